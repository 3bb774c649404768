/** One client, at one address, may be signed in at several places: on a computer and on the web, each with its own redirect URI. */
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { person } from '../isolation/principals.ts'
import { call, exchange, REDIRECT, refresh, register, SignedIn } from './flow.ts'

const WEB = 'https://client.example/redirect'

it('a client that is let in at a second place goes on at the first, as the list of clients says', async () => {
  const client = await register(env, { redirect_uris: [REDIRECT, WEB] })
  const browser = await SignedIn.as(env, await person(env))
  const first = await exchange(env, client, await browser.code(client))
  const second = await exchange(env, client, await browser.code(client, { redirect_uri: WEB }), { redirect_uri: WEB })
  const { clients } = JSON.parse((await browser.say('/api/dashboard/clients')).text) as { clients: unknown[] }
  expect([clients.length, (await call(env, second.access_token)).status]).toEqual([2, 200])
  expect((await call(env, first.access_token)).status).toBe(200)
  expect((await refresh(env, client, first.refresh_token)).status).toBe(200)
})

it('and let in again at the same place, it has one access there, and the tokens before that open nothing', async () => {
  const client = await register(env)
  const browser = await SignedIn.as(env, await person(env))
  const first = await exchange(env, client, await browser.code(client))
  const again = await exchange(env, client, await browser.code(client))
  const { clients } = JSON.parse((await browser.say('/api/dashboard/clients')).text) as { clients: unknown[] }
  expect([clients.length, (await call(env, again.access_token)).status]).toEqual([1, 200])
  expect((await call(env, first.access_token)).status).toBe(401)
  expect(await refresh(env, client, first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
})
