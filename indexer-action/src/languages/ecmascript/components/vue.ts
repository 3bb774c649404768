/** Vue's single-file components. */
import { type Attribute, readMarkup, type Span, type Tag } from './markup.ts'
import { isComponent, namesIn, Script } from './script.ts'

const BLOCK = /^<([a-z][\w-]*)((?:\s[^>]*)?)>/gm
const CODE = /^(?:v-(?!for\b|slot\b|else$|cloak$|once$|pre$)|[:@]|\.(?=\w))/
const SLOT = /^(?:#|v-slot\b|slot-scope$)/
/** `(item, index) in items` */
const LOOP = /^\s*(?<binding>.*?)\s(?<word>in|of)\s+(?=\S)/s

export function scriptOfVue(text: string): string {
  const script = new Script(text)
  const templates: Span[] = []
  BLOCK.lastIndex = 0
  for (let block = BLOCK.exec(text); block; block = BLOCK.exec(text)) {
    const [{ length }, name = '', attributes = ''] = block
    if (attributes.endsWith('/')) continue
    const from = block.index + length
    const to = endOfBlock(text, name, from)
    if (name === 'script') script.keep({ from, to })
    else if (name === 'template' && !/\blang=(?!["']?html)/.test(attributes)) templates.push({ from, to })
    BLOCK.lastIndex = to
  }
  for (const template of templates) new Template(script).read(template)
  return script.toString()
}

/** Blocks of a file end at the beginning of a line. Templates nest, so theirs is the last one otherwise. */
function endOfBlock(text: string, name: string, from: number): number {
  const close = new RegExp(`^</${name}\\s*>`, 'gm')
  close.lastIndex = from
  const found = close.exec(text)?.index
  if (found !== undefined) return found
  const last = name === 'template' ? text.lastIndexOf(`</${name}`) : text.indexOf(`</${name}`, from)
  return last < from ? text.length : last
}

interface Element {
  readonly name: string
  /** It is a loop, whose block the closing tag ends. */
  readonly loops: boolean
  readonly hidden: ReadonlySet<string>
}

class Template {
  readonly #script: Script
  readonly #open: Element[] = []
  #hidden: ReadonlySet<string> = new Set()

  constructor(script: Script) {
    this.#script = script
  }

  read(span: Span): void {
    readMarkup(this.#script.text, span, {
      tag: (tag) => (tag.closes ? this.#close(tag) : this.#element(tag)),
      text: (text) => this.#interpolations(text),
    })
    let at = span.to
    for (const { loops } of this.#open) if (loops) this.#script.put(++at, '}')
  }

  #close({ name, from }: Tag): void {
    const at = this.#open.findLastIndex((one) => one.name === name)
    if (at < 0) return
    let end = from
    for (const { loops } of this.#open.splice(at)) if (loops) this.#script.put(end++, '}')
    this.#hidden = this.#open.at(-1)?.hidden ?? new Set()
  }

  #element(tag: Tag): void {
    const outer = this.#hidden
    const slots = tag.attributes.filter(({ name, value }) => SLOT.test(name) && value)
    if (slots.length > 0)
      this.#hidden = new Set([...outer, ...slots.flatMap(({ value }) => namesIn(this.#text(value as Span)))])
    this.#tagName(tag)
    let loops = false
    for (const attribute of tag.attributes) {
      if (attribute.name === 'v-for') loops = this.#loop(attribute, tag.to - 1)
      else this.#attribute(attribute)
    }
    if (tag.empty) {
      if (loops) this.#script.put(tag.to - 1, '}')
      this.#hidden = outer
    } else this.#open.push({ name: tag.name, loops, hidden: this.#hidden })
  }

  /** `<user-card>` is `UserCard`. */
  #tagName(tag: Tag): void {
    if (isComponent(tag.name)) this.#script.component(tag)
    else if (tag.name.includes('-'))
      this.#script.component(
        tag,
        tag.name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
      )
  }

  #attribute({ name, value, from }: Attribute): void {
    if (!value || value.to === value.from) {
      // `:user` is short for `:user="user"`.
      const [, short] = /^:([a-z]\w*)$/.exec(name) ?? []
      if (short !== undefined && !value) this.#code({ from: from + 1, to: from + name.length })
      return
    }
    if (CODE.test(name)) this.#code(value)
  }

  /**
   * `v-for="(item, index) in items"` becomes `for(let item of items){`. Where a line begins with it, there is no room, and its
   * names are hidden instead. The block opens after the value, as soon as there is room.
   */
  #loop({ from, value }: Attribute, end: number): boolean {
    const script = this.#script
    if (!value) return false
    const { binding = '', word = '' } = LOOP.exec(this.#text(value))?.groups ?? {}
    if (binding === '') return false
    const start = value.from + this.#text(value).indexOf(binding)
    const at = start + binding.length + this.#text({ from: start + binding.length, to: value.to }).search(/\S/)
    const held = { from: at + word.length, to: value.to }
    const first = firstOf(binding)
    const opening = value.to + 1 + this.#text({ from: value.to + 1, to: end + 1 }).search(/[^\r\n]/)
    if (!script.isBlank(from - 1) || first === undefined || opening <= value.to) {
      this.#hidden = new Set([...this.#hidden, ...namesIn(binding)])
      this.#code(held)
      return false
    }
    script.put(from - 1, 'for(let ')
    script.keep({ from: start + first.from, to: start + first.to })
    script.put(at, 'of')
    script.keep(held)
    script.hide(held, this.#hidden)
    script.put(value.to, ')')
    script.put(opening, '{')
    return true
  }

  #interpolations({ from, to }: Span): void {
    const { text } = this.#script
    for (let at = text.indexOf('{{', from); at >= 0 && at < to; at = text.indexOf('{{', at)) {
      const end = text.indexOf('}}', at)
      if (end < 0 || end > to) return
      this.#code({ from: at + 2, to: end })
      at = end
    }
  }

  #code(span: Span): void {
    if (this.#text(span).trim() === '') return
    this.#script.code(span)
    this.#script.hide(span, this.#hidden)
  }

  #text({ from, to }: Span): string {
    return this.#script.text.slice(from, to)
  }
}

/** The first of several names, with or without parentheses: `(item, index)`. */
function firstOf(binding: string): Span | undefined {
  const open = binding.startsWith('(') ? 1 : 0
  let depth = 0
  for (let at = open; at < binding.length; at++) {
    const character = binding[at] as string
    if (depth === 0 && ',)'.includes(character)) return { from: open, to: at }
    if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
  }
  return open === 0 ? { from: 0, to: binding.length } : undefined
}
