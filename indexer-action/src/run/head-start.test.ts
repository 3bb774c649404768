import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { hasMoved } from './head-start.ts'
import { run } from './run.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sextant-head-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const cache = () => join(root, '.sextant/cache')
const index = () => run({ path: root, ingest: new StrictIngest(), server: 'test', cache: cache() })

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim()
}

function commit(text: string): void {
  writeFileSync(join(root, 'a.txt'), text)
  git('add', 'a.txt')
  git('commit', '-qm', 'change')
}

test('a checkout has moved when its branch or its HEAD is at another commit than the index', async () => {
  git('init', '-q', '-b', 'trunk')
  commit('one\n')
  expect(hasMoved(root, cache())).toBe(false)
  await index()
  expect(hasMoved(root, cache())).toBe(false)
  const first = git('rev-parse', 'HEAD')
  commit('two\n')
  expect(hasMoved(root, cache())).toBe(true)
  git('checkout', '-q', first)
  expect(hasMoved(root, cache())).toBe(false)
  git('checkout', '-q', 'trunk')
  git('pack-refs', '--all')
  // Nobody can tell without git.
  expect(hasMoved(root, cache())).toBe(false)
})
