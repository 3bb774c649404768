/**
 * What a file defines, in source order; or what a directory, or the whole ref, defines.
 *
 * Symbols are paged as a flat list, each with its containers, and nested by the caller: a page that ends inside a class
 * with a thousand methods is still a page.
 */
import { formatSymbolId } from '../../contract/ids.ts'
import type { SymbolFact, SymbolKind } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { AnyKind, CodeAnchor, CodePreview, PlainKind } from '../answers/answer.ts'
import { plainKind, preview } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { isPreprocessed } from '../indexed/preprocessed.ts'
import { fileNotFound } from '../naming/matches.ts'
import type { Page, Position } from '../page.ts'
import type { Index } from '../ports.ts'

export interface OutlineEntry {
  readonly symbol: string
  readonly kind: PlainKind
  readonly anchor: CodeAnchor
  readonly preview: CodePreview
  readonly containerName?: string
  readonly symbol_id: string
  readonly symbol_kind: AnyKind
  readonly line_end: number
}
/** An entry with its own key and its container's, for nesting. */
export interface Outlined {
  readonly entry: OutlineEntry
  readonly key: string
  readonly container?: string
}

export interface OutlineQuery {
  readonly path?: string | undefined
  readonly depth: 'top' | 'all'
  readonly kind?: PlainKind | SymbolKind | 'declaration' | undefined
  readonly limit: number
  readonly from?: Position | undefined
}

export interface OutlineAnswer {
  readonly page: Page<Outlined>
  /** Number of symbols in the file; for a directory or a ref, in the files of this page. */
  readonly total: number
  /** Number of forward declarations left out, counted like `total`. */
  readonly declarations: number
  /** The one file that was asked about. */
  readonly file?: IndexedFile
}

/** Files that a page over several of them opens. */
const FILES_PER_PAGE = 24
const BYTES_PER_PAGE = 2_000_000
const MOST_SCANNED = 20_000

export async function outline(index: Index, scope: RefScope, query: OutlineQuery): Promise<OutlineAnswer> {
  const { path } = query
  if (path === undefined || path === '') {
    const { files } = await index.read(scope, { files: filesOf(index, scope, '', query) })
    return ofFiles(files, '', query)
  }
  const directory = `${path.replace(/\/+$/, '')}/`
  const { file, skipped, files, any } = await index.read(scope, {
    file: index.fileAt(path, { facts: true, text: true }),
    skipped: index.skippedAt(path),
    files: filesOf(index, scope, directory, query),
    any: index.filesInOrder(directory, {}, {}, { files: 1, bytes: BYTES_PER_PAGE, scan: 1, directory }),
  })
  if (file) return ofFile(file, query)
  if (skipped || any.length === 0) {
    throw await fileNotFound(index, scope, path, skipped?.reason)
  }
  return ofFiles(files, directory, query)
}

function ofFile(file: IndexedFile, query: OutlineQuery): OutlineAnswer {
  const all = entriesOf(file, query)
  const start = Number(query.from?.[0] ?? 0)
  const items = all.slice(start, start + query.limit)
  return {
    page: { items, after: items.map((_, at) => [start + at + 1]), more: start + items.length < all.length },
    total: all.length,
    declarations: declarationsLeftOut(file, query),
    file,
  }
}

/** Position: the path before the file to continue in, that file, and how many of its symbols were shown. */
const placeIn = (directory: string, query: OutlineQuery) => ({
  after: String(query.from?.[0] ?? directory),
  within: query.from?.[1],
  skip: Number(query.from?.[2] ?? 0),
})

/** Passes over files whose language defines nothing in this ref: a first page of documents would be an empty one. */
function filesOf(index: Index, scope: RefScope, directory: string, query: OutlineQuery) {
  const notLanguages = Object.entries(scope.languages).flatMap(([name, { symbols }]) => (symbols === 0 ? [name] : []))
  const limits = { files: FILES_PER_PAGE, bytes: BYTES_PER_PAGE, scan: MOST_SCANNED, directory }
  return index.filesInOrder(placeIn(directory, query).after, { notLanguages }, { facts: true, text: true }, limits)
}

function ofFiles(files: readonly IndexedFile[], directory: string, query: OutlineQuery): OutlineAnswer {
  const { after, within, skip } = placeIn(directory, query)
  const items: Outlined[] = []
  const positions: Position[] = []
  let total = 0
  let declarations = 0
  let before = after
  // A page that ends with its last file may be followed by an empty one: only the database knows.
  const full = files.length >= FILES_PER_PAGE || files.reduce((sum, { row }) => sum + row.size, 0) >= BYTES_PER_PAGE
  const end: Position = [files.at(-1)?.path ?? after]
  for (const file of files) {
    const all = entriesOf(file, query)
    total += all.length
    declarations += declarationsLeftOut(file, query)
    const first = file.path === within ? skip : 0
    for (const [at, entry] of all.entries()) {
      if (at < first) continue
      if (items.length >= query.limit) {
        return { page: { items, after: positions, more: true, next: [before, file.path, at] }, total, declarations }
      }
      items.push(entry)
      positions.push(at + 1 < all.length ? [before, file.path, at + 1] : [file.path])
    }
    before = file.path
  }
  return { page: { items, after: positions, more: full, next: end }, total, declarations }
}

function entriesOf(file: IndexedFile, query: OutlineQuery): Outlined[] {
  return file.symbols.flatMap((symbol, at) => {
    if (!asked(symbol, file, query) || (query.kind !== 'declaration' && isForward(file, symbol))) return []
    const container = symbol.parent === undefined ? undefined : file.symbol(symbol.parent)
    const line = Math.max(1, symbol.line)
    const entry: OutlineEntry = {
      symbol: symbol.name,
      kind: plainKind(symbol, file.row.language),
      anchor: { file: file.path, line, column: symbol.column + 1 },
      preview: preview(file, line, line),
      ...(container ? { containerName: container.name } : {}),
      symbol_id: formatSymbolId(symbol.id),
      symbol_kind: symbol.kind,
      line_end: Math.max(line, symbol.end),
    }
    return [
      {
        entry,
        key: `${file.path}#${at}`,
        ...(symbol.parent === undefined ? {} : { container: `${file.path}#${symbol.parent}` }),
      },
    ]
  })
}

function asked(symbol: SymbolFact, file: IndexedFile, { depth, kind }: OutlineQuery): boolean {
  if (depth === 'top' && symbol.parent !== undefined) return false
  if (kind === 'declaration') return symbol.modifiers?.includes('declaration') ?? false
  return kind === undefined || symbol.kind === kind || plainKind(symbol, file.row.language) === kind
}

const FORWARD_KINDS = new Set<SymbolKind>(['function', 'method', 'struct', 'class', 'variable'])
/**
 * A C declaration that only announces a definition elsewhere. Members that a class declares are part of its outline,
 * and in other languages a declaration without a body (an overload, an abstract method, a type file) is all there is.
 */
function isForward(file: IndexedFile, symbol: SymbolFact): boolean {
  if (!isPreprocessed(file.row.language) || !FORWARD_KINDS.has(symbol.kind)) return false
  const around = symbol.parent === undefined ? undefined : file.symbol(symbol.parent)
  return (symbol.modifiers?.includes('declaration') ?? false) && (!around || around.kind === 'namespace')
}

const declarationsLeftOut = (file: IndexedFile, query: OutlineQuery): number =>
  query.kind === 'declaration'
    ? 0
    : file.symbols.filter((symbol) => asked(symbol, file, query) && isForward(file, symbol)).length

export type OutlineNode = OutlineEntry & { children?: OutlineNode[] }

/** Nests entries in their containers, where those are among them. */
export function nested(items: readonly Outlined[]): OutlineNode[] {
  const nodes = new Map<string, OutlineNode>()
  const roots: OutlineNode[] = []
  for (const { entry, key, container } of items) {
    const node: OutlineNode = { ...entry }
    nodes.set(key, node)
    const around = container === undefined ? undefined : nodes.get(container)
    if (!around) roots.push(node)
    else if (around.children) around.children.push(node)
    else around.children = [node]
  }
  return roots
}
