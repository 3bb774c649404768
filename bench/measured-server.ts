/**
 * A fresh service for a benchmark: the Worker on this machine with its costs counted, and indexing runs that report their
 * cost. A run is the command as other CIs run it, bundled from the present sources and timed from outside.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { freshService, PROJECT } from './fresh-service.ts'

const MOST_MS = 30 * 60_000

export interface Cost {
  seconds: number
  /** Compressed, as sent. */
  bytesSent: number
  rowsWritten: number
  report: Report
}

export interface Report {
  indexed: number
  skipped: number
  extracted: number
  linked: number
  outcome: string
  skippedBy: Record<string, number>
  uploaded: { files: number; links: number; bytes: number }
  statistics: { bytes: number; symbols: number; occurrences: number; phases: Record<string, number> }
}

export interface MeasuredServer {
  readonly scratch: string
  index(checkout: string, repository: string, ref: string, ...more: string[]): Promise<Cost>
  /** A token as a CI run has it: it may write only that ref. */
  tokenOf(ref: string): Promise<string>
  /** Bytes of all database files, as the database counts them. */
  stored(): Promise<number>
  /** Runs the hourly sweep as if it were the next day. */
  sweep(): Promise<void>
  /** Resolves when every chunk of the ref has its vector. */
  embedded(repository: string, ref: string): Promise<void>
  stop(): Promise<void>
}

export async function startMeasured(): Promise<MeasuredServer> {
  const { url, token, scratch, embedded, stop } = await freshService('metered-worker.ts')
  const bundle = join(scratch, 'bundle')
  // Its compile cache is deleted with it.
  const command = (args: string[]) => output(process.execPath, args, undefined, { XDG_CACHE_HOME: scratch })
  await command(['--no-warnings', join(PROJECT, 'indexer-action/bundle.ts'), '--to', bundle])
  const bills = async (): Promise<{ rowsWritten: number; bytes: number }> => {
    const all = (await (await fetch(`${url}/bench/bills`)).json()) as Record<
      string,
      { rowsWritten: number; bytes: number }
    >
    const sum = (of: 'rowsWritten' | 'bytes') => Object.values(all).reduce((total, bill) => total + bill[of], 0)
    return { rowsWritten: sum('rowsWritten'), bytes: sum('bytes') }
  }
  return {
    scratch,
    async index(checkout, repository, ref, ...more) {
      const before = await bills()
      const started = performance.now()
      const output = await command([
        ...[join(bundle, 'cli.js'), 'index', checkout, '--server', url, '--token', token],
        ...['--repository', repository, '--ref', ref, '--json', '--quiet', ...more],
      ])
      const seconds = (performance.now() - started) / 1000
      const report = JSON.parse(output) as Report
      const rowsWritten = (await bills()).rowsWritten - before.rowsWritten
      return { seconds, bytesSent: report.uploaded.bytes, rowsWritten, report }
    },
    tokenOf: async (ref) => (await (await fetch(`${url}/bench/token?ref=${encodeURIComponent(ref)}`)).json()) as string,
    stored: async () => (await bills()).bytes,
    sweep: async () => {
      const swept = await fetch(`${url}/bench/sweep`)
      if (!swept.ok) throw new Error(`the sweep ended with ${swept.status}`)
    },
    embedded,
    stop,
  }
}

/** Measures one repository after the other on one service, which is deleted afterwards. JSON goes to standard output. */
export async function measureEach(
  repositories: readonly string[],
  inJson: boolean,
  measure: (server: MeasuredServer, path: string) => Promise<unknown>,
): Promise<void> {
  const server = await startMeasured()
  try {
    const results: unknown[] = []
    for (const path of repositories) results.push(await measure(server, path))
    if (inJson) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
  } finally {
    await server.stop()
  }
}

/** A checkout to edit: cloned from a git directory or a checkout, or created from a folder. */
export async function checkoutOf(path: string, into: string, workTree = true): Promise<string> {
  const from = resolve(path)
  const name = (basename(from) === 'repo' ? basename(join(from, '..')) : basename(from)).replace(/[^\w.-]/g, '-')
  const to = join(into, name)
  if (existsSync(join(from, 'HEAD')) || existsSync(join(from, '.git'))) {
    await git(into, 'clone', '-q', '--shared', ...(workTree ? [] : ['--no-checkout']), from, to)
    return to
  }
  cpSync(from, to, { recursive: true, filter: (one) => !/\/(?:node_modules|__pycache__|\.sextant)$/.test(one) })
  await git(to, 'init', '-q', '-b', 'main')
  await commit(to, 'as it was')
  return to
}

export async function commit(checkout: string, message: string): Promise<void> {
  await git(checkout, 'add', '-A')
  await git(checkout, '-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', message)
}

export const git = (cwd: string, ...args: string[]): Promise<string> => output('git', args, cwd)

function output(program: string, args: string[], cwd?: string, environment = {}): Promise<string> {
  return new Promise((done, reject) => {
    const env = { ...process.env, ...environment }
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: MOST_MS })
    let said = ''
    let errors = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
    })
    child.stderr.on('data', (text: Buffer) => {
      errors = (errors + text.toString()).slice(-2000)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) done(said)
      else reject(new Error(`${program} ${args.slice(0, 3).join(' ')} … ended with ${code}\n${errors}`))
    })
  })
}
