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
 * What each kind of evidence adds to a file's score; a step of 1 makes a file e times as likely. Fitted in November 2026, with the
 * trees that add to them (trees.ts), to commits and reports of 47 repositories and to web questions: docs/ranking.md has the commands
 * and what the fit is worth on repositories that it did not see.
 */
export const WEIGHT = {
  /** The best passages: where the words stand together is where the thing is. */
  passages: 2.09,
  /** The file as a whole: a subject is spread over its file. */
  file: 0.3,
  /** Names that the file defines. */
  names: 0.29,
  /** Of these names the one that says most of it and least besides. */
  symbol: 0.68,
  /**
   * A name that says all of it with the path, and nothing besides: short queries describe a symbol by its words. The share to a power
   * of at least three, so that a half is worth little. Set by hand: hardly any commit is so short.
   */
  wholeName: 3,
  /** Directories and base name. */
  path: 0.5,
  /** The base name alone, whole: `adapters` for adapters.py. */
  stem: 0.05,
  /** Comments and docstrings say it in the asker's words. */
  comments: 0.19,
  /** Cosine of the query's vector with the nearest chunk's: what is said in other words. */
  vector: 1.59,
  /** How many of the rare words are there at all: three of three beats one of three many times over. */
  coverage: 0.49,
  /** The area that a commit message names: `fix(binding): …`. */
  area: 2.65,
  /** What stands before a colon, which may be one: `binding: …`. */
  prefix: 2.23,
  /** In units of log2(bytes)/16: how much a file defines says it better, but trees ask for it. */
  size: 0.05,
  /** What the words that are there say, and not beside those that are not: log2 of their rarities' sum, in eighths. */
  rarity: 1.01,
  /** The share of the words' weight that is covered within the best passage, within the names that are defined, within the path. */
  passageCoverage: 0.24,
  nameCoverage: 0.05,
  pathCoverage: 0.44,
  /** The same of the words in the first line alone: the rest of a report says much that is elsewhere. */
  titleCoverage: 1.47,
  titlePassage: 0.77,
  titlePath: 1.28,
  /** How much of the base name, and of the whole path, was asked for. */
  stemAsked: 0.32,
  pathAsked: 0.72,
  /** A base name that says nothing of what is in the file; but trees ask for it. */
  nondescript: 0.23,
  /** One by the number of the path's parts; but trees ask for it. */
  shallow: 1.27,
  /** Share of the sources that were found which are in this file's language: a change is seldom in a project's other one. */
  language: 2.84,
  /** Files that define more hold more of what is asked about, and are changed more often; in units of log2(symbols)/16. */
  symbols: 0.98,
  /** Lines of comments and docstrings, of all. */
  documented: 0.05,
  /** All words of an error message on a line and the next: where it is raised. Set by hand: hardly any commit quotes one. */
  message: 3,
  /** A question about the project's make-up leads to its manifest. Set by hand: hardly any commit is about that. */
  packaging: 3,
  /** A path that was written in the query. Set by hand: who writes a path means it. */
  writtenPath: 6,
  /** A symbol that was written in the query is defined here. */
  writtenName: 0.85,
  /**
   * A name that the query writes with what it belongs to is defined here: `Console.status`. Newer than the fit: of commits that write one, most
   * find their files at 0.6 to 1.5.
   */
  member: 1,
  /** A test of the same name says it. */
  tested: 0.55,
  /** The other half of a pair says it: header and source. */
  paired: 0.1,
  /** The asker was there a moment ago. Files of the three commits before, taken as that, found most at 0.8 to 1.5. */
  recent: 1,
} as const

/** How far a score lies behind the best one to be shown as half of it. */
export const SPREAD = 3

/** Each further file of those that the asker was at. */
export const FURTHER_RECENT = 0.8

/** What a frame of a stack trace is worth beside the one that it called; also further paths of other queries. */
export const FURTHER_PATH = 0.8

/** The second and third best passage count too, but less: long files should not win by length alone. */
export const PASSAGE_SHARE = [1, 0.5, 0.25] as const

/** What the other places of a file are worth beside its best. */
export const SECOND_PASSAGE = 0.75

/** What a name adds to a place of its file that says all of what was asked, where the best passage is 1. */
export const NAMED_PLACE = 1.5

/** The same of a name that the query writes. */
export const WRITTEN_PLACE = 0.5

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

/** A synonym, or another form of a word, counts less than what was written. */
export const SYNONYM_WEIGHT = 0.3

/** How far a synonym or another form covers the word that was written. */
export const SYNONYM_COVERS = 0.6

/**
 * What a file is worth before anything speaks for it. Fitted with the weights: whoever asks how something works, or describes a
 * change, nearly always means source, and tests and documents say the same words more often.
 */
export const ROLE: Readonly<Record<FileRecord['role'] | 'auxiliary' | 'vendored' | 'testAsked', number>> = {
  source: 0,
  test: -6.43,
  /** Tests were asked for. */
  testAsked: -0.67,
  generated: -5.36,
  documentation: -6.43,
  configuration: -4.02,
  data: -6.43,
  /** Besides what its role says. */
  auxiliary: -1.34,
  vendored: -2.68,
}

/** The same where names decide, as a factor. */
export const ROLE_FACTOR: Record<FileRecord['role'], number> = {
  source: 1,
  test: 0.3,
  generated: 0.3,
  documentation: 0.4,
  configuration: 0.5,
  data: 0.2,
}

/**
 * Which of the named files are opened at all: the words of the whole file count 1 (of the best), nearness and definitions
 * less. Milder to tests and documents than the ranking is, because what speaks for a test speaks for the code beside it.
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

/** Two words that stand beside each other may be one name: `content length` is `contentLength`. */
export const COMPOUND_WEIGHT = 0.3

/** Words far into a long text. */
export const FURTHER_WORD = 0.3
