/**
 * The process that `local-server.ts` starts: the Worker in workerd, with databases, objects, KV and queues in a folder.
 *
 * This is the simulator that `wrangler dev` runs, with the configuration that wrangler reads and the bundle that wrangler would deploy.
 * It leaves out the development proxy, which passes every request through a second workerd (docs/decisions/0007), and the
 * simulator's D1 and router, which cost more than most answers do (docs/decisions/0010).
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire, enableCompileCache, flushCompileCache, stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MIGRATED, OUTDATED } from './local-server.ts'

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    folder: { type: 'string' },
    port: { type: 'string' },
    entry: { type: 'string' },
    var: { type: 'string', multiple: true, default: [] },
  },
})
const project = resolve(values.project ?? '.')
const folder = resolve(values.folder ?? '.sextant')
const config = join(project, 'wrangler.toml')
// Twenty megabytes, half of the processor time of a start: an `import` would look through them for names, and compile them each time.
enableCompileCache(join(project, 'dist/compiled'))
const require = createRequire(import.meta.url)
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = require('miniflare') as typeof import('miniflare')
const { unstable_getMiniflareWorkerOptions, unstable_readConfig, unstable_splitSqlQuery } =
  require('wrangler') as typeof import('wrangler')
const HOST = '127.0.0.1'
/** When deployed, `[triggers]` starts the sweep. Locally there is no cron, so this interval does. */
const SWEEP_MS = 3600_000
/** How long workerd may take to stop. */
const END_MS = 3000

const script = bundled()
const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
const { assets, d1Databases, durableObjects, serviceBindings, bindings, ...others } =
  workerOptions as unknown as Options
const state = join(folder, 'state', 'v3')
const DATABASE_CLASS = 'miniflare-D1DatabaseObject'
shareDatabaseFiles()
const esModule = (path: string, contents: string) => ({ type: 'ESModule' as const, path, contents })
const worker = {
  ...others,
  name: 'sextant',
  modules: [
    esModule('entry.js', entryAround()),
    esModule('local.js', stripTypeScriptTypes(readFileSync(new URL('local-entry.ts', import.meta.url), 'utf8'))),
    esModule('worker.js', readFileSync(script, 'utf8')),
  ],
  bindings: {
    ...bindings,
    LOCAL_DATABASES: Object.fromEntries(Object.entries(d1Databases).map(([binding, { id }]) => [binding, id])),
    ...Object.fromEntries(
      values.var.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
    ),
  },
  durableObjects: {
    ...durableObjects,
    LOCAL_DATABASE: {
      className: 'LocalDatabase',
      useSQLite: true,
      unsafeUniqueKey: DATABASE_CLASS,
      unsafePreventEviction: true,
    },
  },
  serviceBindings: { ...serviceBindings, ...(assets ? { ASSETS: 'files' } : {}) },
  // Bypasses the simulator's entry Worker and its router.
  unsafeDirectSockets: [{ host: HOST, port: Number(values.port) }],
}
const files = {
  name: 'files',
  compatibilityDate: others.compatibilityDate,
  modules: [esModule('files.js', 'export default { fetch: () => new Response("Not found\\n", { status: 404 }) }')],
  // The routing of paths happens before this service: every request that arrives here is for a file.
  ...(assets
    ? {
        assets: {
          directory: own(assets.directory),
          assetConfig: assets.assetConfig,
          routerConfig: { has_user_worker: false },
        },
      }
    : {}),
}
const simulator = new Miniflare({
  ...convertV4MiniflareOptions({
    host: HOST,
    port: 0,
    log: new Log(LogLevel.WARN),
    cf: false, // Otherwise it would ask the network for this machine's location.
    workers: [worker, files],
  } as Parameters<typeof convertV4MiniflareOptions>[0]),
  resourcePersistencePath: state,
})
await simulator.ready
if (!(await migrate())) process.stdout.write(`${OUTDATED}\n`)
process.stdout.write(`${MIGRATED}\n`)
const sweep = setInterval(() => {
  void simulator.getWorker().then((running) => (running as unknown as Scheduled).scheduled({ cron: '17 * * * *' }))
}, SWEEP_MS)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
// The parent holds the other end of this pipe. When it closes, the parent is gone.
process.stdin.resume().once('end', end)
flushCompileCache() // Later a signal may end this process.
process.stdout.write('ready\n')

function end(): void {
  clearInterval(sweep)
  // The process group consists of this process and workerd, which must not outlive it.
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), END_MS).unref()
  void simulator.dispose().then(() => process.exit(0))
}

/** Missing from the simulator's types when the Workers types are not loaded. */
interface Scheduled {
  scheduled(event: { cron: string }): Promise<unknown>
}

/** As in `wrangler.toml`; wrangler's own type does not resolve here either. */
interface Database {
  readonly binding: string
  readonly migrations_dir?: string
}

/** The simulator's options that are changed here. */
interface Options {
  readonly compatibilityDate: string
  readonly assets?: { readonly directory: string; readonly assetConfig: object }
  readonly d1Databases: Readonly<Record<string, { readonly id: string }>>
  readonly durableObjects?: Readonly<Record<string, { readonly className: string }>>
  readonly serviceBindings?: Readonly<Record<string, string>>
  readonly bindings?: Readonly<Record<string, string>>
}

/** The entry of `local-entry.ts` around the Worker, with the Worker's classes in the same environment. */
function entryAround(): string {
  const classes = Object.values(durableObjects ?? {}).map(
    ({ className }) => `export class ${className} extends worker.${className} {
      constructor(state, env) { super(state, localEnv(env)) }
    }`,
  )
  return `import * as worker from './worker.js'
    import { LocalDatabase, localEnv, onThisMachine } from './local.js'
    export * from './worker.js'
    export { LocalDatabase }
    ${classes.join('\n')}
    export default onThisMachine(worker.default)`
}

/** Lets the simulator's D1 and ours use the same files, so that scripts find the data of a stopped server where D1 keeps it. */
function shareDatabaseFiles(): void {
  const shared = join(state, 'd1', DATABASE_CLASS)
  const link = join(state, 'do', DATABASE_CLASS)
  mkdirSync(shared, { recursive: true })
  mkdirSync(dirname(link), { recursive: true })
  const made = lstatSync(link, { throwIfNoEntry: false })
  if (made?.isSymbolicLink()) {
    // Where this folder was before it was moved, or what it was copied from: another service may be writing there.
    if (leadsTo(link) === realpathSync(shared)) return
    rmSync(link)
  } else if (made) return
  symlinkSync(relative(dirname(link), shared), link, 'junction')
}

function leadsTo(link: string): string | undefined {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}

/** The Worker bundled as wrangler would deploy it. Rebuilt when any of its inputs has changed. */
function bundled(): string {
  const { main, assets } = unstable_readConfig({ config })
  const entry = values.entry ?? main ?? ''
  const name = createHash('sha256').update(entry).digest('hex').slice(0, 8)
  const outdir = join(folder, 'worker', name)
  const mark = join(outdir, 'made-of')
  const inputs = [join(project, 'src'), dirname(resolve(project, entry)), config, join(project, 'package-lock.json')]
  const state = createHash('sha256').update(inputs.map(fingerprint).join('\n')).digest('hex')
  const script = join(outdir, `${basename(entry).replace(/\.\w+$/, '')}.js`)
  const built = !assets?.directory || existsSync(resolve(project, assets.directory))
  if (built && existsSync(script) && existsSync(mark) && readFileSync(mark, 'utf8') === state) return script
  mkdirSync(outdir, { recursive: true })
  const made = spawnSync(
    process.execPath,
    [
      ...['--no-warnings', join(project, 'node_modules/wrangler/wrangler-dist/cli.js'), 'deploy', '--dry-run'],
      ...(values.entry === undefined ? [] : [values.entry]),
      ...['--config', config, '--outdir', outdir],
    ],
    { cwd: project, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    process.stderr.write(`${made.stdout}${made.stderr}\nThe Worker could not be bundled.\n`)
    process.exit(1)
  }
  writeFileSync(mark, state)
  return script
}

/** A copy of the assets: the simulator lists their names once, at start, and the next build would change them. */
function own(assets: string): string {
  const copy = join(folder, 'worker', 'assets')
  rmSync(copy, { recursive: true, force: true })
  cpSync(assets, copy, { recursive: true })
  return copy
}

/** Names, sizes and modification times of all files below a path. */
function fingerprint(path: string): string {
  const of = (file: string): string => {
    const { size, mtimeMs } = statSync(file)
    return `${file} ${size} ${mtimeMs}`
  }
  if (!statSync(path).isDirectory()) return of(path)
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => of(join(found.parentPath, found.name)))
    .sort()
    .join('\n')
}

/**
 * Applies migrations, as `wrangler d1 migrations apply` would, but in one process and without questions. A fingerprint
 * of what was applied lets later starts skip it. False if there are migrations that are not ours: they were made so that we still run, but
 * what was stored since may be in a form that we cannot read.
 */
async function migrate(): Promise<boolean> {
  const files = (folder: string): { name: string; sql: string }[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
  const { d1_databases: all } = unstable_readConfig({ config }) as { d1_databases: readonly Database[] }
  const databases = all.map(({ binding, migrations_dir }) => ({
    binding,
    migrations: files(resolve(project, migrations_dir ?? 'migrations')),
  }))
  const state = createHash('sha256').update(JSON.stringify(databases)).digest('hex')
  const mark = join(folder, 'state', 'migrated')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return true
  let isOutdated = false
  for (const { binding, migrations } of databases) {
    const ask = await asking(binding)
    const [, known] = await ask([
      {
        sql: 'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
        values: [],
      },
      { sql: 'SELECT name FROM d1_migrations', values: [] },
    ])
    const applied = new Set(known?.rows.map(([name]) => name))
    const ours = new Set(migrations.map(({ name }) => name))
    isOutdated ||= [...applied].some((name) => name !== undefined && !ours.has(name))
    for (const { name, sql } of migrations) {
      if (applied.has(name)) continue
      const statements = unstable_splitSqlQuery(sql).map((statement) => ({ sql: statement, values: [] as string[] }))
      await ask([...statements, { sql: 'INSERT INTO d1_migrations (name) VALUES (?)', values: [name] }])
    }
  }
  mkdirSync(join(folder, 'state'), { recursive: true })
  if (isOutdated) rmSync(mark, { force: true })
  else writeFileSync(mark, state)
  return !isOutdated
}

/** Also missing from the simulator's types. */
interface Objects {
  idFromName(name: string): unknown
  get(id: unknown): { fetch(url: string, request: { method: string; body: string }): Promise<Response> }
}
type Asking = (queries: { sql: string; values: string[] }[]) => Promise<{ rows: string[][] }[]>

async function asking(binding: string): Promise<Asking> {
  const namespace = (await simulator.getDurableObjectNamespace('LOCAL_DATABASE', 'sextant')) as unknown as Objects
  const database = namespace.get(namespace.idFromName(d1Databases[binding]?.id ?? binding))
  return async (queries) => {
    const response = await database.fetch('http://database/', { method: 'POST', body: JSON.stringify(queries) })
    if (!response.ok) throw new Error(`${binding}: ${await response.text()}`)
    return (await response.json()) as { rows: string[][] }[]
  }
}
