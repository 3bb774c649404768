import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { post } from './post.ts'
import { connect } from './upload.ts'

const servers: Server[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A proxy that goes nowhere, and remembers where it was to go. */
async function proxy() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('by proxy')
  })
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  return { asked, url: `http://127.0.0.1:${await listening(server)}` }
}

test.each(['http_proxy', 'HTTP_PROXY'])(
  'goes by the proxy that %s names, as git and GitHub’s own steps do',
  async (name) => {
    const { asked, url } = await proxy()
    vi.stubEnv(name, url)
    expect((await post(new URL('http://s.example/a'), {}, 'x', 5000)).text).toBe('by proxy')
    expect(asked).toEqual(['http://s.example/a'])
  },
)

test('asks the proxy for a tunnel to a server with TLS, and says what it answers', async () => {
  const { asked, url } = await proxy()
  vi.stubEnv('https_proxy', url)
  await expect(post(new URL('https://s.example/a'), {}, 'x', 5000)).rejects.toThrow(/tunnel|502/i)
  expect(asked).toEqual(['CONNECT s.example:443'])
})

test('goes by no proxy to this machine, nor where no_proxy says so', async () => {
  const { asked, url } = await proxy()
  vi.stubEnv('http_proxy', url)
  const port = await listening(createServer((_, response) => response.end('itself')))
  expect((await post(new URL(`http://127.0.0.1:${port}/a`), {}, 'x', 5000)).text).toBe('itself')
  vi.stubEnv('no_proxy', 's.example')
  await expect(post(new URL('http://s.example:1/a'), {}, 'x', 5000)).rejects.toThrow()
  expect(asked).toEqual([])
})

test('a proxy that is not there is told from a server that is not', async () => {
  vi.stubEnv('https_proxy', 'http://user:secret@127.0.0.1:1')
  const said = post(new URL('https://s.example/a'), {}, 'x', 5000)
  await expect(said).rejects.toThrow('ECONNREFUSED, and https_proxy names a proxy')
})

test('where no_proxy lists something, that is said with the proxy', async () => {
  vi.stubEnv('https_proxy', 'http://127.0.0.1:1')
  vi.stubEnv('no_proxy', 's.example')
  const said = post(new URL('https://s.example:1/a'), {}, 'x', 5000)
  await expect(said).rejects.toThrow('https_proxy names a proxy unless no_proxy lists s.example')
})

test.each(['proxy:nonsense', 'http://user:50%off@127.0.0.1:1'])(
  'a proxy that is no address, as %s, is told, and not tried again',
  async (address) => {
    vi.stubEnv('https_proxy', address)
    const retried: string[] = []
    const ingest = connect('https://s.example', 't', { retry: (reason) => retried.push(reason) })
    const said = ingest.records('u', new Uint8Array([1]))
    await expect(said).rejects.toThrow(/^The variable https_proxy is not the address of a proxy/)
    await expect(said).rejects.not.toThrow('50%off')
    expect(retried).toEqual([])
  },
)

test('a certificate that is not trusted is told at once, with how to trust it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-certificate-'))
  const [key, cert] = ['key', 'cert'].map((name) => join(folder, name)) as [string, string]
  const of = ['-newkey', 'rsa:2048', '-nodes', '-x509', '-days', '2', '-subj', '/CN=127.0.0.1']
  execFileSync('openssl', ['req', ...of, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const port = await listening(
    createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => response.end('{}')),
  )
  rmSync(folder, { recursive: true, force: true })
  const retried: string[] = []
  const ingest = connect(`https://127.0.0.1:${port}`, 't', { retry: (reason) => retried.push(reason) })
  await expect(ingest.records('u', new Uint8Array([1]))).rejects.toThrow(
    /DEPTH_ZERO_SELF_SIGNED_CERT.*NODE_EXTRA_CA_CERTS/,
  )
  expect(retried).toEqual([])
})
