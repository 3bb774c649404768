/**
 * Sessions through the whole endpoint: limits, pins, recent files; and what happens when the object does not answer.
 */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessToken, person, tokenOf } from '../../test/isolation/principals.ts'
import { broken, clients, OLD, OTHER, REPOSITORY, type Told } from '../../test/setup/clients.ts'
import { limitsOf } from '../auth/administration/limits.ts'
import { openDatabases } from '../db/databases.ts'

const here = clients()
const { rpc, find, refused, session, limits } = here

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
    const bearer = await accessToken(env, { account: here.owner, after: async (_, id) => (client = id) })
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
    const member = await person(env, { organisation: here.organisation })
    const theirs = limitsOf(openDatabases(env), { accountId: member, organisationId: here.organisation })
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
    expect(results[0]).toMatchObject({ actor: `person:${here.owner}`, details: expect.stringContaining('"day":7') })
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
    expect(at(await rpc('tools/call', params, env, here.token, '/mcp/kept/api@main'))).toEqual(['main', undefined])
    expect(at(await rpc('tools/call', params, env, here.token, '/mcp/kept/api'))).toEqual(['topic', 'topic'])
    expect(at(await find({ repository: OTHER }))).toEqual(['main', undefined])
    const commit = await find({}, { 'sextant/pin': OLD })
    expect(commit.result?.structuredContent?.metadata.commit).toBe(OLD)
    expect((await find()).result?.structuredContent?.definition?.anchor.file).toBe('old.py')
    expect(at(await find({}, { 'sextant/pin': null }))).toEqual(['main', undefined])
    expect(at(await find())).toEqual(['main', undefined])
  })

  it('is of one session', async () => {
    await find({}, { 'sextant/pin': 'topic' })
    const other = await tokenOf(env, { organisation_id: here.organisation })
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
    const revoked = await tokenOf(env, { organisation_id: here.organisation, revoked_at: 1 })
    expect((await find({}, undefined, { ...env, CLIENT_SESSION: broken() }, revoked)).status).toBe(401)
  })

  it('a call waits for it a second and a half at the most', async () => {
    const from = Date.now()
    expect(refused(await find({}, undefined, { ...env, CLIENT_SESSION: broken(20_000) }))).toBeUndefined()
    expect(Date.now() - from).toBeLessThan(10_000)
  })
})
