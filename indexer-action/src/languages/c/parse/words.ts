/**
 * The words of a file, numbered: parsers compare and look up integers.
 *
 * Every word of a repository is looked up here, so it is found by a hash that is made while the text is scanned and by its
 * characters; a string is cut out once for each word of a file.
 */

const C_KEYWORDS =
  'if else for while do switch case default break continue return goto sizeof typedef struct union enum static extern inline register auto const volatile restrict void char short int long float double signed unsigned _Bool _Complex _Atomic _Thread_local _Noreturn _Alignas _Alignof _Generic _Static_assert __attribute__ __attribute __extension__ __inline __inline__ __restrict __restrict__ __const __volatile__ __volatile asm __asm__ __asm typeof __typeof__ __typeof __typeof_unqual__ typeof_unqual __auto_type __declspec __thread __signed__ __builtin_va_list __int128'.split(
    ' ',
  )
const CPP_KEYWORDS =
  'class namespace template typename using public private protected virtual friend explicit operator new delete this try catch throw constexpr consteval constinit decltype noexcept mutable static_assert alignas alignof thread_local bool wchar_t char8_t char16_t char32_t nullptr true false static_cast dynamic_cast const_cast reinterpret_cast typeid concept requires co_await co_return co_yield and or not xor'.split(
    ' ',
  )

/** Word number of a keyword: its place in this list. */
export const KEYWORDS: readonly string[] = [...C_KEYWORDS, ...CPP_KEYWORDS]
const keywordNumber = new Map(KEYWORDS.map((word, number) => [word, number]))
export const keyword = (word: string): number => keywordNumber.get(word) as number

/** Goes on with the hash of a word; that of its first unit is the unit itself. */
export const hashed = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0

function hashOf(word: string): number {
  let hash = word.charCodeAt(0)
  for (let at = 1; at < word.length; at++) hash = hashed(hash, word.charCodeAt(at))
  return hash
}

/** Neighbouring slots for hashes that differ in their last units alone would make long rows. */
const spread = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> 8

/** Names are numbered per file; keywords have the numbers before. */
export class Words {
  readonly #list = [...KEYWORDS]
  /** Number of the word plus one; 0 where nothing is. */
  #slots = new Int32Array(2048)
  /** By number. */
  readonly #hashes: number[] = []
  /** By number: where its units begin in `#units`. */
  readonly #starts: number[] = []
  #units = new Uint16Array(8192)
  #filled = 0

  readonly #cpp: boolean

  /** `cpp`: C++'s keywords are not names. */
  constructor(cpp: boolean) {
    this.#cpp = cpp
    for (const word of KEYWORDS) {
      this.#keep(word)
      this.#hashes.push(hashOf(word))
    }
    this.#placeAll()
  }

  number(text: string): number {
    const hash = hashOf(text)
    for (let at = spread(hash); ; at++) {
      const number = (this.#slots[at & (this.#slots.length - 1)] as number) - 1
      if (number < 0) return this.#add(text, hash)
      if (this.#list[number] === text) return number
    }
  }

  /** The word that stands in a text from `start` to `end`; `units` are the text's, and `hash` is the word's. */
  numberAt(text: string, units: Uint16Array, start: number, end: number, hash: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    for (let at = spread(hash); ; at++) {
      const number = (slots[at & mask] as number) - 1
      if (number < 0) return this.#add(text.slice(start, end), hash)
      if (this.#hashes[number] === hash && this.#isAt(number, units, start, end)) return number
    }
  }

  text(number: number): string {
    return this.#list[number] as string
  }

  #isAt(number: number, units: Uint16Array, start: number, end: number): boolean {
    const own = this.#units
    let from = this.#starts[number] as number
    if ((this.#starts[number + 1] ?? this.#filled) - from !== end - start) return false
    for (let at = start; at < end; at++) if (own[from++] !== units[at]) return false
    return true
  }

  #add(word: string, hash: number): number {
    const number = this.#list.push(word) - 1
    this.#keep(word)
    this.#hashes.push(hash)
    if (number * 2 > this.#slots.length) {
      this.#slots = new Int32Array(this.#slots.length * 4)
      this.#placeAll()
    } else this.#place(hash, number)
    return number
  }

  #keep(word: string): void {
    if (this.#filled + word.length > this.#units.length) {
      const grown = new Uint16Array((this.#filled + word.length) * 2)
      grown.set(this.#units)
      this.#units = grown
    }
    this.#starts.push(this.#filled)
    for (let at = 0; at < word.length; at++) this.#units[this.#filled++] = word.charCodeAt(at)
  }

  #placeAll(): void {
    for (const [number, hash] of this.#hashes.entries())
      if (this.#cpp || number < C_KEYWORDS.length || number >= KEYWORDS.length) this.#place(hash, number)
  }

  #place(hash: number, number: number): void {
    const mask = this.#slots.length - 1
    let at = spread(hash)
    while (this.#slots[at & mask] !== 0) at++
    this.#slots[at & mask] = number + 1
  }
}
