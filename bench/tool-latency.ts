/**
 * How long a tool call takes, over HTTP through the Worker on this machine, beside other servers' tools for the same task.
 *
 *   npm run bench:latency -- --repository PATH … [--calls 100] [--peers DIR] [--peer-node NODE] [--at-once]
 *
 * One client, one call at a time, warm. Peers speak over their standard streams, which is less work than HTTP; calls of all
 * sides take turns, so that they meet the same moments. `--peers` is a folder where npm has installed them. `--at-once` begins
 * right after the publish, while vectors are still being made.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { readCommandLine } from '../scripts/command-line.ts'
import { drawer, type Known, QUESTIONS, random, whatIsKnown } from './questions.ts'
import { type Served, serve } from './served.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    repository: { type: 'string', multiple: true, default: ['.'] },
    calls: { type: 'string', default: '100' },
    peers: { type: 'string' },
    'peer-node': { type: 'string', default: process.execPath },
    'at-once': { type: 'boolean', default: false },
  },
})
const calls = Number(values.calls)

interface Contender {
  readonly name: string
  readonly ask: (symbol: Known['symbols'][number]) => Promise<unknown>
  readonly times: number[]
}

const scratch = mkdtempSync(join(tmpdir(), 'sextant-latency-'))
const served = await serve(values.repository, undefined, !values['at-once'])
try {
  for (const { name, path } of served.repositories) await measure(served, name, path)
} finally {
  await served.stop()
  rmSync(scratch, { recursive: true, force: true })
}

async function measure(service: Served, repository: string, path: string): Promise<void> {
  const known = await whatIsKnown(service, repository)
  const draw = drawer(random(7))
  process.stdout.write(`\n${basename(path)}, ${calls} calls of each tool\n  ${'tool'.padEnd(24)} p50 ms   p95 ms\n`)
  const questions = Object.entries(QUESTIONS)
  const times = new Map(questions.map(([tool]) => [tool, [] as number[]]))
  for (let at = -5; at < calls; at++) {
    for (const [tool, question] of questions) {
      const took = await timed(() => service.call(repository, tool, question(known, draw)))
      if (at >= 0) times.get(tool)?.push(took)
    }
  }
  for (const [tool, all] of times) print(tool, all)
  await besidePeers(service, repository, path, known)
}

async function besidePeers(service: Served, repository: string, path: string, known: Known): Promise<void> {
  if (values.peers === undefined) return
  const checkout = join(scratch, basename(path))
  cpSync(path, checkout, { recursive: true, filter: (from) => !/\/(?:node_modules|\.sextant|\.codegraph)$/.test(from) })
  const optave = join(resolve(values.peers), 'node_modules/@optave/codegraph/dist/cli.js')
  const colby = join(resolve(values.peers), 'node_modules/@colbymchenry/codegraph/npm-shim.js')
  const ours = (tool: string, args: (symbol: Known['symbols'][number]) => Record<string, unknown>): Contender => ({
    name: `sextant ${tool}`,
    ask: (symbol) => service.call(repository, tool, args(symbol)),
    times: [],
  })
  const closing: Client[] = []
  const peer = async (label: string, program: string, index: string[], server: string[]) => {
    await ended([program, ...index], checkout)
    const client = new Client({ name: 'bench', version: '1' })
    const env = { ...process.env, CODEGRAPH_TELEMETRY: '0', CI: '1' } as Record<string, string>
    await client.connect(
      new StdioClientTransport({
        command: values['peer-node'],
        args: [program, ...server],
        cwd: checkout,
        env,
        stderr: 'ignore',
      }),
    )
    closing.push(client)
    return (tool: string, args: (symbol: Known['symbols'][number]) => Record<string, unknown>): Contender => ({
      name: `${label} ${tool}`,
      ask: (symbol) => client.callTool({ name: tool, arguments: args(symbol) }),
      times: [],
    })
  }
  const tasks: Record<string, Contender[]> = {
    'where is it defined': [ours('find_definition', ({ name, path }) => ({ symbol: name, path }))],
    'who calls it': [ours('callers', ({ name, path }) => ({ symbol: name, path }))],
    'what a change reaches': [ours('impact_of', ({ path }) => ({ files: [path] }))],
    'code about a subject': [ours('get_code_context', ({ name }) => ({ query: name }))],
  }
  try {
    if (existsSync(optave)) {
      const ask = await peer('optave', optave, ['build', '--no-incremental', checkout], ['mcp'])
      tasks['where is it defined']?.push(ask('where', ({ name }) => ({ target: name })))
      tasks['who calls it']?.push(ask('fn_impact', ({ name, path }) => ({ name, file: path, depth: 1 })))
      tasks['what a change reaches']?.push(ask('impact_analysis', ({ path }) => ({ file: path })))
      tasks['code about a subject']?.push(ask('context', ({ name, path }) => ({ name, file: path })))
    }
    if (existsSync(colby)) {
      const ask = await peer('colbymchenry', colby, ['init', checkout], ['serve', '--mcp'])
      tasks['code about a subject']?.push(ask('codegraph_explore', ({ name }) => ({ query: name })))
    }
    const draw = drawer(random(11))
    process.stdout.write(`\n  ${'beside peers'.padEnd(44)} p50 ms   p95 ms\n`)
    for (const [task, contenders] of Object.entries(tasks)) {
      for (let at = -5; at < calls; at++) {
        const symbol = draw(known.symbols)
        for (const contender of contenders) {
          const took = await timed(() => contender.ask(symbol))
          if (at >= 0) contender.times.push(took)
        }
      }
      process.stdout.write(`  ${task}\n`)
      for (const { name, times } of contenders) print(`  ${name}`, times, 44)
    }
  } finally {
    for (const client of closing) await client.close()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function print(name: string, times: readonly number[], width = 24): void {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): string =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1).padStart(7)
  process.stdout.write(`  ${name.padEnd(width)}${at(0.5)}  ${at(0.95)}\n`)
}

function ended(command: string[], cwd: string): Promise<void> {
  return new Promise((done, failed) => {
    const env = { ...process.env, CODEGRAPH_TELEMETRY: '0', CI: '1' }
    const child = spawn(values['peer-node'], command, { cwd, env, stdio: 'ignore', timeout: 600_000 })
    child.once('error', failed)
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${command.join(' ')} ended with ${code}`))))
  })
}
