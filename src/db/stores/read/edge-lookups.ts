/**
 * Who uses what: walks along the edges from a start, and the files that they pass.
 */
import type { Id } from '../../../contract/ids.ts'
import type { IndexedFile } from '../../../query/indexed-file.ts'
import type { Edge, Lookup, Parts, Start } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import { HOW_OF_ROW, howIn, MORE_OF_ROW, moreIn, otherOf, readHow, WAYS, type Way } from '../edge-lists.ts'
import { fileLookup, lookup } from './question.ts'
import { startFrom, startParameters, startWhere } from './symbol-lookups.ts'
import { joinEdgeOwner, joinFile } from './visible.ts'

/** Symbols from which one walk begins. */
const MOST_STARTS = 200

/**
 * The walk as a common table of two kinds of rows: a symbol that is reached (`reached`, and no edge), and an edge at it. UNION
 * drops a symbol that is reached again at the same distance, so however many edges lead to it, it is looked up once. Edges
 * come before the next symbol is looked up: when the LIMIT ends the walk, it has read hardly more than it shows.
 */
function walkFrom(scope: RefScope, direction: Way, start: Start): string {
  const into = direction === 'into'
  const [near, far, index] = into
    ? ['target_id', 'source_id', '']
    : ['source_id', 'target_id', 'INDEXED BY edge_by_source']
  const ends = into ? `w.reached, ${otherOf('j.value')}` : `${otherOf('j.value')}, w.reached`
  return `WITH RECURSIVE
      start (id) AS MATERIALIZED (SELECT DISTINCT s.id FROM ${startFrom(scope, start)} WHERE ${startWhere(scope, start)} LIMIT ${MOST_STARTS}),
      steps (depth, reached, target_id, source_id, path, file_id, how, more) AS (
        SELECT 1, id, NULL, NULL, NULL, NULL, NULL, NULL FROM start
        UNION
        SELECT w.depth, NULL, ${ends}, m.path, m.file_id, ${howIn('j.value')}, ${moreIn('j.value')} FROM steps w
          CROSS JOIN edge_list e ON e.repository_id = :repository AND e.way = ${WAYS[direction]} AND e.symbol_id = w.reached
          ${joinEdgeOwner(scope, 'e.edges_id')}
          CROSS JOIN json_each(e.others) j ON (${howIn('j.value')} & :uses) <> 0
        UNION
        SELECT w.depth, NULL, e.target_id, e.source_id, m.path, m.file_id, ${HOW_OF_ROW}, ${MORE_OF_ROW} FROM steps w
          CROSS JOIN edge e ${index} ON e.repository_id = :repository AND e.${near} = w.reached AND (e.uses & :uses) <> 0
          ${joinEdgeOwner(scope, 'e.link_set_id')}
        UNION
        SELECT w.depth + ((w.how & :through) = 0), w.${far}, NULL, NULL, NULL, NULL, NULL, NULL FROM steps w
          WHERE w.reached IS NULL AND w.depth + ((w.how & :through) = 0) <= :depth
        ORDER BY 1, 2
        LIMIT ${MOST_STARTS} + 2 * :cap),
      walk AS (SELECT depth, target_id, source_id, path, file_id, how, more FROM steps WHERE reached IS NULL LIMIT :cap)`
}

interface Walk {
  readonly uses: number
  readonly depth: number
  readonly cap: number
  /** Uses that do not count as a step. */
  readonly through: number
}

export function edges(direction: Way, start: Start, walk: Walk): Lookup<Edge[]> {
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
        ...readHow(row.how as number, row.more as string | number),
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
