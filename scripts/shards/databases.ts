/**
 * Opens the service's databases for a script: this machine's, or with `remote` the account's.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { writeConfiguration } from '../deploy/apply.ts'
import { type Configuration, readConfiguration } from '../deploy/configuration.ts'
import { readExisting } from '../deploy/existing.ts'
import { wranglerOf } from '../deploy/wrangler.ts'
import { runningServer } from '../local-server.ts'

export interface Where {
  readonly remote: boolean
  /** Data folder of a local server. */
  readonly state: string
}

export interface OpenDatabases {
  readonly control: D1Database
  /** By shard number. */
  readonly shards: readonly D1Database[]
  close(): Promise<void>
}

/** Runs `work` on the databases and closes them. An error is printed and sets the exit code to 1. */
export async function withDatabases(
  project: string,
  where: Where,
  work: (databases: OpenDatabases) => Promise<void>,
): Promise<void> {
  try {
    if (!where.remote) refuseUnlessOurs(where.state)
    const databases = await open(project, where)
    await work(databases).finally(databases.close)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}

/** Fails if the data does not exist, or if a running server uses it: two programs must not write to one database. */
function refuseUnlessOurs(state: string): void {
  if (!existsSync(state)) throw new Error(`There is no data in ${state}. \`npm start\` makes it.`)
  if (runningServer(dirname(state)) !== undefined)
    throw new Error('The service is running on this data. Stop it first (Ctrl-C where `npm start` runs).')
}

async function open(project: string, where: Where): Promise<OpenDatabases> {
  const configuration = readConfiguration(project)
  const { env, dispose } = await getPlatformProxy<Record<string, unknown>>({
    configPath: await onlyDatabases(configuration, where.remote),
    persist: { path: join(where.state, 'v3') },
    remoteBindings: where.remote,
  })
  const shards = configuration.settings.d1_databases
    .map((one) => one.binding)
    .filter((binding) => binding.startsWith('INDEX_'))
    .sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)))
    .map((binding) => env[binding] as D1Database)
  return { control: env.DB as D1Database, shards, close: dispose }
}

/** A configuration with nothing but the databases. Local data depends on their ids only. */
async function onlyDatabases(configuration: Configuration, remote: boolean): Promise<string> {
  const { project } = configuration
  const folder = join(project, '.wrangler', 'shards')
  mkdirSync(folder, { recursive: true })
  const existing = remote ? await readExisting(configuration, wranglerOf(project)) : undefined
  const whole = JSON.parse(readFileSync(writeConfiguration(configuration, existing, folder), 'utf8')) as {
    name: string
    compatibility_date: string
    d1_databases: { database_id: string }[]
  }
  // Local databases are named by their ids in wrangler.toml.
  const local = configuration.settings.d1_databases.map((one) => String(one.database_id))
  const d1_databases = whole.d1_databases.map((one, at) =>
    remote ? { ...one, remote: true } : { ...one, database_id: local[at] },
  )
  const file = join(folder, 'databases.json')
  const { name, compatibility_date } = whole
  writeFileSync(file, JSON.stringify({ name, compatibility_date, d1_databases }))
  return file
}
