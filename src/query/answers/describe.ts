/** Facts as answers: kinds that every client knows, places as citations. */
import { blake3 } from '@noble/hashes/blake3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { formatSymbolId } from '../../contract/ids.ts'
import type { Local } from '../../contract/links.ts'
import type { SymbolFact, SymbolKind } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { isPreprocessed } from '../indexed/preprocessed.ts'
import type { AnyKind, Candidate, CodeAnchor, CodePreview, PlainKind, Span, SymbolDefinition } from './answer.ts'

const PLAIN: Record<SymbolKind, PlainKind> = {
  function: 'function',
  method: 'method',
  constructor: 'method',
  class: 'class',
  interface: 'interface',
  struct: 'class',
  union: 'class',
  trait: 'interface',
  impl: 'class',
  enum: 'enum',
  enum_member: 'constant',
  type: 'type',
  variable: 'variable',
  constant: 'constant',
  property: 'property',
  namespace: 'namespace',
  module: 'namespace',
  macro: 'function',
  object: 'variable',
}
/** Where an `object` is a type with one value. Elsewhere it is a value with members. */
const TYPES_OF_ONE_VALUE = new Set(['kotlin', 'scala'])
const TAKES_ARGUMENTS = /^#\s*define\s+\w+\(/

/** The nearest kind that every client knows. */
export function plainKind(
  { kind, signature = '' }: Pick<SymbolFact, 'kind' | 'signature'>,
  language: string,
): PlainKind {
  if (kind === 'macro' && isPreprocessed(language) && !TAKES_ARGUMENTS.test(signature)) return 'constant'
  if (kind === 'object' && TYPES_OF_ONE_VALUE.has(language)) return 'class'
  return PLAIN[kind]
}

const LOCAL_PLAIN: Record<Local[1], PlainKind> = {
  parameter: 'variable',
  variable: 'variable',
  function: 'function',
  class: 'class',
  type: 'type',
  label: 'constant',
  import: 'variable',
}

/** A preview's line is for recognising a place, not for reading code, so longer ones are cut. */
const PREVIEW_LINE = 150
const PREVIEW_LINES = 10

export function shortened(line: string): string {
  return line.length <= PREVIEW_LINE ? line : `${line.slice(0, PREVIEW_LINE - 1)}…`
}

export function preview(file: IndexedFile, start: number, end: number): CodePreview {
  const last = Math.min(end, start + PREVIEW_LINES - 1)
  return { lines: file.linesBetween(start, Math.max(start, last)).map(shortened), startLine: start }
}

/** Seed 0's PreviewConfig. */
const BEFORE = 3
const AFTER = 6
/**
 * Up to this many uses or calls are shown with the lines around them. A longer answer shows single lines; otherwise
 * twenty uses would take two hundred lines.
 */
const FEW = 5

export function inContext<T extends { readonly anchor: CodeAnchor; readonly preview: CodePreview }>(
  places: readonly T[],
  files: readonly IndexedFile[],
): T[] {
  if (places.length > FEW) return [...places]
  const opened = new Map(files.map((file) => [file.path, file]))
  return places.map((place) => {
    const file = opened.get(place.anchor.file)
    if (!file?.hasText) return place
    const { line } = place.anchor
    return { ...place, preview: preview(file, Math.max(1, line - BEFORE), Math.min(file.lineCount, line + AFTER)) }
  })
}

export function span(file: IndexedFile, start: number, end: number): Span {
  return { path: file.path, sha: file.row.blob, start, end: Math.max(start, end) }
}

const GITHUB = 'https://github.com'
/** The owner under which local folders are indexed: they have no page at GitHub. */
const NOWHERE = 'local/'

/**
 * The same lines at GitHub; undefined for what is not there. Every segment is escaped: a path may contain `#`, `?` and
 * spaces.
 */
export function permalink(scope: RefScope, path: string, start: number, end = start): string | undefined {
  if (scope.repository.startsWith(NOWHERE)) return undefined
  const escaped = path.split('/').map(encodeURIComponent).join('/')
  const lines = end > start ? `#L${start}-L${end}` : `#L${start}`
  return `${scope.web ?? GITHUB}/${scope.repository}/blob/${scope.commit}/${escaped}${lines}`
}

/** The same as a part of an answer. */
export function permalinked(...place: Parameters<typeof permalink>): { permalink?: string } {
  const link = permalink(...place)
  return link === undefined ? {} : { permalink: link }
}

/** Name with its containers and its file's module: `requests.auth.HTTPBasicAuth.__call__`. */
export function qualifiedName(file: IndexedFile, symbol: SymbolFact): string {
  const inFile = symbol.qualified ?? symbol.name
  return file.facts.module ? `${file.facts.module}.${inFile}` : inFile
}

export function containerOf(file: IndexedFile, symbol: SymbolFact): SymbolFact | undefined {
  return symbol.parent === undefined ? undefined : file.symbol(symbol.parent)
}

/** Remembered by symbol, because several parts of an answer describe the same one and hashing is most of the work. */
const stableIds = new WeakMap<SymbolFact, string>()

/** Stays the same across refs and moves: it depends on what a symbol is and not on where it is. */
export function stableId(file: IndexedFile, symbol: SymbolFact): string {
  const known = stableIds.get(symbol)
  if (known !== undefined) return known
  const text = [file.row.language, symbol.kind, qualifiedName(file, symbol), symbol.signature ?? ''].join('\0')
  const id = `b3:${bytesToHex(blake3(new TextEncoder().encode(text))).slice(0, 32)}`
  stableIds.set(symbol, id)
  return id
}

export function symbolDefinition(
  scope: RefScope,
  file: IndexedFile,
  symbol: SymbolFact,
  previewLines = PREVIEW_LINES,
): SymbolDefinition {
  const container = containerOf(file, symbol)
  // From the declaration's first line (including decorators), unless the name would then be cut off.
  const start = symbol.line - symbol.start < previewLines ? symbol.start : symbol.line
  return {
    symbol: symbol.name,
    kind: plainKind(symbol, file.row.language),
    anchor: { file: file.path, line: Math.max(1, symbol.line), column: symbol.column + 1 },
    preview: preview(file, Math.max(1, start), Math.min(symbol.end, start + previewLines - 1)),
    ...(container ? { containerName: container.name } : {}),
    symbol_kind: symbol.kind,
    symbol_id: formatSymbolId(symbol.id),
    symbol_stable_id: stableId(file, symbol),
    ...(symbol.qualified === undefined && !file.facts.module ? {} : { qualified_name: qualifiedName(file, symbol) }),
    ...(symbol.signature === undefined ? {} : { signature: symbol.signature }),
    span: span(file, Math.max(1, symbol.start), symbol.end),
    ...permalinked(scope, file.path, Math.max(1, symbol.start), symbol.end),
  }
}

/** The file that is the module, from its first line that holds anything. */
export function moduleDefinition(scope: RefScope, file: IndexedFile): SymbolDefinition {
  const { path, row, facts } = file
  const start = firstWritten(file.text)
  const end = Math.max(start, row.lines)
  return {
    symbol: facts.module ?? path.slice(path.lastIndexOf('/') + 1),
    kind: 'namespace',
    anchor: { file: path, line: start, column: 1 },
    preview: preview(file, start, end),
    symbol_kind: 'module',
    span: span(file, start, end),
    ...permalinked(scope, path, start, end),
  }
}

/** 1-based line of the first character that is no white space; 1 if there is none. */
export function firstWritten(text: string): number {
  const at = text.search(/\S/)
  return at < 0 ? 1 : text.slice(0, at).split('\n').length
}

export function localDefinition(scope: RefScope, file: IndexedFile, local: Local): SymbolDefinition {
  const [name, kind, line, column, owner] = local
  const container = file.symbol(owner)
  return {
    symbol: name,
    kind: LOCAL_PLAIN[kind],
    anchor: { file: file.path, line: Math.max(1, line), column: column + 1 },
    preview: preview(file, Math.max(1, line), line),
    ...(container ? { containerName: container.name } : {}),
    symbol_kind: kind,
    span: span(file, Math.max(1, line), line),
    ...permalinked(scope, file.path, Math.max(1, line)),
  }
}

export function candidate(file: IndexedFile, symbol: SymbolFact): Candidate {
  return {
    symbol_id: formatSymbolId(symbol.id),
    name: symbol.name,
    kind: symbol.kind as AnyKind,
    qualified_name: qualifiedName(file, symbol),
    path: file.path,
    line: Math.max(1, symbol.line),
    ...(symbol.signature === undefined ? {} : { signature: shortened(symbol.signature) }),
  }
}
