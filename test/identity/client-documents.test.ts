/**
 * P21, P23: clients that are identified by the URL of a document. The web is what `fetch` returns here; everything else is the
 * real Worker.
 */
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPublicAddress } from '../../src/auth/oauth/client-documents.ts'
import { person } from '../isolation/principals.ts'
import { ORIGIN } from '../setup/client-request.ts'
import { call, codeIn, exchange, refresh, type Said, SignedIn, say } from './flow.ts'

const CLIENT = 'https://client.example.com/oauth/client.json'
const CALLBACK = 'https://client.example.com/callback'
const DOCUMENT = {
  client_id: CLIENT,
  client_name: 'Fine client',
  redirect_uris: [CALLBACK],
  token_endpoint_auth_method: 'none',
}

let browser: SignedIn
let asked: string[]
let web: (url: URL) => Response | Promise<Response>
beforeAll(async () => {
  browser = await SignedIn.as(env, await person(env), 86_400_000)
})
/** Responses are cached for a minute, so each test runs a minute later. */
let now = Date.now()
beforeEach(() => {
  now += 61_000
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  asked = []
  web = () => Response.json(DOCUMENT)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    asked.push(url.href)
    const response = await web(url)
    const location = response.headers.get('location')
    // Follows redirects as the platform does, unless told not to.
    if (location && init?.redirect !== 'manual') {
      asked.push(new URL(location, url).href)
      return web(new URL(location, url))
    }
    return response
  })
})
afterEach(() => vi.restoreAllMocks())

const open = (client = CLIENT, more = {}) => browser.page(client, { redirect_uri: CALLBACK, ...more })
function refused(said: Said) {
  expect([said.status, said.to, codeIn(said)]).toEqual([400, undefined, undefined])
}

describe('a client with a document', () => {
  it('is shown by its name and its document’s domain, let in, and served', async () => {
    const page = await open()
    expect(page.status).toBe(200)
    for (const fact of ['Fine client', 'client.example.com']) expect(page.text).toContain(fact)
    const answer = await browser.answer(page)
    expect(answer.to?.href.startsWith(CALLBACK)).toBe(true)
    const given = await exchange(env, CLIENT, codeIn(answer) ?? '', { redirect_uri: CALLBACK })
    expect(given.status).toBe(200)
    expect((await call(env, given.access_token)).status).toBe(200)
  })

  it('is never sent to an address that its document does not have', async () => {
    for (const redirect_uri of [
      'https://evil.example/callback',
      `${CALLBACK}/x`,
      'https://client.example.com.evil.example/callback',
    ])
      refused(await open(CLIENT, { redirect_uri }))
  })

  it('may change its addresses: what counts is the document of now', async () => {
    web = () => Response.json({ ...DOCUMENT, redirect_uris: ['https://client.example.com/new'] })
    refused(await open())
  })
})

describe('a document is not taken', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    [
      'of another client',
      () => Response.json({ ...DOCUMENT, client_id: 'https://other.example.com/oauth/client.json' }),
    ],
    [
      'of the same address in other letters',
      () => Response.json({ ...DOCUMENT, client_id: CLIENT.replace('client.json', 'Client.json') }),
    ],
    ['without a client_id', () => Response.json({ ...DOCUMENT, client_id: undefined })],
    ['without redirect addresses', () => Response.json({ ...DOCUMENT, redirect_uris: [] })],
    [
      'whose redirect address is a script',
      () => Response.json({ ...DOCUMENT, redirect_uris: ['javascript:alert(1)', CALLBACK] }),
    ],
    ['whose redirect addresses are one string', () => Response.json({ ...DOCUMENT, redirect_uris: CALLBACK })],
    [
      'that holds a secret',
      () => Response.json({ ...DOCUMENT, client_secret: 'x', token_endpoint_auth_method: 'client_secret_post' }),
    ],
    ['that is a list', () => Response.json([DOCUMENT])],
    ['that is null', () => Response.json(null)],
    ['that is no JSON', () => new Response('<html>', { headers: { 'content-type': 'application/json' } })],
    ['that is empty', () => new Response('')],
    ['of more than 5 KB', () => Response.json({ ...DOCUMENT, client_name: 'x'.repeat(6000) })],
    [
      'of endless bytes without a length',
      () => {
        let sent = 0
        const body = new ReadableStream({
          pull(controller) {
            sent += 4096
            if (sent > 1e6) throw new Error('read on and on')
            controller.enqueue(new Uint8Array(4096).fill(32))
          },
        })
        return new Response(body)
      },
    ],
    ['that is not there', () => new Response('', { status: 404 })],
    ['of a server in trouble', () => new Response(JSON.stringify(DOCUMENT), { status: 500 })],
    ['whose server does not answer', () => Promise.reject(new TypeError('network'))],
    [
      'that another site has, by a redirect',
      () => new Response('', { status: 302, headers: { location: 'https://evil.example.com/document.json' } }),
    ],
  ])('%s', async (_, answer) => {
    web = (url) => (url.href === CLIENT ? answer() : Response.json(DOCUMENT))
    refused(await open())
    expect(asked.filter((url) => url !== CLIENT)).toEqual([])
  })

  it.each([
    ['before another', `client%5Fid=${encodeURIComponent(CLIENT)}&client_id=other`],
    ['before another, partly', `%63lient_id=${encodeURIComponent(CLIENT)}&client_id=other`],
    ['after another', `client_id=other&client%5Fid=${encodeURIComponent(CLIENT)}`],
    ['alone', `client%5Fid=${encodeURIComponent(CLIENT)}`],
  ])('by a redirect, where its parameter is written otherwise: %s', async (_, named) => {
    const evil = 'https://evil.example.com/document.json'
    web = (url) =>
      url.href === evil ? Response.json(DOCUMENT) : new Response('', { status: 302, headers: { location: evil } })
    const rest = new URLSearchParams({
      response_type: 'code',
      redirect_uri: CALLBACK,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })
    refused(await browser.say(`/authorize?${named}&${rest}`))
    expect(asked).not.toContain(evil)
  })

  it('by its name alone: markup and turned text are shown as text', async () => {
    web = () => Response.json({ ...DOCUMENT, client_name: '<b>Bank</b>\u202Eevil' })
    const page = await open()
    expect(page.text).not.toMatch(/<b>|\u202E/)
  })
})

describe('no request is sent', () => {
  it.each([
    'http://client.example.com/client.json',
    'https://127.0.0.1/client.json',
    'https://2130706433/client.json',
    'https://0x7f.1/client.json',
    'https://0177.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://[::ffff:10.0.0.1]/client.json',
    'https://10.0.0.1/client.json',
    'https://192.168.1.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/client.json',
    'https://localhost/client.json',
    'https://printer.local/client.json',
    'https://vault.internal/client.json',
    'https://intranet/client.json',
    'https://client.example.com:8443/client.json',
    'https://user:password@client.example.com/client.json',
    'https://client.example.com./client.json',
    'https://client.example.com/a/../client.json',
    'https://client.example.com/client.json#x',
    'https://client.example.com',
    'file:///etc/passwd',
    'data:application/json,{}',
    'javascript:alert(1)',
    'https://user@client.example.com/oauth/client.json',
    ' https://10.0.0.1/client.json',
    '\thttps://10.0.0.1/client.json',
    'https:/10.0.0.1/client.json',
  ])('to %s', async (client) => {
    refused(await open(client))
    expect(asked).toEqual([])
    const given = await exchange(env, client, 'u1:x:y')
    expect([given.status >= 400, given.access_token]).toEqual([true, undefined])
  })

  it('to our own address, by whatever name', () => {
    expect(isPublicAddress('https://sextant.dev/client.json', 'https://sextant.dev')).toBe(false)
    expect(isPublicAddress('https://SEXTANT.dev/client.json', 'https://sextant.dev')).toBe(false)
    expect(isPublicAddress('https://claude.ai/oauth/client.json', 'https://sextant.dev')).toBe(true)
  })
})

/** Every request parameter from which the library learns the client's id. */
const presented = (client: string): [string, Record<string, string>, Record<string, string> | string][] => [
  ['in the form', {}, { client_id: client }],
  ['after an empty one', {}, `client_id=&client_id=${encodeURIComponent(client)}`],
  ['with a space before it', {}, { client_id: ` ${client}` }],
  ['with a slash less', {}, { client_id: client.replace('//', '/') }],
  ['by Basic', { authorization: `Basic ${btoa(`${encodeURIComponent(client)}:secret`)}` }, {}],
  ['by Basic, after a tab', { authorization: `basic\t${btoa(`${encodeURIComponent(client)}:`)}` }, {}],
  ['by an assertion', {}, assertion(client)],
]
const ASSERTED = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
function assertion(iss: string): Record<string, string> {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss, sub: iss, aud: ORIGIN, jti: crypto.randomUUID(), iat: now, exp: now + 60 }
  const jwt = `${part({ alg: 'ES256', typ: 'client-authentication+jwt', kid: 'k' })}.${part(claims)}.${btoa('s'.repeat(64)).replaceAll('=', '')}`
  return { client_assertion_type: ASSERTED, client_assertion: jwt }
}
async function atTokenEndpoint(headers: Record<string, string>, form: Record<string, string> | string) {
  const code = 'grant_type=authorization_code&code=u1:x:y&code_verifier=v'
  const more = typeof form === 'string' ? form : new URLSearchParams(form)
  return say(env, '/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: `${code}&${more}`,
  })
}

describe('where tokens are given', () => {
  it.each(presented('https://10.0.0.1/client.json'))('no inner address is asked: %s', async (_, headers, form) => {
    const said = await atTokenEndpoint(headers, form)
    expect([said.status >= 400, asked]).toEqual([true, []])
  })

  it.each(presented(CLIENT))('no redirect is followed: %s', async (_, headers, form) => {
    web = (url) =>
      url.href === CLIENT
        ? new Response('', { status: 302, headers: { location: 'https://evil.example.com/document.json' } })
        : Response.json({ ...DOCUMENT, token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'] })
    const said = await atTokenEndpoint(headers, form)
    expect([said.status >= 400, asked.filter((url) => url !== CLIENT)]).toEqual([true, []])
  })

  it.each([
    'https://10.0.0.1/keys',
    'https://localhost/keys',
    'https://printer.local/keys',
    'https://keys.example.com:8443/keys',
    `${ORIGIN}/keys`,
  ])('no keys of a client are asked for at %s', async (keys) => {
    web = () => Response.json({ ...DOCUMENT, token_endpoint_auth_method: 'private_key_jwt', jwks_uri: keys })
    const said = await atTokenEndpoint({}, assertion(CLIENT))
    expect([said.status, asked.filter((url) => url !== CLIENT)]).toEqual([401, []])
  })

  it('a client’s keys are asked for where they are, and not where that leads', async () => {
    const keys = 'https://client.example.com/keys'
    web = (url) => {
      if (url.href === keys)
        return new Response('', { status: 302, headers: { location: 'https://evil.example.com/keys' } })
      if (url.href !== CLIENT) return Response.json({ keys: [] })
      return Response.json({ ...DOCUMENT, token_endpoint_auth_method: 'private_key_jwt', jwks_uri: keys })
    }
    const said = await atTokenEndpoint({}, assertion(CLIENT))
    expect([said.status, asked.filter((url) => url !== CLIENT && url !== keys)]).toEqual([401, []])
  })
})

describe('whoever opens our page, or asks for tokens, has us ask little', () => {
  const of = (path: string) => `https://client.example.com/${path}.json`
  const documents = (url: URL) => Response.json({ ...DOCUMENT, client_id: url.href })

  it('of an address that has no document, once in a while', async () => {
    web = () => new Response('', { status: 404 })
    for (let time = 0; time < 5; time++) {
      refused(await open())
      expect((await atTokenEndpoint({}, { client_id: CLIENT })).status).toBe(401)
    }
    expect(asked).toEqual([CLIENT])
    now += 20_001
    web = documents
    expect((await open()).status).toBe(200)
  })

  it('of an address that has something else, once in a while', async () => {
    web = () => new Response('<html>')
    for (let time = 0; time < 5; time++) refused(await open())
    expect(asked).toEqual([CLIENT])
  })

  it('of other addresses so many, by one caller, at one site, and all callers together', async () => {
    web = documents
    const allowed = new Map<string, number>([
      ['from unknown', 2],
      ['at client.example.com', 3],
      ['all', 4],
    ])
    const limit = async ({ key }: { key: string }) => {
      const left = allowed.get(key) ?? 9
      allowed.set(key, left - 1)
      return { success: left > 0 }
    }
    const limited = { ...env, DOCUMENT_LIMIT: { limit }, DOCUMENTS_LIMIT: { limit } }
    const from = async (address: string | undefined, client: string) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        ...(address && { 'cf-connecting-ip': address }),
      }
      const body = new URLSearchParams({ grant_type: 'authorization_code', code: 'u1:x:y', client_id: client })
      return (await say(limited, '/oauth/token', { method: 'POST', headers, body })).status
    }
    const statuses = [
      await from(undefined, of('a')),
      await from(undefined, of('b')),
      await from(undefined, of('c')), // the third from one caller
      await from(undefined, of('a')), // cached already
      await from('203.0.113.9', of('d')), // the fourth at one site
      await from('203.0.113.9', 'https://another.example.com/e.json'), // the fifth in all
    ]
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true, false, true, true])
    expect(new Set(asked)).toEqual(new Set([of('a'), of('b')]))
  })

  it('and of a client that somebody has let in, whatever strangers have us ask meanwhile', async () => {
    web = documents
    const allowed = of('allowed')
    const given = await exchange(env, allowed, await browser.code(allowed, { redirect_uri: CALLBACK }), {
      redirect_uri: CALLBACK,
    })
    expect(given.status).toBe(200)
    now += 61_000
    const spent = { limit: async () => ({ success: false }) }
    const limited = { ...env, DOCUMENT_LIMIT: spent, DOCUMENTS_LIMIT: spent }
    expect((await refresh(limited, allowed, given.refresh_token)).status).toBe(200)
    expect((await refresh(limited, of('stranger'), given.refresh_token)).status).toBe(429)
    for (const over of ['expires_at = 1', 'revoked_at = 1']) {
      now += 61_000
      await env.DB.prepare(`UPDATE client_grant SET ${over} WHERE client_id = ?`).bind(allowed).run()
      expect([over, (await refresh(limited, allowed, given.refresh_token)).status]).toEqual([over, 429])
      await env.DB.prepare(`UPDATE client_grant SET expires_at = ? WHERE client_id = ?`)
        .bind(now * 2, allowed)
        .run()
    }
  })
})
