/** The words of a file of SQL, and what is found by going over them: where brackets and statements end, lists, and names. */
import { LIMITS } from '../../../../src/contract/limits.ts'
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { ALTERED } from './keywords.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface Name {
  parts: Token[]
  /** The token behind it. */
  end: number
}

export class Reader {
  readonly tree: FlatTree
  readonly tokens: Token[]
  /** Where what undoes the rest begins. */
  readonly undone: number | undefined
  /** By the last line of a comment that stands alone, its first. */
  readonly comments = new Map<number, number>()
  /** By an opening bracket, the closing one. */
  readonly #closing = new Map<number, number>()
  /** Ends of SQL Server's batches and of Oracle's blocks. */
  readonly #batches: number[] = []

  constructor(tree: FlatTree) {
    this.tree = tree
    const { tokens, comments, undone } = tokensOf(tree.text)
    this.tokens = tokens
    this.undone = undone
    for (const [start, end] of comments) this.comments.set(tree.lineAt(Math.max(start, end - 1)), tree.lineAt(start))
    const open: number[] = []
    for (const [at, { kind, text, start }] of tokens.entries()) {
      if (kind !== 'sign') {
        if (kind !== 'end') continue
        open.length = 0
        if (/^(?:go|\/(?:\s|$))/i.test(tree.text.slice(start, start + 2))) this.#batches.push(at)
      } else if (text === '(') open.push(at)
      else if (text === ')') {
        const opening = open.pop()
        if (opening !== undefined) this.#closing.set(opening, at)
      } else if (text === ';') open.length = 0
    }
  }

  upper(at: number): string {
    return this.tokens[at]?.upper ?? ''
  }

  is(at: number, sign: string): boolean {
    const token = this.tokens[at]
    return token?.kind === 'sign' && token.text === sign
  }

  /** The closing bracket, or `end`. */
  close(opening: number, end: number): number {
    return Math.min(this.#closing.get(opening) ?? end, end)
  }

  skipIf(start: number): number {
    let at = start
    if (this.upper(at) === 'CONCURRENTLY') at++
    if (this.upper(at) === 'IF') at += this.upper(at + 1) === 'NOT' ? 3 : 2
    return at
  }

  /** Where a statement ends: before a semicolon, the end of a body or batch, or a statement that begins a line. */
  statementEnd(start: number, end: number): number {
    for (let at = start; at < end; at++) {
      const token = this.tokens[at] as Token
      if (token.kind === 'end' || token.kind === 'close') return at
      if (token.kind === 'sign') {
        if (token.text === ';') return at
        if (token.text === '(') at = Math.max(at, this.close(at, at))
      } else if (
        token.upper === 'CREATE' &&
        this.upper(at + 1) !== '' &&
        !/^(?:GRANT|REVOKE|DENY)$/.test(this.upper(start - 1))
      )
        return at
      else if (/^(?:ALTER|DROP)$/.test(token.upper) && ALTERED.test(this.upper(at + 1))) return at
    }
    return end
  }

  /** Whether what stands there ends with a batch. */
  hasBatches(at: number, end: number): boolean {
    return this.#batches.some((batch) => batch > at && batch < end)
  }

  /** What stands between commas. */
  items(start: number, end: number): [first: number, last: number][] {
    const items: [number, number][] = []
    let first = start
    for (let at = start; at <= end; at++) {
      if (at < end && this.is(at, '(')) at = this.close(at, end)
      if (at < end && !this.is(at, ',')) continue
      if (at > first) items.push([first, Math.min(at, end)])
      first = at + 1
    }
    return items
  }

  find(start: number, end: number, keyword: string): number {
    for (let at = start; at < end; at++) {
      if (this.is(at, '(')) at = this.close(at, end)
      else if (this.upper(at) === keyword) return at
    }
    return -1
  }

  /** A name and what it is within: `public.users`. What a template puts before a dot counts as nothing. */
  name(start: number): Name | undefined {
    const parts: Token[] = []
    let at = start
    if (this.tokens[at]?.kind === 'template') {
      if (!this.is(at + 1, '.')) return undefined
      at += 2
    }
    for (;;) {
      const token = this.tokens[at]
      if (token?.kind !== 'word' && token?.kind !== 'quoted') break
      if (token.text === '' || token.text.length > LIMITS.nameChars || token.text.includes('{{')) return undefined
      parts.push(token)
      at++
      if (!this.is(at, '.')) break
      at++
      // SQL Server leaves out a schema: `db..users`.
      if (this.is(at, '.')) at++
    }
    if (parts.length === 0) return undefined
    // A template goes on with the name, which is not known then.
    const next = this.tokens[at]
    const last = parts.at(-1) as Token
    if (next?.kind === 'template' && next.start === last.start + last.text.length) return undefined
    const before = this.tokens[start - 1]
    if (before?.kind === 'template' && before.start + before.text.length === (parts[0] as Token).start) return undefined
    return { parts, end: at }
  }

  /** What is written there on one line, without comments. */
  textBetween(first: number, end: number): string {
    let text = ''
    let behind = -1
    for (let at = first; at < end && text.length < LIMITS.signatureChars; at++) {
      const { kind, text: own, start } = this.tokens[at] as Token
      const mark = kind === 'text' || kind === 'quoted' ? (this.tree.text[start - 1] ?? '') : ''
      const isMarked = /^['"`[]$/.test(mark)
      const begins = isMarked ? start - 1 : start
      if (behind >= 0 && begins > behind && !/^[(),;]$/.test(own) && !text.endsWith('(')) text += ' '
      text += isMarked ? `${mark}${own}${mark === '[' ? ']' : mark}` : own
      if (own === ',' && kind === 'sign') text += ' '
      behind = own === ',' && kind === 'sign' ? Number.MAX_SAFE_INTEGER : start + own.length + (isMarked ? 1 : 0)
    }
    return text.trim()
  }
}

export const textOf = ({ parts }: Name): string => (parts.at(-1) as Token).text
/** A schema and a name; the database is left out, unless it is the server's own. */
export const pathOf = ({ parts }: Name): string => {
  const [first] = parts
  const kept =
    parts.length > 2 && SYSTEM_DATABASES.test(first?.text ?? '')
      ? [first as Token, parts.at(-1) as Token]
      : parts.slice(-2)
  return kept.map(({ text }) => text).join('.')
}
const SYSTEM_DATABASES = /^(?:master|model|msdb|tempdb|sys)$/i
