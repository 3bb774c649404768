/** Which Go files have to be linked again after an edit. */
import { expect, test } from 'vitest'
import { extractFile, withIds } from '../../analysis.ts'
import { affectedBy } from '../../testing/affected-by.ts'
import type { LinkerFile } from '../language.ts'
import { go } from './index.ts'
import type { Surface } from './ir.ts'
import { GoLinker } from './link.ts'

const GO = {
  'door/door.go':
    'package door\n\nimport "x/lock"\n\ntype Door struct {\n\tWidth int\n\tlock lock.Lock\n}\n\nfunc (d *Door) Lock() lock.Lock { return d.lock }\n\nfunc Open() *Door { return nil }\n',
  'lock/lock.go': 'package lock\n\ntype Lock struct{ Teeth int }\n\nfunc (l Lock) Turn() int { return 1 }\n',
  'use/use.go': 'package use\n\nimport "x/door"\n\nfunc Use() int { return door.Open().Lock().Turn() }\n',
  'use/apart.go': 'package use\n\nfunc Apart() int { return 1 }\n',
}

const edit = (path: keyof typeof GO, from: string, to: string) =>
  affectedBy(GO, path, (text) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  })

test('a function more, a longer body and an import for it affect nobody', async () => {
  expect(
    await affectedBy(GO, 'lock/lock.go', (text) => `${text}\nfunc Edited(value int) int { return value }\n`),
  ).toEqual([])
  expect(await edit('door/door.go', 'import "x/lock"', 'import (\n\t"fmt"\n\t"x/lock"\n)')).toEqual([])
})

test('what a function or method gives affects those that name it', async () => {
  expect(await edit('door/door.go', 'Lock() lock.Lock', 'Lock() int')).toEqual(['lock/lock.go', 'use/use.go'])
  expect(await edit('lock/lock.go', 'Turn() int', 'Turn() string')).toEqual(['use/use.go'])
})

test('a field affects those that name it, and not those that name its type', async () => {
  expect(await edit('lock/lock.go', 'Teeth int', 'Teeth string')).toEqual([])
  expect(await edit('door/door.go', 'Width int', 'Width string')).toEqual([])
})

test('what a type embeds affects those that reach it through a function', async () => {
  expect(await edit('door/door.go', '\tWidth int', '\tWidth int\n\tlock.Lock')).toContain('use/use.go')
})

test('another package of the same name changes what declarations mean', async () => {
  expect(await edit('door/door.go', '"x/lock"', '"y/lock"')).toContain('use/use.go')
  expect(await edit('door/door.go', 'package door', 'package doors')).toBeUndefined()
})

test('a method that makes a type satisfy an interface affects the file of the type and those of its other methods', async () => {
  const files: Record<string, string> = {
    'a.go': 'package a\n\ntype Both interface {\n\tOne()\n\tTwo()\n}\n',
    'b.go': 'package a\n\ntype T struct{}\n',
    'c.go': 'package a\n\nfunc (T) One() {}\n',
    'd.go': 'package a\n\nfunc (T) Three() {}\n',
    'e.go': 'package a\n\ntype U struct{ T }\n',
  }
  const fileOf = async (path: string, text: string): Promise<LinkerFile<Surface>> => {
    const { symbols, surface } = await extractFile(go, path, text)
    return { path, language: 'go', symbols: withIds(path, symbols), surface: surface as Surface }
  }
  const linker = new GoLinker({ paths: new Set(), read: () => undefined })
  const paths = Object.keys(files)
  const after = { ...files, 'd.go': 'package a\n\nfunc (T) Two() {}\n' }
  for (const path of paths) linker.add(await fileOf(path, after[path as keyof typeof after] as string))
  linker.finish()
  const before = new Map([[paths.indexOf('d.go'), await fileOf('d.go', files['d.go'] as string)]])
  expect(linker.dependents(before).map((at) => paths[at])).toEqual(['b.go', 'c.go', 'e.go'])
})
