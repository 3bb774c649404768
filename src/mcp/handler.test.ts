import { env, exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { clientRequest, message } from '../../test/setup/client-request.ts'
import { signIn } from '../../test/setup/uploader.ts'
import type { Env } from '../env.ts'
import { handleMcp } from './handler.ts'

const posted = async (body: unknown, headers: Record<string, string> = {}) =>
  clientRequest('/mcp', { at: 'https://sextant.test', bearer: await signIn(env), body, headers })

describe('several messages in one request', () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_repositories', arguments: {} } }

  it.each([
    ['of the revision that had batches', [call, { ...call, id: 2 }], '2025-03-26'],
    ['of a later one', [call], '2025-11-25'],
    ['that are notifications', [{ jsonrpc: '2.0', method: 'notifications/initialized' }], undefined],
    ['that are none', [], undefined],
  ])('%s are refused: limits count messages', async (_, body, revision) => {
    const headers = revision === undefined ? {} : { 'mcp-protocol-version': revision }
    const response = await exports.default.fetch(await posted(body, headers))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } })
  })
})

describe('a client that asks in a way or at an address that is none of MCP’s', () => {
  const ask = async (method: string, path: string, accept: string) => {
    const init = { method, headers: { accept }, ...(method === 'POST' ? { body: '{}' } : {}) }
    const response = await exports.default.fetch(`https://sextant.test${path}`, init)
    return { status: response.status, allow: response.headers.get('allow'), text: await response.text() }
  }

  it('is told that messages are posted, and that there is no stream to open', async () => {
    for (const [method, accept] of [
      ['GET', 'text/event-stream'],
      ['GET', 'text/html'],
      ['DELETE', '*/*'],
    ] as const) {
      const { status, allow, text } = await ask(method, '/mcp/acme/api', accept)
      expect([method, accept, status, allow]).toEqual([method, accept, 405, 'POST, OPTIONS'])
      expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } })
      expect(text).toMatch(/POST \(Streamable HTTP\).*no event stream/)
    }
  })

  it('is told where the endpoint is', async () => {
    for (const [method, path] of [
      ['POST', '/'],
      ['GET', '/'],
      ['GET', '/sse'],
      ['POST', '/v1/mcp'],
    ] as const) {
      const { status, text } = await ask(method, path, 'application/json, text/event-stream')
      expect([method, path, status, text]).toEqual([
        method,
        path,
        404,
        'Not found. MCP clients post to https://sextant.test/mcp (Streamable HTTP).\n',
      ])
    }
  })

  it('is told what addresses there are', async () => {
    for (const path of ['/mcp/acme/api/tree/main', '/mcp/https://github.com/acme/api'])
      expect(await ask('POST', path, 'application/json, text/event-stream')).toMatchObject({
        status: 404,
        text: expect.stringContaining('/mcp/{owner}/{repo}@{ref}'),
      })
  })
})

describe('a message in which null stands for what is left out', () => {
  it.each([
    ['tools/list', null],
    ['tools/list', { cursor: null, _meta: null }],
    ['tools/call', { name: 'health', arguments: null, _meta: null, task: null }],
    ['prompts/get', { name: 'onboard', arguments: null }],
    ['prompts/get', { name: 'explain-symbol', arguments: { symbol: 'main', path: null } }],
  ])('%s is answered like the one without: %j', async (method, params) => {
    const response = await exports.default.fetch(await posted(message(method, params)))
    const said = await response.text()
    expect([response.status, said.includes('"error"'), said.includes('"result"')]).toEqual([200, false, true])
  })
})

describe('a client in a page', () => {
  const ORIGIN = { origin: 'http://localhost:6274' }
  const send = (path: string, init: RequestInit = {}) =>
    exports.default.fetch(`https://sextant.test${path}`, { ...init, headers: { ...ORIGIN, ...init.headers } })
  const shownTo = (response: Response) => [
    response.headers.get('access-control-allow-origin'),
    response.headers.get('access-control-expose-headers')?.split(', '),
  ]

  it('reads why it is refused, who issues tokens, and how long to wait', async () => {
    const refused = await send('/mcp', { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' })
    expect([refused.status, ...shownTo(refused)]).toEqual([401, '*', expect.arrayContaining(['WWW-Authenticate'])])
    const batch = await send('/mcp', { method: 'POST', body: '[]' })
    expect([batch.status, ...shownTo(batch)]).toEqual([400, '*', expect.arrayContaining(['Retry-After'])])
  })

  it('reads why no token is given to it', async () => {
    const body = new URLSearchParams({ client_id: 'one', token: 'x'.repeat(1000) })
    const refused = await send('/oauth/token', { method: 'POST', body })
    expect([refused.status, shownTo(refused)[0]]).toEqual([400, '*'])
  })

  it('may ask for the metadata of an address with the header that clients send', async () => {
    const response = await send('/.well-known/oauth-protected-resource/mcp', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'mcp-protocol-version' },
    })
    expect(shownTo(response)[0]).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('MCP-Protocol-Version')
  })
})

describe('a page on the host that a request names', () => {
  const send = async (on: Partial<Env>, origin = 'https://sextant.test') => {
    const request = await posted(message('tools/list', {}), { origin })
    return (await handleMcp(request, { ...env, ...on } as Env)).status
  }

  it('is ours where a router chooses the host, unless we are called otherwise', async () => {
    expect(await send({ SEXTANT_DEV: '0' })).toBe(200)
    const named = { SEXTANT_DEV: '0', SEXTANT_ORIGIN: 'https://sextant.example' }
    expect(await send(named)).toBe(403)
    expect(await send(named, 'https://sextant.example')).toBe(200)
  })

  it('is nobody’s on a machine of one’s own, where a name may lead anywhere', async () => {
    expect(await send({})).toBe(403)
    expect(await send({}, 'http://localhost:6274')).toBe(200)
  })

  it('is let in on another host when the operator lists its origin, and no other page is for that', async () => {
    const listed = { SEXTANT_ALLOWED_ORIGINS: 'https://chat.example, app://desk.example https://one.example:8443' }
    for (const origin of ['https://chat.example', 'app://desk.example', 'https://one.example:8443'])
      expect([origin, await send({}, origin), await send(listed, origin)]).toEqual([origin, 403, 200])
    const others = [
      'http://chat.example',
      'https://chat.example:8443',
      'https://chat.example.evil.example',
      'https://evil.chat.example',
      'https://chat.example/',
      'https://chat.example, app://desk.example',
      'https://one.example',
      'null',
    ]
    for (const origin of others) expect([origin, await send(listed, origin)]).toEqual([origin, 403])
    for (const loose of ['*', 'https://*', 'https://*.example', 'chat.example', 'null', 'https://chat.example/', ''])
      for (const origin of ['https://chat.example', 'null', loose])
        expect([loose, await send({ SEXTANT_ALLOWED_ORIGINS: loose }, origin || 'null')]).toEqual([loose, 403])
  })

  it('is told so when its browser asks first, and may read the answers', async () => {
    const asks = { method: 'OPTIONS', headers: { origin: 'https://chat.example' } }
    const first = (on: Partial<Env>) =>
      handleMcp(new Request('https://sextant.test/mcp', asks), { ...env, ...on } as Env)
    expect((await first({})).status).toBe(403)
    const allowed = await first({ SEXTANT_ALLOWED_ORIGINS: 'https://chat.example' })
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  })
})

describe('a message that nests', () => {
  const nested = (levels: number) =>
    `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'['.repeat(levels)}${']'.repeat(levels)}}`
  const send = (body: string) => exports.default.fetch('https://sextant.test/mcp', { method: 'POST', body })

  it('too deeply is refused before it is read, and before anybody is asked who they are', async () => {
    for (const levels of [64, 500_000]) {
      const response = await send(nested(levels))
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: { code: -32600, message: expect.stringContaining('64 levels') },
      })
    }
  })

  it('less than that is read', async () => {
    expect((await send(nested(63))).status).toBe(401)
  })
})

describe('a message that is long', () => {
  const filled = (bytes: number) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { of: 'x'.repeat(bytes) } })
  const send = (body: string) => exports.default.fetch('https://sextant.test/mcp', { method: 'POST', body })

  it('is read up to a mebibyte, and refused beyond it', async () => {
    expect((await send(filled(1024 * 1024 - 100))).status).toBe(401)
    expect((await send(filled(1024 * 1024))).status).toBe(413)
  })
})
