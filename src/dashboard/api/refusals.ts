/**
 * Refusals: one word for the page, one sentence for the person, and never more about what is not theirs.
 */
import { GitHubRefused, GitHubUnavailable } from '../../auth/people/github.ts'
import { log } from '../../telemetry/log.ts'
import type { ApiError } from './answers.ts'

type Code = ApiError['error']['code']

const FACES: Record<Code, { readonly status: number; readonly message: string; readonly hint?: string }> = {
  unauthenticated: { status: 401, message: 'You are not signed in.', hint: 'Sign in again.' },
  not_from_here: {
    status: 403,
    message: 'The request did not come from this page as it is now.',
    hint: 'Load the page again.',
  },
  not_found: {
    status: 404,
    message: 'Nothing was found or changed.',
    hint: 'It is gone, it is not yours to see or change, or it is so already.',
  },
  invalid: { status: 400, message: 'Some of it is not as it should be.' },
  too_large: { status: 413, message: 'The request is too large.' },
  conflict: { status: 409, message: 'Somebody else has it already.' },
  rate_limited: { status: 429, message: 'That was too often.', hint: 'Wait a little.' },
  unavailable: {
    status: 503,
    message: 'This cannot be done just now.',
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

/** Whatever was thrown; what is not ours is written down whole and told as a number. */
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
  if (thrown instanceof GitHubUnavailable) return new Refused('unavailable', 'GitHub does not answer just now.')
  if (thrown instanceof GitHubRefused)
    return new Refused('unavailable', 'GitHub does not take your sign-in any more.', { hint: 'Sign out and in again.' })
  const incident = crypto.randomUUID()
  log('error', 'dashboard failed', { incident, error: thrown })
  return new Refused('unavailable', `This could not be done. The incident is ${incident}.`)
}
