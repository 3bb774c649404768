/** The credentials of a request to the MCP endpoint: an API token, or an access token for exactly this address. */

import type { Env } from '../../env.ts'
import { originOf } from '../../http/origin.ts'
import type { Proof } from '../../tenancy/principal.ts'
import { proofOf } from '../authenticate.ts'
import { authorizationServer, type GrantProps, resourceNamed } from './authorization-server.ts'

/** Issued by the authorization server: person, grant, secret. Our API tokens have no colon. */
const ACCESS_TOKEN = /^Bearer +([\w-]{1,100}:[\w-]{1,100}:[\w-]{1,200}) *$/i

export async function mcpProofOf(request: Request, env: Env): Promise<Proof | undefined> {
  const token = ACCESS_TOKEN.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return proofOf(request)
  const origin = originOf(request, env)
  const resource = resourceNamed(`${origin}${new URL(request.url).pathname}`, origin)
  if (resource === undefined) return undefined
  const validated = await authorizationServer(origin, resource).validateToken<GrantProps>(resource, token, env)
  if (!validated) return undefined
  return { kind: 'grant', grant: validated.props.grant, scopes: validated.scope }
}

/** The header of a 401: where the client learns who issues tokens for this very address. */
export function challenge(request: Request, env: Env): string {
  const { pathname } = new URL(request.url)
  const metadata = `${originOf(request, env)}/.well-known/oauth-protected-resource${pathname}`
  const error = request.headers.has('authorization') ? 'error="invalid_token", ' : ''
  return `Bearer ${error}resource_metadata="${metadata}", scope="read"`
}
