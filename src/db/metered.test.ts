import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openDatabases } from './databases.ts'
import { D1_LIMITS, DatabaseLimitError, meteredD1, newMeter } from './metered.ts'
import { rowChunks, statement } from './statement.ts'

describe('a metered database', () => {
  it('counts a batch as one round trip, with its statements and rows', async () => {
    const meter = newMeter()
    const database = meteredD1(env.INDEX_0, meter)
    await database.batch([
      database.prepare('SELECT 1'),
      database.prepare('SELECT value FROM json_each(?)').bind('[1,2]'),
    ])
    await database.prepare('SELECT count(*) AS n FROM layer').first('n')
    expect(meter).toMatchObject({ roundTrips: 2, statements: 3 })
    await database.prepare('INSERT INTO layer (repository_id, id, fence) VALUES (1, 1, 1), (1, 2, 1)').run()
    await database.prepare('SELECT * FROM layer WHERE repository_id = 1').all()
    expect(meter.rowsWritten).toBe(2)
    expect(meter.rowsRead).toBeGreaterThanOrEqual(2)
  })

  it('refuses what production would refuse and the emulator takes', async () => {
    const database = meteredD1(env.INDEX_0, newMeter())
    expect(() => database.prepare('SELECT 1; DROP TABLE layer')).toThrow(DatabaseLimitError)
    expect(() => database.prepare(`SELECT ${'1,'.repeat(D1_LIMITS.statementBytes / 2)}1`)).toThrow(DatabaseLimitError)
    const many = database.prepare(`SELECT ${Array.from({ length: 101 }, () => '?').join()}`)
    expect(() => many.bind(...Array.from({ length: 101 }, () => 1))).toThrow('101 bound parameters')
    const one = database.prepare('SELECT length(?) AS n')
    expect(() => one.bind('x'.repeat(D1_LIMITS.valueBytes + 1))).toThrow(DatabaseLimitError)
    expect(() => one.bind('é'.repeat(D1_LIMITS.valueBytes / 2 + 1))).toThrow(DatabaseLimitError)
    expect(() => one.bind(new Uint8Array(D1_LIMITS.valueBytes + 1))).toThrow(DatabaseLimitError)
    expect(await one.bind('x'.repeat(D1_LIMITS.valueBytes)).first('n')).toBe(D1_LIMITS.valueBytes)
  })

  it('ends a request that would never end, over all its databases together', async () => {
    const { control, shards } = openDatabases(env)
    const [shard] = shards as [D1Database]
    const some = (database: D1Database, n: number) =>
      database.batch(Array.from({ length: n }, () => database.prepare('SELECT 1')))
    await some(control, 450)
    await some(shard, 450)
    await expect(some(shard, 1)).rejects.toThrow(DatabaseLimitError)
  })
})

describe('rowChunks', () => {
  it('keeps every row, in order, in parameters that D1 takes', () => {
    const rows = Array.from({ length: 300 }, (_, n) => [n, 'é'.repeat(10_000)])
    const chunks = rowChunks(rows)
    expect(chunks.length).toBeGreaterThan(1)
    expect(Math.max(...chunks.map((chunk) => new TextEncoder().encode(chunk).length))).toBeLessThanOrEqual(
      D1_LIMITS.valueBytes,
    )
    expect(chunks.flatMap((chunk) => JSON.parse(chunk))).toEqual(rows)
    expect(rowChunks([])).toEqual([])
  })
})

describe('statement', () => {
  it('binds each name once, wherever it stands, and NULL where there is no value', async () => {
    const made = statement(env.DB, 'SELECT :a AS first, :b AS second, :a AS again, :missing AS absent', {
      a: 1,
      b: 'two',
    })
    expect(await made.first()).toEqual({ first: 1, second: 'two', again: 1, absent: null })
  })
})
