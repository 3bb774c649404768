import { describe, expect, it } from 'vitest'
import { jsonDeeperThan } from './json-depth.ts'

describe('the depth of JSON text', () => {
  it('is that of its lists and objects', () => {
    expect(jsonDeeperThan('[{"a":[]}]', 3)).toBe(false)
    expect(jsonDeeperThan('[{"a":[]}]', 2)).toBe(true)
    expect(jsonDeeperThan('[[],[],[]]', 2)).toBe(false)
  })

  it('does not count brackets in strings, however their quotes are written', () => {
    for (const text of ['[[[[', '"[[[[', '\\"[[[[', '[\\\\"[[[', '\\'])
      expect(jsonDeeperThan(JSON.stringify([text]), 1), text).toBe(false)
  })

  it('counts those after a string that ends with a backslash', () => {
    expect(jsonDeeperThan(`["\\\\",[[]]]`, 2)).toBe(true)
    expect(jsonDeeperThan(`["\\\\\\"",[[]]]`, 2)).toBe(true)
  })
})
