/**
 * How likely it is that what stands under a condition is compiled, in the build that a file is most often part of: Linux, gcc,
 * 64 bits; or the system that the file's path, or the condition around a use, speaks of. Zero to one: nobody tells us the flags.
 */

import type { Macro } from './predefined.ts'

/** At most this likely: a definition that is left out where another one is better. */
export const UNLIKELY = 0.25
export const EVEN = 0.5
/** That a compiler has what it is asked for. */
const CAPABLE = 0.76
/** What clang alone has, and sanitizers. */
const FEATURE = 0.3
const ASKS_FEATURE = /(^|_)(feature|extension|FEATURE|EXTENSION)$/
const ASKS = /^__has_\w*(attribute|builtin)$|(^|_)(HAS|HAVE)_/
const MOST_READ = 20_000

export type Lookup = (name: string) => Macro | undefined

const read = new Map<string, readonly string[]>()

/** How likely a condition holds; even where it says more than is understood here. */
export const likelihood = (condition: string, lookup: Lookup): number => worth(condition, lookup).likely

/** The same of an expression, and its value where that is known. */
export function worth(expression: string, lookup: Lookup): Macro {
  let words = read.get(expression)
  if (!words) {
    if (read.size >= MOST_READ) read.clear()
    words = expression.match(/\w+|&&|\|\||[<>=!]=|<<|>>|[^\s\w]/g) ?? []
    read.set(expression, words)
  }
  const reader = new ConditionReader(words, lookup)
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
  #at = 0

  constructor(words: readonly string[], lookup: Lookup) {
    this.#words = words
    this.#lookup = lookup
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
    if (left.orValue !== undefined && compare(left.orValue, right.value) !== holds) return { likely: EVEN }
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
      const orValue =
        left.orValue === undefined && right.orValue === undefined
          ? undefined
          : compute(left.orValue ?? left.value, right.orValue ?? right.value)
      left = { likely: value === 0 ? 1 - sure : sure, value, sure, ...(orValue === undefined ? {} : { orValue }) }
    }
  }

  #one(): Macro {
    if (this.#take('!')) return { likely: 1 - this.#one().likely }
    if (this.#take('(')) {
      const inside = this.either()
      return this.#take(')') ? inside : { likely: EVEN }
    }
    const word = this.#words[this.#at++] ?? ''
    if (/^\d/.test(word)) {
      const value = Number(word.replace(/[uUlL]+$/, ''))
      return { likely: value === 0 ? 0 : 1, value }
    }
    if (!/^[A-Za-z_]/.test(word)) return { likely: EVEN }
    if (this.#words[this.#at] === '(') {
      let depth = 0
      do {
        if (this.#words[this.#at] === '(') depth++
        else if (this.#words[this.#at] === ')') depth--
        this.#at++
      } while (depth > 0 && !this.ended)
      return this.#called(word)
    }
    return this.#lookup(word) ?? { likely: EVEN }
  }

  /** `HAS_FEATURE(x)`: what a macro with parameters says is known where it is always the same. */
  #called(name: string): Macro {
    const macro = this.#lookup(name)
    if (macro?.value !== undefined) {
      const sure = sureOf(macro)
      return { ...macro, likely: macro.value === 0 ? 1 - sure : sure }
    }
    if (ASKS_FEATURE.test(name)) return { likely: FEATURE }
    return { likely: ASKS.test(name) ? Math.min(CAPABLE, macro?.likely ?? 1) : EVEN }
  }
}
