/**
 * A token for the person at this machine: how `npm start` works without an identity provider.
 *
 * It grants everything in the organisation `local`, so it exists only if two conditions hold: the environment says
 * SEXTANT_DEV=1, which no deployment does, and the request came to a loopback name. A page in the developer's browser
 * can also reach loopback, so requests from other sites (which carry an Origin) are refused as well, and so are host
 * names that merely resolve to loopback (DNS rebinding).
 */
import type { Env } from '../env.ts'
import { newToken } from './tokens.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const LIFETIME_MS = 30 * 24 * 3_600_000

export async function developmentSignIn(request: Request, env: Env): Promise<Response> {
  if (!isLocalDevelopment(request, env)) return new Response('Not found\n', { status: 404 })
  if (request.method !== 'POST') return new Response('POST only\n', { status: 405, headers: { allow: 'POST' } })
  const now = Date.now()
  const token = await newToken()
  const scopes = JSON.stringify(['read', 'write', 'repository:create'])
  await env.DB.batch([
    env.DB.prepare("INSERT OR IGNORE INTO organisation (name, created_at) VALUES ('local', ?)").bind(now),
    env.DB.prepare("INSERT OR IGNORE INTO account (name, created_at) VALUES ('local', ?)").bind(now),
    env.DB.prepare(
      `INSERT OR IGNORE INTO member (organisation_id, account_id, role, created_at)
       SELECT o.id, a.id, 'owner', ? FROM organisation o, account a WHERE o.name = 'local' AND a.name = 'local'`,
    ).bind(now),
    env.DB.prepare(
      `INSERT INTO token (hash, prefix, name, organisation_id, account_id, scopes, created_at, expires_at)
       SELECT ?, ?, 'development sign-in', o.id, a.id, ?, ?, ? FROM organisation o, account a
       WHERE o.name = 'local' AND a.name = 'local'`,
    ).bind(token.hash, token.prefix, scopes, now, now + LIFETIME_MS),
  ])
  return Response.json(
    { token: token.token, expires: new Date(now + LIFETIME_MS).toISOString(), organisation: 'local' },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** The developer's account, for a browser on this machine; created by the first sign-in for a token. */
export async function developmentAccount(request: Request, env: Env): Promise<number | undefined> {
  if (!isLocalDevelopment(request, env)) return undefined
  const row = await env.DB.prepare("SELECT id FROM account WHERE name = 'local' AND github_id IS NULL").first<{
    id: number
  }>()
  return row?.id
}

export function isLocalDevelopment(request: Request, env: Env): boolean {
  if (env.SEXTANT_DEV !== '1') return false
  const host = request.headers.get('host')
  const url = new URL(request.url)
  const origin = request.headers.get('origin')
  const client = request.headers.get('cf-connecting-ip') // set by an edge, and by its local emulation
  return (
    LOOPBACK.has(url.hostname) &&
    (host === null || host === url.host) &&
    (origin === null || origin === url.origin) &&
    (client === null || client === '127.0.0.1' || client === '::1')
  )
}
