import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import type { Sample } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

const OTHER: Sample = {
  'src/a#b.ts': {
    text: '// lights\nexport class Lamp {}\n',
    symbols: [{ from: 'export class Lamp', name: 'Lamp', kind: 'class' }],
  },
}

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token, { owner: 'acme', repository: 'acme/api' })
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

  it('takes the address of a file or symbol, which says which repository and ref it is in', async () => {
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/other', ref: 'topic/b' }, OTHER)
    const asked = asker(env, token)
    const { answer } = await asked('fetch', { id: 'sextant://acme/other@topic%2Fb/src/a%23b.ts' })
    expect(answer).toMatchObject({ text: expect.stringContaining('export class Lamp'), span: { path: 'src/a#b.ts' } })
    expect(answer.metadata).toMatchObject({ repository: 'acme/other', ref: 'topic/b' })
    const [lamp] = (await asked('search_symbols', { query: 'Lamp', repository: 'acme/other', ref: 'topic/b' })).answer
      .symbols
    const address = `sextant://acme/other@topic%2Fb/src/a%23b.ts#${lamp.symbol_id}`
    expect((await asked('fetch', { id: address })).answer?.text).toBe('export class Lamp {}')
    const lines = 'sextant://acme/other@topic%2Fb/src/a%23b.ts#L1-L1'
    expect((await asked('fetch', { id: lines })).answer?.text).toBe('// lights')
  })

  it('refuses an address of another ref or repository than the call is about', async () => {
    const id = 'sextant://acme/api@main/src/store.ts'
    expect((await ask('fetch', { id, ref: 'main', repository: 'Acme/API' })).answer?.span.path).toBe('src/store.ts')
    expect((await ask('fetch', { id, ref: 'other' })).error?.code).toBe('invalid_input')
    expect((await ask('fetch', { id, repository: 'acme/other' })).error?.code).toBe('invalid_input')
    expect((await ask('fetch', { id: 'sextant://acme/other@main/a.ts' })).error?.code).toBe('invalid_input')
    const anywhere = asker(env, await signIn(env))
    const { error } = await anywhere('fetch', { id: 'sextant://acme/secret@main/a.ts' })
    expect(error?.code).toBe('repository_not_found')
    expect((await ask('fetch', { id: 'sextant://acme/api/src/store.ts' })).error?.code).toBe('invalid_input')
  })

  it('says of what is only written like an id that no symbol has it', async () => {
    for (const id of ['sym_zzzz', 'sym_15g5v8hfj1', 'sym_15g5v8hfj19'])
      expect((await ask('fetch', { id })).error, id).toMatchObject({
        code: 'result_not_found',
        message: 'No symbol of this ref has that id.',
      })
    expect((await ask('fetch', { id: 'sym_links.c' })).error?.code).toBe('file_not_found')
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
