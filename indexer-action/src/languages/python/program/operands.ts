/**
 * What the operands of each kind of node refer to: all that must be known of a kind to move its nodes to where nodes, strings,
 * functions and classes have other numbers, and to compare nodes of two versions of a file. `value-graph.ts` tells what they mean.
 */
import { OP } from '../value-graph.ts'

/** What an operand refers to. */
export const REFERS = {
  /** To nothing: it is a number of its own meaning. */
  nothing: 0,
  string: 1,
  node: 2,
  fn: 3,
  cls: 4,
  list: 5,
  /** The file that the node is from. Set by the linker, who alone knows the number. */
  file: 6,
} as const

const { nothing, string, node, fn, cls, list, file } = REFERS

type Operands = readonly [a: number, b: number]

const OPERANDS: Readonly<Record<keyof typeof OP, Operands>> = {
  UNKNOWN: [nothing, nothing],
  TEXT: [string, nothing],
  INTEGER: [nothing, nothing],
  BUILTIN: [string, nothing],
  FUNCTION: [fn, nothing],
  CLASS: [cls, nothing],
  PARAMETER: [fn, nothing],
  JOIN: [nothing, nothing],
  NAME: [string, file],
  ATTRIBUTE: [node, string],
  CALL: [node, list],
  SUBSCRIPT: [node, node],
  SLICE: [node, nothing],
  ELEMENT: [node, nothing],
  UNPACK: [node, nothing],
  REST: [node, nothing],
  LIST: [list, nothing],
  TUPLE: [list, nothing],
  SET: [list, nothing],
  DICT: [list, nothing],
  COMPREHENSION: [node, nothing],
  DICT_COMPREHENSION: [node, node],
  MODULE: [nothing, file],
  IMPORTED: [nothing, file],
  ENTERED: [node, nothing],
  AWAITED: [node, nothing],
  SUPER: [cls, fn],
  BINARY: [node, list],
  TYPED: [node, node],
  STORE_ATTRIBUTE: [node, list],
  STORE_ITEM: [node, list],
  ALIAS: [node, nothing],
  DECORATED: [node, node],
  MATCHED: [node, nothing],
  TASK: [node, nothing],
  EXCEPT: [node, node],
  GUARDED: [node, node],
  UNGUARDED: [node, node],
  OF_KIND: [node, list],
  PATTERN: [string, string],
  ATTRIBUTES: [node, list],
  SUPER_OF: [node, fn],
}

/** A part of a list: a pattern of entries, once, or as often as the number before it says. */
interface Part {
  counted: boolean
  pattern: readonly number[]
}

/** An entry of a list: a node, or one that is spread: `-2 - node`. */
const SPREADABLE = 7

const ELEMENTS: readonly Part[] = [{ counted: true, pattern: [SPREADABLE] }]

const LISTS: Readonly<Partial<Record<keyof typeof OP, readonly Part[]>>> = {
  LIST: ELEMENTS,
  TUPLE: ELEMENTS,
  SET: ELEMENTS,
  DICT: [{ counted: true, pattern: [node, node] }],
  CALL: [...ELEMENTS, { counted: true, pattern: [string, node] }],
  BINARY: [{ counted: false, pattern: [string, node] }],
  STORE_ATTRIBUTE: [{ counted: false, pattern: [string, node] }],
  STORE_ITEM: [{ counted: false, pattern: [node, node] }],
  OF_KIND: [
    { counted: false, pattern: [string, nothing] },
    { counted: true, pattern: [node] },
  ],
  ATTRIBUTES: [{ counted: false, pattern: [string, string] }],
}

/** By kind, as the numbers that are stored. */
const KINDS = Object.entries(OP) as [keyof typeof OP, number][]
const FIRST = Uint8Array.from(byKind((name) => OPERANDS[name][0]))
const SECOND = Uint8Array.from(byKind((name) => OPERANDS[name][1]))
const PARTS = byKind((name) => LISTS[name] ?? [])

function byKind<T>(of: (name: keyof typeof OP) => T): T[] {
  const made: T[] = []
  for (const [name, kind] of KINDS) made[kind] = of(name)
  return made
}

/** What the operands of a node of that kind refer to. */
export const operandsOf = (kind: number): Operands => [FIRST[kind] ?? nothing, SECOND[kind] ?? nothing]

/** Nodes: a column of each operand, and the lists that some operands refer to. */
export interface Nodes {
  kind: Uint8Array
  a: Int32Array
  b: Int32Array
  lists: Int32Array
}

/** The new number of everything that an operand can refer to. Never called for absent operands (below zero). */
interface Moves {
  string(at: number): number
  node(at: number): number
  fn(at: number): number
  cls(at: number): number
  list(at: number): number
  file(at: number): number
}

/** Rewrites the operands of the nodes `from` to `end` (exclusive), and the lists that they refer to, in place. */
export function moveOperands({ kind, a, b, lists }: Nodes, from: number, end: number, to: Moves): void {
  for (let at = from; at < end; at++) {
    const what = kind[at] as number
    const first = FIRST[what] as number
    const second = SECOND[what] as number
    if (first !== nothing) a[at] = moved(first, a[at] as number, to)
    if (second !== nothing) b[at] = moved(second, b[at] as number, to)
    if (first === list) moveList(lists, what, a[at] as number, to)
    else if (second === list) moveList(lists, what, b[at] as number, to)
  }
}

function moved(what: number, value: number, to: Moves): number {
  if (value < 0) return what === SPREADABLE ? -2 - moved(node, -2 - value, to) : value
  switch (what) {
    case string:
      return to.string(value)
    case SPREADABLE:
    case node:
      return to.node(value)
    case fn:
      return to.fn(value)
    case cls:
      return to.cls(value)
    case list:
      return to.list(value)
    case file:
      return to.file(value)
    default:
      return value
  }
}

function moveList(lists: Int32Array, kind: number, start: number, to: Moves): void {
  let at = start
  for (const { counted, pattern } of PARTS[kind] as readonly Part[])
    for (let times = counted ? (lists[at++] as number) : 1; times > 0; times--)
      for (const what of pattern) {
        lists[at] = moved(what, lists[at] as number, to)
        at++
      }
}

/** Length of a node's list, in numbers. */
export function listLength(kind: number, lists: Int32Array, start: number): number {
  let at = start
  for (const { counted, pattern } of PARTS[kind] as readonly Part[])
    at += counted ? 1 + (lists[at] as number) * pattern.length : pattern.length
  return at - start
}
