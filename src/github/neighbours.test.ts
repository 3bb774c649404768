/**
 * What GitHub tells of one organisation, repository, ref or person changes nothing of another, though they have everything
 * in common but their ids: the same names, the same people, the same branches.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { delivery } from '../../test/doubles/github/webhooks.ts'
import type { Env } from '../env.ts'
import { gitHubWebhooks } from './webhooks.ts'

const SECRET = 'a secret of webhooks'
const on = { ...(env as unknown as Env), GITHUB_WEBHOOK_SECRET: SECRET }
const sha = (letter: string) => letter.repeat(40)

const ADA = { id: 31, login: 'ada' }
const BOB = { id: 32, login: 'bob' }
const ACME = { id: 501, login: 'acme' }
const TEAM = { id: 81, slug: 'core' }
const REPOSITORY = { id: 901, name: 'code', private: true, owner: ACME }
const INSTALLATION = { id: 1, account: ACME, repository_selection: 'selected' }

/** All of it twice: of 1 is told, of 2 is not. */
const twice = (n: number) => [
  `INSERT INTO organisation (id, github_id, name, created_at) VALUES (${n}, 50${n}, 'acme${n}', 0)`,
  `INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (${n}, 31, 'member', 0), (${n}, 33, 'member', 0)`,
  `INSERT INTO repository (id, organisation_id, github_id, github_owner_id, owner, name, shard, default_ref, visibility, created_at)
   VALUES (1${n}, ${n}, 90${n}, 50${n}, 'acme', 'code', 0, 'main', 'public', 0)`,
  `INSERT INTO ref (repository_id, name, created_at) SELECT 1${n}, value, 0
   FROM json_each('["main", "topic", "beside", "refs/pull/7/head"]')`,
  `INSERT INTO push (repository_id, ref_name, before_sha, after_sha, commits, pushed_at) SELECT 1${n}, value, 'x', 'y', 1, 1e12
   FROM json_each('["topic", "beside"]')`,
  `INSERT INTO team (id, organisation_id, github_id, name) VALUES (2${n}, ${n}, 8${n}, 'team')`,
  `INSERT INTO team_member (team_id, account_id) VALUES (2${n}, 31), (2${n}, 33)`,
  `INSERT INTO repository_access (repository_id, account_id, created_at) VALUES (1${n}, 31, 0), (1${n}, 33, 0)`,
  `INSERT INTO repository_access (repository_id, team_id, created_at) VALUES (1${n}, 2${n}, 0)`,
  `INSERT INTO installation (id, github_owner_id, owner, selection, updated_at) VALUES (${n}, 50${n}, 'acme', 'selected', 0)`,
  `INSERT INTO installation_repository (installation_id, github_id, name, private) VALUES (${n}, 90${n}, 'code', 1)`,
]

/** What is told of, by table. All other rows are others'. */
const TOLD: Readonly<Record<string, string>> = {
  organisation: 'id = 1',
  member: 'organisation_id = 1 AND account_id IN (31, 32)',
  repository: 'id = 11',
  ref: "repository_id = 11 AND name IN ('topic', 'refs/pull/7/head')",
  push: "repository_id = 11 AND ref_name IN ('topic', 'refs/pull/7/head')",
  team: 'id = 21',
  team_member: 'team_id = 21 AND account_id IN (31, 32)',
  repository_access: 'repository_id = 11 AND (account_id = 31 OR team_id = 21)',
  installation: 'id = 1',
  installation_repository: 'installation_id = 1',
  web_session: 'account_id = 31',
}
async function rows(where: (told: string) => string, told = TOLD): Promise<unknown[][]> {
  const all = Object.entries(told).map(([table, its]) => on.DB.prepare(`SELECT * FROM ${table} WHERE ${where(its)}`))
  return (await on.DB.batch(all)).map(({ results }) => results)
}

async function deliver(event: string, payload: object): Promise<number> {
  return (await gitHubWebhooks(await delivery('http://sextant.test/github/webhooks', SECRET, event, payload), on))
    .status
}

const push = (before: string, after: string, second: number) => ({
  ref: 'refs/heads/topic',
  ...{ before, after, created: false, deleted: false, forced: false, commits: [{}] },
  repository: { ...REPOSITORY, pushed_at: 2_000_000_000 + second },
})
const pull = (action: string, at: string) => ({
  action,
  pull_request: { number: 7, updated_at: at, head: { sha: sha('b') }, base: { ref: 'release' } },
  repository: REPOSITORY,
})
const person = (action: string, user: typeof ADA) => ({
  action,
  organization: ACME,
  membership: { role: 'member', user },
})
const inTeam = (action: string, member: typeof ADA) => ({ action, member, team: TEAM, organization: ACME })
const team = (action: string, slug = 'core') => ({
  action,
  team: { ...TEAM, slug },
  organization: ACME,
  repository: REPOSITORY,
})

/** In an order in which each of them changes something. */
const EVENTS: readonly (readonly [event: string, payload: object])[] = [
  ['push', push(sha('a'), sha('b'), 0)],
  ['delete', { ref: 'topic', ref_type: 'branch', repository: { ...REPOSITORY, pushed_at: 2_000_000_001 } }],
  ['push', push(sha('b'), sha('c'), 2)],
  ['pull_request', pull('synchronize', '2040-01-01T00:00:00Z')],
  ['pull_request', pull('closed', '2040-01-02T00:00:00Z')],
  ['organization', person('member_added', BOB)],
  ['membership', inTeam('added', BOB)],
  ['membership', inTeam('removed', ADA)],
  ['member', { action: 'removed', member: ADA, repository: REPOSITORY }],
  ['organization', person('member_removed', ADA)],
  ['github_app_authorization', { action: 'revoked', sender: ADA }],
  ['team', team('edited', 'renamed')],
  ['team', team('removed_from_repository')],
  ['repository', { action: 'privatized', repository: REPOSITORY }],
  ['repository', { action: 'edited', repository: { ...REPOSITORY, default_branch: 'topic' } }],
  ['repository', { action: 'renamed', repository: { ...REPOSITORY, name: 'renamed' } }],
  ['organization', { action: 'renamed', organization: { ...ACME, login: 'acme-renamed' } }],
  ['installation', { action: 'suspend', installation: { ...INSTALLATION, suspended_at: '2026-01-01T00:00:00Z' } }],
  [
    'installation_repositories',
    { action: 'removed', installation: INSTALLATION, repositories_removed: [{ id: REPOSITORY.id }] },
  ],
  ['installation', { action: 'deleted', installation: INSTALLATION }],
  ['repository', { action: 'deleted', repository: REPOSITORY }],
  ['organization', { action: 'deleted', organization: ACME }],
]

beforeAll(async () => {
  await on.DB.batch(
    [
      "INSERT INTO account (id, github_id, name, created_at) VALUES (31, 31, 'ada', 0), (32, 32, 'bob', 0), (33, 33, 'carol', 0), (34, 34, 'dan', 0)",
      'INSERT INTO web_session (hash, account_id, created_at, expires_at) SELECT id, id, 0, 1 FROM account',
      ...twice(2),
      ...twice(1),
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at)
       VALUES (41, 1, 'acme', 'untouched', 0, 'main', 0), (42, 2, 'acme', 'renamed', 0, 'main', 0)`,
      `UPDATE ref SET ended = 'deleted', ended_at = 1, expires_at = 9e15, behind_by = 7
       WHERE name = 'beside' OR (repository_id = 12 AND name <> 'main')`,
      "UPDATE ref SET generation = 5 WHERE repository_id = 12 AND name = 'topic'",
    ].map((sql) => on.DB.prepare(sql)),
  )
})

/** Whatever became of it before. */
const linked = () =>
  on.DB.prepare('UPDATE repository SET deleted_at = NULL, frozen_at = NULL, github_id = 901 WHERE id = 11').run()
const its = (told: string) => told
const others = (told: string) => `NOT (${told})`

describe('what GitHub tells of one', () => {
  it('changes nothing of another, whatever it is', async () => {
    const kept = await rows(others)
    for (const [event, payload] of EVENTS) {
      const what = `${event} ${(payload as { action?: string }).action ?? ''}`
      const before = await rows(its)
      expect(await deliver(event, payload), what).toBe(200)
      expect(await rows(its), what).not.toEqual(before)
      expect(await rows(others), what).toEqual(kept)
    }
    // The new default branch has an index in the other repository alone.
    const { results } = await on.DB.prepare('SELECT default_ref, next_default_ref FROM repository WHERE id = 11').all()
    expect(results).toEqual([{ default_ref: 'main', next_default_ref: 'topic' }])
  })

  it('changes nothing of another: only what has another owner now is taken from where it was', async () => {
    await linked()
    const [kept, before] = [await rows(others), await rows(its)]
    const transferred = (owner: typeof ACME) =>
      deliver('repository', { action: 'transferred', repository: { ...REPOSITORY, owner } })
    expect(await transferred(ACME)).toBe(200)
    expect(await rows(its)).toEqual(before)
    expect(await transferred({ id: 77, login: 'other' })).toBe(200)
    const { results } = await on.DB.prepare('SELECT id FROM repository WHERE frozen_at IS NOT NULL').all()
    expect(results).toEqual([{ id: 11 }])
    expect(await rows(others)).toEqual(kept)
  })

  it('changes nothing of another: of a team that is deleted, who was in it goes, and of no other', async () => {
    const whole = { ...TOLD, team_member: 'team_id = 21' }
    const kept = await rows(others, whole)
    expect(await deliver('team', team('deleted'))).toBe(200)
    expect(await rows(others, whole)).toEqual(kept)
    expect((await rows(its, { team: 'id = 21', team_member: 'team_id = 21' })).flat()).toEqual([])
  })

  it('is forgotten of a ref with its hundredth push, and of no other', async () => {
    await linked()
    const kept = await rows(others)
    await on.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
       INSERT INTO push (repository_id, ref_name, before_sha, after_sha, pushed_at) SELECT 11, 'topic', i, i + 1, 2e12 FROM n`,
    ).run()
    expect(await deliver('push', push(sha('d'), sha('e'), 9))).toBe(200)
    const { results } = await on.DB.prepare("SELECT 1 FROM push WHERE repository_id = 11 AND ref_name = 'topic'").all()
    expect(results.length).toBe(100)
    expect(await rows(others)).toEqual(kept)
  })
})
