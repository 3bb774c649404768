/** What one run publishes, and what it refuses. */
import { mkdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkouts, RUBY } from '../testing/checkouts.ts'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { dryRun, IngestRefused } from '../upload/upload.ts'
import { SILENT } from './progress.ts'
import { run } from './run.ts'

const here = checkouts()
const { crew, write, git, commit, index } = here

test('a run with threads of its own, and one with threads that have done another run, say the same', async () => {
  write(RUBY)
  await run({ path: here.root, ingest: here.server, server: 'test' })
  const again = new StrictIngest()
  await index({ ingest: again, cache: false })
  write({ 'lib/c.rb': 'class C < A\nend\n' })
  await index({ ingest: again, cache: false })
  rmSync(join(here.root, 'lib/c.rb'))
  await index({ ingest: again, cache: false })
  expect(again.refs.get('main')?.entries).toEqual(here.server.refs.get('main')?.entries)
})

test('what was published stays so when the cache cannot keep it, which is said', async () => {
  write(RUBY)
  const cache = join(here.root, '.sextant/cache')
  mkdirSync(join(cache, 'state.json'), { recursive: true })
  const said: string[] = []
  const progress = { ...SILENT, say: (line: string) => said.push(line) }
  expect(await index({ cache, progress })).toMatchObject({ outcome: 'published', indexed: 2 })
  expect(said).toEqual([expect.stringContaining(`cannot be written to ${cache} (EISDIR)`)])
  expect(said[0]).toMatch(/The next run reads everything again\.$/)
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
    expect(here.server.linksAt('trunk', 'a/main.ts')?.targets).toEqual([['s', expect.any(Number)]])
    expect(here.server.linksAt('trunk', 'b/main.ts')?.targets).toEqual([['s', expect.any(Number)]])
  })

  test('is published under its branch and commit, every file accounted for', async () => {
    const head = commit({ ...RUBY, 'README.md': '# Hi\n', 'logo.png': Buffer.from([137, 80, 78, 71, 0, 0]) })
    const report = await index()
    expect(report).toMatchObject({ ref: 'trunk', commit: head, dirty: false, files: 4, indexed: 3, skipped: 1 })
    expect(report.skippedBy).toEqual({ binary: 1 })
    const file = here.server.at('trunk', 'lib/a.rb')
    expect(file).toMatchObject({ language: 'ruby', role: 'source', lines: 8 })
    expect(file).toHaveProperty('content.symbols', expect.arrayContaining([expect.objectContaining({ name: 'greet' })]))
    expect(here.server.linksAt('trunk', 'lib/b.rb')?.line.length).toBeGreaterThan(0)
  })

  test('with changes is published as it stands, under a commit made from its content', async () => {
    const head = commit(RUBY)
    write({ 'lib/a.rb': 'class A; end\n', 'new.rb': 'B = 1\n' })
    unlinkSync(join(here.root, 'lib/b.rb'))
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
    expect(here.server.at('old', 'lib/a.rb')).toHaveProperty('source', RUBY['lib/a.rb'])
  })

  test('that is shallow says so when it lacks a commit', async () => {
    const first = commit(RUBY)
    commit({ 'c.rb': 'x = 1\n' })
    git('clone', '-q', '--depth=1', `file://${here.root}`, 'shallow')
    const path = join(here.root, 'shallow')
    await expect(index({ path, commit: first })).rejects.toThrow(`has no commit ${first}. It is a shallow clone: fetch`)
    await expect(index({ commit: 'nowhere' })).rejects.toThrow(/has no commit nowhere$/)
  })

  test('without a work tree is published as the commit that its HEAD names', async () => {
    const head = commit(RUBY)
    const bare = join(here.root, 'bare', 'tools.git')
    git('clone', '-q', '--bare', '.', bare)
    write({ 'c.rb': 'x = 1\n' })
    const report = await index({ path: bare })
    expect(report).toMatchObject({ repository: 'local/tools', ref: 'trunk', commit: head, dirty: false, indexed: 2 })
    expect(here.server.at('trunk', 'lib/a.rb')).toHaveProperty('source', RUBY['lib/a.rb'])
  })

  test('gives the blob that git has where line endings differ in the work tree', async () => {
    commit({ '.gitattributes': '*.txt text eol=crlf\n', 'a.txt': 'one\ntwo\n' })
    unlinkSync(join(here.root, 'a.txt'))
    git('checkout', '-q', '--', 'a.txt')
    await index()
    expect(here.server.at('trunk', 'a.txt')).toHaveProperty('source', 'one\ntwo\n')
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
    writeFileSync(Buffer.concat([Buffer.from(`${here.root}/`), Buffer.from([0x61, 0xff, 0x2e, 0x63])]), 'int x;\n')
    symlinkSync('/etc/passwd', join(here.root, 'outside'))
    symlinkSync('.', join(here.root, 'loop'))
    git('add', '-A', '-f')
    git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module`)
    git('commit', '-qm', 'zoo')
    const report = await index()
    const reasons: Record<string, string> = {}
    for (const [path] of here.server.refs.get('trunk')?.entries ?? []) {
      const found = here.server.at('trunk', path)
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
    expect(here.server.at('trunk', 'run')).toMatchObject({ language: 'ruby' })
    expect(here.server.at('trunk', 'gen/a.rb')).toMatchObject({ role: 'generated' })
    expect(here.server.at('trunk', 'bom.rb')).toHaveProperty('content.symbols.0.name', 'a')
    expect(here.server.at('trunk', 'crlf.rb')).toMatchObject({ lines: 3 })
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
    await expect(index({ path: join(here.root, 'sub') })).rejects.toThrow('git is not installed or not in PATH')
  } finally {
    process.env.PATH = path
  }
  expect(here.server.log).toEqual([])
})

test('a server that refuses is heard while files are read already', async () => {
  write(RUBY)
  const refusing = new (class extends StrictIngest {
    override begin(): Promise<never> {
      return Promise.reject(new IngestRefused({ code: 'permission_denied', message: 'not yours' }, undefined))
    }
  })()
  await expect(run({ path: here.root, ingest: refusing, server: 'test', cache: false })).rejects.toThrow('not yours')
})

test('a name that no server takes is refused in words', async () => {
  write(RUBY)
  await expect(index({ repository: 'tools' })).rejects.toThrow('repository: tools is not OWNER/NAME')
  await expect(index({ ref: 'a b' })).rejects.toThrow('ref: a b is not a ref name that git accepts')
  await expect(index({ commit: '' })).rejects.toThrow('commit: the name is empty')
  await expect(index({ ref: 'a'.repeat(251) })).rejects.toThrow('is 251 bytes long, and 250 can be stored')
})

test('a repository whose names no server takes is refused in words, and before anything is sent', async () => {
  git('init', '-q', '--object-format=sha256')
  commit(RUBY)
  await expect(index()).rejects.toThrow('names its objects by SHA-256')
  await expect(index({ commit: 'HEAD' })).rejects.toThrow('names its objects by SHA-256')
  write({ 'lib/a.rb': 'class A\nend\n' })
  await expect(index()).rejects.toThrow('names its objects by SHA-256')
  expect(here.server.log).toEqual([])
})

test('what a text turns out to be decides its role, as what it is called like decides that of others', async () => {
  write({
    'de.ts': '<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS version="2.1"></TS>\n',
    'own.ts': 'export const a = 1\n',
  })
  await index()
  expect(here.server.at('main', 'de.ts')).toMatchObject({ language: 'xml', role: 'data' })
  expect(here.server.at('main', 'own.ts')).toMatchObject({ language: 'typescript', role: 'source' })
})

test('a plain folder honours its .gitignore files', async () => {
  write({
    ...RUBY,
    '.gitignore': '*.log\n/out/\n*.RB\n',
    'x.log': 'no\n',
    'out/a.rb': 'no\n',
    'lib/.gitignore': '!x.log\n',
    'lib/x.log': 'yes\n',
  })
  const report = await index()
  expect([...(here.server.refs.get('main')?.entries.keys() ?? [])].sort()).toEqual(
    ['.gitignore', 'lib/.gitignore', 'lib/a.rb', 'lib/b.rb', 'lib/x.log'].sort(),
  )
  expect(report).toMatchObject({ ref: 'main', dirty: true, repository: expect.stringMatching(/^local\/sextant-run-/) })
})

test('rules that exclude all of a plain folder, as in the archive of a package, do not count', async () => {
  write({ ...RUBY, '.gitignore': '*.log\n/*\n!/debian/\n', 'lib/.gitignore': '*.tmp\n', 'lib/x.tmp': 'no\n' })
  await index()
  expect([...(here.server.refs.get('main')?.entries.keys() ?? [])].sort()).toEqual(
    ['.gitignore', 'lib/.gitignore', 'lib/a.rb', 'lib/b.rb'].sort(),
  )
})

test('a path that is no folder is refused, and nothing is published', async () => {
  await expect(index({ path: join(here.root, 'typo') })).rejects.toThrow(/typo is not a folder/)
  write(RUBY)
  await expect(index({ path: join(here.root, 'lib/a.rb') })).rejects.toThrow(/a\.rb is not a folder/)
  expect(here.server.refs.size).toBe(0)
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
