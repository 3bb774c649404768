/** How often one token may ask, of all that uploads and of what a run is told about them. */
import type { Principal } from '../auth/principal.ts'
import type { Env } from '../env.ts'
import { IngestRefusal } from '../errors.ts'

export async function limitRate(env: Env, principal: Principal): Promise<void> {
  const { success } = (await env.INGEST_LIMIT?.limit({ key: principal.id })) ?? { success: true }
  if (!success) throw new IngestRefusal('rate_limited', 'Too many requests with this token.')
}
