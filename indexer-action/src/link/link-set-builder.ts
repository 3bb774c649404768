/**
 * Collects the occurrences of one file and writes them as a `LinkSetBody`.
 *
 * Linkers call `occurrence` in any order; `build` sorts, interns targets and drops exact duplicates. Positions are
 * 1-based lines and 0-based UTF-16 columns.
 */
import type { Id } from '../../../src/contract/ids.ts'
import {
  EVIDENCE,
  type Evidence,
  type LinkSetBody,
  type Local,
  type Target,
  type Use,
} from '../../../src/contract/links.ts'
import type { SymbolFact } from '../../../src/contract/symbols.ts'
import { USE_NUMBER } from './use-number.ts'

/** Where an occurrence leads, before targets are numbered. */
export type Destination =
  | { to: 'symbol'; id: Id }
  | { to: 'local'; index: number }
  | { to: 'external'; package: string; name: string }
  | { to: 'unknown'; name: string }
  /** One of several, and the source does not say which. */
  | { to: 'one_of'; options: Destination[] }
  /** All of several. */
  | { to: 'all_of'; options: Destination[] }

export interface Occurrence {
  line: number
  column: number
  length: number
  use: Use
  destination: Destination
  /** Index of the innermost enclosing symbol in the file's list; -1 at top level. */
  from: number
  evidence: Evidence
  /** 0–100; DEFAULT_CONFIDENCE of the evidence when left out. */
  confidence?: number
  condition?: string
}

/** Default confidence of each kind of evidence, when the linker does not know better. */
const DEFAULT_CONFIDENCE: Record<Evidence, number> = {
  exact: 100,
  import: 95,
  same_file: 95,
  type: 90,
  unique_name: 60,
  ambiguous: 30,
  dynamic: 50,
}

/** An `ambiguous` target keeps this many candidates (the contract's bound). */
export const MOST_OPTIONS = 64

/** Numbers per occurrence: line, column, length, use, target, from, evidence, confidence. */
const STRIDE = 8

export class LinkSetBuilder {
  readonly #targets: Target[] = []
  readonly #symbols = new Map<Id, number>()
  readonly #externals = new Map<string, Map<string, number>>()
  readonly #unknowns = new Map<string, number>()
  readonly #ownLocals = new Map<number, number>()
  /** By kind and options. */
  readonly #several = new Map<string, number>()
  readonly #locals: Local[] = []
  readonly #numbers: number[] = []
  /** By occurrence, of those that have one. */
  readonly #conditions = new Map<number, string>()

  /** Declares a local and returns its index. `kind` as in the contract; `owner` as `from`. */
  local(name: string, kind: Local[1], line: number, column: number, owner: number): number {
    this.#locals.push([name, kind, line, column, owner])
    return this.#locals.length - 1
  }

  occurrence(o: Occurrence): void {
    if (o.condition !== undefined) this.#conditions.set(this.#numbers.length / STRIDE, o.condition)
    this.#numbers.push(
      o.line,
      o.column,
      o.length,
      USE_NUMBER[o.use],
      this.#intern(o.destination),
      o.from,
      EVIDENCE_NUMBER[o.evidence],
      o.confidence ?? DEFAULT_CONFIDENCE[o.evidence],
    )
  }

  /** What a definition implies, at its own name, where nobody wrote it. `from`: the definition's index. */
  implied(
    { line, column, name }: Pick<SymbolFact, 'line' | 'column' | 'name'>,
    from: number,
    use: Extract<Use, 'overrides' | 'runs'>,
    destination: Destination,
  ): void {
    this.occurrence({ line, column, length: name.length, use, destination, from, evidence: 'type' })
  }

  build(): LinkSetBody {
    const numbers = this.#numbers
    const at = (row: number, column: number): number => numbers[row * STRIDE + column] as number
    const order = (x: number, y: number): number =>
      at(x, 0) - at(y, 0) || at(x, 1) - at(y, 1) || at(x, 3) - at(y, 3) || at(x, 4) - at(y, 4)
    const rows = Array.from({ length: numbers.length / STRIDE }, (_, row) => row).sort(order)
    const kept = rows.filter((row, nth) => nth === 0 || order(rows[nth - 1] as number, row) !== 0)
    const column = (which: number): number[] => kept.map((row) => at(row, which))
    const conditions: [number, string][] = []
    if (this.#conditions.size > 0)
      kept.forEach((row, nth) => {
        const condition = this.#conditions.get(row)
        if (condition !== undefined) conditions.push([nth, condition])
      })
    return {
      targets: this.#targets,
      locals: this.#locals,
      line: column(0),
      column: column(1),
      length: column(2),
      use: column(3),
      target: column(4),
      from: column(5),
      evidence: column(6),
      confidence: column(7),
      ...(conditions.length > 0 ? { conditions } : {}),
    }
  }

  #intern(d: Destination): number {
    switch (d.to) {
      case 'symbol':
        return this.#numbered(this.#symbols, d.id, () => ['s', d.id])
      case 'local':
        return this.#numbered(this.#ownLocals, d.index, () => ['l', d.index])
      case 'unknown':
        return this.#numbered(this.#unknowns, d.name, () => ['u', d.name])
      case 'external': {
        let names = this.#externals.get(d.package)
        if (!names) {
          names = new Map()
          this.#externals.set(d.package, names)
        }
        return this.#numbered(names, d.name, () => ['e', d.package, d.name])
      }
      case 'one_of':
      case 'all_of': {
        const kept = new Set<number>()
        for (const option of d.options) {
          if (kept.size === MOST_OPTIONS) break
          kept.add(this.#intern(option))
        }
        const options = [...kept]
        if (options.length === 1) return options[0] as number
        const kind = d.to === 'one_of' ? 'a' : 'm'
        return this.#numbered(this.#several, `${kind}${options.join()}`, () => [kind, options])
      }
    }
  }

  #numbered<Key>(known: Map<Key, number>, key: Key, target: () => Target): number {
    let index = known.get(key)
    if (index === undefined) {
      index = this.#targets.push(target()) - 1
      known.set(key, index)
    }
    return index
  }
}

const EVIDENCE_NUMBER = Object.fromEntries(EVIDENCE.map((word, at) => [word, at])) as Readonly<Record<Evidence, number>>
