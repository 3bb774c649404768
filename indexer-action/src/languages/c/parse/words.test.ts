import { expect, test } from 'vitest'
import { unitsOf } from '../../../text/units.ts'
import { tokenize } from './tokens.ts'
import { KEYWORDS, keyword, Words } from './words.ts'

const numbersOf = (text: string, words: Words, cpp: boolean): number[] =>
  tokenize(text, 0, text.length, words, cpp).word

const MANY = Array.from({ length: 5000 }, (_, at) => `name_${at}`).join(' ')

test('a word has one number, however many others a file has', () => {
  const words = new Words(false)
  const before = numbersOf('alpha beta int', words, false)
  const many = numbersOf(MANY, words, false)
  expect(new Set(many).size).toBe(5000)
  expect(numbersOf('alpha beta int', words, false)).toEqual(before)
  expect(before[2]).toBe(keyword('int'))
  expect(many.map((number) => words.text(number)).join(' ')).toBe(MANY)
  expect(words.number('name_4999')).toBe(many.at(-1))
})

test('what C++ reserves is a name in C', () => {
  const words = new Words(false)
  const [before] = numbersOf('class', words, false)
  numbersOf(MANY, words, false)
  expect(before).toBeGreaterThanOrEqual(KEYWORDS.length)
  expect(words.number('class')).toBe(before)
  expect(numbersOf('class', new Words(true), true)).toEqual([keyword('class')])
})

test('a text has its own units again after another was asked for', () => {
  const [one, other] = ['é', 'x'].map((character) => character.repeat(70_000)) as [string, string]
  expect(unitsOf(one)[69_999]).toBe(233)
  expect(unitsOf(other)[69_999]).toBe(120)
  expect(unitsOf('ab').subarray(0, 4)).toEqual(Uint16Array.of(97, 98, 0, 0))
  expect(unitsOf(one).subarray(69_999, 70_002)).toEqual(Uint16Array.of(233, 0, 0))
})
