/**
 * The page on which a person says what a client may read: what it shows, to whom, and what it answers to anybody else.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAcme } from './acme.ts'
import { Browser, hiddenFields } from './browser.ts'
import { isLocal, REDIRECT } from './sdk-connector.ts'
import type { Service } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startAcme()
}, 120_000)
afterAll(() => service?.stop())

const local = (url: URL) => isLocal(service, url)

describe('the page', () => {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const registered = new Map<string, Promise<string>>()
  /** Registers each client once: registrations per minute are limited. */
  function register(more: object = {}): Promise<string> {
    const key = JSON.stringify(more)
    const known = registered.get(key) ?? registerNow(more)
    registered.set(key, known)
    return known
  }
  async function registerNow(more: object): Promise<string> {
    const response = await fetch(`${service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_name: 'Page test',
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: 'none',
        ...more,
      }),
    })
    return ((await response.json()) as { client_id: string }).client_id
  }
  const address = (client: string, more: Record<string, string | undefined> = {}) => {
    const url = new URL(`${service.url}/authorize`)
    const query: Record<string, string | undefined> = {
      response_type: 'code',
      client_id: client,
      redirect_uri: REDIRECT,
      state: 's',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      resource: `${service.url}/mcp`,
      ...more,
    }
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    return url
  }
  const signedIn = async (login: string) => {
    const browser = new Browser()
    service.github.api.tokens.signedInAs = login
    await browser.open(`${service.url}/sign-in`, local)
    return browser
  }
  const allow = (html: string): [string, string][] => [...hiddenFields(html), ['decision', 'allow'], ['reach', 'all']]

  it('says who, where to, what, and warns of a program on this computer; and runs nothing', async () => {
    const name = '<script>alert(1)</script>\u202Eevil"\'><img src=x onerror=1>'
    const visit = await (await signedIn('ada')).open(address(await register({ client_name: name })), local)
    expect(visit.response.status).toBe(200)
    for (const fact of [
      '&lt;script&gt;',
      '127.0.0.1',
      'read:',
      'your own computer',
      'unknown: the client chose this name itself',
      `${service.url}/mcp`,
    ])
      expect(visit.body).toContain(fact)
    expect(visit.body).not.toMatch(/<script|<img|\u202E/i)
    const policy = visit.response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(visit.response.headers.get('x-frame-options')).toBe('DENY')
    expect(visit.response.headers.get('cache-control')).toContain('no-store')
  })

  it('gives no code to a browser that did not see it, twice, to somebody else, or to another site', async () => {
    const client = await register()
    const ada = await signedIn('ada')
    const page = await ada.open(address(client), local)
    const codeOf = (visit: { url: URL }) => visit.url.searchParams.get('code')
    const victim = await signedIn('bob')
    expect(codeOf(await victim.post(`${service.url}/authorize`, allow(page.body), local))).toBeNull()
    const elsewhere = await ada.post(`${service.url}/authorize`, allow(page.body), local, 'https://evil.example')
    expect(elsewhere.response.status).toBe(403)
    service.github.api.tokens.signedInAs = 'bob'
    await ada.open(`${service.url}/sign-in`, local)
    expect(codeOf(await ada.post(`${service.url}/authorize`, allow(page.body), local))).toBeNull()
    const fresh = await ada.open(address(client), local)
    expect(codeOf(await ada.post(`${service.url}/authorize`, allow(fresh.body), local))).not.toBeNull()
    expect(codeOf(await ada.post(`${service.url}/authorize`, allow(fresh.body), local))).toBeNull()
    expect(codeOf(await ada.post(`${service.url}/authorize`, [['decision', 'allow']], local))).toBeNull()
  })

  it('is asked again each time, although GitHub is not', async () => {
    const client = await register()
    const ada = await signedIn('ada')
    const first = await ada.open(address(client), local)
    await ada.post(`${service.url}/authorize`, allow(first.body), local)
    const again = await ada.open(address(client), local)
    expect(again.body).toContain('Allow')
    expect(again.url.pathname).toBe('/authorize')
  })

  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['another host’s resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['a resource with a fragment', { resource: 'SERVICE/mcp#x' }, 'invalid_target'],
    ['a resource that is no MCP address', { resource: 'SERVICE/authorize' }, 'invalid_target'],
  ])('is not shown for %s', async (_, more, error) => {
    const query = Object.fromEntries(
      Object.entries(more).map(([name, value]) => [name, value?.replace('SERVICE', service.url)]),
    )
    const visit = await (await signedIn('ada')).open(address(await register(), query), local)
    expect(visit.url.origin).toBe('http://127.0.0.1:3999')
    expect(visit.url.searchParams.get('error')).toBe(error)
    expect(visit.url.searchParams.get('code')).toBeNull()
  })

  it.each([
    'https://evil.example/callback',
    'http://127.0.0.1:3999/callback/more',
    'http://127.0.0.1:3999/callback?x=1',
    'http://127.0.0.1:3999/Callback',
    'http://127.0.0.1:3999@evil.example/callback',
    'http://127.0.0.1.evil.example:3999/callback',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'http://127.0.0.1:3999/callback#x',
    'http://127.0.0.1:3999/%63allback',
    'http://localhost:3999/callback',
    'https://127.0.0.1:3999/callback',
    '//evil.example/callback',
    'data:text/html,x',
    '',
  ])('never redirects to %s', async (redirect_uri) => {
    const visit = await (await signedIn('ada')).open(address(await register(), { redirect_uri }), () => false)
    expect([visit.response.status, visit.response.headers.get('location')]).toEqual([400, null])
  })

  it.each([
    ['Claude', ['https://claude.ai/api/mcp/auth_callback', 'https://claude.com/api/mcp/auth_callback'], 0],
    ['ChatGPT', ['https://chatgpt.com/connector_platform_oauth_redirect'], 0],
    ['Cursor', ['cursor://anysphere.cursor-mcp/oauth/callback', 'http://localhost:8787/callback'], 1],
    ['VS Code', ['https://vscode.dev/redirect', 'http://127.0.0.1/', 'http://127.0.0.1:33418/'], 0],
    ['Claude Code', ['http://localhost:41234/callback'], 0],
  ])('lets %s in by the addresses that it registers', async (name, redirects, used) => {
    const client = await register({ client_name: name, redirect_uris: redirects })
    const ada = await signedIn('ada')
    const visit = await ada.open(address(client, { redirect_uri: redirects[used] ?? '' }), local)
    expect(visit.body).toContain(new URL(redirects[used] ?? '').hostname)
    const answered = await ada.post(`${service.url}/authorize`, allow(visit.body), local)
    expect(answered.url.href.startsWith(redirects[used] ?? '')).toBe(true)
    expect(answered.url.searchParams.get('code')).not.toBeNull()
  })
})
