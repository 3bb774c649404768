/**
 * One run: list, extract, link, upload, publish.
 *
 * Extraction, linking and uploading overlap; nothing is visible to readers before the last step, and a run that stops
 * anywhere can simply be started again.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { FORMAT_VERSION } from '../../../src/contract/format.ts'
import type { Id } from '../../../src/contract/ids.ts'
import { LIMITS } from '../../../src/contract/limits.ts'
import {
  type BeginRequest,
  isRefName,
  isRepositoryName,
  type PublishRequest,
  type RunOrder,
} from '../../../src/contract/messages.ts'
import {
  CACHE_FOLDER,
  Cache,
  cacheFolderIn,
  type Draft,
  PROCESS,
  type Published,
  refusedCache,
  type State,
  unwritable,
} from '../cache/cache.ts'
import { SETTLED } from '../cache/settled-store.ts'
import { type Asked, askGit, gitLine } from '../files/git.ts'
import type { Listing } from '../files/list-files.ts'
import type { ScipReport } from '../scip/overlay.ts'
import { Crew } from '../threads/crew.ts'
import { ParserPool } from '../threads/parser-pool.ts'
import { Settlements } from '../threads/settlements.ts'
import { type Ingest, IngestRefused } from '../upload/upload.ts'
import { Uploads } from '../upload/uploads.ts'
import { extractAll, Records, take, type Warning } from './extract-stage.ts'
import { familiesOf } from './link-plan.ts'
import { linkAll } from './link-stage.ts'
import { list } from './list.ts'
import { amountOf, isFew, languagesOf, type Plan, plan } from './plan.ts'
import { languagesOfLikelyLacks, tellWork, whatServerHas } from './presence.ts'
import { type Progress, SILENT } from './progress.ts'
import { differenceTo, digestOf, entryOf, isIndexed, publish } from './publish.ts'
import { remember } from './remember.ts'
import { type RunReport, reportOf } from './report.ts'
import { countUp, type Stopwatch, stopwatch } from './statistics.ts'

export interface RunOptions {
  path: string
  ingest: Ingest
  /** The server that `ingest` talks to: caches are separate for each. */
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
  /** Makes the published ref the repository's default, so that questions are about what is checked out. */
  asDefault?: boolean
  /** Patterns of paths to leave out, as in a .gitignore. */
  ignore?: readonly string[]
  /** The only languages to parse; all by default. */
  languages?: readonly string[]
  /** Indexes from scip-typescript, rust-analyzer and similar tools: their links are taken as exact. */
  scip?: readonly string[]
  /** Threads that outlive this run. By default the run has its own and ends them. */
  crew?: Crew
  /** Queries to git about `path` that are already running. */
  asked?: Asked
}

const AGENT = 'sextant-indexer/0.1.0'

/**
 * A thread that has read as much holds more than a tenth of what linking needs besides: grammars with the largest tree that they had
 * to hold, their code, and what runs only while files are read. None of it can be given back, and a new thread takes a fifth of a
 * second.
 */
const MUCH_BYTES = 24_000_000

/** Nothing can be published under such a name. */
export class Misnamed extends Error {}

export async function run(options: RunOptions): Promise<RunReport> {
  const progress = options.progress ?? SILENT
  const clock = stopwatch()
  const root = resolve(options.path)
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${root} is not a folder`)
  if (options.commit === '') throw new Misnamed('commit: the name is empty')
  const asked = options.asked ?? askGit(root, options.commit !== undefined, options.repository !== undefined)
  const checkout = await asked.checkout
  if (options.commit !== undefined && !checkout) throw new Error(`${root} is not a git checkout, so it has no commits`)
  const whole = checkout ? checkout.root : root
  const named = options.commit ?? (checkout?.bare ? 'HEAD' : undefined)
  const commit = named === undefined ? undefined : await commitOf(whole, named)
  const repository = options.repository ?? checkout?.origin ?? `local/${nameOf(whole)}`
  const ref = options.ref ?? checkout?.branch ?? (checkout ? 'HEAD' : 'main')
  if (!isRepositoryName(repository)) throw new Misnamed(`repository: ${repository} is not OWNER/NAME`)
  const length = Buffer.byteLength(ref)
  if (length > LIMITS.refBytes)
    throw new Misnamed(`ref: ${ref.slice(0, 60)}… is ${length} bytes long, and ${LIMITS.refBytes} can be stored`)
  if (!isRefName(ref)) throw new Misnamed(`ref: ${ref} is not a ref name that git accepts`)

  const temporary = options.cache === false ? mkdtempSync(join(tmpdir(), 'sextant-')) : undefined
  const removeTemporary = (): void => {
    // Threads that are about to end may still write to it.
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
  }
  // It holds what was read from source code, and a run may be interrupted.
  if (temporary !== undefined) process.once('exit', removeTemporary)
  const elsewhere = temporary ?? (options.cache || undefined)
  const cache = new Cache(elsewhere ?? cacheFolderIn(whole))
  const crew = options.crew ?? new Crew()
  try {
    let state = cache.load()
    if (cache.isWasteful(state)) {
      cache.clear()
      state = cache.load()
    }
    // There will be work: threads start while git lists it.
    if (state.rows.size === 0) crew.warm()
    else if (checkout?.head !== state.commit) crew.warm(1)
    const listing = await list(asked, root, commit, state, options.ignore)
    // It could say anything about the files.
    if (!elsewhere && checkout && (await tracksCache(whole, asked))) throw refusedCache(cache.folder, 'is committed')
    const mainBranch = await asked.mainBranch
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
    const work: Work = { listing, request, cache, state, git: checkout !== undefined, clock, crew }
    return await publishTree({ ...options, progress }, work).catch((error: unknown) => {
      if (!(error instanceof IngestRefused) || error.code !== 'missing_content') throw error
      // What nothing names is swept, and that may be between asking for it and naming it.
      return publishTree({ ...options, progress }, work)
    })
  } finally {
    progress.end()
    // Idle threads may still have files of the temporary folder open, and not every system can delete it then.
    if (!options.crew || temporary !== undefined) await crew.close()
    removeTemporary()
    process.off('exit', removeTemporary)
  }
}

async function tracksCache(root: string, { tree }: Asked): Promise<boolean> {
  if (tree) return (await tree.index).includes(`\t${CACHE_FOLDER}/`)
  return (await gitLine(root, ['ls-files', '--', CACHE_FOLDER])) !== undefined
}

async function commitOf(root: string, name: string): Promise<string> {
  const commit = await gitLine(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  if (commit === undefined) {
    const isShallow = (await gitLine(root, ['rev-parse', '--is-shallow-repository'])) === 'true'
    throw new Error(
      `${root} has no commit ${name}${isShallow ? '. It is a shallow clone: fetch the commit first.' : ''}`,
    )
  }
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
  const sent = state.published.filter((one) => one.server === server && one.repository === repository)
  const languages = [...languagesOf(todo, state), ...languagesOfLikelyLacks(sent, ref, todo.kept)]
  // The first thread starts while the server is asked, and loads what it will need.
  if (languages.length > 0) crew.warm(1, languages)
  clock('plan')

  const begun = ingest.begin(request)
  const uploader = new Uploads(
    ingest,
    begun.then(({ upload }) => upload),
  )
  const ask = async () => {
    const { upload, base } = await begun
    const published = sent.find((one) => one.digest === base?.digest)
    const present = await whatServerHas(ingest, upload, published, todo)
    tellWork(todo, present, git)
    if (!base && present.files.size === 0) uploader.expectNothing()
    clock('ask')
    return { upload, base, published, links: present.links }
  }
  const name = `${PROCESS}-${started.toString(36)}`
  const settlements = new Settlements(cache.folder, state.settled ?? {}, {
    overlaid: (options.scip ?? []).length > 0,
    nameSettled: options.cache === false ? undefined : (family) => `${name}-${family}${SETTLED}`,
  })
  const warnings: Warning[] = []
  const scip: ScipReport[] = []
  settlements.readAhead(new Set(languages))
  const { asked, linked } = await readAndLink({ ...work, todo, uploader, progress, settlements, warnings, scip }, ask, {
    name,
    scip: options.scip ?? [],
  })

  const { upload, base, published } = asked
  const entries = [...todo.rows.values()].map(entryOf)
  const counted = countUp(todo.rows)
  const statistics: PublishRequest['statistics'] = { ...counted.statistics, phases: clock.phases }
  const indexed = entries.filter(isIndexed).length
  const change = base && published && differenceTo(published, entries)
  const digest = change?.digest ?? digestOf(entries)
  const isCurrent = base?.ref === ref && base.commit === request.commit && base.digest === digest
  const made = { server, repository, ref, digest, entries }
  /** A reader has the index whether or not the next run has this. */
  const sayLost = (error: unknown): void =>
    progress.say(`${unwritable(cache.folder, error).message} The next run reads everything again.`)
  const record = async (changed: { made: Published | undefined; unchanged: boolean }) => {
    if (options.cache === false) return undefined
    const settled = await settlements.kept()
    try {
      return remember(cache, state, { todo, started, settled, base: published, commit: request.commit, ...changed })
    } catch (error) {
      sayLost(error)
      return undefined
    }
  }
  /** What is most likely recorded: written while the server publishes, because that takes about as long. */
  const expected = { made, unchanged: isCurrent && linked === 0 }
  let recording: Promise<Draft | undefined> | undefined
  /** Called once everything is sent. */
  const outcome = () => {
    clock('upload')
    recording ??= setImmediate().then(() => record(expected))
    // Awaited below.
    recording.catch(() => undefined)
    const { files: uploadedFiles, links: uploadedLinks, bytes: uploadedBytes } = uploader.sent
    return {
      indexed,
      skipped: entries.length - indexed,
      statistics,
      counts: {
        ...{ extracted: todo.work.length, linked, uploadedFiles, uploadedLinks, uploadedBytes },
        skippedBy: counted.skippedBy as Record<string, number>,
      },
    }
  }
  // Also if nothing changed: an older run that is still under way must not move the ref back.
  const difference = isCurrent ? { changes: [], digest } : change
  const said = await publish({ ingest, request, upload, uploads: uploader, entries, difference, outcome }).catch(
    async (error: unknown) => {
      const draft = await recording?.catch(() => undefined)
      draft?.discard()
      throw error
    },
  )
  const isSame = isCurrent && said.outcome === 'published' && said.generation === base.generation
  const answer = isSame ? { ...said, outcome: 'unchanged' as const } : said
  clock('publish')

  const draft = await recording
  const unchanged = isSame && linked === 0
  const isExpected = answer.outcome !== 'superseded' && unchanged === expected.unchanged
  if (!isExpected) draft?.discard()
  try {
    const kept = isExpected
      ? draft
      : await record({ made: answer.outcome === 'superseded' ? undefined : made, unchanged })
    kept?.keep()
  } catch (error) {
    sayLost(error)
  }
  clock('remember')
  return reportOf(
    { repository, ref, commit: request.commit, dirty: listing.dirty },
    answer,
    { entries, skippedBy: counted.skippedBy, extracted: todo.work, linked, uploaded: uploader.sent },
    { statistics: { ...statistics, phases: clock.phases }, rows: todo.rows, warnings, scip },
  )
}

/** Afterwards the rows of `todo` are complete, and what the server lacks is on its way. */
async function readAndLink<Asked extends { links: ReadonlySet<Id> }>(
  work: Work & {
    todo: Plan
    uploader: Uploads
    progress: Progress
    settlements: Settlements
    warnings: Warning[]
    /** The report on each SCIP index. */
    scip: ScipReport[]
  },
  ask: () => Promise<Asked>,
  given: { name: string; scip: readonly string[] },
): Promise<{ asked: Asked; linked: number }> {
  const { listing, git, cache, crew, clock, state, todo, uploader, progress, settlements, warnings, scip } = work
  const pool = new ParserPool(
    { root: listing.root, git, cache: cache.folder, surroundings: todo.surroundings, scip: [...given.scip] },
    given.name,
    amountOf(todo.work.map(({ file }) => file)),
    crew,
  )
  try {
    const extract = (some: Plan['work'], records?: Records) =>
      extractAll(pool, some, uploader, progress, (file) => take(todo.rows, file, warnings), records)
    // A few files are read while the server is still being asked whether it has them.
    const few = isFew(todo.work) ? [...todo.work] : []
    const asking = ask().then((asked) => {
      // While a worker is reading: linking is planned by these.
      for (const family of familiesOf(todo.kept)) todo.around.of(family)
      return asked
    })
    const has = asking.then(() => new Set(few.flatMap(({ file }) => file.here ?? [])))
    const records = new Records(uploader, has)
    const [asked] = await Promise.all([asking, extract(few, records)])
    const recorded = records.post()
    // Awaited below.
    recorded.catch(() => undefined)
    const others = todo.work.slice(few.length)
    const amount = amountOf(others.map(({ file }) => file))
    pool.expect(amount)
    await extract(others)
    clock('extract')
    if (amount.bytes >= MUCH_BYTES) await pool.renew()
    const linked = await linkAll({
      ...{ pool, listing, cache, state, todo, present: asked.links },
      ...{ uploads: uploader, progress, warnings, scip, settlements },
    })
    await recorded
    clock('link')
    return { asked, linked }
  } finally {
    await pool.close()
  }
}

/** A folder's name as the second half of a repository name. */
function nameOf(folder: string): string {
  return (
    basename(folder, '.git')
      .replace(/[^\w.-]+/g, '-')
      .slice(0, 100) || 'root'
  )
}
