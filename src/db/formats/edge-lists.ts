/**
 * Edges as they are stored. A row of `edge_list` holds, for one symbol and the edges of one file (`edges_id`), all that
 * use the symbol there, or all that it uses. D1 bills rows, and a row per edge and direction would be most of a
 * repository's cost.
 *
 * A list is a JSONB array of texts, so that a walk can open it inside the database. A text is the other symbol in eight
 * digits of base 92, followed by how it is used in three or more digits, highest digit first.
 */
import type { Id } from '../../contract/ids.ts'

/** All uses of one symbol by another in one file. */
export interface EdgeUse {
  /** Bit set over USES, of USE_BITS bits. */
  readonly uses: number
  readonly sites: number
  /** Confidence of the most certain use, 0 to 100. */
  readonly confidence: number
}
export interface SymbolEdge extends EdgeUse {
  readonly target: Id
  readonly source: Id
}

/**
 * Layout of the number that says how an edge is used: the bit mask `uses` in the lowest bits, then `confidence`, then
 * `sites` as far as it fits.
 */
export const USE_BITS = 11
const CONFIDENCE_AT = 2 ** USE_BITS
const SITES_AT = CONFIDENCE_AT * 2 ** 7
/** From this many sites on, this number is written, and further digits say how many more there are. */
const MANY_SITES = 3

/** Which end of the edges the row's symbol is. */
export const WAYS = { into: 0, 'out of': 1 } as const
export type Way = keyof typeof WAYS

/** `others` is the list as JSON. */
export interface EdgeList {
  readonly way: number
  readonly symbol: Id
  readonly part: number
  readonly others: string
}

const BASE = 92
const FIRST = 35 // '#': from here to '~', JSON escapes nothing but the backslash
const ID_DIGITS = 8
const HALF_ID = BASE ** (ID_DIGITS / 2)
const HOW_DIGITS = 3
/** A row larger than about 1 KB would leave part of a page empty. */
const MOST_IN_ROW = 60

/** One entry of a list, as text. */
export function readEdge(text: string): EdgeUse & { readonly other: Id } {
  const how = numberIn(text, ID_DIGITS, ID_DIGITS + HOW_DIGITS)
  return { other: numberIn(text, 0, ID_DIGITS) as Id, ...readHow(how, numberIn(text, ID_DIGITS + HOW_DIGITS)) }
}

/** `more`: how many sites there are beyond what the number can say. */
export function readHow(how: number, more: number): EdgeUse {
  return {
    uses: how % CONFIDENCE_AT,
    confidence: Math.floor((how % SITES_AT) / CONFIDENCE_AT),
    sites: Math.floor(how / SITES_AT) + 1 + more,
  }
}

/** In an order derived from the edges alone, so that storing them again gives the same rows. */
export function edgeLists(edges: readonly SymbolEdge[]): EdgeList[] {
  return [...lists('into', 'target', 'source', edges), ...lists('out of', 'source', 'target', edges)]
}

function lists(
  way: Way,
  end: 'source' | 'target',
  otherEnd: 'source' | 'target',
  edges: readonly SymbolEdge[],
): EdgeList[] {
  const made: EdgeList[] = []
  for (const [symbol, own] of Map.groupBy(edges, (edge) => edge[end])) {
    const texts = own
      .sort((a, b) => a[otherEnd] - b[otherEnd])
      .map((edge) => idDigits(edge[otherEnd]) + howDigits(edge))
    for (let part = 0; part * MOST_IN_ROW < texts.length; part++) {
      const others = JSON.stringify(texts.slice(part * MOST_IN_ROW, (part + 1) * MOST_IN_ROW))
      made.push({ way: WAYS[way], symbol, part, others })
    }
  }
  return made
}

/** Any two digits, at the place of the number that they mean. */
const PAIRS = Array.from({ length: BASE ** 2 }, (_, number) =>
  String.fromCharCode(FIRST + Math.floor(number / BASE), FIRST + (number % BASE)),
)

/**
 * In two halves of less than 32 bits each: larger numbers are divided in floating point, which takes ten times as long.
 */
function idDigits(id: Id): string {
  const high = Math.floor(id / HALF_ID)
  const low = id - high * HALF_ID
  const [a, c] = [Math.floor(high / BASE ** 2), Math.floor(low / BASE ** 2)]
  return `${PAIRS[a]}${PAIRS[high - a * BASE ** 2]}${PAIRS[c]}${PAIRS[low - c * BASE ** 2]}`
}

function howDigits({ uses, sites, confidence }: EdgeUse): string {
  const how = uses + confidence * CONFIDENCE_AT + (Math.min(sites, MANY_SITES) - 1) * SITES_AT
  return digits(how, HOW_DIGITS) + digits(Math.max(0, sites - MANY_SITES), 0)
}

/** Highest digit first, padded to `width`. */
function digits(of: number, width: number): string {
  let text = ''
  for (let rest = of; rest > 0 || text.length < width; rest = Math.floor(rest / BASE))
    text = String.fromCharCode(FIRST + (rest % BASE)) + text
  return text
}

function numberIn(text: string, from: number, to = text.length): number {
  let number = 0
  for (let at = from; at < to; at++) number = number * BASE + text.charCodeAt(at) - FIRST
  return number
}

/** The same inside the database; `text` is SQL for an entry of a list. */
export const otherOf = (text: string): string => sqlNumber(text, 0, ID_DIGITS)
export const howIn = (text: string): string => sqlNumber(text, ID_DIGITS, HOW_DIGITS)

/** Each digit's code is `FIRST` too large; the sum of that is subtracted once. */
function sqlNumber(text: string, from: number, count: number): string {
  const worth = Array.from({ length: count }, (_, at) => BASE ** (count - 1 - at))
  const sum = worth.map((one, at) => `unicode(substr(${text}, ${from + at + 1}, 1)) * ${one}`)
  return `(${sum.join(' + ')} - ${worth.reduce((all, one) => all + one) * FIRST})`
}

/** The same number for a row of the older table `edge`, which has one row per edge. */
export const HOW_OF_ROW = `(e.uses + e.confidence * ${CONFIDENCE_AT} + (min(e.sites, ${MANY_SITES}) - 1) * ${SITES_AT})`
export const MORE_OF_ROW = `max(0, e.sites - ${MANY_SITES})`
