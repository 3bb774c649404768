/** One file that a linker chokes on takes nobody else's links with it. */
import { expect, test } from 'vitest'
import { loadGrammar } from '../analysis.ts'
import { extractUnit, withIds } from '../extract.ts'
import type { LinkerFile, Unit } from '../languages/language.ts'
import { LANGUAGES } from '../languages/registry.ts'
import { FamilyLinks, type LinkSources, type Preparation } from './family-links.ts'
import { UNCHANGED, type UnitToLink } from './work.ts'

const TEXTS = { 'a.py': 'def open(): pass\n', 'b.py': 'from a import open\nopen()\n', 'c.py': 'def shut(): pass\n' }

/** `spoil` changes what a file offers to something that its extractor would never say. */
async function prepared(
  spoil: (path: string, surface: unknown) => unknown,
  settled: Preparation['settled'] = true,
  light?: number,
): Promise<FamilyLinks> {
  const python = LANGUAGES.find(({ key }) => key === 'python')
  if (!python?.grammar) throw new Error('no Python')
  await loadGrammar(python.grammar)
  const made = new Map<string, Unit>()
  for (const [path, text] of Object.entries(TEXTS)) made.set(path, (await extractUnit(python, path, text)).unit)
  const units: UnitToLink[] = [...made.keys()].map((path, at) => ({
    ...{ path, language: 'python', file: at + 1, blob: '' },
    place: ['none', 0, 0, 0],
  }))
  const file = ({ path }: UnitToLink): LinkerFile<unknown> => {
    const unit = made.get(path) as Unit
    return {
      ...{ path, language: 'python', symbols: withIds(path, unit.symbols), surface: spoil(path, unit.surface) },
      ...(unit.module === undefined ? {} : { module: unit.module }),
    }
  }
  const from = {
    units: {
      file: async (unit: UnitToLink) => file(unit),
      fileToLink: async (unit: UnitToLink) => file(unit),
      packedFile: file,
      body: async ({ path }: UnitToLink) => made.get(path)?.body,
    },
    sources: {},
    scip: [],
  } as unknown as LinkSources
  const told: Preparation = {
    ...{ kind: 'prepare', family: 'python', units, paths: Object.keys(TEXTS), tree: [], configuration: [] },
    ...{ settled, before: UNCHANGED },
  }
  return FamilyLinks.prepare(told, from, light)
}

test('a file that the linker cannot be told of has no links and says why; others have theirs', async () => {
  const links = await prepared((path, surface) => (path === 'c.py' ? null : surface))
  expect((await links.link(2, undefined)).linked).toMatchObject({
    path: 'c.py',
    occurrences: 0,
    failure: expect.any(String),
  })
  const { linked } = await links.link(1, undefined)
  expect(linked.failure).toBeUndefined()
  expect(linked.occurrences).toBeGreaterThan(0)
  expect(links.settled).toBeUndefined()
})

test('where nothing chokes, what was settled can be gone on from', async () => {
  const links = await prepared((_, surface) => surface)
  expect((await links.link(2, undefined)).linked.failure).toBeUndefined()
  expect(links.settled).toBeDefined()
})

test('where what was settled makes no sense, it is settled anew', async () => {
  const links = await prepared((_, surface) => surface, new Uint8Array(new SharedArrayBuffer(16)))
  expect((await links.link(1, undefined)).linked).toMatchObject({ occurrences: 3 })
})

test('who settles a large program goes on from what was settled, and links what it would have linked', async () => {
  let read = 0
  const count = (_: string, surface: unknown) => {
    read++
    return surface
  }
  const small = await prepared(count)
  const large = await prepared(count, true, 0)
  expect(large.settled).toEqual(small.settled)
  read = 0
  const expected = await small.link(1, undefined)
  expect(read).toBe(0)
  expect(await large.link(1, undefined)).toEqual(expected)
  expect(read).toBeGreaterThan(0)
  // The import has loaded it.
  read = 0
  expect(await large.link(0, undefined)).toEqual(await small.link(0, undefined))
  expect(read).toBe(0)
})
