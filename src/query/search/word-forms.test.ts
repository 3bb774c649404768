import { describe, expect, it } from 'vitest'
import { stem } from '../../contract/words.ts'
import { formsIn, formsOf } from './word-forms.ts'

describe('other forms of a word', () => {
  it.each([
    ['validate', 'validation'],
    ['serialize', 'serialization'],
    ['connect', 'connection'],
    ['execute', 'execution'],
    ['iterator', 'iterate'],
    ['log', 'logging'],
    ['cancel', 'cancelled'],
    ['wrap', 'wrapper'],
  ])('%s and %s lead to one another', (one, other) => {
    expect(formsOf(one)).toContain(stem(other))
    expect(formsOf(other)).toContain(stem(one))
  })

  it('are not words that only begin alike', () => {
    expect(formsOf('settings')).not.toContain('set')
    expect(formsOf('format')).not.toContain('form')
    expect(formsOf('missing')).not.toContain('mission')
    expect(formsOf('null')).not.toContain('nul')
    expect(formsOf('name')).toEqual([])
  })

  it('are found for the parts of identifiers too', () => {
    expect(formsIn('call validateUser').get(stem('validate'))).toContain(stem('validation'))
    expect(formsIn('HTTPLogger').get(stem('logger'))).toContain('log')
  })
})
