/** Svelte's components. */
import { closingBrace, MOST_OPEN, readMarkup, type Span, type Tag } from './markup.ts'
import { isComponent, namesIn, Script } from './script.ts'

const BEGINS = /^\{#(?<word>each|await|if|key|snippet)\s+/
const GOES_ON = /^\{:(?<word>else if|then|catch)\s+/
const BINDS_ALL = /^(?<held>)(?<binding>.*)$/s
/** `{@html a}`, `{@render b()}`, `{@const c = d}` */
const SPECIAL = /^\{@(?<word>\w+)\s+/
const SPREAD = /^\{\s*\.\.\./
/** `items as item, index (key)`, `promise then value`, `row(item)`; what `held` leads to is code. */
const BINDING: Readonly<Record<string, RegExp>> = {
  each: /^(?<held>.*?)\s+as\s+(?<binding>.*)$/s,
  await: /^(?<held>.*?)\s+(?:then|catch)\s+(?<binding>.*)$/s,
  snippet: /^(?<held>)[\w$]+\s*\((?<binding>.*)\)\s*$/s,
  const: /^(?<binding>.*?)=(?!=)/s,
}
const STORE = /(?<![\w$.])\$(?=([A-Za-z_]\w*))/g
const DECLARED = /(?:\b(?:let|const|var|as|import)\s|[{,])\s*([A-Za-z_]\w*)/g

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
  return withoutStores(script.toString(), code)
}

class Markup {
  readonly #script: Script
  /** Elements and blocks around the place that is read, and the names that they bind. */
  readonly #open: { readonly name: string; readonly hidden: Set<string> }[] = [{ name: '', hidden: new Set() }]

  constructor(script: Script) {
    this.#script = script
  }

  element(tag: Tag): void {
    if (isComponent(tag.name)) this.#script.component(tag)
    const bound = tag.attributes.flatMap(({ name }) => /^let:([\w$]+)/.exec(name)?.[1] ?? [])
    for (const { value } of tag.attributes) if (value) this.read(value)
    if (!tag.empty && !tag.raw) this.#begin(tag.name, bound)
  }

  close(tag: Tag): void {
    if (isComponent(tag.name)) this.#script.component(tag)
    this.#end(tag.name)
  }

  #end(name: string): void {
    const at = this.#open.findLastIndex((one) => one.name === name)
    if (at > 0) this.#open.splice(at)
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

  #braces(inside: string, open: number, close: number): void {
    const [closed] = /(?<=^\{\/)\w+/.exec(inside) ?? []
    if (closed !== undefined) this.#end(`#${closed}`)
    else this.#opened(inside, open, close)
  }

  #opened(inside: string, open: number, close: number): void {
    const begins = BEGINS.exec(inside)
    const known = begins ?? GOES_ON.exec(inside) ?? SPECIAL.exec(inside)
    if (!known) {
      if (!/^\{[#:@]/.test(inside)) this.#code({ from: open + (SPREAD.exec(inside)?.[0].length ?? 1), to: close })
      return
    }
    const word = known.groups?.word ?? ''
    const from = open + known[0].length
    const found = (/then|catch/.test(word) ? BINDS_ALL : BINDING[word])?.exec(inside.slice(known[0].length))
    const { held, binding = '' } = found?.groups ?? {}
    if (word === 'const' && found) this.#code({ from: from + found[0].length, to: close })
    else if (held !== '') this.#code({ from, to: held === undefined ? close : from + held.length })
    if (begins) this.#begin(`#${word}`, namesIn(binding))
    else for (const name of namesIn(binding)) this.#open.at(-1)?.hidden.add(name)
  }

  #begin(name: string, bound: readonly string[]): void {
    if (this.#open.length === MOST_OPEN) return
    this.#open.push({ name, hidden: new Set([...(this.#open.at(-1)?.hidden ?? []), ...bound]) })
  }

  #code(span: Span): void {
    this.#script.code(span)
    this.#script.hide(span, this.#open.at(-1)?.hidden ?? new Set())
  }
}

/** `$count` is what the store `count` holds. Runes (`$state`) name nothing of the script. */
function withoutStores(script: string, code: string): string {
  const declared = new Set(Array.from(code.matchAll(DECLARED), ({ 1: name }) => name))
  return script.replace(STORE, (dollar, name: string) => (declared.has(name) ? ' ' : dollar))
}
