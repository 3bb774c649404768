/**
 * Names that are put together: `getattr(self, 'visit_' + kind)` means any of the members whose name begins like that.
 */
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import type { ValueFlow } from './flow.ts'
import { receiverOf } from './outside-call.ts'
import { WATCH } from './watchers.ts'

/** What such a name begins and ends with. */
interface NamePattern {
  before: string
  after: string
}

/** Less than this says too little of a name. */
const LEAST = 3

/** More members than this are not told apart by what their names begin with. */
const MOST = 16

/** Lets all attributes of a node's values flow into another node whose names are like those that `key` gives. */
export function watchPattern(flow: ValueFlow, from: number, key: number, into: number): void {
  const pattern = patternOf(flow.program, key)
  if (!pattern) return
  const { program } = flow
  const list = program.list([program.string(pattern.before), program.string(pattern.after)])
  const relay = flow.fresh(OP.ATTRIBUTES, from, list)
  flow.watch(from, WATCH.operand, relay, 0)
  flow.edge(relay, into)
}

/** An object arrives at a node that reads all of its attributes with such names. */
export function readPattern(flow: ValueFlow, node: number, object: number): void {
  const { program } = flow
  const kind = program.objects.kind[object]
  if (kind !== VALUE.instance && kind !== VALUE.class && kind !== VALUE.module) return
  const pattern = patternAt(program, node)
  const names = [...namesOf(program, object)].filter((name) => fits(pattern, program.strings[name] as string))
  if (names.length > MOST) return
  for (const name of names)
    if (kind === VALUE.module) flow.attributes.read(node, object, name)
    else flow.attributes.readOwn(node, object, name)
}

/** Whether a new name would have been read by a pattern. */
export function isMeant(program: Program, names: Iterable<string>): boolean {
  const { count, kind } = program
  for (let at = kind.indexOf(OP.ATTRIBUTES); at >= 0 && at < count; at = kind.indexOf(OP.ATTRIBUTES, at + 1)) {
    const pattern = patternAt(program, at)
    for (const name of names) if (fits(pattern, name)) return true
  }
  return false
}

function patternAt({ b, lists, strings }: Program, node: number): NamePattern {
  const list = b[node] as number
  return { before: strings[lists[list] as number] as string, after: strings[lists[list + 1] as number] as string }
}

function namesOf(program: Program, object: number): ReadonlySet<number> {
  const at = program.objects.a[object] as number
  if (program.objects.kind[object] === VALUE.module) return new Set(program.file(at).exports.keys())
  const names = program.hierarchy.of(at).order.flatMap((cls) => {
    const { members, fields } = program.cls(cls)
    return [...members.keys(), ...fields.keys()]
  })
  return new Set(names)
}

/** The pattern of the names that an expression can give; undefined where nothing of them is written down. */
function patternOf(program: Program, node: number): NamePattern | undefined {
  const found = pieces(program, node, 0)
  return found && found.before.length + found.after.length >= LEAST ? found : undefined
}

function fits({ before, after }: NamePattern, name: string): boolean {
  return name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after)
}

function pieces(program: Program, node: number, hops: number): NamePattern | undefined {
  const { kind, a, b, lists, strings } = program
  const at = program.origin(node)
  switch (kind[at]) {
    case OP.PATTERN:
      return { before: strings[a[at] as number] as string, after: strings[b[at] as number] as string }
    case OP.BINARY: {
      const operator = strings[lists[b[at] as number] as number]
      const left = a[at] as number
      if (operator === '%') return around(textOf(program, left), PERCENT)
      if (operator !== '+' || hops > MOST_HOPS) return undefined
      const right = lists[(b[at] as number) + 1] as number
      return {
        before: textOf(program, left) ?? pieces(program, left, hops + 1)?.before ?? '',
        after: textOf(program, right) ?? pieces(program, right, hops + 1)?.after ?? '',
      }
    }
    case OP.CALL: {
      const receiver = receiverOf(program, at)
      const method = receiver < 0 ? undefined : strings[b[a[at] as number] as number]
      if (method === 'format') return around(textOf(program, receiver), BRACES)
      const cased = method === 'lower' && hops <= MOST_HOPS ? pieces(program, receiver, hops + 1) : undefined
      return cased && { before: cased.before.toLowerCase(), after: cased.after.toLowerCase() }
    }
    default:
      return undefined
  }
}

const MOST_HOPS = 4

/** From the first part of a text that `%` fills in to the last one: `%s`, `%(name)s`. */
const PERCENT = /%(?:.*%)?(?:\(\w*\))?[-#0 +\d.]*[a-zA-Z]/

/** As `PERCENT`, of what `format` fills in. */
const BRACES = /\{.*\}/

function textOf({ kind, a, strings }: Program, node: number): string | undefined {
  return kind[node] === OP.TEXT && (a[node] as number) >= 0 ? strings[a[node] as number] : undefined
}

/** What stands before and after the part of a text that is filled in. */
function around(text: string | undefined, filled: RegExp): NamePattern | undefined {
  const found = text === undefined ? null : filled.exec(text)
  if (text === undefined || !found) return undefined
  return { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) }
}
