import { describe, expect, it } from 'vitest'
import type { FileFacts } from '../../contract/file.ts'
import { wantedName, wordsOf } from './closeness.ts'

describe('closeness of names', () => {
  it('splits a name into its words', () => {
    expect(wordsOf('parseHTTPHeader')).toEqual(['parse', 'http', 'header'])
    expect(wordsOf('parse_http_header')).toEqual(['parse', 'http', 'header'])
    expect(wordsOf('parse http')).toEqual(['parse', 'http'])
  })

  it('ranks the very name, its other spellings, prefixes, words inside, letters inside', () => {
    const score = wantedName('getUser').closeness
    const scores = [
      'getUser',
      'GetUser',
      'getUserById',
      'get_user',
      'tryGetUser',
      'xgetuser',
      'userFromGet',
      'other',
    ].map(score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(scores).size).toBe(scores.length)
    expect(scores.at(-1)).toBe(0)
  })

  it('finds among a file’s names every one that is close, whatever it is written with', () => {
    const names = [
      'getUser',
      'get_user',
      '$get__user$',
      'User',
      'userOfGet',
      'a\nget',
      'ÜberGröße',
      'über_größe',
      '漢字',
      '_',
      '',
    ]
    const facts = { symbols: names.map((name) => ({ name })), chunks: [] } as unknown as FileFacts
    for (const asked of [...names, 'get user', 'user get', 'g', '$', 'GETUSER', 'größe', 'r_u', 'other']) {
      const wanted = wantedName(asked)
      const among = wanted.among(facts)
      const close = names.flatMap((name, at) => (wanted.closeness(name) > 0 ? [at] : []))
      expect([...among], asked).toEqual(expect.arrayContaining(close))
      expect([...among], asked).toEqual([...new Set(among)].sort((a, b) => a - b))
    }
    expect(wantedName('other').among(facts)).toEqual([])
  })
})
