/** How often one token may call the upload API, and ask what is told to runs about their uploads. */

import type { Env } from '../env.ts'
import type { Principal } from '../tenancy/principal.ts'
import { IngestRefusal } from './refusal.ts'

export async function limitRate(env: Env, principal: Principal): Promise<void> {
  const { success } = (await env.INGEST_LIMIT?.limit({ key: principal.id })) ?? { success: true }
  if (!success) throw new IngestRefusal('rate_limited', 'Too many requests with this token.')
}
