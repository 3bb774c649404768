/**
 * Texts of records: what a node of a family's array of integers says, whatever its place and the numbers of its strings are.
 *
 * Two files that say the same of something have the same text of it, so texts tell what an edit changed (`affected.ts`).
 */

/**
 * By kind of record (its first integer), what the others are: `n` a node, `s` a string, `i` a number that is compared, `-` one that is
 * not, `p` a place of the family's own. `c` is how often the next group in brackets is repeated.
 */
type Layouts = Readonly<Record<number, string>>

/** What is nested deeper has no text, nor have files with more records than these. */
const DEEPEST = 300
const MOST_RECORDS = 500_000

export class RecordTexts {
  readonly #code: readonly number[]
  readonly #strings: readonly string[]
  readonly #layouts: ReadonlyMap<number, readonly Part[]>
  readonly #placeText: (place: number) => unknown
  /** Strings of the texts since `begin`. */
  readonly strings = new Set<string>()
  /** Places of the texts since `begin`. */
  readonly places = new Set<number>()
  /** Nodes that are in the text already, by their turn: a type parameter may be among its own bounds. */
  readonly #seen = new Map<number, number>()
  #depth = 0
  #records = 0
  /** Some text is not complete. */
  isUntold = false

  constructor(
    code: readonly number[],
    strings: readonly string[],
    layouts: ReadonlyMap<number, readonly Part[]>,
    placeText: (place: number) => unknown = (place) => place,
  ) {
    this.#code = code
    this.#strings = strings
    this.#layouts = layouts
    this.#placeText = placeText
  }

  /** A new text begins. */
  begin(): void {
    this.#seen.clear()
    this.strings.clear()
    this.places.clear()
  }

  at(offset: number): number {
    return this.#code[offset] as number
  }

  string(number: number): string {
    const text = this.#strings[number] as string
    this.strings.add(text)
    return text
  }

  of(node: number): unknown {
    if (node === 0) return 0
    const turn = this.#seen.get(node)
    if (turn !== undefined) return ['see', turn]
    const layout = this.#layouts.get(this.at(node))
    if (!layout || this.#depth >= DEEPEST || ++this.#records > MOST_RECORDS) {
      this.isUntold = true
      return undefined
    }
    this.#seen.set(node, this.#seen.size)
    this.#depth++
    const text = [this.at(node), ...this.#parts(layout, node + 1)]
    this.#depth--
    return text
  }

  each(from: number, count: number): unknown[] {
    return Array.from({ length: count }, (_, at) => this.of(this.at(from + at)))
  }

  #parts(layout: readonly Part[], from: number): unknown[] {
    const text: unknown[] = []
    const counts: number[] = []
    let at = from
    for (const part of layout)
      if (part === 'c') counts.push(this.at(at++))
      else if (typeof part === 'string') text.push(this.#part(part, this.at(at++)))
      else {
        const times = counts.shift() ?? 0
        text.push(times)
        for (let time = 0; time < times; time++) for (const one of part) text.push(this.#part(one, this.at(at++)))
      }
    return text
  }

  #part(what: string, value: number): unknown {
    if (what === 'n') return this.of(value)
    if (what === 's') return this.string(value)
    if (what === 'p') {
      this.places.add(value)
      return this.#placeText(value)
    }
    return what === 'i' ? value : 0
  }
}

/** A letter, or the letters of a group. */
type Part = string | readonly string[]

export const readLayouts = (layouts: Layouts): ReadonlyMap<number, readonly Part[]> =>
  new Map(
    Object.entries(layouts).map(([kind, layout]) => [
      Number(kind),
      [...layout.matchAll(/\((.*?)\)|(.)/g)].map(([, group, one]) =>
        group === undefined ? (one as string) : [...group],
      ),
    ]),
  )

const WORD = /[\p{L}\p{N}_]+/gu

export const wordsOf = (strings: Iterable<string>): Set<string> =>
  new Set([...strings].flatMap((text) => text.match(WORD) ?? []))
