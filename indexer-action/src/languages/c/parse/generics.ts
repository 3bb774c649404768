/** C++: what templates are given, and what of their types hangs on it. */
import type { Declarator } from './declarators.ts'
import type { Reader } from './reader.ts'
import {
  BRACE,
  BRACKET,
  COMMA,
  ELLIPSIS,
  EQUALS,
  GREATER,
  KEYWORD,
  keyword,
  LESS,
  PAREN,
  SHIFT_RIGHT,
  WORD,
} from './tokens.ts'

const TYPES = new Set(['typename', 'class'].map(keyword))
const TEMPLATE = keyword('template')
const NUMBER_TYPE = /^(s?size_t|ssize_t|ptrdiff_t|u?int(ptr|(_(fast|least))?\d+)_t)$/

/** The template that was opened is this symbol. */
export function takeGenerics(r: Reader, symbol: number): void {
  if (r.generics.length > 0) r.facts.generics(symbol, r.generics)
  const defaults = r.generics.flatMap((name) => {
    const type = r.defaults.get(name)
    return type !== undefined && (type.startsWith('t:') || genericOf(type) !== undefined) ? [[name, type] as const] : []
  })
  if (defaults.length > 0) r.facts.defaults(symbol, defaults)
  leaveTemplate(r)
}

/** What comes next is not what the template that was opened declares. */
export function leaveTemplate(r: Reader): void {
  r.generics = []
  r.kinds = ''
}

/**
 * What a template takes, a letter for each: `t` a type, `v` a value, `?` either or another template; `T`, `V`, `*` any number of those;
 * `=` behind what need not be given, and of functions `!` behind what must be written out.
 * They stand from `first` up to `end`.
 */
export function kindsOf(r: Reader, first: number, end: number): string {
  let kinds = ''
  for (let at = first; at < end; at++) {
    const from = at
    let depth = 0
    let behind = -1
    let isPack = false
    for (; at < end && !(depth <= 0 && r.kind[at] === COMMA); at++) {
      const kind = r.kind[at] as number
      if (kind === LESS) depth++
      else if (kind === GREATER) depth--
      else if (kind === SHIFT_RIGHT) depth -= 2
      else if (kind === PAREN || kind === BRACE || kind === BRACKET) at = r.pastClose(at) - 1
      else if (kind === EQUALS && behind === -1) behind = at
      else if (kind === ELLIPSIS && behind === -1) isPack = true
    }
    const kind = kindOf(r, from, behind === -1 ? at : behind)
    kinds += `${isPack ? SEVERAL[kind] : kind}${behind === -1 ? '' : '='}`
  }
  return kinds
}

const SEVERAL = { t: 'T', v: 'V', '?': '*' } as const

function kindOf(r: Reader, from: number, end: number): keyof typeof SEVERAL {
  if (r.kind[from] === KEYWORD) {
    const word = r.word[from] as number
    if (word === TEMPLATE) return '?'
    if (!TYPES.has(word)) return 'v'
    // `typename T::value_type first`
    const name = r.kind[from + 1] === ELLIPSIS ? from + 2 : from + 1
    return name >= end || (r.kind[name] === WORD && name + 1 >= end) ? 't' : 'v'
  }
  for (let at = from; at < end; at++) if (r.kind[at] === WORD && NUMBER_TYPE.test(r.textAt(at))) return 'v'
  return '?'
}

/** What a function takes as a template. One that is defined outside of its class may have what that takes before it, or alone. */
export function takeKinds(r: Reader, symbol: number, { name, text, qualifier }: Declarator): void {
  if (r.kinds === '') return
  const kinds = qualifier !== '' ? '*' : text.startsWith('operator') ? r.kinds : withWritten(r, name + 1)
  if (kinds !== 't'.repeat(r.generics.length)) r.facts.kinds(symbol, kinds)
}

/** The same with `!` behind what nothing between the parentheses can tell. */
function withWritten(r: Reader, open: number): string {
  const letters = lettersOf(r.kinds)
  if (letters.length !== r.generics.length || r.kind[open] !== PAREN) return r.kinds
  const named = new Set<string>()
  const past = r.pastClose(open)
  for (let at = open; at < past; at++) if (r.kind[at] === WORD) named.add(r.textAt(at))
  return letters
    .map((letter, at) => (/^[tv?]$/.test(letter) && !named.has(r.generics[at] as string) ? `${letter}!` : letter))
    .join('')
}

/** Each letter of `kindsOf`, with the sign behind it. */
export const lettersOf = (kinds: string): string[] => kinds.match(/.[=!]?/g) ?? []

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
