/** Paths as linkers go through them. */
import { expect, test } from 'vitest'
import { baseOf, folderOf, normalPath, stemOf } from './paths.ts'

test('a path is its folder and its name', () => {
  for (const path of ['main.c', 'src/main.c', 'src/net/main.test.c']) expect(folderOf(path) + baseOf(path)).toBe(path)
  expect(folderOf('src/net/main.c')).toBe('src/net/')
  expect(stemOf('src/net/main.test.c')).toBe('main.test')
})

test('a path with dots in it is that of the file that it leads to', () => {
  expect(normalPath('src/net/../main.c')).toBe('src/main.c')
  expect(normalPath('./src//./main.c')).toBe('src/main.c')
  expect(normalPath('src/..main/.hidden.c')).toBe('src/..main/.hidden.c')
})

test('what ends as a folder is one, and the top is nothing', () => {
  expect(normalPath('src/../lib/')).toBe('lib/')
  expect(normalPath('src/..')).toBe('')
  expect(normalPath('src/../')).toBe('')
})

test('what leads out of the repository ends at its top', () => {
  expect(normalPath('../../include/door.h')).toBe('include/door.h')
})
