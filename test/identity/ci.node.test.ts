/**
 * P29–P32: only the linked repository can write its index. Identity tokens as GitHub issues them, and as it never would.
 */
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exchange } from '../../indexer-action/src/action/identity.ts'
import { FORMAT_VERSION } from '../../src/contract/format.ts'
import { CI_RUNS } from '../../src/contract/runs.ts'
import type { RunClaims } from '../doubles/github/actions.ts'
import type { Repository } from '../doubles/github/world.ts'
import { type Service, startService } from './service.ts'

const SHA = 'c'.repeat(40)

let service: Service
let linked: Repository
beforeAll(async () => {
  service = await startService()
  const { world } = service.github
  world.user('ada')
  world.user('mallory')
  const acme = world.organisation('acme', { ada: 'admin' })
  linked = world.repository('acme/api')
  world.repository('mallory/api')
  service.sql("INSERT INTO organisation (id, name, github_id, created_at) VALUES (7, 'acme', ?, 0)", acme.id)
  service.sql(
    `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, github_id, github_owner_id, created_at)
     VALUES (70, 7, 'acme', 'api', 0, 'main', ?, ?, 0)`,
    linked.id,
    acme.id,
  )
}, 120_000)
afterAll(() => service?.stop())
beforeEach(() => {
  service.sql("UPDATE repository SET ci_policy = '{}'")
})

const run = (more: Partial<RunClaims> = {}): RunClaims => ({
  repository: 'acme/api',
  audience: service.url,
  sha: SHA,
  run: 41,
  ...more,
})
const mint = (more: Partial<RunClaims> = {}) => service.github.actions.token(run(more))
const claims = (more: NonNullable<RunClaims['claims']>) => mint({ claims: more })
async function ask(token: string) {
  const response = await fetch(`${service.url}/api/ingest/exchange`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const body = (await response.json()) as {
    [of in 'token' | 'expires' | 'ref' | 'commit' | 'repository']?: string
  }
  return { status: response.status, ...body }
}
const policy = (of: object) => service.sql('UPDATE repository SET ci_policy = ?', JSON.stringify(of))
const now = () => Math.floor(Date.now() / 1000)

async function signed(header: object, key?: CryptoKey | Uint8Array, more: object = {}): Promise<string> {
  const { alg = 'RS256' } = header as { alg?: string }
  const pair = key ?? (await generateKeyPair('RS256')).privateKey
  return new SignJWT({ ...service.github.actions.claims(run()), ...more })
    .setProtectedHeader({ typ: 'JWT', ...header, alg })
    .sign(pair)
}
async function publishedKey(): Promise<{ kid: string; pem: Uint8Array }> {
  const { keys } = (await (await fetch(`${service.github.actions.issuer}/.well-known/jwks`)).json()) as {
    keys: { kid: string; kty: string }[]
  }
  const { importJWK } = await import('jose')
  const key = (await importJWK(keys[0] as object, 'RS256')) as CryptoKey
  return { kid: keys[0]?.kid ?? '', pem: new TextEncoder().encode(await exportSPKI(key)) }
}

describe('an identity token', () => {
  it('of the linked repository is good for one upload token', async () => {
    const answer = await ask(await mint())
    expect(answer).toMatchObject({ status: 200, repository: 'acme/api', ref: 'main', commit: SHA })
    expect(answer.token).toMatch(/^sxt_/)
    expect(Date.parse(answer.expires ?? '') - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  })

  it('is taken once, also when fifty send it at the same time', async () => {
    const token = await mint({ run: 88 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
    expect((await ask(token)).status).toBe(401)
    expect(service.sql('SELECT action FROM audit WHERE details LIKE \'%"run":88,%\'')).toEqual([
      { action: 'identity.exchanged' },
    ])
  })

  it.each<[string, () => Promise<string>]>([
    ['without a signature', async () => new UnsecuredJWT(service.github.actions.claims(run())).encode()],
    [
      'signed with the public key as a secret',
      async () => {
        const { kid, pem } = await publishedKey()
        return signed({ alg: 'HS256', kid }, pem)
      },
    ],
    ['signed with another key', async () => signed({ kid: (await publishedKey()).kid })],
    ['with a key id that nobody has', () => signed({ kid: 'unknown' })],
    ['that says where its key is', () => signed({ jku: 'http://127.0.0.1:1/jwks', kid: 'theirs' })],
    [
      'that brings its key along',
      async () => {
        const pair = await generateKeyPair('RS256', { extractable: true })
        return signed({ jwk: await exportJWK(pair.publicKey) }, pair.privateKey)
      },
    ],
    ['for GitHub’s default audience', () => mint({ audience: 'https://github.com/acme' })],
    ['for two audiences', () => claims({ aud: [service.url, 'https://other.example'] })],
    ['of an enterprise’s issuer', () => claims({ iss: `${service.github.actions.issuer}/acme` })],
    ['of an issuer that looks alike', () => claims({ iss: service.github.actions.issuer.replace('token', 'tokem') })],
    ['that has expired', () => claims({ exp: now() - 60 })],
    ['that is not valid yet', () => claims({ nbf: now() + 120 })],
    ['that is old', () => claims({ iat: now() - 1800, exp: now() + 300 })],
    ['that never expires', () => claims({ exp: undefined } as never)],
    ['that does not say when it was issued', () => claims({ iat: undefined } as never)],
    ['without an id of its own', () => claims({ jti: undefined } as never)],
    ['whose repository id is a number', () => claims({ repository_id: linked.id })],
    [
      'that was changed after signing',
      async () => {
        const [head, , tail] = (await mint()).split('.')
        const other = { ...service.github.actions.claims(run()), ref: 'refs/heads/release' }
        return `${head}.${Buffer.from(JSON.stringify(other)).toString('base64url')}.${tail}`
      },
    ],
    ['of another type', async () => retyped('at+jwt')],
    ['in five parts', async () => `${await mint()}.x.y`],
    ['whose tag says that it is a branch', () => claims({ ref: 'refs/tags/main', ref_type: 'branch' })],
    ['whose branch says that it is a tag', () => claims({ ref_type: 'tag' })],
    ['whose ref may be a branch or a tag', () => claims({ ref: 'main', ref_type: undefined })],
    ['whose ref git would not take', () => claims({ ref: 'refs/heads/*' })],
    ['whose commit is none', () => claims({ sha: 'main' })],
  ])('is not believed %s', async (_, make) => {
    await mint() // The issuer has a key already.
    expect((await ask(await make())).status).toBe(401)
  })

  /** A properly signed token with another `typ`. */
  async function retyped(typ: string): Promise<string> {
    const { actions } = service.github
    return actions.signed(actions.claims(run()), { typ })
  }

  it.each<[string, () => Promise<string>]>([
    ['of another repository that has the same name now', () => claims({ repository_id: '999999' })],
    ['of a repository that has gone to another owner', () => claims({ repository_owner_id: '999998' })],
    ['of a stranger’s repository', () => mint({ repository: 'mallory/api' })],
    [
      'of a stranger’s repository that calls our workflow',
      () =>
        mint({
          repository: 'mallory/api',
          claims: { job_workflow_ref: 'acme/api/.github/workflows/sextant.yml@refs/heads/main' },
        }),
    ],
  ])('%s is told that nothing is linked', async (_, make) => {
    expect((await ask(await make())).status).toBe(404)
  })

  it.each<[string, () => Promise<string>]>([
    ['of a repository that was renamed', () => claims({ repository: 'acme/renamed' })],
    ['with a subject that the repository shaped', () => claims({ sub: 'anything:at:all' })],
    [
      'of a workflow file that was renamed',
      () => claims({ workflow_ref: 'acme/api/.github/workflows/x.yml@refs/heads/main' }),
    ],
    ['of a run on a runner of their own', () => claims({ runner_environment: 'self-hosted' })],
    ['of a tag', () => mint({ ref: 'refs/tags/v1' })],
  ])('is believed %s', async (_, make) => {
    expect((await ask(await make())).status).toBe(200)
  })

  it.each<[string, object, () => Promise<string>]>([
    ['of a pull request', {}, () => mint({ event: 'pull_request', ref: 'refs/pull/7/merge' })],
    ['of a pull request that names a branch', { pullRequests: true }, () => mint({ event: 'pull_request' })],
    [
      'of pull_request_target, even for main',
      { events: ['pull_request_target'] },
      () => mint({ event: 'pull_request_target' }),
    ],
    ['of workflow_run', { events: ['workflow_run'] }, () => mint({ event: 'workflow_run' })],
    ['of issue_comment', { events: ['issue_comment'] }, () => mint({ event: 'issue_comment' })],
    ['of a push that names a pull request’s ref', {}, () => mint({ ref: 'refs/pull/7/head' })],
    ['without the environment asked for', { environment: 'index' }, () => mint()],
    ['of an environment in other letters', { environment: 'index' }, () => claims({ environment: 'Index' })],
    ['of another workflow than asked for', { workflow: '.github/workflows/other.yml' }, () => mint()],
    ['of another commit of the workflow', { workflowCommit: 'd'.repeat(40) }, () => mint()],
    [
      'on a runner of their own, where that is not wanted',
      { hostedRunnersOnly: true },
      () => claims({ runner_environment: 'self-hosted' }),
    ],
    [
      'of a repository that has become public',
      { linkedAs: 'private' },
      () => claims({ repository_visibility: 'public' }),
    ],
  ])('may not write %s, and the organisation’s trail says so', async (_, of, make) => {
    policy(of)
    const { at } = service.sql<{ at: number }>('SELECT max(id) AS at FROM audit')[0] ?? { at: 0 }
    expect((await ask(await make())).status).toBe(403)
    expect(service.sql('SELECT organisation_id, repository_id, action FROM audit WHERE id > ?', at)).toEqual([
      { organisation_id: 7, repository_id: 70, action: 'identity.refused' },
    ])
  })

  it.each<[string, object, () => Promise<string>]>([
    ['of a pull request', { pullRequests: true }, () => mint({ event: 'pull_request', ref: 'refs/pull/7/merge' })],
    ['of the environment', { environment: 'index' }, () => claims({ environment: 'index' })],
    ['of the workflow', { workflow: '.github/workflows/sextant.yml' }, () => mint()],
    ['of the workflow’s commit', { workflowCommit: SHA }, () => mint()],
    ['on one of GitHub’s runners', { hostedRunnersOnly: true }, () => mint()],
    [
      'of a repository that was public when it was linked',
      { linkedAs: 'public' },
      () => claims({ repository_visibility: 'public' }),
    ],
  ])('may write %s that the policy allows', async (_, of, make) => {
    policy(of)
    expect((await ask(await make())).status).toBe(200)
  })

  it.each([
    ['a repository that was deleted here', 'repository', 'deleted_at'],
    ['a repository that was transferred', 'repository', 'frozen_at'],
    ['an organisation that was deleted here', 'organisation', 'deleted_at'],
    ['an organisation that is suspended', 'organisation', 'suspended_at'],
  ])('of %s is told that nothing is linked', async (_, table, column) => {
    const token = await mint()
    service.sql(`UPDATE ${table} SET ${column} = 1`)
    expect((await ask(token)).status).toBe(404)
    service.sql(`UPDATE ${table} SET ${column} = NULL`)
    expect((await ask(token)).status).toBe(200)
  })

  it('is told in the trail why it was refused', async () => {
    policy({ workflow: '.github/workflows/index.yml' })
    expect((await ask(await mint({ run: 89 }))).status).toBe(403)
    const [line] = service.sql<{ details: string }>(
      "SELECT details FROM audit WHERE action = 'identity.refused' ORDER BY id DESC LIMIT 1",
    )
    expect(JSON.parse(line?.details ?? '')).toMatchObject({
      run: '89',
      because: 'The run is of another workflow than this repository asks for.',
    })
  })

  it('of the default branch tells which workflow indexes it, for whoever asks for a refresh', async () => {
    const started = () => service.sql('SELECT workflow FROM repository WHERE id = 70')[0]?.workflow
    const of = (file: string) => ({ workflow_ref: `acme/api/.github/workflows/${file}@refs/heads/main` })
    await ask(await claims(of('code-index.yaml')))
    expect(started()).toBe('code-index.yaml')
    policy({ pullRequests: true })
    const elsewhere: Partial<RunClaims>[] = [
      { ref: 'refs/heads/topic', claims: of('x.yml') },
      { ref: 'refs/tags/main', claims: of('x.yml') },
      { event: 'pull_request', ref: 'refs/pull/7/merge', claims: of('x.yml') },
      { event: 'release', claims: of('x.yml') },
      { claims: { workflow_ref: 'acme/required/.github/workflows/x.yml@refs/heads/main' } },
      { claims: { workflow_ref: 'acme/api/.github/workflows/../x.yml@refs/heads/main' } },
      { claims: { workflow_ref: undefined } },
    ]
    for (const more of elsewhere) expect((await ask(await mint(more))).status).toBe(200)
    expect(started()).toBe('code-index.yaml')
    await ask(await mint())
    expect(started()).toBe('sextant.yml')
  })

  it('is what the Action’s own client exchanges', async () => {
    const answer = await exchange(new URL(service.url), (audience) => mint({ audience, run: 77 }))
    expect(answer).toMatchObject({ repository: 'acme/api', order: { run: 77, attempt: 1 } })
  })
})

it.each(['{"event":["push"]}', 'events: push'])(
  'rules that cannot be read let no run in, and both the run and the trail are told: %s',
  async (rules) => {
    service.sql('UPDATE repository SET ci_policy = ?', rules)
    const response = await fetch(`${service.url}/api/ingest/exchange`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await mint()}` },
    })
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'permission_denied', message: expect.stringContaining('cannot be read') },
    ])
    expect(service.sql('SELECT action, details FROM audit ORDER BY id DESC LIMIT 1')).toMatchObject([
      { action: 'identity.refused', details: expect.stringContaining('cannot be read') },
    ])
  },
)

describe('an upload token of a run', () => {
  const begin = (token: string, body: object) =>
    fetch(`${service.url}/api/ingest/begin`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const body = (more: object = {}) => ({
    ...{ format: FORMAT_VERSION, repository: 'acme/api', ref: 'main', commit: SHA },
    ...{ order: { run: 1, attempt: 1 }, agent: 'test' },
    ...more,
  })

  it('uploads its commit of its ref, as its run whatever the body says, and nothing else', async () => {
    const { token = '' } = await ask(await mint({ run: 91 }))
    for (const other of [
      { ref: 'release' },
      { commit: 'd'.repeat(40) },
      { repository: 'mallory/api' },
      { ref: 'refs/tags/main' },
    ])
      expect([other, (await begin(token, body(other))).status]).toEqual([other, 404])
    const begun = await begin(token, body({ order: { run: 1, attempt: 9 } }))
    expect(begun.status).toBe(200)
    const { upload } = (await begun.json()) as { upload: string }
    expect(service.sql('SELECT run, attempt, commit_sha FROM upload WHERE id = ?', upload)).toMatchObject([
      { run: CI_RUNS + 91, attempt: 1, commit_sha: SHA },
    ])
  })

  it('comes after whatever was sent by hand, and nothing sent by hand comes after it', async () => {
    const signedIn = await fetch(`${service.url}/dev/sign-in`, { method: 'POST' })
    const { token: own } = (await signedIn.json()) as { token: string }
    const byHand = (run: number) => begin(own, body({ repository: 'dev/tool', order: { run, attempt: 0 } }))
    expect((await byHand(Date.now())).status).toBe(200)
    const refused = await byHand(CI_RUNS)
    const said = await refused.text()
    expect([refused.status, said]).toEqual([422, expect.stringContaining(`order.run is ${CI_RUNS}`)])
    expect(said).toContain('is the clock of its machine right?')
    const { token = '' } = await ask(await mint({ run: 1 }))
    const { upload } = (await (await begin(token, body())).json()) as { upload: string }
    const [row] = service.sql('SELECT run FROM upload WHERE id = ?', upload) as { run: number }[]
    expect(row?.run).toBeGreaterThan(Date.now() + 86_400_000)
  })

  it('is cleared away a day after it expired, and no token that somebody else made', async () => {
    service.sql(`INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at)
      VALUES (77, 7, 'acme', 'other', 0, 'main', 0)`)
    const day = 86_400_000
    const token = (name: string, repository: number, run: number | null, expires: number) =>
      service.sql(
        `INSERT INTO token (id, hash, prefix, name, organisation_id, repository_id, scopes, created_at, expires_at, run)
         VALUES (abs(random()), hex(randomblob(32)), '-', ?1, 7, ?2, '["write"]', 0, ?3, ?4)`,
        ...[name, repository, expires, run],
      )
    token('of a run long ago', 70, 1, Date.now() - 2 * day)
    token('of a run this morning', 70, 1, Date.now() - day / 2)
    token('made by hand', 70, null, 1)
    token('of another repository', 77, 1, 1)
    expect((await ask(await mint())).status).toBe(200)
    const names = service.sql<{ name: string }>("SELECT name FROM token WHERE prefix = '-'")
    expect(names.map(({ name }) => name).toSorted()).toEqual([
      'made by hand',
      'of a run this morning',
      'of another repository',
    ])
  })

  it('of a pull request notes the branch that it is to be merged into, of its own ref alone, where no webhook does', async () => {
    policy({ pullRequests: true })
    service.sql("INSERT INTO ref (repository_id, name, base_ref, created_at) VALUES (70, 'beside', 'release', 0)")
    const pull = (base: string) =>
      mint({ event: 'pull_request', ref: 'refs/pull/9/merge', claims: { base_ref: base, head_ref: 'topic' } })
    const bases = () =>
      service.sql("SELECT name, base_ref FROM ref WHERE name IN ('beside', 'refs/pull/9/merge') ORDER BY 1")
    for (const base of ['main', 'next']) {
      expect((await ask(await pull(base))).status).toBe(200)
      expect(bases()).toEqual([
        { name: 'beside', base_ref: 'release' },
        { name: 'refs/pull/9/merge', base_ref: base },
      ])
    }
    // A run says what held when it was triggered, and webhooks what has held since.
    service.sql("UPDATE ref SET base_ref = 'main', base_at = 1 WHERE name = 'refs/pull/9/merge'")
    expect((await ask(await pull('next'))).status).toBe(200)
    expect(bases()[1]).toEqual({ name: 'refs/pull/9/merge', base_ref: 'main' })
  })

  it('reads nothing', async () => {
    const { token = '' } = await ask(await mint())
    const response = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('www-authenticate')).toContain('insufficient_scope')
  })
})

it('what runs may not write is told so often in an hour, however often one token is sent: the trail is never shortened', async () => {
  const lines = () => service.sql("SELECT count(*) AS n FROM audit WHERE action = 'identity.refused'")[0]?.n as number
  const token = await mint({ event: 'pull_request', ref: 'refs/pull/7/merge' })
  const before = lines()
  expect((await ask(token)).status).toBe(403)
  expect(lines()).toBe(before + 1)
  const answers = await Promise.all(Array.from({ length: 70 }, () => ask(token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]))
  expect(lines()).toBeLessThanOrEqual(60)
})
