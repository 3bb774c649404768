/**
 * Abstract values: what a name, an attribute or an element can hold, each one integer.
 *
 * One instance stands for all instances of its class, one container for all that an expression ever makes: that keeps
 * sets small and the analysis linear, and is what decides which *definition* a name leads to.
 */
import { type Columns, read, written } from './settled.ts'
import { widened } from './value-sets.ts'

export const VALUE = {
  /** Function (bare). */
  function: 0,
  class: 1,
  instance: 2,
  /** File. */
  module: 3,
  /** Index of a directory. */
  namespace: 4,
  /** Function, receiver. */
  bound: 5,
  /** Something named outside the repository. */
  external: 6,
  /** A value that something outside gave us, or an instance of a type from outside. */
  externalValue: 7,
  /** Node that made it. */
  container: 8,
  /** Container, name of the method. */
  containerMethod: 9,
  text: 10,
  integer: 11,
  /** Class behind which to look, receiver. */
  super: 12,
  /** Call node of `functools.partial`. */
  partial: 13,
} as const

export class Objects {
  readonly kind: number[] = []
  readonly a: number[] = []
  readonly b: number[] = []
  /** By kind and first operand, one more than the object; those with a second operand one level deeper. */
  readonly #single: Int32Array[] = []
  readonly #double: Map<number, number>[][] = []
  /** Packages and names of what is outside. */
  readonly externals: { package: string; name: string }[] = []
  readonly #externalIndex = new Map<string, Map<string, number>>()

  constructor(settled?: Columns) {
    if (!settled) return
    for (const { package: pkg, name } of read<{ package: string; name: string }[]>(settled.externals))
      this.#external(pkg, name)
    const { objectKind, objectA, objectB } = settled as Record<string, Int32Array>
    // Each was made when it was first asked for, and is so again.
    for (const [at, kind] of (objectKind as Int32Array).entries())
      this.of(kind, objectA?.[at] as number, objectB?.[at] as number)
  }

  save(): Columns {
    return {
      externals: written(this.externals),
      objectKind: Uint8Array.from(this.kind),
      objectA: Int32Array.from(this.a),
      objectB: Int32Array.from(this.b),
    }
  }

  of(kind: number, a: number, b = 0): number {
    if (b === 0) {
      const known = this.#single[kind]?.[a] ?? 0
      if (known > 0) return known - 1
      const object = this.#make(kind, a, b)
      this.#column(kind, a)[a] = object + 1
      return object
    }
    const index = tableAt(this.#tables(kind), b)
    let object = index.get(a)
    if (object === undefined) {
      object = this.#make(kind, a, b)
      index.set(a, object)
    }
    return object
  }

  #make(kind: number, a: number, b: number): number {
    this.a.push(a)
    this.b.push(b)
    return this.kind.push(kind) - 1
  }

  #column(kind: number, a: number): Int32Array {
    let column = this.#single[kind] ?? new Int32Array(0)
    if (a >= column.length) column = widened(column, new Int32Array(2 * a + 64))
    this.#single[kind] = column
    return column
  }

  #tables(kind: number): Map<number, number>[] {
    const known = this.#double[kind]
    if (known) return known
    const made: Map<number, number>[] = []
    this.#double[kind] = made
    return made
  }

  external(pkg: string, name: string, value = false): number {
    return this.of(value ? VALUE.externalValue : VALUE.external, this.#external(pkg, name))
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

  /** What is outside, as written; undefined for everything else. */
  outside(object: number): { package: string; name: string } | undefined {
    const kind = this.kind[object]
    return kind === VALUE.external || kind === VALUE.externalValue
      ? this.externals[this.a[object] as number]
      : undefined
  }
}

/** The table at a position, made when it is first asked for. */
export function tableAt<V>(tables: Map<number, V>[], at: number): Map<number, V> {
  const known = tables[at]
  if (known) return known
  const made = new Map<number, V>()
  tables[at] = made
  return made
}
