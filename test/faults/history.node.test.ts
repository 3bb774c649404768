/**
 * P41 on what people do: after each of a repository's last commits, an incremental run leaves the same index as a run from scratch.
 *
 * `HISTORY_SOURCES=DIR,DIR npm run faults:history` (checkouts or git directories; `HISTORY_COMMITS` says how many) prints how many files
 * the commits linked. Without sources there is nothing to go by: checkouts of this project often have no history.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { run } from '../../indexer-action/src/run/run.ts'
import { StrictIngest } from '../../indexer-action/src/testing/strict-ingest.ts'
import { Crews, differences } from './grown-and-whole.ts'

const SOURCES = process.env.HISTORY_SOURCES?.split(',') ?? []
const COMMITS = Number(process.env.HISTORY_COMMITS ?? 20)

const made = SOURCES.length > 0 ? new Crews() : undefined
afterAll(() => made?.remove())

it.skipIf(SOURCES.length === 0).each(SOURCES.length === 0 ? ['HISTORY_SOURCES'] : SOURCES)(
  'an incremental index equals a full one after each of the last commits of %s',
  async (source) => {
    const folder = mkdtempSync(join(tmpdir(), 'sextant-history-'))
    const root = join(folder, 'tree')
    const git = (...args: string[]) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    const crews = { grown: (made as Crews).crew(), whole: (made as Crews).crew() }
    try {
      git('clone', '-q', '--shared', '--no-checkout', source, root)
      const last = git('-C', root, 'rev-list', '--first-parent', `--max-count=${COMMITS + 1}`, 'HEAD')
        .trim()
        .split('\n')
      const grown = new StrictIngest()
      let linked = 0
      for (const [at, commit] of last.reverse().entries()) {
        git('-C', root, 'checkout', '-q', '-f', commit)
        const options = { path: root, server: 'test', repository: 'history/tree', ref: 'main' }
        const report = await run({ ...options, ingest: grown, cache: join(folder, 'cache'), crew: crews.grown })
        if (at > 0) linked += report.linked
        const whole = new StrictIngest()
        await run({ ...options, ingest: whole, cache: false, crew: crews.whole })
        expect(differences(grown, whole, 'main'), commit).toEqual([])
      }
      console.info(`${source}: ${last.length - 1} commits linked ${linked} files`)
    } finally {
      await Promise.all(Object.values(crews).map((crew) => crew.close()))
      rmSync(folder, { recursive: true, force: true })
    }
  },
  (COMMITS + 1) * 120_000,
)
