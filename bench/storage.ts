/**
 * What a repository costs to store, with one ref and with many that differ in ten files each: bytes by table, and rows.
 *
 *   npm run bench:storage -- --repository PATH [--branches 200] [--tables] [--json]
 *
 * Bytes are those of the database files, as the databases count them, including vectors and the free pages of a busy database.
 * The hourly sweep runs every 25 branches. Two kinds of branches alternate (ten-files.ts): a
 * line inside ten files, or one more function in ten others.
 */
import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCommandLine } from '../scripts/command-line.ts'
import { checkoutOf, commit, git, startMeasured } from './measured-server.ts'
import { type StoredTable, storedTables } from './stored-bytes.ts'
import { editTen } from './ten-files.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    repository: { type: 'string', default: '.' },
    branches: { type: 'string', default: '200' },
    tables: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const most = Number(values.branches)
const VECTORS = /embed|vector/

const server = await startMeasured()
try {
  const empty = await server.stored()
  const checkout = await checkoutOf(values.repository, server.scratch)
  const name = basename(checkout)
  const cache = join(server.scratch, `${name}-cache`)
  const full = await server.index(checkout, `bench/${name}`, 'main', '--cache', cache)
  await server.embedded(`bench/${name}`, 'main')
  const one = (await server.stored()) - empty
  const source = full.report.statistics.bytes
  const tables = storedTables(server.scratch)
  const vectors = tables.reduce((sum, table) => sum + (VECTORS.test(table.name) ? table.bytes : 0), 0)
  print(`${name}: ${full.report.indexed} files, ${(source / 1e6).toFixed(1)} MB; stored ${mega(one)} = `)
  print(`${(one / source).toFixed(2)} × source, ${((one - vectors) / source).toFixed(2)} without vectors; `)
  print(`${full.rowsWritten.toLocaleString('en')} rows written\n`)
  if (values.tables) printTables(tables, source)
  let rows = 0
  let files = 0
  const points: { branches: number; bytes: number; times: number }[] = []
  await git(checkout, 'branch', '-q', 'start')
  for (let branch = 1; branch <= most; branch++) {
    await git(checkout, 'checkout', '-q', '-B', `topic/${branch}`, 'start')
    editTen(checkout, branch % 2 === 0 ? 'body' : 'surface', branch)
    await commit(checkout, `topic ${branch}`)
    // A branch starts with the default branch's cache, as in CI. With another branch's cache, every difference is linked again.
    const own = join(server.scratch, 'branch-cache')
    rmSync(own, { recursive: true, force: true })
    cpSync(cache, own, { recursive: true })
    const cost = await server.index(checkout, `bench/${name}`, `topic/${branch}`, '--cache', own)
    rows += cost.rowsWritten
    files += cost.report.uploaded.files
    if (branch !== most && branch % 25 !== 0) continue
    await server.embedded(`bench/${name}`, `topic/${branch}`)
    await server.sweep()
    const bytes = (await server.stored()) - empty
    points.push({ branches: branch, bytes, times: bytes / one })
    print(`  ${String(branch).padStart(5)} branches: ${mega(bytes)} = ${(bytes / one).toFixed(2)} × one; `)
    print(`a branch: ${(rows / branch).toFixed(0)} rows = ${((100 * rows) / branch / full.rowsWritten).toFixed(1)} %, `)
    print(`${(files / branch).toFixed(1)} files sent\n`)
  }
  if (values.tables && most > 0) printTables(storedTables(server.scratch), source)
  if (values.json) process.stdout.write(`${JSON.stringify({ name, full, one, vectors, tables, points }, null, 2)}\n`)
} finally {
  await server.stop()
}

function printTables(tables: readonly StoredTable[], source: number): void {
  for (const { name, bytes, payload, rows } of tables) {
    const share = `${(bytes / source).toFixed(3)} × source`.padStart(16)
    print(`    ${name.padEnd(36)}${mega(bytes).padStart(10)}${share}, ${mega(payload)} of content in ${rows} rows\n`)
  }
}

function mega(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function print(text: string): void {
  process.stderr.write(text)
}
