/**
 * P39: sweeping, between any two database calls of uploads, publishes and readers, deletes nothing that is alive, and in the
 * end leaves nothing that is dead. A few interleavings run on the emulator's D1, many on SQLite in memory
 * (`npm run schedules`).
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Env, indexShards } from '../../src/env.ts'
import { RETENTION, sweepAll } from '../../src/ingest/sweep.ts'
import { Schedule, withFaults } from '../setup/faulty-d1.ts'
import { scopeOf, see } from '../setup/reader.ts'
import { buildTree, type Tree, totalsOf } from '../setup/tree.ts'
import { beginBody, contentRecords, manifestRecord, ndjson, sender, signIn, upload } from '../setup/uploader.ts'

const DAY = 86_400_000
/** Time advances with the calls, so the schedule also decides what is old enough to be swept. */
const CALL_MS = 25
/** How long a request may read: shorter than an interleaving, longer than most reads in it. */
const READING_MS = 4000
/** A publish notes when it ends what is visible and waits for its turn before it does: a reader that begins meanwhile has less time. */
const NOTED_BEFORE_MS = 20 * CALL_MS
/** How many turns a reader waits between learning what to read and reading it, while others go on. */
const MOST_TURNS = 12
/** Within this many interleavings a reader must notice a sweeper that gives readers no time. */
const MOST_UNTIL_SEEN = 40

/** Long enough that a version of it is stored as a difference. */
const long = Array.from({ length: 120 }, (_, n) => `def long${n}(): a() # ${n ** 4}`)

const treeOf = (run: number): Tree => ({
  'long.py': long.toSpliced(run * 7, 0, `def edited${run}(): b()`).join('\n'),
  'a.py': `def a(): return ${run}\n`,
  'b.py': 'def b():\n  a()\n',
  [`only${run % 3}.py`]: `def only${run % 3}(): b()\n`,
})
const manifestOf = (tree: Tree) => [...buildTree(tree).entries].sort((x, y) => (x[0] < y[0] ? -1 : 1))

/** Uploads a run, and starts again if content that it relied on was swept, as the client must. */
async function publishes(on: Env, token: string, repository: string, ref: string, run: number): Promise<void> {
  const send = sender(on, token)
  const ask = async (path: string, body: unknown) => {
    for (;;) {
      const response = await send(path, body)
      if (response.status !== 503)
        return { status: response.status, body: (await response.json()) as { upload: string; code?: string } }
    }
  }
  const tree = treeOf(run)
  const built = buildTree(tree)
  for (let tries = 0; tries < 20; tries++) {
    const { body } = await ask('begin', beginBody({ repository, ref, run, commit: String(run % 10).repeat(40) }))
    // An existing manifest protects what it names. Content that arrives before its manifest may be swept, and is sent again.
    const sent = [contentRecords(tree, built), [manifestRecord(built.entries)]]
    for (const records of (run + tries) % 2 === 0 ? sent : sent.reverse())
      await ask(`${body.upload}/records`, ndjson(records))
    const said = await ask(`${body.upload}/publish`, { manifest: 'full', ...totalsOf(built.entries) })
    if (said.status === 200) return
    if (said.body.code !== 'missing_content') throw new Error(JSON.stringify(said))
  }
  throw new Error('never published')
}

/** Rows that nothing refers to, and rows that refer to nothing, by table. */
async function orphans(env: Env, repositoryId: number): Promise<Record<string, number>> {
  const mine = 'repository_id = t.repository_id'
  const none = (rows: string) => `NOT EXISTS (SELECT 1 FROM ${rows})`
  const stands = (table: string) =>
    `(t.beside_id IS NOT NULL AND ${none(`${table} b WHERE b.${mine} AND b.id = t.beside_id`)})`
  const held = (table: string, column: string) =>
    `(${none(`manifest m WHERE m.${mine} AND m.${column} = t.id`)} AND ${none(`${table} c WHERE c.${mine} AND c.beside_id = t.id`)})`
  const questions = {
    file_version: `${held('file_version', 'file_id')} OR ${stands('file_version')}`,
    link_set: `${held('link_set', 'link_set_id')} OR ${stands('link_set')}
      OR (t.edges_id IS NOT NULL AND ${none(`edge_list e WHERE e.${mine} AND e.edges_id = t.edges_id`)})`,
    file_text: none(`file_version v WHERE v.${mine} AND v.id = t.file_id`),
    symbol: none(`file_version v WHERE v.${mine} AND v.id = t.file_id`),
    edge_list: none(`link_set l WHERE l.${mine} AND l.edges_id = t.edges_id`),
    trigram_pack: none(`segment s WHERE s.${mine} AND s.id = t.segment_id`),
    word_pack: none(`segment s WHERE s.${mine} AND s.id = t.segment_id`),
    staged_manifest: 'true',
  }
  const found: Record<string, number> = {}
  for (const [table, orphaned] of Object.entries(questions)) {
    for (const shard of indexShards(env)) {
      const sql = `SELECT count(*) AS n FROM ${table} t WHERE t.repository_id = ? AND (${orphaned})`
      found[table] = (found[table] ?? 0) + ((await shard.prepare(sql).bind(repositoryId).first<number>('n')) ?? 0)
    }
  }
  return found
}

interface Played {
  readonly repository: string
  readonly reads: number
  /** Reads that saw something other than the commit they were promised. */
  readonly torn: readonly string[]
}
const MAIN_RUNS = [2, 3, 4, 6, 7, 8]
/** Refs, each with the run that must be visible in the end. */
const LAST_RUNS = [
  ['main', 8],
  ['topic', 5],
] as const

/** Uploads to two refs, readers of both, and successive sweeps that keep what has ended for `readingMs`. */
async function play(env: Env, token: string, seed: number, readingMs: number, clock: { now: number }): Promise<Played> {
  const busy = { ...RETENTION, supersededMs: 0, readingMs, uploadMs: DAY, contentMs: 0 } as never
  const repository = `sweeping/case-${readingMs}-${seed}`
  await upload(sender(env, token), { repository, run: 1, commit: '1'.repeat(40) }, treeOf(1))
  const known = new Map([1, ...MAIN_RUNS, 5].map((run) => [String(run).repeat(40), manifestOf(treeOf(run))]))
  const schedule = new Schedule(seed)
  const on = withFaults(env, (call) =>
    schedule.around(() => {
      clock.now += CALL_MS
      return call()
    }),
  )
  const pump = schedule.run(async () => {})
  let working = true
  let reads = 0
  const torn: string[] = []
  const sweepOn = async () => {
    while (working) {
      // Only this repository: those of earlier interleavings would come first, and are more than one sweep handles.
      await on.DB.prepare("UPDATE repository SET sweep_due = 1 WHERE owner || '/' || name = ?").bind(repository).run()
      // Ages all content but no generations: those are kept for readers.
      await sweepAll(on, Date.now() + 1, busy)
    }
  }
  const readsOn = async (ref: string) => {
    for (let turn = seed; working; turn++) {
      const started = Date.now()
      const scope = await scopeOf(on, token, repository, ref)
      if (typeof scope === 'string') continue
      const whole = JSON.stringify([[], known.get(scope.commit)])
      // As long as a request may take, so that a reader may still hold what has just ended.
      while (working) {
        for (let left = (7 * turn) % MOST_TURNS; left > 0 && working; left--) await schedule.pass(1)
        const seen = await see(on, scope)
        if (Date.now() - started > READING_MS - NOTED_BEFORE_MS) break
        reads++
        if (JSON.stringify([seen.broken, seen.entries]) !== whole) torn.push(`${ref}: ${JSON.stringify(seen)}`)
      }
    }
  }
  const uploads = Promise.all([
    (async () => {
      for (const run of MAIN_RUNS) await publishes(on, token, repository, 'main', run)
    })(),
    publishes(on, token, repository, 'topic', 5),
  ]).finally(() => {
    working = false
  })
  const all = Promise.all([uploads, sweepOn(), readsOn('main'), readsOn('topic')]).finally(() => schedule.stop())
  await Promise.all([all, pump])
  return { repository, reads, torn }
}

/** `env` has empty databases. Whether a fault would be noticed at all is only tested where interleavings are cheap. */
export function sweepingBesideRuns(env: Env, sweeps: number, cheap: boolean): void {
  describe('sweeping', () => {
    let token: string
    const clock = { now: Date.now() }
    beforeAll(async () => {
      vi.spyOn(console, 'log').mockImplementation(() => {}) // the sweeper's own report
      vi.spyOn(Date, 'now').mockImplementation(() => clock.now)
      token = await signIn(env)
    })
    afterAll(() => {
      vi.restoreAllMocks()
    })

    it(`takes nothing that is alive and leaves nothing that is dead, in each of ${sweeps} interleavings`, async () => {
      let reads = 0
      let differences = 0
      for (let seed = 1; seed <= sweeps; seed++) {
        const played = await play(env, token, seed, READING_MS, clock)
        reads += played.reads
        expect(played.torn, `interleaving ${seed}`).toEqual([])
        let repositoryId = -1
        for (const [ref, run] of LAST_RUNS) {
          const scope = await scopeOf(env, token, played.repository, ref)
          if (typeof scope === 'string') throw new Error(`${scope}: interleaving ${seed}`)
          repositoryId = scope.repositoryId
          const seen = await see(env, scope)
          expect([seen.commit[0], seen.broken, seen.entries], `interleaving ${seed}, ${ref}`).toEqual([
            String(run),
            [],
            manifestOf(treeOf(run)),
          ])
        }
        for (const shard of indexShards(env)) {
          const sql = 'SELECT count(beside_id) AS n FROM file_version WHERE repository_id = ?'
          differences += (await shard.prepare(sql).bind(repositoryId).first<number>('n')) ?? 0
        }
        // Twice: what the first sweep deletes makes more rows unreferenced for the second.
        for (const _ of [1, 2]) {
          await env.DB.prepare('UPDATE repository SET sweep_due = 1 WHERE id = ?').bind(repositoryId).run()
          await sweepAll(env, Date.now() + 40 * DAY)
        }
        expect(await orphans(env, repositoryId), `interleaving ${seed}`).toEqual(
          Object.fromEntries(Object.keys(await orphans(env, -1)).map((table) => [table, 0])),
        )
        await env.DB.prepare('UPDATE repository SET sweep_due = 0').run()
      }
      expect(reads).toBeGreaterThan(sweeps)
      expect(differences, 'versions that stood on others').toBeGreaterThan(0)
    }, 3_600_000)

    it.runIf(cheap)(
      'would be seen to take what a reader holds, if it gave readers no time',
      async () => {
        for (let seed = 1; seed <= MOST_UNTIL_SEEN; seed++) {
          const { torn } = await play(env, token, seed, 0, clock)
          if (torn.length > 0) return
        }
        expect.unreachable('no reader noticed')
      },
      3_600_000,
    )
  })
}
