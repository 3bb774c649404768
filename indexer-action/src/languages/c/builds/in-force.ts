/**
 * Which of several macros of one name, or repeated typedefs, is in force where a file uses it: the preprocessor reads from top to bottom.
 */
import type { SymbolFact } from '../../../../../src/contract/symbols.ts'
import type { Found } from '../choice.ts'
import type { Names } from '../names.ts'
import { fileOf, type Reference, symbolOf } from '../repository.ts'

/** A symbol, and where in its file it stands; what is asked about from outside stands behind it. */
export type Standing = Pick<SymbolFact, 'kind' | 'parent'> & {
  conditions?: readonly string[] | undefined
  line?: number
}

/** Of one file, by their numbers in it. */
export interface Standings {
  get(at: number): Standing | undefined
}

export class InForce {
  readonly #names: Names
  readonly #file: number
  readonly #symbols: Standings

  constructor(names: Names, file: number, symbols: Standings) {
    this.#names = names
    this.#file = file
    this.#symbols = symbols
  }

  /** What is left of what a name may mean, at a line under a condition. */
  at(line: number, condition: string, name: string, found: Found): Found {
    const isOwn = (r: Reference): boolean =>
      fileOf(r) === this.#file && /^(macro|type)$/.test(this.#symbols.get(symbolOf(r))?.kind ?? '')
    const own = found.references.filter(isOwn)
    if (own.length === 0 || (own.length === 1 && this.#line(own[0] as Reference) <= line)) return found
    const before = own.filter((r) => this.#line(r) <= line).sort((a, b) => symbolOf(b) - symbolOf(a))
    const others = found.references.filter((r) => !isOwn(r))
    if (before.length === 0) {
      if (others.length > 0) return { ...found, references: others, as: others.length === 1 ? 'one' : found.as }
      const isMacro = own.every((r) => this.#symbol(r).kind === 'macro')
      return (isMacro ? this.#names.unlessMacroOf(this.#file, name) : undefined) ?? found
    }
    const told = new Set(condition.split(' && '))
    const kept: Reference[] = []
    let always = false
    for (const reference of before) {
      kept.push(reference)
      always = (this.#symbol(reference).conditions ?? []).every((one) =>
        one.split(' && ').every((part) => told.has(part)),
      )
      if (always) break
    }
    const left = found.references.filter((r) => kept.includes(r) || (!always && others.includes(r)))
    return left.length === 1 ? { references: left, as: 'one', evidence: 'same_file' } : { ...found, references: left }
  }

  #line(reference: Reference): number {
    return this.#symbol(reference).line ?? 0
  }

  #symbol(reference: Reference): Standing {
    return this.#symbols.get(symbolOf(reference)) as Standing
  }
}
