/** Links that are lost with a worker: the file is published without them, and they come back by themselves. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { encodeIndex } from '../testing/scip-index.ts'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { Crew } from '../threads/crew.ts'
import { type RunOptions, run } from './run.ts'

let root: string
let server: StrictIngest
let crew: Crew
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sextant-lost-'))
  mkdirSync(join(root, '.sextant/cache'), { recursive: true })
  writeFileSync(join(root, 'a.py'), 'def greet():\n    pass\n')
  writeFileSync(join(root, 'b.py'), 'from a import greet\ngreet()\n')
  // What was written just now would be read again.
  for (const path of ['a.py', 'b.py']) utimesSync(join(root, path), 1e9, 1e9)
  server = new StrictIngest()
  crew = new Crew({ file: new URL('../testing/dying-linker.ts', import.meta.url), stuckMs: 60_000 })
})
afterEach(async () => {
  await crew.close()
  rmSync(root, { recursive: true, force: true })
})

const index = (options: Partial<RunOptions> = {}) =>
  run({ path: root, ingest: server, server: 'test', crew, ...options })
const dies = join('.sextant/cache', 'dies')

test('a run whose workers live again links what was lost, without a change of the file', async () => {
  writeFileSync(join(root, dies), '')
  const { warnings } = await index()
  expect(warnings.map(({ path }) => path).sort()).toEqual(['a.py', 'b.py'])
  rmSync(join(root, dies))
  expect(await index()).toMatchObject({ linked: 2, extracted: 0, warnings: [] })
  const again = server.refs.get('main')?.entries
  server = new StrictIngest()
  await index({ cache: false })
  expect(again).toEqual(server.refs.get('main')?.entries)
})

test('what is lost again and again is not tried for ever', async () => {
  writeFileSync(join(root, dies), '')
  const tried = []
  for (let runs = 0; runs < 5; runs++) tried.push((await index()).linked)
  expect(tried).toEqual([2, 2, 2, 0, 0])
})

test('who is affected by a change is known though the worker that said so dies', async () => {
  writeFileSync(join(root, 'c.py'), 'from a import wave\nwave()\n')
  utimesSync(join(root, 'c.py'), 1e9, 1e9)
  await index()
  writeFileSync(join(root, 'a.py'), 'def greet():\n    pass\n\n\ndef wave():\n    pass\n')
  utimesSync(join(root, 'a.py'), 1e9, 1e9)
  writeFileSync(join(root, dies), 'once')
  expect((await index()).warnings.map(({ path }) => path)).toEqual(['a.py'])
  const links = server.linksAt('main', 'c.py')
  server = new StrictIngest()
  await index({ cache: false })
  expect(links).toEqual(server.linksAt('main', 'c.py'))
})

test('a SCIP index is reported once, however many workers have read it', async () => {
  writeFileSync(join(root, dies), '')
  const scip = join(root, '.sextant/index.scip')
  writeFileSync(scip, encodeIndex([{ path: 'b.py', spots: [[1, 0, 5, 'scip-python python x 1 `a`/greet().']] }]))
  expect(await index({ scip: [scip] })).toMatchObject({ scip: [{ covered: 1, stale: [] }] })
})
