/**
 * D1 bills rows read: what a question costs depends on its answer, and neither on the repository's size nor on a neighbour's.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tree } from '../setup/tree.ts'
import { type Sender, sender, signIn, upload } from '../setup/uploader.ts'
import { asker } from './ask.ts'

/** The same two functions among `files` other files. */
const treeOf = (files: number): Tree => ({
  ...Object.fromEntries(
    Array.from({ length: files }, (_, n) => [`lib/f${n}.py`, `def filler${n}():\n  return ${n}\n`]),
  ),
  'm/target.py': 'def wanted():\n  return 1\n',
  'm/user.py': 'def user():\n  wanted()\n',
})

const QUESTIONS: readonly [string, Record<string, unknown>][] = [
  ['find_definition', { symbol: 'wanted' }],
  ['find_definition', { symbol: 'wanted', path: 'm/user.py', line: 2 }],
  ['find_references', { symbol: 'wanted' }],
  ['callers', { symbol: 'wanted', depth: 3 }],
  ['callees', { symbol: 'user', depth: 3 }],
  ['search_symbols', { query: 'wanted' }],
  ['search_code', { query: 'wanted()' }],
  ['symbols', { path: 'm/user.py' }],
  ['open_at', { path: 'm/user.py', line: 1 }],
]

let token: string
let send: Sender
beforeAll(async () => {
  token = await signIn(env)
  send = sender(env, token)
  await upload(send, { repository: 'cost/small' }, treeOf(20))
  await upload(send, { repository: 'cost/large' }, treeOf(200))
  // One repository after each of them: the row at which a search notices that it is past its end counts as read.
  for (const name of ['cost/next', 'cost/next-but-one']) await upload(send, { repository: name }, treeOf(1))
})

async function costs(repository: string): Promise<Record<string, number>> {
  const ask = asker(env, token)
  const rows: Record<string, number> = {}
  for (const [tool, args] of QUESTIONS) {
    const { cost, error } = await ask(tool, { repository, ...args })
    expect(error).toBeUndefined()
    rows[`${tool} ${JSON.stringify(args)}`] = cost.rowsRead
  }
  return rows
}

describe('rows read', () => {
  it('are as many in a repository ten times the size', async () => {
    const small = await costs('cost/small')
    expect(await costs('cost/large')).toEqual(small)
    expect(Math.max(...Object.values(small))).toBeLessThan(80)
  })

  it('are as many, with the same answer, after a neighbour came to the same shard', async () => {
    const before = await costs('cost/small')
    const answer = (await asker(env, token)('search_code', { repository: 'cost/small', query: 'wanted' })).answer
    for (const [n, files] of [150, 10, 150].entries()) {
      const neighbour = { ...treeOf(files), 'm/third.py': `def third():\n  wanted()\n# ${n}\n` }
      await upload(send, { repository: `cost/neighbour${n}` }, neighbour)
    }
    expect(await costs('cost/small')).toEqual(before)
    expect((await asker(env, token)('search_code', { repository: 'cost/small', query: 'wanted' })).answer).toEqual(
      answer,
    )
  })

  it('of a branch that stands on another follow the answer too', async () => {
    const tree = treeOf(200)
    await upload(
      send,
      { repository: 'cost/large', ref: 'topic', commit: 'd'.repeat(40) },
      { ...tree, 'm/more.py': 'def more():\n  wanted()\n' },
    )
    const ask = asker(env, token)
    const { answer, cost } = await ask('callers', { repository: 'cost/large', ref: 'topic', symbol: 'wanted' })
    expect(answer.callers.map((call: { caller: string }) => call.caller)).toEqual(['more', 'user'])
    expect(cost.rowsRead).toBeLessThan(90)
    const main = await ask('callers', { repository: 'cost/large', symbol: 'wanted' })
    expect(main.answer.callers.map((call: { caller: string }) => call.caller)).toEqual(['user'])
  })

  it('of a hub end at the cap, and the answer says so', async () => {
    const users = Array.from({ length: 2100 }, (_, n) => `def user${n}():\n  hub()\n`).join('')
    await upload(send, { repository: 'cost/hub' }, { 'hub.py': 'def hub():\n  return 1\n', 'users.py': users })
    const { answer, cost } = await asker(env, token)('callers', {
      repository: 'cost/hub',
      symbol: 'hub',
      depth: 5,
      limit: 5,
    })
    expect(answer.metadata).toMatchObject({ result_completeness: 'partial' })
    expect(answer.metadata.warnings[0]).toContain('more edges than one call visits')
    expect(cost.rowsRead).toBeLessThan(10_000)
  })

  it('of a common name do not grow with the names around it that a caller writes', async () => {
    const tree = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`m${n}.py`, 'def get():\n  return 1\n'.repeat(20)]),
    )
    await upload(send, { repository: 'cost/common' }, tree)
    const ask = asker(env, token)
    const rowsOf = async (tool: string, symbol: string) => {
      const { cost, error } = await ask(tool, { repository: 'cost/common', symbol })
      expect(error?.code ?? 'symbol_not_found').toMatch(/^(symbol_not_found|ambiguous_symbol)$/)
      return cost.rowsRead
    }
    for (const tool of ['find_definition', 'find_references', 'callers', 'callees']) {
      const few = await rowsOf(tool, 'a.b.get')
      expect(await rowsOf(tool, `${Array.from({ length: 200 }, (_, n) => `a${n}`).join('.')}.get`)).toBeLessThan(
        few + 50,
      )
    }
  })

  it('of large files end before they fill an isolate, and the next page goes on', async () => {
    const filler = `# ${'x'.repeat(98)}\n`.repeat(38_000) // 3.8 MB per file
    const tree = Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [`${name}.py`, `def ${name}():\n  big()\n${filler}`]),
    )
    await upload(send, { repository: 'cost/big' }, { ...tree, 'big.py': 'def big(): pass\n' })
    const ask = asker(env, token)
    for (const [tool, list] of [
      ['callers', 'callers'],
      ['find_references', 'references'],
    ] as const) {
      const files: string[] = []
      let cursor: string | undefined
      let pages = 0
      do {
        const args = { repository: 'cost/big', symbol: 'big', limit: 100, ...(cursor ? { cursor } : {}) }
        const { answer } = await ask(tool, args)
        files.push(...answer[list].map((one: { anchor: { file: string } }) => one.anchor.file))
        cursor = answer.nextCursor
      } while (cursor && ++pages < 9)
      expect({ tool, files, pages }).toEqual({ tool, files: ['a.py', 'b.py', 'c.py', 'd.py'], pages: 1 })
    }
  })
})
