/**
 * The statements that decide. What a caller may see is part of every one of them, so that an answer about something
 * that the caller may not see cannot come back and then be filtered: it is never read.
 *
 * The parts are put together freely: parameters are named here, and numbered by `statement`.
 */

/** The one row of a believed proof; no row for a token that is unknown, revoked, expired, or whose owner is gone. */
const CALLER = `caller AS (
  SELECT t.id, t.organisation_id, t.account_id, t.repository_id, t.ref_pattern, t.scopes
  FROM token t JOIN organisation o ON o.id = t.organisation_id AND o.deleted_at IS NULL
  WHERE t.hash = :hash AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > :now)
    AND (t.account_id IS NULL OR EXISTS (
      SELECT 1 FROM member m JOIN account a ON a.id = m.account_id AND a.deleted_at IS NULL
      WHERE m.organisation_id = t.organisation_id AND m.account_id = t.account_id)))`

/** The repositories, of those that the caller may see, that were asked for. */
const allowed = (where: string) => `${CALLER}, allowed AS (
  SELECT r.id, r.organisation_id, r.owner, r.name, r.shard, r.default_ref, r.visibility
  FROM caller c JOIN repository r
    ON r.organisation_id = c.organisation_id AND (c.repository_id IS NULL OR r.id = c.repository_id)
  WHERE r.deleted_at IS NULL${where})`

const SYNCING = `EXISTS (
  SELECT 1 FROM upload u WHERE u.ref_id = f.id AND u.status = 'open' AND u.touched_at > :live
    AND (u.run, u.attempt) > (f.run, f.attempt)) AS syncing`

const REF = `f.id AS ref_id, f.name AS ref_name, f.generation AS head, ${SYNCING}`
const GENERATION = `h.generation, h.commit_sha, h.layer_id, h.base_layer_id, h.base_generation, h.indexed, h.skipped,
  h.statistics, h.indexed_at`

export interface Parameters {
  hash: string
  now: number
  /** Uploads touched after this are running. */
  live: number
  owner?: string
  name?: string
  /** JSON array of stored ref names. */
  refs?: string
  commit?: string
  generation?: number
  upload?: string
}

export interface CallerRow {
  id: number
  organisation_id: number
  account_id: number | null
  repository_id: number | null
  ref_pattern: string | null
  scopes: string
}
export interface RepositoryRow {
  id: number
  organisation_id: number
  owner: string
  name: string
  shard: number
  default_ref: string
  visibility: 'private' | 'internal' | 'public'
}
export interface GenerationRow {
  repository_id: number
  ref_id: number
  ref_name: string
  /** The ref's current generation; null before its first publish. */
  head: number | null
  syncing: number
  generation: number | null
  commit_sha: string
  layer_id: number
  base_layer_id: number | null
  base_generation: number | null
  indexed: number
  skipped: number
  statistics: string
  indexed_at: number
}
export interface UploadRow {
  upload_id: string
  ref_id: number
  ref_name: string
  commit_sha: string
  run: number
  attempt: number
  base_generation: number | null
  default_ref_wanted: string | null
  status: 'open' | 'published' | 'superseded'
  generation: number | null
  created_at: number
  expires_at: number
}

const byName = (p: Parameters) =>
  `${p.owner === undefined ? '' : ' AND r.owner = :owner'}${p.name === undefined ? '' : ' AND r.name = :name'}`

export const callerQuery = () => `WITH ${CALLER} SELECT * FROM caller`

/** A hint for people, so once an hour is enough: a write per request would be most of a request's bill. */
export const lastUsedUpdate = () =>
  'UPDATE token SET last_used_at = :now WHERE hash = :hash AND coalesce(last_used_at, 0) < :now - 3600000'

export const repositoryQuery = (p: Parameters, limit: number) =>
  `WITH ${allowed(byName(p))} SELECT * FROM allowed ORDER BY owner, name LIMIT ${limit}`

/** Refs of the repository by any of `refs`; without `refs`, its default. */
export const refQuery = (p: Parameters) => `WITH ${allowed(byName(p))}
  SELECT a.id AS repository_id, ${REF}, ${GENERATION}
  FROM allowed a
  JOIN ref f ON f.repository_id = a.id AND ${
    p.refs === undefined ? 'f.name = a.default_ref' : 'f.name IN (SELECT value FROM json_each(:refs))'
  }
  LEFT JOIN held_generation h ON h.repository_id = a.id AND h.generation = ${
    p.generation === undefined ? 'f.generation' : ':generation AND h.ref_id = f.id'
  }
  LIMIT 4`

/** Held generations of a commit, newest first. The upper bound is the prefix followed by what sorts after every digit. */
export const commitQuery = (p: Parameters) => `WITH ${allowed(byName(p))}
  SELECT a.id AS repository_id, h.ref_id, h.ref_name, f.generation AS head, 0 AS syncing, ${GENERATION}
  FROM allowed a
  JOIN held_generation h ON h.repository_id = a.id AND h.commit_sha >= :commit AND h.commit_sha < :commit || 'g'
    ${p.generation === undefined ? '' : 'AND h.generation = :generation'}
  LEFT JOIN ref f ON f.id = h.ref_id
  ORDER BY h.generation DESC LIMIT 32`

export const refsOfAllQuery = (p: Parameters, limit: number) => `WITH ${allowed(byName(p))}
  SELECT a.id AS repository_id, ${REF}, ${GENERATION}
  FROM allowed a JOIN ref f ON f.repository_id = a.id
  LEFT JOIN held_generation h ON h.repository_id = a.id AND h.generation = f.generation
  ORDER BY a.owner, a.name, f.name LIMIT ${limit}`

export const uploadQuery = () => `WITH ${allowed('')}
  SELECT a.*, u.id AS upload_id, u.ref_id, f.name AS ref_name, u.commit_sha, u.run, u.attempt, u.base_generation,
    u.default_ref AS default_ref_wanted, u.status, u.generation, u.created_at, u.expires_at
  FROM upload u JOIN allowed a ON a.id = u.repository_id JOIN ref f ON f.id = u.ref_id
  WHERE u.id = :upload`

/** An upload that is being worked on is not abandoned. Only one that the caller may see; at most every ten seconds. */
export const touchUpload = () => `UPDATE upload SET touched_at = :now
  WHERE id = :upload AND status = 'open' AND touched_at < :now - 10000
    AND repository_id IN (WITH ${allowed('')} SELECT id FROM allowed)`
