import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../../test/isolation/principals.ts'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'
import { proofOf } from '../../auth/authenticate.ts'
import { openDatabases } from '../../db/databases.ts'
import { refreshRequests } from '../../ingest/refresh-requests.ts'
import type { Proof } from '../../tenancy/principal.ts'
import { openAccess } from '../access.ts'
import { callTool } from '../call-tool.ts'
import { toolNamed } from '../registry.ts'

let token: string
let ask: Ask
beforeAll(async () => {
  token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/renewed' })
  ask = asker(env, token)
})

const POLL = 'http://127.0.0.1/dev/refresh-requests'
const poll = (as = token, on = env, url = POLL, repository = 'acme/renewed', more: object = {}) =>
  refreshRequests(
    new Request(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}` },
      body: JSON.stringify({ repository, ...more }),
    }),
    on,
  )

describe('refresh', () => {
  it('records what was asked for, and says that nobody is there to do it', async () => {
    const { answer } = await ask('refresh', { paths: ['src/app.ts'] })
    expect(answer).toMatchObject({
      refreshed: 0,
      errors: [],
      requested: { ref: 'main', paths: ['src/app.ts'], of: 'nobody' },
    })
    expect(answer.duration).toBeGreaterThan(0)
    expect(answer.metadata.warnings[0]).toContain('no indexer is connected')
  })

  it('reaches the watcher of this machine once, however often it was asked for', async () => {
    await ask('refresh', { paths: ['src/app.ts'] })
    expect(await (await poll()).json()).toEqual({ requests: [{ ref: 'main', paths: ['src/app.ts'] }] })
    expect(await (await poll()).json()).toEqual({ requests: [] })
    expect((await ask('refresh')).answer.requested).toEqual({ ref: 'main', paths: [], of: 'local_watcher' })
    await ask('refresh', { paths: ['src/store.ts'] })
    expect(await (await poll()).json()).toEqual({ requests: [{ ref: 'main', paths: [] }] })
  })

  it('asks nobody for a stranger, who reads the repository because it is public', async () => {
    await poll()
    const organisation = await env.DB.prepare(
      "INSERT INTO organisation (name, created_at) VALUES ('strange', 0) RETURNING id",
    )
      .bind()
      .first<{ id: number }>()
    const stranger = await person(env, { organisation: organisation?.id ?? 0, role: 'owner' })
    const grant = crypto.randomUUID()
    await env.DB.batch([
      env.DB.prepare("UPDATE repository SET visibility = 'public' WHERE owner = 'acme' AND name = 'renewed'"),
      env.DB.prepare(
        `INSERT INTO client_grant (id, account_id, client_id, client_name, redirect_uri, resource, chosen, scopes, created_at, expires_at)
         VALUES (?, ?, 'c', 'c', 'https://c.test', 'https://s.test/mcp', 0, '["read"]', 0, ?)`,
      ).bind(grant, stranger, Date.now() + 60_000),
    ])
    let started = 0
    const asked = async (proof: Proof | undefined) => {
      const databases = openDatabases(env)
      const access = openAccess(databases, proof, { repository: 'acme/renewed' })
      const startWorkflow = async () => {
        started++
        return 'started' as const
      }
      return (await callTool(toolNamed('refresh'), {}, { databases, access, startWorkflow })).structuredContent
    }
    const said = await asked({ kind: 'grant', grant, scopes: ['read'] })
    expect(said).toMatchObject({
      requested: { of: 'nobody' },
      metadata: { warnings: [expect.stringContaining('Nobody was asked')] },
    })
    expect([started, await (await poll()).json()]).toEqual([0, { requests: [] }])
    const own = new Request('http://x.test', { headers: { authorization: `Bearer ${token}` } })
    await asked(await proofOf(own))
    expect(await (await poll()).json()).toEqual({ requests: [{ ref: 'main', paths: [] }] })
    await env.DB.prepare("UPDATE repository SET visibility = 'private' WHERE owner = 'acme' AND name = 'renewed'").run()
  })

  it('is told by the watcher where branches are that it does not index, and which are gone', async () => {
    const commit = '7'.repeat(40)
    await uploadSample(sender(env, token), { repository: 'acme/renewed', ref: 'topic', run: 2, commit })
    const tell = (heads: object, gone: string[] = []) =>
      poll(token, env, POLL, 'acme/renewed', { heads, gone }).then(({ status }) => status)
    const metadata = async (ref = 'topic') => (await ask('search_symbols', { query: 'main', ref })).answer.metadata
    expect((await metadata()).freshness_status).toBe('fresh')
    expect(await tell({ 'refs/heads/topic': '8'.repeat(40), 'refs/heads/unknown': commit })).toBe(200)
    expect((await metadata()).freshness_status).toBe('stale')
    expect(await tell({ 'refs/heads/topic': commit }, ['refs/heads/nobody'])).toBe(200)
    expect(await metadata()).toMatchObject({ freshness_status: 'fresh', warnings: [] })
    expect(await tell({}, ['refs/heads/topic'])).toBe(200)
    expect((await metadata()).warnings.join()).toContain('This ref was deleted')
    expect((await metadata('main')).warnings.join()).not.toContain('deleted')
    // Made again, and checked out: then the watcher's own runs say where it is.
    expect(await tell({ 'refs/heads/topic': '' })).toBe(200)
    expect(await metadata()).toMatchObject({ freshness_status: 'fresh', warnings: [] })
    for (const heads of [{ topic: commit }, { 'refs/heads/topic': 'HEAD' }]) expect(await tell(heads)).toBe(400)
  })

  it('tells its wishes to nobody else', async () => {
    expect((await poll('made-up')).status).toBe(401)
    expect((await poll(token, env, undefined, 'acme/other')).status).toBe(403)
    expect((await poll(token, env, 'http://sextant.example/dev/refresh-requests')).status).toBe(404)
    expect((await poll(token, { ...env, SEXTANT_DEV: '0' })).status).toBe(404)
  })
})
