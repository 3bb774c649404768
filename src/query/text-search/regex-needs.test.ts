import fc from 'fast-check'
import { RE2JS } from 're2js'
import { describe, expect, it } from 'vitest'
import type { Need } from './needs.ts'
import { regexNeeds } from './regex-needs.ts'

const shown = (need: Need): unknown =>
  need.kind === 'anything' ? '*' : need.kind === 'text' ? need.text : { [need.kind]: need.of.map(shown) }

/** Whether a text has what is needed, in any case of its letters. */
function has(text: string, need: Need): boolean {
  if (need.kind === 'anything') return true
  if (need.kind === 'text') return text.toLowerCase().includes(need.text.toLowerCase())
  return need.kind === 'all' ? need.of.every((of) => has(text, of)) : need.of.some((of) => has(text, of))
}

describe('what a regular expression needs', () => {
  it('is the literal runs that every match contains', () => {
    const needs = (source: string) => shown(regexNeeds(source))
    expect(needs('foobar')).toBe('foobar')
    expect(needs('foo\\w+bar')).toEqual({ all: ['foo', 'bar'] })
    expect(needs('foo(bar|quux)')).toEqual({ all: ['foo', { one: ['bar', 'quux'] }] })
    expect(needs('colou?r')).toBe('colo')
    expect(needs('foo\\.bar\\(')).toBe('foo.bar(')
    expect(needs('abc+def')).toEqual({ all: ['abc', 'cdef'] })
    expect(needs('(?i:hello)x{2,}world')).toEqual({ all: ['hello', 'xworld'] })
    expect(needs('\\Qa.b*c\\E')).toBe('a.b*c')
    expect(needs('[abc]def[^]]ghi')).toEqual({ all: ['def', 'ghi'] })
    expect(needs('\\060abc\\x{41}def\\0ghi')).toEqual({ all: ['abc', 'def', 'ghi'] })
  })

  it('is anything where a match may do without', () => {
    for (const source of ['a|bcd', '(abc)?', '(abc)*', '.*', '[a-z]+', '\\w{3}', '(abc){0,2}', 'ab', '\\x61bc|.']) {
      expect(shown(regexNeeds(source))).toBe('*')
    }
  })

  it('is always true of a text that matches', () => {
    const atom = fc.constantFrom('abc', 'foo', 'x', '.', '\\w', '[ab]', '[^x]', 'a\\.b', '\\d', 'Z')
    const repeat = fc.constantFrom('', '', '', '?', '*', '+', '{1,2}', '{0,1}', '+?')
    const sequence = fc
      .array(fc.tuple(atom, repeat), { minLength: 1, maxLength: 5 })
      .map((parts) =>
        parts.map(([piece, count]) => (piece.length > 1 && count ? `(?:${piece})${count}` : piece + count)).join(''),
      )
    const source = fc.array(sequence, { minLength: 1, maxLength: 3 }).map((branches) => branches.join('|'))
    const grouped = fc.tuple(source, repeat, sequence).map(([inner, count, rest]) => `(${inner})${count}${rest}`)
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'f', 'o', 'x', '.', '1', 'z', 'Z'), maxLength: 14 })
    fc.assert(
      fc.property(fc.oneof(source, grouped), text, (pattern, line) => {
        const regex = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)
        return !regex.test(line) || has(line, regexNeeds(pattern))
      }),
      { numRuns: 3000 },
    )
  })
})
