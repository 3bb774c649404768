/**
 * Clients that are named by the address of a document about them. The library reads and checks the document; here is decided
 * which addresses are asked at all, because whoever opens our page chooses them.
 *
 * Attacks: an address inside somebody's network, of the document or of the keys that it names; and a redirect on a well-known
 * site, by which a stranger's document would be shown to people under that site's name.
 */
import { CimdFetchError } from '@cloudflare/workers-oauth-provider'
import { textWithin } from '../../http/limited-body.ts'

const PATIENCE_MS = 10_000
/** The library reads no more. */
const MOST_DOCUMENT_BYTES = 5120

/** Names that no public site has. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/

/**
 * Throws for a client that is not to be asked about. Other names of clients are not addresses, and pass. `keysToo`: it proves
 * itself by keys, and its document may say that they are elsewhere.
 */
export async function checkClientDocument(
  clientId: string | undefined,
  origin: string,
  keysToo = false,
): Promise<void> {
  if (clientId === undefined || !URL.canParse(clientId)) return
  const document = await open(clientId, origin)
  if (!keysToo) return void (await document.body?.cancel())
  const keys = await keysAddressIn(document)
  if (keys !== undefined) await (await open(keys, origin)).body?.cancel()
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

/** The library follows redirects; what it would then read is another site's word. */
async function open(address: string, origin: string): Promise<Response> {
  if (!isPublicAddress(address, origin)) throw new CimdFetchError(address, new Error('not an address to ask'))
  let response: Response
  try {
    response = await fetch(address, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    throw new CimdFetchError(address, error)
  }
  if (response.status === 200) return response
  await response.body?.cancel()
  throw new CimdFetchError(address, new Error(`the address answers ${response.status}`))
}

/** Undefined where it has none, or is nothing that the library would read. */
async function keysAddressIn(document: Response): Promise<string | undefined> {
  const text = await textWithin(document, MOST_DOCUMENT_BYTES).catch(() => undefined)
  try {
    const { jwks_uri } = JSON.parse(text ?? '') as { jwks_uri?: unknown }
    return typeof jwks_uri === 'string' ? jwks_uri : undefined
  } catch {
    return undefined
  }
}
