/** The official suite's scenarios for authorization servers, with a browser that signs in and approves. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Browser, hiddenFields } from './browser.ts'
import { type Service, startService } from './service.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const PORT = 23_000 + (process.pid % 2000)

let service: Service
beforeAll(async () => {
  service = await startService()
  service.github.world.user('ada')
  service.github.api.tokens.signedInAs = 'ada'
}, 120_000)
afterAll(() => service?.stop())

it('passes both scenarios', async () => {
  const redirect = `http://127.0.0.1:${PORT}/callback`
  const registered = await fetch(`${service.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'conformance',
      redirect_uris: [redirect, `http://localhost:${PORT}/callback`],
      token_endpoint_auth_method: 'none',
    }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  const folder = mkdtempSync(join(tmpdir(), 'sextant-conformance-'))
  const suite = join(PROJECT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
  const args = ['authorization', '--url', service.url, '--client-id', client_id, '--resource', `${service.url}/mcp`]
  const child = spawn(process.execPath, [suite, ...args, '--port', String(PORT), '-o', folder], { cwd: folder })
  let said = ''
  let visited = false
  const visit = async (url: string) => {
    const browser = new Browser()
    const local = ({ hostname }: URL) => ['127.0.0.1', 'localhost'].includes(hostname)
    const page = await browser.open(url, local)
    const form = [...hiddenFields(page.body), ['decision', 'allow'], ['reach', 'all']] as [string, string][]
    await browser.post(`${service.url}/authorize`, form, local)
  }
  const note = (chunk: Buffer) => {
    said += chunk.toString()
    const url = /(http:\/\/127\.0\.0\.1:\d+\/authorize\?\S+)\s/.exec(said)?.[1]
    if (url === undefined || visited) return
    visited = true
    void visit(url)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const patience = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const status = await new Promise((resolve) => child.once('exit', resolve))
  clearTimeout(patience)
  rmSync(folder, { recursive: true, force: true })
  expect(said).toContain('Total: 3 passed, 0 failed')
  expect(status).toBe(0)
  expect(visited).toBe(true)
}, 90_000)
