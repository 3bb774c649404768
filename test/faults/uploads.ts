/**
 * P35, P37, P38, P49: whatever fails, and whoever else uploads, a reader sees complete generations, a retry succeeds, the
 * newest run wins, and no answer reveals what broke inside. Every kind of upload runs on in-memory SQLite, and some on the
 * emulator's D1, where a call takes milliseconds.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { PublishAnswer } from '../../src/contract/messages.ts'
import type { Env } from '../../src/env.ts'
import { type Around, failAfter, failBefore, faultAt, Schedule, withFaults } from '../setup/faulty-d1.ts'
import { scopeOf, see } from '../setup/reader.ts'
import { buildTree, type Tree, totalsOf } from '../setup/tree.ts'
import {
  begin,
  beginBody,
  contentRecords,
  delta,
  manifestRecord,
  ndjson,
  ok,
  sender,
  signIn,
} from '../setup/uploader.ts'

const OLD: Tree = {
  'a.py': 'def a():\n  b()\n',
  'b.py': 'def b(): pass\n',
  'c.py': 'def c(): pass\n',
  'd.bin': { skipped: 'binary' },
  ...Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`same/${n}.py`, `def same${n}(): a()\n`])),
}
const { 'c.py': _, ...REST } = OLD
const NEW: Tree = {
  ...REST,
  'b.py': 'def b():\n  return 2\n',
  'e.py': 'def e(): b()\n',
  'd.bin': { skipped: 'too_large' },
}
/** Made once of each tree, because thousands of uploads send the same few. */
const made = once((tree: Tree) => {
  const built = buildTree(tree)
  const sorted = [...built.entries].sort((a, b) => (a[0] < b[0] ? -1 : 1))
  return {
    entries: built.entries,
    totals: totalsOf(built.entries),
    content: ndjson(contentRecords(tree, built)),
    manifest: JSON.stringify(sorted),
  }
})

function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before
    const now = make(of)
    known.set(of, now)
    return now
  }
}

interface Plan {
  readonly repository: string
  readonly ref: string
  readonly run: number
  readonly tree: Tree
  readonly manifest: 'full' | 'delta'
  /** The tree that a delta starts from. */
  readonly from?: Tree
}

export const KINDS = [
  ['a delta to its own ref', { ref: 'main', manifest: 'delta' }],
  ['a whole manifest to its own ref', { ref: 'main', manifest: 'full' }],
  ['a delta to a new branch', { ref: 'topic', manifest: 'delta' }],
  ['a whole manifest to a new branch', { ref: 'topic', manifest: 'full' }],
] as const

const INTERNALS = /SQLITE|D1_ERROR|no such table|\btable\b|stack|\/src\/|eyJ|ghp_|sxt_/

export function uploadsUnderFaults(env: Env, kinds: readonly (typeof KINDS)[number][], schedules: number): void {
  let token: string
  beforeAll(async () => {
    token = await signIn(env)
    vi.spyOn(console, 'error').mockImplementation(() => {}) // silences the operator's log of thousands of injected failures
  })

  /** What a reader finds: the name of one of the trees, complete, or what is wrong. */
  async function reads(repository: string, ref: string, trees: Record<string, Tree>): Promise<string> {
    const scope = await scopeOf(env, token, repository, ref)
    if (typeof scope === 'string') return scope
    const seen = await see(env, scope)
    if (seen.broken.length > 0) return `broken: ${seen.broken}`
    const { digest, indexed, skipped } = totalsOf(seen.entries)
    if (
      JSON.stringify({ digest, indexed, skipped }) !==
      JSON.stringify({ digest: seen.claimed.digest, indexed: seen.claimed.indexed, skipped: seen.claimed.skipped })
    ) {
      return `torn: counts of generation ${seen.generation}`
    }
    const manifest = JSON.stringify(seen.entries)
    return Object.entries(trees).find(([, tree]) => made(tree).manifest === manifest)?.[0] ?? `torn: ${manifest}`
  }

  /** An uploader that repeats each step until it is answered, as a client does. `onFailure` sees every refusal. */
  async function stubbornUpload(
    on: Env,
    plan: Plan,
    between: (refused: string | undefined) => Promise<void> = async () => {},
  ): Promise<PublishAnswer> {
    const send = sender(on, token)
    const step = async <T>(path: string, body: unknown): Promise<T> => {
      for (let attempt = 0; attempt < 60; attempt++) {
        const response = await send(path, body)
        const text = await response.text()
        if (response.ok) {
          await between(undefined)
          return JSON.parse(text) as T
        }
        await between(text)
        if (JSON.parse(text).code !== 'unavailable') throw new Error(text)
      }
      throw new Error(`gave up on ${path}`)
    }
    const { entries: whole, totals, content } = made(plan.tree)
    const { upload: id } = await step<{ upload: string }>(
      'begin',
      beginBody({ ...plan, commit: String(plan.run).repeat(40) }),
    )
    const entries = plan.manifest === 'delta' ? delta(made(plan.from ?? OLD).entries, whole) : whole
    await step(`${id}/records`, content)
    await step(`${id}/records`, ndjson([manifestRecord(entries)]))
    return step(`${id}/publish`, { manifest: plan.manifest, ...totals })
  }

  let serial = 0
  async function published(): Promise<string> {
    serial += 1
    const repository = `faults/case-${serial}`
    const send = sender(env, token)
    const { entries, totals, content } = made(OLD)
    const { upload: id } = await begin(send, { repository })
    await ok(send(`${id}/records`, content))
    await ok(send(`${id}/records`, ndjson([manifestRecord(entries)])))
    await ok(send(`${id}/publish`, { manifest: 'full', ...totals }))
    return repository
  }

  describe.each(kinds)('with %s', (_, kind) => {
    const before = kind.ref === 'main' ? 'old' : 'ref_not_indexed'
    const plan = (repository: string): Plan => ({ repository, run: 2, tree: NEW, ...kind })

    async function calls(): Promise<number> {
      const { around, calls } = faultAt(0, failBefore)
      await stubbornUpload(withFaults(env, around), plan(await published()))
      return calls()
    }

    it.each([
      ['fails before it is done', failBefore],
      ['is done and its answer lost', failAfter],
    ] as [string, Around][])('a reader sees whole generations when any one call %s', async (_name, fault) => {
      const total = await calls()
      expect(total).toBeGreaterThan(10)
      for (let at = 1; at <= total; at++) {
        const repository = await published()
        const seen: string[] = []
        const answer = await stubbornUpload(
          withFaults(env, faultAt(at, fault).around),
          plan(repository),
          async (refused) => {
            if (refused) expect(refused).not.toMatch(INTERNALS)
            seen.push(await reads(repository, kind.ref, { old: OLD, new: NEW }))
          },
        )
        expect(answer, `call ${at}`).toMatchObject({ outcome: 'published' })
        expect(
          [...new Set(seen)].filter((what) => what !== before && what !== 'new'),
          `call ${at}`,
        ).toEqual([])
        expect(seen.at(-1), `call ${at}`).toBe('new')
        expect(await reads(repository, 'main', { old: OLD, new: NEW })).toBe(kind.ref === 'main' ? 'new' : 'old')
      }
    })

    it.each([
      ['not done', failBefore],
      ['done', failAfter],
    ] as [string, Around][])(
      'an uploader that died for good at any call (%s) leaves nothing for the next',
      async (_name, fault) => {
        const total = await calls()
        const other: Tree = { ...OLD, 'a.py': 'def a(): pass\n', 'other.py': 'def other(): a()\n' }
        for (let at = 1; at <= total; at++) {
          const repository = await published()
          const dies = async (refused: string | undefined) => {
            if (refused) throw new Error('died')
          }
          const attempt = stubbornUpload(withFaults(env, faultAt(at, fault).around), plan(repository), dies)
          const finished = await attempt.then(
            () => true,
            () =>
              fault === failAfter
                ? scopeOf(env, token, repository, kind.ref).then((s) => typeof s !== 'string' && s.commit[0] === '2')
                : false,
          )
          const from = finished ? NEW : OLD
          await stubbornUpload(env, { ...plan(repository), run: 3, tree: other, from })
          expect(await reads(repository, kind.ref, { old: OLD, new: NEW, other }), `call ${at}`).toBe('other')
        }
      },
    )

    it('a request that comes back from the dead changes nothing', async () => {
      const total = await calls()
      for (let at = 1; at <= total; at++) {
        const repository = await published()
        let wake = () => {}
        const asleep = new Promise<void>((resolve) => {
          wake = resolve
        })
        let reached = () => {}
        const sleeping = new Promise<void>((resolve) => {
          reached = resolve
        })
        const { around } = faultAt(at, async (call) => {
          reached()
          await asleep
          return call()
        })
        const zombie = stubbornUpload(withFaults(env, around), plan(repository)).catch((error: Error) => error.message)
        await sleeping
        // The client gave up; the workflow runs again, and then the ref moves on.
        await stubbornUpload(env, plan(repository))
        await stubbornUpload(env, { ...plan(repository), run: 3, tree: OLD, manifest: 'full' })
        wake()
        await zombie
        expect(await reads(repository, kind.ref, { old: OLD, new: NEW }), `call ${at}`).toBe('old')
        expect(await scopeOf(env, token, repository, kind.ref)).toMatchObject({ commit: '3'.repeat(40) })
      }
    })

    it('a publish that is asked for a second time while it is under way tells of one that went through', async () => {
      let calls = Number.POSITIVE_INFINITY
      // The first run is undisturbed and counts the calls.
      for (let at = 0; at <= calls; at++) {
        const repository = await published()
        const send = sender(env, token)
        const { entries: whole, totals, content } = made(NEW)
        const begun = await send('begin', beginBody({ ...plan(repository), commit: '2'.repeat(40) }))
        const { upload: id } = (await begun.json()) as { upload: string }
        const entries = kind.manifest === 'delta' ? delta(made(OLD).entries, whole) : whole
        await send(`${id}/records`, content)
        await send(`${id}/records`, ndjson([manifestRecord(entries)]))
        const asked = { manifest: kind.manifest, ...totals }
        const counted = faultAt(at, async (call) => {
          expect((await send(`${id}/publish`, asked)).status, `call ${at}`).toBe(200)
          return call()
        })
        const slow = sender(withFaults(env, counted.around), token)
        let response = await slow(`${id}/publish`, asked)
        if (response.status === 503) response = await slow(`${id}/publish`, asked)
        expect([response.status, await response.json()], `call ${at}`).toMatchObject([200, { outcome: 'published' }])
        expect(await reads(repository, kind.ref, { old: OLD, new: NEW }), `call ${at}`).toBe('new')
        if (at === 0) calls = counted.calls()
      }
      expect(calls).toBeGreaterThan(5)
    })
  })

  describe('concurrent runs', () => {
    const trees = {
      old: OLD,
      new: NEW,
      third: { 'z.py': 'def z(): pass\n' },
      fourth: { ...OLD, 'b.py': 'def b(): z()\n' },
    }

    it('leave the newest run published in every schedule, and never a mixture', async () => {
      const outcomes = new Map<string, number>()
      for (let seed = 0; seed < schedules; seed++) {
        const repository = await published()
        const schedule = new Schedule(seed)
        const on = withFaults(env, schedule.around)
        const order: number[] = []
        const pump = schedule.run(async () => {
          const seen = await reads(repository, 'main', trees)
          expect(Object.keys(trees), `schedule ${seed}`).toContain(seen)
          const scope = await scopeOf(env, token, repository, 'main')
          if (typeof scope !== 'string' && order.at(-1) !== scope.generation) order.push(scope.generation)
        })
        const plans: Plan[] = [
          { repository, ref: 'main', run: 2, tree: trees.new, manifest: 'full' },
          { repository, ref: 'main', run: 3, tree: trees.third, manifest: 'full' },
          { repository, ref: 'main', run: 4, tree: trees.fourth, manifest: 'full' },
          { repository, ref: 'main', run: 4, tree: trees.fourth, manifest: 'full' },
        ]
        const uploads = Promise.all(plans.map((plan) => stubbornUpload(on, plan))).finally(() => schedule.stop())
        const [answers] = await Promise.all([uploads, pump])
        expect(answers[2]?.outcome, `schedule ${seed}`).toBe('published')
        expect(await reads(repository, 'main', trees), `schedule ${seed}`).toBe('fourth')
        expect(order, 'generations only grow').toEqual([...order].sort((a, b) => a - b))
        const outcome = answers.map((answer) => answer.outcome).join(' ')
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
      expect(outcomes.size, 'schedules differ').toBeGreaterThan(1)
    }, 180_000)
  })
}
