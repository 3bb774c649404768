/**
 * P19, P25, P27: the list of black-box attacks on an authorization server, one sentence each, against the Worker; then giving
 * tokens back, and asking for more than a token allows.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import {
  call,
  codeIn,
  exchange,
  type Form,
  REDIRECT,
  refresh,
  register,
  SignedIn,
  say,
  type Tokens,
  tokens,
} from './flow.ts'

let client: string
let account: number
let browser: SignedIn
beforeAll(async () => {
  client = await register(env)
  await env.DB.prepare("INSERT INTO organisation (id, name, created_at) VALUES (77, 'probes', 0)").run()
  account = await person(env, { organisation: 77 })
  browser = await SignedIn.as(env, account)
})

const connect = async (more: Form = {}) => {
  const given = await exchange(
    env,
    client,
    await browser.code(client, more),
    more.resource ? { resource: more.resource } : {},
  )
  expect(given.status).toBe(200)
  return given
}

/** What the trail says of a client's end. */
async function endsOf(grant: string | undefined) {
  const { results } = await env.DB.prepare(
    "SELECT actor, details FROM audit WHERE action = 'client.revoked' AND details ->> '$.grant' = ?",
  )
    .bind(grant)
    .all<{ actor: string; details: string }>()
  return results.map(({ actor, details }) => [actor, JSON.parse(details)])
}

describe('asking for a code', () => {
  it.each<[string, Form, string]>([
    ['1 without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['2 with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['3 for another host’s resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['4 for a resource with a fragment', { resource: `${ORIGIN}/mcp#x` }, 'invalid_target'],
    ['4 for a resource that is spelled otherwise', { resource: `${ORIGIN}/mcp/x/../y` }, 'invalid_target'],
    ['5 by the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
  ])('%s is refused, at the client’s own address', async (_, more, error) => {
    const said = await browser.page(client, more)
    expect([said.to?.origin, said.to?.searchParams.get('error'), codeIn(said)]).toEqual([
      new URL(REDIRECT).origin,
      error,
      undefined,
    ])
  })

  it.each<[string, Form]>([
    ['6 to another site', { redirect_uri: 'https://evil.example/callback' }],
    ['7 to a script', { redirect_uri: 'javascript:alert(1)' }],
    ['8 to a longer path', { redirect_uri: `${REDIRECT}/more` }],
    ['9 to a site after an @', { redirect_uri: 'http://127.0.0.1:3999@evil.example/callback' }],
    ['10 of an unknown client', { client_id: 'never-was' }],
    ['11 of a client on this machine', { client_id: 'http://127.0.0.1/client.json' }],
    ['12 of a client at a link-local address', { client_id: 'https://169.254.169.254/client.json' }],
  ])('%s is told on a page, and leads nowhere', async (_, more) => {
    const said = await browser.page(client, more)
    expect([said.status, said.to]).toEqual([400, undefined])
  })

  it('13 may come back to another port of the same machine, as programs need', async () => {
    expect(await browser.code(client, { redirect_uri: 'http://127.0.0.1:4777/callback' })).not.toBe('')
  })

  it('14 may lack a state', async () => {
    expect(await browser.code(client, { state: undefined })).not.toBe('')
  })

  it('15 for scopes that there are not gives those that there are', async () => {
    const given = await exchange(env, client, await browser.code(client, { scope: 'read root admin' }))
    expect([given.status, given.scope ?? 'read']).toEqual([200, 'read'])
    expect(await grantOf(given.access_token)).toMatchObject({ scopes: '["read"]' })
  })
})

const grantOf = (token: string | undefined) =>
  env.DB.prepare('SELECT id, scopes, revoked_at FROM client_grant WHERE provider_grant = ?')
    .bind(token?.split(':')[1] ?? '')
    .first<{ id: string; scopes: string; revoked_at: number | null }>()

/** The token store as it is now: what another location may still see two minutes later. */
async function snapshot() {
  const { keys } = await env.OAUTH_KV.list()
  const values = await Promise.all(keys.map(async ({ name }) => [name, await env.OAUTH_KV.get(name)] as const))
  return {
    restore: () => Promise.all(values.map(([name, value]) => value !== null && env.OAUTH_KV.put(name, value))),
  }
}

describe('a code', () => {
  it('16–19 with the wrong verifier, none, another address or another resource is refused, and is good afterwards', async () => {
    const code = await browser.code(client)
    for (const [more, error] of [
      [{ code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
      [{ code_verifier: undefined }, 'invalid_request'],
      [{ redirect_uri: 'http://127.0.0.1:3999/other' }, 'invalid_grant'],
      [{ resource: `${ORIGIN}/mcp/acme/api` }, 'invalid_grant'],
    ] as const) {
      const refused = await exchange(env, client, code, more)
      expect([more, refused.status, refused.error, refused.access_token]).toEqual([more, 400, error, undefined])
    }
    expect((await exchange(env, client, code)).status).toBe(200)
  })

  it('20 of one client is none for another', async () => {
    const other = await register(env, { client_name: 'Other' })
    const code = await browser.code(client)
    const refused = await exchange(env, other, code)
    expect([refused.status, refused.access_token]).toEqual([400, undefined])
  })

  it('21, 22 that comes again is refused, and ends the tokens that it gave', async () => {
    const code = await browser.code(client)
    const first = await exchange(env, client, code)
    expect((await call(env, first.access_token)).status).toBe(200)
    expect(await exchange(env, client, code)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect((await call(env, first.access_token)).status).toBe(401)
    expect(await refresh(env, client, first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('that comes again ends the client as the dashboard and the trail tell it, even if the token store is behind', async () => {
    const code = await browser.code(client)
    const first = await exchange(env, client, code)
    const kept = await snapshot()
    expect(await exchange(env, client, code)).toMatchObject({ status: 400, error: 'invalid_grant' })
    await kept.restore()
    expect((await call(env, first.access_token)).status).toBe(401)
    expect(await refresh(env, client, first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    const grant = await grantOf(first.access_token)
    const { text } = await browser.say('/api/dashboard/clients')
    expect(text).not.toContain(grant?.id)
    expect(await endsOf(grant?.id)).toEqual([['system', { grant: grant?.id, by: 'code used twice' }]])
  })

  it('of which somebody knows only the grant, or that is another client’s, ends nothing', async () => {
    const code = await browser.code(client)
    const first = await exchange(env, client, code)
    const [user, grant] = code.split(':')
    await exchange(env, client, `${user}:${grant}:guessed`)
    await exchange(env, await register(env, { client_name: 'Other' }), code)
    expect((await call(env, first.access_token)).status).toBe(200)
  })

  it('brought by many at once is good for one of them, and then for none', async () => {
    const code = await browser.code(client)
    const given = await Promise.all(Array.from({ length: 20 }, () => exchange(env, client, code)))
    const good = given.filter(({ status }) => status === 200)
    expect(good.length).toBeLessThanOrEqual(1)
    expect(given.filter(({ error }) => error === 'invalid_grant').length).toBe(20 - good.length)
    for (const { access_token, refresh_token } of good) {
      expect((await call(env, access_token)).status).toBe(401)
      expect(await refresh(env, client, refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    }
  })
})

describe('an access token', () => {
  it('23 is told to nobody’s cache, and names its resource', async () => {
    const given = await connect()
    expect(given.headers.get('cache-control')).toContain('no-store')
    expect(given.resource).toBe(`${ORIGIN}/mcp`)
  })

  it('24 in an address is not heard', async () => {
    const { access_token = '' } = await connect()
    expect((await call(env, undefined, `/mcp?access_token=${encodeURIComponent(access_token)}`)).status).toBe(401)
  })

  it('25 that is none is refused as invalid, and where to get one is said', async () => {
    const said = await call(env, 'a:b:c')
    expect([said.status, said.headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer error="invalid_token", resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp", scope="read"`,
    ])
  })

  it('26 is not a refresh token, nor the other way round', async () => {
    const { access_token, refresh_token } = await connect()
    expect((await call(env, refresh_token)).status).toBe(401)
    expect((await refresh(env, client, access_token)).status).toBe(400)
  })
})

describe('a refresh token', () => {
  it('27, 28 turns over; the one before may be tried again, as often as its answer is lost', async () => {
    const first = await connect()
    const second = await refresh(env, client, first.refresh_token)
    const again = await refresh(env, client, first.refresh_token)
    const third = await refresh(env, client, again.refresh_token)
    expect([second.status, again.status, third.status]).toEqual([200, 200, 200])
    expect((await refresh(env, client, again.refresh_token)).status).toBe(200)
    expect((await call(env, third.access_token)).status).toBe(200)
  })

  describe('that was replaced', () => {
    /** Both would go on if only the token that was presented were refused, and one of the two is a thief. */
    async function ended(given: Tokens) {
      expect((await call(env, given.access_token)).status).toBe(401)
      expect(await refresh(env, client, given.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
      const grant = await grantOf(given.access_token)
      expect(grant?.revoked_at).toBeGreaterThan(0)
      expect(await endsOf(grant?.id)).toEqual([['system', { grant: grant?.id, by: 'refresh token used again' }]])
    }

    it('ends everything that came of it when it comes after its successor was used, even if the token store is behind', async () => {
      const first = await connect()
      const second = await refresh(env, client, first.refresh_token)
      const kept = await snapshot()
      const third = await refresh(env, client, second.refresh_token)
      await kept.restore()
      expect(await refresh(env, client, first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
      await ended(third)
      expect((await call(env, second.access_token)).status).toBe(401)
    })

    it('ends everything also when a second use of its predecessor replaced it', async () => {
      const first = await connect()
      const stolen = await refresh(env, client, first.refresh_token)
      const second = await refresh(env, client, first.refresh_token)
      expect(await refresh(env, client, stolen.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
      await ended(second)
    })

    it('ends nothing from another client, or without the secret of its client', async () => {
      const said = await say(env, '/oauth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_name: 'Secretive',
          redirect_uris: [REDIRECT],
          token_endpoint_auth_method: 'client_secret_post',
        }),
      })
      const { client_id: id, client_secret: secret } = JSON.parse(said.text) as Record<string, string>
      const proof = { client_secret: secret }
      const first = await exchange(env, id ?? '', await browser.code(id ?? ''), proof)
      const second = await refresh(env, id ?? '', first.refresh_token, proof)
      const third = await refresh(env, id ?? '', second.refresh_token, proof)
      for (const stranger of [client, id ?? '', 'never-was'])
        expect((await refresh(env, stranger, first.refresh_token)).status).toBeGreaterThanOrEqual(400)
      expect((await call(env, third.access_token)).status).toBe(200)
      expect((await refresh(env, id ?? '', first.refresh_token, proof)).status).toBe(400)
      expect((await call(env, third.access_token)).status).toBe(401)
    })

    it('is remembered sixty times an hour, and no grant is refreshed more often; a replaced one ends it even then', async () => {
      const first = await connect()
      let latest = await refresh(env, client, first.refresh_token)
      const provider = first.refresh_token?.split(':')[1]
      await env.DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 59)
         INSERT INTO exchanged_identity (issuer, jti, expires_at) SELECT 'refresh', ?1 || ':' || i, ?2 FROM n`,
      )
        .bind(provider, Date.now() + 30 * 86_400_000)
        .run()
      latest = await refresh(env, client, latest.refresh_token)
      expect(latest.status).toBe(200)
      const refused = await refresh(env, client, latest.refresh_token)
      expect([refused.status, refused.error, refused.headers.get('retry-after')]).toEqual([
        429,
        'temporarily_unavailable',
        '600',
      ])
      // An hour later.
      await env.DB.prepare(
        "UPDATE exchanged_identity SET expires_at = expires_at - 3600000 WHERE issuer = 'refresh'",
      ).run()
      latest = await refresh(env, client, latest.refresh_token)
      expect(latest.status).toBe(200)
      await env.DB.prepare(
        "UPDATE exchanged_identity SET expires_at = expires_at + 3600000 WHERE issuer = 'refresh'",
      ).run()
      expect((await refresh(env, client, first.refresh_token)).status).toBe(400)
      expect((await call(env, latest.access_token)).status).toBe(401)
    })

    it('is not one that was made up', async () => {
      const first = await connect()
      const [user, grant] = first.refresh_token?.split(':') ?? []
      expect((await refresh(env, client, `${user}:${grant}:guessed`)).status).toBe(400)
      expect((await refresh(env, client, first.refresh_token)).status).toBe(200)
    })
  })

  it('29 does not grow: neither scopes nor resource', async () => {
    const first = await connect()
    const more = await refresh(env, client, first.refresh_token, { scope: 'read write admin' })
    expect(more.scope ?? 'read').toBe('read')
    const wider = await refresh(env, client, more.refresh_token, { resource: `${ORIGIN}/mcp/acme` })
    expect([wider.status, wider.access_token]).toEqual([400, undefined])
  })

  it('30 of an ended grant is refused for ever, and so is the access token', async () => {
    const first = await connect()
    const grant = await grantOf(first.access_token)
    await env.DB.prepare('UPDATE client_grant SET revoked_at = 1 WHERE id = ?').bind(grant?.id).run()
    expect(await refresh(env, client, first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect((await call(env, first.access_token)).status).toBe(401)
  })
})

describe('giving a token back', () => {
  const giveBack = (token: string | undefined, more: Form = {}) =>
    tokens(env, { token: token ?? '', client_id: client, ...more })

  it.each(['access_token', 'refresh_token'] as const)(
    'ends its whole grant, by its %s, also where the token store is behind',
    async (kind) => {
      const given = await connect()
      const kept = await snapshot()
      expect((await giveBack(given[kind], { token_type_hint: kind })).status).toBe(200)
      expect((await grantOf(given.access_token))?.revoked_at).toBeGreaterThan(0)
      await kept.restore()
      expect((await call(env, given.access_token)).status).toBe(401)
      expect(await refresh(env, client, given.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
    },
  )

  it('ends nothing by a made-up token that names the grant, or from another client', async () => {
    const given = await connect()
    const [user, grant] = given.access_token?.split(':') ?? []
    const other = await register(env, { client_name: 'Thief' })
    expect((await giveBack(`${user}:${grant}:guessed`)).status).toBe(200)
    expect((await giveBack(given.refresh_token, { client_id: other })).status).toBe(200)
    expect((await giveBack(given.access_token, { client_id: 'never-was' })).status).toBe(401)
    expect((await grantOf(given.access_token))?.revoked_at).toBeNull()
    expect((await call(env, given.access_token)).status).toBe(200)
  })
})

describe('a token that allows less than is asked', () => {
  it('is told what is missing and where to get it; with a new consent it is there', async () => {
    const given = await connect()
    const grant = await grantOf(given.access_token)
    await env.DB.prepare("UPDATE client_grant SET scopes = '[]' WHERE id = ?").bind(grant?.id).run()
    for (const body of [
      { method: 'tools/list' },
      { method: 'tools/call', params: { name: 'health', arguments: {} } },
    ]) {
      const said = await call(env, given.access_token, '/mcp', body)
      expect([said.status, said.headers.get('www-authenticate')]).toEqual([
        403,
        `Bearer error="insufficient_scope", resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp", scope="read"`,
      ])
    }
    expect((await call(env, (await connect()).access_token)).status).toBe(200)
  })

  it('is not good at another address, and is told the metadata of that one', async () => {
    const given = await connect({ resource: `${ORIGIN}/mcp/acme/api` })
    expect((await call(env, given.access_token, '/mcp/acme/api')).status).toBe(200)
    for (const other of ['/mcp', '/mcp/acme', '/mcp/acme/api@main', '/mcp/acme/API']) {
      const said = await call(env, given.access_token, other)
      expect([other, said.status]).toEqual([other, 401])
      expect(said.headers.get('www-authenticate')).toContain(`oauth-protected-resource${other}"`)
    }
  })
})

describe('the metadata of the authorization server', () => {
  it('is ours alone, whatever headers say: every address in it is constant', async () => {
    const plain = await say(env, '/.well-known/oauth-authorization-server')
    const bent = await say(env, '/.well-known/oauth-authorization-server', {
      headers: {
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'x-original-url': '//evil.example',
      },
    })
    expect(bent.text).toBe(plain.text)
    const urls = [...plain.text.matchAll(/"(https?:[^"]+)"/g)].map((match) => new URL(match[1] ?? '').origin)
    expect(new Set(urls)).toEqual(new Set([ORIGIN]))
    expect(JSON.parse(plain.text)).toMatchObject({ revocation_endpoint: expect.stringContaining('/oauth/') })
  })
})
