/**
 * One repository by its id, for whoever may read it: itself, its refs, its runs. Absent and forbidden ones both give
 * undefined, and the audit trail records both in the same way.
 */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Proof } from '../../tenancy/principal.ts'
import type { RefScope, RepositoryScope } from '../../tenancy/scope.ts'
import { allowed, type GenerationRow, OTHER_DEFAULT, type RepositoryRow, refusedAccessTo } from '../access-query.ts'
import { parametersOf } from '../authenticate.ts'
import { refCandidates } from '../ref-name.ts'
import { scopeOfRef, scopeOfRepository } from '../ref-scope.ts'
import { FROZEN, HEARD, type Heard, type LineRow, linesOf } from './repositories.ts'

const THIS = ' AND r.id = :repository_id'

async function refused({ control }: Databases, proof: Proof, id: number): Promise<undefined> {
  const parameters = parametersOf(proof)
  await statement(control, refusedAccessTo(allowed(parameters, THIS), ':repository_id'), {
    ...parameters,
    repository_id: id,
  }).run()
}

export interface DetailRow extends LineRow {
  readonly other_default: string | null
  readonly keep_commits_days: number | null
  readonly keep_ended_days: number | null
  readonly keep_idle_days: number | null
  readonly o_keep_commits_days: number | null
  readonly o_keep_ended_days: number | null
  readonly o_keep_idle_days: number | null
}

/** For pages about it as a whole. */
export async function readableRepository(databases: Databases, proof: Proof, accountId: number, id: number) {
  const { control } = databases
  const parameters = { ...parametersOf(proof), repository_id: id, account: accountId }
  const keeps = ['commits', 'ended', 'idle'].flatMap((of) => [
    `r.keep_${of}_days`,
    `o.keep_${of}_days AS o_keep_${of}_days`,
  ])
  const [lines, clients, tokens] = await control.batch<Record<string, unknown>>(
    [
      `${linesOf(proof, THIS)} SELECT l.*, ${OTHER_DEFAULT}, ${keeps.join(', ')} FROM line l JOIN repository r ON r.id = l.id
       JOIN organisation o ON o.id = l.organisation_id`,
      ...HEARD,
    ].map((sql) => statement(control, sql, parameters)),
  )
  const [row] = (lines?.results ?? []) as unknown as DetailRow[]
  if (!row) return refused(databases, proof, id)
  return { row, heard: { clients: clients?.results ?? [], tokens: tokens?.results ?? [] } as unknown as Heard }
}

const A_PAGE = { refs: ' AND f.name > :after', runs: ' AND x.id < :before' } as const

export interface RefRow {
  readonly name: string
  readonly is_default: number
  readonly indexing: number
  readonly generation: number | null
  readonly commit_sha: string | null
  readonly indexed_at: number | null
  readonly indexed: number
  readonly skipped: number
  readonly symbols: number
  readonly behind_by: number | null
  readonly pushed_commit: string | null
  readonly ended: 'deleted' | 'closed' | null
  readonly expires_at: number | null
  readonly run_status: LineRow['run_status']
}

/** By name, the default one first. */
export async function readableRefs(
  databases: Databases,
  proof: Proof,
  id: number,
  page: { readonly search: string; readonly after: string; readonly limit: number },
) {
  const of = `WITH ${allowed(parametersOf(proof), THIS)}`
  const found = `FROM allowed a JOIN ref f ON f.repository_id = a.id AND instr(lower(f.name), lower(:search)) > 0`
  const rows = await several<RefRow>(databases, proof, id, page, [
    `${of} SELECT f.name, f.name = a.default_ref AS is_default, f.generation, h.commit_sha, h.indexed_at,
       coalesce(h.indexed, 0) AS indexed, coalesce(h.skipped, 0) AS skipped, coalesce(h.statistics ->> '$.symbols', 0) AS symbols,
       f.behind_by, f.pushed_commit, f.ended, f.expires_at,
       EXISTS (SELECT 1 FROM upload u WHERE u.ref_id = f.id AND u.status = 'open' AND u.touched_at > :live
         AND (u.run, u.attempt) > (f.run, f.attempt)) AS indexing,
       (SELECT x.status FROM run x WHERE x.repository_id = a.id AND x.ref_name = f.name ORDER BY x.id DESC LIMIT 1) AS run_status
     ${found} LEFT JOIN held_generation h ON h.repository_id = a.id AND h.generation = f.generation
     WHERE 1${A_PAGE.refs} ORDER BY f.name LIMIT :limit`,
    `${of} SELECT count(*) AS total ${found}`,
  ])
  return rows && { refs: rows.items, total: rows.total }
}

export interface RunRow {
  readonly id: number
  readonly ref_name: string
  readonly commit_sha: string
  readonly run: number
  readonly attempt: number
  readonly status: NonNullable<LineRow['run_status']>
  readonly started_at: number
  readonly finished_at: number | null
  /** JSON */
  readonly phases: string
  readonly counts: string
  readonly failure: string | null
}

/** Newest first. */
export async function readableRuns(
  databases: Databases,
  proof: Proof,
  id: number,
  page: { readonly ref: string | undefined; readonly before: number; readonly limit: number },
) {
  const of = `WITH ${allowed(parametersOf(proof), THIS)}`
  const found = `FROM allowed a JOIN run x ON x.repository_id = a.id${page.ref === undefined ? '' : ' AND x.ref_name = :ref'}`
  const rows = await several<RunRow>(databases, proof, id, page, [
    `${of} SELECT x.id, x.ref_name, x.commit_sha, x.run, x.attempt, x.status, x.started_at, x.finished_at, x.phases, x.counts,
       x.failure ${found} WHERE 1${A_PAGE.runs} ORDER BY x.id DESC LIMIT :limit`,
    `${of} SELECT count(*) AS total ${found}`,
  ])
  return rows && { runs: rows.items, total: rows.total }
}

/**
 * Items and their total, for a repository that may be read. A repository without items differs from one that may not be
 * read.
 */
async function several<Row>(
  databases: Databases,
  proof: Proof,
  id: number,
  page: object,
  [items, total]: readonly [string, string],
) {
  const { control } = databases
  const parameters = { ...parametersOf(proof), repository_id: id, ...page }
  const [may, rows, count] = await control.batch<Record<string, unknown>>(
    [`WITH ${allowed(parametersOf(proof), THIS)} SELECT 1 AS may FROM allowed`, items, total].map((sql) =>
      statement(control, sql, parameters),
    ),
  )
  if (may?.results.length !== 1) return refused(databases, proof, id)
  return {
    items: (rows?.results ?? []) as unknown as Row[],
    total: (count?.results[0]?.total as number | undefined) ?? 0,
  }
}

/**
 * The scope of one of its refs, by default the default ref. `index` is undefined if that ref has none yet, or if the
 * repository is frozen: then it can be administered but not read.
 */
export async function authorizeById(
  databases: Databases,
  proof: Proof,
  id: number,
  ref?: string | undefined,
): Promise<{ readonly scope: RepositoryScope; readonly index: RefScope | undefined } | undefined> {
  const { control } = databases
  const names = ref === undefined ? [] : refCandidates(ref)
  const parameters = { ...parametersOf(proof), repository_id: id, refs: JSON.stringify(names) }
  const of = `WITH ${allowed(parametersOf(proof), THIS)}`
  const [repositories, generations] = await control.batch<Record<string, unknown>>(
    [
      `${of}, ${FROZEN(THIS)} SELECT * FROM allowed UNION SELECT * FROM frozen`,
      `${of} SELECT a.id AS repository_id, f.id AS ref_id, f.name AS ref_name, f.generation AS head, 0 AS syncing,
         f.behind_by, f.pushed_commit, f.pushed_at,
         h.generation, h.commit_sha, h.layer_id, h.base_layer_id, h.base_generation, h.indexed, h.skipped, h.statistics, h.indexed_at
       FROM allowed a JOIN ref f ON f.repository_id = a.id
         AND ${ref === undefined ? 'f.name = a.default_ref' : 'f.name IN (SELECT value FROM json_each(:refs))'}
       JOIN held_generation h ON h.repository_id = a.id AND h.generation = f.generation LIMIT 2`,
    ].map((sql) => statement(control, sql, parameters)),
  )
  const [repository] = (repositories?.results ?? []) as unknown as RepositoryRow[]
  if (!repository) return refused(databases, proof, id)
  const rows = ((generations?.results ?? []) as unknown as GenerationRow[]).sort(
    (a, b) => names.indexOf(a.ref_name) - names.indexOf(b.ref_name),
  )
  return {
    scope: scopeOfRepository(repository),
    index: rows[0] && scopeOfRef(repository, rows[0], false),
  }
}
