/** Going on from what an earlier run settled says of every file what telling all files says, and reads few of them. */
import { expect, test } from 'vitest'
import { extractFile } from '../../analysis.ts'
import { withIds } from '../../extract.ts'
import { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Language, LinkerFile, Unit } from '../language.ts'
import { createLinker, resumeLinker } from './family.ts'
import { ecmascriptLanguages } from './index.ts'
import type { Body, Surface } from './ir.ts'

type Tree = Record<string, string>

async function unitOf(path: string, text: string): Promise<{ file: () => LinkerFile<Surface>; body: Body }> {
  const key = path.endsWith('.js') ? 'javascript' : 'typescript'
  const language = ecmascriptLanguages.find((one) => one.key === key) as Language
  const unit = (await extractFile(language, path, text)) as Unit<Surface, Body>
  const symbols = withIds(path, unit.symbols)
  // A linker may take a file's records for itself.
  return { file: () => ({ path, language: key, symbols, surface: structuredClone(unit.surface) }), body: unit.body }
}

/** Links of one file, as told and as resumed, and what was read for the latter. */
async function linked(tree: Tree, path: string) {
  const paths = Object.keys(tree)
  const project = { paths: new Set(paths), read: () => undefined }
  const units = await Promise.all(paths.map((one) => unitOf(one, tree[one] as string)))
  const told = createLinker(project)
  for (const { file } of units) told.add(file())
  told.finish()
  const settled = told.settled()
  const { file, body } = units[paths.indexOf(path)] as (typeof units)[number]
  const links = (linker: Pick<typeof told, 'link'>) => {
    const out = new LinkSetBuilder()
    linker.link(file(), body, out)
    return out.build()
  }
  if (!settled) return { told: links(told) }
  const read: string[] = []
  const load = (at: number) => {
    read.push(paths[at] as string)
    return (units[at] as (typeof units)[number]).file()
  }
  return { told: links(told), resumed: links(resumeLinker(project, settled, paths, load)), read }
}

const TREES: Record<string, Tree> = {
  'modules that pass on what others have': {
    'store.ts':
      'export class Store { get(key: string): Item { return new Item() } }\nexport class Item { price = 1 }\n',
    'index.ts': "export * from './store.js'\n",
    'main.ts': "import { Store } from './index.js'\nnew Store().get('a').price\n",
    'other.ts': 'export const unrelated = 1\n',
  },
  'scripts that share their names': {
    'a.js': 'function open() { return { close: function close() {} } }\nopen.times = 0\n',
    'b.js': 'open().close()\nopen.times++\n',
    'c.js': 'var never = 1\n',
  },
  'namespaces over several files': {
    'a.ts':
      'namespace shop { export interface Cart { total: number } export function cart(): Cart { return { total: 1 } } }\n',
    'b.ts': 'namespace shop { export const sum = cart().total }\n',
    'c.ts': 'const all = shop.sum + shop.cart().total\n',
  },
  'declared modules and globals': {
    'paint.d.ts': "declare module 'paint' { export function paint(): Brush }\n",
    'more-paint.d.ts': "declare module 'paint' { export function wash(): void }\n",
    'brush.ts': 'export {}\ndeclare global { interface Brush { stroke(): void } }\n',
    'main.ts': "import { paint, wash } from 'paint'\npaint().stroke()\nwash()\n",
  },
  'interfaces that other modules add to': {
    'registry.ts':
      'export interface Registry { first: () => void }\nexport const registry: Registry = {} as Registry\n',
    'plugin.ts':
      "import './registry.js'\ndeclare module './registry.js' { interface Registry { second: () => void } }\n",
    'main.ts': "import { registry } from './registry.js'\nregistry.first()\nregistry.second()\n",
  },
  'prototypes and members given by assignment': {
    'door.js':
      'function Door() {}\nDoor.prototype.open = function () { return this.key }\nDoor.make = () => new Door()\nmodule.exports = Door\n',
    'main.js': "const Door = require('./door')\nDoor.make().open()\n",
  },
  'names that objects have by themselves': {
    'a.js': 'function constructor() {}\nvar __proto__ = function () {}\n',
    'b.js': 'constructor()\n__proto__()\ntoString()\n',
  },
}

test.each(Object.entries(TREES))('%s', async (_, tree) => {
  for (const path of Object.keys(tree)) {
    const { told, resumed } = await linked(tree, path)
    expect(resumed, path).toEqual(told)
  }
})

test('a file that nothing leads to is not read', async () => {
  const { read } = await linked(TREES['modules that pass on what others have'] as Tree, 'main.ts')
  expect(read?.toSorted()).toEqual(['index.ts', 'main.ts', 'store.ts'])
})

test('nothing is gone on from where a file gives members to what is another one’s', async () => {
  const tree = {
    'door.js': 'function Door() {}\nmodule.exports = Door\n',
    'key.js': "const Door = require('./door')\nDoor.prototype.lock = function () {}\n",
    'main.js': "const Door = require('./door')\nnew Door().lock()\n",
  }
  expect(await linked(tree, 'main.js')).not.toHaveProperty('resumed')
})
