/**
 * The credentials of a request to the MCP endpoint: an API token, or an access token for exactly this address, for the same
 * one with all its tools, or for the whole service.
 */

import type { Env } from '../../env.ts'
import { originOf } from '../../http/origin.ts'
import type { Proof } from '../../tenancy/principal.ts'
import { proofOf } from '../authenticate.ts'
import {
  authorizationServer,
  type GrantProps,
  resourceNamed,
  wholeService,
  withAllTools,
} from './authorization-server.ts'

/** Issued by the authorization server: person, grant, secret. Our API tokens have no colon. */
const ACCESS_TOKEN = /^Bearer +([\w-]{1,100}:[\w-]{1,100}:[\w-]{1,200}) *$/i

export async function mcpProofOf(request: Request, env: Env): Promise<Proof | undefined> {
  const token = ACCESS_TOKEN.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return proofOf(request)
  const resource = resourceOf(request, env)
  if (resource === undefined) return undefined
  const origin = originOf(request, env)
  // A client that names no resource has a token for the whole service, at whichever address it was let in.
  for (const audience of new Set([resource, withAllTools(resource), wholeService(origin)])) {
    const server = authorizationServer(origin, audience)
    const validated = await server.validateToken<GrantProps>(audience, token, env)
    if (validated) return { kind: 'grant', grant: validated.props.grant, scopes: validated.scope }
  }
  return undefined
}

function resourceOf(request: Request, env: Env): string | undefined {
  const origin = originOf(request, env)
  const { pathname, search } = new URL(request.url)
  return resourceNamed(`${origin}${pathname}${search}`, origin) ?? resourceNamed(`${origin}${pathname}`, origin)
}

/** The header of a 401: where the client learns who issues tokens for this very address. */
export function challenge(request: Request, env: Env): string {
  const origin = originOf(request, env)
  const address = resourceOf(request, env)?.slice(origin.length) ?? new URL(request.url).pathname
  const metadata = `${origin}/.well-known/oauth-protected-resource${address}`
  const error = request.headers.has('authorization') ? 'error="invalid_token", ' : ''
  return `Bearer ${error}resource_metadata="${metadata}", scope="read"`
}
