/** Test runners and what stands in for things in tests: rows of tables, mocks, and modules behind mocks. */

import { type Type, UNKNOWN } from '../types/types.ts'
import { as, type Call, each, first, given, held, known, type Library, promised, takes } from './library.ts'

/** What a test is called that runs once for each row of a table. */
export const EACH = 'each()'

/** A function that stands for another one. */
const mockOf = (call: Call, of: Type): Type =>
  of.kind === 'function' || of.kind === 'overloads' ? call.made('Mock', of) : UNKNOWN
const implementing = as('Implementing')
const itself = (call: Call): Type => call.made('Mock', call.held)

/** Types with the members of what stands behind the mock. */
const SAME_MEMBERS = [
  ...['Mocked', 'MockedObject', 'MockedObjectDeep', 'DeepMocked', 'MockProxy', 'DeepMockProxy'],
  ...['SinonStubbedInstance', 'StubbedInstance', 'SpyOf'],
]

/** jest-mock-extended, vitest-mock-extended, createMock, Sinon and ts-mockito. */
export const STAND_INS: Library = {
  types: each(SAME_MEMBERS, first),
  functions: {
    mock: (call) => known(call.written, call.instanceOf(call.argument(0))),
    mockDeep: (call) => call.written,
    createMock: (call) => call.written,
    createStubInstance: (call) => call.instanceOf(call.argument(0)),
    spy: (call) => call.argument(0),
    instance: (call) => call.argument(0),
  },
}

export const TEST_RUNNERS: Library = {
  types: each(SAME_MEMBERS, first),
  functions: {
    each: (call) => call.made(EACH, call.elementOf(call.argument(0))),
    // `vi.importActual<typeof import('./form')>('./form')`
    importActual: (call) => promised(call.written),
    requireActual: (call) => call.written,
    fn: (call) => mockOf(call, given(call)),
    hoisted: (call) => call.resultOf(0),
    mocked: (call) => call.argument(0),
    Mock: (call) => call.returned(call.held),
    Implementing: itself,
    Returning: itself,
    Original: (call) => known(promised(call.written), call.held),
  },
  contexts: {
    // `vi.mock(import('./form'), async (importOriginal) => …)`
    mock: (call, position) => {
      const module = call.argument(0)
      const original = module.kind === 'standard' ? module : UNKNOWN
      return position === 1 ? takes(call.made('Original', original)) : UNKNOWN
    },
    Implementing: (call, position) => (position === 0 ? call.held : UNKNOWN),
    Returning: (call, position) => (position === 0 ? call.returned(call.held) : UNKNOWN),
  },
  members: {
    Mock: {
      mockImplementation: implementing,
      mockImplementationOnce: implementing,
      mockReturnValue: as('Returning'),
      mockReturnValueOnce: as('Returning'),
      mockReset: implementing,
      mockClear: implementing,
    },
  },
}

/** The test runner whose macros say what else its `test` takes: `test('title', macro, …)`. */
export const AVA = 'npm:ava'

/** `t.throws<T>(…)`, `t.throws(…, { instanceOf: T })`: the error that was expected. */
const expectedError = (call: Call): Type =>
  known(call.written, call.instanceOf(call.member(call.argument(1), 'instanceOf')))
export const AVA_TESTS: Library = {
  types: { Macro: held },
  members: {
    // A macro is given what its test is given, and then what the test passes to it.
    Macro: { exec: ([given]) => (given?.kind === 'tuple' ? takes(UNKNOWN, ...given.items) : UNKNOWN) },
  },
  functions: {
    throws: expectedError,
    throwsAsync: (call) => promised(expectedError(call)),
  },
}
