/**
 * The process that `local-server.ts` starts: the Worker in workerd, its databases, objects, keys and queues in a folder.
 *
 * This is the simulator that `wrangler dev` runs, with the configuration that wrangler reads and the bundle that it would
 * deploy, but without its development proxy: that one passes every request through a second workerd, which costs more than
 * most answers do, and starts the Worker again whenever a source file is saved. See docs/decisions/0007.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig, unstable_splitSqlQuery } from 'wrangler'

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
const HOST = '127.0.0.1'
/** Deployed, the sweep comes by the clock of `[triggers]`; nothing rings that here. */
const SWEEP_MS = 3600_000

const script = bundled()
const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
const assets = workerOptions.assets as { directory: string } | undefined
if (assets) assets.directory = own(assets.directory)
const worker = {
  ...workerOptions,
  name: 'sextant',
  modules: [{ type: 'ESModule' as const, path: 'worker.js', contents: readFileSync(script, 'utf8') }],
  bindings: {
    ...(workerOptions.bindings as Record<string, string> | undefined),
    ...Object.fromEntries(
      values.var.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
    ),
  },
}
const simulator = new Miniflare({
  ...convertV4MiniflareOptions({
    host: HOST,
    port: Number(values.port),
    log: new Log(LogLevel.WARN),
    cf: false, // it would ask the network where this machine stands
    workers: [worker],
  }),
  resourcePersistencePath: join(folder, 'state', 'v3'),
})
await simulator.ready
await migrate()
const sweep = setInterval(() => {
  void simulator.getWorker().then((running) => (running as unknown as Scheduled).scheduled({ cron: '17 * * * *' }))
}, SWEEP_MS)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    clearInterval(sweep)
    void simulator.dispose().then(() => process.exit(0))
  })
process.stdout.write('ready\n')

/** What the simulator's types leave out where no Worker's types are about. */
interface Scheduled {
  scheduled(event: { cron: string }): Promise<unknown>
}

/** As `wrangler.toml` has it; wrangler's own type does not resolve here either. */
interface Database {
  readonly binding: string
  readonly migrations_dir?: string
}

/** The Worker as wrangler would deploy it, made again when anything that goes into it has changed. */
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

/** The simulator knows the assets by the names of its start, and the next build gives them others: it gets a copy. */
function own(assets: string): string {
  const copy = join(folder, 'worker', 'assets')
  rmSync(copy, { recursive: true, force: true })
  cpSync(assets, copy, { recursive: true })
  return copy
}

/** Names, sizes and times of everything below a path. */
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
 * Brings the databases up to date, as `wrangler d1 migrations apply` would, but in one process and without asking. A
 * fingerprint of what was applied makes every later start skip it.
 */
async function migrate(): Promise<void> {
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
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return
  for (const { binding, migrations } of databases) {
    const database = await simulator.getD1Database(binding)
    await database
      .prepare(
        'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
      )
      .run()
    const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
    const applied = new Set(results.map((row: { name: string }) => row.name))
    for (const { name, sql } of migrations) {
      if (applied.has(name)) continue
      const statements = unstable_splitSqlQuery(sql).map((statement) => database.prepare(statement))
      await database.batch([...statements, database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)])
    }
  }
  mkdirSync(join(folder, 'state'), { recursive: true })
  writeFileSync(mark, state)
}
