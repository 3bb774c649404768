/**
 * Texts as arrays of their UTF-16 units: loops over numbers are compiled once, loops over strings once per string
 * representation in V8.
 */

/** Short texts use a separate buffer, so that reading one does not discard a long text. */
const SHORT = 4096
/** Zeros behind the last unit, for look-ahead. */
const PAST = 4

class Held {
  #text = ''
  #bytes: Buffer
  #units: Uint16Array

  constructor(length: number) {
    this.#bytes = Buffer.alloc(length * 2)
    this.#units = unitsIn(this.#bytes)
  }

  of(text: string): Uint16Array {
    if (text === this.#text) return this.#units
    if (this.#units.length < text.length + PAST) {
      this.#bytes = Buffer.alloc((text.length + PAST) * 2)
      this.#units = unitsIn(this.#bytes)
    }
    this.#bytes.write(text, 'utf16le')
    this.#units.fill(0, text.length, text.length + PAST)
    this.#text = text
    return this.#units
  }
}

const unitsIn = (bytes: Buffer): Uint16Array => new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1)

const short = new Held(SHORT + PAST)
const long = new Held(1 << 16)

/** A text's units, valid until another text is requested; what lies behind its length is undefined. */
export function unitsOf(text: string): Uint16Array {
  return (text.length <= SHORT ? short : long).of(text)
}
