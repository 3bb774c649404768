import { describe, expect, it } from 'vitest'
import type { Env } from '../env.ts'
import type { Limit } from './limit.ts'
import { deploymentLimit, overLimit, sentence } from './quota.ts'
import type { Used } from './session.ts'

const used = (all: number, tool = all): Used => ({
  minute: { all, tool },
  day: { all, tool },
  atOnce: { all: 1, tool: 1 },
})
const NOON = Date.UTC(2026, 10, 22, 12, 0, 15)
const over = (at: Used, limits: Limit[], fallback: Limit = {}) => overLimit(at, limits, fallback, 'search', NOON)

describe('a call', () => {
  it('is within the limit that it fills, and the next one is over it until the minute ends', () => {
    expect(over(used(10), [{ perMinute: 10 }])).toBeUndefined()
    expect(over(used(11), [{ perMinute: 10 }])).toEqual({
      limit: 'calls_per_minute',
      allowed: 10,
      retryAfterSeconds: 45,
    })
  })

  it('over the day’s limit may come again at midnight', () => {
    expect(over(used(11), [{ perDay: 10 }])).toMatchObject({
      limit: 'calls_per_day',
      retryAfterSeconds: 12 * 3600 - 15,
    })
  })

  it('is held to the limit of its tool beside that of all tools', () => {
    const limits = [{ perMinute: 100 }, { tool: 'search', perMinute: 5 }]
    expect(over(used(50, 5), limits)).toBeUndefined()
    expect(over(used(50, 6), limits)).toMatchObject({ allowed: 5, tool: 'search' })
    expect(over(used(101, 1), limits)).toEqual({ limit: 'calls_per_minute', allowed: 100, retryAfterSeconds: 45 })
    expect(over(used(50, 50), [{ tool: 'fetch', perMinute: 5 }])).toBeUndefined()
  })

  it('is held to what is said of its client instead of what is said of every client', () => {
    const limits = [
      { perMinute: 5, perDay: 20 },
      { clientId: 'c', perMinute: 50 },
    ]
    expect(over(used(11), limits)).toBeUndefined()
    expect(over(used(21), limits)).toMatchObject({ limit: 'calls_per_day', allowed: 20 })
  })

  it('is held to the deployment’s limits where the organisation says nothing, or more', () => {
    const fallback = { perMinute: 3, atOnce: 1 }
    expect(over(used(4), [], fallback)).toMatchObject({ allowed: 3 })
    expect(over(used(4), [{ perMinute: 100 }], fallback)).toMatchObject({ allowed: 3 })
    expect(over(used(4), [{ clientId: 'c', perMinute: 100 }], fallback)).toMatchObject({ allowed: 3 })
    expect(over(used(3), [{ perMinute: 2 }], fallback)).toMatchObject({ allowed: 2 })
    const two = { ...used(1), atOnce: { all: 2, tool: 1 } }
    expect(over(two, [{ perMinute: 100 }], fallback)).toMatchObject({ limit: 'calls_at_once', retryAfterSeconds: 1 })
  })

  it('of what is not allowed at all is not asked to come again', () => {
    const refused = over(used(1), [{ tool: 'search', perMinute: 0 }])
    expect(refused).toEqual({ limit: 'calls_per_minute', allowed: 0, tool: 'search' })
    expect(refused && sentence(refused)).toContain('No calls of `search`')
  })
})

it('a deployment holds every client to its defaults where the operator’s setting is no number', () => {
  const { perMinute } = deploymentLimit({} as Env)
  expect(perMinute).toBeGreaterThan(0)
  expect(deploymentLimit({ CALLS_PER_MINUTE: '20' } as Env).perMinute).toBe(20)
  for (const slip of ['20 a minute', '', '-1', 'Infinity'])
    expect(deploymentLimit({ CALLS_PER_MINUTE: slip } as Env).perMinute, slip).toBe(perMinute)
})
