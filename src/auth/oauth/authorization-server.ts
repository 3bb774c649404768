/**
 * The authorization server for MCP clients: workers-oauth-provider, configured for one protected resource at a time.
 *
 * Every MCP address is a resource of its own, so a token for one repository's address opens no other. The library must
 * know its resources when it is created, and we have as many as repositories. So one is created per request, for the
 * resource that the request names, which the library checks against what it has stored, as it would with a longer list.
 */

import { OAuthAuthorizationServer, OAuthError } from '@cloudflare/workers-oauth-provider'
import { openDatabases } from '../../db/databases.ts'
import type { Env } from '../../env.ts'
import { claimCode, recheckGrant, releaseCode } from './client-grants.ts'
import { REFRESH_TOKEN_SECONDS } from './lifetimes.ts'
import { withPatientStore } from './patient-store.ts'

/** What a client may be granted. Writing an index is for CI, administering for people. */
export const CLIENT_SCOPES = ['read'] as const

/** A refresh asks GitHub what the person may still see, so this is the longest interval while the client is in use. */
const ACCESS_TOKEN_SECONDS = 600

/** Stored inside the grant, encrypted with the token itself. */
export interface GrantProps {
  /** Row of `client_grant`. */
  readonly grant: string
  readonly gitHubToken?: string
}

type Server = Pick<OAuthAuthorizationServer<Env>, 'fetch' | 'validateToken' | 'getOAuthApi'> & {
  /** Whether the request brought a code, to the letter, that had been exchanged before. */
  sawUsedCode(): boolean
}

export function authorizationServer(origin: string, resource: string): Server {
  let claimed: string | undefined
  let usedCode = false
  const server = new OAuthAuthorizationServer<Env>({
    issuer: origin,
    resources: [resource],
    defaultResource: resource,
    clientRegistrationEndpoint: '/oauth/register',
    clientIdMetadataDocumentEnabled: true,
    scopesSupported: [...CLIENT_SCOPES],
    accessTokenTTL: ACCESS_TOKEN_SECONDS,
    refreshTokenTTL: REFRESH_TOKEN_SECONDS,
    async tokenExchangeCallback({ grantType, props, env, requestedScope }) {
      const { grant, gitHubToken } = props as GrantProps
      const databases = openDatabases(env)
      const now = Date.now()
      const decision = await recheckGrant(databases, env, grant, {
        gitHubToken: grantType === 'refresh_token' ? gitHubToken : undefined,
        now,
      })
      if (decision === 'ended') throw new OAuthError('invalid_grant', { description: 'The access was ended.' })
      if (decision === 'unknown') {
        throw new OAuthError('temporarily_unavailable', {
          description: 'Whether the access still holds cannot be told now.',
          statusCode: 503,
          headers: { 'Retry-After': '30' },
        })
      }
      // To the library, two simultaneous exchanges of one code each look like the first, because its store has no
      // compare-and-set.
      if (grantType === 'authorization_code') {
        if (!(await claimCode(databases, grant, now)))
          throw new OAuthError('invalid_grant', { description: 'The code was used before.' })
        claimed = grant
      }
      return {
        accessTokenScope: requestedScope.filter((scope) => (CLIENT_SCOPES as readonly string[]).includes(scope)),
      }
    },
    // Its message is for the client; the details must not reach the console either, because they may contain tokens.
    onError({ internal }) {
      usedCode ||= internal.reason === 'code_replayed'
    },
  })
  return {
    sawUsedCode: () => usedCode,
    async fetch(request, env, context) {
      try {
        return await server.fetch(request, withPatientStore(env), context)
      } catch (thrown) {
        // Nobody was given tokens for the code, so whoever sends it again is the first.
        if (claimed !== undefined) await releaseCode(openDatabases(env), claimed)
        throw thrown
      }
    },
    validateToken: (audience, token, env) => server.validateToken(audience, token, withPatientStore(env)),
    getOAuthApi: (env) => server.getOAuthApi(withPatientStore(env)),
  }
}

/** Sets and names of tools; the MCP endpoint refuses those that it does not know. */
const TOOLS = /^\?tools=(?:\w|,|%2C)+$/i

/**
 * The resource that `named` is, if it is an address of this origin's MCP endpoint. Compared exactly: two spellings are
 * two resources, as they are for clients. An address with fewer tools is a resource of its own, as some clients insist on
 * the very text that they were given; any other question in an address means nothing, and is no part of it.
 */
export function resourceNamed(named: unknown, origin: string): string | undefined {
  if (typeof named !== 'string' || named.length > 1000 || !URL.canParse(named)) return undefined
  const url = new URL(named)
  if (url.origin !== origin || url.hash !== '' || url.href !== named) return undefined
  if (url.pathname !== '/mcp' && !url.pathname.startsWith('/mcp/')) return undefined
  return TOOLS.test(url.search) ? named : `${origin}${url.pathname}`
}

/** The same path with all its tools: whoever may ask there may ask at the address with fewer, not the other way round. */
export const withAllTools = (resource: string): string => resource.replace(/\?.*$/, '')

export const wholeService = (origin: string): string => `${origin}/mcp`
