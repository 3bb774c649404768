/**
 * What decorators of task queues add to a function: attributes that have a worker run it later (`settle.delay(order)`).
 */

import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { ARGUMENT, OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'
import { keyword } from './outside-call.ts'

/** How the arguments of the function are given: as those of the call, or as a sequence and a mapping among them. */
const QUEUES: ReadonlyMap<string, 'own' | 'apart'> = new Map([
  // Celery's; RQ has `delay`, too
  ...(['delay', 's', 'si'] as const).map((name) => [name, 'own'] as const),
  ...(['apply_async', 'apply', 'signature', 'subtask', 'retry'] as const).map((name) => [name, 'apart'] as const),
  // Dramatiq's
  ...(['send', 'message'] as const).map((name) => [name, 'own'] as const),
  ...(['send_with_options', 'message_with_options'] as const).map((name) => [name, 'apart'] as const),
  // those of Prefect, Taskiq, Procrastinate, Modal and Ray
  ...(['submit', 'kiq', 'defer', 'defer_async', 'remote', 'spawn'] as const).map((name) => [name, 'own'] as const),
])

/** What makes a function one that a worker runs. */
const TASK = /^(?:\w+\.)*(?:\w*task|actor|job|flow|function|remote)\b/

/** The value of an attribute that sends a function to a queue; undefined for other functions and attributes. */
export function queuedBy(program: Program, fn: number, name: number): number | undefined {
  if (!QUEUES.has(program.strings[name] as string)) return undefined
  return annotationsOf(program, fn).some((text) => TASK.test(text))
    ? program.objects.of(VALUE.queued, fn, name)
    : undefined
}

/** Lets what a function is sent with flow into its parameters. What sending gives is the queue's. */
export function callQueued(flow: ValueFlow, queued: number, list: number): void {
  const { program } = flow
  const { objects } = program
  const fn = objects.a[queued] as number
  const own = QUEUES.get(program.strings[objects.b[queued] as number] as string) === 'own'
  // A bound task is given itself first.
  const isBound = annotationsOf(program, fn).some((text) => /\bbind\s*=\s*True\b/.test(text))
  const given = isBound ? [flow.fresh()] : []
  flow.calls.link(flow.fresh(), fn, -1, own ? list : apart(flow, list), given)
}

/** The list of the arguments that a call has in its own `args` and `kwargs`, where these are written out. */
function apart(flow: ValueFlow, list: number): number {
  const { program } = flow
  const [first = -1, second = -1] = program.positional(list)
  const sequence = written(program, keyword(flow, list, 'args'), first)
  const mapping = written(program, keyword(flow, list, 'kwargs'), second)
  const positional: number[] = []
  if (program.kind[sequence] === OP.LIST || program.kind[sequence] === OP.TUPLE) {
    const at = program.a[sequence] as number
    positional.push(...program.lists.subarray(at + 1, at + 1 + (program.lists[at] as number)))
  } else if (sequence >= 0) positional.push(ARGUMENT.spread - sequence)
  const named: number[] = []
  if (program.kind[mapping] === OP.DICT) {
    const at = program.a[mapping] as number
    for (let nth = 0; nth < (program.lists[at] as number); nth++) {
      const key = program.lists[at + 1 + 2 * nth] as number
      if (key >= 0 && program.kind[key] === OP.TEXT && (program.a[key] as number) >= 0)
        named.push(program.a[key] as number, program.lists[at + 2 + 2 * nth] as number)
    }
  }
  return program.list([positional.length, ...positional, named.length / 2, ...named])
}

const written = (program: Program, named: number, placed: number): number => {
  const node = named >= 0 ? named : placed
  return node < 0 ? -1 : program.origin(node)
}

function annotationsOf(program: Program, fn: number): readonly string[] {
  const { file, symbol } = program.fn(fn)
  return program.file(file).symbols[symbol]?.annotations ?? []
}
