/** For errors that no surface handles: logged in full, and reported only by an incident number. */
import { log } from '../telemetry/log.ts'

export function failed(thrown: unknown): Response {
  const incident = crypto.randomUUID()
  log('error', 'request failed', { incident, error: thrown })
  const headers = { 'cache-control': 'no-store', 'retry-after': '5' }
  return Response.json({ error: 'temporarily_unavailable', incident }, { status: 503, headers })
}
