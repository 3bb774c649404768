/**
 * What the engine asks of the index, and the only way to ask it.
 *
 * `read` takes any number of look-ups and makes ONE round trip of them. In production a round trip is the latency of a
 * tool call, so an answer is planned as "find" (names, edges, postings) and then "open" (bodies and text of what will
 * be shown), and never as a loop. Every row that comes back belongs to the scope's generation.
 */
import type { Id } from '../contract/ids.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { IndexedFile } from './indexed/indexed-file.ts'

declare const answered: unique symbol

/** A question that has not been asked yet. Only the index that made it knows its contents. */
export interface Lookup<T> {
  readonly [answered]: T
}
export type Answers<L extends Record<string, Lookup<unknown>>> = {
  [K in keyof L]: L[K] extends Lookup<infer T> ? T : never
}

/** Which bodies of a file to fetch with it. Each may have megabytes, so none is fetched unless asked for. */
export interface Parts {
  readonly facts?: boolean
  readonly links?: boolean
  readonly text?: boolean
}

/** One row of the call graph: `source` uses `target`, at `sites` places of one file. */
export interface Edge {
  /** 1 for direct neighbours of the symbol asked about. */
  readonly depth: number
  readonly target: Id
  readonly source: Id
  /** The file that contains the uses. */
  readonly path: string
  readonly fileId: Id
  /** Bit set over USES. */
  readonly uses: number
  readonly sites: number
  /** 0–100, the best of its sites. */
  readonly confidence: number
}

/**
 * Where to start: known symbols, or every symbol of a name (in one file). If many files define the name, those come
 * first that may lie in `containers`, outermost first.
 */
export type Start =
  | { readonly ids: readonly Id[] }
  | { readonly names: readonly string[]; readonly path?: string | undefined; readonly containers?: readonly string[] }

/** Filters the files of the ref before any text is opened. There are no wildcards: filters are exact or by prefix. */
export interface FileFilter {
  /** Substrings that the path must all contain, with ASCII letters in lower case: the database folds no others. */
  readonly pathHas?: readonly string[]
  readonly languages?: readonly string[]
  readonly notLanguages?: readonly string[]
  /** In lower case: directly in a folder whose path ends in this, or a file whose path does, whatever its extension. */
  readonly directlyIn?: string
  /** Nothing passes if the ref has this path, as a file or as a folder. */
  readonly unlessThereIs?: string
}

export interface Segment {
  readonly id: Id
  readonly files: readonly Id[]
}
export interface PostingsBlock {
  readonly segment: Id
  /** Ordinals of the segment's files that contain the key, ascending; undefined if this block does not have the key. */
  of(key: number): readonly number[] | undefined
}

export interface WordPostings {
  readonly segment: Id
  /** The files' lengths in terms, by ordinal. */
  readonly lengths: readonly number[] | undefined
  has(term: string): boolean
  /** All terms of the block. */
  terms(): Iterable<string>
  of(term: string): TermPostings | undefined
}
/** Ordinals of the segment's files that contain a term, ascending, and the weighted count in each. */
export interface TermPostings {
  readonly ordinals: readonly number[]
  readonly counts: readonly number[]
}

/** The model whose vectors are compared, and whether it covers all of the scope's generation. */
export interface EmbeddingState {
  readonly id: number
  readonly model: string
  readonly dimensions: number
  readonly status: 'active' | 'refused'
  /** `settling`: everything was sent, but not all of it can be found yet. */
  readonly generation: 'ready' | 'settling' | 'behind'
}

/** Which of the named files come first: each file's own value times that of its role; equal ones in the order given. */
export interface Preference {
  readonly worth: readonly number[]
  /** A role that is not named counts 1. */
  readonly roles: Readonly<Record<string, number>>
}

/** A page of files ends after this many, or once their texts reach this many bytes; it always has at least one. */
export interface Limits {
  readonly files: number
  readonly bytes: number
}

/**
 * What a page opens completely: far below an isolate's memory, whatever the files are. The page ends there, and can be
 * continued.
 */
export const PAGE_LIMITS: Limits = { files: 100, bytes: 8_000_000 }

/** A path of the ref that is listed but not indexed. */
export interface SkippedFile {
  readonly path: string
  readonly reason: string
  readonly size: number
}

/** How far edges are followed. */
export interface Walk {
  /** Bit set over USES. */
  readonly uses: number
  readonly depth: number
  /** Most edges visited, breadth first. */
  readonly cap: number
  /** Uses that do not count as a step: the edges behind such an edge have the same depth. None by default. */
  readonly through?: number
  /** Uses that make an edge a step all the same. None by default. */
  readonly stepping?: number
  /** Of an edge that has one of these uses, only `fewer` count instead of `uses`. None by default. */
  readonly beside?: number
  readonly fewer?: number
  /** Uses of the start itself that are visited too, after its other ones; nothing is followed through them. None by default. */
  readonly also?: number
  /** Those of `through` whose far end is the start by another name: `also` is visited there too. None by default. */
  readonly alike?: number
  /**
   * Uses of a function that hand it on as a value, and the same uses of what holds it then: followed too, after everything
   * else. None by default.
   */
  readonly handed?: number
}

export interface Users {
  /** Not all of their files are among `files`. */
  readonly edges: Omit<Edge, 'path'>[]
  readonly files: IndexedFile[]
}

/** A path whose content differs between two refs. */
export interface DifferingPath {
  readonly path: string
  /** Its file in the other ref, and in the scope's own: absent if that ref does not index it. */
  readonly was: Id | undefined
  readonly now: Id | undefined
}

/**
 * Selects among the differences between two refs: paths that contain this text, after this one, up to what one page
 * opens.
 */
export interface DifferingQuery extends Limits {
  readonly pathHas: string
  readonly after: string
}

/** The position of a file's chunks in a block of vectors. */
export interface ChunksOfFile {
  readonly file: Id
  readonly from: number
  readonly chunks: number
}

/** Vectors of many chunks, packed and read in `src/db/formats/vector-block.ts`. */
export interface VectorBlock {
  readonly files: readonly ChunksOfFile[]
  /** Index of each file among `files`. */
  readonly places: ReadonlyMap<Id, number>
  readonly dimensions: number
  /** The chunks in turn, two dimensions per byte. */
  readonly bytes: Uint8Array
  /** 1 / length; 0 for an empty vector. */
  readonly inverse: Float32Array
}

export interface Index {
  /** One round trip. */
  read<L extends Record<string, Lookup<unknown>>>(scope: RefScope, lookups: L): Promise<Answers<L>>

  /** The file of each symbol with exactly one of these names (ignoring ASCII case), same spelling first. */
  filesNaming(start: Start, limit: number): Lookup<Id[]>
  /** The file of each symbol whose name begins like this, in name order. */
  filesNamingLike(prefix: string, limit: number): Lookup<Id[]>
  /** The files that define them, at most `limit`, in the same order. An id may also be that of a file's top level. */
  filesDefining(start: Start, parts: Parts, limit: number): Lookup<IndexedFile[]>
  /** The files that define what the top level of the first indexed one of these paths uses or passes on, at most `limit`. */
  filesUsedBy(paths: readonly string[], parts: Parts, limit: number): Lookup<IndexedFile[]>
  /** The name of each symbol that begins like this, in order. */
  namesStartingWith(prefix: string, limit: number): Lookup<string[]>
  /** Distinct names similar to a misspelled one: same first letters. */
  namesLike(name: string, limit: number): Lookup<string[]>

  fileAt(path: string, parts: Parts): Lookup<IndexedFile | undefined>
  /** The indexed ones of these paths, in their order: one statement, which takes hardly more than for one path. */
  filesAt(paths: readonly string[], parts: Parts): Lookup<IndexedFile[]>
  /** Files directly in a folder (``: the root), in path order. The folders in it are not traversed. */
  filesInFolder(
    folder: string,
    parts: Parts,
    limits: Limits,
    filter?: Pick<FileFilter, 'unlessThereIs'>,
  ): Lookup<IndexedFile[]>
  skippedAt(path: string): Lookup<SkippedFile | undefined>
  files(ids: readonly Id[], parts: Parts): Lookup<IndexedFile[]>
  /** Files that pass the filter, in path order after `after` (and under `directory`), among the next `scan` files. */
  filesInOrder(
    after: string,
    filter: FileFilter,
    parts: Parts,
    limits: Limits & { scan: number; directory?: string },
  ): Lookup<IndexedFile[]>
  /** The path `count` files after `after`; undefined if there are not so many. */
  pathAfter(after: string, count: number): Lookup<string | undefined>
  /** The same for given ids, in their order or by preference; ids that are not in this generation are left out. */
  filesAmong(
    ids: readonly Id[],
    filter: FileFilter,
    parts: Parts,
    limits: Limits,
    preference?: Preference,
  ): Lookup<IndexedFile[]>
  /** Paths of indexed files that hold this last segment. */
  pathsLike(path: string, limit: number): Lookup<string[]>
  /** Paths that a misspelt one may mean: `nearestPaths` chooses among them. */
  pathsNear(path: string, limit: number): Lookup<string[]>

  /** Who uses it: edges into the start. */
  edgesInto(start: Start, walk: Walk): Lookup<Edge[]>
  /** What it uses. */
  edgesOutOf(start: Start, walk: Walk): Lookup<Edge[]>
  /** Edges into the start, and the files they are in, nearest first, at most `mostFiles`. */
  users(start: Start, walk: Walk, parts: Parts, mostFiles: number): Lookup<Users>

  /** What differs from another ref of the repository, in path order, and how many paths differ from there on. */
  differing(base: RefScope, query: DifferingQuery): Lookup<{ paths: DifferingPath[]; total: number }>
  /** The files of both sides of the same. */
  differingFiles(base: RefScope, query: DifferingQuery, parts: Parts): Lookup<IndexedFile[]>

  /** The same question about another ref of the repository, asked in the same round trip. */
  inRef<T>(ref: RefScope, of: Lookup<T>): Lookup<T>

  segments(): Lookup<Segment[]>
  /** The blocks that could contain these keys, in every segment. */
  postings(keys: readonly number[]): Lookup<PostingsBlock[]>
  /** The blocks that could contain these terms, in every segment, and the one with its files' lengths. */
  wordBlocks(terms: readonly string[]): Lookup<WordPostings[]>

  /** Undefined before the first generation is embedded. */
  embedding(): Lookup<EmbeddingState | undefined>
  /** Rows of the active model's word vectors that could contain these words. */
  termVectors(terms: readonly string[]): Lookup<{ first: string; data: Uint8Array }[]>
  /** All vectors of the active model that are stored beside the index, of every held generation. */
  vectorBlocks(): Lookup<VectorBlock[]>
}
