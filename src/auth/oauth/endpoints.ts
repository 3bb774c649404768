/** The endpoints of the authorization server that clients call: metadata, registration, tokens, revocation. */
import { AuthorizationError, CimdFetchError } from '@cloudflare/workers-oauth-provider'
import { type Databases, openDatabases } from '../../db/databases.ts'
import type { Env } from '../../env.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { textWithin } from '../../http/limited-body.ts'
import { originOf } from '../../http/origin.ts'
import { READ_BY_PAGES } from '../../http/pages.ts'
import { authorizationServer, resourceNamed, wholeService, withAllTools } from './authorization-server.ts'
import { checkClientDocument, TooManyDocuments } from './client-documents.ts'
import { resourceOfGrant } from './client-grants.ts'
import { presentedClients } from './presented-client.ts'
import { presentedRefresh, settleRefresh } from './replaced-refresh.ts'
import { endOfUsedCode, endRevoked, ownTokenOf } from './revocation.ts'
import { mayBeIssued } from './storable.ts'

const PROTECTED = '/.well-known/oauth-protected-resource'
const MOST_BODY_BYTES = 65_536

export const isOAuthPath = (pathname: string): boolean =>
  pathname.startsWith('/oauth/') || pathname.startsWith('/.well-known/oauth-')

export async function handleOAuth(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const origin = originOf(request, env)
  const { pathname } = new URL(request.url)
  if (pathname === PROTECTED || pathname.startsWith(`${PROTECTED}/`)) return protectedResource(request, origin)
  if (pathname === '/oauth/register') {
    const { success } = (await env.REGISTER_LIMIT?.limit({ key: callerAddress(request) })) ?? { success: true }
    if (!success) return oauthError(429, 'temporarily_unavailable', { 'retry-after': '60' })
  }
  const body = await textWithin(request, MOST_BODY_BYTES)
  if (body === undefined) return oauthError(413, 'invalid_request')
  const { method, headers, url } = request
  const takesBody = method !== 'GET' && method !== 'HEAD'
  const again = (text: string) => new Request(url, { method, headers, body: (takesBody && text) || null })
  if (pathname !== '/oauth/token')
    return authorizationServer(origin, wholeService(origin)).fetch(again(body), env, context)
  const form = new URLSearchParams(body)
  const databases = openDatabases(env)
  const [client, another] = presentedClients(request.headers, form)
  const secrets = ['code', 'refresh_token', 'token'].flatMap((name) => form.getAll(name))
  if (another !== undefined || !secrets.every(mayBeIssued)) return oauthError(400, 'invalid_request')
  try {
    await checkClientDocument(client, { request, env, origin }, form.has('client_assertion'))
  } catch (error) {
    if (error instanceof TooManyDocuments) return oauthError(429, 'temporarily_unavailable', { 'retry-after': '60' })
    if (error instanceof CimdFetchError || error instanceof AuthorizationError) return oauthError(401, 'invalid_client')
    throw error
  }
  const resource = await resourceOfTokenRequest(databases, form, origin)
  const givenBack = form.has('grant_type') ? undefined : await ownTokenOf(env, request, form)
  const now = Date.now()
  const presented = await presentedRefresh(env, databases, form, client, now)
  if (presented?.tooOften && !presented.replacedBefore)
    return oauthError(429, 'temporarily_unavailable', { 'retry-after': '600' })
  const [named, second] = form.getAll('resource')
  const namesWhole = named === wholeService(origin) && second === undefined
  // The library takes no other name for a part than its own.
  if (namesWhole && resource !== named) form.delete('resource')
  const server = authorizationServer(origin, resource)
  const response = await server.fetch(again(form.toString()), env, context)
  if (server.sawUsedCode()) await endOfUsedCode(env, databases, form, client, now)
  if (givenBack && response.ok) await endRevoked(env, databases, givenBack, { by: 'client', now })
  if (presented && !(await settleRefresh(env, databases, presented, response, now)))
    return oauthError(400, 'invalid_grant')
  return response
}

/** Exactly the address asked about: some clients compare it as text with the one they were given. */
function protectedResource(request: Request, origin: string): Response {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(PROTECTED.length) || '/mcp'
  const resource = resourceNamed(`${origin}${path}${search}`, origin)
  // Clients send a header that makes a browser ask first whether their page may.
  const headers = {
    ...READ_BY_PAGES,
    'access-control-allow-headers': 'Authorization, MCP-Protocol-Version, *',
    'cache-control': 'public, max-age=3600',
  }
  if (resource === undefined) return new Response('Not found\n', { status: 404, headers: READ_BY_PAGES })
  return Response.json(
    {
      resource,
      authorization_servers: [origin],
      scopes_supported: ['read'],
      bearer_methods_supported: ['header'],
      resource_name: 'Sextant',
    },
    { headers },
  )
}

/**
 * The resource that the code or refresh token was issued for, if the request names none or one that contains it: a client that was
 * let in before it was told of `?tools=` names its address with that, and one that reads metadata only at the root names
 * the whole service. What is issued is never for more than was granted. The library refuses every other name.
 */
async function resourceOfTokenRequest(databases: Databases, body: URLSearchParams, origin: string): Promise<string> {
  const whole = wholeService(origin)
  const named = body.get('resource')
  const resource = named === null ? whole : (resourceNamed(named, origin) ?? whole)
  if (resource !== whole && resource === withAllTools(resource)) return resource
  const secret = body.get('code') ?? body.get('refresh_token') ?? body.get('token') ?? ''
  const grant = secret.split(':')[1]
  const stored = grant === undefined ? undefined : await resourceOfGrant(databases, grant)
  if (resource !== whole) return stored === withAllTools(resource) ? stored : resource
  return stored ?? whole
}

function oauthError(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...READ_BY_PAGES, ...headers } })
}
