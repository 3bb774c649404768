/**
 * A person's connected clients and tokens: all that still work are listed, and no others.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import type { AnswerOf, Connected, Preview } from '../../src/dashboard/api/answers.ts'
import { type Browser, emptied, inserting, type Row, send, signIn, type World, world } from './world.ts'

type Made = AnswerOf<'POST /organisations/:organisation/tokens'>
type Listed = AnswerOf<'GET /organisations/:organisation/tokens'>

const DAY = 86_400_000
let of: World
let member: Browser
beforeEach(async () => {
  await emptied(env)
  of = await world(env)
  member = await signIn(env, of.people.member)
})

const token = (name: string, columns: Row = {}) =>
  inserting(env, 'token', {
    ...{ hash: `hash-${name}`, prefix: 'sxt_', name, scopes: '["read"]', created_at: 0 },
    ...{ organisation_id: of.organisation, account_id: of.people.member },
    ...columns,
  }).run()
const connected = async () =>
  ((await send(env, member, 'GET /connected')).json as Connected).tokens.map(({ name }) => name)

it('one’s tokens are listed while they open something: not those of runs, of others, that ended, or of where one is suspended', async () => {
  const made = (await connected())[0]
  await token('lasting', { expires_at: Date.now() + DAY })
  await token('expired', { expires_at: Date.now() - 1 })
  await token('revoked', { revoked_at: 1 })
  await token('run', { run: 7, attempt: 1, commit_sha: 'c' })
  await token('another’s', { account_id: of.people.other })
  expect(await connected()).toEqual(['lasting', made])
  await env.DB.prepare('UPDATE member SET suspended_at = 1 WHERE account_id = ?').bind(of.people.member).run()
  expect(await connected()).toEqual([])
})

it('a token ends on the day that was asked for, and is known as one’s own', async () => {
  const path = `/organisations/${of.organisation}/tokens`
  const body = { name: 'for a week', scopes: ['read'], personal: true, expiresInDays: 7 }
  const { token: secret } = (await send(env, member, `POST ${path}`, { body })).json as Made
  expect(secret).toMatch(/^sxt_/)
  await token('another’s', { account_id: of.people.other })
  const admin = await signIn(env, of.people.admin)
  const { tokens } = (await send(env, admin, `GET ${path}`)).json as Listed
  const week = tokens.find(({ name }) => name === 'for a week')
  expect(Math.round(((week?.expiresAt ?? 0) - Date.now()) / DAY)).toBe(7)
  expect(tokens.filter(({ mine }) => mine)).toEqual([])
  const own = (await send(env, member, `GET ${path}`)).json as Listed
  expect(own.tokens.filter(({ mine }) => mine).map(({ name }) => name)).toContain('for a week')
})

it('what is open to anybody already is not opened again', async () => {
  const owner = await signIn(env, of.people.owner)
  const path = `/repositories/${of.repository}/access/preview?change=visibility&visibility=public`
  expect((await send(env, owner, `GET ${path}`)).json as Preview).toMatchObject({ opensToAnybody: true })
  await env.DB.prepare("UPDATE repository SET visibility = 'public'").run()
  expect((await send(env, owner, `GET ${path}`)).json as Preview).toMatchObject({ opensToAnybody: false })
})
