/**
 * A client returns a token (RFC 7009). The authorization server deletes its own records, which other locations may
 * still see for a minute; the row of the control plane ends the whole grant at once, whichever of its tokens was
 * returned.
 */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Env } from '../../env.ts'
import { tokenHash } from '../authenticate.ts'
import { afterwards } from '../connected-clients.ts'
import { revokedLine } from '../grant-line.ts'
import { CODE_USED_TWICE, type EndedGrant } from './client-grants.ts'
import { presentedClients } from './presented-client.ts'

/** A token that its client really holds, not merely a string that names a grant. */
export interface OwnToken {
  readonly providerGrant: string
  readonly clientId: string
}

/**
 * Checked before the token is deleted. Whoever knows a grant's name but has no token of it ends nothing, and neither
 * does a client that holds another client's token.
 */
export async function ownTokenOf(env: Env, request: Request, body: URLSearchParams): Promise<OwnToken | undefined> {
  const token = body.get('token') ?? ''
  const [user, grant, secret] = token.split(':')
  const [clientId] = presentedClients(request.headers, body)
  if (!user || !grant || !secret || clientId === undefined) return undefined
  const hash = await tokenHash(token)
  // The library's records, according to its storage schema (1.2.3); a test notices changes.
  const [access, kept] = await Promise.all([
    env.OAUTH_KV.get<object>(`token:${user}:${grant}:${hash}`, 'json'),
    env.OAUTH_KV.get<{ refreshTokenId?: string; previousRefreshTokenId?: string }>(`grant:${user}:${grant}`, 'json'),
  ])
  const isRefresh = kept?.refreshTokenId === hash || kept?.previousRefreshTokenId === hash
  return access !== null || isRefresh ? { providerGrant: grant, clientId } : undefined
}

/**
 * Called once the authorization server has authenticated the client. `by`: in the trail, with `actor` where it was not
 * the person's client.
 */
export async function endRevoked(
  env: Env,
  databases: Databases,
  { providerGrant, clientId }: OwnToken,
  { by, actor, now }: { readonly by: string; readonly actor?: 'system'; readonly now: number },
): Promise<void> {
  const { control } = databases
  const parameters = { provider: providerGrant, client: clientId, by, actor: actor ?? null, now }
  const [ended] = await control.batch<EndedGrant>(
    [
      `UPDATE client_grant SET revoked_at = :now
       WHERE provider_grant = :provider AND client_id = :client AND revoked_at IS NULL
       RETURNING id, account_id, provider_grant, resource`,
      revokedLine('g.provider_grant = :provider', "coalesce(:actor, 'person:' || g.account_id)"),
    ].map((sql) => statement(control, sql, parameters)),
  )
  const row = ended?.results[0]
  if (row) await afterwards(env, row)
}

/**
 * A code that comes again was stolen, by one side or the other, so its grant ends for both. The authorization server has
 * deleted its own records of the grant by now, which other locations may still see for a minute.
 */
export async function endOfUsedCode(
  env: Env,
  databases: Databases,
  form: URLSearchParams,
  clientId: string | undefined,
  now: number,
): Promise<void> {
  const [, providerGrant] = (form.get('code') ?? '').split(':')
  if (!providerGrant || clientId === undefined) return
  await endRevoked(env, databases, { providerGrant, clientId }, { by: CODE_USED_TWICE, actor: 'system', now })
}
