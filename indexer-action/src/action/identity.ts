/**
 * Proves to the server which repository, ref and commit this run is: GitHub's identity token, issued for that server
 * alone, is exchanged once for a token that permits only this upload.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { ExchangeAnswer, type ExchangeRequest } from '../../../src/contract/exchange.ts'
import type { IngestError } from '../../../src/contract/messages.ts'
import { post, type Reply, Unreachable } from '../upload/post.ts'
import { readError, readReply } from '../upload/read-reply.ts'
import { elsewhere, IngestRefused } from '../upload/upload.ts'

const TRIES = 5
const PATIENCE_MS = 30_000
/** Seconds. A job waits no longer than this for a server that asks for a pause. */
const LONGEST_PAUSE = 60

const NO_IDENTITY = `GitHub gave this run no identity. Add to the job:

    permissions:
      contents: read
      id-token: write

(or pass an API token as the input "token").`

/** `idToken` is `core.getIDToken`. */
export async function exchange(
  server: URL,
  idToken: (audience: string) => Promise<string>,
  request?: ExchangeRequest,
  retry: (reason: string, seconds: number) => void = () => undefined,
): Promise<ExchangeAnswer> {
  let lastProblem = ''
  let pause = 0
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (attempt > 0) {
      const seconds = Math.max(0.5 * 2 ** attempt * (0.5 + Math.random()), Math.min(LONGEST_PAUSE, pause))
      retry(lastProblem, seconds)
      await sleep(seconds * 1000)
    }
    // An identity token is good for one exchange, so each try brings a new one.
    let token: string
    try {
      token = await idToken(server.origin)
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
      // Without the permission, GitHub's runner does not say where to ask.
      if (reason.includes('ACTIONS_ID_TOKEN_REQUEST_')) throw new Error(`${NO_IDENTITY}\n(${reason})`)
      lastProblem = `GitHub does not give this run its identity (${reason})`
      pause = 0
      continue
    }
    const headers = { authorization: `Bearer ${token}`, ...(request ? { 'content-type': 'application/json' } : {}) }
    const sent = request ? JSON.stringify(request) : ''
    let reply: Reply
    try {
      reply = await post(new URL('/api/ingest/exchange', server), headers, sent, PATIENCE_MS)
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      lastProblem = `${server.origin} cannot be reached (${error.message})`
      pause = 0
      continue
    }
    const { status, text, retryAfter, location } = reply
    const answer = status === 200 ? readReply(text, ExchangeAnswer) : undefined
    if (answer) return answer
    const refusal = readError(text)
    if (status === 429 || status >= 500) {
      lastProblem = `${server.origin} answers ${status}${refusal ? ` (${refusal.message.replace(/\.$/, '')})` : ''}`
      pause = retryAfter
      continue
    }
    if (refusal) throw new IngestRefused(refusal, nextStep(server, refusal.code, issuerOf(token)))
    const other = elsewhere(server, location)
    throw new Error(
      `${server.origin} answered ${status}, which ${other === undefined ? 'is not a Sextant response' : `leads to ${other}`}: check the input "server".`,
    )
  }
  throw new Error(`${lastProblem}. Gave up after ${TRIES} tries; nothing has been published.`)
}

/** Whose identities a server accepts unless it is told of another. */
const GITHUB = 'https://token.actions.githubusercontent.com'

/** Who says that it issued the identity. Nothing is decided by it here. */
function issuerOf(token: string): string | undefined {
  try {
    const { iss } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return typeof iss === 'string' ? iss : undefined
  } catch {
    return undefined
  }
}

function nextStep(server: URL, code: IngestError['code'], issuer: string | undefined): string {
  if (code === 'permission_denied')
    return `Change the workflow, or change which runs may publish in the repository's settings on ${server.origin}.`
  if (code === 'unauthorized')
    return [
      `${server.origin} only accepts identities issued for exactly that address: check the input "server".`,
      ...(issuer === undefined || issuer === GITHUB
        ? []
        : [`This one was issued by ${issuer}, which has to be the server's setting ACTIONS_ISSUER.`]),
    ].join(' ')
  return `Link this repository on ${server.origin} first; then run this job again.`
}
