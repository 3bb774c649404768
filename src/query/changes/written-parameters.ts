/** Parameters as they are written in a signature, with the marks that say how each is given: `*`, `/`, `name:`, `name?`. */

import type { SymbolFact } from '../../contract/symbols.ts'
import { escaped } from '../escaped.ts'

const OPENING = '([{'
const CLOSING = ')]}'
const QUOTES = '"\'`'

export interface Head {
  /** As far as the list, and what comes behind it. */
  readonly around: readonly [string, string]
  readonly parameters: readonly string[]
}

/** Undefined if there are no parentheses. */
export function headOf({ signature = '', name }: SymbolFact): Head | undefined {
  const start = startIn(signature, name) + 1
  if (start === 0) return undefined
  const { parts, end } = partsOf(signature, start)
  const parameters = parts.length === 1 && parts[0] === '' ? [] : parts
  return { around: [signature.slice(0, start), signature.slice(end)], parameters }
}

/** The elements of `{ a, b = 1 }`. */
export const elementsOf = (pattern: string): string[] => partsOf(pattern.trim(), 1).parts.filter((one) => one !== '')

/** Where a name stands as a word. */
export const wordOf = (name: string): RegExp => new RegExp(`(?<![\\w$.])${escaped(name)}(?![\\w$])`)

/** Where the list begins: behind the name and its type parameters, which may have parentheses of their own. */
function startIn(signature: string, name: string): number {
  const found = wordOf(name).exec(signature)
  let depth = 0
  for (let at = found ? found.index + name.length : 0; at < signature.length; at++) {
    const letter = signature[at] as string
    if (letter === '(' && depth === 0) return at
    if ('<[('.includes(letter)) depth++
    else if (')]'.includes(letter) || (letter === '>' && signature[at - 1] !== '=')) depth--
  }
  return -1
}

/** What commas separate from there on, as far as the bracket that closes what was open. */
function partsOf(text: string, start: number): { parts: string[]; end: number } {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let from = start
  let at = start
  for (; at < text.length; at++) {
    const letter = text[at] as string
    if (quote !== '') {
      if (letter === '\\') at++
      else if (letter === quote) quote = ''
    } else if (QUOTES.includes(letter)) quote = letter
    else if (OPENING.includes(letter)) depth++
    else if (CLOSING.includes(letter) && depth-- === 0) break
    else if (letter === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return { parts: [...parts, text.slice(from, at)].map((part) => part.trim()), end: at }
}
