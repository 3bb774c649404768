/**
 * Texts that a program prints or shows, looked for as they are: an error message with values in it (`Check not found: 42` in
 * `f"Check not found: {id}"`), the words of a button, a line of a log.
 *
 * Words alone hardly tell such a line from others: a message consists of common ones. What is shown through a translation stands in a
 * file of texts beside its key, so code that has the key counts as well, as far as it was opened.
 */
import { termsOf } from '../../contract/words.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { ANYTHING, type Need, one, textNeed } from '../text-search/needs.ts'
import { wordsOfFile } from './file-words.ts'
import type { QueryPlan } from './query-plan.ts'
import { isOfTexts, keysOf, MOST_KEYS, usersOf } from './translated.ts'
import { termKey } from './word-places.ts'

export interface Printed {
  /** How much of the query the file prints, 0–1. */
  readonly share: number
  readonly lines: readonly number[]
}
export type PrintedIn = ReadonlyMap<string, Printed>

/** A text that may be printed somewhere. */
interface Saying {
  readonly text: string
  readonly words: readonly string[]
  /** With blanks around it, so that only whole words are found in it. */
  readonly spaced: string
  /** It may have values in it, which no source has. */
  readonly hasValues: boolean
  /** The name of an option of a command line, which stands alone where it is read. */
  readonly isOption: boolean
}

/** Shorter texts are words that stand together by chance, unless they are all that is shown. */
const FEWEST_WORDS = 3
/** Longer ones are prose. */
const MOST_WORDS = 40
const MOST_SAYINGS = 4
/** The texts that files are looked up by, and how much of each: what is found is compared anyway. */
const MOST_NEEDS = 2
const SHORTEST_NEED = 8
const LONGEST_NEED = 24
/** Lines of one file that are compared, those with most of the words. */
const MOST_LINES = 12
/** A longer line was written by a program. */
const LONGEST_LINE = 1000
/** The most words of one value. */
const MOST_OF_VALUE = 12
/** A line that prints less of the query is another message. */
const LEAST_SHARE = 0.5

/** Not `Are you sure…?`, which programs ask. */
const QUESTION = /^(?:where|how|what|who|which|why|when|does|can)\b/i
/** “…”, «…», „…“, `…`, "…" and '…' where they stand apart. */
const QUOTED =
  /(?<![\p{L}\p{N}])(?:"([^"\n]{3,300})"|'([^'\n]{3,300})'|“([^”\n]{3,300})”|«([^»\n]{3,300})»|„([^“”\n]{3,300})[“”]|`([^`\n]{3,300})`)(?![\p{L}\p{N}])/gu
/** `--sort-key` */
const OPTION = /(?<![\w-])--([a-z][\w-]+)/gi
const VALUE = /[\d"'`“«„/\\@:=<>{}[\]]/
const LITERAL = /(?<!\\)(["'`])((?:\\.|(?!\1)[^\\])*)\1/g
/** `%s`, `%-5.2lf`, `%(name)s`, `{id}`, `${id}`, `{{ id }}`, `#{id}`, `$id`, `:attribute`, `<path>`, `\(id)` */
const PLACEHOLDER =
  /%\(\w+\)[a-z]|%(?:\d+\$)?[-+# 0]*(?:[1-9*][\d*]*)?(?:\.[\d*]+)?(?:hh|h|ll|l|z|j|t)?[a-zA-Z@]|[#$]?(?<!\{)\{+[^{}]*\}+|\\\([^()]*\)|\$\w+|(?<![\w:]):[a-z]\w*|<\w+>/g
const TAG = /<[^<>]*>/g
const ESCAPED = /\\[nrt]/g

/** The texts of a query that may be printed: what it quotes, and all of it unless it is a question, prose or the description of a change. */
function sayingsOf(query: string, { isChange, isTrace }: QueryPlan): Saying[] {
  const quoted = [...query.matchAll(QUOTED)].map((found) => found.slice(1).find((one) => one !== undefined) as string)
  const lines = query.trim().split('\n')
  const whole = isChange || isTrace || QUESTION.test(query.trim()) ? [] : lines.slice(0, MOST_SAYINGS)
  const found = new Map<string, Saying>()
  const options = [...query.matchAll(OPTION)].map(([, name = '']) => name)
  for (const name of options.slice(0, MOST_SAYINGS)) {
    const words = wordsIn(name)
    if (words.length > MOST_WORDS) continue
    const spaced = ` ${words.join(' ')} `
    found.set(spaced, { text: name, words, spaced, hasValues: false, isOption: true })
  }
  for (const text of [...quoted, ...whole].slice(0, 2 * MOST_SAYINGS)) {
    const words = wordsIn(text)
    if (words.length < 2 || words.length > MOST_WORDS) continue
    const spaced = ` ${words.join(' ')} `
    if (!found.has(spaced)) found.set(spaced, { text, words, spaced, hasValues: VALUE.test(text), isOption: false })
  }
  return [...found.values()].slice(0, MOST_SAYINGS)
}

/** What files contain that have a text of the query as it is; nothing if it is none that is shown. */
export function needsOfTexts(query: string, plan: QueryPlan): Need {
  const telling = tellingOf(query, plan)
  return telling.length === 0 ? ANYTHING : one(telling.map((text) => textNeed(text)))
}

/** Those of the files that do contain it: they were found by letters that such a text has. */
export function havingTexts(query: string, plan: QueryPlan, files: readonly IndexedFile[]): IndexedFile[] {
  if (files.length === 0) return []
  const telling = tellingOf(query, plan).map((text) => text.toLowerCase())
  return files.filter((file) => {
    const text = file.text.toLowerCase()
    return telling.some((one) => text.includes(one))
  })
}

const tellingOf = (query: string, plan: QueryPlan): string[] =>
  sayingsOf(query, plan)
    .map(({ text }) => longestWithoutValue(text).slice(0, LONGEST_NEED))
    .filter((text) => text.length >= SHORTEST_NEED)
    .slice(0, MOST_NEEDS)

/** Of a text with values in it, the longest part between them. */
const longestWithoutValue = (text: string): string =>
  text
    .split(BETWEEN_VALUES)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
    .trim()
const BETWEEN_VALUES = /[\d"'`“«„/\\@=<>{}[\]\n]+/

const wordsIn = (text: string): string[] =>
  text
    .replace(ESCAPED, ' ')
    .toLowerCase()
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}_]+/gu) ?? []

/** What the files print of the query; those are left out that print nothing of it. */
export function printedIn(
  query: string,
  plan: QueryPlan,
  scope: RepositoryScope,
  files: readonly IndexedFile[],
): PrintedIn {
  const sayings = sayingsOf(query, plan)
  const found = new Map<string, Printed>()
  if (sayings.length === 0) return found
  const keys = new Set<string>()
  for (const file of files) {
    let best = 0
    const lines: number[] = []
    for (const saying of sayings)
      for (const line of likelyLines(saying, plan, scope, file)) {
        const share = shareOn(saying, file, line)
        if (share < LEAST_SHARE || share < best) continue
        if (share > best) lines.length = 0
        best = share
        lines.push(line)
      }
    if (lines.length === 0) continue
    found.set(file.path, { share: best, lines })
    if (!isOfTexts(file)) continue
    for (const line of lines.slice(0, MOST_KEYS))
      if (keys.size < MOST_KEYS) for (const key of keysOf(file, line)) keys.add(key)
  }
  const code = files.filter((file) => !isOfTexts(file) || !found.has(file.path))
  for (const { path, share, lines } of usersOf([...keys].slice(0, MOST_KEYS), code))
    if (share > (found.get(path)?.share ?? 0)) found.set(path, { share, lines })
  return found
}

/** The lines with enough of the text's words: all of them where there is no value in it. */
function likelyLines(saying: Saying, plan: QueryPlan, scope: RepositoryScope, file: IndexedFile): number[] {
  const { text } = wordsOfFile(scope, file)
  const terms = [...new Set(saying.words.flatMap(termsOf))].filter((term) => plan.written.has(term))
  if (terms.length === 0) return []
  const least = saying.hasValues ? Math.min(2, terms.length) : terms.length
  const all = terms.map((term) => text.of(termKey(term))).sort((a, b) => a.length - b.length)
  if (terms.length - all.filter((places) => places.length === 0).length < least) return []
  const times = new Map<number, number>()
  // Where all have to be, they are where the rarest is.
  const near = saying.hasValues ? undefined : around(all[0] as ArrayLike<number>)
  for (const places of all) {
    for (let at = 0; at < places.length; at++) {
      const line = places[at] as number
      if (line !== places[at - 1] && (near === undefined || near.has(line))) times.set(line, (times.get(line) ?? 0) + 1)
    }
  }
  const enough = [...times].filter(([line, n]) => n + (times.get(line + 1) ?? 0) >= least)
  return enough
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_LINES)
    .map(([line]) => line)
}

function around(places: ArrayLike<number>): Set<number> {
  const near = new Set<number>()
  for (let at = 0; at < places.length; at++)
    for (let beside = -1; beside <= 1; beside++) near.add((places[at] as number) + beside)
  return near
}

/** How much of the text a line prints; a text may go on in the next line. */
function shareOn(saying: Saying, file: IndexedFile, number: number): number {
  const line = file.line(number)
  if (line.length > LONGEST_LINE) return 0
  const next = number < file.lineCount ? file.line(number + 1).slice(0, LONGEST_LINE) : ''
  const literals = literalsIn(line)
  const joined = [...literals, ...literalsIn(next)].join('')
  const plain = isMarkup(file) ? [...line.replace(TAG, '\n').split('\n'), line.replace(TAG, ' ')] : [line]
  let best = 0
  for (const literal of [...literals, ...(literals.length > 0 ? [joined] : [])])
    best = Math.max(best, printedBy(literal, saying))
  if (!saying.isOption) for (const text of plain) if (contains(text, saying)) best = 1
  return best
}

const isMarkup = ({ row }: IndexedFile): boolean =>
  /html|vue|svelte|xml|[jt]sx|twig|blade|razor/.test(`${row.language} ${row.path}`)
const literalsIn = (line: string): string[] => [...line.matchAll(LITERAL)].map(([, , text = '']) => text)

/** Whether the whole text stands here, or is all that does if it is short. */
function contains(text: string, { words, spaced, isOption }: Saying): boolean {
  const own = ` ${wordsIn(text).join(' ')} `
  return isOption || words.length < FEWEST_WORDS ? own === spaced : own.includes(spaced)
}

/** The share of the text that a literal prints, values included. */
function printedBy(literal: string, saying: Saying): number {
  if (contains(literal, saying)) return 1
  if (saying.isOption) return 0
  const pieces = literal.split(PLACEHOLDER).map((piece) => wordsIn(piece))
  const fixed = pieces.reduce((sum, words) => sum + words.length, 0)
  if (fixed < FEWEST_WORDS) return 0
  const { words, spaced } = saying
  let from = 0
  let start = -1
  let end = 0
  for (const piece of pieces) {
    if (piece.length === 0) continue
    const at = spaced.indexOf(` ${piece.join(' ')} `, from)
    if (at < 0) return 0
    const before = spaced.slice(0, at).split(' ').length - 1
    if (start < 0) start = before
    else if (before - end > MOST_OF_VALUE) return 0
    end = before + piece.length
    from = at + piece.join(' ').length + 1
  }
  if (pieces[0]?.length === 0) start = Math.max(0, start - MOST_OF_VALUE)
  if (pieces.length > 1 && pieces.at(-1)?.length === 0) end = Math.min(words.length, end + MOST_OF_VALUE)
  return (end - start) / words.length
}
