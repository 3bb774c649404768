/**
 * Arguments that functions of the standard library call themselves, before they return or while what they give is read.
 */

import { VALUE } from '../program/objects.ts'
import type { ValueFlow } from './flow.ts'
import { type Call, called, type Effect, keyword, named } from './outside-call.ts'

/** Which arguments are called: the keyword's name, and the positions where they may stand as well (all: every one). */
interface Called {
  keyword?: string
  at: readonly number[] | 'all'
}

const KEY: Called = { keyword: 'key', at: [] }
const FIRST: Called = { at: [0] }
const ON_PATTERN: Called = { keyword: 'repl', at: [0] }
const OF_MODULE: Called = { keyword: 'repl', at: [1] }

const CALLED: ReadonlyMap<string, Called> = new Map<string, Called>([
  ...(['map', 'filter', 'functools.reduce', 'reduce'] as const).map((name) => [name, { at: 'all' }] as const),
  ...(['sorted', 'min', 'max', 'list.sort', 'bisect.bisect', 'bisect.insort'] as const).map(
    (name) => [name, KEY] as const,
  ),
  ...(['heapq.nlargest', 'heapq.nsmallest'] as const).map((name) => [name, { keyword: 'key', at: [2] }] as const),
  ['itertools.groupby', { keyword: 'key', at: [1] }],
  ['itertools.accumulate', { keyword: 'func', at: [1] }],
  ...(['starmap', 'takewhile', 'dropwhile', 'filterfalse'] as const).map(
    (name) => [`itertools.${name}`, FIRST] as const,
  ),
  ...(['re.sub', 're.subn'] as const).map((name) => [name, OF_MODULE] as const),
  // What `re.compile` gives is only known to come from the standard library.
  ...(['re.Pattern.sub', 're.Pattern.subn', 'sub', 'subn'] as const).map((name) => [name, ON_PATTERN] as const),
])

/** Nodes of the arguments that a call with these arguments calls, where its callee is this object. */
export function calledArguments(flow: ValueFlow, callee: number, list: number): readonly number[] {
  const { objects, lists, strings } = flow.program
  const isSort = objects.kind[callee] === VALUE.containerMethod && strings[objects.b[callee] as number] === 'sort'
  const outside = objects.outside(callee)
  const how = isSort ? KEY : outside?.package === 'std:python' ? CALLED.get(outside.name) : undefined
  if (!how) return NONE
  const positional = Array.from(lists.subarray(list + 1, list + 1 + (lists[list] as number)))
  const found = how.at === 'all' ? positional : how.at.map((at) => positional[at] ?? -1)
  if (how.keyword !== undefined) found.push(keyword(flow, list, how.keyword))
  return found.filter((node) => node >= 0)
}

/** `re.sub(pattern, replace, text)`: a function that replaces is given the match. */
function giveReplaced({ flow, node, name, positional, list }: Call): void {
  const { objects } = flow.program
  flow.add(node, objects.external('std:python', '', true))
  const replace = positional[CALLED.get(name) === OF_MODULE ? 1 : 0] ?? keyword(flow, list, 'repl')
  if (replace < 0) return
  const match = flow.fresh()
  flow.add(match, objects.external('std:python', 're.Match', true))
  called(flow, replace, [match])
}

/** Effects by qualified name. */
export const REPLACEMENTS: readonly (readonly [string, Effect])[] = named(
  giveReplaced,
  ...[...CALLED].flatMap(([name, how]) => (how.keyword === 'repl' ? [name] : [])),
)

const NONE: readonly number[] = []
