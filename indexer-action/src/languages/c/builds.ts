/**
 * Which of several definitions of one name a build has: `#if` asks about macros, and those that the repository defines where it
 * can be seen are known as well as those that compilers define.
 */
import type { HeldSymbol } from './held.ts'
import {
  isFor,
  likelihood,
  type Macro,
  predefined,
  type System,
  systemOfCondition,
  UNLIKELY,
  undefinedMacro,
} from './likelihood.ts'
import { type File, fileOf, type Reference, type Repository, symbolOf } from './repository.ts'

/** How far conditions of conditions are followed. */
const DEEPEST = 3
const MOST_DEFINITIONS = 6
const MOST_FILES = 400

export class Builds {
  readonly #repository: Repository
  readonly #prefixes = new Map<number, Set<string>>()

  constructor(repository: Repository) {
    this.#repository = repository
  }

  /** Whether a use under this condition is in code that the usual build leaves out. */
  isUnusual(file: number, condition: string): boolean {
    return this.#likely(file, condition, '', undefined, 0) <= UNLIKELY
  }

  /** Whether the usual build, or the one that the use is of, has this definition at all. */
  isLikely(file: number, reference: Reference, under = ''): boolean {
    if (!isFor(this.#repository.systemOf(fileOf(reference)), this.#system(file, under))) return false
    return this.#ofSymbol(file, reference, under, 0) > UNLIKELY
  }

  /** Those that may be compiled together with a use in this file, likeliest first; all of them where none is likely. */
  likely(file: number, references: readonly Reference[], under = ''): readonly Reference[] {
    if (references.length < 2) return references
    const system = this.#system(file, under)
    let judged = false
    const weighed = references.map((reference) => {
      const symbol = this.#repository.symbol(reference)
      const here = isFor(this.#repository.systemOf(fileOf(reference)), system)
      judged ||= symbol.conditions !== undefined || !here
      return { reference, likely: Math.min(here ? 1 : 1 - 0.9, this.#ofSymbol(file, reference, under, 0)) }
    })
    if (!judged) return references
    const best = Math.max(...weighed.map(({ likely }) => likely))
    return weighed
      .filter(({ likely }) => best <= UNLIKELY || likely > UNLIKELY)
      .sort((a, b) => b.likely - a.likely)
      .map(({ reference }) => reference)
  }

  #system(file: number, under: string): System {
    return systemOfCondition(under) ?? this.#repository.systemOf(file) ?? 'linux'
  }

  #ofSymbol(file: number, reference: Reference, under: string, depth: number): number {
    const { conditions } = this.#repository.symbol(reference)
    if (conditions === undefined) return 1
    let likely = 1
    for (const condition of conditions)
      likely = Math.min(likely, this.#likely(file, condition, under, reference, depth))
    return likely
  }

  #likely(file: number, condition: string, under: string, asked: Reference | undefined, depth: number): number {
    const told = under === '' ? [] : under.split(' && ')
    return likelihood(condition, (name) => {
      if (told.includes(name)) return { likely: 1 }
      if (told.includes(`!${name}`)) return { likely: 0, value: 0 }
      const cpp = (this.#repository.files[file] as File).cpp
      return predefined(name, this.#system(file, under), cpp) ?? this.#macro(file, name, under, asked, depth)
    })
  }

  /** Whether what is around bears names that begin like this: a knob of the repository's own. */
  #isOwnPrefix(asked: Reference | undefined, file: number, prefix: string): boolean {
    const around = asked === undefined ? file : fileOf(asked)
    let prefixes = this.#prefixes.get(around)
    if (!prefixes) {
      const { symbols } = this.#repository.files[around] as File
      prefixes = new Set(symbols.map(({ name }) => name.slice(0, name.indexOf('_') + 1)))
      if (this.#prefixes.size >= MOST_FILES) this.#prefixes.clear()
      this.#prefixes.set(around, prefixes)
    }
    return prefixes.has(prefix)
  }

  /** The number that a macro stands for: its own, or that of the compiler's macro that it renames. */
  #numberOf(macro: Reference, system: System): number | undefined {
    const { numbers, aliases, cpp } = this.#repository.files[fileOf(macro)] as File
    const alias = aliases.get(symbolOf(macro))
    return numbers.get(symbolOf(macro)) ?? (alias === undefined ? undefined : predefined(alias, system, cpp)?.value)
  }

  #macro(file: number, name: string, under: string, asked: Reference | undefined, depth: number): Macro {
    const repository = this.#repository
    const all = repository.named(name).filter((r) => repository.symbol(r).kind === 'macro')
    if (all.length === 0) return undefinedMacro(name, (prefix) => this.#isOwnPrefix(asked, file, prefix))
    if (depth >= DEEPEST || all.length > MOST_DEFINITIONS) return { likely: 0.5 }
    const { seen } = repository.view(file)
    const known = all.filter((r) => seen.has(fileOf(r)))
    if (known.length === 0) return { likely: 0.5 }
    // What stands where a macro is not defined does not ask about the definition that follows it there.
    const around = asked === undefined ? undefined : repository.symbol(asked).conditions
    const guard = around?.find((one) => one.split(' && ').includes(`!${name}`))
    const before = known.filter((r) => {
      const symbol = repository.symbol(r)
      if (asked === undefined || fileOf(r) !== fileOf(asked)) return true
      return symbolOf(r) < symbolOf(asked) && !(guard !== undefined && symbol.conditions?.includes(guard))
    })
    if (before.length === 0) return { likely: 0.1, value: 0 }
    let first: readonly Reference[] = before
    if (asked !== undefined && guard !== undefined && before.every((r) => isGuarded(repository.symbol(r)))) {
      // Each file defines it only where nobody did so before: of two, the one that the other includes comes first.
      const { seen: included } = repository.view(fileOf(asked))
      first = before.filter((r) => included.has(fileOf(r)))
      if (first.length === 0) {
        const isLater = (r: Reference): boolean => repository.view(fileOf(r)).seen.has(fileOf(asked))
        return before.every(isLater) ? { likely: 0.1, value: 0 } : { likely: 0.5 }
      }
    }
    const weighed = first.map((r) => ({ r, likely: this.#ofSymbol(file, r, under, depth + 1) }))
    const likely = Math.max(...weighed.map((one) => one.likely))
    const system = this.#system(file, under)
    const valued = weighed.map((one) => ({ ...one, value: this.#numberOf(one.r, system) }))
    const best = (test: (value: number | undefined) => boolean): number =>
      Math.max(0, ...valued.filter((one) => test(one.value)).map((one) => one.likely))
    const off = best((value) => value === 0)
    const on = best((value) => value !== 0)
    // A switch: defined in any case, and what it is asked for is whether it is on.
    if (off > UNLIKELY && on > UNLIKELY) return { likely: on / (on + off) }
    const values = new Set(valued.filter((one) => one.likely > UNLIKELY).map(({ value }) => value))
    const [value] = values
    return values.size === 1 && value !== undefined
      ? { likely: value === 0 ? likely / 2 : likely, value, sure: likely }
      : { likely }
  }
}

const isGuarded = (symbol: HeldSymbol): boolean =>
  (symbol.conditions ?? []).some((one) => one.split(' && ').includes(`!${symbol.name}`))
