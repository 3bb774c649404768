/**
 * Clients that are named by the address of a document about them. The library reads and checks the document; here is decided
 * which addresses are asked at all, because whoever opens our page chooses them.
 *
 * Attacks: an address inside somebody's network; and a redirect on a well-known site, by which a stranger's document would be
 * shown to people under that site's name.
 */
import { CimdFetchError } from '@cloudflare/workers-oauth-provider'

const PATIENCE_MS = 10_000

/** Names that no public site has. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/

/** Throws for an address that is not to be asked. Other names of clients are not addresses, and pass. */
export async function checkClientDocument(clientId: string | undefined, origin: string): Promise<void> {
  if (clientId === undefined || !/^[a-z][a-z0-9+.-]*:/i.test(clientId)) return
  if (!isPublicAddress(clientId, origin)) throw new CimdFetchError(clientId, new Error('not an address to ask'))
  await refuseRedirect(clientId)
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

/** The library follows redirects; the document that it would then read is another site's word. */
async function refuseRedirect(address: string): Promise<void> {
  let status: number
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    status = response.status
    await response.body?.cancel()
  } catch (error) {
    throw new CimdFetchError(address, error)
  }
  if (status !== 200) throw new CimdFetchError(address, new Error(`the document's address answers ${status}`))
}
