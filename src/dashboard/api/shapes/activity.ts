/**
 * What happened: calls, and administrative acts. And what happens now: the pulse that pages listen to.
 */
import { z } from 'zod'
import { Count, IdText, Paging, pageOf, RowId, Time } from './common.ts'

export const UsageQuery = z.object({
  from: z.coerce.number().optional(),
  to: z.coerce.number().optional(),
  step: z.enum(['hour', 'day']).optional(),
  by: z.enum(['tool', 'client', 'repository', 'account']).optional(),
  tool: z.string().max(100).optional(),
  client: z.string().max(2000).optional(),
  repository: IdText.optional(),
})
const Numbers = {
  calls: Count,
  errors: Count,
  /** Refused by a limit; not included in `calls`. */
  refused: Count,
  /** Milliseconds, rounded up to 10, 30, 100 …; null without calls, or when longer than ten seconds. */
  p50: z.number().nullable(),
  p95: z.number().nullable(),
}
export const Usage = z.object({
  from: Time,
  to: Time,
  step: z.enum(['hour', 'day']),
  /** `organisation` for those who run it, `me` for the others: their own calls. */
  of: z.enum(['organisation', 'me']),
  totals: z.object({ ...Numbers, people: Count, clients: Count, repositories: Count }),
  /** Without gaps: a step without calls has zeros. */
  series: z.array(z.object({ at: Time, ...Numbers })),
  /** Most calls first. */
  groups: z.array(z.object({ key: z.string(), label: z.string(), ...Numbers })),
  /** Bytes that all its repositories keep, and may keep (null: no limit). Null for those who do not run it. */
  storage: z.object({ bytes: Count, limit: Count.nullable() }).nullable(),
})
export type Usage = z.infer<typeof Usage>

export const CallQuery = z.object({
  ...Paging,
  from: z.coerce.number().optional(),
  to: z.coerce.number().optional(),
  repository: IdText.optional(),
})
/** A single tool call, from the time when the organisation had them recorded. */
export const RecordedCall = z.object({
  id: z.string(),
  at: Time,
  /** Null: a token of the organisation. */
  person: z.string().nullable(),
  /** Null: an API token. */
  client: z.string().nullable(),
  /** Null: about no single repository, or about a deleted one. */
  repository: z.string().nullable(),
  tool: z.string(),
  /** `ok`, or the code of the error. */
  outcome: z.string(),
  ms: z.number(),
})
export type RecordedCall = z.infer<typeof RecordedCall>
/** Newest first, without a total: there may be very many. */
export const CallPage = z.object({
  items: z.array(RecordedCall),
  next: z.string().optional(),
  /** Whether calls are recorded now. */
  recording: z.boolean(),
})

export const AuditFilter = {
  action: z.string().max(100).optional(),
  actor: z.string().max(100).optional(),
  repository: IdText.optional(),
  from: z.coerce.number().optional(),
  to: z.coerce.number().optional(),
  search: z.string().max(200).optional(),
}
export const AuditQuery = z.object({ ...Paging, ...AuditFilter })
export const AuditExportQuery = z.object({ format: z.enum(['csv', 'jsonl']), ...AuditFilter })
export const AuditLine = z.object({
  id: RowId,
  at: Time,
  /** `person:7`, `token:12`, `system` */
  actor: z.string(),
  /** Login, or the token's name; null if it no longer exists. */
  actorName: z.string().nullable(),
  action: z.string(),
  repository: z.object({ id: RowId, repository: z.string() }).nullable(),
  details: z.record(z.string(), z.unknown()),
  /** The person that `details` is about. */
  subject: z.string().nullable(),
  /** The name of the team or token that `details` is about; null if it no longer exists. */
  object: z.string().nullable(),
})
export type AuditLine = z.infer<typeof AuditLine>
export const AuditPage = pageOf(AuditLine)
export const AuditFacets = z.object({
  actions: z.array(z.string()),
  actors: z.array(z.object({ actor: z.string(), name: z.string().nullable() })),
})

/** The person's clients and tokens and when each was last used, for the "connected" mark. */
export const Connected = z.object({
  clients: z.array(
    z.object({
      grant: z.string(),
      name: z.string(),
      resource: z.string(),
      createdAt: Time,
      lastCallAt: Time.nullable(),
    }),
  ),
  tokens: z.array(z.object({ id: RowId, prefix: z.string(), name: z.string(), lastCallAt: Time.nullable() })),
})
export type Connected = z.infer<typeof Connected>

/**
 * Values that change when something changed that the person may see. Polled every few seconds with `If-None-Match`, and
 * answered with 304 while nothing changed. The part that differs says what to reload.
 */
export const Pulse = z.object({
  /** Repositories, refs, generations. */
  index: z.string(),
  /** Uploads and runs. */
  runs: z.string(),
  /** Calls of my clients and tokens. */
  calls: z.string(),
  /** Administrative acts. */
  audit: z.string(),
})
export type Pulse = z.infer<typeof Pulse>

export const ExploreTool = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** About a ref of a repository, or about all that I may see. */
  about: z.enum(['ref', 'caller']),
  /** JSON schemas. `repository` and `ref` are left out of `input`: they are chosen separately. */
  input: z.record(z.string(), z.unknown()),
  output: z.record(z.string(), z.unknown()),
  writes: z.boolean(),
})
export type ExploreTool = z.infer<typeof ExploreTool>
export const ExploreTools = z.object({ tools: z.array(ExploreTool) })
export const ExploreRequest = z.strictObject({
  /** `owner/name`; for a tool about a ref. */
  repository: z.string().min(3).max(201).optional(),
  ref: z.string().min(1).max(250).optional(),
  arguments: z.record(z.string(), z.unknown()),
})
export type ExploreRequest = z.infer<typeof ExploreRequest>
/** Exactly what an agent gets. */
export const ExploreAnswer = z.object({
  isError: z.boolean(),
  text: z.string(),
  structured: z.record(z.string(), z.unknown()).optional(),
  /** Milliseconds in the service. */
  ms: z.number(),
})
export type ExploreAnswer = z.infer<typeof ExploreAnswer>
