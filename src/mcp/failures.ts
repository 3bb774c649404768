/**
 * Failures as a caller reads them: the field names of the protocol's documents, a hint that always says what to do
 * next, and nothing internal.
 */
import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { isAway } from '../db/again.ts'
import { Failure, type FailureCode } from '../query/failure.ts'
import { log } from '../telemetry/log.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { whereLooked } from './metadata.ts'
import { cutsToFit, shortened } from './shorten.ts'
import { tokenCount } from './token-count.ts'

const HINTS: Record<FailureCode, string> = {
  invalid_input: 'Correct the arguments named in `details` and call again.',
  invalid_strategy: 'Use one of the strategies in the tool description.',
  invalid_max_tokens: 'Set `max_tokens` between 1 and 24000, or leave it out.',
  query_error: 'Correct the query; quote a term to take it literally.',
  invalid_cursor: 'Pass `nextCursor` of an earlier answer unchanged, or leave `cursor` out to start over.',
  cursor_mismatch: 'A cursor continues one question: repeat the arguments of the call it came from.',
  stale_cursor: 'The index has changed since. Leave `cursor` out to start over on the current one.',
  repository_not_found: '`list_repositories` shows the repositories you can see.',
  ref_not_indexed: '`list_repositories` shows the indexed refs; leave `ref` out for the default one.',
  index_not_ready: 'The first indexing is in progress; try again in a minute.',
  index_incompatible: 'Index the repository again with a current indexer.',
  index_stale: 'Index the repository again.',
  symbol_not_found: '`search_symbols` finds symbols by part of their name; check `path` and `line`.',
  ambiguous_symbol: 'Pick one of `details.candidates` and pass its `symbol_id` in place of the name.',
  file_not_found: 'Paths start at the root of the repository; `details.near` may list the one you mean.',
  result_not_found: 'Use an id from a current answer.',
  no_edges_available: 'There is no call graph for this language; `find_references` or `search_code` may help.',
  merge_base_failed: 'Name two refs that are indexed.',
  permission_denied: 'Ask an administrator of the organisation for access.',
  rate_limited: 'Wait a moment, then call again.',
  timeout: 'Narrow the question (a path, a smaller depth or limit) and call again.',
  unavailable: 'Nothing was lost. Call again in a moment.',
  internal_error: 'This is a fault of the service. A different call may work; the incident id helps us find the cause.',
}

/** The four categories that older clients switch on. */
const CATEGORY: Partial<Record<FailureCode, string>> = {
  unavailable: 'UNAVAILABLE',
  index_not_ready: 'UNAVAILABLE',
  rate_limited: 'UNAVAILABLE',
  timeout: 'TIMEOUT',
  query_error: 'QUERY_ERROR',
  invalid_input: 'QUERY_ERROR',
  invalid_cursor: 'QUERY_ERROR',
  cursor_mismatch: 'QUERY_ERROR',
  repository_not_found: 'NOT_FOUND',
  ref_not_indexed: 'NOT_FOUND',
  symbol_not_found: 'NOT_FOUND',
  file_not_found: 'NOT_FOUND',
  result_not_found: 'NOT_FOUND',
}

/** What is not in the ref that was asked about, and may be in another or in a newer commit. */
const NOT_IN_REF: ReadonlySet<FailureCode> = new Set(['symbol_not_found', 'file_not_found', 'result_not_found'])

export interface StructuredError {
  readonly code: FailureCode
  readonly message: string
  readonly hint: string
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Any thrown value as an error from the registry. Unexpected errors are logged in full and reported only by an incident
 * number.
 */
export function structuredError(thrown: unknown, tool: string, scope?: RefScope): StructuredError {
  const failure = thrown instanceof Failure ? thrown : unexpected(thrown, tool)
  const category = CATEGORY[failure.code]
  const looked = scope && NOT_IN_REF.has(failure.code) ? whereLooked(scope) : {}
  const details = { ...failure.details, ...(category ? { category } : {}), ...looked }
  return {
    code: failure.code,
    message: failure.message,
    hint: failure.hint ?? HINTS[failure.code],
    ...(Object.keys(details).length > 0 ? { details } : {}),
  }
}

/** The same for requests that are not tool calls: the library would pass on an exception's own message. */
export function protocolError(thrown: unknown, method: string): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown
  const error = structuredError(thrown, method)
  return new ProtocolError(ProtocolErrorCode.InternalError, error.message, { ...error })
}

function unexpected(thrown: unknown, tool: string): Failure {
  const incident = crypto.randomUUID()
  log('error', 'tool failed', { incident, tool, error: thrown })
  const message = thrown instanceof Error ? thrown.message : ''
  if (/timed? ?out|time limit/i.test(message))
    return new Failure('timeout', 'The call took too long.', { details: { incident } })
  if (isAway(thrown)) {
    return new Failure('unavailable', 'The index cannot be read right now.', { details: { incident } })
  }
  return new Failure('internal_error', 'The call failed.', { details: { incident } })
}

/**
 * Text only: structured content must fit the tool's output schema, and an error does not. A list of candidates is cut
 * to the caller's budget as an answer is.
 */
export function errorResult(error: StructuredError, maxTokens = Number.POSITIVE_INFINITY): CallToolResult {
  const cuts = cutsToFit(error, (left) => tokenCount(JSON.stringify(left)) <= maxTokens - CUT_NOTE_TOKENS)
  const left = shortened(error, cuts)
  const told = cuts.size === 0 ? left : { ...left, details: { ...left.details, cut_to_fit: 'max_tokens' } }
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(told) }] }
}
const CUT_NOTE_TOKENS = 12
