import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { begin, sender, signIn } from '../../test/setup/uploader.ts'
import { uploadSample } from '../../test/tools/upload-sample.ts'
import { proofOf } from '../auth/authenticate.ts'
import { type Databases, openDatabases } from '../db/databases.ts'
import { openAccess, type Target } from './access.ts'
import { callTool } from './call-tool.ts'
import { toolNamed } from './registry.ts'

let token: string
beforeAll(async () => {
  token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
})

async function ask(
  name: string,
  args: unknown,
  change: (databases: Databases) => Databases = (same) => same,
  target: Target = {},
) {
  const databases = change(openDatabases(env))
  const proof = await proofOf(new Request('http://x.test', { headers: { authorization: `Bearer ${token}` } }))
  const result = await callTool(toolNamed(name), args, { databases, access: openAccess(databases, proof, target) })
  const [content] = result.content
  return { isError: result.isError ?? false, text: content?.type === 'text' ? content.text : '' }
}

const failing =
  (message: string) =>
  (databases: Databases): Databases => ({
    ...databases,
    shardOf: () =>
      ({
        prepare: () => ({ bind: () => ({}) }),
        batch: () => Promise.reject(new Error(message)),
      }) as unknown as D1Database,
  })

describe('a tool call', () => {
  it('about a ref that is not indexed tells how to ask about another, by whatever named it', async () => {
    const hint = async (args: object, target: Target) =>
      JSON.parse((await ask('compare_refs', { base_ref: 'main', ...args }, undefined, target)).text).hint
    expect(await hint({ ref: 'nope' }, {})).toContain('leave `ref` out')
    expect(await hint({}, { repository: 'acme/api', ref: 'nope' })).toContain('address without `@`')
    expect(await hint({ base_ref: 'none' }, { repository: 'acme/api', ref: 'main' })).toContain('`base_ref` is one of')
  })

  it('that finds no such symbol or file says where it looked, and when a newer commit is on its way', async () => {
    const send = sender(env, token)
    const [old, next] = ['a'.repeat(40), 'b'.repeat(40)]
    const target = { repository: 'acme/api', ref: 'refs/heads/late' }
    await uploadSample(send, { ...target, commit: old, run: 2 })
    const details = async (tool: string, args: object) => JSON.parse((await ask(tool, args)).text).details
    const where = { repository: 'acme/api', ref: 'late', commit: old }
    for (const [tool, args] of [
      ['callers', { symbol: 'notWrittenYet' }],
      ['open_at', { path: 'src/new.ts', line: 1 }],
      ['fetch', { id: 'src/new.ts' }],
    ] as const) {
      const told = await details(tool, { ref: 'late', ...args })
      expect(told, tool).toMatchObject(where)
      expect(told, tool).not.toHaveProperty('warnings')
    }
    await begin(send, { ...target, commit: next, run: 3 })
    expect(await details('callers', { ref: 'late', symbol: 'notWrittenYet' })).toMatchObject({
      ...where,
      warnings: [expect.stringMatching(/^A newer commit bbbbbbbbbbbb .*is being indexed/)],
    })
  })

  it('without an argument that it needs is told that it is missing, and not that it has a wrong type', async () => {
    const refused = async (args: object) => JSON.parse((await ask('compare_refs', args)).text)
    expect(await refused({})).toMatchObject({ message: 'base_ref: is missing', details: { missing: ['base_ref'] } })
    const { message, details } = await refused({ base_ref: 1 })
    expect(message).toContain('expected string')
    expect(details).not.toHaveProperty('missing')
  })

  it('reads numbers, booleans and lists that are written as texts, and refuses what is none', async () => {
    const asked = async (tool: string, args: object) => {
      const { isError, text } = await ask(tool, args)
      return { isError, ...JSON.parse(text) }
    }
    const path = 'src/app.ts'
    expect(await asked('open_at', { path: `${path}:3` })).toEqual(await asked('open_at', { path, line: 3 }))
    expect(await asked('open_at', { path: `${path}:1-2` })).toEqual(
      await asked('open_at', { path, line: 1, endLine: 2 }),
    )
    expect(await asked('open_at', { path, line: '1', endLine: '2' })).toEqual(
      await asked('open_at', { path, line: 1, endLine: 2 }),
    )
    expect(await asked('search', { query: 'add', compact: 'true' })).toEqual(
      await asked('search', { query: 'add', compact: true }),
    )
    expect(await asked('open_at', { path })).toMatchObject({ details: { missing: ['line'] } })
    const listed = await asked('impact_of', { symbols: ['add'] })
    expect(await asked('impact_of', { symbols: 'add' })).toEqual(listed)
    expect(await asked('impact_of', { symbols: '["add"]' })).toEqual(listed)
    expect(await asked('open_at', { path, line: 'one' })).toMatchObject({ isError: true, code: 'invalid_input' })
    expect(await asked('search', { query: 'add', compact: 'yes' })).toMatchObject({ isError: true })
  })

  it('that fails inside tells the caller a category and an incident, and the log everything', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const also = vi.spyOn(console, 'log').mockImplementation(() => {})
    const secret = 'D1_ERROR: no such column: secret_column at SELECT secret_column FROM file_version'
    const { isError, text } = await ask('find_definition', { symbol: 'main' }, failing(secret))
    expect(isError).toBe(true)
    expect(JSON.parse(text)).toMatchObject({
      code: 'unavailable',
      details: { category: 'UNAVAILABLE', incident: expect.any(String) },
    })
    expect(text).not.toMatch(/secret|SELECT|D1|file_version/)
    for (const passing of [
      'D1 DB reset because its code was updated.',
      'Cannot resolve D1 DB due to transient issue on remote node.',
      'KV GET failed: 500 Internal Server Error',
    ]) {
      const away = await ask('find_definition', { symbol: 'main' }, failing(passing))
      expect(JSON.parse(away.text), passing).toMatchObject({
        code: 'unavailable',
        hint: expect.stringContaining('again'),
      })
    }
    const ours = await ask('find_definition', { symbol: 'main' }, failing('cannot read x of undefined'))
    expect(JSON.parse(ours.text)).toMatchObject({ code: 'internal_error' })
    expect(ours.text).not.toContain('undefined')
    const everything = [...logged.mock.calls, ...also.mock.calls].flat().map(String).join(' ')
    expect(everything).toContain('secret_column')
    vi.restoreAllMocks()
  })

  it('takes arguments that are strange, and none of them reaches the database as another', async () => {
    for (const symbol of [
      "'; DROP TABLE symbol; --",
      '%',
      '_',
      '"',
      '\\',
      'a'.repeat(1000),
      '💥',
      '*',
      '..',
      '::',
      'sym_zzzzzzzzzzz',
    ]) {
      const { text } = await ask('find_definition', { symbol })
      expect(JSON.parse(text).code).toBe('symbol_not_found')
    }
    for (const bad of [
      { symbol: 'a\0b' },
      { symbol: '\ud800' },
      { symbol: 7 },
      { symbol: 'x', depth: 9 },
      { symbol: 'x', line: 0 },
      [],
      'text',
    ]) {
      const { text } = await ask('callers', bad)
      expect(JSON.parse(text).code).toBe('invalid_input')
    }
    for (const query of [
      'c++',
      'foo-bar',
      "O'Neil",
      '"unclosed',
      '/unclosed',
      '-',
      '--flag',
      'or',
      'a or',
      'or b',
      'file:',
      '((((',
      '[',
      '🎉',
    ]) {
      const { text } = await ask('search_code', { query })
      expect(['query_error', undefined]).toContain(JSON.parse(text).code)
    }
  })

  it('leaves out by null, an empty text or an empty list what it could leave out, as clients do that must send every argument', async () => {
    const plain = await ask('callers', { symbol: 'lookUp', limit: 1 })
    expect(plain.isError).toBe(false)
    for (const none of [null, '']) {
      const rest = Object.keys(toolNamed('callers').input.shape).filter((name) => name !== 'symbol' && name !== 'limit')
      const every = { symbol: 'lookUp', limit: 1, ...Object.fromEntries(rest.map((name) => [name, none])) }
      expect(await ask('callers', every)).toEqual(plain)
    }
    const lists = { symbols: ['lookUp'], files: [], diff: '', base_ref: '', config: null }
    expect(await ask('impact_of', lists)).toEqual(await ask('impact_of', { symbols: ['lookUp'] }))
    const message = async (args: object) => JSON.parse((await ask('callers', args)).text).message
    expect(await message({ symbol: null })).toBe('symbol: is missing')
    expect(await message({ symbol: '' })).toContain('symbol: Too small')
    expect(await message({ symbol: 'lookUp', nothing: null })).toContain('Unknown argument: "nothing"')
    expect(await message({ symbol: 'load', constructor: '' })).toContain('Unknown argument: "constructor"')
  })

  it('that continues another is about the same repository and ref, whether address or arguments name them', async () => {
    await uploadSample(sender(env, token), { repository: 'acme/twin' })
    const page = async (target: Target, args: object = {}) =>
      JSON.parse((await ask('search_code', { query: 'store', limit: 1, ...args }, undefined, target)).text)
    const api = { repository: 'acme/api' }
    const { nextCursor: cursor } = await page(api)
    expect((await page({ repository: 'acme/twin' }, { cursor })).code).toBe('cursor_mismatch')
    expect((await page({ ...api, ref: 'main' }, { cursor })).code).toBe('cursor_mismatch')
    expect((await page({ repository: 'Acme/API' }, { cursor })).files).toHaveLength(1)
    expect((await page({ owner: 'acme' }, { ...api, cursor })).files).toHaveLength(1)
  })
})
