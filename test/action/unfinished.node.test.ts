/**
 * Runs of the Action that are cancelled, and requests that fail, behind a proxy that drops or delays them.
 */
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { acting } from './acting.ts'

// Each test starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

const here = acting()
const { freshRun, start, act, ask, defined, lastRun } = here

describe('a run that does not come to its end', () => {
  /** A proxy in front of the server that can drop or delay requests. */
  let wire: Server
  let url: string
  let meet: (path: string) => Promise<number | undefined> = async () => undefined
  beforeAll(async () => {
    wire = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const status = await meet(request.url ?? '')
      if (status !== undefined) return response.writeHead(status, { 'retry-after': '0' }).end()
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers))
        if (!/^(host|connection|content-length|transfer-encoding)$/.test(name)) headers.set(name, String(value))
      const answer = await fetch(new URL(request.url ?? '/', here.service.url), {
        method: request.method ?? 'GET',
        headers,
        body: Buffer.concat(chunks),
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      return response.end(Buffer.from(await answer.arrayBuffer()))
    })
    await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`
    // Tokens are issued for the address by which the run knows the server.
  })
  afterAll(() => wire?.close())

  it('is shown as cancelled, and the next attempt sends only what is missing', async () => {
    const sha = here.origin.commit('slow', {
      'slow.py': 'def slow():\n    pass\n',
      'slower.py': 'def slower():\n    slow()\n',
    })
    let reached: () => void = () => {}
    const atPublish = new Promise<void>((resolve) => {
      reached = resolve
    })
    meet = async (path) => {
      if (!path.endsWith('/publish')) return undefined
      reached()
      return new Promise(() => {}) // never answered
    }
    const event = {
      event: 'push',
      ref: 'refs/heads/slow',
      sha,
      run: freshRun(),
      inputs: { token: apiToken() },
      server: url,
    }
    const first = start(event)
    await atPublish
    first.child.kill('SIGINT')
    expect((await first.result).exitCode).toBe(130)
    expect(lastRun()).toMatchObject({ status: 'cancelled', failure: expect.stringContaining('cancelled') })
    expect(JSON.stringify(await ask('search_symbols', { query: 'slow', ref: 'slow' }))).toContain('ref_not_indexed')

    meet = async () => undefined
    const second = await act({ ...event, attempt: 2 })
    expect(second.outputs).toMatchObject({ outcome: 'published', commit: sha })
    expect(second.summary).toContain('| Uploaded | 0 files, 0 link sets')
    expect(await defined('slower', 'slow')).toBe('slower.py')
  })

  it('tries again what failed for the moment, and tells the server what it could not do', async () => {
    const failed = new Map<string, number>()
    meet = async (path) => {
      const step = path.split('/').at(-1) ?? ''
      failed.set(step, (failed.get(step) ?? 0) + 1)
      return step !== 'report' && failed.get(step) === 1 ? 503 : undefined
    }
    const sha = here.origin.commit('slow', { 'again.py': 'def again():\n    pass\n' })
    const event = { event: 'push', ref: 'refs/heads/slow', sha, inputs: { token: apiToken() }, server: url }
    const done = await act(event)
    expect([done.outputs.outcome, done.stdout]).toEqual(['published', expect.stringContaining('trying again')])

    meet = async (path) => (path.endsWith('/begin') ? 413 : undefined)
    const refused = await act({ ...event, run: freshRun() })
    expect(refused.exitCode).toBe(1)
    expect(lastRun()).toMatchObject({ status: 'failed', failure: expect.stringContaining('answered 413') })
  })

  it('of an organisation that may keep no more is told so, and its page what to do', async () => {
    meet = async () => undefined
    const sha = here.origin.commit('full', { 'full.py': 'def full():\n    pass\n' })
    here.service.sql('UPDATE organisation SET stored_bytes_limit = 1 WHERE id = 7')
    const event = { event: 'push', ref: 'refs/heads/full', sha, inputs: { token: apiToken() }, server: url }
    const refused = await act({ ...event, run: freshRun() })
    here.service.sql('UPDATE organisation SET stored_bytes_limit = NULL WHERE id = 7')
    expect(refused.exitCode).toBe(1)
    expect(refused.stdout).toMatch(
      /::error::The organisation keeps \d+ bytes \(0\.00 GB\), and the limit storedBytes is 1 \(0\.00 GB\)\.%0ADelete/,
    )
    expect(JSON.parse(lastRun()?.failure ?? '')).toMatchObject({
      message: expect.stringMatching(
        /^The organisation keeps \d+ bytes \(0\.00 GB\), and the limit storedBytes is 1 \(0\.00 GB\)\.$/,
      ),
      next: expect.stringMatching(/^Delete repositories, .* Or ask the operator for more\.$/),
    })
  })

  function apiToken(): string {
    const token = `sxt_uploader-${freshRun()}`
    here.service.sql(
      `INSERT INTO token (hash, prefix, name, organisation_id, repository_id, scopes, created_at) VALUES (?, 'sxt_', 'ci', 7, 70, '["write"]', 0)`,
      createHash('sha256').update(token).digest('hex'),
    )
    return token
  }
})
