/**
 * POST /api/ingest/exchange: exchanges a CI run's identity token (`Authorization: Bearer <JWT>`) for an upload token.
 *
 * Repository, ref, commit and run come from the identity token's verified claims, and uploads with the issued token are
 * bound to them. What the body of a later request says about them is ignored or refused.
 */
import * as z from 'zod'
import { CommitSha } from './ids.ts'
import { RefName, RepositoryName, RunOrder } from './messages.ts'

/**
 * The body, sent only by a pull request's run. The run's identity names the merge commit that GitHub creates to test
 * the merge, but reviewers ask about its second parent, the head. The text of the merge commit proves which commit that
 * is: its hash is the one in the claims.
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
