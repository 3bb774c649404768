/**
 * Calls of functions that iterate over their arguments, or call a function with the elements of one.
 */

import { VALUE } from '../program/objects.ts'
import type { ValueFlow } from './flow.ts'
import { type Call, called, type Effect, keyword, named, ownContainer } from './outside-call.ts'

/** Effects by qualified name. */
export const ITERATIONS: readonly (readonly [string, Effect])[] = [
  ...named(giveList, 'list', 'tuple', 'set', 'frozenset', 'sorted', 'reversed', 'iter', 'asyncio.as_completed'),
  ...named(giveList, 'itertools.cycle', 'itertools.islice', 'collections.deque', 'weakref.WeakSet'),
  ...named(giveList, 'concurrent.futures.as_completed', 'itertools.compress'),
  ...named(giveList, 'random.sample', 'random.choices'),
  ...named(giveChain, 'itertools.chain', 'collections.ChainMap', 'heapq.merge'),
  ...named(giveFlat, 'itertools.chain.from_iterable'),
  ...named(givePairs, 'enumerate', 'zip', 'itertools.zip_longest', 'itertools.product'),
  ...named(giveCombinations, 'itertools.combinations', 'itertools.permutations', 'itertools.pairwise'),
  ...named(giveCombinations, 'itertools.combinations_with_replacement', 'itertools.batched'),
  ...named(giveGroups, 'itertools.groupby'),
  ...named(giveRepeated, 'itertools.repeat'),
  ...named(giveMapped, 'map', 'concurrent.futures.Executor.map'),
  ...named(giveMapped, 'concurrent.futures.ThreadPoolExecutor.map', 'concurrent.futures.ProcessPoolExecutor.map'),
  ...named(giveFiltered, 'filter', 'itertools.filterfalse', 'itertools.takewhile', 'itertools.dropwhile'),
  ...named(giveReduced, 'functools.reduce', 'reduce'),
  ...named(giveElement, 'next', 'anext', 'random.choice', 'heapq.heappop', 'statistics.mode'),
  ...named(giveLargest, 'heapq.nlargest', 'heapq.nsmallest'),
  ...named(giveExtreme, 'min', 'max'),
  ...named(giveSum, 'sum'),
  ...named(giveCopies, 'itertools.tee'),
]

function giveList(call: Call): void {
  const { flow, name, first, list } = call
  const own = ownContainer(call)
  if (first >= 0) flow.watchElements(first, flow.containers.of(own).rest)
  if (name === 'sorted') flow.watchCallback(keyword(flow, list, 'key'), flow.fresh(), flow.containers.of(own).rest)
}

function giveChain(call: Call): void {
  const { flow, name, positional } = call
  const own = ownContainer(call)
  const { rest } = flow.containers.of(own)
  for (const argument of positional)
    if (name.endsWith('ChainMap')) flow.watchValues(argument, rest)
    else flow.watchElements(argument, rest)
}

/** `nlargest(3, items, key=score)` */
function giveLargest(call: Call): void {
  const { flow, positional, list } = call
  const { rest } = flow.containers.of(ownContainer(call))
  if (positional[1] === undefined) return
  flow.watchElements(positional[1], rest)
  flow.watchCallback(positional[2] ?? keyword(flow, list, 'key'), flow.fresh(), rest)
}

function giveFlat(call: Call): void {
  const { flow, first } = call
  const inner = flow.fresh()
  flow.watchElements(first, inner)
  flow.watchElements(inner, flow.containers.of(ownContainer(call)).rest)
}

/** The pairs are one container, shared by all iterations. */
function givePairs(call: Call): void {
  const { flow, name, positional } = call
  const { objects } = flow.program
  const own = ownContainer(call)
  const pair = flow.fresh()
  const pairs = objects.of(VALUE.container, pair)
  flow.add(flow.containers.of(own).rest, pairs)
  positional.forEach((argument, at) => {
    const place = name === 'enumerate' ? 1 : at
    if (name !== 'enumerate' || at === 0)
      flow.watchElements(argument, flow.containers.keyed(pairs, objects.of(VALUE.integer, place)))
  })
}

/** Tuples of elements of the first argument. */
function giveCombinations(call: Call): void {
  const { flow, first } = call
  const tuple = flow.containers.own(flow.fresh())
  flow.add(flow.containers.of(ownContainer(call)).rest, tuple)
  flow.watchElements(first, flow.containers.of(tuple).rest)
}

/** Pairs of a key and the elements that have it. */
function giveGroups(call: Call): void {
  const { flow, positional, first, list } = call
  const { objects } = flow.program
  const pair = flow.containers.own(flow.fresh())
  const group = flow.containers.own(flow.fresh())
  const elements = flow.containers.of(group).rest
  const key = flow.containers.keyed(pair, objects.of(VALUE.integer, 0))
  flow.add(flow.containers.of(ownContainer(call)).rest, pair)
  flow.add(flow.containers.keyed(pair, objects.of(VALUE.integer, 1)), group)
  flow.watchElements(first, elements)
  flow.watchCallback(positional[1] ?? keyword(flow, list, 'key'), key, elements)
}

function giveRepeated(call: Call): void {
  const { flow, first } = call
  const { rest } = flow.containers.of(ownContainer(call))
  flow.edge(first, rest)
}

function giveMapped(call: Call): void {
  const { flow, first, positional } = call
  const { rest } = flow.containers.of(ownContainer(call))
  const others = positional.slice(1)
  flow.edge(
    called(
      flow,
      first,
      others.map((argument) => elementOf(flow, argument)),
    ),
    rest,
  )
  // `map(items, call)` is an error of its author's, and still says what is to be called.
  for (const argument of others) flow.watchCallback(argument, rest, elementOf(flow, first))
}

function giveFiltered(call: Call): void {
  const { flow, first, positional } = call
  const { rest } = flow.containers.of(ownContainer(call))
  if (positional[1] === undefined) return
  const element = elementOf(flow, positional[1])
  flow.watchCallback(first, flow.fresh(), element)
  flow.edge(element, rest)
}

/** `reduce(combine, items, start)`: the first argument of `combine` is what it gave before. */
function giveReduced({ flow, node, positional, first }: Call): void {
  const [, items, start] = positional
  if (items === undefined) return
  const element = elementOf(flow, items)
  const sum = flow.fresh()
  if (start !== undefined) flow.edge(start, sum)
  flow.edge(element, sum)
  flow.edge(called(flow, first, [sum, element]), sum)
  flow.edge(sum, node)
}

function elementOf(flow: ValueFlow, from: number): number {
  const element = flow.fresh()
  flow.watchElements(from, element)
  return element
}

function giveElement({ flow, node, first }: Call): void {
  if (first >= 0) flow.watchElements(first, node)
}

/** `sum(items, start)`: what adding two of them gives is taken to be like them. */
function giveSum({ flow, node, positional, first }: Call): void {
  flow.watchElements(first, node)
  flow.edge(positional[1] ?? -1, node)
}

/** Iterators over the same elements. */
function giveCopies(call: Call): void {
  const { flow, first } = call
  const one = flow.containers.own(flow.fresh())
  flow.watchElements(first, flow.containers.of(one).rest)
  flow.add(flow.containers.of(ownContainer(call)).rest, one)
}

/** One of the elements of the only argument, or one of the arguments. */
function giveExtreme({ flow, node, positional, list }: Call): void {
  for (const spread of flow.program.spread(list)) flow.watchElements(spread, node)
  for (const argument of positional) {
    if (argument < 0) continue
    if (positional.length === 1) flow.watchElements(argument, node)
    else flow.edge(argument, node)
  }
  flow.watchCallback(keyword(flow, list, 'key'), flow.fresh(), node)
}
