/** What the server may lack is guessed before it is asked, so that a thread is ready by then. */
import { expect, test } from 'vitest'
import type { Published, Row } from '../cache/cache.ts'
import { languagesOfLikelyLacks } from './presence.ts'

const row = (path: string, file: number, language: string): Row => ({
  path,
  size: 1,
  indexed: { path, size: 1, blob: '', language, role: 'source', lines: 1, file, symbols: 0, errors: 0 },
})
const published = (ref: string, ...files: number[]): Published => ({
  server: 's',
  repository: 'o/n',
  ref,
  digest: 0,
  entries: files.map((file) => [`${file}`, file, file]),
})

const kept = [row('a.py', 1, 'python'), row('b.py', 3, 'python'), row('c.go', 2, 'go')]

test('after a merge, it lacks what the branch had changed', () => {
  expect(languagesOfLikelyLacks([published('topic', 1, 2, 3), published('main', 1, 2)], 'main', kept)).toEqual([
    'python',
  ])
})

test('it lacks nothing of what was published to the ref last, or when nothing is known of the ref', () => {
  expect(languagesOfLikelyLacks([published('main', 1, 2)], 'main', kept)).toEqual([])
  expect(languagesOfLikelyLacks([published('topic', 1, 2, 3)], 'main', kept)).toEqual([])
})
