/**
 * `npm run wrangler -- ARGUMENTS…`: wrangler, with the ids that the resources have in the account.
 *
 * wrangler.toml has names where the ids would be, and wrangler takes them for ids: `wrangler d1 export sextant-control
 * --remote` asks for a database that does not exist.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeConfiguration } from './apply.ts'
import { readConfiguration } from './configuration.ts'
import { readExisting } from './existing.ts'
import { wranglerOf } from './wrangler.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

try {
  const configuration = readConfiguration(PROJECT)
  const existing = await readExisting(configuration, wranglerOf(PROJECT))
  const file = writeConfiguration(configuration, existing, join(PROJECT, '.wrangler', 'in-account'))
  const program = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js')
  const child = spawn(process.execPath, [program, ...process.argv.slice(2), '--config', file], { stdio: 'inherit' })
  child.once('close', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
