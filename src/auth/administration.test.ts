import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabases } from '../db/databases.ts'
import type { Proof } from '../tenancy/principal.ts'
import { administration } from './administration.ts'
import { authenticate, tokenHash } from './authenticate.ts'
import { authorizeRef, listRepositories } from './authorize.ts'
import { clientsOfPerson, disconnectOwn } from './connected-clients.ts'

const OWNER = 1
const ADMIN = 2
const MEMBER = 3
const STRANGER = 4
let organisation = 0
let repository = 0
let next = 100

/** A new organisation for each test, with the same people in the same roles. */
beforeEach(async () => {
  organisation = next++
  repository = next++
  await env.DB.batch(
    [
      `INSERT OR IGNORE INTO account (id, name, created_at) VALUES (1, 'owner', 0), (2, 'admin', 0), (3, 'member', 0), (4, 'stranger', 0)`,
      `INSERT INTO organisation (id, name, created_at) VALUES (${organisation}, 'o${organisation}', 0)`,
      `INSERT INTO member (organisation_id, account_id, role, created_at) VALUES
        (${organisation}, 1, 'owner', 0), (${organisation}, 2, 'admin', 0), (${organisation}, 3, 'member', 0)`,
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at)
        VALUES (${repository}, ${organisation}, 'o${organisation}', 'code', 0, 'main', 0)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
})

const as = (accountId: number) =>
  administration(openDatabases(env), { accountId, organisationId: organisation }, Date.now())
const proofOfToken = async (token: string): Promise<Proof> => ({ kind: 'token', hash: await tokenHash(token) })
const believed = async (token: string) => (await authenticate(openDatabases(env), await proofOfToken(token))).ok
const trail = async () => (await as(OWNER).trail()).map(({ action }) => action)
async function sees(token: string): Promise<string[]> {
  const listed = await listRepositories(openDatabases(env), await proofOfToken(token))
  return listed.ok ? listed.repositories.map((one) => one.repository) : []
}
const personal = { name: 'mine', scopes: ['read'], personal: true } as const

describe('API tokens', () => {
  it('are shown once, kept as a hash, listed by prefix, and end when revoked', async () => {
    const token = (await as(ADMIN).createToken({ name: 'ci', scopes: ['read', 'write'], personal: false })) ?? ''
    expect(await believed(token)).toBe(true)
    const dump = JSON.stringify([await env.DB.prepare('SELECT * FROM token').all(), await as(ADMIN).tokens()])
    expect(dump).not.toContain(token)
    const [listed] = await as(ADMIN).tokens()
    expect(listed).toMatchObject({ prefix: token.slice(0, 8), name: 'ci' })
    expect(await as(ADMIN).revokeToken(listed?.id ?? 0)).toBe(true)
    expect(await believed(token)).toBe(false)
    expect(await trail()).toEqual(['token.revoked', 'token.created'])
  })

  it('have numbers that do not tell how many others were made between them', async () => {
    for (let time = 0; time < 2; time++) await as(ADMIN).createToken(personal)
    const [one, other] = (await as(ADMIN).tokens()).map(({ id }) => id)
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThan(1_000_000)
    expect([one, other].every((id) => Number.isSafeInteger(id) && String(id).length <= 15)).toBe(true)
  })

  it('that write, or belong to nobody, are made by those who run the organisation', async () => {
    expect(await as(MEMBER).createToken({ ...personal, scopes: ['read', 'write'] })).toBeUndefined()
    expect(await as(MEMBER).createToken({ ...personal, personal: false })).toBeUndefined()
    expect(await as(STRANGER).createToken(personal)).toBeUndefined()
    expect(await as(MEMBER).createToken(personal)).toMatch(/^sxt_/)
    expect(await as(ADMIN).createToken({ ...personal, repositoryId: repository + 1000 })).toBeUndefined()
    expect(await trail()).toEqual(['token.created', 'act.refused', 'act.refused'])
  })

  it('of one repository are made by who reads it: numbers are easily guessed', async () => {
    const made = async () => (await as(MEMBER).createToken({ ...personal, repositoryId: repository })) !== undefined
    expect(await made()).toBe(false)
    await as(ADMIN).allowPerson(repository, MEMBER)
    expect(await made()).toBe(true)
  })

  it('are listed without those of CI runs, which live for minutes', async () => {
    await env.DB.prepare(
      `INSERT INTO token (hash, prefix, name, organisation_id, scopes, created_at, run, attempt)
       VALUES ('of a run', 'sxt_', 'CI run 7', ?, '["write"]', 0, 7, 1)`,
    )
      .bind(organisation)
      .run()
    await as(ADMIN).createToken({ name: 'ci', scopes: ['read'], personal: false })
    expect((await as(ADMIN).tokens()).map(({ name }) => name)).toEqual(['ci'])
  })

  it('expire', async () => {
    expect(await believed((await as(OWNER).createToken({ ...personal, expiresAt: Date.now() - 1 })) ?? '')).toBe(false)
  })

  it('of another are neither seen nor revoked by a member', async () => {
    await as(OWNER).createToken(personal)
    const [token] = await as(OWNER).tokens()
    expect(await as(MEMBER).tokens()).toEqual([])
    expect(await as(MEMBER).revokeToken(token?.id ?? 0)).toBe(false)
    expect(await as(STRANGER).revokeToken(token?.id ?? 0)).toBe(false)
  })
})

describe('a repository', () => {
  const code = () => [`o${organisation}/code`]

  it('is private to those who run the organisation until it is shared with a person, a team, or everybody', async () => {
    const token = (await as(MEMBER).createToken(personal)) ?? ''
    expect(await sees(token)).toEqual([])
    expect(await as(ADMIN).allowPerson(repository, MEMBER)).toBe(true)
    expect(await sees(token)).toEqual(code())
    expect(await as(ADMIN).revokeAccess(repository, { account: MEMBER })).toBe(true)
    expect(await sees(token)).toEqual([])
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO team (id, organisation_id, name) VALUES (${next}, ${organisation}, 'team')`),
      env.DB.prepare(`INSERT INTO team_member (team_id, account_id) VALUES (${next}, ${MEMBER})`),
    ])
    // Shared with somebody else is not shared with a member, nor with a member of some team.
    expect(await as(ADMIN).allowPerson(repository, ADMIN)).toBe(true)
    expect(await sees(token)).toEqual([])
    expect(await as(ADMIN).allowTeam(repository, next)).toBe(true)
    expect(await sees(token)).toEqual(code())
    expect(await as(ADMIN).revokeAccess(repository, { team: next })).toBe(true)
    expect(await sees(token)).toEqual([])
    expect(await as(ADMIN).setVisibility(repository, 'internal')).toBe(true)
    expect(await sees(token)).toEqual(code())
  })

  it('is shared by nobody else, and with nobody outside', async () => {
    for (const actor of [MEMBER, STRANGER]) {
      expect(await as(actor).allowPerson(repository, MEMBER)).toBe(false)
      expect(await as(actor).setVisibility(repository, 'public')).toBe(false)
      expect(await as(actor).deleteRepository(repository)).toBe(false)
      expect(await as(actor).linkToGitHub(repository, { id: 1, ownerId: 1 })).toBe(false)
    }
    expect(await as(ADMIN).allowPerson(repository, STRANGER)).toBe(false)
    expect(new Set(await trail())).toEqual(new Set(['act.refused']))
  })

  it('that is public is read by anybody signed in who names it, and written by none of them', async () => {
    await env.DB.prepare(
      `INSERT INTO client_grant (id, account_id, client_id, client_name, redirect_uri, resource, scopes, created_at, expires_at)
       VALUES (?, ${STRANGER}, 'c', 'c', 'r', 'x', '["read"]', 0, ?)`,
    )
      .bind(`g${organisation}`, Date.now() + 60_000)
      .run()
    const proof: Proof = { kind: 'grant', grant: `g${organisation}`, scopes: ['read'] }
    const ask = async () =>
      (await authorizeRef(openDatabases(env), proof, { repository: code()[0] })) as { reason: string }
    expect((await ask()).reason).toBe('repository_not_found')
    await as(OWNER).setVisibility(repository, 'public')
    expect((await ask()).reason).toBe('ref_not_indexed')
    await as(OWNER).blockClient('c')
    expect((await ask()).reason).toBe('repository_not_found')
    const refusals = await env.DB.prepare("SELECT count(*) AS n FROM audit WHERE action = 'access.refused'").first<{
      n: number
    }>()
    expect(refusals?.n).toBeGreaterThanOrEqual(2)
  })

  it('is linked to one repository of GitHub’s at a time', async () => {
    expect(await as(ADMIN).linkToGitHub(repository, { id: repository, ownerId: 5 })).toBe(true)
    const other = next++
    await env.DB.prepare(
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at) VALUES (?, ?, 'x', 'y', 0, 'main', 0)`,
    )
      .bind(other, organisation)
      .run()
    expect(await as(ADMIN).linkToGitHub(other, { id: repository, ownerId: 5 })).toBe(false)
  })

  it('takes nothing more from runs of the one that it was linked to before', async () => {
    const link = (id: number, who = ADMIN) => as(who).linkToGitHub(repository, { id, ownerId: 5 })
    await link(repository)
    await env.DB.prepare(
      `INSERT INTO token (hash, prefix, name, organisation_id, repository_id, scopes, created_at, commit_sha, run, attempt)
       VALUES (?, 'run', 'run', ?, ?, '["write"]', 0, '${'a'.repeat(40)}', 1, 1)`,
    )
      .bind(await tokenHash(`run ${repository}`), organisation, repository)
      .run()
    const run = await proofOfToken(`run ${repository}`)
    const writes = async () => (await authenticate(openDatabases(env), run, 'write')).ok
    await link(repository)
    await link(repository + 1_000_000, MEMBER)
    expect(await writes()).toBe(true)
    await link(repository + 1_000_000)
    expect(await writes()).toBe(false)
  })
})

describe('members', () => {
  it('lose what they had with the membership', async () => {
    const token = (await as(MEMBER).createToken(personal)) ?? ''
    expect(await believed(token)).toBe(true)
    expect(await as(ADMIN).removeMember(MEMBER)).toBe(true)
    expect(await believed(token)).toBe(false)
  })

  it('are ranked by owners alone, and the last owner stays', async () => {
    expect(await as(ADMIN).setRole(MEMBER, 'admin')).toBe(false)
    expect(await as(ADMIN).removeMember(OWNER)).toBe(false)
    expect(await as(OWNER).removeMember(OWNER)).toBe(false)
    expect(await as(OWNER).setRole(OWNER, 'member')).toBe(false)
    expect(await as(OWNER).setRole(ADMIN, 'owner')).toBe(true)
    expect(await as(ADMIN).removeMember(OWNER)).toBe(true)
  })
})

const lines = async (since: number) => {
  const found = await env.DB.prepare(
    'SELECT organisation_id, actor, action, details FROM audit WHERE id > ? ORDER BY id',
  )
    .bind(since)
    .all<{ organisation_id: number; actor: string; action: string; details: string }>()
  return found.results.map(({ details, ...line }) => ({ ...line, ...(JSON.parse(details) as object) }))
}
const newest = async () => (await env.DB.prepare('SELECT max(id) AS id FROM audit').first<{ id: number }>())?.id ?? 0

describe('what somebody may not do', () => {
  it('is in the trail of the organisation that they are in, and a stranger’s in nobody’s', async () => {
    const since = await newest()
    const asked = { act: 'repository.visibility', organisation, repository, visibility: 'public' }
    for (const actor of [MEMBER, STRANGER]) await as(actor).setVisibility(repository, 'public')
    expect(await lines(since)).toEqual([
      { organisation_id: organisation, actor: 'person:3', action: 'act.refused', ...asked },
      { organisation_id: 0, actor: 'person:4', action: 'act.refused', ...asked },
    ])
  })

  it('is told from what is so already, also where it depends on whom it is done to', async () => {
    const token = await as(OWNER).createToken(personal)
    const [{ id = 0 } = {}] = await as(OWNER).tokens()
    expect(token).toBeDefined()
    await as(ADMIN).suspendMember(MEMBER)
    const since = await newest()
    await as(ADMIN).suspendMember(MEMBER)
    await as(ADMIN).blockClient('c')
    await as(ADMIN).blockClient('c')
    await as(OWNER).removeMember(OWNER)
    await as(ADMIN).suspendMember(OWNER)
    await as(ADMIN).removeMember(OWNER)
    await as(ADMIN).setRole(MEMBER, 'owner')
    await as(ADMIN).deleteOrganisation()
    await as(OWNER).restoreMember(MEMBER)
    await as(MEMBER).createToken({ ...personal, personal: false })
    await as(MEMBER).revokeToken(id)
    const found = (await lines(since)) as { action: string; act?: string }[]
    expect(found.map(({ action, act }) => act ?? action)).toEqual([
      'client.blocked',
      'member.suspended',
      'member.removed',
      'member.role',
      'organisation.deleted',
      'member.restored',
      'token.created',
      'token.revoked',
    ])
    expect(found.filter(({ action }) => action !== 'act.refused').map(({ action }) => action)).toEqual([
      'client.blocked',
      'member.restored',
    ])
    expect(JSON.stringify(found)).not.toMatch(/[0-9a-f]{64}/)
  })
})

describe('an organisation', () => {
  it('ends for everybody when it is deleted', async () => {
    const token = (await as(ADMIN).createToken({ name: 'ci', scopes: ['read'], personal: false })) ?? ''
    expect(await as(ADMIN).deleteOrganisation()).toBe(false)
    expect(await as(OWNER).deleteOrganisation()).toBe(true)
    expect(await believed(token)).toBe(false)
    expect(await as(OWNER).createToken(personal)).toBeUndefined()
  })
})

describe('the trail', () => {
  it('is read by those who run the organisation and changed by nobody', async () => {
    await as(OWNER).createToken(personal)
    expect(await as(MEMBER).trail()).toEqual([])
    expect(await as(STRANGER).trail()).toEqual([])
    expect(await as(ADMIN).trail()).toMatchObject([{ action: 'token.created', actor: 'person:1' }])
    for (const sql of ["UPDATE audit SET actor = 'nobody'", 'DELETE FROM audit'])
      await expect(env.DB.prepare(sql).run()).rejects.toThrow(/append-only/)
  })

  it('names whom somebody acted on, and no account of others that a refused act merely counts to', async () => {
    await as(MEMBER).removeMember(STRANGER)
    await as(ADMIN).setRole(MEMBER, 'owner')
    await as(OWNER).removeMember(MEMBER)
    const { lines } = (await as(OWNER).trailPage({}, { limit: 10 })) ?? { lines: [] }
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['member.removed', 'member'],
      ['act.refused', null],
      ['act.refused', null],
    ])
    const { total } = (await as(OWNER).trailPage({ search: 'stranger' }, { limit: 10 })) ?? { total: -1 }
    expect(total).toBe(0)
  })

  it('names the team and the token that somebody acted on, also a team that is gone, and none of others', async () => {
    const team = (await as(ADMIN).createTeam('core')) ?? 0
    await as(ADMIN).joinTeam(team, MEMBER)
    await as(OWNER).createToken({ ...personal, name: 'nightly' })
    const [token] = (await as(OWNER).trailPage({ search: 'nightly' }, { limit: 1 }))?.lines ?? []
    expect(token?.action).toBe('token.created')
    const { id = 0 } =
      (await env.DB.prepare("SELECT id FROM token WHERE name = 'nightly' AND organisation_id = ?")
        .bind(organisation)
        .first<{ id: number }>()) ?? {}
    await as(OWNER).revokeToken(id)
    const joined = (await as(OWNER).trailPage({ search: 'core' }, { limit: 10 }))?.lines.map((line) => line.object)
    expect(joined).toEqual(['core', null])
    const foreign = await env.DB.prepare(
      "INSERT INTO team (organisation_id, name) SELECT id, 'of others' FROM organisation WHERE id <> ? LIMIT 1 RETURNING id",
    )
      .bind(organisation)
      .first<{ id: number }>()
    expect(await as(ADMIN).deleteTeam(foreign?.id ?? 0)).toBe(false)
    await as(ADMIN).deleteTeam(team)
    const { lines } = (await as(OWNER).trailPage({}, { limit: 3 })) ?? { lines: [] }
    expect(lines.map(({ action, object, details }) => [action, object, JSON.parse(details).name ?? null])).toEqual([
      ['team.deleted', null, 'core'],
      ['token.revoked', 'nightly', null],
      ['token.created', null, 'nightly'],
    ])
  })

  it('names a person and a team by GitHub’s ids where GitHub told of them, whoever has these numbers here', async () => {
    const core = (await as(ADMIN).createTeam('core')) ?? 0
    await env.DB.batch([
      env.DB.prepare('UPDATE account SET github_id = 4 WHERE id = ?').bind(MEMBER),
      env.DB.prepare("INSERT INTO team (organisation_id, github_id, name) VALUES (?1, ?2, 'web')").bind(
        organisation,
        core,
      ),
      env.DB.prepare(
        `INSERT INTO audit (at, organisation_id, actor, action, details)
         VALUES (0, ?1, 'github', 'team.member.added', json_object('account', 4, 'team', CAST(?2 AS INTEGER)))`,
      ).bind(organisation, core),
    ])
    const { lines } = (await as(OWNER).trailPage({}, { limit: 1 })) ?? { lines: [] }
    await env.DB.prepare('UPDATE account SET github_id = NULL WHERE id = ?').bind(MEMBER).run()
    expect([lines[0]?.subject, lines[0]?.object]).toEqual(['member', 'web'])
  })
})

describe('clients of a person', () => {
  it('are listed and ended by that person', async () => {
    const id = `own${organisation}`
    await env.DB.prepare(
      `INSERT INTO client_grant (id, account_id, client_id, client_name, redirect_uri, resource, scopes, created_at, expires_at)
       VALUES (?, ${MEMBER}, 'c', 'Client', 'r', 'x', '["read"]', 0, ?)`,
    )
      .bind(id, Date.now() + 60_000)
      .run()
    const proof: Proof = { kind: 'grant', grant: id, scopes: ['read'] }
    expect(await authenticate(openDatabases(env), proof)).toMatchObject({ ok: true })
    expect(await disconnectOwn(env, openDatabases(env), STRANGER, id)).toBe(false)
    expect((await clientsOfPerson(openDatabases(env), MEMBER)).map((one) => one.grant)).toContain(id)
    expect(await disconnectOwn(env, openDatabases(env), MEMBER, id)).toBe(true)
    expect(await authenticate(openDatabases(env), proof)).toEqual({ ok: false, reason: 'unauthenticated' })
  })

  it('never have more scopes than their grant or their token', async () => {
    const id = `scopes${organisation}`
    await env.DB.prepare(
      `INSERT INTO client_grant (id, account_id, client_id, client_name, redirect_uri, resource, scopes, created_at, expires_at)
       VALUES (?, ${OWNER}, 'c', 'Client', 'r', 'x', '["read"]', 0, ?)`,
    )
      .bind(id, Date.now() + 60_000)
      .run()
    const ask = (scopes: string[], needs: 'read' | 'write') =>
      authenticate(openDatabases(env), { kind: 'grant', grant: id, scopes }, needs)
    expect(await ask(['read', 'write'], 'write')).toMatchObject({ reason: 'insufficient_scope' })
    expect(await ask([], 'read')).toMatchObject({ reason: 'insufficient_scope' })
    expect(await ask(['read'], 'read')).toMatchObject({ ok: true })
  })
})

it('what was refused is told so often in an hour, of one person and of all strangers: the trail is never shortened', async () => {
  const now = Date.now()
  const filled = (count: number, of: number, actor: string) =>
    env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO audit (at, organisation_id, actor, action, details) SELECT ?, ?, ? , 'act.refused', '{}' FROM n`,
    )
      .bind(count, now, of, actor)
      .run()
  await filled(58, organisation, 'person:3')
  await filled(58, 0, 'person:4')
  const since = await newest()
  for (let time = 0; time < 4; time++)
    for (const actor of [MEMBER, STRANGER]) await as(actor).setVisibility(repository, 'public')
  const told = (await lines(since)).map(({ organisation_id, actor }) => [organisation_id, actor])
  expect(told.filter(([of]) => of === organisation).length).toBeLessThanOrEqual(2)
  expect(told.filter(([of]) => of === 0).length).toBeLessThanOrEqual(2)
  expect(await as(ADMIN).blockClient('told')).toBe(true)
  for (let who = 0; who < 20; who++) await filled(50, 0, `person:${1000 + who}`)
  const full = await newest()
  await as(99).setVisibility(repository, 'public')
  expect(await lines(full)).toEqual([])
})
