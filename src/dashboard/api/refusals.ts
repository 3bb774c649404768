/** Refusals: a code for the page, a sentence for the person, and nothing more about what is not theirs. */
import { GitHubRefused, GitHubUnavailable } from '../../auth/people/github.ts'
import { log } from '../../telemetry/log.ts'
import type { ApiError } from './answers.ts'

type Code = ApiError['error']['code']

const FACES: Record<Code, { readonly status: number; readonly message: string; readonly hint?: string }> = {
  unauthenticated: { status: 401, message: 'You are not signed in.', hint: 'Sign in again.' },
  not_from_here: {
    status: 403,
    message: 'The request did not come from the current version of this page.',
    hint: 'Reload the page.',
  },
  not_found: {
    status: 404,
    message: 'Nothing was found or changed.',
    hint: 'It no longer exists, you may not see or change it, or it already is as requested.',
  },
  invalid: { status: 400, message: 'Part of the request is not valid.' },
  too_large: { status: 413, message: 'The request is too large.' },
  conflict: { status: 409, message: 'It is already taken.' },
  rate_limited: { status: 429, message: 'Too many requests.', hint: 'Wait a little.' },
  unavailable: {
    status: 503,
    message: 'This cannot be done right now.',
    hint: 'Nothing is lost. Try again in a minute.',
  },
}

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: Code
  readonly more: Pick<ApiError['error'], 'hint' | 'details'>

  constructor(
    code: Code,
    message: string = FACES[code].message,
    more: Pick<ApiError['error'], 'hint' | 'details'> = {},
  ) {
    super(message)
    this.code = code
    this.more = more
  }
}

/** Any thrown value as a refusal. Unexpected errors are logged in full and reported only by an incident number. */
export function refusal(thrown: unknown): { readonly status: number; readonly body: ApiError } {
  const refused = thrown instanceof Refused ? thrown : unexpected(thrown)
  const { status, hint } = FACES[refused.code]
  const error = {
    code: refused.code,
    message: refused.message,
    ...(hint === undefined ? {} : { hint }),
    ...refused.more,
  }
  return { status, body: { error } }
}

function unexpected(thrown: unknown): Refused {
  if (thrown instanceof GitHubUnavailable) return new Refused('unavailable', 'GitHub is not responding right now.')
  if (thrown instanceof GitHubRefused)
    return new Refused('unavailable', 'GitHub no longer accepts your sign-in.', { hint: 'Sign out and in again.' })
  const incident = crypto.randomUUID()
  log('error', 'dashboard failed', { incident, error: thrown })
  return new Refused('unavailable', `This could not be done. Incident: ${incident}.`)
}
