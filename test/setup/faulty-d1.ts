/**
 * A real D1 whose calls can be made to fail, to lose their answers, or to wait.
 *
 * `around` receives each call. Not running it is an error before the write; throwing after it has run is a lost answer (the write
 * happened, the caller does not know); delaying it is a request that outlives its client.
 */
import { type Env, indexShards } from '../../src/env.ts'

export type Around = <T>(call: () => Promise<T>) => Promise<T>

export function withFaults(env: Env, around: Around): Env {
  const wrap = (database: D1Database): D1Database => faulty(database, around)
  const [first, second] = indexShards(env).map(wrap)
  return { ...env, DB: wrap(env.DB), INDEX_0: first as D1Database, INDEX_1: second as D1Database }
}

const plain = new WeakMap<object, D1PreparedStatement>()

function faulty(database: D1Database, around: Around): D1Database {
  const statement = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = {
      bind: (...values: unknown[]) => statement(inner.bind(...values)),
      all: () => around(() => inner.all()),
      run: () => around(() => inner.run()),
      first: (column?: string) => around(() => (column === undefined ? inner.first() : inner.first(column))),
    } as unknown as D1PreparedStatement
    plain.set(outer, inner)
    return outer
  }
  return {
    prepare: (sql: string) => statement(database.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      around(() => database.batch(statements.map((one) => plain.get(one) as D1PreparedStatement))),
  } as unknown as D1Database
}

class Injected extends Error {
  override readonly name = 'D1_ERROR'
  constructor() {
    super('D1_ERROR: network connection lost, no such table: file_version: SQLITE_ERROR /src/db/secret.ts')
  }
}

/** Counts calls, and does something else at the `at`-th. */
export function faultAt(at: number, fault: Around): { around: Around; calls: () => number } {
  let calls = 0
  return {
    around: (call) => {
      calls += 1
      return calls === at ? fault(call) : call()
    },
    calls: () => calls,
  }
}

export const failBefore: Around = async () => {
  throw new Injected()
}
export const failAfter: Around = async (call) => {
  await call()
  throw new Injected()
}

/**
 * Lets one waiting call through at a time, chosen by `random`, so every run is one schedule and can be repeated. The clock has no
 * influence: only the start and end of calls move it on.
 */
export class Schedule {
  readonly #waiting: (() => void)[] = []
  readonly #random: (below: number) => number
  /** Out of eight choices, how many favour the latest arrival: one caller then goes on while the others are held. */
  readonly #keen: number
  #busy = false
  #stopped = false
  #wake = (): void => {}

  constructor(seed: number) {
    let state = seed + 1
    this.#keen = seed % 8
    this.#random = (below) => {
      state = (Math.imul(state, 48271) >>> 0) % 2147483647
      return state % below
    }
  }

  readonly around: Around = async (call) => {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      this.#wake()
    })
    try {
      return await call()
    } finally {
      this.#busy = false
      this.#wake()
    }
  }

  /** Waits for as many turns as given, like a call that asks for nothing. */
  async pass(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn++) await this.around(async () => {})
  }

  /** Runs until `stop`. `between` is called while no call is running. */
  async run(between: () => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      // Let everything that can proceed do so first, so that the choice is among all that will wait.
      await new Promise<void>((resolve) => setTimeout(resolve, 0))
      if (this.#busy || this.#waiting.length === 0) {
        if (!this.#stopped) await this.#change()
        continue
      }
      await between()
      const at = this.#random(8) < this.#keen ? -1 : this.#random(this.#waiting.length)
      const [next] = this.#waiting.splice(at, 1)
      this.#busy = true
      next?.()
    }
  }

  stop(): void {
    this.#stopped = true
    this.#wake()
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
