/**
 * Proves to the server which repository, ref and commit this run is: GitHub's identity token, made for that server alone,
 * is exchanged once for a token that can do nothing but this upload.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { ExchangeAnswer, type ExchangeRequest } from '../../../src/contract/exchange.ts'
import { IngestError } from '../../../src/contract/messages.ts'
import { IngestRefused } from '../upload/upload.ts'

const TRIES = 5

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
  ask: typeof fetch = fetch,
): Promise<ExchangeAnswer> {
  let lastProblem = ''
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (attempt > 0) await sleep(500 * 2 ** attempt * (0.5 + Math.random()))
    // An identity token is good for one exchange, so each try brings a new one.
    const token = await idToken(server.origin).catch((error: unknown) => {
      throw new Error(`${NO_IDENTITY}\n(${error instanceof Error ? error.message : String(error)})`)
    })
    let response: Response
    try {
      response = await ask(new URL('/api/ingest/exchange', server), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...(request ? { 'content-type': 'application/json' } : {}) },
        ...(request ? { body: JSON.stringify(request) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(30_000),
      })
    } catch (error) {
      lastProblem = `${server.origin} does not answer: ${error instanceof Error ? error.message : String(error)}`
      continue
    }
    if (response.ok) return ExchangeAnswer.parse(await response.json())
    const said = IngestError.safeParse(await response.json().catch(() => undefined))
    if (response.status === 429 || response.status >= 500) {
      lastProblem = `${server.origin} answers ${response.status}`
      continue
    }
    throw new IngestRefused(
      said.success ? said.data : { code: 'unauthorized', message: `${server.origin} answers ${response.status}` },
      nextStep(server, said.success ? said.data.code : undefined),
    )
  }
  throw new Error(lastProblem)
}

function nextStep(server: URL, code: IngestError['code'] | undefined): string {
  if (code === 'permission_denied')
    return `Change which runs may publish in the repository's settings on ${server.origin}, or the workflow.`
  if (code === 'unauthorized')
    return `${server.origin} takes identities made for exactly that address: check the input "server".`
  return `Link this repository on ${server.origin} first; then run this job again.`
}
