/**
 * Shortens an answer that is too large. Lists lose entries from the end, starting with the list that has most to spare,
 * wherever it is in the answer. Once every list is down to one entry, long texts lose their ends, and finally named
 * things lose whole lists: a type loses its members but is never dropped itself. The subject of the answer keeps its
 * name, ids and place.
 */

/**
 * How many entries a list keeps, or characters a text, by its place in the answer (`hierarchy.0.children`). Places
 * without an entry are kept whole.
 */
export type Cuts = ReadonlyMap<string, number>

export function cutsToFit<Answer extends object>(answer: Answer, fits: (answer: Answer) => boolean): Cuts {
  const cuts = new Map<string, number>()
  const ways = [spareEntries(sizesOnce()), spareText, lastEntry].map(largestBy)
  for (;;) {
    const left = shortened(answer, cuts)
    if (fits(left)) return cuts
    let cut: Found | undefined
    for (const largest of ways) cut ??= largest(left)
    if (!cut) return cuts
    cuts.set(cut.place, cut.keep)
  }
}

/** A part without cuts is returned as the same object. */
export function shortened<Answer>(answer: Answer, cuts: Cuts): Answer {
  if (cuts.size === 0) return answer
  const around = new Set([''])
  for (const place of cuts.keys()) {
    for (let dot = place.indexOf('.'); dot >= 0; dot = place.indexOf('.', dot + 1)) around.add(place.slice(0, dot))
    around.add(place)
  }
  return shortenedAt(answer, cuts, around, '')
}

function shortenedAt<Answer>(answer: Answer, cuts: Cuts, around: ReadonlySet<string>, place: string): Answer {
  if (answer === null || !around.has(place)) return answer
  if (typeof answer === 'string') return textWithin(answer, cuts.get(place)) as Answer
  if (typeof answer !== 'object') return answer
  const part = <Part>(value: Part, key: string | number): Part => shortenedAt(value, cuts, around, below(place, key))
  if (Array.isArray(answer)) return answer.slice(0, cuts.get(place) ?? answer.length).map(part) as Answer
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, part(value, key)])) as Answer
}

/** Cuts at a line break where that keeps most of the text, and never in the middle of a surrogate pair. */
function textWithin(text: string, keep = text.length): string {
  if (keep >= text.length) return text
  const lines = text.lastIndexOf('\n', keep)
  return lines > keep / 2 ? text.slice(0, lines) : `${text.slice(0, keep).toWellFormed()}…`
}

/** What one part of the answer can lose next. */
interface Spare {
  readonly keep: number
  /** Its size in characters. */
  readonly size: number
}
type SpareOf = (value: unknown, key: string, holder: object) => Spare | undefined

/** The size of each value as JSON, in characters. Remembers sizes it has computed. */
function sizesOnce(): (value: unknown) => number {
  const known = new WeakMap<object, number>()
  const size = (value: unknown) => JSON.stringify(value)?.length ?? 4
  return (value) => {
    if (typeof value !== 'object' || value === null) return size(value)
    const own = known.get(value) ?? size(value)
    known.set(value, own)
    return own
  }
}

/**
 * Half of a list's size. A list with one entry has nothing to spare, and the largest entry may be the one that stays.
 */
const spareEntries =
  (sizeOf: (value: unknown) => number): SpareOf =>
  (value) => {
    if (!Array.isArray(value) || value.length < 2) return undefined
    const sizes = value.map(sizeOf)
    return {
      keep: Math.floor(value.length / 2),
      size: sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes),
    }
  }

/** Fields of prose or code, of which a large part is still useful. A part of a name, id or address is not. */
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

type Found = Spare & { readonly place: string }

/**
 * The part of the answer that has most to spare. Called again after each cut, so results for unchanged parts are
 * remembered.
 */
function largestBy(spareOf: SpareOf): (answer: object) => Found | undefined {
  /** Results by object. Lists are not remembered: their entries are judged by the name under which the list appears. */
  const known = new WeakMap<object, Found | undefined>()
  const within = (holder: object, name: string): Found | undefined => {
    if (known.has(holder)) return known.get(holder)
    let found: Found | undefined
    for (const [key, value] of Object.entries(holder)) {
      const called = Array.isArray(holder) ? name : key
      const own = spareOf(value, called, holder)
      if (own && (!found || own.size > found.size)) found = { ...own, place: key }
      const inner = typeof value === 'object' && value !== null ? within(value, called) : undefined
      if (inner && (!found || inner.size > found.size)) found = { ...inner, place: below(key, inner.place) }
    }
    if (!Array.isArray(holder)) known.set(holder, found)
    return found
  }
  return (answer) => within(answer, '')
}

const below = (place: string, key: string | number): string => (place === '' ? String(key) : `${place}.${key}`)
