/** Who uses what: walks along the edges from a start, and the files that they pass. */
import type { Id } from '../../../contract/ids.ts'
import type { Edge, Lookup, Parts, Start, Users, Walk } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import { HOW_OF_ROW, howIn, MORE_OF_ROW, otherOf, readEdge, readHow, WAYS, type Way } from '../edge-lists.ts'
import { type FileRowResult, filesOf, filesStatement, nothingMore } from './file-rows.ts'
import { lookup, type Rows } from './question.ts'
import { isInside, startFrom, startParameters, startsFirst, startWhere } from './symbol-lookups.ts'
import { joinEdgeOwner, joinFile } from './visible.ts'

/** Most symbols from which one walk begins. */
const MOST_STARTS = 200

/**
 * Common tables, the last of which is `walk`: the edges. It is produced from two kinds of rows: a symbol that is
 * reached (`reached`, with no edge), and an edge at such a symbol. UNION drops a symbol that is reached again at the
 * same distance, so it is looked up once however many edges lead to it. All edges of a symbol come before the next
 * symbol is looked up, and no step is taken before the next row is requested, so when the LIMIT of `walk` ends it,
 * hardly more was read than is shown. The first step takes the starts one by one, the likeliest first (`nth`).
 */
function walkFrom(scope: RefScope, direction: Way, start: Start): string {
  const [near, far, index] =
    direction === 'into' ? ['target_id', 'source_id', ''] : ['source_id', 'target_id', 'INDEXED BY edge_by_source']
  const starts = `FROM ${startFrom(scope, start)} WHERE ${startWhere(scope, start)}`
  const inOrder = `SELECT id, min(nth) FROM (
        SELECT s.id, row_number() OVER (ORDER BY ${startsFirst(scope, start)}) AS nth ${starts}
        ORDER BY nth LIMIT ${MOST_STARTS}) GROUP BY id`
  const further = `w.depth + ((coalesce(w.how, ${howIn('w.other')}) & :through) = 0)`
  return `start (id, nth) AS MATERIALIZED (
        ${isInside(start) ? inOrder : `SELECT DISTINCT s.id, 0 ${starts} LIMIT ${MOST_STARTS}`}),
      steps (depth, nth, reached, near, other, path, file_id, how, more) AS NOT MATERIALIZED (
        SELECT 1, nth, id, NULL, NULL, NULL, NULL, NULL, NULL FROM start
        UNION
        SELECT w.depth, w.nth, NULL, w.reached, j.value, m.path, m.file_id, NULL, NULL FROM steps w
          CROSS JOIN edge_list e ON e.repository_id = :repository AND e.way = ${WAYS[direction]} AND e.symbol_id = w.reached
          ${joinEdgeOwner(scope, 'e.edges_id')}
          CROSS JOIN json_each(e.others) j ON (${howIn('j.value')} & :uses) <> 0
        UNION
        SELECT w.depth, w.nth, NULL, w.reached, e.${far}, m.path, m.file_id, ${HOW_OF_ROW}, ${MORE_OF_ROW} FROM steps w
          CROSS JOIN edge e ${index} ON e.repository_id = :repository AND e.${near} = w.reached AND (e.uses & :uses) <> 0
          ${joinEdgeOwner(scope, 'e.link_set_id')}
        UNION
        SELECT ${further}, 0, iif(w.how IS NULL, ${otherOf('w.other')}, w.other), NULL, NULL, NULL, NULL, NULL, NULL
          FROM steps w WHERE w.reached IS NULL AND w.depth + (:through = 0) <= :depth AND ${further} <= :depth
        ORDER BY 1, 2, 3
        LIMIT ${MOST_STARTS} + 2 * :cap),
      walk AS MATERIALIZED (SELECT depth, near, other, path, file_id, how, more FROM steps
        WHERE reached IS NULL LIMIT :cap)`
}

/** `other` is an entry of a list, or, for the older table, the symbol, with how it is used beside it. */
interface EdgeRow {
  readonly depth: number
  readonly near: Id
  readonly other: string | Id
  readonly path: string
  readonly file_id: Id
  readonly how: number | null
  readonly more: number | null
}

function edgeOf(row: EdgeRow, direction: Way): Edge {
  const { other, ...use } =
    typeof row.other === 'string' ? readEdge(row.other) : { other: row.other, ...readHow(row.how ?? 0, row.more ?? 0) }
  const [target, source] = direction === 'into' ? [row.near, other] : [other, row.near]
  return { depth: row.depth, target, source, path: row.path, fileId: row.file_id, ...use }
}

export function edges(direction: Way, start: Start, walk: Walk): Lookup<Edge[]> {
  return lookup({
    sql: (scope) => `WITH RECURSIVE ${walkFrom(scope, direction, start)} SELECT * FROM walk`,
    parameters: { ...startParameters(start), through: 0, ...walk },
    answer: (rows) => (rows as unknown as EdgeRow[]).map((row) => edgeOf(row, direction)),
  })
}

/**
 * The edges into a start, and the files they are in, at most `most`, nearest first: one walk for both. A UNION has one
 * set of columns, those of files; `edgeIn` says where they hold the parts of an edge.
 */
export function users(start: Start, walk: Walk, parts: Parts, most: number): Lookup<Users> {
  return lookup({
    sql: (scope) => `${filesStatement(
      `SELECT row_number() OVER (ORDER BY depth, path) AS n, file_id, link_set_id, path FROM (
        SELECT min(w.depth) AS depth, m.file_id, m.link_set_id, m.path FROM walk w ${joinFile(scope, 'w.file_id')}
        GROUP BY m.file_id) ORDER BY n LIMIT :most`,
      parts,
      walkFrom(scope, 'into', start),
    )} UNION ALL SELECT depth, 'edge', how, file_id, path, other, more, NULL, NULL, NULL, near, NULL, ${nothingMore(parts)}
      FROM walk`,
    parameters: { ...startParameters(start), through: 0, ...walk, most },
    answer: (rows, { scope, held, opened }) => {
      const [edges, files] = [rows.filter(isEdge), rows.filter((row) => !isEdge(row))]
      return {
        edges: edges.map((row) => edgeOf(edgeIn(row), 'into')),
        files: filesOf(files as unknown as FileRowResult[], parts, scope.repositoryId, held, opened),
      }
    },
  })
}

const isEdge = (row: Rows[number]): boolean => row.kind === 'edge'

const edgeIn = (row: Rows[number]): EdgeRow =>
  ({
    depth: row.n,
    how: row.part,
    file_id: row.id,
    path: row.path,
    other: row.blob,
    more: row.language,
    near: row.link_set_id,
  }) as EdgeRow
