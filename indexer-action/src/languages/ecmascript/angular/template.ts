/** Walks a template: its elements, blocks and texts, and what they declare. Expressions are read where they stand. */
import { MOST_OPEN, readTag, type Span, type Tag } from '../components/markup.ts'
import { BLOCK_SCOPE } from '../extract/scopes.ts'
import { Bindings } from './bindings.ts'
import { Blocks } from './blocks.ts'
import { Expression } from './expression.ts'
import type { Names } from './template-names.ts'
import { endOfInterpolation } from './tokens.ts'

/** `@if (…) {`, and what goes on behind it. */
const BLOCK = /@(?<name>if|else if|else|for|empty|switch|case|default|defer|placeholder|loading|error|let)\b[ \t\r\n]*/y
/** `{count, plural,`: the cases of a message. */
const MESSAGE = /\{[^{},]+,\s*(?:plural|select|selectordinal)\s*,/y

interface Open {
  /** An element's name, `{` of a block, or `m` of a message or of a case of one. */
  readonly name: string
  /** The scope around. */
  readonly outer: number
}

export class Template {
  readonly #names: Names
  readonly #open: Open[] = []
  readonly #blocks: Blocks
  readonly #bindings: Bindings

  readonly #span: Span
  /** Blocks and braces that are open beyond those that are remembered. */
  #deeper = 0

  constructor(names: Names, span: Span) {
    this.#names = names
    this.#span = span
    this.#blocks = new Blocks(names, span)
    this.#bindings = new Bindings(names)
  }

  read(): void {
    const { text, x } = this.#names
    const { from, to } = this.#span
    const outer = x.enterApart()
    for (let at = from; at < to; ) at = this.#step(text, at, to)
    x.leave(outer)
    x.templates.push(this.#names)
  }

  /** Reads what stands at a place, and gives the place behind it. */
  #step(text: string, at: number, to: number): number {
    switch (text[at]) {
      case '<':
        return this.#markup(text, at, to)
      case '{':
        return text[at + 1] === '{' ? this.#interpolation(text, at, to) : this.#brace(at)
      case '}':
        this.#endBlock()
        return at + 1
      case '@':
        return this.#block(at, to)
      default: {
        const next = text.slice(at + 1, to).search(/[<{}@]/)
        return next < 0 ? to : at + 1 + next
      }
    }
  }

  #markup(text: string, at: number, to: number): number {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at)
      return end < 0 || end > to ? to : end + 3
    }
    if (!/[A-Za-z/]/.test(text[at + 1] ?? '')) return at + 1
    const tag = readTag(text, at, to)
    if (tag.closes) this.#close(tag)
    else this.#element(tag)
    // What stands in a text area is text with interpolations.
    return tag.raw && tag.name.toLowerCase() !== 'textarea' ? tag.raw.to : tag.to
  }

  #element(tag: Tag): void {
    const { x } = this.#names
    const outer = x.scope
    const isTemplate = tag.name === 'ng-template'
    // Angular allows an element one.
    const structural = tag.attributes.find(({ name }) => name.startsWith('*'))
    if (structural) this.#bindings.structure(tag, structural)
    this.#bindings.references(tag)
    this.#bindings.element(
      tag,
      tag.attributes.filter(({ name }) => !name.startsWith('*')),
      this.#open.length,
    )
    if (isTemplate) {
      x.enter(BLOCK_SCOPE)
      this.#bindings.variables(tag)
    }
    if (tag.empty || this.#open.length >= MOST_OPEN) {
      x.leave(outer)
      this.#bindings.left(this.#open.length)
    } else this.#open.push({ name: tag.name, outer })
  }

  #close(tag: Tag): void {
    const at = this.#open.findLastIndex(({ name }) => name === '{' || name === 'm' || name === tag.name)
    if (this.#open[at]?.name === tag.name) this.#endFrom(at)
  }

  #endFrom(at: number): void {
    const [first] = this.#open.splice(at)
    if (first) this.#names.x.leave(first.outer)
    this.#bindings.left(at)
  }

  /** A block or brace opens. Whether it is remembered. */
  #begin(name: string): boolean {
    if (this.#open.length < MOST_OPEN) return this.#open.push({ name, outer: this.#names.x.scope }) > 0
    this.#deeper++
    return false
  }

  #endBlock(): void {
    if (this.#deeper > 0) {
      this.#deeper--
      return
    }
    const at = this.#open.findLastIndex(({ name }) => name === '{' || name === 'm')
    if (at >= 0) this.#endFrom(at)
  }

  #interpolation(text: string, at: number, to: number): number {
    const end = endOfInterpolation(text, at + 2, to)
    if (end < 0) return at + 2
    new Expression(this.#names, { from: at + 2, to: end }).piped()
    return end + 2
  }

  /** `{count, plural, =1 {one} other {many}}` */
  #brace(at: number): number {
    const { text } = this.#names
    const inMessage = this.#open.at(-1)?.name === 'm'
    MESSAGE.lastIndex = at
    const found = MESSAGE.exec(text)
    this.#begin(found || inMessage ? 'm' : '{')
    if (!found) return at + 1
    new Expression(this.#names, { from: at + 1, to: text.indexOf(',', at) }).piped()
    return at + found[0].length
  }

  #block(at: number, to: number): number {
    const { text, x } = this.#names
    BLOCK.lastIndex = at
    const found = BLOCK.exec(text)
    if (!found) return at + 1
    const name = found.groups?.name as string
    const behind = at + found[0].length
    if (name === 'let') return this.#blocks.variable(behind, to)
    const inside = text[behind] === '(' ? this.#blocks.parentheses(behind, to) : undefined
    const open = inside ? inside.to + 1 : behind
    const brace = open + (/^\s*/.exec(text.slice(open, open + 100))?.[0].length ?? 0)
    if (text[brace] !== '{' || brace >= to) return at + 1
    if (!this.#begin('{')) return brace + 1
    x.enter(BLOCK_SCOPE)
    if (inside) this.#blocks.head(name, at, inside)
    return brace + 1
  }
}
