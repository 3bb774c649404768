import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabases } from '../../db/databases.ts'
import type { GitHub, GitHubMembership } from './github.ts'
import { recordPerson, syncMemberships } from './membership.ts'

const ADA = { id: 500, login: 'ada' }
const ACME = 900
const NOW = 1_000

const databases = () => openDatabases(env)
/** What GitHub answers about Ada: the organisations that she is in. */
const saying = (...memberships: GitHubMembership[]): GitHub =>
  ({ me: async () => ADA, memberships: async () => memberships, teams: async () => [] }) as unknown as GitHub
const inAcme = (role: string) => ({ organisation: { id: ACME, login: 'acme' }, role }) as GitHubMembership
const count = async (table: string, where: string) =>
  (await env.DB.prepare(`SELECT count(*) n FROM ${table} WHERE ${where}`).first<{ n: number }>())?.n

let ada = 0
beforeEach(async () => {
  ada = (await recordPerson(databases(), ADA, NOW)).accountId
  await env.DB.batch(
    [
      `INSERT OR IGNORE INTO organisation (id, github_id, name, created_at) VALUES (1, ${ACME}, 'acme', 0)`,
      `INSERT OR IGNORE INTO organisation (id, name, created_at) VALUES (2, 'elsewhere', 0)`,
      `INSERT OR IGNORE INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at)
        VALUES (11, 1, 'acme', 'code', 0, 'main', 0), (12, 2, 'elsewhere', 'code', 0, 'main', 0)`,
      `INSERT OR IGNORE INTO member (organisation_id, account_id, role, created_at) VALUES (2, ${ada}, 'member', 0)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
})

describe('a membership that GitHub knows of', () => {
  it('begins with the role that it has there', async () => {
    await syncMemberships(databases(), saying(inAcme('admin')), ada, 'token', NOW, true)
    expect(await count('member', `account_id = ${ada} AND organisation_id = 1 AND role = 'owner'`)).toBe(1)
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW, true)
    expect(await count('member', `account_id = ${ada} AND organisation_id = 1 AND role = 'member'`)).toBe(1)
  })

  it('has a role that was given here for as long as GitHub says member, and is an owner’s where GitHub says so', async () => {
    const role = async () =>
      (
        await env.DB.prepare('SELECT role FROM member WHERE account_id = ? AND organisation_id = 1')
          .bind(ada)
          .first<{ role: string }>()
      )?.role
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW, true)
    await env.DB.prepare("UPDATE member SET role = 'admin' WHERE account_id = ?").bind(ada).run()
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW, true)
    expect(await role()).toBe('admin')
    await syncMemberships(databases(), saying(inAcme('admin')), ada, 'token', NOW, true)
    expect(await role()).toBe('owner')
  })

  it('has a line in the trail when it begins and when its role changes, and none when nothing does', async () => {
    await env.DB.prepare("INSERT INTO organisation (id, github_id, name, created_at) VALUES (4, 902, 'told', 0)").run()
    const inTold = (role: string) =>
      saying(inAcme('member'), { organisation: { id: 902, login: 'told' }, role } as GitHubMembership)
    for (const role of ['member', 'member', 'admin', 'admin', 'member'])
      await syncMemberships(databases(), inTold(role), ada, 'token', NOW, true)
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW, true)
    const { results } = await env.DB.prepare(
      'SELECT actor, action, details FROM audit WHERE organisation_id = 4 ORDER BY id',
    ).all<{ actor: string; action: string; details: string }>()
    expect(results.map(({ actor, action, details }) => [actor, action, JSON.parse(details)])).toEqual([
      ['system', 'member.added', { account: ada, role: 'member', by: 'github' }],
      ['system', 'member.role', { account: ada, role: 'owner', by: 'github' }],
      ['system', 'member.role', { account: ada, role: 'member', by: 'github' }],
      ['system', 'member.removed', { account: ada, by: 'github' }],
    ])
  })

  it('does not begin in an organisation that was deleted here', async () => {
    await env.DB.prepare(
      "INSERT INTO organisation (id, github_id, name, created_at, deleted_at) VALUES (3, 901, 'gone', 0, 1)",
    ).run()
    const inGone = { organisation: { id: 901, login: 'gone' }, role: 'admin' } as GitHubMembership
    await syncMemberships(databases(), saying(inAcme('member'), inGone), ada, 'token', NOW, true)
    expect(await count('member', `account_id = ${ada} AND organisation_id = 3`)).toBe(0)
  })

  it('does not begin again by what GitHub said before it ended', async () => {
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW, true)
    const meanwhile = {
      ...saying(inAcme('member')),
      teams: async () => {
        await env.DB.batch([
          env.DB.prepare(`DELETE FROM member WHERE account_id = ${ada} AND organisation_id = 1`),
          env.DB.prepare(
            `INSERT INTO webhook_delivery (id, event, received_at) VALUES ('left organisation ${ACME} ${ADA.id}', 'left', ${NOW + 2})`,
          ),
        ])
        return []
      },
    } as GitHub
    await syncMemberships(databases(), meanwhile, ada, 'token', NOW + 1, true)
    expect(await count('member', `account_id = ${ada} AND organisation_id = 1`)).toBe(0)
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW + 3, true)
    expect(await count('member', `account_id = ${ada} AND organisation_id = 1`)).toBe(1)
    await env.DB.prepare('DELETE FROM webhook_delivery').run()
  })

  it('of a team does not begin again either, nor one in an organisation that was left', async () => {
    const team = { id: 70, slug: 'core', organisationId: ACME }
    const inTeam = { ...saying(inAcme('member')), teams: async () => [team] } as GitHub
    const left = (what: string, at: number) =>
      env.DB.prepare(
        `INSERT OR REPLACE INTO webhook_delivery (id, event, received_at) VALUES ('left ${what} ${ADA.id}', 'left', ${at})`,
      ).run()
    const teams = () => count('team_member', `account_id = ${ada}`)
    await syncMemberships(databases(), inTeam, ada, 'token', NOW, true)
    expect(await teams()).toBe(1)
    await env.DB.prepare('DELETE FROM team_member').run()
    await left('team 70', NOW + 2)
    await syncMemberships(databases(), inTeam, ada, 'token', NOW + 1, true)
    expect(await teams()).toBe(0)
    await syncMemberships(databases(), inTeam, ada, 'token', NOW + 3, true)
    expect(await teams()).toBe(1)
    await env.DB.batch([env.DB.prepare('DELETE FROM team_member'), env.DB.prepare('DELETE FROM member')])
    await left(`organisation ${ACME}`, NOW + 5)
    await syncMemberships(databases(), inTeam, ada, 'token', NOW + 4, true)
    expect(await teams()).toBe(0)
    await env.DB.prepare('DELETE FROM webhook_delivery').run()
  })

  it('of a team is found where a team made here, or one renamed unseen, has its name', async () => {
    const saidTeams = (...teams: object[]) => ({ ...saying(inAcme('member')), teams: async () => teams }) as GitHub
    await env.DB.prepare("INSERT INTO team (id, organisation_id, name) VALUES (91, 1, 'platform')").run()
    const teams = async () =>
      (
        await env.DB.prepare(
          `SELECT t.github_id AS github, t.name FROM team t JOIN team_member m ON m.team_id = t.id
           WHERE m.account_id = ${ada} AND t.github_id IS NOT NULL ORDER BY 1`,
        ).all()
      ).results
    const of = (id: number, slug: string) => ({ id, slug, organisationId: ACME })
    await syncMemberships(databases(), saidTeams(of(81, 'platform'), of(82, 'ops')), ada, 'token', NOW, true)
    expect(await teams()).toEqual([
      { github: 81, name: 'platform~81' },
      { github: 82, name: 'ops' },
    ])
    // At GitHub `ops` was renamed, and another team has its name; nobody told of it.
    const now = saidTeams(of(81, 'platform'), of(82, 'operations'), of(83, 'ops'))
    await syncMemberships(databases(), now, ada, 'token', NOW, true)
    expect(await teams()).toEqual([
      { github: 81, name: 'platform~81' },
      { github: 82, name: 'operations' },
      { github: 83, name: 'ops' },
    ])
    // One is renamed to what a team made here is called, and another where such a one has its former name and number.
    await env.DB.prepare("INSERT INTO team (organisation_id, name) VALUES (1, 'web'), (1, 'ops~83')").run()
    const renamed = saidTeams(of(81, 'platform'), of(82, 'web'), of(83, 'infra'))
    for (let turn = 0; turn < 3; turn++) await syncMemberships(databases(), renamed, ada, 'token', NOW, true)
    expect(await teams()).toEqual([
      { github: 81, name: 'platform~81' },
      { github: 82, name: 'web~82' },
      { github: 83, name: 'infra' },
    ])
    await env.DB.prepare("DELETE FROM team WHERE name IN ('web', 'ops~83')").run()
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW, true)
  })

  it('of a team ends where GitHub names it no more, and of one that was made here does not', async () => {
    const team = { id: 71, slug: 'web', organisationId: ACME }
    const inTeam = { ...saying(inAcme('member')), teams: async () => [team] } as GitHub
    const { accountId: carol } = await recordPerson(databases(), { id: 502, login: 'carol' }, NOW)
    await syncMemberships(
      databases(),
      { ...saying(inAcme('member')), me: async () => ({ id: 502, login: 'carol' }) },
      carol,
      'token',
      NOW,
      true,
    )
    await syncMemberships(databases(), inTeam, ada, 'token', NOW, true)
    expect(await count('team_member', `account_id = ${carol}`)).toBe(0)
    await env.DB.batch([
      env.DB.prepare("INSERT INTO team (id, organisation_id, name) VALUES (90, 1, 'made here')"),
      env.DB.prepare(`INSERT INTO team_member (team_id, account_id) VALUES (90, ${ada})`),
    ])
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW + 1, true)
    const { results } = await env.DB.prepare(`SELECT team_id FROM team_member WHERE account_id = ${ada}`).all()
    expect(results).toEqual([{ team_id: 90 }])
  })

  it('is nobody’s by what GitHub says of somebody else', async () => {
    const [hers, his] = [72, 73].map((id) => ({ id, slug: `team${id}`, organisationId: ACME }))
    const inTeam = { ...saying(inAcme('member')), teams: async () => [hers] } as GitHub
    await syncMemberships(databases(), inTeam, ada, 'token', NOW, true)
    const members = async () => {
      const tables = ['member', 'team_member'].map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`))
      return (await env.DB.batch(tables)).map(({ results }) => results)
    }
    const before = await members()
    const ofBob = (...memberships: GitHubMembership[]) => {
      const bob = { me: async () => ({ id: 501, login: 'bob' }), teams: async () => [his] }
      return { ...saying(...memberships), ...bob } as GitHub
    }
    for (const said of [ofBob(), ofBob(inAcme('admin'))]) {
      await syncMemberships(databases(), said, ada, 'token', NOW + 1, true)
      expect(await members()).toEqual(before)
    }
  })

  it('ends with all that belonged to it, and whoever comes back begins without it', async () => {
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW, true)
    await env.DB.batch(
      [1, 2].flatMap((organisation) => [
        env.DB.prepare(
          `INSERT INTO repository_access (repository_id, account_id, created_at) VALUES (${10 + organisation}, ${ada}, 0)`,
        ),
        env.DB.prepare(
          `INSERT INTO token (organisation_id, account_id, name, prefix, hash, scopes, created_at)
           VALUES (${organisation}, ${ada}, 'mine', 'sxt_${organisation}', '${organisation}', '["read"]', 0)`,
        ),
      ]),
    )
    await syncMemberships(databases(), saying(), ada, 'token', NOW + 1, true)
    await syncMemberships(databases(), saying(inAcme('member')), ada, 'token', NOW + 2, true)
    expect(await count('member', `account_id = ${ada} AND organisation_id = 1`)).toBe(1)
    expect(await count('repository_access', `account_id = ${ada} AND repository_id = 11`)).toBe(0)
    expect(await count('token', `account_id = ${ada} AND organisation_id = 1 AND revoked_at = ${NOW + 1}`)).toBe(1)
    expect(await count('audit', `organisation_id = 1 AND action = 'member.removed'`)).toBe(1)
    // Of an organisation that GitHub knows nothing of, nothing is taken.
    expect(await count('member', `account_id = ${ada} AND organisation_id = 2`)).toBe(1)
    expect(await count('repository_access', `account_id = ${ada} AND repository_id = 12`)).toBe(1)
    expect(await count('token', `account_id = ${ada} AND organisation_id = 2 AND revoked_at IS NULL`)).toBe(1)
  })
})
