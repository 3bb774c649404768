/**
 * P14: access lost at GitHub is lost here: with the next request if GitHub sends a webhook, within ten minutes if a connected client
 * has to ask GitHub, and within the hour if GitHub does not answer. The dashboard shows when access was last checked.
 */
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { administration } from '../../src/auth/administration.ts'
import { openGitHub } from '../../src/auth/people/github.ts'
import { syncMemberships } from '../../src/auth/people/membership.ts'
import type { AnswerOf } from '../../src/dashboard/api/answers.ts'
import { openDatabases } from '../../src/db/databases.ts'
import type { Env } from '../../src/env.ts'
import { gitHubWebhooks } from '../../src/github/webhooks.ts'
import { send, signIn } from '../dashboard/world.ts'
import { GitHubApi } from '../doubles/github/api.ts'
import { delivery } from '../doubles/github/webhooks.ts'
import { World } from '../doubles/github/world.ts'
import { person, tokenOf } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { signIn as developer, sender, upload } from '../setup/uploader.ts'
import { call, exchange, refresh, register, SignedIn, type Tokens } from './flow.ts'

const SECRET = 'a secret of webhooks'
const MINUTE = 60_000
const REPOSITORY = 'local/code'
const on = { ...env, GITHUB_WEBHOOK_SECRET: SECRET } as Env

const world = new World()
const github = new GitHubApi(world, { clientId: 'c', clientSecret: 's', callback: ORIGIN })
let answers = true
let client: string
let organisation: number
let nextId = 70_000

beforeAll(async () => {
  await upload(sender(env, await developer(env)), { repository: REPOSITORY }, { 'a.py': 'def wanted(): pass\n' })
  organisation = (await env.DB.prepare("SELECT id FROM organisation WHERE name = 'local'").first<number>(
    'id',
  )) as number
  await env.DB.prepare('UPDATE organisation SET github_id = ? WHERE id = ?')
    .bind(world.organisation('acme').id, organisation)
    .run()
  await env.DB.prepare("UPDATE repository SET visibility = 'internal'").run()
  client = await register(env)
})
beforeEach(() => {
  answers = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as Request, init as RequestInit)
    const url = new URL(request.url)
    if (!answers) throw new TypeError('no way to GitHub')
    return github.app.fetch(new Request(`http://github.test/api/v3${url.pathname}${url.search}`, request))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A member of the organisation, there and here, with a client, a token and a browser. */
async function member() {
  const account = await person(env, { organisation })
  const login = `person-${account}`
  const { id } = world.user(login, { id: nextId++ })
  world.memberships.get(world.account('acme').id)?.set(id, 'member')
  await env.DB.prepare('UPDATE account SET github_id = ? WHERE id = ?').bind(id, account).run()
  const browser = await signIn(env, account, github.tokens.tokenFor(login))
  const pages = new SignedIn(env)
  const [name = '', secret = ''] = browser.cookie.split('=')
  pages.cookies.set(name, secret)
  const given = await exchange(env, client, await pages.code(client))
  const token = await tokenOf(env, { organisation_id: organisation, account_id: account })
  return { account, id, login, browser, token, given }
}
type Member = Awaited<ReturnType<typeof member>>

const asks = {
  method: 'tools/call',
  params: { name: 'search_symbols', arguments: { query: 'wanted', repository: REPOSITORY } },
}
const answered = async (token: string | undefined) => (await call(env, token, '/mcp', asks)).text.includes('a.py')
const listed = async ({ browser }: Member) =>
  ((await send(env, browser, 'GET /repositories')).json as AnswerOf<'GET /repositories'>).total
const reads = async (one: Member, { access_token }: Tokens = one.given) => [
  await answered(access_token),
  await answered(one.token),
  await listed(one),
]
const leaves = ({ id }: Member) => world.memberships.get(world.account('acme').id)?.delete(id)

async function told(event: string, payload: object): Promise<void> {
  const request = await delivery(`${ORIGIN}/github/webhooks`, SECRET, event, payload)
  expect((await gitHubWebhooks(request, on)).status).toBe(200)
}

describe('P14: who loses their organisation at GitHub', () => {
  it('reads nothing with the next request, by client, token or browser, once GitHub has told of it', async () => {
    const [one, other] = [await member(), await member()]
    expect(await reads(one)).toEqual([true, true, 1])
    await told('organization', {
      action: 'member_removed',
      organization: { id: world.account('acme').id, login: 'acme' },
      membership: { role: 'member', user: { id: one.id, login: one.login } },
    })
    expect(await reads(one)).toEqual([false, false, 0])
    expect(await reads(other)).toEqual([true, true, 1])
  })

  it('is signed out of browsers and clients when they take back there what they allowed, and their tokens go on', async () => {
    const [one, other] = [await member(), await member()]
    await told('github_app_authorization', { action: 'revoked', sender: { id: one.id, login: one.login } })
    expect(await reads(one)).toEqual([false, true, undefined])
    expect(await refresh(env, client, one.given.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect(await reads(other)).toEqual([true, true, 1])
    const { results } = await env.DB.prepare(
      "SELECT actor, details FROM audit WHERE action = 'account.signed_out' AND organisation_id = ?",
    )
      .bind(organisation)
      .all()
    expect(results).toEqual([{ actor: 'github', details: JSON.stringify({ account: one.id }) }])
  })

  it('reads nothing after the client’s next refresh where GitHub tells of nothing, which is within ten minutes', async () => {
    const one = await member()
    leaves(one)
    expect(one.given).toMatchObject({ expires_in: 600 })
    const refreshed = await refresh(env, client, one.given.refresh_token)
    expect(refreshed.status).toBe(200)
    expect(await reads(one, refreshed)).toEqual([false, false, 0])
    expect(await answered(one.given.access_token)).toBe(false)
  })

  it('has no client any more once GitHub refuses what they signed in with: not in lists, nor where the tokens’ store lags', async () => {
    const one = await member()
    const connected = async () =>
      ((await send(env, one.browser, 'GET /clients')).json as AnswerOf<'GET /clients'>).clients.length
    expect([await connected(), await answered(one.given.access_token)]).toEqual([1, true])
    github.tokens.revokeTokensOf(one.login)
    const store = new Proxy(env.OAUTH_KV, {
      get: (kv, name) => (name === 'delete' ? async () => {} : (Reflect.get(kv, name) as () => unknown).bind(kv)),
    })
    const lagging = { ...env, OAUTH_KV: store } as Env
    expect(await refresh(lagging, client, one.given.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
    expect([await connected(), await answered(one.given.access_token)]).toEqual([0, false])
    const { results } = await env.DB.prepare(
      "SELECT actor, details ->> 'by' AS by FROM audit WHERE action = 'client.revoked' AND organisation_id = ? ORDER BY id DESC LIMIT 2",
    )
      .bind(organisation)
      .all()
    expect(results[0]).toEqual({ actor: 'github', by: 'github' })
  })

  it('is refused within the hour where GitHub does not answer, and goes on when it does', async () => {
    const one = await member()
    const start = Date.now()
    const first = await refresh(env, client, one.given.refresh_token)
    answers = false
    vi.useFakeTimers({ toFake: ['Date'], now: start + 49 * MINUTE })
    const held = await refresh(env, client, first.refresh_token)
    expect([held.status, held]).toEqual([200, expect.objectContaining({ expires_in: 600 })])
    vi.setSystemTime(start + 51 * MINUTE)
    expect(await refresh(env, client, held.refresh_token)).toMatchObject({
      status: 503,
      error: 'temporarily_unavailable',
    })
    answers = true
    expect((await refresh(env, client, held.refresh_token)).status).toBe(200)
  })

  it('is seen by those who run the organisation with the time at which GitHub was last asked', async () => {
    const one = await member()
    const owner = await signIn(env, await person(env, { organisation, role: 'owner' }))
    const before = Date.now()
    await refresh(env, client, one.given.refresh_token)
    const path = `/organisations/${organisation}/members?search=${one.login}`
    const { items } = (await send(env, owner, `GET ${path}`))
      .json as AnswerOf<'GET /organisations/:organisation/members'>
    expect(items[0]?.checkedAt).toBeGreaterThanOrEqual(before)
  })
})

it.each(['by an admin', 'by themselves'])(
  'a member removed here %s comes back by signing in, and not by a client that refreshes',
  async (by) => {
    const one = await member()
    const admin = await person(env, { organisation, role: 'admin' })
    const acting = { accountId: by === 'by themselves' ? one.account : admin, organisationId: organisation }
    expect(await administration(openDatabases(env), acting).removeMember(one.account)).toBe(true)
    expect(await answered(one.given.access_token)).toBe(false)
    const again = await refresh(env, client, one.given.refresh_token)
    expect([again.status, await answered(again.access_token)]).toEqual([200, false])
    const says = openGitHub(env)
    await syncMemberships(openDatabases(env), says, one.account, github.tokens.tokenFor(one.login), Date.now(), true)
    const back = await refresh(env, client, again.refresh_token)
    expect([back.status, await answered(back.access_token)]).toEqual([200, true])
  },
)
