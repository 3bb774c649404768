import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tree } from '../../../test/setup/tree.ts'
import { type Sender, sender, signIn, upload } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import { type FileSpec, SAMPLE, type Sample } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

const BEFORE: Tree = {
  'a.py': 'def stays():\n  return 1\ndef changes(): return 1\ndef goes():\n  pass\n',
  'b.py': 'def wanders():\n  return 7\n',
  'c.py': 'def user():\n  changes()\n',
  'lib/same.py': 'def same(): pass\n',
}
const AFTER: Tree = {
  'a.py': '# a line more\ndef stays():\n  return 1\ndef changes(): return 2\ndef comes():\n  pass\n',
  'c.py': 'def user():\n  changes()\n',
  'lib/same.py': 'def same(): pass\n',
  'z.py': '# new\ndef wanders():\n  return 7\n',
}
const COMMITS = { before: 'b'.repeat(40), after: 'c'.repeat(40) }

let token: string
let send: Sender
let ask: Ask
beforeAll(async () => {
  token = await signIn(env)
  send = sender(env, token)
  ask = asker(env, token, { repository: 'acme/compared' })
  const repository = 'acme/compared'
  await upload(send, { repository, run: 1, commit: COMMITS.before }, BEFORE)
  await upload(send, { repository, run: 2, commit: COMMITS.after }, AFTER, BEFORE)
  await upload(send, { repository, ref: 'refs/tags/v1', commit: COMMITS.before }, BEFORE)
})

interface Item {
  change: string
  name: string
  path: string
  before?: { path: string }
  signature_changed?: boolean
  body_changed?: boolean
  callers?: { name: string }[]
}
const told = (answer: { symbols: Item[] }) => answer.symbols.map((one) => `${one.change} ${one.path} ${one.name}`)
const DIFFERENCE = ['changed a.py changes', 'added a.py comes', 'removed a.py goes', 'moved z.py wanders']

describe('compare_refs', () => {
  it('tells what was added, removed, changed and moved, and leaves out what only stands on other lines', async () => {
    const { answer, cost } = await ask('compare_refs', { base_ref: 'v1' })
    expect(told(answer).sort()).toEqual([...DIFFERENCE].sort())
    expect(answer).toMatchObject({
      base: { ref: 'refs/tags/v1', commit: COMMITS.before },
      head: { ref: 'main', commit: COMMITS.after },
      counts: { added: 1, removed: 1, changed: 1, moved: 1 },
      files_differing: 3,
      files_added: 1,
      files_removed: 1,
    })
    expect(cost).toMatchObject({ control: 1, index: 2 })
  })

  it('names who calls what changed, and says whether it is the signature or the body', async () => {
    const { answer } = await ask('compare_refs', { base_ref: 'v1' })
    const [changes] = answer.symbols.filter((one: Item) => one.name === 'changes')
    expect(changes).toMatchObject({ signature_changed: false, body_changed: true, total_callers: 1 })
    expect(changes.callers).toMatchObject([{ name: 'user', path: 'c.py' }])
    const [moved] = answer.symbols.filter((one: Item) => one.name === 'wanders')
    expect(moved).toMatchObject({ body_changed: false, before: { path: 'b.py' } })
  })

  it('gives the same between commits of one branch, between a branch and a tag, and backwards the opposite', async () => {
    const commits = await ask('compare_refs', { base_ref: COMMITS.before, ref: COMMITS.after })
    expect(told(commits.answer).sort()).toEqual([...DIFFERENCE].sort())
    const back = await ask('compare_refs', { base_ref: 'main', ref: 'v1' })
    expect(told(back.answer).sort()).toEqual(
      ['added a.py goes', 'changed a.py changes', 'moved b.py wanders', 'removed a.py comes'].sort(),
    )
    const none = await ask('compare_refs', { base_ref: 'main' })
    expect(none.answer).toMatchObject({ symbols: [], files_differing: 0 })
    expect(none.answer.metadata.warnings).toEqual(['Both refs are at the same commit.'])
  })

  it('of a branch that stands on another compares with what both say together', async () => {
    const repository = 'acme/compared'
    await upload(
      send,
      { repository, ref: 'topic', commit: 'd'.repeat(40) },
      { ...AFTER, 'n.py': 'def fresh(): pass\n' },
    )
    expect(told((await ask('compare_refs', { base_ref: 'main', ref: 'topic' })).answer)).toEqual(['added n.py fresh'])
    const { answer } = await ask('compare_refs', { base_ref: 'v1', ref: 'topic' })
    expect(told(answer).sort()).toEqual([...DIFFERENCE, 'added n.py fresh'].sort())
  })

  it('looks only at paths that hold the filter', async () => {
    const { answer } = await ask('compare_refs', { base_ref: 'v1', path_filter: 'z.py' })
    expect(told(answer)).toEqual(['added z.py wanders'])
    expect(answer.metadata.warnings[0]).toContain('path_filter')
    const none = await ask('compare_refs', { base_ref: 'v1', path_filter: '*.py' })
    expect(none.answer).toMatchObject({
      files_differing: 0,
      metadata: {
        warnings: ['No file that differs has `path_filter` in its path: it is a part of a path, not a pattern.'],
      },
    })
    expect((await ask('compare_refs', { base_ref: 'v1', path_filter: './z.py' })).answer.symbols).toEqual(
      answer.symbols,
    )
  })

  it('pages without losing or repeating anything, in the generations that it began with', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    let pages = 0
    do {
      const { answer } = await ask('compare_refs', { base_ref: 'v1', limit: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...told(answer))
      cursor = answer.nextCursor
    } while (cursor && ++pages < 9)
    expect({ seen: [...seen].sort(), pages }).toEqual({ seen: [...DIFFERENCE].sort(), pages: 3 })
  })

  it('works through a difference larger than it opens at once, page by page', async () => {
    const many = Object.fromEntries(Array.from({ length: 430 }, (_, n) => [`m/${n}.py`, `def m${n}(): pass\n`]))
    const repository = 'acme/many'
    await upload(send, { repository, run: 1 }, { '.first.py': 'def first(): pass\n' })
    await upload(send, { repository, run: 2, commit: 'e'.repeat(40) }, many)
    const seen: string[] = []
    let cursor: string | undefined
    let tokens = 10 // not even one fits: the next page begins where this one did
    for (let page = 0; page < 20; page++) {
      const args = { base_ref: 'a'.repeat(40), limit: 90, max_tokens: tokens, ...(cursor ? { cursor } : {}) }
      const { answer } = await asker(env, token, { repository })('compare_refs', args)
      seen.push(...answer.symbols.map((one: Item) => one.name))
      tokens = 24_000
      cursor = answer.nextCursor
      if (cursor) expect(answer.metadata.warnings[0]).toContain('more than one call compares')
      else break
    }
    expect(cursor).toBeUndefined()
    expect(seen).toHaveLength(431)
    expect(new Set(seen).size).toBe(431)
  })

  it('says so when one of the two is not indexed', async () => {
    for (const args of [{ base_ref: 'nowhere' }, { base_ref: 'v1', ref: 'nowhere' }])
      expect((await ask('compare_refs', args)).error).toMatchObject({
        code: 'ref_not_indexed',
        details: { ref: 'nowhere' },
      })
    expect((await ask('compare_refs', {})).error).toMatchObject({ code: 'invalid_input' })
  })

  it('keeps to the refs that the token is bound to, on both sides', async () => {
    await env.DB.prepare("UPDATE token SET ref_pattern = 'main' WHERE id = (SELECT max(id) FROM token)").run()
    try {
      expect((await ask('compare_refs', { base_ref: 'v1' })).error).toMatchObject({ code: 'ref_not_indexed' })
      expect((await ask('compare_refs', { base_ref: 'main' })).error).toBeUndefined()
    } finally {
      await env.DB.prepare('UPDATE token SET ref_pattern = NULL').run()
    }
  })

  it('reads as many rows in a repository ten times the size', async () => {
    const rows: number[] = []
    for (const files of [30, 300]) {
      const filler = Object.fromEntries(Array.from({ length: files }, (_, n) => [`f/${n}.py`, `def f${n}(): pass\n`]))
      const repository = `acme/of${files}`
      const [before, after] = [
        { ...BEFORE, ...filler },
        { ...AFTER, ...filler },
      ]
      await upload(send, { repository, run: 1 }, before)
      await upload(send, { repository, run: 2, commit: 'e'.repeat(40) }, after, before)
      const { answer, cost } = await asker(env, token, { repository })('compare_refs', { base_ref: 'a'.repeat(40) })
      expect(told(answer).sort()).toEqual([...DIFFERENCE].sort())
      rows.push(cost.rowsRead)
    }
    // The row on which a search notices that it is past its end counts as read, where there is one.
    expect(Math.abs((rows[1] as number) - (rows[0] as number))).toBeLessThan(4)
    expect(rows[0]).toBeLessThan(300)
  })

  it('tells a changed signature from a changed body, and a class from its members', async () => {
    const store = SAMPLE['src/store.ts'] as FileSpec
    const sampleWith = (text: string, get: string): Sample => ({
      ...SAMPLE,
      'src/store.ts': {
        ...store,
        text,
        symbols: (store.symbols ?? []).map((one) => (one.name === 'get' ? { ...one, more: { signature: get } } : one)),
      },
    })
    const repository = 'acme/signatures'
    await uploadSample(send, { repository, run: 1 })
    const text = store.text.replace('get(key: string): string | undefined', 'get(key: string): string | null')
    await uploadSample(
      send,
      { repository, run: 2, commit: 'f'.repeat(40) },
      sampleWith(text, 'get(key: string): string | null'),
    )
    const { answer } = await asker(env, token, { repository })('compare_refs', { base_ref: 'a'.repeat(40) })
    expect(answer.symbols).toMatchObject([
      { change: 'changed', name: 'get', signature_changed: true, body_changed: false },
    ])
    expect(answer.symbols[0].callers.map((one: { name: string }) => one.name)).toContain('lookUp')
  })

  it('names who reads a constant whose value changed, as nobody calls it', async () => {
    const limits = (value: number): FileSpec => ({
      ...{ language: 'python', text: `LIMIT = ${value}\n` },
      symbols: [{ from: 'LIMIT', name: 'LIMIT', kind: 'constant', more: { signature: `LIMIT = ${value}` } }],
    })
    const reader: FileSpec = {
      ...{ language: 'python', text: 'def within(n): return n < LIMIT\n' },
      symbols: [{ from: 'def within', name: 'within', kind: 'function' }],
      uses: [
        {
          ...{ in: 'n < LIMIT', name: 'LIMIT', use: 'read', within: 'within' },
          to: { symbol: 'a.py constant LIMIT' },
        },
      ],
    }
    const repository = 'acme/values'
    await uploadSample(send, { repository, run: 1, commit: COMMITS.before }, { 'a.py': limits(1), 'b.py': reader })
    await uploadSample(send, { repository, run: 2, commit: COMMITS.after }, { 'a.py': limits(2), 'b.py': reader })
    const { answer } = await asker(env, token, { repository })('compare_refs', { base_ref: COMMITS.before })
    expect(answer.symbols).toMatchObject([{ name: 'LIMIT', callers: [{ name: 'within' }], total_callers: 1 }])
  })

  it('knows symbols of one name by what they hold, when another comes before them', async () => {
    const repository = 'acme/namesakes'
    const before = { 'a.py': 'def same(): return 1\ndef same(): return 2\n' }
    const after = { 'a.py': 'def same(): return 3\ndef same(): return 1\ndef same(): return 2\n' }
    await upload(send, { repository, run: 1, commit: COMMITS.before }, before)
    await upload(send, { repository, run: 2, commit: COMMITS.after }, after, before)
    const { answer } = await asker(env, token, { repository })('compare_refs', { base_ref: COMMITS.before })
    expect(told(answer)).toEqual(['added a.py same'])
    expect(answer.symbols[0]).toMatchObject({ line: 1 })
  })

  it('takes a pull request by its number, and what it changes by itself', async () => {
    const repository = 'acme/pulls'
    await upload(send, { repository, run: 1, commit: COMMITS.before }, BEFORE)
    await upload(send, { repository, ref: 'release', run: 1, commit: COMMITS.before }, BEFORE)
    await upload(send, { repository, ref: 'refs/pull/12/head', run: 2, commit: COMMITS.after }, AFTER)
    const pulls = asker(env, token, { repository })
    for (const ref of ['#12', 'pull/12', 'refs/pull/12/head']) {
      const { answer, cost } = await pulls('compare_refs', { ref, base_ref: ':base' })
      expect(answer).toMatchObject({ base: { ref: 'main' }, head: { ref: 'refs/pull/12/head', commit: COMMITS.after } })
      expect(told(answer).sort()).toEqual([...DIFFERENCE].sort())
      expect(cost.control).toBe(1)
    }
    await env.DB.prepare("UPDATE ref SET base_ref = 'release' WHERE name = 'refs/pull/12/head'").run()
    expect((await pulls('compare_refs', { ref: '#12', base_ref: ':base' })).answer.base.ref).toBe('release')
    const { answer: impact } = await pulls('impact_of', { ref: '#12', base_ref: ':base' })
    expect(impact.changed.map((one: { name: string }) => one.name)).toContain('changes')
    // A branch has no base of its own, and one that is called like a pull request does not hide it.
    for (const tool of ['compare_refs', 'impact_of'])
      expect((await pulls(tool, { ref: 'main', base_ref: ':base' })).error).toMatchObject({
        code: 'ref_not_indexed',
        hint: expect.stringContaining('`ref` has to name a pull request'),
      })
    await upload(send, { repository, ref: '#12', run: 1, commit: COMMITS.before }, BEFORE)
    const headOf = async (ref: string) => (await pulls('compare_refs', { ref, base_ref: 'main' })).answer.head.ref
    expect(await headOf('#12')).toBe('refs/pull/12/head')
    expect(await headOf('refs/heads/#12')).toBe('refs/heads/#12')
  })

  it('says what others can use, and how much of that may break them', async () => {
    const specOf = (signature: string): Sample => {
      const store = SAMPLE['src/store.ts'] as FileSpec
      const symbols = (store.symbols ?? []).map((one) =>
        one.name === 'Store' ? { ...one, more: { ...one.more, signature } } : one,
      )
      return { ...SAMPLE, 'src/store.ts': { ...store, symbols, text: `${store.text}// ${signature}\n` } }
    }
    const repository = 'acme/public'
    await uploadSample(send, { repository, run: 1, commit: COMMITS.before }, specOf('export class Store'))
    await uploadSample(send, { repository, run: 2, commit: COMMITS.after }, specOf('export class Store<T>'))
    const { answer } = await asker(env, token, { repository })('compare_refs', { base_ref: COMMITS.before })
    expect(answer.symbols).toMatchObject([{ name: 'Store', public: true, signature_changed: true }])
    expect(answer.public_changed).toBe(1)
  })

  it('counts nothing of a test as public, whatever its language makes visible', async () => {
    const testOf = (signature: string): Sample => ({
      'store_test.go': {
        language: 'go',
        role: 'test',
        text: `package store\n${signature} {}\n`,
        symbols: [
          { from: 'func TestStore', name: 'TestStore', kind: 'function', more: { signature, modifiers: ['exported'] } },
        ],
      },
    })
    const repository = 'acme/tested'
    const compared = asker(env, token, { repository })
    await uploadSample(send, { repository, run: 1, commit: COMMITS.before }, testOf('func TestStore(t *testing.T)'))
    await uploadSample(send, { repository, run: 2, commit: COMMITS.after }, testOf('func TestStore(t *testing.B)'))
    const { answer } = await compared('compare_refs', { base_ref: COMMITS.before })
    expect(answer.symbols).toMatchObject([{ name: 'TestStore', signature_changed: true }])
    expect(answer.symbols[0]).not.toHaveProperty('public')
    expect(answer.public_changed).toBe(0)
    const impact = (await compared('impact_of', { base_ref: COMMITS.before })).answer
    expect(impact.changed).toHaveLength(1)
    expect(JSON.stringify(impact.risks)).not.toContain('Public')
  })
})
