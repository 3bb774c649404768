/**
 * What pushes cost in real development: a repository's own last commits, one by one, as shares of a whole index.
 *
 *   npm run bench:history -- --repository PATH [--repository PATH …] [--commits 30] [--each] [--json]
 *
 * PATH is a checkout or a git directory with its history. The oldest of the commits (first parents only, so a merge is one
 * commit) is indexed completely into a fresh local service. Each of the others follows as its push would, on the same
 * branch, with the cache of the previous one. `--each` prints every commit. The benchmark does not wait for vectors: the service makes
 * them, and CI runs do not wait for them either.
 */

import { basename, join } from 'node:path'
import { misuse, readCommandLine } from '../scripts/command-line.ts'
import { type Cost, checkoutOf, git, type MeasuredServer, measureEach } from './measured-server.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    repository: { type: 'string', multiple: true, default: ['.'] },
    commits: { type: 'string', default: '30' },
    each: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const wanted = Number(values.commits)
if (!Number.isInteger(wanted) || wanted < 1) misuse(`--commits takes a number of commits, not ${values.commits}`)

interface Push {
  commit: string
  /** All files that the commit added, changed or deleted. */
  files: number
  cost: Cost
}

await measureEach(values.repository, values.json, measure)

async function measure(server: MeasuredServer, path: string): Promise<unknown> {
  const checkout = await checkoutOf(path, server.scratch)
  const name = basename(checkout)
  const listed = await git(checkout, 'rev-list', '--first-parent', `--max-count=${wanted + 1}`, 'HEAD')
  const [oldest, ...newer] = listed.trim().split('\n').reverse()
  if (oldest === undefined || newer.length === 0) throw new Error(`${path} has no history to go through`)
  const index = async (commit: string): Promise<Cost> => {
    await git(checkout, 'checkout', '-q', '--detach', commit)
    return server.index(checkout, `bench/${name}`, 'main', '--cache', join(server.scratch, `${name}-cache`))
  }
  const full = await index(oldest)
  print(`\n${name}: ${full.report.indexed} files, ${(full.report.statistics.bytes / 1e6).toFixed(1)} MB, `)
  print(`whole in ${full.seconds.toFixed(1)} s; ${newer.length} commits after it\n`)
  const pushes: Push[] = []
  for (const commit of newer) {
    const changed = await git(checkout, 'diff', '--name-only', `${commit}^`, commit)
    const push = { commit, files: changed.trim().split('\n').filter(Boolean).length, cost: await index(commit) }
    pushes.push(push)
    if (values.each) print(`  ${commit.slice(0, 9)} ${line(push, full)}\n`)
  }
  const relinked = pushes.filter(({ cost }) => cost.report.linked > cost.report.extracted)
  print(`  of ${pushes.length} commits ${relinked.length} had more files linked anew than read\n`)
  for (const [what, of] of [
    ['seconds', (cost: Cost) => cost.seconds],
    ['bytes sent', (cost: Cost) => cost.bytesSent],
    ['rows written', (cost: Cost) => cost.rowsWritten],
  ] as const) {
    const shares = pushes.map(({ cost }) => (100 * of(cost)) / of(full)).sort((a, b) => a - b)
    const at = (part: number) => (shares[Math.min(shares.length - 1, Math.floor(part * shares.length))] ?? 0).toFixed(1)
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    print(`  ${what.padEnd(13)} median ${at(0.5)} %, nine of ten under ${at(0.9)} %, mean ${mean.toFixed(1)} %\n`)
  }
  return { name, full, pushes }
}

function line({ files, cost }: Push, full: Cost): string {
  const { extracted, linked, statistics } = cost.report
  const share = ((100 * cost.seconds) / full.seconds).toFixed(1)
  const phases = Object.entries(statistics.phases).map(([phase, ms]) => `${phase} ${Math.round(ms)}`)
  return `${String(files).padStart(4)} files changed, read ${extracted}, linked ${linked}: ${share} % of the seconds (${phases.join(', ')} ms)`
}

function print(text: string): void {
  process.stderr.write(text)
}
