import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { clientRequest, message, messageIn } from '../../test/setup/client-request.ts'
import { signIn } from '../../test/setup/uploader.ts'
import { TOOLS } from './registry.ts'
import { TOOLSETS, toolsetOf } from './toolsets.ts'

interface Said {
  readonly result?: { readonly tools?: readonly { readonly name: string }[] }
  readonly error?: { readonly code: number; readonly message: string }
}

let token: string
beforeAll(async () => {
  token = await signIn(env)
})

async function say(query: string, method: string, params: Record<string, unknown> = {}) {
  const request = clientRequest(`/mcp${query}`, { bearer: token, body: message(method, params) })
  const response = await exports.default.fetch(request)
  const body = messageIn(await response.text()) as Said
  return { status: response.status, body, names: body.result?.tools?.map(({ name }) => name) }
}

describe('the tools of an address', () => {
  it('are all of them unless it says otherwise', async () => {
    expect((await say('', 'tools/list')).names).toEqual(TOOLS.map((tool) => tool.name))
  })

  it('are those of a set, or those named, in the same order as ever', async () => {
    expect((await say('?tools=core', 'tools/list')).names).toEqual(TOOLSETS.core)
    expect((await say('?tools=research', 'tools/list')).names).toEqual(['search', 'fetch'])
    expect((await say('?tools=impact_of,callers,research', 'tools/list')).names).toEqual([
      'search',
      'fetch',
      'callers',
      'impact_of',
    ])
  })

  it('are the only ones that can be called there', async () => {
    const call = { name: 'impact_of', arguments: { symbols: ['x'] } }
    expect((await say('?tools=core', 'tools/call', call)).body.error).toMatchObject({ code: -32602 })
    expect((await say('', 'tools/call', call)).body.result).toBeDefined()
  })

  it('are refused where a name is not known, rather than left out', async () => {
    for (const word of ['nonsense', 'constructor', '__proto__']) {
      const { status, body } = await say(`?tools=core,${word}`, 'tools/list')
      expect({ word, status }).toEqual({ word, status: 400 })
      expect(body.error?.message).toContain('core')
    }
  })

  it('hold only tools that there are', () => {
    for (const names of Object.values(TOOLSETS))
      expect(toolsetOf(names.join())?.map((tool) => tool.name)).toEqual(names)
  })
})
