/**
 * Signals of Django and Blinker: sending one calls the functions that are connected to it. A signal is the call that makes it, and what is
 * connected to it is kept as its elements.
 */
import type { ValueFlow } from '../flow/flow.ts'
import { called, keyword } from '../flow/outside-call.ts'
import { WATCH } from '../flow/watchers.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'

const MAKES =
  /^(?:django\.(?:core\.)?dispatch\.(?:dispatcher\.)?(?:Modified)?Signal|blinker\.(?:base\.)?(?:Named)?Signal)$/
const SENDS = /^a?send(?:_robust|_async)?$/

/** The signal that a call of something outside makes; undefined for calls of anything else. */
export function madeSignal({ objects }: Program, call: number, callee: number): number | undefined {
  return MAKES.test(objects.outside(callee)?.name ?? '') ? objects.of(VALUE.signal, call, callee) : undefined
}

/** What an attribute of a signal holds: something that connects or sends it, or a member of its class, which is outside. */
export function memberOfSignal(program: Program, signal: number, name: number): number {
  const { objects } = program
  const text = program.strings[name] as string
  if (text === 'connect' || SENDS.test(text)) return objects.of(VALUE.signalMethod, signal, name)
  return program.modules.outsideMember(objects.b[signal] as number, name)
}

/** The node of what is connected to the signal that a method sends; undefined for other methods. */
export function listenersOf(flow: ValueFlow, method: number): number | undefined {
  const { objects, strings } = flow.program
  if (!SENDS.test(strings[objects.b[method] as number] as string)) return undefined
  return flow.containers.of(objects.a[method] as number).rest
}

/** Calls a method of a signal. */
export function callSignal(flow: ValueFlow, method: number, list: number): void {
  const { program } = flow
  const { objects } = program
  const listeners = listenersOf(flow, method)
  if (listeners !== undefined) {
    const call = flow.fresh(OP.CALL, listeners, list)
    flow.watch(listeners, WATCH.operand, call, 0)
    return
  }
  const [first = keyword(flow, list, 'receiver')] = program.positional(list)
  flow.edge(first, flow.containers.of(objects.a[method] as number).rest)
}

/** `@receiver(updated)`, `@receiver([updated, removed])`: connects a function to the signals that the arguments name. */
export function connect(flow: ValueFlow, listener: number, list: number): void {
  const { program } = flow
  const [first = -1] = program.positional(list)
  if (first < 0) return
  const from = program.origin(first)
  const isList = program.kind[from] === OP.LIST || program.kind[from] === OP.TUPLE
  for (const signal of isList ? program.positional(program.a[from] as number) : [first]) {
    const method = flow.fresh()
    flow.watchAttribute(signal, program.string('connect'), method)
    called(flow, method, [listener])
  }
}
