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
    ['ends a line elsewhere', 'a\u2028b\u0085c', 'a\\u{2028}b\\u{85}c'],
    ['moves a cursor', '\u001b[2J', '\\u{1b}[2J'],
  ])('shows what %s', (_, text, shown) => {
    expect(codeSpan(text)).toBe(`\`${shown}\``)
  })

  it('leaves tabs, and pictures of several characters', () => {
    expect(codeSpan('a\tb 👩‍💻 ❤️‍🔥 é')).toBe('`a\tb 👩‍💻 ❤️‍🔥 é`')
  })
})
