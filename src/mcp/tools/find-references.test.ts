import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import type { FileSpec, Sample } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

const PETS: Sample = {
  'pets.go': {
    language: 'go',
    module: 'pets',
    text: 'package pets\ntype Speaker interface{ Speak() }\ntype Dog struct{}\nfunc Hear(s Speaker) {}\n',
    symbols: [
      { from: 'type Speaker', name: 'Speaker', kind: 'interface' },
      { from: 'type Dog', name: 'Dog', kind: 'struct' },
      { from: 'func Hear', name: 'Hear', kind: 'function' },
    ],
    uses: [
      { in: 'type Dog', name: '', use: 'implements', to: { symbol: 'pets.go interface Speaker' }, within: 'Dog' },
      { in: 's Speaker', name: 'Speaker', use: 'type', to: { symbol: 'pets.go interface Speaker' }, within: 'Hear' },
    ],
  },
}

const SERVER: Sample = {
  'server.py': {
    language: 'python',
    module: 'server',
    text: 'class Server:\n    def __init__(self):\n        self.port = 0\n    def start(self):\n        self.port = bind()\n        return self.port\n    @property\n    def host(self): pass\n    @host.setter\n    def host(self, host): pass\n    def move(self):\n        self.host = self.host.next\n',
    symbols: [
      { from: 'class Server', name: 'Server', kind: 'class' },
      { from: 'port = 0', name: 'port', kind: 'property' },
      { from: 'def start', name: 'start', kind: 'method' },
      { from: 'def host(self)', name: 'host', kind: 'property', more: { modifiers: ['getter'] } },
      { from: 'def host(self, host)', name: 'host', kind: 'method', more: { modifiers: ['setter'] } },
      { from: 'def move', name: 'move', kind: 'method' },
    ],
    uses: [
      { in: 'port = bind', name: 'port', use: 'write', to: { symbol: 'server.py property port' }, within: 'start' },
      { in: 'return self.port', name: 'port', use: 'read', to: { symbol: 'server.py property port' }, within: 'start' },
      { in: 'self.host =', name: 'host', use: 'write', to: { symbol: 'server.py method host' }, within: 'move' },
      { in: 'self.host.next', name: 'host', use: 'read', to: { symbol: 'server.py property host' }, within: 'move' },
    ],
  },
}

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  ask = asker(env, token)
})
interface Shown {
  anchor: { file: string; line: number; column: number }
}
const places = (answer: { references: Shown[] }) =>
  answer.references.map(({ anchor }) => `${anchor.file}:${anchor.line}`)

describe('find_references', () => {
  it('lists every use, the symbol’s own file first and tests last, each with its evidence', async () => {
    const { answer } = await ask('find_references', { symbol: 'Store' })
    expect(places(answer)).toEqual(['src/store.ts:11', 'src/app.ts:1', 'src/app.ts:3', 'src/app.ts:11'])
    expect(answer).toMatchObject({
      symbol: 'Store',
      total: 4,
      definition: { anchor: { file: 'src/store.ts', line: 2 } },
    })
    expect(answer.references[1]).toMatchObject({
      type: 'usage',
      use: 'import',
      isWrite: false,
      evidence: 'import',
      confidence: 0.9,
      preview: { lines: expect.arrayContaining(["import { Store } from './store.ts'"]), startLine: 1 },
      repository: 'acme/api',
    })
    const used = await ask('find_references', { symbol: 'main' })
    expect(places(used.answer)).toEqual(['test/app.test.ts:1', 'test/app.test.ts:3'])
  })

  it('narrows to a kind of use', async () => {
    const { answer } = await ask('find_references', { symbol: 'Store', kind: 'imports' })
    expect(places(answer)).toEqual(['src/app.ts:1'])
    expect(answer.total).toBe(1)
  })

  it('says on a page that its total counts other kinds too, where an edge has several', async () => {
    const token = await signIn(env)
    const text = "import { leaf } from './leaf'\nleaf()\nleaf()\n"
    const to = { symbol: 'leaf.ts function leaf' }
    const using: FileSpec = {
      text,
      uses: [
        { in: '{ leaf }', name: 'leaf', use: 'import', to },
        { in: 'leaf()\nleaf', name: 'leaf', use: 'call', to },
      ],
    }
    const leaf: FileSpec = {
      text: 'export function leaf() {}\n',
      symbols: [{ from: 'export function leaf', name: 'leaf', kind: 'function' }],
    }
    const files = { 'leaf.ts': leaf, 'one.ts': using, 'two.ts': using }
    await uploadSample(sender(env, token), { repository: 'acme/api', ref: 'refs/heads/leaf', run: 4 }, files)
    const asked = async (args: object) =>
      (await ask('find_references', { ref: 'leaf', symbol: 'leaf', ...args })).answer
    const page = await asked({ kind: 'imports', limit: 1 })
    expect(page).toMatchObject({ total: 4, metadata: { warnings: [expect.stringContaining('upper bound')] } })
    expect(await asked({ kind: 'imports' })).toMatchObject({ total: 2, metadata: { warnings: [] } })
    expect(await asked({ limit: 1 })).toMatchObject({ total: 4, metadata: { warnings: [] } })
  })

  it('takes the place of a definition as exactly that symbol', async () => {
    const { answer } = await ask('find_references', { symbol: 'get', path: 'src/store.ts', line: 4 })
    expect(places(answer)).toEqual(['src/app.ts:4', 'src/app.ts:7', 'src/app.ts:12'])
    expect(answer.references[2]).toMatchObject({ evidence: 'ambiguous', within: 'main' })
    const cache = await ask('find_references', { symbol: 'get', path: 'src/cache.ts', line: 2 })
    expect(places(cache.answer)).toEqual(['src/app.ts:12'])
  })

  it('takes a line on which something is assigned again as that', async () => {
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/api', ref: 'refs/heads/server', run: 3 }, SERVER)
    const { answer } = await ask('find_references', { ref: 'server', symbol: 'port', path: 'server.py', line: 5 })
    expect(places(answer)).toEqual(['server.py:5', 'server.py:6'])
  })

  it('takes the line of a getter or a setter as their property', async () => {
    for (const line of [8, 10]) {
      const { answer } = await ask('find_references', { ref: 'server', symbol: 'host', path: 'server.py', line })
      expect(places(answer)).toEqual(['server.py:12', 'server.py:12'])
    }
  })

  it('knows the uses of a local', async () => {
    const { answer } = await ask('find_references', { symbol: 'value', path: 'src/app.ts', line: 4 })
    expect(places(answer)).toEqual(['src/app.ts:5', 'src/app.ts:6'])
  })

  it('refuses to guess between two symbols of a name', async () => {
    const { error } = await ask('find_references', { symbol: 'get' })
    expect(error).toMatchObject({ code: 'ambiguous_symbol' })
    const candidates = error?.details?.candidates as { symbol_id: string; path: string }[]
    expect(candidates.map(({ path }) => path)).toEqual(['src/cache.ts', 'src/store.ts'])
    const { answer } = await ask('find_references', { symbol: candidates[1]?.symbol_id })
    expect(answer.total).toBe(3)
  })

  it('pages through all of them, once each', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 10; page++) {
      const { answer } = await ask('find_references', { symbol: 'Store', limit: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...places(answer))
      cursor = answer.nextCursor
      if (!cursor) break
    }
    expect(seen).toEqual(['src/store.ts:11', 'src/app.ts:1', 'src/app.ts:3', 'src/app.ts:11'])
  })

  it('lists nothing that nobody wrote: a Go type that happens to have an interface’s methods, unless asked for that', async () => {
    const token = await signIn(env)
    await uploadSample(sender(env, token), { repository: 'acme/api', ref: 'refs/heads/pets', run: 2 }, PETS)
    const written = await ask('find_references', { ref: 'pets', symbol: 'Speaker' })
    expect(places(written.answer)).toEqual(['pets.go:4'])
    expect(written.answer.total).toBe(1)
    const paged = await ask('find_references', { ref: 'pets', symbol: 'Speaker', limit: 1 })
    expect(paged.answer).toMatchObject({ total: 1 })
    expect(paged.answer.nextCursor).toBeUndefined()
    const satisfied = await ask('find_references', { ref: 'pets', symbol: 'Speaker', kind: 'implements' })
    expect(places(satisfied.answer)).toEqual(['pets.go:3'])
  })

  it('tells "nothing uses it" with what was looked at', async () => {
    const { answer } = await ask('find_references', { symbol: 'alone' })
    expect(answer).toMatchObject({ total: 0, references: [] })
    expect(answer.metadata.coverage).toEqual({
      indexed: 6,
      skipped: 1,
      language: { name: 'typescript', files: 5, with_errors: 1 },
    })
    expect(answer.metadata.warnings).toEqual([
      'No uses of it were found in the 6 indexed files.',
      '1 files were skipped and could not be searched.',
      '1 of 5 typescript files were parsed with errors.',
      'The file that defines it has 2 syntax errors.',
    ])
  })

  it('says of a kind that there is none of it, not that there are no uses', async () => {
    const { answer } = await ask('find_references', { symbol: 'Store.get', kind: 'writes' })
    expect(answer.total).toBe(0)
    expect(answer.metadata.warnings[0]).toBe('No uses of it with `kind: "writes"` were found in the 6 indexed files.')
  })
})
