import { expect, test } from 'vitest'
import { NAME_BIT, trigramKeys } from '../../../src/contract/trigrams.ts'
import { fileKeys, packSegment } from './segment.ts'

/** Reads blocks back as the contract describes them. */
function unpack(blocks: readonly { first: number; data: string }[]): Map<number, number[]> {
  const postings = new Map<number, number[]>()
  for (const { first, data } of blocks) {
    const bytes = Buffer.from(data, 'base64')
    let at = 0
    const varint = (): number => {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] as number
        value += (byte & 127) * 2 ** shift
        if (byte < 128) return value
      }
    }
    let key = first
    while (at < bytes.length) {
      key += varint()
      const ordinals: number[] = []
      let ordinal = -1
      for (let left = varint(); left > 0; left--) {
        ordinal += varint()
        ordinals.push(ordinal)
      }
      expect(postings.has(key)).toBe(false)
      postings.set(key, ordinals)
    }
  }
  return postings
}

test('keys of a text are those of the contract, names under their own bit', () => {
  const text = 'Foo::bar(é, "😀")\r\n\tFOO()'
  const own = [...fileKeys(text, ['Café', 'x'])].sort((a, b) => a - b)
  expect(own).toEqual([...trigramKeys(text), ...trigramKeys('Café').map((key) => key + NAME_BIT)].sort((a, b) => a - b))
})

test('a file leaves nothing behind for the next', () => {
  fileKeys('abcdef', ['abc'])
  expect([...fileKeys('xyz', [])]).toEqual(trigramKeys('xyz'))
})

test('postings say for every key which files hold it, in order, in blocks that ascend', () => {
  const texts = Array.from(
    { length: 300 },
    (_, n) => `${'alpha beta gamma '.slice(0, n % 17)} ${n.toString(36).repeat(40)}${n * 7919}`,
  )
  const expected = new Map<number, number[]>()
  texts.forEach((text, ordinal) => {
    for (const key of trigramKeys(text)) expected.set(key, [...(expected.get(key) ?? []), ordinal])
  })
  const blocks = packSegment(texts.map((text) => fileKeys(text, [])))
  expect(unpack(blocks)).toEqual(expected)
  expect(blocks.map((block) => block.first)).toEqual(blocks.map((block) => block.first).toSorted((a, b) => a - b))
  expect(blocks.length).toBeGreaterThan(1)
})

test('an empty batch has no blocks', () => {
  expect(packSegment([])).toEqual([])
  expect(packSegment([fileKeys('', [])])).toEqual([])
})
