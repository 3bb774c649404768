/** Looks up files by path, by id and in path order, with filters. */
import type { Id } from '../../../contract/ids.ts'
import type { IndexedFile } from '../../../query/indexed/indexed-file.ts'
import { pathClues } from '../../../query/naming/near-paths.ts'
import type { FileFilter, Limits, Lookup, Parts, Preference } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import type { Value } from '../../statement.ts'
import { fileLookup, lookup } from './question.ts'
import { AFTER_ALL, holds, inPathOrder, joinFile, pathRow } from './visible.ts'

export function fileAt(path: string, parts: Parts): Lookup<IndexedFile | undefined> {
  const question = fileLookup(
    parts,
    { path },
    (scope) =>
      `SELECT 0, m.file_id, m.link_set_id, m.path FROM manifest m WHERE ${pathRow(scope, ':path')} AND m.file_id IS NOT NULL`,
  )
  return lookup<IndexedFile | undefined>({ ...question, answer: (rows, context) => question.answer(rows, context)[0] })
}

export function filesAt(paths: readonly string[], parts: Parts): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(
      parts,
      { paths: JSON.stringify(paths) },
      (scope) => `SELECT j.key, m.file_id, m.link_set_id, m.path FROM json_each(:paths) j
        CROSS JOIN manifest m ON ${pathRow(scope, 'j.value')} AND m.file_id IS NOT NULL`,
    ),
  )
}

export function skippedAt(path: string): Lookup<{ path: string; reason: string; size: number } | undefined> {
  return lookup({
    sql: (scope) => `SELECT m.path, m.reason, m.size FROM manifest m
      WHERE ${pathRow(scope, ':path')} AND m.file_id IS NULL AND m.reason <> 'removed'`,
    parameters: { path },
    answer: (rows) => rows[0] as { path: string; reason: string; size: number } | undefined,
  })
}

export function files(ids: readonly Id[], parts: Parts): Lookup<IndexedFile[]> {
  return lookup(
    fileLookup(
      parts,
      { ids: JSON.stringify([...new Set(ids)]) },
      (scope) => `SELECT j.key, m.file_id, m.link_set_id, m.path FROM json_each(:ids) j ${joinFile(scope, 'j.value')}`,
      ids,
    ),
  )
}

function filterSql(filter: FileFilter): string {
  return [
    ...(filter.pathHas ?? []).map((_, at) => `instr(lower(m.path), :path_has_${letter(at)}) > 0`),
    ...(filter.directlyIn === undefined ? [] : [DIRECTLY_IN]),
    ...(filter.languages ? ['f.language IN (SELECT value FROM json_each(:languages))'] : []),
    ...(filter.notLanguages?.length ? ['f.language NOT IN (SELECT value FROM json_each(:not_languages))'] : []),
  ]
    .map((condition) => `AND ${condition}`)
    .join(' ')
}
const FOLDED = "'/' || lower(m.path)"
const FOLDER = `rtrim(${FOLDED}, replace(${FOLDED}, '/', ''))`
const AFTER_FILE = `substr(${FOLDED}, instr(${FOLDED}, '/' || :directly_in || '.') + length(:directly_in) + 2)`
const DIRECTLY_IN = `(substr(${FOLDER}, -length(:directly_in) - 2) = '/' || :directly_in || '/'
  OR (instr(${FOLDED}, '/' || :directly_in || '.') > 0 AND instr(${AFTER_FILE}, '/') = 0))`

/** Where a scan begins: behind everything if the filter leaves nothing, so that nothing is read. */
function startUnless(scope: RefScope, { unlessThereIs }: FileFilter, start: string): string {
  if (unlessThereIs === undefined) return start
  const inLayers = (scope.base ? [':layer', ':base_layer'] : [':layer']).map(
    (layer) => `EXISTS (SELECT 1 FROM manifest m WHERE m.repository_id = :repository AND m.layer_id = ${layer}
      AND m.path > :unless || '/' AND m.path < :unless || '0' AND m.file_id IS NOT NULL AND ${holds(scope)})`,
  )
  const file = `EXISTS (SELECT 1 FROM manifest m WHERE ${pathRow(scope, ':unless')} AND m.file_id IS NOT NULL)`
  return `iif(${[file, ...inLayers].join(' OR ')}, '${AFTER_ALL}', ${start})`
}

function filterParameters(filter: FileFilter): Record<string, Value> {
  return {
    ...Object.fromEntries((filter.pathHas ?? []).map((text, at) => [`path_has_${letter(at)}`, text])),
    ...(filter.directlyIn === undefined ? {} : { directly_in: filter.directlyIn }),
    ...(filter.unlessThereIs === undefined ? {} : { unless: filter.unlessThereIs }),
    ...(filter.languages ? { languages: JSON.stringify(filter.languages) } : {}),
    ...(filter.notLanguages?.length ? { not_languages: JSON.stringify(filter.notLanguages) } : {}),
  }
}
const letter = (at: number): string => String.fromCharCode(97 + at)

/**
 * Stops where the texts together exceed the limit, but always has the first file. `rows` come in the order of `n`, and
 * the window takes them as they come: a window that sorts would look up every named file, whatever the limit.
 */
const withinBytes = (rows: string): string => `SELECT n, file_id, link_set_id, path FROM (
  SELECT *, sum(size) OVER (ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before FROM (${rows}))
  WHERE coalesce(before, 0) < :most_bytes`

const JOIN_VERSION = 'CROSS JOIN file_version f ON f.repository_id = :repository AND f.id = m.file_id'

export function filesAmong(
  ids: readonly Id[],
  filter: FileFilter,
  parts: Parts,
  limits: Limits,
  preference?: Preference,
): Lookup<IndexedFile[]> {
  const parameters = { most: limits.files, most_bytes: limits.bytes, ...filterParameters(filter) }
  if (preference === undefined)
    return lookup(
      fileLookup(
        parts,
        { ids: JSON.stringify(ids), ...parameters },
        (scope) =>
          withinBytes(`SELECT j.key AS n, m.file_id, m.link_set_id, m.path, f.size
            FROM json_each(:ids) j ${joinFile(scope, 'j.value')} ${JOIN_VERSION} WHERE 1 ${filterSql(filter)} LIMIT :most`),
        ids,
      ),
    )
  // An object's members are read in the order written, without taking each apart, as an array of pairs would be.
  const named = `{${ids.map((id, at) => `"${id}":${preference.worth[at] ?? 0}`).join()}}`
  return lookup(
    fileLookup(
      parts,
      { ids: named, roles: JSON.stringify(preference.roles), ...parameters },
      (scope) =>
        withinBytes(`SELECT row_number() OVER () AS n, * FROM (
          SELECT m.file_id, m.link_set_id, m.path, f.size
          FROM json_each(:ids) j ${joinFile(scope, 'CAST(j.key AS INTEGER)')} ${JOIN_VERSION} WHERE 1 ${filterSql(filter)}
          ORDER BY j.value * coalesce(:roles ->> f.role, 1) DESC, j.id LIMIT :most)`),
      ids,
    ),
  )
}

export function filesInOrder(
  after: string,
  filter: FileFilter,
  parts: Parts,
  limits: Limits & { scan: number; directory?: string },
): Lookup<IndexedFile[]> {
  // The scan's limit is inside, before the filter, so that a scan ends even if nothing passes the filter. Rows are
  // numbered as they come, in path order: a sorting window would look up every row that passes before counting the
  // first.
  const scanned = (scope: RefScope) =>
    `SELECT * FROM (${inPathOrder(scope, startUnless(scope, filter, ':after'))}) LIMIT :most_scanned`
  return lookup(
    fileLookup(
      parts,
      {
        after,
        // The first path after all paths of the directory: `0` follows `/`.
        below: limits.directory ? `${limits.directory.slice(0, -1)}0` : AFTER_ALL,
        most: limits.files,
        most_scanned: limits.scan,
        most_bytes: limits.bytes,
        ...filterParameters(filter),
      },
      (scope) =>
        withinBytes(`SELECT row_number() OVER () AS n, * FROM (
          SELECT m.file_id, m.link_set_id, m.path, f.size FROM (${scanned(scope)}) m ${JOIN_VERSION}
          WHERE 1 ${filterSql(filter)} LIMIT :most)`),
    ),
  )
}

/** In path order; `folder` ends in a slash, or is empty for the root. */
export function filesInFolder(
  folder: string,
  parts: Parts,
  limits: Limits,
  filter: Pick<FileFilter, 'unlessThereIs'> = {},
): Lookup<IndexedFile[]> {
  const parameters = {
    folder,
    below: folder === '' ? AFTER_ALL : `${folder.slice(0, -1)}0`, // `0` follows `/`
    after_all: AFTER_ALL,
    most: limits.files,
    most_bytes: limits.bytes,
    ...filterParameters(filter),
  }
  return lookup(
    fileLookup(parts, parameters, (scope) =>
      withinBytes(`SELECT row_number() OVER () AS n, * FROM (
        SELECT m.file_id, m.link_set_id, m.path, f.size FROM (${topOf(scope, startUnless(scope, filter, ':folder'))}) top
          CROSS JOIN manifest m ON ${pathRow(scope, 'top.path')} AND m.file_id IS NOT NULL ${JOIN_VERSION}
        WHERE instr(substr(top.path, length(:folder) + 1), '/') = 0 LIMIT :most)`),
    ),
  )
}

/** Paths in the folder, and of each folder there the first in it: from that one on, all that it holds is passed over. */
function topOf(scope: RefScope, start: string): string {
  const first = (layer: string, after: string) => `(SELECT t.path FROM manifest t
    WHERE t.repository_id = :repository AND t.layer_id = ${layer} AND t.path > ${after} AND t.path < :below
    ORDER BY t.path LIMIT 1)`
  const next = (after: string) =>
    scope.base
      ? `(SELECT min(path) FROM (SELECT ${first(':layer', after)} AS path UNION ALL SELECT ${first(':base_layer', after)}))`
      : first(':layer', after)
  const rest = 'substr(s.path, length(:folder) + 1)'
  const passed = `iif(instr(${rest}, '/') = 0, s.path, :folder || substr(${rest}, 1, instr(${rest}, '/')) || :after_all)`
  return `WITH RECURSIVE steps (path) AS (SELECT ${next(start)} UNION ALL SELECT ${next(passed)} FROM steps s WHERE s.path IS NOT NULL)
    SELECT path FROM steps WHERE path IS NOT NULL`
}

export function pathAfter(after: string, count: number): Lookup<string | undefined> {
  return lookup({
    sql: (scope) => `SELECT path FROM (${inPathOrder(scope)}) LIMIT 1 OFFSET :skip`,
    parameters: { after, below: AFTER_ALL, skip: count - 1 },
    answer: ([row]) => row?.path as string | undefined,
  })
}

export function pathsNear(path: string, limit: number): Lookup<string[]> {
  const clues = pathClues(path)
  return lookup({
    sql: (scope) => `SELECT path FROM (SELECT m.path FROM manifest m WHERE m.repository_id = :repository
        AND m.layer_id ${scope.base ? 'IN (:layer, :base_layer)' : '= :layer'}
        AND (m.file_id IS NOT NULL OR m.reason <> 'removed') AND ${holds(scope)} LIMIT 20000)
      WHERE instr(lower(path), :name) > 0 OR instr('/' || lower(path), '/' || :start) > 0
        OR instr(replace(replace(lower(path), '-', ''), '_', ''), :squeezed) > 0
      ORDER BY instr(lower(path), :name) = 0 LIMIT :most`,
    parameters: { ...clues, most: limit },
    answer: (rows) => rows.map((row) => row.path as string),
  })
}

export function pathsLike(path: string, limit: number): Lookup<string[]> {
  // Lower-cased as the database does it: its `lower` only knows ASCII. LIKE is not used, because D1 limits its pattern
  // to fifty bytes.
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/[A-Z]+/g, (some) => some.toLowerCase())
  return lookup({
    sql: (scope) => `SELECT path FROM (SELECT m.path FROM manifest m WHERE m.repository_id = :repository
        AND m.layer_id ${scope.base ? 'IN (:layer, :base_layer)' : '= :layer'} AND m.file_id IS NOT NULL AND ${holds(scope)}
        LIMIT 20000)
      WHERE instr(lower(path), :name) > 0 LIMIT :most`,
    parameters: { name: [...name].slice(0, 40).join(''), most: limit },
    answer: (rows) => rows.map((row) => row.path as string),
  })
}
