/** A client of an organisation with two repositories, through the whole endpoint and with its session's object. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach } from 'vitest'
import { limitsOf } from '../../src/auth/administration/limits.ts'
import { tokenHash } from '../../src/auth/authenticate.ts'
import { openDatabases } from '../../src/db/databases.ts'
import type { Env } from '../../src/env.ts'
import type { ClientSession } from '../../src/sessions/client-session.ts'
import { sessionNamed, sessionOfToken } from '../../src/sessions/open-session.ts'
import worker from '../../src/worker.ts'
import { person, tokenOf } from '../isolation/principals.ts'
import { clientRequest, message, messageIn } from './client-request.ts'
import { sender, signIn, upload } from './uploader.ts'

export const REPOSITORY = 'kept/api'
export const OTHER = 'kept/web'
export const OLD = 'b'.repeat(40)

export interface Told {
  status: number
  headers: Headers
  result?: {
    isError?: boolean
    content: { text: string }[]
    structuredContent?: Structured
    _meta?: Record<string, unknown>
  }
  error?: { message: string; data?: Record<string, unknown> }
}
interface Structured {
  metadata: { ref: string; commit: string; warnings: string[] }
  definition?: { anchor: { file: string } }
}

/** Objects that fail; or, with a delay, that do not answer in time. */
export function broken(delay = 0): NonNullable<Env['CLIENT_SESSION']> {
  const fail = () => new Promise((_, refuse) => setTimeout(() => refuse(new Error('no object')), delay))
  return { idFromName: () => ({}), get: () => ({ begin: fail, finish: fail, disconnect: fail }) } as never
}

/** To be called once in a file of tests: the token, and with it the session, is new for each of them. */
export function clients() {
  const here = { organisation: 0, owner: 0, token: '', rpc, find, refused, session, limits }
  beforeAll(async () => {
    const send = sender(env, await signIn(env))
    await upload(send, { repository: REPOSITORY, commit: OLD }, { 'old.py': 'def wanted(): pass\n' })
    await upload(
      send,
      { repository: REPOSITORY, run: 2 },
      { 'new.py': 'def wanted(): pass\n' },
      { 'old.py': 'def wanted(): pass\n' },
    )
    await upload(send, { repository: REPOSITORY, ref: 'topic' }, { 'topic.py': 'def wanted(): pass\n' })
    await upload(send, { repository: OTHER }, { 'web.py': 'def wanted(): pass\n' })
    here.organisation = (await env.DB.prepare("SELECT id FROM organisation WHERE name = 'local'").first<number>(
      'id',
    )) as number
    here.owner = await person(env, { organisation: here.organisation, role: 'owner' })
  })

  beforeEach(async () => {
    here.token = await tokenOf(env, { organisation_id: here.organisation })
    await env.DB.prepare('DELETE FROM usage_limit').run()
    await env.DB.prepare('UPDATE organisation SET records_calls = 0').run()
  })

  async function rpc(method: string, params: object, on: Env = env, bearer = here.token, path = '/mcp'): Promise<Told> {
    const context = createExecutionContext()
    const request = clientRequest(path, { bearer, body: message(method, params) })
    const response = await worker.fetch(request as never, on, context)
    const text = await response.text()
    await waitOnExecutionContext(context)
    return { status: response.status, headers: response.headers, ...(messageIn(text) as object) } as Told
  }
  function find(more: object = {}, meta?: object, on?: Env, bearer?: string) {
    return rpc(
      'tools/call',
      {
        name: 'find_definition',
        arguments: { repository: REPOSITORY, symbol: 'wanted', ...more },
        ...(meta ? { _meta: meta } : {}),
      },
      on,
      bearer,
    )
  }

  function refused(told: Told) {
    return told.result?.isError
      ? (JSON.parse(told.result.content[0]?.text ?? '') as { code: string; details: object })
      : undefined
  }
  async function session() {
    return sessionNamed(env, sessionOfToken(await tokenHash(here.token))) as DurableObjectStub<ClientSession>
  }
  function limits() {
    return limitsOf(openDatabases(env), { accountId: here.owner, organisationId: here.organisation })
  }

  return here
}
