import { afterEach, expect, it, vi } from 'vitest'
import { clock } from './time.tsx'

afterEach(() => vi.useRealTimers())

it('is right again on a page with times that comes after a while without any', () => {
  vi.useFakeTimers()
  const leave = clock.subscribe(() => undefined)
  leave()
  vi.advanceTimersByTime(10 * 60_000)
  clock.subscribe(() => undefined)()
  expect(clock.read()).toBe(Date.now())
})

it('ticks for all who look at it, and rests when nobody does', () => {
  vi.useFakeTimers()
  const [one, two] = [vi.fn(), vi.fn()]
  const [leaveOne, leaveTwo] = [clock.subscribe(one), clock.subscribe(two)]
  vi.advanceTimersByTime(15_000)
  expect([one, two].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  leaveOne()
  leaveTwo()
  expect(vi.getTimerCount()).toBe(0)
})
