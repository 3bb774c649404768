/**
 * P1, P11: the address that a client was given bounds what its token opens. Whoever allowed it was told "it can read only this",
 * and reads more themselves.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { TOOLS } from '../../src/mcp/registry.ts'
import { call } from '../identity/flow.ts'
import { secret } from '../setup/secret.ts'
import { sender, upload } from '../setup/uploader.ts'
import { accessToken, person, tokenOf } from './principals.ts'

const CANARY = secret('c')
const OTHER = 'kept-apart/secret'
const ARGUMENTS: Record<string, unknown> = {
  symbol: CANARY,
  symbol_name: CANARY,
  type_name: CANARY,
  function_name: CANARY,
  entry: CANARY,
  query: CANARY,
  path: 'a.py',
  line: 1,
  files: ['a.py'],
  id: 'a.py',
  package: 'a',
  base_ref: 'main',
}
const argumentsOf = (tool: (typeof TOOLS)[number]) =>
  Object.fromEntries(Object.entries(ARGUMENTS).filter(([name]) => name in tool.input.shape))

let member: number
beforeAll(async () => {
  const row = await env.DB.prepare("INSERT INTO organisation (name, created_at) VALUES ('addresses', 0) RETURNING id")
    .bind()
    .first<{ id: number }>()
  const organisation = row?.id ?? 0
  member = await person(env, { organisation, role: 'owner' })
  const scopes = '["write","repository:create"]'
  const send = sender(env, await tokenOf(env, { organisation_id: organisation, scopes }))
  await upload(send, { repository: 'here/api' }, { 'a.py': 'def own(): pass\n' })
  await upload(send, { repository: OTHER }, { 'a.py': `def ${CANARY}(): pass\n` })
}, 120_000)

const asking = async (path: string) => {
  const token = await accessToken(env, { account: member, path })
  return async (method: string, params: object) => (await call(env, token, path, { method, params })).text
}

describe.each(['/mcp/here', '/mcp/HERE', '/mcp/here/api', '/mcp/here/api@main'])('at %s', (path) => {
  it('no tool reads a repository of another owner, whose name the argument gives', async () => {
    const ask = await asking(path)
    const open: string[] = []
    for (const tool of TOOLS.filter(({ about }) => about === 'ref')) {
      const args = argumentsOf(tool)
      const said = await ask('tools/call', { name: tool.name, arguments: { ...args, repository: OTHER } })
      if (!said.includes('invalid_input') || !said.includes('This address serves')) open.push(`${tool.name}: ${said}`)
    }
    expect(open).toEqual([])
  })

  it('no resource and no completion does either', async () => {
    const ask = await asking(path)
    const uri = `sextant://${OTHER}@main/a.py`
    expect(await ask('resources/read', { uri })).toContain('Resource not found')
    const completed = await ask('completion/complete', {
      ref: { type: 'ref/resource', uri: 'sextant://{owner}/{repo}@{ref}/{+path}' },
      argument: { name: 'symbol', value: 'c' },
      context: { arguments: { owner: 'kept-apart', repo: 'secret', ref: 'main' } },
    })
    expect(completed).toContain('"values":[]')
    expect(await ask('tools/call', { name: 'list_repositories', arguments: {} })).not.toContain(OTHER)
  })

  it('its own repository may be named', async () => {
    const ask = await asking(path)
    const named = { path: 'a.py', repository: 'Here/API' }
    expect(await ask('tools/call', { name: 'symbols', arguments: named })).toContain('def own')
  })
})

it('an owner that only looks the same is another', async () => {
  const ask = await asking('/mcp/%E2%84%AAept-apart') // KELVIN SIGN, whose small letter is k
  const said = await ask('tools/call', { name: 'symbols', arguments: { path: 'a.py', repository: OTHER } })
  expect(said).not.toContain(CANARY)
})
