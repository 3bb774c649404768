/**
 * What the run's main thread and its workers say to each other.
 *
 * Messages are small: sources are read, and units written, by the workers themselves; only finished request bodies cross,
 * and they are transferred rather than copied. Of a few files, texts and facts cross in their place.
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
  /** Files by extension, for headers that do not say what they are in. */
  surroundings: { c: number; cpp: number }
  /** SCIP indexes whose links are laid over ours. */
  scip?: readonly string[]
}

export interface FileToExtract {
  path: string
  size: number
  blob?: string
  attributes: Attributes
  /**
   * What the server has of those that it may turn out to be: its id can depend on its content. Any other is sent. Undefined
   * while the server is asked: then what its record is made of comes back.
   */
  here?: readonly Id[]
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
  /** It will be asked for these. Not answered. */
  | { kind: 'warm'; languages: readonly string[] }
  | { kind: 'begin'; settings: RunSettings }
  | { kind: 'extract'; files: FileToExtract[] }
  | { kind: 'flush' }
  | {
      kind: 'prepare'
      family: string
      units: UnitToLink[]
      /** Paths that its linker goes by, besides those of its units. */
      paths: string[]
      /** Every path, where a compiler's index is laid over the links. */
      tree: string[]
      configuration: [path: string, text: string][]
      /** What a linker of the same files settled, to go on from; or whether what is worked out now is wanted by others. */
      settled: Settled | boolean
      /**
       * Units that offer something else than they did when that was settled, or the others linked, as they were then, by
       * position.
       */
      before: [unit: number, UnitToLink][]
    }
  /** Positions in the prepared units, each with the link set that the server is known to have. */
  | { kind: 'link'; units: [unit: number, known: Id | undefined][] }
  /** The run is over. Not answered. */
  | { kind: 'end' }

/** What became of one file. */
export type Extracted = SkippedFile | IndexedFile

export interface SkippedFile {
  path: string
  size: number
  skip: SkipReason
  /** Absent where it could not be read: it is tried again next time. */
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
  /** Absent where there is nothing to link; its link set is then known already. */
  place?: UnitPlace
  link?: Id
  /** Extraction threw; the file is indexed as text. */
  failure?: string
}

export interface Linked {
  path: string
  link: Id
  occurrences: number
  failure?: string
}

export type FromWorker =
  | { kind: 'ready' }
  /** `untold`: those of which it was not told whether the server has them. */
  | { kind: 'extracted'; files: Extracted[]; untold: ReadFile[] }
  /** A finished records request: `file` records with their segment. */
  | { kind: 'records'; body: Uint8Array<ArrayBuffer>; files: number }
  | { kind: 'flushed' }
  /** `dependents`: the units besides those of `before` whose links may have changed; undefined: any unit's may have. */
  | {
      kind: 'prepared'
      scip: ScipReport[]
      settled?: Settled | undefined
      dependents?: readonly number[] | undefined
    }
  /** `lines` are the NDJSON lines of link records that the server may lack; `ends[i]` is where that of `files[i]` ends. */
  | { kind: 'linked'; files: Linked[]; lines: Uint8Array<ArrayBuffer>; ends: number[] }
  | { kind: 'failed'; message: string }
