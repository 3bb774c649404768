/**
 * Sessions through the whole endpoint: limits, pins, recent files, sums, ending; and what happens when the object does not
 * answer.
 */
import {
  createExecutionContext,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessToken, ORIGIN, person, tokenOf } from '../../test/isolation/principals.ts'
import { sender, signIn, upload } from '../../test/setup/uploader.ts'
import { administration } from '../auth/administration.ts'
import { tokenHash } from '../auth/authenticate.ts'
import { disconnectOfOrganisation, disconnectOwn } from '../auth/connected-clients.ts'
import { limitsOf } from '../auth/limits.ts'
import { usage } from '../auth/usage.ts'
import { openDatabases } from '../db/databases.ts'
import type { Env } from '../env.ts'
import worker from '../worker.ts'
import type { ClientSession } from './client-session.ts'
import { sessionNamed, sessionOfGrant, sessionOfToken } from './open-session.ts'

const REPOSITORY = 'kept/api'
const OTHER = 'kept/web'
const OLD = 'b'.repeat(40)

let organisation: number
let owner: number
beforeAll(async () => {
  const send = sender(env, await signIn(env))
  await upload(send, { repository: REPOSITORY, commit: OLD }, { 'old.py': 'def wanted(): pass\n' })
  await upload(
    send,
    { repository: REPOSITORY, run: 2 },
    { 'new.py': 'def wanted(): pass\n' },
    { 'old.py': 'def wanted(): pass\n' },
  )
  await upload(send, { repository: REPOSITORY, ref: 'topic' }, { 'topic.py': 'def wanted(): pass\n' })
  await upload(send, { repository: OTHER }, { 'web.py': 'def wanted(): pass\n' })
  organisation = (await env.DB.prepare("SELECT id FROM organisation WHERE name = 'local'").first<number>(
    'id',
  )) as number
  owner = await person(env, { organisation, role: 'owner' })
})

let token: string
beforeEach(async () => {
  token = await tokenOf(env, { organisation_id: organisation })
  await env.DB.prepare('DELETE FROM usage_limit').run()
  await env.DB.prepare('UPDATE organisation SET records_calls = 0').run()
})

interface Told {
  status: number
  headers: Headers
  result?: {
    isError?: boolean
    content: { text: string }[]
    structuredContent?: Structured
    _meta?: Record<string, unknown>
  }
  error?: { message: string; data?: Record<string, unknown> }
}
interface Structured {
  metadata: { ref: string; commit: string; warnings: string[] }
  definition?: { anchor: { file: string } }
}

async function rpc(method: string, params: object, on: Env = env, bearer = token, path = '/mcp'): Promise<Told> {
  const context = createExecutionContext()
  const headers = {
    host: '127.0.0.1',
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await worker.fetch(
    new Request(`${ORIGIN}${path}`, { method: 'POST', headers, body }) as never,
    on,
    context,
  )
  const text = await response.text()
  await waitOnExecutionContext(context)
  const json = text.replace(/^[\s\S]*?data: /, '').replace(/\n[\s\S]*$/, '')
  return { status: response.status, headers: response.headers, ...(JSON.parse(json) as object) } as Told
}
const find = (more: object = {}, meta?: object, on?: Env, bearer?: string) =>
  rpc(
    'tools/call',
    {
      name: 'find_definition',
      arguments: { repository: REPOSITORY, symbol: 'wanted', ...more },
      ...(meta ? { _meta: meta } : {}),
    },
    on,
    bearer,
  )
const refused = (told: Told) =>
  told.result?.isError
    ? (JSON.parse(told.result.content[0]?.text ?? '') as { code: string; details: object })
    : undefined
const session = async () =>
  sessionNamed(env, sessionOfToken(await tokenHash(token))) as DurableObjectStub<ClientSession>
const limits = () => limitsOf(openDatabases(env), { accountId: owner, organisationId: organisation })

describe('a limit', () => {
  // Of a minute, and calls on both sides of its end are not in the same one.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('refuses the call after it, names itself, and says when to come again', async () => {
    expect(await limits().set({ perMinute: 3 })).toBe(true)
    for (let call = 0; call < 3; call++) expect(refused(await find())).toBeUndefined()
    expect(refused(await find())).toMatchObject({
      code: 'rate_limited',
      details: { limit: 'calls_per_minute', allowed: 3, retry_after_seconds: expect.any(Number) },
    })
    const uri = 'sextant://kept/api@main/new.py'
    const read = await rpc('resources/read', { uri })
    expect([read.status, Number(read.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(read.error?.data).toMatchObject({ code: 'rate_limited', limit: 'calls_per_minute', allowed: 3 })
    await limits().set({ perMinute: 4 })
    expect(refused(await find())).toBeUndefined()
    expect((await rpc('tools/list', {})).status).toBe(200)
  })

  it('of calls at once counts those under way, and not those that have ended', async () => {
    await limits().set({ atOnce: 2 })
    const many = await Promise.all(Array.from({ length: 8 }, () => find()))
    expect(many.filter((one) => refused(one)?.code === 'rate_limited').length).toBeGreaterThan(0)
    expect(refused(await find())).toBeUndefined()
  })

  it('of one tool, or of one client, holds that one', async () => {
    await limits().set({ tool: 'find_definition', perDay: 0 })
    expect(refused(await find())).toMatchObject({
      code: 'rate_limited',
      details: { tool: 'find_definition', allowed: 0 },
    })
    const other = await rpc('tools/call', { name: 'symbols', arguments: { repository: REPOSITORY, path: 'new.py' } })
    expect(refused(other)).toBeUndefined()
    await limits().remove({ tool: 'find_definition' })
    let client = ''
    const bearer = await accessToken(env, { account: owner, after: async (_, id) => (client = id) })
    await limits().set({ clientId: client, perMinute: 0 })
    expect(refused(await find({}, undefined, env, bearer))?.code).toBe('rate_limited')
    expect(refused(await find())).toBeUndefined()
  })

  it('that the deployment sets holds who sets none', async () => {
    const on = { ...env, SEXTANT_DEV: '0', CALLS_PER_MINUTE: '1' }
    const ask = () =>
      rpc('tools/call', { name: 'find_definition', arguments: { repository: REPOSITORY, symbol: 'wanted' } }, on)
    expect(refused(await ask())).toBeUndefined()
    expect(refused(await ask())).toMatchObject({ details: { allowed: 1 } })
  })

  it('is set by who runs the organisation alone, and the audit trail says so', async () => {
    const member = await person(env, { organisation })
    const theirs = limitsOf(openDatabases(env), { accountId: member, organisationId: organisation })
    expect([await theirs.set({ perMinute: 1 }), await theirs.recordCalls(true), await theirs.read()]).toEqual([
      false,
      false,
      undefined,
    ])
    await limits().set({ perDay: 7, clientId: 'c' })
    expect(await limits().read()).toEqual({ recordsCalls: false, limits: [{ clientId: 'c', perDay: 7 }] })
    const { results } = await env.DB.prepare(
      "SELECT actor, details FROM audit WHERE action = 'limit.set' ORDER BY id DESC LIMIT 1",
    ).all()
    expect(results[0]).toMatchObject({ actor: `person:${owner}`, details: expect.stringContaining('"day":7') })
  })
})

describe('a pin', () => {
  const at = (told: Told) => [told.result?.structuredContent?.metadata.ref, told.result?._meta?.['sextant/pin']]

  it('holds the session’s calls of that repository to its ref, below an argument and an address that name one', async () => {
    expect(at(await find())).toEqual(['main', undefined])
    expect(at(await find({}, { 'sextant/pin': 'topic' }))).toEqual(['topic', 'topic'])
    expect(at(await find())).toEqual(['topic', 'topic'])
    expect(at(await find({ ref: 'main' }))).toEqual(['main', undefined])
    const params = { name: 'find_definition', arguments: { symbol: 'wanted' } }
    expect(at(await rpc('tools/call', params, env, token, '/mcp/kept/api@main'))).toEqual(['main', undefined])
    expect(at(await rpc('tools/call', params, env, token, '/mcp/kept/api'))).toEqual(['topic', 'topic'])
    expect(at(await find({ repository: OTHER }))).toEqual(['main', undefined])
    const commit = await find({}, { 'sextant/pin': OLD })
    expect(commit.result?.structuredContent?.metadata.commit).toBe(OLD)
    expect((await find()).result?.structuredContent?.definition?.anchor.file).toBe('old.py')
    expect(at(await find({}, { 'sextant/pin': null }))).toEqual(['main', undefined])
    expect(at(await find())).toEqual(['main', undefined])
  })

  it('is of one session', async () => {
    await find({}, { 'sextant/pin': 'topic' })
    const other = await tokenOf(env, { organisation_id: organisation })
    expect(at(await find({}, undefined, env, other))).toEqual(['main', undefined])
  })

  it('of a ref that is not there is not kept, and one that is no name is refused', async () => {
    expect(refused(await find({}, { 'sextant/pin': 'nothing' }))?.code).toBe('ref_not_indexed')
    expect(at(await find())).toEqual(['main', undefined])
    expect((await find({}, { 'sextant/pin': 7 })).status).toBe(400)
  })

  it('costs no round trip: the call is decided in one batch', async () => {
    let batches = 0
    const DB = new Proxy(env.DB, {
      get(target, name) {
        if (name === 'batch') batches++
        const value = Reflect.get(target, name) as unknown
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await find({}, { 'sextant/pin': 'topic' })
    batches = 0
    expect(at(await find({}, undefined, { ...env, DB }))).toEqual(['topic', 'topic'])
    expect(batches).toBe(1)
  })
})

describe('what a session knows', () => {
  it('outlives its object: counts, pins, files', async () => {
    await limits().set({ perMinute: 3 })
    await find({}, { 'sextant/pin': 'topic' })
    await find()
    const stub = await session()
    await runInDurableObject(stub, (_, state) => state.abort()).catch(() => undefined)
    const again = await session()
    const begun = await again.begin('x', 'search')
    expect(begun.pins).toEqual({ [REPOSITORY]: 'topic' })
    expect(begun.used.day).toEqual({ all: 3, tool: 1 })
    expect(begun.recent.map(({ path }) => path)).toEqual(['topic.py'])
  })

  it('counts for the next call before it is written, and is written before the end of the call is acknowledged', async () => {
    const stub = await session()
    const end = (call: string) =>
      stub.finish({ call, tool: 'search', owner: {}, refused: false, outcome: 'ok', ms: 1, record: false })
    const ends = ['one', 'two', 'three'].map(end)
    expect((await stub.begin('next', 'search')).used).toMatchObject({ day: { all: 4 }, atOnce: { all: 1 } })
    await Promise.all(ends)
    await runInDurableObject(stub, (_, state) => state.abort()).catch(() => undefined)
    expect((await (await session()).begin('later', 'search')).used.day).toEqual({ all: 4, tool: 4 })
  })
})

describe('usage', () => {
  const all = (accountId = owner) =>
    usage(
      openDatabases(env),
      { accountId, organisationId: organisation },
      {
        from: Date.now() - 3_600_000,
        to: Date.now() + 1,
        step: 'all',
        by: ['tool', 'client', 'repository', 'account'],
      },
    )

  it('reaches the control plane by the alarm, once, also when it is sent again', async () => {
    const member = await person(env, { organisation, role: 'admin' })
    const bearer = await accessToken(env, { account: member })
    const grant = (await env.DB.prepare('SELECT id FROM client_grant WHERE account_id = ?')
      .bind(member)
      .first<string>('id')) as string
    await limits().recordCalls(true)
    for (let call = 0; call < 3; call++) await find({}, undefined, env, bearer)
    await find({ symbol: 'nothing_like_it' }, undefined, env, bearer)
    const stub = sessionNamed(env, sessionOfGrant(grant)) as DurableObjectStub<ClientSession>
    const failing = await runInDurableObject(stub, async (one, state) => {
      const own = one as unknown as { env: Env }
      const before = own.env
      own.env = {
        ...before,
        DB: {
          ...before.DB,
          prepare: () => {
            throw new Error('no database')
          },
        } as never,
      }
      await one.alarm()
      own.env = before
      return state.storage.getAlarm()
    })
    expect(failing).toBeGreaterThan(Date.now())
    expect((await all()).filter((row) => row.accountId === member)).toEqual([])
    await runDurableObjectAlarm(stub)
    await runInDurableObject(stub, async (one, state) => {
      state.storage.sql.exec('UPDATE usage SET written = 0')
      await one.alarm()
    })
    const rows = (await all()).filter((row) => row.accountId === member)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      tool: 'find_definition',
      client: 'test',
      repository: REPOSITORY,
      calls: 4,
      errors: 1,
      refused: 0,
      sessions: 1,
    })
    expect(rows[0]?.latency.reduce((sum, one) => sum + one, 0)).toBe(4)
    const callsSeenBy = async (accountId: number) =>
      (
        await administration(openDatabases(env), { accountId, organisationId: organisation }).callPage(
          {},
          { limit: 10 },
        )
      )?.calls
    const calls = await callsSeenBy(owner)
    expect(calls?.map(({ tool, outcome }) => `${tool} ${outcome}`).sort()).toEqual([
      'find_definition ok',
      'find_definition ok',
      'find_definition ok',
      'find_definition symbol_not_found',
    ])
    expect(JSON.stringify(calls)).not.toContain('wanted')
    const stranger = await person(env)
    expect([await all(stranger), await callsSeenBy(stranger)]).toEqual([[], undefined])
    const plain = await person(env, { organisation })
    expect(await all(plain)).toEqual([])
    expect(
      (await env.DB.prepare('SELECT last_used_at FROM client_grant WHERE id = ?')
        .bind(grant)
        .first<number>('last_used_at')) ?? 0,
    ).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe('ending a client', () => {
  const connect = async (account: number) => {
    const bearer = await accessToken(env, { account })
    const grant = (await env.DB.prepare('SELECT id FROM client_grant WHERE account_id = ? ORDER BY created_at DESC')
      .bind(account)
      .first<string>('id')) as string
    expect((await find({}, undefined, env, bearer)).status).toBe(200)
    return { bearer, grant }
  }

  it('is its person’s, and of who runs the organisation; the next request is refused', async () => {
    const member = await person(env, { organisation })
    const stranger = await person(env)
    const databases = openDatabases(env)
    const mine = await connect(member)
    expect(await disconnectOwn(env, databases, stranger, mine.grant)).toBe(false)
    expect(await disconnectOwn(env, databases, member, mine.grant)).toBe(true)
    expect((await find({}, undefined, env, mine.bearer)).status).toBe(401)
    const theirs = await connect(member)
    expect(
      await disconnectOfOrganisation(env, databases, { accountId: member, organisationId: organisation }, theirs.grant),
    ).toBe(false)
    expect(
      await disconnectOfOrganisation(env, databases, { accountId: owner, organisationId: organisation }, theirs.grant),
    ).toBe(true)
    expect((await find({}, undefined, env, theirs.bearer)).status).toBe(401)
    expect(
      await disconnectOfOrganisation(env, databases, { accountId: owner, organisationId: organisation }, theirs.grant),
    ).toBe(false)
  })

  it('acts by the control plane alone when neither the object nor the token store answers', async () => {
    const { bearer, grant } = await connect(owner)
    const failing = {
      ...env,
      CLIENT_SESSION: broken(),
      OAUTH_KV: {
        ...env.OAUTH_KV,
        list: async () => {
          throw new Error('no store')
        },
      } as never,
    }
    expect(await disconnectOwn(failing, openDatabases(env), owner, grant)).toBe(true)
    expect((await find({}, undefined, env, bearer)).status).toBe(401)
  })

  it('acts by the object alone too', async () => {
    const { bearer, grant } = await connect(owner)
    await sessionNamed(env, sessionOfGrant(grant))?.disconnect()
    expect((await find({}, undefined, env, bearer)).status).toBe(401)
  })
})

/** Objects that fail; or, with a delay, that do not answer in time. */
function broken(delay = 0): NonNullable<Env['CLIENT_SESSION']> {
  const fail = () => new Promise((_, refuse) => setTimeout(() => refuse(new Error('no object')), delay))
  return { idFromName: () => ({}), get: () => ({ begin: fail, finish: fail, disconnect: fail }) } as never
}

describe('without its object', () => {
  it('a call is decided by the control plane alone, uncounted, and says that no pin was read', async () => {
    await limits().set({ perMinute: 1 })
    for (let call = 0; call < 3; call++) {
      const told = await find({}, undefined, { ...env, CLIENT_SESSION: broken() })
      expect(refused(told)).toBeUndefined()
      expect(told.result?.structuredContent?.metadata.warnings.join()).toContain('session could not be read')
    }
    const named = await find({ ref: 'main' }, undefined, { ...env, CLIENT_SESSION: broken() })
    expect(named.result?.structuredContent?.metadata.warnings).toEqual([])
    const revoked = await tokenOf(env, { organisation_id: organisation, revoked_at: 1 })
    expect((await find({}, undefined, { ...env, CLIENT_SESSION: broken() }, revoked)).status).toBe(401)
  })

  it('a call waits for it a second and a half at the most', async () => {
    const from = Date.now()
    expect(refused(await find({}, undefined, { ...env, CLIENT_SESSION: broken(20_000) }))).toBeUndefined()
    expect(Date.now() - from).toBeLessThan(10_000)
  })
})
