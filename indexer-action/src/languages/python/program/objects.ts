/**
 * Abstract values: what a name, an attribute or an element can hold, each one integer.
 *
 * One instance stands for all instances of its class, one container for all that an expression creates. That keeps sets small and
 * the analysis linear, and is enough to decide which *definition* a name leads to.
 */
import { type Columns, widened } from './columns.ts'
import { read, written } from './settled.ts'

export const VALUE = {
  /** Function (not bound to a receiver). */
  function: 0,
  class: 1,
  /**
   * Class; one more than the node of the type whose arguments bind its type variables, 0 where none does. Of a manager that is read on a
   * model, -1 minus the model.
   */
  instance: 2,
  /** File. */
  module: 3,
  /** Directory of a package without a file of its own, by its index. */
  namespace: 4,
  /** Function, receiver. */
  bound: 5,
  /** Something named outside the repository; what a query leads to (`queries.ts`). */
  external: 6,
  /** A value that external code returned, or an instance of an external type; what a query leads to. */
  externalValue: 7,
  /** Node that creates it, or -1 minus the class of a manager or query set; for an annotation whose meaning depends on the receiver, one more than the receiver. */
  container: 8,
  /** Container, name of the method. */
  containerMethod: 9,
  text: 10,
  integer: 11,
  /** Class whose ancestors are searched, without the class itself; receiver. */
  super: 12,
  /** CALL node of `functools.partial`. */
  partial: 13,
  /** Function, name of the attribute that sends it to a queue (`queued.ts`). */
  queued: 14,
  /** CALL node that makes it, its class outside (`signals.ts`). */
  signal: 15,
  /** Signal, name of the method. */
  signalMethod: 16,
} as const

export class Objects {
  /** Columns, with spare room at the end. */
  kind: Uint8Array = new Uint8Array(0)
  a: Int32Array = new Int32Array(0)
  b: Int32Array = new Int32Array(0)
  #count = 0
  /** Hash table with open addressing, at most half full: one more than the object, 0 for an empty place. */
  #table: Int32Array = new Int32Array(LEAST_TABLE)
  /** Other threads read the table, too: it is copied before the first write. */
  #isShared = false
  /** Packages and names of what is outside the repository. */
  readonly externals: { package: string; name: string }[] = []
  readonly #externalIndex = new Map<string, Map<string, number>>()

  /** `room`: the settled columns with the room behind them, where they may be written to. */
  constructor(settled?: Columns, room?: Columns) {
    if (!settled) return
    for (const { package: pkg, name } of read<{ package: string; name: string }[]>(settled.externals))
      this.#external(pkg, name)
    const { objectKind, objectA, objectB } = room ?? settled
    this.kind = objectKind as Uint8Array
    this.a = objectA as Int32Array
    this.b = objectB as Int32Array
    this.#count = settled.objectKind?.length ?? 0
    this.#table = settled.objectTable as Int32Array
    this.#isShared = room === undefined
  }

  /** From now on other threads read what was saved. */
  share(): void {
    this.kind = this.kind.subarray(0, this.#count)
    this.a = this.a.subarray(0, this.#count)
    this.b = this.b.subarray(0, this.#count)
    this.#isShared = true
  }

  save(): Columns {
    return {
      externals: written(this.externals),
      objectKind: this.kind.subarray(0, this.#count),
      objectA: this.a.subarray(0, this.#count),
      objectB: this.b.subarray(0, this.#count),
      objectTable: this.#table,
    }
  }

  of(kind: number, a: number, b = 0): number {
    const table = this.#table
    const mask = table.length - 1
    for (let at = hashOf(kind, a, b) & mask; ; at = (at + 1) & mask) {
      const object = (table[at] as number) - 1
      if (object < 0) return this.#make(kind, a, b, at)
      if (this.a[object] === a && this.b[object] === b && this.kind[object] === kind) return object
    }
  }

  #make(kind: number, a: number, b: number, at: number): number {
    const object = this.#count++
    if (object >= this.kind.length) {
      const capacity = object + (object >> 1) + LEAST_TABLE
      this.kind = widened(this.kind, new Uint8Array(capacity))
      this.a = widened(this.a, new Int32Array(capacity))
      this.b = widened(this.b, new Int32Array(capacity))
    }
    this.kind[object] = kind
    this.a[object] = a
    this.b[object] = b
    if (this.#isShared) {
      this.#table = this.#table.slice()
      this.#isShared = false
    }
    this.#table[at] = object + 1
    if (2 * this.#count > this.#table.length) this.#rehash()
    return object
  }

  #rehash(): void {
    let length = LEAST_TABLE
    while (length < 3 * this.#count) length *= 2
    const table = new Int32Array(length)
    for (let object = 0; object < this.#count; object++) {
      let at = hashOf(this.kind[object] as number, this.a[object] as number, this.b[object] as number) & (length - 1)
      while (table[at] !== 0) at = (at + 1) & (length - 1)
      table[at] = object + 1
    }
    this.#table = table
    this.#isShared = false
  }

  /** `query`: what the value leads to, if it is a query. */
  external(pkg: string, name: string, value = false, query = 0): number {
    return this.of(value ? VALUE.externalValue : VALUE.external, this.#external(pkg, name), query)
  }

  #external(pkg: string, name: string): number {
    let names = this.#externalIndex.get(pkg)
    if (!names) {
      names = new Map()
      this.#externalIndex.set(pkg, names)
    }
    let index = names.get(name)
    if (index === undefined) {
      index = this.externals.push({ package: pkg, name }) - 1
      names.set(name, index)
    }
    return index
  }

  /** Package and name of an external object, as written; undefined for other objects. */
  outside(object: number): { package: string; name: string } | undefined {
    const kind = this.kind[object]
    return kind === VALUE.external || kind === VALUE.externalValue
      ? this.externals[this.a[object] as number]
      : undefined
  }
}

/** A power of two. */
const LEAST_TABLE = 1024

/** Nodes that follow each other have adjacent numbers: without mixing, their low bits would cluster in the table. */
function hashOf(kind: number, a: number, b: number): number {
  const mixed = Math.imul(Math.imul(a, 0x9e3779b1) ^ Math.imul(b * 32 + kind, 0x85ebca6b), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
