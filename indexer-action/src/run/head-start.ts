/**
 * Whether a checkout is at another commit than the one indexed last, as far as two small files tell. If so, threads can
 * start before the program is loaded.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** The state's file begins with its commit, before anything long. */
const BEGINNING = 200

/** `cache`: the cache folder. Also false when this cannot be told so early. */
export function hasMoved(path: string, cache: string): boolean {
  const last = commitOfState(cache)
  const head = last === undefined ? undefined : commitOfHead(path)
  return head !== undefined && head !== last
}

function commitOfState(cache: string): string | undefined {
  try {
    const file = openSync(join(cache, 'state.json'), 'r')
    const bytes = Buffer.alloc(BEGINNING)
    readSync(file, bytes)
    closeSync(file)
    return /"commit":"([0-9a-f]{40})"/.exec(bytes.toString('latin1'))?.[1]
  } catch {
    return undefined
  }
}

/** For a plain checkout with a branch whose commit is in a file of its own. */
function commitOfHead(path: string): string | undefined {
  try {
    const git = join(path, '.git')
    const head = readFileSync(join(git, 'HEAD'), 'utf8').trim()
    const branch = /^ref: (refs\/heads\/.+)$/.exec(head)?.[1]
    return branch === undefined ? head : readFileSync(join(git, branch), 'utf8').trim()
  } catch {
    return undefined
  }
}
