/**
 * What awaiting an instance gives whose class says so with `__await__`.
 */

import { VALUE } from '../program/objects.ts'
import { OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'

/** Returns false where the object's class has no `__await__`. */
export function giveWhatAwaitReturns(flow: ValueFlow, node: number, object: number): boolean {
  const { program } = flow
  const { objects, types } = program
  if (objects.kind[object] !== VALUE.instance) return false
  const found = program.hierarchy.member(objects.a[object] as number, program.string('__await__'))
  if (!found) return false
  const fn = program.entities(found.binding[1]).find((one) => objects.kind[one] === VALUE.function)
  const annotation = fn === undefined ? -1 : types.variables.aliased(program.fn(objects.a[fn] as number).annotation)
  if (annotation < 0 || program.kind[annotation] !== OP.SUBSCRIPT) return flow.calls.method(node, object, '__await__')
  // The third argument of `Generator[Any, None, T]` is what the generator returns.
  const returned =
    types.containerName(annotation) === 'Generator' ? types.typeArgument(program.b[annotation] as number, 2) : -1
  if (returned >= 0) for (const type of types.variables.on(object, returned) ?? types.of(returned)) flow.add(node, type)
  return true
}
