/**
 * The part of Cloudflare's API that a deployment uses, on loopback: databases (real SQLite), namespaces, queues, vector
 * indexes, and Workers of which only the secrets are known. The real wrangler talks to it.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

export const ACCOUNT = '0123456789abcdef0123456789abcdef'

interface Answer {
  readonly status?: number
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

interface VectorIndex {
  name: string
  config: { dimensions: number; metric: string }
}

export interface FakeCloudflare {
  readonly url: string
  readonly databases: Map<string, { name: string; sqlite: DatabaseSync }>
  readonly namespaces: Map<string, string>
  readonly queues: Map<string, string>
  readonly indexes: Map<string, VectorIndex>
  /** Requests that this double does not implement. */
  readonly unknown: string[]
  close(): Promise<void>
}

export async function startFakeCloudflare(): Promise<FakeCloudflare> {
  const databases: FakeCloudflare['databases'] = new Map()
  const namespaces = new Map<string, string>()
  const queues = new Map<string, string>()
  const indexes: FakeCloudflare['indexes'] = new Map()
  const unknown: string[] = []

  const created = (name: string) => ({ name, created_at: new Date(0).toISOString(), version: 'production' })
  const routes: [method: string, path: RegExp, answer: (body: never, id: string, query: URLSearchParams) => Answer][] =
    [
      [
        'GET',
        /^\/d1\/database$/,
        (_, __, query) => {
          const all = [...databases].map(([uuid, { name }]) => ({ uuid, ...created(name) }))
          return { result: query.has('name') ? all.filter((one) => one.name === query.get('name')) : all }
        },
      ],
      [
        'POST',
        /^\/d1\/database$/,
        ({ name }: { name: string }) => {
          if ([...databases.values()].some((one) => one.name === name))
            return { status: 400, error: { code: 7502, message: `A database named ${name} already exists` } }
          const uuid = randomUUID()
          databases.set(uuid, { name, sqlite: new DatabaseSync(':memory:') })
          return { result: { uuid, ...created(name) } }
        },
      ],
      [
        'GET',
        /^\/d1\/database\/([\w-]+)$/,
        (_, id) => {
          const found = databases.get(id)
          return found ? { result: { uuid: id, ...created(found.name) } } : notFound
        },
      ],
      [
        'GET',
        /^\/d1\/database\/([\w-]+)\/time_travel\/bookmark$/,
        (_, id) => (databases.has(id) ? { result: { bookmark: `00000001-00000000-${id}` } } : notFound),
      ],
      [
        'POST',
        /^\/d1\/database\/([\w-]+)\/query$/,
        (body: { sql: string; params?: string[] }, id) => {
          const found = databases.get(id)
          return found ? query(found.sqlite, body) : notFound
        },
      ],
      [
        'GET',
        /^\/storage\/kv\/namespaces$/,
        () => ({
          result: [...namespaces].map(([id, title]) => ({ id, title, supports_url_encoding: true })),
        }),
      ],
      [
        'POST',
        /^\/storage\/kv\/namespaces$/,
        ({ title }: { title: string }) => {
          const id = randomUUID().replaceAll('-', '')
          namespaces.set(id, title)
          return { result: { id, title, supports_url_encoding: true } }
        },
      ],
      [
        'GET',
        /^\/queues$/,
        (_, __, query) => ({
          result: [...queues].filter(([, name]) => !query.has('name') || name === query.get('name')).map(queueOf),
        }),
      ],
      [
        'POST',
        /^\/queues$/,
        ({ queue_name }: { queue_name: string }) => {
          const id = randomUUID().replaceAll('-', '')
          queues.set(id, queue_name)
          return { result: queueOf([id, queue_name]) }
        },
      ],
      [
        'GET',
        /^\/vectorize\/v2\/indexes$/,
        () => ({
          result: [...indexes.values()].map(({ name, config }) => ({
            name,
            config,
            created_on: EPOCH,
            modified_on: EPOCH,
          })),
        }),
      ],
      [
        'POST',
        /^\/vectorize\/v2\/indexes$/,
        (body: { name: string; config: VectorIndex['config'] }) => {
          indexes.set(body.name, { name: body.name, config: body.config })
          return { result: { name: body.name, config: body.config, created_on: EPOCH, modified_on: EPOCH } }
        },
      ],
      [
        'GET',
        /^\/workers\/scripts\/([\w-]+)\/secrets$/,
        () => ({
          status: 404,
          error: { code: 10007, message: 'This Worker does not exist on your account.' },
        }),
      ],
    ]

  const server = createServer((request, response) => {
    void answer(request).then(({ status = 200, result, error }) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      const list = Array.isArray(result)
        ? { result_info: { page: 1, per_page: 100, total_pages: 1, count: result.length, total_count: result.length } }
        : {}
      response.end(
        JSON.stringify({
          success: !error,
          errors: error ? [error] : [],
          messages: [],
          result: result ?? null,
          ...list,
        }),
      )
    })
  })
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = url.pathname.replace(`/client/v4/accounts/${ACCOUNT}`, '')
    const body = await bodyOf(request)
    for (const [method, pattern, reply] of routes) {
      const match = request.method === method ? pattern.exec(path) : null
      if (!match) continue
      // Everything fits on one page, and wrangler asks on until a page is empty.
      if (method === 'GET' && Number(url.searchParams.get('page') ?? 1) > 1) return { result: [] }
      return reply(body as never, match[1] ?? '', url.searchParams)
    }
    unknown.push(`${request.method} ${url.pathname}`)
    return notFound
  }
  await listening(server)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/client/v4`,
    databases,
    namespaces,
    queues,
    indexes,
    unknown,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

const EPOCH = new Date(0).toISOString()
const notFound: Answer = { status: 404, error: { code: 10000, message: 'not found' } }

const queueOf = ([queue_id, queue_name]: [string, string]) => ({
  queue_id,
  queue_name,
  created_on: EPOCH,
  modified_on: EPOCH,
  producers: [],
  producers_total_count: 0,
  consumers: [],
  consumers_total_count: 0,
})

/** Several statements in one text are handled as D1 does: all results, in order. */
function query(sqlite: DatabaseSync, { sql, params = [] }: { sql: string; params?: string[] }): Answer {
  try {
    let results: unknown[] = []
    if (params.length > 0 || /^\s*(?:SELECT|PRAGMA)\b/i.test(sql)) results = sqlite.prepare(sql).all(...params)
    else sqlite.exec(sql)
    return { result: [{ results, success: true, meta: { duration: 0, changes: 0, rows_read: 0, rows_written: 0 } }] }
  } catch (error) {
    return { status: 400, error: { code: 7500, message: (error as Error).message } }
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString('utf8')
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const listening = (server: Server): Promise<void> => new Promise((done) => server.listen(0, '127.0.0.1', () => done()))
