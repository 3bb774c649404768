/**
 * Words: how text is split into the terms that ranking counts, and how a batch's counts travel.
 *
 * An identifier gives its parts (`getUserById` → get, user, by, id) and itself in lower case; prose gives its words.
 * One ending is cut, so `validates` and `validated` give the same term; `validation` gives another, and a query asks for
 * both (query/search/word-forms.ts). Where words stand without spaces, or with endings of many kinds (Chinese, Japanese,
 * Korean), each two neighbouring letters are a term as well. Indexer and server must split alike, so the rule lives here.
 */
import * as z from 'zod'

/** Words that do not help to tell which code is meant. */
const STOP = new Set(
  'the a an of to in is it and or for on with that this be as are by from at not if when should can will but was has have do does'.split(
    ' ',
  ),
)

/** The longest run that counts as a word; longer ones are data (base64, minified names). */
const LONGEST = 64

const SUFFIX = /(?:ational|ization|ations?|ings?|ments?|ness|ers?|ies|ied|ed|es|s|e|y)$/

/** Cuts inflections. Deliberately light, the same for code and prose, and never below three letters. */
export function stem(word: string): string {
  if (word.length < 4) return word
  const found = SUFFIX.exec(word)
  if (!found || found.index < 3) return word
  const ending = found[0]
  return word.slice(0, found.index) + (ending === 'ies' || ending === 'ied' || ending === 'y' ? 'i' : '')
}

/**
 * The terms of one identifier or word. No term has a character outside the basic plane, so terms sort the same whether
 * a database compares bytes or JavaScript compares UTF-16 units.
 */
export function termsOf(identifier: string): string[] {
  if (identifier.length > LONGEST) return []
  if (SMALL.test(identifier)) return termsOfParts(identifier, identifier.split(/[_$]+/).filter(Boolean))
  if (/[\ud800-\udfff]/.test(identifier)) return []
  const parts = identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_$]+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase())
  return isUnspaced(identifier) ? termsOfUnspaced(identifier, parts) : termsOfParts(identifier, parts)
}

/** Only `_` separates parts in it, which is true of most words and names. */
const SMALL = /^[a-z\d_$]*$/

function termsOfParts(identifier: string, parts: readonly string[]): string[] {
  const terms = parts.filter((part) => part.length > 1 && !STOP.has(part)).map(stem)
  if (parts.length > 1) terms.push(identifier.toLowerCase())
  return terms
}

/** Letters that are written without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+/u
export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** A run of such letters is kept whole too: it may be a name. */
function termsOfUnspaced(identifier: string, parts: readonly string[]): string[] {
  const runs = parts.flatMap((part) => part.split(UNSPACED_RUNS)).filter(Boolean)
  const terms = runs.flatMap((run) => (isUnspaced(run) ? [...pairsOf(run), run] : termsOfParts(run, [run])))
  if (runs.length > 1) terms.push(identifier.toLowerCase())
  return terms.filter((term) => term.length > 1)
}
const UNSPACED_RUNS = new RegExp(`(${UNSPACED.source})`, 'u')

/** Two letters that are all of the run are the run itself. */
const pairsOf = (run: string): string[] =>
  run.length > 2 ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : []

const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu

/** The terms of a text, in order, repetitions included. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const [identifier] of text.matchAll(IDENTIFIER)) words.push(...termsOf(identifier))
  return words
}

/** The weight of a term by its position: a name that the file defines counts more than a name that it mentions. */
export const FIELD_WEIGHT = { body: 1, name: 4, path: 6 } as const

/** Weighted counts are stored in one byte. */
export const MOST_COUNT = 255

/**
 * A run of terms in ascending order, about 2 KB: for each term, a varint of how many UTF-8 bytes it shares with the term
 * before it in the block (the first: 0), a varint of how many follow, those bytes, a varint of the number of files, and
 * for each file two varints: the ordinal's distance to the one before (the first: from -1) and the weighted count.
 * The block under the empty term holds no terms: one varint per file, its total weighted count.
 */
export const WordBlock = z.object({ first: z.string().max(LONGEST * 4), data: z.base64().max(2_000_000) })
export type WordBlock = z.infer<typeof WordBlock>

/** The word index of a batch. */
export const WordIndex = z.array(WordBlock).max(65_536)
export type WordIndex = z.infer<typeof WordIndex>
