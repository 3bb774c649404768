/**
 * One run: list, extract, link, upload, publish.
 *
 * Extraction, linking and uploading overlap; nothing is visible to readers before the last step, and a run that stops
 * anywhere can simply be started again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { SkipReason } from '../../src/contract/file.ts'
import { FORMAT_VERSION } from '../../src/contract/format.ts'
import type { Id } from '../../src/contract/ids.ts'
import { LIMITS } from '../../src/contract/limits.ts'
import type { BeginRequest, PublishAnswer, PublishRequest, RunOrder } from '../../src/contract/messages.ts'
import { Cache, type Published, type Row, type State } from './cache.ts'
import { Crew } from './crew.ts'
import { extractAll, take, type Warning } from './extract-stage.ts'
import { gitLine, openCheckout } from './files/git.ts'
import { type Listing, listCheckout, listCommit, listFolder } from './files/list-files.ts'
import { linkAll } from './link-stage.ts'
import { ParserPool } from './parser-pool.ts'
import { type Plan, plan } from './plan.ts'
import { type Progress, SILENT } from './progress.ts'
import { digestOf, entryOf, isIndexed, publish } from './publish.ts'
import type { ScipReport } from './scip/overlay.ts'
import { SETTLED } from './settled-store.ts'
import type { Ingest } from './upload.ts'
import { Uploads } from './uploads.ts'
import type { FileToExtract } from './work.ts'

export interface RunOptions {
  path: string
  ingest: Ingest
  /** Where `ingest` leads: caches are kept apart by it. */
  server: string
  /** `owner/name`; by default from the origin, or `local/<folder>`. */
  repository?: string
  /** By default the checked-out branch. */
  ref?: string
  /** Publish this commit's tree, whatever the work tree holds. */
  commit?: string
  /** Orders runs of one ref; by default the clock. */
  order?: RunOrder
  /** Folder of the local cache; false for none. */
  cache?: string | false
  agent?: string
  progress?: Progress
  /** The repository's default branch; by default what the origin says. */
  defaultRef?: string
  /** The published ref becomes the one that the repository opens with: what is checked out is what is asked about. */
  asDefault?: boolean
  /** Patterns of paths to leave out, as in a .gitignore. */
  ignore?: readonly string[]
  /** The only languages to parse; all by default. */
  languages?: readonly string[]
  /** Indexes made by scip-typescript, rust-analyzer and their like: their links are taken as exact. */
  scip?: readonly string[]
  /** Threads that outlive this run; by default it has its own, and ends them. */
  crew?: Crew
}

export interface RunReport {
  repository: string
  ref: string
  commit: string
  /** The commit is made up, because the tree is not exactly one of git's. */
  dirty: boolean
  outcome: PublishAnswer['outcome'] | 'unchanged'
  generation: number
  url: string
  files: number
  indexed: number
  skipped: number
  skippedBy: Partial<Record<SkipReason, number>>
  /** Work that was really done, as opposed to remembered. */
  extracted: number
  linked: number
  uploaded: { files: number; links: number; bytes: number }
  statistics: PublishRequest['statistics']
  /** Every path of the tree. */
  paths: string[]
  warnings: Warning[]
  /** Files that were read in this run and have syntax errors, as many as were found. What could be read of them is indexed. */
  malformed: { path: string; errors: number }[]
  /** What became of each SCIP index: files covered, stale ones, ones that are not in the tree. Empty when nothing was linked. */
  scip: ScipReport[]
}

const AGENT = 'sextant-indexer/0.1.0'

export async function run(options: RunOptions): Promise<RunReport> {
  const progress = options.progress ?? SILENT
  const clock = stopwatch()
  const root = resolve(options.path)
  const checkout = await openCheckout(root)
  if (options.commit !== undefined && !checkout) throw new Error(`${root} is not a git checkout, so it has no commits`)
  const whole = checkout ? checkout.root : root
  const commit = options.commit === undefined ? undefined : await commitOf(whole, options.commit)
  const repository = options.repository ?? checkout?.origin ?? `local/${nameOf(whole)}`
  const ref = options.ref ?? checkout?.branch ?? (checkout ? 'HEAD' : 'main')

  const crew = options.crew ?? new Crew()
  const temporary = options.cache === false ? mkdtempSync(join(tmpdir(), 'sextant-')) : undefined
  const cache = new Cache(temporary ?? (options.cache || join(whole, '.sextant', 'cache')))
  try {
    // git lists while what is remembered is read.
    const listed = Promise.all([
      checkout ? (commit === undefined ? listCheckout(checkout) : listCommit(checkout, commit)) : undefined,
      checkout && gitLine(whole, ['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']),
    ])
    listed.catch(() => undefined) // told where it is waited for
    let state = cache.load()
    if (cache.isWasteful(state)) {
      cache.clear()
      state = cache.load()
    }
    // Everything will have to be read: threads start while git lists it.
    if (state.rows.size === 0) crew.warm(Math.min(availableParallelism(), MOST_WARM))
    const [tree, mainBranch] = await listed
    const listing = tree ?? listFolder(root)
    clock('list')
    const request: BeginRequest = {
      format: FORMAT_VERSION,
      repository,
      ref,
      commit: listing.commit,
      order: options.order ?? { run: Date.now(), attempt: 0 },
      agent: options.agent ?? AGENT,
    }
    const defaultRef = options.asDefault ? ref : (options.defaultRef ?? mainBranch?.replace(/^origin\//, ''))
    if (defaultRef) request.defaultRef = defaultRef
    return await publishTree(
      { ...options, progress },
      { listing, request, cache, state, git: checkout !== undefined, clock, crew },
    )
  } finally {
    progress.end()
    if (!options.crew) await crew.close()
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true })
  }
}

/** More threads than this are started when it is known that there is work for them. */
const MOST_WARM = 4

async function commitOf(root: string, name: string): Promise<string> {
  const commit = await gitLine(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  if (commit === undefined) throw new Error(`${root} has no commit ${name}`)
  return commit
}

interface Work {
  listing: Listing
  request: BeginRequest
  cache: Cache
  state: State
  git: boolean
  clock: Stopwatch
  crew: Crew
}

async function publishTree(options: RunOptions & { progress: Progress }, work: Work): Promise<RunReport> {
  const { ingest, progress, server } = options
  const { listing, request, cache, state, git, clock, crew } = work
  const { repository, ref } = request
  const started = Date.now()
  const todo = plan(listing, git, state, options)
  // The first starts while the server is asked.
  if (todo.work.length > 0) crew.warm(1)
  clock('plan')

  const { upload, base } = await ingest.begin(request)
  const published = state.published.find(
    (one) => one.server === server && one.repository === repository && one.digest === base?.digest,
  )
  const present = await whatServerHas(ingest, upload, published, todo.kept, todo.work)
  /** A kept file that the server lacks is read again: its text is not kept here. */
  for (const row of todo.kept) {
    if (!row.indexed || row.link === undefined) continue
    // Links of parsed files are made again from the unit; a text's (empty) ones travel with its text.
    const complete =
      present.files.has(row.indexed.file) && (row.indexed.place !== undefined || present.links.has(row.link))
    if (complete) continue
    const file: FileToExtract = { path: row.path, size: row.size, attributes: {}, here: [] }
    if (git) file.blob = row.indexed.blob
    todo.work.push({ file, guesses: [] })
  }
  for (const { file, guesses } of todo.work) {
    const whole = guesses.filter(
      ({ id, link }) => present.files.has(id) && (link === undefined || present.links.has(link)),
    )
    file.here = whole.map(({ id }) => id)
  }
  clock('ask')

  const uploader = new Uploads(ingest, upload)
  const bytes = todo.work.reduce((sum, { file }) => sum + file.size, 0)
  const name = `${process.pid}-${started.toString(36)}`
  const pool = new ParserPool(
    { root: listing.root, git, cache: cache.folder, surroundings: todo.surroundings, scip: options.scip ?? [] },
    name,
    { files: todo.work.length, bytes },
    crew,
  )
  const warnings: Warning[] = []
  const scip: ScipReport[] = []
  let linked = 0
  let settled: State['settled']
  try {
    await extractAll(pool, todo.work, uploader, progress, (file) => take(todo.rows, file, warnings))
    clock('extract')
    const linking = await linkAll(pool, work, todo, present.links, uploader, progress, warnings, scip, {
      overlaid: (options.scip ?? []).length > 0,
      nameSettled: options.cache === false ? undefined : (family) => `${name}-${family}${SETTLED}`,
    })
    linked = linking.linked
    settled = linking.settled
    clock('link')
    await uploader.drained()
  } finally {
    await pool.close()
  }
  clock('upload')

  const entries = [...todo.rows.values()].map(entryOf)
  const counted = countUp(todo.rows)
  const statistics: PublishRequest['statistics'] = { ...counted.statistics, phases: clock.phases }
  const indexed = entries.filter((entry) => typeof entry[1] === 'number').length
  const digest = digestOf(entries)
  const isCurrent = base?.ref === ref && base.commit === request.commit && base.digest === digest
  const { files: uploadedFiles, links: uploadedLinks, bytes: uploadedBytes } = uploader.sent
  const outcome = {
    indexed,
    skipped: entries.length - indexed,
    statistics,
    counts: {
      ...{ extracted: todo.work.length, linked, uploadedFiles, uploadedLinks, uploadedBytes },
      skippedBy: counted.skippedBy as Record<string, number>,
    },
  }
  // Also with nothing to say: an older run that is still under way must not move the ref back.
  const known = isCurrent ? { digest, entries } : published
  const said = await publish(ingest, upload, uploader, request, base, known, entries, outcome)
  const isSame = isCurrent && said.outcome === 'published' && said.generation === base.generation
  const answer = isSame ? { ...said, outcome: 'unchanged' as const } : said
  clock('publish')

  // A file written within the last seconds may be written again within the same tick of its clock.
  for (const row of todo.rows.values()) if (row.stat !== undefined && isRacy(row.stat, started)) delete row.stat
  // What this run built on comes first: the next branch builds on it too, however many came in between.
  const others = [...(published ? [published] : []), ...state.published.filter((one) => one !== published)].filter(
    (one) => one.server !== server || one.repository !== repository || one.ref !== ref,
  )
  const [last] = state.published
  const isLast = last?.server === server && last.repository === repository && last.ref === ref && last.digest === digest
  const isRemembered = isSame && isLast && linked === 0 && isAsItWas(todo, state)
  if (options.cache !== false && !isRemembered) {
    cache.save({
      rows: todo.rows,
      context: todo.context,
      ...(settled ? { settled } : {}),
      published:
        answer.outcome !== 'superseded' ? [{ server, repository, ref, digest, entries }, ...others] : state.published,
    })
  }
  clock('remember')
  return {
    repository,
    ref,
    commit: answer.outcome === 'superseded' ? answer.commit : request.commit,
    dirty: listing.dirty,
    outcome: answer.outcome,
    generation: answer.generation,
    url: answer.url,
    files: entries.length,
    indexed,
    skipped: entries.length - indexed,
    skippedBy: counted.skippedBy,
    extracted: todo.work.length,
    linked,
    uploaded: uploader.sent,
    statistics: { ...statistics, phases: clock.phases },
    paths: entries.map((entry) => entry[0]),
    warnings,
    malformed: todo.work.flatMap(({ file: { path } }) => {
      const errors = todo.rows.get(path)?.indexed?.errors ?? 0
      return errors > 0 ? [{ path, errors }] : []
    }),
    scip,
  }
}

/** Content ids that need not be sent. What the base's manifest names is there; the rest is asked for. */
async function whatServerHas(
  ingest: Ingest,
  upload: string,
  published: Published | undefined,
  kept: readonly Row[],
  work: Plan['work'],
): Promise<{ files: Set<Id>; links: Set<Id> }> {
  const files = new Set<Id>()
  const links = new Set<Id>()
  for (const entry of published?.entries ?? []) {
    if (!isIndexed(entry)) continue
    files.add(entry[1])
    links.add(entry[2])
  }
  const ids = { files: [] as Id[], links: [] as Id[] }
  for (const row of kept) {
    if (row.indexed && !files.has(row.indexed.file)) ids.files.push(row.indexed.file)
    if (row.link !== undefined && !links.has(row.link)) ids.links.push(row.link)
  }
  for (const { id, link } of work.flatMap(({ guesses }) => guesses)) {
    if (!files.has(id)) ids.files.push(id)
    if (link !== undefined && !links.has(link)) ids.links.push(link)
  }
  // A repository's first upload, perhaps the second try of it: what an earlier try sent is there already.
  const most = LIMITS.idsPerHave
  for (let at = 0; at < Math.max(ids.files.length, ids.links.length); at += most) {
    const question = { files: ids.files.slice(at, at + most), links: ids.links.slice(at, at + most) }
    const lacks = await ingest.have(upload, question)
    const lacking = { files: new Set(lacks.files), links: new Set(lacks.links) }
    for (const id of question.files) if (!lacking.files.has(id)) files.add(id)
    for (const id of question.links) if (!lacking.links.has(id)) links.add(id)
  }
  return { files, links }
}

function countUp(rows: ReadonlyMap<string, Row>): {
  statistics: PublishRequest['statistics']
  skippedBy: RunReport['skippedBy']
} {
  const statistics: PublishRequest['statistics'] = { symbols: 0, occurrences: 0, bytes: 0, languages: {} }
  const skippedBy: RunReport['skippedBy'] = {}
  for (const { indexed, skip, occurrences } of rows.values()) {
    if (skip !== undefined) skippedBy[skip] = (skippedBy[skip] ?? 0) + 1
    if (!indexed) continue
    statistics.symbols += indexed.symbols
    statistics.occurrences += occurrences ?? 0
    statistics.bytes += indexed.size
    const language = statistics.languages[indexed.language] ?? { files: 0, withErrors: 0, symbols: 0 }
    statistics.languages[indexed.language] = language
    language.files++
    language.symbols += indexed.symbols
    if (indexed.errors > 0) language.withErrors++
  }
  return { statistics, skippedBy }
}

/** Nothing was read, and every path is told by what it was told by before: there is nothing new to remember. */
function isAsItWas(todo: Plan, { rows, context }: State): boolean {
  if (todo.work.length > 0 || todo.context !== context || todo.rows.size !== rows.size) return false
  for (const [path, row] of todo.rows) {
    const before = rows.get(path)
    if (!before || before.stat !== row.stat || before.size !== row.size || before.skip !== row.skip) return false
  }
  return true
}

/** `size.mtime.ctime.inode`, times in nanoseconds. */
function isRacy(stat: string, started: number): boolean {
  const changed = Number(BigInt(stat.split('.')[1] ?? '0') / 1_000_000n)
  return changed > started - 2000
}

/** A folder's name as the second half of a repository's. */
function nameOf(folder: string): string {
  return (
    basename(folder)
      .replace(/[^\w.-]+/g, '-')
      .slice(0, 100) || 'root'
  )
}

interface Stopwatch {
  /** Books the time since the last call on a phase. */
  (phase: string): void
  phases: Record<string, number>
}

function stopwatch(): Stopwatch {
  let last = performance.now()
  const phases: Record<string, number> = {}
  const lap = (phase: string): void => {
    const now = performance.now()
    phases[phase] = Math.round((phases[phase] ?? 0) + now - last)
    last = now
  }
  return Object.assign(lap, { phases })
}
