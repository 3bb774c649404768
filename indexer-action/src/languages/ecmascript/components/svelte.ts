/** Svelte's components. */
import { type Attribute, closingBrace, MOST_OPEN, readMarkup, type Span, type Tag } from './markup.ts'
import { isComponent, namesIn, Script } from './script.ts'
import { awaitBlock, eachBlock, withoutDefaults } from './svelte-blocks.ts'

const BEGINS = /^\{#(?<word>each|await|if|key|snippet)\s+/
const GOES_ON = /^\{:(?:else\s+if|else|then|catch)\b\s*/
const ENDS = /^\{\/(?<word>\w+)/
/** `{a}`, `{@html a}`, `{@render b()}`, `{...c}`; `{@const a = b}` becomes the declaration that it looks like. */
const CODE = /^\{(?:@(?=const\s)|@\w+\s+|\s*\.\.\.|(?![@#:]))/
/** An attribute that gives a component a property, and not a listener or a style. */
const PROPERTY = /^(?:bind:)?(?<name>[A-Za-z_$][\w$]*)$/
/** `use:resize={…}`, `transition:fade`: the name of a function. */
const FUNCTION = /^(?<kind>use|transition|in|out|animate):(?<name>[A-Za-z_$][\w$]*(?:\.[\w$]+)*)/
/** Without a value, `bind:open` and `class:open` are about the variable of that name. */
const SHORT = /^(?<kind>use|transition|in|out|animate|bind|class|style):(?<name>[A-Za-z_$][\w$]*(?:\.[\w$]+)*)(?:\||$)/
const RESERVED =
  /^(?:await|case|class|const|default|delete|do|else|enum|export|extends|false|for|function|if|import|in|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/
const LET = /^let:(?=[\w$])/
const STORE = /(?<![\w$.])\$(?!(?:state|derived|props|effect|bindable|inspect|host)\b(?:[(<]|\.\w))(?=([A-Za-z_]\w*))/g
const DECLARED = /(?:\b(?:let|const|var|as|import)\s|[{,:])\s*([A-Za-z_]\w*)/g

export function scriptOfSvelte(text: string): string {
  const script = new Script(text)
  const markup = new Markup(script)
  let code = ''
  const tag = (tag: Tag): void => {
    if (tag.raw && tag.name.toLowerCase() === 'script') {
      script.keep(tag.raw)
      code += text.slice(tag.raw.from, tag.raw.to)
    } else if (tag.closes) markup.close(tag)
    else markup.element(tag)
  }
  readMarkup(text, { from: 0, to: text.length }, { tag, text: (span) => markup.read(span) })
  markup.finish()
  return withoutStores(script.toString(), code)
}

/** What is a block of the script: the names that it binds are declared there. */
interface Open {
  /** A tag's, or a block's with `#` before it. */
  readonly name: string
  /** Where its opening brace is. */
  readonly at: number
}

class Markup {
  readonly #script: Script
  readonly #open: Open[] = []
  /** Names that an element binds for what is in it mean something else in its own attributes. */
  #hidden: ReadonlySet<string> = new Set()

  constructor(script: Script) {
    this.#script = script
  }

  /** What is in a component may bind names, and hand in snippets, as its own. */
  element(tag: Tag): void {
    const named = isComponent(tag.name)
    if (named) this.#script.component(tag)
    const bound = tag.attributes.filter(({ name }) => LET.test(name))
    const { text } = this.#script
    this.#hidden = new Set(bound.flatMap(({ name, value }) => namesIn(value ? text.slice(value.from, value.to) : name)))
    for (const attribute of tag.attributes) {
      const { name, from, to, value } = attribute
      if (LET.test(name))
        this.#script.code(value ? { from: value.from + 1, to: value.to - 1 } : { from: from + 'let:'.length, to })
      else if (value && !(named && this.#property(attribute, value))) this.read(value)
      const directive = (value ? FUNCTION : SHORT).exec(name)?.groups
      if (directive?.name !== undefined) {
        const at = from + (directive.kind ?? '').length + 1
        this.#code({ from: at, to: at + directive.name.length })
      }
    }
    this.#hidden = new Set()
    if (!named && bound.length === 0 && !tag.name.startsWith('svelte:')) return
    if (!tag.empty) this.#begin(tag.name, tag.from)
    else if (bound.length > 0) {
      this.#script.put(tag.from, '{')
      this.#script.put(tag.to - 1, '}')
    }
  }

  /** What a component is given becomes an assignment, or a name in parentheses where that is all (`properties.ts`). */
  #property({ name, from, to }: Attribute, value: Span): boolean {
    const { text } = this.#script
    const written = text.slice(value.from, value.to)
    if (name === '') {
      if (!/^\{\s*[\w$]+\s*\}$/.test(written)) return false
      this.#script.bracketed({ from: value.from + 1, to: value.to - 1 })
      this.#script.hide(value, this.#hidden)
      return true
    }
    const known = PROPERTY.exec(name)
    const equals = from + name.length
    if (!known || text[equals] !== '=' || RESERVED.test(known.groups?.name ?? '')) return false
    const isCode = value.from === equals + 1 && closingBrace(text, value.from, to) === value.to - 1
    if (!isCode && !/^[^{\\\n]*$/.test(written)) return false
    this.#script.keep({ from: equals - (known.groups?.name ?? '').length, to })
    if (isCode) {
      this.#script.put(value.from, ' ')
      this.#script.put(value.to - 1, ';')
      this.#script.hide(value, this.#hidden)
    } else this.#script.put(to, ';')
    return true
  }

  close(tag: Tag): void {
    if (isComponent(tag.name)) this.#script.component(tag)
    this.#end(tag.name, tag.from)
  }

  /** Finds the code in braces. */
  read({ from, to }: Span): void {
    const { text } = this.#script
    for (let open = text.indexOf('{', from); open >= 0 && open < to; open = text.indexOf('{', open)) {
      const close = closingBrace(text, open, to)
      this.#braces(text.slice(open, close), open, close)
      open = close
    }
  }

  /** What is never closed is no block. */
  finish(): void {
    for (const { at } of this.#open) this.#script.put(at, ';')
  }

  #braces(inside: string, open: number, close: number): void {
    const begins = BEGINS.exec(inside)
    const goesOn = GOES_ON.exec(inside)
    const ends = ENDS.exec(inside)
    if (ends) this.#end(`#${ends.groups?.word}`, open)
    else if (begins) this.#block(begins.groups?.word ?? '', open, { from: open + begins[0].length, to: close })
    else if (goesOn) this.#goOn(open, { from: open + goesOn[0].length, to: close })
    else {
      const [before = ''] = CODE.exec(inside) ?? []
      if (before !== '') this.#code({ from: open + before.length, to: close })
    }
  }

  #block(word: string, open: number, span: Span): void {
    if (!this.#begin(`#${word}`, word === 'snippet' ? span.to : open)) return
    if (word === 'each') eachBlock(this.#script, open, span)
    else if (word === 'await') awaitBlock(this.#script, open, span)
    else if (word === 'snippet') {
      this.#script.put(open, ';function')
      this.#script.keep(span)
    } else this.#code(span)
  }

  /** `{:else}` and `{:then value}` end a block and begin another; a number stands for what holds there (`svelte-names.ts`). */
  #goOn(open: number, span: Span): void {
    const { name } = this.#open.findLast((one) => one.name.startsWith('#')) ?? {}
    if (name === undefined) return
    this.#end(name, open)
    this.#begin(name, open + 1)
    this.#script.put(open + 2, '0;')
    if (span.from === span.to) return
    this.#code(span)
    if (name === '#await') withoutDefaults(this.#script, span)
  }

  #begin(name: string, at: number): boolean {
    if (this.#open.length === MOST_OPEN) return false
    this.#open.push({ name, at })
    if (this.#script.isBlank(at - 1)) this.#script.put(at - 1, ';')
    this.#script.put(at, '{')
    return true
  }

  #end(name: string, at: number): void {
    const from = this.#open.findLastIndex((one) => one.name === name)
    if (from < 0) return
    this.#script.put(at, '}')
    for (const unclosed of this.#open.splice(from).slice(1)) this.#script.put(unclosed.at, ';')
  }

  #code(span: Span): void {
    this.#script.code(span)
    this.#script.hide(span, this.#hidden)
  }
}

/** `$count` is what the store `count` holds. Runes (`$state`) name nothing of the script. */
function withoutStores(script: string, code: string): string {
  const declared = new Set(Array.from(code.matchAll(DECLARED), ({ 1: name }) => name))
  return script.replace(STORE, (dollar, name: string) => (declared.has(name) ? ' ' : dollar))
}
