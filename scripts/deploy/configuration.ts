/**
 * What a deployment consists of, read from wrangler.toml, which is the only place where resources are declared.
 *
 * `[env.production]` overrides the rest, key by key. The file contains names only. The account's ids are looked up on every run and
 * never written back, so the file is the same for everyone who deploys it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'

const Settings = z.looseObject({
  name: z.string(),
  main: z.string(),
  d1_databases: z
    .array(z.looseObject({ binding: z.string(), database_name: z.string(), migrations_dir: z.string() }))
    .default([]),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string() })).default([]),
  queues: z
    .looseObject({
      producers: z.array(z.looseObject({ binding: z.string(), queue: z.string() })).default([]),
      consumers: z.array(z.looseObject({ queue: z.string(), dead_letter_queue: z.string().optional() })).default([]),
    })
    .default({ producers: [], consumers: [] }),
  vectorize: z.array(z.looseObject({ binding: z.string(), index_name: z.string() })).default([]),
  ai: z.looseObject({ binding: z.string() }).optional(),
  durable_objects: z
    .looseObject({ bindings: z.array(z.looseObject({ name: z.string(), class_name: z.string() })).default([]) })
    .default({ bindings: [] }),
  migrations: z.array(z.looseObject({ tag: z.string() })).default([]),
  triggers: z.looseObject({ crons: z.array(z.string()).default([]) }).default({ crons: [] }),
  assets: z.looseObject({ directory: z.string().optional() }).optional(),
})
export type Settings = z.infer<typeof Settings>

/** A secret or setting that the owner of the account must know about, with its description. */
export interface Secret {
  readonly name: string
  readonly description: string
  /** Whether a random value is generated if there is none. */
  readonly generated: boolean
}

export interface Configuration {
  readonly project: string
  readonly settings: Settings
  /** Migration files of each database, by binding. */
  readonly migrations: ReadonlyMap<string, readonly string[]>
  readonly secrets: readonly Secret[]
}

export function readConfiguration(project: string, environment = 'production'): Configuration {
  const { env = {}, ...top } = parse(readFileSync(join(project, 'wrangler.toml'), 'utf8')) as Record<
    string,
    unknown
  > & {
    env?: Record<string, Record<string, unknown>>
  }
  if (!Object.hasOwn(env, environment)) throw new Error(`wrangler.toml has no [env.${environment}].`)
  const settings = Settings.parse({ ...top, ...env[environment] })
  const migrations = new Map(
    settings.d1_databases.map(({ binding, migrations_dir }) => [
      binding,
      readdirSync(join(project, migrations_dir))
        .filter((name) => name.endsWith('.sql'))
        .sort(),
    ]),
  )
  return { project, settings, migrations, secrets: readSecrets(project) }
}

const Described = z.looseObject({
  cloudflare: z
    .object({ bindings: z.record(z.string(), z.object({ description: z.string() })) })
    .default({ bindings: {} }),
})

/**
 * The descriptions are in package.json, because the Deploy to Cloudflare button reads them there. The names of the
 * secrets are those in `.dev.vars.example`, for the same reason.
 */
function readSecrets(project: string): Secret[] {
  const { cloudflare } = Described.parse(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')))
  const example = readFileSync(join(project, '.dev.vars.example'), 'utf8')
  return [...example.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    description: cloudflare.bindings[name]?.description ?? '',
    generated: value.includes('generated'),
  }))
}
