import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientRequest } from '../../test/setup/client-request.ts'
import { signIn } from '../../test/setup/uploader.ts'
import { handleMcp } from './handler.ts'
import { sextantServer } from './server.ts'

let token: string
beforeAll(async () => {
  token = await signIn(env)
})

const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'health', arguments: {} } }

const say = (headers: Record<string, string> = {}, body: unknown = CALL, serverFor = sextantServer) =>
  handleMcp(clientRequest('/mcp', { bearer: token, body, headers }), env, undefined, serverFor)

/** The same content, on the way of every other message. */
const byTheSdk: typeof sextantServer = (asked) => sextantServer(asked)

describe('a tool call of a client of 2025', () => {
  it('is answered with JSON, whatever revision of that year it names', async () => {
    for (const headers of [{}, { 'mcp-protocol-version': '2025-06-18' }, { 'mcp-protocol-version': '2025-11-25' }]) {
      const answer = await say(headers)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/json')
      expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: 1, result: { structuredContent: {} } })
    }
  })

  it('may come from a client that accepts anything, like every other message', async () => {
    for (const accept of ['*/*', 'text/html, */*;q=0.8']) {
      expect((await say({ accept })).status).toBe(200)
      expect((await say({ accept }, { jsonrpc: '2.0', id: 2, method: 'tools/list' })).status).toBe(200)
    }
    expect((await say({ accept: 'text/html' })).status).toBe(406)
  })

  it('is kept by no cache, whichever way it is answered', async () => {
    const modern = {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'health',
    }
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const answers = [
      await say(),
      await say({}, CALL, byTheSdk),
      await say(modern, { ...CALL, params: { ...CALL.params, _meta } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { headers } of answers) expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
  })

  it('is answered as the SDK would have put it, errors of a tool too', async () => {
    const calls = [
      { name: 'health' },
      { name: 'find_definition', arguments: { symbol: 'main' } },
      { name: 'search', arguments: { query: 7, nonsense: true } },
    ]
    for (const params of calls) {
      const call = { ...CALL, id: 'seven', params }
      const stream = await (await say({}, call, byTheSdk)).text()
      const event = stream.split('\n').find((line) => line.startsWith('data: '))
      expect(await (await say({}, call)).json()).toEqual(JSON.parse(event?.slice('data: '.length) ?? ''))
    }
  })

  it('says of an unknown tool what the protocol says', async () => {
    const answer = await say({}, { ...CALL, params: { name: 'nonsense', arguments: {} } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('"code":-32602')
  })

  it('is refused as it ever was where something is wrong with it', async () => {
    const status = async (headers: Record<string, string>, body?: unknown) => (await say(headers, body)).status
    expect(await status({ accept: 'application/json' })).toBe(406)
    expect(await status({ 'content-type': 'text/plain' })).toBe(415)
    expect(await status({ 'mcp-protocol-version': '2024-01-01' })).toBe(400)
    expect(await status({ origin: 'https://evil.example' })).toBe(403)
    expect(await status({}, { method: 'tools/call', params: CALL.params })).toBe(400)
  })
})
