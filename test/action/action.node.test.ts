/**
 * The Action from GitHub's event to an agent's answer: the delivered bundle in a runner's environment, with an identity provider
 * and a server on loopback, and the official client asking at the end.
 */
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { REVIEW_MARK } from '../../src/contract/review.ts'
import { deliver } from '../doubles/github/webhooks.ts'
import { WEBHOOK_SECRET } from '../identity/service.ts'
import { acting, type Wanted } from './acting.ts'

// Each test starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

const here = acting()
const { act, ask, defined, lastRun } = here

const pull = (number: number, head: string, repository = 'acme/api') => ({
  action: 'synchronize',
  pull_request: {
    number,
    head: { sha: head, ref: 'feature', repo: { full_name: repository, fork: repository !== 'acme/api' } },
    base: { sha: 'a'.repeat(40), ref: 'main', repo: { full_name: 'acme/api' } },
  },
  repository: { full_name: 'acme/api', default_branch: 'main' },
})
const head = (branch: string) => here.origin.commit(branch, {})

describe('the Action', () => {
  it('goes on with another token where the first ends before the run does', async () => {
    here.service.sql(
      'CREATE TRIGGER ends AFTER INSERT ON upload BEGIN UPDATE token SET expires_at = 1 WHERE run IS NOT NULL; END',
    )
    try {
      const done = await act({ event: 'push', ref: 'refs/heads/main', sha: head('main') })
      expect(done.outputs).toMatchObject({ outcome: 'published', ref: 'main' })
      expect(done.masked.filter((secret) => secret.startsWith('sxt_')).length).toBe(2)
    } finally {
      here.service.sql('DROP TRIGGER ends')
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
    expect(done.outputs.url).toBe(`${here.service.url}/mcp/acme/api@main`)
    expect(Number(done.outputs.seconds)).toBeGreaterThan(0)
    expect(done.summary).toContain('| Files indexed | 2 of 4 |')
    expect(done.summary).toContain('| stored in Git LFS | 1 |')
    expect(done.summary).toContain('| a submodule | 1 |')
    expect(done.summary).toMatch(/^stored in Git LFS: \S+$/m)
    expect(done.summary).toContain(`claude mcp add --transport http sextant ${here.service.url}/mcp/acme/api`)
    expect(done.annotations).toMatchObject([
      { level: 'warning', properties: expect.stringContaining('file=src/broken.py') },
    ])
    expect(await defined('total')).toBe('src/shop.py')
    expect(lastRun()).toMatchObject({ status: 'published' })
    expect(JSON.parse(lastRun()?.counts ?? '')).toMatchObject({ indexed: 2, extracted: 3, skippedBy: { submodule: 1 } })
  })

  it('publishes a pull request’s head, which then knows the new symbol, and main does not', async () => {
    const base = head('main')
    const sha = here.origin.commit('feature', { 'src/discount.py': 'def discounted(price):\n    return price\n' })
    here.origin.commit('main', { 'src/other.py': 'def only_on_main():\n    pass\n' })
    const merge = here.origin.merge(12, sha, 'main')
    const done = await act({ event: 'pull_request', ref: 'refs/pull/12/merge', sha: merge, payload: pull(12, sha) })
    expect(done.outputs).toMatchObject({ ref: 'refs/pull/12/head', commit: sha, outcome: 'published' })
    expect(here.service.github.api.comments.all).toEqual([])
    expect(await defined('discounted', 'refs/pull/12/head')).toBe('src/discount.py')
    expect((await ask('search_symbols', { query: 'discounted', ref: 'refs/pull/12/head' })).metadata?.commit).toBe(sha)
    // By its number, compared with its base branch, as a reviewer asks.
    const review = await ask('compare_refs', { ref: '#12', base_ref: ':base' })
    expect(review).toMatchObject({ base: { ref: 'main' }, head: { commit: sha }, counts: { added: 1 } })
    // The tree of the head itself, not of the merge commit that was checked out. main is where its last run left it.
    expect(await defined('only_on_main', 'refs/pull/12/head')).toBeUndefined()
    expect(await defined('discounted')).toBeUndefined()
    expect((await ask('search_symbols', { query: 'total' })).metadata?.commit).not.toBe(base)
  })

  it('tells the reviewers of a pull request what it changes, in one comment that it rewrites', async () => {
    const { comments } = here.service.github.api
    const permitted = { GITHUB_API_URL: `${here.service.github.url}/api/v3` }
    const write = { comment: 'true', 'github-token': 'ghs_may-write' }
    comments.tokens.set('ghs_may-write', 'write').set('ghs_may-read', 'read')
    await act({ event: 'push', ref: 'refs/heads/main', sha: head('main') })
    const on = 'acme/api#21'
    // A person quoted an earlier comment: theirs must not be edited.
    const quoted = { id: 1, on, body: `${REVIEW_MARK}\nas it said`, user: { login: 'ada', type: 'User' as const } }
    comments.all.push(quoted)
    const change = async (text: string, inputs = write) => {
      const sha = here.origin.commit('taxed', { 'src/shop.py': text })
      const merge = here.origin.merge(21, sha, 'main')
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
    const temp = join(here.folder, 'temp-kept')
    await act({ event: 'workflow_dispatch', ref: 'refs/heads/main', sha, temp })
    const again = await act({ event: 'workflow_dispatch', ref: 'refs/heads/main', sha, temp })
    expect(again.outputs).toMatchObject({
      outcome: 'unchanged',
      commit: sha,
      url: `${here.service.url}/mcp/acme/api@main`,
    })
    expect(again.summary).toContain('| Uploaded | 0 files, 0 link sets, 0.00 MB |')
    expect(again.summary).toContain('| Parsed in this run | 0 files |')
    expect(lastRun()).toMatchObject({ status: 'published' })
  })

  it('brings up to date what a push has made stale', async () => {
    const before = head('main')
    await act({ event: 'push', ref: 'refs/heads/main', sha: before })
    const after = here.origin.commit('main', { 'src/late.py': 'def late():\n    pass\n' })
    const told = await deliver(`${here.service.url}/github/webhooks`, WEBHOOK_SECRET, 'push', {
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
          id: here.linked.id,
          name: 'api',
          private: true,
          default_branch: 'main',
          pushed_at: Math.floor(Date.now() / 1000),
        },
        owner: { id: here.linked.ownerId, login: 'acme' },
      },
    })
    expect(told.status).toBe(200)
    const stale = (await ask('search_symbols', { query: 'late' })).metadata
    expect([stale?.freshness_status, stale?.commit]).toEqual(['stale', before])
    expect(stale?.warnings.join()).toContain(`${after.slice(0, 12)}, 1 commit ahead, is not indexed yet`)
    await act({ event: 'push', ref: 'refs/heads/main', sha: after })
    expect((await ask('search_symbols', { query: 'late' })).metadata).toMatchObject({
      ...{ freshness_status: 'fresh', commit: after, warnings: [] },
    })
  })

  it('follows a branch that was rewritten', async () => {
    await act({ event: 'push', ref: 'refs/heads/feature', sha: head('feature') })
    const sha = here.origin.rewrite('feature', { 'new.py': 'def fresh_start():\n    pass\n' })
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

  it('says that a folder of a checkout is not indexed alone', async () => {
    const at = { event: 'push', ref: 'refs/heads/main', sha: head('main'), server: 'https://nowhere.invalid' }
    const done = await act({ ...at, inputs: { 'dry-run': 'true', path: 'src' } })
    expect([done.exitCode, done.annotations[0]?.message]).toEqual([
      0,
      'The input "path" (src) is part of a checkout, and all of that is indexed. Leave out other folders with the input "ignore".',
    ])
  })

  it.each([
    ['delete', { ref: 'old', ref_type: 'branch' }],
    ['pull_request', pull(14, 'b'.repeat(40), 'mallory/api')],
  ])('has nothing to do on %s', async (event, payload) => {
    const asked = here.service.github.actions.asked.length
    const done = await act({ event, payload, ref: 'refs/heads/main', sha: head('main'), fork: 'mallory/api' })
    expect([done.exitCode, done.outputs.outcome]).toEqual([0, 'skipped'])
    expect(here.service.github.actions.asked.length).toBe(asked)
  })

  it.each(['pull_request_target'])('refuses %s before it proves anything', async (event) => {
    const asked = here.service.github.actions.asked.length
    const done = await act({ event, ref: 'refs/heads/main', sha: head('main') })
    expect([done.exitCode, done.annotations[0]?.message]).toEqual([1, expect.stringContaining('on: push')])
    expect(here.service.github.actions.asked.length).toBe(asked)
  })

  it('says what is missing without the permission, without a link and without a server', async () => {
    const event = { event: 'push', ref: 'refs/heads/main', sha: head('main') }
    const without = { ACTIONS_ID_TOKEN_REQUEST_URL: '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' }
    const fails = async (wanted: Partial<Wanted>) => {
      const done = await act({ ...event, ...wanted })
      return [done.exitCode, done.annotations.map(({ message }) => message).join()]
    }
    here.service.sql('UPDATE repository SET github_id = NULL')
    expect(await fails({})).toEqual([1, expect.stringContaining('Link this repository')])
    here.service.sql('UPDATE repository SET github_id = ?', here.linked.id)
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
