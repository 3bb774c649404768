/**
 * Values annotated as a `Callable`, alone or as elements of a container: what a call of them gives, and what the functions that
 * flow in are called with.
 */

import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'
import { WATCH } from './watchers.ts'

/**
 * A value annotated as a `Callable` returns what the annotation says, and functions that flow in are called with arguments of the
 * annotated types. The same holds for the elements of a container of such values. Returns whether it is annotated so: that says what
 * the functions are called with, and only the values that flow in which functions they are. `display`: the expression that is
 * assigned, or -1.
 */
export function startCallables(flow: ValueFlow, node: number, annotation: number, display = -1): boolean {
  const { types } = flow.program
  const inner = types.element(annotation)
  const holds = inner >= 0 && types.callables(inner).length > 0
  const called = holds ? flow.fresh() : node
  if (holds) flow.watchValues(node, called)
  const callables = types.callables(holds ? inner : annotation)
  for (const callable of callables) {
    flow.add(called, callable)
    callWithAnnotated(flow, callable, [called])
    // Elements that are written down are called one by one: there can be more than a node's set has room for.
    if (holds) callWithAnnotated(flow, callable, itemsOf(flow.program, display))
  }
  // A parameter that takes a container of anything is a helper's: it would mix what all of its callers give.
  return (
    types.leavesElements(annotation, flow.program.kind[node] !== OP.PARAMETER) ||
    (callables.length > 0 && !saysClasses(flow.program, types.of(annotation)))
  )
}

/** `type[Task] | Callable[[], Task]`: which classes are called the annotation says, better than whatever flows in. */
export const saysClasses = ({ objects }: Program, types: readonly number[]): boolean =>
  types.some((type) => objects.kind[type] === VALUE.class)

/** Calls the values of nodes with arguments of the types that a `Callable` lists. */
function callWithAnnotated(flow: ValueFlow, callable: number, nodes: readonly number[]): void {
  const { program } = flow
  if (nodes.length === 0) return
  const given = program.types.parametersOf(program.objects.a[callable] as number).map((types) => {
    const argument = flow.fresh()
    for (const type of types) flow.add(argument, type)
    return argument
  })
  if (given.length === 0) return
  const list = program.list([given.length, ...given, 0])
  for (const node of nodes) flow.watch(node, WATCH.operand, flow.fresh(OP.CALL, node, list), 0)
}

/** The elements that a display writes down, of a dictionary its values; empty for other expressions. */
function itemsOf({ kind, a, lists }: Program, display: number): readonly number[] {
  if (display < 0) return []
  const list = a[display] as number
  switch (kind[display]) {
    case OP.LIST:
    case OP.TUPLE:
    case OP.SET:
      return [...lists.subarray(list + 1, list + 1 + (lists[list] as number))].filter((item) => item >= 0)
    case OP.DICT:
      return Array.from({ length: lists[list] as number }, (_, at) => lists[list + 2 + 2 * at] as number)
    default:
      return []
  }
}
