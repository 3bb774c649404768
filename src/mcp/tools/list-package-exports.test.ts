import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { type FileSpec, SAMPLE } from '../../../test/tools/sample.ts'
import { SHOP } from '../../../test/tools/shop.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/shop' }, { ...SAMPLE, ...SHOP })
  ask = asker(env, token)
})

const names = (answer: { exports: { kind: string; name: string }[] }) =>
  answer.exports.map((one) => `${one.kind} ${one.name}`)

describe('list_package_exports', () => {
  it('gives what a package offers from all of its files, and not what it keeps to itself', async () => {
    const { answer } = await ask('list_package_exports', { package: 'shop/engine' })
    expect(names(answer)).toEqual(['struct Engine', 'struct Core', 'function New', 'method Start'])
    expect(answer).toMatchObject({ package: 'shop/engine', total: 4, files: 2 })
    expect(answer.exports[0]).toMatchObject({
      language: 'go',
      package: 'shop/engine',
      description: 'Engine runs jobs.',
      location: { file_path: 'engine/engine.go', start_line: 4, end_line: 7 },
    })
  })

  it('takes a namespace, the last part of a package, or a folder', async () => {
    expect(names((await ask('list_package_exports', { namespace: 'App\\Models' })).answer)).toEqual(['class Order'])
    expect((await ask('list_package_exports', { package: 'engine' })).answer.total).toBe(4)
    expect(names((await ask('list_package_exports', { package: 'web/pay' })).answer)).toEqual(['function charge'])
  })

  it('leaves out other kinds than the one asked for, and says so when none is left', async () => {
    expect(names((await ask('list_package_exports', { package: 'engine', symbol_type: 'struct' })).answer)).toEqual([
      'struct Engine',
      'struct Core',
    ])
    const none = await ask('list_package_exports', { package: 'engine', symbol_type: 'trait' })
    expect(none.answer).toMatchObject({ total: 0, exports: [] })
    expect(none.answer.metadata.warnings[0]).toContain('export nothing of kind trait')
  })

  it('pages without repeating', async () => {
    const args = { package: 'engine', limit: 3 }
    const first = await ask('list_package_exports', args)
    const second = await ask('list_package_exports', { ...args, cursor: first.answer.nextCursor })
    expect([...names(first.answer), ...names(second.answer)]).toHaveLength(4)
    expect(names(second.answer)).toEqual(['method Start'])
  })

  it('tells a package that is not there from one that exports nothing, and asks for a name', async () => {
    expect((await ask('list_package_exports', { package: 'nowhere' })).error).toMatchObject({
      code: 'result_not_found',
    })
    expect((await ask('list_package_exports')).error).toMatchObject({ code: 'invalid_input' })
    const both = { package: 'engine', namespace: 'App\\Models' }
    expect((await ask('list_package_exports', both)).error).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('`package` and `namespace`'),
    })
    expect((await ask('list_package_exports', { ...both, namespace: 'engine' })).answer.total).toBe(4)
  })

  it('finds a package at the root among folders, also on a branch that stands on another', async () => {
    const of = (name: string): FileSpec => ({
      text: `def ${name}(): pass\n`,
      language: 'python',
      module: `kit.${name}`,
      symbols: [{ from: `def ${name}`, name, kind: 'function' }],
    })
    const tree = { 'a/x.py': of('x'), 'b.py': of('b'), 'b/y.py': of('y'), 'b0.py': of('b0'), 'c/d/z.py': of('z') }
    const token = await signIn(env)
    const send = sender(env, token)
    await uploadSample(send, { repository: 'acme/kit', run: 1 }, tree)
    const { 'b0.py': _, ...kept } = tree
    const branch = { repository: 'acme/kit', ref: 'refs/heads/topic', run: 2, commit: 'c'.repeat(40) }
    await uploadSample(send, branch, { ...kept, 'a.py': of('a'), 'd.py': of('d') })
    const kit = asker(env, token, { repository: 'acme/kit' })
    expect(names((await kit('list_package_exports', { package: '.' })).answer)).toEqual(['function b', 'function b0'])
    const { answer } = await kit('list_package_exports', { package: '.', ref: 'topic' })
    expect(names(answer)).toEqual(['function a', 'function b', 'function d'])
  })
})
