/**
 * Which of several macros of one name, or repeated typedefs, is in force where a file uses it: the preprocessor reads from top to bottom.
 */
import type { SymbolFact } from '../../../../../src/contract/symbols.ts'
import type { Found } from '../choice.ts'
import type { Names } from '../names.ts'
import { fileOf, type Reference, symbolOf } from '../repository.ts'

export class InForce {
  readonly #names: Names
  readonly #file: number
  readonly #symbols: readonly SymbolFact[]

  constructor(names: Names, file: number, symbols: readonly SymbolFact[]) {
    this.#names = names
    this.#file = file
    this.#symbols = symbols
  }

  /** What is left of what a name may mean, at a line under a condition. */
  at(line: number, condition: string, name: string, found: Found): Found {
    const isOwn = (r: Reference): boolean => fileOf(r) === this.#file && /^(macro|type)$/.test(this.#symbol(r).kind)
    const own = found.references.filter(isOwn)
    if (own.length === 0 || (own.length === 1 && this.#symbol(own[0] as Reference).line <= line)) return found
    const before = own.filter((r) => this.#symbol(r).line <= line).sort((a, b) => symbolOf(b) - symbolOf(a))
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

  #symbol(reference: Reference): SymbolFact {
    return this.#symbols[symbolOf(reference)] as SymbolFact
  }
}
