/** Who uses what: walks along the edges from a start, and the files that they pass. */
import type { Id } from '../../../contract/ids.ts'
import { SYMBOL_KINDS, type SymbolKind } from '../../../contract/symbols.ts'
import { FUNCTION_KINDS, HOLDING_KINDS } from '../../../query/indexed/handed-on.ts'
import type { Edge, Lookup, Parts, Start, Users, Walk } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import { HOW_OF_ROW, howIn, MORE_OF_ROW, otherOf, readEdge, readHow, WAYS, type Way } from '../../formats/edge-lists.ts'
import { type FileRowResult, filesOf, filesStatement, rowBeside } from './file-rows.ts'
import { lookup } from './question.ts'
import { isInside, startFrom, startParameters, startsFirst, startWhere } from './symbol-lookups.ts'
import { joinEdgeOwner, joinFile } from './visible.ts'

/** Most symbols from which one walk begins. */
const MOST_STARTS = 200

const ORDINARY = { through: 0, stepping: 0, beside: 0, fewer: 0, also: 0, alike: 0, handed: 0 }

/**
 * The turn of a row is four times its depth, and more for an edge that is only visited `also`, for one that hands on a start,
 * and for everything behind what is handed on.
 */
const TURN = { also: 1, start: 2, behind: 1000 }
/** Instead of 0 and NULL, `how` of a symbol that may be handed on. */
const START_HANDED = -2
const HANDED = -1
const kindsIn = (kinds: readonly SymbolKind[]): string => kinds.map((kind) => SYMBOL_KINDS.indexOf(kind)).join()

/**
 * Common tables, the last of which is `walk`: the edges. It is produced from two kinds of rows: a symbol that is
 * reached (`reached`, with no edge), and an edge at such a symbol. UNION drops a symbol that is reached again at the
 * same distance, so it is looked up once however many edges lead to it. All edges of a symbol come before the next
 * symbol is looked up, and no step is taken before the next row is requested, so when the LIMIT of `walk` ends it,
 * hardly more was read than is shown. The first step takes the starts one by one, the likeliest first (`nth`). A start has
 * `how` 0, which no edge has, and so has what a start stands for (`alike`). `turn` says which rows come first: see TURN.
 */
function walkFrom(scope: RefScope, direction: Way, start: Start, { beside, handed = 0 }: Walk): string {
  const [near, far, index] =
    direction === 'into' ? ['target_id', 'source_id', ''] : ['source_id', 'target_id', 'INDEXED BY edge_by_source']
  const starts = `FROM ${startFrom(scope, start)} WHERE ${startWhere(scope, start)}`
  const inOrder = `SELECT id, min(nth) FROM (
        SELECT s.id, row_number() OVER (ORDER BY ${startsFirst(scope, start)}) AS nth ${starts}
        ORDER BY nth LIMIT ${MOST_STARTS}) GROUP BY id`
  // Ids need no look-up: only edges of this ref are visited, and a file's top level is no row among the symbols.
  const anyhow =
    'ids' in start ? 'SELECT DISTINCT value, 0 FROM json_each(:start_ids)' : `SELECT DISTINCT s.id, 0 ${starts}`
  const how = `coalesce(w.how, ${howIn('w.other')})`
  const isStep = `(:through = 0 OR (${how} & :through) = 0 OR (${how} & :stepping) <> 0)`
  const isStart = `(:alike <> 0 AND w.depth = 1 AND (${how} & :alike) <> 0)`
  // Reading how an edge is used takes most of a walk's time, so it is read no more often than it must be.
  const counted = (uses: string) => (beside ? `iif((${uses} & :beside) = 0, :uses, :fewer)` : ':uses')
  const more = handed
    ? `CASE w.how WHEN 0 THEN :also WHEN ${START_HANDED} THEN :also | :handed WHEN ${HANDED} THEN :handed ELSE 0 END`
    : 'iif(w.how = 0, :also, 0)'
  const isVisited = (uses: string) => `(${uses} & (${counted(uses)} | ${more})) <> 0`
  const isHanding = (uses: string) => (handed ? `w.how < 0 AND (${uses} & :handed) <> 0` : '0')
  const behind = `w.turn >= ${TURN.behind}`
  const turn = (uses: string) => `w.turn + CASE WHEN (${uses} & ${counted(uses)}) <> 0 THEN 0
        WHEN ${isHanding(uses)} THEN iif(${behind}, 0, iif(w.how = ${START_HANDED}, ${TURN.start}, ${TURN.behind}))
        ELSE ${TURN.also} END`
  const isFollowed = `w.turn % 4 <> ${TURN.also}`
  const turnBehind = `4 * (w.depth + ${isStep}) + iif(${behind} OR w.turn % 4 = ${TURN.start}, ${TURN.behind}, 0)`
  const reached = `iif(w.how IS NULL, ${otherOf('w.other')}, w.other)`
  const is = (kinds: readonly SymbolKind[], id: string) => `EXISTS (SELECT 1 FROM symbol s INDEXED BY symbol_by_id
        WHERE s.repository_id = :repository AND s.id = ${id} AND s.kind IN (${kindsIn(kinds)}))`
  const howOfStart = handed ? `iif(${is(FUNCTION_KINDS, 'id')}, ${START_HANDED}, 0)` : '0'
  const howReached = handed
    ? `CASE WHEN ${isStart} THEN iif(${is(FUNCTION_KINDS, reached)}, ${START_HANDED}, 0)
        WHEN iif((${how} & :uses) = 0, ${is(HOLDING_KINDS, reached)}, ${is(FUNCTION_KINDS, reached)}) THEN ${HANDED} END`
    : `iif(${isStart}, 0, NULL)`
  return `start (id, nth) AS MATERIALIZED (
        ${isInside(start) ? inOrder : `${anyhow} LIMIT ${MOST_STARTS}`}),
      steps (turn, depth, nth, reached, near, other, path, file_id, how, more) AS NOT MATERIALIZED (
        SELECT 4, 1, nth, id, NULL, NULL, NULL, NULL, ${howOfStart}, NULL FROM start
        UNION
        SELECT ${turn(howIn('j.value'))}, w.depth, w.nth, NULL, w.reached, j.value, m.path, m.file_id, NULL, NULL FROM steps w
          CROSS JOIN edge_list e ON e.repository_id = :repository AND e.way = ${WAYS[direction]} AND e.symbol_id = w.reached
          ${joinEdgeOwner(scope, 'e.edges_id')}
          CROSS JOIN json_each(e.others) j ON ${isVisited(howIn('j.value'))}
        UNION
        SELECT ${turn('e.uses')}, w.depth, w.nth, NULL, w.reached, e.${far}, m.path, m.file_id, ${HOW_OF_ROW}, ${MORE_OF_ROW} FROM steps w
          CROSS JOIN edge e ${index} ON e.repository_id = :repository AND e.${near} = w.reached AND ${isVisited('e.uses')}
          ${joinEdgeOwner(scope, 'e.link_set_id')}
        UNION
        SELECT ${turnBehind}, w.depth + ${isStep}, 0, ${reached}, NULL, NULL, NULL, NULL, ${howReached}, NULL
          FROM steps w WHERE w.reached IS NULL AND ${isFollowed} AND (w.depth < :depth OR (w.depth = :depth AND NOT ${isStep}))
        ORDER BY 1, 3, 4
        LIMIT ${MOST_STARTS} + 2 * :cap),
      walk AS MATERIALIZED (SELECT depth, near, other, path, file_id, how, more FROM steps
        WHERE reached IS NULL LIMIT :cap)`
}

/**
 * The edges of `walk` as one text: as rows they would be most of what a question returns. Without their paths, which may
 * have 4 KB each.
 */
const WALKED = '(SELECT json_group_array(json_array(depth, near, other, file_id, how, more)) FROM walk)'

/** `other` is an entry of a list, or, for the older table, the symbol, with how it is used beside it. */
type Walked = readonly [
  ...[depth: number, near: Id, other: string | Id, fileId: Id],
  ...[how: number | null, more: number | null],
]

function edgesIn(json: unknown, direction: Way): Users['edges'][number][] {
  return (JSON.parse(json as string) as Walked[]).map(([depth, near, entry, fileId, how, more]) => {
    const { other, ...use } =
      typeof entry === 'string' ? readEdge(entry) : { other: entry, ...readHow(how ?? 0, more ?? 0) }
    const [target, source] = direction === 'into' ? [near, other] : [other, near]
    return { depth, target, source, fileId, ...use }
  })
}

/** The first row holds the edges, and each further row the path of one of their files. */
export function edges(direction: Way, start: Start, walk: Walk): Lookup<Edge[]> {
  return lookup({
    sql: (scope) => `WITH RECURSIVE ${walkFrom(scope, direction, start, walk)}
      SELECT NULL AS file_id, ${WALKED} AS text UNION ALL SELECT * FROM (SELECT DISTINCT file_id, path FROM walk)`,
    parameters: { ...startParameters(start), ...ORDINARY, ...walk },
    answer: ([first, ...files]) => {
      const paths = new Map(files.map((row) => [row.file_id as Id, row.text as string]))
      return edgesIn(first?.text, direction).map((edge) => ({ ...edge, path: paths.get(edge.fileId) as string }))
    },
  })
}

/**
 * The edges into a start, and the files they are in, at most `most`, nearest first: one walk for both. A UNION has one
 * set of columns, those of files; the row of the edges holds them as `facts`.
 */
export function users(start: Start, walk: Walk, parts: Parts, most: number): Lookup<Users> {
  return lookup({
    sql: (scope) =>
      `${filesStatement(
        `SELECT row_number() OVER (ORDER BY depth, path) AS n, file_id, link_set_id, path FROM (
        SELECT min(w.depth) AS depth, m.file_id, m.link_set_id, m.path FROM walk w ${joinFile(scope, 'w.file_id')}
        GROUP BY m.file_id) ORDER BY n LIMIT :most`,
        parts,
        walkFrom(scope, 'into', start, walk),
      )} UNION ALL ${rowBeside('edges', WALKED, parts)}`,
    parameters: { ...startParameters(start), ...ORDINARY, ...walk, most },
    answer: (rows, { scope, held, opened }) => {
      const files = rows.filter((row) => row.kind !== 'edges') as unknown as FileRowResult[]
      const edges = rows.find((row) => row.kind === 'edges')
      return {
        edges: edgesIn(edges?.facts, 'into'),
        files: filesOf(files, parts, scope.repositoryId, held, opened),
      }
    },
  })
}
