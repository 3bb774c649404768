/**
 * Why an upload is refused, and what the uploader sees of it.
 *
 * An uploader and an operator read different sentences. A refusal is written for the uploader. Anything else that is thrown
 * is logged in full and reported as "unavailable", because its text may contain SQL, table names or paths.
 */
import type { IngestError } from '../contract/messages.ts'
import { log } from '../telemetry/log.ts'

type IngestCode = IngestError['code']

/**
 * An upload step that was refused, with what the uploader should know. Thrown inside `src/ingest`, turned into a
 * response in one place.
 */
export class IngestRefusal extends Error {
  override readonly name = 'IngestRefusal'
  readonly code: IngestCode
  readonly more: Pick<IngestError, 'hint' | 'details'>

  constructor(code: IngestCode, message: string, more: Pick<IngestError, 'hint' | 'details'> = {}) {
    super(message)
    this.code = code
    this.more = more
  }
}

/** Names the limit, its value and the offending value, so that every "too large" refusal reads the same. */
export function overLimit(what: string, limit: string, allowed: number, value: number | string): IngestRefusal {
  const message = `${what}: ${value} is over the limit ${limit} = ${allowed}`
  return new IngestRefusal('too_large', message, { details: { limit, allowed, value } })
}

export function ingestErrorResponse(thrown: unknown): Response {
  if (thrown instanceof IngestRefusal) {
    const body: IngestError = { code: thrown.code, message: thrown.message, ...thrown.more }
    return Response.json(body, { status: statusOf(thrown.code), headers: headersOf(thrown.code) })
  }
  const incident = crypto.randomUUID()
  log('error', 'ingest failed', { incident, error: thrown })
  const body: IngestError = {
    code: 'unavailable',
    message: 'The server cannot do this right now. Nothing is lost: send the same request again.',
    details: { incident },
  }
  return Response.json(body, { status: statusOf('unavailable'), headers: headersOf('unavailable') })
}

function statusOf(code: IngestCode): number {
  switch (code) {
    case 'unauthorized':
      return 401
    case 'permission_denied':
      return 403
    case 'repository_not_found':
    case 'upload_not_found':
      return 404
    case 'base_moved':
    case 'missing_content':
      return 409
    case 'too_large':
    case 'bomb':
      return 413
    case 'invalid':
    case 'unsupported_format':
    case 'hash_mismatch':
    case 'digest_mismatch':
      return 422
    case 'rate_limited':
      return 429
    case 'unavailable':
      return 503
  }
}

function headersOf(code: IngestCode): Record<string, string> {
  const headers = { 'cache-control': 'no-store' }
  if (code === 'unauthorized') return { ...headers, 'www-authenticate': 'Bearer' }
  if (code === 'rate_limited') return { ...headers, 'retry-after': '10' }
  if (code === 'unavailable') return { ...headers, 'retry-after': '1' }
  return headers
}
