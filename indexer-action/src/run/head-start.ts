/**
 * Whether a checkout is at another commit than the one indexed last, as far as two small files tell. If so, a thread can
 * start before the program is loaded, and load what it will probably need.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** The state's file begins with these, before anything long. */
const BEGINNING = 200

/**
 * The languages to load: most likely those of the files that changed. Undefined if the checkout has not moved, or if
 * this cannot be told so early. `cache`: the cache folder.
 */
export function headStart(path: string, cache: string): string[] | undefined {
  const beginning = beginningOfState(cache)
  const last = beginning && /"commit":"([0-9a-f]{40})"/.exec(beginning)?.[1]
  const head = last === undefined ? undefined : commitOfHead(path)
  if (beginning === undefined || head === undefined || head === last) return undefined
  const language = /"mainLanguage":"([\w-]+)"/.exec(beginning)?.[1]
  return language === undefined ? [] : [language]
}

function beginningOfState(cache: string): string | undefined {
  try {
    const file = openSync(join(cache, 'state.json'), 'r')
    const bytes = Buffer.alloc(BEGINNING)
    readSync(file, bytes)
    closeSync(file)
    return bytes.toString('latin1')
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
