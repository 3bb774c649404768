/**
 * Finds which texts mention one of some names, as a word.
 *
 * Texts are read as they are stored: JSON in UTF-8. Only whole words count, and keys of objects do not: they are the format's own,
 * so a family must not use names of the program as keys. A name that is made of several (`operator==`,
 * `~Door`) is looked for by its longest word, so that more is found than is there, but never less.
 */

const UNDERSCORE = 0x5f
const BACKSLASH = 0x5c
const QUOTE = 0x22
const COLON = 0x3a
const LETTER_U = 0x75

/** Letters of any script, digits, `_` and `$`: in UTF-8, what is not ASCII begins at 0x80. */
const IS_WORD = Uint8Array.from({ length: 256 }, (_, byte) =>
  /[\w$\x80-\xff]/.test(String.fromCharCode(byte)) ? 1 : 0,
)
const NOT_ASCII = /[\x80-\uffff]/

const SAME = Uint8Array.from({ length: 256 }, (_, byte) => byte)
const LOWER = SAME.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte))
const NO_WORD = /[^\w$\x80-\xff]+/

/** Words whose hash ends otherwise than that of all names are passed over; a power of two. */
const SIEVE = 1 << 16

/** So few words are sought as bytes first: most texts hold none of them, and that takes a fraction of reading their words. */
const FEW_WORDS = 8

export class Mentions {
  /** Each character is a byte. */
  readonly #words = new Set<string>()
  readonly #sieve = new Uint8Array(SIEVE)
  readonly #ignoresCase: boolean
  readonly #few: readonly Buffer[] | undefined

  private constructor(words: Iterable<string>, ignoresCase: boolean) {
    this.#ignoresCase = ignoresCase
    for (const word of words) {
      this.#words.add(word)
      let hash = 0
      for (let at = 0; at < word.length; at++) hash = next(hash, word.charCodeAt(at))
      this.#sieve[hash & (SIEVE - 1)] = 1
    }
    if (!ignoresCase && this.#words.size <= FEW_WORDS)
      this.#few = [...this.#words].map((word) => Buffer.from(word, 'latin1'))
  }

  /**
   * A name that ends with its first underscore (`HAVE_`) also finds words that begin with it. Undefined if a name has no word to
   * look for. Case is ignored in ASCII; a name with other letters has no such word then.
   */
  static of(names: Iterable<string>, ignoresCase = false): Mentions | undefined {
    const words: string[] = []
    for (const name of names) {
      if (ignoresCase && NOT_ASCII.test(name)) return undefined
      const parts = Buffer.from(name).toString('latin1').split(NO_WORD)
      const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), '')
      if (longest === '') return undefined
      words.push(ignoresCase ? longest.toLowerCase() : longest)
    }
    return new Mentions(words, ignoresCase)
  }

  in(json: Buffer): boolean {
    if (this.#few?.every((word) => !json.includes(word))) return false
    const as = this.#ignoresCase ? LOWER : SAME
    for (let at = 0; at < json.length; at++) {
      let byte = json[at] as number
      if (IS_WORD[byte] === 0) {
        // The letter of an escape is not part of the word that follows.
        if (byte === BACKSLASH) at += json[at + 1] === LETTER_U ? 5 : 1
        continue
      }
      const start = at
      let hash = 0
      let whole = true
      for (; at < json.length; at++) {
        byte = json[at] as number
        if (IS_WORD[byte] === 0) break
        hash = next(hash, as[byte] as number)
        if (whole && byte === UNDERSCORE) {
          whole = false
          if (this.#has(hash, json, start, at + 1)) return true
        }
      }
      if (this.#has(hash, json, start, at) && !isKey(json, start, at)) return true
      at--
    }
    return false
  }

  #has(hash: number, json: Buffer, from: number, to: number): boolean {
    if (this.#sieve[hash & (SIEVE - 1)] !== 1) return false
    const word = json.toString('latin1', from, to)
    return this.#words.has(this.#ignoresCase ? word.toLowerCase() : word)
  }
}

const isKey = (json: Buffer, from: number, to: number): boolean =>
  json[to] === QUOTE && json[to + 1] === COLON && json[from - 1] === QUOTE

const next = (hash: number, byte: number): number => (Math.imul(hash, 31) + byte) | 0
