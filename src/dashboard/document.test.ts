import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'

const ORIGIN = 'http://localhost'
const ask = (path: string, cookie = ''): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } })

let session = ''
beforeAll(async () => {
  await exports.default.fetch(`${ORIGIN}/dev/sign-in`, { method: 'POST' })
  const response = await ask('/sign-in')
  session = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  expect(session).toMatch(/^__Host-sextant-session=/)
})

describe('the document of the dashboard', () => {
  it('is for those who are signed in; others see the way in, or are led there and back', async () => {
    const landing = await ask('/')
    expect(await landing.text()).toContain('href="/sign-in?return=%2F"')
    expect(landing.headers.get('content-security-policy')).not.toContain('script-src')
    const deep = await ask('/o/acme/repositories/7?tab=runs')
    expect(deep.status).toBe(302)
    expect(deep.headers.get('location')).toBe('/sign-in?return=%2Fo%2Facme%2Frepositories%2F7%3Ftab%3Druns')
    const ended = await ask('/o/acme', session.replace(/=.*/, '=never-given'))
    expect(ended.status).toBe(302)
  })

  it('allows scripts of this host alone, none inline, and styles with a nonce that is new each time', async () => {
    const policies = new Set<string>()
    for (const path of ['/', '/claim', '/repositories/7', '/o/acme', '/o/acme/repositories/7']) {
      const response = await ask(path, session)
      expect(response.status, path).toBe(200)
      const policy = response.headers.get('content-security-policy') ?? ''
      policies.add(policy)
      const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
      expect(policy).toContain("default-src 'none'; script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|https:|\*/)
      const html = await response.text()
      expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
      expect(html).not.toContain('__NONCE__')
      expect(html.match(/<script(?![^>]*\ssrc=)/g)).toBeNull()
      expect(html).not.toMatch(/\son\w+=|javascript:|<style/)
    }
    expect(policies.size).toBe(5)
  })

  it('is not for an address that leads nowhere: people see a page that says so, and programs a line', async () => {
    for (const path of ['/nowhere', '/o/acme/repositories/7/runs/8']) {
      const page = await exports.default.fetch(`${ORIGIN}${path}`, { headers: { accept: 'text/html,*/*;q=0.8' } })
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await page.text()).toContain('<h1>No such page</h1>')
      const line = await exports.default.fetch(`${ORIGIN}${path}`, { headers: { accept: '*/*' } })
      expect([line.status, await line.text()]).toEqual([404, 'Not found\n'])
    }
  })

  it('is neither kept nor framed, and says nothing about where a visitor came from', async () => {
    const { headers } = await ask('/', session)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  it('comes in the theme that was chosen, and in no other words of the cookie', async () => {
    expect(await (await ask('/', session)).text()).toContain('data-theme="system"')
    expect(await (await ask('/', `${session}; sextant-theme=dark`)).text()).toContain('data-theme="dark"')
    const injected = await (await ask('/', `${session}; sextant-theme="><script>alert(1)</script>`)).text()
    expect(injected).toContain('data-theme="system"')
    expect(injected).not.toContain('alert')
  })

  it('names files that are there', async () => {
    const html = await (await ask('/', session)).text()
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] as string)
    expect(files.length).toBeGreaterThanOrEqual(3)
    for (const file of files) expect((await env.ASSETS.fetch(`${ORIGIN}${file}`)).status, file).toBe(200)
  })

  it('is found with a slash behind its address too', async () => {
    for (const path of ['/claim/', '/repositories/7/', '/o/acme/', '/o/acme/members/', '/o/acme/repositories/7/'])
      expect((await ask(path, session)).status, path).toBe(200)
    expect((await ask('/o/acme/a/b/c/', session)).status).toBe(404)
  })

  it('is only at its own addresses', async () => {
    for (const path of ['/nothing', '/repositories', '/o', '/index.html', '/claim/more', '/O/acme'])
      expect((await ask(path, session)).status, path).toBe(404)
    const posted = await exports.default.fetch(`${ORIGIN}/`, { method: 'POST', headers: { cookie: session } })
    expect(posted.status).toBe(404)
  })
})
