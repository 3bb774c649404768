/**
 * What the engine asks of the index, and the one way to ask it.
 *
 * `read` takes any number of look-ups and makes ONE round trip of them: in production a round trip is the latency of a
 * tool call, so an answer is planned as "find" (names, edges, postings) and then "open" (bodies and text of what will be
 * shown), and never as a loop. Every row that comes back belongs to the scope's generation.
 */
import type { Id } from '../contract/ids.ts'
import type { RefScope } from '../tenancy/scope.ts'
import type { VectorBlock } from '../vectors/local/vector-block.ts'
import type { IndexedFile } from './indexed-file.ts'

declare const answered: unique symbol

/** One question, not asked yet. Only the index that made it knows what is inside. */
export interface Lookup<T> {
  readonly [answered]: T
}
export type Answers<L extends Record<string, Lookup<unknown>>> = {
  [K in keyof L]: L[K] extends Lookup<infer T> ? T : never
}

/** Which bodies of a file to fetch with it. Each may be megabytes, so none is fetched unasked. */
export interface Parts {
  readonly facts?: boolean
  readonly links?: boolean
  readonly text?: boolean
}

/** One row of the call graph: `source` uses `target`, at `sites` places of one file. */
export interface Edge {
  /** 1 for the asked symbol's own neighbours. */
  readonly depth: number
  readonly target: Id
  readonly source: Id
  /** The file in which the uses are. */
  readonly path: string
  readonly fileId: Id
  /** Bit set over USES. */
  readonly uses: number
  readonly sites: number
  /** 0–100, the best of its sites. */
  readonly confidence: number
}

/**
 * Where to start: symbols that are known, or every symbol of a name (of one file). Of a name that many files define, those come
 * first that may lie in `containers`, outermost first.
 */
export type Start =
  | { readonly ids: readonly Id[] }
  | { readonly names: readonly string[]; readonly path?: string | undefined; readonly containers?: readonly string[] }

/** Which files of the ref, before any text is opened. `*`, `?` and `[]` do not occur: filters are exact or by prefix. */
export interface FileFilter {
  /** Lower-cased substrings of the path that must all occur. */
  readonly pathHas?: readonly string[]
  readonly languages?: readonly string[]
  readonly notLanguages?: readonly string[]
}

export interface Segment {
  readonly id: Id
  readonly files: readonly Id[]
}
export interface PostingsBlock {
  readonly segment: Id
  /** Ordinals of the segment's files that hold the key, ascending; undefined where it is not in this block. */
  of(key: number): readonly number[] | undefined
}

export interface WordPostings {
  readonly segment: Id
  /** Of the block that holds the files' lengths in terms: by ordinal. */
  readonly lengths: readonly number[] | undefined
  of(term: string): TermPostings | undefined
}
/** Ordinals of the segment's files that hold a term, ascending, and the weighted count of each. */
export interface TermPostings {
  readonly ordinals: readonly number[]
  readonly counts: readonly number[]
}

/** The model whose vectors are compared, and whether it has seen all of the scope's generation. */
export interface EmbeddingState {
  readonly id: number
  readonly model: string
  readonly dimensions: number
  readonly status: 'active' | 'refused'
  /** `settling`: all is sent, and not all can be found yet. */
  readonly generation: 'ready' | 'settling' | 'behind'
}

/** Which of the named files come first: each file's own worth, times what its role is worth; equal ones as they were named. */
export interface Preference {
  readonly worth: readonly number[]
  /** A role that is not named: 1. */
  readonly roles: Readonly<Record<string, number>>
}

/** A page of files ends at so many, or as soon as their texts together reach so many bytes; one always comes. */
export interface Limits {
  readonly files: number
  readonly bytes: number
}

/** What a page opens whole: far below an isolate's memory, whatever the files are. The page ends with them, and goes on. */
export const PAGE_LIMITS: Limits = { files: 100, bytes: 8_000_000 }

/** A path of the ref that is listed and not indexed. */
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
  /** At most so many edges are visited, breadth first. */
  readonly cap: number
  /** Uses that do not count as a step: the edges behind such an edge have its depth, and not one more. None by default. */
  readonly through?: number
}

export interface Users {
  readonly edges: Edge[]
  readonly files: IndexedFile[]
}

/** A path whose content is not the same in two refs. */
export interface DifferingPath {
  readonly path: string
  /** Its file in the ref that is compared with, and in the scope's own: absent where the ref does not index it. */
  readonly was: Id | undefined
  readonly now: Id | undefined
}

/** Which of the differences between two refs: paths that hold this text, after this one, as far as one page opens. */
export interface DifferingQuery extends Limits {
  readonly pathHas: string
  readonly after: string
}

export interface Index {
  /** One round trip. */
  read<L extends Record<string, Lookup<unknown>>>(scope: RefScope, lookups: L): Promise<Answers<L>>

  /** Of each symbol of exactly these names (ASCII case does not matter) its file, those spelled the same first. */
  filesNaming(start: Start, limit: number): Lookup<Id[]>
  /** Of each symbol whose name begins like this its file, in name order. */
  filesNamingLike(prefix: string, limit: number): Lookup<Id[]>
  /** The files that define them, at most `limit`, in the same order. */
  filesDefining(start: Start, parts: Parts, limit: number): Lookup<IndexedFile[]>
  /** The name of each symbol that begins like this, in order. */
  namesStartingWith(prefix: string, limit: number): Lookup<string[]>
  /** Distinct names near a misspelled one: same first letters. */
  namesLike(name: string, limit: number): Lookup<string[]>

  fileAt(path: string, parts: Parts): Lookup<IndexedFile | undefined>
  /** Those of these paths that are indexed, in their order: one statement, and hardly more than one path takes. */
  filesAt(paths: readonly string[], parts: Parts): Lookup<IndexedFile[]>
  /** Those in no folder, in path order. What lies in folders is not gone through. */
  filesAtRoot(parts: Parts, limits: Limits): Lookup<IndexedFile[]>
  skippedAt(path: string): Lookup<SkippedFile | undefined>
  files(ids: readonly Id[], parts: Parts): Lookup<IndexedFile[]>
  /** Files that pass the filter, in path order, from just after `after` (and under `directory`), of the next `scan` that there are. */
  filesInOrder(
    after: string,
    filter: FileFilter,
    parts: Parts,
    limits: Limits & { scan: number; directory?: string },
  ): Lookup<IndexedFile[]>
  /** The path `count` files on from `after`; undefined when there are not so many. */
  pathAfter(after: string, count: number): Lookup<string | undefined>
  /** The same for given ids, in their order or by preference; those that are not of this generation are left out. */
  filesAmong(
    ids: readonly Id[],
    filter: FileFilter,
    parts: Parts,
    limits: Limits,
    preference?: Preference,
  ): Lookup<IndexedFile[]>
  /** Paths with this last segment, or under this directory: for a hint. */
  pathsLike(path: string, limit: number): Lookup<string[]>

  /** Who uses it: edges into the start. */
  edgesInto(start: Start, walk: Walk): Lookup<Edge[]>
  /** What it uses. */
  edgesOutOf(start: Start, walk: Walk): Lookup<Edge[]>
  /** Edges into the start, and the files that they are in, the nearest first, at most `mostFiles`. */
  users(start: Start, walk: Walk, parts: Parts, mostFiles: number): Lookup<Users>

  /** What differs from another ref of the repository, in path order, and how many paths there are from there on. */
  differing(base: RefScope, query: DifferingQuery): Lookup<{ paths: DifferingPath[]; total: number }>
  /** The files of both sides of the same. */
  differingFiles(base: RefScope, query: DifferingQuery, parts: Parts): Lookup<IndexedFile[]>

  segments(): Lookup<Segment[]>
  /** Of every segment, the blocks that would hold these keys. */
  postings(keys: readonly number[]): Lookup<PostingsBlock[]>
  /** Of every segment, the blocks that would hold these terms, and the one with its files' lengths. */
  wordBlocks(terms: readonly string[]): Lookup<WordPostings[]>

  /** Undefined before the first generation is embedded. */
  embedding(): Lookup<EmbeddingState | undefined>
  /** Rows of the active model's word vectors that would hold these words. */
  termVectors(terms: readonly string[]): Lookup<{ first: string; data: Uint8Array }[]>
  /** All vectors of the active model that are kept beside the index, of every generation that is held. */
  vectorBlocks(): Lookup<VectorBlock[]>
}
