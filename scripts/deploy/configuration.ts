/**
 * What a deployment consists of, read from wrangler.toml: the one place where resources are declared.
 *
 * `[env.production]` is laid over the rest, key by key. Names in the file are names; the ids that the account gives are looked
 * up on every run and are never written back, so that the file is the same for everybody who deploys it.
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

/** A secret or setting that the account's owner must know about, with the sentence that says what it is. */
export interface Secret {
  readonly name: string
  readonly description: string
  /** Whether one is made when there is none: random, known to nobody. */
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
 * The descriptions are in package.json, where the Deploy to Cloudflare button looks for them as well; the names that are
 * secrets are those of `.dev.vars.example`, for the same reason.
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
