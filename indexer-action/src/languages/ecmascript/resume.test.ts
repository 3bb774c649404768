/** Resuming from what an earlier run settled gives the same links as adding all files, and reads only a few of them. */
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
  const extension = path.slice(path.lastIndexOf('.') + 1)
  const key = extension === 'js' ? 'javascript' : extension === 'ts' ? 'typescript' : extension
  const language = ecmascriptLanguages.find((one) => one.key === key) as Language
  const unit = (await extractFile(language, path, text)) as Unit<Surface, Body>
  const symbols = withIds(path, unit.symbols)
  // A linker may take over a file's records, so each call makes a copy.
  return { file: () => ({ path, language: key, symbols, surface: structuredClone(unit.surface) }), body: unit.body }
}

/** The links of one file from a full linker and from a resumed one, and the files that the latter read. */
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
  "what is added to the language's own types": {
    'added.ts':
      'export {}\ndeclare global { interface String { camelCase(): Name } interface Window { shop: Name } interface Name { first: 1 } }\n',
    'main.ts': 'export const f = (text: string) => text.camelCase().first\n',
    'other.ts': 'window.shop.first\n',
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
  'members given to what is another file’s, in turns': {
    'a-plugin.js': "const app = require('./main-app')\napp.router.guard = function () { return app.routes }\n",
    'main-app.js':
      "const Router = require('./router')\nconst app = (module.exports = {})\napp.router = new Router()\napp.routes = []\n",
    'router.js':
      'function Router() {}\nRouter.prototype.use = function () { return this.stack }\nmodule.exports = Router\n',
    'z-plugin.js':
      "const Router = require('./router')\nRouter.prototype.use = function () {}\nRouter.prototype.late = () => 1\n",
    'use.js':
      "const app = require('./main-app')\napp.router.guard()\napp.router.use()\napp.router.late()\napp.routes\n",
    'alone.js': 'function Alone() {}\nAlone.prototype.use = function () {}\nnew Alone().use()\n',
  },
  'components that are given properties, snippets and slots': {
    'user.ts': 'export interface User { name: string }\nexport declare const users: User[]\n',
    'Row.svelte':
      '<script lang="ts">\nimport type { User } from \'./user\'\nlet { user, pick }: { user: User; pick: (user: User) => void } = $props()\n</script>\n',
    'List.svelte':
      "<script lang=\"ts\">\nimport Row from './Row.svelte'\nimport { users } from './user'\n</script>\n{#each users as user}{#if user.name}<Row {user} pick={(one) => one.name} />{/if}{/each}\n",
    'Slots.vue':
      '<script setup lang="ts">\nimport { users, type User } from \'./user\'\ndefineProps<{ all: User[] }>()\n</script>\n<template><slot name="row" :user="users[0]" /></template>\n',
    'App.vue':
      '<script setup lang="ts">\nimport Slots from \'./Slots.vue\'\nimport { users } from \'./user\'\n</script>\n<template><Slots :all="users"><template #row="{ user }">{{ user.name }}</template></Slots></template>\n',
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
  expect(read.toSorted()).toEqual(['index.ts', 'main.ts', 'store.ts'])
})
