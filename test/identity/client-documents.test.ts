/**
 * P21, P23: clients that are named by the address of a document. The web outside is what `fetch` is told here; everything else is
 * the real Worker.
 */
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPublicAddress } from '../../src/auth/oauth/client-documents.ts'
import { person } from '../isolation/principals.ts'
import { call, codeIn, exchange, type Said, SignedIn } from './flow.ts'

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
  browser = await SignedIn.as(env, await person(env))
})
beforeEach(() => {
  asked = []
  web = () => Response.json(DOCUMENT)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    asked.push(url.href)
    const response = await web(url)
    const location = response.headers.get('location')
    // As the platform does, unless it is told not to.
    if (location && init?.redirect !== 'manual') return web(new URL(location, url))
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
