/**
 * Writes content-addressed data: file versions, link sets, and the segments of the substring and word indexes.
 *
 * Every write is INSERT OR IGNORE under an id derived from the content, so it may be repeated, in any order, by several
 * uploads at once. Nothing is visible before a manifest names it.
 */
import { Buffer } from 'node:buffer'
import type { FileRecord } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import type { RepositoryScope } from '../../tenancy/scope.ts'
import type { Databases } from '../databases.ts'
import { edgeLists, type SymbolEdge } from '../formats/edge-lists.ts'
import { PACKING } from '../formats/link-body.ts'
import { inPageOrder } from '../formats/page-order.ts'
import { rowChunks, statement, type Value } from '../statement.ts'
import { POSTINGS, packedHex } from './postings-packs.ts'
import { type ContentTable, keptAs, keptSql, namedAs } from './vouched.ts'

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
/** Ids by their public name, each with the id it is stored under (vouched.ts). */
export interface Known {
  readonly files: ReadonlyMap<Id, Id>
  readonly links: ReadonlyMap<Id, Id>
  /** Of this run's own kind (vouched or not), because a segment covers files that were uploaded with it. */
  readonly segments: ReadonlySet<Id>
}

/** The hex of a part, with the rest of its row, must stay below D1's largest value. */
export const PART_BYTES = 900_000
/** Larger bodies are stored whole: a reader of a difference must read its base too. */
const MOST_BESIDE = 200_000
/** Bytes of parameters in one transaction: what an isolate can hold besides the request itself. */
const TRANSACTION_BYTES = 16_000_000

export function contentStore(databases: Databases) {
  return {
    /**
     * Which of these ids this repository has, for a vouched or an unvouched run. Never asked about another repository,
     * because the answer would reveal what that one contains.
     */
    async known(
      scope: RepositoryScope,
      vouched: boolean,
      ids: { files: Id[]; links: Id[]; segments: Id[] },
    ): Promise<Known> {
      const shard = databases.shardOf(scope)
      const query = (table: ContentTable, list: Id[], vouchedAlone: boolean) =>
        statement(
          shard,
          `SELECT value AS id, ${keptSql(table, 'i.value', vouchedAlone)} AS kept FROM json_each(:ids) i WHERE kept IS NOT NULL`,
          { ids: JSON.stringify(list), repository: scope.repositoryId },
        )
      const own = ids.segments.map((id) => keptAs(id, vouched))
      const [files, links, segments] = await shard.batch<{ id: Id; kept: Id }>([
        query('file_version', ids.files, vouched),
        query('link_set', ids.links, vouched),
        query('segment', own, true),
      ])
      const map = (result: D1Result<{ id: Id; kept: Id }> | undefined) =>
        new Map(result?.results.map((row) => [row.id, row.kept]))
      return {
        files: map(files),
        links: map(links),
        segments: new Set(segments?.results.map((row) => namedAs(row.id))),
      }
    },

    /** For each path, the latest version that is stored whole and is not large: a possible base for a difference. */
    async wholeVersions(
      scope: RepositoryScope,
      paths: readonly string[],
    ): Promise<Map<string, { id: Id; text: Uint8Array; facts: Uint8Array }>> {
      const last = `(SELECT x.id FROM file_version x INDEXED BY file_version_whole
        WHERE x.repository_id = :repository AND x.path = p.value AND x.beside_id IS NULL ORDER BY x.rowid DESC LIMIT 1)`
      const sql = `SELECT v.path, v.id, hex(v.facts) AS facts, hex(t.data) AS text
        FROM json_each(:paths) p
          CROSS JOIN file_version v ON v.repository_id = :repository AND v.id = ${last}
          CROSS JOIN file_text t ON t.repository_id = :repository AND t.file_id = v.id AND t.part = 0
        WHERE v.facts_parts = 1 AND v.size <= ${MOST_BESIDE}`
      const { results } = await statement(databases.shardOf(scope), sql, {
        repository: scope.repositoryId,
        paths: JSON.stringify(paths),
      }).all<{ path: string; id: Id; facts: string; text: string }>()
      return new Map(
        results.map((row) => [row.path, { id: row.id, text: bytesOf(row.text), facts: bytesOf(row.facts) }]),
      )
    },

    /**
     * For each file version, a link set that is stored whole: one that a ref has for it, or for the version that it is
     * a difference to.
     */
    async wholeLinks(scope: RepositoryScope, files: readonly Id[]): Promise<Map<Id, { id: Id; body: Uint8Array }>> {
      const link = (id: string) =>
        `SELECT coalesce(l.beside_id, l.id) FROM link_set l WHERE l.repository_id = :repository AND l.id = ${id}`
      const ofFile = `(SELECT m.link_set_id FROM manifest m INDEXED BY manifest_by_file
        WHERE m.repository_id = :repository AND m.file_id = coalesce(f.beside_id, f.id) LIMIT 1)`
      const sql = `SELECT i.value AS file, l.id, hex(l.body) AS body FROM json_each(:files) i
        CROSS JOIN file_version f ON f.repository_id = :repository AND f.id = i.value
        CROSS JOIN link_set l ON l.repository_id = :repository AND l.id = (${link(ofFile)})
        WHERE l.body_parts = 1 AND length(l.body) <= ${MOST_BESIDE}`
      const { results } = await statement(databases.shardOf(scope), sql, {
        repository: scope.repositoryId,
        files: JSON.stringify(files),
      }).all<{ file: Id; id: Id; body: string }>()
      return new Map(results.map((row) => [row.file, { id: row.id, body: bytesOf(row.body) }]))
    },

    /**
     * Stores a segment and the files it covers in one transaction, so that no file is ever stored without its index.
     */
    async addSegment(
      scope: RepositoryScope,
      segment: NewSegment,
      files: readonly NewFile[],
      now: number,
    ): Promise<void> {
      const shard = databases.shardOf(scope)
      await shard.batch([
        ...fileStatements(shard, scope, files, now),
        ...insert(shard, scope, SEGMENT, [[segment.id, JSON.stringify(segment.files), now]]),
        ...insert(
          shard,
          scope,
          TRIGRAM_PACK,
          segment.blocks.map((block) => [segment.id, block.first, packedHex(block.data)]),
        ),
        ...insert(
          shard,
          scope,
          WORD_PACK,
          segment.words.map((block) => [segment.id, block.first, packedHex(block.data)]),
        ),
      ])
    },

    /** Stores link sets with their edges; each with all of its edges, or not at all. */
    async addLinks(scope: RepositoryScope, links: readonly NewLinks[], now: number): Promise<void> {
      const shard = databases.shardOf(scope)
      for (const group of grouped(links, (one) => 2 * one.body.length + 64 * one.edges.length)) {
        await shard.batch(linkStatements(shard, scope, group, now))
      }
    },
  }
}

export type ContentStore = ReturnType<typeof contentStore>

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

function fileStatements(shard: D1Database, scope: RepositoryScope, files: readonly NewFile[], now: number) {
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

function linkStatements(shard: D1Database, scope: RepositoryScope, links: readonly NewLinks[], now: number) {
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

const bytesOf = (text: string): Buffer => Buffer.from(text, 'hex')
const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength).toString('hex')

function parts(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length <= PART_BYTES) return [bytes]
  const all: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += PART_BYTES) all.push(bytes.subarray(at, at + PART_BYTES))
  return all
}

function* grouped<T>(items: readonly T[], bytesOf: (item: T) => number): Generator<T[]> {
  let group: T[] = []
  let bytes = 0
  for (const item of items) {
    const size = bytesOf(item)
    if (bytes + size > TRANSACTION_BYTES && group.length > 0) {
      yield group
      group = []
      bytes = 0
    }
    group.push(item)
    bytes += size
  }
  if (group.length > 0) yield group
}
