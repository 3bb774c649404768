/**
 * The Worker with its database costs counted, for benchmarks: rows written (index entries included, as D1 charges them)
 * and bytes stored. Nothing else differs from the deployed Worker.
 */
import { newToken } from '../src/auth/tokens.ts'
import type { Env } from '../src/env.ts'
import { sweepAll } from '../src/ingest/sweep.ts'
import worker from '../src/worker.ts'

export * from '../src/worker.ts'

interface Bill {
  rowsRead: number
  rowsWritten: number
  /** Size of the database file after the last statement. */
  bytes: number
}
const bills = new Map<string, Bill>()

export default {
  ...worker,
  async fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/bills') return Response.json(Object.fromEntries(bills))
    if (pathname === '/bench/token') return Response.json(await tokenOf(env, searchParams.get('ref') ?? ''))
    // As cron would run it once the present uploads are over.
    if (pathname === '/bench/sweep') return Response.json(await sweepAll(counted(env), Date.now() + 7 * 3_600_000))
    return worker.fetch(request, counted(env), context)
  },
} satisfies ExportedHandler<Env>

/** A token as a CI run has it, for a single ref. */
async function tokenOf(env: Env, ref: string): Promise<string> {
  const { token, hash, prefix } = await newToken()
  const sql = `INSERT INTO token (hash, prefix, name, organisation_id, ref_pattern, scopes, created_at)
    SELECT ?, ?, 'bench', organisation_id, ?, '["write"]', 0 FROM token ORDER BY id LIMIT 1`
  await env.DB.prepare(sql).bind(hash, prefix, ref).run()
  return token
}

function counted(env: Env): Env {
  const entries = Object.entries(env).map(([name, binding]) =>
    name === 'DB' || name.startsWith('INDEX_') ? [name, countedD1(name, binding as D1Database)] : [name, binding],
  )
  return Object.fromEntries(entries) as Env
}

const inner = new WeakMap<object, D1PreparedStatement>()

function countedD1(name: string, database: D1Database): D1Database {
  const bill = bills.get(name) ?? { rowsRead: 0, rowsWritten: 0, bytes: 0 }
  bills.set(name, bill)
  const count = <R extends D1Result<unknown>>(result: R): R => {
    bill.rowsRead += result.meta.rows_read ?? 0
    bill.rowsWritten += result.meta.rows_written ?? 0
    bill.bytes = result.meta.size_after ?? bill.bytes
    return result
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(_, key) {
        if (key === 'bind') return (...values: unknown[]) => wrap(statement.bind(...values))
        if (key === 'all' || key === 'run') return async () => count(await statement[key]())
        const value = Reflect.get(statement, key) as unknown
        return typeof value === 'function' ? value.bind(statement) : value
      },
    })
    inner.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(database.prepare(sql)),
    async batch<T>(statements: D1PreparedStatement[]) {
      return (await database.batch<T>(statements.map((one) => inner.get(one) ?? one))).map(count)
    },
  } as D1Database
}
