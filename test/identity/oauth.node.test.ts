/**
 * Connecting a client: discovery, registration, sign-in at GitHub, consent, tokens, the first tool call. With the official clients of
 * both generations against the real Worker; only GitHub is a double.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sender } from '../setup/uploader.ts'
import { uploadSample } from '../tools/upload-sample.ts'
import { Browser, hiddenFields } from './browser.ts'
import { Connector, connect, isLocal, listed, REDIRECT } from './sdk-connector.ts'
import { type Service, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
  const { world } = service.github
  for (const login of ['ada', 'bob', 'eve']) world.user(login)
  const acme = world.organisation('acme', { ada: 'admin', bob: 'member' })
  world.organisation('rival', { eve: 'admin' })
  const { token } = (await (await fetch(`${service.url}/dev/sign-in`, { method: 'POST' })).json()) as { token: string }
  const send: Sender = (path, body) =>
    fetch(`${service.url}/api/ingest/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
    })
  await uploadSample(send, { repository: 'acme/api' })
  await uploadSample(send, { repository: 'acme/web' })
  service.sql("UPDATE organisation SET name = 'acme', github_id = ? WHERE name = 'local'", acme.id)
}, 120_000)
afterAll(() => service?.stop())

const local = (url: URL) => isLocal(service, url)

describe('a client', () => {
  it.each(['v1', 'v2', 'auto'] as const)('of the SDK (%s) is let in and calls a tool', async (generation) => {
    const client = await connect(new Connector(service, 'ada', undefined, true), '/mcp', generation)
    expect(await listed(client)).toEqual(['acme/api', 'acme/web'])
    await client.close()
  })

  it.each(['v1', 'v2', 'auto'] as const)('let in at a repository’s address (%s) reads that one', async (generation) => {
    const connector = new Connector(service, 'ada', undefined, true)
    const client = await connect(connector, '/mcp/acme/api', generation)
    const found = await client.callTool({ name: 'find_definition', arguments: { symbol: 'main' } })
    expect(found.isError ?? false).toBe(false)
    await client.close()
    for (const other of ['/mcp', '/mcp/acme', '/mcp/acme/web', '/mcp/acme/api@main'])
      expect([other, (await rpc(other, connector.accessToken)).status]).toEqual([other, 401])
  })
})

describe('what was chosen on the page', () => {
  it('is what a client may read', async () => {
    const [web] = service.sql<{ id: number }>("SELECT id FROM repository WHERE name = 'web'")
    const chosen: [string, string][] = [
      ['reach', 'repositories'],
      ['repository', String(web?.id)],
    ]
    const client = await connect(new Connector(service, 'ada', ['allow', ...chosen]), '/mcp', 'v2')
    expect(await listed(client)).toEqual(['acme/web'])
    await client.close()
  })

  it('cannot be more than the person may read', async () => {
    const ids = service.sql<{ id: number }>('SELECT id FROM repository')
    const all = ids.map(({ id }): [string, string] => ['repository', String(id)])
    const connector = new Connector(service, 'eve', ['allow', ['reach', 'repositories'], ...all])
    await expect(connect(connector, '/mcp', 'v2')).rejects.toThrow()
    expect(connector.code).toBeUndefined()
    const everything = await connect(new Connector(service, 'eve'), '/mcp', 'v2')
    expect(await listed(everything)).toEqual([])
    const guessed = await everything.callTool({ name: 'symbols', arguments: { repository: 'acme/api' } })
    const absent = await everything.callTool({ name: 'symbols', arguments: { repository: 'acme/nothing' } })
    expect(JSON.stringify(guessed)).toBe(JSON.stringify(absent))
  })

  it('is nothing when the answer is no: the client is told access_denied', async () => {
    const connector = new Connector(service, 'ada', ['deny'])
    await expect(connect(connector, '/mcp', 'v2')).rejects.toThrow()
    expect(connector.landed?.searchParams.get('error')).toBe('access_denied')
    expect(connector.landed?.searchParams.get('iss')).toBe(service.url)
  })

  it('opens to a member what is shared with members, and no private repository', async () => {
    service.sql("UPDATE repository SET visibility = 'internal' WHERE name = 'web'")
    const client = await connect(new Connector(service, 'bob'), '/mcp', 'v2')
    expect(await listed(client)).toEqual(['acme/web'])
    service.sql(
      `INSERT INTO repository_access (repository_id, account_id, created_at)
       SELECT r.id, a.id, 0 FROM repository r, account a WHERE r.name = 'api' AND a.name = 'bob'`,
    )
    expect(await listed(client)).toEqual(['acme/api', 'acme/web'])
    service.sql('DELETE FROM repository_access')
    service.sql("UPDATE repository SET visibility = 'private' WHERE name = 'web'")
    expect(await listed(client)).toEqual([])
    await client.close()
  })
})

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

describe('tokens', () => {
  const ask = async (form: Record<string, string>) => {
    const response = await fetch(`${service.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
    return {
      status: response.status,
      ...((await response.json()) as { error?: string; access_token?: string; refresh_token?: string; scope?: string }),
    }
  }
  const refresh = (connector: Connector, token = connector.refreshToken, more: Record<string, string> = {}) =>
    ask({
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: connector.clientInformation()?.client_id ?? '',
      ...more,
    })

  it('are renewed, for their own address whether it is named or not, and never for more', async () => {
    const connector = new Connector(service, 'ada')
    await connect(connector, '/mcp/acme/api', 'v2')
    const plain = await refresh(connector)
    expect(plain.status).toBe(200)
    expect((await rpc('/mcp/acme/api', plain.access_token ?? '')).status).toBe(200)
    const named = await refresh(connector, plain.refresh_token, { resource: `${service.url}/mcp/acme/api` })
    expect(named.status).toBe(200)
    const wider = await refresh(connector, named.refresh_token, { resource: `${service.url}/mcp` })
    expect([wider.status, wider.access_token]).toEqual([400, undefined])
    const more = await refresh(connector, named.refresh_token, { scope: 'read write admin root' })
    expect(more.scope ?? 'read').toBe('read')
  })

  it('end with the grant, the membership, the client, the account, the organisation and the repository, at once', async () => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'symbols', arguments: { path: 'src/store.ts' } },
    }
    const ways: [string, string, string, boolean][] = [
      ['grant', 'UPDATE client_grant SET revoked_at = 1', 'UPDATE client_grant SET revoked_at = NULL', true],
      [
        'account',
        "UPDATE account SET suspended_at = 1 WHERE name = 'ada'",
        'UPDATE account SET suspended_at = NULL',
        true,
      ],
      [
        'membership',
        "DELETE FROM member WHERE account_id = (SELECT id FROM account WHERE name = 'ada')",
        "INSERT INTO member (organisation_id, account_id, role, created_at) SELECT o.id, a.id, 'owner', 0 FROM organisation o, account a WHERE o.name = 'acme' AND a.name = 'ada'",
        false,
      ],
      [
        'client',
        'INSERT INTO blocked_client SELECT o.id, g.client_id, 0 FROM organisation o, (SELECT DISTINCT client_id FROM client_grant) g',
        'DELETE FROM blocked_client',
        false,
      ],
      [
        'organisation',
        'UPDATE organisation SET suspended_at = 1',
        'UPDATE organisation SET suspended_at = NULL',
        false,
      ],
      ['repository', 'UPDATE repository SET deleted_at = 1', 'UPDATE repository SET deleted_at = NULL', false],
    ]
    const connector = new Connector(service, 'ada')
    await connect(connector, '/mcp/acme/api', 'v2')
    for (const [what, end, restore, unauthenticated] of ways) {
      const before = await (await rpc('/mcp/acme/api', connector.accessToken, call)).text()
      expect([what, before.includes('src/store.ts')]).toEqual([what, true])
      service.sql(end)
      const after = await rpc('/mcp/acme/api', connector.accessToken, call)
      const text = await after.text()
      expect([what, after.status]).toEqual([what, unauthenticated ? 401 : 200])
      if (!unauthenticated) expect(text).toContain('repository_not_found')
      service.sql(restore)
    }
    service.sql('UPDATE client_grant SET revoked_at = 1')
    expect(await refresh(connector)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('of somebody whom GitHub let go are not renewed into anything', async () => {
    const connector = new Connector(service, 'ada')
    const client = await connect(connector, '/mcp', 'v2')
    const { world } = service.github
    const members = world.memberships.get(world.account('acme').id)
    members?.delete(world.account('ada').id)
    const renewed = await refresh(connector)
    expect(renewed.status).toBe(200)
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_repositories', arguments: {} } }
    expect(await (await rpc('/mcp', renewed.access_token ?? '', list)).text()).not.toContain('acme/')
    members?.set(world.account('ada').id, 'admin')
    service.github.api.tokens.revokeTokensOf('ada')
    expect(await refresh(connector, renewed.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    await client.close()
  })
})

describe('the metadata', () => {
  it.each(['/mcp', '/mcp/acme', '/mcp/acme/api', '/mcp/acme/api@feature/x', '/mcp/nobody/nothing'])(
    'of %s names exactly that address, and the 401 there leads to it',
    async (path) => {
      const refused = await rpc(path, 'a:b:c')
      expect(refused.status).toBe(401)
      const [, found = ''] = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '') ?? []
      const metadata = (await (await fetch(found)).json()) as { resource: string; authorization_servers: string[] }
      expect(metadata).toMatchObject({ resource: `${service.url}${path}`, authorization_servers: [service.url] })
    },
  )

  it('of the authorization server names S256, client metadata documents and the issuer', async () => {
    const metadata = await (await fetch(`${service.url}/.well-known/oauth-authorization-server`)).json()
    expect(metadata).toMatchObject({
      issuer: service.url,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    })
  })
})

describe('signing in', () => {
  it('does not sign a browser in with a state that it did not begin', async () => {
    service.github.api.tokens.signedInAs = 'eve'
    const attacker = new Browser()
    const stopped = await attacker.open(`${service.url}/sign-in`, (url) => url.origin === service.github.url)
    const callback = stopped.url
    expect(callback.pathname).toBe('/sign-in/callback')
    const busy = new Browser() // signs in on the way
    await busy.open(`${service.url}/sign-in`, (url) => url.origin === service.github.url)
    for (const browser of [new Browser(), busy]) {
      const victim = await browser.open(callback, local)
      expect([victim.response.status, victim.response.headers.getSetCookie()]).toEqual([400, []])
    }
    expect((await attacker.open(callback, () => false)).response.status).toBe(302)
    expect((await attacker.open(callback, () => false)).response.status).toBe(400)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'leads back to this site, whatever it is told: %s',
    async (back) => {
      service.github.api.tokens.signedInAs = 'ada'
      const visit = await new Browser().open(`${service.url}/sign-in?return=${encodeURIComponent(back)}`, local)
      expect(visit.url.origin).toBe(service.url)
    },
  )

  it('knows people by number: who takes over a login gets nothing of it', async () => {
    const { world } = service.github
    const old = world.account('ada')
    old.login = 'ada-renamed'
    world.user('ada')
    const client = await connect(new Connector(service, 'ada'), '/mcp', 'v2')
    expect(await listed(client)).toEqual([])
    await client.close()
    const renamed = await connect(new Connector(service, 'ada-renamed'), '/mcp', 'v2')
    expect(await listed(renamed)).toEqual(['acme/api', 'acme/web'])
    await renamed.close()
  })
})

function rpc(path: string, token: string, body: object = { jsonrpc: '2.0', id: 1, method: 'tools/list' }) {
  return fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(body),
  })
}
