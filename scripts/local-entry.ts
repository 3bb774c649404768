/**
 * The entry of the local service. It opens the Worker's databases in the same process; see docs/decisions/0010.
 *
 * The simulator's own D1 answers through three Workers, and records a bookmark for every batch. That is a write, so every query waits
 * for the disk. Here a Durable Object beside the Worker opens the same files, and a query costs what SQLite needs.
 */
import { DurableObject } from 'cloudflare:workers'

interface Query {
  readonly sql: string
  readonly values: readonly unknown[]
  /** True if the statement only reads. */
  readonly asks?: boolean
}
interface Rows {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
  readonly meta: { [name: string]: number | boolean }
}
/** A stream if the result is larger than a call may return. */
type Reply = readonly Rows[] | ReadableStream<Uint8Array>

/** Calls are limited to 32 MiB; the worst case is two bytes per character. */
const MOST_CHARACTERS = 12_000_000

export class LocalDatabase extends DurableObject {
  #characters = 0
  /** Size of the database file in bytes. Only a write changes it. */
  #size: number | undefined
  /** SQLite's counters. Nobody else writes to these files, so they are only read around writes. */
  #changes: { total: number; last: number } | undefined

  /** Runs one transaction, as D1 does. Reads alone need none, because nothing else runs until all of them are answered. */
  batch(queries: readonly Query[]): Reply {
    const { storage } = this.ctx
    this.#characters = 0
    const all = (): Rows[] => queries.map((query) => this.#answer(query))
    const isRead = queries.every(({ asks }) => asks)
    if (!isRead) this.#changes = this.#size = undefined
    const results = isRead ? all() : storage.transactionSync(all)
    this.#size ??= storage.sql.databaseSize
    for (const { meta } of results) meta.size_after = this.#size
    if (this.#characters <= MOST_CHARACTERS) return results
    return new Response(JSON.stringify(results)).body as ReadableStream<Uint8Array>
  }

  #answer({ sql, values }: Query): Rows {
    this.#changes ??= this.#counted()
    const before = this.#changes
    const cursor = this.ctx.storage.sql.exec(sql, ...(values as SqlStorageValue[]))
    const rows = [...cursor.raw()]
    for (const row of rows)
      for (let at = 0; at < row.length; at++) {
        const value = row[at]
        if (typeof value === 'string') this.#characters += value.length
        else if (value instanceof ArrayBuffer) row[at] = [...new Uint8Array(value)] as unknown as SqlStorageValue
      }
    const { rowsRead: rows_read, rowsWritten: rows_written } = cursor
    if (rows_written > 0) this.#changes = this.#counted()
    const changes = this.#changes.total - before.total
    const meta = {
      rows_read,
      rows_written,
      changes,
      last_row_id: this.#changes.last,
      changed_db: changes > 0,
      duration: 0,
    }
    return { columns: cursor.columnNames, rows, meta }
  }

  #counted(): { total: number; last: number } {
    const sql = 'SELECT total_changes() AS total, last_insert_rowid() AS last'
    return this.ctx.storage.sql.exec<{ total: number; last: number }>(sql).one()
  }

  /** For migrations, which are started from outside of the Worker. */
  override async fetch(request: Request): Promise<Response> {
    try {
      return Response.json(this.batch((await request.json()) as Query[]))
    } catch (error) {
      return new Response(String(error), { status: 400 })
    }
  }
}

type Ask = (queries: readonly Query[]) => Promise<readonly Rows[]>

class LocalStatement {
  readonly #ask: Ask
  readonly query: Query

  constructor(ask: Ask, query: Query) {
    this.#ask = ask
    this.query = query
  }
  bind(...values: unknown[]): LocalStatement {
    const bound = values.map((value) => {
      if (value === undefined) throw new TypeError('D1_TYPE_ERROR: undefined is not a value')
      return typeof value === 'boolean' ? Number(value) : value
    })
    return new LocalStatement(this.#ask, { ...this.query, values: bound })
  }
  async all(): Promise<unknown> {
    return resultOf((await this.#ask([this.query]))[0] as Rows)
  }
  run(): Promise<unknown> {
    return this.all()
  }
  async raw({ columnNames = false }: { columnNames?: boolean } = {}): Promise<unknown> {
    const { columns, rows } = (await this.#ask([this.query]))[0] as Rows
    return columnNames ? [columns, ...rows] : rows
  }
  async first(column?: string): Promise<unknown> {
    const { columns, rows } = (await this.#ask([this.query]))[0] as Rows
    const [row] = rows
    if (row === undefined) return null
    return column === undefined ? objectOf(columns, row) : (row[columns.indexOf(column)] ?? null)
  }
}

const resultOf = ({ columns, rows, meta }: Rows): unknown => ({
  success: true,
  results: rows.map((row) => objectOf(columns, row)),
  meta,
})

function objectOf(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (let at = 0; at < columns.length; at++) object[columns[at] as string] = row[at]
  return object
}

/** There are a few hundred fixed texts, and more where a statement has one part for each of a caller's words. */
const MOST_TEXTS = 500
const questions = new Map<string, boolean>()

/** Whether a statement begins like a read and contains no word of a write. */
function isQuestion(sql: string): boolean {
  const known = questions.get(sql)
  if (known !== undefined) return known
  const asks = /^\s*(?:SELECT|WITH)\b/.test(sql) && !/\b(?:INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql)
  if (questions.size >= MOST_TEXTS) questions.clear()
  questions.set(sql, asks)
  return asks
}

function localD1(namespace: DurableObjectNamespace<LocalDatabase>, name: string): D1Database {
  const id = namespace.idFromName(name)
  const ask: Ask = async (queries) => {
    try {
      const reply: Reply = await namespace.get(id).batch(queries)
      return reply instanceof ReadableStream ? await new Response(reply).json() : reply
    } catch (error) {
      throw new Error(`D1_ERROR: ${(error as Error).message}`)
    }
  }
  return {
    prepare: (sql: string) => new LocalStatement(ask, { sql, values: [], asks: isQuestion(sql) }),
    batch: async (statements: LocalStatement[]) => (await ask(statements.map(({ query }) => query))).map(resultOf),
  } as unknown as D1Database
}

type LocalEnv = Readonly<Record<string, unknown>> & {
  readonly LOCAL_DATABASE: DurableObjectNamespace<LocalDatabase>
  /** Names of the databases in wrangler.toml, by binding. */
  readonly LOCAL_DATABASES: Readonly<Record<string, string>>
  readonly ASSETS: Fetcher
}

const made = new WeakMap<LocalEnv, LocalEnv>()

/** The Worker's environment with its databases. Created once per environment. */
export function localEnv(env: LocalEnv): LocalEnv {
  const known = made.get(env)
  if (known) return known
  const databases = Object.entries(env.LOCAL_DATABASES).map(([binding, name]) => [
    binding,
    localD1(env.LOCAL_DATABASE, name),
  ])
  const whole: LocalEnv = { ...env, ...Object.fromEntries(databases) }
  made.set(env, whole)
  return whole
}

/** Matches a URL that has already been parsed. */
const OF_A_FILE = /^[^/]+\/\/[^/]+\/assets\//

/** The Worker as deployed, with this environment. Static files are served before it is called, as they are when deployed. */
export function onThisMachine(worker: ExportedHandler<LocalEnv>): ExportedHandler<LocalEnv> {
  return {
    fetch: (request, env, context) =>
      OF_A_FILE.test(request.url)
        ? env.ASSETS.fetch(request as unknown as Request)
        : (worker.fetch?.(request, localEnv(env), context) as Response | Promise<Response>),
    queue: (batch, env, context) => worker.queue?.(batch, localEnv(env), context),
    scheduled: (controller, env, context) => worker.scheduled?.(controller, localEnv(env), context),
  }
}
