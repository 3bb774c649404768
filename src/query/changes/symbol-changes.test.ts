import { expect, it } from 'vitest'
import type { FileFacts } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import type { SymbolFact, SymbolKind } from '../../contract/symbols.ts'
import { type FileRow, FileText, IndexedFile } from '../indexed/indexed-file.ts'
import { isBreaking } from './change.ts'
import { symbolChanges } from './symbol-changes.ts'

let ids = 0

/** A line that ends in `{` begins a symbol, called as the word before that, whose kind is its first word, as far as its line `}`. */
function fileOf(path: string, text: string): IndexedFile {
  const symbols: SymbolFact[] = []
  const open: number[] = []
  text.split('\n').forEach((written, at) => {
    const [, , word = '', name = ''] = /^\s*(export )?(module|class|method|function) (\w+)/.exec(written) ?? []
    if (name !== '') {
      const holder = open.at(-1)
      const isDescribed = text.split('\n')[at - 1]?.trim().startsWith('//')
      symbols.push({
        ...(isDescribed ? { doc: [at, at] } : {}),
        ...{ id: ids++ as Id, name, kind: word as SymbolKind, start: at + 1, end: at + 1, line: at + 1 },
        column: written.indexOf(name),
        signature: written.trim().replace(/\s*\{$/, ''),
        ...(holder === undefined ? {} : { parent: holder, qualified: `${symbols[holder]?.name}.${name}` }),
        modifiers: ['public'],
      } as SymbolFact)
      open.push(symbols.length - 1)
    } else if (written.trim() === '}') Object.assign(symbols[open.pop() as number] ?? {}, { end: at + 1 })
  })
  const row = { path, language: 'any', role: 'source' } as FileRow
  const facts = { symbols, module: path.replace(/\.\w+$/, '') } as unknown as FileFacts
  return new IndexedFile(row, { facts: () => facts, text: () => new FileText(text) })
}

const changes = (was: Record<string, string>, now: Record<string, string>) => {
  const filesOf = (all: Record<string, string>) => Object.entries(all).map(([path, text]) => fileOf(path, text))
  return symbolChanges(filesOf(was), filesOf(now))
}
const told = (...sides: Parameters<typeof changes>): string[] =>
  changes(...sides).map((one) =>
    [
      one.change,
      ...(one.before && one.before.symbol.name !== one.here.symbol.name ? [`${one.before.symbol.name} ->`] : []),
      one.here.symbol.qualified ?? one.here.symbol.name,
      ...(['signature', 'body', 'space'] as const).filter((what) => one[what]),
    ].join(' '),
  )

const BODY = `
    const wanted = rows.filter((row) => row.isWanted)
    const sorted = wanted.toSorted((a, b) => a.weight - b.weight)
    const total = sorted.reduce((sum, row) => sum + row.weight, 0)
    return { sorted, total, first: sorted[0] }`
const SHELF = (name: string, more = '') => `class ${name} {
  method put(book) {
    this.books.push(book)
    this.count = this.count + 1${more}
  }
  method find(title) {
    return this.books.find((book) => book.title === title)
  }
  method size() {
    return 1
  }
}`

it('leaves a class as it was where only a member with a line around it came', () => {
  const after = SHELF('Shelf').replace(/\}$/, '\n  method drop() {\n    this.books = []\n  }\n}')
  expect(told({ 'a.x': SHELF('Shelf') }, { 'a.x': after })).toEqual(['added Shelf.drop'])
})

it('says of a body that only its white space differs', () => {
  const loose = `function sum(rows) {${BODY}\n}`
  const dense = loose.replace('=> row.isWanted)', '=>\n      row.isWanted\n    )')
  expect(told({ 'a.x': loose }, { 'a.x': dense })).toEqual(['changed sum body space'])
  expect(told({ 'a.x': loose }, { 'a.x': loose.replace('sorted[0]', 'sorted[1]') })).toEqual(['changed sum body'])
})

it('pairs a class that has another name, and what is in it, also where some of that changed', () => {
  const was = { 'shelf.x': SHELF('Shelf') }
  const now = { 'case.x': SHELF('Bookcase', '\n    this.changed = true') }
  expect(told(was, now)).toEqual([
    'changed Shelf -> Bookcase signature',
    'moved Bookcase.put body',
    'moved Bookcase.find',
    'moved Bookcase.size',
  ])
  expect(changes(was, now).every(isBreaking)).toBe(true)
})

it('pairs what was renamed and changed by how much of it is the same, and says how much', () => {
  const was = { 'a.x': `function sumOf(rows) {${BODY}\n}` }
  const [one, ...rest] = changes(was, { 'a.x': `function totalOf(rows, most) {${BODY}.slice(0, most)\n}` })
  expect(rest).toEqual([])
  expect(one).toMatchObject({ change: 'changed', signature: true, body: true })
  expect(one?.likeness).toBeGreaterThan(0.65)
  expect(told(was, { 'b.x': `function sumOf(rows, most) {${BODY}.slice(0, most)\n}` })).toEqual([
    'moved sumOf signature body',
  ])
})

it('pairs nothing by a text of which two have as much, or that is too short', () => {
  const was = { 'a.x': `function sumOf(rows) {${BODY}\n}` }
  const two = { 'a.x': `function one(rows) {${BODY}.a\n}\nfunction two(rows) {${BODY}.b\n}` }
  expect(told(was, two)).toEqual(['removed sumOf', 'added one', 'added two'])
  const short = (name: string) => `function ${name}() {\n  return 1\n}`
  expect(told({ 'a.x': short('one') }, { 'b.x': short('two') })).toEqual(['removed one', 'added two'])
})

it('puts first what breaks others, and last what goes with what contains it, comments, white space and tests', () => {
  const sum = `function sum(rows) {${BODY}\n}`
  const was = { 'a.x': SHELF('Shelf'), 'b.x': sum, 'z.x': 'function old(rows) {\n}' }
  const now = {
    'a.x': SHELF('Bookcase'),
    'b.x': sum.replace('=> row.is', '=>\n      row.is'),
    'z.x': 'function fresh(one) {\n}',
  }
  expect(told(was, now)).toEqual([
    'changed Shelf -> Bookcase signature',
    'removed old',
    'added fresh',
    'moved Bookcase.put',
    'moved Bookcase.find',
    'moved Bookcase.size',
    'changed sum body space',
  ])
  expect(changes(was, now).filter((one) => one.withContainer)).toHaveLength(3)
})

it('tells two functions of one name in files apart, of which one came and one went', () => {
  const handler = (body: string) => `function handler(request) {${body}\n}`
  const other =
    "\n    const asked = new URL(request.url)\n    const name = asked.searchParams.get('name')\n    return greet(name)"
  const nameless = (path: string, text: string) => {
    const file = fileOf(path, text)
    return new IndexedFile(file.row, {
      facts: () => ({ ...file.facts, module: undefined }) as unknown as FileFacts,
      text: () => new FileText(text),
    })
  }
  const between = (was: string, now: string) =>
    symbolChanges([nameless('a.x', handler(was))], [nameless('b.x', handler(now))]).map((one) => one.change)
  expect(between(BODY, other)).toEqual(['removed', 'added'])
  expect(between(BODY, BODY.replace('sorted[0]', 'sorted[1]'))).toEqual(['moved'])
})

it('knows what was renamed by what is written about it, where its own text is short', () => {
  const field = (name: string, about: string) => `class Config {\n  // ${about}\n  method ${name} {\n  }\n}`
  const about = 'The folder that relative paths begin at, as it was when the program started.'
  expect(told({ 'a.x': field('cwd', about) }, { 'a.x': field('base', about) })).toEqual([
    'changed cwd -> Config.base signature',
  ])
  expect(told({ 'a.x': field('cwd', about) }, { 'a.x': field('base', `${about} Or not.`) })).toEqual([
    'removed Config.cwd',
    'added Config.base',
  ])
})

it('removes no module of others that another file declares as well', () => {
  const module = (name: string) => `module Shop {\n  class ${name} {\n  }\n}`
  const shared = (path: string, text: string) => {
    const file = fileOf(path, text)
    const facts = { ...file.facts, module: undefined } as unknown as FileFacts
    return new IndexedFile(file.row, { facts: () => facts, text: () => new FileText(text) })
  }
  const [a, b] = [shared('a.x', module('Cart')), shared('b.x', module('Order'))]
  const breaking = (was: IndexedFile[], now: IndexedFile[]) =>
    symbolChanges(was, now)
      .filter(isBreaking)
      .map((one) => one.here.symbol.name)
  expect(breaking([a, b], [shared('b.x', module('Order'))])).toEqual(['Cart'])
  expect(breaking([a], [])).toEqual(['Shop', 'Cart'])
})

it('breaks nobody by another file of the same package, and whoever imports a file by another one', () => {
  const inPackage = (path: string, name: string | undefined) => {
    const file = fileOf(path, SHELF('Shelf'))
    const facts = { ...file.facts, module: name } as unknown as FileFacts
    return new IndexedFile(file.row, { facts: () => facts, text: () => new FileText(SHELF('Shelf')) })
  }
  const moved = (name: string | undefined, other: string | undefined) =>
    symbolChanges([inPackage('a.x', name)], [inPackage('b.x', other)])
  expect(moved('shop', 'shop').map((one) => one.change)).toEqual(['moved', 'moved', 'moved', 'moved'])
  expect(moved('shop', 'shop').filter(isBreaking)).toEqual([])
  expect(moved('shop', 'store').filter(isBreaking)).toHaveLength(4)
  expect(moved(undefined, undefined).filter(isBreaking)).toHaveLength(4)
})
