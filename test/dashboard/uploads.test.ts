/** Which workflow runs may upload to a repository, as those who run the organisation say it. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RunIdentity } from '../../src/auth/ci/identity.ts'
import { CiPolicy, objection } from '../../src/auth/ci/policy.ts'
import type { UploadRulesChange } from '../../src/dashboard/api/answers.ts'
import { answerAt } from './asking.ts'
import { atGitHub } from './at-github.ts'
import { emptied, send, signIn, type World, world } from './world.ts'

const { gitHubWorld, withGitHub } = atGitHub()
beforeEach(() => emptied(env))

const stored = async (of: World) =>
  CiPolicy.parse(
    JSON.parse(
      (await env.DB.prepare('SELECT ci_policy AS policy FROM repository WHERE id = ?')
        .bind(of.repository)
        .first<string>('policy')) ?? '',
    ),
  )
const change = async (of: World, person: number, body: UploadRulesChange) =>
  send(env, await signIn(env, person), `PATCH /repositories/${of.repository}/uploads`, { body })
const rules = async (of: World) =>
  answerAt(
    await signIn(env, of.people.admin),
    'GET /repositories/:repository/uploads',
    `/repositories/${of.repository}/uploads`,
  )
const run = (more: Partial<RunIdentity> = {}) =>
  ({
    event_name: 'push',
    ref: 'refs/heads/main',
    workflow_ref: 'acme/api/.github/workflows/sextant.yml@refs/heads/main',
    runner_environment: 'github-hosted',
    ...more,
  }) as RunIdentity

describe('the rules for uploads', () => {
  it('are what holds where nobody has said anything', async () => {
    expect(await rules(await world(env))).toMatchObject({
      events: ['push', 'workflow_dispatch', 'schedule', 'release', 'create', 'merge_group'],
      pullRequests: false,
      workflow: null,
      workflowCommit: null,
      environment: null,
      hostedRunnersOnly: false,
    })
  })

  it('hold for the next run', async () => {
    const of = await world(env)
    const { admin } = of.people
    const refused = async (more?: Partial<RunIdentity>) => objection(await stored(of), run(more))
    expect(await refused()).toBeUndefined()
    await change(of, admin, { workflow: '.github/workflows/sextant.yml', hostedRunnersOnly: true })
    expect(await refused()).toBeUndefined()
    expect(await refused({ runner_environment: 'self-hosted' })).toContain('runners')
    expect(await refused({ workflow_ref: 'acme/api/.github/workflows/other.yml@refs/heads/main' })).toContain(
      'workflow',
    )
    await change(of, admin, { events: ['repository_dispatch'] })
    expect(await refused()).toContain('push')
    expect(await refused({ event_name: 'repository_dispatch' })).toBeUndefined()
  })

  it.each(['{"event":["push"]}', 'events: push'])(
    'that an operator wrote by hand and are none are refused as such, and not replaced: %s',
    async (wrong) => {
      const of = await world(env)
      await env.DB.prepare('UPDATE repository SET ci_policy = ? WHERE id = ?').bind(wrong, of.repository).run()
      const browser = await signIn(env, of.people.admin)
      const path = `/repositories/${of.repository}/uploads`
      for (const said of [
        await send(env, browser, `GET ${path}`),
        await send(env, browser, `PATCH ${path}`, { body: { pullRequests: true } }),
      ]) {
        expect(said.status).toBe(409)
        expect(said.all).toContain('The operator of this service wrote these rules by hand')
      }
    },
  )

  it('that two people change at the same time are both changed, and the trail says what is no longer asked', async () => {
    const of = await world(env)
    await Promise.all([
      change(of, of.people.owner, { environment: 'release' }),
      change(of, of.people.admin, { pullRequests: true }),
    ])
    expect(await rules(of)).toMatchObject({ environment: 'release', pullRequests: true })
    await change(of, of.people.admin, { environment: null })
    expect(await stored(of)).toEqual({ pullRequests: true })
    const last = await env.DB.prepare("SELECT details FROM audit WHERE action = 'repository.uploads' ORDER BY id DESC")
    expect(JSON.parse((await last.first<string>('details')) ?? '')).toEqual({ environment: 'any' })
  })

  it.each<[string, UploadRulesChange, string]>([
    ['an event that strangers start', { events: ['push', 'pull_request_target'] }, 'events'],
    ['the event that has a rule of its own', { events: ['pull_request'] }, 'events'],
    ['what is no event', { events: ['Push!'] }, 'events'],
    ['a workflow that is none', { workflow: 'sextant.yml' }, 'workflow'],
    ['half of a commit', { workflowCommit: 'abc123' }, 'workflowCommit'],
    ['an environment without a name', { environment: ' ' }, 'environment'],
  ])('do not take %s, and say in which field', async (_, body, field) => {
    const of = await world(env)
    const said = await change(of, of.people.admin, body)
    expect(said.status).toBe(400)
    expect(said.json).toMatchObject({ error: { details: [{ field }] } })
    expect(await stored(of)).toEqual({})
  })

  it('stay when the repository is linked again', async () => {
    const of = await world(env)
    const browser = await withGitHub(of, of.people.owner)
    gitHubWorld.repository(`${of.name}/${of.repositoryName}`, { private: true })
    await change(of, of.people.owner, { pullRequests: false, environment: 'release' })
    expect((await send(env, browser, `POST /repositories/${of.repository}/link`)).json).toMatchObject({
      confirmed: true,
    })
    expect(await stored(of)).toEqual({ pullRequests: false, environment: 'release', linkedAs: 'private' })
    const trail = env.DB.prepare("SELECT details FROM audit WHERE action = 'repository.identity' ORDER BY id DESC")
    expect(JSON.parse((await trail.first<string>('details')) ?? '')).not.toHaveProperty('policy')
  })
})
