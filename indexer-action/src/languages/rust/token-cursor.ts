/** A place in a list of tokens: what stands here and further on, and what stands between brackets. */
import { OPEN, type Tokens, tokenize } from './tokens.ts'

/** Tokens, brackets with what they hold being one, that a search looks at. */
const FARTHEST = 64

export class TokenCursor {
  readonly #source: string
  readonly #tokens: Tokens
  at = 0
  end: number

  constructor(source: string, from: number, to: number) {
    this.#source = source
    this.#tokens = tokenize(source, from, to)
    this.end = this.#tokens.kind.length
  }

  /** 0 past the end. */
  kind(ahead = 0): number {
    const at = this.at + ahead
    return at < this.end ? (this.#tokens.kind[at] as number) : 0
  }

  text(ahead = 0): string {
    const at = this.at + ahead
    return at < this.end ? this.#source.slice(this.#tokens.start[at], this.#tokens.end[at]) : ''
  }

  /** Offset in the source. */
  offset(): number {
    return this.#tokens.start[this.at] as number
  }

  /** Reads what stands between this bracket and the one that closes it. */
  inside<T>(read: () => T): T {
    const close = this.#tokens.match[this.at] as number
    const end = this.end
    this.at++
    this.end = Math.min(close, end)
    const found = read()
    this.end = end
    this.at = Math.min(close + 1, end)
    return found
  }

  /** Reads up to a token of this level. */
  until<T>(to: number, read: () => T): T {
    const { end } = this
    this.end = to
    const found = read()
    this.end = end
    return found
  }

  /** The index of the first such token at this level, none of its neighbours' beyond a comma or semicolon; or -1. */
  find(text: string): number {
    const { kind, match, start, end } = this.#tokens
    for (let at = this.at; at < Math.min(this.end, this.at + FARTHEST); at++) {
      const found = this.#source.slice(start[at], end[at])
      if (found === text) return at
      if (found === ',' || found === ';') return -1
      if (kind[at] === OPEN) at = match[at] as number
    }
    return -1
  }

  /** What stands behind the bracket that opens here and what it holds. */
  past(): string {
    const at = (this.#tokens.match[this.at] as number) + 1
    return at < this.end ? this.#source.slice(this.#tokens.start[at], this.#tokens.end[at]) : ''
  }

  /** Passes over a bracket and what it holds; offsets of what that is. */
  pass(): { from: number; to: number } {
    const open = this.at
    const close = this.#tokens.match[open] as number
    this.at = Math.min(close + 1, this.end)
    const { start, end } = this.#tokens
    return { from: end[open] as number, to: (close < start.length ? start[close] : end[open]) as number }
  }
}
