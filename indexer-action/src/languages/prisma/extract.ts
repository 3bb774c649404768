/**
 * What a file of a Prisma schema defines and names. It is read without a tree: blocks contain lines, and a line is a field, a value, a
 * setting, or an attribute of the block.
 */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { SymbolKind } from '../../../../src/contract/symbols.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { oneLine } from '../../text/one-line.ts'
import type { SymbolDraft, Unit } from '../language.ts'
import type { Body, Reference, Surface } from './unit.ts'

const BLOCKS: Readonly<Record<string, SymbolKind>> = {
  model: 'struct',
  view: 'struct',
  type: 'struct',
  enum: 'enum',
  datasource: 'object',
  generator: 'object',
}
/** Blocks whose lines are fields. */
const HAS_FIELDS = /^(?:model|view|type)$/
/** Attributes that are given fields of the block, or of a field's model. */
const OF_FIELDS = /^@@(?:id|unique|index|fulltext)$/

/** Of a path through composite types. */
const MOST_PARTS = 16

interface Token {
  kind: 'word' | 'sign' | 'text' | 'line'
  text: string
  start: number
}

export function extract(tree: FlatTree): Unit<Surface, Body> {
  return new Extraction(tree).unit()
}

class Extraction {
  readonly #tree: FlatTree
  readonly #tokens: Token[]
  /** By line: comments that stand alone there. */
  readonly #comments: ReadonlySet<number>
  readonly #symbols: SymbolDraft[] = []
  readonly #references: Reference[] = []
  #at = 0

  constructor(tree: FlatTree) {
    this.#tree = tree
    const { tokens, comments } = tokensOf(tree.text)
    this.#tokens = tokens
    this.#comments = new Set(comments.map((offset) => tree.lineAt(offset)))
  }

  unit(): Unit<Surface, Body> {
    let hasSource = false
    while (this.#at < this.#tokens.length) {
      const kind = this.#opened(this.#at)
      if (kind !== undefined) {
        const [keyword, name] = this.#tokens.slice(this.#at, this.#at + 2) as [Token, Token]
        hasSource ||= keyword.text === 'datasource'
        this.#at += 3
        this.#block(keyword, name, kind)
      } else this.#at++
    }
    return { symbols: this.#symbols, surface: { hasSource }, body: { references: this.#references } }
  }

  /** What the block is that begins there. */
  #opened(at: number): SymbolKind | undefined {
    const keyword = this.#tokens[at]?.text ?? ''
    const isBlock = this.#tokens[at + 1]?.kind === 'word' && this.#tokens[at + 2]?.text === '{'
    return isBlock && Object.hasOwn(BLOCKS, keyword) ? BLOCKS[keyword] : undefined
  }

  #block(keyword: Token, name: Token, kind: SymbolKind): void {
    const index = this.#define(name, kind, keyword, `${keyword.text} ${name.text}`)
    // One without an end lasts until the next one.
    while (this.#at < this.#tokens.length && this.#opened(this.#at) === undefined) {
      const line = this.#line()
      const [first] = line
      if (first?.text === '}') {
        const made = this.#symbols[index]
        if (made) made.end = this.#tree.lineAt(first.start)
        return
      }
      if (first === undefined || index < 0) continue
      if (first.text === '@@') this.#attributes(line, 0, name.text, undefined, index)
      else if (first.kind === 'word' && HAS_FIELDS.test(keyword.text)) this.#field(line, name.text, index)
      else if (first.kind === 'word' && kind === 'enum') this.#define(first, 'enum_member', first, textOf(line), index)
    }
  }

  /** The tokens up to the end of a line; brackets go on over lines, but not out of a block. A closing brace is a line of its own. */
  #line(): Token[] {
    const line: Token[] = []
    let depth = 0
    for (; this.#at < this.#tokens.length; this.#at++) {
      const token = this.#tokens[this.#at] as Token
      if (token.kind === 'line' && (depth === 0 || this.#opened(this.#at + 1) !== undefined)) {
        this.#at++
        break
      }
      if (token.text === '}') {
        if (line.length === 0) {
          this.#at++
          line.push(token)
        }
        break
      }
      if (token.kind === 'line') continue
      if (/^[([]$/.test(token.text)) depth++
      else if (/^[)\]]$/.test(token.text)) depth = Math.max(0, depth - 1)
      line.push(token)
    }
    return line
  }

  #field(line: Token[], model: string, parent: number): void {
    const [name, type] = line as [Token, Token | undefined]
    if (type?.kind !== 'word') return
    const attributes = line.findIndex(({ text }) => text === '@')
    const written = line.slice(1, attributes < 0 ? undefined : attributes)
    const index = this.#define(name, 'property', name, textOf(line), parent, written.map(({ text }) => text).join(''))
    if (index < 0) return
    if (type.text !== 'Unsupported') this.#refer(type, 'type', index)
    if (attributes >= 0) this.#attributes(line, attributes, model, type.text, index)
  }

  /** The attributes of a line, of a field of that type or of the whole model. */
  #attributes(line: Token[], first: number, model: string, type: string | undefined, from: number): void {
    for (let at = first; at < line.length; at++) {
      const mark = line[at]?.text
      if (mark !== '@' && mark !== '@@') continue
      const name = line[at + 1]
      if (name?.kind !== 'word') continue
      at++
      if (line[at + 1]?.text === '.' && mark === '@') {
        this.#refer(name, 'read', from, { isSource: true })
        at += 2
      }
      if (line[at + 1]?.text !== '(') continue
      const end = closing(line, at + 1)
      const given = line.slice(at + 2, end)
      if (name.text === 'relation' && mark === '@') this.#relation(given, model, type, from)
      else if (OF_FIELDS.test(mark + name.text)) this.#fields(given, 0, 'fields', model, from)
      else if (name.text === 'default' && mark === '@') this.#default(given, type, from)
      at = end
    }
  }

  #relation(given: Token[], model: string, type: string | undefined, from: number): void {
    for (let at = 0; at < given.length; at++) {
      const { text } = given[at] as Token
      if (/^[([]$/.test(text)) at = closing(given, at)
      else if (given[at + 1]?.text === ':' && (text === 'fields' || text === 'references'))
        this.#fields(given, at + 2, text, text === 'fields' ? model : type, from)
    }
  }

  /** The names of a list: `[a, b(sort: Desc), address.city]`. */
  #fields(given: Token[], first: number, called: string, of: string | undefined, from: number): void {
    let at = first
    // The first argument, or the one of that name.
    if (at === 0 && given[0]?.text !== '[') {
      const named = given.findIndex(({ text }, nth) => text === called && given[nth + 1]?.text === ':')
      if (named < 0) return
      at = named + 2
    }
    if (given[at]?.text !== '[' || of === undefined) return
    const end = closing(given, at)
    const path: string[] = []
    for (at++; at < end; at++) {
      const token = given[at] as Token
      if (token.text === '(') at = closing(given, at)
      else if (token.kind === 'word') {
        if (given[at - 1]?.text !== '.') path.length = 0
        if (path.length === MOST_PARTS) continue
        path.push(token.text)
        this.#refer(token, 'read', from, { path: [...path], of })
      }
    }
  }

  /** A value of the field's enumeration, a list of them, or a function. */
  #default(given: Token[], type: string | undefined, from: number): void {
    for (const [at, token] of given.entries()) {
      if (token.kind !== 'word' || /^(?:true|false|-?\d.*)$/.test(token.text) || given[at + 1]?.text === ':') continue
      if (given[at + 1]?.text === '(') {
        this.#refer(token, 'call', from)
        return
      }
      this.#refer(token, 'read', from, { of: type ?? '' })
    }
  }

  #refer(
    { text, start }: Token,
    use: Reference['use'],
    from: number,
    more: Partial<Pick<Reference, 'path' | 'of' | 'isSource'>> = {},
  ): void {
    this.#references.push({ use, path: [text], ...more, ...this.#tree.positionAt(start), from })
  }

  #define(name: Token, kind: SymbolKind, begins: Token, head: string, parent = -1, type?: string): number {
    if (name.text.length > LIMITS.nameChars || this.#symbols.length >= LIMITS.symbolsPerFile) return -1
    const start = this.#tree.lineAt(begins.start)
    const last = this.#tokens[this.#at - 1]
    const made: SymbolDraft = {
      name: name.text,
      kind,
      ...this.#tree.positionAt(name.start),
      start,
      end: parent < 0 || last === undefined ? start : this.#tree.lineAt(Math.max(begins.start, last.start)),
      signature: oneLine(head, 'slashes').slice(0, LIMITS.signatureChars),
    }
    const outer = this.#symbols[parent]
    if (outer) {
      made.parent = parent
      made.qualified = `${outer.name}.${name.text}`
    } else made.modifiers = ['exported']
    let first = start
    while (this.#comments.has(first - 1)) first--
    if (first < start) made.doc = [first, start - 1]
    if (type !== undefined && type.length <= LIMITS.signatureChars) made.type = type
    return this.#symbols.push(made) - 1
  }
}

const TOKEN = /\/\/[^\n]*|\/\*|"(?:[^"\\\n]|\\.)*"|[A-Za-z_][\w-]*|-?\d[\w.]*|@@|\n|[^\s]/g

/** `comments`: where those begin that stand alone in their lines. */
function tokensOf(text: string): { tokens: Token[]; comments: number[] } {
  const tokens: Token[] = []
  const comments: number[] = []
  const pattern = new RegExp(TOKEN)
  const lastEnd = text.lastIndexOf('*/')
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [written] = found
    const start = found.index
    const [sign] = written
    if (written === '/*') {
      if (start + 2 <= lastEnd) pattern.lastIndex = text.indexOf('*/', start + 2) + 2
    } else if (written.startsWith('//')) {
      if ((tokens.at(-1)?.kind ?? 'line') === 'line') comments.push(start)
    } else
      tokens.push({
        kind: sign === '\n' ? 'line' : sign === '"' ? 'text' : /[\w-]/.test(sign as string) ? 'word' : 'sign',
        text: written,
        start,
      })
  }
  return { tokens, comments }
}

/** Where the bracket ends that begins there. */
function closing(tokens: readonly Token[], opening: number): number {
  let depth = 0
  for (let at = opening; at < tokens.length; at++) {
    const { text } = tokens[at] as Token
    if (/^[([]$/.test(text)) depth++
    else if (/^[)\]]$/.test(text) && --depth === 0) return at
  }
  return tokens.length
}

const NO_SPACE_BEFORE = /^[()[\]?,.:]$/
const NO_SPACE_BEHIND = /^(?:[([.@]|@@)$/

/** A line as it is mostly written, with one space between words. */
function textOf(line: readonly Token[]): string {
  let text = ''
  for (const [at, token] of line.entries()) {
    const before = line[at - 1]?.text ?? ''
    const isTight = at === 0 || NO_SPACE_BEFORE.test(token.text) || NO_SPACE_BEHIND.test(before)
    text += isTight && !(token.text === '[' && before === ':') ? token.text : ` ${token.text}`
  }
  return text
}
