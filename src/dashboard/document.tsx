/**
 * The document in which the dashboard's application runs, and what a visitor sees who is not signed in.
 *
 * The files come from the assets binding as they were built. The document passes through here to get its policy:
 * scripts only from this host and never inline, and styles likewise except with the nonce, which is new in each answer.
 */
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { openGitHub } from '../auth/people/github.ts'
import { sessionOf } from '../auth/people/session.ts'
import { openDatabases } from '../db/databases.ts'
import type { Env } from '../env.ts'
import { Landing } from './landing.tsx'
import { nowhere, speaksMcp } from './nowhere.tsx'
import { pageHeaders } from './sign-in/page.tsx'

// Not strict: an address may have been copied with a slash behind it.
export const dashboardDocument = new Hono<{ Bindings: Env }>({ strict: false })

/** Addresses of the application; any other is answered with 404. */
const PAGES = ['/', '/claim', '/repositories/:repository', '/o/:organisation/:page?/:rest?']

for (const path of PAGES)
  dashboardDocument.get(path, async (c) => {
    if (speaksMcp(c.req.raw)) return c.notFound()
    if (await sessionOf(c, openDatabases(c.env), Date.now())) return application(c)
    const { pathname, search } = new URL(c.req.url)
    if (pathname !== '/') return c.redirect(`/sign-in?return=${encodeURIComponent(pathname + search)}`)
    const nonce = crypto.randomUUID()
    const page = <Landing nonce={nonce} github={openGitHub(c.env).configured} />
    return c.html(`<!doctype html>${page}`, 200, pageHeaders(nonce))
  })

dashboardDocument.notFound((c) => nowhere(c.req.raw, c.env))

export const isDashboardPath = (pathname: string): boolean =>
  pathname === '/' || /^\/claim\/?$/.test(pathname) || /^\/(?:o|repositories)\/./.test(pathname)

async function application(c: Context<{ Bindings: Env }>): Promise<Response> {
  const built = await c.env.ASSETS.fetch(new URL('/index.html', c.req.url))
  if (!built.ok) return c.text('The dashboard is not part of this deployment.\n', 503)
  const nonce = crypto.randomUUID()
  const theme = getCookie(c, 'sextant-theme')
  const html = (await built.text())
    .replaceAll('__NONCE__', nonce)
    .replace('data-theme="system"', `data-theme="${theme === 'dark' || theme === 'light' ? theme : 'system'}"`)
  return c.html(html, 200, {
    ...pageHeaders(nonce),
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  })
}
