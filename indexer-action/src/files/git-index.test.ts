import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { trackedBytes } from './git-index.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sextant-git-index-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root })

function checkout(): void {
  git('init', '-q')
  // Names of every length up to where padding repeats, and one that is longer than the index can say.
  for (let length = 1; length <= 20; length++) writeFileSync(join(root, 'x'.repeat(length)), 'y'.repeat(length))
  const deep = Array.from({ length: 20 }, () => 'd'.repeat(220)).join('/')
  mkdirSync(join(root, deep.slice(0, 220 * 15)), { recursive: true })
  writeFileSync(join(root, deep.slice(0, 220 * 15), 'file'), 'z'.repeat(1000))
  git('add', '.')
}

test('the bytes of all tracked files, whatever the lengths of their paths', () => {
  checkout()
  writeFileSync(join(root, 'not tracked'), 'n'.repeat(5000))
  expect(trackedBytes(root)).toBe(1210)
})

test('files that are only intended to be added have further flags', () => {
  checkout()
  writeFileSync(join(root, 'intended'), 'i')
  writeFileSync(join(root, 'xy'), 'i'.repeat(90))
  git('add', '-N', 'intended')
  git('add', 'xy')
  expect(trackedBytes(root)).toBe(1300)
})

test('a plain folder, an index that is cut off and one of another version say nothing', () => {
  expect(trackedBytes(root)).toBeUndefined()
  checkout()
  git('update-index', '--index-version', '4')
  expect(trackedBytes(root)).toBeUndefined()
  writeFileSync(join(root, '.git/index'), Buffer.from('DIRC\0\0\0\x02\0\0\0\x05', 'latin1'))
  expect(trackedBytes(root)).toBeUndefined()
  writeFileSync(join(root, '.git/index'), 'DIRC')
  expect(trackedBytes(root)).toBeUndefined()
})
