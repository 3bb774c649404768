/**
 * Connecting a client: discovery, registration, sign-in at GitHub, consent, tokens, the first tool call. With the official clients of
 * both generations against the real Worker; only GitHub is a double.
 */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAcme } from './acme.ts'
import { Browser } from './browser.ts'
import { Connector, connect, isLocal, listed } from './sdk-connector.ts'
import type { Service } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startAcme()
}, 120_000)
afterAll(() => service?.stop())

const local = (url: URL) => isLocal(service, url)
const CALLBACK = '/sign-in/callback'

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

describe('a client at an address with fewer tools', () => {
  it.each(['v1', 'v2', 'auto'] as const)('(%s) is let in there, and has those', async (generation) => {
    const connector = new Connector(service, 'ada', undefined, true)
    const client = await connect(connector, '/mcp/acme/api?tools=core', generation)
    expect(await listed(client)).toEqual(['acme/api'])
    await client.close()
    expect((await rpc('/mcp/acme/api', connector.accessToken)).status).toBe(401)
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
    const wider = await refresh(connector, named.refresh_token, { resource: `${service.url}/mcp/acme` })
    expect([wider.status, wider.access_token]).toEqual([400, undefined])
    const whole = await refresh(connector, named.refresh_token, { resource: `${service.url}/mcp` })
    const opens = ['/mcp', '/mcp/acme', '/mcp/acme/api'].map(
      async (at) => (await rpc(at, whole.access_token ?? '')).status,
    )
    expect(await Promise.all(opens)).toEqual([401, 401, 200])
    const more = await refresh(connector, whole.refresh_token, { scope: 'read write admin root' })
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

describe('a question with a body that no answer needs', () => {
  it.each(['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource/mcp'])(
    'is answered like one without, at %s',
    async (path) => {
      const status = await new Promise((resolve, reject) => {
        const sent = request(`${service.url}${path}`, { method: 'GET', headers: { 'content-length': '2' } })
        sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
        sent.end('{}')
      })
      expect(status).toBe(200)
    },
  )
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

  it('does not sign a browser in that took longer than ten minutes, nor twice by one state', async () => {
    service.github.api.tokens.signedInAs = 'ada'
    const browser = new Browser()
    const back = async () => (await browser.open(`${service.url}/sign-in`, (url) => url.pathname !== CALLBACK)).url
    const isIn = async (callback: URL) => (await browser.open(callback, local)).response.status === 200
    const late = await back()
    service.sql('UPDATE pending_sign_in SET expires_at = ? WHERE expires_at <= ?', Date.now(), Date.now() + 600_000)
    expect(await isIn(late)).toBe(false)
    const soon = await back()
    expect(await isIn(soon)).toBe(true)
    expect(await isIn(soon)).toBe(false)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'leads back to this site, whatever it is told: %s',
    async (back) => {
      service.github.api.tokens.signedInAs = 'ada'
      const visit = await new Browser().open(`${service.url}/sign-in?return=${encodeURIComponent(back)}`, local)
      expect(visit.url.origin).toBe(service.url)
    },
  )

  it.each(['suspended_at', 'deleted_at'])(
    'of an account that was closed here (%s) ends, and says so',
    async (column) => {
      service.github.api.tokens.signedInAs = 'ada'
      const account = (value: number | null) =>
        service.sql(`UPDATE account SET ${column} = ? WHERE name = 'ada'`, value)
      await new Browser().open(`${service.url}/sign-in`, local)
      account(1)
      try {
        // Back at the page that asked, they would be sent to sign in again, for ever: GitHub asks nobody twice.
        const connector = new Connector(service, 'ada')
        await expect(connect(connector, '/mcp', 'v2')).rejects.toThrow(/landed at .*\/sign-in\/callback/)
        const visit = await new Browser().open(`${service.url}/sign-in`, local)
        expect([visit.url.pathname, visit.response.status]).toEqual([CALLBACK, 403])
        expect(visit.body).toContain('Whoever runs this service has closed your account')
        expect(visit.response.headers.getSetCookie().join()).not.toContain('sextant-session=')
      } finally {
        account(null)
      }
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
