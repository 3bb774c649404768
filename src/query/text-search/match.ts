/**
 * Whether a text really matches, and where. What the index offered is only a candidate.
 *
 * Matching is line by line, as a search tool's users expect: no regular expression reaches across a line break.
 */
import type { IndexedFile } from '../indexed-file.ts'
import type { Need } from './needs.ts'
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

/** Undefined: the file does not match. Empty: it does, by its path alone. */
export function hitsIn(file: IndexedFile, branch: Branch): Hit[] | undefined {
  if (!branch.files.every((pattern) => contains(file.path, pattern))) return undefined
  if (branch.notFiles.some((pattern) => contains(file.path, pattern))) return undefined
  if (branch.languages.length > 0 && !branch.languages.includes(file.row.language)) return undefined
  if (branch.notLanguages.includes(file.row.language)) return undefined
  if (branch.notContent.some((pattern) => contentHits(file, pattern, 1).length > 0)) return undefined
  if (branch.notSymbols.some((pattern) => symbolHits(file, pattern).length > 0)) return undefined
  const hits: Hit[] = []
  for (const pattern of branch.content) {
    const own = contentHits(file, pattern, Number.POSITIVE_INFINITY)
    if (own.length === 0) return undefined
    hits.push(...own)
  }
  for (const pattern of branch.symbols) {
    const own = symbolHits(file, pattern)
    if (own.length === 0) return undefined
    hits.push(...own)
  }
  return hits.sort((a, b) => a.line - b.line || a.start - b.start)
}

function contains(text: string, pattern: Pattern): boolean {
  return pattern.kind === 'regex' ? pattern.regex.test(text) : folded(text, pattern).includes(needle(pattern))
}

type Literal = Extract<Pattern, { kind: 'literal' }>
const needle = (pattern: Literal): string => (pattern.caseSensitive ? pattern.text : asciiLower(pattern.text))
const folded = (text: string, pattern: Literal): string => (pattern.caseSensitive ? text : asciiLower(text))

/** Lower case that never changes a text's length, as the index folds it. */
function asciiLower(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

function contentHits(file: IndexedFile, pattern: Pattern, most: number): Hit[] {
  return pattern.kind === 'literal' ? literalHits(file, pattern, most) : regexHits(file, pattern, most)
}

/** More than an answer shows of one line; a line of thousands of them would take the time of its square. */
const MOST_OF_A_LINE = 20
/** An expression may read to the end of its line from each place where it begins, so of a long one fewer are looked for. */
const MOST_READ_OF_A_LINE = 20_000

function literalHits(file: IndexedFile, pattern: Literal, most: number): Hit[] {
  const text = folded(file.text, pattern)
  const wanted = needle(pattern)
  const hits: Hit[] = []
  let ofLine = 0
  for (let at = text.indexOf(wanted); at >= 0 && hits.length < most; at = text.indexOf(wanted, at + wanted.length)) {
    const line = file.lineAt(at)
    ofLine = hits.at(-1)?.line === line ? ofLine + 1 : 1
    if (ofLine > MOST_OF_A_LINE) {
      const next = file.lineStarts[line]
      if (next === undefined) break
      at = next - wanted.length
      continue
    }
    const endLine = file.lineAt(at + wanted.length - 1)
    hits.push({
      line,
      start: at - (file.lineStarts[line - 1] as number),
      endLine,
      end: at + wanted.length - (file.lineStarts[endLine - 1] as number),
    })
  }
  return hits
}

function regexHits(file: IndexedFile, pattern: Extract<Pattern, { kind: 'regex' }>, most: number): Hit[] {
  const hits: Hit[] = []
  for (const number of candidateLines(file, pattern.need)) {
    const line = file.line(number)
    if (!pattern.regex.test(line)) continue
    const matcher = pattern.regex.matcher(line)
    const mostOfLine = Math.min(MOST_OF_A_LINE, Math.ceil(MOST_READ_OF_A_LINE / line.length))
    for (let found = 0; found < mostOfLine && matcher.find(); found++) {
      hits.push({ line: number, start: matcher.start(), endLine: number, end: matcher.end() })
      if (hits.length >= most) return hits
      if (matcher.end() === matcher.start()) break // an empty match says that the line matches, and no more
    }
  }
  return hits
}

/** Lines that hold a text which every match needs; all of them, where there is no such text. */
function* candidateLines(file: IndexedFile, need: Need): Generator<number> {
  const text = longestText(need)
  if (text === undefined) {
    for (let number = 1; number <= file.lineCount; number++) yield number
    return
  }
  const folded = asciiLower(file.text)
  const wanted = asciiLower(text)
  let at = folded.indexOf(wanted)
  while (at >= 0) {
    const number = file.lineAt(at)
    yield number
    const next = file.lineStarts[number]
    if (next === undefined) return
    at = folded.indexOf(wanted, next)
  }
}

function longestText(need: Need): string | undefined {
  if (need.kind === 'text') return need.text
  if (need.kind !== 'all') return undefined
  return need.of.flatMap((of) => longestText(of) ?? []).sort((a, b) => b.length - a.length)[0]
}

function symbolHits(file: IndexedFile, pattern: Pattern): Hit[] {
  return file.columns.names.flatMap((name, index) => {
    const symbol = contains(name, pattern) ? file.symbol(index) : undefined
    if (!symbol) return []
    const line = Math.max(1, symbol.line)
    return [{ line, start: symbol.column, endLine: line, end: symbol.column + symbol.name.length, symbol: index }]
  })
}
