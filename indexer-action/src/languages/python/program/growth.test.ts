/**
 * Where a file has only grown and no other file is affected, that file alone is linked, with the same result as settling
 * everything. In every other case the linker declines.
 */
import { expect, test } from 'vitest'
import { growLinker, resumeLinker } from '../family.ts'
import { linksOf, type Made, made, settle } from '../testing.ts'

const SOURCES = {
  'shop/__init__.py': '',
  'shop/item.py': [
    'RATE = 2',
    'class Item:',
    '    def price(self): return RATE',
    '    def twice(self): return double(self.price())',
    'def double(number): return number',
    'def taxed(item): return item.price()',
  ].join('\n'),
  'shop/till.py': [
    'from shop.item import Item, taxed',
    'def total():',
    '    def add(one): return taxed(one)',
    '    return [add(item) for item in (Item(), Item())]',
    "TABLE = {'item': Item}",
    "def listed(): return TABLE['item']",
    'def prices(): return {item: taxed(item) for item in (Item(), Item())}',
  ].join('\n'),
}
type Path = keyof typeof SOURCES

const paths = Object.keys(SOURCES)

const MODELS = {
  'shop/__init__.py': '',
  'shop/item.py': [
    'from django.db import models',
    'class Item(models.Model):',
    '    def price(self): return 1',
    'class Label(models.Model):',
    "    item = models.ForeignKey('Item', related_name='labels', on_delete=models.CASCADE)",
    '    def show(self): pass',
  ].join('\n'),
  'shop/till.py': [
    'from shop.item import Item, Label',
    'def total(pk): return Item.objects.get(pk=pk).price()',
    'def shown(pk): return Item.objects.get(pk=pk).labels.first().show()',
  ].join('\n'),
}
const settledOf = (units: readonly Made[]) => settle(units).settled?.() as Uint8Array<SharedArrayBuffer>

/** Grows a linker from `settled`, the result of settling the units `before`, to the units `now`. */
function grow(settled: Uint8Array<SharedArrayBuffer>, before: readonly Made[], now: readonly Made[]) {
  const changed = [...before.entries()].filter(([at, unit]) => unit.body !== now[at]?.body)
  const project = { paths: new Set(paths), read: () => undefined }
  const then = new Map(changed.map(([at, unit]) => [at, unit.file]))
  return growLinker(project, settled, paths, (at) => (now[at] as Made).file, then)
}

/** All units; those of files without a new text are the same objects as before. */
async function edited(before: readonly Made[], texts: Partial<Record<Path, string>>): Promise<Made[]> {
  const again = new Map((await made(texts)).map((unit) => [unit.file.path, unit]))
  return before.map((unit) => again.get(unit.file.path) ?? unit)
}

const behind = (path: Path, ...lines: string[]) => ({ [path]: `${SOURCES[path]}\n${lines.join('\n')}\n` })
const within = (path: Path, line: string, ...lines: string[]) => ({
  [path]: SOURCES[path].replace(line, [line, ...lines].join('\n')),
})

test.each([
  ['a function', behind('shop/item.py', 'def halved(number): return number')],
  [
    'functions in two files',
    { ...behind('shop/item.py', 'def first(): return 1'), ...behind('shop/till.py', 'def second(): return Item()') },
  ],
  ['a function between others', within('shop/item.py', 'RATE = 2', 'def early(text):', "    return text or 'none'")],
  ['a method', within('shop/item.py', 'class Item:', '    def label(self): return self.twice()')],
  [
    'a class, and who makes one',
    behind('shop/item.py', 'class Box:', '    def __init__(self): self.size = RATE', 'def packed(): return Box().size'),
  ],
  ['a reader of what is there', behind('shop/item.py', 'def dearest(): return taxed(None), RATE')],
  ['a call with nothing known', behind('shop/item.py', 'def of(item): return taxed(item)')],
  ['a function within another', within('shop/till.py', 'def total():', '    def unused(two): return two')],
])('%s more changes no link of others, and its own are as in a whole run', async (_, texts) => {
  const before = await made(SOURCES)
  const now = await edited(before, texts)
  const grown = grow(settledOf(before), before, now)
  const whole = settle(now)
  for (const unit of now) expect(grown && linksOf(grown, unit), unit.file.path).toEqual(linksOf(whole, unit))
})

test.each([
  ['gives a value to what was there', behind('shop/till.py', 'def more(): return taxed(TABLE)')],
  ['has a name that somebody says', behind('shop/till.py', 'def price(): pass')],
  ['has a name that the language knows', within('shop/item.py', 'class Item:', '    def __call__(self): return self')],
  ['is another value of a name', behind('shop/item.py', 'def taxed(item): return item.twice()')],
  [
    'takes the place of another',
    { 'shop/item.py': SOURCES['shop/item.py'].replace('return item.price()', 'return item.twice()') },
  ],
  ['looks into a container that was there', behind('shop/till.py', "def make(): return TABLE['item']()")],
])('what is more and %s has the whole family settled anew', async (_, texts) => {
  const before = await made(SOURCES)
  expect(grow(settledOf(before), before, await edited(before, texts))).toBeUndefined()
})

test('what is more where protocols are has the whole family settled anew, as classes elsewhere may satisfy them', async () => {
  const till = `from typing import Protocol\n${SOURCES['shop/till.py']}\n`
  const before = await made({ ...SOURCES, 'shop/till.py': till })
  const protocol = 'class Priced(Protocol):\n    def price(self): ...\n'
  expect(grow(settledOf(before), before, await edited(before, { 'shop/till.py': till + protocol }))).toBeUndefined()
})

test('what has grown grows again', async () => {
  const first = await made(SOURCES)
  const second = await edited(first, behind('shop/item.py', 'def box(): return Item()'))
  const grown = grow(settledOf(first), first, second)
  const third = await edited(second, behind('shop/till.py', 'from_elsewhere = 1', 'def crate(): return Item().twice()'))
  const again = grow(grown?.settled() as Uint8Array<SharedArrayBuffer>, second, third)
  const whole = settle(third)
  for (const unit of third) expect(again && linksOf(again, unit), unit.file.path).toEqual(linksOf(whole, unit))
})

test('a file that has grown grows again, between what it had and what it gained', async () => {
  const first = await made(SOURCES)
  const more = ['def box(): return Item()', 'class Crate:', '    def first(self): return box()']
  const second = await edited(first, behind('shop/item.py', ...more))
  const grown = grow(settledOf(first), first, second)
  const further = ['def halved(number): return number', ...more, '    def last(self): return self.first().price()']
  const third = await edited(second, behind('shop/item.py', ...further, 'def crates(): return Crate().last()'))
  const again = grow(grown?.settled() as Uint8Array<SharedArrayBuffer>, second, third)
  const whole = settle(third)
  for (const unit of third) expect(again && linksOf(again, unit), unit.file.path).toEqual(linksOf(whole, unit))
})

test('a program that outgrows the room it was stored with is stored anew', async () => {
  const first = await made(SOURCES)
  const many = Array.from({ length: 3000 }, (_, at) => `def more_${at}(item): return taxed(item), ${at}`)
  const second = await edited(first, behind('shop/item.py', ...many))
  const before = settledOf(first)
  const settled = grow(before, first, second)?.settled() as Uint8Array<SharedArrayBuffer>
  expect(settled.buffer).not.toBe(before.buffer)
  const project = { paths: new Set(paths), read: () => undefined }
  const resumed = resumeLinker(project, settled, paths, (at) => (second[at] as Made).file)
  const whole = settle(second)
  for (const unit of second) expect(linksOf(resumed, unit), unit.file.path).toEqual(linksOf(whole, unit))
})

test('what has grown is stored where it lay, and linking on leaves it as it is', async () => {
  const first = await made(SOURCES)
  // The result of `__aiter__` is requested when the file is linked.
  const loop = [
    'class Way:',
    '    def __aiter__(self): return Item()',
    'async def walk():',
    '    async for step in Way(): pass',
  ]
  const second = await edited(first, behind('shop/till.py', ...loop))
  const before = settledOf(first)
  const grown = grow(before, first, second)
  const settled = grown?.settled() as Uint8Array<SharedArrayBuffer>
  expect(settled.buffer).toBe(before.buffer)
  const stored = Buffer.from(settled).toString('base64')
  const whole = settle(second)
  for (const unit of second) expect(grown && linksOf(grown, unit), unit.file.path).toEqual(linksOf(whole, unit))
  expect(Buffer.from(settled).toString('base64')).toBe(stored)
})

test('queries of models that are there are contained, and new relations are not', async () => {
  const before = await made(MODELS)
  const more = [
    'def one(): return Item.objects.all()[0].price()',
    'def other(): Item.objects.first().labels.get().show()',
  ]
  const now = await edited(before, { 'shop/till.py': `${MODELS['shop/till.py']}\n${more.join('\n')}\n` })
  const grown = grow(settledOf(before), before, now)
  const whole = settle(now)
  for (const unit of now) expect(grown && linksOf(grown, unit), unit.file.path).toEqual(linksOf(whole, unit))
  const relation = "    other = models.ForeignKey('Item', related_name='others', on_delete=models.CASCADE)"
  const related = await edited(before, { 'shop/item.py': `${MODELS['shop/item.py']}\n${relation}\n` })
  expect(grow(settledOf(before), before, related)).toBeUndefined()
})

test('a reader of what argparse was told is contained, and what it is told anew is not', async () => {
  const item = 'def buy(args): pass\ndef register(parser): parser.set_defaults(run=buy)\n'
  const till = 'import argparse\nfrom shop.item import register\nargs = argparse.ArgumentParser().parse_args()\n'
  const before = await made({ 'shop/__init__.py': '', 'shop/item.py': item, 'shop/till.py': till })
  const now = await edited(before, { 'shop/till.py': `${till}def start(): return args.run()\n` })
  const grown = grow(settledOf(before), before, now)
  const whole = settle(now)
  for (const unit of now) expect(grown && linksOf(grown, unit), unit.file.path).toEqual(linksOf(whole, unit))
  const told = await edited(before, { 'shop/item.py': `${item}def more(parser): parser.set_defaults(run=more)\n` })
  expect(grow(settledOf(before), before, told)).toBeUndefined()
})

test('a function is not contained where a name that is put together may mean it', async () => {
  const item = 'def buy_one(): pass\ndef buy_all(): pass\n'
  const till = "from shop import item\ndef run(name): return getattr(item, 'buy_' + name)()\n"
  const before = await made({ 'shop/__init__.py': '', 'shop/item.py': item, 'shop/till.py': till })
  const other = await edited(before, { 'shop/item.py': `${item}def sell(): pass\n` })
  expect(grow(settledOf(before), before, other)).toBeDefined()
  const more = await edited(before, { 'shop/item.py': `${item}def buy_some(): pass\n` })
  expect(grow(settledOf(before), before, more)).toBeUndefined()
})

test('a function is not contained where a text elsewhere is its path, or a signal is sent to it', async () => {
  const item = 'from django.dispatch import Signal, receiver\npaid = Signal()\ndef first(): pass\n'
  const till = "from shop.item import paid\nTASKS = ['shop.item.late']\ndef pay(): paid.send(None)\n"
  const before = await made({ 'shop/__init__.py': '', 'shop/item.py': item, 'shop/till.py': till })
  const other = await edited(before, { 'shop/item.py': `${item}def other(): pass\n` })
  expect(grow(settledOf(before), before, other)).toBeDefined()
  const late = await edited(before, { 'shop/item.py': `${item}def late(): pass\n` })
  expect(grow(settledOf(before), before, late)).toBeUndefined()
  const listener = await edited(before, { 'shop/item.py': `${item}@receiver(paid)\ndef listen(sender): pass\n` })
  expect(grow(settledOf(before), before, listener)).toBeUndefined()
})
