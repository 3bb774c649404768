import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFresh, type Watch } from './keep-fresh.ts'

/**
 * Waits, in turns of the event loop, longer than the watcher waits for the end of a burst. After a stall, timers fire before the pending
 * file events, so a single long timer could end before any event was seen.
 */
const QUIET = { turns: 30, ms: 10 }

let folder: string
let root: string
let watch: Watch
let runs: number

/** Lists every file except those in `ignored`. */
const listed = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('ignored/'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sextant-fresh-'))
  root = join(folder, 'tree')
  mkdirSync(join(root, 'src'), { recursive: true })
  mkdirSync(join(root, 'prepared'))
  mkdirSync(join(root, 'ignored'))
  mkdirSync(join(folder, 'git'))
  writeFileSync(join(root, 'src/a.ts'), '')
  writeFileSync(join(root, 'ignored/made.js'), '')
  runs = 0
  watch = keepFresh(root, join(folder, 'git'), () => {
    runs++
    watch.update(listed())
  })
  watch.update(listed())
})
afterEach(() => {
  watch.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** How many runs an action causes until the watcher is quiet again. */
async function runsAfter(act: () => void): Promise<number> {
  const before = runs
  act()
  let last: number
  do {
    last = runs
    for (let turn = 0; turn < QUIET.turns; turn++) await sleep(QUIET.ms)
  } while (last !== runs)
  return runs - before
}

const write = (path: string) => () => writeFileSync(join(root, path), `${Math.random()}`)

it('a burst of saves is one run', async () => {
  expect(
    await runsAfter(() => {
      for (let n = 0; n < 20; n++) appendFileSync(join(root, 'src/a.ts'), 'x')
    }),
  ).toBe(1)
})

it.each([
  ['one that was empty from the beginning', 'prepared', () => undefined],
  ['one whose files were removed', 'src', () => rmSync(join(root, 'src/a.ts'))],
  ['a new one', 'new', () => mkdirSync(join(root, 'new'))],
  ['one in new ones', 'new/of/new', () => mkdirSync(join(root, 'new/of/new'), { recursive: true })],
])('a file that comes into an empty folder, %s, is noticed', async (_, into, make) => {
  await runsAfter(make)
  expect(await runsAfter(write(`${into}/b.ts`))).toBeGreaterThan(0)
  expect(await runsAfter(write(`${into}/b.ts`))).toBeGreaterThan(0)
})

it.each([
  ['removed and copied again', () => rmSync(join(root, 'src'), { recursive: true })],
  ['moved aside', () => renameSync(join(root, 'src'), join(folder, 'aside'))],
])('a folder that was %s is watched as before', async (_, leave) => {
  cpSync(join(root, 'src'), join(folder, 'copy'), { recursive: true })
  await runsAfter(() => {
    leave()
    cpSync(join(folder, 'copy'), join(root, 'src'), { recursive: true })
  })
  expect(await runsAfter(write('src/late.ts'))).toBeGreaterThan(0)
})

it('what happens in an ignored folder makes no run, however new the folder is', async () => {
  expect(await runsAfter(write('ignored/more.js'))).toBe(0)
  await runsAfter(() => {
    rmSync(join(root, 'ignored'), { recursive: true })
    mkdirSync(join(root, 'ignored'))
    write('ignored/made.js')()
  })
  expect(await runsAfter(write('ignored/more.js'))).toBe(0)
})

it('a commit is noticed wherever git keeps the index of this work tree, and git’s own files are not', async () => {
  const inGit = (name: string) => () => writeFileSync(join(folder, 'git', name), '')
  expect(await runsAfter(inGit('index'))).toBe(1)
  expect(await runsAfter(inGit('FETCH_HEAD'))).toBe(0)
})

it.each([
  ['amended', ['commit', '--quiet', '--amend', '--message', 'said better']],
  ['taken back but not its changes', ['reset', '--quiet', '--soft', 'HEAD~1']],
  ['followed by an empty one', ['commit', '--quiet', '--allow-empty', '--message', 'empty']],
])('a commit that is %s is noticed, though the index stays', async (_, args) => {
  const git = (...given: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...given], { cwd: root })
  const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '--message', message)
  git('init', '--quiet')
  git('add', 'src')
  commit('first')
  writeFileSync(join(root, 'src/b.ts'), '')
  git('add', 'src')
  commit('second')
  watch.stop()
  watch = keepFresh(root, join(root, '.git'), () => runs++)
  watch.update(['src/a.ts', 'src/b.ts'])
  await runsAfter(() => undefined)
  expect(await runsAfter(() => git(...args))).toBeGreaterThan(0)
})
