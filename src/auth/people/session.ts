/**
 * A signed-in browser: a cookie whose hash is a row, so that signing out, or losing the account, takes effect at once.
 *
 * The cookie is also the key to the person's GitHub token: the database alone cannot use it.
 */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import { tokenHash } from '../authenticate.ts'

/** `__Host-` binds it to this host and to TLS; browsers treat loopback as secure. */
const COOKIE = '__Host-sextant-session'
const LIFETIME_MS = 12 * 3_600_000

export interface Session {
  readonly hash: string
  readonly accountId: number
  readonly login: string
  /** The person's GitHub token; none after a development sign-in. */
  readonly gitHubToken: string | undefined
}

/** The browser's previous session ends, because nobody could sign out of it any more. */
export async function openSession(
  c: Context,
  databases: Databases,
  of: { readonly accountId: number; readonly gitHubToken: string | undefined },
  now: number,
): Promise<void> {
  const secret = randomSecret()
  const former = getCookie(c, COOKIE)
  const parameters = {
    hash: await tokenHash(secret),
    former: former === undefined ? null : await tokenHash(former),
    account: of.accountId,
    sealed: of.gitHubToken === undefined ? null : await seal(secret, of.gitHubToken),
    now,
    expires: now + LIFETIME_MS,
  }
  await databases.control.batch(
    [
      'DELETE FROM web_session WHERE hash = :former OR (account_id = :account AND expires_at < :now)',
      `INSERT INTO web_session (hash, account_id, sealed_token, created_at, expires_at)
       VALUES (:hash, :account, :sealed, :now, :expires)`,
    ].map((sql) => statement(databases.control, sql, parameters)),
  )
  setCookie(c, COOKIE, secret, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: LIFETIME_MS / 1000 })
}

export async function sessionOf(c: Context, databases: Databases, now: number): Promise<Session | undefined> {
  const secret = getCookie(c, COOKIE)
  if (secret === undefined || secret.length > 100) return undefined
  const hash = await tokenHash(secret)
  const { results } = await statement(
    databases.control,
    `SELECT s.account_id, s.sealed_token, a.name FROM web_session s
     JOIN account a ON a.id = s.account_id AND a.deleted_at IS NULL AND a.suspended_at IS NULL
     WHERE s.hash = :hash AND s.expires_at > :now`,
    { hash, now },
  ).all<{ account_id: number; sealed_token: string | null; name: string }>()
  const row = results[0]
  if (!row) return undefined
  const gitHubToken = row.sealed_token === null ? undefined : await unseal(secret, row.sealed_token)
  return { hash, accountId: row.account_id, login: row.name, gitHubToken }
}

export async function endSession(c: Context, databases: Databases): Promise<void> {
  const secret = getCookie(c, COOKIE)
  if (secret !== undefined) {
    const hash = await tokenHash(secret)
    await statement(databases.control, 'DELETE FROM web_session WHERE hash = :hash', { hash }).run()
  }
  deleteCookie(c, COOKIE, { path: '/', secure: true })
}

export const randomSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

export async function sha256url(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (c) => (c === '+' ? '-' : c === '/' ? '_' : ''))

async function sealingKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, ['deriveKey'])
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode('github token'),
  }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Each key encrypts only one message, so a nonce of zeros is never reused with a key. */
const NONCE = new Uint8Array(12)

async function seal(secret: string, text: string): Promise<string> {
  const key = await sealingKey(secret)
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: NONCE }, key, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

async function unseal(secret: string, sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (c) => c.charCodeAt(0))
  const key = await sealingKey(secret)
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: NONCE }, key, bytes))
}

/** Sessions that ended while their browsers were not there to say so. */
export async function forgetEndedSessions({ control }: Databases, now: number): Promise<void> {
  await statement(control, 'DELETE FROM web_session WHERE expires_at < :now', { now }).run()
}
