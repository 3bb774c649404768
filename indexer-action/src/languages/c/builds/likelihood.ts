/**
 * How likely it is that what stands under a condition is compiled, in the build that a file is most often part of: Linux, gcc,
 * 64 bits; or the system that the file's path, or the condition around a use, speaks of. Zero to one: nobody tells us the flags.
 */

import { COMPILERS, type Macro, predefined, type System, spokenOf } from './predefined.ts'

/** At most this likely: a definition that is left out where another one is better. */
export const UNLIKELY = 0.25
export const EVEN = 0.5
/** That a compiler has what it is asked for. */
const CAPABLE = 0.76
/** What clang has of the languages, what it has of other things, and that it is told to check addresses or threads. */
const OF_LANGUAGE = 0.9
const FEATURE = 0.3
const CHECKED = 0.1
const ASKS_FEATURE = /(^|_)(feature|extension|FEATURE|EXTENSION)$/
const ASKS = /^__has_\w*(attribute|builtin)$|(^|_)(HAS|HAVE)_/
const MOST_READ = 20_000
/** Macros in macros that are written out. */
const DEEPEST = 8

export type Lookup = (name: string) => Macro | undefined

const read = new Map<string, readonly string[]>()

/** How likely a condition holds that what compilers define decides, and `own` of other macros. */
export function likelihoodOn(system: System, cpp: boolean, condition: string, own?: Lookup): number {
  let sum = 0
  for (const compiler of COMPILERS) {
    const lookup = predefined({ system, compiler }, cpp)
    sum += likelihood(condition, (name) => lookup(name) ?? spokenOf(name, system) ?? own?.(name))
  }
  return sum / COMPILERS.length
}

/** How likely a condition holds; even where it says more than is understood here. */
export const likelihood = (condition: string, lookup: Lookup): number => worth(condition, lookup).likely

/** The same of an expression, and its value where that is known. */
export function worth(expression: string, lookup: Lookup, depth = 0): Macro {
  let words = read.get(expression)
  if (!words) {
    if (read.size >= MOST_READ) read.clear()
    words = expression.match(/\w+|&&|\|\||[<>=!]=|<<|>>|[^\s\w]/g) ?? []
    read.set(expression, words)
  }
  const reader = new ConditionReader(words, lookup, depth)
  const macro = reader.either()
  return reader.ended ? macro : { likely: EVEN }
}

const COMPARE = new Map<string, (a: number, b: number) => boolean>([
  ['==', (a, b) => a === b],
  ['!=', (a, b) => a !== b],
  ['<', (a, b) => a < b],
  ['>', (a, b) => a > b],
  ['<=', (a, b) => a <= b],
  ['>=', (a, b) => a >= b],
])

/** Tightest last. */
const ARITHMETIC: ReadonlyMap<string, (a: number, b: number) => number>[] = [
  new Map([
    ['<<', (a, b) => a * 2 ** b],
    ['>>', (a, b) => Math.floor(a / 2 ** b)],
  ]),
  new Map([
    ['+', (a, b) => a + b],
    ['-', (a, b) => a - b],
  ]),
  new Map([
    ['*', (a, b) => a * b],
    ['/', (a, b) => Math.trunc(a / b)],
    ['%', (a, b) => a % b],
  ]),
]

/** How sure it is that a macro has its value. */
const sureOf = ({ likely, sure }: Macro): number => sure ?? Math.max(likely, 1 - likely)

/** Reads `a && (b || !c) && d * 100 >= 300`, as conditions are kept: `defined(X)` is `X` there. */
class ConditionReader {
  readonly #words: readonly string[]
  readonly #lookup: Lookup
  readonly #depth: number
  #at = 0

  constructor(words: readonly string[], lookup: Lookup, depth: number) {
    this.#words = words
    this.#lookup = lookup
    this.#depth = depth
  }

  get ended(): boolean {
    return this.#at >= this.#words.length
  }

  #take(word: string): boolean {
    if (this.#words[this.#at] !== word) return false
    this.#at++
    return true
  }

  either(): Macro {
    let left = this.#both()
    while (this.#take('||')) left = { likely: Math.max(left.likely, this.#both().likely) }
    return left
  }

  #both(): Macro {
    let left = this.#compared()
    while (this.#take('&&')) left = { likely: Math.min(left.likely, this.#compared().likely) }
    return left
  }

  #compared(): Macro {
    const left = this.#computed(0)
    const compare = this.ended ? undefined : COMPARE.get(this.#words[this.#at] as string)
    if (!compare) return left
    this.#at++
    const right = this.#computed(0)
    if (left.value === undefined || right.value === undefined) return { likely: EVEN }
    const holds = compare(left.value, right.value)
    const sure = sureOf(left)
    return { likely: holds ? sure : 1 - sure }
  }

  #computed(level: number): Macro {
    const operators = ARITHMETIC[level]
    if (!operators) return this.#one()
    let left = this.#computed(level + 1)
    for (;;) {
      const compute = this.ended ? undefined : operators.get(this.#words[this.#at] as string)
      if (!compute) return left
      this.#at++
      const right = this.#computed(level + 1)
      if (left.value === undefined || right.value === undefined) {
        left = { likely: EVEN }
        continue
      }
      const value = compute(left.value, right.value)
      const sure = Math.min(sureOf(left), sureOf(right))
      left = { likely: value === 0 ? 1 - sure : sure, value, sure }
    }
  }

  #one(): Macro {
    if (this.#take('!')) return { likely: 1 - this.#one().likely }
    if (this.#take('(')) {
      const inside = this.either()
      // A long condition is kept in part.
      return this.#take(')') || this.ended ? inside : { likely: EVEN }
    }
    const word = this.#words[this.#at++] ?? ''
    if (/^\d/.test(word)) {
      const value = Number(word.replace(/[uUlL]+$/, ''))
      return { likely: value === 0 ? 0 : 1, value }
    }
    if (!/^[A-Za-z_]/.test(word)) return { likely: EVEN }
    if (this.#words[this.#at] === '(') return this.#called(word, this.#given())
    return this.#lookup(word) ?? { likely: EVEN }
  }

  /** The arguments in the parenthesis that stands here, as words. */
  #given(): string[] {
    const given = ['']
    let depth = 0
    do {
      const word = this.#words[this.#at++] as string
      if (word === ',' && depth === 1) given.push('')
      else if ((word !== '(' || depth++ > 0) && (word !== ')' || --depth > 0)) given.push(`${given.pop()} ${word}`)
    } while (depth > 0 && !this.ended)
    return given
  }

  /** `HAS_FEATURE(x)`: what a macro with parameters says is known where it is always the same, or computed from them. */
  #called(name: string, given: readonly string[]): Macro {
    const macro = this.#lookup(name)
    if (macro?.formula !== undefined) {
      if (this.#depth >= DEEPEST) return { likely: EVEN }
      const written = macro.formula.replace(/\$(\d+)/g, (_, at) => `(${given[Number(at)] ?? ''})`)
      const { likely, ...rest } = worth(written, this.#lookup, this.#depth + 1)
      return { ...rest, likely: Math.min(macro.likely, likely) }
    }
    if (macro?.value !== undefined) {
      const sure = sureOf(macro)
      return { ...macro, likely: macro.value === 0 ? 1 - sure : sure }
    }
    if (ASKS_FEATURE.test(name)) {
      const asked = given[0] ?? ''
      return { likely: /\bc(xx)?_/.test(asked) ? OF_LANGUAGE : /sanitizer/.test(asked) ? CHECKED : FEATURE }
    }
    return { likely: ASKS.test(name) ? Math.min(CAPABLE, macro?.likely ?? 1) : EVEN }
  }
}
