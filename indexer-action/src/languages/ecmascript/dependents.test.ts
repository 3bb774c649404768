/** Dependents: the files, and only those, whose links may change when the surface of another file changes. */
import { expect, test } from 'vitest'
import { extractFile } from '../../analysis.ts'
import { withIds } from '../../extract.ts'
import type { Language, LinkerFile, Unit } from '../language.ts'
import { createLinker } from './family.ts'
import { ecmascriptLanguages } from './index.ts'
import type { Body, Surface } from './ir.ts'

async function file(path: string, text: string): Promise<LinkerFile<Surface>> {
  const key = path.endsWith('.js') ? 'javascript' : 'typescript'
  const language = ecmascriptLanguages.find((one) => one.key === key) as Language
  const unit = (await extractFile(language, path, text)) as Unit<Surface, Body>
  return { path, language: key, symbols: withIds(path, unit.symbols), surface: structuredClone(unit.surface) }
}

/** Paths of the dependents of the files in `before`, which gives their earlier text; `any` if it may be every file. */
async function dependents(files: Record<string, string>, before: Record<string, string>): Promise<string[] | 'any'> {
  const paths = Object.keys(files)
  const linker = createLinker({ paths: new Set(paths), read: () => undefined })
  for (const path of paths) linker.add(await file(path, files[path] as string))
  linker.finish()
  const then = new Map<number, LinkerFile<Surface>>()
  for (const [path, text] of Object.entries(before)) then.set(paths.indexOf(path), await file(path, text))
  return linker.dependents(then)?.map((at) => paths[at] as string) ?? 'any'
}

test('whoever imports a file, and whoever imports those, and no others', async () => {
  const files = {
    'store.ts': 'export const open = () => 1\n',
    'all.ts': "export * from './store'\n",
    'main.ts': "import { open } from './all.js'\nopen()\n",
    'lazy.js': "const load = async () => (await import('./all')).open()\n",
    'other.ts': "import { readFile } from 'node:fs'\nexport const store = 2\n",
  }
  expect(await dependents(files, { 'store.ts': '' })).toEqual(['all.ts', 'main.ts', 'lazy.js'])
  expect(await dependents(files, { 'main.ts': '' })).toEqual([])
})

test('for a script, whoever writes one of its names, as they are and as they were', async () => {
  const files = {
    'now.js': 'function now() {}\n',
    'uses-now.js': 'now()\n',
    'uses-then.js': 'then()\n',
    'uses-neither.js': 'function never() { return 1 }\nnever()\n',
  }
  expect(await dependents(files, { 'now.js': 'function then() {}\n' })).toEqual(['uses-now.js', 'uses-then.js'])
})

test('for what is declared to be global, or a module of its own, whoever writes its name', async () => {
  const files = {
    'types.d.ts': "declare module 'paint' { export function paint(): void }\n",
    'global.ts': 'export {}\ndeclare global { interface Brush { stroke(): void } }\n',
    'a.ts': "import { paint } from 'paint'\npaint()\n",
    'b.ts': 'export const f = (brush: Brush) => brush.stroke()\n',
    'c.ts': 'export const brush = 1\n',
  }
  expect(await dependents(files, { 'types.d.ts': '' })).toEqual(['a.ts'])
  expect(await dependents(files, { 'global.ts': '' })).toEqual(['b.ts'])
})

test('for declarations beside a script, whoever imports the script', async () => {
  const files = {
    'lib.js': 'exports.open = () => 1\n',
    'lib.d.ts': 'export function open(): string\n',
    'main.js': "const { open } = require('./lib')\nopen().trim()\n",
  }
  expect(await dependents(files, { 'lib.d.ts': '' })).toEqual(['main.js'])
})

test('it may be anybody where one of them gives members to what it has from another file, or did', async () => {
  const files = {
    'app.js': 'exports.create = function () {}\n',
    'plugin.js': "const app = require('./app')\napp.extra = function () {}\n",
    'main.js': "require('./app').extra()\n",
  }
  expect(await dependents(files, { 'app.js': '' })).toBe('any')
  const without = { ...files, 'plugin.js': "const app = require('./app')\n" }
  expect(await dependents(without, { 'plugin.js': files['plugin.js'] })).toBe('any')
  expect(await dependents(without, { 'app.js': '' })).toEqual(['plugin.js', 'main.js'])
})

test('whoever has what is given members by a file that sees what changed', async () => {
  const files = {
    'app.js': 'exports.create = function () {}\n',
    'options.js': 'module.exports = { color: function () {} }\n',
    'plugin.js': "const app = require('./app')\nconst options = require('./options')\napp.extra = options.color\n",
    'main.js': "require('./app').extra()\n",
    'other.js': 'exports.other = 1\n',
  }
  expect(await dependents(files, { 'options.js': '' })).toEqual(['plugin.js', 'app.js', 'main.js'])
})

test('for what a file adds to an interface of another, whoever sees that other', async () => {
  const files = {
    'registry.ts': 'export interface Registry {}\n',
    'part.ts': 'export interface Part { turn(): void }\n',
    'added.ts':
      "import type { Part } from './part'\ndeclare module './registry' { interface Registry { part: Part } }\n",
    'main.ts': "import type { Registry } from './registry'\nexport const f = (r: Registry) => r.part.turn()\n",
    'other.ts': 'export const other = 1\n',
  }
  expect(await dependents(files, { 'part.ts': '' })).toEqual(['added.ts', 'registry.ts', 'main.ts'])
  expect(await dependents(files, { 'added.ts': 'export {}\n' })).toEqual(['registry.ts', 'main.ts'])
  expect(await dependents({ ...files, 'added.ts': 'export {}\n' }, { 'added.ts': files['added.ts'] })).toBe('any')
})
