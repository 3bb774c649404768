/**
 * Which of the configured resources exist in the account already. Only reads.
 */
import { z } from 'zod'
import type { Configuration } from './configuration.ts'
import { jsonIn, type Said, type Wrangler } from './wrangler.ts'

export interface Existing {
  /** Name → id. */
  readonly databases: ReadonlyMap<string, string>
  /** Title → id. */
  readonly namespaces: ReadonlyMap<string, string>
  readonly queues: ReadonlySet<string>
  readonly indexes: ReadonlyMap<string, { dimensions: number; metric: string }>
  /** The Worker's secrets, if the Worker exists. */
  readonly secrets: ReadonlySet<string>
}

/** For a plan without an account: nothing exists yet. */
export const NOTHING: Existing = {
  databases: new Map(),
  namespaces: new Map(),
  queues: new Set(),
  indexes: new Map(),
  secrets: new Set(),
}

const Databases = z.array(z.looseObject({ uuid: z.string(), name: z.string() }))
const Namespaces = z.array(z.looseObject({ id: z.string(), title: z.string() }))
const Indexes = z.array(
  z.looseObject({ name: z.string(), config: z.looseObject({ dimensions: z.number(), metric: z.string() }) }),
)
const Secrets = z.array(z.looseObject({ name: z.string() }))

export async function readExisting({ settings }: Configuration, wrangler: Wrangler): Promise<Existing> {
  const databases = Databases.parse(jsonIn(succeeded(await wrangler('d1', 'list', '--json'), 'list the databases')))
  const namespaces = Namespaces.parse(
    jsonIn(succeeded(await wrangler('kv', 'namespace', 'list'), 'list the KV namespaces')),
  )
  const queues = new Set<string>()
  for (const name of queueNames(settings)) if (await hasQueue(wrangler, name)) queues.add(name)
  const indexes = new Map<string, { dimensions: number; metric: string }>()
  if (settings.vectorize.length > 0) {
    const said = succeeded(await wrangler('vectorize', 'list', '--json'), 'list the Vectorize indexes')
    for (const { name, config } of Indexes.parse(jsonIn(said))) indexes.set(name, config)
  }
  return {
    databases: new Map(databases.map((one) => [one.name, one.uuid])),
    namespaces: new Map(namespaces.map((one) => [one.title, one.id])),
    queues,
    indexes,
    secrets: await secretsOf(wrangler, settings.name),
  }
}

/**
 * A Worker that was never deployed has none. On any other error we must not go on: a new secret would replace the present one.
 */
async function secretsOf(wrangler: Wrangler, worker: string): Promise<Set<string>> {
  const said = await wrangler('secret', 'list', '--name', worker, '--format', 'json')
  if (said.code !== 0 && /Worker "[^"]*" not found/.test(said.stdout + said.stderr)) return new Set()
  return new Set(Secrets.parse(jsonIn(succeeded(said, 'list the secrets'))).map((one) => one.name))
}

export function queueNames({ queues }: Configuration['settings']): string[] {
  const all = [
    ...queues.producers.map((one) => one.queue),
    ...queues.consumers.flatMap((one) => [one.queue, ...(one.dead_letter_queue ? [one.dead_letter_queue] : [])]),
  ]
  return [...new Set(all)]
}

async function hasQueue(wrangler: Wrangler, name: string): Promise<boolean> {
  const said = await wrangler('queues', 'info', name)
  if (said.code === 0) return true
  if (/does not exist/.test(said.stdout + said.stderr)) return false
  succeeded(said, `look for the queue ${name}`)
  return false
}

export function succeeded(said: Said, what: string): Said {
  if (said.code === 0) return said
  const words = `${said.stdout}\n${said.stderr}`.trim()
  const hint = /not authenticated|CLOUDFLARE_API_TOKEN|wrangler login|authentication error/i.test(words)
    ? '\nSign in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.'
    : ''
  throw new Error(`Could not ${what}.\n${words}${hint}`)
}
