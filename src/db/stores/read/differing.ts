/**
 * Which paths differ between two refs of one repository, from their manifests.
 *
 * Candidate paths are found first: those that either layer holds on top of its base, and those that began or ended in a
 * shared base between its two generations. Only for these is each side's row looked up. So the cost follows the size of
 * the difference, except between two layers without a common base, where every path of both is a candidate.
 */
import type { Id } from '../../../contract/ids.ts'
import type { IndexedFile } from '../../../query/indexed/indexed-file.ts'
import type { DifferingPath, DifferingQuery, Lookup, Parts } from '../../../query/ports.ts'
import type { RefScope } from '../../../tenancy/scope.ts'
import type { Value } from '../../statement.ts'
import { namedSql } from '../vouched.ts'
import { fileLookup, lookup } from './question.ts'

export function differing(base: RefScope, query: DifferingQuery): Lookup<{ paths: DifferingPath[]; total: number }> {
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

export function differingFiles(base: RefScope, query: DifferingQuery, parts: Parts): Lookup<IndexedFile[]> {
  return lookup(fileLookup(parts, differingParameters(base, query), (scope) => differingFilesSql(scope, base)))
}

/** Parameters of the compared side have their own names, beside those of the scope. */
const SIDES = {
  now: { layer: ':layer', generation: ':generation', base: ':base_layer', baseGeneration: ':base_generation' },
  was: {
    layer: ':other_layer',
    generation: ':other_generation',
    base: ':other_base_layer',
    baseGeneration: ':other_base_generation',
  },
} as const
type Side = keyof typeof SIDES

function differingParameters(base: RefScope, query: DifferingQuery): Record<string, Value> {
  return {
    other_layer: base.layerId,
    other_generation: base.generation,
    other_base_layer: base.base?.layerId ?? null,
    other_base_generation: base.base?.generation ?? null,
    path_has: query.pathHas,
    after: query.after,
    most: query.files,
    most_bytes: query.bytes,
  }
}

const holdsAt = (layer: string, generation: string): string =>
  `m.repository_id = :repository AND m.layer_id = ${layer} AND m.from_gen <= ${generation} AND m.to_gen > ${generation}`

const rootOf = (scope: RefScope) => scope.base ?? scope

const rootParameters = (scope: RefScope, side: Side): [layer: string, generation: string] => {
  const { layer, generation, base, baseGeneration } = SIDES[side]
  return scope.base ? [base, baseGeneration] : [layer, generation]
}

function candidates(now: RefScope, was: RefScope): string {
  const both = [
    [now, 'now'],
    [was, 'was'],
  ] as const
  const wholeOf = (layer: string, generation: string) =>
    `SELECT m.path FROM manifest m WHERE ${holdsAt(layer, generation)}`
  const own = both.filter(([scope]) => scope.base).map(([, side]) => wholeOf(SIDES[side].layer, SIDES[side].generation))
  const [nowRoot, wasRoot] = [rootOf(now), rootOf(was)]
  const [nowAt, wasAt] = [rootParameters(now, 'now'), rootParameters(was, 'was')]
  if (nowRoot.layerId !== wasRoot.layerId) return [...own, wholeOf(...nowAt), wholeOf(...wasAt)].join(' UNION ')
  const [low, high] = nowRoot.generation < wasRoot.generation ? [nowAt[1], wasAt[1]] : [wasAt[1], nowAt[1]]
  const layer = `m.repository_id = :repository AND m.layer_id = ${nowAt[0]}`
  return [
    ...own,
    `SELECT m.path FROM manifest m INDEXED BY manifest_by_begin WHERE ${layer} AND m.from_gen > ${low} AND m.from_gen <= ${high}`,
    // The bound is repeated in the form of the index, or SQLite would not use the partial index.
    `SELECT m.path FROM manifest m INDEXED BY manifest_by_end WHERE ${layer} AND m.to_gen > ${low} AND m.to_gen <= ${high}
      AND m.to_gen < 9007199254740991`,
  ].join(' UNION ')
}

/** What one side holds at a path: the row of its own layer if there is one, else the base's. */
function cell(scope: RefScope, side: Side, column: 'file_id' | 'link_set_id'): string {
  const { layer, generation, base, baseGeneration } = SIDES[side]
  const row = (at: [string, string], what: string) =>
    `SELECT ${what} FROM manifest m WHERE ${holdsAt(...at)} AND m.path = c.path`
  const own = `(${row([layer, generation], `m.${column}`)})`
  if (!scope.base) return own
  return `CASE WHEN EXISTS (${row([layer, generation], '1')}) THEN ${own}
    ELSE (${row([base, baseGeneration], `m.${column}`)}) END`
}

const size = (id: string): string =>
  `coalesce((SELECT f.size FROM file_version f WHERE f.repository_id = :repository AND f.id = ${id}), 0)`

/**
 * The page of differences as a common table. It stops where the texts of both sides exceed the limit, but always has
 * the first.
 */
function page(now: RefScope, was: RefScope): string {
  return `candidate (path) AS MATERIALIZED (${candidates(now, was)}),
    difference AS MATERIALIZED (SELECT * FROM (
      SELECT c.path, ${cell(was, 'was', 'file_id')} AS was, ${cell(now, 'now', 'file_id')} AS now
      FROM candidate c WHERE c.path > :after AND instr(c.path, :path_has) > 0)
      WHERE ${namedSql('was')} IS NOT ${namedSql('now')}),
    few AS (SELECT row_number() OVER (ORDER BY path) AS n, count(*) OVER () AS total, path, was, now
      FROM difference ORDER BY path LIMIT :most),
    page AS MATERIALIZED (SELECT n, total, path, was, now FROM (
      SELECT *, sum(size) OVER (ORDER BY n ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
      FROM (SELECT *, ${size('was')} + ${size('now')} AS size FROM few))
      WHERE coalesce(before, 0) < :most_bytes)`
}

const differingSql = (now: RefScope, was: RefScope): string =>
  `WITH ${page(now, was)} SELECT path, was, now, total FROM page ORDER BY n`

/** In the form that `filesStatement` expects as its selection: both sides of each path, one after the other. */
const differingFilesSql = (now: RefScope, was: RefScope): string =>
  `WITH ${page(now, was)}
    SELECT 2 * c.n, c.was, ${cell(was, 'was', 'link_set_id')}, c.path FROM page c WHERE c.was IS NOT NULL
    UNION ALL SELECT 2 * c.n + 1, c.now, ${cell(now, 'now', 'link_set_id')}, c.path FROM page c WHERE c.now IS NOT NULL`
