/**
 * What one linker has settled is enough for another one to link with, which loads only the files that it needs.
 */
import { expect, test } from 'vitest'
import { resumeLinker } from './family.ts'
import { linksOf, type Made, made, settle } from './testing.ts'

const SOURCES: Record<string, string> = {
  'shop/__init__.py': 'from .basket import Basket\n',
  'shop/basket.py': [
    'class Item:',
    '    def price(self): return 1',
    'class Basket:',
    '    def __init__(self): self.items = []',
    '    def __iter__(self): return iter(self.items)',
    '    def add(self, item): self.items.append(item)',
    '    def each(self, visit):',
    '        for item in self.items: visit(item.price())',
  ].join('\n'),
  'shop/till.py': [
    'from shop import Basket',
    'from shop.basket import *',
    'def report(price): print(price)',
    'basket = Basket()',
    'basket.add(Item())',
    'basket.each(report)',
    "table = {'report': report, 'basket': basket}",
    "table['report'](2)",
    'for one in basket: one.price()',
  ].join('\n'),
  'apart.py': 'def nobody(): pass\n',
}

const PROJECT = { paths: new Set(Object.keys(SOURCES)), read: () => undefined }

test('every file links as it does where its program was settled', async () => {
  const units = await made(SOURCES)
  const linker = settle(units)
  const settled = linker.settled?.() as Uint8Array<SharedArrayBuffer>
  const resumed = resumeLinker(PROJECT, settled, Object.keys(SOURCES), (at) => (units[at] as Made).file)
  for (const unit of units) expect(linksOf(resumed, unit), unit.file.path).toEqual(linksOf(linker, unit))
})

test('a file that nothing leads to is not asked for', async () => {
  const units = await made(SOURCES)
  const settled = settle(units).settled?.() as Uint8Array<SharedArrayBuffer>
  const asked = new Set<string>()
  const load = (at: number) => {
    asked.add((units[at] as Made).file.path)
    return (units[at] as Made).file
  }
  const resumed = resumeLinker(PROJECT, settled, Object.keys(SOURCES), load)
  linksOf(resumed, units[2] as Made)
  expect([...asked].sort()).toEqual(['shop/__init__.py', 'shop/basket.py', 'shop/till.py'])
})

test('linking in one thread leaves what another reads as it was', async () => {
  const units = await made(SOURCES)
  const settled = settle(units).settled?.() as Uint8Array<SharedArrayBuffer>
  const before = Buffer.from(settled).toString('base64')
  const resumed = resumeLinker(PROJECT, settled, Object.keys(SOURCES), (at) => (units[at] as Made).file)
  for (const unit of units) linksOf(resumed, unit)
  expect(Buffer.from(settled).toString('base64')).toBe(before)
})

test('what a linker still works out after the settling is its own', async () => {
  // The analysis follows a loop into `__iter__` only: the result of `__aiter__` is requested when the file is linked.
  const sources = {
    'walk.py': [
      'class Step:',
      '    def __next__(self): return 1',
      '    def __anext__(self): return 2',
      'class Way:',
      '    def __iter__(self): return Step()',
      '    def __aiter__(self): return Step()',
      'for step in Way(): print(step)',
    ].join('\n'),
  }
  const units = await made(sources)
  const linker = settle(units)
  const settled = linker.settled?.() as Uint8Array<SharedArrayBuffer>
  const before = Buffer.from(settled).toString('base64')
  const resumed = resumeLinker(PROJECT, settled, Object.keys(sources), (at) => (units[at] as Made).file)
  const [unit] = units as [Made]
  const links = linksOf(resumed, unit)
  expect(links).toEqual(linksOf(linker, unit))
  const anext = unit.file.symbols.find((symbol) => symbol.name === '__anext__')
  expect(links.targets).toContainEqual(['s', anext?.id])
  expect(Buffer.from(settled).toString('base64')).toBe(before)
})

test('what moved inside of a file is found where it stands now', async () => {
  const settled = settle(await made(SOURCES)).settled?.() as Uint8Array<SharedArrayBuffer>
  const moved = { ...SOURCES, 'shop/basket.py': `# a comment\n${SOURCES['shop/basket.py']}` }
  const units = await made(moved)
  const resumed = resumeLinker(PROJECT, settled, Object.keys(moved), (at) => (units[at] as Made).file)
  expect(linksOf(resumed, units[1] as Made)).toEqual(linksOf(settle(units), units[1] as Made))
})
