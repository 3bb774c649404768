/**
 * The literal runs that every match of a regular expression contains.
 *
 * A small recursive reader of RE2's syntax. It need not understand everything: unknown syntax ends the current run, and
 * an optional part contributes nothing.
 */
import { ANYTHING, all, type Need, one, textNeed } from './needs.ts'

export function regexNeeds(source: string, names = false): Need {
  const reader = new Reader(source, names)
  const need = reader.alternatives()
  return reader.done ? need : ANYTHING
}

/** What belongs to `\x`, `\p` and `\P`, and the digits after the first one of `\060`. */
const BRACED = /^\{[^}]*\}|^[0-9A-Fa-f]{2}|^./
const OCTAL = /^[0-7]{1,2}/

class Reader {
  readonly #source: string
  readonly #names: boolean
  #at = 0

  constructor(source: string, names: boolean) {
    this.#source = source
    this.#names = names
  }

  get done(): boolean {
    return this.#at >= this.#source.length
  }

  alternatives(): Need {
    const branches = [this.#sequence()]
    while (this.#source[this.#at] === '|') {
      this.#at++
      branches.push(this.#sequence())
    }
    return one(branches)
  }

  #sequence(): Need {
    const needs: Need[] = []
    let run = ''
    const flush = () => {
      needs.push(textNeed(run, this.#names))
      run = ''
    }
    while (!this.done) {
      const character = this.#source[this.#at]
      if (character === '|' || character === ')') break
      const piece = this.#piece()
      const repeat = this.#repetition()
      if (typeof piece === 'string') {
        if (repeat === 'once') run += piece
        else if (repeat === 'some') {
          run += piece // at least one of it ends the run, and another may begin the next
          flush()
          run = piece
        } else flush()
      } else {
        flush()
        if (repeat !== 'maybe') needs.push(piece)
      }
    }
    flush()
    return all(needs)
  }

  /** A literal text, or what a group or class needs. */
  #piece(): string | Need {
    const character = this.#source[this.#at++] as string
    switch (character) {
      case '\\':
        return this.#escape()
      case '[':
        this.#skipClass()
        return ANYTHING
      case '(':
        return this.#group()
      case '.':
      case '^':
      case '$':
        return ANYTHING
      default:
        // Letters outside ASCII may match another case of theirs that the index keys differently.
        return character.charCodeAt(0) < 128 ? character : ANYTHING
    }
  }

  #escape(): string | Need {
    const character = this.#source[this.#at++]
    if (character === undefined) return ANYTHING
    if (character === 'Q') {
      const end = this.#source.indexOf('\\E', this.#at)
      const text = this.#source.slice(this.#at, end < 0 ? undefined : end)
      this.#at = end < 0 ? this.#source.length : end + 2
      return textNeed(text, this.#names)
    }
    if (/[^A-Za-z0-9]/.test(character)) return character
    if (character === 't') return '\t'
    const rest = /[xpP]/.test(character) ? BRACED : OCTAL.test(character) ? OCTAL : undefined
    this.#at += rest?.exec(this.#source.slice(this.#at))?.[0].length ?? 0
    return ANYTHING
  }

  #skipClass(): void {
    if (this.#source[this.#at] === '^') this.#at++
    if (this.#source[this.#at] === ']') this.#at++
    while (!this.done && this.#source[this.#at] !== ']') {
      if (this.#source.startsWith('[:', this.#at)) {
        const end = this.#source.indexOf(':]', this.#at)
        this.#at = end < 0 ? this.#source.length : end + 2
      } else this.#at += this.#source[this.#at] === '\\' ? 2 : 1
    }
    this.#at++
  }

  #group(): Need {
    const flags = /^\?(?:P?<[^>]*>|[a-zA-Z-]*:)/.exec(this.#source.slice(this.#at))
    if (flags) this.#at += flags[0].length
    else if (this.#source[this.#at] === '?') {
      // `(?i)` alone, or something that RE2 will refuse: neither has literals of its own.
      const end = this.#source.indexOf(')', this.#at)
      this.#at = end < 0 ? this.#source.length : end + 1
      return ANYTHING
    }
    const need = this.alternatives()
    if (this.#source[this.#at] === ')') this.#at++
    return need
  }

  #repetition(): 'once' | 'some' | 'maybe' {
    const found = /^(?:[*?+]|\{(\d*),?\d*\})[?+]?/.exec(this.#source.slice(this.#at, this.#at + 24))
    if (!found) return 'once'
    this.#at += found[0].length
    if (found[0].startsWith('+')) return 'some'
    return found[1] !== undefined && Number(found[1]) > 0 ? 'some' : 'maybe'
  }
}
