/**
 * Checks that every file is accounted for: in each repository, indexed and skipped files together must be exactly git's own tree.
 *
 *   npm run bench:accounting -- PATH [PATH …] [--json]
 *
 * PATH is a git directory or a checkout; its HEAD is read. Nothing is uploaded. Exits with 1 if a file is missing, counted
 * twice, or skipped without a reason.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { run } from '../indexer-action/src/run/run.ts'
import type { Ingest } from '../indexer-action/src/upload/upload.ts'
import { readCommandLine } from '../scripts/command-line.ts'
import type { ManifestEntry } from '../src/contract/manifest.ts'
import { InboundRecord } from '../src/contract/messages.ts'
import { checkoutOf, git } from './measured-server.ts'

const { positionals, values } = readCommandLine(import.meta.url, {
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

const scratch = mkdtempSync(join(tmpdir(), 'sextant-accounting-'))
const results: unknown[] = []
try {
  for (const path of positionals) results.push(await account(path))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)

async function account(path: string): Promise<unknown> {
  const checkout = await checkoutOf(path, scratch, false)
  const tree = (await git(checkout, 'ls-tree', '-r', '-z', '--name-only', 'HEAD'))
    .split('\0')
    .filter((one) => one !== '')
  const entries = new Map<string, ManifestEntry>()
  let twice = 0
  const ingest: Ingest = {
    begin: async () => ({ upload: 'none', expires: '2100-01-01T00:00:00.000Z', formats: [1], limits: {} }),
    have: async (_, { files, links }) => ({ files, links }),
    async records(_, body) {
      const lines = gunzipSync(body).toString('utf8').trimEnd().split('\n')
      for (const line of lines) {
        if (!line.startsWith('{"kind":"manifest"')) continue
        const record = InboundRecord.parse(JSON.parse(line))
        if (record.kind !== 'manifest') continue
        for (const entry of record.entries) {
          if (entries.has(entry[0])) twice++
          entries.set(entry[0], entry)
        }
      }
      return { stored: lines.length, known: 0 }
    },
    publish: async () => ({ outcome: 'published', generation: 1, commit: '0'.repeat(40), url: '' }),
  } as Ingest
  const report = await run({
    path: checkout,
    ingest,
    server: 'none',
    repository: 'accounting/one',
    ref: 'main',
    commit: 'HEAD',
    cache: false,
  })
  const lost = tree.filter((one) => !entries.has(one))
  const invented = [...entries.keys()].filter((one) => !tree.includes(one))
  const unexplained = [...entries.values()].filter((one) => typeof one[1] !== 'number' && !one[1])
  const failed = report.warnings.length
  const sound =
    twice === 0 &&
    lost.length === 0 &&
    invented.length === 0 &&
    unexplained.length === 0 &&
    report.indexed + report.skipped === tree.length
  const reasons = Object.entries(report.skippedBy)
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ')
  process.stderr.write(
    `${sound ? 'ok  ' : 'BAD '} ${basename(checkout).padEnd(24)} ${String(tree.length).padStart(6)} files = ${report.indexed} indexed + ` +
      `${report.skipped} skipped${reasons ? ` (${reasons})` : ''}${failed ? `; ${failed} warnings` : ''}\n`,
  )
  if (!sound) {
    process.stderr.write(`${JSON.stringify({ twice, lost: lost.slice(0, 10), invented: invented.slice(0, 10) })}\n`)
    process.exitCode = 1
  }
  rmSync(checkout, { recursive: true, force: true })
  return { name: basename(checkout), files: tree.length, indexed: report.indexed, skipped: report.skippedBy, sound }
}
