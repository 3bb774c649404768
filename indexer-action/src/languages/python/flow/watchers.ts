/**
 * What happens when a value arrives at a node: for every node a linked list in one column, because there are as many watchers as
 * edges. A watcher is known by its offset there.
 */
import { widened } from '../program/columns.ts'

/** Kinds of watchers. */
export const WATCH = {
  /** It flows on to the target. */
  edge: 0,
  /** The constraint of the target node handles it as its first operand. */
  operand: 1,
  /** The constraint handles it as the second operand: the key of a subscript. */
  key: 2,
  /** It is a member: functions are bound to the receiver (extra), the result goes to the target. */
  bind: 3,
  /** It is called as a callback, the result goes to the target. */
  callback: 4,
  /** It is an iterator: results of its `__next__` go to the target. */
  next: 5,
  /** It is the right operand of an operator whose left one is written out. */
  right: 6,
} as const

export class Watchers {
  /** One more than the offset of a node's latest watcher; 0 where there is none. */
  #head: Int32Array = new Int32Array(0)
  /** Of each watcher: kind, target, extra, and the one before it as in `#head`. */
  #column = new Int32Array(0)
  #used = 0

  /** The number of nodes that can have watchers. */
  get capacity(): number {
    return this.#head.length
  }

  reserve(capacity: number): void {
    this.#head = widened(this.#head, new Int32Array(capacity))
  }

  /** Makes room for a number of watchers; more of them take more. */
  start(count: number): void {
    this.#column = new Int32Array(4 * count)
  }

  add(node: number, kind: number, target: number, extra: number): number {
    const at = this.#used
    this.#used += 4
    if (this.#used > this.#column.length) this.#column = widened(this.#column, new Int32Array(this.#used * 2))
    const column = this.#column
    column[at] = kind
    column[at + 1] = target
    column[at + 2] = extra
    column[at + 3] = this.#head[node] as number
    this.#head[node] = at + 1
    return at
  }

  /** The latest of a node, or -1. */
  first(node: number): number {
    return (this.#head[node] as number) - 1
  }

  /** The one before, or -1. */
  after(at: number): number {
    return (this.#column[at + 3] as number) - 1
  }

  kind(at: number): number {
    return this.#column[at] as number
  }

  target(at: number): number {
    return this.#column[at + 1] as number
  }

  extra(at: number): number {
    return this.#column[at + 2] as number
  }

  /**
   * All values have been passed on, as in a program that was settled elsewhere. The column is freed at once, without waiting for a
   * collection: saving a large program takes as much memory again.
   */
  free(): void {
    this.#head.fill(0)
    this.#column.buffer.transfer(0)
    this.#column = new Int32Array(0)
    this.#used = 0
  }

  /** Whoever adds a node afterwards finds no room for its watchers, and makes it. */
  leave(): void {
    this.#head = new Int32Array(0)
  }
}
