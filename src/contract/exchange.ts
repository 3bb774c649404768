/**
 * POST /api/ingest/exchange: a CI run's identity token (`Authorization: Bearer <JWT>`) for an upload token.
 *
 * Repository, ref, commit and run are read from the identity token's verified claims, and an upload with the answered token is
 * held to them: what the body of a later request says about them is ignored or refused.
 */
import * as z from 'zod'
import { CommitSha } from './ids.ts'
import { RefName, RepositoryName, RunOrder } from './messages.ts'

/**
 * The body, which a pull request's run sends. Its identity names the commit that GitHub makes to try the merge, and what a reviewer
 * asks about is that commit's second parent, the head. The merge commit's own text proves it: its hash is the one in the claims.
 */
export const ExchangeRequest = z.strictObject({
  /** `git cat-file commit <sha>` of the identity's commit. */
  mergeCommit: z.string().min(1).max(16_000),
})
export type ExchangeRequest = z.infer<typeof ExchangeRequest>

export const ExchangeAnswer = z.object({
  token: z.string().min(1),
  /** ISO 8601, at most half an hour ahead. */
  expires: z.string(),
  repository: RepositoryName,
  ref: RefName,
  commit: CommitSha,
  order: RunOrder,
})
export type ExchangeAnswer = z.infer<typeof ExchangeAnswer>
