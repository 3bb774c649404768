/**
 * P41: after every commit of a random edit script, an incremental run leaves the same index as a run from scratch: the same
 * file version and link set at every path, and the same paths skipped for the same reasons.
 *
 * By default a few short scripts over this project's own sources. The full test, over repositories of every language:
 * `EDIT_SOURCES=DIR,DIR npm run faults:edits` (300 scripts × 20 steps; `EDIT_FIRST` sets the first seed).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { run } from '../../indexer-action/src/run/run.ts'
import { StrictIngest } from '../../indexer-action/src/testing/strict-ingest.ts'
import { edit, neighbourhood, type Random, randomOf, type Tree } from './edit-scripts.ts'
import { Crews, differences, PROJECT } from './grown-and-whole.ts'

const SOURCES = process.env.EDIT_SOURCES?.split(',') ?? [join(PROJECT, 'src'), join(PROJECT, 'indexer-action/src')]
const SCRIPTS = Number(process.env.EDIT_SCRIPTS ?? 2)
const STEPS = Number(process.env.EDIT_STEPS ?? 3)
const FIRST = Number(process.env.EDIT_FIRST ?? 0)
const FILES = Number(process.env.EDIT_FILES ?? 16)

/** One crew for the watcher and one for the runs from scratch: a thread with wrong state must not affect both. */
const made = new Crews()
const newCrew = () => made.crew()
const crews = { grown: newCrew(), whole: newCrew() }
afterAll(async () => {
  await Promise.all(Object.values(crews).map((crew) => crew.close()))
  made.remove()
})

/** One or two repositories, side by side in one tree. */
function mixture(seed: number, random: Random): [Tree, Tree] {
  const tree: Tree = new Map()
  const reserve: Tree = new Map()
  const chosen = new Set([SOURCES[seed % SOURCES.length] as string, SOURCES[random(SOURCES.length)] as string])
  for (const [at, source] of [...chosen].entries()) {
    const [own, further] = neighbourhood(source, Math.ceil(FILES / chosen.size), random)
    // The first is at the top, where its configuration applies as it does at home.
    const place = (path: string) => (at === 0 ? path : `second/${path}`)
    for (const [path, text] of own) tree.set(place(path), text)
    for (const [path, text] of further) reserve.set(place(path), text)
  }
  return [tree, reserve]
}

function write(root: string, tree: Tree): void {
  for (const name of readdirSync(root)) if (name !== '.git') rmSync(join(root, name), { recursive: true, force: true })
  for (const [path, content] of tree) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    if (typeof content === 'string') writeFileSync(join(root, path), content)
    else symlinkSync(content.link, join(root, path))
  }
}

function git(root: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.autocrlf=false']
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'pipe' })
}

it.each(Array.from({ length: SCRIPTS }, (_, at) => FIRST + at))(
  'an incremental index equals a full one, script %i',
  async (seed) => {
    const random = randomOf(seed)
    const folder = mkdtempSync(join(tmpdir(), 'sextant-edits-'))
    const root = join(folder, 'tree')
    try {
      mkdirSync(root)
      // Commits, uncommitted edits and plain folders: three ways of telling what is unchanged.
      const how = (['commits', 'edits', 'folder'] as const)[seed % 3]
      if (how !== 'folder') git(root, 'init', '-q', '-b', 'main')
      const [tree, reserve] = mixture(seed, random)
      expect(tree.size).toBeGreaterThan(4)
      const grown = new StrictIngest()
      const told: string[] = [`begin with ${[...tree.keys()].join(' ')}`]
      for (let step = 0; step < STEPS; step++) {
        if (step > 0) told.push(...edit(tree, reserve, random))
        write(root, tree)
        if (how === 'commits' || (how === 'edits' && step === 0)) {
          git(root, 'add', '-A')
          git(root, 'commit', '-qm', 'step', '--allow-empty')
        }
        // Sometimes the same cache serves another branch, which the server does not know yet.
        const ref = random(5) === 0 ? 'topic' : 'main'
        const options = { path: root, server: 'test', repository: 'edits/tree', ref }
        await run({ ...options, ingest: grown, cache: join(folder, 'cache'), crew: crews.grown })
        const whole = new StrictIngest()
        // The last step is compared with fresh threads.
        const crew = step === STEPS - 1 ? newCrew() : crews.whole
        await run({ ...options, crew, ingest: whole, cache: false })
        if (crew !== crews.whole) await crew.close()
        const apart = differences(grown, whole, ref)
        expect(apart, `script ${seed}, step ${step} of ${how}:\n${told.join('\n')}\n${apart.join('\n')}`).toEqual([])
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  60_000 + STEPS * 60_000,
)
