import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { headStart } from './head-start.ts'
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
  writeFileSync(join(root, 'a.py'), text)
  git('add', 'a.py')
  git('commit', '-qm', 'change')
}

test('a checkout whose branch or HEAD is at another commit than the index gets a head start in the language of most files', async () => {
  git('init', '-q', '-b', 'trunk')
  commit('one\n')
  expect(headStart(root, cache())).toBeUndefined()
  await index()
  expect(headStart(root, cache())).toBeUndefined()
  const first = git('rev-parse', 'HEAD')
  commit('two\n')
  expect(headStart(root, cache())).toEqual(['python'])
  git('checkout', '-q', first)
  expect(headStart(root, cache())).toBeUndefined()
  git('checkout', '-q', 'trunk')
  git('pack-refs', '--all')
  // Nobody can tell without git.
  expect(headStart(root, cache())).toBeUndefined()
})
