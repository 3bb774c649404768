/**
 * Refresh tokens that were replaced, remembered until their grant is over. One that is presented again is in two hands,
 * and which of them is a thief cannot be told: the grant ends for both (RFC 9700, section 4.14.2). The authorization
 * server only refuses it, and the other hand would go on.
 *
 * The authorization server accepts the newest token and the one before it, so that a client can retry whose answer was
 * lost. Neither is remembered here.
 */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Env } from '../../env.ts'
import { tokenHash } from '../authenticate.ts'
import { REFRESH_TOKEN_SECONDS } from './lifetimes.ts'
import { endRevoked } from './revocation.ts'

/**
 * Refreshes of one grant in an hour. An access token lives ten minutes, so a client needs six. Each is a row until the
 * grant is over.
 */
const MOST_AN_HOUR = 60
const HOUR_MS = 3_600_000

/** The issuer under which replaced tokens are recorded. */
const REPLACED = 'refresh'
const REMEMBER_MS = REFRESH_TOKEN_SECONDS * 1000

export interface Presented {
  readonly clientId: string
  readonly providerGrant: string
  readonly replacedBefore: boolean
  /** The grant was refreshed so often that it has to wait. */
  readonly tooOften: boolean
  /** The other token that the authorization server still accepted. A successful refresh replaces it. */
  readonly other: string | undefined
}

/** Read before the authorization server replaces anything. */
export async function presentedRefresh(
  env: Env,
  databases: Databases,
  form: URLSearchParams,
  clientId: string | undefined,
  now: number,
): Promise<Presented | undefined> {
  const token = form.get('refresh_token') ?? ''
  const [user, providerGrant, secret] = token.split(':')
  if (form.get('grant_type') !== 'refresh_token' || clientId === undefined) return undefined
  if (!user || !providerGrant || !secret) return undefined
  const hash = await tokenHash(token)
  const sql = `SELECT coalesce(max(jti = :token), 0) AS replaced, coalesce(sum(expires_at > :hour), 0) AS recent
    FROM exchanged_identity WHERE issuer = :issuer AND jti > :from AND jti < :to`
  const parameters = {
    issuer: REPLACED,
    token: `${providerGrant}:${hash}`,
    // The grant's own tokens: the character after a colon is a semicolon.
    from: `${providerGrant}:`,
    to: `${providerGrant};`,
    hour: now - HOUR_MS + REMEMBER_MS,
  }
  // The library's record, according to its storage schema (1.2.3); a test notices changes.
  const [kept, replaced] = await Promise.all([
    env.OAUTH_KV.get<{ refreshTokenId?: string; previousRefreshTokenId?: string }>(
      `grant:${user}:${providerGrant}`,
      'json',
    ),
    statement(databases.control, sql, parameters).first<{
      replaced: number
      recent: number
    }>(),
  ])
  const other = hash === kept?.refreshTokenId ? kept.previousRefreshTokenId : kept?.refreshTokenId
  const tooOften = (replaced?.recent ?? 0) >= MOST_AN_HOUR
  return { clientId, providerGrant, replacedBefore: replaced?.replaced === 1, tooOften, other }
}

/**
 * Called with the authorization server's answer. False if the token was replaced before: then the grant has ended, even
 * if the authorization server, whose store may lag, has just accepted the token.
 */
export async function settleRefresh(
  env: Env,
  databases: Databases,
  presented: Presented,
  response: Response,
  now: number,
): Promise<boolean> {
  if (presented.replacedBefore) {
    // Whoever could not authenticate as a client holds a token that is not theirs, and must not end others' grants.
    if (response.status === 401) return true
    await endRevoked(env, databases, presented, { by: 'refresh token used again', actor: 'system', now })
    return false
  }
  if (response.ok && presented.other !== undefined) {
    const sql = 'INSERT OR IGNORE INTO exchanged_identity (issuer, jti, expires_at) VALUES (:issuer, :token, :until)'
    const token = `${presented.providerGrant}:${presented.other}`
    await statement(databases.control, sql, { issuer: REPLACED, token, until: now + REMEMBER_MS }).run()
  }
  return true
}
