/** A second run goes on from what the first one settled, and does without it where that is gone. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { keepSettled, SETTLED } from '../cache/settled-store.ts'
import { FAMILIES } from '../languages/registry.ts'
import { run } from '../run/run.ts'
import { StrictIngest } from '../testing/strict-ingest.ts'
import { Crew } from './crew.ts'
import { Settlements } from './settlements.ts'
import { UNCHANGED, type UnitToLink } from './work.ts'

const crew = new Crew()
afterAll(() => crew.close())

let root: string
let cache: string
let server: StrictIngest
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sextant-settled-'))
  cache = mkdtempSync(join(tmpdir(), 'sextant-settled-cache-'))
  server = new StrictIngest()
})
afterEach(() => {
  for (const folder of [root, cache]) rmSync(folder, { recursive: true, force: true })
})

function write(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

/** Written long ago: what was written just now is read again by the next run, for its clock may not have ticked since. */
function writeLongAgo(files: Record<string, string>): void {
  write(files)
  for (const path of Object.keys(files)) utimesSync(join(root, path), 1e9, 1e9)
}

const index = (options: { ingest?: StrictIngest; cache?: false } = {}) =>
  run({ path: root, ingest: server, server: 'test', cache, crew, ...options })
const settledFiles = () => readdirSync(cache).filter((name) => name.endsWith(SETTLED))
const entries = (of: StrictIngest) => of.refs.get('main')?.entries

async function expectSameAsAFullRun(): Promise<void> {
  const whole = new StrictIngest()
  await index({ ingest: whole, cache: false })
  expect(entries(server)).toEqual(entries(whole))
}

const SHOP = {
  'shop/item.py': 'class Item:\n    def price(self):\n        return 1\n',
  'shop/till.py': 'from shop.item import Item\n\ndef total(items):\n    return Item().price()\n',
}
const MOVED = { 'shop/till.py': `# The till.\n${SHOP['shop/till.py']}` }

test('an edit that others cannot see goes on from what was settled, and links as a full run does', async () => {
  write(SHOP)
  await index()
  const [settled] = settledFiles()
  expect(settled).toBeDefined()
  write(MOVED)
  await index()
  expect(settledFiles()).toEqual([settled])
  await expectSameAsAFullRun()
})

test('an edit that others see is settled anew, and what was settled before is thrown away', async () => {
  write(SHOP)
  await index()
  const before = settledFiles()
  write({ 'shop/item.py': 'class Item:\n    def cost(self):\n        return 1\n' })
  await index()
  expect(settledFiles()).toHaveLength(1)
  expect(settledFiles()).not.toEqual(before)
  await expectSameAsAFullRun()
})

test('what an earlier process settled is thrown away too, once it is settled anew', async () => {
  write(SHOP)
  await index()
  const [own = ''] = settledFiles()
  const others = `1-${own}`
  renameSync(join(cache, own), join(cache, others))
  const state = join(cache, 'state.json')
  writeFileSync(state, readFileSync(state, 'utf8').replaceAll(own, others))
  write({ 'shop/item.py': 'class Item:\n    def cost(self):\n        return 1\n' })
  await index()
  expect(settledFiles()).toHaveLength(1)
  expect(settledFiles()).not.toContain(others)
})

test('what was read ahead is gone on from where it holds, and only there', async () => {
  const python = FAMILIES.find((family) => family.name === 'python') as (typeof FAMILIES)[number]
  await keepSettled(cache, `before${SETTLED}`, new Uint8Array(new SharedArrayBuffer(8)))
  const settlements = new Settlements(cache, { python: `before${SETTLED}` }, { overlaid: false })
  settlements.readAhead(new Set(['python']))
  expect((await settlements.of(python, UNCHANGED).for(0)).settled).toHaveLength(8)
  expect((await settlements.of(python, undefined).for(0)).settled).toBe(true)
})

test('a linker that grows has the bytes to itself: one that takes its place reads them again', async () => {
  const python = FAMILIES.find((family) => family.name === 'python') as (typeof FAMILIES)[number]
  await keepSettled(cache, `before${SETTLED}`, new Uint8Array(new SharedArrayBuffer(8)))
  const settlements = new Settlements(cache, { python: `before${SETTLED}` }, { overlaid: false })
  settlements.readAhead(new Set(['python']))
  const grown: UnitToLink = { path: 'a.py', language: 'python', file: 1, place: ['a.pack', 0, 1, 1], blob: '' }
  const settlement = settlements.of(python, { units: [[0, grown]], gone: [] })
  const first = (await settlement.for(0)).settled as Uint8Array
  first.fill(1)
  const second = (await settlement.for(0)).settled as Uint8Array
  expect(second).toHaveLength(8)
  expect(second).not.toEqual(first)
})

test('a function that nobody asks for has its own file linked and no other', async () => {
  writeLongAgo(SHOP)
  await index()
  const [settled] = settledFiles()
  const more = `${SHOP['shop/item.py']}\n\ndef weigh(item):\n    return Item().price()\n`
  writeLongAgo({ 'shop/item.py': more })
  expect(await index()).toMatchObject({ linked: 1 })
  expect(settledFiles()).not.toEqual([settled])
  await expectSameAsAFullRun()
  // What has grown is what the next run goes on from.
  writeLongAgo({ 'shop/item.py': `${more}\ndef measure():\n    return weigh(None)\n` })
  expect(await index()).toMatchObject({ linked: 1 })
  await expectSameAsAFullRun()
})

test('a function that others turn out to have asked for has all of them linked', async () => {
  writeLongAgo({ ...SHOP, 'shop/late.py': 'from shop.item import weigh\n\nweigh(1)\n' })
  await index()
  writeLongAgo({ 'shop/item.py': `${SHOP['shop/item.py']}\n\ndef weigh(item):\n    return item\n` })
  expect(await index()).toMatchObject({ linked: 3 })
  await expectSameAsAFullRun()
})

test.each([
  ['what was settled is torn', (name: string) => name.endsWith(SETTLED)],
  ['the units are gone', (name: string) => name.endsWith('.pack')],
])('where %s, it is made again', async (_, broken) => {
  write(SHOP)
  await index()
  write(MOVED)
  for (const name of readdirSync(cache)) {
    if (!broken(name)) continue
    const bytes = readFileSync(join(cache, name))
    bytes.fill(0, 8)
    writeFileSync(join(cache, name), bytes)
  }
  expect(await index()).toMatchObject({ linked: expect.any(Number), warnings: [] })
  await expectSameAsAFullRun()
})
