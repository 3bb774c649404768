import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/contract/limits.ts'
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
async function indexed(path: string, commit?: string, ignore: readonly string[] = []) {
  const trace = `${path}.trace`
  rmSync(trace, { force: true })
  process.env.GIT_TRACE2_EVENT = trace
  try {
    const options = {
      path,
      server: 'dry-run',
      ingest: dryRun({ bytes: 0, requests: 0 }),
      cache: false,
      ignore,
    } as const
    const report = await run(commit === undefined ? options : { ...options, commit })
    const asked = readFileSync(trace, 'utf8').match(/"event":"start".*"argv":\[[^\]]*"fetch"/g)?.length ?? 0
    return { indexed: report.indexed, symbols: report.statistics.symbols, asked, skipped: report.skippedBy }
  } finally {
    delete process.env.GIT_TRACE2_EVENT
  }
}

describe('what a partial clone lacks is fetched at once', () => {
  it('of a sparse checkout', async () => {
    const path = clone('--filter=blob:none', '--sparse')
    expect(await indexed(path)).toEqual({ indexed: 5, symbols: 5, asked: 1, skipped: {} })
    expect(await indexed(path)).toEqual({ indexed: 5, symbols: 5, asked: 0, skipped: {} })
  })

  it('of a commit', async () => {
    const path = clone('--filter=blob:none', '--no-checkout')
    expect(await indexed(path, 'HEAD')).toEqual({ indexed: 5, symbols: 5, asked: 1, skipped: {} })
  })

  it('of a commit without its trees', async () => {
    const path = clone('--filter=tree:0', '--no-checkout')
    const { asked, ...rest } = await indexed(path, 'HEAD')
    expect(rest).toEqual({ indexed: 5, symbols: 5, skipped: {} })
    expect(asked).toBeLessThan(4)
  })

  it.each([
    ['of a sparse checkout', ['--sparse'], undefined, 1],
    ['of a commit', ['--no-checkout'], 'HEAD', 2],
  ])('%s, without what is left out', async (_, options, commit, times) => {
    const ruled = join(folder, 'ruled')
    if (!existsSync(ruled)) {
      git(folder, 'clone', '--quiet', origin, ruled)
      for (const setting of ['allowFilter', 'allowAnySHA1InWant']) git(ruled, 'config', `uploadpack.${setting}`, 'true')
      const files = {
        '.sextantignore': '/images/\n',
        '.gitattributes': 'copied/* linguist-vendored\n',
        'images/a.svg': '<svg>a</svg>\n',
        'copied/a.py': 'def copied(): pass\n',
        'named/a.py': 'def named(): pass\n',
        'node_modules/a/index.js': 'module.exports = 1\n',
        'node_modules/a/package.json': '{}\n',
        'lib/large.py': `x = "${'x'.repeat(LIMITS.fileBytes)}"\n`,
      }
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(ruled, path)), { recursive: true })
        writeFileSync(join(ruled, path), text)
      }
      git(ruled, 'add', '.')
      git(ruled, 'commit', '--quiet', '-m', 'y')
    }
    const path = join(folder, `ruled${clones++}`)
    git(folder, 'clone', '--quiet', '--filter=blob:none', ...options, `file://${ruled}`, path)
    const { asked, symbols, skipped } = await indexed(path, commit, ['/named/'])
    expect([asked, symbols, skipped]).toEqual([times, 5, { ignored: 2, vendored: 3, too_large: 1 }])
    const listed = git(path, 'rev-list', '--objects', '--missing=print', '--no-walk', 'HEAD').toString()
    expect(listed.match(/^\?/gm)).toHaveLength(4)
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
  expect(await indexed(path)).toEqual({ indexed: 5, symbols: 5, asked: 0, skipped: {} })
})
