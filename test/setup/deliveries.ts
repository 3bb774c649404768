/** Deliveries of GitHub's webhooks to a service that knows a repository, which is a new one in each test. */
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach } from 'vitest'
import type { Env } from '../../src/env.ts'
import { gitHubWebhooks } from '../../src/github/webhooks.ts'
import { delivery } from '../doubles/github/webhooks.ts'
import { type Sender, sender, signIn, upload } from './uploader.ts'

export const SECRET = 'a secret of webhooks'
export const ACME = { id: 500, login: 'acme' }
export const sha = (letter: string) => letter.repeat(40)

interface Repository {
  readonly id: number
  readonly name: string
  readonly default_branch: string
  readonly private: boolean
  readonly owner: typeof ACME
}

interface Linked {
  send: Sender
  token: string
  /** Of `acme`, as if a person had linked it. */
  repository: Repository
  name: string
}

/** To be called once in a file of tests. */
export function deliveries() {
  const on = { ...(env as unknown as Env), GITHUB_WEBHOOK_SECRET: SECRET }
  let nextId = 900
  const freshId = () => nextId++
  const here = { ...({} as Linked), on, sql, deliver, freshId }

  beforeAll(async () => {
    here.token = await signIn(on)
    here.send = sender(on, here.token)
    await sql("UPDATE organisation SET github_id = ? WHERE name = 'local'", ACME.id)
  })
  beforeEach(async () => {
    const id = freshId()
    here.repository = { id, name: `r${id}`, default_branch: 'main', private: true, owner: ACME }
    here.name = `acme/r${id}`
    await upload(here.send, { repository: here.name, run: 1, commit: sha('a') }, { 'a.py': 'def one(): pass\n' })
    await sql('UPDATE repository SET github_id = ?, github_owner_id = ? WHERE name = ?', id, ACME.id, `r${id}`)
  })

  async function sql<Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]> {
    return (
      await on.DB.prepare(text)
        .bind(...values)
        .all<Row>()
    ).results
  }

  async function deliver(
    event: string,
    payload: object,
    more: { delivery?: string; secret?: string; body?: string } = {},
  ) {
    const { delivery: id, secret = SECRET, body } = more
    const signed = await delivery('http://sextant.test/github/webhooks', secret, event, payload, id)
    const response = await gitHubWebhooks(body === undefined ? signed : new Request(signed, { body }), on)
    return response.status
  }

  return here
}
