/**
 * Indexes a checkout or folder now, and again whenever it changes or a reader asks for it. Runs do not overlap.
 */
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { askGit, gitLine } from '../indexer-action/src/files/git.ts'
import { listCheckout, listFolder } from '../indexer-action/src/files/list-files.ts'
import { sayWarnings, showProgress } from '../indexer-action/src/run/progress.ts'
import type { RunReport } from '../indexer-action/src/run/report.ts'
import { run } from '../indexer-action/src/run/run.ts'
import { thousands } from '../indexer-action/src/thousands.ts'
import type { Crew } from '../indexer-action/src/threads/crew.ts'
import { connect } from '../indexer-action/src/upload/upload.ts'
import type { RunOrder } from '../src/contract/messages.ts'
import { keepFresh, type Watch } from './keep-fresh.ts'
import { type Heads, tellHeads } from './tell-heads.ts'

/** The state of one repository, as written to `.sextant/local.json`. */
export interface Repository {
  /** Root of the checkout, or the folder. */
  path: string
  name: string
  ref: string
  commit: string
  status: 'waiting' | 'indexing' | 'ready' | 'failed'
  error?: string
}

export interface Keeping {
  readonly url: string
  readonly token: string
  readonly crew: Crew
  /** The folder for the caches of all checkouts. */
  readonly cache: string
  /** How the repository is to be called, instead of as its origin or folder is. */
  readonly name?: string | undefined
  /** Called when `repository` has changed. */
  save(): void
}

/** The server takes a time of at most a day from now. */
const AHEAD_MS = 23 * 3_600_000
const SUPERSEDED =
  'Not published, because what is there comes from a run with a later time. If this machine’s clock was ahead then, this passes once it is that time.'

/**
 * A run that counts as older than what is published is made once more, later than any run of this moment: nobody but us publishes here all
 * the time, so the time of the last one was that of a clock which has been put back since.
 */
function watchersOrder() {
  let ahead = 0
  return async (runAt: (order: RunOrder) => Promise<RunReport>): Promise<RunReport> => {
    const now = (): RunOrder => ({ run: Date.now() + ahead, attempt: 0 })
    const report = await runAt(now())
    if (report.outcome !== 'superseded') return report
    // Somebody may have published while this one was running.
    const again = await runAt(now())
    if (again.outcome !== 'superseded') return again
    ahead = AHEAD_MS
    return await runAt(now())
  }
}

/** How often the server is asked whether a reader has requested a new index. */
const ASK_MS = 2000
/** How often git is asked where the branches are that are not watched. */
const HEADS_MS = 10_000

/** Resolves when the first run has ended. If that failed, `repository` says so, and the next change tries again. */
export async function keepIndexed(repository: Repository, keeping: Keeping): Promise<Pick<Watch, 'stop'>> {
  const { url, token, crew, save } = keeping
  const { path } = repository
  const progress = showProgress()
  const ingest = connect(url, token, { retry: (reason) => progress.say(reason) })
  const slug = `${basename(path)}-${createHash('sha1').update(path).digest('hex').slice(0, 8)}`
  const publishing = watchersOrder()
  const index = async (first: boolean): Promise<RunReport | undefined> => {
    const before = { ...repository }
    if (first) Object.assign(repository, { status: 'indexing' })
    save()
    try {
      const report = await publishing((order) =>
        run({
          order,
          path,
          ingest,
          ...(keeping.name !== undefined && { repository: keeping.name }),
          server: 'local', // The port may differ at the next start; the data is the same.
          cache: join(keeping.cache, slug),
          asDefault: true,
          crew,
          progress: first ? progress : { ...progress, step() {} },
        }),
      )
      if (report.outcome === 'superseded') throw new Error(SUPERSEDED)
      const { repository: name, ref, commit } = report
      Object.assign(repository, { name, ref, commit, status: 'ready' })
      delete repository.error
      if (first || commit !== before.commit || ref !== before.ref || before.error !== undefined)
        progress.say(line(report, first))
      sayWarnings(progress, report.warnings)
      return report
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      // If an index could not be renewed, the old one still answers and names its commit.
      Object.assign(repository, { status: before.status === 'ready' ? 'ready' : 'failed', error: message })
      if (message !== before.error) for (const said of `${path}: ${message}`.split('\n')) progress.say(said)
      return undefined
    } finally {
      save()
    }
  }
  let running = false
  let again = false
  const renew = async (): Promise<void> => {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      const report = await index(false)
      if (report) watch.update(report.paths)
    } while (again)
    running = false
    await look()
  }
  const tell = async (heads: Heads, gone: readonly string[]): Promise<boolean> => {
    const wishes = await askServer(url, token, { repository: repository.name, heads, gone })
    again ||= (wishes?.length ?? 0) > 0
    return wishes !== undefined
  }
  /** Never during a run: a branch that is being checked out would be told as one that is not. */
  const look = async (): Promise<void> => {
    if (running || repository.name === '') return
    running = true
    // What could not be told or noted is told again.
    await tellHeads(path, join(keeping.cache, `${slug}-heads.json`), tell).catch(() => undefined)
    running = false
    if (again) await renew()
  }
  const watch = keepFresh(path, await gitLine(path, ['rev-parse', '--absolute-git-dir']), renew)
  const report = await index(true)
  watch.update(report?.paths ?? (await pathsIn(path)))
  await look()
  const looking = setInterval(look, HEADS_MS)
  const asking = setInterval(async () => {
    if (repository.name !== '' && (await isWished(url, token, repository.name))) await renew()
  }, ASK_MS)
  return {
    stop() {
      clearInterval(asking)
      clearInterval(looking)
      watch.stop()
    },
  }
}

/** What a run that failed would have listed: its files may be what keeps it from succeeding. */
async function pathsIn(path: string): Promise<string[]> {
  try {
    const { checkout, tree } = askGit(path, false)
    const opened = await checkout
    const { files } = opened && tree ? await listCheckout(opened, tree) : listFolder(path)
    return files.map((file) => file.path)
  } catch {
    return []
  }
}

async function isWished(url: string, token: string, repository: string): Promise<boolean> {
  return ((await askServer(url, token, { repository }))?.length ?? 0) > 0
}

/** What readers have requested. Undefined if the server is busy or stopping; it is asked again soon. */
async function askServer(url: string, token: string, body: object): Promise<unknown[] | undefined> {
  try {
    const response = await fetch(`${url}/dev/refresh-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ASK_MS),
    })
    return ((await response.json()) as { requests?: unknown[] }).requests
  } catch {
    return undefined
  }
}

function line(report: RunReport, first: boolean): string {
  const { statistics, skipped } = report
  const what = `${report.repository} ${report.ref}@${report.commit.slice(0, 12)}`
  const seconds = Object.values(statistics.phases ?? {}).reduce((sum, ms) => sum + ms, 0) / 1000
  const time = `(${seconds.toFixed(1)} s)`
  if (report.files === 0) return `Indexed ${what}: there are no files in it yet`
  if (!first)
    return `Indexed ${what} again: ${counted(report.extracted, 'file')} read, ${thousands(report.linked)} linked ${time}`
  return `Indexed ${what}: ${counted(report.indexed, 'file')} (${thousands(skipped)} skipped), ${counted(statistics.symbols, 'symbol')}, ${counted(statistics.occurrences, 'reference')} ${time}`
}

const counted = (count: number, of: string): string => `${thousands(count)} ${of}${count === 1 ? '' : 's'}`
