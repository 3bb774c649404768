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

/** What no cut is in stays the very same part. */
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

/** How many characters each is in JSON; of one that is asked about again, as it was. */
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

/** Half of a list; not of a list of one, and its largest entry may be the one that stays. */
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

type Found = Spare & { readonly place: string }

/** What of an answer has most to spare. It is asked again after each cut: of what is as it was, so is that. */
function largestBy(spareOf: SpareOf): (answer: object) => Found | undefined {
  /** Of things that are no lists, places within them: what is in a list is called as the list is. */
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
