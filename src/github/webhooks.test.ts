/**
 * What GitHub tells of by itself, as deliveries that are late, repeated, out of order, forged.
 */

import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { delivery } from '../../test/doubles/github/webhooks.ts'
import { ACME, deliveries, SECRET, sha } from '../../test/setup/deliveries.ts'
import { type Around, faultAt, withFaults } from '../../test/setup/faulty-d1.ts'
import { upload } from '../../test/setup/uploader.ts'
import { asker } from '../../test/tools/ask.ts'
import type { Env } from '../env.ts'
import { sweepAll } from '../ingest/sweep.ts'
import { gitHubWebhooks } from './webhooks.ts'

const lost = (): never => {
  throw new Error('D1_ERROR: Network connection lost.')
}
const failBefore: Around = async () => lost()
const failAfter: Around = async (call) => {
  await call()
  return lost()
}
const refuse: Around = async () => {
  throw new Error('D1_ERROR: no such table: push: SQLITE_ERROR')
}

const ZERO = '0'.repeat(40)
const DAY = 86_400_000
const here = deliveries()
const { on, sql, deliver, freshId } = here
const push = (before: string, after: string, commits: number, at: number, more: object = {}) => ({
  ref: 'refs/heads/main',
  ...{ before, after, created: false, deleted: false, forced: false },
  commits: Array.from({ length: commits }, () => ({})),
  repository: { ...here.repository, pushed_at: at },
  ...more,
})
const metadata = async (ref?: string) =>
  (await asker(on, here.token)('search_symbols', { query: 'one', repository: here.name, ...(ref ? { ref } : {}) }))
    .answer.metadata
const publish = (commit: string, run: number, ref = 'main') =>
  upload(here.send, { repository: here.name, ref, run, commit }, { 'a.py': `def one(): pass # ${commit}\n` })
const refOf = async (ref: string) =>
  (
    await sql<{ ended: string | null; expires_at: number | null; base_ref: string | null }>(
      'SELECT f.* FROM ref f JOIN repository r ON r.id = f.repository_id WHERE r.github_id = ? AND f.name = ?',
      here.repository.id,
      ref,
    )
  )[0]
const row = async () =>
  (await sql<Record<string, unknown>>('SELECT * FROM repository WHERE name LIKE ?', `r${here.repository.id}%`))[0]

describe('a delivery', () => {
  it('that is not signed with the secret changes nothing, and learns nothing', async () => {
    const payload = push(sha('a'), sha('b'), 1, 100)
    expect(await deliver('push', payload, { secret: 'another' })).toBe(401)
    expect(await deliver('push', payload, { body: JSON.stringify(push(sha('a'), sha('c'), 1, 100)) })).toBe(401)
    expect(await deliver('push', payload, { body: '' })).toBe(401)
    expect((await metadata()).freshness_status).toBe('fresh')
  })

  it('counts once, however often it is sent', async () => {
    const payload = push(sha('a'), sha('b'), 1, 100)
    const delivery = crypto.randomUUID()
    expect(await deliver('push', payload, { delivery })).toBe(200)
    await sql('UPDATE ref SET pushed_commit = NULL')
    expect(await deliver('push', payload, { delivery })).toBe(200)
    expect(await sql('SELECT 1 FROM ref WHERE pushed_commit IS NOT NULL')).toEqual([])
  })

  it.each([
    ['is away for a moment', failBefore, 200],
    ['is reached and its answer lost', failAfter, 200],
    ['refuses it', refuse, 500],
  ] as [string, Around, number][])(
    'that the database %s is tried again where that helps, as GitHub does not',
    async (_, fault, status) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      const before = (await sql('SELECT id FROM push')).length
      const { around, calls } = faultAt(1, fault)
      const signed = await delivery(
        'http://sextant.test/github/webhooks',
        SECRET,
        'push',
        push(sha('a'), sha('b'), 1, 100),
      )
      const said = await gitHubWebhooks(signed, withFaults(on, around)).catch(() => new Response(null, { status: 500 }))
      expect(said.status).toBe(status)
      expect(calls()).toBe(status === 200 ? 2 : 1)
      expect((await sql('SELECT id FROM push')).length).toBe(before + (status === 200 ? 1 : 0))
      logged.mockRestore()
    },
  )

  it('of a kind or shape that is not known is answered, and changes nothing', async () => {
    expect(await deliver('star', { action: 'created' })).toBe(202)
    expect(await deliver('constructor', {})).toBe(202)
    expect(await deliver('push', { ref: 'refs/heads/main' })).toBe(422)
  })

  it('is not there where no secret is configured', async () => {
    const request = new Request('http://sextant.test/github/webhooks', { method: 'POST', body: '{}' })
    expect((await gitHubWebhooks(request, env as unknown as Env)).status).toBe(404)
  })
})

describe('a push', () => {
  it('makes the ref stale by its commits until they are indexed', async () => {
    await deliver('push', push(sha('a'), sha('b'), 2, 100))
    await deliver('push', push(sha('b'), sha('c'), 3, 101))
    const stale = await metadata()
    expect(stale.freshness_status).toBe('stale')
    expect(stale.warnings.join()).toContain(
      `A newer commit ${sha('c').slice(0, 12)}, 5 commits ahead, is not indexed yet`,
    )
    await publish(sha('b'), 2)
    expect((await metadata()).warnings.join()).toContain('3 commits ahead')
    await publish(sha('c'), 3)
    expect(await metadata()).toMatchObject({ freshness_status: 'fresh', warnings: [], commit: sha('c') })
  })

  it('that comes after a later one changes nothing but the count', async () => {
    await deliver('push', push(sha('b'), sha('c'), 3, 100))
    expect((await metadata()).warnings.join()).toContain(`${sha('c').slice(0, 12)} is not`)
    await deliver('push', push(sha('a'), sha('b'), 2, 100))
    expect((await metadata()).warnings.join()).toContain(`${sha('c').slice(0, 12)}, 5 commits ahead`)
  })

  it('is remembered however many there are to other refs meanwhile', async () => {
    await deliver('push', push(sha('a'), sha('b'), 2, 100))
    await sql(
      `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100)
       INSERT INTO push (repository_id, ref_name, before_sha, after_sha, commits, pushed_at)
       SELECT r.id, 'busy', n, n + 1, 1, 100 FROM n, repository r WHERE r.name = ?`,
      here.repository.name,
    )
    await deliver('push', push(sha('b'), sha('c'), 3, 101))
    expect((await metadata()).warnings.join()).toContain('5 commits ahead')
  })

  it('whose delivery was lost is told of by its run, so that nothing older is called newer than the index', async () => {
    await deliver('push', push(sha('a'), sha('b'), 1, 100))
    await publish(sha('b'), 2)
    await publish(sha('c'), 3)
    expect(await metadata()).toMatchObject({ freshness_status: 'fresh', warnings: [], commit: sha('c') })
    await deliver('push', push(sha('c'), sha('d'), 2, 102))
    expect((await metadata()).warnings.join()).toContain(`${sha('d').slice(0, 12)}, 2 commits ahead`)
  })

  it('stays the newest while runs of earlier ones are late, whether those were told of or not', async () => {
    await publish(sha('b'), 2)
    await deliver('push', push(sha('c'), sha('d'), 1, 102))
    await publish(sha('c'), 3)
    expect((await metadata()).warnings.join()).toContain(`${sha('d').slice(0, 12)}, 1 commit ahead`)
  })

  it('with force says that it is behind, and not by how much', async () => {
    await deliver('push', push(sha('a'), sha('d'), 1, 100, { forced: true }))
    const { freshness_status, warnings } = await metadata()
    expect([freshness_status, warnings.join()]).toEqual(['stale', expect.not.stringContaining('ahead')])
  })

  it('that was heard of before the ref’s first index counts too', async () => {
    await deliver('push', push(ZERO, sha('e'), 1, 100, { ref: 'refs/heads/new', created: true }))
    await deliver('push', push(sha('e'), sha('f'), 4, 101, { ref: 'refs/heads/new' }))
    await publish(sha('e'), 2, 'new')
    expect((await metadata('new')).warnings.join()).toContain('4 commits ahead')
  })

  it('of an annotated tag is of the commit that the tag names, and not of the tag’s own object', async () => {
    const tag = { ref: 'refs/tags/v1', created: true, head_commit: { id: sha('b') } }
    await deliver('push', push(ZERO, sha('e'), 0, 100, tag))
    await publish(sha('b'), 2, 'refs/tags/v1')
    expect(await metadata('refs/tags/v1')).toMatchObject({ freshness_status: 'fresh', warnings: [] })
    const moved = { ref: 'refs/tags/v1', forced: true, head_commit: { id: sha('c') } }
    await deliver('push', push(sha('e'), sha('f'), 1, 101, moved))
    expect((await metadata('refs/tags/v1')).warnings.join()).toContain(`A newer commit ${sha('c').slice(0, 12)} is not`)
  })

  it('of a stranger’s repository, or of one that has another owner now, is nothing here', async () => {
    for (const other of [{ id: 1 }, { owner: { id: 9, login: 'acme' } }])
      await deliver('push', { ...push(sha('a'), sha('b'), 1, 100), repository: { ...here.repository, ...other } })
    expect((await metadata()).freshness_status).toBe('fresh')
  })
})

describe('a ref', () => {
  it.each([
    ['feature/a%2Fb', 'feature/a%2Fb'],
    ['ünïcode-ß', 'ünïcode-ß'],
    ['refs/heads/x', 'refs/heads/refs/heads/x'],
  ])('%s that is deleted ends, says so, and comes back with a later push', async (branch, stored) => {
    await publish(sha('b'), 2, stored)
    await publish(sha('b'), 2, stored.toUpperCase())
    await deliver('delete', {
      ref: branch,
      ref_type: 'branch',
      repository: { ...here.repository, pushed_at: '1970-01-01T00:01:40Z' },
    })
    expect(await refOf(stored)).toMatchObject({ ended: 'deleted' })
    expect(await refOf(stored.toUpperCase())).toMatchObject({ ended: null })
    expect((await metadata(stored)).warnings.join()).toContain('This ref was deleted; its index is kept until')
    await deliver('push', push(ZERO, sha('c'), 1, 101, { ref: `refs/heads/${branch}`, created: true }))
    expect(await refOf(stored)).toMatchObject({ ended: null, expires_at: null })
  })

  it('that was deleted and pushed again stays, in whichever order that is told', async () => {
    await publish(sha('b'), 2, 'again')
    await deliver('push', push(ZERO, sha('c'), 1, 200, { ref: 'refs/heads/again', created: true }))
    await deliver('push', push(sha('b'), ZERO, 0, 100, { ref: 'refs/heads/again', deleted: true }))
    expect(await refOf('again')).toMatchObject({ ended: null })
  })

  it('that was deleted is not brought back by a push of before, however late that is told', async () => {
    await publish(sha('b'), 2, 'late')
    await deliver('push', push(sha('b'), ZERO, 0, 200, { ref: 'refs/heads/late', deleted: true }))
    await deliver('push', push(sha('a'), sha('b'), 1, 100, { ref: 'refs/heads/late' }))
    expect(await refOf('late')).toMatchObject({ ended: 'deleted' })
  })

  it('that the repository opens with is kept, however long ago it was deleted', async () => {
    await deliver('delete', { ref: 'main', ref_type: 'branch', repository: { ...here.repository, pushed_at: 100 } })
    await sweepAll(on, Date.now() + 100 * DAY)
    const { ref, warnings } = await metadata()
    expect([ref, warnings.join()]).toEqual([
      'main',
      expect.stringContaining('This ref was deleted; its index is kept.'),
    ])
  })

  it.each(['before', 'after'])(
    'that the repository opened with goes like any other when it was renamed, told %s its new name is',
    async (when) => {
      const deleted = { ref: 'main', ref_type: 'branch', repository: { ...here.repository, pushed_at: 100 } }
      if (when === 'before') await deliver('delete', deleted)
      await deliver('repository', { action: 'edited', repository: { ...here.repository, default_branch: 'trunk' } })
      if (when === 'after') await deliver('delete', deleted)
      await publish(sha('b'), 2, 'trunk')
      expect((await metadata()).ref).toBe('trunk')
      expect((await metadata('main')).warnings.join()).toContain('This ref was deleted')
      await sweepAll(on, Date.now() + 6 * DAY)
      expect(await refOf('main')).toBeDefined()
      await sweepAll(on, Date.now() + 8 * DAY)
      expect(await refOf('main')).toBeUndefined()
    },
  )

  it('of a pull request knows its base, ends when it is closed, and begins again', async () => {
    const event = (action: string, at: string) => ({
      action,
      pull_request: { number: 7, updated_at: at, head: { sha: sha('b') }, base: { ref: 'release/1' } },
      repository: here.repository,
    })
    await publish(sha('b'), 2, 'refs/pull/7/head')
    await deliver('pull_request', event('synchronize', '2026-01-01T00:00:00Z'))
    expect(await refOf('refs/pull/7/head')).toMatchObject({ base_ref: 'release/1', ended: null })
    await deliver('pull_request', event('closed', '2026-01-02T00:00:00Z'))
    expect((await metadata('refs/pull/7/head')).warnings.join()).toContain('This pull request was closed')
    const { repositories } = (await asker(on, here.token)('list_repositories', { filter: here.name })).answer
    expect(repositories[0].refs.map(({ ref, ended }: { ref: string; ended?: string }) => [ref, ended])).toEqual([
      ['main', undefined],
      ['refs/pull/7/head', 'closed'],
    ])
    await deliver('pull_request', event('reopened', '2026-01-03T00:00:00Z'))
    expect(await refOf('refs/pull/7/head')).toMatchObject({ ended: null })
  })

  it('of a pull request that is late does not take back the base that a later one told of', async () => {
    const event = (action: string, at: string, base: string) => ({
      action,
      pull_request: { number: 8, updated_at: at, head: { sha: sha('c') }, base: { ref: base } },
      repository: here.repository,
    })
    const base = async () => (await refOf('refs/pull/8/head'))?.base_ref
    await publish(sha('c'), 3, 'refs/pull/8/head')
    await deliver('pull_request', event('edited', '2026-01-01T00:00:02Z', 'next'))
    await deliver('pull_request', event('synchronize', '2026-01-01T00:00:01Z', 'main'))
    expect(await base()).toBe('next')
    await deliver('pull_request', event('edited', '2026-01-01T00:00:03Z', 'main'))
    expect(await base()).toBe('main')
  })
})

describe('a repository', () => {
  const act = (action: string, more: object = {}) =>
    deliver('repository', { action, repository: { ...here.repository, ...more } })

  it('keeps everything under its new name, and takes that from whoever had it before', async () => {
    const other = { ...here.repository }
    await sql('UPDATE repository SET name = ? WHERE github_id = ?', `r${other.id}-old`, other.id)
    here.repository = { ...here.repository, id: freshId() }
    await upload(here.send, { repository: 'acme/young', run: 1 }, { 'a.py': 'def one(): pass\n' })
    await sql(
      "UPDATE repository SET github_id = ?, github_owner_id = ? WHERE name = 'young'",
      here.repository.id,
      ACME.id,
    )
    expect(await act('renamed', { name: `r${other.id}-old` })).toBe(200)
    const names = await sql<{ github_id: number; name: string }>(
      'SELECT github_id, name FROM repository WHERE github_id IN (?, ?) ORDER BY github_id',
      other.id,
      here.repository.id,
    )
    expect(names).toEqual([
      { github_id: other.id, name: expect.stringMatching(/-old~\d+$/) },
      { github_id: here.repository.id, name: `r${other.id}-old` },
    ])
  })

  it('keeps everything when its owner is called otherwise, and takes its name from whoever had it before', async () => {
    const first = { ...here.repository }
    const renamed = (login: string) => deliver('organization', { action: 'renamed', organization: { ...ACME, login } })
    const put = async (called: string, owner: number | null) => {
      const github = owner === null ? null : freshId()
      await upload(here.send, { repository: called, run: 1 }, { 'a.py': 'def one(): pass\n' })
      await sql(
        "UPDATE repository SET github_id = ?, github_owner_id = ? WHERE owner || '/' || name = ?",
        github,
        owner,
        called,
      )
      return github
    }
    await put(`recycled/${first.name}`, 77) // of who had the login before
    const again = await put('recycled/again', ACME.id) // told of under the new login before that was told
    const gone = await put('acme/again', ACME.id)
    await sql('UPDATE repository SET github_id = github_id + 1000000 WHERE github_id = ?', again)
    expect(await renamed('recycled')).toBe(200)
    const rows = await sql<{ github_id: number | null; owner: string; name: string }>(
      "SELECT github_id, owner, name FROM repository WHERE owner = 'recycled' AND (name LIKE ? OR name LIKE 'again%') ORDER BY name",
      `${first.name}%`,
    )
    expect(rows).toEqual([
      { github_id: (again ?? 0) + 1_000_000, owner: 'recycled', name: 'again' },
      { github_id: gone, owner: 'recycled', name: expect.stringMatching(/^again~\d+$/) },
      { github_id: first.id, owner: 'recycled', name: first.name },
      { github_id: expect.any(Number), owner: 'recycled', name: expect.stringMatching(/~\d+$/) },
    ])
    expect(await renamed('acme')).toBe(200)
    expect(await sql('SELECT owner FROM repository WHERE github_id = ?', first.id)).toEqual([{ owner: 'acme' }])
  })

  it('that is transferred is read by nobody until it is linked again', async () => {
    expect(await act('transferred', { owner: { id: 77, login: 'other' } })).toBe(200)
    expect(await row()).toMatchObject({ github_id: null, frozen_because: 'transferred' })
    expect(
      JSON.stringify(await asker(on, here.token)('search_symbols', { query: 'one', repository: here.name })),
    ).toContain('repository_not_found')
    expect(await sql("SELECT actor FROM audit WHERE action = 'repository.frozen'")).toEqual([{ actor: 'github' }])
  })

  it('that is deleted is gone, and one that is made private is private', async () => {
    await sql("UPDATE repository SET visibility = 'public' WHERE github_id = ?", here.repository.id)
    await act('privatized')
    expect(await row()).toMatchObject({ visibility: 'private' })
    await act('publicized')
    expect(await row()).toMatchObject({ visibility: 'private' })
    await act('deleted')
    expect((await row())?.deleted_at).toBeGreaterThan(0)
    expect(
      JSON.stringify(await asker(on, here.token)('search_symbols', { query: 'one', repository: here.name })),
    ).toContain('repository_not_found')
  })

  it('opens with its new default branch as soon as that is indexed, and not before', async () => {
    await act('edited', { default_branch: 'trunk' })
    expect((await metadata()).ref).toBe('main')
    await publish(sha('b'), 2, 'trunk')
    expect((await metadata()).ref).toBe('trunk')
    await act('edited', { default_branch: 'main' })
    expect((await metadata()).ref).toBe('main')
  })

  it('is known to have the default branch that GitHub told of last, whatever runs said before', async () => {
    const saidByRun = (ref: string) =>
      sql(
        `UPDATE repository SET known_default_ref = coalesce(known_default_ref, ?1), said_default_ref = ?1 WHERE github_id = ?2`,
        ref,
        here.repository.id,
      )
    const isFresh = async () => (await metadata()).freshness_status === 'fresh'
    await saidByRun('main')
    await act('edited', { default_branch: 'trunk' })
    await saidByRun('trunk')
    expect(await isFresh()).toBe(false)
    await act('edited', { default_branch: 'main' })
    expect(await isFresh()).toBe(true)
    await act('edited', { default_branch: 'trunk' })
    await saidByRun('main')
    await saidByRun('trunk')
    await publish(sha('b'), 2, 'trunk')
    await act('edited', { default_branch: 'main' })
    expect([(await metadata()).ref, await isFresh()]).toEqual(['main', true])
  })
})
