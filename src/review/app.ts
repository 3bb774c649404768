/** POST /api/review: the run that indexed a pull request asks what to tell its reviewers. */
import { proofOf, type Refusal } from '../auth/authenticate.ts'
import { authorizeReview } from '../auth/authorize-ingest.ts'
import { canonicalRef } from '../auth/ref-name.ts'
import { type ReviewAnswer, ReviewRequest } from '../contract/review.ts'
import { openDatabases } from '../db/databases.ts'
import { indexReader } from '../db/stores/read/index-reader.ts'
import type { Env } from '../env.ts'
import { limitRate } from '../ingest/rate-limit.ts'
import { IngestRefusal, ingestErrorResponse } from '../ingest/refusal.ts'
import { readJson } from '../ingest/request-body.ts'
import { compareRefs } from '../query/changes/compare-refs.ts'
import { impactOf } from '../query/changes/impact.ts'
import { reviewText } from './review-text.ts'

const REQUEST_BYTES = 4096
/** Changed symbols that are examined one by one; the text says when there are more. */
const MOST_SYMBOLS = 300

export async function review(request: Request, env: Env): Promise<Response> {
  try {
    if (request.method !== 'POST') throw new IngestRefusal('invalid', 'There is no such operation.')
    const databases = openDatabases(env)
    const proof = await proofOf(request)
    if (!proof) throw refusalOf('unauthenticated')
    const { repository, ref, base } = await readJson(request, ReviewRequest, REQUEST_BYTES)
    const allowed = await authorizeReview(databases, proof, {
      repository,
      ref: canonicalRef(ref),
      base: base === undefined ? undefined : canonicalRef(base),
    })
    if (!allowed.ok) throw refusalOf(allowed.reason)
    await limitRate(env, allowed.principal)
    const index = indexReader(databases)
    const { scope, base: into } = allowed
    // One after the other, because each holds both sides' texts in memory.
    const compared = await compareRefs(index, scope, into, { pathHas: '', limit: MOST_SYMBOLS, from: undefined })
    const impact = await impactOf(index, scope, { symbols: [], files: new Map(), base: into, config: undefined })
    const { added, removed, changed, moved } = compared.counts
    const answer: ReviewAnswer = {
      markdown: reviewText({ scope, base: into }, compared, impact),
      changed: added + removed + changed + moved,
      public_changed: compared.publicChanged,
    }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return ingestErrorResponse(error)
  }
}

function refusalOf(reason: Refusal['reason']): IngestRefusal {
  switch (reason) {
    case 'unauthenticated':
      return new IngestRefusal('unauthorized', 'The token of a CI run is required.')
    case 'insufficient_scope':
      return new IngestRefusal('permission_denied', 'The token lacks the scope write.')
    default:
      return new IngestRefusal(
        'repository_not_found',
        'There is no such repository, one of the two refs has no index, or it was made by another run.',
      )
  }
}
