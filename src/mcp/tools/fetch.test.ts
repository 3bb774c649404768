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

describe('fetch', () => {
  it('takes lines as answers write them', async () => {
    for (const id of [
      'src/store.ts#L4-L6',
      'src/store.ts:4-6',
      './src/store.ts#L4-6',
      'src/store.ts:4:3-6:4',
      'src/store.ts#L4C3-L6C4',
    ])
      expect((await ask('fetch', { id })).answer?.span, id).toMatchObject({ path: 'src/store.ts', start: 4, end: 6 })
    for (const id of ['src/store.ts#L4', 'src/store.ts:4', 'src/store.ts:4:3', 'src/store.ts:4:3-20'])
      expect((await ask('fetch', { id })).answer?.span, id).toMatchObject({ path: 'src/store.ts', start: 4, end: 4 })
  })

  it('says that a file has no such lines, and what it has', async () => {
    const { error } = await ask('fetch', { id: 'README.md#L90-L99' })
    expect(error).toMatchObject({
      code: 'result_not_found',
      message: expect.stringMatching(/^The file ends at line \d+\.$/),
    })
    expect((await ask('fetch', { id: 'src/store.ts#L4-L900' })).answer?.span).toMatchObject({ start: 4, end: 11 })
  })
})
