import fc from 'fast-check'
import { estimateTokenCount } from 'tokenx'
import { expect, it } from 'vitest'
import { tokenCount } from './token-count.ts'

const PIECES = [
  'get',
  'getUserByName',
  'HTTPServer2',
  '12345',
  '1',
  '"',
  '":{',
  '___',
  ' ',
  '    ',
  '\n',
  '\n\n',
  '\t',
  '\r\n',
]
const BEYOND = [
  'é',
  'größe',
  '名前',
  '。',
  'привет',
  '🙂',
  '\u00a0',
  '\u2028',
  '\u3000',
  '\ufeff',
  '…',
  'ﬁ',
  '\0',
  "'s",
]

it('counts what tokenx counts, whatever the text is made of', () => {
  const piece = fc.oneof(
    fc.constantFrom(...PIECES),
    fc.constantFrom(...BEYOND),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (of) => {
      const tokens = estimateTokenCount(of)
      expect(tokenCount(of)).toBe(tokens)
      for (const enough of [0, tokens - 1, tokens]) expect(tokenCount(of, enough) > enough).toBe(tokens > enough)
    }),
    { numRuns: 3000 },
  )
})
