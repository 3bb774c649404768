import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const MODULE = fileURLToPath(new URL('./one-arena.ts', import.meta.url))

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sextant-arena-'))
  const script = `
import { keepInOneArena } from ${JSON.stringify(MODULE)}
const before = process.env.BEFORE ?? process.pid
process.env.BEFORE = before
keepInOneArena(process.argv[2])
console.log(JSON.stringify([process.env.MALLOC_ARENA_MAX ?? null, process.pid === Number(before), process.argv.slice(2)]))`
  writeFileSync(join(root, 'program.mts'), script)
  execFileSync('git', ['init', '-q', root])
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function runOn(bytes: number, env: NodeJS.ProcessEnv = {}): unknown {
  writeFileSync(join(root, 'large'), '')
  truncateSync(join(root, 'large'), bytes)
  execFileSync('git', ['-C', root, 'add', 'large'])
  const { MALLOC_ARENA_MAX, ...inherited } = process.env
  const args = [join(root, 'program.mts'), root, '--flag', 'with space']
  return JSON.parse(execFileSync(process.execPath, args, { env: { ...inherited, ...env } }).toString())
}

test.runIf(process.platform === 'linux')(
  'a large checkout is indexed with one arena, by the same process with the same arguments',
  () => {
    expect(runOn(20_000_000)).toEqual(['1', true, [root, '--flag', 'with space']])
  },
)

test('a small checkout is indexed at once, and a number of arenas that somebody chose stays', () => {
  expect(runOn(1_000_000)).toEqual([null, true, [root, '--flag', 'with space']])
  expect(runOn(20_000_000, { MALLOC_ARENA_MAX: '4' })).toEqual(['4', true, [root, '--flag', 'with space']])
})
