/**
 * The conversation between an indexer and the server:
 *
 *   POST /api/ingest/begin                  who and what; answers an upload id and what the server has
 *   POST /api/ingest/{upload}/have          which of these content ids do you lack?
 *   POST /api/ingest/{upload}/records       gzip NDJSON: one InboundRecord a line. Repeatable in any order.
 *   POST /api/ingest/{upload}/publish       make it the ref's index, if this is still the newest run
 *   POST /api/ingest/report                 this run ended without publishing, and why
 *
 * Every step may be repeated: sending the same thing twice changes nothing, and an upload that is never published is
 * invisible and swept.
 */
import * as z from 'zod'
import { FileRecord } from './file.ts'
import { CommitSha, Id } from './ids.ts'
import { LIMITS } from './limits.ts'
import { LinkRecord } from './links.ts'
import { ManifestRecord } from './manifest.ts'
import { SegmentRecord } from './trigrams.ts'

/** `owner/name` as GitHub writes them: word characters, dots and dashes, and no part that leads elsewhere in an address. */
const REPOSITORY_NAME = /^(?!\.{1,2}\/)[A-Za-z0-9_.-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/
export const RepositoryName = z.string().regex(REPOSITORY_NAME)
export type RepositoryName = z.infer<typeof RepositoryName>

/**
 * A ref by its short or full name: `main`, `feature/x`, `refs/pull/7/head`. Checks the relevant rules of
 * git-check-ref-format.
 */
export const RefName = z
  .string()
  .min(1)
  .refine(isShortRef, `longer than ${LIMITS.refBytes} bytes`)
  .refine(isGitRef, 'not a ref name that git would accept')
export type RefName = z.infer<typeof RefName>

function isShortRef(ref: string): boolean {
  return new TextEncoder().encode(ref).length <= LIMITS.refBytes
}

function isGitRef(ref: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids exactly these
  return ref.isWellFormed() && !/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/$|^\/|\.$|\.lock$/.test(ref)
}

/** The same questions as the schemas', for a run that has not loaded them yet. */
export const isRepositoryName = (name: string): boolean => REPOSITORY_NAME.test(name)
export const isRefName = (ref: string): boolean => ref.length > 0 && isShortRef(ref) && isGitRef(ref)

/**
 * Orders the runs of one ref: the later run wins, then the later attempt. CI runs come after uploads made by hand: CI
 * numbers begin at CI_RUNS (runs.ts), and others are by default milliseconds since 1970.
 */
export const RunOrder = z.object({ run: z.int().min(0), attempt: z.int().min(0) })
export type RunOrder = z.infer<typeof RunOrder>

export const BeginRequest = z.strictObject({
  format: z.int(),
  repository: RepositoryName,
  ref: RefName,
  commit: CommitSha,
  /** The ref that a repository opens with when none is named. */
  defaultRef: RefName.optional(),
  /** Ignored when the token itself carries run claims (GitHub OIDC). */
  order: RunOrder,
  /** Name and version of the indexer, for the run's page. */
  agent: z.string().max(200),
})
export type BeginRequest = z.infer<typeof BeginRequest>

/** What a ref holds (or, for a new ref, the one it branches from), so that a publish can send only the difference. */
export const Base = z.object({
  ref: RefName,
  generation: z.int(),
  commit: CommitSha,
  /** Digest of its manifest (manifest.ts) and number of paths in it. */
  digest: Id,
  paths: z.int(),
})
export type Base = z.infer<typeof Base>

export const BeginAnswer = z.object({
  upload: z.string(),
  /** ISO 8601; after it the upload is swept. */
  expires: z.string(),
  formats: z.array(z.int()),
  limits: z.record(z.string(), z.number()),
  /** Absent on a repository's first upload. */
  base: Base.optional(),
})
export type BeginAnswer = z.infer<typeof BeginAnswer>

export const HaveRequest = z.strictObject({
  files: z.array(Id).max(LIMITS.idsPerHave),
  links: z.array(Id).max(LIMITS.idsPerHave),
})
export type HaveRequest = z.infer<typeof HaveRequest>

/** The ids that the server lacks and wants. */
export const HaveAnswer = z.object({ files: z.array(Id), links: z.array(Id) })
export type HaveAnswer = z.infer<typeof HaveAnswer>

/**
 * A line of a records request. `file` records and the `segment` that covers them come in the same request and are
 * stored together or not at all; `links` and `manifest` records may come in any request.
 */
export const InboundRecord = z.discriminatedUnion('kind', [FileRecord, LinkRecord, SegmentRecord, ManifestRecord])
export type InboundRecord = z.infer<typeof InboundRecord>

export const RecordsAnswer = z.object({ stored: z.int(), known: z.int() })
export type RecordsAnswer = z.infer<typeof RecordsAnswer>

/** Numbers by name, for people: a run's row keeps them, so there are no more than a page shows. */
const numbersByName = <T extends z.ZodType<number>>(number: T) =>
  z
    .record(z.string().max(40), number)
    .refine((named) => Object.keys(named).length <= LIMITS.namesPerRun, `more than ${LIMITS.namesPerRun} names`)

/** What a run did, for its page. */
export const RunCounts = z.strictObject({
  /** Files that were actually read and parsed, and files linked, as opposed to remembered. */
  extracted: z.int().min(0).optional(),
  linked: z.int().min(0).optional(),
  uploadedFiles: z.int().min(0).optional(),
  uploadedLinks: z.int().min(0).optional(),
  uploadedBytes: z.int().min(0).optional(),
  retries: z.int().min(0).optional(),
  /** Reason → files. */
  skippedBy: numbersByName(z.int().min(0)).optional(),
})
export type RunCounts = z.infer<typeof RunCounts>

export const PublishRequest = z.strictObject({
  /**
   * `full`: the manifest records sent in this upload are the whole tree. `delta`: they change what `base` holds;
   * refused with `base_moved` when the base is no longer what `begin` said, and the indexer then sends `full`.
   */
  manifest: z.enum(['full', 'delta']),
  /** Digest, and numbers of indexed and skipped paths, of the whole resulting manifest: the server checks them. */
  digest: Id,
  indexed: z.int().min(0),
  skipped: z.int().min(0),
  statistics: z.object({
    symbols: z.int(),
    occurrences: z.int(),
    /** Bytes of the indexed files. */
    bytes: z.int(),
    /** Per language: files, files with parse errors, symbols. */
    languages: z
      .record(z.string().max(40), z.object({ files: z.int(), withErrors: z.int(), symbols: z.int() }))
      .refine(
        (languages) => Object.keys(languages).length <= LIMITS.languages,
        `more than ${LIMITS.languages} languages`,
      ),
    /** What the run cost, for its page: milliseconds by phase. */
    phases: numbersByName(z.number()).optional(),
  }),
  counts: RunCounts.optional(),
})
export type PublishRequest = z.infer<typeof PublishRequest>

export const PublishAnswer = z.object({
  /** `published`; or `superseded` when a newer run has been published, which is not an error. */
  outcome: z.enum(['published', 'superseded']),
  generation: z.int(),
  commit: CommitSha,
  url: z.string(),
})
export type PublishAnswer = z.infer<typeof PublishAnswer>

/** Why a run ended without an index, in the run's own words. Shown to people, never to a model. */
export const RunFailure = z.strictObject({
  message: z.string().max(2000),
  /** What to do about it. */
  next: z.string().max(1000).optional(),
  /** The stage it was in. */
  phase: z.string().max(40).optional(),
})
export type RunFailure = z.infer<typeof RunFailure>

export const ReportRequest = z.strictObject({
  repository: RepositoryName,
  ref: RefName,
  commit: CommitSha,
  /** Ignored when the token itself carries run claims. */
  order: RunOrder,
  agent: z.string().max(200),
  outcome: z.enum(['failed', 'cancelled']),
  failure: RunFailure.optional(),
  phases: numbersByName(z.number()).optional(),
  counts: RunCounts.optional(),
})
export type ReportRequest = z.infer<typeof ReportRequest>

/** Whether the report was recorded. A run that has published, or has begun again since, is not marked as failed. */
export const ReportAnswer = z.object({ noted: z.boolean() })
export type ReportAnswer = z.infer<typeof ReportAnswer>

/** Why the server refuses. The indexer switches on `code`; people read `message`, which names limit and value. */
export const INGEST_ERRORS = [
  'unauthorized',
  'repository_not_found',
  'permission_denied',
  'invalid',
  'unsupported_format',
  'too_large',
  'bomb',
  'hash_mismatch',
  'missing_content',
  'digest_mismatch',
  'base_moved',
  'upload_not_found',
  'rate_limited',
  'unavailable',
] as const
export const IngestError = z.object({
  code: z.enum(INGEST_ERRORS),
  message: z.string(),
  hint: z.string().optional(),
  details: z.record(z.string(), z.json()).optional(),
})
export type IngestError = z.infer<typeof IngestError>
