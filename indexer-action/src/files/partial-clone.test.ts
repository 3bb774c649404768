import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../run/run.ts'
import { dryRun } from '../upload/upload.ts'

const folder = mkdtempSync(join(tmpdir(), 'sextant-partial-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const origin = join(folder, 'origin')
const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
const git = (at: string, ...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: at, stdio: 'pipe' })

beforeAll(() => {
  mkdirSync(join(origin, 'lib'), { recursive: true })
  git(origin, 'init', '--quiet')
  for (const setting of ['allowFilter', 'allowAnySHA1InWant']) git(origin, 'config', `uploadpack.${setting}`, 'true')
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(origin, `lib/${name}.py`), `def ${name}(): pass\n`)
  writeFileSync(join(origin, 'main.py'), 'def main(): pass\n')
  git(origin, 'add', '.')
  git(origin, 'commit', '--quiet', '-m', 'x')
})

let clones = 0
function clone(...options: string[]): string {
  const path = join(folder, `clone${clones++}`)
  git(folder, 'clone', '--quiet', ...options, `file://${origin}`, path)
  return path
}

/** What became of the files, and how often git asked the remote for objects. */
async function indexed(path: string, commit?: string) {
  const trace = `${path}.trace`
  rmSync(trace, { force: true })
  process.env.GIT_TRACE2_EVENT = trace
  try {
    const options = { path, server: 'dry-run', ingest: dryRun({ bytes: 0, requests: 0 }), cache: false } as const
    const report = await run(commit === undefined ? options : { ...options, commit })
    const asked = readFileSync(trace, 'utf8').match(/"event":"start".*"argv":\[[^\]]*"fetch"/g)?.length ?? 0
    return { indexed: report.indexed, symbols: report.statistics.symbols, asked }
  } finally {
    delete process.env.GIT_TRACE2_EVENT
  }
}

describe('what a partial clone lacks is fetched at once', () => {
  it('of a sparse checkout', async () => {
    const path = clone('--filter=blob:none', '--sparse')
    expect(await indexed(path)).toEqual({ indexed: 5, symbols: 5, asked: 1 })
    expect(await indexed(path)).toEqual({ indexed: 5, symbols: 5, asked: 0 })
  })

  it('of a commit', async () => {
    const path = clone('--filter=blob:none', '--no-checkout')
    expect(await indexed(path, 'HEAD')).toEqual({ indexed: 5, symbols: 5, asked: 1 })
  })

  it('of a commit without its trees', async () => {
    const path = clone('--filter=tree:0', '--no-checkout')
    const { asked, ...rest } = await indexed(path, 'HEAD')
    expect(rest).toEqual({ indexed: 5, symbols: 5 })
    expect(asked).toBeLessThan(4)
  })

  it('and nothing is published without it', async () => {
    const path = clone('--filter=blob:none', '--sparse')
    renameSync(origin, `${origin}.away`)
    try {
      await expect(indexed(path)).rejects.toThrow('is a partial clone that lacks 4 objects, and they cannot be fetched')
      await expect(indexed(path, 'HEAD')).rejects.toThrow('lacks 4 objects')
    } finally {
      renameSync(`${origin}.away`, origin)
    }
  })
})

it('a sparse checkout of a whole clone asks nobody', async () => {
  const path = clone('--sparse')
  expect(await indexed(path)).toEqual({ indexed: 5, symbols: 5, asked: 0 })
})
