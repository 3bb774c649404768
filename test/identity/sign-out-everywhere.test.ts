/**
 * Signing out everywhere: one act ends every browser and every client of a person, and nothing of anybody else.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import type { AnswerOf } from '../../src/dashboard/api/answers.ts'
import { type Browser, send, signIn } from '../dashboard/world.ts'
import { person, tokenOf } from '../isolation/principals.ts'
import { call, exchange, refresh, register, SignedIn } from './flow.ts'

const ORGANISATIONS = [81, 82]
let client: string
let another: string
beforeAll(async () => {
  for (const id of ORGANISATIONS)
    await env.DB.prepare('INSERT INTO organisation (id, name, created_at) VALUES (?, ?, 0)').bind(id, `of-${id}`).run()
  client = await register(env)
  another = await register(env, { client_name: 'Another' })
})

async function somebody() {
  const account = await person(env, { organisation: 81 })
  await env.DB.prepare("INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (82, ?, 'admin', 0)")
    .bind(account)
    .run()
  const browsers = [await signIn(env, account), await signIn(env, account)] as const
  const pages = pagesOf(browsers[1])
  const clients = [
    await exchange(env, client, await pages.code(client)),
    await exchange(env, another, await pages.code(another)),
  ] as const
  const token = await tokenOf(env, { organisation_id: 81, account_id: account })
  return { account, browsers, pages, clients, token }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

function pagesOf({ cookie }: Browser): SignedIn {
  const pages = new SignedIn(env)
  const [name = '', secret = ''] = cookie.split('=')
  pages.cookies.set(name, secret)
  return pages
}
const signOut = (browser: Browser) => send(env, browser, 'POST /sign-out-everywhere')
const answers = async ({ browsers, clients, token }: Somebody) => [
  ...(await Promise.all(browsers.map(async (one) => (await send(env, one, 'GET /me')).status))),
  ...(await Promise.all(clients.map(async ({ access_token }) => (await call(env, access_token)).status))),
  (await call(env, token)).status,
]
const lines = async (account: number) =>
  (
    await env.DB.prepare(
      "SELECT organisation_id FROM audit WHERE action = 'account.signed_out' AND actor = ? ORDER BY 1",
    )
      .bind(`person:${account}`)
      .all<{ organisation_id: number }>()
  ).results.map(({ organisation_id }) => organisation_id)

it('ends every browser and every client, keeps API tokens, and leaves a line in each organisation', async () => {
  const [one, other] = [await somebody(), await somebody()]
  expect(await answers(one)).toEqual([200, 200, 200, 200, 200])
  expect((await signOut(one.browsers[0])).json).toEqual({ done: true })
  expect(await answers(one)).toEqual([401, 401, 401, 401, 200])
  for (const [at, { refresh_token }] of one.clients.entries())
    expect((await refresh(env, at === 0 ? client : another, refresh_token)).error).toBe('invalid_grant')
  expect(await answers(other)).toEqual([200, 200, 200, 200, 200])
  expect([await lines(one.account), await lines(other.account)]).toEqual([ORGANISATIONS, []])
  // Signing in again opens nothing of what was before.
  const again = await signIn(env, one.account)
  expect(((await send(env, again, 'GET /clients')).json as AnswerOf<'GET /clients'>).clients).toEqual([])
})

it('ends what was allowed and not fetched yet: a code, and a consent page that is open', async () => {
  const one = await somebody()
  const page = await one.pages.page(client)
  const code = await one.pages.code(client)
  await signOut(one.browsers[0])
  expect(await exchange(env, client, code)).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect((await one.pages.answer(page)).to).toBeUndefined()
})

it('leaves no client that was allowed at that very moment', async () => {
  const one = await somebody()
  const page = await one.pages.page(client)
  // The session ends after the page was let in and before the grant is recorded.
  await env.DB.prepare(
    `CREATE TRIGGER meanwhile BEFORE UPDATE ON client_grant BEGIN DELETE FROM web_session WHERE account_id = ${one.account}; END`,
  ).run()
  const answer = await one.pages.answer(page)
  await env.DB.prepare('DROP TRIGGER meanwhile').run()
  const given = await exchange(env, client, answer.to?.searchParams.get('code') ?? '')
  expect([given.status, given.access_token]).toEqual([400, undefined])
})
