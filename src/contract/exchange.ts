/**
 * POST /api/ingest/exchange: a CI run's identity token (`Authorization: Bearer <JWT>`) for an upload token.
 *
 * Repository, ref, commit and run are read from the identity token's verified claims, and an upload with the answered token is
 * held to them: what the body of a later request says about them is ignored or refused.
 */
import { z } from 'zod'
import { CommitSha } from './ids.ts'
import { RefName, RepositoryName, RunOrder } from './messages.ts'

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
