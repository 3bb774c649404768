/** Vue's single-file components. */
import { type Attribute, MOST_OPEN, readMarkup, type Span, type Tag } from './markup.ts'
import { isComponent, namesIn, Script } from './script.ts'

const BLOCK = /^<([a-z][\w-]*)((?:\s[^>]{0,2000})?)>/gm
const CODE = /^(?:v-(?!for\b|slot\b|else$|cloak$|once$|pre$)|[:@]|\.(?=\w))/
const SLOT = /^(?:#|v-slot\b|slot-scope$)/
/** `(item, index) of items` */
const LOOP = /^(?<before>.*?\s)(?:of|in)(?<room>\s+)(?=\S)/s
/** `#[name]` */
const COMPUTED_SLOT = /^(?:#|v-slot:)\[(?<name>.*)\]$/
/** What slots hand in, where it is written as an expression might be. */
const READABLE = /^\s*(?:[\w$]+|\{[^{}]*\})\s*(?:$|:[ \t])/

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

/** `<user-card>` is `UserCard`. */
const nameOf = ({ name }: Tag): string =>
  name.includes('-') ? name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) : name

const PROPERTY = /^(?:v-bind:|:|v-on:|(?<event>@))(?<written>[A-Za-z][\w-]*)$/
const RESERVED = /^(?:class|is|key|ref|style|default|for|in|if|new|this|type|with)$/

interface Property {
  /** In the attribute, and in the script. */
  readonly written: string
  readonly name: string
}

/** The property or event that an attribute of a component is for. Of listeners, only functions are told what they are given. */
function propertyOf(attribute: string, value: string): Property | undefined {
  const { event, written } = PROPERTY.exec(attribute)?.groups ?? {}
  if (written === undefined || value.trim() === '' || RESERVED.test(written) || attribute.startsWith('v-on'))
    return undefined
  if (event !== undefined && !/^\s*(?:async\s*)?(?:\([^()]*\)|[\w$]+)\s*=>/.test(value)) return undefined
  return { written, name: written.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) }
}

interface Element {
  readonly name: string
  /** It binds names, for which a block is open that the closing tag ends. */
  readonly binds: boolean
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
    this.#endBlocks(this.#open, { from: span.to + 1, to: span.to + '</template>'.length })
  }

  /** What is not closed by itself ends with the tag that closes what is around it, as far as there is room: elsewhere is code. */
  #endBlocks(elements: readonly Element[], { from, to }: Span): void {
    const count = elements.filter(({ binds }) => binds).length
    this.#script.put(from, '}'.repeat(Math.min(count, to - from)))
  }

  #close(tag: Tag): void {
    this.#tagName(tag)
    const at = this.#open.findLastIndex(({ name }) => name === tag.name)
    if (at < 0) return
    this.#endBlocks(this.#open.splice(at), tag)
    this.#hidden = this.#open.at(-1)?.hidden ?? new Set()
  }

  /** An element that binds names becomes a block: what `bindsNames` finds in the attributes, the extraction declares there. */
  #element(tag: Tag): void {
    const outer = this.#hidden
    const bound = tag.attributes.filter(({ name, value }) => value && (name === 'v-for' || SLOT.test(name)))
    const unread = bound.filter(({ name, value }) => !READABLE.test(this.#text(value as Span)) && name !== 'v-for')
    // What is in a component may be for its slots.
    const binds = bound.length > unread.length || (!tag.empty && isComponent(nameOf(tag)))
    this.#hidden = new Set([...outer, ...unread.flatMap(({ value }) => namesIn(this.#text(value as Span)))])
    this.#tagName(tag)
    if (binds) this.#script.put(tag.from, '{')
    const isSlot = tag.name === 'slot'
    for (const attribute of tag.attributes) {
      this.#slotName(attribute)
      if (!bound.includes(attribute)) this.#attribute(attribute, isSlot || isComponent(nameOf(tag)), isSlot)
      else if (!unread.includes(attribute)) this.#binding(attribute.value as Span)
    }
    if (!tag.empty && this.#open.length < MOST_OPEN) this.#open.push({ name: tag.name, binds, hidden: this.#hidden })
    else {
      if (binds) this.#script.put(tag.to - 1, '}')
      this.#hidden = outer
    }
  }

  #tagName(tag: Tag): void {
    const name = nameOf(tag)
    if (isComponent(name) || (name === 'slot' && !tag.closes)) this.#script.component(tag, name)
  }

  #attribute({ name, value, from }: Attribute, isGiven: boolean, isSlot: boolean): void {
    if (!value || value.to === value.from) {
      // `:user` is short for `:user="user"`.
      const [, short] = /^:([a-z]\w*)$/.exec(name) ?? []
      if (short !== undefined && !value) this.#code({ from: from + 1, to: from + name.length })
      return
    }
    const { text } = this.#script
    if (name === 'name' && isSlot && text[value.from - 1] === '"') {
      this.#script.keep({ from, to: value.to + 1 })
      this.#script.put(from - 1, ';')
      this.#script.put(value.to + 1, ';')
    }
    if (!CODE.test(name)) return
    const property = isGiven && text[from + name.length] === '=' ? propertyOf(name, this.#text(value)) : undefined
    if (property) this.#property(property, from + name.length, value)
    else this.#code(value)
  }

  /** `:user-name="name"` becomes `;userName = name;`, which `elements.ts` reads. */
  #property({ written, name }: Property, end: number, value: Span): void {
    this.#script.put(end - written.length - 1, `;${name.padEnd(written.length)}=`)
    this.#script.keep(value)
    this.#script.put(value.to, ';')
    this.#script.hide(value, this.#hidden)
  }

  #slotName({ name, from }: Attribute): void {
    const written = COMPUTED_SLOT.exec(name)?.groups?.name
    if (written === undefined) return
    const start = from + name.length - 1 - written.length
    this.#code({ from: start, to: start + written.length })
  }

  /**
   * `(item, index) of items`, which is no expression, becomes `(item, index) in(items)`, where operators in the list stay in it, and
   * `{ item }: Type` `{ item }as Type`.
   */
  #binding(value: Span): void {
    this.#code(value)
    const { before, room } = LOOP.exec(this.#text(value))?.groups ?? {}
    if (before !== undefined && room !== undefined) {
      const word = value.from + before.length
      this.#script.put(word, 'in')
      const last = word + 'in'.length + room.length - 1
      if (!/[\r\n]$/.test(room)) {
        this.#script.put(last, '(')
        this.#script.put(value.to, ');')
      }
    }
    const [pattern = ''] = /^\s*(?:[\w$]+|\{[^{}]*\})\s*(?=:[ \t])/.exec(this.#text(value)) ?? []
    if (pattern !== '') this.#script.put(value.from + pattern.length, 'as')
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
