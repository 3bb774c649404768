import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it, vi } from 'vitest'
import { Crew } from '../indexer-action/src/threads/crew.ts'
import { keepIndexed, type Repository } from './keep-indexed.ts'

const folder = mkdtempSync(join(tmpdir(), 'sextant-kept-'))
const crew = new Crew()
/** The names of the repositories that were to be indexed. */
const begun: string[] = []
const server = createServer(async (request, response) => {
  const body = (await json(request)) as { repository: string }
  if (request.url?.endsWith('/begin')) begun.push(body.repository)
  response.writeHead(403, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { code: 'permission_denied', message: 'Not now.' } }))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  server.close()
  await crew.close()
  rmSync(folder, { recursive: true })
})

it('after a first run that failed, a change anywhere in the tree starts another, under the name that it was given', async () => {
  const path = join(folder, 'tree')
  mkdirSync(join(path, 'src/deep'), { recursive: true })
  writeFileSync(join(path, 'src/deep/a.py'), 'a = 1\n')
  const repository: Repository = { path, name: '', ref: '', commit: '', status: 'waiting' }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const kept = await keepIndexed(repository, {
    ...{ url, token: 'none', crew, cache: join(folder, 'cache'), save: () => undefined },
    name: 'mine/other',
  })
  expect([repository.status, begun]).toEqual(['failed', ['mine/other']])
  writeFileSync(join(path, 'src/deep/a.py'), 'a = 2\n')
  await vi.waitFor(() => expect(begun).toEqual(['mine/other', 'mine/other']), { timeout: 5000, interval: 50 })
  kept.stop()
})
