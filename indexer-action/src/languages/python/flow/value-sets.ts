/**
 * A small set of integers for every node. There are millions of them, nearly all of one value, so a set is a range in a column and
 * not an object that the garbage collector has to visit.
 */

import { type Columns, widened } from '../program/columns.ts'

/** Largest size of a set: it keeps the values that arrive first. */
export const MOST_VALUES = 16

/** A set that has so many values takes no more literals, so that functions and objects which arrive later find room. */
export const MOST_LITERALS = 12

/** Room for the values of a set when its second one arrives. */
const FEW_VALUES = 4

export class ValueSets {
  #size: Uint8Array = new Uint8Array(0)
  /** For a set of one, its value; for a larger one, the offset of its values in the pool. */
  #at: Int32Array = new Int32Array(0)
  #pool: Int32Array = new Int32Array(1 << 16)
  #pooled = 0
  /** Other threads read the columns, too: they are copied before they are written to. */
  #isShared = false

  /** `room`: the settled columns with the room behind them, where they may be written to. */
  constructor(settled?: Columns, room?: Columns) {
    if (!settled) return
    const { setSize, setAt, setPool } = room ?? settled
    this.#size = setSize as Uint8Array
    this.#at = setAt as Int32Array
    this.#pool = setPool as Int32Array
    this.#pooled = settled.setPool?.length ?? 0
    this.#isShared = room === undefined
  }

  save(count: number): Columns {
    return {
      setSize: this.#size.subarray(0, count),
      setAt: this.#at.subarray(0, count),
      setPool: this.#pool.subarray(0, this.#pooled),
    }
  }

  /** From now on other threads read what was saved. */
  share(count: number): void {
    const { setSize, setAt, setPool } = this.save(count)
    this.#size = setSize as Uint8Array
    this.#at = setAt as Int32Array
    this.#pool = setPool as Int32Array
    this.#isShared = true
  }

  /** Makes room for nodes up to `capacity`. From then on nothing is shared with other threads. */
  reserve(capacity: number): void {
    if (this.#isShared) this.#pool = this.#pool.slice()
    if (this.#isShared || capacity > this.#size.length) this.#size = widened(this.#size, new Uint8Array(capacity))
    if (this.#isShared || capacity > this.#at.length) this.#at = widened(this.#at, new Int32Array(capacity))
    this.#isShared = false
  }

  size(node: number): number {
    return this.#size[node] ?? 0
  }

  /** The nth value, in the order of arrival. */
  value(node: number, nth: number): number {
    const at = this.#at[node] as number
    return (this.#size[node] === 1 ? at : this.#pool[at + nth]) as number
  }

  has(node: number, value: number): boolean {
    const size = this.#size[node] as number
    const at = this.#at[node] as number
    if (size < 2) return size === 1 && at === value
    const pool = this.#pool
    for (let k = at; k < at + size; k++) if (pool[k] === value) return true
    return false
  }

  /** The value must not be in the set yet, which must have fewer than `MOST_VALUES`. */
  add(node: number, value: number): void {
    const size = this.#size[node] as number
    if (size === 0) this.#at[node] = value
    else {
      if (size === 1) this.#move(node, 1, FEW_VALUES)
      else if (size === FEW_VALUES) this.#move(node, FEW_VALUES, MOST_VALUES)
      this.#pool[(this.#at[node] as number) + size] = value
    }
    this.#size[node] = size + 1
  }

  /** Moves a set to a larger range of the pool. The old range stays unused: few sets ever move. */
  #move(node: number, size: number, room: number): void {
    const to = this.#pooled
    this.#pooled += room
    if (this.#pooled > this.#pool.length) this.#pool = widened(this.#pool, new Int32Array(this.#pooled * 2))
    for (let k = 0; k < size; k++) this.#pool[to + k] = this.value(node, k)
    this.#at[node] = to
  }
}
