import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { connect, IngestRefused } from './upload.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that answers with each of these in turn, and remembers what it was asked. */
async function answering(...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const asked: { url: string; headers: IncomingMessage['headers']; body: Buffer }[] = []
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      const answer = answers.shift()
      if (answer) answer(request, response)
      else response.writeHead(500).end('unexpected')
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}` }
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const cut = (request: IncomingMessage) => request.socket.destroy()
const STORED = { stored: 2, known: 1 }

test('sends the bytes as they are, with the token, to the upload’s own address', async () => {
  const { asked, url } = await answering(json(200, STORED))
  const body = new Uint8Array([31, 139, 0, 1, 2, 255])
  expect(await connect(url, 'sxt_secret').records('u1', body)).toEqual(STORED)
  expect(asked[0]?.url).toBe('/api/ingest/u1/records')
  expect(asked[0]?.headers.authorization).toBe('Bearer sxt_secret')
  expect(new Uint8Array(asked[0]?.body ?? [])).toEqual(body)
})

test('asks again after a lost connection, an overload and a server error', async () => {
  const busy = json(503, { code: 'unavailable', message: 'busy' })
  const { asked, url } = await answering(cut, busy, json(500, 'oops'), json(200, STORED))
  const reasons: string[] = []
  const ingest = connect(url, 't', { retry: (reason) => reasons.push(reason) })
  expect(await ingest.records('u', new Uint8Array([1]))).toEqual(STORED)
  expect(asked.length).toBe(4)
  expect(reasons).toEqual([expect.stringContaining('cannot be reached'), 'busy', expect.stringContaining('500')])
})

test('waits as long as the server asks', async () => {
  const { url } = await answering(
    json(429, { code: 'rate_limited', message: 'slowly' }, { 'retry-after': '2' }),
    json(200, STORED),
  )
  const waits: number[] = []
  const started = performance.now()
  await connect(url, 't', { retry: (_, seconds) => waits.push(seconds) }).records('u', new Uint8Array([1]))
  expect(waits).toEqual([2])
  expect(performance.now() - started).toBeGreaterThan(1990)
})

test('asks again where an answer breaks off in the middle', async () => {
  const half = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"stored":')
    setTimeout(() => response.destroy(), 20)
  }
  const { asked, url } = await answering(half, json(200, STORED))
  expect(await connect(url, 't').records('u', new Uint8Array([1]))).toEqual(STORED)
  expect(asked.length).toBe(2)
})

test('goes nowhere else with the token', async () => {
  const { asked, url } = await answering(json(307, '', { location: '/elsewhere' }), json(200, STORED))
  await expect(connect(url, 't').records('u', new Uint8Array([1]))).rejects.toThrow('answered 307')
  expect(asked.length).toBe(1)
})

test('several requests share a connection', async () => {
  const { url } = await answering(json(200, STORED), json(200, STORED), json(200, STORED))
  let connections = 0
  server?.on('connection', () => connections++)
  const ingest = connect(url, 't')
  for (const body of [1, 2, 3]) await ingest.records('u', new Uint8Array([body]))
  expect(connections).toBe(1)
})

test('a refusal is final, and says what to do', async () => {
  const { asked, url } = await answering(json(401, { code: 'unauthorized', message: 'no such token' }))
  const refusal = await connect(url, 'wrong')
    .have('u', { files: [], links: [] })
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(IngestRefused)
  expect(refusal).toMatchObject({
    code: 'unauthorized',
    message: expect.stringMatching(/no such token\n.*Ask an administrator/s),
  })
  expect(asked.length).toBe(1)
})

test('a refusal that names a file is a line, and what to do is another', () => {
  const refused = { code: 'too_large', message: 'a\n::error::b\u001b[2J.py line 1', hint: 'Ignore it.' } as const
  expect(new IngestRefused(refused, undefined).message).toBe('a\\u{a}::error::b\\u{1b}[2J.py line 1\nIgnore it.')
})

test('goes on with another token where the one it has has ended, which is asked for once', async () => {
  const ended = json(401, { code: 'unauthorized', message: 'no such token' })
  const { asked, url } = await answering(ended, ended, json(200, STORED), json(200, STORED), json(200, STORED))
  let renewals = 0
  const credential = {
    token: 'first',
    renew: async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return `renewed ${++renewals}`
    },
  }
  const ingest = connect(url, credential)
  const send = () => ingest.records('u', new Uint8Array([1]))
  expect(await Promise.all([send(), send()])).toEqual([STORED, STORED])
  await send()
  const sent = asked.map(({ headers }) => headers.authorization?.slice(7))
  expect(sent).toEqual(['first', 'first', 'renewed 1', 'renewed 1', 'renewed 1'])
})

test('ends where that token is refused too, or there is no other', async () => {
  const refused = json(401, { code: 'unauthorized', message: 'no such token' })
  const { asked, url } = await answering(refused, refused, refused)
  const send = (renew: () => Promise<string>) =>
    connect(url, { token: 'first', renew }).records('u', new Uint8Array([1]))
  await expect(send(async () => 'second')).rejects.toBeInstanceOf(IngestRefused)
  expect(asked.length).toBe(2)
  await expect(send(() => Promise.reject(new Error('not linked any more')))).rejects.toThrow('not linked any more')
  expect(asked.length).toBe(3)
})

test.each(['<!doctype html><p>Welcome', '{"hello": 1}'])(
  'an answer that is none of ours is told as such: %s',
  async (text) => {
    const { asked, url } = await answering((_, response) => response.writeHead(200).end(text))
    await expect(connect(url, 't').have('u', { files: [], links: [] })).rejects.toThrow('Is this a Sextant server?')
    expect(asked.length).toBe(1)
  },
)

test('what stands before the server and takes no request so large is told from a wrong address', async () => {
  const { url } = await answering((_, response) => response.writeHead(413).end('<h1>413 Payload Too Large'))
  await expect(connect(url, 't').records('u', new Uint8Array(2_500_000))).rejects.toThrow(
    /413.*does not accept a request of 2\.5 MB/,
  )
})

test('the token is never part of what is said', async () => {
  const { url } = await answering(json(404, 'not here'))
  const error = await connect(url, 'sxt_secret')
    .have('u', { files: [], links: [] })
    .catch((e: unknown) => e)
  expect(String(error)).toMatch(/Is this a Sextant server/)
  expect(String(error)).not.toContain('sxt_secret')
})

test('a redirection is not followed, and where it leads is said, unless it stays on the server', async () => {
  const { asked, url } = await answering(
    json(301, '', { location: 'https://sextant.example/api/ingest/u/records' }),
    json(302, '', { location: '/login' }),
  )
  const send = () => connect(url, 't').records('u', new Uint8Array([1]))
  await expect(send()).rejects.toThrow(
    /answered 301 .* leads to https:\/\/sextant\.example\. If that is your server, name it/,
  )
  await expect(send()).rejects.toThrow(/answered 302 .* not a Sextant response/)
  expect(asked.length).toBe(2)
})

test('a pause that the server gives as a date is kept too', async () => {
  const until = new Date(Date.now() + 3000).toUTCString()
  const { url } = await answering(
    json(503, { code: 'unavailable', message: 'busy' }, { 'retry-after': until }),
    json(200, STORED),
  )
  const waits: number[] = []
  await connect(url, 't', { retry: (_, seconds) => waits.push(seconds) }).records('u', new Uint8Array([1]))
  expect(waits).toEqual([expect.any(Number)])
  expect(waits[0]).toBeGreaterThan(1)
})
