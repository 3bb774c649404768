/**
 * GitHub's web flow. It opens a session in the browser that began it, and nothing else: what a client may do is asked
 * afterwards, on a separate page.
 */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Env } from '../../env.ts'
import { tokenHash } from '../authenticate.ts'
import { openGitHub } from './github.ts'
import { recordPerson, syncMemberships } from './membership.ts'
import { openSession, randomSecret, sha256url } from './session.ts'

const COOKIE = '__Host-sextant-sign-in'
const LIFETIME_MS = 600_000

const CALLBACK = '/sign-in/callback'

/** Redirects to GitHub. One browser may have several sign-ins in progress: the cookie stays, the state is new. */
export async function beginSignIn(c: Context<{ Bindings: Env }>, databases: Databases): Promise<Response> {
  const now = Date.now()
  const [state, verifier] = [randomSecret(), randomSecret()]
  const browser = getCookie(c, COOKIE) ?? randomSecret()
  const parameters = {
    hash: await tokenHash(state),
    browser: await tokenHash(browser),
    verifier,
    back: safeReturn(c.req.query('return')),
    now,
    expires: now + LIFETIME_MS,
  }
  await databases.control.batch(
    [
      'DELETE FROM pending_sign_in WHERE expires_at < :now',
      `INSERT INTO pending_sign_in (hash, browser, verifier, return_to, expires_at)
       VALUES (:hash, :browser, :verifier, :back, :expires)`,
    ].map((sql) => statement(databases.control, sql, parameters)),
  )
  setCookie(c, COOKIE, browser, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: LIFETIME_MS / 1000,
  })
  const redirect = `${new URL(c.req.url).origin}${CALLBACK}`
  return c.redirect(openGitHub(c.env).authorizeUrl({ redirect, state, challenge: await sha256url(verifier) }))
}

/**
 * Back from GitHub. Undefined if this browser did not begin it, if it was used before or took too long, or if GitHub
 * refuses. `closed`: the account is, and a session would only lead to signing in again.
 */
export async function finishSignIn(
  c: Context<{ Bindings: Env }>,
  databases: Databases,
): Promise<{ returnTo: string } | 'closed' | undefined> {
  const { state, code } = c.req.query()
  const browser = getCookie(c, COOKIE)
  if (!state || !browser || state.length > 100 || browser.length > 100) return undefined
  const now = Date.now()
  const { results } = await statement(
    databases.control,
    `DELETE FROM pending_sign_in WHERE hash = :hash AND browser = :browser AND expires_at > :now
     RETURNING verifier, return_to`,
    { hash: await tokenHash(state), browser: await tokenHash(browser), now },
  ).all<{ verifier: string; return_to: string }>()
  const pending = results[0]
  if (!pending || !code || c.req.query('error') !== undefined) return undefined
  const github = openGitHub(c.env)
  const redirect = `${new URL(c.req.url).origin}${CALLBACK}`
  const token = await github.exchange({ code, redirect, verifier: pending.verifier })
  const person = await recordPerson(databases, await github.me(token), now)
  if (person.closed) return 'closed'
  await syncMemberships(databases, github, person.accountId, token, now, true)
  deleteCookie(c, COOKIE, { path: '/', secure: true })
  await openSession(c, databases, { accountId: person.accountId, gitHubToken: token }, now)
  return { returnTo: pending.return_to }
}

/**
 * A path on our own site: `//evil.example` and `/\evil.example` are other sites to a browser, and so is what
 * `/.//evil.example` becomes after parsing. So the result is checked as a browser will read it.
 */
export function safeReturn(wanted: string | undefined): string {
  const base = 'https://sextant.invalid'
  if (wanted === undefined || wanted.length > 8000 || !wanted.startsWith('/') || !URL.canParse(wanted, base)) return '/'
  const url = new URL(wanted, base)
  const path = `${url.pathname}${url.search}`
  return url.origin === base && !path.startsWith('//') ? path : '/'
}
