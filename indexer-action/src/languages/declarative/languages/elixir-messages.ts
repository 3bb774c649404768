/**
 * What is sent to a process, and the function that answers it: `GenServer.call(server, :refresh)` leads to `handle_call`, `send(self(), :tick)`
 * to `handle_info`, `JS.push("save")` to `handle_event`. Where the process is not named, it is the module's own if that has a clause for
 * the message.
 */
import type { Syntax } from '../syntax.ts'
import { argumentsOf, targetOf } from './elixir-calls.ts'

interface Sending {
  handler: string
  /** Arguments of the handler. */
  takes: number
  /** The module that is sent to; without one it is the one that sends. */
  server?: number
}

const HANDLERS: ReadonlyMap<string, readonly [handler: string, takes: number]> = new Map([
  ['GenServer.call', ['handle_call', 3]],
  ['GenServer.cast', ['handle_cast', 2]],
  ['send', ['handle_info', 2]],
  ['Process.send', ['handle_info', 2]],
  ['Process.send_after', ['handle_info', 2]],
  ['JS.push', ['handle_event', 3]],
])

/** Of an atom or a text that tells what is sent. */
export function sentBy(t: Syntax, tag: number): Sending | undefined {
  const around = t.parent(tag)
  const message = around !== undefined && t.type(around) === 'tuple' && t.named(around)[0] === tag ? around : tag
  const list = t.parent(message)
  const call = list === undefined || t.type(list) !== 'arguments' ? undefined : t.parent(list)
  if (call === undefined) return undefined
  const target = t.field(call, 'target')
  const handled = target === undefined ? undefined : HANDLERS.get(t.text(target))
  if (!handled) return undefined
  const [handler, takes] = handled
  const args = argumentsOf(t, call)
  const at = args.indexOf(message)
  if (handler === 'handle_event')
    return at <= 1 && t.type(tag) === 'string' && answers(t, tag, handler, t.text(tag)) ? { handler, takes } : undefined
  // The process may be piped in.
  const server = at === 1 ? args[0] : undefined
  if (at > 1 || (at === 0 && !isPiped(t, call)) || t.type(tag) !== 'atom') return undefined
  const named = server === undefined ? '' : t.text(server)
  if (server !== undefined && t.type(server) === 'alias') return { handler, takes, server }
  if (handler === 'handle_info' && named !== 'self()' && named !== '__MODULE__') return undefined
  return answers(t, tag, handler, t.text(tag)) ? { handler, takes } : undefined
}

/** Whether the module around a node has a clause of the handler for what is written that way. */
export const answers = (t: Syntax, node: number, handler: string, tag: string): boolean =>
  moduleAround(t, node)?.clauses.has(`${handler} ${tag}`) ?? false

interface Module {
  /** Handlers of its clauses, with what each is for. */
  readonly clauses: ReadonlySet<string>
  readonly isWorker: boolean
}

/** What was read of modules and functions, by their nodes. */
const modules = new WeakMap<object, Map<number, Module>>()
const inserting = new WeakMap<object, Map<number, boolean>>()

function remembered<T>(known: WeakMap<object, Map<number, T>>, t: Syntax, node: number, read: () => T): T {
  const ofTree = known.get(t.tree) ?? new Map<number, T>()
  known.set(t.tree, ofTree)
  const found = ofTree.get(node) ?? read()
  ofTree.set(node, found)
  return found
}

function moduleAround(t: Syntax, node: number): Module | undefined {
  let at = t.parent(node)
  while (at !== undefined && targetOf(t, at) !== 'defmodule') at = t.parent(at)
  const body = at === undefined ? undefined : t.first(at, 'do_block')
  if (body === undefined) return undefined
  return remembered(modules, t, body, () => {
    const parts = t.named(body)
    return { clauses: new Set(parts.flatMap((one) => clauseOf(t, one) ?? [])), isWorker: parts.some(isWorker(t)) }
  })
}

const isWorker = (t: Syntax) => (one: number) =>
  targetOf(t, one) === 'use' && /^use[ (]\s*(?:\w+\.)*Worker\b/.test(t.text(one))

/** `handle_cast :put` of `def handle_cast({:put, key} = message, state)`. */
function clauseOf(t: Syntax, node: number): string | undefined {
  if (targetOf(t, node) !== 'def') return undefined
  const [first] = argumentsOf(t, node)
  const head = first !== undefined && t.type(first) === 'binary_operator' ? t.field(first, 'left') : first
  const handler = head === undefined ? '' : targetOf(t, head)
  const pattern = head === undefined || !handler.startsWith('handle_') ? undefined : argumentsOf(t, head)[0]
  if (pattern === undefined) return undefined
  const written = t.type(pattern) === 'binary_operator' ? (t.field(pattern, 'left') ?? pattern) : pattern
  const told = t.type(written) === 'tuple' ? t.named(written)[0] : written
  return told === undefined ? undefined : `${handler} ${t.text(told)}`
}

const isPiped = (t: Syntax, call: number): boolean => {
  const around = t.parent(call)
  return around !== undefined && t.type(around) === 'binary_operator' && t.field(around, 'right') === call
}

/** `Worker.new(args) |> Oban.insert()`: where a job is made that the worker performs; the worker, none for the module's own. */
export function jobMadeBy(t: Syntax, call: number): { offset: number; path: string } | undefined {
  const target = t.type(call) === 'call' ? t.field(call, 'target') : undefined
  if (target === undefined) return undefined
  const isDot = t.type(target) === 'dot'
  const [on, name] = isDot ? [t.field(target, 'left'), t.field(target, 'right')] : [undefined, target]
  if (name === undefined || t.text(name) !== 'new') return undefined
  const offset = t.tree.start[name] as number
  if (isDot)
    return on !== undefined && t.type(on) === 'alias' && isInserted(t, call) ? { offset, path: t.text(on) } : undefined
  return moduleAround(t, call)?.isWorker ? { offset, path: '__MODULE__' } : undefined
}

/** Whether the function around it gives something to Oban. */
function isInserted(t: Syntax, call: number): boolean {
  let at: number | undefined = call
  while (at !== undefined && !/^defp?$/.test(targetOf(t, at))) at = t.parent(at)
  const around = at
  return around !== undefined && remembered(inserting, t, around, () => /\bOban\.insert/.test(t.text(around)))
}
