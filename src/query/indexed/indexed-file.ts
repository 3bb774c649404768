/**
 * A file of the ref as the engine sees it: its fetched parts, opened when they are first used.
 *
 * Opening means inflating and parsing, and most of what a look-up returns is never opened. Opened parts are kept for
 * the next request in `opened` (content never changes under an id). This gives nobody access: a file object exists only
 * because this request's own query found the file in the caller's generation.
 */

import type { FileFacts } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import type { SymbolFact } from '../../contract/symbols.ts'
import type { Links } from './links.ts'
import { lowerBound } from './lower-bound.ts'
import { columnsIn, type SymbolColumns } from './symbol-columns.ts'

export interface FileRow {
  readonly id: Id
  readonly path: string
  readonly blob: string
  readonly language: string
  readonly role: string
  readonly size: number
  /** Number of lines. */
  readonly lines: number
  readonly linkSetId: Id
  /** The id that stands for the file's top level as a caller. */
  readonly moduleId: Id
}

/** A text and the offsets of its lines, which are computed on first use and kept with it. */
export class FileText {
  readonly text: string
  #lineStarts: number[] | undefined

  constructor(text: string) {
    this.text = text
  }

  /** Offset of each line's first unit. */
  get lineStarts(): readonly number[] {
    if (!this.#lineStarts) {
      const { text } = this
      const starts = [0]
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
      this.#lineStarts = starts
    }
    return this.#lineStarts
  }
}

/** The bodies, opened on demand. A part that was not fetched is undefined. */
export interface Bodies {
  readonly facts?: () => FileFacts
  readonly links?: () => Links
  readonly text?: () => FileText
}

export class IndexedFile {
  readonly row: FileRow
  readonly #bodies: Bodies
  #columns: SymbolColumns | undefined

  constructor(row: FileRow, bodies: Bodies) {
    this.row = row
    this.#bodies = bodies
  }

  get path(): string {
    return this.row.path
  }
  get facts(): FileFacts {
    return required(this.#bodies.facts, 'facts')()
  }
  /** All of them. To look at a few, or at one property of each, use `columns`. */
  get symbols(): readonly SymbolFact[] {
    return this.facts.symbols
  }
  get columns(): SymbolColumns {
    this.#columns ??= columnsIn(this.facts)
    return this.#columns
  }
  symbol(at: number): SymbolFact | undefined {
    return this.columns.of(at)
  }
  /** The symbol's index among the file's own; -1 if it is not one of them. */
  indexOf(id: Id): number {
    return this.columns.ids.indexOf(id)
  }
  get links(): Links {
    return required(this.#bodies.links, 'links')()
  }
  get text(): string {
    return this.#text.text
  }
  get #text(): FileText {
    return required(this.#bodies.text, 'text')()
  }
  get hasText(): boolean {
    return this.#bodies.text !== undefined
  }

  /** 1-based, without the line break; empty past the end. */
  line(number: number): string {
    const starts = this.lineStarts
    const start = starts[number - 1]
    if (start === undefined) return ''
    const next = starts[number]
    const end = next === undefined ? this.text.length : next - 1
    return this.text.slice(start, this.text.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end)
  }

  /** Inclusive. */
  linesBetween(first: number, last: number): string[] {
    const lines: string[] = []
    for (let number = first; number <= last; number++) lines.push(this.line(number))
    return lines
  }

  get lineCount(): number {
    const starts = this.lineStarts
    const empty = starts[starts.length - 1] === this.text.length // the text ends with a line break
    return Math.max(1, starts.length - (empty ? 1 : 0))
  }

  /** Offset of each line's first unit. */
  get lineStarts(): readonly number[] {
    return this.#text.lineStarts
  }

  /** The 1-based line that an offset lies on. */
  lineAt(offset: number): number {
    return lowerBound(this.lineStarts, offset + 1)
  }
}

export interface Member {
  readonly file: IndexedFile
  readonly symbol: SymbolFact
  readonly index: number
}

/** The direct members of a symbol, or with -1 of the file. A member comes after its container. */
export function membersOf(file: IndexedFile, index: number): Member[] {
  const { columns } = file
  const members: Member[] = []
  for (let at = index + 1; at < columns.length; at++)
    if (columns.parent(at) === index) members.push({ file, symbol: columns.of(at) as SymbolFact, index: at })
  return members
}

/** The symbols of a file that are so. */
export const symbolsThat = (file: IndexedFile, are: (symbol: SymbolFact) => boolean): Member[] =>
  file.symbols.flatMap((symbol, index) => (are(symbol) ? [{ file, symbol, index }] : []))

function required<T>(body: (() => T) | undefined, part: string): () => T {
  if (!body) throw new Error(`${part} of a file were opened that nobody fetched`)
  return body
}
