/** A position in a list of tokens, with lookahead and access to the contents of brackets. */
import { OPEN, type Tokens, tokenize } from './tokens.ts'

/** Maximum number of tokens that a search looks at. A bracket with its contents counts as one. */
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

  /** The kind of a token; 0 past the end. */
  kind(ahead = 0): number {
    const at = this.at + ahead
    return at < this.end ? (this.#tokens.kind[at] as number) : 0
  }

  text(ahead = 0): string {
    const at = this.at + ahead
    return at < this.end ? this.#source.slice(this.#tokens.start[at], this.#tokens.end[at]) : ''
  }

  /** Offset of a token in the source. */
  offset(ahead = 0): number {
    return this.#tokens.start[this.at + ahead] as number
  }

  /** Runs `read` on the contents of the bracket at this position, then moves behind it. */
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

  /** Runs `read` with the list ending at the token index `to`. */
  until<T>(to: number, read: () => T): T {
    const { end } = this
    this.end = to
    const found = read()
    this.end = end
    return found
  }

  /** The index of the first token with this text at this nesting level, or -1. Stops at a comma or semicolon. */
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

  /** The text of the token after the bracket at this position and its contents. */
  past(): string {
    const at = (this.#tokens.match[this.at] as number) + 1
    return at < this.end ? this.#source.slice(this.#tokens.start[at], this.#tokens.end[at]) : ''
  }

  /** Skips a bracket with its contents. Returns the offsets of the contents. */
  pass(): { from: number; to: number } {
    const open = this.at
    const close = this.#tokens.match[open] as number
    this.at = Math.min(close + 1, this.end)
    const { start, end } = this.#tokens
    return { from: end[open] as number, to: (close < start.length ? start[close] : end[open]) as number }
  }
}
