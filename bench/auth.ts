/**
 * What authorisation costs: the same tool call with an API token, as a person's OAuth client, and without authorisation. The three take
 * turns so that they run under the same conditions. On loopback a round trip costs almost nothing, so this measures work, not
 * distance. In production, authorisation adds one round trip to the control plane, and one to the session in parallel.
 *
 *   npm run bench:auth [-- --calls 300]
 */
import { performance } from 'node:perf_hooks'
import { readCommandLine } from '../scripts/command-line.ts'
import { Browser, hiddenFields } from '../test/identity/browser.ts'
import type { Sender } from '../test/setup/uploader.ts'
import { uploadSample } from '../test/tools/upload-sample.ts'
import { answerOf, freshService } from './fresh-service.ts'

const { values } = readCommandLine(import.meta.url, { options: { calls: { type: 'string', default: '300' } } })
const CALLS = Number(values.calls)
const WARM = 30
const REPOSITORY = 'bench/door'
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const REDIRECT = 'http://127.0.0.1:3999/callback'

const server = await freshService('auth-worker.ts')
try {
  const { token } = server
  const send: Sender = (path, body) =>
    fetch(`${server.url}/api/ingest/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
    })
  await uploadSample(send, { repository: REPOSITORY })
  const client = await clientToken()
  for (const [tool, args] of [
    ['find_definition', { symbol: 'main' }],
    ['search_code', { query: 'main' }],
  ] as const) {
    const sides = {
      'nobody asked': { path: `/open/mcp/${REPOSITORY}`, bearer: token },
      'API token': { path: `/mcp/${REPOSITORY}`, bearer: token },
      'client of a person': { path: `/mcp/${REPOSITORY}`, bearer: client },
    }
    const times = new Map<string, number[]>(Object.keys(sides).map((name) => [name, []]))
    for (let at = -WARM; at < CALLS; at++) {
      for (const [name, side] of Object.entries(sides)) {
        const took = await call(side, tool, args)
        if (at >= 0) times.get(name)?.push(took)
      }
    }
    report(tool, times)
  }
} finally {
  await server.stop()
}

function report(tool: string, times: ReadonlyMap<string, number[]>): void {
  process.stdout.write(`${tool}, ${CALLS} calls of each side\n  ${''.padEnd(20)}   p50 ms   p95 ms   added at p50\n`)
  const bare = quantile(times.get('nobody asked') ?? [], 0.5)
  for (const [name, all] of times) {
    const [p50, p95] = [quantile(all, 0.5), quantile(all, 0.95)]
    const added = name === 'nobody asked' ? '' : `${(p50 - bare).toFixed(2)} ms, ${(p50 / bare).toFixed(2)} times`
    process.stdout.write(
      `  ${name.padEnd(20)} ${p50.toFixed(2).padStart(8)} ${p95.toFixed(2).padStart(8)}   ${added}\n`,
    )
  }
}

function quantile(all: readonly number[], part: number): number {
  const sorted = [...all].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

async function call({ path, bearer }: { path: string; bearer: string }, tool: string, args: object): Promise<number> {
  const from = performance.now()
  await answerOf(`${server.url}${path}`, bearer, tool, { ...args })
  return performance.now() - from
}

/** A token as a client obtains it: registered, approved by the local developer, exchanged. */
async function clientToken(): Promise<string> {
  const resource = `${server.url}/mcp/${REPOSITORY}`
  const registered = await fetch(`${server.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'bench', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  const query = { client_id, redirect_uri: REDIRECT, resource, state: 's', response_type: 'code' }
  const browser = new Browser()
  const isHere = (url: URL) => url.origin === server.url
  const asked = new URLSearchParams({ ...query, code_challenge: CHALLENGE, code_challenge_method: 'S256' })
  const page = await browser.open(`${server.url}/authorize?${asked}`, isHere)
  const said = await browser.post(
    `${server.url}/authorize`,
    [...hiddenFields(page.body), ['decision', 'allow'], ['reach', 'all']],
    isHere,
  )
  const code = said.url.searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, client_id, redirect_uri: REDIRECT, resource }
  const body = new URLSearchParams({ ...form, code_verifier: VERIFIER })
  const answer = await fetch(`${server.url}/oauth/token`, { method: 'POST', body })
  const { access_token } = (await answer.json()) as { access_token?: string }
  if (access_token === undefined) throw new Error(`no access token: ${answer.status}, after ${page.url.pathname}`)
  return access_token
}
