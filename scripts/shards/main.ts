/**
 * `npm run shards`: where repositories are, and moving one.
 *
 *   npm run shards                                   every repository's shard, and what each shard holds
 *   npm run shards -- move OWNER/NAME --to N         while it is read and written; the old rows stay
 *   npm run shards -- forget OWNER/NAME --on N       takes those away, ten minutes later or more
 *
 * On this machine's data in .sextant (stop `npm start` first: two programs must not write one database), or with `--remote` in
 * the account that `npm run deploy` deploys to.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getPlatformProxy } from 'wrangler'
import { writeConfiguration } from '../deploy/apply.ts'
import { readConfiguration } from '../deploy/configuration.ts'
import { readExisting } from '../deploy/existing.ts'
import { wranglerOf } from '../deploy/wrangler.ts'
import { forgetOn, type Move, moveRepository } from './move.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    on: { type: 'string' },
    remote: { type: 'boolean', default: false },
    /** Of the server whose data it is; by default that of `npm start`. */
    state: { type: 'string', default: join(PROJECT, '.sextant', 'state') },
  },
})

const configuration = readConfiguration(PROJECT)
const { env, dispose } = await getPlatformProxy<Record<string, unknown>>({
  configPath: await onlyDatabases(),
  persist: { path: join(values.state, 'v3') },
  ...(values.remote ? { remoteBindings: true } : {}),
})
try {
  const control = env.DB as D1Database
  const shards = configuration.settings.d1_databases
    .map((one) => one.binding)
    .filter((binding) => binding.startsWith('INDEX_'))
    .sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)))
    .map((binding) => env[binding] as D1Database)
  await main(control, shards)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await dispose()
}

async function main(control: D1Database, shards: readonly D1Database[]): Promise<void> {
  const [what = 'list', repository = ''] = positionals
  if (what === 'list') return list(control, shards)
  const [owner, name] = repository.split('/')
  const row = await control
    .prepare('SELECT id FROM repository WHERE owner = ? AND name = ? AND deleted_at IS NULL')
    .bind(owner ?? '', name ?? '')
    .first<{ id: number }>()
  if (!row) throw new Error(`There is no repository ${repository}.`)
  const move: Move = { control, shards, repositoryId: row.id, now: Date.now, say }
  if (what === 'move') say(`${repository}: ${await moveRepository(move, numberOf(values.to, '--to'))}`)
  else if (what === 'forget') say(`${await forgetOn(move, numberOf(values.on, '--on'))} rows deleted`)
  else throw new Error(`${what} is not one of list, move, forget.`)
}

async function list(control: D1Database, shards: readonly D1Database[]): Promise<void> {
  for (const [at, shard] of shards.entries()) {
    const { meta } = await shard.prepare('SELECT 1').all()
    say(`shard ${at}: ${((meta.size_after ?? 0) / 1e6).toFixed(1)} MB of 10,000`)
  }
  const { results } = await control
    .prepare('SELECT owner, name, shard FROM repository WHERE deleted_at IS NULL ORDER BY shard, owner, name')
    .all<{ owner: string; name: string; shard: number }>()
  for (const { owner, name, shard } of results) say(`  ${shard}  ${owner}/${name}`)
}

function numberOf(text: string | undefined, option: string): number {
  if (text === undefined || !/^\d+$/.test(text)) throw new Error(`${option} N: the number of a shard.`)
  return Number(text)
}

/** A configuration of nothing but the databases: their names are all that local data depends on. */
async function onlyDatabases(): Promise<string> {
  const folder = join(PROJECT, '.wrangler', 'shards')
  mkdirSync(folder, { recursive: true })
  const existing = values.remote ? await readExisting(configuration, wranglerOf(PROJECT)) : undefined
  const whole = writeConfiguration(configuration, existing, folder)
  const { name, compatibility_date, d1_databases } = JSON.parse(readFileSync(whole, 'utf8')) as {
    name: string
    compatibility_date: string
    d1_databases: object[]
  }
  const databases = d1_databases.map((one) => (values.remote ? { ...one, remote: true } : one))
  const file = join(folder, 'databases.json')
  writeFileSync(file, JSON.stringify({ name, compatibility_date, d1_databases: databases }))
  return file
}
