/**
 * One file during linking: its code, its modules, and the values of its nodes.
 *
 * Values of item nodes are kept for the whole run. The body and the values of its nodes are kept only while the file is linked.
 */
import type { LinkerFile } from '../language.ts'
import type { Module } from './crates.ts'
import * as ir from './ir.ts'
import type { Value } from './types/evaluate.ts'
import { UNKNOWN } from './types/types.ts'

const isUnknown = ({ type, entity, external, module, segments }: Value): boolean =>
  type.kind === UNKNOWN && !entity && !external && !module && !segments

export class Source {
  readonly file: LinkerFile<ir.Surface>
  readonly modules: Module[] = []
  #body: ir.Body | undefined
  #conditions: Map<number, string[]> | undefined
  readonly #items = new Map<number, Value>()
  #values: (Value | undefined)[] = []
  #fresh: { from: number; to: number; values: Map<number, Value> } | undefined

  constructor(file: LinkerFile<ir.Surface>) {
    this.file = file
  }

  get root(): Module {
    return this.modules[0] as Module
  }

  /** Runs `work` while the file's body is available. */
  withBody(body: ir.Body, work: () => void): void {
    this.#body = body
    this.#values = new Array(body.code.length)
    try {
      work()
    } finally {
      this.#body = undefined
      this.#values = []
    }
  }

  at(offset: number): number {
    return (offset >= ir.BODY ? this.#body?.code[offset - ir.BODY] : this.file.surface.code[offset]) ?? 0
  }

  string(number: number): string {
    return (number >= ir.BODY ? this.#body?.strings[number - ir.BODY] : this.file.surface.strings[number]) ?? ''
  }

  /** The `cfg` conditions of a definition that is a symbol. */
  conditionsOf(definition: number): readonly string[] {
    if (!this.#conditions) {
      const rows = this.file.surface.conditions
      this.#conditions = new Map()
      for (let at = 0; at < rows.length; at += 2)
        this.#conditions.set(rows[at] as number, this.string(rows[at + 1] as number).split('\n'))
    }
    return this.#conditions.get(definition) ?? this.file.symbols[definition - 1]?.conditions ?? []
  }

  localName(local: number): string {
    return this.#body?.locals[local]?.[0] ?? ''
  }

  /** Runs `work` with the values of some item nodes forgotten: those of a macro are different for every call. */
  afresh<T>(from: number, to: number, work: () => T): T {
    const outer = this.#fresh
    this.#fresh = { from, to, values: new Map() }
    try {
      return work()
    } finally {
      this.#fresh = outer
    }
  }

  #valuesFor(node: number): Map<number, Value> {
    const fresh = this.#fresh
    return fresh && node >= fresh.from && node < fresh.to ? fresh.values : this.#items
  }

  known(node: number): Value | undefined {
    return node >= ir.BODY ? this.#values[node - ir.BODY] : this.#valuesFor(node).get(node)
  }

  /** Forgets those values in the body of which neither type nor definition is known. */
  forgetUnknown(): void {
    this.#values = this.#values.map((one) => (one && isUnknown(one) ? undefined : one))
  }

  keep(node: number, value: Value): void {
    if (node >= ir.BODY) this.#values[node - ir.BODY] = value
    else this.#valuesFor(node).set(node, value)
  }
}
