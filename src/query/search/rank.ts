/**
 * Every weight of the ranking, and why it is what it is. `npm run bench:retrieval` prints what each is worth.
 *
 * Scores of one kind are divided by the best of that kind before they are added, so weights compare like with like.
 */
import type { FileRecord } from '../../contract/file.ts'
import type { SymbolKind } from '../../contract/symbols.ts'

/** BM25's saturation and length normalisation, per field. Names and paths are short and hardly repeat: both are flat. */
export const BM25 = {
  file: { k1: 1.2, b: 0.6 },
  passage: { k1: 1.2, b: 0.75 },
  names: { k1: 1.2, b: 0.5 },
  path: { k1: 0.8, b: 0.3 },
  stem: { k1: 0.5, b: 0.2 },
} as const

/** What each kind of evidence adds to a file's score. */
export const WEIGHT = {
  /** The best passages: where the words stand together is where the thing is. */
  passages: 2,
  /** The file as a whole: a subject is spread over its file. */
  file: 0.5,
  /** Names that the file defines. */
  names: 0.7,
  /** Directories and base name. */
  path: 0.3,
  /** The base name alone, whole: `adapters` for adapters.py. */
  stem: 0.4,
  /** Comments and docstrings say it in the asker's words. */
  comments: 0.5,
  /** Cosine of the query's vector with the nearest chunk's: what is said in other words. */
  vector: 0.7,
  /** The area that a commit message names: `fix(binding): …`. */
  area: 3,
  /** Larger files hold more of what is asked about; a weak prior, in units of log2(bytes)/16. */
  size: 0.5,
  /** A question about the project's make-up leads to its manifest. */
  packaging: 1.5,
  /** A path that was written in the query. */
  writtenPath: 3,
  /** A symbol that was written in the query is defined here. */
  writtenName: 1.5,
  /** How many of the rare words are there at all: three of three beats one of three many times over. */
  coverage: 1,
} as const

/** What a frame of a stack trace is worth beside the one that it called; also further paths of other queries. */
export const FURTHER_PATH = 0.8

/** The second and third best passage count too, but less: long files should not win by length alone. */
export const PASSAGE_SHARE = [1, 0.5, 0.25] as const

/** What the other places of a file are worth beside its best. */
export const SECOND_PASSAGE = 0.5

/** Where a name was asked for and symbols have it, files that say it come behind them. */
export const BESIDE_NAMES = 0.4

/** Of several symbols of one name, what people look for by name. Others: 0.9. */
export const NAMED_KIND: Partial<Record<SymbolKind, number>> = {
  class: 1,
  interface: 1,
  struct: 1,
  trait: 1,
  enum: 1,
  type: 1,
  union: 1,
  object: 1,
  function: 1,
  method: 0.97,
  macro: 0.97,
  constructor: 0.5,
  impl: 0.5,
}

/** A synonym counts less than what was written. */
export const SYNONYM_WEIGHT = 0.3

/** How far a synonym covers the word that was written. */
export const SYNONYM_COVERS = 0.6

/** Beside the project rather than of it: shows how it is used, and says all of its words. */
export const AUXILIARY =
  /(?:^|\/)(?:docs?|examples?|samples?|demos?|benchmarks?|bench|fixtures|scripts?|third_party|vendor)\//i
export const AUXILIARY_FACTOR = 0.5

/** Files that are not source answer only when nothing else does, or when they are asked for. */
export const ROLE_FACTOR: Record<FileRecord['role'], number> = {
  source: 1,
  test: 0.3,
  generated: 0.3,
  documentation: 0.4,
  configuration: 0.5,
  data: 0.2,
}

/** File names that describe the project itself. */
export const MANIFEST =
  /(?:^|\/)(?:setup\.(?:py|cfg)|pyproject\.toml|package\.json|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|composer\.json|[\w-]+\.gemspec|[\w-]+\.csproj|_*version_*\.\w+)$/i

/** Results that a reranker reads, where a deployment has one: what its model takes in one request at a bearable price. */
export const RERANKED = 20

/** How much of such a result's score is the reranker's: half, because it reads prose better than code. */
export const RERANKED_SHARE = 0.5
