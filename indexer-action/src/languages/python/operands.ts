/**
 * What the operands of each kind of node refer to, so that nodes can be moved to where nodes, strings, functions and classes have
 * other numbers.
 */
import { OP } from './value-graph.ts'

/** Nodes: a column of each operand, and the lists that some operands refer to. */
export interface Nodes {
  kind: Uint8Array
  a: Int32Array
  b: Int32Array
  lists: Int32Array
}

/** The new number of everything that an operand can refer to. Never called for absent operands (below zero). */
export interface Moves {
  string(at: number): number
  node(at: number): number
  fn(at: number): number
  cls(at: number): number
  list(at: number): number
  file(at: number): number
}

/** Rewrites the operands of the nodes `from` to `end` (exclusive), and the lists that they refer to, in place. */
export function moveOperands({ kind, a, b, lists }: Nodes, from: number, end: number, to: Moves): void {
  const s = (at: number): number => (at < 0 ? at : to.string(at))
  const n = (at: number): number => (at < 0 ? at : to.node(at))
  for (let node = from; node < end; node++) {
    const first = a[node] as number
    const second = b[node] as number
    switch (kind[node]) {
      case OP.TEXT:
      case OP.BUILTIN:
        a[node] = s(first)
        break
      case OP.NAME:
        a[node] = s(first)
        b[node] = to.file(second)
        break
      case OP.FUNCTION:
      case OP.PARAMETER:
        a[node] = to.fn(first)
        break
      case OP.CLASS:
        a[node] = to.cls(first)
        break
      case OP.SUPER:
        a[node] = to.cls(first)
        b[node] = to.fn(second)
        break
      case OP.MODULE:
      case OP.IMPORTED:
        b[node] = to.file(second)
        break
      case OP.ATTRIBUTE:
        a[node] = n(first)
        b[node] = s(second)
        break
      case OP.SUBSCRIPT:
      case OP.TYPED:
      case OP.DECORATED:
      case OP.DICT_COMPREHENSION:
        a[node] = n(first)
        b[node] = n(second)
        break
      case OP.SLICE:
      case OP.ELEMENT:
      case OP.UNPACK:
      case OP.REST:
      case OP.COMPREHENSION:
      case OP.ENTERED:
      case OP.AWAITED:
      case OP.ALIAS:
        a[node] = n(first)
        break
      case OP.LIST:
      case OP.TUPLE:
      case OP.SET:
      case OP.DICT:
        a[node] = to.list(first)
        moveList(lists, kind[node] as number, a[node] as number, s, n)
        break
      case OP.CALL:
      case OP.BINARY:
      case OP.STORE_ATTRIBUTE:
      case OP.STORE_ITEM:
        a[node] = n(first)
        b[node] = to.list(second)
        moveList(lists, kind[node] as number, b[node] as number, s, n)
        break
    }
  }
}

type Move = (at: number) => number

function moveList(lists: Int32Array, kind: number, start: number, s: Move, n: Move): void {
  let at = start
  const move = (move: Move): void => {
    lists[at] = move(lists[at] as number)
    at++
  }
  /** A node, or one that is spread: `-2 - node`. */
  const spread = (value: number): number => (value >= 0 ? n(value) : -2 - n(-2 - value))
  switch (kind) {
    case OP.LIST:
    case OP.TUPLE:
    case OP.SET:
      for (let count = lists[at++] as number; count > 0; count--) move(spread)
      return
    case OP.DICT:
      for (let count = 2 * (lists[at++] as number); count > 0; count--) move(n)
      return
    case OP.CALL:
      for (let count = lists[at++] as number; count > 0; count--) move(spread)
      for (let count = lists[at++] as number; count > 0; count--) {
        move(s)
        move(n)
      }
      return
    case OP.BINARY:
    case OP.STORE_ATTRIBUTE:
      move(s)
      move(n)
      return
    case OP.STORE_ITEM:
      move(n)
      move(n)
  }
}

/** Length of a node's list, in numbers; 0 where its kind has none. */
export function listLength(kind: number, lists: Int32Array, at: number): number {
  switch (kind) {
    case OP.LIST:
    case OP.TUPLE:
    case OP.SET:
      return 1 + (lists[at] as number)
    case OP.DICT:
      return 1 + 2 * (lists[at] as number)
    case OP.CALL: {
      const positional = lists[at] as number
      return 2 + positional + 2 * (lists[at + 1 + positional] as number)
    }
    case OP.BINARY:
    case OP.STORE_ATTRIBUTE:
    case OP.STORE_ITEM:
      return 2
    default:
      return 0
  }
}

/** Offset of a node's list; -1 where its kind has none. */
export function listAt(kind: number, a: number, b: number): number {
  switch (kind) {
    case OP.LIST:
    case OP.TUPLE:
    case OP.SET:
    case OP.DICT:
      return a
    case OP.CALL:
    case OP.BINARY:
    case OP.STORE_ATTRIBUTE:
    case OP.STORE_ITEM:
      return b
    default:
      return -1
  }
}
