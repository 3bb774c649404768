/**
 * Whether a text really matches, and where. The index only offers candidates.
 *
 * Matching is line by line, as users of search tools expect: no regular expression matches across a line break.
 */

import { escaped } from '../escaped.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Effort } from './effort.ts'
import { asciiLower, type Need } from './needs.ts'
import type { Branch, Pattern } from './query.ts'

/** 1-based line, 0-based columns, end exclusive. */
export interface Hit {
  readonly line: number
  readonly start: number
  readonly endLine: number
  readonly end: number
  /** Index of the symbol whose name it is in, where symbols were asked for. */
  readonly symbol?: number
}

/** Which of a file's lines are noted: a file may have millions that match, and a page shows thirty. */
export interface Wanted {
  /** Those behind this one. */
  readonly after: number
  /** At least the first so many of them that match. */
  readonly lines: number
}

/** Undefined: the file does not match. Empty: it does, by its path alone or in none of the wanted lines. */
export function hitsIn(file: IndexedFile, branch: Branch, wanted: Wanted, effort: Effort): Hit[] | undefined {
  if (!branch.files.every((pattern) => contains(file.path, pattern, effort))) return undefined
  if (branch.notFiles.some((pattern) => contains(file.path, pattern, effort))) return undefined
  if (branch.languages.length > 0 && !branch.languages.includes(file.row.language)) return undefined
  if (branch.notLanguages.includes(file.row.language)) return undefined
  if (branch.notContent.some((pattern) => contentHits(file, pattern, NONE, effort))) return undefined
  if (branch.notSymbols.some((pattern) => symbolHits(file, pattern, effort).length > 0)) return undefined
  const hits: Hit[] = []
  for (const pattern of branch.content) {
    const own = contentHits(file, pattern, wanted, effort)
    if (!own) return undefined
    for (const hit of own) hits.push(hit)
  }
  for (const pattern of branch.symbols) {
    const own = symbolHits(file, pattern, effort)
    if (own.length === 0) return undefined
    for (const hit of own) if (hit.line > wanted.after) hits.push(hit)
  }
  return hits.sort((a, b) => a.line - b.line || a.start - b.start)
}

/** Whether at all. */
const NONE: Wanted = { after: 0, lines: 0 }

function contains(text: string, pattern: Pattern, effort: Effort): boolean {
  return pattern.kind === 'regex' ? matches(text, pattern, effort) : folded(text, pattern).includes(needle(pattern))
}

function matches(text: string, { regex }: Regex, effort: Effort): boolean {
  effort.spend(text.length * regex.programSize())
  return regex.test(text)
}

type Regex = Extract<Pattern, { kind: 'regex' }>
type Literal = Extract<Pattern, { kind: 'literal' }>
const needle = (pattern: Literal): string => (pattern.caseSensitive ? pattern.text : lowered(pattern.text))
const folded = (text: string, pattern: Literal): string => (pattern.caseSensitive ? text : lowered(text))

/** Lower case that never changes a text's length. */
function lowered(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : asciiLower(text)
}

/** Undefined: there are none in the whole file. */
function contentHits(file: IndexedFile, pattern: Pattern, wanted: Wanted, effort: Effort): Hit[] | undefined {
  return pattern.kind === 'literal' ? literalHits(file, pattern, wanted) : regexHits(file, pattern, wanted, effort)
}

/** More than an answer shows of one line; a line of thousands of them would take the time of its square. */
const MOST_OF_A_LINE = 20
/** An expression may read to the end of its line from each place where it begins, so of a long one fewer are looked for. */
const MOST_READ_OF_A_LINE = 20_000

function literalHits(file: IndexedFile, pattern: Literal, { after, lines }: Wanted): Hit[] | undefined {
  const next = finderOf(needle(pattern), pattern.caseSensitive, file.text)
  if (!next(0)) return undefined
  const hits: Hit[] = []
  let [ofLine, found] = [0, 0]
  const start = lines > 0 ? file.lineStarts[after] : undefined
  for (let place = start === undefined ? undefined : next(start); place; ) {
    const line = file.lineAt(place.at)
    ofLine = hits.at(-1)?.line === line ? ofLine + 1 : 1
    if (ofLine === 1 && ++found > lines) break
    if (ofLine > MOST_OF_A_LINE) {
      const below = file.lineStarts[line]
      if (below === undefined) break
      place = next(below)
      continue
    }
    const endLine = file.lineAt(place.end - 1)
    hits.push({
      line,
      start: place.at - (file.lineStarts[line - 1] as number),
      endLine,
      end: place.end - (file.lineStarts[endLine - 1] as number),
    })
    place = next(place.end)
  }
  return hits
}

interface Place {
  readonly at: number
  readonly end: number
}

/**
 * Where a text is found next. In another case it is sought by an expression, which takes half the time of folding the whole file;
 * letters outside ASCII are folded, as an expression folds them by other rules. So are several lines, which end in `\r\n` in some files.
 */
function finderOf(sought: string, caseSensitive: boolean, text: string): (from: number) => Place | undefined {
  const isFolded = !caseSensitive && !isAscii(sought)
  const within = isFolded ? lowered(text) : text
  if ((caseSensitive || isFolded) && !sought.includes('\n'))
    return (from) => {
      const at = within.indexOf(sought, from)
      return at < 0 ? undefined : { at, end: at + sought.length }
    }
  const source = escaped(sought).replace(/\r?\n/g, '\\r?\\n')
  const expression = new RegExp(source, caseSensitive || isFolded ? 'g' : 'gi')
  return (from) => {
    expression.lastIndex = from
    const found = expression.exec(within)
    return found ? { at: found.index, end: expression.lastIndex } : undefined
  }
}

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

function regexHits(file: IndexedFile, pattern: Regex, { after, lines }: Wanted, effort: Effort): Hit[] | undefined {
  const hits: Hit[] = []
  let found = 0
  for (const number of lines > 0 ? candidateLines(file, pattern.need) : []) {
    if (number <= after) continue
    const line = file.line(number)
    if (!matches(line, pattern, effort)) continue
    if (++found > lines) break
    const mostOfLine = Math.min(MOST_OF_A_LINE, Math.ceil(MOST_READ_OF_A_LINE / line.length))
    const matcher = pattern.regex.matcher(line)
    const size = pattern.regex.programSize()
    effort.spend(line.length * size)
    for (let ofLine = 0; ofLine < mostOfLine && matcher.find(); ofLine++) {
      hits.push({ line: number, start: matcher.start(), endLine: number, end: matcher.end() })
      effort.spend((line.length - matcher.end()) * size)
      if (matcher.end() === matcher.start()) break // an empty match says that the line matches, and no more
    }
  }
  if (hits.length > 0) return hits
  for (const number of candidateLines(file, pattern.need)) {
    if (lines > 0 && number > after) break
    if (matches(file.line(number), pattern, effort)) return hits
  }
  return undefined
}

/** Lines that hold a text which every match needs; all of them, where there is no such text. */
function* candidateLines(file: IndexedFile, need: Need): Generator<number> {
  const text = longestText(need)
  if (text === undefined) {
    for (let number = 1; number <= file.lineCount; number++) yield number
    return
  }
  const next = finderOf(lowered(text), false, file.text)
  for (let place = next(0); place; ) {
    const number = file.lineAt(place.at)
    yield number
    const below = file.lineStarts[number]
    if (below === undefined) return
    place = next(below)
  }
}

function longestText(need: Need): string | undefined {
  if (need.kind === 'text') return need.text
  if (need.kind !== 'all') return undefined
  return need.of.flatMap((of) => longestText(of) ?? []).sort((a, b) => b.length - a.length)[0]
}

function symbolHits(file: IndexedFile, pattern: Pattern, effort: Effort): Hit[] {
  return file.columns.names.flatMap((name, index) => {
    const symbol = contains(name, pattern, effort) ? file.symbol(index) : undefined
    if (!symbol) return []
    const line = Math.max(1, symbol.line)
    return [{ line, start: symbol.column, endLine: line, end: symbol.column + symbol.name.length, symbol: index }]
  })
}
