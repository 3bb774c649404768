/** Which symbols and passages of a file come into question: what overlaps the best passages, and what names, frames and texts of the query lead to. */
import { isWritten } from './called.ts'
import type { Asked } from './coverage.ts'
import type { ScoredPassage } from './features.ts'
import type { FileWords } from './file-words.ts'
import { FURTHER_FRAME } from './rank.ts'
import type { RankedFile } from './rank-files.ts'

/** The number of symbols that are compared because of their names. */
const MOST_NAMED = 40
/** Lines of a trace that are looked at in one file; each further one counts less. */
const MOST_FRAMES = 8
/** Of files that score less, only the best passage and a few names are looked at: they are shown far down, if at all. */
const FAR_BEHIND = 0.4
const MOST_NAMED_FAR_BEHIND = 4
/** What overlaps a symbol and is not inside it counts this much. */
export const OVERLAPPING = { passage: 0.3, vector: 0.5 }

export type Lines = { readonly start: number; readonly end: number }

/** A place that comes into question. */
export interface Choice extends Lines {
  readonly symbol?: number
  /** Its best passage, and how much of that counts for it. */
  readonly passage: ScoredPassage | undefined
  readonly share: number
  /** How much the frame of a trace counts that is in it. */
  readonly frame: number
  /** How much of the query it prints. */
  readonly printed: Printing | undefined
}

export function choicesIn(asked: Asked, ranked: RankedFile): Choice[] {
  const { words } = ranked.candidate
  const { symbols } = words
  const isFar = ranked.score < FAR_BEHIND
  const passages = isFar ? ranked.passages.slice(0, 1) : ranked.passages
  const found: Choice[] = []
  const named = namesAsked(asked, words, isFar ? MOST_NAMED_FAR_BEHIND : MOST_NAMED)
  const framed = framedIn(asked, words, ranked.candidate.path)
  const printing = printingIn(asked, words, ranked.candidate.path)
  const outside = new Set(passages)
  const first = passages.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const last = passages.reduce((most, { end }) => Math.max(most, end), 0)
  for (let symbol = 0; symbol < symbols.start.length; symbol++) {
    const start = Math.max(1, symbols.top[symbol] as number)
    const end = Math.max(start, symbols.end[symbol] as number)
    const isNear = start <= last && end >= first
    const isNamed = named.has(symbol) || framed.has(symbol) || printing.has(symbol)
    if (!isNear && !isNamed) continue
    let best: ScoredPassage | undefined
    let share = 0
    for (let at = 0; isNear && at < passages.length; at++) {
      const passage = passages[at] as ScoredPassage
      const own = overlap(passage, start, end, OVERLAPPING.passage)
      if (own === 0) continue
      outside.delete(passage)
      if (own * passage.score <= share * (best?.score ?? 0)) continue
      best = passage
      share = own
    }
    if (isNamed || (best && !symbols.isValue[symbol]))
      found.push({
        start,
        end,
        symbol,
        passage: best,
        share,
        frame: framed.get(symbol) ?? 0,
        printed: printing.get(symbol),
      })
  }
  for (const passage of outside)
    found.push({ start: passage.start, end: passage.end, passage, share: 1, frame: 0, printed: undefined })
  return found
}

/** 1 if these lines are within the place's; a smaller share if they overlap. */
export const overlap = (of: Lines, start: number, end: number, share: number): number =>
  of.start > end || of.end < start ? 0 : of.start >= start && of.end <= end ? 1 : share

/**
 * The functions that the frames of a trace are in, and how much each frame counts. A frame has a line, and mostly the name of its
 * function, which decides where the lines are those of another commit; not a name that another frame's line explains.
 */
function framedIn({ frames, words }: Asked, { symbols }: FileWords, path: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const own = frames.flatMap((frame) => (frame.line !== undefined && isWritten(frame.path, path) ? [frame.line] : []))
  if (own.length === 0) return found
  // Of a function that calls itself there may be thousands.
  const lines = [...new Set(own)].slice(0, MOST_FRAMES)
  const functions = [...symbols.name.keys()].filter((at) => !symbols.isValue[at] && !symbols.isType[at])
  const named = new Set(functions.filter((at) => words.has(symbols.name[at] ?? '')))
  const away = (at: number, line: number): number =>
    Math.max(0, (symbols.start[at] as number) - line, line - (symbols.end[at] as number))
  const around = lines.map((line) => functions.filter((at) => away(at, line) === 0).reverse())
  const explained = around.map((those) => those.find((at) => named.has(at)))
  const others = [...named].filter((at) => !symbols.isConstructor[at] && !explained.includes(at))
  for (const [nth, line] of lines.entries()) {
    const nearest = others.reduce<number | undefined>(
      (best, at) => (best === undefined || away(at, line) < away(best, line) ? at : best),
      undefined,
    )
    const meant = explained[nth] ?? nearest ?? around[nth]?.[0]
    if (meant !== undefined && !found.has(meant)) found.set(meant, FURTHER_FRAME ** nth)
  }
  return found
}

/** Where a symbol prints it first. */
interface Printing {
  readonly share: number
  readonly line: number
}

/** The functions and types that print what the query quotes, or else what holds it. */
function printingIn({ printed }: Asked, { symbols }: FileWords, path: string): ReadonlyMap<number, Printing> {
  const found = new Map<number, Printing>()
  const { share = 0, lines = [] } = printed.get(path) ?? {}
  for (const line of lines) {
    const around = [...symbols.start.keys()].filter(
      (at) => (symbols.start[at] as number) <= line && line <= (symbols.end[at] as number),
    )
    const innermost = around.findLast((at) => !symbols.isValue[at]) ?? around.at(-1)
    if (innermost !== undefined && !found.has(innermost)) found.set(innermost, { share, line })
  }
  return found
}

/** The symbols with names from the query: those that could cover most of it. */
function namesAsked(asked: Asked, { names }: FileWords, most: number): ReadonlySet<number> {
  const bound = new Map<number, number>()
  for (const { key, worth } of asked.terms) {
    if (worth === 0) continue
    const places = names.of(key)
    for (let at = 0; at < places.length; at++) {
      const nth = (places[at] as number) - 1
      if (places[at] !== places[at - 1]) bound.set(nth, (bound.get(nth) ?? 0) + worth)
    }
  }
  if (bound.size <= most) return new Set(bound.keys())
  const likeliest = [...bound].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most)
  return new Set(likeliest.map(([symbol]) => symbol))
}
