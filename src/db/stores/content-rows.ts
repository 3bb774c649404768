/**
 * Content-addressed data as the rows of its tables, and the statements that insert them: in batches of rows, each in the order in
 * which its table grows best.
 */
import { Buffer } from 'node:buffer'
import type { FileRecord } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import { edgeLists, type SymbolEdge } from '../formats/edge-lists.ts'
import { PACKING } from '../formats/link-body.ts'
import { inPageOrder } from '../formats/page-order.ts'
import { rowChunks, statement, type Value } from '../statement.ts'
import { POSTINGS, packedHex } from './postings-packs.ts'

export interface NewFile {
  readonly record: Omit<FileRecord, 'text' | 'facts' | 'kind'>
  /** Both compressed, facts packed first. With `beside`, they are differences to that version's. */
  readonly text: Uint8Array
  readonly facts: Uint8Array
  readonly beside?: Id
  readonly symbols: readonly { readonly name: string; readonly id: Id; readonly kind: number }[]
}
export interface NewSegment {
  readonly id: Id
  readonly files: readonly Id[]
  readonly blocks: readonly { readonly first: number; readonly data: Uint8Array }[]
  readonly words: readonly { readonly first: string; readonly data: Uint8Array }[]
}
export interface NewLinks {
  readonly record: { readonly id: Id; readonly file: Id; readonly module: Id }
  /** Packed in columns and compressed. */
  readonly body: Uint8Array
  readonly beside?: Id
  /** Id of the set of edges, which link sets may share; null if there are none. */
  readonly edgesId: Id | null
  readonly edges: readonly SymbolEdge[]
}

/** The hex of a part, with the rest of its row, must stay below D1's largest value. */
export const PART_BYTES = 900_000

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** Index of the BLOB column. */
  readonly blob?: number
  /** Its rows are appended at the table's end, wherever their keys belong. */
  readonly rowIds?: true
  /** Index of the JSON column that is stored as JSONB. */
  readonly json?: number
}
const FILE_VERSION: Table = {
  name: 'file_version',
  columns: [
    'id',
    'path',
    'blob',
    'extractor',
    'language',
    'role',
    'size',
    'lines',
    'uploaded_at',
    'facts_parts',
    'facts',
  ],
  blob: 10,
  rowIds: true,
}
const FILE_TEXT: Table = { name: 'file_text', columns: ['file_id', 'part', 'data'], blob: 2, rowIds: true }
const OVERFLOW: Table = { name: 'overflow', columns: ['id', 'part', 'data'], blob: 2 }
const SYMBOL: Table = { name: 'symbol', columns: ['name', 'file_id', 'ordinal', 'id', 'kind'] }
const LINK_SET: Table = {
  name: 'link_set',
  columns: ['id', 'file_id', 'module_id', 'edges_id', 'packing', 'uploaded_at', 'body_parts', 'body'],
  blob: 7,
  rowIds: true,
}
const EDGE_LIST: Table = { name: 'edge_list', columns: ['way', 'symbol_id', 'edges_id', 'part', 'others'], json: 4 }
const SEGMENT: Table = { name: 'segment', columns: ['id', 'files', 'uploaded_at'] }
const TRIGRAM_PACK: Table = {
  name: POSTINGS.trigrams.packs,
  columns: ['segment_id', 'first', 'data'],
  blob: 2,
  rowIds: true,
}
const WORD_PACK: Table = { name: POSTINGS.words.packs, columns: ['segment_id', 'first', 'data'], blob: 2, rowIds: true }

/** With `beside`, each row ends in the id of its base, or null, and is skipped if that base is gone. */
function insert(
  shard: D1Database,
  scope: RepositoryScope,
  table: Table,
  rows: Iterable<readonly Value[]>,
  beside?: 'file_version' | 'link_set',
): D1PreparedStatement[] {
  const values = table.columns.map((_, at) =>
    at === table.blob ? `unhex(value ->> ${at})` : at === table.json ? `jsonb(value ->> ${at})` : `value ->> ${at}`,
  )
  const other = `value ->> ${table.columns.length}`
  const here = `(${other} IS NULL OR EXISTS (SELECT 1 FROM ${beside} b WHERE b.repository_id = :repository AND b.id = ${other}))`
  const keeps = table.name === beside
  const sql = `INSERT OR IGNORE INTO ${table.name} (repository_id, ${table.columns.join(', ')}${keeps ? ', beside_id' : ''})
    SELECT :repository, ${values.join(', ')}${keeps ? `, ${other}` : ''} FROM json_each(:rows) ${beside ? `WHERE ${here}` : ''}`
  const ordered = table.rowIds && table.blob !== undefined ? inPageOrder(rows, table.blob) : rows
  return rowChunks(ordered).map((chunk) => statement(shard, sql, { repository: scope.repositoryId, rows: chunk }))
}

export function fileStatements(shard: D1Database, scope: RepositoryScope, files: readonly NewFile[], now: number) {
  const versions: Value[][] = []
  const texts: Value[][] = []
  const overflow: Value[][] = []
  const symbols: [string, Id, number, Id, number, Id | null][] = []
  for (const { record, text, facts, beside = null, symbols: own } of files) {
    const [first, ...rest] = parts(facts)
    const { id, path, blob, extractor, language, role, size, lines } = record
    versions.push([
      id,
      path,
      blob,
      extractor,
      language,
      role,
      size,
      lines,
      now,
      rest.length + 1,
      hex(first as Uint8Array),
      beside,
    ])
    for (const [at, part] of rest.entries()) overflow.push([id, at + 1, hex(part), beside])
    for (const [at, part] of parts(text).entries()) texts.push([id, at, hex(part), beside])
    for (const [at, symbol] of own.entries()) symbols.push([symbol.name, id, at, symbol.id, symbol.kind, beside])
  }
  symbols.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]))
  return [
    ...insert(shard, scope, FILE_TEXT, texts, 'file_version'),
    ...insert(shard, scope, OVERFLOW, overflow, 'file_version'),
    ...insert(shard, scope, SYMBOL, symbols, 'file_version'),
    ...insert(shard, scope, FILE_VERSION, versions, 'file_version'),
  ]
}

export function linkStatements(shard: D1Database, scope: RepositoryScope, links: readonly NewLinks[], now: number) {
  const sets: Value[][] = []
  const overflow: Value[][] = []
  const lists: [number, Id, Id, number, string, Id | null][] = []
  for (const { record, body, beside = null, edgesId, edges: own } of links) {
    const [first, ...rest] = parts(body)
    sets.push([
      record.id,
      record.file,
      record.module,
      edgesId,
      PACKING.columns,
      now,
      rest.length + 1,
      hex(first as Uint8Array),
      beside,
    ])
    for (const [at, part] of rest.entries()) overflow.push([record.id, at + 1, hex(part), beside])
    for (const { way, symbol, part, others } of edgeLists(own))
      lists.push([way, symbol, edgesId ?? record.id, part, others, beside])
  }
  // In primary key order, so that neighbouring rows go to the same page.
  lists.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3])
  return [
    ...insert(shard, scope, OVERFLOW, overflow, 'link_set'),
    ...insert(shard, scope, EDGE_LIST, lists, 'link_set'),
    ...insert(shard, scope, LINK_SET, sets, 'link_set'),
  ]
}

export function segmentStatements(shard: D1Database, scope: RepositoryScope, segment: NewSegment, now: number) {
  const packs = (blocks: NewSegment['blocks'] | NewSegment['words']) =>
    blocks.map(({ first, data }): Value[] => [segment.id, first, packedHex(data)])
  return [
    ...insert(shard, scope, SEGMENT, [[segment.id, JSON.stringify(segment.files), now]]),
    ...insert(shard, scope, TRIGRAM_PACK, packs(segment.blocks)),
    ...insert(shard, scope, WORD_PACK, packs(segment.words)),
  ]
}

const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength).toString('hex')

function parts(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length <= PART_BYTES) return [bytes]
  const all: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += PART_BYTES) all.push(bytes.subarray(at, at + PART_BYTES))
  return all
}
