import { expect, test } from 'vitest'
import { likelihoodOn } from './likelihood.ts'

test('what nobody can know is neither likely nor unlikely', () => {
  const linux = (condition: string) => likelihoodOn('linux', false, condition)
  expect(linux('__linux__')).toBeGreaterThan(0.8)
  expect(linux('_WIN32 || __APPLE__')).toBeLessThan(0.2)
  expect(linux('!(_WIN32) && (__linux__ || FANCY)')).toBeGreaterThan(0.8)
  expect(linux('__GNUC__ >= 3')).toBeGreaterThan(0.8)
  expect(linux('__GNUC__ >= 5')).toBe(0.5)
  expect(linux('__has_include(<threads.h>)')).toBe(0.5)
  expect(linux('FANCY > 3 &&')).toBe(0.5)
})

test('macros are called like properties of every object', () => {
  const linux = (condition: string) => likelihoodOn('linux', false, condition)
  expect(linux('constructor')).toBe(0.5)
  expect(linux('toString > 3')).toBe(0.5)
})
