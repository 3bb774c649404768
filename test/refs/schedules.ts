/**
 * P37, P38: runs of a ref in every order that CI produces (at once, late, repeated, cancelled, dead) leave the newest completed
 * one, whole. Every call to a database waits until the schedule lets it through, so each seed is one
 * interleaving and can be repeated. A few are run on the emulator's D1, many on SQLite in memory (`npm run schedules`).
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Env } from '../../src/env.ts'
import { Schedule, withFaults } from '../setup/faulty-d1.ts'
import { scopeOf, see } from '../setup/reader.ts'
import { buildTree, type Tree, totalsOf } from '../setup/tree.ts'
import { beginBody, contentRecords, delta, manifestRecord, ndjson, sender, signIn, upload } from '../setup/uploader.ts'

/** Random numbers below a bound, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 12345
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The contents of a commit. There are few different ones, so that branches go back and forth between them. */
const COMMITS = ['a', 'b', 'c', 'd']
const treeOf = (letter: string): Tree => ({
  'common.py': 'def common(): pass\n',
  [`only_${letter}.py`]: `def only_${letter}():\n  common()\n`,
  'changing.py': `def changing(): return "${letter}"\n`,
})

interface Run {
  readonly ref: string
  readonly run: number
  readonly attempt: number
  readonly letter: string
}

/** One client's run and its accidents: steps repeated, cancelled between two steps, or never continued. */
async function play(
  on: Env,
  token: string,
  repository: string,
  of: Run,
  random: (below: number) => number,
): Promise<boolean> {
  const send = sender(on, token)
  const tree = treeOf(of.letter)
  const built = buildTree(tree)
  const commit = of.letter.repeat(40)
  const ask = async (path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> => {
    const once = async () => {
      for (let tries = 0; ; tries++) {
        const response = await send(path, body)
        if (response.status !== 503 || tries > 200)
          return { status: response.status, body: (await response.json()) as Record<string, unknown> }
      }
    }
    // A lost answer is requested again; a request that is sent twice is answered twice.
    if (random(5) === 0) return (await Promise.all([once(), once()]))[random(2)] as Awaited<ReturnType<typeof once>>
    return once()
  }
  const stops = async (): Promise<boolean> => {
    const what = random(24)
    if (what > 1) return false
    if (what === 1) {
      const { format: _, ...body } = beginBody({ repository, ...of, commit })
      await ask('report', { ...body, outcome: 'cancelled' })
    }
    return true
  }
  const begun = await ask('begin', beginBody({ repository, ...of, commit }))
  if (begun.status !== 200 || (await stops())) return false
  const { upload: id, base } = begun.body as { upload: string; base?: { commit: string } }
  if ((await ask(`${id}/records`, ndjson(contentRecords(tree, built)))).status !== 200 || (await stops())) return false
  const from = base && random(2) === 0 ? treeOf(base.commit[0] as string) : undefined
  const entries = from ? delta(buildTree(from).entries, built.entries) : built.entries
  if ((await ask(`${id}/records`, ndjson([manifestRecord(entries)]))).status !== 200 || (await stops())) return false
  const said = await ask(`${id}/publish`, { manifest: from ? 'delta' : 'full', ...totalsOf(built.entries) })
  if (said.status === 200) return true
  // The base has moved: publish the whole, in a new upload.
  if (said.body.code !== 'base_moved' && said.body.code !== 'digest_mismatch') return false
  const again = await ask('begin', beginBody({ repository, ...of, commit }))
  if (again.status !== 200) return false
  const second = (again.body as { upload: string }).upload
  await ask(`${second}/records`, ndjson([...contentRecords(tree, built), manifestRecord(built.entries)]))
  return (await ask(`${second}/publish`, { manifest: 'full', ...totalsOf(built.entries) })).status === 200
}

const newest = (runs: readonly Run[]): Run | undefined =>
  [...runs].sort((a, b) => a.run - b.run || a.attempt - b.attempt).at(-1)

/** `env` has empty databases. */
export function runsOfOneRef(env: Env, schedules: number): void {
  describe('runs of one ref', () => {
    let token: string
    beforeAll(async () => {
      token = await signIn(env)
    })

    it(`leave the newest that came to its end, in each of ${schedules} schedules`, async () => {
      let finished = 0
      let stopped = 0
      for (let seed = 1; seed <= schedules; seed++) {
        const random = numbers(seed)
        const repository = `schedules/case-${seed}`
        await upload(sender(env, token), { repository, run: 1, commit: 'a'.repeat(40) }, treeOf('a'))
        // A run has one commit: its attempts and repetitions are of the same.
        const letters = Array.from({ length: 8 }, () => COMMITS[random(COMMITS.length)] as string)
        const runs = Array.from({ length: 3 + random(4) }, (): Run => {
          const run = 2 + random(5)
          return {
            ref: random(4) === 0 ? 'topic/ü%2F' : 'main',
            run,
            attempt: 1 + random(2),
            letter: letters[run] as string,
          }
        })
        const schedule = new Schedule(seed)
        const on = withFaults(env, schedule.around)
        const pump = schedule.run(async () => {})
        const played = Promise.all(
          runs.map(async (run, at) => {
            // Some start only when others are done or dead, as in a queue of runners.
            if (at > 0 && random(3) === 0) await schedule.pass(random(60))
            return play(on, token, repository, run, random)
          }),
        ).finally(() => schedule.stop())
        const [ended] = await Promise.all([played, pump])
        const done = runs.filter((_, at) => ended[at])
        finished += done.length
        stopped += runs.length - done.length
        for (const ref of ['main', 'topic/ü%2F']) {
          const expected = newest(done.filter((run) => run.ref === ref))?.letter ?? (ref === 'main' ? 'a' : undefined)
          const scope = await scopeOf(env, token, repository, ref)
          const about = `schedule ${seed}, ${ref}: ${JSON.stringify(runs.map((run, at) => [run, ended[at]]))}`
          if (expected === undefined) {
            expect(scope, about).toBe('ref_not_indexed')
            continue
          }
          if (typeof scope === 'string') throw new Error(`${scope}: ${about}`)
          expect(scope.commit[0], about).toBe(expected)
          const seen = await see(env, scope)
          expect([seen.entries, seen.broken], about).toEqual([
            [...buildTree(treeOf(expected)).entries].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
            [],
          ])
        }
      }
      expect(finished, 'most come to their end').toBeGreaterThan(stopped)
      if (schedules >= 15) expect(stopped, 'some do not').toBeGreaterThan(0)
    }, 3_600_000)
  })
}
