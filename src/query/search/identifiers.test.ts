import { describe, expect, it } from 'vitest'
import { termsOf } from '../../contract/words.ts'
import { Identifiers } from './identifiers.ts'

const unitsOf = (text: string): Uint16Array => Uint16Array.from(text, (character) => character.charCodeAt(0))

/** The terms of an identifier, and whether it was known before. */
function asked(identifiers: Identifiers, word: string, hash: number) {
  const names: string[] = []
  const units = unitsOf(`-${word}-`)
  const number = identifiers.find(units, 1, word.length + 1, hash)
  const { begins, terms, keys } = identifiers
  const numbers =
    number < 0
      ? identifiers.add(units, 1, word.length + 1, hash)
      : terms.subarray(begins[number] as number, begins[number + 1] as number)
  for (const term of numbers) names.push(TERMS[(number < 0 ? identifiers.keys : keys)[term] as number] as string)
  return { names, known: number >= 0 }
}
const TERMS: string[] = []
const keyOf = (term: string): number => TERMS.push(term) - 1

describe('identifiers', () => {
  it('are cut once, and known by their units then', () => {
    const identifiers = new Identifiers(keyOf)
    for (const word of ['totalOfCart', 'total', 'größterKorb'])
      expect(asked(identifiers, word, word.length)).toEqual({ names: termsOf(word), known: false })
    for (const word of ['totalOfCart', 'total', 'größterKorb'])
      expect(asked(identifiers, word, word.length)).toEqual({ names: termsOf(word), known: true })
  })

  it('of one hash are told apart, however many there are', () => {
    const identifiers = new Identifiers(keyOf)
    const words = Array.from({ length: 200 }, (_, at) => `cart_${at}x`)
    for (const word of [...words, ...words]) expect(asked(identifiers, word, 7).names).toEqual(termsOf(word))
    // Those that would be looked for too long are cut again.
    expect(words.filter((word) => asked(identifiers, word, 7).known).length).toBe(32)
  })

  it('that no word is so long as are not kept', () => {
    const identifiers = new Identifiers(keyOf)
    const long = 'a'.repeat(100_000)
    expect(asked(identifiers, long, 1)).toEqual({ names: [], known: false })
    expect(asked(identifiers, long, 1)).toEqual({ names: [], known: false })
  })
})
