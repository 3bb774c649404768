/** Dependents: the files, and only those, whose links may change when the surface of another file changes. */
import { expect, test } from 'vitest'
import { extractFile } from '../../../analysis.ts'
import { withIds } from '../../../extract.ts'
import type { Language, LinkerFile, Unit } from '../../language.ts'
import { createLinker } from '../family.ts'
import { ecmascriptLanguages } from '../index.ts'
import type { Body, Surface } from '../ir.ts'

async function file(path: string, text: string): Promise<LinkerFile<Surface> & { body: Body }> {
  const key = path.endsWith('.js')
    ? 'javascript'
    : path.endsWith('.vue')
      ? 'vue'
      : path.endsWith('.html')
        ? 'angular'
        : 'typescript'
  const language = ecmascriptLanguages.find((one) => one.key === key) as Language
  const unit = (await extractFile(language, path, text)) as Unit<Surface, Body>
  return {
    path,
    language: key,
    symbols: withIds(path, unit.symbols),
    surface: structuredClone(unit.surface),
    body: unit.body,
  }
}

/** Paths of the dependents of the files in `before`, which gives their earlier text; `any` if it may be every file. */
async function dependents(files: Record<string, string>, before: Record<string, string>): Promise<string[] | 'any'> {
  const paths = Object.keys(files)
  const linker = createLinker({ paths: new Set(paths), read: () => undefined })
  const told = await Promise.all(paths.map((path) => file(path, files[path] as string)))
  for (const one of told) linker.add(one)
  linker.finish()
  const then = new Map<number, LinkerFile<Surface>>()
  for (const [path, text] of Object.entries(before)) then.set(paths.indexOf(path), await file(path, text))
  return (
    linker.dependents(then, (at) => (told[at] as (typeof told)[number]).body)?.map((at) => paths[at] as string) ?? 'any'
  )
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

test('for a component, and for what is imported automatically, whoever writes its name without importing it', async () => {
  const template = (text: string): string => `<script setup>\n</script>\n<template>${text}</template>\n`
  const files = {
    'composables/user.ts': 'export function useUser() { return 1 }\n',
    'components/Card.vue': template(''),
    'tag.vue': template('<Card />'),
    'script.vue': '<script setup>\nuseUser()\n</script>\n',
    'plain.ts': 'export const user = () => useUser()\n',
    'generated.ts': "import { Card } from '#components'\nimport { useUser } from '#imports'\nuseUser(Card)\n",
    'neither.vue': template('<Cards>{{ user }}</Cards>'),
  }
  expect(await dependents(files, { 'composables/user.ts': 'export function useOther() {}\n' })).toEqual([
    'script.vue',
    'plain.ts',
    'generated.ts',
  ])
  const card = "<script>\nimport { a } from 'b'\nexport default { props: { a } }\n</script>\n"
  // Its tag means the same component as before.
  expect(await dependents(files, { 'components/Card.vue': card })).toEqual([])
})

test('for what a component is given, whoever gives it, with the types that it is written with', async () => {
  const card = (type: string): string => `<script setup lang="ts">\ndefineProps<{ ${type} }>()\n</script>\n`
  const files = {
    'user.ts': 'export interface User { name: string }\n',
    'components/Card.vue': `<script setup lang="ts">\nimport type { User } from '../user'\ndefineProps<{ user: User; pick: (one: User) => void }>()\n</script>\n<template><slot name="row" :of="user" /></template>\n`,
    'gives.vue': '<template><Card :pick="(one) => one.name" /></template>\n',
    'slots.vue': '<template><Card><template #row="{ of }">{{ of.name }}</template></Card></template>\n',
    'neither.vue': '<template><Cards :pick="1" /></template>\n',
  }
  expect(await dependents(files, { 'components/Card.vue': card('pick: () => void') })).toEqual([
    'gives.vue',
    'slots.vue',
  ])
  expect(await dependents(files, { 'user.ts': 'export interface User { first: string }\n' })).toEqual([
    'components/Card.vue',
    'gives.vue',
    'slots.vue',
  ])
})

test('for a component of Angular, its template and those that have it, and for a template, what names it', async () => {
  const card = (member: string): string =>
    `import { Component, Input } from '@angular/core'\n@Component({ selector: 'app-card', templateUrl: './card.html' })\nexport class Card { ${member} }\n`
  const files = {
    'card.ts': card('@Input() user = 1'),
    'card.html': '{{ user }}',
    'list.html': '<app-card [user]="1" />',
    'list.ts': `import { Component } from '@angular/core'\n@Component({ selector: 'app-list', templateUrl: './list.html' })\nexport class List {}\n`,
    'inline.ts': `import { Component } from '@angular/core'\n@Component({ selector: 'app-inline', template: '<app-card />' })\nexport class Inline {}\n`,
    'plain.html': '@let one = 1;\n{{ one }}',
    'plain.ts': `import { Component } from '@angular/core'\n@Component({ selector: 'app-plain', templateUrl: 'plain.html' })\nexport class Plain {}\n`,
    'other.html': '<app-other [user]="user" />',
    'other.ts': `import { Component } from '@angular/core'\n@Component({ selector: 'app-page', template: '<app-other />' })\nexport class Other { user = 2 }\n`,
  }
  expect(await dependents(files, { 'card.ts': card('@Input() owner = 1') })).toEqual([
    'card.html',
    'list.html',
    'inline.ts',
  ])
  expect(await dependents(files, { 'list.html': '<p (click)="save()"></p>' })).toEqual([])
  expect(await dependents(files, { 'other.ts': files['other.ts'].replace('app-page', 'app-other') })).toEqual([
    'other.html',
  ])
  expect(await dependents(files, { 'plain.ts': files['plain.ts'].replace('plain.html', 'no.html') })).toEqual([
    'plain.html',
  ])
  const without = card('@Input() user = 1').replace("templateUrl: './card.html'", "template: ''")
  expect(await dependents(files, { 'card.ts': without })).toContain('card.html')
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

test("it may be anybody where one of them adds to the language's own types, or did", async () => {
  const files = {
    'added.ts': 'export {}\ndeclare global { interface String { camelCase(): string } }\n',
    'a.ts': 'export const f = (text: string) => text.camelCase()\n',
    'b.ts': 'export const g = (text: string) => text.trim()\n',
    'c.ts': 'window.name = 1\n',
  }
  expect(await dependents(files, { 'added.ts': '' })).toBe('any')
  const without = { ...files, 'added.ts': 'export {}\n' }
  expect(await dependents(without, { 'added.ts': files['added.ts'] })).toBe('any')
  expect(await dependents(files, { 'a.ts': '', 'b.ts': '' })).toEqual([])
  const windows = { ...files, 'added.ts': 'export {}\ndeclare global { interface Window { name: number } }\n' }
  expect(await dependents(windows, { 'added.ts': '' })).toEqual(['c.ts'])
  const processes = {
    'added.d.ts': 'declare namespace NodeJS { interface ProcessEnv { PORT: string } }\n',
    'a.ts': 'export const port = process.env.PORT\n',
    'b.ts': 'export const port = 1\n',
  }
  expect(await dependents(processes, { 'added.d.ts': '' })).toEqual(['a.ts'])
  const renamed = processes['added.d.ts'].replace('PORT', 'HOST')
  expect(await dependents(processes, { 'added.d.ts': renamed })).toEqual(['a.ts'])
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

test('of those that import a file, only who looks up what has changed there', async () => {
  const files = {
    'store.ts': 'export const open = () => 1\nexport const close = () => 2\n',
    'opens.ts': "import { open } from './store'\nopen()\n",
    'closes.ts': "import { close } from './store'\nconst open = 1\nclose()\n",
    'all.ts': "export * from './store'\n",
    'by-all.ts': "import * as all from './all'\nall.open()\n",
    'closes-by-all.ts': "import * as all from './all'\nall.close()\n",
  }
  const is = files['store.ts']
  expect(await dependents(files, { 'store.ts': is.replace('=> 1', "=> ''") })).toEqual(['opens.ts', 'by-all.ts'])
  expect(await dependents(files, { 'store.ts': is.replace('open', 'other') })).toEqual(['opens.ts', 'by-all.ts'])
})

test('nobody, where others cannot see what has changed', async () => {
  const before = 'export function open(path: string) { return path.trim() }\nexport class Door { #key = 1 }\n'
  const files = {
    'store.ts': before,
    'main.ts': "import { Door, open } from './store'\nopen(new Door().name)\n",
  }
  const same = [
    `${before}function more() { return open('') }\n`,
    `${before}export const more = () => open('')\n`,
    before.replace('{ return', '{ const log = console.log; log(path, [1]); return'),
    `// A comment.\n${before}`,
  ]
  for (const after of same)
    expect(await dependents({ ...files, 'store.ts': after }, { 'store.ts': before })).toEqual([])
})

test('whoever has a value from a file that has it from there, however many files it passes', async () => {
  const files = {
    'doors.ts':
      'export class Door { open() {} }\nexport class Gate { open() {} }\nexport const make = () => new Door()\n',
    'builder.ts':
      "import { make } from './doors'\nexport class Builder { build() { return { done: [make()] } } }\nexport const one = 1\n",
    'house.ts':
      "import { Builder } from './builder'\nexport default (b = new Builder()) => { for (const door of b.build().done) return door }\n",
    'main.ts': "import house from './house'\nhouse()?.open()\n",
    'again.ts': "export { default as house } from './house'\n",
    'more.ts': "import { house } from './again'\nhouse()?.open()\n",
    'one.ts': "import { one } from './builder'\none.toFixed()\n",
    'gate.ts': "import { Gate } from './doors'\nnew Gate().open()\n",
  }
  const before = { 'doors.ts': files['doors.ts'].replace('new Door', 'new Gate') }
  expect(await dependents(files, before)).toEqual(['builder.ts', 'house.ts', 'main.ts', 'again.ts', 'more.ts'])
})

test('whoever has an object of a class, where a member of one of its bases has changed', async () => {
  const base = 'export class Base { open() { return this } }\n'
  const files = {
    'base.ts': base,
    'door.ts':
      "import { Base } from './base'\nexport class Door extends Base { ring() { this.open() } }\nexport const width = 1\n",
    'house.ts': "import { Door } from './door'\nexport interface House { door: Door }\n",
    'main.ts': "import type { House } from './house'\nexport const f = (house: House) => house.door.open()\n",
    'width.ts': "import { width } from './door'\nwidth.toFixed()\n",
  }
  const before = { 'base.ts': base.replace('open', 'shut') }
  expect(await dependents(files, before)).toEqual(['door.ts', 'house.ts', 'main.ts'])
})

test('whoever reads a property that has become an accessor, and whoever inherits a constructor that is new', async () => {
  const base = 'export class Base { constructor(at = 1) {} get size() { return 1 } }\n'
  const files = {
    'base.ts': base,
    'door.ts': "import { Base } from './base'\nexport class Door extends Base {}\nexport const width = 1\n",
    'gate.ts': "import { Door } from './door'\nclass Gate extends Door {}\n",
    'size.ts': "import type { Base } from './base'\nexport const f = (base: Base) => base.size\n",
    'width.ts': "import { width } from './door'\nwidth.toFixed()\n",
  }
  const others = ['door.ts', 'gate.ts', 'size.ts']
  expect(await dependents(files, { 'base.ts': base.replace('get size() { return 1 }', 'size = 1') })).toEqual(others)
  expect(await dependents(files, { 'base.ts': base.replace('constructor(at = 1) {}', '') })).toEqual(others)
})

test('whoever requires a script for all that it assigns to its exports, or asks for one of its members', async () => {
  const files = {
    'doors.js': 'module.exports = { open() {}, shut() {} }\n',
    'gates.js': 'exports.open = () => 1\nexports.shut = () => 2\n',
    'doors-user.js': "const doors = require('./doors')\ndoors.shut()\n",
    'opens.js': "const gates = require('./gates')\ngates.open()\n",
    'shuts.js': "const { shut } = require('./gates')\nshut()\n",
    'passes.js': "const gates = require('./gates')\nmodule.exports = [gates]\n",
    'passed.js': "const [gates] = require('./passes')\ngates.shut()\n",
  }
  expect(await dependents(files, { 'doors.js': 'module.exports = { open() {} }\n' })).toEqual(['doors-user.js'])
  const before = { 'gates.js': "exports.open = () => ''\nexports.shut = () => 2\n" }
  expect(await dependents(files, before)).toEqual(['opens.js', 'passed.js'])
})

test('whoever writes a member of a namespace that another file goes on with', async () => {
  const files = {
    'a.ts': 'namespace shop { export const open = 1; export const shut = 2 }\n',
    'b.ts': 'namespace shop { export const door = open }\n',
    'c.ts': 'namespace other { export const door = 1 }\n',
    'd.ts': 'shop.door.toFixed()\n',
  }
  expect(await dependents(files, { 'a.ts': files['a.ts'].replace('= 1', "= ''") })).toEqual(['b.ts', 'd.ts'])
})

test('of a file that adds to an interface of another, whoever sees what it adds, as long as it adds the same members to the same', async () => {
  const added = (type: string, more = '') =>
    `import type { Part } from './part'\ndeclare module './all' { interface Registry { part: ${type} } }\n${more}`
  const files = {
    'registry.ts':
      'export interface Registry {}\nexport interface Other { registry: Registry }\nexport const one = 1\n',
    'all.ts': "export { Registry } from './registry'\n",
    'part.ts': 'export interface Part { turn(): void }\nexport interface Second { turn(): void }\n',
    'added.ts': added('Part'),
    'main.ts': "import type { Other } from './registry'\nexport const f = (o: Other) => o.registry.part.turn()\n",
    'one.ts': "import { one } from './registry'\none.toFixed()\n",
  }
  const before = (path: string, text: string) => dependents(files, { [path]: text })
  expect(await before('added.ts', added('Part', 'function more() {}\n'))).toEqual([])
  const seers = ['registry.ts', 'all.ts', 'main.ts']
  expect(await before('added.ts', added('Second'))).toEqual(seers)
  const turned = files['part.ts'].replace('turn', 'open')
  expect(await before('part.ts', turned)).toEqual(['registry.ts', 'all.ts', 'added.ts', 'main.ts'])
  expect(await before('all.ts', "export { Other as Registry } from './registry'\n")).toBe('any')
})

test('whoever has what a file takes from a module that it now sees in another way', async () => {
  const files = {
    'doors.js': 'module.exports = { open() { return [] } }\nexports.open = () => 1\n',
    'house.ts': "import * as doors from './doors.js'\nexport const make = () => doors.open()\n",
    'main.ts': "import { make } from './house'\nmake().map(() => 1)\n",
  }
  const before = {
    'house.ts': files['house.ts'].replace("* as doors from './doors.js'", "doors = require('./doors.js')"),
  }
  expect(await dependents(files, before)).toEqual(['main.ts'])
})

test('for what a function returns, whoever calls it by a name of which an annotation says only how it is called', async () => {
  const make = (returned: string) => `type Log = (text: string) => void
export function make(): Log {
  const one: Log = () => {}
  const two: Log = () => {}
  return ${returned}
}
`
  const files = {
    'make.ts': make('one'),
    'log.ts': "import { make } from './make'\nexport const log: (text: string) => void = make()\n",
    'main.ts': "import { log } from './log'\nlog('a')\n",
    'other.ts': 'export const log = 1\n',
  }
  expect(await dependents(files, { 'make.ts': make('two') })).toEqual(['log.ts', 'main.ts'])
})
