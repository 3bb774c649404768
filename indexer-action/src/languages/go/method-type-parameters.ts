/**
 * Type parameters of a method, which the grammar does not know: `func (b Box) To[F any](f func() F)` is read as
 * `func (b Box) To(F any, f func() F)`. The text itself stays, so its bracket tells which of the list's names are types.
 */
import { blanks } from '../../syntax/second-reading.ts'
import type { Extraction } from './extraction.ts'

const HEAD = /^func[ \t]*\([^()\n]*\)[ \t]*[\p{L}_][\p{L}\p{Nd}_]*(?=\[)/gmu
/** UTF-16 units. A bracket that is never closed must not cost the rest of the file. */
const LONGEST = 4_000

export function asParameters(text: string): string {
  let read = ''
  let copied = 0
  for (const head of text.matchAll(HEAD)) {
    const open = head.index + head[0].length
    const close = closing(text, open)
    if (close < 0 || text[close + 1] !== '(') continue
    const names = withPlainConstraints(text.slice(open + 1, close))
    read += `${text.slice(copied, open)}(${names}${names.trimEnd().endsWith(',') ? '  ' : ', '}`
    copied = close + 2
  }
  return copied === 0 ? text : read + text.slice(copied)
}

/** Of a list of parameters: those that are types, and the others. */
export function split(x: Extraction, list: number): { types: number[]; values: number[] } {
  if (list < 0) return { types: [], values: [] }
  const all = x.named(list)
  const { start, text } = x.tree
  const open = start[list] as number
  if (text[open] !== '[') return { types: [], values: all }
  const close = closing(text, open)
  const first = all.findIndex((one) => (start[one] as number) > close)
  const count = first < 0 ? all.length : first
  return { types: all.slice(0, count), values: all.slice(count) }
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open, end = Math.min(text.length, open + LONGEST); at < end; at++) {
    depth += nesting(text[at])
    if (depth === 0) return at
  }
  return -1
}

const nesting = (sign = ''): number => ('[({'.includes(sign) ? 1 : '])}'.includes(sign) ? -1 : 0)

/** A parameter has one type: `~[]E` loses its sign, and `A | B` all but the first. */
function withPlainConstraints(list: string): string {
  let depth = 0
  let plain = ''
  let from = 0
  let leftOut = false
  const take = (to: number): void => {
    plain += leftOut ? blanks(list.slice(from, to)) : list.slice(from, to)
    from = to
  }
  for (let at = 0; at < list.length; at++) {
    const sign = list[at] as string
    depth += nesting(sign)
    if (depth > 0 || !'~|,'.includes(sign)) continue
    take(at)
    if (sign === ',') leftOut = false
    else if (sign === '|') leftOut = true
    else {
      plain += ' '
      from = at + 1
    }
  }
  take(list.length)
  return plain
}
