import { describe, expect, it } from 'vitest'
import { codeSpan } from './markdown-text.ts'

describe('a code span', () => {
  it('cannot be ended from within', () => {
    expect(codeSpan('a`b``c')).toBe('```a`b``c```')
    expect(codeSpan('`a')).toBe('`` `a ``')
    expect(codeSpan('a\r\n\n  b')).toBe('`a b`')
  })

  it.each([
    ['is read from right to left', 'main\u202e', 'main\\u{202e}'],
    ['is not seen', 'ma\u200bin', 'ma\\u{200b}in'],
    ['joins letters', 'ma\u200din', 'ma\\u{200d}in'],
    ['is a tag', 'main\u{e0067}', 'main\\u{e0067}'],
    ['is spelled in variants of a letter', 'a\u{e0158}\u{e0159}', 'a\\u{e0158}\\u{e0159}'],
    ['is spelled in variants of a picture', '❤\ufe0f\ufe0e\ufe0f', '❤\ufe0f\\u{fe0e}\\u{fe0f}'],
    ['is a letter without a shape', 'a\u3164b\u115f', 'a\\u{3164}b\\u{115f}'],
    ['ends a line elsewhere', 'a\u2028b\u0085c', 'a\\u{2028}b\\u{85}c'],
    ['moves a cursor', '\u001b[2J', '\\u{1b}[2J'],
  ])('shows what %s', (_, text, shown) => {
    expect(codeSpan(text)).toBe(`\`${shown}\``)
  })

  it('leaves tabs, pictures of several characters, and names as they are written', () => {
    expect(codeSpan('a\tb 👩‍💻 ❤️‍🔥 1️⃣ é')).toBe('`a\tb 👩‍💻 ❤️‍🔥 1️⃣ é`')
    expect(codeSpan('葛\u{e0100}城')).toBe('`葛\u{e0100}城`')
  })
})
