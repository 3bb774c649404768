/**
 * How long a complete index takes, beside other tools, interleaved in one run on one machine.
 *
 *   npm run bench -- --repository PATH [--repository PATH …] [--rounds 3] [--peers DIR] [--peer-node NODE] [--json]
 *
 * Our time covers everything: parse, link, upload and publish through a local server, each round as a new repository. The others'
 * time is that of their own command into a fresh database. Only the ratios of one run mean anything, since machines and their
 * load differ. Parse and link alone (a dry run without its start) is divided by tree-sitter's bare parse of the same
 * files on as many threads. Peers are never dependencies: `--peers` names a folder into which npm has installed them
 * (`npm install --prefix DIR @optave/codegraph @colbymchenry/codegraph`); without it only ours is measured. `bench:storage` measures
 * stored bytes: here several indexes share one database with its logs.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readCommandLine } from '../scripts/command-line.ts'
import { freshService, PROJECT } from './fresh-service.ts'

/** The bundle, as it is delivered to CI. */
const CLI = join(PROJECT, 'indexer-action/dist/cli.js')
const BARE_PARSE = join(PROJECT, 'bench/bare-parse.ts')
const MOST_MS = 30 * 60_000

const { values } = readCommandLine(import.meta.url, {
  options: {
    repository: { type: 'string', multiple: true, default: [PROJECT] },
    rounds: { type: 'string', default: '3' },
    peers: { type: 'string' },
    'peer-node': { type: 'string', default: process.execPath },
    json: { type: 'boolean', default: false },
  },
})

interface Measure {
  wall: number
  cpu: number
  megabytes: number
}

interface Contender {
  name: string
  command(checkout: string, round: number): string[]
}

const server = await freshService()
const { scratch, token } = server
try {
  await main()
} finally {
  await server.stop()
}

async function main(): Promise<void> {
  const rounds = Math.max(1, Number(values.rounds))
  const results: Record<string, unknown>[] = []
  for (const path of values.repository) {
    const name = basename(resolve(path))
    const checkout = join(scratch, name)
    cpSync(resolve(path), checkout, {
      recursive: true,
      filter: (from) => !/\/(?:node_modules|\.sextant|\.codegraph)$/.test(from),
    })
    results.push(await measure(name, checkout, rounds))
    rmSync(checkout, { recursive: true, force: true })
  }
  if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
}

async function measure(name: string, checkout: string, rounds: number): Promise<Record<string, unknown>> {
  const repositoryOf = (round: string): string => `bench/${name.replace(/[^\w.-]/g, '-')}-${round}`
  const ours = (round: string, ...more: string[]): string[] => [
    ...[process.execPath, CLI, 'index', checkout, '--server', server.url, '--token', token],
    ...['--repository', repositoryOf(round), '--ref', 'main', '--json', '--quiet', ...more],
  ]
  const contenders: Contender[] = [
    { name: 'sextant', command: (_, round) => ours(String(round), '--no-cache') },
    ...peers(),
  ]
  const measures = new Map<string, Measure[]>(contenders.map((contender) => [contender.name, []]))
  let report = {} as Report
  const floor: { ours: Measure[]; bare: Measure[] } = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    floor.ours.push(await parseAndLink(checkout))
    floor.bare.push(await bareParse(checkout))
    for (const contender of contenders) {
      rmSync(join(checkout, '.codegraph'), { recursive: true, force: true })
      const { output, ...measured } = await timed(contender.command(checkout, round), checkout)
      measures.get(contender.name)?.push(measured)
      if (contender.name !== 'sextant') continue
      report = JSON.parse(output) as Report
      // Vectors are made after a publish, on the same machine that the next contender is measured on.
      await server.embedded(repositoryOf(String(round)), 'main')
    }
  }
  rmSync(join(checkout, '.codegraph'), { recursive: true, force: true })
  const full = median(measures.get('sextant') ?? [])

  const source = report.statistics.bytes
  print(
    `\n${name}: ${count(report.indexed)} files indexed, ${count(report.skipped)} skipped, ${(source / 1e6).toFixed(1)} MB, `,
  )
  print(`${count(report.statistics.symbols)} symbols, ${count(report.statistics.occurrences)} references\n`)
  print(
    `  phases: ${Object.entries(report.statistics.phases)
      .map(([phase, ms]) => `${phase} ${count(ms)}`)
      .join(' · ')} ms\n`,
  )
  print(`  sent ${(report.uploaded.bytes / 1e6).toFixed(1)} MB\n\n`)
  print(
    `  ${'tool'.padEnd(22)}${'wall s'.padStart(9)}${'min–max'.padStart(15)}${'cpu s'.padStart(8)}${'MiB'.padStart(7)}   sextant / tool: wall, cpu\n`,
  )
  const table: Record<string, unknown> = {}
  for (const [tool, some] of measures) {
    const middle = median(some)
    const walls = some.map((one) => one.wall)
    const range = `${Math.min(...walls).toFixed(2)}–${Math.max(...walls).toFixed(2)}`
    const ratios = `${(full.wall / middle.wall).toFixed(2)}, ${(full.cpu / middle.cpu).toFixed(2)}`
    print(
      `  ${tool.padEnd(22)}${middle.wall.toFixed(2).padStart(9)}${range.padStart(15)}${middle.cpu.toFixed(2).padStart(8)}${middle.megabytes.toFixed(0).padStart(7)}   ${ratios}\n`,
    )
    table[tool] = { ...middle, runs: some }
  }
  const [parsed, bare] = [median(floor.ours), median(floor.bare)]
  print(
    `\n  parse and link ${parsed.wall.toFixed(2)} s, ${parsed.cpu.toFixed(2)} s of CPU; bare parse ${bare.wall.toFixed(2)} s, ${bare.cpu.toFixed(2)} s: ${(parsed.wall / bare.wall).toFixed(2)} × and ${(parsed.cpu / bare.cpu).toFixed(2)} ×\n`,
  )
  const again = await reindex(
    checkout,
    (...more) => ours('again', '--cache', join(scratch, `${name}-cache`), ...more),
    full.wall,
  )
  return { name, report, table, floor, again }
}

/** From listing the files to the last link, sending nothing. CPU time is that of the whole process. */
async function parseAndLink(checkout: string): Promise<Measure> {
  const { output, ...measured } = await timed(
    [process.execPath, CLI, 'index', checkout, '--dry-run', '--no-cache', '--json', '--quiet'],
    checkout,
  )
  const { list = 0, plan = 0, extract = 0, link = 0 } = (JSON.parse(output) as Report).statistics.phases
  return { ...measured, wall: (list + plan + extract + link) / 1000 }
}

async function bareParse(checkout: string): Promise<Measure> {
  const { output, megabytes } = await timed([process.execPath, '--no-warnings', BARE_PARSE, checkout], checkout)
  const { milliseconds, cpu } = JSON.parse(output) as { milliseconds: number; cpu: number }
  return { wall: milliseconds / 1000, cpu, megabytes }
}

/** A typical change: ten files are edited and indexed again. */
async function reindex(checkout: string, command: (...more: string[]) => string[], fullWall: number): Promise<unknown> {
  await timed(command(), checkout)
  const same = await timed(command(), checkout)
  const walls: Measure[] = []
  let report = {} as Report
  for (let round = 0; round < 3; round++) {
    for (const path of sourceFiles(checkout, 10)) appendFileSync(path, comment(path, round))
    const { output, ...measured } = await timed(command(), checkout)
    walls.push(measured)
    report = JSON.parse(output) as Report
  }
  const edited = median(walls)
  print(
    `\n  nothing changed: ${same.wall.toFixed(2)} s · ten files edited: ${edited.wall.toFixed(2)} s = ${((edited.wall / fullWall) * 100).toFixed(1)} % of a whole index; read ${report.extracted}, linked ${report.linked}, sent ${report.uploaded.files} files and ${report.uploaded.links} link sets in ${(report.uploaded.bytes / 1e3).toFixed(0)} kB\n`,
  )
  return { unchanged: same.wall, edited: edited.wall, ofFull: edited.wall / fullWall, report }
}

function sourceFiles(folder: string, most: number): string[] {
  const found: string[] = []
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (
      /\.(?:py|ts|go|c|js|java|rs|rb)$/.test(entry) &&
      !entry.includes('.git/') &&
      (statSync(join(folder, entry), { throwIfNoEntry: false })?.size ?? 0) > 2000
    )
      found.push(join(folder, entry))
  // Spread over the tree instead of the first ten of one folder.
  const step = Math.max(1, Math.floor(found.length / most))
  return found.filter((_, at) => at % step === 0).slice(0, most)
}

function comment(path: string, round: number): string {
  return `${/\.(?:py|rb)$/.test(path) ? '#' : '//'} edited ${round}\n`
}

function peers(): Contender[] {
  if (values.peers === undefined) return []
  const node = values['peer-node']
  const optave = join(resolve(values.peers), 'node_modules/@optave/codegraph/dist/cli.js')
  const colby = join(resolve(values.peers), 'node_modules/@colbymchenry/codegraph/npm-shim.js')
  const lean = ['--no-ast', '--no-complexity', '--no-dataflow', '--no-cfg']
  const found: Contender[] = []
  if (existsSync(optave))
    for (const engine of ['native', 'wasm'])
      for (const extras of [[], lean])
        found.push({
          name: `optave ${engine}${extras.length > 0 ? ' lean' : ''}`,
          command: (checkout) => [node, optave, '--engine', engine, 'build', '--no-incremental', ...extras, checkout],
        })
  if (existsSync(colby)) found.push({ name: 'colbymchenry', command: (checkout) => [node, colby, 'init', checkout] })
  return found
}

/** Wall time as a user waits; CPU time and the largest process's memory from GNU time, if it is installed. */
function timed(command: string[], cwd: string): Promise<Measure & { output: string }> {
  const gnu = existsSync('/usr/bin/time')
  const note = join(scratch, 'time.txt')
  const [program, ...args] = gnu ? ['/usr/bin/time', '-o', note, '-f', '%U %S %M', ...command] : command
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const env = { ...process.env, CODEGRAPH_TELEMETRY: '0', CI: '1' }
    const child = spawn(program as string, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: MOST_MS })
    let output = ''
    let errors = ''
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString()
    })
    child.stderr.on('data', (text: Buffer) => {
      errors = (errors + text.toString()).slice(-2000)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      const wall = (performance.now() - started) / 1000
      if (code !== 0) return reject(new Error(`${command.slice(0, 3).join(' ')} … ended with ${code}\n${errors}`))
      const [user = 0, system = 0, kilobytes = 0] = gnu ? readFileSync(note, 'utf8').trim().split(' ').map(Number) : []
      resolve({ wall, cpu: user + system, megabytes: kilobytes / 1024, output })
    })
  })
}

function median(measures: readonly Measure[]): Measure {
  const middle = (pick: (one: Measure) => number): number =>
    measures.map(pick).sort((a, b) => a - b)[Math.floor((measures.length - 1) / 2)] ?? Number.NaN
  return { wall: middle((m) => m.wall), cpu: middle((m) => m.cpu), megabytes: middle((m) => m.megabytes) }
}

function count(value: number): string {
  return value.toLocaleString('en')
}

function print(text: string): void {
  process.stderr.write(text)
}

interface Report {
  indexed: number
  skipped: number
  extracted: number
  linked: number
  uploaded: { files: number; links: number; bytes: number }
  statistics: { bytes: number; symbols: number; occurrences: number; phases: Record<string, number> }
}
