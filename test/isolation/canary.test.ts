/**
 * P1–P3: no byte of a private repository reaches anybody without a current grant, and nobody learns that it is there.
 *
 * Everything about the repository carries a name that occurs nowhere else in the world. The tools, prompts and resources are
 * those that the service itself lists, so that a new one is asked on the day it is written.
 */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import worker from '../../src/worker.ts'
import { clientRequest, message, messageIn } from '../setup/client-request.ts'
import { secret } from '../setup/secret.ts'
import type { Tree } from '../setup/tree.ts'
import { begin, sender, signIn, upload } from '../setup/uploader.ts'
import { accessToken, type Principals, person, strangers, type Victim } from './principals.ts'

const OWNER = secret('o')
const NAME = secret('r')
const PATH = secret('p')
const SYMBOL = secret('s')
const CALLER = secret('c')
const TEXT = secret('t')
const REF = secret('b')
const COMMIT = secret('').padEnd(40, '0').slice(0, 40)
const CANARIES = [OWNER, NAME, PATH, SYMBOL, CALLER, TEXT, REF, COMMIT]
const REPOSITORY = `${OWNER}/${NAME}`
/** A repository that never was, with names of the same length. */
const ABSENT = `${secret('x')}/${secret('y')}`

const TREE: Tree = {
  [`${PATH}.py`]: `def ${SYMBOL}(): pass\n# ${TEXT}\ndef ${CALLER}():\n  ${SYMBOL}()\n`,
  [`${PATH}_more.py`]: `def more():\n  ${CALLER}()\n  ${SYMBOL}()\n`,
}

interface Listed {
  name?: string
  uri?: string
  uriTemplate?: string
  inputSchema?: { properties?: Record<string, { enum?: unknown[] }> }
  arguments?: { name: string }[]
}

let tools: Listed[]
let prompts: Listed[]
let resources: Listed[]
let rightful: string
let principals: Principals
let victim: Victim
let uploadId: string
/** Ids, cursors and addresses out of the answers that the rightful reader got. */
const harvested = new Set<string>()

async function send(token: string | undefined, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await worker.fetch(
    clientRequest(path, { bearer: token, body, headers }) as never,
    env,
    createExecutionContext(),
  )
  const text = await response.text()
  return { status: response.status, all: `${response.status} ${JSON.stringify([...response.headers])} ${text}`, text }
}
const rpc = (
  token: string | undefined,
  path: string,
  method: string,
  params: unknown,
  headers?: Record<string, string>,
) => send(token, path, message(method, params), headers)

async function listed(method: string, key: string): Promise<Listed[]> {
  const { text } = await rpc(rightful, '/mcp', method, {})
  const { result } = messageIn(text) as { result?: Record<string, Listed[]> }
  return result?.[key] ?? []
}

beforeAll(async () => {
  const uploader = sender(env, await signIn(env))
  await upload(uploader, { repository: REPOSITORY, commit: COMMIT }, TREE)
  await upload(uploader, { repository: REPOSITORY, ref: REF, commit: COMMIT, run: 2 }, TREE)
  await upload(uploader, { repository: 'other/empty' }, { 'a.py': 'def a(): pass\n' })
  uploadId = (await begin(uploader, { repository: REPOSITORY, run: 9 })).upload
  const row = async (name: string) =>
    (await env.DB.prepare('SELECT id, organisation_id FROM repository WHERE name = ?').bind(name).first<{
      id: number
      organisation_id: number
    }>()) as { id: number; organisation_id: number }
  const [own, other] = [await row(NAME), await row('empty')]
  victim = { organisationId: own.organisation_id, repositoryId: own.id, otherRepositoryId: other.id }
  const owner = await person(env, { organisation: victim.organisationId, role: 'owner' })
  rightful = await accessToken(env, { account: owner })
  principals = await strangers(env, victim)
  tools = await listed('tools/list', 'tools')
  prompts = await listed('prompts/list', 'prompts')
  resources = [
    ...(await listed('resources/list', 'resources')),
    ...(await listed('resources/templates/list', 'resourceTemplates')),
  ]
})

const VALUES: Record<string, unknown> = {
  symbol: SYMBOL,
  symbol_name: SYMBOL,
  type_name: SYMBOL,
  function_name: SYMBOL,
  entry: CALLER,
  query: SYMBOL,
  path: `${PATH}.py`,
  line: 1,
  files: [`${PATH}.py`],
  id: `${PATH}.py`,
  package: PATH,
  base_ref: REF,
  depth: 3,
}

function filledIn(tool: Listed): Record<string, unknown> {
  const properties = tool.inputSchema?.properties ?? {}
  return Object.fromEntries(
    Object.entries(VALUES).filter(([name]) => properties[name] !== undefined && properties[name].enum === undefined),
  )
}

/** What a tool takes, filled in with the names of the victim's; then once more for each way to say which repository. */
function calls(tool: Listed): { path: string; args: Record<string, unknown>; headers?: Record<string, string> }[] {
  const known = Object.keys(tool.inputSchema?.properties ?? {})
  const args = filledIn(tool)
  const at = known.includes('repository') ? { repository: REPOSITORY } : {}
  const ids = [...harvested].slice(0, 6)
  return [
    { path: '/mcp', args: { ...args, ...at } },
    { path: '/mcp', args: { ...args, ...at, ref: REF } },
    { path: '/mcp', args: { ...args, ...at, ref: COMMIT } },
    { path: '/mcp', args },
    { path: `/mcp/${OWNER}`, args },
    { path: `/mcp/${REPOSITORY}`, args },
    { path: `/mcp/${REPOSITORY}@${REF}`, args },
    {
      path: '/mcp',
      args,
      headers: { 'x-repository': REPOSITORY, 'x-forwarded-uri': `/mcp/${REPOSITORY}`, 'mcp-session-id': '1' },
    },
    ...ids.flatMap((id) =>
      ['cursor', 'symbol_id', 'id']
        .filter((name) => known.includes(name))
        .map((name) => ({ path: '/mcp', args: { ...args, ...at, [name]: id } })),
    ),
  ]
}

/**
 * `npm test` asks a part of the questions, another for each principal; VITE_ISOLATION=full asks them all.
 */
const FULL = import.meta.env.VITE_ISOLATION === 'full'
const PART = 5
const isAsked = (who: number, question: number): boolean => FULL || (who + question) % PART === 0

/** Canaries in an answer that its request did not bring. */
function leaks(answer: string, request: unknown): string[] {
  const said = JSON.stringify(request)
  return CANARIES.filter((canary) => answer.includes(canary) && !said.includes(canary))
}

describe('a private repository', () => {
  it('answers its rightful reader, with every tool that the service lists: else there is nothing to leak', async () => {
    expect(tools.length).toBeGreaterThan(10)
    const silent: string[] = []
    for (const tool of tools) {
      const [call] = calls(tool)
      const { text } = await rpc(rightful, '/mcp', 'tools/call', { name: tool.name, arguments: call?.args })
      if (!CANARIES.some((canary) => text.includes(canary))) silent.push(`${tool.name}: ${text.slice(0, 400)}`)
      for (const [, id] of text.matchAll(/"(?:\w*id|cursor|next_cursor|uri)\\?":\\?"([^"\\]{4,500})/g))
        if (id) harvested.add(id)
    }
    expect(silent).toEqual([])
    expect(harvested.size).toBeGreaterThan(0)
  })

  it('gives nothing of itself to anybody else, whatever they ask, wherever they say it', async () => {
    const found: unknown[] = []
    let cases = 0
    for (const [nth, [who, token]] of [...principals].entries()) {
      const questions = tools.flatMap((tool) => calls(tool).map((call) => ({ tool, ...call })))
      for (const [at, { tool, path, args, headers }] of questions.entries()) {
        if (isAsked(nth, at)) {
          const { all } = await rpc(token, path, 'tools/call', { name: tool.name, arguments: args }, headers)
          cases++
          const leaked = leaks(all, [path, args, headers])
          if (leaked.length > 0) found.push({ who, tool: tool.name, path, args, leaked })
        }
      }
      for (const path of ['/mcp', `/mcp/${REPOSITORY}`]) {
        for (const prompt of prompts) {
          const args = Object.fromEntries(
            (prompt.arguments ?? []).map(({ name }) => [name, VALUES[name] ?? REPOSITORY]),
          )
          const { all } = await rpc(token, path, 'prompts/get', { name: prompt.name, arguments: args })
          const completed = await rpc(token, path, 'completion/complete', {
            ref: { type: 'ref/prompt', name: prompt.name },
            argument: { name: prompt.arguments?.[0]?.name ?? 'repository', value: '' },
          })
          cases += 2
          const leaked = [...leaks(all, [path, args]), ...leaks(completed.all, path)]
          if (leaked.length > 0) found.push({ who, prompt: prompt.name, path, leaked })
        }
        const uris = resources.flatMap(
          ({ uri, uriTemplate }) => uri ?? (uriTemplate ?? '').replace(/\{[^}]*\}/g, REPOSITORY),
        )
        for (const uri of [...uris, ...harvested].slice(0, 12)) {
          const { all } = await rpc(token, path, 'resources/read', { uri })
          cases++
          if (leaks(all, [path, uri]).length > 0) found.push({ who, uri, path })
        }
        for (const method of ['initialize', 'server/discover', 'tools/list', 'prompts/list', 'resources/list']) {
          const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
          const { all } = await rpc(token, path, method, params)
          cases++
          if (leaks(all, path).length > 0) found.push({ who, method, path })
        }
      }
    }
    expect(found).toEqual([])
    console.log(`${cases} cases, ${found.length} leaks`)
    expect(cases).toBeGreaterThan(FULL ? 2000 : 400)
  }, 240_000)

  it('takes no step of an upload from anybody else, and shows none', async () => {
    for (const [who, token] of principals) {
      for (const [step, body] of [
        ['have', { files: [], links: [] }],
        ['records', {}],
        ['publish', {}],
      ] as const) {
        const answer = await send(token, `/api/ingest/${uploadId}/${step}`, body)
        const never = await send(token, `/api/ingest/${crypto.randomUUID()}/${step}`, body)
        expect([who, step, answer.all]).toEqual([who, step, never.all])
        expect(answer.status).toBeGreaterThanOrEqual(400)
      }
      const reviews = (repository: string) => send(token, '/api/review', { repository, ref: REF })
      expect([who, (await reviews(REPOSITORY)).all]).toEqual([who, (await reviews(ABSENT)).all])
    }
  })

  it('is refused to others in the words for what never was', async () => {
    const masked = (text: string, repository: string) =>
      text
        .replaceAll(repository, 'R')
        .replaceAll(repository.split('/')[0] ?? '', 'O')
        .replace(/"elapsed_ms\\?":\d+/g, '')
    const told: unknown[] = []
    for (const [nth, [who, token]] of [...principals].entries()) {
      for (const tool of tools.filter((_, at) => isAsked(nth, at))) {
        const args = filledIn(tool)
        for (const at of ['argument', 'url'] as const) {
          const ask = async (repository: string) => {
            const given = at === 'argument' ? { ...args, repository } : args
            const path = at === 'argument' ? '/mcp' : `/mcp/${repository}`
            return masked((await rpc(token, path, 'tools/call', { name: tool.name, arguments: given })).all, repository)
          }
          const [forbidden, absent] = [await ask(REPOSITORY), await ask(ABSENT)]
          if (forbidden !== absent) told.push({ who, tool: tool.name, at, forbidden, absent })
        }
      }
    }
    expect(told).toEqual([])
  }, 120_000)

  it('is gone for its rightful reader too once it, its organisation, or the membership ends', async () => {
    const tool = tools.find(({ name }) => name === 'find_definition') as Listed
    const [call] = calls(tool)
    const ask = () => rpc(rightful, '/mcp', 'tools/call', { name: tool.name, arguments: call?.args })
    expect((await ask()).text).toContain(PATH)
    const ways: [string, string][] = [
      [`UPDATE repository SET deleted_at = 1 WHERE name = '${NAME}'`, 'UPDATE repository SET deleted_at = NULL'],
      ['UPDATE organisation SET suspended_at = 1', 'UPDATE organisation SET suspended_at = NULL'],
      ['UPDATE organisation SET deleted_at = 1', 'UPDATE organisation SET deleted_at = NULL'],
      ["UPDATE member SET role = 'member'", "UPDATE member SET role = 'owner'"],
      ['UPDATE account SET suspended_at = 1', 'UPDATE account SET suspended_at = NULL'],
      ['UPDATE client_grant SET expires_at = 1', `UPDATE client_grant SET expires_at = ${Date.now() + 60_000}`],
    ]
    for (const [end, restore] of ways) {
      await env.DB.prepare(end).run()
      expect([end, leaks((await ask()).all, call)]).toEqual([end, []])
      await env.DB.prepare(restore).run()
      expect((await ask()).text).toContain(PATH)
    }
  })
})
