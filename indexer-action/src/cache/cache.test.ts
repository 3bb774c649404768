import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Cache, PROCESS, type State } from './cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sextant-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const stateOf = (commit: string): State => ({ rows: new Map(), published: [], contexts: {}, leaning: '', commit })

test('two runs at once keep a state each, also where their processes have the same number, as in containers', () => {
  const [one, other] = [new Cache(folder), new Cache(folder)]
  const [first, second, third] = [one.draft(stateOf('a')), other.draft(stateOf('b')), one.draft(stateOf('c'))]
  first.keep()
  expect(one.load().commit).toBe('a')
  second.keep()
  expect(one.load().commit).toBe('b')
  third.discard()
  expect(other.load().commit).toBe('b')
  expect(readdirSync(folder)).toEqual(['state.json'])
})

test('what a run that was killed had begun to write is gone a day later', () => {
  const cache = new Cache(folder)
  for (const name of ['state.1.tmp', 'state.2.tmp']) writeFileSync(join(folder, name), '{"version"')
  utimesSync(join(folder, 'state.1.tmp'), 1e9, 1e9)
  cache.save(stateOf('a'))
  expect(readdirSync(folder).sort()).toEqual(['state.2.tmp', 'state.json'])
})

test('what another process is still writing stays', () => {
  const cache = new Cache(folder)
  const others = `${process.pid}-another-0.pack`
  for (const name of [others, `${PROCESS}-0.pack`]) writeFileSync(join(folder, name), '')
  cache.save(stateOf('a'))
  expect(readdirSync(folder).sort()).toEqual([others, 'state.json'])
})
