/**
 * Clients that are named by the address of a document about them. The library reads and checks the document; here is decided
 * which addresses are asked at all, because whoever opens our page chooses them.
 *
 * Attacks: an address inside somebody's network, of the document or of the keys that it names; and a redirect on a well-known
 * site, by which a stranger's document would be shown to people under that site's name.
 */
import { CimdFetchError } from '@cloudflare/workers-oauth-provider'
import type { Env } from '../../env.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { textWithin } from '../../http/limited-body.ts'
import { recentAnswers } from './recent-answers.ts'

const PATIENCE_MS = 10_000
/** The library reads no more. */
const MOST_DOCUMENT_BYTES = 5120

/** Names that no public site has. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/

/** Nothing was asked: too many addresses were, from there, at that site, or by everybody. */
export class TooManyDocuments extends Error {
  override readonly name = 'TooManyDocuments'
}

interface Answer {
  /** Of a document: where it says that its keys are. */
  readonly keys?: string
}
const recent = recentAnswers<Answer>()

/**
 * Throws for a client that is not to be asked about. Other names of clients are not addresses, and pass. `keysToo`: it proves
 * itself by keys, and its document may say that they are elsewhere.
 */
export async function checkClientDocument(
  clientId: string | undefined,
  { request, env, origin }: { readonly request: Request; readonly env: Env; readonly origin: string },
  keysToo = false,
): Promise<void> {
  if (clientId === undefined || !URL.canParse(clientId)) return
  const asked = async (address: string, read: (response: Response) => Promise<Answer | undefined>): Promise<Answer> => {
    if (!isPublicAddress(address, origin)) throw new CimdFetchError(address, new Error('not an address to ask'))
    const answer = await recent.of(address, async () => {
      await limited(request, env, new URL(address).host)
      const response = await open(address)
      return response && read(response)
    })
    if (!answer) throw new CimdFetchError(address, new Error('no document there'))
    return answer
  }
  const { keys } = await asked(clientId, (response) => documentIn(response, clientId))
  if (!keysToo || keys === undefined) return
  await asked(keys, async (response) => {
    await response.body?.cancel()
    return {}
  })
}

/** Whoever asks chooses what is asked, so neither they nor all of them together may have us ask much, and nobody is asked much by us. */
async function limited(request: Request, env: Env, site: string): Promise<void> {
  const allowed = await Promise.all([
    env.DOCUMENT_LIMIT?.limit({ key: `from ${callerAddress(request)}` }),
    env.DOCUMENT_LIMIT?.limit({ key: `at ${site}` }),
    env.DOCUMENTS_LIMIT?.limit({ key: 'all' }),
  ])
  if (allowed.some((one) => one?.success === false)) throw new TooManyDocuments()
}

export function isPublicAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address) || address.length > 2000) return false
  const url = new URL(address)
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(url.hostname) // an address in digits ends in one
  return (
    url.href === address && // no other spelling of it
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    url.pathname !== '/' &&
    isName &&
    !PRIVATE_NAME.test(url.hostname) &&
    url.host !== new URL(origin).host
  )
}

/** Undefined where it answers with anything but 200. The library follows redirects; what it would then read is another site's word. */
async function open(address: string): Promise<Response | undefined> {
  let response: Response
  try {
    response = await fetch(address, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch {
    return undefined
  }
  if (response.status === 200) return response
  await response.body?.cancel()
  return undefined
}

/** Undefined where it is not about this client: whoever lets us ask an address that is none has us ask it once. */
async function documentIn(response: Response, clientId: string): Promise<Answer | undefined> {
  const text = await textWithin(response, MOST_DOCUMENT_BYTES).catch(() => undefined)
  try {
    const { client_id, jwks_uri } = JSON.parse(text ?? '') as { client_id?: unknown; jwks_uri?: unknown }
    if (client_id !== clientId) return undefined
    return typeof jwks_uri === 'string' ? { keys: jwks_uri } : {}
  } catch {
    return undefined
  }
}
