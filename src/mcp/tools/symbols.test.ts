import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { C_SAMPLE } from '../../../test/tools/c-sample.ts'
import { SAMPLE } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token, { repository: 'acme/api' })
})
interface Node {
  symbol: string
  children?: Node[]
}
const tree = (nodes: Node[]): unknown[] =>
  nodes.map(({ symbol, children }) => (children ? [symbol, tree(children)] : symbol))

describe('symbols', () => {
  it('nests a file’s symbols by container, in source order', async () => {
    const { answer } = await ask('symbols', { path: 'src/store.ts' })
    expect(tree(answer.symbols)).toEqual([['Store', ['get', 'put']], 'DEFAULT_STORE'])
    expect(answer).toMatchObject({ path: 'src/store.ts', total: 4 })
    expect(answer.symbols[0].children[0]).toMatchObject({
      kind: 'method',
      containerName: 'Store',
      anchor: { file: 'src/store.ts', line: 4, column: 3 },
      preview: { lines: ['  get(key: string): string | undefined {'], startLine: 4 },
    })
  })

  it('shows only the top level, or one kind', async () => {
    expect(tree((await ask('symbols', { path: 'src/store.ts', depth: 'top' })).answer.symbols)).toEqual([
      'Store',
      'DEFAULT_STORE',
    ])
    expect(tree((await ask('symbols', { path: 'src/store.ts', kind: 'method' })).answer.symbols)).toEqual([
      'get',
      'put',
    ])
  })

  it('lists a directory, and the whole ref, file by file, page by page', async () => {
    const all = ['lookUp', 'main', 'alone', ['Cache', ['get']], ['Store', ['get', 'put']], 'DEFAULT_STORE']
    expect(tree((await ask('symbols', { path: 'src' })).answer.symbols)).toEqual(all)
    expect(tree((await ask('symbols')).answer.symbols)).toEqual(all)
    const flat: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 20; page++) {
      const { answer } = await ask('symbols', { limit: 2, ...(cursor ? { cursor } : {}) })
      flat.push(...(tree(answer.symbols).flat(9) as string[]))
      cursor = answer.nextCursor
      if (!cursor) break
    }
    expect(flat).toEqual(all.flat(9))
  })

  it('passes over documents, and says where there is nothing else', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`docs/${at}.md`, { text: '# Page\n', language: 'markdown' }]),
    )
    const token = await signIn(env)
    const { 'src/store.ts': store = { text: '' } } = SAMPLE
    await uploadSample(sender(env, token), { repository: 'acme/manual' }, { ...pages, 'src/store.ts': store })
    const manual = asker(env, token, { repository: 'acme/manual' })
    expect(tree((await manual('symbols')).answer.symbols)).toEqual([['Store', ['get', 'put']], 'DEFAULT_STORE'])
    const { answer } = await manual('symbols', { path: 'docs' })
    expect(answer).toMatchObject({ symbols: [], metadata: { warnings: [expect.stringContaining('no symbols')] } })
    expect((await manual('symbols', { path: 'doc' })).error?.code).toBe('file_not_found')
  })

  it('says when a file has symbols, but none of the kind that was asked for', async () => {
    const { answer } = await ask('symbols', { path: 'src/store.ts', kind: 'method', depth: 'top' })
    expect(answer).toMatchObject({
      total: 0,
      metadata: { warnings: [expect.stringContaining('members are at `all`')] },
    })
    expect((await ask('symbols', { path: 'src/store.ts', kind: 'klass' })).answer.metadata.warnings).toEqual([
      'The file defines symbols, but none of that `kind`: it has class, constant, method.',
    ])
  })

  it('says that a file has syntax errors, was skipped, or is not there', async () => {
    expect((await ask('symbols', { path: 'src/broken.ts' })).answer.metadata.warnings[0]).toContain('2 syntax errors')
    expect((await ask('symbols', { path: 'logo.png' })).error).toMatchObject({
      code: 'file_not_found',
      details: { skipped: 'binary' },
    })
    expect((await ask('symbols', { path: 'sr' })).error).toMatchObject({ code: 'file_not_found' })
  })

  it('leaves out what C only declares, says how much, and lists it when asked', async () => {
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/server' }, C_SAMPLE)
    const server = asker(env, token, { repository: 'acme/server' })
    const header = { path: 'src/server.h' }
    const { answer } = await server('symbols', header)
    expect(tree(answer.symbols)).toEqual(['LOG', 'CHECKED', 'LENGTH', ['server', ['clients']]])
    expect(answer.metadata.warnings).toEqual(['3 forward declarations are left out; `kind: "declaration"` lists them.'])
    const functions = await server('symbols', { ...header, kind: 'struct' })
    expect(tree(functions.answer.symbols)).toEqual(['server'])
    expect(functions.answer.metadata.warnings[0]).toContain('1 forward declaration')
    const none = await server('symbols', { ...header, kind: 'function' })
    expect([none.answer.symbols, none.answer.metadata.warnings]).toEqual([
      [],
      ['1 forward declarations are left out; `kind: "declaration"` lists them.'],
    ])
    const declared = await server('symbols', { ...header, kind: 'declaration' })
    expect(tree(declared.answer.symbols)).toEqual(['port', 'write_log', 'client'])
    expect(declared.answer.metadata.warnings).toEqual([])
  })
})
