/**
 * Clients that are identified by the address of a document about them. The library fetches and checks the document;
 * this file decides which addresses may be fetched at all, because whoever opens our page chooses them.
 *
 * Attacks: an address inside a private network, of the document or of the keys it names; and an open redirect on a
 * well-known site, which would show a stranger's document under that site's name.
 */
import { AuthorizationError, CimdFetchError } from '@cloudflare/workers-oauth-provider'
import { openDatabases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Env } from '../../env.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { textWithin } from '../../http/limited-body.ts'
import { recentAnswers } from './recent-answers.ts'
import { mayBeIssued } from './storable.ts'

const PATIENCE_MS = 10_000
/** The library reads no more than this. */
const MOST_DOCUMENT_BYTES = 5120

/** Names that no public site has. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/

/** Nothing was fetched: over the limit for this source, this site, or overall. */
export class TooManyDocuments extends Error {
  override readonly name = 'TooManyDocuments'
}

interface Answer {
  /** The part of a document that says where its keys are. */
  readonly keys?: string
}
const recent = recentAnswers<Answer>()

/**
 * Throws for a client whose document may not be fetched. Client ids that are not addresses pass, unless none is so
 * long. `keysToo`: the client authenticates with keys, and its document may say that they are elsewhere.
 */
export async function checkClientDocument(
  clientId: string | undefined,
  { request, env, origin }: { readonly request: Request; readonly env: Env; readonly origin: string },
  keysToo = false,
): Promise<void> {
  if (clientId === undefined) return
  if (!URL.canParse(clientId)) {
    if (mayBeIssued(clientId)) return
    throw new AuthorizationError('invalid_request', { description: 'Invalid client_id' })
  }
  let inUse: boolean | undefined
  const asked = async (address: string, read: (response: Response) => Promise<Answer | undefined>): Promise<Answer> => {
    if (!isPublicAddress(address, origin)) throw new CimdFetchError(address, new Error('not an address to ask'))
    const answer = await recent.of(address, async () => {
      inUse ??= await isInUse(env, clientId)
      if (!inUse) await limited(request, env, new URL(address).host)
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

/**
 * Whether somebody has allowed this client. Such a client is not limited: otherwise a stranger could have everybody's
 * client refused by asking for sixty made-up addresses of its site every minute.
 */
async function isInUse(env: Env, clientId: string): Promise<boolean> {
  const sql = `SELECT 1 AS found FROM client_grant
    WHERE client_id = :client AND revoked_at IS NULL AND expires_at > :now LIMIT 1`
  const { control } = openDatabases(env)
  return (await statement(control, sql, { client: clientId, now: Date.now() }).first()) !== null
}

/** The requester chooses the address, so the number of fetches is limited per requester, per site and overall. */
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
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(url.hostname) // a numeric address ends in a digit
  return (
    url.href === address && // not an alternative spelling of it
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

/** Undefined for any status but 200. The library follows redirects, and would then read another site's document. */
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

/** Undefined if it is not a document about this client; remembered, so that such an address is fetched only once. */
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
