import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessToken, person } from '../../test/isolation/principals.ts'
import { openDatabases } from '../db/databases.ts'
import { clearOldUsage, usage } from './administration/usage.ts'
import { clientsOfOrganisation, clientsOfPerson } from './connected-clients.ts'

const ACME = 801
const RIVAL = 802
let admin: number
let member: number

/** A grant of the member's, changed as `set` says. */
async function grant(set: string, repositories?: number[], path?: string): Promise<string> {
  let id = ''
  const of = { account: member, ...(repositories ? { repositories } : {}), ...(path ? { path } : {}) }
  await accessToken(env, { ...of, after: async (made) => (id = made) })
  if (set) await env.DB.prepare(`UPDATE client_grant SET ${set} WHERE id = ?`).bind(id).run()
  return id
}

beforeAll(async () => {
  await env.DB.batch(
    [
      `INSERT INTO organisation (id, name, created_at) VALUES (${ACME}, 'acme', 0), (${RIVAL}, 'rival', 0)`,
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at) VALUES
        (${ACME}, ${ACME}, 'acme', 'api', 0, 'main', 0), (${RIVAL}, ${RIVAL}, 'rival', 'secret', 0, 'main', 0)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
  admin = await person(env, { organisation: ACME, role: 'admin' })
  member = await person(env, { organisation: ACME })
  await env.DB.prepare('INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (?, ?, ?, 0)')
    .bind(RIVAL, member, 'member')
    .run()
  await env.DB.prepare(
    'INSERT INTO repository_access (repository_id, account_id, created_at) VALUES (?1, ?3, 0), (?2, ?3, 0)',
  )
    .bind(ACME, RIVAL, member)
    .run()
})

describe('connected clients', () => {
  it('are a person’s in every organisation, and an organisation’s where they read something of it', async () => {
    const all = await grant('')
    const mine = await grant(`organisation_id = ${ACME}`)
    const both = await grant('', [ACME, RIVAL])
    const foreign = await grant(`organisation_id = ${RIVAL}`)
    const foreignChosen = await grant('', [RIVAL])
    const foreignAddress = await grant('', undefined, '/mcp/rival')
    const misleading = [
      await grant('', undefined, '/mcp/rival/mcp'),
      await grant('', undefined, '/mcp/rival/secret@x/mcp/acme/y'),
    ]
    const ownAddress = await grant('', undefined, '/mcp/acme')
    const ended = await grant('revoked_at = 1')
    const old = await grant('expires_at = 1')
    const databases = openDatabases(env)
    const own = await clientsOfPerson(databases, member)
    const ids = (list: { grant: string }[]) => new Set(list.map((one) => one.grant))
    expect(ids(own)).toEqual(
      new Set([all, mine, both, foreign, foreignChosen, foreignAddress, ownAddress, ...misleading]),
    )
    expect(own.find((one) => one.grant === both)?.repositories).toEqual(['acme/api', 'rival/secret'])
    expect(ids(own).has(ended) || ids(own).has(old)).toBe(false)
    const seen = await clientsOfOrganisation(databases, { accountId: admin, organisationId: ACME })
    expect(ids(seen)).toEqual(new Set([all, mine, both, ownAddress]))
    expect(JSON.stringify(seen)).not.toContain('rival')
    expect(seen.find((one) => one.grant === mine)).toMatchObject({
      accountId: member,
      redirectHost: '127.0.0.1:3999',
      repositories: { organisation: 'acme' },
      scopes: ['read'],
    })
    expect(await clientsOfOrganisation(databases, { accountId: member, organisationId: ACME })).toEqual([])
    expect(await clientsOfPerson(databases, admin)).toEqual([])
  })

  it('that are for an organisation which their person left, or may not act in, do not tell its name and read nothing', async () => {
    const former = await person(env, { organisation: ACME })
    const one = await grant(`organisation_id = ${ACME}`)
    await env.DB.prepare('UPDATE client_grant SET account_id = ? WHERE id = ?').bind(former, one).run()
    const reach = async () =>
      (await clientsOfPerson(openDatabases(env), former)).map(({ repositories }) => repositories)
    expect(await reach()).toEqual([{ organisation: 'acme' }])
    await env.DB.prepare('UPDATE member SET suspended_at = 1 WHERE account_id = ?').bind(former).run()
    expect(await reach()).toEqual([[]])
    await env.DB.prepare('DELETE FROM member WHERE account_id = ?').bind(former).run()
    expect(await reach()).toEqual([[]])
  })
})

describe('usage', () => {
  it('is kept for as long as is said, and summed by day', async () => {
    const now = Date.now()
    const day = 86_400_000
    const hours = [now - 500 * day, now - 2 * day, now - 3_600_000].map((at) => Math.floor(at / 3_600_000) * 3_600_000)
    const latency = '1, 0, 3, 0, 0, 0, 0, 0'
    for (const hour of hours) {
      await env.DB.prepare(
        `INSERT INTO usage_by_hour VALUES (${ACME}, ${hour}, 'grant:x', ${ACME}, 'search', ${member}, 'c', 4, 1, 2, 200, ${latency})`,
      ).run()
    }
    const databases = openDatabases(env)
    const actor = { accountId: member, organisationId: ACME }
    const query = { from: 0, to: now, by: ['tool', 'account', 'repository'] as const }
    expect(await usage(databases, actor, { ...query, step: 'day' })).toHaveLength(3)
    await clearOldUsage(databases, now)
    const rows = await usage(databases, actor, { ...query, step: 'all' })
    expect(rows).toEqual([
      {
        time: 0,
        tool: 'search',
        account: expect.stringMatching(/^person-/),
        accountId: member,
        repository: 'acme/api',
        repositoryId: ACME,
        calls: 8,
        errors: 2,
        refused: 4,
        sessions: 1,
        people: 1,
        clients: 1,
        repositories: 1,
        meanMs: 50,
        latency: [2, 0, 6, 0, 0, 0, 0, 0],
        p50Ms: 100,
        p95Ms: 100,
      },
    ])
  })
})
