/**
 * The endpoint as real clients use it: a Worker of its own on loopback, and the official clients of both generations.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as ClientOfV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportOfV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalServer } from '../../scripts/local-server.ts'
import { TOOLS } from '../../src/mcp/registry.ts'
import { startBundled } from '../setup/bundled-server.ts'
import type { Sender } from '../setup/uploader.ts'
import { CALLS } from '../tools/calls.ts'
import { uploadSample } from '../tools/upload-sample.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const run = promisify(execFile)

let folder: string
let server: LocalServer
let token: string
let url: URL
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sextant-transport-'))
  server = await startBundled({ project: PROJECT, folder, port: 18_400 + (process.pid % 400), exactPort: false })
  const signedIn = await fetch(`${server.url}/dev/sign-in`, { method: 'POST' })
  token = ((await signedIn.json()) as { token: string }).token
  const send: Sender = (path, body) =>
    fetch(`${server.url}/api/ingest/${path}`, {
      method: 'POST',
      headers: authorized(),
      body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
    })
  await uploadSample(send, { repository: 'acme/api', ref: 'feature/x' })
  // The ref that `compare_refs` and `impact_of` compare with.
  await uploadSample(send, { repository: 'acme/api', ref: 'main' })
  url = new URL(`${server.url}/mcp`)
}, 120_000)
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const authorized = () => ({ authorization: `Bearer ${token}` })

interface AnyClient {
  listTools(): Promise<{ tools: { name: string; outputSchema?: object | undefined }[] }>
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<object>
  close(): Promise<void>
}

async function usesEveryTool(client: AnyClient): Promise<void> {
  const { tools } = await client.listTools()
  expect(tools.map((tool) => tool.name)).toEqual(TOOLS.map((tool) => tool.name))
  const ajv = new Ajv2020()
  for (const tool of tools) {
    const result = (await client.callTool({ name: tool.name, arguments: CALLS[tool.name]?.[0] ?? {} })) as {
      isError?: boolean
      structuredContent?: unknown
      content: { type: string; text: string }[]
    }
    expect({ tool: tool.name, error: result.isError ?? false }).toEqual({ tool: tool.name, error: false })
    const validate = ajv.compile(tool.outputSchema as object)
    validate(result.structuredContent)
    expect(validate.errors).toBeNull()
    TOOLS.find((one) => one.name === tool.name)
      ?.output.strict()
      .parse(result.structuredContent)
    expect(JSON.parse(result.content[0]?.text ?? '')).toEqual(result.structuredContent)
  }
  const refused = (await client.callTool({ name: 'callers', arguments: { symbol: 'get' } })) as {
    isError: boolean
    content: { text: string }[]
  }
  expect(refused.isError).toBe(true)
  expect(JSON.parse(refused.content[0]?.text ?? '')).toMatchObject({ code: 'ambiguous_symbol' })
  await client.close()
}

describe('a client', () => {
  it('of the SDK’s first version lists and calls every tool', async () => {
    const client = new ClientOfV1({ name: 'test', version: '1' })
    // The transport's own type allows `sessionId: undefined`, which the interface does not mention.
    await client.connect(new TransportOfV1(url, { requestInit: { headers: authorized() } }) as never)
    expect(client.getServerVersion()).toMatchObject({ name: 'sextant' })
    await usesEveryTool(client as unknown as AnyClient)
  })

  it('of the second version, as it comes, lists and calls every tool', async () => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: authorized() } }))
    await usesEveryTool(client as unknown as AnyClient)
  })

  it('of the second version in the stateless protocol lists and calls every tool', async () => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: authorized() } }))
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
    await usesEveryTool(client as unknown as AnyClient)
  })

  it('at the address of a repository and ref is told which commit it asks, and asked for neither', async () => {
    const at = new URL(`${server.url}/mcp/acme/api@feature/x`)
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(at, { requestInit: { headers: authorized() } }))
    expect(client.getInstructions()).toContain(`acme/api at feature/x: commit ${'a'.repeat(40)}`)
    const { tools } = await client.listTools()
    for (const tool of tools) expect(Object.keys(tool.inputSchema.properties ?? {})).not.toContain('repository')
    const result = await client.callTool({ name: 'find_definition', arguments: { symbol: 'main' } })
    expect(result.structuredContent).toMatchObject({ found: true, metadata: { ref: 'feature/x' } })
    await client.close()
  })

  it('may be the Inspector’s command line, which finds nothing wrong with a schema', async () => {
    const inspector = async (...args: string[]) => {
      const cli = join(PROJECT, 'node_modules/.bin/mcp-inspector')
      const header = `Authorization: Bearer ${token}`
      const all = [cli, '--cli', url.href, '--transport', 'http', '--header', header, ...args]
      const { stdout } = await run(process.execPath, all, { cwd: folder, timeout: 60_000, maxBuffer: 20_000_000 })
      return JSON.parse(stdout) as Record<string, unknown>
    }
    const { tools } = (await inspector('--method', 'tools/list', '--strict')) as { tools: { name: string }[] }
    expect(tools.map((tool) => tool.name)).toEqual(TOOLS.map((tool) => tool.name))
    const calls = async ({ name }: { name: string }) => {
      const given = Object.entries(CALLS[name]?.[0] ?? {}).flatMap(([key, value]) => [
        '--tool-arg',
        `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
      ])
      const result = await inspector('--method', 'tools/call', '--tool-name', name, ...given)
      expect({ name, error: result.isError ?? false }).toEqual({ name, error: false })
      expect(result.structuredContent).toHaveProperty('metadata')
    }
    // It starts anew for each call, and mostly waits then.
    for (let at = 0; at < tools.length; at += 4) await Promise.all(tools.slice(at, at + 4).map(calls))
  }, 180_000)
})

describe('the endpoint', () => {
  const post = (
    path: string,
    headers: Record<string, string>,
    body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  ) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  it('asks for a token with 401 before it says anything else, wherever it is asked', async () => {
    for (const path of ['/mcp', '/mcp/acme', '/mcp/acme/api', '/mcp/acme/api@feature/x', '/mcp/nobody/nothing']) {
      const none = await post(path, {})
      expect(none.status).toBe(401)
      expect(none.headers.get('www-authenticate')).toMatch(/^Bearer/)
      const wrong = await post(path, { authorization: 'Bearer sxt_wrong' })
      expect(wrong.status).toBe(401)
      expect(wrong.headers.get('www-authenticate')).toContain('invalid_token')
      expect((await post(`${path}?token=${token}`, {})).status).toBe(401)
    }
  })

  it('opens at the address of a repository that is not there as it does at any other, and has nothing there', async () => {
    const listed = await post('/mcp/nobody/nothing', authorized())
    expect(listed.status).toBe(200)
    const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'symbols', arguments: {} } }
    expect(await (await post('/mcp/nobody/nothing', authorized(), call)).text()).toContain('repository_not_found')
  })

  it('refuses other methods, other sites’ pages, and what is no message', async () => {
    expect((await fetch(url, { headers: authorized() })).status).toBe(405)
    expect((await fetch(url, { method: 'DELETE', headers: authorized() })).status).toBe(405)
    expect((await post('/mcp', { ...authorized(), origin: 'https://evil.example' })).status).toBe(403)
    expect((await post('/mcp', authorized(), '{"jsonrpc":')).status).toBe(400)
    expect((await post('/mcp', authorized(), 'x'.repeat(4_200_000))).status).toBe(413)
    expect((await post('/mcp/%E0%A4%A', authorized())).status).toBe(404)
    expect((await post('/mcp/a/b/c/d', authorized())).status).toBe(404)
  })

  it('mints no session', async () => {
    const begin = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    }
    const answer = await post('/mcp', authorized(), begin)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('mcp-session-id')).toBeNull()
  })
})
