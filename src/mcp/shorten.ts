/**
 * Shortens an answer that is too large: its lists lose entries from the end, the one with most to spare first, wherever in
 * the answer it stands. When each is down to one entry, long texts lose their ends, and at last named things lose their lists
 * whole: a member of a type, never the type. What the answer is about stays, with its name, its ids and its place.
 */

/**
 * By place in the answer (`hierarchy.0.children`), how many entries a list keeps, or characters a text. What keeps all is not
 * named.
 */
export type Cuts = ReadonlyMap<string, number>

export function cutsToFit<Answer extends object>(answer: Answer, fits: (answer: Answer) => boolean): Cuts {
  const cuts = new Map<string, number>()
  for (;;) {
    const left = shortened(answer, cuts)
    if (fits(left)) return cuts
    const cut = largest(left, spareEntries) ?? largest(left, spareText) ?? largest(left, lastEntry)
    if (!cut) return cuts
    cuts.set(cut.place, cut.keep)
  }
}

export function shortened<Answer>(answer: Answer, cuts: Cuts, place = ''): Answer {
  if (cuts.size === 0 || answer === null) return answer
  if (typeof answer === 'string') return textWithin(answer, cuts.get(place)) as Answer
  if (typeof answer !== 'object') return answer
  if (Array.isArray(answer)) {
    const kept = answer.slice(0, cuts.get(place) ?? answer.length)
    return kept.map((entry, at) => shortened(entry, cuts, below(place, at))) as Answer
  }
  const entries = Object.entries(answer).map(([key, value]) => [key, shortened(value, cuts, below(place, key))])
  return Object.fromEntries(entries) as Answer
}

/** Whole lines where that keeps most of it; half a character at the cut would not be text. */
function textWithin(text: string, keep = text.length): string {
  if (keep >= text.length) return text
  const lines = text.lastIndexOf('\n', keep)
  return lines > keep / 2 ? text.slice(0, lines) : `${text.slice(0, keep).toWellFormed()}…`
}

/** What one part of the answer can lose next. */
interface Spare {
  readonly keep: number
  /** Characters that it takes. */
  readonly size: number
}
type SpareOf = (value: unknown, key: string, holder: object) => Spare | undefined

/** Half of a list; not of a list of one, and its largest entry may be the one that stays. */
const spareEntries: SpareOf = (value) => {
  if (!Array.isArray(value) || value.length < 2) return undefined
  const sizes = value.map((entry) => JSON.stringify(entry)?.length ?? 4)
  return {
    keep: Math.floor(value.length / 2),
    size: sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes),
  }
}

/** Read by people and models; most of it still says most. Of names, ids and addresses that is not so. */
const TEXTS = /^(?:code|text|lines|description|signature|type|default)$/
const LEAST_TEXT = 80

const spareText: SpareOf = (value, key) =>
  typeof value === 'string' && TEXTS.test(key) && value.length > LEAST_TEXT + 1
    ? { keep: Math.max(LEAST_TEXT, Math.floor(value.length * 0.75)), size: value.length }
    : undefined

const lastEntry: SpareOf = (value, _, holder) =>
  Array.isArray(value) && value.length > 0 && 'name' in holder
    ? { keep: 0, size: JSON.stringify(value).length }
    : undefined

function largest(holder: object, spareOf: SpareOf, place = '', name = ''): (Spare & { place: string }) | undefined {
  let found: (Spare & { place: string }) | undefined
  for (const [key, value] of Object.entries(holder)) {
    const at = below(place, key)
    // An entry of a list is called as the list is.
    const called = Array.isArray(holder) ? name : key
    const own = spareOf(value, called, holder)
    const inner = typeof value === 'object' && value !== null ? largest(value, spareOf, at, called) : undefined
    for (const one of [own && { ...own, place: at }, inner]) if (one && (!found || one.size > found.size)) found = one
  }
  return found
}

const below = (place: string, key: string | number): string => (place === '' ? String(key) : `${place}.${key}`)
