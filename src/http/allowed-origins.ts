/**
 * Pages on other hosts that may call the MCP endpoint, as the operator lists them. Nothing is allowed by being on the same host, or by
 * a pattern: an origin is compared as the text that browsers send. `null` is never one, because every sandboxed frame has it.
 */
import type { Env } from '../env.ts'

/** Also `app://name` and `chrome-extension://id`, which `URL` does not read as origins. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

export function isAllowedOrigin(request: Request, env: Pick<Env, 'SEXTANT_ALLOWED_ORIGINS'>): boolean {
  const origin = request.headers.get('origin')
  if (origin === null || !ORIGIN.test(origin)) return false
  return (env.SEXTANT_ALLOWED_ORIGINS ?? '').split(/[\s,]+/).includes(origin)
}
