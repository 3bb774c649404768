import { expect, test } from 'vitest'
import { Mentions } from './mentions.ts'

const mentions = (names: string[], said: unknown) => Mentions.of(names)?.in(Buffer.from(JSON.stringify(said)))

test('finds a name as a whole word, and no part of one', () => {
  expect(mentions(['open'], ['x', 'open'])).toBe(true)
  expect(mentions(['open'], ['struct open *', 1])).toBe(true)
  expect(mentions(['open'], ['opened', 're_open', '$open', 'öpen', 'openö'])).toBe(false)
})

test('finds a name behind an escaped character', () => {
  expect(mentions(['open'], ['a\nopen'])).toBe(true)
  expect(mentions(['open'], ['a\u0001open'])).toBe(true)
  expect(mentions(['open'], ['a\\open'])).toBe(true)
  expect(mentions(['nopen'], ['a\nopen'])).toBe(false)
})

test('passes over the keys of the format', () => {
  expect(mentions(['open'], { open: 1 })).toBe(false)
  expect(mentions(['open'], { name: 'open' })).toBe(true)
  expect(mentions(['open'], ['"open":'])).toBe(true)
})

test('finds letters of any script', () => {
  expect(mentions(['größe'], ['eine größe'])).toBe(true)
  expect(mentions(['größe'], ['eine größer'])).toBe(false)
})

test('looks for the longest word of a name that has several', () => {
  expect(mentions(['operator=='], ['operator!='])).toBe(true)
  expect(mentions(['~Door'], ['Door'])).toBe(true)
  expect(mentions(['~Door'], ['Doors'])).toBe(false)
})

test('a name that ends with its first underscore is also a beginning', () => {
  expect(mentions(['HAVE_'], ['HAVE_POLL'])).toBe(true)
  expect(mentions(['HAVE_'], ['NO_HAVE_POLL'])).toBe(false)
  expect(mentions(['a_b_'], ['a_b_c'])).toBe(false)
})

test('says nothing if a name has no word', () => {
  expect(mentions(['open', '=='], ['open'])).toBeUndefined()
  expect(mentions([''], [])).toBeUndefined()
})
