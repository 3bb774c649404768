/**
 * The Action from GitHub's event to an agent's answer: the delivered bundle in a runner's environment, with an identity provider
 * and a server on loopback, and the official client asking at the end.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { REVIEW_MARK } from '../../src/contract/review.ts'
import { type Step, type StepResult, startStep } from '../doubles/github/runner.ts'
import { deliver } from '../doubles/github/webhooks.ts'
import { Origin } from '../doubles/github/workspace.ts'
import type { Repository } from '../doubles/github/world.ts'
import { type Service, startService, WEBHOOK_SECRET } from '../identity/service.ts'

// Each test starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const READER = 'sxt_a-reader-of-acme'

let service: Service
let origin: Origin
let folder: string
let linked: Repository
let nextRun = 1000

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sextant-action-'))
  execFileSync(process.execPath, [join(PROJECT, 'indexer-action/bundle.ts'), '--to', join(folder, 'dist')])
  service = await startService()
  const { world } = service.github
  world.user('ada')
  world.user('mallory')
  const acme = world.organisation('acme', { ada: 'admin' })
  linked = world.repository('acme/api')
  service.sql("INSERT INTO organisation (id, name, github_id, created_at) VALUES (7, 'acme', ?, 0)", acme.id)
  service.sql(
    `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, github_id, github_owner_id, ci_policy, created_at)
     VALUES (70, 7, 'acme', 'api', 0, 'main', ?, ?, '{"pullRequests":true}', 0)`,
    linked.id,
    acme.id,
  )
  service.sql(
    `INSERT INTO token (hash, prefix, name, organisation_id, scopes, created_at) VALUES (?, 'sxt_', 'reader', 7, '["read"]', 0)`,
    createHash('sha256').update(READER).digest('hex'),
  )
  origin = new Origin(join(folder, 'origin'))
  origin.commit('main', {
    'src/shop.py': 'def total(items):\n    return sum(items)\n',
    'src/broken.py': 'def half(:\n    (((\n',
    'logo.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`,
  })
  origin.submodule('main', 'vendored', 'e'.repeat(40))
}, 180_000)
afterAll(async () => {
  await service?.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Wanted = Pick<Step, 'event' | 'ref' | 'sha'> & Partial<Step> & { server?: string; fork?: string }

/** Runs the step in a fresh checkout, with the identity that GitHub would issue to such a run. */
function start(wanted: Wanted) {
  const { server = service.url, fork, ...given } = wanted
  const run = given.run ?? nextRun++
  const workspace = join(folder, `workspace-${run}-${given.attempt ?? 1}`)
  origin.checkout(workspace, given.sha)
  const { ref, sha, event, attempt = 1 } = given
  // Runs of forks have no identity to ask for.
  const identity =
    fork === undefined
      ? service.github.actions.runner({
          ...{ repository: 'acme/api', event, ref, sha, run, attempt },
          claims: event === 'pull_request' ? { base_ref: 'main', head_ref: 'feature' } : {},
        })
      : {}
  return startStep({
    program: join(folder, 'dist/main.js'),
    workspace,
    temp: join(folder, `temp-${run}`),
    repository: 'acme/api',
    payload: { repository: { full_name: 'acme/api', default_branch: 'main' } },
    run,
    ...given,
    inputs: { server, ...given.inputs },
    env: { ...identity, ...given.env },
  })
}
const act = (wanted: Wanted): Promise<StepResult> => start(wanted).result

async function ask(tool: string, args: Record<string, unknown>) {
  const client = new Client({ name: 'reviewer', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${service.url}/mcp/acme/api`), {
      requestInit: { headers: { authorization: `Bearer ${READER}` } },
    }),
  )
  try {
    const result = await client.callTool({ name: tool, arguments: args })
    // biome-ignore lint/suspicious/noExplicitAny: whatever a tool answers
    return (result.structuredContent ?? { refused: result.content }) as any
  } finally {
    await client.close()
  }
}
const defined = async (symbol: string, ref?: string): Promise<string | undefined> =>
  (await ask('search_symbols', { query: symbol, ...(ref ? { ref } : {}) })).symbols?.[0]?.file
const lastRun = () =>
  service.sql<{ status: string; failure: string | null; counts: string }>(
    'SELECT * FROM run ORDER BY id DESC LIMIT 1',
  )[0]
const pull = (number: number, head: string, repository = 'acme/api') => ({
  action: 'synchronize',
  pull_request: {
    number,
    head: { sha: head, ref: 'feature', repo: { full_name: repository, fork: repository !== 'acme/api' } },
    base: { sha: 'a'.repeat(40), ref: 'main', repo: { full_name: 'acme/api' } },
  },
  repository: { full_name: 'acme/api', default_branch: 'main' },
})
const head = (branch: string) => origin.commit(branch, {})

describe('the Action', () => {
  it('goes on with another token where the first ends before the run does', async () => {
    service.sql(
      'CREATE TRIGGER ends AFTER INSERT ON upload BEGIN UPDATE token SET expires_at = 1 WHERE run IS NOT NULL; END',
    )
    try {
      const done = await act({ event: 'push', ref: 'refs/heads/main', sha: head('main') })
      expect(done.outputs).toMatchObject({ outcome: 'published', ref: 'main' })
      expect(done.masked.filter((secret) => secret.startsWith('sxt_')).length).toBe(2)
    } finally {
      service.sql('DROP TRIGGER ends')
    }
  })

  it('publishes a push, and says on the job’s page what it did and what it left out', async () => {
    const sha = head('main')
    const done = await act({ event: 'push', ref: 'refs/heads/main', sha })
    expect([done.exitCode, done.stdout]).toEqual([0, expect.stringContaining('::add-mask::sxt_')])
    expect(done.outputs).toMatchObject({
      ref: 'main',
      commit: sha,
      outcome: 'published',
      files: '4',
      indexed: '2',
      skipped: '2',
    })
    expect(done.outputs.url).toBe(`${service.url}/mcp/acme/api@main`)
    expect(Number(done.outputs.seconds)).toBeGreaterThan(0)
    expect(done.summary).toContain('| Files indexed | 2 of 4 |')
    expect(done.summary).toContain('| stored in Git LFS | 1 |')
    expect(done.summary).toContain('| a submodule | 1 |')
    expect(done.summary).toMatch(/^stored in Git LFS: \S+$/m)
    expect(done.summary).toContain(`claude mcp add --transport http sextant ${service.url}/mcp/acme/api`)
    expect(done.annotations).toMatchObject([
      { level: 'warning', properties: expect.stringContaining('file=src/broken.py') },
    ])
    expect(await defined('total')).toBe('src/shop.py')
    expect(lastRun()).toMatchObject({ status: 'published' })
    expect(JSON.parse(lastRun()?.counts ?? '')).toMatchObject({ indexed: 2, extracted: 3, skippedBy: { submodule: 1 } })
  })

  it('publishes a pull request’s head, which then knows the new symbol, and main does not', async () => {
    const base = head('main')
    const sha = origin.commit('feature', { 'src/discount.py': 'def discounted(price):\n    return price\n' })
    origin.commit('main', { 'src/other.py': 'def only_on_main():\n    pass\n' })
    const merge = origin.merge(12, sha, 'main')
    const done = await act({ event: 'pull_request', ref: 'refs/pull/12/merge', sha: merge, payload: pull(12, sha) })
    expect(done.outputs).toMatchObject({ ref: 'refs/pull/12/head', commit: sha, outcome: 'published' })
    expect(service.github.api.comments.all).toEqual([])
    expect(await defined('discounted', 'refs/pull/12/head')).toBe('src/discount.py')
    expect((await ask('search_symbols', { query: 'discounted', ref: 'refs/pull/12/head' })).metadata.commit).toBe(sha)
    // By its number, compared with its base branch, as a reviewer asks.
    const review = await ask('compare_refs', { ref: '#12', base_ref: ':base' })
    expect(review).toMatchObject({ base: { ref: 'main' }, head: { commit: sha }, counts: { added: 1 } })
    // The tree of the head itself, not of the merge commit that was checked out. main is where its last run left it.
    expect(await defined('only_on_main', 'refs/pull/12/head')).toBeUndefined()
    expect(await defined('discounted')).toBeUndefined()
    expect((await ask('search_symbols', { query: 'total' })).metadata.commit).not.toBe(base)
  })

  it('tells the reviewers of a pull request what it changes, in one comment that it rewrites', async () => {
    const { comments } = service.github.api
    const permitted = { GITHUB_API_URL: `${service.github.url}/api/v3` }
    const write = { comment: 'true', 'github-token': 'ghs_may-write' }
    comments.tokens.set('ghs_may-write', 'write').set('ghs_may-read', 'read')
    await act({ event: 'push', ref: 'refs/heads/main', sha: head('main') })
    const on = 'acme/api#21'
    // A person quoted an earlier comment: theirs must not be edited.
    const quoted = { id: 1, on, body: `${REVIEW_MARK}\nas it said`, user: { login: 'ada', type: 'User' as const } }
    comments.all.push(quoted)
    const change = async (text: string, inputs = write) => {
      const sha = origin.commit('taxed', { 'src/shop.py': text })
      const merge = origin.merge(21, sha, 'main')
      const pulled = { event: 'pull_request', ref: 'refs/pull/21/merge', sha: merge, payload: pull(21, sha) }
      return act({ ...pulled, inputs, env: permitted })
    }
    const first = await change('def total(items, tax, tip):\n    return sum(items)\n')
    expect([first.exitCode, first.annotations.filter(({ level }) => level === 'error')]).toEqual([0, []])
    expect(comments.all).toHaveLength(2)
    expect(comments.all[1]).toMatchObject({
      on,
      body: expect.stringMatching(/\| signature \| `\S*total` \| \[`src\/shop\.py:1`\]/),
    })
    await change('def total(items):\n    return sum(items)\n\ndef split(items):\n    return total(items)\n')
    expect(comments.all).toEqual([quoted, expect.objectContaining({ body: expect.stringMatching(/added `\S*split`/) })])
    expect(comments.all[1]?.body).toContain('No public symbol was removed')

    const refused = await change('def total():\n    pass\n', { ...write, 'github-token': 'ghs_may-read' })
    expect([refused.exitCode, refused.outputs.outcome]).toEqual([0, 'published'])
    expect(refused.annotations.map(({ message }) => message).join()).toContain('pull-requests: write')
  })

  it.each([
    ['release', 'refs/tags/v1.0', { release: { tag_name: 'v1.0' } }, 'refs/tags/v1.0'],
    [
      'merge_group',
      'refs/heads/gh-readonly-queue/main/pr-12-abc',
      { merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-12-abc' } },
      'gh-readonly-queue/main/pr-12-abc',
    ],
  ])('publishes on %s', async (event, ref, payload, published) => {
    const done = await act({ event, ref, payload, sha: head('main') })
    expect(done.outputs).toMatchObject({ ref: published, outcome: 'published' })
    expect(await defined('total', published)).toBe('src/shop.py')
  })

  it('uploads nothing the second time, and a kept cache spares the parsing too', async () => {
    const sha = head('main')
    const temp = join(folder, 'temp-kept')
    await act({ event: 'workflow_dispatch', ref: 'refs/heads/main', sha, temp })
    const again = await act({ event: 'workflow_dispatch', ref: 'refs/heads/main', sha, temp })
    expect(again.outputs).toMatchObject({ outcome: 'unchanged', commit: sha, url: `${service.url}/mcp/acme/api@main` })
    expect(again.summary).toContain('| Uploaded | 0 files, 0 link sets, 0.00 MB |')
    expect(again.summary).toContain('| Parsed in this run | 0 files |')
    expect(lastRun()).toMatchObject({ status: 'published' })
  })

  it('brings up to date what a push has made stale', async () => {
    const before = head('main')
    await act({ event: 'push', ref: 'refs/heads/main', sha: before })
    const after = origin.commit('main', { 'src/late.py': 'def late():\n    pass\n' })
    const told = await deliver(`${service.url}/github/webhooks`, WEBHOOK_SECRET, 'push', {
      ...{
        ref: 'refs/heads/main',
        before,
        after,
        created: false,
        deleted: false,
        forced: false,
        commits: [{ id: after }],
      },
      repository: {
        ...{
          id: linked.id,
          name: 'api',
          private: true,
          default_branch: 'main',
          pushed_at: Math.floor(Date.now() / 1000),
        },
        owner: { id: linked.ownerId, login: 'acme' },
      },
    })
    expect(told.status).toBe(200)
    const stale = (await ask('search_symbols', { query: 'late' })).metadata
    expect([stale.freshness_status, stale.commit]).toEqual(['stale', before])
    expect(stale.warnings.join()).toContain(`${after.slice(0, 12)}, 1 commit ahead, is not indexed yet`)
    await act({ event: 'push', ref: 'refs/heads/main', sha: after })
    expect((await ask('search_symbols', { query: 'late' })).metadata).toMatchObject({
      ...{ freshness_status: 'fresh', commit: after, warnings: [] },
    })
  })

  it('follows a branch that was rewritten', async () => {
    await act({ event: 'push', ref: 'refs/heads/feature', sha: head('feature') })
    const sha = origin.rewrite('feature', { 'new.py': 'def fresh_start():\n    pass\n' })
    const done = await act({ event: 'push', ref: 'refs/heads/feature', sha, payload: { forced: true } })
    expect(done.outputs).toMatchObject({ commit: sha, files: '1' })
    expect([await defined('fresh_start', 'feature'), await defined('discounted', 'feature')]).toEqual([
      'new.py',
      undefined,
    ])
  })

  it('leaves out what the inputs say, and a dry run needs no server', async () => {
    const done = await act({
      event: 'push',
      ref: 'refs/heads/main',
      sha: head('main'),
      server: 'https://nowhere.invalid',
      inputs: { 'dry-run': 'true', ignore: 'src/broken.py\n', languages: 'go' },
    })
    expect([done.exitCode, done.annotations]).toEqual([0, []])
    expect(done.summary).toContain('| ignored by the workflow | 1 |')
    expect(done.outputs).toMatchObject({ symbols: '0', outcome: 'skipped' })
    expect(done.summary).toContain('Dry run')
    expect(done.summary).not.toContain('Published')
  })

  it.each([
    ['delete', { ref: 'old', ref_type: 'branch' }],
    ['pull_request', pull(14, 'b'.repeat(40), 'mallory/api')],
  ])('has nothing to do on %s', async (event, payload) => {
    const asked = service.github.actions.asked.length
    const done = await act({ event, payload, ref: 'refs/heads/main', sha: head('main'), fork: 'mallory/api' })
    expect([done.exitCode, done.outputs.outcome]).toEqual([0, 'skipped'])
    expect(service.github.actions.asked.length).toBe(asked)
  })

  it.each(['pull_request_target'])('refuses %s before it proves anything', async (event) => {
    const asked = service.github.actions.asked.length
    const done = await act({ event, ref: 'refs/heads/main', sha: head('main') })
    expect([done.exitCode, done.annotations[0]?.message]).toEqual([1, expect.stringContaining('on: push')])
    expect(service.github.actions.asked.length).toBe(asked)
  })

  it('says what is missing without the permission, without a link and without a server', async () => {
    const event = { event: 'push', ref: 'refs/heads/main', sha: head('main') }
    const without = { ACTIONS_ID_TOKEN_REQUEST_URL: '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' }
    const fails = async (wanted: Partial<Wanted>) => {
      const done = await act({ ...event, ...wanted })
      return [done.exitCode, done.annotations.map(({ message }) => message).join()]
    }
    service.sql('UPDATE repository SET github_id = NULL')
    expect(await fails({})).toEqual([1, expect.stringContaining('Link this repository')])
    service.sql('UPDATE repository SET github_id = ?', linked.id)
    expect(await fails({ env: without })).toEqual([1, expect.stringContaining('id-token: write')])
    expect(await fails({ inputs: { path: 'nowhere' } })).toEqual([1, expect.stringContaining('"path"')])
    expect(await fails({ inputs: { scip: 'made.scip', 'dry-run': 'true' } })).toEqual([
      1,
      expect.stringContaining('no SCIP index'),
    ])
    expect(await fails({ inputs: { server: 'http://sextant.example' } })).toEqual([
      1,
      expect.stringContaining('must use https'),
    ])
  })
})

describe('a run that does not come to its end', () => {
  /** A proxy in front of the server that can drop or delay requests. */
  let wire: Server
  let url: string
  let meet: (path: string) => Promise<number | undefined> = async () => undefined
  beforeAll(async () => {
    wire = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const status = await meet(request.url ?? '')
      if (status !== undefined) return response.writeHead(status, { 'retry-after': '0' }).end()
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers))
        if (!/^(host|connection|content-length|transfer-encoding)$/.test(name)) headers.set(name, String(value))
      const answer = await fetch(new URL(request.url ?? '/', service.url), {
        method: request.method ?? 'GET',
        headers,
        body: Buffer.concat(chunks),
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      return response.end(Buffer.from(await answer.arrayBuffer()))
    })
    await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`
    // Tokens are issued for the address by which the run knows the server.
  })
  afterAll(() => wire?.close())

  it('is shown as cancelled, and the next attempt sends only what is missing', async () => {
    const sha = origin.commit('slow', {
      'slow.py': 'def slow():\n    pass\n',
      'slower.py': 'def slower():\n    slow()\n',
    })
    let reached: () => void = () => {}
    const atPublish = new Promise<void>((resolve) => {
      reached = resolve
    })
    meet = async (path) => {
      if (!path.endsWith('/publish')) return undefined
      reached()
      return new Promise(() => {}) // never answered
    }
    const event = {
      event: 'push',
      ref: 'refs/heads/slow',
      sha,
      run: nextRun++,
      inputs: { token: apiToken() },
      server: url,
    }
    const first = start(event)
    await atPublish
    first.child.kill('SIGINT')
    expect((await first.result).exitCode).toBe(130)
    expect(lastRun()).toMatchObject({ status: 'cancelled', failure: expect.stringContaining('cancelled') })
    expect(JSON.stringify(await ask('search_symbols', { query: 'slow', ref: 'slow' }))).toContain('ref_not_indexed')

    meet = async () => undefined
    const second = await act({ ...event, attempt: 2 })
    expect(second.outputs).toMatchObject({ outcome: 'published', commit: sha })
    expect(second.summary).toContain('| Uploaded | 0 files, 0 link sets')
    expect(await defined('slower', 'slow')).toBe('slower.py')
  })

  it('tries again what failed for the moment, and tells the server what it could not do', async () => {
    const failed = new Map<string, number>()
    meet = async (path) => {
      const step = path.split('/').at(-1) ?? ''
      failed.set(step, (failed.get(step) ?? 0) + 1)
      return step !== 'report' && failed.get(step) === 1 ? 503 : undefined
    }
    const sha = origin.commit('slow', { 'again.py': 'def again():\n    pass\n' })
    const event = { event: 'push', ref: 'refs/heads/slow', sha, inputs: { token: apiToken() }, server: url }
    const done = await act(event)
    expect([done.outputs.outcome, done.stdout]).toEqual(['published', expect.stringContaining('trying again')])

    meet = async (path) => (path.endsWith('/begin') ? 413 : undefined)
    const refused = await act({ ...event, run: nextRun++ })
    expect(refused.exitCode).toBe(1)
    expect(lastRun()).toMatchObject({ status: 'failed', failure: expect.stringContaining('answered 413') })
  })

  function apiToken(): string {
    const token = `sxt_uploader-${nextRun++}`
    service.sql(
      `INSERT INTO token (hash, prefix, name, organisation_id, repository_id, scopes, created_at) VALUES (?, 'sxt_', 'ci', 7, 70, '["write"]', 0)`,
      createHash('sha256').update(token).digest('hex'),
    )
    return token
  }
})
