/**
 * The closed list of ways in which a question can fail. The engine throws only these on purpose; anything else that is
 * thrown is a bug, and the surface says `internal_error` and no more.
 *
 * A message is a sentence for the caller. It may repeat what they sent, but never repository text.
 */

const FAILURES = [
  'invalid_input',
  'invalid_strategy',
  'invalid_max_tokens',
  'query_error',
  'invalid_cursor',
  'cursor_mismatch',
  'stale_cursor',
  'repository_not_found',
  'ref_not_indexed',
  'index_not_ready',
  'index_incompatible',
  'index_stale',
  'symbol_not_found',
  'ambiguous_symbol',
  'file_not_found',
  'result_not_found',
  'no_edges_available',
  'merge_base_failed',
  'permission_denied',
  'rate_limited',
  'timeout',
  'unavailable',
  'internal_error',
] as const
export type FailureCode = (typeof FAILURES)[number]

export interface FailureOptions {
  /** What to do next, when the code's own hint is too general. */
  readonly hint?: string
  /** JSON data for a program: candidates, near names, the skip reason. */
  readonly details?: Readonly<Record<string, unknown>>
}

export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly hint: string | undefined
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(code: FailureCode, message: string, options: FailureOptions = {}) {
    super(message)
    this.code = code
    this.hint = options.hint
    this.details = options.details
  }
}
