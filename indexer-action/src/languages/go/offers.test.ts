/** Which Go files have to be linked again after an edit. */
import { expect, test } from 'vitest'
import { extractFile, withIds } from '../../analysis.ts'
import type { Affected } from '../../link/affected.ts'
import { affectedBetween, affectedBy, namedBetween } from '../../testing/affected-by.ts'
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

const fileOf = async (path: string, text: string): Promise<LinkerFile<Surface>> => {
  const { symbols, surface } = await extractFile(go, path, text)
  return { path, language: 'go', symbols: withIds(path, symbols), surface: surface as Surface }
}

/** Paths of the files that names do not tell. */
async function dependentsOf(files: Record<string, string>, after: Record<string, string>, named?: Affected) {
  const linker = new GoLinker({ paths: new Set(['go.mod']), read: () => 'module x' })
  const paths = Object.keys(after).sort()
  for (const path of paths) linker.add(await fileOf(path, after[path] as string))
  linker.finish()
  const before = new Map<number, LinkerFile<Surface> | undefined>()
  for (const [at, path] of paths.entries())
    if (files[path] !== after[path])
      before.set(at, path in files ? await fileOf(path, files[path] as string) : undefined)
  const lost = Object.keys(files).filter((path) => !(path in after))
  const gone = await Promise.all(lost.map((path) => fileOf(path, files[path] as string)))
  return linker.dependents(before, undefined, gone, named)?.map((at) => paths[at])
}

test('a method that makes a type satisfy an interface affects the file of the type and those of its other methods', async () => {
  const files = {
    'a.go': 'package a\n\ntype Both interface {\n\tOne()\n\tTwo()\n}\n',
    'b.go': 'package a\n\ntype T struct{}\n',
    'c.go': 'package a\n\nfunc (T) One() {}\n',
    'd.go': 'package a\n\nfunc (T) Three() {}\n',
    'e.go': 'package a\n\ntype U struct{ T }\n',
  }
  const { 'd.go': _, ...without } = files
  const two = 'package a\n\nfunc (T) Two() {}\n'
  expect(await dependentsOf(files, { ...files, 'd.go': two })).toEqual(['b.go', 'c.go', 'e.go'])
  expect(await dependentsOf(without, { ...without, 'f.go': two })).toEqual(['b.go', 'c.go', 'e.go'])
  expect(await dependentsOf({ ...without, 'f.go': two }, without)).toEqual(['b.go', 'c.go', 'e.go'])
})

test('what types satisfy is worked out again where a type, a member or a method has a changed name, and nowhere else', async () => {
  const files = {
    'a.go': 'package a\n\ntype Both interface {\n\tOne()\n\tTwo() Length\n}\n\ntype Length int\n',
    'b.go': 'package a\n\ntype T struct{}\n\nfunc (T) One() {}\n\nfunc (T) Two() Length { return 1 }\n',
    'c.go': 'package a\n',
  }
  const isCompared = async (path: keyof typeof files, from: string, to: string) => {
    const text = files[path].replace(from, to)
    return (await namedBetween(files, { ...files, [path]: text }))?.isCompared
  }
  expect(await isCompared('c.go', 'a\n', 'a\n\nfunc Three() {}\n')).toBe(false)
  expect(await isCompared('c.go', 'a\n', 'a\n\nfunc One() {}\n')).toBe(true)
  expect(await isCompared('c.go', 'a\n', 'a\n\nfunc (T) Three() {}\n')).toBe(true)
  expect(await isCompared('b.go', 'func (T) One() {}\n', '')).toBe(true)
  expect(await isCompared('a.go', 'One()', 'Others')).toBe(true)
  expect(await isCompared('a.go', 'Length int', 'Length = int')).toBe(true)
  const after = { ...files, 'c.go': 'package a\n\ntype U struct{ T }\n\ntype Else interface{ One() }\n' }
  const named = await namedBetween(files, after)
  expect(await dependentsOf(files, after, named)).toEqual(['b.go'])
})

test('where the first file of a package is does not decide what of two interfaces comes first', async () => {
  const files = {
    'a/b/x.go': 'package b\n\ntype X interface{ One() }\n',
    'a/z.go': 'package a\n\ntype Z interface{ One() }\n',
    't.go': 'package t\n\ntype T struct{}\n\nfunc (T) One() {}\n',
  }
  const more = { ...files, 'a/a.go': 'package a\n\nfunc Apart() {}\n' }
  expect(await dependentsOf(files, more)).toEqual([])
  expect(await dependentsOf(more, files)).toEqual([])
})

test('what a field is given by a file that mentions no changed name leads where it led', async () => {
  const files = {
    'a.go': 'package a\n\ntype T struct{ run func() }\n\nfunc New() *T { return &T{run: go1} }\n\nfunc go1() {}\n',
    'b.go': 'package a\n\nfunc Run(t *T) { t.run() }\n',
  }
  const after = { ...files, 'b.go': `${files['b.go']}\nfunc Apart() {}\n` }
  const named = await namedBetween(files, after)
  expect(named).toEqual({ files: [], isCompared: false })
  expect(await dependentsOf(files, after, named)).toEqual([])
})

test('a file that comes affects those that name what is in it, in a package that there was', async () => {
  const more = 'package lock\n\nfunc Apart() {}\n'
  expect(await affectedBetween(GO, { ...GO, 'lock/more.go': more })).toEqual(['use/apart.go'])
  expect(await affectedBetween({ ...GO, 'lock/more.go': more }, GO)).toEqual(['use/apart.go'])
  expect(await affectedBetween(GO, { ...GO, 'other/more.go': more })).toBeUndefined()
  expect(await dependentsOf(GO, { ...GO, 'lock/more.go': more })).toEqual([])
})

test('a file that stands for its package by now affects those that import it; another package there may affect any', async () => {
  expect(await dependentsOf(GO, { ...GO, 'door/doc.go': 'package door\n' })).toEqual(['use/use.go'])
  const { 'lock/lock.go': lock, ...others } = GO
  const main = { ...GO, 'lock/main.go': 'package main\n' }
  expect(await dependentsOf({ ...others, 'lock/main.go': main['lock/main.go'] }, main)).toBeUndefined()
  expect(lock).toContain('package lock')
})
