/**
 * What the dashboard asks GitHub about, and believes of nobody else.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Linkable } from '../../src/dashboard/api/answers.ts'
import type { Env } from '../../src/env.ts'
import { atGitHub } from './at-github.ts'
import { account, type Browser, emptied, send, signIn, type World, world } from './world.ts'

const { github, gitHubWorld, withGitHub } = atGitHub()
beforeEach(() => emptied(env))

describe('what GitHub confirms', () => {
  const link = (browser: Browser, of: World, repository: string) =>
    send(env, browser, `POST /organisations/${of.organisation}/repositories`, { body: { repository } })
  const identity = (name: string) =>
    env.DB.prepare('SELECT github_id, github_owner_id FROM repository WHERE name = ?')
      .bind(name)
      .first<{ github_id: number | null; github_owner_id: number | null }>()

  it('is the identity of the organisation’s own repository, and never of another’s', async () => {
    const of = await world(env)
    const browser = await withGitHub(of, of.people.owner)
    gitHubWorld.user(`somebody-${of.organisation}`)
    gitHubWorld.repository(`somebody-${of.organisation}/open`, { private: false })
    const own = await link(browser, of, `${of.name}/new`)
    expect(own.json).toMatchObject({ confirmed: true })
    const { github_id } = (await identity('new')) ?? {}
    expect(github_id).toBe(gitHubWorld.findRepository(`${of.name}/new`)?.id)
    const foreign = await link(browser, of, `somebody-${of.organisation}/open`)
    expect(foreign.json).toMatchObject({ confirmed: false })
    expect(await identity('open')).toEqual({ github_id: null, github_owner_id: null })
    expect((await link(browser, of, `${of.name}/new`)).status).toBe(409)
    const seen = await send(env, browser, `GET /organisations/${of.organisation}/linkable`)
    expect(seen.json).toMatchObject({ from: 'person' })
    expect(seen.text).not.toContain('somebody-')
  })

  it('is the branch that a repository opens with, which an installation does not say', async () => {
    const of = await world(env)
    const browser = await withGitHub(of, of.people.owner)
    const { id } = gitHubWorld.repository(`${of.name}/old`, { defaultBranch: 'trunk' })
    await env.DB.batch(
      [
        `INSERT INTO installation (id, github_owner_id, owner, selection, updated_at)
         SELECT 1, github_id, name, 'all', 0 FROM organisation WHERE id = ${of.organisation}`,
        `INSERT INTO installation_repository (installation_id, github_id, name, private) VALUES (1, ${id}, 'old', 1)`,
      ].map((sql) => env.DB.prepare(sql)),
    )
    const seen = await send(env, browser, `GET /organisations/${of.organisation}/linkable`)
    expect(seen.json).toMatchObject({ from: 'installation', repositories: [{ githubId: id, defaultBranch: null }] })
    expect((await link(browser, of, `${of.name}/old`)).json).toMatchObject({ confirmed: true })
    const row = await env.DB.prepare("SELECT default_ref FROM repository WHERE name = 'old'").first()
    expect(row).toEqual({ default_ref: 'trunk' })
  })

  it('is every repository that the organisation has there, and else it is said that there are more', async () => {
    const of = await world(env)
    const browser = await withGitHub(of, of.people.owner)
    for (let at = 0; at < 640; at++) gitHubWorld.repository(`${of.name}/many-${at}`)
    const listed = async () => {
      const { json } = await send(env, browser, `GET /organisations/${of.organisation}/linkable`)
      const { repositories, complete } = json as Linkable
      return { count: new Set(repositories.map(({ githubId }) => githubId)).size, complete }
    }
    expect(await listed()).toEqual({ count: 642, complete: true })
    for (let at = 640; at < 5100; at++) gitHubWorld.repository(`${of.name}/many-${at}`)
    expect(await listed()).toEqual({ count: 5000, complete: false })
  })

  it('is a repository of the installation also beyond those that are listed', async () => {
    const of = await world(env)
    const admin = await signIn(env, of.people.admin)
    await env.DB.batch(
      [
        `INSERT INTO installation (id, github_owner_id, owner, selection, updated_at)
         SELECT 1, github_id, name, 'all', 0 FROM organisation WHERE id = ${of.organisation}`,
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001)
         INSERT INTO installation_repository (installation_id, github_id, name, private)
         SELECT 1, 900000 + i, printf('r%05d', i), 1 FROM n`,
      ].map((sql) => env.DB.prepare(sql)),
    )
    const { json } = await send(env, admin, `GET /organisations/${of.organisation}/linkable`)
    expect((json as Linkable).repositories).toHaveLength(5000)
    expect(json).toMatchObject({ from: 'installation', complete: false })
    expect((await link(admin, of, `${of.name}/R05001`)).json).toMatchObject({ confirmed: true })
    expect(await identity('R05001')).toMatchObject({ github_id: 905001 })
  })

  it('is whose a repository is now, also where nothing was told of its transfer, there and back', async () => {
    const [from, to] = [await world(env), await world(env)]
    const [old, next] = [await withGitHub(from, from.people.owner), await withGitHub(to, to.people.owner)]
    const moved = gitHubWorld.repository(`${from.name}/moved`)
    const rows = async () =>
      (
        await env.DB.prepare(
          `SELECT organisation_id AS of, github_id IS NOT NULL AS linked, frozen_because AS frozen FROM repository
           WHERE name = 'moved' ORDER BY id`,
        ).all()
      ).results
    expect((await link(old, from, `${from.name}/moved`)).json).toMatchObject({ confirmed: true })
    gitHubWorld.transfer(moved, to.name)
    const there = await link(next, to, `${to.name}/moved`)
    expect([there.status, there.json]).toMatchObject([200, { confirmed: true }])
    const away = { of: from.organisation, linked: 0, frozen: 'transferred' }
    expect(await rows()).toEqual([away, { of: to.organisation, linked: 1, frozen: null }])
    const told = await env.DB.prepare(
      "SELECT organisation_id, actor, details FROM audit WHERE action = 'repository.frozen'",
    ).all()
    expect(told.results).toEqual([
      {
        organisation_id: from.organisation,
        actor: 'github',
        details: JSON.stringify({ because: 'transferred', github: moved.id }),
      },
    ])
    gitHubWorld.transfer(moved, from.name)
    const id = await env.DB.prepare("SELECT id FROM repository WHERE name = 'moved' AND organisation_id = ?")
      .bind(from.organisation)
      .first<number>('id')
    expect((await send(env, old, `POST /repositories/${id}/link`)).status).toBe(200)
    expect(await rows()).toEqual([
      { of: from.organisation, linked: 1, frozen: null },
      { of: to.organisation, linked: 0, frozen: 'transferred' },
    ])
  })

  it('is asked now before another’s link ends: what an installation was given once is not enough', async () => {
    const [from, to] = [await world(env), await world(env)]
    const browser = await withGitHub(from, from.people.owner)
    const { id } = gitHubWorld.repository(`${from.name}/kept`)
    expect((await link(browser, from, `${from.name}/kept`)).status).toBe(200)
    await env.DB.batch(
      [
        `INSERT INTO installation (id, github_owner_id, owner, selection, updated_at)
         SELECT 1, github_id, name, 'all', 0 FROM organisation WHERE id = ${to.organisation}`,
        `INSERT INTO installation_repository (installation_id, github_id, name, private) VALUES (1, ${id}, 'kept', 1)`,
      ].map((sql) => env.DB.prepare(sql)),
    )
    const admin = await signIn(env, to.people.admin)
    expect((await link(admin, to, `${to.name}/kept`)).status).toBe(409)
    expect(await identity('kept')).toMatchObject({ github_id: id })
  })

  it('is who may claim an organisation: its owner there, once', async () => {
    const of = await world(env)
    const login = `claims-${of.organisation}`
    const person = await account(env)
    gitHubWorld.user(login)
    const [mine, other] = [
      gitHubWorld.organisation(`mine-${of.organisation}`, { [login]: 'admin' }),
      gitHubWorld.organisation(`other-${of.organisation}`, { [login]: 'member' }),
    ]
    const browser = await signIn(env, person, github.tokens.tokenFor(login))
    const claim = (githubId: number) => send(env, browser, 'POST /organisations', { body: { githubId } })
    expect((await claim(other.id)).status).toBe(404)
    expect((await claim(mine.id)).status).toBe(200)
    expect((await claim(mine.id)).status).toBe(409)
    const claimable = (await send(env, browser, 'GET /claimable')).json as { organisations: { login: string }[] }
    expect(claimable.organisations.map((one) => one.login)).toEqual([mine.login, login])
  })
})

describe('a first run', () => {
  it('has its workflow added where this deployment’s GitHub is', async () => {
    const of = await world(env)
    const browser = await signIn(env, of.people.member)
    const shown = async (on: Env) => {
      await env.DB.prepare("UPDATE repository SET visibility = 'internal'").run()
      return (await send(on, browser, `GET /repositories/${of.repository}/workflow`)).json
    }
    expect(await shown(env)).toMatchObject({ gitHub: 'https://github.com' })
    expect(await shown({ ...env, GITHUB_URL: 'https://git.example/' })).toMatchObject({ gitHub: 'https://git.example' })
  })
})
