/** C++: what templates are given, and what of their types hangs on it. */
import type { Reader } from './reader.ts'

/** The template that was opened is this symbol. */
export function takeGenerics(r: Reader, symbol: number): void {
  if (r.generics.length > 0) r.facts.generics(symbol, r.generics)
  r.generics = []
}

/** The name of what a template is given, if that is all that a type is. */
export const genericOf = (text: string): string | undefined =>
  text.charCodeAt(0) === 63 && text !== '?if' && text.length > 1 ? text.slice(1) : undefined

/** Whether a type is whatever a template is given. */
export const isOpen = (text: string | undefined): boolean => text?.startsWith('?') === true && text !== '?if'
