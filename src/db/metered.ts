/**
 * A D1 binding that counts what it is asked for and refuses what production would refuse.
 *
 * In production every call to D1 is a network round trip and rows read are billed, so both are counted per request and
 * asserted in tests. The local emulator accepts statements and request sizes that the real service does not. The checks
 * here fail the same way in both, and so are seen in tests first.
 */

export const D1_LIMITS = {
  /** D1's own limit is 1,000 per invocation; the rest is reserved for what a request does after its main work. */
  statementsPerRequest: 900,
  parameters: 100,
  statementBytes: 100_000,
  /** D1's own limit is 2,000,000, for a string, a BLOB, or a whole row. */
  valueBytes: 1_900_000,
} as const

export interface Meter {
  roundTrips: number
  statements: number
  rowsRead: number
  rowsWritten: number
}

export const newMeter = (): Meter => ({ roundTrips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 })

/** A statement that production would refuse: always a fault of this code, never of a caller. */
export class DatabaseLimitError extends Error {
  override readonly name = 'DatabaseLimitError'
}

/** The same database, with every round trip counted on all of `meters`. */
export function meteredD1(database: D1Database, ...meters: Meter[]): D1Database {
  const roundTrip = async <T>(statements: number, run: () => Promise<T>): Promise<T> => {
    for (const meter of meters) {
      meter.roundTrips += 1
      meter.statements += statements
      if (meter.statements > D1_LIMITS.statementsPerRequest) {
        throw new DatabaseLimitError(`more than ${D1_LIMITS.statementsPerRequest} statements in one request`)
      }
    }
    return run()
  }
  const count = <R extends D1Result<unknown>>(result: R): R => {
    for (const meter of meters) {
      meter.rowsRead += result.meta.rows_read ?? 0
      meter.rowsWritten += result.meta.rows_written ?? 0
    }
    return result
  }
  return {
    prepare: (sql) => new MeteredStatement(checkedSql(database, sql), roundTrip, count),
    async batch<T>(statements: D1PreparedStatement[]) {
      if (statements.length === 0) return []
      const plain = statements.map(unwrap)
      const results = await roundTrip(plain.length, () => database.batch<T>(plain))
      return results.map(count)
    },
    exec: () => refuse('exec'),
    dump: () => refuse('dump'),
    withSession: () => refuse('withSession'),
  } as D1Database
}

function refuse(what: string): never {
  throw new DatabaseLimitError(`${what} is not for requests`)
}

function checkedSql(database: D1Database, sql: string): D1PreparedStatement {
  // Statements are constants without user text, so a semicolon can only mean a second statement.
  if (sql.includes(';')) throw new DatabaseLimitError('more than one statement in a prepare')
  if (sql.length > D1_LIMITS.statementBytes) throw new DatabaseLimitError('statement too long')
  return database.prepare(sql)
}

function checkValue(value: unknown): void {
  const bytes =
    typeof value === 'string'
      ? value.length > D1_LIMITS.valueBytes / 3 // only then can its UTF-8 exceed the limit
        ? new TextEncoder().encode(value).length
        : 0
      : value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? value.byteLength
        : 0
  if (bytes > D1_LIMITS.valueBytes) throw new DatabaseLimitError(`bound value of ${bytes} bytes`)
}

type RoundTrip = <T>(statements: number, run: () => Promise<T>) => Promise<T>
type Count = <R extends D1Result<unknown>>(result: R) => R

const inner = new WeakMap<object, D1PreparedStatement>()

function unwrap(statement: D1PreparedStatement): D1PreparedStatement {
  const plain = inner.get(statement)
  if (!plain) throw new DatabaseLimitError('a statement of another database')
  return plain
}

class MeteredStatement implements D1PreparedStatement {
  readonly #statement: D1PreparedStatement
  readonly #roundTrip: RoundTrip
  readonly #count: Count

  constructor(statement: D1PreparedStatement, roundTrip: RoundTrip, count: Count) {
    this.#statement = statement
    this.#roundTrip = roundTrip
    this.#count = count
    inner.set(this, statement)
  }

  bind(...values: unknown[]): D1PreparedStatement {
    if (values.length > D1_LIMITS.parameters) throw new DatabaseLimitError(`${values.length} bound parameters`)
    for (const value of values) checkValue(value)
    return new MeteredStatement(this.#statement.bind(...values), this.#roundTrip, this.#count)
  }

  async all<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.#count(await this.#roundTrip(1, () => this.#statement.all<T>()))
  }

  async run<T = Record<string, unknown>>(): Promise<D1Result<T>> {
    return this.#count(await this.#roundTrip(1, () => this.#statement.run<T>()))
  }

  // Uses `all`, because D1's own `first` and `raw` do not report rows read.
  async first<T>(column?: string): Promise<T | null> {
    const { results } = await this.all<Record<string, unknown>>()
    const row = results[0]
    if (row === undefined) return null
    return (column === undefined ? row : (row[column] ?? null)) as T | null
  }

  // Rows read this way are not counted: D1 reports them only for `all`, `run` and `batch`.
  raw<T = unknown[]>(options: { columnNames: true }): Promise<[string[], ...T[]]>
  raw<T = unknown[]>(options?: { columnNames?: false }): Promise<T[]>
  raw<T = unknown[]>(options?: { columnNames?: boolean }): Promise<T[] | [string[], ...T[]]> {
    return this.#roundTrip<T[] | [string[], ...T[]]>(1, () =>
      options?.columnNames === true ? this.#statement.raw<T>({ columnNames: true }) : this.#statement.raw<T>(),
    )
  }
}
