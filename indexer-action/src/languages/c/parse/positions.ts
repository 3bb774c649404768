/** Which places of a table its values fill, where branches of the preprocessor and macros of several values are among them. */
import type { Reader } from './reader.ts'
import {
  BRACE,
  BRACKET,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  COMMA,
  PAREN,
  SEMICOLON,
  type Tokens,
  WORD,
} from './tokens.ts'

interface Open {
  /** Number of the `#if`. */
  group: number
  branch: number
  /** The place at which each of its branches begins. */
  from: number
  /** The furthest that one of them came. */
  most: number
}

export class Positions {
  #at = 0
  readonly #outer: number
  readonly #open: Open[] = []

  /** `branches`: those in which the table begins. */
  constructor(branches: readonly number[]) {
    this.#outer = branches.length / 2
  }

  /** The place of a value that stands in these branches. */
  next(branches: readonly number[]): number {
    const depth = branches.length / 2 - this.#outer
    const group = (at: number): number => branches[(this.#outer + at) * 2] as number
    const branch = (at: number): number => branches[(this.#outer + at) * 2 + 1] as number
    let shared = 0
    while (
      shared < depth &&
      this.#open[shared]?.group === group(shared) &&
      this.#open[shared]?.branch === branch(shared)
    )
      shared++
    while (this.#open.length > shared) {
      const last = this.#open.pop() as Open
      const most = Math.max(last.most, this.#at)
      const isNext = this.#open.length === shared && shared < depth && last.group === group(shared)
      if (isNext) this.#open.push({ ...last, branch: branch(shared++), most })
      this.#at = isNext ? last.from : most
    }
    for (; this.#open.length < depth; shared++)
      this.#open.push({ group: group(shared), branch: branch(shared), from: this.#at, most: this.#at })
    return this.#at++
  }
}

/** `{ MODULE_HEAD, open, close }`: the macro that stands first and may have several values, as the positions behind it have it before them. */
export const headOf = (r: Reader): string =>
  r.is(WORD) && r.is(COMMA, 1) && /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(r.textAt(r.at)) ? `${r.textAt(r.at)}+` : ''

/** How many values a macro stands for; 1 where that cannot be told. */
export function valuesOf({ kind }: Tokens): number {
  let depth = 0
  let values = 1
  for (const [at, one] of kind.entries()) {
    if (one === PAREN || one === BRACE || one === BRACKET) depth++
    else if (one === CLOSE_PAREN || one === CLOSE_BRACE || one === CLOSE_BRACKET) depth--
    else if (one === SEMICOLON && depth === 0) return 1
    // `#define HEAD 1, 2,` would leave a place empty, if not for what follows.
    else if (one === COMMA && depth === 0 && at + 1 < kind.length) values++
  }
  return values
}
