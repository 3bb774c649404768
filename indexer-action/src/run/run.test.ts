import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { Crew } from '../threads/crew.ts'
import { dryRun, type Ingest, IngestRefused } from '../upload/upload.ts'
import { type RunOptions, run } from './run.ts'

let root: string
let server: StrictIngest
const crew = new Crew()
afterAll(() => crew.close())

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sextant-run-'))
  server = new StrictIngest()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.autocrlf=false']
  return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim()
}

function commit(files: Record<string, string | Uint8Array>): string {
  write(files)
  git('add', '-A')
  git('commit', '-qm', 'change')
  return git('rev-parse', 'HEAD')
}

const index = (options: Partial<RunOptions> = {}) =>
  run({ path: root, ingest: server, server: 'test', crew, ...options })

const RUBY = {
  'lib/a.rb': 'class A\n  def greet\n    hello\n  end\n  def hello\n    1\n  end\nend\n',
  'lib/b.rb': 'A.new.greet\n',
}

test('a run with threads of its own, and one with threads that have done another run, say the same', async () => {
  write(RUBY)
  await run({ path: root, ingest: server, server: 'test' })
  const again = new StrictIngest()
  await index({ ingest: again, cache: false })
  write({ 'lib/c.rb': 'class C < A\nend\n' })
  await index({ ingest: again, cache: false })
  rmSync(join(root, 'lib/c.rb'))
  await index({ ingest: again, cache: false })
  expect(again.refs.get('main')?.entries).toEqual(server.refs.get('main')?.entries)
})

test('a manifest of which something is not there is sent once more, whole; and not a third time', async () => {
  write(RUBY)
  const refusals = { left: 1 }
  const forgetful = new (class extends StrictIngest {
    override async publish(...request: Parameters<StrictIngest['publish']>) {
      if (refusals.left-- > 0)
        throw new IngestRefused({ code: 'digest_mismatch', message: 'some records did not arrive' }, undefined)
      return super.publish(...request)
    }
  })()
  await index({ ingest: forgetful, cache: false })
  expect([...(forgetful.refs.get('main')?.entries.keys() ?? [])]).toEqual(Object.keys(RUBY))
  refusals.left = 2
  await expect(index({ ingest: forgetful, cache: false })).rejects.toThrow('did not arrive')
})

test('what the server swept after it was asked for it is sent again', async () => {
  write(RUBY)
  const sweeping = new (class extends StrictIngest {
    override async publish(...request: Parameters<StrictIngest['publish']>) {
      if (this.refs.size === 1 && this.log.every(({ kind }) => kind !== 'swept')) {
        this.log.push({ kind: 'swept', records: {} })
        this.files.clear()
        this.links.clear()
      }
      return super.publish(...request)
    }
  })()
  await index({ ingest: sweeping, ref: 'main' })
  await index({ ingest: sweeping, ref: 'topic', server: 'another name of it' })
  expect(sweeping.log.map(({ kind }) => kind)).toContain('swept')
  for (const path of Object.keys(RUBY)) expect(sweeping.at('topic', path), path).toMatchObject({ path })
})

describe('a git checkout', () => {
  beforeEach(() => git('init', '-q', '-b', 'trunk'))

  test('is linked by what the configuration extends and refers to', async () => {
    const base = '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }'
    commit({
      'a/tsconfig.json': '{ "extends": "./tsconfig.base.json" }',
      'a/tsconfig.base.json': base,
      'a/src/x.ts': 'export const x = 1\n',
      'a/main.ts': "import { x } from '@/x'\n",
      'b/tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'b/tsconfig.app.json': base,
      'b/src/x.ts': 'export const x = 1\n',
      'b/main.ts': "import { x } from '@/x'\n",
    })
    await index()
    // The symbol, and not a package outside.
    expect(server.linksAt('trunk', 'a/main.ts')?.targets).toEqual([['s', expect.any(Number)]])
    expect(server.linksAt('trunk', 'b/main.ts')?.targets).toEqual([['s', expect.any(Number)]])
  })

  test.each([
    [
      'a C++ enumeration that becomes scoped',
      'extra',
      'color.hpp',
      'enum Color { red };\n',
      'enum class Color { red };\n',
    ],
    [
      'a Python class that becomes generated',
      'annotations',
      'color.py',
      'import dataclasses\nclass Color:\n    red: int = 0\n',
      'import dataclasses\n@dataclasses.dataclass\nclass Color:\n    red: int = 0\n',
    ],
  ])('%s has its users linked again, though only its `%s` say so', async (_, __, path, before, after) => {
    const users = {
      'use.cpp': '#include "color.hpp"\nint use() { return red; }\n',
      'use.py': 'from color import Color\nColor(red=1)\n',
    }
    commit({ ...users, [path]: before })
    await index()
    commit({ [path]: after })
    await index()
    const whole = new StrictIngest()
    await index({ ingest: whole, cache: false })
    expect(server.refs.get('trunk')?.entries).toEqual(whole.refs.get('trunk')?.entries)
  })

  test('is published under its branch and commit, every file accounted for', async () => {
    const head = commit({ ...RUBY, 'README.md': '# Hi\n', 'logo.png': Buffer.from([137, 80, 78, 71, 0, 0]) })
    const report = await index()
    expect(report).toMatchObject({ ref: 'trunk', commit: head, dirty: false, files: 4, indexed: 3, skipped: 1 })
    expect(report.skippedBy).toEqual({ binary: 1 })
    const file = server.at('trunk', 'lib/a.rb')
    expect(file).toMatchObject({ language: 'ruby', role: 'source', lines: 8 })
    expect(file).toHaveProperty('content.symbols', expect.arrayContaining([expect.objectContaining({ name: 'greet' })]))
    expect(server.linksAt('trunk', 'lib/b.rb')?.line.length).toBeGreaterThan(0)
  })

  test('with changes is published as it stands, under a commit made from its content', async () => {
    const head = commit(RUBY)
    write({ 'lib/a.rb': 'class A; end\n', 'new.rb': 'B = 1\n' })
    unlinkSync(join(root, 'lib/b.rb'))
    const report = await index()
    expect(report).toMatchObject({ dirty: true, files: 2, indexed: 2 })
    expect(report.commit).toMatch(/^[0-9a-f]{40}$/)
    expect(report.commit).not.toBe(head)
    expect((await index()).commit).toBe(report.commit)
    write({ 'new.rb': 'B = 2\n' })
    expect((await index()).commit).not.toBe(report.commit)
  })

  test('publishes a commit that is not checked out', async () => {
    const first = commit(RUBY)
    commit({ 'lib/a.rb': 'class A\nend\n', 'c.rb': 'x = 1\n' })
    const report = await index({ commit: first, ref: 'old' })
    expect(report).toMatchObject({ commit: first, files: 2, indexed: 2 })
    expect(server.at('old', 'lib/a.rb')).toHaveProperty('source', RUBY['lib/a.rb'])
  })

  test('without a work tree is published as the commit that its HEAD names', async () => {
    const head = commit(RUBY)
    const bare = join(root, 'bare', 'tools.git')
    git('clone', '-q', '--bare', '.', bare)
    write({ 'c.rb': 'x = 1\n' })
    const report = await index({ path: bare })
    expect(report).toMatchObject({ repository: 'local/tools', ref: 'trunk', commit: head, dirty: false, indexed: 2 })
    expect(server.at('trunk', 'lib/a.rb')).toHaveProperty('source', RUBY['lib/a.rb'])
  })

  test('gives the blob that git has where line endings differ in the work tree', async () => {
    commit({ '.gitattributes': '*.txt text eol=crlf\n', 'a.txt': 'one\ntwo\n' })
    unlinkSync(join(root, 'a.txt'))
    git('checkout', '-q', '--', 'a.txt')
    await index()
    expect(server.at('trunk', 'a.txt')).toHaveProperty('source', 'one\ntwo\n')
  })

  test('only says that it was here when nothing has changed', async () => {
    commit(RUBY)
    await index()
    const requests = server.log.length
    expect(await index()).toMatchObject({ outcome: 'unchanged', extracted: 0, linked: 0, uploaded: { bytes: 0 } })
    expect(server.log.slice(requests)).toEqual([{ kind: 'publish delta', records: { entries: 0 } }])
  })

  test('writes down what it remembers only when that is something new', async () => {
    const remembered = () => statSync(join(root, '.sextant/cache/state.json')).ino
    commit(RUBY)
    // What was written a moment ago is not trusted, and a moment later it is.
    for (const path of Object.keys(RUBY)) utimesSync(join(root, path), 1_500_000_000, 1_500_000_000)
    await index()
    const first = remembered()
    await index()
    expect(remembered()).toBe(first)
    // Git says that the bytes are the same.
    utimesSync(join(root, 'lib/a.rb'), 1_600_000_000, 1_600_000_000)
    expect(await index()).toMatchObject({ extracted: 0 })
    expect(remembered()).toBe(first)
    await index({ ref: 'other' })
    expect(remembered()).not.toBe(first)
  })

  test('remembers what it published, and nothing of a publish that failed or came too late', async () => {
    const folder = join(root, '.sextant/cache')
    const state = () => readFileSync(join(folder, 'state.json'), 'utf8')
    const published = (): { ref: string }[] => JSON.parse(state()).published
    commit(RUBY)
    await index()
    const first = state()
    const publishing = (publish: Ingest['publish']): Ingest => ({
      begin: (request) => server.begin(request),
      have: (upload, request) => server.have(upload, request),
      records: (upload, body) => server.records(upload, body),
      publish,
    })
    const failing = publishing(async () => {
      await sleep(50)
      throw new Error('no answer')
    })
    await expect(index({ ref: 'other', ingest: failing })).rejects.toThrow('no answer')
    expect(state()).toBe(first)
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
    const late = publishing(async () => ({ outcome: 'superseded', generation: 7, commit: '0'.repeat(40), url: '' }))
    expect(await index({ ref: 'other', ingest: late })).toMatchObject({ outcome: 'superseded' })
    expect(published().map(({ ref }) => ref)).toEqual(['trunk'])
    await index({ ref: 'other' })
    expect(published().map(({ ref }) => ref)).toEqual(['other', 'trunk'])
  })

  test('sends only what a change touched, as a difference', async () => {
    commit({
      ...RUBY,
      ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`lib/f${n}.rb`, `def f${n}; A.new; end\n`])),
    })
    await index()
    server.log.length = 0
    commit({ 'lib/f7.rb': 'def f7; A.new.hello; A.new; end\n' })
    const report = await index()
    expect(report).toMatchObject({ extracted: 1, linked: 1, uploaded: { files: 1, links: 1 } })
    expect(server.log.at(-1)).toEqual({ kind: 'publish delta', records: { entries: 1 } })
  })

  test('links files of Ruby again whose calls mean something else, and no others', async () => {
    const make = (made: string) => `def make\n  if rand > 0.5\n    ${made}.new\n  end\nend\n`
    const classes = 'class A; def hello; end; end\nclass B; def hello; end; end\n'
    commit({
      'lib/classes.rb': classes,
      'lib/make.rb': make('A'),
      'lib/use.rb': 'make.hello\n',
      'lib/other.rb': 'A.new.hello\n',
    })
    await index()
    commit({ 'lib/make.rb': make('B') })
    expect(await index()).toMatchObject({ extracted: 1, linked: 2, uploaded: { links: 2 } })
    commit({ 'lib/classes.rb': `# Two.\n${classes}` })
    expect(await index()).toMatchObject({ extracted: 1, linked: 1 })
  })

  test('sends a new branch as its difference to the default one, however many branches came in between', async () => {
    commit({ ...RUBY, 'lib/c.rb': 'def c; A.new; end\n', '.gitignore': '.sextant/\n' })
    await index({ defaultRef: 'trunk' })
    for (let n = 0; n < 7; n++) {
      git('checkout', '-q', '-b', `topic-${n}`, 'trunk')
      commit({ 'lib/b.rb': `A.new.greet\nA.new.hello # ${n}\n` })
      await index({ defaultRef: 'trunk' })
      expect(server.log.at(-1), `branch ${n}`).toEqual({ kind: 'publish delta', records: { entries: 1 } })
    }
  })

  test('links no other file again after a comment at the top of a function', async () => {
    const other = 'from a import greet\n\ngreet()\n'
    commit({ 'a.py': 'def greet():\n    # Says it.\n    return 1\n', 'b.py': other, 'c.py': other })
    await index()
    commit({ 'a.py': 'def greet():\n    # Says it.\n    # Twice.\n    return 1\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 1 })
    expect(server.at('trunk', 'a.py')).toHaveProperty('content.symbols.0.signature', 'def greet()')
  })

  test('goes on from Python files that say nothing at all', async () => {
    commit({ 'a/__init__.py': '', 'b/__init__.py': '' })
    await index()
    commit({ 'a/__init__.py': '# Nothing yet.\n' })
    expect(await index()).toMatchObject({ outcome: 'published', extracted: 1, linked: 1 })
  })

  test('links no other file again after a comment inside a decorator or a change of an annotation', async () => {
    const a = '@setup(\n    # One.\n    1\n)\ndef greet():\n    return 1\n'
    const c = '@Path("/one")\nclass C {}\n'
    commit({ 'a.py': a, 'b.py': 'from a import greet\n\ngreet()\n', 'C.java': c, 'D.java': 'class D extends C {}\n' })
    await index()
    commit({ 'a.py': a.replace('One', 'Two'), 'C.java': c.replace('one', 'two') })
    expect(await index()).toMatchObject({ extracted: 2, linked: 2 })
    expect(server.at('trunk', 'a.py')).toHaveProperty('content.symbols.0.annotations', ['setup(1)'])
  })

  test('links only the files that can see it again when a script offers something else', async () => {
    const files = { 'a.js': 'exports.one = () => 1\n', 'b.js': "require('./a').one()\n", 'c.js': 'const one = 1\n' }
    commit(files)
    await index()
    const [b, c] = ['b.js', 'c.js'].map((path) => server.linksAt('trunk', path))
    commit({ 'a.js': 'exports.two = () => 2\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 2 })
    expect(server.linksAt('trunk', 'b.js')).not.toEqual(b)
    expect(server.linksAt('trunk', 'c.js')).toEqual(c)
  })

  test('links only the files that mention what is another now when a C file offers something else', async () => {
    const files = {
      'door.h': 'int turn(int n);\n',
      'turn.c': '#include "door.h"\nint turn(int n) { return n; }\n',
      'use.c': '#include "door.h"\nint use(void) { return turn(1); }\n',
      'apart.c': 'int apart(void) { return 1; }\n',
    }
    commit(files)
    await index()
    commit({ 'turn.c': `${files['turn.c']}static int twice(void) { return turn(2); }\n` })
    expect(await index()).toMatchObject({ extracted: 1, linked: 1 })
    commit({ 'turn.c': '#include "door.h"\n#define turn(n) (n)\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 3 })
    const whole = new StrictIngest()
    await index({ ingest: whole, cache: false })
    expect(server.refs.get('trunk')?.entries).toEqual(whole.refs.get('trunk')?.entries)
  })

  test('links only files that name what is in it again when a Java file comes, moves or goes', async () => {
    commit({
      'a/Door.java': 'package a;\nclass Door { Lock lock; }\n',
      'a/Gate.java': 'package a;\nclass Gate { }\n',
      'a/Hinge.java': 'package a;\nclass Hinge { }\n',
    })
    await index()
    const before = server.linksAt('trunk', 'a/Door.java')
    commit({ 'a/Lock.java': 'package a;\nclass Lock { }\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 2 })
    git('mv', 'a/Lock.java', 'a/Locks.java')
    git('commit', '-qm', 'moved')
    expect(await index()).toMatchObject({ extracted: 1, linked: 2 })
    git('rm', '-q', 'a/Locks.java')
    git('commit', '-qm', 'gone')
    expect(server.linksAt('trunk', 'a/Door.java')).not.toEqual(before)
    expect((await index()).linked).toBe(1)
    expect(server.linksAt('trunk', 'a/Door.java')).toEqual(before)
  })

  test('links every file of the language again when a definition is gone', async () => {
    commit(RUBY)
    await index()
    const before = server.linksAt('trunk', 'lib/b.rb')
    commit({ 'lib/a.rb': 'class Other\nend\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 2 })
    expect(server.linksAt('trunk', 'lib/b.rb')).not.toEqual(before)
  })

  test('links every file of the language again when one of them is skipped from now on', async () => {
    commit({ 'a.py': 'def greet(): pass\n', 'b.py': 'from a import greet\n\ngreet()\n' })
    await index()
    const before = server.linksAt('trunk', 'b.py')
    unlinkSync(join(root, 'a.py'))
    symlinkSync('b.py', join(root, 'a.py'))
    git('add', '-A')
    git('commit', '-qm', 'a link now')
    expect(await index()).toMatchObject({ skippedBy: { symlink: 1 }, linked: 1 })
    expect(server.linksAt('trunk', 'b.py')).not.toEqual(before)
  })

  test('reads a file again when .gitattributes no longer say what it is', async () => {
    commit({ ...RUBY, '.gitattributes': 'lib/a.rb linguist-language=Python\n' })
    await index()
    expect(server.at('trunk', 'lib/a.rb')).toMatchObject({ language: 'python' })
    commit({ '.gitattributes': '# nothing\n' })
    await index()
    expect(server.at('trunk', 'lib/a.rb')).toMatchObject({ language: 'ruby' })
  })

  test('reads nothing again of what .gitattributes describe, while they say the same', async () => {
    const attributes = 'lib/a.rb linguist-generated\nlib/b.rb linguist-language=Text linguist-documentation\n'
    commit({ ...RUBY, '.gitattributes': attributes })
    await index()
    commit({ 'README.md': '# A\n' })
    expect(await index()).toMatchObject({ extracted: 1, linked: 0 })
    commit({ '.gitattributes': 'lib/a.rb linguist-generated\n' })
    expect(await index()).toMatchObject({ extracted: 2 })
  })

  test('drops a deleted file from the ref', async () => {
    commit(RUBY)
    await index()
    git('rm', '-q', 'lib/b.rb')
    git('commit', '-qm', 'gone')
    await index()
    expect([...(server.refs.get('trunk')?.entries.keys() ?? [])]).toEqual(['lib/a.rb'])
  })

  test('sends nothing twice from a machine that remembers nothing, also where only the content tells the language', async () => {
    commit({ ...RUBY, tool: '#!/usr/bin/env ruby\nputs 1\n', 'a.h': 'int one(void);\n', 'notes.zzz': 'words\n' })
    await index()
    commit({ 'lib/b.rb': 'A.new.hello\n' })
    expect(await index({ cache: false })).toMatchObject({ extracted: 5, uploaded: { files: 1, links: 1 } })
  })

  test('sends everything when the server has lost what the cache remembers', async () => {
    commit(RUBY)
    await index()
    server = new StrictIngest()
    expect(await index()).toMatchObject({ outcome: 'published', uploaded: { files: 2 } })
  })

  test('reads a file as its attributes say when the server has lost it', async () => {
    const attributes = 'lib/a.rb linguist-language=Text\nlib/b.rb linguist-documentation\n'
    commit({ ...RUBY, '.gitattributes': attributes })
    await index()
    const before = server.refs.get('trunk')?.entries
    server = new StrictIngest()
    await index()
    expect(server.at('trunk', 'lib/a.rb')).toMatchObject({ language: 'text' })
    expect(server.at('trunk', 'lib/b.rb')).toMatchObject({ role: 'documentation' })
    expect(server.refs.get('trunk')?.entries).toEqual(before)
  })

  test('goes on where an upload broke off', async () => {
    commit(RUBY)
    const broken = server.publish.bind(server)
    server.publish = async () => {
      throw new Error('the network is gone')
    }
    await expect(index()).rejects.toThrow('the network is gone')
    server.publish = broken
    expect(await index()).toMatchObject({ outcome: 'published', uploaded: { files: 0 } })
  })

  test('sends the whole when somebody else has published in between', async () => {
    commit(RUBY)
    await index()
    commit({ 'c.rb': 'z = 1\n' })
    const { publish } = server
    let asked = 0
    server.publish = async (upload, request) => {
      if (asked++ === 0) server.refs.get('trunk')?.entries.delete('lib/b.rb')
      return publish.call(server, upload, request)
    }
    await index()
    expect(server.log.at(-1)?.kind).toBe('publish full')
    expect([...(server.refs.get('trunk')?.entries.keys() ?? [])].sort()).toEqual(['c.rb', 'lib/a.rb', 'lib/b.rb'])
  })

  test('survives a cache that is broken in any way', async () => {
    commit(RUBY)
    const cache = join(root, '.sextant/cache')
    await index()
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'rubbish that is no pack and no state')
    write({ 'c.rb': 'A.new\n' })
    expect(await index()).toMatchObject({ indexed: 3 })
    for (const name of readdirSync(cache))
      if (name.endsWith('.pack')) writeFileSync(join(cache, name), Buffer.alloc(100_000))
    write({ 'd.rb': 'A.new\n' })
    expect(await index()).toMatchObject({ indexed: 4 })
    expect(server.linksAt('trunk', 'lib/b.rb')?.line.length).toBeGreaterThan(0)
  })

  test('lists every odd file with its reason', async () => {
    write({
      'utf16.txt': Buffer.from('\ufeffhello', 'utf16le'),
      'latin1.txt': Buffer.from('caf\xe9 ol\xe9 \xfc', 'latin1'),
      'nul.c': 'int x;\0',
      'lfs.bin': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`,
      'huge.txt': `${'x'.repeat(80)}\n`.repeat(110_000),
      'one-line.js': `var a=1;${'b();'.repeat(6000)}`,
      'lib.min.js': 'x\n',
      'lib.js.map': '{}',
      'node_modules/p/index.js': 'x\n',
      'vendor/modules.txt': 'x\n',
      'vendor/example.com/a.go': 'package a\n',
      'third/party.c': 'int y;\n',
      '.gitattributes': 'third/** linguist-vendored\ngen/* linguist-generated\n',
      '.sextantignore': 'private/\n',
      'private/key.txt': 'secret\n',
      'gen/a.rb': 'a = 1\n',
      'empty.rb': '',
      'newlines.rb': '\n\n\n',
      'crlf.rb': 'def a\r\n  1\r\nend\r\n',
      'bom.rb': '\ufeffdef a; end\n',
      run: '#!/usr/bin/env ruby\nputs 1\n',
      'nested.rb': `${'['.repeat(5000)}1${']'.repeat(5000)}\n`,
      'a "quoted"\tname\n.rb': 'x = 1\n',
      'émoji😀.rb': 'x = 1\n',
    })
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0x61, 0xff, 0x2e, 0x63])]), 'int x;\n')
    symlinkSync('/etc/passwd', join(root, 'outside'))
    symlinkSync('.', join(root, 'loop'))
    git('add', '-A', '-f')
    git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module`)
    git('commit', '-qm', 'zoo')
    const report = await index()
    const reasons: Record<string, string> = {}
    for (const [path] of server.refs.get('trunk')?.entries ?? []) {
      const found = server.at('trunk', path)
      if (typeof found === 'string') reasons[path] = found
    }
    expect(reasons).toEqual({
      'utf16.txt': 'undecodable',
      'latin1.txt': 'undecodable',
      'nul.c': 'binary',
      'lfs.bin': 'lfs_pointer',
      'huge.txt': 'too_large',
      'one-line.js': 'minified',
      'lib.min.js': 'minified',
      'lib.js.map': 'generated',
      'node_modules/p/index.js': 'vendored',
      'vendor/modules.txt': 'vendored',
      'vendor/example.com/a.go': 'vendored',
      'third/party.c': 'vendored',
      'private/key.txt': 'ignored',
      'a\\xff.c': 'bad_path',
      outside: 'symlink',
      loop: 'symlink',
      module: 'submodule',
    })
    expect(report.files).toBe(git('ls-files', '-z').split('\0').filter(Boolean).length)
    expect(report.indexed + report.skipped).toBe(report.files)
    expect(server.at('trunk', 'run')).toMatchObject({ language: 'ruby' })
    expect(server.at('trunk', 'gen/a.rb')).toMatchObject({ role: 'generated' })
    expect(server.at('trunk', 'bom.rb')).toHaveProperty('content.symbols.0.name', 'a')
    expect(server.at('trunk', 'crlf.rb')).toMatchObject({ lines: 3 })
  })
})

test('a checkout that git cannot read is refused, and not indexed as a folder', async () => {
  write({ ...RUBY, '.git/HEAD': 'nonsense' })
  await expect(index()).rejects.toThrow(
    'is a git checkout that cannot be read: git rev-parse: fatal: not a git repository',
  )
  write({ 'sub/c.rb': 'x = 1\n' })
  const path = process.env.PATH
  process.env.PATH = ''
  try {
    await expect(index({ path: join(root, 'sub') })).rejects.toThrow('git is not installed or not in PATH')
  } finally {
    process.env.PATH = path
  }
  expect(server.log).toEqual([])
})

test('a server that refuses is heard while files are read already', async () => {
  write(RUBY)
  const refusing = new (class extends StrictIngest {
    override begin(): Promise<never> {
      return Promise.reject(new IngestRefused({ code: 'permission_denied', message: 'not yours' }, undefined))
    }
  })()
  await expect(run({ path: root, ingest: refusing, server: 'test', cache: false })).rejects.toThrow('not yours')
})

test('a name that no server takes is refused in words', async () => {
  write(RUBY)
  await expect(index({ repository: 'tools' })).rejects.toThrow('repository: tools is not OWNER/NAME')
  await expect(index({ ref: 'a b' })).rejects.toThrow('ref: a b is not a ref name that git accepts')
})

test('a plain folder honours its .gitignore files', async () => {
  write({
    ...RUBY,
    '.gitignore': '*.log\n/out/\n',
    'x.log': 'no\n',
    'out/a.rb': 'no\n',
    'lib/.gitignore': '!x.log\n',
    'lib/x.log': 'yes\n',
  })
  const report = await index()
  expect([...(server.refs.get('main')?.entries.keys() ?? [])].sort()).toEqual(
    ['.gitignore', 'lib/.gitignore', 'lib/a.rb', 'lib/b.rb', 'lib/x.log'].sort(),
  )
  expect(report).toMatchObject({ ref: 'main', dirty: true, repository: expect.stringMatching(/^local\/sextant-run-/) })
})

test('a path that is no folder is refused, and nothing is published', async () => {
  await expect(index({ path: join(root, 'typo') })).rejects.toThrow(/typo is not a folder/)
  write(RUBY)
  await expect(index({ path: join(root, 'lib/a.rb') })).rejects.toThrow(/a\.rb is not a folder/)
  expect(server.refs.size).toBe(0)
})

test('a folder with nothing in it is an index with nothing in it', async () => {
  expect(await index({ cache: false })).toMatchObject({ files: 0, indexed: 0, outcome: 'published' })
})

test('this repository is indexed, every file of it, and nothing is given up', async () => {
  const report = await run({ path: '.', ingest: dryRun({ bytes: 0, requests: 0 }), server: 'test', cache: false, crew })
  expect(report.indexed + report.skipped).toBe(report.files)
  expect(report.indexed).toBeGreaterThan(1000)
  expect(report.warnings).toEqual([])
}, 200_000)
