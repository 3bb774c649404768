/**
 * What a run remembers for the next one: which bytes each path had, what was extracted from them, and what was
 * published.
 *
 * Everything here may be lost. A state that cannot be read, or that another version wrote, counts as absent; a missing
 * unit is extracted again. Two concurrent runs never write the same file: the later state wins.
 */
import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { SkipReason } from '../../../src/contract/file.ts'
import type { Id } from '../../../src/contract/ids.ts'
import type { ManifestEntry } from '../../../src/contract/manifest.ts'
import type { IndexedFile } from '../threads/work.ts'
import type { UnitPlace } from './unit-store.ts'

/** Raised when the shape below changes. */
const STATE_VERSION = 4

/** A path as it was last seen. */
export interface Row {
  path: string
  size: number
  /** See ListedFile. Absent if the file was written too recently for its time to be trusted. */
  stat?: string
  blob?: string
  skip?: SkipReason
  /** What .gitattributes and the options of the run said of it, as JSON: its result depends on that too. */
  attributed?: string
  indexed?: IndexedFile
  link?: Id
  occurrences?: number
  /** In how many runs, one after the other, its links were lost with a worker. */
  lost?: number
}

export interface Published {
  server: string
  repository: string
  ref: string
  digest: Id
  entries: ManifestEntry[]
}

export interface State {
  rows: Map<string, Row>
  published: Published[]
  /** By family: fingerprint of everything that its links depend on besides its own files. */
  contexts: Record<string, string>
  /** The language that ambiguous headers (`.h`) were read as; see `Plan.leaning`. */
  leaning: string
  /** The extractors that made the rows. */
  extractors?: string
  /** The commit that the rows describe. */
  commit?: string
  /** By family: the file with the settled state of its linker for exactly these rows. */
  settled?: Record<string, string>
}

/** A state that is on disk and not yet the cache's. */
export interface Draft {
  keep(): void
  discard(): void
}

/** Names this process's files. Processes of two containers that share a cache often have the same number. */
export const PROCESS = `${process.pid}-${randomUUID().slice(0, 8)}`
let drafts = 0

/** A state keeps what it published to this many (server, repository, ref). */
const MOST_PUBLISHED = 4

/** An unreferenced pack is deleted once no run can still be writing it. */
const ORPHAN_MS = 24 * 3600 * 1000

/** The language of most files that are parsed. */
function mainLanguageOf(rows: State['rows']): string | undefined {
  const files = new Map<string, number>()
  let most: string | undefined
  for (const { indexed } of rows.values()) {
    if (!indexed?.place) continue
    const { language } = indexed
    files.set(language, (files.get(language) ?? 0) + 1)
    if (most === undefined || (files.get(language) ?? 0) > (files.get(most) ?? 0)) most = language
  }
  return most
}

/** In a checkout; never part of what is indexed, tracked or not. */
export const OUR_FOLDER = '.sextant'
/** As git writes it. */
export const CACHE_FOLDER = `${OUR_FOLDER}/cache`

/**
 * The cache's folder in a checkout, of which git is to see nothing. Not if it is a link: packs of the folder that it leads to would be
 * swept away.
 */
export function cacheFolderIn(root: string): string {
  const ours = join(root, OUR_FOLDER)
  const folder = join(root, CACHE_FOLDER)
  const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
  if (isLink(ours) || isLink(folder)) throw refusedCache(folder, 'is a link to another folder')
  try {
    mkdirSync(ours, { recursive: true })
    writeFileSync(join(ours, '.gitignore'), '*\n', { flag: 'wx' })
  } catch {
    // It is there already, or nothing can be written, which the cache itself will say.
  }
  return folder
}

/** Not used as it came with the repository. */
export const refusedCache = (folder: string, because: string): Error =>
  new Error(`The cache ${folder} ${because}. Delete it, name another folder with --cache, or use --no-cache.`)

/** Also of the folder that a run without a cache has among the system's temporary files. */
export function unwritable(folder: string, error: unknown): Error {
  const { code = String(error) } = error as NodeJS.ErrnoException
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
  const next = isFull
    ? 'Make room there, or name another folder with --cache.'
    : 'Name another folder with --cache, or use --no-cache.'
  return new Error(`The cache cannot be written to ${folder} (${code}). ${next}`)
}

export class Cache {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
    // What is written last would otherwise fail, after everything was read and sent.
    try {
      mkdirSync(folder, { recursive: true })
      accessSync(folder, constants.W_OK)
    } catch (error) {
      throw unwritable(folder, error)
    }
  }

  load(): State {
    const empty: State = { rows: new Map(), published: [], contexts: {}, leaning: '' }
    try {
      const saved = JSON.parse(readFileSync(join(this.folder, 'state.json'), 'utf8')) as {
        version: number
        contexts: Record<string, string>
        leaning: string
        extractors?: string
        commit?: string
        rows: Row[]
        published: Published[]
        settled?: Record<string, string>
      }
      if (saved.version !== STATE_VERSION) return empty
      const sizes = new Map<string, number>()
      const holds = ([pack, at, head, body]: UnitPlace): boolean => {
        let size = sizes.get(pack)
        if (size === undefined) {
          size = statSync(join(this.folder, pack), { throwIfNoEntry: false })?.size ?? -1
          sizes.set(pack, size)
        }
        return at + head + body <= size
      }
      const rows = saved.rows.filter((row) => !row.indexed?.place || holds(row.indexed.place))
      return {
        rows: new Map(rows.map((row) => [row.path, row])),
        published: saved.published,
        contexts: saved.contexts,
        leaning: saved.leaning,
        settled: saved.settled ?? {},
        ...(saved.extractors === undefined ? {} : { extractors: saved.extractors }),
        ...(saved.commit === undefined ? {} : { commit: saved.commit }),
      }
    } catch {
      return empty
    }
  }

  save(state: State, replaced: readonly string[] = []): void {
    this.draft(state, replaced).keep()
  }

  /**
   * Writes a state beside the current one, which it replaces once it is kept. `replaced`: files with the settled state
   * that belonged to the current one.
   */
  draft(state: State, replaced: readonly string[] = []): Draft {
    const text = JSON.stringify({
      version: STATE_VERSION,
      // Read by `run/head-start.ts`, from the first bytes.
      commit: state.commit,
      mainLanguage: mainLanguageOf(state.rows),
      contexts: state.contexts,
      leaning: state.leaning,
      extractors: state.extractors,
      rows: [...state.rows.values()],
      published: state.published.slice(0, MOST_PUBLISHED),
      settled: state.settled,
    })
    const temporary = join(this.folder, `state.${PROCESS}-${drafts++}.tmp`)
    try {
      writeFileSync(temporary, text)
    } catch (error) {
      rmSync(temporary, { force: true })
      throw error
    }
    return {
      keep: () => {
        renameSync(temporary, join(this.folder, 'state.json'))
        this.#sweep(state, new Set(replaced))
      },
      discard: () => rmSync(temporary, { force: true }),
    }
  }

  /**
   * Deletes packs that no row references, settled states of other rows, and states that were never kept. A pack that
   * is mostly unused stays until its last row is gone: the next full run (new grammar, new rules) abandons all of them,
   * and what edits add in between is small. Settled states are large and are deleted at once; a run that still wants
   * one computes it again.
   */
  #sweep(state: State, replaced: ReadonlySet<string>): void {
    const live = new Set<string>(Object.values(state.settled ?? {}))
    for (const row of state.rows.values()) if (row.indexed?.place) live.add(row.indexed.place[0])
    for (const name of readdirSync(this.folder)) {
      if (!/\.(?:pack|settled|tmp)$/.test(name) || live.has(name)) continue
      const path = join(this.folder, name)
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
      if (replaced.has(name) || name.startsWith(`${PROCESS}-`) || age > ORPHAN_MS) rmSync(path, { force: true })
    }
  }

  /**
   * Compares the bytes of all packs with the bytes that rows still reference. A run that finds the cache wasteful
   * starts with an empty one.
   */
  isWasteful(state: State): boolean {
    let live = 0
    for (const row of state.rows.values()) if (row.indexed?.place) live += row.indexed.place[2] + row.indexed.place[3]
    let all = 0
    let packs = 0
    for (const name of readdirSync(this.folder)) {
      if (!name.endsWith('.pack')) continue
      packs++
      all += statSync(join(this.folder, name), { throwIfNoEntry: false })?.size ?? 0
    }
    return packs > 200 || (all > 64 * 1024 * 1024 && all > 3 * live)
  }

  clear(): void {
    for (const name of readdirSync(this.folder))
      if (name === 'state.json' || /\.(?:pack|settled|tmp)$/.test(name))
        rmSync(join(this.folder, name), { force: true })
  }
}
