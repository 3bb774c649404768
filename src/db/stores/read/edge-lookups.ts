/**
 * Who uses what: walks along the edges from a start, and the files that they pass.
 */
import type { Id } from '../../../contract/ids.ts'
import type { IndexedFile } from '../../../query/indexed-file.ts'
import type { Edge, Lookup, Parts, Start } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import { fileLookup, lookup } from './question.ts'
import { startFrom, startParameters, startWhere } from './symbol-lookups.ts'
import { joinEdgeOwner, joinFile } from './visible.ts'

/** The walk as a common table: UNION drops an edge that two ways of one length lead to; the LIMIT ends the walk itself, not what is shown of it. */
function walkFrom(scope: RefScope, direction: 'into' | 'out of', start: Start): string {
  const [near, far] = direction === 'into' ? ['target_id', 'source_id'] : ['source_id', 'target_id']
  const columns = 'e.target_id, e.source_id, m.path, m.file_id, e.uses, e.sites, e.confidence'
  const farther = 'w.depth + ((w.uses & :through) = 0)'
  const next = (id: string) =>
    `CROSS JOIN edge e ON e.repository_id = :repository AND e.${near} = ${id} AND (e.uses & :uses) <> 0 ${joinEdgeOwner(scope, 'e.link_set_id')}`
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

export function edges(direction: 'into' | 'out of', start: Start, walk: Walk): Lookup<Edge[]> {
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
export function filesOfUsers(
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
