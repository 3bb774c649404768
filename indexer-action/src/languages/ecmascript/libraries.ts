/**
 * Return types of well-known functions of packages, where these hand on a type of the repository: React's hooks and
 * component wrappers, and the helpers with which tests run hooks.
 */
import { typeOfAnnotation } from './annotations.ts'
import { callReturn } from './calls.ts'
import type { SourceUnit } from './program.ts'
import { standard, type Type, UNKNOWN } from './types.ts'
import { typeOf } from './values.ts'
import type { World } from './world.ts'

interface Call {
  /** The first type argument, or unknown. */
  readonly written: Type
  readonly argument: (at: number) => Type
  readonly resultOf: (at: number) => Type
}

const known = (...types: Type[]): Type => types.find((type) => type.kind !== 'unknown') ?? UNKNOWN
const any = (value: Type): Type => (value.kind === 'unknown' ? UNKNOWN : { kind: 'dictionary', value })
const context = (value: Type): Type => (value.kind === 'unknown' ? UNKNOWN : standard('Context', value))

/** The initial state is given as a value, or as a function that returns it. */
const state = (call: Call): Type => {
  const given = call.argument(0)
  return known(call.written, given.kind === 'function' ? call.resultOf(0) : given)
}
const pair = (first: Type): Type => (first.kind === 'unknown' ? UNKNOWN : { kind: 'tuple', items: [first, UNKNOWN] })

const HOOKS: Record<string, (call: Call) => Type> = {
  useState: (call) => pair(state(call)),
  useReducer: (call) => pair(known(call.argument(1), call.resultOf(0))),
  useRef: (call) => any(known(call.written, call.argument(0))),
  createRef: (call) => any(call.written),
  useMemo: (call) => known(call.written, call.resultOf(0)),
  useCallback: (call) => call.argument(0),
  useDeferredValue: (call) => call.argument(0),
  createContext: (call) => context(known(call.written, call.argument(0))),
  useContext: (call) => {
    const given = call.argument(0)
    return given.kind === 'standard' && given.name === 'Context' ? (given.parameters[0] ?? UNKNOWN) : UNKNOWN
  },
  memo: (call) => call.argument(0),
  forwardRef: (call) => call.argument(0),
}
const PACKAGES: Record<string, Record<string, (call: Call) => Type>> = {
  'npm:react': HOOKS,
  'npm:preact': HOOKS,
  // `renderHook(() => useForm()).result.current`
  'npm:@testing-library/react': { renderHook: (call) => any(any(call.resultOf(0))) },
  'npm:@testing-library/react-hooks': { renderHook: (call) => any(any(call.resultOf(0))) },
}

/** Members of a package's classes that have the type of a type argument: their names, in the order of the arguments. */
const MEMBERS: Record<string, readonly string[]> = { Component: ['props', 'state'], PureComponent: ['props', 'state'] }

/** The type of a member that a class of the repository inherits from a package's class, if a type argument determines it. */
export function libraryMember(type: Extract<Type, { kind: 'external' }>, name: string): Type | undefined {
  if (!type.parameters || PACKAGES[type.package] !== HOOKS) return undefined
  const of = MEMBERS[type.name.slice(type.name.lastIndexOf('.') + 1)]
  return type.parameters[of?.indexOf(name) ?? -1]
}

/** The return type of a call; undefined if nothing better is known than the function's name. */
export function libraryReturn(
  w: World,
  callee: { package: string; name: string },
  unit: SourceUnit,
  call: number,
): Type | undefined {
  const functions = PACKAGES[callee.package]
  const name = callee.name.slice(callee.name.lastIndexOf('.') + 1)
  if (!functions || call === 0 || !Object.hasOwn(functions, name)) return undefined
  const types = unit.list(unit.at(call + 3))
  const values = unit.list(unit.at(call + 2))
  const argument = (at: number): Type => (values[at] === undefined ? UNKNOWN : typeOf(w, unit, values[at]))
  const found = functions[name]?.({
    written: types[0] === undefined ? UNKNOWN : typeOfAnnotation(w, unit, types[0]),
    argument,
    resultOf: (at) => callReturn(w, argument(at), unit, 0),
  })
  return found && found.kind !== 'unknown' && found.kind !== 'primitive' ? found : undefined
}
