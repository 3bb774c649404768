import { expect, test } from 'vitest'
import type { LinkerFile } from '../languages/language.ts'
import { affectedFiles, type Offers } from './affected.ts'

interface Said {
  /** Name → what it mentions. */
  [name: string]: string
}

/** Files that offer this; positions of those affected when the first one offered `before`. */
function affected(before: Said, files: Said[]) {
  let described = 0
  const file = (said: Said): LinkerFile<unknown> => ({ path: '', language: 'c', symbols: [], surface: said })
  const offersOf = ({ surface }: LinkerFile<unknown>): Offers => {
    described++
    return {
      rest: '',
      named: new Map(Object.entries(surface as Said).map(([name, text]) => [name, JSON.stringify(text)])),
      compared: new Set(Object.keys(surface as Said).filter((name) => name.startsWith('type'))),
    }
  }
  const stored = {
    size: files.length,
    file: (at: number) => file(files[at] as Said),
    head: (at: number) => Buffer.from(JSON.stringify(Object.entries(files[at] as Said))),
    body: () => Buffer.from('[]'),
  }
  const found = affectedFiles(stored, { files: new Map([[0, file(before)]]), gone: [] }, offersOf)
  return { files: found?.files, isCompared: found?.isCompared, described }
}

test('whatever mentions a changed name counts as changed, however long the way', () => {
  const files = [{ one: 'new' }, { two: 'one' }, { three: 'two' }, { apart: 'other' }]
  expect(affected({ one: 'old' }, files).files).toEqual([1, 2])
})

test('says whether what is compared without being named has a changed name, also where it mentions one or is no more', () => {
  const files = [{ one: 'new' }, { two: 'one' }, { type: 'other' }]
  expect(affected({ one: 'old' }, files).isCompared).toBe(false)
  expect(affected({ one: 'old' }, [...files, { typeToo: 'two' }]).isCompared).toBe(true)
  expect(affected({ one: 'new', typeBefore: '' }, files).isCompared).toBe(true)
})

/** All but the first file mention what it offers, and the last ones what those offer. */
const star = (size: number): Said[] =>
  Array.from({ length: size }, (_, at) => ({ [`name${at}`]: at < size / 2 ? 'name0' : 'name1' }))

test('describes no file twice', () => {
  const { files, described } = affected({ name0: 'old' }, star(150))
  expect(files?.length).toBe(149)
  expect(described).toBeLessThanOrEqual(2 + 150)
})

test('gives up rather than describing most of a large family, or reading it again and again', () => {
  expect(affected({ name0: 'old' }, star(500)).files).toBeUndefined()
  const chain = Array.from({ length: 40 }, (_, at): Said => ({ [`name${at}`]: `name${at - 1}` }))
  expect(affected({ name0: 'old' }, chain).files).toBeUndefined()
})
