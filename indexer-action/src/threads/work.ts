/**
 * The messages between the run's main thread and its workers.
 *
 * Messages are small: workers read sources and write units themselves. Only finished request bodies are passed, and
 * they are transferred rather than copied. When there are only a few files, their texts and facts are passed instead.
 */
import type { SkipReason } from '../../../src/contract/file.ts'
import type { Id } from '../../../src/contract/ids.ts'
import type { Settled } from '../cache/settled-store.ts'
import type { UnitPlace } from '../cache/unit-store.ts'
import type { Attributes } from '../files/attributes.ts'
import type { Role } from '../files/classify.ts'
import type { ScipReport } from '../scip/overlay.ts'
import type { ReadFile } from '../upload/file-record.ts'

/** What a worker is told at the beginning of each run that it takes part in. */
export interface RunSettings {
  root: string
  /** Whether `root` is a git work tree, so that blobs can be asked for. */
  git: boolean
  cache: string
  /** Unique among all workers of all runs that share the cache. */
  name: string
  /** Number of files by extension, to decide the language of ambiguous headers. */
  surroundings: { c: number; cpp: number }
  /** SCIP indexes whose links replace ours. */
  scip?: readonly string[]
}

export interface FileToExtract {
  path: string
  size: number
  blob?: string
  attributes: Attributes
  /**
   * Which of the ids it may turn out to have the server already holds; its id can depend on its content. With any other
   * id it is sent. Undefined while the server is still being asked: then the data for its record is returned.
   */
  here?: readonly Id[]
  /** A worker died at it, or its parser did: tried once more, by itself. */
  isAgain?: true
}

export interface UnitToLink {
  path: string
  language: string
  file: Id
  place: UnitPlace
  /** The blob that the unit was made of. */
  blob: string
}

export type ToWorker =
  /** The worker will be asked about these. Not answered. */
  | { kind: 'warm'; languages: readonly string[] }
  | { kind: 'begin'; settings: RunSettings }
  | { kind: 'extract'; files: FileToExtract[] }
  | { kind: 'flush' }
  | {
      kind: 'prepare'
      family: string
      units: UnitToLink[]
      /** Paths that its linker needs, besides those of its units. */
      paths: string[]
      /** Every path of the tree, if a SCIP index is applied to the links. */
      tree: string[]
      configuration: [path: string, text: string][]
      /**
       * The settled state of a linker of the same files, to resume from; or whether others want the state that is
       * settled now.
       */
      settled: Settled | boolean
      /**
       * Units that offer something else than when that state was settled or the other files were linked, with their
       * previous version, by index.
       */
      before: Before
    }
  /** Indexes of prepared units, each with the link set that the server is known to have. */
  | { kind: 'link'; units: [unit: number, known: Id | undefined][] }
  /** The run is over. Not answered. */
  | { kind: 'end' }

/** What units said before, by index; undefined where there was no such file. And files that are gone. */
export interface Before {
  units: (readonly [unit: number, UnitToLink | undefined])[]
  gone: UnitToLink[]
}

export const UNCHANGED: Before = { units: [], gone: [] }

export const isUnchanged = ({ units, gone }: Before): boolean => units.length === 0 && gone.length === 0

/** What became of one file. */
export type Extracted = SkippedFile | IndexedFile

export interface SkippedFile {
  path: string
  size: number
  skip: SkipReason
  /** Absent if it could not be read: the next run tries again. */
  blob?: string
}

export interface IndexedFile {
  path: string
  size: number
  blob: string
  language: string
  role: Role
  lines: number
  file: Id
  symbols: number
  /** Syntax errors; 0 for text. */
  errors: number
  /** Absent if there is nothing to link; its link set is then already known. */
  place?: UnitPlace
  link?: Id
  /** Extraction threw; the file is indexed as text. */
  failure?: string
}

export interface Linked {
  path: string
  link: Id
  occurrences: number
  /** Its link set as JSON, in UTF-8 bytes. */
  bodyBytes: number
  failure?: string
}

export type FromWorker =
  | { kind: 'ready' }
  /**
   * `untold`: files for which it was not told whether the server has them. `isSpent`: the worker can do nothing more, and has handed over
   * what it had done.
   */
  | { kind: 'extracted'; files: Extracted[]; untold: ReadFile[]; isSpent?: boolean }
  /** A finished records request: `file` records with their segment. */
  | { kind: 'records'; body: Uint8Array<ArrayBuffer>; files: number }
  | { kind: 'flushed' }
  /** `dependents`: units besides those of `before` whose links may have changed; undefined: any unit's may have. */
  | {
      kind: 'prepared'
      scip: ScipReport[]
      settled?: Settled | undefined
      dependents?: readonly number[] | undefined
    }
  /**
   * `lines` are the NDJSON lines of link records that the server may lack; `ends[i]` is the end of the line of
   * `files[i]`.
   */
  | { kind: 'linked'; files: Linked[]; lines: Uint8Array<ArrayBuffer>; ends: number[] }
  | { kind: 'failed'; message: string; stack?: string | undefined }
