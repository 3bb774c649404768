/**
 * D1 as in-memory SQLite, for Node tests that run thousands of interleavings: a call costs what SQLite needs, while the emulator's
 * takes milliseconds. As in D1, a call is one transaction, nothing runs between its statements, and the answer arrives
 * asynchronously. It implements what stores use, and the limits of SQLite that D1 sets: the emulator knows nothing of that for the
 * length of a text or of a row, which a sorter makes as well.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Env } from '../../src/env.ts'

const LIMITS = {
  length: 2_000_000,
  sqlLength: 100_000,
  variableNumber: 100,
  column: 100,
  functionArg: 32,
  likePatternLength: 50,
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/** What the upload API and the sweeper need, on empty databases. */
export function memoryEnv(): Env {
  const [DB, INDEX_0, INDEX_1] = [memoryD1('control'), memoryD1('index'), memoryD1('index')]
  return { DB, INDEX_0, INDEX_1, SEXTANT_DEV: '1', SEXTANT_VECTORS: 'off' } as unknown as Env
}

function memoryD1(migrations: 'control' | 'index'): D1Database {
  const database = new DatabaseSync(':memory:', { limits: LIMITS })
  const folder = join(MIGRATIONS, migrations)
  for (const name of readdirSync(folder).sort()) database.exec(readFileSync(join(folder, name), 'utf8'))
  const prepared = new Map<string, StatementSync>()
  const answer = ({ sql, values }: Statement) => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    const before = changes()
    const results = statement.all(...values).map(asD1)
    return { success: true, results, meta: { rows_read: 0, rows_written: 0, changes: changes() - before } }
  }
  const changes = (): number => Number(database.prepare('SELECT total_changes() AS n').get()?.n)
  const batch = async (statements: readonly Statement[]) => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const results = statements.map(answer)
      database.exec('COMMIT')
      return results
    } catch (error) {
      database.exec('ROLLBACK')
      throw new Error(`D1_ERROR: ${(error as Error).message}`)
    }
  }
  class Statement {
    readonly sql: string
    readonly values: readonly SQLInputValue[]
    constructor(sql: string, values: readonly SQLInputValue[]) {
      this.sql = sql
      this.values = values
    }
    bind(...values: unknown[]): Statement {
      return new Statement(this.sql, values.map(bindable))
    }
    async all() {
      return (await batch([this]))[0] as ReturnType<typeof answer>
    }
    run() {
      return this.all()
    }
    async first(column?: string): Promise<unknown> {
      const row = (await this.all()).results[0]
      return row === undefined ? null : column === undefined ? row : (row[column] ?? null)
    }
  }
  return { prepare: (sql: string) => new Statement(sql, []), batch } as unknown as D1Database
}

function bindable(value: unknown): SQLInputValue {
  if (value === undefined) throw new TypeError('D1_TYPE_ERROR: undefined is not a value')
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)
}

/** D1 returns BLOBs as arrays of numbers. */
function asD1(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? [...value] : value]),
  )
}
