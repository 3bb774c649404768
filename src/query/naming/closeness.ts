/**
 * How similar the names of symbols are to a requested name.
 *
 * Nearly all names are not similar at all, and a question looks at the names of a hundred files. So a file's names are
 * kept as two texts that are searched as a whole, and only what is found there is compared name by name.
 */
import type { FileFacts } from '../../contract/file.ts'
import { lowerBound } from '../indexed/lower-bound.ts'
import { columnsIn } from '../indexed/symbol-columns.ts'

export interface WantedName {
  /**
   * 1: the same name; 0: nothing alike. The levels are far enough apart that kind and role never lift a name to the
   * next level.
   */
  closeness(name: string): number
  /** Indexes of the symbols worth comparing, ascending: all similar ones, and some others. */
  among(facts: FileFacts): readonly number[]
}

/** The words of a name or of a phrase: `parseHTTPHeader`, `parse_http_header`, `parse http header`. */
export function wordsOf(name: string): string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
  return words.length > 0 ? words : [name.toLowerCase()]
}

export function wantedName(wanted: string, words: readonly string[] = wordsOf(wanted)): WantedName {
  const wantedLower = wanted.toLowerCase()
  const wantedPlain = squeezed(wantedLower)
  const isPlain = wantedPlain === wantedLower
  const [longest = ''] = [...words].sort((a, b) => b.length - a.length)
  return {
    closeness(name) {
      if (name === wanted) return 1
      const lower = name.toLowerCase()
      const at = lower.indexOf(wantedLower)
      if (at === 0) return lower.length === wantedLower.length ? 0.9 : 0.75
      if (at > 0) return startsWord(name, at) ? 0.6 : 0.45
      // Skipped if neither has separators (already compared above), or if the name is too short even with them.
      if (wantedPlain !== '' && lower.length >= wantedPlain.length && !(isPlain && PLAIN.test(lower))) {
        const plain = squeezed(lower)
        if (plain === wantedPlain) return 0.7
        if (wantedPlain.length >= 3 && plain.includes(wantedPlain)) return 0.5
      }
      return words.length > 1 && words.every((word) => lower.includes(word)) ? 0.3 : 0
    },
    among(facts) {
      if (wantedLower === '') return columnsIn(facts).names.map((_, at) => at)
      const { lower, plain } = namesOf(facts)
      const found = new Set<number>()
      // A query without separators is found among the names without separators anyway.
      if (!isPlain) saying(lower, wantedLower, found)
      if (wantedPlain !== '') saying(plain, wantedPlain, found)
      if (words.length > 1) saying(lower, longest, found)
      return [...found].sort((a, b) => a - b)
    },
  }
}

const PLAIN = /^[a-z0-9]*$/
const squeezed = (name: string): string => (PLAIN.test(name) ? name : name.replace(/[^\p{L}\p{N}]/gu, ''))
const startsWord = (name: string, at: number): boolean =>
  /[^A-Za-z0-9]/.test(name[at - 1] ?? ' ') || (/[A-Z]/.test(name[at] ?? '') && !/[A-Z]/.test(name[at - 1] ?? ''))

/** Names in one text, and where each begins. */
interface Names {
  readonly text: string
  readonly starts: Uint32Array
}

/** The names in lower case, and the same with only letters and digits. */
interface FileNames {
  readonly lower: Names
  readonly plain: Names
}

/** Kept as long as the facts are, at a tenth of their size. */
const known = new WeakMap<FileFacts, FileNames>()

function namesOf(facts: FileFacts): FileNames {
  const before = known.get(facts)
  if (before) return before
  const lower = columnsIn(facts).names.map((name) => name.toLowerCase())
  const names = { lower: joined(lower), plain: joined(lower.map(squeezed)) }
  known.set(facts, names)
  return names
}

function joined(names: readonly string[]): Names {
  const starts = new Uint32Array(names.length)
  let at = 0
  for (const [index, name] of names.entries()) {
    starts[index] = at
    at += name.length + 1
  }
  return { text: names.join('\n'), starts }
}

function saying({ text, starts }: Names, part: string, found: Set<number>): void {
  for (let at = text.indexOf(part); at >= 0; ) {
    const next = lowerBound(starts, at + 1)
    found.add(next - 1)
    if (next === starts.length) return
    at = text.indexOf(part, starts[next])
  }
}
