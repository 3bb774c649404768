/**
 * What a word of a query is worth, in whatever repository: `allow` and `instead` hardly say where a change belongs, `redirect`
 * and `schema` do. How rare a word is in the repository at hand is counted besides.
 */
import { WORTHS } from './worths.ts'

const BY_WORD: ReadonlyMap<string, number> = new Map(
  Object.entries(WORTHS).flatMap(([worth, words]) => words.split(' ').map((word) => [word, Number(worth)] as const)),
)

/** Of a stem; 1 for all that nothing is known of. */
export const worthOf = (word: string): number => BY_WORD.get(word) ?? 1
