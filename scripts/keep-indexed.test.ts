import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it, vi } from 'vitest'
import { Crew } from '../indexer-action/src/threads/crew.ts'
import { keepIndexed, type Repository } from './keep-indexed.ts'

const folder = mkdtempSync(join(tmpdir(), 'sextant-kept-'))
const crew = new Crew()
/** The names of the repositories that were to be indexed. */
const begun: string[] = []
/** The time of the last run of all; undefined: nothing is taken. */
let newest: number | undefined
const commit = 'c'.repeat(40)
const server = createServer(async (request, response) => {
  const bytes = await buffer(request)
  const { url = '' } = request
  const answer = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if (url.endsWith('/begin')) {
    const { repository, order } = JSON.parse(bytes.toString())
    begun.push(repository)
    if (newest === undefined) return answer(403, { error: { code: 'permission_denied', message: 'Not now.' } })
    return answer(200, { upload: `${order.run}`, expires: '2100-01-01T00:00:00.000Z', formats: [1], limits: {} })
  }
  if (url.endsWith('/have')) return answer(200, { files: [], links: [] })
  if (url.endsWith('/records')) return answer(200, { stored: 0, known: 0 })
  if (!url.endsWith('/publish')) return answer(200, { requests: [] })
  const run = Number(url.split('/').at(-2))
  const outcome = run < (newest ?? 0) ? 'superseded' : 'published'
  if (outcome === 'published') newest = run
  answer(200, { outcome, generation: 1, commit, url: '' })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  server.close()
  await crew.close()
  rmSync(folder, { recursive: true })
})

const keep = (repository: Repository, name?: string) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return keepIndexed(repository, {
    url,
    token: 'none',
    crew,
    cache: join(folder, 'cache'),
    save: () => undefined,
    name,
  })
}

it('after a first run that failed, a change anywhere in the tree starts another, under the name that it was given', async () => {
  const path = join(folder, 'tree')
  mkdirSync(join(path, 'src/deep'), { recursive: true })
  writeFileSync(join(path, 'src/deep/a.py'), 'a = 1\n')
  const repository: Repository = { path, name: '', ref: '', commit: '', status: 'waiting' }
  const kept = await keep(repository, 'mine/other')
  expect([repository.status, begun]).toEqual(['failed', ['mine/other']])
  writeFileSync(join(path, 'src/deep/a.py'), 'a = 2\n')
  await vi.waitFor(() => expect(begun).toEqual(['mine/other', 'mine/other']), { timeout: 5000, interval: 50 })
  kept.stop()
})

it('what was published while the clock was ahead does not keep a run from publishing once it is put back', async () => {
  const path = join(folder, 'clock')
  mkdirSync(path)
  writeFileSync(join(path, 'a.py'), 'a = 1\n')
  const repository: Repository = { path, name: '', ref: '', commit: '', status: 'waiting' }
  newest = Date.now() + 20 * 3_600_000
  const kept = await keep(repository)
  expect(repository).toMatchObject({ status: 'ready' })
  const last = newest
  writeFileSync(join(path, 'a.py'), 'a = 2\n')
  await vi.waitFor(() => expect(newest).toBeGreaterThan(last), { timeout: 5000, interval: 50 })
  kept.stop()
})

it('a run that cannot publish because of a later one says so, and is not called indexed', async () => {
  const path = join(folder, 'later')
  mkdirSync(path)
  writeFileSync(join(path, 'a.py'), 'a = 1\n')
  const repository: Repository = { path, name: '', ref: '', commit: '', status: 'waiting' }
  newest = Date.now() + 40 * 3_600_000
  const kept = await keep(repository)
  kept.stop()
  expect(repository).toMatchObject({ status: 'failed', error: expect.stringContaining('clock was ahead') })
})
