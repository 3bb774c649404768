/**
 * What a text must contain for a pattern to match in it: the part of a search that an index can answer.
 *
 * Always weaker than the pattern's own condition; `anything` wherever it is not obvious.
 */
export type Need =
  | { readonly kind: 'anything' }
  /** In any case of its ASCII letters. `names`: in the name of a symbol that the file defines. */
  | { readonly kind: 'text'; readonly text: string; readonly names: boolean }
  | { readonly kind: 'all'; readonly of: readonly Need[] }
  | { readonly kind: 'one'; readonly of: readonly Need[] }

export const ANYTHING: Need = { kind: 'anything' }

/** Lower case as the index and the database fold it. */
export const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** The index folds only ASCII letters, so a text is split at other letters that have two cases, and where a file may have `\r\n`. */
const OTHER = /[^\0-\x7f]/u
const isSplit = (character: string): boolean =>
  /[\r\n]/.test(character) || (OTHER.test(character) && character.toLowerCase() !== character.toUpperCase())

export function textNeed(text: string, names = false): Need {
  const pieces: string[] = []
  let piece = ''
  for (const character of text) {
    const split = isSplit(character)
    if (split) pieces.push(piece)
    piece = split ? '' : piece + character
  }
  pieces.push(piece)
  return all(pieces.map((one) => (one.length < 3 ? ANYTHING : { kind: 'text', text: one, names })))
}

export function all(of: readonly Need[]): Need {
  const real = of.filter((need) => need.kind !== 'anything')
  const [first] = real
  return first === undefined ? ANYTHING : real.length === 1 ? first : { kind: 'all', of: real }
}

export function one(of: readonly Need[]): Need {
  const [first] = of
  if (first === undefined || of.some((need) => need.kind === 'anything')) return ANYTHING
  return of.length === 1 ? first : { kind: 'one', of }
}
