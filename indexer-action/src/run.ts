/**
 * One run: list, extract, link, upload, publish.
 *
 * Extraction, linking and uploading overlap; nothing is visible to readers before the last step, and a run that stops
 * anywhere can simply be started again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { SkipReason } from '../../src/contract/file.ts'
import { FORMAT_VERSION } from '../../src/contract/format.ts'
import type { Id } from '../../src/contract/ids.ts'
import { LIMITS } from '../../src/contract/limits.ts'
import type { BeginRequest, PublishAnswer, PublishRequest, RunOrder } from '../../src/contract/messages.ts'
import { Cache, type Published, type Row, type State } from './cache.ts'
import { gitLine, openCheckout } from './files/git.ts'
import { type Listing, listCheckout, listCommit, listFolder } from './files/list-files.ts'
import { FAMILIES, LANGUAGES } from './languages/registry.ts'
import { planLinking } from './link-plan.ts'
import { ParserPool, type Task } from './parser-pool.ts'
import { plan } from './plan.ts'
import { type Progress, SILENT } from './progress.ts'
import { digestOf, entryOf, isIndexed, publish } from './publish.ts'
import { UnitReader } from './unit-store.ts'
import type { Ingest } from './upload.ts'
import { Uploads } from './uploads.ts'
import type { Extracted, FileToExtract, FromWorker, UnitToLink } from './work.ts'

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
  /** Files that something went wrong with, with what. */
  warnings: { path: string; message: string }[]
}

const AGENT = 'sextant-indexer/0.1.0'

export async function run(options: RunOptions): Promise<RunReport> {
  const progress = options.progress ?? SILENT
  const clock = stopwatch()
  const root = resolve(options.path)
  const checkout = await openCheckout(root)
  if (options.commit !== undefined && !checkout) throw new Error(`${root} is not a git checkout, so it has no commits`)
  const whole = checkout ? checkout.root : root
  let listing: Listing
  if (checkout && options.commit !== undefined) {
    const commit = await gitLine(whole, ['rev-parse', '--verify', '--quiet', `${options.commit}^{commit}`])
    if (commit === undefined) throw new Error(`${whole} has no commit ${options.commit}`)
    listing = await listCommit(checkout, commit)
  } else listing = checkout ? await listCheckout(checkout) : listFolder(root)
  const repository = options.repository ?? checkout?.origin ?? `local/${nameOf(whole)}`
  const ref = options.ref ?? checkout?.branch ?? (checkout ? 'HEAD' : 'main')
  clock('list')

  const temporary = options.cache === false ? mkdtempSync(join(tmpdir(), 'sextant-')) : undefined
  const cache = new Cache(temporary ?? (options.cache || join(whole, '.sextant', 'cache')))
  try {
    let state = cache.load()
    if (cache.isWasteful(state)) {
      cache.clear()
      state = cache.load()
    }
    const request: BeginRequest = {
      format: FORMAT_VERSION,
      repository,
      ref,
      commit: listing.commit,
      order: options.order ?? { run: Date.now(), attempt: 0 },
      agent: options.agent ?? AGENT,
    }
    const mainBranch =
      checkout && (await gitLine(whole, ['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']))
    if (mainBranch) request.defaultRef = mainBranch.replace(/^origin\//, '')
    return await publishTree(
      { ...options, progress },
      { listing, request, cache, state, git: checkout !== undefined, clock },
    )
  } finally {
    progress.end()
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true })
  }
}

interface Work {
  listing: Listing
  request: BeginRequest
  cache: Cache
  state: State
  git: boolean
  clock: Stopwatch
}

async function publishTree(options: RunOptions & { progress: Progress }, work: Work): Promise<RunReport> {
  const { ingest, progress, server } = options
  const { listing, request, cache, state, git, clock } = work
  const { repository, ref } = request
  const started = Date.now()
  const todo = plan(listing, git, state)
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
    present.files.delete(row.indexed.file)
    const file: FileToExtract = { path: row.path, size: row.size, attributes: {}, upload: true }
    if (git) file.blob = row.indexed.blob
    todo.work.push({ file, id: row.indexed.file })
  }
  for (const { file, id } of todo.work) file.upload = id === undefined || !present.files.has(id)
  clock('ask')

  const uploader = new Uploads(ingest, upload)
  const bytes = todo.work.reduce((sum, { file }) => sum + file.size, 0)
  const pool = new ParserPool(
    { root: listing.root, git, cache: cache.folder, surroundings: todo.surroundings },
    `${process.pid}-${started.toString(36)}`,
    { files: todo.work.length, bytes },
  )
  const warnings: RunReport['warnings'] = []
  let linked = 0
  try {
    await extractAll(pool, todo.work, uploader, progress, (file) => take(todo.rows, file, warnings))
    clock('extract')
    linked = await linkAll(pool, work, todo, present.links, uploader, progress, warnings)
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
  const answer = await publish(ingest, upload, uploader, request, base, published, entries, {
    indexed,
    skipped: entries.length - indexed,
    statistics,
  })
  clock('publish')

  const digest = digestOf(entries)
  // A file written within the last seconds may be written again within the same tick of its clock.
  for (const row of todo.rows.values()) if (row.stat !== undefined && isRacy(row.stat, started)) delete row.stat
  const others = state.published.filter(
    (one) => one.server !== server || one.repository !== repository || one.ref !== ref,
  )
  if (options.cache !== false) {
    cache.save({
      rows: todo.rows,
      context: todo.context,
      published:
        answer.outcome === 'published' ? [{ server, repository, ref, digest, entries }, ...others] : state.published,
    })
  }
  clock('remember')
  return {
    repository,
    ref,
    commit: answer.outcome === 'published' ? request.commit : answer.commit,
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
  }
}

/** Content ids that need not be sent. What the base's manifest names is there; the rest is asked for. */
async function whatServerHas(
  ingest: Ingest,
  upload: string,
  published: Published | undefined,
  kept: readonly Row[],
  work: readonly { id: Id | undefined }[],
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
  for (const { id } of work) if (id !== undefined && !files.has(id)) ids.files.push(id)
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

/** About as much as a worker does in a fifth of a second, so that workers end together. */
const TASK_BYTES = 300_000
const TASK_FILES = 100

async function extractAll(
  pool: ParserPool,
  work: readonly { file: FileToExtract }[],
  uploads: Uploads,
  progress: Progress,
  take: (file: Extracted) => void,
): Promise<void> {
  if (work.length === 0) return
  // The largest first: the last task to end should be a small one.
  const files = work.map(({ file }) => file).sort((a, b) => b.size - a.size)
  const tasks: Task<FileToExtract>[] = []
  const message = (some: FileToExtract[]) => ({ kind: 'extract' as const, files: some })
  let bytes = 0
  for (const file of files) {
    const last = tasks.at(-1)
    if (last && bytes + file.size <= TASK_BYTES && last.files.length < TASK_FILES) {
      last.files.push(file)
      bytes += file.size
    } else {
      tasks.push({ files: [file], message })
      bytes = file.size
    }
  }
  const seen = new Set<string>()
  await pool.run(tasks, {
    after: { kind: 'flush' },
    lost: (file, reason) => {
      take({ path: file.path, size: file.size, skip: 'failed' })
      progress.say(`${file.path}: given up (${reason})`)
    },
    reply: async (message) => {
      if (message.kind === 'records') {
        uploads.post(message.body, { files: message.files })
        await uploads.room()
      } else if (message.kind === 'extracted') {
        for (const file of message.files) {
          take(file)
          seen.add(file.path)
        }
        progress.step('Parsing', seen.size, files.length, `${uploads.note()}`)
      }
    },
  })
}

function take(rows: Map<string, Row>, file: Extracted, warnings: RunReport['warnings']): void {
  const { stat } = rows.get(file.path) ?? {}
  const row: Row = { path: file.path, size: file.size }
  if (stat !== undefined) row.stat = stat
  if ('skip' in file) row.skip = file.skip
  else {
    row.indexed = file
    row.blob = file.blob
    if (file.link !== undefined) {
      row.link = file.link
      row.occurrences = 0
    }
    if (file.failure !== undefined) warnings.push({ path: file.path, message: `no symbols: ${file.failure}` })
  }
  rows.set(file.path, row)
}

const LINK_TASK_FILES = 24

async function linkAll(
  pool: ParserPool,
  { listing, state, cache }: Work,
  todo: ReturnType<typeof plan>,
  present: ReadonlySet<Id>,
  uploads: Uploads,
  progress: Progress,
  warnings: RunReport['warnings'],
): Promise<number> {
  const reader = new UnitReader(cache.folder)
  const families = planLinking(
    FAMILIES,
    LANGUAGES,
    todo.rows,
    {
      rows: state.rows,
      sameContext: state.context === todo.context,
      has: (row) => row.link !== undefined && present.has(row.link),
    },
    reader,
  )
  reader.close()
  const total = families.reduce((sum, family) => sum + family.wanted.length, 0)
  const paths = listing.files.map((file) => file.path)
  let done = 0
  for (const { family, units, wanted } of families) {
    const configuration = todo.configuration.filter(([path]) =>
      family.configuration.includes(path.slice(path.lastIndexOf('/') + 1)),
    )
    const message = (files: number[]) => ({
      kind: 'link' as const,
      units: files.map((at): [number, Id | undefined] => {
        const before = state.rows.get((units[at] as Row).path)?.link
        return [at, before !== undefined && present.has(before) ? before : undefined]
      }),
    })
    const tasks: Task<number>[] = []
    const size = Math.min(LINK_TASK_FILES, Math.ceil(wanted.length / pool.size))
    for (let at = 0; at < wanted.length; at += size) tasks.push({ files: wanted.slice(at, at + size), message })
    await pool.run(tasks, {
      before: { kind: 'prepare', family: family.name, units: units.map(unitToLink), paths, configuration },
      lost: (at, reason) => {
        const { path } = units[at] as Row
        throw new Error(`linking ${path} ended its worker (${reason})`)
      },
      reply: async (reply: FromWorker) => {
        if (reply.kind !== 'linked') return
        for (const file of reply.files) {
          const row = todo.rows.get(file.path) as Row
          row.link = file.link
          row.occurrences = file.occurrences
          if (file.failure !== undefined) warnings.push({ path: file.path, message: `no links: ${file.failure}` })
        }
        uploads.postLinks(reply.files, reply.lines, reply.ends)
        done += reply.files.length
        progress.step('Linking', done, total, uploads.note())
        await uploads.room()
      },
    })
  }
  uploads.flushLinks()
  return done
}

function unitToLink(row: Row): UnitToLink {
  const { indexed } = row
  if (!indexed?.place) throw new Error(`${row.path} has no unit`)
  return { path: row.path, language: indexed.language, file: indexed.file, place: indexed.place, blob: indexed.blob }
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
