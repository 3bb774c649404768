import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tree } from '../../../test/setup/tree.ts'
import { type Sender, sender, signIn, upload } from '../../../test/setup/uploader.ts'
import { asker } from '../../../test/tools/ask.ts'
import type { FileSpec, Sample } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'

const COMMITS = { before: 'b'.repeat(40), after: 'c'.repeat(40) }

let token: string
let send: Sender
beforeAll(async () => {
  token = await signIn(env)
  send = sender(env, token)
})

async function compared(repository: string, before: Tree, after: Tree) {
  await upload(send, { repository, run: 1, commit: COMMITS.before }, before)
  await upload(send, { repository, run: 2, commit: COMMITS.after }, after, before)
  return asker(env, token, { repository })('compare_refs', { base_ref: COMMITS.before })
}
const named = (answer: { symbols: { change: string; name: string; path: string }[] }, name: string) =>
  answer.symbols.find((one) => one.name === name) as unknown as {
    change: string
    before?: object
    callers: { name: string; path: string; line_start: number }[]
    total_callers: number
  }

const LONG = (name: string) => `def ${name}(rows): return rows[0] + rows[-1] + len(rows) + sum(rows) - max(rows)\n`

describe('compare_refs, of what is no longer there', () => {
  it('names who still uses it: in files that were left as they were, and in those that changed elsewhere', async () => {
    const before = {
      'a.py': 'def goes(): pass\ndef stays(): pass\n',
      'deleted.py': 'def deleted(): goes()\n',
      'edited.py': 'def still(): goes()\ndef mended(): goes()\n',
      'left.py': 'def untouched(): goes()\n',
    }
    const after = {
      'a.py': 'def stays(): pass\n',
      'edited.py': '# longer\ndef still(): goes()\ndef mended(): stays()\n',
      'left.py': before['left.py'],
    }
    const { answer, cost } = await compared('acme/gone', before, after)
    const goes = named(answer, 'goes')
    expect(goes).toMatchObject({ change: 'removed', total_callers: 2 })
    expect(goes.callers.sort((a, b) => (a.path < b.path ? -1 : 1))).toMatchObject([
      { name: 'still', path: 'edited.py', line_start: 2 },
      { name: 'untouched', path: 'left.py', line_start: 1 },
    ])
    expect(cost).toMatchObject({ control: 1, index: 2 })
  })

  it('says of what nobody uses any more that nobody does', async () => {
    const { answer } = await compared(
      'acme/unused',
      { 'a.py': 'def goes(): pass\n', 'b.py': 'def user(): goes()\n' },
      { 'a.py': 'x = 1\n', 'b.py': 'def user(): pass\n' },
    )
    expect(named(answer, 'goes')).toMatchObject({ change: 'removed', callers: [], total_callers: 0 })
  })

  it('does not name whoever uses what came in its place under the same name', async () => {
    const defining = (signature: string): FileSpec => ({
      ...{ language: 'python', text: `${signature}: pass\n` },
      symbols: [{ from: 'def same', name: 'same', kind: 'function', more: { signature } }],
    })
    const using = (places: Readonly<Record<string, string>>): FileSpec => ({
      ...{ language: 'python', text: 'def user(): same()\ndef left(): same()\n' },
      symbols: ['user', 'left'].map((name) => ({ from: `def ${name}`, name, kind: 'function' })),
      uses: Object.entries(places).map(([within, path]) => ({
        ...{ in: `${within}(): same`, name: 'same', use: 'call', within },
        to: { symbol: `${path} function same` },
      })),
    })
    const repository = 'acme/replaced'
    const before = { 'a.py': defining('def same(x)'), 'b.py': using({ user: 'a.py', left: 'a.py' }) }
    const after = { 'b.py': using({ user: 'n.py' }), 'n.py': defining('def same(y, z)') }
    await uploadSample(send, { repository, run: 1, commit: COMMITS.before }, before)
    await uploadSample(send, { repository, run: 2, commit: COMMITS.after }, after)
    const { answer } = await asker(env, token, { repository })('compare_refs', { base_ref: COMMITS.before })
    expect(answer.symbols).toMatchObject([
      { change: 'removed', name: 'same', callers: [{ name: 'left' }], total_callers: 1 },
      { change: 'added', name: 'same' },
    ])
  })

  it('knows what was renamed by its text, and names who uses the new name and who still uses the old one', async () => {
    const { answer } = await compared(
      'acme/renamed',
      { 'a.py': LONG('old_name'), 'b.py': 'def follows(): old_name()\n', 'c.py': 'def forgot(): old_name()\n' },
      { 'a.py': LONG('new_name'), 'b.py': 'def follows(): new_name()\n', 'c.py': 'def forgot(): old_name()\n' },
    )
    expect(answer.counts).toEqual({ added: 0, removed: 0, changed: 2, moved: 0 })
    expect(named(answer, 'new_name')).toMatchObject({
      change: 'changed',
      before: { name: 'old_name', path: 'a.py', line: 1 },
      signature_changed: true,
      body_changed: false,
      callers: [{ name: 'follows' }, { name: 'forgot' }],
      total_callers: 2,
    })
  })

  it('names who still looks for what moved where it was', async () => {
    const moving: FileSpec = {
      ...{ language: 'python', text: 'def same(x): return x\n' },
      symbols: [{ from: 'def same', name: 'same', kind: 'function', more: { signature: 'def same(x)' } }],
    }
    const user = (name: string, use: 'call' | 'read', path?: string): FileSpec => ({
      ...{ language: 'python', text: `def ${name}(): same()\n` },
      symbols: [{ from: `def ${name}`, name, kind: 'function' }],
      uses: path ? [{ in: '(): same', name: 'same', use, within: name, to: { symbol: `${path} function same` } }] : [],
    })
    const repository = 'acme/moved'
    const using = (path: string, left: string | undefined) => ({
      'c.py': user('calls', 'call', path),
      'r.py': user('reads', 'read', path),
      's.py': user('stays', 'call', left),
    })
    await uploadSample(
      send,
      { repository, run: 1, commit: COMMITS.before },
      { 'a.py': moving, ...using('a.py', 'a.py') },
    )
    await uploadSample(
      send,
      { repository, run: 2, commit: COMMITS.after },
      { 'n.py': moving, ...using('n.py', undefined) },
    )
    const { answer } = await asker(env, token, { repository })('compare_refs', { base_ref: COMMITS.before })
    expect(answer.symbols).toMatchObject([
      { change: 'moved', name: 'same', callers: [{ name: 'calls' }, { name: 'stays' }], total_callers: 2 },
    ])
  })

  it('pairs nothing by its text that two could be, or that is too short to tell', async () => {
    const short = (name: string) => `def ${name}(): return 1\n`
    const { answer } = await compared(
      'acme/alike',
      { 'a.py': LONG('one') + LONG('two'), 'b.py': short('tiny') },
      { 'a.py': LONG('three') + LONG('four'), 'b.py': short('other') },
    )
    expect(answer.counts).toEqual({ added: 3, removed: 3, changed: 0, moved: 0 })
  })

  it('knows what moved to another module, whose name is a part of its own', async () => {
    const of = (module: string): FileSpec => ({
      text: 'def helper(rows):\n  return rows\n',
      language: 'python',
      module,
      symbols: [{ from: 'def helper', name: 'helper', kind: 'function', lines: 2 }],
    })
    const repository = 'acme/modules'
    await uploadSample(send, { repository, run: 1, commit: COMMITS.before }, { 'kit/a.py': of('kit.a') })
    await uploadSample(send, { repository, run: 2, commit: COMMITS.after }, { 'kit/b.py': of('kit.b') })
    const { answer } = await asker(env, token, { repository })('compare_refs', { base_ref: COMMITS.before })
    expect(answer.symbols).toMatchObject([
      {
        change: 'moved',
        qualified_name: 'kit.b.helper',
        before: { path: 'kit/a.py', qualified_name: 'kit.a.helper' },
        body_changed: false,
      },
    ])
  })
})

describe('compare_refs, of what others may name', () => {
  const file = (text: string, exported: boolean): Sample => ({
    'a.ts': {
      language: 'typescript',
      text,
      symbols: [
        {
          ...{ from: 'function used', name: 'used', kind: 'function', lines: 3 },
          more: {
            signature: 'function used(): number',
            ...(exported ? { modifiers: ['exported'] } : {}),
            doc: [1, 1],
          },
        },
      ],
    },
    'b.ts': {
      ...{ language: 'typescript', text: `import { used } from './a'\nconst far = () => used()\n` },
      symbols: [{ from: 'const far', name: 'far', kind: 'function' }],
      uses: exported
        ? [{ in: '=> used', name: 'used', use: 'call', within: 'far', to: { symbol: 'a.ts function used' } }]
        : [],
    },
  })
  const differ = async (repository: string, before: Sample, after: Sample) => {
    await uploadSample(send, { repository, run: 1, commit: COMMITS.before }, before)
    await uploadSample(send, { repository, run: 2, commit: COMMITS.after }, after)
    const ask = asker(env, token, { repository })
    return { compared: (await ask('compare_refs', { base_ref: COMMITS.before })).answer, ask }
  }
  const text = (doc: string, before = 'export ') => `/** ${doc} */\n${before}function used(): number {\n  return 1\n}\n`

  it('tells a symbol that is no longer exported from one whose body changed, and from one that is exported now', async () => {
    const { compared } = await differ('acme/hidden', file(text('Counts.'), true), file(text('Counts.', ''), false))
    expect(compared.symbols).toMatchObject([
      { change: 'changed', name: 'used', public: true, signature_changed: false, body_changed: false },
    ])
    expect(compared.symbols[0]).toMatchObject({ visibility_changed: true, hidden: true, breaking: true })
    expect(compared.public_changed).toBe(1)
    expect(compared.symbols[0].callers).toMatchObject([{ name: 'far', path: 'b.ts' }])
    const opened = await differ('acme/opened', file(text('Counts.', ''), false), file(text('Counts.'), true))
    expect(opened.compared.symbols[0]).toMatchObject({ visibility_changed: true, public: true })
    expect(opened.compared.symbols[0]).not.toHaveProperty('hidden')
    expect(opened.compared.symbols[0]).not.toHaveProperty('breaking')
    expect(opened.compared.public_changed).toBe(0)
  })

  it('breaks nobody outside by changing or moving what nobody outside could name', async () => {
    const opened = (path: string, signature: string): Sample => ({
      [path]: {
        ...{ language: 'typescript', text: `export ${signature} {\n  return 1\n}\n` },
        symbols: [
          {
            ...{ from: 'function used', name: 'used', kind: 'function', lines: 3 },
            more: { signature, modifiers: ['exported'] },
          },
        ],
      },
    })
    const { 'a.ts': before = { text: '' } } = file(text('Counts.', ''), false)
    for (const [repository, after] of [
      ['acme/widened', opened('a.ts', 'function used(more: number): number')],
      ['acme/carried', opened('c.ts', 'function used(): number')],
    ] as const) {
      const { compared } = await differ(repository, { 'a.ts': before }, after)
      expect(compared.symbols).toMatchObject([{ name: 'used', public: true }])
      expect(compared.symbols[0]).not.toHaveProperty('breaking')
      expect(compared.public_changed).toBe(0)
    }
  })

  it('says of what is exported as the default that its name cannot be imported any more, unless it is exported too', async () => {
    const as = (modifiers: string[], before: string, after = ''): Sample => {
      const { 'a.ts': own, ...others } = file(text('Counts.', before) + after, modifiers.length === 1) as Record<
        string,
        FileSpec
      >
      const [used] = own?.symbols ?? []
      if (!own || !used) throw new Error('no file')
      return { 'a.ts': { ...own, symbols: [{ ...used, more: { ...used.more, modifiers } }] }, ...others } as Sample
    }
    const named = as(['exported'], 'export ')
    const alone = as(['exported', 'default'], 'export default ')
    const both = as(['exported', 'default'], 'export ', 'export default used\n')
    const listed = as(['exported', 'default'], 'export default ', 'export { used }\n')
    for (const [repository, before, after, breaking] of [
      ['acme/defaulted', named, alone, true],
      ['acme/renamed-again', alone, named, true],
      ['acme/both', named, both, undefined],
      ['acme/listed', named, listed, undefined],
      ['acme/one-of-both', both, named, true],
    ] as const) {
      const { compared, ask } = await differ(repository, before, after)
      expect(compared.symbols).toMatchObject([{ name: 'used', public: true, visibility_changed: true }])
      expect({ repository, breaking: compared.symbols[0].breaking }).toEqual({ repository, breaking })
      expect(compared.public_changed).toBe(breaking ? 1 : 0)
      if (before === named && breaking) expect(compared.symbols[0].callers).toMatchObject([{ name: 'far' }])
      const { risks } = (await ask('impact_of', { base_ref: COMMITS.before })).answer
      expect(JSON.stringify(risks).includes('exported otherwise')).toBe(breaking === true)
    }
  })

  it('tells a changed comment from a changed body, and nothing is affected by it', async () => {
    const { compared, ask } = await differ('acme/doc', file(text('Counts.'), true), file(text('Counts all.'), true))
    expect(compared.symbols).toMatchObject([
      { change: 'changed', signature_changed: false, body_changed: false, doc_changed: true },
    ])
    expect(compared.public_changed).toBe(0)
    const { answer } = await ask('impact_of', { base_ref: COMMITS.before })
    expect(answer.changed).toEqual([])
  })
})
