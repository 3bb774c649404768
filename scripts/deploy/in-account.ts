/**
 * `npm run wrangler -- ARGUMENTS…`: wrangler, with the ids that the resources have in the account.
 *
 *   npm run wrangler -- d1 --help      what wrangler says of its command; needs no account
 *
 * wrangler.toml has names where the ids would be, and wrangler takes them for ids: `wrangler d1 export sextant-control
 * --remote` asks for a database that does not exist.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { helpIn } from '../command-line.ts'
import { writeConfiguration } from './apply.ts'
import { readConfiguration } from './configuration.ts'
import { readExisting } from './existing.ts'
import { wranglerOf } from './wrangler.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

const args = process.argv.slice(2)
const isAskingForHelp = args.includes('--help')

/** Settings in a file with the account's ids. */
async function withIds(): Promise<string[]> {
  const configuration = readConfiguration(PROJECT)
  const existing = await readExisting(configuration, wranglerOf(PROJECT))
  return ['--config', writeConfiguration(configuration, existing, join(PROJECT, '.wrangler', 'in-account'))]
}

if (isAskingForHelp && args.length === 1)
  process.stdout.write(`${helpIn(readFileSync(fileURLToPath(import.meta.url), 'utf8'))}\n`)
try {
  const program = join(PROJECT, 'node_modules/wrangler/bin/wrangler.js')
  const settings = isAskingForHelp ? [] : await withIds()
  const child = spawn(process.execPath, [program, ...args, ...settings], { stdio: 'inherit' })
  child.once('close', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
