/** Parsers that fail: what is the machine's fault never stands for a file's content, and what is the file's does. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { Crew } from '../threads/crew.ts'
import { run } from './run.ts'

let root: string
let server: StrictIngest
let crew: Crew
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sextant-broken-'))
  mkdirSync(join(root, '.sextant/cache'), { recursive: true })
  server = new StrictIngest()
  crew = new Crew({ file: new URL('../testing/breaking-parser.ts', import.meta.url), stuckMs: 60_000 })
})
afterEach(async () => {
  await crew.close()
  rmSync(root, { recursive: true, force: true })
})

const index = () => run({ path: root, ingest: server, server: 'test', crew })
const breaks = (how: string, when = 'always') => writeFileSync(join(root, '.sextant/cache', how), when)
const mends = (how: string) => rmSync(join(root, '.sextant/cache', how))
function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
  // What was written just now would be read again.
  utimesSync(join(root, path), 1e9, 1e9)
}
const symbolsOf = (path: string) => {
  const stored = server.at('main', path)
  return typeof stored === 'object' ? stored.content.symbols.map(({ name }) => name) : stored
}

const LARGE = `def large(): pass\n${'x = [1, 2, (3, 4)]\n'.repeat(16_000)}`
/** More than a parser is handed at once. */
const COMMENT = `# ${'.'.repeat(600)}\n`

test('a file for which a machine has no memory is skipped until it has, and is never sent without its symbols', async () => {
  write('large.py', LARGE)
  write('a.py', 'def a(): pass\n')
  breaks('no-memory')
  await index()
  expect([symbolsOf('large.py'), symbolsOf('a.py')]).toEqual(['failed', ['a']])
  expect(server.files.size).toBe(1)
  mends('no-memory')
  await index()
  expect(symbolsOf('large.py')).toEqual(['large', 'x'])
})

test('a file at which a parser traps once has its symbols', async () => {
  write('a.py', `${COMMENT}def trap(): pass\n`)
  breaks('trap', 'once')
  expect(await index()).toMatchObject({ warnings: [] })
  expect(symbolsOf('a.py')).toEqual(['trap'])
})

test('files at which a parser traps each time are texts without symbols, and no other file takes anything from that', async () => {
  write('a.py', `def before(): pass\n${COMMENT}def trap(): pass\n`)
  write('b.py', 'class B: pass\n')
  write('c.py', `${COMMENT}${COMMENT}def trap(): pass\n`)
  for (let at = 0; at < 60; at++) write(`f${at}.py`, `def f${at}(): pass\n`)
  breaks('trap')
  const { warnings } = await index()
  expect(warnings.map(({ path }) => path).sort()).toEqual(['a.py', 'c.py'])
  expect([symbolsOf('a.py'), symbolsOf('b.py'), symbolsOf('c.py')]).toEqual([[], ['B'], []])
  for (let at = 0; at < 60; at++) expect(symbolsOf(`f${at}.py`)).toEqual([`f${at}`])
})

test('a grammar that cannot be opened ends the run before anything is published, and the next one has it', async () => {
  write('a.rb', 'def a; end\n')
  write('b.py', 'def b(): pass\n')
  breaks('no-grammar')
  await expect(index()).rejects.toThrow(/^What reads ruby could not be loaded, so nothing was published: .*EMFILE/)
  expect(server.refs.size).toBe(0)
  mends('no-grammar')
  await index()
  expect([symbolsOf('a.rb'), symbolsOf('b.py')]).toEqual([['a'], ['b']])
})
