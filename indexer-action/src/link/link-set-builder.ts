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
  USES,
  type Use,
} from '../../../src/contract/links.ts'

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

/** What each kind of evidence is worth when the linker does not know better. */
export const DEFAULT_CONFIDENCE: Record<Evidence, number> = {
  exact: 100,
  import: 95,
  same_file: 95,
  type: 90,
  unique_name: 60,
  ambiguous: 30,
  dynamic: 50,
}

/** An `ambiguous` target keeps this many candidates (the contract's bound). */
const MOST_OPTIONS = 64

export class LinkSetBuilder {
  readonly #targets: Target[] = []
  readonly #targetIndex = new Map<string, number>()
  readonly #locals: Local[] = []
  readonly #rows: Row[] = []

  /** Declares a local and returns its index. `kind` as in the contract; `owner` as `from`. */
  local(name: string, kind: Local[1], line: number, column: number, owner: number): number {
    this.#locals.push([name, kind, line, column, owner])
    return this.#locals.length - 1
  }

  occurrence(o: Occurrence): void {
    this.#rows.push({
      line: o.line,
      column: o.column,
      length: o.length,
      use: USES.indexOf(o.use),
      target: this.#intern(o.destination),
      from: o.from,
      evidence: EVIDENCE.indexOf(o.evidence),
      confidence: o.confidence ?? DEFAULT_CONFIDENCE[o.evidence],
      condition: o.condition,
    })
  }

  build(): LinkSetBody {
    const rows = this.#rows.sort(
      (a, b) => a.line - b.line || a.column - b.column || a.use - b.use || a.target - b.target,
    )
    const kept = rows.filter((row, at) => {
      const before = rows[at - 1]
      return (
        !before ||
        before.line !== row.line ||
        before.column !== row.column ||
        before.use !== row.use ||
        before.target !== row.target
      )
    })
    const conditions: [number, string][] = []
    kept.forEach((row, at) => {
      if (row.condition !== undefined) conditions.push([at, row.condition])
    })
    return {
      targets: this.#targets,
      locals: this.#locals,
      line: kept.map((r) => r.line),
      column: kept.map((r) => r.column),
      length: kept.map((r) => r.length),
      use: kept.map((r) => r.use),
      target: kept.map((r) => r.target),
      from: kept.map((r) => r.from),
      evidence: kept.map((r) => r.evidence),
      confidence: kept.map((r) => r.confidence),
      ...(conditions.length > 0 ? { conditions } : {}),
    }
  }

  #intern(destination: Destination): number {
    const target = this.#target(destination)
    const key = target.join('\0')
    let index = this.#targetIndex.get(key)
    if (index === undefined) {
      index = this.#targets.push(target) - 1
      this.#targetIndex.set(key, index)
    }
    return index
  }

  #target(d: Destination): Target {
    switch (d.to) {
      case 'symbol':
        return ['s', d.id]
      case 'local':
        return ['l', d.index]
      case 'external':
        return ['e', d.package, d.name]
      case 'unknown':
        return ['u', d.name]
      case 'one_of':
      case 'all_of': {
        const options = [...new Set(d.options.map((option) => this.#intern(option)))].slice(0, MOST_OPTIONS)
        if (options.length === 1) return this.#targets[options[0] as number] as Target
        return [d.to === 'one_of' ? 'a' : 'm', options]
      }
    }
  }
}

interface Row {
  line: number
  column: number
  length: number
  use: number
  target: number
  from: number
  evidence: number
  confidence: number
  condition: string | undefined
}
