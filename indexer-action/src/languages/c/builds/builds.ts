/**
 * Which of several definitions of one name a build has: `#if` asks about macros, and those that the repository defines where it
 * can be seen are known as well as those that compilers define.
 */
import type { HeldSymbol } from '../held-symbols.ts'
import { type File, fileOf, type Reference, type Repository, symbolOf } from '../repository.ts'
import { isPosixName, isSystemMacro } from '../system-names.ts'
import { EVEN, type Lookup, likelihood, UNLIKELY, worth } from './likelihood.ts'
import {
  COMPILERS,
  type Compiler,
  FOUND,
  foundOn,
  isFor,
  isHandedIn,
  type Macro,
  predefined,
  type System,
  spokenOf,
  systemOfCondition,
  undefinedMacro,
} from './predefined.ts'

/** How far conditions of conditions are followed. */
const DEEPEST = 3
const MOST_DEFINITIONS = 6
const MOST_FILES = 400
/** A switch that the repository turns off, and never on. */
const OFF = 0.2
/** A system's own names are given up for nothing less. */
const SURE = 0.9
/** What is there unless somebody turns it off is likelier than this, and what a configuration looks for is not. */
const EXPECTED = 0.78
/** What a configuration finds out. */
const CONFIGURED = /^(HAVE_|HAS_|SIZEOF_|CONFIG_)/
/** Files that are asked what their names begin like. */
const MOST_AROUND = 16

/** The build that a use is part of. */
interface Build {
  file: number
  system: System
  /** What holds there, of the unusual condition that the use stands under. */
  told: readonly string[]
  predefined: (name: string) => Macro | undefined
  /** By how deep they were asked for: macros, by their names and definitions. */
  known: Map<string, Macro>[]
}

export class Builds {
  readonly #repository: Repository
  readonly #prefixes = new Map<number, Set<string>>()
  /** The file that was asked about last, and its builds by compiler and condition. */
  #file = -1
  readonly #builds = new Map<string, Build>()

  constructor(repository: Repository) {
    this.#repository = repository
  }

  /** Whether a use under this condition is in code that the usual build leaves out. */
  isUnusual(file: number, condition: string): boolean {
    return this.#holds(file, condition) <= UNLIKELY
  }

  /** Whether any build that is worth talking of has what stands under this condition. */
  isSure(file: number, condition: string): boolean {
    return this.#holds(file, condition) > SURE
  }

  #holds(file: number, condition: string): number {
    return mean((compiler) => this.#likely(this.#build(file, '', compiler), condition, undefined, 0))
  }

  /** Whether the usual build, or the one that the use is of, has this definition at all. */
  isLikely(file: number, reference: Reference, under = ''): boolean {
    return !this.isElsewhere(file, reference, under) && this.#has(file, reference, under) > UNLIKELY
  }

  /** Whether that build has it rather than not. */
  isUsual(file: number, reference: Reference, under = ''): boolean {
    return !this.isElsewhere(file, reference, under) && this.#has(file, reference, under) > EVEN
  }

  /** Whether hardly any build is without it: more than a configuration finds. */
  isExpected(file: number, reference: Reference, under = ''): boolean {
    return !this.isElsewhere(file, reference, under) && this.#has(file, reference, under) > EXPECTED
  }

  /** Whether it stands in a file that is written for another system than the use. */
  isElsewhere(file: number, reference: Reference, under = ''): boolean {
    return !isFor(this.#repository.graph.systemOf(fileOf(reference)), this.#system(file, under))
  }

  /** Those that may be compiled together with a use in this file, likeliest first; all of them where none is likely. */
  likely(file: number, references: readonly Reference[], under = ''): readonly Reference[] {
    if (references.length < 2) return references
    const system = this.#system(file, under)
    let judged = false
    // Of a namespace that hundreds of files open, hardly any has a condition.
    const conditional = references.filter((r) => this.#repository.symbol(r).conditions !== undefined)
    const weighed = references.map((reference) => {
      const symbol = this.#repository.symbol(reference)
      const here = isFor(this.#repository.graph.systemOf(fileOf(reference)), system)
      judged ||= symbol.conditions !== undefined || !here
      const has = Math.min(this.#has(file, reference, under), this.#includes(file, reference, conditional, under))
      return { reference, likely: Math.min(here ? 1 : 1 - 0.9, has) }
    })
    if (!judged) return references
    const best = Math.max(...weighed.map(({ likely }) => likely))
    return weighed
      .filter(({ likely }) => best <= UNLIKELY || likely > UNLIKELY)
      .sort((a, b) => b.likely - a.likely)
      .map(({ reference }) => reference)
  }

  /** `#ifndef DOOR_ALT`, a definition, `#else`, `#include "door_alt.h"`: how likely the other one comes in its place. */
  #includes(file: number, reference: Reference, conditional: readonly Reference[], under: string): number {
    if (conditional.length === 0) return 1
    const { files, graph } = this.#repository
    const from = fileOf(reference)
    if (from === file || graph.includes(file, from)) return 1
    for (const other of conditional) {
      const by = fileOf(other)
      if (by === from) continue
      const included = (files[by] as File).includesIf.find(([at]) => graph.target(by, at) === from)
      if (included) return mean((compiler) => this.#likely(this.#build(file, under, compiler), included[1], other, 0))
    }
    return 1
  }

  #system(file: number, under: string): System {
    return systemOfCondition(under) ?? this.#repository.graph.systemOf(file) ?? 'linux'
  }

  /** How likely the build has this definition. */
  #has(file: number, reference: Reference, under: string): number {
    if (this.#repository.symbol(reference).conditions === undefined) return 1
    return mean((compiler) => this.#ofSymbol(this.#build(file, under, compiler), reference, 0))
  }

  #ofSymbol(build: Build, reference: Reference, depth: number): number {
    let likely = 1
    for (const condition of this.#repository.symbol(reference).conditions ?? [])
      likely = Math.min(likely, this.#likely(build, condition, reference, depth))
    return likely
  }

  #likely(build: Build, condition: string, asked: Reference | undefined, depth: number): number {
    return likelihood(condition, this.#lookup(build, asked, depth))
  }

  #build(file: number, under: string, compiler: Compiler): Build {
    if (file !== this.#file) {
      this.#file = file
      this.#builds.clear()
    }
    const key = `${compiler} ${under}`
    let build = this.#builds.get(key)
    if (!build) {
      const system = this.#system(file, under)
      const told = under === '' ? [] : under.split(' && ')
      const known = Array.from({ length: DEEPEST + 1 }, () => new Map<string, Macro>())
      const lookup = predefined({ system, compiler }, this.#repository.graph.isCpp(file))
      build = { file, system, told, predefined: lookup, known }
      this.#builds.set(key, build)
    }
    return build
  }

  #lookup(build: Build, asked: Reference | undefined, depth: number): Lookup {
    const { told } = build
    return (name) => {
      if (told.length > 0) {
        if (told.includes(name)) return { likely: 1 }
        if (told.includes(`!${name}`)) return { likely: 0, value: 0 }
      }
      return build.predefined(name) ?? this.#macro(build, name, asked, depth)
    }
  }

  /** A macro that is defined, but nowhere where the file sees it: other programs, or other systems, have it so. */
  #defined(file: number, name: string, all: readonly Reference[]): Macro {
    const wide = this.#repository.graph.wide(file)
    if (CONFIGURED.test(name) || all.some((r) => wide.has(fileOf(r)))) return { likely: 0.5 }
    return { likely: isHandedIn(name) ? 0.3 : 0.2 }
  }

  /** Whether what is around, or what that includes, bears names that begin like this: a knob of the repository's own. */
  #isOwnPrefix(asked: Reference | undefined, file: number, prefix: string): boolean {
    const around = asked === undefined ? file : fileOf(asked)
    return this.#repository.graph
      .view(around)
      .seen.list.slice(0, MOST_AROUND)
      .some((one) => this.#prefixesOf(one).has(prefix))
  }

  #prefixesOf(file: number): Set<string> {
    let prefixes = this.#prefixes.get(file)
    if (!prefixes) {
      const { symbols } = this.#repository.files[file] as File
      prefixes = new Set(symbols.entries().map(([, { name }]) => name.slice(0, name.indexOf('_') + 1)))
      if (this.#prefixes.size >= MOST_FILES) this.#prefixes.clear()
      this.#prefixes.set(file, prefixes)
    }
    return prefixes
  }

  /** The number that a macro stands for: its own, or what comes of those that it is made of. */
  #numberOf(macro: Reference, build: Build, depth: number): number | undefined {
    const { numbers, aliases, formulas } = this.#repository.files[fileOf(macro)] as File
    const symbol = symbolOf(macro)
    const number = numbers.get(symbol)
    if (number !== undefined) return number
    const formula = formulas.get(symbol)
    const alias = formula === undefined ? aliases.get(symbol) : undefined
    const lookup = this.#lookup(build, undefined, depth + 1)
    if (formula !== undefined) return formula.includes('$') ? undefined : worth(formula, lookup).value
    return alias !== undefined && this.#isMacro(alias, build) ? lookup(alias)?.value : undefined
  }

  /** How a macro with parameters is computed from them. */
  #formulaOf(macro: Reference): string | undefined {
    const formula = (this.#repository.files[fileOf(macro)] as File).formulas.get(symbolOf(macro))
    return formula?.includes('$') ? formula : undefined
  }

  #isMacro(name: string, build: Build): boolean {
    return (
      build.predefined(name) !== undefined ||
      this.#repository.named(name).some((r) => this.#repository.symbol(r).kind === 'macro')
    )
  }

  #macro(build: Build, name: string, asked: Reference | undefined, depth: number): Macro {
    const repository = this.#repository
    const { file } = build
    const asking = asked === undefined ? file : fileOf(asked)
    const all = repository
      .named(name)
      .filter((r) => repository.symbol(r).kind === 'macro' && (fileOf(r) === asking || !repository.isUndone(r)))
    if (all.length === 0) return undefinedMacro(name, build.system, (prefix) => this.#isOwnPrefix(asked, file, prefix))
    if (depth >= DEEPEST) return { likely: EVEN }
    const { seen } = repository.graph.view(file)
    const known = all.filter((r) => seen.has(fileOf(r)))
    if (known.length === 0)
      return spokenOf(name, build.system) ?? foundOn(build.system, name) ?? this.#defined(file, name, all)
    if (known.length > MOST_DEFINITIONS) return { likely: EVEN }
    // What stands where a macro is not defined does not ask about the definition that follows it there.
    const around = asked === undefined ? undefined : repository.symbol(asked).conditions
    const guard = around?.find((one) => asksForNone(one, name))
    const before = known.filter((r) => {
      const symbol = repository.symbol(r)
      if (asked === undefined || fileOf(r) !== fileOf(asked)) return true
      if (symbolOf(r) >= symbolOf(asked)) return false
      return repository.symbol(asked).name === name || guard === undefined || !symbol.conditions?.includes(guard)
    })
    if (before.length === 0)
      return isPosixName(name) || isSystemMacro(name) ? { likely: EVEN } : { likely: 0.1, value: 0 }
    let first: readonly Reference[] = before
    if (asked !== undefined && guard !== undefined && before.every((r) => isGuarded(repository.symbol(r)))) {
      // Each file defines it only where nobody did so before: of two, the one that the other includes comes first.
      const { seen: included } = repository.graph.view(fileOf(asked))
      first = before.filter((r) => included.has(fileOf(r)))
      if (first.length === 0) {
        const isLater = (r: Reference): boolean => repository.graph.view(fileOf(r)).seen.has(fileOf(asked))
        return before.every(isLater) ? { likely: 0.1, value: 0 } : { likely: 0.5 }
      }
    }
    const already = build.known[depth] as Map<string, Macro>
    const key = `${name} ${first.join(' ')}`
    let macro = already.get(key)
    if (!macro) {
      macro = this.#ofDefinitions(build, name, first, depth)
      already.set(key, macro)
    }
    return macro
  }

  /** What these definitions of a macro make of it. */
  #ofDefinitions(build: Build, name: string, definitions: readonly Reference[], depth: number): Macro {
    const weighed = definitions.map((r) => ({ r, likely: this.#ofSymbol(build, r, depth + 1) }))
    const likely = Math.max(...weighed.map((one) => one.likely))
    const formulas = new Set(weighed.filter((one) => one.likely > UNLIKELY).map((one) => this.#formulaOf(one.r)))
    const [formula] = formulas
    if (formulas.size === 1 && formula !== undefined) return { likely, formula }
    const valued = weighed.map((one) => ({ ...one, value: this.#numberOf(one.r, build, depth) }))
    const best = (test: (value: number | undefined) => boolean): number =>
      Math.max(0, ...valued.filter((one) => test(one.value)).map((one) => one.likely))
    const off = best((value) => value === 0)
    const on = best((value) => value !== 0)
    // A switch: defined in any case, and what it is asked for is whether it is on.
    if (off > UNLIKELY && on > UNLIKELY) return { likely: on / (on + off) }
    // What the repository says for the systems that it knows, a configuration says for the others.
    if (on > off && likely <= UNLIKELY && name.startsWith('HAVE_')) return { likely: FOUND }
    const values = new Set(valued.filter((one) => one.likely > UNLIKELY).map(({ value }) => value))
    const [value] = values
    if (values.size !== 1 || value === undefined) return { likely }
    if (value !== 0) return { likely, value, sure: likely }
    const isSwitch = valued.some((one) => one.value !== undefined && one.value !== 0)
    return {
      likely: isSwitch ? on / (on + off) : isHandedIn(name) ? likely / 2 : Math.min(likely / 2, OFF),
      value,
      sure: likely,
    }
  }
}

/** Nobody tells which compiler it is. */
function mean(of: (compiler: Compiler) => number): number {
  let sum = 0
  for (const compiler of COMPILERS) sum += of(compiler)
  return sum / COMPILERS.length
}

/** `!LIB_VERSION || LIB_VERSION < 15` */
export const asksForNone = (condition: string, name: string): boolean =>
  condition.split(/ && | \|\| /).includes(`!${name}`)

const isGuarded = (symbol: HeldSymbol): boolean =>
  (symbol.conditions ?? []).some((one) => asksForNone(one, symbol.name))
