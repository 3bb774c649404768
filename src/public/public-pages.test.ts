/**
 * What anybody may ask without saying who they are: badges, status, and descriptions of the service. P3, P16: a private
 * repository's badge is that of an absent one, byte for byte, for everybody who has no address that was signed for it.
 */
import { env as bound } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn, upload } from '../../test/setup/uploader.ts'
import { signBadge } from '../auth/badge.ts'
import type { Env } from '../env.ts'
import worker from '../worker.ts'

const KEY = 'a key of this test'
const env: Env = { ...(bound as Env), BADGE_KEY: KEY }
const context = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext
const get = async (path: string, on: Env = env): Promise<Response> =>
  (await worker.fetch?.(new Request(`http://sextant.test${path}`) as never, on, context)) as Response

/** All that a caller can tell an answer by. */
async function seen(path: string, on: Env = env): Promise<string> {
  const response = await get(path, on)
  return JSON.stringify([response.status, [...response.headers], await response.text()])
}

async function repository(name: string, visibility: string): Promise<number> {
  const send = sender(env, await signIn(env))
  await upload(send, { repository: `badges/${name}`, defaultRef: 'main' }, { 'a.py': 'def a(): pass\n' })
  await upload(send, { repository: `badges/${name}`, ref: 'feature/<b>', run: 2 }, { 'a.py': 'def a(): pass\n' })
  const row = await env.DB.prepare('UPDATE repository SET visibility = ? WHERE owner = ? AND name = ? RETURNING id')
    .bind(visibility, 'badges', name)
    .first<{ id: number }>()
  return row?.id as number
}

/** The organisation of a repository that is bound as the second parameter. */
const OF = '(SELECT organisation_id FROM repository WHERE id = ?2)'

let open: number
let secret: number
beforeAll(async () => {
  open = await repository('open', 'public')
  secret = await repository('secret', 'private')
  await repository('inside', 'internal')
})

describe('a badge', () => {
  it('says when a public repository was indexed, to anybody', async () => {
    const response = await get('/badge/badges/open.svg')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    const svg = await response.text()
    expect(svg).toContain('indexed · just now · main')
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="sextant: indexed/)
  })

  it('takes a ref by every name that a tool takes', async () => {
    const send = sender(env, await signIn(env))
    for (const ref of ['refs/tags/v1', 'refs/pull/7/head', 'both', 'refs/tags/both'])
      await upload(send, { repository: 'badges/open', ref, run: 2 }, { 'a.py': 'def a(): pass\n' })
    for (const [asked, shown] of [
      ['v1', 'refs/tags/v1'],
      ['#7', 'refs/pull/7/head'],
      ['refs/heads/main', 'main'],
      ['both', 'both'],
    ] as const)
      expect(await (await get(`/badge/badges/open.svg?ref=${encodeURIComponent(asked)}`)).text(), asked).toContain(
        `just now · ${shown}<`,
      )
  })

  it('writes a ref as text, whatever its name holds', async () => {
    const svg = await (await get('/badge/badges/open.svg?ref=feature%2F%3Cb%3E')).text()
    expect(svg).toContain('feature/&#60;b&#62;')
    expect(svg).not.toContain('<b>')
  })

  it('says so when the server knows of a newer head', async () => {
    await env.DB.prepare("UPDATE ref SET pushed_commit = ? WHERE repository_id = ? AND name = 'main'")
      .bind('f'.repeat(40), open)
      .run()
    expect(await (await get('/badge/badges/open.svg')).text()).toContain('behind · ')
    await env.DB.prepare("UPDATE ref SET pushed_commit = NULL WHERE repository_id = ? AND name = 'main'")
      .bind(open)
      .run()
  })

  it('of a private or internal repository is that of an absent one, whatever comes without a signature for it', async () => {
    const absent = await seen('/badge/badges/nothing.svg')
    const elsewhere = await signBadge(KEY, open)
    const otherRef = await signBadge(KEY, secret, 'feature/<b>')
    const otherKey = await signBadge('another key', secret)
    for (const name of ['secret', 'inside', 'nothing', 'open%00', '..%2Fopen'])
      for (const query of [
        '',
        '?key=',
        '?key=A',
        `?key=${elsewhere}`,
        `?key=${otherRef}`,
        `?key=${otherKey}`,
        '?ref=nope',
      ])
        expect(await seen(`/badge/badges/${name}.svg${query}`), `${name}${query}`).toBe(absent)
    expect(await seen('/badge/badges/open.svg?ref=nope')).toBe(absent)
    expect(await seen('/badge/nonsense')).toBe(absent)
  })

  it('is given to the holder of a signed address, for the ref that was signed', async () => {
    const main = await get(`/badge/badges/secret.svg?key=${await signBadge(KEY, secret)}`)
    expect(main.status).toBe(200)
    const named = await signBadge(KEY, secret, 'feature/<b>')
    expect((await get(`/badge/badges/secret.svg?ref=feature%2F%3Cb%3E&key=${named}`)).status).toBe(200)
    expect((await get(`/badge/badges/secret.svg?ref=main&key=${named}`)).status).toBe(404)
  })

  it('has no signed addresses where there is no key, and they end when it changes', async () => {
    const signature = await signBadge(KEY, secret)
    const { BADGE_KEY: _, ...without } = env
    expect((await get(`/badge/badges/secret.svg?key=${signature}`, without)).status).toBe(404)
    const asNone = await signBadge('none', secret)
    expect((await get(`/badge/badges/secret.svg?key=${asNone}`, without)).status).toBe(404)
    expect((await get(`/badge/badges/secret.svg?key=${signature}`, { ...env, BADGE_KEY: 'new' })).status).toBe(404)
  })

  it('does not pass to whoever takes a deleted repository’s name', async () => {
    const id = await repository('taken', 'private')
    const signature = await signBadge(KEY, id)
    await env.DB.prepare("UPDATE repository SET deleted_at = 1, name = 'taken-gone' WHERE id = ?").bind(id).run()
    expect((await get(`/badge/badges/taken-gone.svg?key=${signature}`)).status).toBe(404)
    expect(await repository('taken', 'private')).not.toBe(id)
    expect((await get(`/badge/badges/taken.svg?key=${signature}`)).status).toBe(404)
  })

  it.each([
    ['of a repository that was transferred', 'UPDATE repository SET frozen_at = ?1 WHERE id = ?2'],
    ['of a suspended organisation', `UPDATE organisation SET suspended_at = ?1 WHERE id = ${OF}`],
    ['of a deleted organisation', `UPDATE organisation SET deleted_at = ?1 WHERE id = ${OF}`],
  ])('%s is that of an absent one, public or signed, and is back when that is over', async (_, sql) => {
    const set = (at: number | null, id: number) => env.DB.prepare(sql).bind(at, id).run()
    const absent = await seen('/badge/badges/nothing.svg')
    const signed = `/badge/badges/secret.svg?key=${await signBadge(KEY, secret)}`
    for (const [id, path] of [
      [open, '/badge/badges/open.svg'],
      [secret, signed],
    ] as const) {
      await set(1, id)
      expect(await seen(path)).toBe(absent)
      await set(null, id)
      expect((await get(path)).status).toBe(200)
    }
  })
})

describe('status', () => {
  it('tells which database answers and what its newest migration is', async () => {
    const response = await get('/status')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'ok',
      databases: [
        { name: 'control', status: 'ok', schema: expect.stringMatching(/^\d{4}_/) },
        { name: 'index-0', status: 'ok', schema: expect.stringMatching(/^\d{4}_/) },
        { name: 'index-1', status: 'ok' },
      ],
    })
  })

  it('is degraded without a shard and unavailable without the control plane', async () => {
    const broken = {
      prepare: () => ({ first: () => Promise.reject(new Error('SQLITE_IOERR')) }),
    } as unknown as D1Database
    const degraded = await get('/status', { ...env, INDEX_1: broken })
    expect(degraded.status).toBe(200)
    const text = await degraded.text()
    expect(JSON.parse(text)).toMatchObject({ status: 'degraded' })
    expect(text).not.toContain('SQLITE')
    expect((await get('/status', { ...env, DB: broken })).status).toBe(503)
  })
})

describe('what the service says of itself', () => {
  it('is the same for everybody and names every tool', async () => {
    const text = await (await get('/llms.txt')).text()
    expect(text).toContain('http://sextant.test/mcp/{owner}/{repo}@{ref}')
    for (const name of ['find_references', 'search_code', 'compare_refs']) expect(text).toContain(`\`${name}\``)
    expect(text).not.toContain('badges')
  })

  it('is a registry entry within the registry’s limits', async () => {
    const entry = (await (await get('/server.json')).json()) as {
      name: string
      description: string
      version: string
      remotes: { type: string; url: string; variables?: Record<string, { isRequired: boolean }> }[]
    }
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(entry.description.length).toBeLessThanOrEqual(100)
    expect(entry.version).toMatch(/^\d+\.\d+\.\d+$/)
    for (const { type, url, variables = {} } of entry.remotes) {
      expect(type).toBe('streamable-http')
      const used = [...url.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(variables)).toEqual(used)
    }
  })
})
