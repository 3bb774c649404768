/**
 * The steps of a deployment, and what exists already. A pure function of the configuration and the account's contents.
 *
 * Databases are migrated before the Worker that needs the new schema is uploaded, while the previous Worker still serves.
 * docs/operations.md says what this requires of a migration.
 */
import type { Configuration } from './configuration.ts'
import { type Existing, queueNames } from './existing.ts'

/** Fixed when the index is created. Another model's vectors need another index with another name. */
export interface VectorShape {
  readonly dimensions: number
  readonly metric: 'cosine' | 'euclidean' | 'dot-product'
}

export interface Step {
  readonly kind:
    | 'database'
    | 'namespace'
    | 'queue'
    | 'vector index'
    | 'durable object'
    | 'workers ai'
    | 'migrations'
    | 'secret'
    | 'schedule'
    | 'worker'
  readonly name: string
  /** `stop`: a person must decide something first. */
  readonly action: 'create' | 'reuse' | 'apply' | 'set' | 'keep' | 'missing' | 'with worker' | 'deploy' | 'stop'
  readonly detail: string
  /** The arguments for wrangler, if one command carries the step out. */
  readonly command?: readonly string[]
}

export interface Wishes {
  readonly location?: string | undefined
  readonly jurisdiction?: string | undefined
  /** Names of the secrets whose values were given to this run. */
  readonly given: ReadonlySet<string>
  readonly vectors: VectorShape
}

export function planDeployment(configuration: Configuration, existing: Existing, wishes: Wishes): Step[] {
  const { settings } = configuration
  return [
    ...databases(configuration, existing, wishes),
    ...settings.kv_namespaces.map(({ binding, id }) =>
      existing.namespaces.has(id)
        ? step('namespace', id, 'reuse', binding)
        : step('namespace', id, 'create', binding, ['kv', 'namespace', 'create', id, ...jurisdiction(wishes)]),
    ),
    ...queueNames(settings).map((name) => {
      const dead = settings.queues.consumers.some((one) => one.dead_letter_queue === name)
      const detail = dead ? 'takes what could not be handled' : 'work to be done later'
      return existing.queues.has(name)
        ? step('queue', name, 'reuse', detail)
        : step('queue', name, 'create', detail, ['queues', 'create', name, ...jurisdiction(wishes)])
    }),
    ...settings.vectorize.map((one) => vectorIndex(one.index_name, existing, wishes.vectors)),
    ...(settings.ai ? [step('workers ai', settings.ai.binding, 'with worker', 'a binding; nothing is created')] : []),
    ...settings.durable_objects.bindings.map(({ name, class_name }) =>
      step('durable object', name, 'with worker', `class ${class_name}, by migration ${tags(settings)}`),
    ),
    ...settings.d1_databases.map(({ binding, database_name }) =>
      step(
        'migrations',
        database_name,
        'apply',
        `${configuration.migrations.get(binding)?.length ?? 0} files, those that are not applied yet`,
        ['d1', 'migrations', 'apply', binding, '--remote'],
      ),
    ),
    ...configuration.secrets.map(({ name, description, generated }) => {
      if (wishes.given.has(name)) return step('secret', name, 'set', description)
      if (existing.secrets.has(name)) return step('secret', name, 'keep', description)
      return generated
        ? step('secret', name, 'set', `${description} (made here)`)
        : step('secret', name, 'missing', description)
    }),
    ...settings.triggers.crons.map((cron) => step('schedule', cron, 'with worker', 'sweeping')),
    step('worker', settings.name, 'deploy', 'the program, its assets, bindings and secrets'),
  ]
}

function databases({ settings }: Configuration, existing: Existing, wishes: Wishes): Step[] {
  const where = wishes.jurisdiction !== undefined ? jurisdiction(wishes) : location(wishes)
  return settings.d1_databases.map(({ binding, database_name }) =>
    existing.databases.has(database_name)
      ? step('database', database_name, 'reuse', binding)
      : step('database', database_name, 'create', binding, ['d1', 'create', database_name, ...where]),
  )
}

function vectorIndex(name: string, existing: Existing, { dimensions, metric }: VectorShape): Step {
  const there = existing.indexes.get(name)
  const wanted = `${dimensions} dimensions, ${metric}`
  if (!there) {
    const command = ['vectorize', 'create', name, '--dimensions', String(dimensions), '--metric', metric]
    return step('vector index', name, 'create', wanted, command)
  }
  if (there.dimensions === dimensions && there.metric === metric) return step('vector index', name, 'reuse', wanted)
  const detail = `has ${there.dimensions} dimensions, ${there.metric}; ${wanted} are needed: give it another name`
  return step('vector index', name, 'stop', detail)
}

const step = (
  kind: Step['kind'],
  name: string,
  action: Step['action'],
  detail: string,
  command?: readonly string[],
): Step => ({ kind, name, action, detail, ...(command ? { command } : {}) })

const jurisdiction = ({ jurisdiction: name }: Wishes): string[] => (name === undefined ? [] : ['--jurisdiction', name])
const location = ({ location: name }: Wishes): string[] => (name === undefined ? [] : ['--location', name])
const tags = ({ migrations }: Configuration['settings']): string =>
  migrations.map((one) => one.tag).join(', ') || 'none'

/** One line per step, for people. */
export function printPlan(steps: readonly Step[]): string {
  const width = (of: (one: Step) => string) => Math.max(...steps.map((one) => of(one).length))
  const [kinds, names, actions] = [width((one) => one.kind), width((one) => one.name), width((one) => one.action)]
  return steps
    .map(({ kind, name, action, detail }) =>
      `  ${action.padEnd(actions)}  ${kind.padEnd(kinds)}  ${name.padEnd(names)}  ${detail}`.trimEnd(),
    )
    .join('\n')
}
