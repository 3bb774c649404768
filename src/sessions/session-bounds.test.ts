/**
 * What a session keeps, and for how long: the object itself, at hours that a test sets.
 */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '../env.ts'
import type { ClientSession } from './client-session.ts'
import { sessionNamed } from './open-session.ts'
import type { Finished } from './session.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let start: number
beforeEach(() => {
  // A day that has begun, later than now: an alarm that is set from here on does not go off meanwhile.
  start = Math.ceil(Date.now() / DAY + 1) * DAY + HOUR
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})
const later = (ms: number) => vi.setSystemTime(start + ms)

const inside = <T>(run: (session: ClientSession, state: DurableObjectState) => Promise<T> | T): Promise<T> =>
  runInDurableObject(sessionNamed(env, `test:${crypto.randomUUID()}`) as DurableObjectStub<ClientSession>, run)

const ended = (of: Partial<Finished> = {}): Finished => ({
  call: crypto.randomUUID(),
  tool: 'search',
  owner: {},
  refused: false,
  outcome: 'ok',
  ms: 1,
  record: false,
  ...of,
})

describe('a call whose end never comes', () => {
  it('is under way for a minute, and then no more', () =>
    inside((session) => {
      session.begin('lost', 'search')
      later(59 * SECOND)
      expect(session.begin('second', 'search').used.atOnce).toEqual({ all: 2, tool: 2 })
      later(61 * SECOND)
      expect(session.begin('third', 'fetch').used.atOnce).toEqual({ all: 2, tool: 1 })
    }))

  it('is one of a thousand at the most, however many begin', () =>
    inside((session) => {
      for (let call = 0; call < 1500; call++) session.begin(`call ${call}`, 'search')
      expect(session.begin('last', 'search').used.atOnce.all).toBe(1000)
    }))
})

describe('a token that nobody has', () => {
  it('leaves nothing on the disk of the object that it made, however often it is brought', () =>
    inside((session, { storage }) => {
      for (let call = 0; call < 10; call++) session.begin(`call ${call}`, 'search')
      expect(storage.sql.exec('SELECT name FROM sqlite_master').toArray()).toEqual([])
    }))
})

describe('calls', () => {
  it('count for the minute and the day in which they ended', () =>
    inside(async (session) => {
      later(59 * SECOND)
      await session.finish(ended())
      expect(session.begin('same minute', 'search').used.minute.all).toBe(2)
      later(3 * MINUTE)
      expect(session.begin('next minute', 'search').used).toMatchObject({ minute: { all: 1 }, day: { all: 2 } })
      later(DAY)
      expect(session.begin('next day', 'search').used.day.all).toBe(1)
    }))

  it('that were refused are in the sums as refused, as no error, and in no quota', () =>
    inside(async (session, { storage }) => {
      await session.finish(ended({ refused: true, outcome: 'rate_limited', organisationId: 1 }))
      expect(session.begin('next', 'search').used.day.all).toBe(1)
      expect(storage.sql.exec('SELECT calls, errors, refused FROM usage').toArray()).toEqual([
        { calls: 0, errors: 0, refused: 1 },
      ])
    }))

  it('have a row of their own only where the organisation wants that', () =>
    inside(async (session, { storage }) => {
      await session.finish(ended({ organisationId: 1 }))
      await session.finish(ended({ organisationId: 1, record: true, call: 'wanted' }))
      expect(storage.sql.exec('SELECT id FROM recorded').toArray()).toEqual([{ id: 'wanted' }])
    }))
})

describe('the files that calls were at', () => {
  const at = (repositoryId: number, ...files: string[]) => ended({ repositoryId, files })

  it('are known for an hour, each once, the latest first, two dozen of them', () =>
    inside(async (session) => {
      const recent = () => session.begin('asks', 'search').recent.map(({ path }) => path)
      await session.finish(at(1, 'a', 'b'))
      later(30 * MINUTE)
      await session.finish(at(1, 'b', 'c'))
      expect(recent()).toEqual(['b', 'c', 'a'])
      later(61 * MINUTE)
      expect(recent()).toEqual(['b', 'c'])
      const many = Array.from({ length: 6 }, (_, of) => Array.from({ length: 5 }, (_, n) => `${of} ${n}`))
      await Promise.all(many.map((files) => session.finish(at(1, ...files))))
      expect(recent()).toHaveLength(24)
      expect(recent().slice(0, 5)).toEqual(many.at(-1))
    }))

  it('and pins are forgotten when the client is disconnected', () =>
    inside(async (session) => {
      await session.finish({ ...at(1, 'a'), pin: { repository: 'kept/api', ref: 'topic' } })
      await session.disconnect()
      const { ended: over, pins, recent } = session.begin('again', 'search')
      expect({ over, pins, recent }).toEqual({ over: true, pins: {}, recent: [] })
    }))
})

describe('pins', () => {
  it('are of a hundred repositories at the most: the one that was set first goes', () =>
    inside((session) => {
      for (let of = 0; of < 101; of++) session.pin(`kept/${of}`, 'topic')
      session.pin('kept/1', 'main')
      const pins = Object.entries(session.begin('asks', 'search').pins)
      expect([pins.length, pins[0], pins.at(-1)]).toEqual([100, ['kept/2', 'topic'], ['kept/1', 'main']])
    }))
})

describe('the alarm', () => {
  /** An organisation, and how many of its calls the control plane knows of. */
  async function counted() {
    const organisation = (await env.DB.prepare(
      "INSERT INTO organisation (name, created_at) VALUES ('counts ' || random(), 0) RETURNING id",
    ).first<number>('id')) as number
    const sum = 'SELECT sum(calls) AS calls FROM usage_by_hour WHERE organisation_id = ?'
    return { organisation, written: () => env.DB.prepare(sum).bind(organisation).first('calls') }
  }

  it('is not put off by a client that goes on calling', () =>
    inside(async (session, { storage }) => {
      await session.finish(ended({ organisationId: 1 }))
      later(30 * SECOND)
      await session.finish(ended({ organisationId: 1 }))
      expect(await storage.getAlarm()).toBe(start + MINUTE)
    }))

  it('loses no call that ends while the sum of its hour is being written, hours later', async () => {
    const { organisation, written } = await counted()
    await inside(async (session) => {
      const of = { organisationId: organisation, owner: { grantId: 'of one' } }
      await session.finish(ended(of))
      const second = session.finish(ended(of))
      later(4 * HOUR)
      const own = session as unknown as { env: Env }
      const batch: D1Database['batch'] = async (statements) => {
        await second
        return env.DB.batch(statements)
      }
      own.env = { ...env, DB: { prepare: (sql: string) => env.DB.prepare(sql), batch } as D1Database }
      await session.alarm()
      own.env = env
      expect(await written()).toBe(1)
      await session.alarm()
      expect(await written()).toBe(2)
    })
  })

  it('writes two thousand sums, and comes again in a minute for the rest', async () => {
    const { organisation, written } = await counted()
    await inside(async (session, { storage }) => {
      const sums = Array.from({ length: 2001 }, (_, repositoryId) =>
        ended({ organisationId: organisation, repositoryId, owner: { grantId: 'of many' } }),
      )
      await Promise.all(sums.map((one) => session.finish(one)))
      await storage.deleteAlarm()
      await session.alarm()
      expect([await written(), await storage.getAlarm()]).toEqual([2000, start + MINUTE])
      await session.alarm()
      expect(await written()).toBe(2001)
    })
  })

  it('clears a session away that nobody has used for forty days, and no sooner', () =>
    inside(async (session) => {
      session.pin('kept/api', 'topic')
      await session.finish(ended())
      const pins = () => Object.keys(session.begin('asks', 'search').pins)
      later(39 * DAY)
      await session.alarm()
      expect(pins()).toEqual(['kept/api'])
      later(40 * DAY)
      await session.alarm()
      expect(pins()).toEqual([])
      await session.finish(ended({ organisationId: 1 }))
      expect(session.begin('asks', 'search').used.day.all).toBe(2)
    }))
})
