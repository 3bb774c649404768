import { describe, expect, it } from 'vitest'
import { jsonBeyond } from './json-depth.ts'

describe('the depth of JSON text', () => {
  it('is that of its lists and objects', () => {
    expect(jsonBeyond('[{"a":[]}]', 3)).toBeUndefined()
    expect(jsonBeyond('[{"a":[]}]', 2)).toBe('levels')
    expect(jsonBeyond('[[],[],[]]', 2)).toBeUndefined()
  })

  it('does not count brackets in strings, however their quotes are written', () => {
    for (const text of ['[[[[', '"[[[[', '\\"[[[[', '[\\\\"[[[', '\\'])
      expect(jsonBeyond(JSON.stringify([text]), 1), text).toBeUndefined()
  })

  it('counts those after a string that ends with a backslash', () => {
    expect(jsonBeyond(`["\\\\",[[]]]`, 2)).toBe('levels')
    expect(jsonBeyond(`["\\\\\\"",[[]]]`, 2)).toBe('levels')
  })

  it('is too much too if there are more lists and objects than may be', () => {
    expect(jsonBeyond('[{"a":[]},"[[["]', 3, 3)).toBeUndefined()
    expect(jsonBeyond('[{"a":[]},"[[["]', 3, 2)).toBe('containers')
  })
})
