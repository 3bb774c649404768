/**
 * A call of something that is not in the repository, as those take it that know its effect.
 */

import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'
import { WATCH } from './watchers.ts'

/** A call whose result goes to `node`. */
export interface Call {
  readonly flow: ValueFlow
  readonly node: number
  /** Qualified name: `itertools.chain`. */
  readonly name: string
  readonly positional: readonly number[]
  /** The first of `positional`, or -1. */
  readonly first: number
  /** Offset of the arguments in `Program.lists`. */
  readonly list: number
}

export type Effect = (call: Call) => void

/** Table entries for functions with the same effect. */
export function named(give: Effect, ...names: string[]): [string, Effect][] {
  return names.map((name) => [name, give])
}

/** Gives a container that this call alone makes. */
export function ownContainer({ flow, node }: Call): number {
  const own = flow.program.objects.of(VALUE.container, node)
  flow.add(node, own)
  return own
}

/** Calls the value of a node with some arguments. Returns the node of the result. */
export function called(flow: ValueFlow, callee: number, given: readonly number[]): number {
  if (callee < 0) return flow.fresh()
  const call = flow.fresh(OP.CALL, callee, flow.program.list([given.length, ...given, 0]))
  flow.watch(callee, WATCH.operand, call, 0)
  return call
}

/** The receiver of a method call; -1 where the callee is not an attribute. */
export function receiverOf(program: Program, call: number): number {
  const callee = program.kind[call] === OP.CALL ? (program.a[call] as number) : -1
  return callee >= 0 && program.kind[callee] === OP.ATTRIBUTE ? (program.a[callee] as number) : -1
}

/** Gives what the method is called on. */
export function giveReceiver({ flow, node }: Call): void {
  flow.edge(receiverOf(flow.program, node), node)
}

/** The node of a keyword argument, or -1. */
export function keyword(flow: ValueFlow, list: number, wanted: string): number {
  const { lists, strings } = flow.program
  const at = list + 1 + (lists[list] as number)
  for (let k = 0; k < (lists[at] as number); k++)
    if (strings[lists[at + 1 + 2 * k] as number] === wanted) return lists[at + 2 + 2 * k] as number
  return -1
}

/** A new node that is made of another, as its kind says. */
export function derived(flow: ValueFlow, kind: number, from: number): number {
  const value = flow.fresh(kind, from)
  if (from >= 0) flow.watch(from, WATCH.operand, value, 0)
  return value
}
