import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
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
})
