import { describe, expect, it } from 'vitest'
import { packWords, readLengths, readTerms } from '../../../src/contract/word-blocks.ts'
import { FIELD_WEIGHT, termsOf, wordsOf } from '../../../src/contract/words.ts'
import { Vocabulary } from './words.ts'

type Counted = Record<string, Record<number, number>>
function unpack(blocks: readonly { first: string; data: string }[]): { lengths: number[]; terms: Counted } {
  let lengths: number[] = []
  const terms: Counted = {}
  for (const { first, data } of blocks) {
    const bytes = Buffer.from(data, 'base64')
    if (first === '') lengths = readLengths(bytes)
    else
      readTerms(
        bytes,
        () => true,
        (term, ordinals, counts) => {
          terms[Buffer.from(term).toString()] = Object.fromEntries(ordinals.map((at, n) => [at, counts[n] as number]))
        },
      )
  }
  return { lengths, terms }
}
const file = (text: string, more: Partial<Parameters<Vocabulary['count']>[0]> = {}) => ({
  path: '',
  text,
  names: [],
  isData: false,
  ...more,
})

describe('the terms of a name', () => {
  it('are its parts and itself, without endings', () => {
    expect(termsOf('getUserNames')).toEqual(['get', 'user', 'nam', 'getusernames'])
    expect(termsOf('größe_Éclair')).toEqual(['größ', 'éclair', 'größe_éclair'])
  })

  it('are pairs of letters too where words stand without spaces, and what stands between', () => {
    expect(termsOf('有効期限')).toEqual(['有効', '効期', '期限', '有効期限'])
    expect(termsOf('トークン')).toEqual(['トー', 'ーク', 'クン', 'トークン'])
    expect(termsOf('時間')).toEqual(['時間'])
    expect(termsOf('値')).toEqual([])
    expect(termsOf('JWTを検証')).toEqual(['jwt', 'を検', '検証', 'を検証', 'jwtを検証'])
    expect(termsOf('getユーザー')).toEqual(['get', 'ユー', 'ーザ', 'ザー', 'ユーザー', 'getユーザー'])
  })
})

describe('the word index of a batch', () => {
  it('says of every file what the contract’s own rule says of its text', () => {
    const texts = [
      'function getUserById(id) { return users[id] } // getUserById, HTTPServer2 — für Größe 404',
      'x1y2 _private $scope 12ab34 ALL_CAPS éclair 🎉party `quoted`',
      `${'a'.repeat(65)} ${'b'.repeat(64)}`,
      '認証トークンの有効期限をJWTで確認する // 計算 get用户 사용자를 찾습니다 値',
    ]
    const vocabulary = new Vocabulary()
    const { lengths, terms } = unpack(vocabulary.pack(texts.map((text) => vocabulary.count(file(text)))))
    const expected: Counted = {}
    for (const [at, text] of texts.entries()) {
      for (const word of wordsOf(text)) {
        expected[word] ??= {}
        const own = expected[word] as Record<number, number>
        own[at] = (own[at] ?? 0) + 1
      }
    }
    expect(terms).toEqual(expected)
    expect(lengths).toEqual(texts.map((text) => wordsOf(text).length))
  })

  it('says so of a text of more runs than are found at a time, however V8 holds it', () => {
    const parts = Array.from({ length: 9000 }, (_, at) => `name${at % 5000} 77`)
    const texts = [parts.join(' '), `${parts.join(' ')} Größe ☃ naïve`, `x ${parts.join(' ')} y`.slice(2, -2)]
    const vocabulary = new Vocabulary()
    const { lengths, terms } = unpack(vocabulary.pack(texts.map((text) => vocabulary.count(file(text)))))
    expect(lengths).toEqual(texts.map((text) => wordsOf(text).length))
    expect(terms.name4999).toEqual({ 0: 1, 1: 1, 2: 1 })
    expect(terms['77']).toEqual({ 0: 255, 1: 255, 2: 255 })
  })

  it('counts a name that is defined and a path above a mention, and nothing of a data file’s text', () => {
    const vocabulary = new Vocabulary()
    const words = [
      vocabulary.count(file('sessions', { path: 'src/sessions.py', names: ['Session'] })),
      vocabulary.count(file('sessions', { path: 'a/b.json', isData: true })),
    ]
    const { terms } = unpack(vocabulary.pack(words))
    const [session] = termsOf('sessions')
    expect(terms[session as string]).toEqual({ 0: FIELD_WEIGHT.body + FIELD_WEIGHT.path + FIELD_WEIGHT.name })
  })

  it('starts each batch anew, and stops counting where a byte ends', () => {
    const vocabulary = new Vocabulary()
    vocabulary.pack([vocabulary.count(file('earlier words'))])
    const { terms } = unpack(vocabulary.pack([vocabulary.count(file('later '.repeat(300)))]))
    expect(terms).toEqual({ [termsOf('later')[0] as string]: { 0: 255 } })
  })

  it('is cut into small blocks, each known by its first term', () => {
    const terms = Array.from({ length: 3000 }, (_, n) => `term${String(n).padStart(4, '0')}`)
    const blocks = packWords(
      terms.map((term) => ({ term, ordinals: [0, 5, 4000], counts: [1, 200, 3] })),
      [7],
    )
    expect(blocks.length).toBeGreaterThan(5)
    expect(Math.max(...blocks.map((block) => block.data.length))).toBeLessThan(4096)
    const seen: string[] = []
    for (const { first, data } of blocks.slice(1)) {
      const own: string[] = []
      readTerms(
        data,
        () => true,
        (term, ordinals, counts) => {
          own.push(Buffer.from(term).toString())
          expect([ordinals, counts]).toEqual([
            [0, 5, 4000],
            [1, 200, 3],
          ])
        },
      )
      expect(own[0]).toBe(first)
      seen.push(...own)
    }
    expect(seen).toEqual(terms)
  })
})
