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

/**
 * The weight of each feature in a file's score. A step of 1 makes a file e times as likely. Fitted in November 2026, together with the
 * trees (trees.ts), to commits and reports of 47 repositories and to web questions. docs/ranking.md has the commands,
 * docs/ranking-results.md what the fit is worth on repositories that it did not see.
 */
export const WEIGHT = {
  /** The best passages: words that occur together show where the thing is. */
  passages: 2.09,
  /** The file as a whole: a subject is spread over its file. */
  file: 0.3,
  /** All names that the file defines. */
  names: 0.29,
  /** The best of these names: it covers most of the query and contains little else. */
  symbol: 0.68,
  /**
   * A name that, together with the path, covers the whole query and contains nothing else; short queries describe a symbol by its words. The share is
   * raised to at least the third power, so that half of it is worth little. Set by hand, because hardly any commit message is that short.
   */
  wholeName: 3,
  /** The path: directories and base name. */
  path: 0.5,
  /** The complete base name: `adapters` for adapters.py. */
  stem: 0.05,
  /** Comments and docstrings, which use the words of people who ask. */
  comments: 0.19,
  /** Cosine of the query's vector with that of the nearest chunk: the same meaning in other words. */
  vector: 1.59,
  /** How many of the rare words occur at all: three of three beat one of three that occurs often. */
  coverage: 0.49,
  /** The area that a commit message names: `fix(binding): …`. */
  area: 2.65,
  /** The words before a colon, which may name an area: `binding: …`. */
  prefix: 2.23,
  /** log2(bytes)/16. The number of symbols says it better, but the trees use the size. */
  size: 0.05,
  /** The words that occur, regardless of those that do not: log2 of the sum of their rarities, in eighths. */
  rarity: 1.01,
  /** The share of the words' weight that is covered by the best passage, by the defined names, and by the path. */
  passageCoverage: 0.24,
  nameCoverage: 0.05,
  pathCoverage: 0.44,
  /** The same for the words of the first line only; the rest of a report mentions much that is elsewhere. */
  titleCoverage: 1.47,
  titlePassage: 0.77,
  titlePath: 1.28,
  /** The share of the base name, and of the whole path, that the query contains. */
  stemAsked: 0.32,
  pathAsked: 0.72,
  /** A base name that says nothing about the content. Small by itself, but the trees use it. */
  nondescript: 0.23,
  /** 1 divided by the number of path segments. The trees use it too. */
  shallow: 1.27,
  /** The share of the source files found that are in this file's language. A change is seldom made in a project's minor language. */
  language: 2.84,
  /** log2(symbols)/16. Files that define more contain more of what is asked about, and are changed more often. */
  symbols: 0.98,
  /** The share of lines that are comments or docstrings. */
  documented: 0.05,
  /** All words of an error message on two consecutive lines, where it is raised. Set by hand, because hardly any commit quotes one. */
  message: 3,
  /**
   * How much of the query the file prints or shows as it is, values left out. Set by hand, as for messages: nobody quotes a text by
   * chance, and its words are common ones.
   */
  printed: 5,
  /** It serves the route that is asked for. Set by hand, as for paths. */
  served: 6,
  /** A question about the project's metadata leads to its manifest. Set by hand, because hardly any commit asks one. */
  packaging: 3,
  /** A path that occurs in the query. Set by hand: whoever writes a path means it. */
  writtenPath: 6,
  /** The file defines a symbol whose name occurs in the query. */
  writtenName: 0.85,
  /**
   * The file defines a qualified name that occurs in the query: `Console.status`. Newer than the fit; of the commits that contain one, most
   * find their files at 0.6 to 1.5.
   */
  member: 1,
  /** The score of the test with the same name. */
  tested: 0.55,
  /** The score of the other half of a pair of header and source. */
  paired: 0.1,
  /** The caller visited the file recently. Simulated with the files of the three previous commits, 0.8 to 1.5 found most. */
  recent: 1,
} as const

/** The distance from the best score at which half of it is shown. */
export const SPREAD = 3

/** The factor for each further file that the caller visited. */
export const FURTHER_RECENT = 0.8

/** The factor for each further path that a query contains. */
export const FURTHER_PATH = 0.8

/** The innermost frame of a trace that is of the repository, relative to a path; and the factor for each frame that called it. */
export const INNERMOST_FRAME = 1.5
export const FURTHER_FRAME = 0.6

/** The second and third best passage count too, but less: long files should not win by length alone. */
export const PASSAGE_SHARE = [1, 0.5, 0.25] as const

/**
 * The weight of each kind of evidence for a place, compared with others of its file. A step of 1 makes a place e times as likely. Fitted in November
 * 2026 to the functions that commits of seven repositories changed, and to questions about three of them (docs/ranking.md).
 */
export const PLACE = {
  /** BM25 of the place's text, relative to the best of the file. */
  text: 1.54,
  /** The share of the first line's words that the text contains. */
  title: 0.64,
  /** The share of the query that the name covers, and the share of the name that the query contains. */
  name: 1.09,
  precision: 0.23,
  /** The name occurs in the query exactly as it is. */
  written: 0.65,
  /** The same as `name` together with the name of what contains it, relative to the best of the file; and for that name alone. */
  qualified: 0.54,
  owner: 0.51,
  /** The best passage that it contains. */
  passage: 0.98,
  /** It contains the chunk that is nearest in meaning. */
  vector: 0.39,
  /** log2(lines)/8. */
  lines: 1.16,
  /** Compared with functions and methods. A type seldom is the place: its members are. */
  isType: -0.89,
  isConstructor: 0.41,
  isDeclaration: 0.54,
  isValue: -2.13,
  /** Set by hand: a value whose name is the query is as likely as a function. */
  valueAsked: 2.13,
  /** Set by hand: a passage outside all symbols, mostly imports and comments. */
  outside: -1,
  /** Set by hand: it prints or shows what the query quotes, or serves the route that is asked for. */
  printed: 3,
  /** Set by hand: a frame of a trace is in it. More than names can make up for, as a frame also names the class. */
  frame: 3,
} as const

/** How far the other places of a file are set back, so that no file fills a page by itself. */
export const FURTHER_PLACE = 1

/** The factor for files that mention a queried name, when symbols with that name exist. */
export const BESIDE_NAMES = 0.4

/** Which of several symbols with the same name people look for. Kinds that are not listed: 0.9. */
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

/** A synonym, or another form of a word, counts less than what was written. */
export const SYNONYM_WEIGHT = 0.3

/** How far a synonym or another form covers the word that was written. */
export const SYNONYM_COVERS = 0.6

/**
 * A file's score before any other evidence. Fitted together with the weights: whoever asks how something works, or describes a
 * change, nearly always means source, while tests and documents contain the same words more often.
 */
export const ROLE: Readonly<Record<FileRecord['role'] | 'auxiliary' | 'vendored' | 'testAsked', number>> = {
  source: 0,
  test: -6.43,
  /** A test, if the query asks for tests. */
  testAsked: -0.67,
  generated: -5.36,
  documentation: -6.43,
  configuration: -4.02,
  data: -6.43,
  /** Added to the role's value. */
  auxiliary: -1.34,
  vendored: -2.68,
}

/** The same as a factor, for results that are ranked by name. */
export const ROLE_FACTOR: Record<FileRecord['role'], number> = {
  source: 1,
  test: 0.3,
  generated: 0.3,
  documentation: 0.4,
  configuration: 0.5,
  data: 0.2,
}

/**
 * Decides which candidates are opened: the words of the whole file count 1 (relative to the best), vectors and definitions
 * less. Milder on tests and documents than the ranking itself, because evidence for a test supports the code it tests.
 */
export const OPENING = {
  vector: 0.3,
  defines: 2,
  roles: { test: 0.5, generated: 0.4, documentation: 0.4, configuration: 0.5, data: 0.2 },
} as const

/** File names that describe the project itself. */
export const MANIFEST =
  /(?:^|\/)(?:setup\.(?:py|cfg)|pyproject\.toml|package\.json|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|composer\.json|[\w-]+\.gemspec|[\w-]+\.csproj|_*version_*\.\w+)$/i

/** Base names that many projects have, whatever the file holds. */
export const NONDESCRIPT =
  /(?:^|\/)(?:index|mod|lib|__init__|main|utils?|common|helpers?|types?|constants?|version|core|base|internal)(?:\.\w+)?$/

/** Results that a reranker reads, where a deployment has one: what its model takes in one request at a bearable price. */
export const RERANKED = 20

/** How much of such a result's score is the reranker's: half, because it reads prose better than code. */
export const RERANKED_SHARE = 0.5

/** A word that may be meant by one that occurs nowhere: nearly as good as if it were written. */
export const MISSPELT_WEIGHT = 0.8

/** How close a symbol's name is to a name that only one edit makes of it. */
export const MISSPELT_NAME = 0.7

/** Two words that stand beside each other may be one name: `content length` is `contentLength`. */
export const COMPOUND_WEIGHT = 0.3

/** Words far into a long text. */
export const FURTHER_WORD = 0.3
