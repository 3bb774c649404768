/**
 * Deletes what is no longer reachable: generations that ended long ago, abandoned uploads, content that no manifest
 * names, and segments of the substring index that have become too many or mostly empty.
 *
 * Runs from the cron, a bounded piece at a time, alongside uploads and readers. Each deleting statement checks again
 * that the row is unreachable, so an interrupted or late run only leaves work for the next one.
 */
import { Buffer } from 'node:buffer'
import { LIMITS } from '../contract/limits.ts'
import { type Databases, openDatabases } from '../db/databases.ts'
import { fromDifference } from '../db/formats/beside.ts'
import { readFacts } from '../db/formats/facts-body.ts'
import { statement } from '../db/statement.ts'
import { type EmbeddingStore, embeddingStore } from '../db/stores/embedding-store.ts'
import { purgeStore } from '../db/stores/purge-store.ts'
import { type SegmentStore, segmentStore } from '../db/stores/segment-store.ts'
import { storageStore } from '../db/stores/storage-store.ts'
import { type SweepStore, sweepStore } from '../db/stores/sweep-store.ts'
import type { Env } from '../env.ts'
import { log } from '../telemetry/log.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { unsafeSystemScope } from '../tenancy/unsafe-system-scope.ts'
import { keeperOf } from '../vectors/deployment.ts'
import type { Left, VectorHome } from '../vectors/home.ts'
import { UPLOAD_LIFETIME_MS } from './begin.ts'
import { segmentId } from './digest.ts'
import { inflateWithin } from './inflate.ts'
import { mergeSegments } from './merge-segments.ts'
import { commitsBefore, EXPIRED, KEEP, READING_MS } from './retention.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export const RETENTION = {
  /** How long a commit stays readable after its ref has moved on, where nothing else is set. */
  supersededMs: KEEP.commitsDays * DAY,
  /** The minimum, whatever is set. */
  readingMs: READING_MS,
  /** Uploads stay on the run's page after they end. */
  uploadMs: 30 * DAY,
  /**
   * Content that no manifest names is kept this long, because an upload may be about to name it. Longer than an upload
   * lives.
   */
  contentMs: 2 * DAY,
} as const

/** Repositories swept in one invocation; the others keep their `sweep_due`, and those that wait longest come next. */
const REPOSITORIES = 20
/** With this many statements no other repository is begun: one takes up to 250, and D1 allows 1,000 in an invocation. */
const MOST_STATEMENTS = 600
/** A repository of which nothing was left over is not marked again before this: its sweep counts every row. */
const AGAIN_MS = 6 * HOUR
const CONTENT_AT_ONCE = 200
const ROUNDS = 10
/** Few tables are left after the first. */
const PURGE_ROUNDS = 40
const SEGMENTS = 24
/** Bytes of segments that are merged at once, as they are stored: an isolate holds them several times over. */
const MERGED_BYTES = 6_000_000

/** Rows of an organisation that belong to no repository. */
const ORGANISATION_TABLES = [
  ...['member', 'team', 'token', 'client_grant', 'blocked_client', 'allowed_client'],
  ...['usage_limit', 'usage_by_hour', 'tool_call'],
] as const

interface DueRow {
  id: number
  organisation_id: number
  owner: string
  name: string
  shard: number
  deleted_at: number | null
  commits_before: number
}

export async function sweepAll(env: Env, now = Date.now(), retention = RETENTION): Promise<number> {
  const databases = openDatabases(env)
  const due = await markDue(databases, now, retention)
  const { control, index } = databases.meters
  for (const row of due) {
    if (control.statements + index.statements > MOST_STATEMENTS) break
    const scope = unsafeSystemScope('retention is the service’s own duty', {
      organisationId: row.organisation_id,
      repositoryId: row.id,
      repository: `${row.owner}/${row.name}`,
      shard: row.shard,
    })
    try {
      await takeTurn(databases, row.id, now)
      if (row.deleted_at !== null) await purge(databases, keeperOf(env), scope)
      else await sweepRepository(databases, keeperOf(env), scope, row.commits_before, now, retention)
    } catch (error) {
      log('error', 'sweep failed', { repository: row.id, error })
    }
  }
  await forgetOrganisations(databases, now - retention.readingMs)
  return due.length
}

/** Before anything is done: one that fails each time goes to the end of the queue as well. */
async function takeTurn({ control }: Databases, repository: number, now: number): Promise<void> {
  await statement(control, 'UPDATE repository SET swept_at = :now WHERE id = :repository', { repository, now }).run()
}

/**
 * Of a deleted organisation only the audit trail stays, and a row that keeps its id from being reused; its name is free
 * again. This runs last, when its repositories are gone.
 */
async function forgetOrganisations({ control }: Databases, before: number): Promise<void> {
  const gone = `SELECT o.id FROM organisation o WHERE o.deleted_at < :before AND o.name <> 'deleted~' || o.id
    AND NOT EXISTS (SELECT 1 FROM repository r WHERE r.organisation_id = o.id AND r.name <> 'deleted~' || r.id)`
  const their = `organisation_id IN (${gone})`
  await control.batch(
    [
      `DELETE FROM team_member WHERE team_id IN (SELECT id FROM team WHERE ${their})`,
      `DELETE FROM client_grant_repository WHERE grant_id IN (SELECT id FROM client_grant WHERE ${their})`,
      ...ORGANISATION_TABLES.map((table) => `DELETE FROM ${table} WHERE ${their}`),
      `UPDATE organisation SET name = 'deleted~' || id, github_id = NULL WHERE id IN (${gone})`,
    ].map((sql) => statement(control, sql, { before })),
  )
}

/**
 * Marks repositories where something ended, or whose organisation did, and returns the first of all that are marked:
 * those that have been deleted since their last turn, then those whose turn was longest ago.
 */
async function markDue({ control }: Databases, now: number, retention: typeof RETENTION): Promise<DueRow[]> {
  const before = commitsBefore(retention.readingMs, retention.supersededMs)
  const ownerOf = (row: string) =>
    `JOIN repository r ON r.id = ${row}.repository_id JOIN organisation o ON o.id = r.organisation_id`
  const parameters = {
    now,
    reading: now - retention.readingMs,
    uploads: now - retention.contentMs - DAY,
    silent: now - UPLOAD_LIFETIME_MS,
    forgotten: now - 30 * DAY,
    again: now - AGAIN_MS,
  }
  // A turn that is later than now was given by a clock that has been put back.
  const mark = 'UPDATE repository SET sweep_due = 1 WHERE sweep_due = 0 AND (swept_at BETWEEN :again AND :now) IS NOT 1'
  const results = await control.batch<DueRow>(
    [
      `UPDATE repository SET sweep_due = 1, deleted_at = o.deleted_at FROM organisation o
       WHERE o.deleted_at IS NOT NULL AND o.id = repository.organisation_id AND repository.deleted_at IS NULL`,
      `${mark} AND id IN (
         SELECT h.repository_id FROM held_generation h ${ownerOf('h')}
         WHERE h.superseded_at < :reading AND h.superseded_at < ${before})`,
      `${mark} AND id IN (SELECT ref.repository_id FROM ref ${ownerOf('ref')} WHERE ${EXPIRED})`,
      // Uploads that ended in the last days: their leftovers are cleared a few hours after they expired, and once more
      // later.
      `${mark} AND id IN (
         SELECT repository_id FROM upload WHERE expires_at < :now AND expires_at > :uploads)`,
      `UPDATE run SET status = 'cancelled', finished_at = :now, failure = '{"message":"Nothing was heard of it again."}'
       WHERE status = 'open' AND started_at < :silent`,
      // Pushes to branches that nobody indexes: there is no index that they could make stale.
      `DELETE FROM push WHERE pushed_at < :forgotten AND NOT EXISTS (
         SELECT 1 FROM ref f WHERE f.repository_id = push.repository_id AND f.name = push.ref_name)`,
      `SELECT r.id, r.organisation_id, r.owner, r.name, r.shard, r.deleted_at, ${before} AS commits_before
       FROM repository r JOIN organisation o ON o.id = r.organisation_id
       WHERE r.sweep_due = 1 AND (r.deleted_at IS NULL OR r.deleted_at < :reading)
       ORDER BY CASE WHEN r.deleted_at > coalesce(r.swept_at, 0) THEN 0 ELSE coalesce(r.swept_at, 0) END, r.id LIMIT ${REPOSITORIES}`,
    ].map((sql) => statement(control, sql, parameters)),
  )
  return results.at(-1)?.results ?? []
}

/** Nothing of a deleted repository is kept. */
async function purge(databases: Databases, vectors: VectorHome, scope: RepositoryScope): Promise<void> {
  const embeddings = embeddingStore(databases)
  // First what is stored elsewhere: only the shard's rows say what that is.
  for (let round = 0; !(await vectors.purge(embeddings, scope)); round++) if (round === ROUNDS) return
  const store = purgeStore(databases)
  let left = await store.tables(scope)
  for (let round = 0; round < PURGE_ROUNDS; round++) {
    left = await store.piece(scope, left)
    if (left.length > 0) continue
    await store.forget(scope)
    log('info', 'purged', { repository: scope.repositoryId })
    return
  }
}

async function sweepRepository(
  databases: Databases,
  vectors: VectorHome,
  scope: RepositoryScope,
  commitsBefore: number,
  now: number,
  retention: typeof RETENTION,
): Promise<void> {
  const store = sweepStore(databases)
  await store.expire(scope, EXPIRED, now)
  const released = await store.release(scope, {
    now,
    generationsBefore: commitsBefore,
    uploadsBefore: now - retention.uploadMs,
  })
  const rows = await store.clearManifests(scope, released)
  const before = now - retention.contentMs
  // Link sets first: the facts of their files say where their edges are.
  const links = await inRounds(() => sweepLinks(store, scope, before))
  const files = await inRounds(() => sweepFiles(store, scope, before))
  const segments = await compact(segmentStore(databases), scope, now)
  const finished = await sweepVectors(vectors, embeddingStore(databases), scope, now)
  if (links.finished && files.finished && finished) await store.done(scope)
  const bytes = await storageStore(databases)
    .recount(scope)
    .catch((error: unknown) =>
      log('warn', 'a repository could not be counted', { repository: scope.repositoryId, error }),
    )
  log('info', 'swept', {
    repository: scope.repositoryId,
    rows,
    links: links.count,
    files: files.count,
    segments,
    bytes,
  })
}

async function inRounds(round: () => Promise<number>): Promise<{ count: number; finished: boolean }> {
  let count = 0
  for (let at = 0; at < ROUNDS; at++) {
    const swept = await round()
    count += swept
    if (swept === 0) return { count, finished: true }
  }
  return { count, finished: false }
}

async function sweepLinks(store: SweepStore, scope: RepositoryScope, before: number): Promise<number> {
  const dead = await store.deadLinks(scope, before, CONTENT_AT_ONCE)
  if (dead.length === 0) return 0
  const links = dead.map(({ id, edges, module, facts, beside }) => ({
    id,
    edges,
    sources: [module, ...(facts ? symbolsOf(facts, beside).ids : [])],
  }))
  await store.deleteLinks(scope, links, before)
  return dead.length
}

async function sweepFiles(store: SweepStore, scope: RepositoryScope, before: number): Promise<number> {
  const dead = await store.deadFiles(scope, before, CONTENT_AT_ONCE)
  if (dead.length === 0) return 0
  const files = dead.map(({ id, facts, beside }) => ({ id, names: facts ? symbolsOf(facts, beside).names : [] }))
  await store.deleteFiles(scope, files, before)
  return dead.length
}

/** What a vector store does not take now stays noted, and holds up nothing else. Returns whether nothing is left. */
async function sweepVectors(
  vectors: VectorHome,
  store: EmbeddingStore,
  scope: RepositoryScope,
  now: number,
): Promise<boolean> {
  try {
    let left: Left = 'more'
    for (let round = 0; left === 'more' && round < ROUNDS; round++) left = await vectors.sweep(store, scope, now)
    return left === 'nothing'
  } catch (error) {
    log('warn', 'vectors were not deleted', { repository: scope.repositoryId, error })
    return false
  }
}

function symbolsOf(facts: Uint8Array, beside: Uint8Array | undefined) {
  const whole = (data: Uint8Array) => inflateWithin(data, LIMITS.bodyInflatedBytes, 'facts')
  const body = beside ? fromDifference(whole(beside), facts, LIMITS.bodyInflatedBytes) : whole(facts)
  return readFacts(Buffer.from(body)).columns
}

/** Merges the smallest segments while there are too many, and any segment most of whose files are gone. */
async function compact(store: SegmentStore, scope: RepositoryScope, now: number): Promise<number> {
  const segments = (await store.all(scope)).sort((a, b) => a.live - b.live)
  const hollow = segments.filter((one) => one.live * 2 < one.files.length)
  const candidates = segments.length > SEGMENTS ? segments : hollow
  if (candidates.length === 0) return 0
  const bytesOf = await store.bytes(
    scope,
    candidates.map((one) => one.id),
  )
  const chosen: typeof segments = []
  let live = 0
  let bytes = 0
  for (const segment of candidates) {
    live += segment.live
    bytes += bytesOf.get(segment.id) ?? 0
    if (chosen.length > 0 && (live > LIMITS.recordsPerBatch || bytes > MERGED_BYTES)) break
    chosen.push(segment)
  }
  if (chosen.length === 1 && hollow.length === 0) return 0
  const ids = chosen.map((one) => one.id)
  const opened = await store.open(scope, ids)
  const merged = mergeSegments(
    chosen.map((one) => ({
      id: one.id,
      files: one.files,
      blocks: opened.blocksOf(one.id),
      words: opened.wordsOf(one.id),
    })),
    opened.live,
  )
  const leftOut = chosen.flatMap((one) => one.files).filter((file) => !opened.live.has(file))
  await store.replace(scope, ids, { ...merged, id: segmentId(merged.files) }, leftOut, now)
  return chosen.length
}
