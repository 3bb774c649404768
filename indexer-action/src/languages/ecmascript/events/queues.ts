/**
 * Queues of Bull and BullMQ in Nest: a class with `@Processor(queue)` has methods that run its jobs, by `@Process(job)` or by the name
 * `process`; who is given the queue by `@InjectQueue(queue)` adds jobs to it.
 */
import { expression } from '../extract/expressions.ts'
import type { Extraction } from '../extract/extraction.ts'
import { K } from '../extract/grammar.ts'
import * as ir from '../ir.ts'
import { written } from './listeners.ts'

const OF_QUEUE = 'queue '
const ADDING: ReadonlySet<string> = new Set(['add', 'addBulk'])

/** A member with decorators, and their values. */
export interface Decorated {
  readonly member: number
  readonly values: readonly number[]
}

/** The first argument of the decorator of that name among these values; 0 where it has none, undefined where there is no such. */
function argumentOf(x: Extraction, values: readonly number[], name: string): number | undefined {
  const { code, strings } = x
  for (const call of values) {
    const callee = code[call] === ir.CALL ? (code[call + 1] as number) : 0
    const meant = callee !== 0 && code[callee] === ir.NAME ? (code[callee + 1] as number) : 0
    if (meant < 0 && strings[~meant] === name) return named(x, x.listed(code[call + 2] as number)[0] ?? 0)
  }
  return undefined
}

/** A key, or the one under `name` in an object of options. */
function named(x: Extraction, value: number): number {
  const { code, strings } = x
  if (code[value] !== ir.SHAPE_VALUE) return value
  const members = x.listed(code[(code[value + 1] as number) + ir.S_MEMBERS] as number)
  const member = members.find((one) => strings[code[one + ir.M_NAME] as number] === 'name')
  return member === undefined ? 0 : (code[member + ir.M_VALUE] as number)
}

/** The values of a class's decorators: they are read again, without leaving uses. */
function valuesOf(x: Extraction, place: number): number[] {
  const values: number[] = []
  for (let at = place + 1; at < (x.tree.after[place] as number); at = x.tree.after[at] as number)
    if (x.kind(at) === K.decorator && /^@(?:Processor|InjectQueue)\(/.test(x.text(at))) {
      const kept = [x.occurrences, x.locals, x.passing].map((list) => ({ list, length: list.length }))
      const call = x.childOf(at, K.call_expression)
      if (call >= 0 && !x.has(x.field(call, 'arguments'), K.object)) values.push(expression(x, call))
      for (const { list, length } of kept) list.length = length
    }
  return values
}

/** Makes the methods of a class known that run jobs. */
export function processes(
  x: Extraction,
  node: number,
  decorated: readonly Decorated[],
  members: readonly number[],
): void {
  const { code, strings } = x
  const parent = x.tree.parent[node] as number
  const places = parent >= 0 && x.kind(parent) === K.export_statement ? [parent, node] : [node]
  const queue = argumentOf(
    x,
    places.flatMap((place) => valuesOf(x, place)),
    'Processor',
  )
  const text = queue ? written(x, queue) : undefined
  if (queue === undefined || text === undefined) return
  const known = x.string(OF_QUEUE + text)
  const runs = (member: number, job: number): void => {
    const entity = x.record(ir.ENTITY, known, 0, 0, 0)
    const keys = x.record(ir.ARRAY, 0, 0, 0, x.list(job === 0 ? [queue] : [queue, job]))
    x.declare(
      entity,
      ir.VARIABLE,
      code[member + ir.M_DEFINITION] as number,
      0,
      code[member + ir.M_VALUE] as number,
      keys,
    )
    x.globals.push(known, entity)
  }
  let isTold = false
  for (const { member, values } of decorated) {
    const job = argumentOf(x, values, 'Process')
    if (job === undefined) continue
    isTold = true
    runs(member, job)
  }
  const host = members.find((one) => strings[code[one + ir.M_NAME] as number] === 'process')
  if (!isTold && host !== undefined) runs(host, 0)
}

/** Remembers the queue that a parameter of a constructor, or a field, is given. */
export function injects(
  x: Extraction,
  node: number,
  name: string,
  values: readonly number[] = valuesOf(x, node),
): void {
  const queue = argumentOf(x, values, 'InjectQueue')
  if (queue && x.classFrame) x.queues.set(`${x.classFrame.shape} ${name}`, queue)
}

/** Notes a call that adds jobs to a queue: `this.queue.add(job, …)`. */
export function enqueues(x: Extraction, property: number, target: number, args: number): void {
  const { code, strings } = x
  if (x.queues.size === 0 || args === 0 || property < 0 || code[target] !== ir.MEMBER || !x.classFrame) return
  const name = strings[code[target + 2] as number] as string
  const of = code[target + 1] as number
  if (!ADDING.has(name) || code[of] !== ir.MEMBER || code[code[of + 1] as number] !== ir.THIS) return
  const queue = x.queues.get(`${x.classFrame.shape} ${strings[code[of + 2] as number]}`)
  const text = queue === undefined ? undefined : written(x, queue)
  if (queue === undefined || text === undefined) return
  const job = name === 'add' ? (code[args + 1] as number) : 0
  x.occurrence(property, ir.READ, x.emit(ir.ENQUEUED, x.string(OF_QUEUE + text), queue, job))
}
