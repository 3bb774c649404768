/** Changes to repositories by those who run their organisation. */
import { type CiPolicy, storedPolicy } from '../ci/policy.ts'
import { transferredAway } from '../transferred.ts'
import { type Acting, ADMIN, OF_ORGANISATION, type Visibility } from './acting.ts'

/** Days; null: the organisation's, or the service's, setting. */
export interface Keeping {
  readonly commitsDays?: number | null | undefined
  readonly endedDays?: number | null | undefined
  readonly idleDays?: number | null | undefined
}
const OTHER_IS_LINKED = `EXISTS (SELECT 1 FROM repository other WHERE other.github_id = :github AND other.deleted_at IS NULL
  AND other.id <> :repository)`

/** A repository at GitHub, by its ids. */
export interface AtGitHub {
  readonly id: number
  readonly ownerId: number
  /** GitHub says now that it belongs to this owner: if it is still linked as another's, it was transferred. */
  readonly saysNow?: boolean | undefined
}
/** Nobody may have told us of the transfer: the App may not be where the repository came from. */
const TAKEN_FROM_OTHERS = transferredAway(`:says_now AND ${ADMIN}`)
const idsOf = (github: AtGitHub | undefined) => ({
  github: github?.id ?? null,
  github_owner: github?.ownerId ?? null,
  says_now: github?.saysNow === true ? 1 : 0,
})

const KEPT = { commitsDays: 'keep_commits_days', endedDays: 'keep_ended_days', idleDays: 'keep_idle_days' } as const

/** The columns named in `keeping`, as assignments; only our own column names get into the SQL. */
export function keepingColumns(keeping: Keeping) {
  const said = (Object.keys(KEPT) as (keyof typeof KEPT)[]).filter((name) => keeping[name] !== undefined)
  return {
    assignments: said.map((name) => `${KEPT[name]} = :${KEPT[name]}`).join(', '),
    parameters: Object.fromEntries(said.map((name) => [KEPT[name], keeping[name] ?? null])),
  }
}

/** Of a rule, for the trail: also that there is none any more. */
const inWords = (value: string | boolean | readonly string[] | null | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  return value?.join(' ') ?? 'any'
}

export const repositoryActs = ({ act, create, look }: Acting, shards: number) => ({
  /**
   * On the shard that has the fewest. Undefined when the organisation has one of that name, or the actor may not link.
   */
  linkRepository: (repository: {
    readonly owner: string
    readonly name: string
    readonly defaultRef: string
    readonly github?: AtGitHub | undefined
    readonly policy?: object | undefined
  }) =>
    create({
      action: 'repository.linked',
      sql: [
        ...TAKEN_FROM_OTHERS,
        `INSERT OR IGNORE INTO repository (organisation_id, owner, name, shard, default_ref, github_id, github_owner_id,
          ci_policy, created_at)
        SELECT :organisation, :owner, :name, s.value, :default_ref, :github, :github_owner, :policy, :now
        FROM json_each(:shards) s WHERE ${ADMIN}
        ORDER BY (SELECT count(*) FROM repository r WHERE r.shard = s.value), s.value LIMIT 1`,
      ],
      parameters: {
        owner: repository.owner,
        name: repository.name,
        default_ref: repository.defaultRef,
        ...idsOf(repository.github),
        policy: JSON.stringify(repository.policy ?? {}),
        shards: JSON.stringify(Array.from({ length: shards }, (_, shard) => shard)),
      },
      details: { repository: `${repository.owner}/${repository.name}`, github: repository.github?.id ?? null },
    }),

  setVisibility: (repository: number, visibility: Visibility) =>
    act({
      action: 'repository.visibility',
      sql: `UPDATE repository SET visibility = :visibility WHERE ${OF_ORGANISATION} AND visibility <> :visibility AND ${ADMIN}`,
      parameters: { repository, visibility },
    }),

  /** The ref used when none is named; it must have an index. Another that was to follow once indexed does not any more. */
  setDefaultRef: (repository: number, ref: string) =>
    act({
      action: 'repository.default_ref',
      sql: `UPDATE repository SET default_ref = :ref, next_default_ref = NULL, known_default_ref = said_default_ref WHERE ${OF_ORGANISATION}
        AND (default_ref <> :ref OR next_default_ref IS NOT NULL OR known_default_ref IS NOT said_default_ref) AND ${ADMIN}
        AND EXISTS (SELECT 1 FROM ref f WHERE f.repository_id = :repository AND f.name = :ref AND f.generation IS NOT NULL)`,
      parameters: { repository, ref },
    }),

  setKeeping(repository: number, keeping: Keeping) {
    const { assignments, parameters } = keepingColumns(keeping)
    return act({
      action: 'repository.settings',
      sql: `UPDATE repository SET ${assignments} WHERE ${OF_ORGANISATION} AND ${ADMIN}`,
      parameters: { repository, ...parameters },
    })
  },

  /**
   * Which repository at GitHub may upload to this one, by its ids. Tokens that runs of another repository were given
   * are revoked. Of the policy only what nobody has decided yet is taken.
   */
  linkToGitHub: (repository: number, github: AtGitHub, policy: object = {}) =>
    act({
      action: 'repository.identity',
      sql: [
        ...TAKEN_FROM_OTHERS,
        `UPDATE token SET revoked_at = :now WHERE repository_id = :repository AND run IS NOT NULL AND revoked_at IS NULL
           AND EXISTS (SELECT 1 FROM repository WHERE ${OF_ORGANISATION} AND github_id IS NOT :github)
           AND ${ADMIN} AND NOT ${OTHER_IS_LINKED}`,
        `UPDATE repository SET github_id = :github, github_owner_id = :github_owner, frozen_at = NULL, frozen_because = NULL,
           ci_policy = json_patch(:policy, json_remove(ci_policy, '$.linkedAs'))
         WHERE ${OF_ORGANISATION} AND ${ADMIN} AND NOT ${OTHER_IS_LINKED}`,
      ],
      parameters: { repository, ...idsOf(github), policy: JSON.stringify(policy) },
      // Without the policy: some of it may have been decided before, and stays.
      details: { repository, github: github.id, owner: github.ownerId },
    }),

  /** Undefined when there is no such repository, or the actor does not run its organisation. */
  async ciPolicy(repository: number): Promise<CiPolicy | 'unreadable' | undefined> {
    const policy = `SELECT ci_policy AS policy FROM repository WHERE ${OF_ORGANISATION} AND ${ADMIN}`
    const rows = await look(ADMIN, [policy], { repository })
    const [row] = rows?.[0] ?? []
    return row && storedPolicy(row.policy as string)
  },

  /** In one statement, so what somebody else changes at the same time stays. Null: nothing is asked of a run. */
  setCiPolicy: (repository: number, change: { readonly [of in keyof CiPolicy]: CiPolicy[of] | null }) =>
    act({
      action: 'repository.uploads',
      sql: `UPDATE repository SET ci_policy = json_patch(ci_policy, :change) WHERE ${OF_ORGANISATION} AND ${ADMIN}`,
      parameters: { repository, change: JSON.stringify(change) },
      details: Object.fromEntries(Object.entries(change).map(([name, value]) => [name, inWords(value)])),
    }),

  /** CI runs may no longer upload to it, and their tokens are revoked. What is indexed stays. */
  unlinkRepository: (repository: number) =>
    act({
      action: 'repository.unlinked',
      sql: `UPDATE repository SET github_id = NULL, github_owner_id = NULL
        WHERE ${OF_ORGANISATION} AND github_id IS NOT NULL AND ${ADMIN}`,
      parameters: { repository },
      afterwards: [
        `UPDATE token SET revoked_at = :now WHERE repository_id = :repository AND run IS NOT NULL AND revoked_at IS NULL
           AND EXISTS (SELECT 1 FROM repository WHERE ${OF_ORGANISATION} AND github_id IS NULL)`,
      ],
    }),

  deleteRepository: (repository: number) =>
    act({
      action: 'repository.deleted',
      sql: `UPDATE repository SET deleted_at = :now, sweep_due = 1 WHERE ${OF_ORGANISATION} AND ${ADMIN}`,
      parameters: { repository },
    }),

  /**
   * Checks that the actor may have it indexed again, and records it; the request itself is stored by the refresh store.
   */
  noteReindex: (repository: number, ref: string) =>
    act({
      action: 'repository.reindex',
      sql: `INSERT INTO refresh_request (repository_id, ref, paths, requested_at)
        SELECT r.id, :ref, '[]', :now FROM repository r
        WHERE r.id = :repository AND r.organisation_id = :organisation AND r.deleted_at IS NULL AND ${ADMIN}
        ON CONFLICT (repository_id, ref) DO UPDATE SET requested_at = :now, paths = '[]'`,
      parameters: { repository, ref },
    }),

  /** Our repositories for these GitHub ids, to show which ones are linked already. */
  async linkedAs(githubIds: readonly number[]): Promise<ReadonlyMap<number, number> | undefined> {
    const rows = await look(
      ADMIN,
      [
        `SELECT r.github_id, r.id FROM json_each(:ids) j JOIN repository r ON r.github_id = j.value
         WHERE r.deleted_at IS NULL AND r.organisation_id = :organisation AND ${ADMIN}`,
      ],
      { ids: JSON.stringify(githubIds) },
    )
    return rows && new Map((rows[0] ?? []).map((row) => [row.github_id as number, row.id as number]))
  },
})
