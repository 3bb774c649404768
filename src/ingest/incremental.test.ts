/**
 * P41: however a ref came to where it is (whole manifests, deltas, branches of branches, reverts), a reader finds exactly
 * the tree that was last published, as if it had been indexed from nothing.
 */
import { expect, it } from 'vitest'
import { developer } from '../../test/setup/developer.ts'
import type { Tree } from '../../test/setup/tree.ts'
import type { SkipReason } from '../contract/file.ts'

const { upload, expectSeen } = developer()

const SCRIPTS = 6
const STEPS = 14

function randomly(seed: number) {
  let state = seed * 7919 + 1
  return (below: number) => {
    state = (Math.imul(state, 48271) >>> 0) % 2147483647
    return state % below
  }
}

/** Adds, edits, removes, renames, skips and un-skips a few files. */
function edited(tree: Tree, random: (below: number) => number): Tree {
  const next: Record<string, Tree[string]> = { ...tree }
  for (let edits = random(5); edits >= 0; edits--) {
    const path = `${['', 'src/', 'ü/'][random(3)]}f${random(14)}.py`
    const other = Object.keys(next)[random(Math.max(1, Object.keys(next).length))]
    switch (random(5)) {
      case 0:
        delete next[path]
        break
      case 1:
        next[path] = { skipped: (['binary', 'too_large'] as SkipReason[])[random(2)] as SkipReason }
        break
      case 2:
        if (other !== undefined) {
          next[path] = next[other] as Tree[string]
          delete next[other]
        }
        break
      default:
        next[path] = `def g${random(6)}(): g${random(6)}()\n`
    }
  }
  return Object.keys(next).length === 0 ? { 'one.py': '' } : next
}

it.each(Array.from({ length: SCRIPTS }, (_, seed) => seed))('incremental equals full, script %i', async (seed) => {
  const random = randomly(seed)
  const repository = `incremental/script-${seed}`
  const wide = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`wide/${n}.py`, `def w${n}(): g0()\n`]))
  const published = new Map<string, Tree>([['main', wide]])
  await upload({ repository, defaultRef: 'main' }, wide)
  let based = 0
  for (let step = 2; step < STEPS + 2; step++) {
    const ref = ['main', 'topic', 'other'][random(3)] as string
    // A new branch may start from main alone: that is what the server offers as its base.
    const from = published.get(ref) ?? (published.get('main') as Tree)
    const tree =
      random(6) === 0 ? (published.get(['main', 'topic', 'other'][random(3)] as string) ?? from) : edited(from, random)
    await upload({ repository, ref, run: step, defaultRef: 'main' }, tree, random(2) === 0 ? from : undefined)
    published.set(ref, tree)
    for (const [name, expected] of published) {
      const scope = await expectSeen(repository, name, expected, `step ${step}, ${name}`)
      if (scope.base) based += 1
    }
  }
  expect(based, 'layers that stand on others took part').toBeGreaterThan(0)
})
