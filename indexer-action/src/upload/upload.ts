/**
 * The indexer's side of `src/contract/messages.ts`: sends, waits, retries, and says in plain words what is wrong.
 *
 * Every request may be repeated without harm, so a request whose answer was lost is sent again.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import {
  BeginAnswer,
  type BeginRequest,
  HaveAnswer,
  type HaveRequest,
  type IngestError,
  PublishAnswer,
  type PublishRequest,
  RecordsAnswer,
  type ReportRequest,
  type RunFailure,
} from '../../../src/contract/messages.ts'
import { printed } from '../printed.ts'
import { clientOf, post, Unreachable } from './post.ts'
import { readError, readReply } from './read-reply.ts'

/** What a run asks of a server; a dry run answers by itself. */
export interface Ingest {
  /** Nothing leaves this machine. */
  readonly isDry?: boolean
  begin(request: BeginRequest): Promise<BeginAnswer>
  have(upload: string, request: HaveRequest): Promise<HaveAnswer>
  records(upload: string, body: Uint8Array<ArrayBuffer>): Promise<RecordsAnswer>
  publish(upload: string, request: PublishRequest): Promise<PublishAnswer>
}

/** The server refused, and trying again would not help. `message` is for people. */
export class IngestRefused extends Error {
  readonly code: IngestError['code']
  /** What happened and what to do about it, for those who show them apart. */
  readonly failure: Pick<RunFailure, 'message' | 'next'>
  constructor(error: IngestError, next: string | undefined) {
    const todo = error.hint ?? next
    super([printed(error.message), ...(todo ? [printed(todo)] : [])].join('\n'))
    this.name = 'IngestRefused'
    this.code = error.code
    this.failure = { message: error.message, ...(todo ? { next: todo } : {}) }
  }
}

/** What to do next, for refusals in which the server does not say. */
const NEXT: Partial<Record<IngestError['code'], string>> = {
  unauthorized:
    'Check the token: it may be mistyped, expired or revoked. Ask an administrator of the server for a new one.',
  repository_not_found: 'Ask an administrator of the server to link the repository, or check --repository owner/name.',
  permission_denied: 'This token may not publish to that repository or ref. Create one that may.',
  unsupported_format: 'This indexer is too old (or too new) for the server. Update it.',
}

/** What a run proves itself with. */
export interface Credential {
  token: string
  /** For a token that may end before the run does: another one, which takes its place. */
  renew?: () => Promise<string>
}

const TRIES = 7
/** A server takes seconds for a batch, but a lost connection must be noticed within minutes. */
const PATIENCE_MS = 120_000

export function connect(
  server: string,
  given: string | Credential,
  on: { retry?(reason: string, seconds: number): void } = {},
): Ingest {
  const base = new URL(server)
  // Loaded before threads set V8's flags, after which Node would compile it from source (v8-flags.ts).
  clientOf(base)
  const credential = typeof given === 'string' ? { token: given } : given
  const renewed = renewing(credential)
  const ask = async <T>(
    path: string,
    answer: z.ZodType<T>,
    headers: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer>,
  ): Promise<T> => {
    let reason = ''
    let again = false
    // The first use of a schema takes longer than any other.
    const prepare = (): void => {
      answer.safeParse(undefined)
    }
    for (let attempt = 0; attempt < TRIES; attempt++) {
      let wait = Math.min(30, 0.25 * 2 ** attempt) * (0.75 + Math.random() / 2)
      try {
        const { token } = credential
        const all = { authorization: `Bearer ${token}`, accept: 'application/json', ...headers }
        const url = new URL(`/api/ingest/${path}`, base)
        const { status, text, retryAfter, location } = await post(url, all, body, PATIENCE_MS, prepare)
        const succeeded = status >= 200 && status < 300
        const said = succeeded ? readReply(text, answer) : undefined
        if (said !== undefined) return said
        const error = succeeded ? undefined : readError(text)
        if (error?.code === 'unauthorized' && !again && (await renewed(token))) {
          again = true
          continue
        }
        if (error && !isPassing(status, error.code)) throw new IngestRefused(error, NEXT[error.code])
        if (!isPassing(status, error?.code))
          throw new Error(
            `${base.host} answered ${status} to ${path}${strange(status, body, elsewhere(base, location))}`,
          )
        wait = Math.max(wait, Math.min(60, retryAfter))
        reason = error?.message.replace(/\.$/, '') ?? `${base.host} answered ${status}`
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error
        reason = `${base.host} cannot be reached (${error.message})`
      }
      if (attempt < TRIES - 1) {
        on.retry?.(reason, wait)
        await sleep(wait * 1000)
      }
    }
    throw new Error(
      `${reason}. Gave up after ${TRIES} tries; nothing has been published. Run the same command again to continue.`,
    )
  }
  const json = <T>(path: string, answer: z.ZodType<T>, request: unknown): Promise<T> =>
    ask(path, answer, { 'content-type': 'application/json' }, JSON.stringify(request))
  return {
    begin: (request) => json('begin', BeginAnswer, request),
    have: (upload, request) => json(`${upload}/have`, HaveAnswer, request),
    records: (upload, body) =>
      ask(
        `${upload}/records`,
        RecordsAnswer,
        { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' },
        body,
      ),
    publish: (upload, request) => json(`${upload}/publish`, PublishAnswer, request),
  }
}

/** Says whether there is another token than the refused one. Requests that are refused together wait for one renewal. */
function renewing(credential: Credential): (refused: string) => Promise<boolean> {
  let underWay: Promise<void> | undefined
  return async (refused) => {
    const { renew } = credential
    if (!renew) return false
    if (credential.token === refused) {
      underWay ??= renew()
        .then((token) => {
          credential.token = token
        })
        .finally(() => {
          underWay = undefined
        })
      await underWay
    }
    return true
  }
}

/**
 * Tells the server, for the run's page, that the run ended without an index. One attempt with a short timeout: whoever
 * cancelled the run is waiting, and the original problem must not be hidden by a new one.
 */
export async function reportEnd(server: string, token: string, request: ReportRequest): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  // If nobody answers, the page shows a run that was never heard of again.
  await post(new URL('/api/ingest/report', server), headers, JSON.stringify(request), 5000).catch(() => undefined)
}

/** The other server that an answer leads to, as one without TLS leads to the one with it. */
export function elsewhere(base: URL, location: string | undefined): string | undefined {
  const { origin } = (location !== undefined && URL.parse(location, base)) || base
  return origin === base.origin ? undefined : origin
}

/** Explains an answer that is not from Sextant. */
function strange(status: number, body: string | Uint8Array, elsewhere: string | undefined): string {
  // Not followed: what is sent, and the token, are for the server that was named.
  if (elsewhere !== undefined) return `, which leads to ${elsewhere}. If that is your server, name it instead.`
  return status === 413
    ? `: a proxy in front of the server does not accept a request of ${(body.length / 1e6).toFixed(1)} MB.`
    : ', which is not a Sextant response. Is this a Sextant server?'
}

function isPassing(status: number, code: IngestError['code'] | undefined): boolean {
  if (code !== undefined) return code === 'rate_limited' || code === 'unavailable'
  return status === 408 || status === 429 || (status >= 500 && status !== 501)
}

/** Answers like a server that has nothing, for dry runs. `sent` counts what would have been uploaded. */
export function dryRun(sent: { bytes: number; requests: number }): Ingest {
  return {
    isDry: true,
    begin: async () => ({
      upload: 'dry-run',
      expires: new Date(Date.now() + 3_600_000).toISOString(),
      formats: [1],
      limits: {},
    }),
    have: async (_, request) => ({ files: request.files, links: request.links }),
    records: async (_, body) => {
      sent.bytes += body.length
      sent.requests++
      return { stored: 0, known: 0 }
    },
    publish: async () => ({ outcome: 'published', generation: 0, commit: '0'.repeat(40), url: '' }),
  }
}
