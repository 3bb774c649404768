/** What Go declares before any package: types and functions that need no import. */
import { BUILTIN, type Builtin, basic, EXTERNAL, type External, INTERFACE, TYPE, type Type } from './types.ts'

const TYPES =
  'bool byte complex64 complex128 float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr'.split(
    ' ',
  )
const FUNCTIONS =
  'append cap clear close complex copy delete imag len make max min new panic print println real recover'.split(' ')

/** `error` has a method, so it is an external type; the others have none. */
const ERROR: External = { kind: EXTERNAL, path: '', name: 'error' }
const ANY: Type = { kind: INTERFACE, methods: [], embedded: [] }

export const universe: ReadonlyMap<string, Type> = new Map<string, Type>([
  ...TYPES.map((name) => [name, { kind: TYPE, type: basic(alias(name)) }] as [string, Type]),
  ...FUNCTIONS.map((name) => [name, { kind: BUILTIN, name } satisfies Builtin] as [string, Type]),
  ['error', ERROR],
  ['any', { kind: TYPE, type: ANY }],
  ['comparable', { kind: TYPE, type: ANY }],
  ['true', basic('bool')],
  ['false', basic('bool')],
  ['nil', basic('nil')],
  ['iota', basic('int')],
])

function alias(name: string): string {
  return name === 'byte' ? 'uint8' : name === 'rune' ? 'int32' : name
}
