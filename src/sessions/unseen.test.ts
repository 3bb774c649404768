/** Calls that are refused before any tool sees them: nothing runs for them, so they take no place among the calls under way. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { clientRequest } from '../../test/setup/client-request.ts'
import { clients, REPOSITORY } from '../../test/setup/clients.ts'
import worker from '../worker.ts'

const here = clients()

const NAME = 'find_definition'
const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: NAME, arguments: { repository: REPOSITORY, symbol: 'wanted' } },
}
const { id: _, ...NOTIFICATION } = CALL

async function send(body: object, headers: Record<string, string> = {}, query = ''): Promise<string> {
  const context = createExecutionContext()
  const request = clientRequest(`/mcp${query}`, { bearer: here.token, body, headers })
  const response = await worker.fetch(request as never, env, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  return text
}

it.each<[string, Parameters<typeof send>]>([
  ['that expects no answer', [NOTIFICATION]],
  ['whose arguments are none', [{ ...CALL, params: { name: NAME, arguments: null } }]],
  ['whose arguments are a list', [{ ...CALL, params: { name: NAME, arguments: [] } }]],
  ['of a tool that the address does not offer', [CALL, {}, '?tools=search']],
  ['of a resource that is named by a number', [{ ...CALL, method: 'resources/read', params: { uri: 5 } }]],
  ['of a client that takes no stream', [CALL, { accept: 'application/json' }]],
  ['from another site’s page', [CALL, { origin: 'https://evil.example' }]],
  ['in a revision that there is not', [CALL, { 'mcp-protocol-version': '1999-01-01' }]],
])('a call %s is over when it has been refused', async (_what, call) => {
  await here.limits().set({ atOnce: 2 })
  for (let time = 0; time < 3; time++) expect(await send(...call)).not.toContain('structuredContent')
  expect(here.refused(await here.find())).toBeUndefined()
})

it('a call that holds more than its revision knows runs, and is held to the limits like any other', async () => {
  await here.limits().set({ perDay: 1 })
  const revision = '2026-07-28'
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: 'a client', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const body = { ...CALL, params: { ...CALL.params, _meta, task: null } }
  const headers = { 'mcp-protocol-version': revision, 'mcp-method': 'tools/call', 'mcp-name': NAME }
  expect(await send(body, headers)).toContain('structuredContent')
  expect(await send(body, headers)).toContain('rate_limited')
})
