/**
 * Who may read: the reasons that are shown are the deciding ones, and a change takes effect on the next request.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { administration } from '../../src/auth/administration.ts'
import { authenticate, tokenHash } from '../../src/auth/authenticate.ts'
import { listRepositories } from '../../src/auth/authorize.ts'
import type { AnswerOf } from '../../src/dashboard/api/answers.ts'
import { openDatabases } from '../../src/db/databases.ts'
import type { Proof } from '../../src/tenancy/principal.ts'
import { answerAt, type Reading } from './asking.ts'
import { type Browser, emptied, run, send, signIn, type World, world } from './world.ts'

let of: World
let owner: Browser
beforeEach(async () => {
  await emptied(env)
  of = await world(env)
  owner = await signIn(env, of.people.owner)
})

const get = <R extends Reading>(route: R, path: string, browser = owner) => answerAt(browser, route, path)
const proofOf = async (token: string): Promise<Proof> => ({ kind: 'token', hash: await tokenHash(token) })

describe('the reasons why somebody may read', () => {
  /** The same numbers each time. */
  function dice(seed: number) {
    let state = seed
    return (sides: number) => {
      state = (state * 1103515245 + 12345) % 2147483648
      return Math.floor((state / 2147483648) * sides)
    }
  }

  it('are there exactly where the decision is yes, whoever is in which team and whatever is shared with whom', async () => {
    const roll = dice(7)
    const people = [of.people.owner, of.people.admin, of.people.member, of.people.other]
    const teams = [of.team, of.sharedTeam]
    let readable = 0
    for (let round = 0; round < 12; round++) {
      await env.DB.batch([
        env.DB.prepare('DELETE FROM repository_access'),
        env.DB.prepare('DELETE FROM team_member'),
        env.DB.prepare('UPDATE repository SET visibility = ?').bind(
          ['private', 'private', 'internal', 'public'][roll(4)] as string,
        ),
        env.DB.prepare('UPDATE member SET suspended_at = ? WHERE account_id = ?').bind(
          roll(2) ? 1 : null,
          of.people.other,
        ),
        ...people.flatMap((person) =>
          teams
            .filter(() => roll(3) === 0)
            .map((team) =>
              env.DB.prepare('INSERT INTO team_member (team_id, account_id) VALUES (?, ?)').bind(team, person),
            ),
        ),
        ...people
          .filter(() => roll(3) === 0)
          .map((person) =>
            env.DB.prepare(
              'INSERT INTO repository_access (repository_id, account_id, created_at) VALUES (?, ?, 0)',
            ).bind(of.repository, person),
          ),
        ...teams
          .filter(() => roll(2) === 0)
          .map((team) =>
            env.DB.prepare('INSERT INTO repository_access (repository_id, team_id, created_at) VALUES (?, ?, 0)').bind(
              of.repository,
              team,
            ),
          ),
      ])
      const access = await get('GET /repositories/:repository/access', `/repositories/${of.repository}/access`)
      for (const person of people) {
        const { cookie } = await signIn(env, person)
        const hash = await tokenHash(cookie.split('=')[1] ?? '')
        const listed = await listRepositories(openDatabases(env), { kind: 'session', hash })
        const decided = listed.ok && listed.repositories.length > 0
        readable += Number(decided)
        expect(
          access.readers.some(({ account }) => account.id === person),
          `round ${round}, ${person}`,
        ).toBe(decided)
        const theirs = await send(env, owner, `GET /organisations/${of.organisation}/members/${person}/access`)
        const found = (theirs.json as AnswerOf<'GET /organisations/:organisation/members/:account/access'>).repositories
        expect(found === undefined ? 0 : found.length).toBe(Number(decided))
      }
    }
    expect(readable).toBeGreaterThan(20)
    expect(readable).toBeLessThan(48)
  })

  it('change as the preview says', async () => {
    const path = `/repositories/${of.repository}/access`
    const preview = (query: string) => get('GET /repositories/:repository/access/preview', `${path}/preview?${query}`)
    const logins = (people: readonly { login: string }[]) => people.map(({ login }) => login)
    const [member, other] = [`account-${of.people.member}`, `account-${of.people.other}`]
    expect(logins((await preview(`change=grant&account=${of.people.member}`)).gain)).toEqual([member])
    const lost = await preview(`change=revoke&account=${of.people.other}`)
    expect(logins(lost.lose)).toEqual([other])
    expect([lost.before, lost.after, lost.clients]).toEqual([3, 2, 0])
    expect(await preview(`change=grant&team=${of.team}`)).toMatchObject({ gain: [], lose: [] })
    expect(await preview('change=visibility&visibility=public')).toMatchObject({ opensToAnybody: true, after: 4 })
    expect((await send(env, owner, `GET ${path}/preview?change=grant`)).status).toBe(400)
    const before = await get('GET /repositories/:repository/access', path)
    await send(env, owner, `DELETE ${path}/people/${of.people.other}`)
    const after = await get('GET /repositories/:repository/access', path)
    expect(before.readers.length - after.readers.length).toBe(1)
  })
})

describe('a suspended member', () => {
  it('is refused from the next request on, everywhere, and has everything back when let act again', async () => {
    const as = (person: number) =>
      administration(openDatabases(env), { accountId: person, organisationId: of.organisation })
    const token = (await as(of.people.other).createToken({ name: 'mine', scopes: ['read'], personal: true })) ?? ''
    const believed = async () => (await authenticate(openDatabases(env), await proofOf(token))).ok
    const browser = await signIn(env, of.people.other)
    const sees = async () => (await get('GET /repositories', '/repositories', browser)).total
    expect([await believed(), await sees()]).toEqual([true, 1])
    const path = `/organisations/${of.organisation}/members/${of.people.other}`
    await send(env, owner, `PATCH ${path}`, { body: { suspended: true } })
    expect([await believed(), await sees()]).toEqual([false, 0])
    expect((await send(env, browser, `GET /organisations/${of.organisation}`)).status).toBe(404)
    expect((await get('GET /me', '/me', browser)).organisations).toEqual([])
    expect(await as(of.people.other).createToken({ name: 'x', scopes: ['read'], personal: true })).toBeUndefined()
    await send(env, owner, `PATCH ${path}`, { body: { suspended: false } })
    expect([await believed(), await sees()]).toEqual([true, 1])
  })

  it('is never oneself, an owner by an admin, or the last owner who can act', async () => {
    const suspend = async (by: number, person: number) =>
      (
        await send(env, await signIn(env, by), `PATCH /organisations/${of.organisation}/members/${person}`, {
          body: { suspended: true },
        })
      ).status
    expect(await suspend(of.people.owner, of.people.owner)).toBe(404)
    expect(await suspend(of.people.admin, of.people.owner)).toBe(404)
    expect(await suspend(of.people.admin, of.people.admin)).toBe(404)
    const as = administration(openDatabases(env), { accountId: of.people.owner, organisationId: of.organisation })
    expect(await as.setRole(of.people.admin, 'owner')).toBe(true)
    expect(await suspend(of.people.owner, of.people.owner)).toBe(404)
    expect(await suspend(of.people.owner, of.people.admin)).toBe(200)
    expect(await as.setRole(of.people.owner, 'member')).toBe(false)
    expect(await as.removeMember(of.people.owner)).toBe(false)
  })
})

describe('a repository that was transferred away at GitHub', () => {
  it('is read by nobody, and those who run the organisation see that it is there and can delete it', async () => {
    await run(
      "UPDATE repository SET frozen_at = 1, frozen_because = 'transferred', github_id = NULL, visibility = 'internal'",
    )
    const path = `/repositories/${of.repository}`
    const detail = await get('GET /repositories/:repository', path)
    expect(detail).toMatchObject({ frozen: 'transferred', linked: false, mayAdminister: true })
    expect((await get('GET /repositories', '/repositories')).items.map(({ frozen }) => frozen)).toEqual(['transferred'])
    for (const part of ['coverage', 'skipped', 'refs', 'runs', 'badly-parsed'])
      expect((await send(env, owner, `GET ${path}/${part}`)).status, part).toBe(404)
    const member = await signIn(env, of.people.other)
    expect((await get('GET /repositories', '/repositories', member)).total).toBe(0)
    expect((await send(env, member, `GET ${path}`)).status).toBe(404)
    const elsewhere = await world(env)
    expect((await send(env, await signIn(env, elsewhere.people.owner), `GET ${path}`)).status).toBe(404)
    const confirm = `${of.name}/${of.repositoryName}`
    expect((await send(env, owner, `DELETE ${path}`, { body: { confirm } })).status).toBe(200)
  })
})

describe('a member who was removed', () => {
  it('comes back without what was shared with them', async () => {
    const path = `/organisations/${of.organisation}/members/${of.people.other}`
    expect((await send(env, owner, `DELETE ${path}`)).status).toBe(200)
    await run(
      "INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (?, ?, 'member', 1)",
      of.organisation,
      of.people.other,
    )
    expect((await get('GET /repositories', '/repositories', await signIn(env, of.people.other))).total).toBe(0)
    const teams = await get('GET /organisations/:organisation/teams', `/organisations/${of.organisation}/teams`)
    expect(teams.teams.flatMap(({ members }) => members)).toEqual([])
  })
})

describe('clients of an organisation that names them', () => {
  it('read when they are on the list, and only then', async () => {
    const grant: Proof = { kind: 'grant', grant: of.grant, scopes: ['read'] }
    await run("UPDATE repository SET visibility = 'internal'")
    const sees = async () => {
      const listed = await listRepositories(openDatabases(env), grant)
      return listed.ok ? listed.repositories.length : -1
    }
    const [clientId] = of.canaries.slice(-1)
    expect(await sees()).toBe(1)
    await send(env, owner, `PATCH /organisations/${of.organisation}`, { body: { clientPolicy: 'listed' } })
    expect(await sees()).toBe(0)
    await run("UPDATE repository SET visibility = 'public'")
    const named = await listRepositories(openDatabases(env), grant, { owner: of.name })
    expect(named.ok && named.repositories).toEqual([])
    await send(env, owner, `POST /organisations/${of.organisation}/allowed-clients`, { body: { clientId } })
    expect(await sees()).toBe(1)
    const settings = await get('GET /organisations/:organisation', `/organisations/${of.organisation}`)
    expect(settings).toMatchObject({ clientPolicy: 'listed' })
    expect(settings.allowedClients.map((one) => one.clientId).sort()).toEqual([clientId, 'listed'].sort())
  })
})
