/** Tags and text of a component's markup: HTML, as Vue and Svelte extend it. */

export interface Span {
  readonly from: number
  readonly to: number
}

export interface Attribute extends Span {
  readonly name: string
  /** Without its quotes. A value in braces keeps them. */
  readonly value?: Span
}

export interface Tag extends Span {
  /** Empty for a fragment. */
  readonly name: string
  readonly nameFrom: number
  readonly attributes: readonly Attribute[]
  /** `</name>` */
  readonly closes: boolean
  /** Nothing stands inside: `<a />`, `<br>`. */
  readonly empty: boolean
  /** What stands inside of `<script>`, `<style>` and `<textarea>`, which is no markup. */
  readonly raw?: Span
}

interface MarkupReader {
  tag(tag: Tag): void
  text(span: Span): void
}

/** Elements within elements. Deeper ones are not remembered: nothing real is that deep. */
export const MOST_OPEN = 500

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const RAW = new Set(['script', 'style', 'textarea'])
const NAME = /[\w:.$-]*/y
const ATTRIBUTE_NAME = /[^\s=>"'{}/]+|\/(?!>)|[^\s>]/y

/** Reads markup in order. What is not closed ends with the text. */
export function readMarkup(text: string, { from, to }: Span, reader: MarkupReader): void {
  let at = from
  while (at < to) {
    const open = nextTag(text, at, to)
    if (open > at) reader.text({ from: at, to: open })
    if (open >= to) return
    if (text.startsWith('<!--', open)) {
      const end = text.indexOf('-->', open)
      at = end < 0 || end > to ? to : end + 3
      continue
    }
    const tag = readTag(text, open, to)
    reader.tag(tag)
    at = tag.raw ? tag.raw.to : tag.to
  }
}

/** A tag begins with a letter, a slash or `<!--`; any other `<` is text. Braces hold code, in which `<` is less-than. */
function nextTag(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const character = text[at]
    if (character === '{') at = Math.min(closingBrace(text, at, to), to)
    else if (character === '<' && /[A-Za-z/>!]/.test(text[at + 1] ?? '')) return at
  }
  return to
}

export function readTag(text: string, open: number, to: number): Tag {
  const closes = text[open + 1] === '/'
  const nameFrom = open + (closes ? 2 : 1)
  const name = matched(NAME, text, nameFrom)
  const attributes: Attribute[] = []
  let at = nameFrom + name.length
  let slash = false
  while (at < to && text[at] !== '>') {
    if (/\s/.test(text[at] as string)) at++
    else if (text.startsWith('/>', at)) {
      slash = true
      at++
    } else {
      const attribute = readAttribute(text, at, to)
      attributes.push(attribute)
      at = Math.max(attribute.to, at + 1)
    }
  }
  const end = Math.min(at + 1, to)
  const tag = { from: open, to: end, name, nameFrom, attributes, closes, empty: slash || VOID.has(name) }
  if (closes || slash || !RAW.has(name.toLowerCase())) return tag
  const close = new RegExp(`</${name}\\s*>`, 'gi')
  close.lastIndex = end
  return { ...tag, raw: { from: end, to: Math.min(close.exec(text)?.index ?? to, to) } }
}

function readAttribute(text: string, from: number, to: number): Attribute {
  if (text[from] === '{') {
    const end = Math.min(closingBrace(text, from, to) + 1, to)
    return { name: '', from, to: end, value: { from, to: end } }
  }
  const name = matched(ATTRIBUTE_NAME, text, from)
  let at = from + name.length
  while (at < to && /\s/.test(text[at] as string)) at++
  if (text[at] !== '=') return { name, from, to: from + name.length }
  at++
  while (at < to && /\s/.test(text[at] as string)) at++
  const quote = text[at]
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, at + 1)
    const last = end < 0 || end > to ? to : end
    return { name, from, to: Math.min(last + 1, to), value: { from: at + 1, to: last } }
  }
  const start = at
  while (at < to && !/[\s>]/.test(text[at] as string)) at = text[at] === '{' ? closingBrace(text, at, to) + 1 : at + 1
  return { name, from, to: Math.min(at, to), value: { from: start, to: Math.min(at, to) } }
}

function matched(expression: RegExp, text: string, at: number): string {
  expression.lastIndex = at
  return expression.exec(text)?.[0] ?? ''
}

/** Templates within templates. Real code has few, and each takes a call of this function. */
const MOST_NESTED = 20

/** Where the brace at `from` is closed, strings and templates taken into account; `to` if it is not. */
export function closingBrace(text: string, from: number, to: number, nested = 0): number {
  if (nested > MOST_NESTED) return to
  let depth = 0
  for (let at = from; at < to; at++) {
    const character = text[at] as string
    if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
    else if (character === '"' || character === "'" || character === '`') {
      const end = closingQuote(text, at, to, nested)
      // An apostrophe in prose closes nothing. What a template that is not closed began is not closed either.
      if (end > 0) at = end
      else if (character === '`') return to
    }
  }
  return to
}

function closingQuote(text: string, from: number, to: number, nested: number): number {
  const quote = text[from]
  for (let at = from + 1; at < to; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote) return at
    else if (text[at] === '\n' && quote !== '`') return -1
    else if (quote === '`' && text.startsWith('${', at)) at = closingBrace(text, at + 1, to, nested + 1)
  }
  return -1
}
