/**
 * The official conformance suite against this service: `npm run conformance`.
 *
 * Each lane runs exactly what a revision requires. A scenario ends in one of five states. Three are accepted: clean, warned (the suite
 * warns, passes it and checks nothing more) and expected to fail, both with a reason in the baseline. Unexpected failures are not, and neither is
 * a scenario in which everything was skipped, which the suite itself counts as passed. A baseline entry that the suite does not
 * confirm is an error too.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../scripts/local-server.ts'
import type { Sender } from '../setup/uploader.ts'
import { uploadSample } from '../tools/upload-sample.ts'
import { LANES, type Lane } from './lanes.ts'
import { openProxy } from './proxy.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const SUITE = join(PROJECT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const LANE_MS = 240_000

interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}
type State = 'clean' | 'warned' | 'expected' | 'unexpected' | 'not exercised'

async function main(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-conformance-'))
  const entry = 'test/conformance/fixture-worker.ts'
  const server = await startServer({ project: PROJECT, folder, port: 18_900, exactPort: false, entry })
  try {
    const signedIn = await fetch(`${server.url}/dev/sign-in`, { method: 'POST' })
    const { token } = (await signedIn.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const send: Sender = (path, body) =>
      fetch(`${server.url}/api/ingest/${path}`, {
        method: 'POST',
        headers,
        body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      })
    await uploadSample(send, { repository: 'acme/api' })
    let good = true
    for (const lane of LANES) {
      const proxy = await openProxy(new URL(lane.path, server.url), token)
      try {
        good = (await runLane(lane, proxy.url, join(folder, lane.name))) && good
      } finally {
        proxy.close()
      }
    }
    return good
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runLane(lane: Lane, url: string, out: string): Promise<boolean> {
  const required = requirements(lane.revision)
  await suite(['server', '--url', url, '--requirements', lane.revision, '-o', out])
  const states = new Map<string, State>()
  const reasons: string[] = []
  for (const scenario of required) {
    const checks = checksOf(out, scenario)
    const failed = checks.filter((check) => check.status === 'FAILURE')
    const excused = lane.expected[scenario] !== undefined
    const state = stateOf(checks, excused)
    states.set(scenario, state)
    if (state === 'unexpected' || state === 'not exercised')
      reasons.push(`  ${scenario}: ${state}`, ...failed.map((check) => `    ${check.id}: ${check.errorMessage ?? ''}`))
    if (state === 'clean' && excused) reasons.push(`  ${scenario}: passes, and the baseline says that it fails`)
  }
  for (const scenario of Object.keys(lane.expected))
    if (!required.includes(scenario)) reasons.push(`  ${scenario}: in the baseline, and not part of the lane`)
  const count = (state: State) => [...states.values()].filter((one) => one === state).length
  process.stdout.write(
    `${lane.name}: ${count('clean') + count('warned')} of ${required.length} passed by the suite (${count('clean')} clean, ` +
      `${count('warned')} with a warning only), ${count('expected')} expected failures, ` +
      `${count('unexpected')} unexpected, ${count('not exercised')} not exercised\n${reasons.map((one) => `${one}\n`).join('')}`,
  )
  return reasons.length === 0
}

function stateOf(checks: readonly Check[], excused: boolean): State {
  const has = (status: Check['status']) => checks.some((check) => check.status === status)
  if (has('FAILURE')) return excused ? 'expected' : 'unexpected'
  if (has('SUCCESS')) return 'clean'
  return has('WARNING') && excused ? 'warned' : 'not exercised'
}

/** Server scenarios that the revision requires, as frozen by the suite. */
function requirements(revision: string): string[] {
  const yaml = readFileSync(
    join(PROJECT, 'node_modules/@modelcontextprotocol/conformance/requirements', `${revision}.yaml`),
    'utf8',
  )
  const section = /^server:\n((?:[ \t]+.*\n|#.*\n|\n)*)/m.exec(yaml)?.[1] ?? ''
  const names = [...section.matchAll(/^\s+-\s+([\w/-]+)/gm)].flatMap(([, name]) => name ?? [])
  if (names.length === 0) throw new Error(`The suite requires nothing for ${revision}.`)
  return names
}

function checksOf(out: string, scenario: string): Check[] {
  const name = new RegExp(`^server-${scenario.replaceAll('/', '-')}-\\d{4}-`)
  const folder = readdirSync(out).find((one) => name.test(one))
  return folder === undefined ? [] : (JSON.parse(readFileSync(join(out, folder, 'checks.json'), 'utf8')) as Check[])
}

/** Reads the results instead of the exit code, which counts a scenario that checked nothing as passed. */
function suite(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SUITE, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000)
    })
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The suite did not end within ${LANE_MS / 1000} s.\n${said}`))
    }, LANE_MS)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

process.exit((await main()) ? 0 : 1)
