/**
 * `npm run access`: saves who may do what before a restore, and applies it afterwards (docs/operations.md).
 *
 *   npm run access -- save FILE        before the control plane is restored to an earlier moment
 *   npm run access -- withhold FILE    right after it: whatever was not allowed when FILE was written is not allowed now
 *
 * Works on this machine's data in .sextant/state or `--state DIR` (stop `npm start` first), or with `--remote` in the deployed
 * account. FILE contains hashes and ids of people: protect it like the database, and delete it afterwards.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misuse, readCommandLine } from '../command-line.ts'
import { withDatabases } from '../shards/databases.ts'
import { type AccessState, readAccess, withholdAccess } from './access.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const { values, positionals } = readCommandLine(import.meta.url, {
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    state: { type: 'string', default: join(PROJECT, '.sextant', 'state') },
  },
})
const [what, file] = positionals
if ((what !== 'save' && what !== 'withhold') || file === undefined) misuse('save FILE or withhold FILE?')
if (what === 'withhold' && !existsSync(file)) misuse(`${file} is not there.`)
await withDatabases(PROJECT, values, async ({ control }) => {
  if (what === 'save') {
    const state = await readAccess(control, Date.now())
    writeFileSync(file, JSON.stringify(state), { mode: 0o600, flag: 'wx' })
    const counts = Object.entries(state.rows).map(([name, rows]) => `${rows.length} ${name}`)
    process.stdout.write(`written: ${counts.join(', ')}\n`)
    return
  }
  const state = JSON.parse(readFileSync(file, 'utf8')) as AccessState
  if (state.format !== 2) throw new Error(`${file} is not of this version.`)
  const changed = Object.entries(await withholdAccess(control, state, Date.now()))
  const counts = changed.map(([name, rows]) => `${rows} ${name}`)
  process.stdout.write(counts.length === 0 ? 'nothing had come back\n' : `withheld: ${counts.join(', ')}\n`)
})
