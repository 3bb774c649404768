/** Paths as linkers go through them. */
import { expect, test } from 'vitest'
import { baseOf, folderAt, folderOf, foldersAround, nearest, normalPath, sharedParts, stemOf } from './paths.ts'

test('a path is its folder and its name', () => {
  for (const path of ['main.c', 'src/main.c', 'src/net/main.test.c']) expect(folderOf(path) + baseOf(path)).toBe(path)
  expect(folderOf('src/net/main.c')).toBe('src/net/')
  expect(stemOf('src/net/main.test.c')).toBe('main.test')
})

test('a path is in its folder and in all that this one is in', () => {
  expect([...foldersAround('src/net/main.c')]).toEqual(['src/net/', 'src/', ''])
  expect([...foldersAround('main.c')]).toEqual([''])
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

test('a folder is named from another one, and what lies outside of the repository is none', () => {
  expect(folderAt('src/net/', '../io')).toBe('src/io/')
  expect(folderAt('src/net/', './tcp//v4/.')).toBe('src/net/tcp/v4/')
  expect(folderAt('src/net/', '../..')).toBe('')
  expect(folderAt('src/net/', '../../../src')).toBeUndefined()
  expect(folderAt('', 'src/')).toBe('src/')
})

test('paths share the folders that both begin with', () => {
  expect(sharedParts('src/net/tcp.c', 'src/net/udp.c')).toBe(2)
  expect(sharedParts('src/net/tcp.c', 'src/network/tcp.c')).toBe(1)
  expect(sharedParts('src/net', 'src/net/tcp.c')).toBe(2)
  expect(sharedParts('src/net/tcp.c', 'src/net/tcp.c')).toBe(3)
  expect(sharedParts('tcp.c', 'src/tcp.c')).toBe(0)
  expect(sharedParts('tcp.c', '')).toBe(0)
})

test('the nearest paths are those that share most folders, in their order', () => {
  const near = (all: string[], from: string): string[] => nearest(all, (one) => one, from)
  expect(near(['b/x.sql', 'a/x.sql', 'a/y.sql'], 'a/z.sql')).toEqual(['a/x.sql', 'a/y.sql'])
  expect(near(['b/x.sql', 'c/x.sql'], 'a/z.sql')).toEqual(['b/x.sql', 'c/x.sql'])
  expect(near([], 'a/z.sql')).toEqual([])
})
