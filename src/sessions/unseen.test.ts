/** Calls that are refused before any tool sees them: nothing runs for them, so they take no place among the calls under way. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { ORIGIN } from '../../test/isolation/principals.ts'
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

async function send(body: object, headers: Record<string, string> = {}, query = ''): Promise<void> {
  const context = createExecutionContext()
  const init = {
    method: 'POST',
    headers: {
      host: '127.0.0.1',
      authorization: `Bearer ${here.token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  }
  const response = await worker.fetch(new Request(`${ORIGIN}/mcp${query}`, init) as never, env, context)
  expect(await response.text()).not.toContain('structuredContent')
  await waitOnExecutionContext(context)
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
  for (let time = 0; time < 3; time++) await send(...call)
  expect(here.refused(await here.find())).toBeUndefined()
})
