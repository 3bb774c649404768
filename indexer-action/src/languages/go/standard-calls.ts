/** Results of the generic functions of the standard library whose type decides what a later name is. */
import { elementOf, keyOf } from './members.ts'
import { range } from './ranges.ts'
import * as t from './types.ts'

type Shape = (args: t.Type[], types: t.Type[]) => t.Type | undefined

const first: Shape = (args) => args[0]
const given = (args: t.Type[]): t.Type => args[0] ?? t.unknown
const element: Shape = (args) => elementOf(given(args))
const seq = (...args: t.Type[]): t.Type => ({
  kind: t.EXTERNAL,
  path: 'iter',
  name: args.length === 1 ? 'Seq' : 'Seq2',
  args,
})
const list = (of: t.Type): t.Type => ({ kind: t.LIST, element: of })
const collected: Shape = (args) => list(range(given(args), 0))
const numbered: Shape = (args) => seq(t.basic('int'), elementOf(given(args)))

/** A function that gives the next values and whether there were any, and one that stops it. */
const pull = (...values: t.Type[]): t.Type => ({
  kind: t.TUPLE,
  types: [fn(...values, t.basic('bool')), fn()],
})
const fn = (...results: t.Type[]): t.Type => ({
  kind: t.FUNCTION,
  parameters: [],
  results,
  variadic: false,
  typeParameters: [],
})

const shapes = (pack: string, names: string, shape: Shape): [string, Shape][] =>
  names.split(' ').map((name) => [`${pack}.${name}`, shape])

export const standardCalls: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...shapes('slices', 'Clone Clip Compact CompactFunc Concat Delete DeleteFunc Grow Insert Repeat Replace', first),
  ...shapes('slices', 'Max MaxFunc Min MinFunc', element),
  ...shapes('slices', 'Collect Sorted SortedFunc SortedStableFunc', collected),
  ...shapes('slices', 'AppendSeq', first),
  ...shapes('slices', 'All Backward', numbered),
  ...shapes('slices', 'Values', (args) => seq(elementOf(given(args)))),
  ...shapes('slices', 'Chunk', (args) => seq(given(args))),
  ...shapes('maps', 'Clone', first),
  ...shapes('maps', 'Keys', (args) => seq(keyOf(given(args)))),
  ...shapes('maps', 'Values', (args) => seq(elementOf(given(args)))),
  ...shapes('maps', 'All', (args) => seq(keyOf(given(args)), elementOf(given(args)))),
  ...shapes('maps', 'Collect', (args) => ({
    kind: t.MAP,
    key: range(given(args), 0),
    element: range(given(args), 1),
  })),
  ...shapes('iter', 'Pull', (args) => pull(range(given(args), 0))),
  ...shapes('iter', 'Pull2', (args) => pull(range(given(args), 0), range(given(args), 1))),
  ...shapes('cmp', 'Or', first),
  ...shapes('sync', 'OnceValue OnceValues', first),
  ...shapes('context', 'WithValue', () => undefined),
])

/** Methods of generic standard types: what they give, by the type's arguments. */
export const standardMethods: ReadonlyMap<string, (types: t.Type[]) => t.Type | undefined> = new Map(
  ['Load', 'Swap'].map((name) => [
    `sync/atomic.Pointer.${name}`,
    (types: t.Type[]) => types[0] && { kind: t.POINTER, element: types[0] },
  ]),
)
