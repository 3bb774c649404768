/**
 * What a change costs, as shares of a whole index: bytes sent, D1 rows written, and seconds.
 *
 *   npm run bench:incremental -- --repository PATH [--repository PATH …] [--rounds 3] [--json]
 *
 * PATH is a checkout, a git directory, or a folder. Each is indexed whole into a fresh service on this machine; then commits
 * that touch ten files follow on the same branch, a new branch that differs in ten files, with a token of that branch alone as a
 * run of CI has one, and the merge of it. Each begins when the service
 * has its vectors of the one before: they share a machine here, and nowhere else. Medians of the rounds. The two kinds of edit
 * are of different files, which differ in size: it is said.
 */

import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCommandLine } from '../scripts/command-line.ts'
import { type Cost, checkoutOf, commit, git, type MeasuredServer, measureEach } from './measured-server.ts'
import { type EditKind, editTen } from './ten-files.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    repository: { type: 'string', multiple: true, default: ['.'] },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
})
const rounds = Math.max(1, Number(values.rounds))

await measureEach(values.repository, values.json, measure)

async function measure(server: MeasuredServer, path: string): Promise<unknown> {
  const checkout = await checkoutOf(path, server.scratch)
  const name = basename(checkout)
  const repository = `bench/${name}`
  const cache = ['--cache', join(server.scratch, `${name}-cache`)]

  const index = async (name: string, ref: string, ...more: string[]): Promise<Cost> => {
    const cost = await server.index(checkout, name, ref, ...more)
    await server.embedded(name, ref)
    return cost
  }
  const fulls: Cost[] = []
  // All but the last as repositories of their own, without a cache: what CI pays the first time.
  for (let round = 1; round < rounds; round++) fulls.push(await index(`${repository}-${round}`, 'main', '--no-cache'))
  fulls.push(await index(repository, 'main', ...cache))
  const full = median(fulls)
  print(`\n${name}: ${full.report.indexed} files, ${(full.report.statistics.bytes / 1e6).toFixed(1)} MB\n`)
  print(`  ${''.padEnd(34)}${'bytes sent'.padStart(20)}${'rows written'.padStart(22)}${'seconds'.padStart(18)}\n`)
  row('whole', full, full)
  const unchanged = await index(repository, 'main', ...cache)
  row('nothing changed', unchanged, full)

  const results: Record<string, unknown> = { name, full, unchanged }
  for (const kind of ['body', 'surface'] satisfies EditKind[]) {
    const costs: Cost[] = []
    let edited: string[] = []
    for (let round = 0; round < rounds; round++) {
      edited = editTen(checkout, kind, round)
      await commit(checkout, `${kind} ${round}`)
      costs.push(await index(repository, 'main', ...cache))
    }
    const middle = median(costs)
    results[`commit ${kind}`] = middle
    const bytes = edited.reduce((sum, file) => sum + statSync(join(checkout, file)).size, 0)
    row(`a commit of ten files (${kind})`, middle, full, `, of ${(bytes / 1000).toFixed(0)} kB`)
  }
  const branches: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    await git(checkout, 'checkout', '-q', '-b', `topic-${round}`)
    editTen(checkout, 'body', 100 + round)
    await commit(checkout, `topic ${round}`)
    const ref = `topic-${round}`
    branches.push(await index(repository, ref, ...cache, '--token', await server.tokenOf(ref)))
  }
  const branch = median(branches)
  row('a new branch of ten files', branch, full)
  const merged = await index(repository, 'main', ...cache)
  row('its merge', merged, full)
  // Elsewhere: another machine, which remembers nothing and asks the server what it has.
  await git(checkout, 'checkout', '-q', '-b', 'elsewhere')
  editTen(checkout, 'body', 200)
  await commit(checkout, 'elsewhere')
  const token = ['--token', await server.tokenOf('elsewhere')]
  const elsewhere = await index(repository, 'elsewhere', '--no-cache', ...token)
  row('the same without a cache', elsewhere, full)
  Object.assign(results, { branch, merged, elsewhere })
  return results
}

function median(costs: readonly Cost[]): Cost {
  const middle = (pick: (one: Cost) => number) => costs.map(pick).sort((a, b) => a - b)[costs.length >> 1] ?? Number.NaN
  return {
    seconds: middle((one) => one.seconds),
    bytesSent: middle((one) => one.bytesSent),
    rowsWritten: middle((one) => one.rowsWritten),
    report: costs.at(-1)?.report as Cost['report'],
  }
}

function row(name: string, cost: Cost, full: Cost, note = ''): void {
  const cell = (value: number, of: number, digits: number, width: number) =>
    `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${((100 * value) / of).toFixed(1).padStart(6)} %`.padStart(
      width,
    )
  const { extracted, linked, uploaded } = cost.report
  print(
    `  ${name.padEnd(34)}${cell(cost.bytesSent, full.bytesSent, 0, 20)}${cell(cost.rowsWritten, full.rowsWritten, 0, 22)}` +
      `${cell(cost.seconds, full.seconds, 2, 18)}   read ${extracted}, linked ${linked}, sent ${uploaded.files} files, ${uploaded.links} link sets${note}\n`,
  )
}

function print(text: string): void {
  process.stderr.write(text)
}
