import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
let token: string
beforeAll(async () => {
  token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token)
})
describe('list_repositories', () => {
  it('shows what the caller may see, with refs, commits and counts', async () => {
    const { answer, cost } = await ask('list_repositories')
    expect(answer).toMatchObject({
      total: 1,
      repositories: [
        {
          repository: 'acme/api',
          visibility: 'private',
          refs: [
            {
              ref: 'main',
              default: true,
              indexing_status: 'ready',
              commit: 'a'.repeat(40),
              files: 6,
              skipped: 1,
              symbols: 9,
            },
          ],
        },
      ],
    })
    expect(cost).toMatchObject({ control: 1, index: 0 })
    const nothing = (await ask('list_repositories', { filter: 'nothing' })).answer
    expect(nothing.repositories).toEqual([])
    expect(nothing.metadata.warnings).toEqual([expect.stringContaining('leave `filter` out')])
  })
})

describe('health', () => {
  it('says that the index answers, and how much of each ref is covered', async () => {
    const { answer } = await ask('health')
    expect(answer).toMatchObject({
      status: 'healthy',
      indexReachable: true,
      indexStats: { repositoryCount: 1, documentCount: 6, indexBytes: expect.any(Number) },
      refs: [{ repository: 'acme/api', ref: 'main', indexing_status: 'ready', indexed: 6, skipped: 1, with_errors: 1 }],
    })
    expect(answer.indexStats.indexBytes).toBeGreaterThan(100)
    expect(answer.indexStats.contentBytes).toBe(0) // this upload did not say
  })

  it('says that a part of the index does not answer, and still tells what is covered', async () => {
    const broken = {
      prepare: () => ({ bind: () => ({}) }),
      batch: () => Promise.reject(new Error('D1_ERROR: gone')),
    } as unknown as D1Database
    const { answer, error } = await asker({ ...env, INDEX_0: broken, INDEX_1: broken }, token)('health')
    expect(error).toBeUndefined()
    expect(answer).toMatchObject({
      status: 'degraded',
      indexReachable: false,
      errorMessage: expect.stringContaining('does not respond'),
      refs: [{ repository: 'acme/api', ref: 'main', indexing_status: 'ready', indexed: 6 }],
    })
    expect(JSON.stringify(answer)).not.toContain('D1_ERROR')
  })

  it('lists every ref, page by page, where `list_repositories` shows the most recent ones and says so', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `branch/${String(at).padStart(2, '0')}`)
    const repository = '(SELECT id FROM repository WHERE name = ?1)'
    const insert = env.DB.prepare(`INSERT INTO ref (repository_id, name, created_at) VALUES (${repository}, ?2, 0)`)
    await env.DB.batch(names.map((name) => insert.bind('api', name)))
    const { answer } = await ask('list_repositories')
    expect(answer.repositories[0].refs).toHaveLength(20)
    expect(answer.repositories[0].refs[0]).toMatchObject({ ref: 'main', default: true })
    expect(answer.metadata).toMatchObject({
      result_completeness: 'partial',
      warnings: [expect.stringContaining('Only the 20 most recent refs')],
    })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = (await ask('health', { limit: 10, ...(cursor ? { cursor } : {}) })).answer
      seen.push(...page.refs.map((one: { ref: string }) => one.ref))
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.toSorted()).toEqual([...names, 'main'])
  })
})

describe('an organisation with thousands of repositories, one of which has thousands of refs', () => {
  beforeAll(async () => {
    const { id, organisation_id } = (await env.DB.prepare(
      "SELECT id, organisation_id FROM repository WHERE name = 'api'",
    ).first()) as Record<string, number>
    const numbers = (most: number) =>
      `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${most})`
    const generation = `generation, ref_id, ref_name, commit_sha, layer_id, digest, indexed, skipped, statistics, indexed_at`
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO repository (organisation_id, owner, name, shard, default_ref, created_at)
         ${numbers(2000)} SELECT ?1, 'many', printf('r%04d', n), 0, 'main', 1 FROM n`,
      ).bind(organisation_id),
      env.DB.prepare(
        `INSERT INTO ref (repository_id, name, generation, created_at) SELECT id, 'main', 1, 1 FROM repository WHERE owner = 'many'`,
      ),
      env.DB.prepare(
        `INSERT INTO held_generation (repository_id, ${generation})
         SELECT r.id, 1, f.id, 'main', hex(randomblob(20)), f.id, 0, 1, 0, '{}', 1
         FROM repository r JOIN ref f ON f.repository_id = r.id WHERE r.owner = 'many'`,
      ),
      env.DB.prepare(
        `INSERT INTO ref (repository_id, name, generation, created_at) ${numbers(6000)} SELECT ?1, 'branch-' || n, 100 + n, 1 FROM n`,
      ).bind(id),
      env.DB.prepare(
        `INSERT INTO held_generation (repository_id, ${generation})
         SELECT repository_id, generation, id, name, hex(randomblob(20)), id, 0, 1, 0, '{}', generation
         FROM ref WHERE repository_id = ?1 AND name LIKE 'branch-%'`,
      ).bind(id),
    ])
  })

  it('lists each repository with its default ref, and says of which it leaves refs out', async () => {
    const { answer } = await ask('list_repositories', { filter: 'many/r2000' })
    expect(answer.repositories).toMatchObject([
      { repository: 'many/r2000', refs: [{ ref: 'main', default: true, indexing_status: 'ready' }] },
    ])
    expect(answer.metadata.warnings).toEqual([])
    const all = (await ask('list_repositories', { limit: 1 })).answer
    expect(all.total).toBe(2001)
    expect(all.metadata).toMatchObject({
      result_completeness: 'partial',
      warnings: [expect.stringMatching(/recent.*`health` lists more of them/)],
    })
    const api = (await ask('list_repositories', { filter: 'acme/api' })).answer.repositories[0]
    expect(api.refs.map(({ ref }: { ref: string }) => ref).slice(0, 3)).toEqual(['main', 'branch-6000', 'branch-5999'])
  })

  it('is counted whole by health', async () => {
    const { answer } = await ask('health', { limit: 1 })
    expect(answer.indexStats).toMatchObject({ repositoryCount: 2001, documentCount: 2006 })
    expect(answer.metadata.warnings).toEqual([expect.stringContaining('very many refs')])
  })
})
