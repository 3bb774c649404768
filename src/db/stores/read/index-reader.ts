/**
 * The read side of one request: every look-up that the engine knows, as SQL, and the batch that asks them.
 *
 * Statements start from what was asked (a name, an id, a path, a key) and reach the manifest last; CROSS JOIN keeps that
 * order. So the rows read follow the answer, and neither the repository's size nor a neighbour's.
 */
import type { Id } from '../../../contract/ids.ts'
import { SYMBOL_KINDS, type SymbolKind } from '../../../contract/symbols.ts'
import type { IndexedFile } from '../../../query/indexed-file.ts'
import type {
  Answers,
  DifferingPath,
  DifferingQuery,
  Edge,
  EmbeddingState,
  FileFilter,
  Index,
  Limits,
  Lookup,
  Parts,
  Segment,
  Start,
  SymbolRow,
  WordBlockRow,
} from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import { readVectors, type VectorBlock } from '../../../vectors/local/vector-block.ts'
import type { Databases } from '../../databases.ts'
import { statement, type Value } from '../../statement.ts'
import { differingFilesSql, differingParameters, differingSql } from './differing.ts'
import { type FileRowResult, filesOf, filesStatement, unhex } from './file-rows.ts'
import { type Held, idsOf, Opened } from './opened.ts'
import { holds, inPathOrder, joinFile, joinLinkSet, pathRow, scopeParameters } from './visible.ts'

const opened = new Opened()

type Rows = readonly Record<string, unknown>[]
interface Question<T> {
  sql(scope: RefScope): string
  readonly parameters: Record<string, Value>
  answer(rows: Rows, context: { scope: RefScope; held: Held }): T
}
const lookup = <T>(question: Question<T>): Lookup<T> => question as unknown as Lookup<T>
const questionOf = <T>(of: Lookup<T>): Question<T> => of as unknown as Question<T>

export function indexReader(databases: Databases): Index {
  return {
    async read<L extends Record<string, Lookup<unknown>>>(scope: RefScope, lookups: L): Promise<Answers<L>> {
      const shard = databases.shardOf(scope)
      const held = opened.holding(scope.repositoryId)
      const shared = {
        held_facts: idsOf(held.facts),
        held_text: idsOf(held.text),
        held_links: idsOf(held.links),
        held_segment: idsOf(held.segment),
        held_vectors: idsOf(held.vectors),
      }
      const entries = Object.entries(lookups).map(([key, of]) => [key, questionOf(of)] as const)
      const results = await shard.batch<Record<string, unknown>>(
        entries.map(([, question]) =>
          statement(shard, question.sql(scope), scopeParameters(scope, { ...shared, ...question.parameters })),
        ),
      )
      const answers = entries.map(([key, question], at) => [
        key,
        question.answer(results[at]?.results ?? [], { scope, held }),
      ])
      return Object.fromEntries(answers) as Answers<L>
    },
    symbolsNamed,
    filesDefining,
    symbolsStartingWith,
    namesLike,
    fileAt,
    skippedAt,
    files,
    filesInOrder,
    pathAfter,
    filesAmong,
    pathsLike,
    edgesInto: (start, uses, depth, cap, through = 0) => edges('into', start, { uses, depth, cap, through }),
    edgesOutOf: (start, uses, depth, cap, through = 0) => edges('out of', start, { uses, depth, cap, through }),
    filesOfUsers,
    differing,
    differingFiles,
    segments,
    postings,
    wordBlocks,
    embedding,
    termVectors,
    vectorBlocks,
  }
}

/** Symbols to begin with, as (symbol columns of `s`, manifest row `m`). */
function startFrom(scope: RefScope, start: Start): string {
  if ('ids' in start) {
    return `json_each(:start_ids) j CROSS JOIN symbol s ON s.repository_id = :repository AND s.id = j.value ${joinFile(scope, 's.file_id')}`
  }
  const named = 's.repository_id = :repository AND s.name = j.value'
  if (start.path === undefined)
    return `json_each(:start_names) j CROSS JOIN symbol s ON ${named} ${joinFile(scope, 's.file_id')}`
  return `manifest m CROSS JOIN json_each(:start_names) j CROSS JOIN symbol s ON ${named} AND s.file_id = m.file_id`
}
function startWhere(scope: RefScope, start: Start): string {
  return 'ids' in start || start.path === undefined ? '1' : pathRow(scope, ':start_path')
}
function startParameters(start: Start): Record<string, Value> {
  return 'ids' in start
    ? { start_ids: JSON.stringify(start.ids) }
    : { start_names: JSON.stringify(start.names), start_path: start.path }
}
/** As it is spelled comes before another case of it; then in an order that does not change. */
const STARTS_FIRST = 's.name COLLATE BINARY = j.value DESC, m.path, s.ordinal'

function symbolsNamed(start: Start, limit: number): Lookup<SymbolRow[]> {
  return lookup({
    sql: (scope) => `SELECT s.id, s.name, s.kind, s.file_id, s.ordinal, m.path FROM ${startFrom(scope, start)}
      WHERE ${startWhere(scope, start)} ORDER BY ${STARTS_FIRST} LIMIT :most`,
    parameters: { ...startParameters(start), most: limit },
    answer: symbolRows,
  })
}

function symbolRows(rows: Rows): SymbolRow[] {
  return rows.map((row) => ({
    id: row.id as Id,
    name: row.name as string,
    kind: SYMBOL_KINDS[row.kind as number] as SymbolKind,
    fileId: row.file_id as Id,
    ordinal: row.ordinal as number,
    path: row.path as string,
  }))
}

function fileLookup(
  parts: Parts,
  parameters: Record<string, Value>,
  selection: (scope: RefScope) => string,
): Question<IndexedFile[]> {
  return {
    sql: (scope) => filesStatement(selection(scope), parts),
    parameters,
    answer: (rows, { scope, held }) =>
      filesOf(rows as unknown as FileRowResult[], parts, scope.repositoryId, held, opened),
  }
}

function filesDefining(start: Start, parts: Parts, limit: number): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(
      parts,
      { ...startParameters(start), most: limit },
      (scope) => `SELECT min(at), file_id, link_set_id, path FROM (
        SELECT row_number() OVER (ORDER BY ${STARTS_FIRST}) AS at, m.file_id, m.link_set_id, m.path
        FROM ${startFrom(scope, start)} WHERE ${startWhere(scope, start)}) GROUP BY file_id ORDER BY 1 LIMIT :most`,
    ),
  )
}

/** Above every character that a name can hold, in the order that NOCASE compares in. */
const AFTER_ALL = '\u{10ffff}'

function symbolsStartingWith(prefix: string, limit: number): Lookup<SymbolRow[]> {
  return lookup({
    sql: (scope) => `SELECT s.id, s.name, s.kind, s.file_id, s.ordinal, m.path
      FROM symbol s ${joinFile(scope, 's.file_id')}
      WHERE s.repository_id = :repository AND s.name >= :low AND s.name < :high LIMIT :most`,
    parameters: { low: prefix, high: prefix + AFTER_ALL, most: limit },
    answer: symbolRows,
  })
}

function namesLike(name: string, limit: number): Lookup<string[]> {
  const prefix = name.slice(0, Math.min(3, name.length))
  return lookup({
    sql: (scope) => `SELECT DISTINCT s.name FROM (
        SELECT name, file_id FROM symbol s WHERE s.repository_id = :repository AND s.name >= :low AND s.name < :high LIMIT :most
      ) s ${joinFile(scope, 's.file_id')}`,
    parameters: { low: prefix, high: prefix + AFTER_ALL, most: limit },
    answer: (rows) => rows.map((row) => row.name as string),
  })
}

function fileAt(path: string, parts: Parts): Lookup<IndexedFile | undefined> {
  const question = fileLookup(
    parts,
    { path },
    (scope) =>
      `SELECT 0, m.file_id, m.link_set_id, m.path FROM manifest m WHERE ${pathRow(scope, ':path')} AND m.file_id IS NOT NULL`,
  )
  return lookup<IndexedFile | undefined>({ ...question, answer: (rows, context) => question.answer(rows, context)[0] })
}

function skippedAt(path: string): Lookup<{ path: string; reason: string; size: number } | undefined> {
  return lookup({
    sql: (scope) => `SELECT m.path, m.reason, m.size FROM manifest m
      WHERE ${pathRow(scope, ':path')} AND m.file_id IS NULL AND m.reason <> 'removed'`,
    parameters: { path },
    answer: (rows) => rows[0] as { path: string; reason: string; size: number } | undefined,
  })
}

function files(ids: readonly Id[], parts: Parts): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(
      parts,
      { ids: JSON.stringify([...new Set(ids)]) },
      (scope) => `SELECT j.key, m.file_id, m.link_set_id, m.path FROM json_each(:ids) j ${joinFile(scope, 'j.value')}`,
    ),
  )
}

function filterSql(filter: FileFilter): string {
  return [
    ...(filter.pathHas ?? []).map((_, at) => `instr(lower(m.path), :path_has_${letter(at)}) > 0`),
    ...(filter.pathLacks ?? []).map((_, at) => `instr(lower(m.path), :path_lacks_${letter(at)}) = 0`),
    ...(filter.languages ? ['f.language IN (SELECT value FROM json_each(:languages))'] : []),
    ...(filter.notLanguages?.length ? ['f.language NOT IN (SELECT value FROM json_each(:not_languages))'] : []),
  ]
    .map((condition) => `AND ${condition}`)
    .join(' ')
}
function filterParameters(filter: FileFilter): Record<string, Value> {
  return {
    ...Object.fromEntries((filter.pathHas ?? []).map((text, at) => [`path_has_${letter(at)}`, text])),
    ...Object.fromEntries((filter.pathLacks ?? []).map((text, at) => [`path_lacks_${letter(at)}`, text])),
    ...(filter.languages ? { languages: JSON.stringify(filter.languages) } : {}),
    ...(filter.notLanguages?.length ? { not_languages: JSON.stringify(filter.notLanguages) } : {}),
  }
}
const letter = (at: number): string => String.fromCharCode(97 + at)

/** Stops where the texts together pass the limit; the first file always comes. */
const withinBytes = (rows: string): string => `SELECT n, file_id, link_set_id, path FROM (
  SELECT *, sum(size) OVER (ORDER BY n ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before FROM (${rows}))
  WHERE coalesce(before, 0) < :most_bytes`

const JOIN_VERSION = 'CROSS JOIN file_version f ON f.repository_id = :repository AND f.id = m.file_id'

function filesAmong(ids: readonly Id[], filter: FileFilter, parts: Parts, limits: Limits): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(
      parts,
      { ids: JSON.stringify(ids), most: limits.files, most_bytes: limits.bytes, ...filterParameters(filter) },
      (scope) =>
        withinBytes(`SELECT j.key AS n, m.file_id, m.link_set_id, m.path, f.size
          FROM json_each(:ids) j ${joinFile(scope, 'j.value')} ${JOIN_VERSION} WHERE 1 ${filterSql(filter)} LIMIT :most`),
    ),
  )
}

function filesInOrder(
  after: string,
  filter: FileFilter,
  parts: Parts,
  limits: Limits & { scan: number; directory?: string },
): Lookup<IndexedFile[]> {
  // The scan's limit is inside, before the filter: a filter that nothing passes still ends.
  const scanned = (scope: RefScope) =>
    `SELECT row_number() OVER () AS n, * FROM (SELECT * FROM (${inPathOrder(scope)}) LIMIT :most_scanned)`
  return lookup(
    fileLookup(
      parts,
      {
        after,
        // The first path that no path of the directory reaches: `0` follows `/`.
        below: limits.directory ? `${limits.directory.slice(0, -1)}0` : AFTER_ALL,
        most: limits.files,
        most_scanned: limits.scan,
        most_bytes: limits.bytes,
        ...filterParameters(filter),
      },
      (scope) =>
        withinBytes(`SELECT m.n, m.file_id, m.link_set_id, m.path, f.size FROM (${scanned(scope)}) m ${JOIN_VERSION}
          WHERE 1 ${filterSql(filter)} LIMIT :most`),
    ),
  )
}

function pathAfter(after: string, count: number): Lookup<string | undefined> {
  return lookup({
    sql: (scope) => `SELECT path FROM (${inPathOrder(scope)}) LIMIT 1 OFFSET :skip`,
    parameters: { after, below: AFTER_ALL, skip: count - 1 },
    answer: ([row]) => row?.path as string | undefined,
  })
}

function pathsLike(path: string, limit: number): Lookup<string[]> {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return lookup({
    sql: (scope) => `SELECT path FROM (SELECT m.path FROM manifest m WHERE m.repository_id = :repository
        AND m.layer_id ${scope.base ? 'IN (:layer, :base_layer)' : '= :layer'} AND ${holds(scope)} LIMIT 20000)
      WHERE lower(path) = :name OR lower(path) LIKE '%/' || :name OR instr(lower(path), :name) > 0 LIMIT :most`,
    parameters: { name: name.slice(0, 40).replace(/[%_]/g, ''), most: limit },
    answer: (rows) => rows.map((row) => row.path as string),
  })
}

/** The walk as a common table: UNION drops an edge that two ways of one length lead to; the LIMIT ends the walk itself, not what is shown of it. */
function walkFrom(scope: RefScope, direction: 'into' | 'out of', start: Start): string {
  const [near, far] = direction === 'into' ? ['target_id', 'source_id'] : ['source_id', 'target_id']
  const columns = 'e.target_id, e.source_id, m.path, m.file_id, e.uses, e.sites, e.confidence'
  const farther = 'w.depth + ((w.uses & :through) = 0)'
  const next = (id: string) =>
    `CROSS JOIN edge e ON e.repository_id = :repository AND e.${near} = ${id} AND (e.uses & :uses) <> 0 ${joinLinkSet(scope, 'e.link_set_id')}`
  return `WITH RECURSIVE
      start (id) AS MATERIALIZED (SELECT DISTINCT s.id FROM ${startFrom(scope, start)} WHERE ${startWhere(scope, start)} LIMIT 200),
      walk (depth, target_id, source_id, path, file_id, uses, sites, confidence) AS (
        SELECT 1, ${columns} FROM start ${next('start.id')}
        UNION
        SELECT ${farther}, ${columns} FROM walk w ${next(`w.${far}`)} WHERE ${farther} <= :depth
        LIMIT :cap)`
}

interface Walk {
  readonly uses: number
  readonly depth: number
  readonly cap: number
  /** Uses that do not count as a step. */
  readonly through: number
}

function edges(direction: 'into' | 'out of', start: Start, walk: Walk): Lookup<Edge[]> {
  return lookup({
    sql: (scope) => `${walkFrom(scope, direction, start)} SELECT * FROM walk`,
    parameters: { ...startParameters(start), ...walk },
    answer: (rows) =>
      rows.map((row) => ({
        depth: row.depth as number,
        target: row.target_id as Id,
        source: row.source_id as Id,
        path: row.path as string,
        fileId: row.file_id as Id,
        uses: row.uses as number,
        sites: row.sites as number,
        confidence: row.confidence as number,
      })),
  })
}

/** The files that the edges of the same walk are in, nearest first. */
function filesOfUsers(
  start: Start,
  uses: number,
  depth: number,
  cap: number,
  parts: Parts,
  limit: number,
  through = 0,
): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(
      parts,
      { ...startParameters(start), uses, depth, cap, through, most: limit },
      (scope) => `${walkFrom(scope, 'into', start)}
        SELECT row_number() OVER (ORDER BY depth, path) AS n, file_id, link_set_id, path FROM (
          SELECT min(w.depth) AS depth, m.file_id, m.link_set_id, m.path FROM walk w ${joinFile(scope, 'w.file_id')}
          GROUP BY m.file_id) ORDER BY n LIMIT :most`,
    ),
  )
}

function differing(base: RefScope, query: DifferingQuery): Lookup<{ paths: DifferingPath[]; total: number }> {
  return lookup({
    sql: (scope) => differingSql(scope, base),
    parameters: differingParameters(base, query),
    answer: (rows) => ({
      paths: rows.map((row) => ({
        path: row.path as string,
        was: (row.was as Id | null) ?? undefined,
        now: (row.now as Id | null) ?? undefined,
      })),
      total: (rows[0]?.total as number | undefined) ?? 0,
    }),
  })
}

function differingFiles(base: RefScope, query: DifferingQuery, parts: Parts): Lookup<IndexedFile[]> {
  return lookup(fileLookup(parts, differingParameters(base, query), (scope) => differingFilesSql(scope, base)))
}

function segments(): Lookup<Segment[]> {
  return lookup({
    sql: () => `SELECT id, CASE WHEN instr(:held_segment, ',' || id || ',') = 0 THEN files END AS files
      FROM segment WHERE repository_id = :repository ORDER BY id`,
    parameters: {},
    answer: (rows, { scope, held }) =>
      rows.map((row) => {
        const id = row.id as Id
        const known = held.segment.get(id)
        if (known) return { id, files: known }
        const files = JSON.parse(row.files as string) as Id[]
        opened.put(scope.repositoryId, 'segment', id, files, 8 * files.length)
        return { id, files }
      }),
  })
}

function postings(keys: readonly number[]): Lookup<{ segment: Id; first: number; data: Uint8Array }[]> {
  return lookup({
    sql: () => `SELECT b.segment_id, b.first, hex(b.data) AS data FROM (
        SELECT DISTINCT s.id AS segment_id, (SELECT max(x.first) FROM trigram_block x
          WHERE x.repository_id = :repository AND x.segment_id = s.id AND x.first <= k.value) AS first
        FROM segment s CROSS JOIN json_each(:keys) k WHERE s.repository_id = :repository) w
      CROSS JOIN trigram_block b ON b.repository_id = :repository AND b.segment_id = w.segment_id AND b.first = w.first`,
    parameters: { keys: JSON.stringify(keys) },
    answer: (rows) =>
      rows.map((row) => ({
        segment: row.segment_id as Id,
        first: row.first as number,
        data: unhex(row.data as string),
      })),
  })
}

function wordBlocks(terms: readonly string[]): Lookup<WordBlockRow[]> {
  return lookup({
    sql: () => `SELECT b.segment_id, b.first, hex(b.data) AS data FROM (
        SELECT DISTINCT s.id AS segment_id, (SELECT max(x.first) FROM word_block x
          WHERE x.repository_id = :repository AND x.segment_id = s.id AND x.first <= t.value) AS first
        FROM segment s CROSS JOIN json_each(:terms) t WHERE s.repository_id = :repository) w
      CROSS JOIN word_block b ON b.repository_id = :repository AND b.segment_id = w.segment_id AND b.first = w.first`,
    parameters: { terms: JSON.stringify(['', ...terms]) },
    answer: (rows) =>
      rows.map((row) => ({
        segment: row.segment_id as Id,
        first: row.first as string,
        data: unhex(row.data as string),
      })),
  })
}

function embedding(): Lookup<EmbeddingState | undefined> {
  return lookup({
    sql: () => `SELECT m.id, m.name AS model, m.dimensions, m.status, coalesce((
        SELECT CASE WHEN g.mutation IS NULL THEN 'ready' ELSE 'settling' END FROM embedded_generation g
        WHERE g.repository_id = :repository AND g.model_id = m.id AND g.generation = :generation), 'behind') AS generation
      FROM embedding_model m WHERE m.repository_id = :repository AND m.status <> 'building' ORDER BY m.id DESC LIMIT 1`,
    parameters: {},
    answer: ([row]) => row as unknown as EmbeddingState | undefined,
  })
}

function termVectors(terms: readonly string[]): Lookup<{ first: string; data: Uint8Array }[]> {
  return lookup({
    sql: () => `SELECT t.first, hex(t.data) AS data FROM (
        SELECT DISTINCT m.id AS model_id, (SELECT max(x.first) FROM embedding_term x
          WHERE x.repository_id = :repository AND x.model_id = m.id AND x.first <= k.value) AS first
        FROM embedding_model m CROSS JOIN json_each(:terms) k WHERE m.repository_id = :repository AND m.status = 'active') w
      CROSS JOIN embedding_term t ON t.repository_id = :repository AND t.model_id = w.model_id AND t.first = w.first`,
    parameters: { terms: JSON.stringify(terms) },
    answer: (rows) => rows.map((row) => ({ first: row.first as string, data: unhex(row.data as string) })),
  })
}

function vectorBlocks(): Lookup<VectorBlock[]> {
  return lookup({
    sql: () => `SELECT b.id, m.dimensions, CASE WHEN instr(:held_vectors, ',' || b.id || ',') = 0 THEN hex(b.data) END AS data
      FROM embedding_model m CROSS JOIN vector_block b ON b.repository_id = :repository AND b.model_id = m.id
      WHERE m.repository_id = :repository AND m.status = 'active'`,
    parameters: {},
    answer: (rows, { scope, held }) =>
      rows.map((row) => {
        const id = row.id as Id
        const known = held.vectors.get(id)
        if (known) return known
        const block = readVectors(unhex(row.data as string), row.dimensions as number)
        opened.put(scope.repositoryId, 'vectors', id, block, block.values.length + 16 * block.inverse.length)
        return block
      }),
  })
}
