/**
 * Tells the local server where a checkout's branches are. Only what is checked out is indexed again when it changes, so of the others the
 * server must hear that their index has become old, or that they are gone.
 *
 * What was told is kept in a file: a branch that is deleted while nothing runs is missed at the next start. A branch that this checkout
 * never had is none of its business.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { git } from '../indexer-action/src/files/git.ts'

/** Branches by their full names: the commit of each, or nothing of one that is checked out, whose index the watcher keeps. */
export type Heads = Readonly<Record<string, string>>

/** Returns whether the server has heard it. */
export type Tell = (heads: Heads, gone: readonly string[]) => Promise<boolean>

/** Branches that are told at once; the others follow with the next call. */
const AT_ONCE = 2000

export async function tellHeads(path: string, file: string, tell: Tell): Promise<void> {
  const heads = await headsOf(path)
  if (heads === undefined) return
  const told = new Map(Object.entries(read(file)))
  const moved = [...heads].filter(([name, commit]) => told.get(name) !== commit).slice(0, AT_ONCE)
  const gone = [...told.keys()].filter((name) => !heads.has(name)).slice(0, AT_ONCE)
  if (moved.length === 0 && gone.length === 0) return
  if (!(await tell(Object.fromEntries(moved), gone))) return
  for (const [name, commit] of moved) told.set(name, commit)
  for (const name of gone) told.delete(name)
  writeFileSync(file, JSON.stringify(Object.fromEntries(told)))
}

/** Undefined where there is no git. A branch may be checked out in another work tree, too. */
async function headsOf(path: string): Promise<ReadonlyMap<string, string> | undefined> {
  const format = '%(refname)%00%(objectname)%00%(worktreepath)'
  try {
    const lines = (await git(path, ['for-each-ref', `--format=${format}`, 'refs/heads'])).toString('utf8').split('\n')
    return new Map(
      lines.filter(Boolean).map((line) => {
        const [name = '', commit = '', workTree] = line.split('\0')
        return [name, workTree ? '' : commit]
      }),
    )
  } catch {
    return undefined
  }
}

function read(file: string): Heads {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Heads
  } catch {
    return {} // Nothing has been told yet.
  }
}
