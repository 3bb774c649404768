/**
 * Every limit of the upload protocol, in one place, because both sides enforce them: the indexer so that it never
 * builds a message that will be refused, and the server because it trusts nobody.
 *
 * Units are in the names. A refusal names the limit and the value that broke it.
 */
export const LIMITS = {
  /** A repository-relative path, in UTF-8 bytes (Linux' own PATH_MAX). */
  pathBytes: 4096,
  /** A file that is indexed as text; larger ones are listed as skipped (`too_large`). */
  fileBytes: 8 * 1024 * 1024,
  /** One line; files with longer ones are listed as skipped (`minified`). */
  lineChars: 20_000,
  /** One symbol's name, in UTF-16 units. */
  nameChars: 512,
  /** A signature, in UTF-16 units; the indexer cuts, the server refuses. */
  signatureChars: 600,
  symbolsPerFile: 200_000,
  occurrencesPerFile: 1_000_000,
  /** The compressed body of one request. Isolates have 128 MB, and a batch is held whole. */
  requestBytes: 12 * 1024 * 1024,
  /** The same body after decompression. */
  requestInflatedBytes: 32 * 1024 * 1024,
  /** Records in one batch. */
  recordsPerBatch: 4096,
  /** Decompressed facts or link set of one file. */
  bodyInflatedBytes: 24 * 1024 * 1024,
  /**
   * Texts, facts and link sets of one request, decompressed, all together: otherwise a small request could keep a server
   * busy with thousands of large ones.
   */
  contentInflatedBytes: 256 * 1024 * 1024,
  /** Nesting of any JSON that crosses the wire. */
  jsonDepth: 16,
  /** Files in one ref: indexed plus skipped. */
  filesPerRef: 1_000_000,
  /** Languages with statistics of their own: every question reads these numbers. */
  languages: 500,
  /** Phases of a run that are told, and reasons for which it skipped files. */
  namesPerRun: 100,
  /** Ids asked about in one `have` request. */
  idsPerHave: 50_000,
  /** A ref's name, in UTF-8 bytes (git's own limit is the filesystem's). */
  refBytes: 250,
} as const
