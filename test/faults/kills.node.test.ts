/**
 * P36: the real server and the real indexer are killed with -9 at random moments of an upload, while a reader keeps asking over
 * MCP. No answer mixes two versions, nothing that was acknowledged is lost, and a retry succeeds.
 *
 * By default a few kills of each; `KILLS=40 npx vitest run --project node test/faults/kills` is the full test.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalServer } from '../../scripts/local-server.ts'
import { startBundled } from '../setup/bundled-server.ts'

const KILLS = Number(process.env.KILLS ?? 3)
const FILES = 40
const PROJECT = join(import.meta.dirname, '../..')

const folder = mkdtempSync(join(tmpdir(), 'sextant-kills-'))
const tree = join(folder, 'tree')
let port: number | undefined
let server: LocalServer
let token: string
/** The version whose publication was last acknowledged. */
let acknowledged = 0

beforeAll(async () => {
  await start()
  const response = await fetch(`${server.url}/dev/sign-in`, { method: 'POST' })
  token = ((await response.json()) as { token: string }).token
  writeVersion(1)
  expect(await ended(index())).toBe(0)
  acknowledged = 1
}, 120_000)

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const again = port !== undefined // the client reconnects to the same port
  server = await startBundled({
    project: PROJECT,
    folder: join(folder, 'server'),
    port: port ?? 18_000,
    exactPort: again,
  })
  port = Number(new URL(server.url).port)
}

/** Kills wrangler and workerd at once: the server leads a process group of its own. */
function killServer(): void {
  process.kill(-Number(readFileSync(join(folder, 'server', 'server.pid'), 'utf8')), 'SIGKILL')
}

/** Every file names the version, and calls the next file's function of the same version. */
function writeVersion(version: number): void {
  mkdirSync(tree, { recursive: true })
  for (let n = 0; n < FILES; n++) {
    const next = (n + 1) % FILES
    const text = `from file_${next} import item_${next}_version_${version}\n\ndef item_${n}_version_${version}():\n    return item_${next}_version_${version}()\n`
    writeFileSync(join(tree, `file_${n}.py`), text)
  }
}

function index(): ChildProcess {
  const cli = join(PROJECT, 'indexer-action/sextant.js')
  const args = [
    'index',
    tree,
    '--server',
    server.url,
    '--repository',
    'kills/tree',
    '--ref',
    'main',
    '--no-cache',
    '--quiet',
  ]
  return spawn(process.execPath, [cli, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SEXTANT_TOKEN: token },
  })
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
  })

/** The version that a reader sees in all files, over all pages, or that there is no answer at present. */
async function read(): Promise<number | 'unreachable'> {
  const found = new Map<string, string>()
  let cursor: string | undefined
  do {
    const page = await search(cursor)
    if (page === 'unreachable') return page
    for (const [, file, version] of page.text.matchAll(/def item_(\d+)_version_(\d+)/g)) {
      found.set(file as string, version as string)
    }
    cursor = page.nextCursor
  } while (cursor !== undefined)
  const versions = new Set(found.values())
  if (found.size !== FILES || versions.size !== 1) {
    throw new Error(`torn: ${found.size} of ${FILES} files, versions ${[...versions]}`)
  }
  return Number([...versions][0])
}

/** One page, requested as a client does. */
async function search(cursor: string | undefined): Promise<{ text: string; nextCursor?: string } | 'unreachable'> {
  const given = { query: 'def item_', limit: 100, max_tokens: 24_000, ...(cursor === undefined ? {} : { cursor }) }
  const params = { name: 'search_code', arguments: given }
  let text: string
  try {
    const response = await fetch(`${server.url}/mcp/kills/tree`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      signal: AbortSignal.timeout(10_000),
    })
    text = await response.text()
    if (response.status >= 500) return 'unreachable'
  } catch {
    return 'unreachable'
  }
  const answer = JSON.parse(text.slice(text.indexOf('{"'))) as {
    result?: { isError?: boolean; content: { text: string }[]; structuredContent?: { nextCursor?: string } }
  }
  const { isError, content, structuredContent } = answer.result ?? { isError: true, content: [] }
  if (isError || !structuredContent) {
    // A dependency that is shutting down is reported as such; anything else would be untrue.
    if (/"(?:unavailable|internal_error|stale_cursor)"/.test(content[0]?.text ?? '')) return 'unreachable'
    throw new Error(`refused: ${text.slice(0, 500)}`)
  }
  const { nextCursor } = structuredContent
  return { text: JSON.stringify(structuredContent), ...(nextCursor === undefined ? {} : { nextCursor }) }
}

interface Observed {
  readonly answers: number
  readonly versions: number[]
}

/** Reads continuously until `until` is done. */
async function watch(until: Promise<unknown>): Promise<Observed> {
  let done = false
  const finished = until.finally(() => {
    done = true
  })
  finished.catch(() => {}) // awaited below, after the last read
  const versions: number[] = []
  let answers = 0
  while (!done) {
    const version = await read()
    if (version === 'unreachable') {
      await sleep(20)
      continue
    }
    answers += 1
    if (versions.at(-1) !== version) versions.push(version)
  }
  await finished
  return { answers, versions }
}

/** Uploads a new version, kills at a random moment of its usual duration, and retries until it succeeds. */
async function trial(version: number, span: number, kill: (indexer: ChildProcess) => Promise<void>): Promise<Observed> {
  writeVersion(version)
  const before = acknowledged
  const upload = async () => {
    const indexer = index()
    const exit = ended(indexer)
    await sleep(Math.random() * span)
    await kill(indexer)
    if ((await exit) === 0) acknowledged = version
    expect(await read()).toBeGreaterThanOrEqual(acknowledged)
    if (acknowledged !== version) {
      expect(await ended(index())).toBe(0)
      acknowledged = version
    }
  }
  const observed = await watch(upload())
  expect(observed.versions.filter((seen) => seen !== before && seen !== version)).toEqual([])
  expect(observed.versions).toEqual([...observed.versions].sort((a, b) => a - b))
  expect(await read()).toBe(version)
  return observed
}

/** SQLite's integrity check of every database, on a copy taken while nothing runs. */
function expectSound(): void {
  const state = join(folder, 'server', 'state')
  for (const name of readdirSync(state, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.sqlite')) continue
    const database = new DatabaseSync(join(state, name), { readOnly: true })
    expect(database.prepare('PRAGMA quick_check').all(), name).toEqual([{ quick_check: 'ok' }])
    database.close()
  }
}

describe('killed at random moments of an upload', () => {
  let span = 0
  let version = 1

  beforeAll(async () => {
    const began = Date.now()
    writeVersion(++version)
    expect(await ended(index())).toBe(0)
    acknowledged = version
    span = Date.now() - began
  }, 60_000)

  it(
    `the indexer (${KILLS} times)`,
    async () => {
      let answers = 0
      for (let at = 0; at < KILLS; at++) {
        const observed = await trial(++version, span, async (indexer) => {
          indexer.kill('SIGKILL')
        })
        answers += observed.answers
      }
      expect(answers).toBeGreaterThan(KILLS)
    },
    KILLS * 60_000,
  )

  it(
    `the server (${KILLS} times)`,
    async () => {
      let answers = 0
      for (let at = 0; at < KILLS; at++) {
        const observed = await trial(++version, span, async () => {
          killServer()
          await server.died
          expectSound()
          await start()
        })
        answers += observed.answers
      }
      expect(answers).toBeGreaterThan(KILLS)
    },
    KILLS * 120_000,
  )
})
