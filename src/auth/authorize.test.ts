import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabases } from '../db/databases.ts'
import type { Proof } from '../tenancy/principal.ts'
import { authenticate, proofOf, type Refusal } from './authenticate.ts'
import { authorizeRef, listRepositories } from './authorize.ts'
import { authorizeWatch } from './authorize-ingest.ts'
import { newToken } from './tokens.ts'

const MAIN = 'a'.repeat(40)
const OLD = `abc${'0'.repeat(37)}`
const OLDER = `abc${'1'.repeat(37)}`

async function token(organisation: number, more: Record<string, unknown> = {}): Promise<Proof> {
  const { hash, prefix } = await newToken()
  const row = {
    scopes: '["read"]',
    repository_id: null,
    ref_pattern: null,
    expires_at: null,
    revoked_at: null,
    ...more,
  }
  await env.DB.prepare(
    `INSERT INTO token (hash, prefix, name, organisation_id, repository_id, ref_pattern, scopes, created_at, expires_at, revoked_at)
     VALUES (?, ?, 'test', ?, ?, ?, ?, 0, ?, ?)`,
  )
    .bind(hash, prefix, organisation, row.repository_id, row.ref_pattern, row.scopes, row.expires_at, row.revoked_at)
    .run()
  return { kind: 'token', hash }
}

beforeAll(async () => {
  await env.DB.batch(
    [
      "INSERT INTO organisation (id, name, created_at) VALUES (1, 'acme', 0), (2, 'rival', 0), (3, 'one', 0)",
      `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at, deleted_at, frozen_at) VALUES
        (10, 1, 'acme', 'api', 0, 'main', 0, NULL, NULL), (11, 1, 'acme', 'web', 1, 'main', 0, NULL, NULL),
        (12, 1, 'acme', 'gone', 0, 'main', 0, 5, NULL), (13, 1, 'acme', 'given-away', 0, 'main', 0, NULL, 5),
        (20, 2, 'rival', 'secret', 0, 'main', 0, NULL, NULL), (30, 3, 'one', 'only', 0, 'main', 0, NULL, NULL)`,
      `INSERT INTO ref (id, repository_id, name, generation, run, attempt, created_at) VALUES
        (100, 10, 'main', 7, 3, 1, 0), (101, 10, 'refs/tags/v1', 5, 1, 1, 0), (102, 10, 'empty', NULL, -1, -1, 0),
        (103, 10, 'refs/pull/7/head', 6, 2, 1, 0), (200, 20, 'main', 1, 1, 1, 0), (300, 30, 'main', 1, 1, 1, 0)`,
      `INSERT INTO held_generation (repository_id, generation, ref_id, ref_name, commit_sha, layer_id, base_layer_id,
         base_generation, digest, indexed, skipped, statistics, indexed_at) VALUES
        (10, 7, 100, 'main', '${MAIN}', 100, NULL, NULL, 0, 4, 1, '{"languages":{"go":{"files":4,"withErrors":0,"symbols":9}}}', 70),
        (10, 4, 100, 'main', '${OLD}', 100, NULL, NULL, 0, 3, 1, '{}', 40),
        (10, 3, 100, 'main', '${OLDER}', 100, NULL, NULL, 0, 3, 1, '{}', 30),
        (10, 5, 101, 'refs/tags/v1', '${OLD}', 101, 100, 4, 0, 3, 1, '{}', 50),
        (10, 6, 103, 'refs/pull/7/head', '${'b'.repeat(40)}', 103, 100, 4, 0, 3, 1, '{}', 60),
        (20, 1, 200, 'main', '${'c'.repeat(40)}', 200, NULL, NULL, 0, 1, 0, '{}', 10),
        (30, 1, 300, 'main', '${'d'.repeat(40)}', 300, NULL, NULL, 0, 1, 0, '{}', 10)`,
    ].map((sql) => env.DB.prepare(sql)),
  )
})

/** What a surface may tell: not who asked. */
const toldOf = ({ by: _, ...refusal }: Refusal): Refusal => refusal

const ask = async (proof: Proof | undefined, query: Parameters<typeof authorizeRef>[2]) => {
  const databases = openDatabases(env)
  const decision = await authorizeRef(databases, proof, query)
  const answer = decision.ok ? decision : toldOf(decision)
  return { answer, roundTrips: databases.meters.control.roundTrips }
}

describe('authorizeRef', () => {
  it('resolves the default ref to its head in one round trip', async () => {
    const { answer, roundTrips } = await ask(await token(1), { repository: 'ACME/api' })
    expect(answer).toMatchObject({
      ok: true,
      scope: {
        repositoryId: 10,
        repository: 'acme/api',
        ref: 'main',
        commit: MAIN,
        generation: 7,
        layerId: 100,
        shard: 0,
      },
    })
    expect(answer.ok && answer.scope.languages).toEqual({ go: { files: 4, withErrors: 0, symbols: 9 } })
    expect(roundTrips).toBe(1)
  })

  it('changes nothing for a caller who may read, and writes down one who may not', async () => {
    const changes = async (query: Parameters<typeof authorizeRef>[2]) => {
      const sent: string[] = []
      const prepare = (sql: string) => {
        sent.push(sql)
        return env.DB.prepare(sql)
      }
      const DB = { prepare, batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements) } as D1Database
      await authorizeRef(openDatabases({ ...env, DB }), await token(1), query)
      return sent.filter((sql) => !sql.startsWith('WITH')).map((sql) => sql.split(' (')[0])
    }
    expect(await changes({ repository: 'acme/api', ref: 'main', baseRef: 'v1' })).toEqual([])
    expect(await changes({ repository: 'rival/secret' })).toEqual(['INSERT INTO audit'])
    expect(await changes({ repository: 'rival/absent' })).toEqual(['INSERT INTO audit'])
  })

  it.each([
    ['refs/heads/main', 'main', 7],
    ['v1', 'refs/tags/v1', 5],
    ['refs/tags/v1', 'refs/tags/v1', 5],
    ['refs/pull/7/head', 'refs/pull/7/head', 6],
    [MAIN, MAIN, 7],
    ['aaaaaaa', MAIN, 7],
    [OLD, OLD, 5],
    [MAIN.toUpperCase(), MAIN, 7],
    ['AAAAAAA', MAIN, 7],
  ])('takes %s as a ref', async (ref, resolved, generation) => {
    const { answer } = await ask(await token(1), { repository: 'acme/api', ref })
    expect(answer).toMatchObject({ ok: true, scope: { ref: resolved, generation } })
  })

  it('takes a whole commit id for that commit, whatever a branch is called', async () => {
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO ref (id, repository_id, name, generation, run, attempt, created_at)
        VALUES (104, 10, '${MAIN}', 8, 4, 1, 0), (105, 10, 'abc0000', 8, 4, 1, 0)`),
      env.DB.prepare(`INSERT INTO held_generation (repository_id, generation, ref_id, ref_name, commit_sha, layer_id, digest, indexed,
        skipped, statistics, indexed_at) VALUES (10, 8, 104, '${MAIN}', '${'e'.repeat(40)}', 104, 0, 1, 0, '{}', 80)`),
    ])
    const at = async (ref: string) => (await ask(await token(1), { repository: 'acme/api', ref })).answer
    expect(await at(MAIN)).toMatchObject({ ok: true, scope: { commit: MAIN, generation: 7 } })
    expect(await at(`refs/heads/${MAIN}`)).toMatchObject({ ok: true, scope: { commit: 'e'.repeat(40) } })
    expect(await at('abc0000')).toMatchObject({ ok: true, scope: { ref: 'abc0000' } })
    await env.DB.exec('DELETE FROM held_generation WHERE generation = 8; DELETE FROM ref WHERE id IN (104, 105);')
  })

  it('prefers an explicit ref to the one in the URL, and that to the default', async () => {
    const proof = await token(1)
    const explicit = await ask(proof, { repository: 'acme/api', ref: 'v1', urlRef: 'refs/pull/7/head' })
    const inUrl = await ask(proof, { repository: 'acme/api', urlRef: 'refs/pull/7/head' })
    expect([explicit, inUrl].map(({ answer }) => answer.ok && answer.scope.generation)).toEqual([5, 6])
  })

  it('carries the base of a layer that stands on another', async () => {
    const { answer } = await ask(await token(1), { repository: 'acme/api', ref: 'v1' })
    expect(answer.ok && answer.scope.base).toEqual({ layerId: 100, generation: 4 })
  })

  it('refuses an abbreviation of several commits, and names them', async () => {
    const { answer } = await ask(await token(1), { repository: 'acme/api', ref: 'abc0000' })
    expect(answer).toMatchObject({ ok: true })
    await env.DB.prepare('UPDATE held_generation SET commit_sha = ? WHERE repository_id = 10 AND generation = 3')
      .bind(`abc0000${'f'.repeat(33)}`)
      .run()
    const again = await ask(await token(1), { repository: 'acme/api', ref: 'abc0000' })
    expect(again.answer).toEqual({ ok: false, reason: 'ambiguous_commit', commits: [OLD, `abc0000${'f'.repeat(33)}`] })
  })

  it('gives the generation of a cursor while it is held, and says when it is gone', async () => {
    const proof = await token(1)
    const held = await ask(proof, { repository: 'acme/api', ref: 'main', generation: 4 })
    const gone = await ask(proof, { repository: 'acme/api', ref: 'main', generation: 2 })
    const ofAnotherRef = await ask(proof, { repository: 'acme/api', ref: 'main', generation: 6 })
    expect(held.answer).toMatchObject({ ok: true, scope: { generation: 4, commit: OLD } })
    expect(gone.answer).toEqual({ ok: false, reason: 'generation_gone' })
    expect(ofAnotherRef.answer).toEqual({ ok: false, reason: 'generation_gone' })
  })

  it('tells a ref without an index from a repository that is not there', async () => {
    const { answer } = await ask(await token(1), { repository: 'acme/api', ref: 'empty' })
    expect(answer).toEqual({
      ok: false,
      reason: 'ref_not_indexed',
      repository: 'acme/api',
      ref: 'empty',
      indexing: false,
    })
  })

  it('answers the same for absent, forbidden, deleted and transferred repositories', async () => {
    const proof = await token(1)
    const names = ['acme/never', 'rival/secret', 'acme/gone', 'acme/given-away', 'no-slash', 'acme/', '']
    const answers = await Promise.all(names.map((repository) => ask(proof, { repository, ref: 'main' })))
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer)))).toEqual(
      new Set(['{"ok":false,"reason":"repository_not_found"}']),
    )
  })

  it('opens the only repository when none is named, and asks when there are several', async () => {
    expect((await ask(await token(3), {})).answer).toMatchObject({ ok: true, scope: { repository: 'one/only' } })
    expect((await ask(await token(1), {})).answer).toEqual({ ok: false, reason: 'repository_required' })
    expect((await ask(await token(1, { repository_id: 10 }), {})).answer).toMatchObject({ ok: true })
  })

  it('keeps a token of one repository in it', async () => {
    const { answer } = await ask(await token(1, { repository_id: 10 }), { repository: 'acme/web' })
    expect(answer).toEqual({ ok: false, reason: 'repository_not_found' })
  })

  it('keeps a token of some refs to them, by name and by commit', async () => {
    const proof = await token(1, { ref_pattern: 'refs/tags/*' })
    expect((await ask(proof, { repository: 'acme/api', ref: 'v1' })).answer).toMatchObject({ ok: true })
    for (const ref of ['main', MAIN]) {
      expect((await ask(proof, { repository: 'acme/api', ref })).answer).toMatchObject({ reason: 'ref_not_indexed' })
    }
  })
})

describe('a proof', () => {
  it.each([
    ['revoked', { revoked_at: 1 }],
    ['expired', { expires_at: 1 }],
  ])('is not believed when %s', async (_, more) => {
    expect((await ask(await token(1, more), { repository: 'acme/api' })).answer).toEqual({
      ok: false,
      reason: 'unauthenticated',
    })
  })

  it('does not read without the scope', async () => {
    const { answer } = await ask(await token(1, { scopes: '["write"]' }), { repository: 'acme/api' })
    expect(answer).toEqual({ ok: false, reason: 'insufficient_scope', scope: 'read' })
  })

  it('ends with the membership of its account, on the next request', async () => {
    await env.DB.batch([
      env.DB.prepare("INSERT INTO account (id, name, created_at) VALUES (5, 'leaver', 0)"),
      env.DB.prepare("INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (1, 5, 'member', 0)"),
    ])
    const proof = await token(1)
    await env.DB.prepare('UPDATE token SET account_id = 5 WHERE hash = ?')
      .bind(proof.kind === 'token' ? proof.hash : '')
      .run()
    expect(await authenticate(openDatabases(env), proof)).toMatchObject({ ok: true, principal: { accountId: 5 } })
    await env.DB.prepare('DELETE FROM member WHERE account_id = 5').run()
    expect(await authenticate(openDatabases(env), proof)).toEqual({ ok: false, reason: 'unauthenticated' })
  })

  it('of a suspended member is believed no more, nor is a client of theirs, until the suspension ends', async () => {
    await env.DB.batch([
      env.DB.prepare("INSERT INTO account (id, name, created_at) VALUES (6, 'paused', 0)"),
      env.DB.prepare("INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (1, 6, 'owner', 0)"),
      env.DB.prepare(
        `INSERT INTO client_grant (id, account_id, client_id, client_name, redirect_uri, resource, scopes, created_at, expires_at)
         VALUES ('paused', 6, 'client', 'Client', 'https://c.test/cb', 'https://x.test/mcp', '["read"]', 0, 9e15)`,
      ),
    ])
    const own = await token(1)
    await env.DB.prepare('UPDATE token SET account_id = 6 WHERE hash = ?')
      .bind(own.kind === 'token' ? own.hash : '')
      .run()
    const client: Proof = { kind: 'grant', grant: 'paused', scopes: ['read'] }
    const suspended = (at: number | null) =>
      env.DB.prepare('UPDATE member SET suspended_at = ? WHERE account_id = 6').bind(at).run()
    const decisions = async () => [
      (await authenticate(openDatabases(env), own)).ok,
      (await ask(own, { repository: 'acme/api' })).answer.ok,
      (await ask(client, { repository: 'acme/api' })).answer.ok,
    ]
    expect(await decisions()).toEqual([true, true, true])
    await suspended(1)
    expect(await decisions()).toEqual([false, false, false])
    await suspended(null)
    expect(await decisions()).toEqual([true, true, true])
  })

  it('of a member who reads a repository writes nothing there, even with the scope to write', async () => {
    await env.DB.batch([
      env.DB.prepare("INSERT INTO account (id, name, created_at) VALUES (9, 'reader', 0)"),
      env.DB.prepare("INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (1, 9, 'member', 0)"),
      env.DB.prepare('INSERT INTO repository_access (repository_id, account_id, created_at) VALUES (10, 9, 0)'),
    ])
    const own = await token(1, { scopes: '["read","write"]' })
    await env.DB.prepare('UPDATE token SET account_id = 9 WHERE hash = ?')
      .bind(own.kind === 'token' ? own.hash : '')
      .run()
    expect((await ask(own, { repository: 'acme/api' })).answer.ok).toBe(true)
    const writes = () => authorizeWatch(openDatabases(env), own, 'acme/api')
    expect(await writes()).toEqual({ ok: false, reason: 'repository_not_found' })
    await env.DB.prepare("UPDATE member SET role = 'admin' WHERE account_id = 9").run()
    expect(await writes()).toMatchObject({ ok: true })
  })

  it('in a browser’s cookie ends with the session, and with its person', async () => {
    await env.DB.batch([
      env.DB.prepare("INSERT INTO account (id, name, created_at) VALUES (8, 'browser', 0)"),
      env.DB.prepare("INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (1, 8, 'owner', 0)"),
      env.DB.prepare(
        `INSERT INTO web_session (hash, account_id, created_at, expires_at) VALUES ('open', 8, 0, 9e15), ('over', 8, 0, 1)`,
      ),
    ])
    const reads = async (hash: string) => (await ask({ kind: 'session', hash }, { repository: 'acme/api' })).answer.ok
    expect([await reads('open'), await reads('over'), await reads('none')]).toEqual([true, false, false])
    await env.DB.prepare('UPDATE account SET suspended_at = 1 WHERE id = 8').run()
    expect(await reads('open')).toBe(false)
    await env.DB.prepare('UPDATE account SET suspended_at = NULL, deleted_at = 1 WHERE id = 8').run()
    expect(await reads('open')).toBe(false)
  })

  it('is read from the Authorization header and never from the URL', async () => {
    expect(await proofOf(new Request('https://x.test/mcp?access_token=sxt_x&token=sxt_x'))).toBeUndefined()
    expect(
      await proofOf(new Request('https://x.test/mcp', { headers: { authorization: 'Basic sxt_x' } })),
    ).toBeUndefined()
    expect(
      await proofOf(new Request('https://x.test/mcp', { headers: { authorization: 'Bearer sxt_x' } })),
    ).toMatchObject({ kind: 'token' })
  })
})

describe('listRepositories', () => {
  it("lists the caller's repositories with their refs, and nobody else's", async () => {
    const answer = await listRepositories(openDatabases(env), await token(1))
    expect(
      answer.ok && answer.repositories.map(({ repository, refs }) => [repository, refs.map((r) => r.name)]),
    ).toEqual([
      ['acme/api', ['empty', 'main', 'refs/pull/7/head', 'refs/tags/v1']],
      ['acme/web', []],
    ])
  })
})

describe('development sign-in', () => {
  const signIn = (url: string, init: RequestInit = {}) =>
    exports.default.fetch(new Request(url, { method: 'POST', ...init }))

  it('gives a token on loopback that is believed', async () => {
    const response = await signIn('http://127.0.0.1:8787/dev/sign-in')
    const { token: secret } = (await response.json()) as { token: string }
    const proof = await proofOf(new Request('http://x.test', { headers: { authorization: `Bearer ${secret}` } }))
    expect(await authenticate(openDatabases(env), proof, 'repository:create')).toMatchObject({ ok: true })
    const stored = await env.DB.prepare('SELECT * FROM token').all()
    expect(JSON.stringify(stored.results)).not.toContain(secret)
  })

  it.each([
    ['from another host', 'https://sextant.example/dev/sign-in', {}],
    ['from a name that rebinds to loopback', 'http://evil.example:8787/dev/sign-in', {}],
    ['with another Host header', 'http://127.0.0.1:8787/dev/sign-in', { headers: { host: 'evil.example' } }],
    ["from another site's page", 'http://127.0.0.1:8787/dev/sign-in', { headers: { origin: 'https://evil.example' } }],
    ['through an edge', 'http://localhost/dev/sign-in', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
  ])('does not exist %s', async (_, url, init) => {
    expect((await signIn(url, init)).status).toBe(404)
  })

  it('does not exist in a deployed environment', async () => {
    const { developmentSignIn } = await import('./development-sign-in.ts')
    const request = new Request('http://127.0.0.1/dev/sign-in', { method: 'POST' })
    expect((await developmentSignIn(request, { ...env, SEXTANT_DEV: '0' })).status).toBe(404)
  })
})
