/**
 * How much of two texts is the same, for what was renamed or moved and changed as well.
 *
 * Lines are compared as they are without their indentation and the symbol's own name, and count by their letters, so that brackets
 * alone make nothing alike. Two are paired only if each is the other's best, by far, and most of both is the same.
 */
import type { Defined } from '../naming/resolve.ts'

/** At least so much of two that have one name is the same, unless they are two things. */
export const SAME_THING = 0.3
/** Of what has its name still, and of what has another. */
const ENOUGH = { named: 0.5, renamed: 0.65 }
/** The next best has so much less. */
const BY_FAR = 0.1
/** Shorter code is alike by chance. */
const FEWEST = { lines: 4, letters: 100 }
/** A line that so many have tells nothing. */
const COMMON = 20

interface Lines {
  readonly counts: ReadonlyMap<string, number>
  readonly letters: number
  readonly lines: number
}

const known = new WeakMap<Defined['symbol'], Lines>()

function linesOf({ file, symbol }: Defined): Lines {
  const remembered = known.get(symbol)
  if (remembered) return remembered
  const counts = new Map<string, number>()
  let letters = 0
  let lines = 0
  for (let line = Math.max(1, symbol.start); line <= symbol.end; line++) {
    if (symbol.doc && line !== symbol.line && symbol.doc[0] <= line && line <= symbol.doc[1]) continue
    const text = file.line(line).replace(/\s+/g, ' ').trim().split(symbol.name).join('\0')
    const weight = weightOf(text)
    if (weight === 0) continue
    counts.set(text, (counts.get(text) ?? 0) + 1)
    letters += weight
    lines++
  }
  const found = { counts, letters, lines }
  known.set(symbol, found)
  return found
}

const weightOf = (line: string): number => line.replace(/[^\p{L}\p{N}\0]+/gu, '').length

/** 0 if no line is the same, 1 if all are. */
export function likenessOf(a: Defined, b: Defined): number {
  const [one, other] = [linesOf(a), linesOf(b)]
  let common = 0
  for (const [text, count] of one.counts) {
    const both = Math.min(count, other.counts.get(text) ?? 0)
    if (both > 0) common += both * weightOf(text)
  }
  const all = one.letters + other.letters
  return all === 0 ? 0 : (2 * common) / all
}

/** Pairs of what was removed and what was added that are one by their text alone. */
export function alikeIn<T extends Defined>(before: readonly T[], after: readonly T[]): [T, T, likeness: number][] {
  const telling = (one: T): boolean => {
    const { lines, letters } = linesOf(one)
    return lines >= FEWEST.lines && letters >= FEWEST.letters
  }
  const keyed = (one: T, text: string): string => `${one.symbol.kind}\0${one.file.row.language}\0${text}`
  const having = new Map<string, T[]>()
  for (const one of before.filter(telling))
    for (const text of linesOf(one).counts.keys()) {
      const all = having.get(keyed(one, text)) ?? []
      all.push(one)
      having.set(keyed(one, text), all)
    }
  const found: [T, T, number][] = []
  for (const here of having.size === 0 ? [] : after.filter(telling)) {
    const candidates = new Set<T>()
    for (const text of linesOf(here).counts.keys()) {
      const all = having.get(keyed(here, text)) ?? []
      if (all.length <= COMMON) for (const one of all) candidates.add(one)
    }
    for (const one of candidates) found.push([one, here, likenessOf(one, here)])
  }
  const best = (side: 0 | 1): Map<T, [number, number]> => {
    const most = new Map<T, [number, number]>()
    for (const one of found) {
      const [first, second] = most.get(one[side]) ?? [0, 0]
      most.set(one[side], one[2] > first ? [one[2], first] : [first, Math.max(second, one[2])])
    }
    return most
  }
  const [ofBefore, ofAfter] = [best(0), best(1)]
  return found.filter(([one, here, likeness]) => {
    const isEnough = likeness >= (one.symbol.name === here.symbol.name ? ENOUGH.named : ENOUGH.renamed)
    const isBest = [ofBefore.get(one), ofAfter.get(here)].every(
      (most) => most !== undefined && likeness === most[0] && likeness - most[1] >= BY_FAR,
    )
    return isEnough && isBest
  })
}
