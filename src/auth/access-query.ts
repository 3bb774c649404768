/**
 * The statements that decide access. What a caller may see is part of every statement, so that data about something the
 * caller may not see is never even read, rather than read and filtered.
 *
 * The parts are combined freely: parameters are named here, and numbered by `statement`.
 */
import { toldOftenEnough } from './refused-lines.ts'

/** The row of a valid token; no row for one that is unknown, revoked or expired, or whose owner is gone. */
const TOKEN_CALLER = `caller AS (
  SELECT t.id, t.organisation_id, t.account_id, t.repository_id, t.ref_pattern, t.scopes, t.commit_sha, t.run, t.attempt,
    NULL AS grant_id, NULL AS client_id, 0 AS chosen
  FROM token t JOIN organisation o ON o.id = t.organisation_id AND o.deleted_at IS NULL AND o.suspended_at IS NULL
  WHERE t.hash = :hash AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > :now)
    AND (t.account_id IS NULL OR EXISTS (
      SELECT 1 FROM member m
      JOIN account a ON a.id = m.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
      WHERE m.organisation_id = t.organisation_id AND m.account_id = t.account_id AND m.suspended_at IS NULL)))`

/** The same for a client that a person authorised: for all organisations of the person, or the one that was chosen. */
const GRANT_CALLER = `caller AS (
  SELECT 0 AS id, g.organisation_id, g.account_id, NULL AS repository_id, NULL AS ref_pattern, g.scopes,
    NULL AS commit_sha, NULL AS run, NULL AS attempt, g.id AS grant_id, g.client_id, g.chosen
  FROM client_grant g JOIN account a ON a.id = g.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
  WHERE g.id = :grant AND g.revoked_at IS NULL AND g.expires_at > :now)`

/** A person in a browser: to choose what a client may read, and to administer. */
const SESSION_CALLER = `caller AS (
  SELECT 0 AS id, NULL AS organisation_id, s.account_id, NULL AS repository_id, NULL AS ref_pattern, '["read"]' AS scopes,
    NULL AS commit_sha, NULL AS run, NULL AS attempt, NULL AS grant_id, NULL AS client_id, 0 AS chosen
  FROM web_session s JOIN account a ON a.id = s.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
  WHERE s.hash = :session AND s.expires_at > :now)`

const caller = (p: Parameters) =>
  p.grant !== undefined ? GRANT_CALLER : p.session !== undefined ? SESSION_CALLER : TOKEN_CALLER

/** Whether `m`, the caller's own membership, gives access to `r`. Writing is for those who run the organisation. */
const MEMBER_MAY_READ = `(m.role IN ('owner', 'admin') OR r.visibility <> 'private' OR EXISTS (
  SELECT 1 FROM repository_access x WHERE x.repository_id = r.id AND x.account_id = m.account_id) OR EXISTS (
  SELECT 1 FROM team_member tm JOIN team te ON te.id = tm.team_id AND te.organisation_id = r.organisation_id
  JOIN repository_access x ON x.team_id = tm.team_id AND x.repository_id = r.id
  WHERE tm.account_id = m.account_id))`
/** Whether a person may read `r` as a member of its organisation. `account`: their number, in SQL. */
export const readByMember = (account: string) => `EXISTS (SELECT 1 FROM member m
  WHERE m.organisation_id = r.organisation_id AND m.account_id = ${account} AND m.suspended_at IS NULL AND ${MEMBER_MAY_READ})`
const MEMBER_MAY_WRITE = `m.role IN ('owner', 'admin')`

const NOT_LIMITED = `(c.repository_id IS NULL OR r.id = c.repository_id)
  AND (c.chosen = 0 OR EXISTS (
    SELECT 1 FROM client_grant_repository k WHERE k.grant_id = c.grant_id AND k.repository_id = r.id))
  AND NOT EXISTS (
    SELECT 1 FROM blocked_client b WHERE b.organisation_id = r.organisation_id AND b.client_id = c.client_id)
  AND (c.client_id IS NULL OR o.listed_clients_only = 0 OR EXISTS (
    SELECT 1 FROM allowed_client y WHERE y.organisation_id = o.id AND y.client_id = c.client_id))`

/** The branch that is the default one at GitHub since the default ref here was chosen, as runs say. */
export const OTHER_DEFAULT = `CASE WHEN r.said_default_ref <> r.known_default_ref AND r.said_default_ref <> r.default_ref
  THEN r.said_default_ref END AS other_default`
/** What is known of a repository before anything else is asked about it. */
export const COLUMNS = `r.id, r.organisation_id, r.owner, r.name, r.shard, r.default_ref, r.visibility, ${OTHER_DEFAULT}`
/** A repository that was transferred away at GitHub is nobody's here until somebody links it again. */
const THERE = 'r.deleted_at IS NULL AND r.frozen_at IS NULL'
const ALIVE = 'o.deleted_at IS NULL AND o.suspended_at IS NULL'

/**
 * The requested repositories among those the caller may use. There are three ways to them, each starting from an index:
 * a token of the organisation itself, a membership of the caller's account, and, for readers who are persons, public
 * repositories.
 *
 * Whoever runs an organisation names its repositories, so a stranger's public repository may have the same name as the
 * caller's own. It is ignored if the caller has one of that name.
 */
export const allowed = (p: Parameters, where: string, access: 'read' | 'write' = 'read') => `${caller(p)}, own AS (
  SELECT ${COLUMNS} FROM caller c
  JOIN organisation o ON o.id = c.organisation_id AND ${ALIVE}
  JOIN repository r ON r.organisation_id = o.id AND ${NOT_LIMITED}
  WHERE c.account_id IS NULL AND ${THERE}${where}
  UNION SELECT ${COLUMNS} FROM caller c
  JOIN member m ON m.account_id = c.account_id AND (c.organisation_id IS NULL OR m.organisation_id = c.organisation_id)
    AND m.suspended_at IS NULL
  JOIN organisation o ON o.id = m.organisation_id AND ${ALIVE}
  JOIN repository r ON r.organisation_id = m.organisation_id AND ${NOT_LIMITED}
  WHERE ${THERE} AND ${access === 'write' ? MEMBER_MAY_WRITE : MEMBER_MAY_READ}${where}
), allowed AS (
  SELECT * FROM own${
    access === 'write' || p.owner === undefined
      ? ''
      : `
  UNION ALL SELECT ${COLUMNS} FROM caller c
  JOIN repository r ON r.visibility = 'public' AND ${THERE}
    AND (c.organisation_id IS NULL OR r.organisation_id = c.organisation_id)
  JOIN organisation o ON o.id = r.organisation_id AND ${ALIVE} AND ${NOT_LIMITED}
  WHERE c.account_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM own WHERE r.owner = own.owner AND r.name = own.name)${where}`
  })`

/**
 * Order among repositories of one name: first the one that GitHub vouches for, then the oldest. The same in every
 * statement of a decision.
 */
const IN_ORDER = `ORDER BY a.owner, a.name, (SELECT v.github_id IS NULL FROM repository v WHERE v.id = a.id), a.id`
const NEXT_DEFAULT = '(SELECT n.next_default_ref FROM repository n WHERE n.id = a.id) AS next_default_ref'
/** What its organisation keeps in all, and may keep. */
const STORED = `(SELECT coalesce(sum(s.stored_bytes), 0) FROM repository s WHERE s.organisation_id = a.organisation_id) AS stored_bytes,
    (SELECT o.stored_bytes_limit FROM organisation o WHERE o.id = a.organisation_id) AS stored_bytes_limit`
/** The repository that is meant, if there is one: only its refs are looked up. */
const MEANT = `(SELECT a.* FROM allowed a ${IN_ORDER} LIMIT 1)`

const SYNCING = `EXISTS (
  SELECT 1 FROM upload u WHERE u.ref_id = f.id AND u.status = 'open' AND u.touched_at > :live
    AND (u.run, u.attempt) > (f.run, f.attempt)) AS syncing`

const REF = `f.id AS ref_id, f.name AS ref_name, f.generation AS head, f.pushed_commit, f.behind_by, f.ended, f.expires_at,
  ${SYNCING}`
const GENERATION = `h.generation, h.commit_sha, h.layer_id, h.base_layer_id, h.base_generation, h.indexed, h.skipped,
  h.statistics, h.indexed_at`

export interface Parameters {
  /** One of these three identifies the caller: a token's hash, a client's grant, a browser's session. */
  hash?: string
  grant?: string
  session?: string
  now: number
  /** Uploads touched after this time count as running. */
  live: number
  owner?: string
  name?: string
  /** JSON array of stored ref names. */
  refs?: string
  /** Set to look up the base refs of these pull requests instead. */
  ofPull?: boolean
  commit?: string
  generation?: number
  upload?: string
}

export interface CallerRow {
  policy: string | null
  /** 0 if the token may create repositories, but its person no longer runs the organisation. */
  creates: number
  id: number
  organisation_id: number | null
  account_id: number | null
  repository_id: number | null
  ref_pattern: string | null
  scopes: string
  commit_sha: string | null
  run: number | null
  attempt: number | null
  grant_id: string | null
  client_id: string | null
}
export interface RepositoryRow {
  /** Only in `readableQuery`. */
  policy?: string | null
  /** Only in `readableQuery`; 0 if the caller reads the repository only because it is public. */
  own?: number
  id: number
  organisation_id: number
  owner: string
  name: string
  shard: number
  default_ref: string
  other_default?: string | null
  visibility: 'private' | 'internal' | 'public'
}
/** A repository that the caller may write. */
export interface WritableRow extends RepositoryRow {
  /** The default ref to switch to as soon as it is published. */
  next_default_ref: string | null
  /** Of all repositories of its organisation. */
  stored_bytes: number
  stored_bytes_limit: number | null
}
export interface GenerationRow {
  repository_id: number
  ref_id: number
  ref_name: string
  /** The ref's current generation; null before its first publish. */
  head: number | null
  syncing: number
  /** The newest known head, and how many commits it is ahead; for a ref only. */
  pushed_commit?: string | null
  behind_by?: number | null
  ended?: 'deleted' | 'closed' | null
  expires_at?: number | null
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
  /** Whether the upload was begun by somebody who may write the default ref (src/db/stores/vouched.ts). */
  vouched: boolean
  status: 'open' | 'published' | 'superseded'
  generation: number | null
  created_at: number
  expires_at: number
}

const byName = (p: Parameters) =>
  `${p.owner === undefined ? '' : ' AND r.owner = :owner'}${p.name === undefined ? '' : ' AND r.name = :name'}`

/** The organisation's policy for the caller's calls. Limits of other clients are not shown to the caller. */
const policyOf = (
  organisation: string,
) => `(SELECT json_object('organisation', po.id, 'records', po.records_calls, 'limits', (
    SELECT json_group_array(json_object('client_id', l.client_id, 'tool', l.tool, 'per_minute', l.per_minute,
      'per_day', l.per_day, 'at_once', l.at_once))
    FROM usage_limit l WHERE l.organisation_id = po.id AND l.client_id IN ('', coalesce(c.client_id, ''))))
  FROM organisation po WHERE po.id = ${organisation}) AS policy`

/**
 * Only a person who runs the organisation can make such a token, and it stops creating repositories when they no longer
 * do.
 */
const CREATES = `(instr(c.scopes, 'create') = 0 OR c.account_id IS NULL OR EXISTS (
  SELECT 1 FROM member m WHERE m.organisation_id = c.organisation_id AND m.account_id = c.account_id
    AND m.suspended_at IS NULL AND ${MEMBER_MAY_WRITE})) AS creates`

export const callerQuery = (p: Parameters) =>
  `WITH ${caller(p)} SELECT c.*, ${CREATES}, ${policyOf('c.organisation_id')} FROM caller c`

/**
 * A hint for people, so once an hour is enough: a write per request would be most of its cost. Tool calls do not need
 * it: their session records when it was last used (`sessions/usage-writer.ts`).
 */
export const lastUsedUpdate = (p: Parameters) =>
  p.grant !== undefined
    ? 'UPDATE client_grant SET last_used_at = :now WHERE id = :grant AND coalesce(last_used_at, 0) < :now - 3600000'
    : 'UPDATE token SET last_used_at = :now WHERE hash = :hash AND coalesce(last_used_at, 0) < :now - 3600000'

/**
 * Records that the caller named a repository it may not see. The row belongs to the caller's own organisation, and is
 * the same whether the repository exists or not, so neither the audit trail nor the time it takes to write reveals
 * anything.
 */
export const refusedAccess = (p: Parameters) => refusedAccessTo(allowed(p, byName(p)), ":owner || '/' || :name")

const ACTOR = "(CASE WHEN c.account_id IS NULL THEN 'token:' || c.id ELSE 'person:' || c.account_id END)"

/** The same for a repository requested by id. `found`: the caller, and as `allowed` what they may see. */
export const refusedAccessTo = (
  found: string,
  asked: string,
) => `INSERT INTO audit (at, organisation_id, actor, action, details)
  WITH ${found}
  SELECT :now, coalesce(c.organisation_id, 0),
    ${ACTOR}, 'access.refused',
    json_object('repository', ${asked}, 'client', c.client_id)
  FROM caller c WHERE NOT EXISTS (SELECT 1 FROM allowed)
    AND NOT ${toldOftenEnough('coalesce(c.organisation_id, 0)', ACTOR)}`

export const repositoryQuery = (p: Parameters, limit: number, access: 'read' | 'write' = 'read') =>
  `WITH ${allowed(p, byName(p), access)} SELECT a.*${access === 'write' ? `, ${NEXT_DEFAULT}, ${STORED}` : ''} FROM allowed a
    ORDER BY a.owner, a.name LIMIT ${limit}`

/**
 * Includes what the repository's organisation requires of the call. Two rows are enough to know that the name is
 * ambiguous.
 */
export const readableQuery = (p: Parameters) => `WITH ${allowed(p, byName(p))}
  SELECT a.*, a.id IN (SELECT id FROM own) AS own, ${policyOf('a.organisation_id')}
  FROM allowed a JOIN caller c ${IN_ORDER} LIMIT 2`

/** Refs of the repository named by any of `refs`; without `refs`, its default ref. */
const REFS = '(SELECT value FROM json_each(:refs))'
/** The branch that the pull request `:refs` was opened against, or the default branch if that is unknown. */
const BASE = `f.name = (SELECT coalesce(b.base_ref, a.default_ref) FROM ref b
    WHERE b.repository_id = a.id AND b.name IN ${REFS} AND b.name GLOB 'refs/pull/*' LIMIT 1)`

export const refQuery = (p: Parameters) => `WITH ${allowed(p, byName(p))}
  SELECT a.id AS repository_id, ${REF}, ${GENERATION}
  FROM ${MEANT} a
  JOIN ref f ON f.repository_id = a.id AND ${
    p.ofPull === true ? BASE : p.refs === undefined ? 'f.name = a.default_ref' : `f.name IN ${REFS}`
  }
  LEFT JOIN held_generation h ON h.repository_id = a.id AND h.generation = ${
    p.generation === undefined ? 'f.generation' : ':generation AND h.ref_id = f.id'
  }
  LIMIT 4`

/**
 * Held generations of a commit, vouched ones first, then newest first: a branch's run is bound to its commit, but its
 * claims about that commit are not vouched for. The upper bound is the prefix followed by a character that sorts after
 * every digit.
 */
export const commitQuery = (p: Parameters) => `WITH ${allowed(p, byName(p))}
  SELECT a.id AS repository_id, h.ref_id, h.ref_name, f.generation AS head, 0 AS syncing, ${GENERATION}
  FROM ${MEANT} a
  JOIN held_generation h ON h.repository_id = a.id AND h.commit_sha >= :commit AND h.commit_sha < :commit || 'g'
    ${p.generation === undefined ? '' : 'AND h.generation = :generation'}
  LEFT JOIN ref f ON f.id = h.ref_id
  ORDER BY h.vouched DESC, h.generation DESC LIMIT 32`

/**
 * Of each repository its default ref first, then what was indexed last: one with thousands of refs leaves the others
 * theirs. `refs`: how many refs the repository has.
 */
export const refsOfAllQuery = (p: Parameters, limit: number) => `WITH ${allowed(p, byName(p))},
  first AS (SELECT a.id AS repository_id, f.id AS ref_id, count(*) OVER (PARTITION BY a.id) AS refs, row_number() OVER (
      PARTITION BY a.id ORDER BY f.name = a.default_ref DESC, f.generation DESC, f.name) AS nth
    FROM allowed a JOIN ref f ON f.repository_id = a.id ORDER BY nth, a.owner, a.name, a.id LIMIT ${limit})
  SELECT k.repository_id, k.refs, ${REF}, ${GENERATION}
  FROM first k JOIN ref f ON f.id = k.ref_id
  LEFT JOIN held_generation h ON h.repository_id = k.repository_id AND h.generation = f.generation
  ORDER BY k.repository_id, f.name`

export const uploadQuery = (p: Parameters) => `WITH ${allowed(p, '', 'write')}
  SELECT a.*, ${NEXT_DEFAULT}, ${STORED}, u.id AS upload_id, u.ref_id, f.name AS ref_name, u.commit_sha, u.run, u.attempt, u.base_generation,
    u.default_ref AS default_ref_wanted, u.vouched, u.status, u.generation, u.created_at, u.expires_at
  FROM upload u JOIN allowed a ON a.id = u.repository_id JOIN ref f ON f.id = u.ref_id
  WHERE u.id = :upload`

/**
 * Keeps an upload that is being worked on from counting as abandoned. Only if the caller may see it, and at most every
 * ten seconds.
 */
export const touchUpload = (p: Parameters) => `UPDATE upload SET touched_at = :now
  WHERE id = :upload AND status = 'open' AND touched_at < :now - 10000
    AND repository_id IN (WITH ${allowed(p, '', 'write')} SELECT id FROM allowed)`
