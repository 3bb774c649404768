/**
 * Shortens an answer that is too large: its lists lose entries from the end, the one with most to spare first, wherever in
 * the answer it stands. A list is never emptied of what the answer is about: the last entry of each stays.
 */

/** By place in the answer (`hierarchy.0.children`), how many entries a list keeps. Lists that keep all are not named. */
export type Cuts = ReadonlyMap<string, number>

export function cutsToFit<Answer extends object>(answer: Answer, fits: (answer: Answer) => boolean): Cuts {
  const cuts = new Map<string, number>()
  for (;;) {
    const left = shortened(answer, cuts)
    if (fits(left)) return cuts
    const longest = longestList(left)
    if (!longest) return cuts
    cuts.set(longest.place, Math.floor(longest.entries / 2))
  }
}

export function shortened<Answer>(answer: Answer, cuts: Cuts, place = ''): Answer {
  if (cuts.size === 0 || typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) {
    const kept = answer.slice(0, cuts.get(place) ?? answer.length)
    return kept.map((entry, at) => shortened(entry, cuts, below(place, at))) as Answer
  }
  const entries = Object.entries(answer).map(([key, value]) => [key, shortened(value, cuts, below(place, key))])
  return Object.fromEntries(entries) as Answer
}

interface List {
  readonly place: string
  readonly entries: number
  /** Characters that its entries take, without the largest: nothing is spared by cutting a list of one. */
  readonly spare: number
}

function longestList(value: unknown, place = ''): List | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  let longest: List | undefined
  if (Array.isArray(value) && value.length > 1) {
    const sizes = value.map((entry) => JSON.stringify(entry)?.length ?? 4)
    longest = { place, entries: value.length, spare: sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes) }
  }
  for (const [key, part] of Object.entries(value)) {
    const found = longestList(part, below(place, key))
    if (found && (!longest || found.spare > longest.spare)) longest = found
  }
  return longest
}

const below = (place: string, key: string | number): string => (place === '' ? String(key) : `${place}.${key}`)
