/**
 * Carries out a plan: creates resources, looks up their ids, writes the configuration for wrangler, migrates, uploads. If a step
 * fails, running it again continues from there.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import type { Configuration, Settings } from './configuration.ts'
import { type Existing, readExisting, succeeded } from './existing.ts'
import type { Step } from './plan.ts'
import type { Wrangler } from './wrangler.ts'

export interface Applying {
  readonly configuration: Configuration
  readonly wrangler: Wrangler
  /** Where the generated configuration is written. */
  readonly folder: string
  readonly values: Readonly<Record<string, string>>
  /** Builds and checks the upload without uploading. */
  readonly dryRun: boolean
  say(line: string): void
}

export async function applyPlan(steps: readonly Step[], on: Applying): Promise<void> {
  for (const { action, command, kind, name } of steps) {
    if (action !== 'create' || !command) continue
    on.say(`creating ${kind} ${name}`)
    succeeded(await on.wrangler(...command), `create ${kind} ${name}`)
  }
  // Read the ids from the lists, not from the output of the create commands: this works for old and new resources alike.
  const config = writeConfiguration(on.configuration, await readExisting(on.configuration, on.wrangler), on.folder)
  for (const { kind, command, name } of steps) {
    if (kind !== 'migrations' || !command) continue
    on.say(`migrating ${name}`)
    succeeded(await on.wrangler(...command, '--config', config), `migrate ${name}`)
  }
  await deploy(steps, config, on)
}

/** Builds the program as it would be uploaded. Needs no account. */
export async function buildOnly(on: Omit<Applying, 'values' | 'dryRun'>): Promise<void> {
  const config = writeConfiguration(on.configuration, undefined, on.folder)
  await deploy([], config, { ...on, values: {}, dryRun: true })
}

async function deploy(steps: readonly Step[], config: string, on: Applying): Promise<void> {
  const secrets: Record<string, string> = {}
  for (const { kind, action, name } of steps)
    if (kind === 'secret' && action === 'set') secrets[name] = on.values[name] ?? randomBytes(32).toString('base64url')
  const file = join(on.folder, 'secrets.json')
  const named = Object.keys(secrets)
  try {
    if (named.length > 0) writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
    on.say(on.dryRun ? 'building the Worker' : 'deploying the Worker')
    const said = await on.wrangler(
      ...['deploy', '--config', config],
      ...(named.length > 0 ? ['--secrets-file', file] : []),
      ...(on.dryRun ? ['--dry-run', '--outdir', join(on.folder, 'bundle')] : []),
    )
    succeeded(said, 'deploy the Worker')
    on.say(said.stdout.trim())
  } finally {
    rmSync(file, { force: true })
  }
}

/** The settings of wrangler.toml in one flat file, with the account's ids and with absolute paths. */
export function writeConfiguration(
  { project, settings }: Configuration,
  existing: Existing | undefined,
  folder: string,
): string {
  const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(project, path))
  const idOf = (known: ReadonlyMap<string, string> | undefined, name: string): string => {
    const id = known?.get(name)
    if (known && id === undefined) throw new Error(`${name} is not in the account: npm run deploy creates it.`)
    return id ?? name
  }
  const flat: Settings = {
    ...settings,
    main: absolute(settings.main),
    d1_databases: settings.d1_databases.map((one) => ({
      ...one,
      database_id: idOf(existing?.databases, one.database_name),
      migrations_dir: absolute(one.migrations_dir),
    })),
    kv_namespaces: settings.kv_namespaces.map((one) => ({ ...one, id: idOf(existing?.namespaces, one.id) })),
  }
  if (settings.assets?.directory !== undefined)
    flat.assets = { ...settings.assets, directory: absolute(settings.assets.directory) }
  const { build } = settings as { build?: Record<string, unknown> }
  if (build) Object.assign(flat, { build: { ...build, cwd: project } })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'wrangler.json')
  writeFileSync(file, `${JSON.stringify(flat, null, 2)}\n`)
  return file
}
