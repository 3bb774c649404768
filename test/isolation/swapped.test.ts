/**
 * P9: answers to requests that run at the same time, with the same JSON-RPC ids, are never another caller's.
 */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import worker from '../../src/worker.ts'
import { clientRequest, message } from '../setup/client-request.ts'
import { accessToken, person, tokenOf } from './principals.ts'

const CALLERS = 8
const AT_ONCE = 64
const RUNS = import.meta.env.VITE_ISOLATION === 'full' ? 40 : 1
/** Of one run, each with tokens of its own: fewer than a client may make in a minute. */
const REQUESTS = 512

interface Caller {
  token: string
  readonly name: string
  renew(): Promise<string>
}
const callers: Caller[] = []

/** Half of them by API token, half as a client of a person; each with one repository that nobody else has. */
beforeAll(async () => {
  for (let at = 0; at < CALLERS; at++) {
    const [id, name] = [700 + at, `only-${crypto.randomUUID()}`]
    await env.DB.batch(
      [
        `INSERT INTO organisation (id, name, created_at) VALUES (${id}, 'of-${name}', 0)`,
        `INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at)
         VALUES (${id}, ${id}, 'same', '${name}', 0, 'main', 0)`,
      ].map((sql) => env.DB.prepare(sql)),
    )
    const account = at % 2 === 0 ? undefined : await person(env, { organisation: id, role: 'owner' })
    const renew = () => (account === undefined ? tokenOf(env, { organisation_id: id }) : accessToken(env, { account }))
    callers.push({ token: '', name, renew })
  }
})

async function ask({ token, name }: Pick<Caller, 'token' | 'name'>): Promise<string | undefined> {
  const response = await worker.fetch(
    clientRequest('/mcp', {
      bearer: token,
      body: message('tools/call', { name: 'list_repositories', arguments: {} }),
    }) as never,
    env,
    createExecutionContext(),
  )
  const text = await response.text()
  const mine = text.includes(name) && callers.every((one) => one.name === name || !text.includes(one.name))
  return mine ? undefined : `${response.status} ${text.slice(0, 300)}`
}

it.each(Array.from({ length: RUNS }, (_, run) => run))(
  'gives each of eight callers at once their own answer: %i',
  async () => {
    for (const caller of callers) caller.token = await caller.renew()
    const wrong: string[] = []
    for (let done = 0; done < REQUESTS; done += AT_ONCE) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, at) =>
          ask(callers[(done / AT_ONCE + at) % CALLERS] ?? { token: '', name: '' }),
        ),
      )
      wrong.push(...answers.filter((one) => one !== undefined))
    }
    expect(wrong).toEqual([])
  },
  300_000,
)
