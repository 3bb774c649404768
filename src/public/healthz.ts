/**
 * Whether this deployment can answer: every database is reachable and migrated. For load balancers and `npm start`; it
 * reveals nobody's data.
 */
import { type Env, indexShards } from '../env.ts'

export async function healthz(env: Env): Promise<Response> {
  const probes = [
    env.DB.prepare('SELECT 1 FROM repository LIMIT 1'),
    ...indexShards(env).map((shard) => shard.prepare('SELECT 1 FROM layer WHERE repository_id = 0')),
  ]
  const answers = await Promise.allSettled(probes.map((probe) => probe.all()))
  const healthy = answers.every((answer) => answer.status === 'fulfilled')
  return Response.json({ status: healthy ? 'ok' : 'unavailable' }, { status: healthy ? 200 : 503 })
}
