import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Heads, tellHeads } from './tell-heads.ts'

let folder: string
let hears = true
let told: { heads: Heads; gone: readonly string[] }[]

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

async function tell(): Promise<(typeof told)[number] | undefined> {
  told = []
  await tellHeads(folder, join(folder, '.git', 'told.json'), async (heads, gone) => {
    told.push({ heads, gone })
    return hears
  })
  return told[0]
}

beforeEach(() => {
  hears = true
  folder = mkdtempSync(join(tmpdir(), 'sextant-heads-'))
  git('init', '-q', '-b', 'main')
  git('commit', '-q', '--allow-empty', '-m', 'one')
  git('branch', 'feature/ü')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('tells where branches are that are not checked out, and only what is new', async () => {
  const first = git('rev-parse', 'HEAD')
  expect(await tell()).toEqual({ heads: { 'refs/heads/main': '', 'refs/heads/feature/ü': first }, gone: [] })
  expect(await tell()).toBeUndefined()
  git('commit', '-q', '--allow-empty', '-m', 'two')
  expect(await tell(), 'the watcher indexes that').toBeUndefined()
  git('branch', '-f', 'feature/ü', 'main')
  expect(await tell()).toEqual({ heads: { 'refs/heads/feature/ü': git('rev-parse', 'HEAD') }, gone: [] })
})

it('tells of branches that were renamed or deleted, also if the server did not hear it at first', async () => {
  await tell()
  git('branch', '-m', 'feature/ü', 'feature/new')
  hears = false
  const renamed = { heads: { 'refs/heads/feature/new': git('rev-parse', 'HEAD') }, gone: ['refs/heads/feature/ü'] }
  expect(await tell()).toEqual(renamed)
  hears = true
  expect(await tell()).toEqual(renamed)
  git('branch', '-m', 'trunk')
  expect(await tell()).toEqual({ heads: { 'refs/heads/trunk': '' }, gone: ['refs/heads/main'] })
  git('branch', '-D', 'feature/new')
  expect(await tell()).toEqual({ heads: {}, gone: ['refs/heads/feature/new'] })
})

it('has nothing to tell of a folder without git', async () => {
  rmSync(join(folder, '.git'), { recursive: true })
  expect(await tell()).toBeUndefined()
})
