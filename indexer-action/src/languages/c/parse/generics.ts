/** C++: what templates are given, and what of their types hangs on it. */
import type { Reader } from './reader.ts'

/** The template that was opened is this symbol. */
export function takeGenerics(r: Reader, symbol: number): void {
  if (r.generics.length > 0) r.facts.generics(symbol, r.generics)
  const defaults = r.generics.flatMap((name) => {
    const type = r.defaults.get(name)
    return type !== undefined && (type.startsWith('t:') || genericOf(type) !== undefined) ? [[name, type] as const] : []
  })
  if (defaults.length > 0) r.facts.defaults(symbol, defaults)
  r.generics = []
}

/** The name of what a template is given, if that is all that a type is. */
export const genericOf = (text: string): string | undefined =>
  text.charCodeAt(0) === 63 && text !== '?if' && text.length > 1 ? text.slice(1) : undefined

/** Whether a type is whatever a template is given. */
export const isOpen = (text: string | undefined): boolean => text?.startsWith('?') === true && text !== '?if'

/** `t:A::B<C,D>` → `A::B`, and `C`, `D`. */
export function templateOf(text: string): { head: string; given: string[] } {
  const open = text.indexOf('<')
  return open === -1
    ? { head: text.slice(2), given: [] }
    : { head: text.slice(2, open), given: splitArguments(text.slice(open + 1, -1)) }
}

/** `A,B<C,D>` → `A`, `B<C,D>`. */
function splitArguments(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const c = text[at]
    if (c === '<') depth++
    else if (c === '>') depth--
    else if (c === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts
}
