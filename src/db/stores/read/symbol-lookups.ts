/** Looks up symbols by name, id or prefix, and the files that define them. */
import type { Id } from '../../../contract/ids.ts'
import type { IndexedFile } from '../../../query/indexed/indexed-file.ts'
import type { Lookup, Parts, Start } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import { otherOf, WAYS } from '../../formats/edge-lists.ts'
import type { Value } from '../../statement.ts'
import { fileLookup, lookup, type Rows } from './question.ts'
import { AFTER_ALL, joinFile, pathRow } from './visible.ts'

const NAMED = 's.repository_id = :repository AND s.name = j.value'

/** Symbols that a walk or look-up starts from, as (symbol columns of `s`, manifest row `m`). */
export function startFrom(scope: RefScope, start: Start): string {
  if ('ids' in start) {
    return symbolsOf(scope, 'json_each(:start_ids)')
  }
  if (start.path === undefined)
    return `json_each(:start_names) j CROSS JOIN symbol s ON ${NAMED} ${joinFile(scope, 's.file_id')}`
  return `manifest m CROSS JOIN json_each(:start_names) j CROSS JOIN symbol s ON ${NAMED} AND s.file_id = m.file_id`
}
const symbolsOf = (scope: RefScope, ids: string): string =>
  `${ids} j CROSS JOIN symbol s ON s.repository_id = :repository AND s.id = j.value ${joinFile(scope, 's.file_id')}`
export function startWhere(scope: RefScope, start: Start): string {
  return 'ids' in start || start.path === undefined ? '1' : pathRow(scope, ':start_path')
}
export function startParameters(start: Start): Record<string, Value> {
  if ('ids' in start) return { start_ids: JSON.stringify(start.ids) }
  return {
    start_names: JSON.stringify(start.names),
    start_path: start.path,
    ...(isInside(start)
      ? {
          ...Object.fromEntries(innermost(start)),
          start_inside: start.containers.at(-1),
        }
      : {}),
  }
}

type Inside = Extract<Start, { names: unknown }> & { readonly containers: readonly string[] }
/** Whether the start names containers that tell its symbols apart. */
export const isInside = (start: Start): start is Inside =>
  'names' in start && start.path === undefined && (start.containers ?? []).length > 0

/**
 * The containers that paths are compared with, a few of them: every symbol of the name is compared, and a caller may write
 * hundreds of containers before a name that is defined ten thousand times.
 */
const innermost = ({ containers }: Inside): [parameter: string, container: string][] => {
  const compared = [...new Set(containers)].slice(-PLACES.length)
  return compared.map((container, at) => [`start_container_${PLACES[at]}`, container])
}
const PLACES = 'abcdefgh'

/**
 * The likeliest first: those whose path contains the containers' names, then those whose file or folder has a symbol
 * named like the innermost container, then those with exactly the given spelling, and then in a stable order.
 */
export function startsFirst(scope: RefScope, start: Start): string {
  const spelled = 's.name COLLATE BINARY = j.value DESC, m.path, s.ordinal'
  if (!isInside(start)) return spelled
  const folder = (path: string) => `rtrim(${path}, replace(${path}, '/', ''))`
  const holders = (of: string) => `SELECT ${of} FROM symbol o ${joinFile(scope, 'o.file_id')}
    WHERE o.repository_id = :repository AND o.name = :start_inside`
  const inPath = innermost(start).map(([parameter]) => `(instr(lower(m.path), lower(:${parameter})) > 0)`)
  return `${inPath.join(' + ')}
    + 2 * (s.file_id IN (${holders('o.file_id')})) + (${folder('m.path')} IN (${holders(folder('m.path'))})) DESC, ${spelled}`
}

/**
 * `rows` has a column `file_id`. Returned as one text: as rows with one column they would be most of what a search by
 * name returns.
 */
const fileOfEach = (rows: string): string => `SELECT json_group_array(file_id) AS files FROM (${rows})`
const fileIds = ([row]: Rows): Id[] => JSON.parse(row?.files as string) as Id[]

export function filesNaming(start: Start, limit: number): Lookup<Id[]> {
  return lookup({
    sql: (scope) =>
      fileOfEach(`SELECT s.file_id FROM ${startFrom(scope, start)}
        WHERE ${startWhere(scope, start)} ORDER BY ${startsFirst(scope, start)} LIMIT :most`),
    parameters: { ...startParameters(start), most: limit },
    answer: fileIds,
  })
}

export function filesNamingLike(prefix: string, limit: number): Lookup<Id[]> {
  return lookup({
    sql: (scope) => fileOfEach(`SELECT s.file_id FROM ${startingWith(scope)}`),
    parameters: startingWithParameters(prefix, limit),
    answer: fileIds,
  })
}

const startingWith = (scope: RefScope): string => `symbol s ${joinFile(scope, 's.file_id')}
  WHERE s.repository_id = :repository AND s.name >= :low AND s.name < :high LIMIT :most`
const startingWithParameters = (prefix: string, most: number) => ({ low: prefix, high: prefix + AFTER_ALL, most })

export function filesDefining(start: Start, parts: Parts, limit: number): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(parts, { ...startParameters(start), most: limit }, (scope) =>
      isInFile(start) ? fileWithStart(scope) : filesWithStart(scope, start),
    ),
  )
}

const isInFile = (start: Start): boolean => 'names' in start && start.path !== undefined

/** A path has at most one row, so nothing is sorted: a window would cost more than everything else. */
const fileWithStart = (scope: RefScope): string => `SELECT 0, m.file_id, m.link_set_id, m.path FROM manifest m
  WHERE ${pathRow(scope, ':start_path')} AND EXISTS (
    SELECT 1 FROM json_each(:start_names) j CROSS JOIN symbol s ON ${NAMED} AND s.file_id = m.file_id) LIMIT :most`

const filesWithStart = (scope: RefScope, start: Start): string => `SELECT min(at), file_id, link_set_id, path FROM (
    SELECT row_number() OVER (ORDER BY ${startsFirst(scope, start)}) AS at, m.file_id, m.link_set_id, m.path
    FROM ${startFrom(scope, start)} WHERE ${startWhere(scope, start)}
    ${'ids' in start ? `UNION ALL ${modulesOf(scope, 'json_each(:start_ids)')}` : ''}) GROUP BY file_id ORDER BY 1 LIMIT :most`

export function filesUsedBy(paths: readonly string[], parts: Parts, limit: number): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(
      parts,
      { paths: JSON.stringify(paths), most: limit },
      (scope) => `SELECT min(key), file_id, link_set_id, path FROM (
        SELECT j.key, m.file_id, m.link_set_id, m.path FROM ${symbolsOf(scope, usedBy(scope))}
        UNION ALL ${modulesOf(scope, usedBy(scope))}) GROUP BY file_id ORDER BY 1, path LIMIT :most`,
    ),
  )
}

/** Ids of what the top level of the first of `:paths` uses, as edges of its file say. */
const usedBy = (scope: RefScope): string => `(SELECT o.key, ${otherOf('o.value')} AS value FROM (
    SELECT m.link_set_id, coalesce(m.edges_id, m.link_set_id) AS edges FROM json_each(:paths) p
      CROSS JOIN manifest m ON ${pathRow(scope, 'p.value')} AND m.file_id IS NOT NULL ORDER BY p.key LIMIT 1) f
    CROSS JOIN link_set l ON l.repository_id = :repository AND l.id = f.link_set_id
    CROSS JOIN edge_list e ON e.repository_id = :repository AND e.way = ${WAYS['out of']}
      AND e.symbol_id = l.module_id AND e.edges_id = f.edges
    CROSS JOIN json_each(e.others) o)`

/** The files whose top levels have these ids: modules and headers, which have no row among the symbols. */
const modulesOf = (
  scope: RefScope,
  ids: string,
): string => `SELECT j.key, m.file_id, m.link_set_id, m.path FROM ${ids} j
    CROSS JOIN link_set l INDEXED BY link_set_by_module ON l.repository_id = :repository AND l.module_id = j.value
    ${joinFile(scope, 'l.file_id')} WHERE m.link_set_id = l.id`

export function namesStartingWith(prefix: string, limit: number): Lookup<string[]> {
  return lookup({
    sql: (scope) => `SELECT s.name FROM ${startingWith(scope)}`,
    parameters: startingWithParameters(prefix, limit),
    answer: (rows) => rows.map((row) => row.name as string),
  })
}

export function namesLike(name: string, limit: number): Lookup<string[]> {
  const prefix = name.slice(0, Math.min(3, name.length))
  return lookup({
    sql: (scope) => `SELECT DISTINCT s.name FROM (
        SELECT name, file_id FROM symbol s WHERE s.repository_id = :repository AND s.name >= :low AND s.name < :high LIMIT :most
      ) s ${joinFile(scope, 's.file_id')}`,
    parameters: { low: prefix, high: prefix + AFTER_ALL, most: limit },
    answer: (rows) => rows.map((row) => row.name as string),
  })
}
