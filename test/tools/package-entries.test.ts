/** Where a package begins: as its manifest says, as CommonJS passes it on, as Go imports it. */
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../setup/uploader.ts'
import { asker, inTwoTrips } from './ask.ts'
import { type FileSpec, lines, type UseSpec } from './sample.ts'
import { uploadSample } from './upload-sample.ts'

let token: string
beforeAll(async () => {
  token = await signIn(env)
})

const names = (answer: { exports: { name: string }[] }) => answer.exports.map(({ name }) => name)

const exporting = (name: string): FileSpec => ({
  text: lines(`export const ${name} = 1`),
  symbols: [{ from: `export const ${name}`, name, kind: 'constant', more: { modifiers: ['exported'] } }],
})
const json = (value: object): FileSpec => ({ language: 'json', text: JSON.stringify(value) })
const passing = (within: string, name: string, symbol: string): UseSpec => ({
  ...{ in: within, name, use: 'import', to: { symbol }, evidence: 'import' },
})

describe('the exports of a package', () => {
  it('begin where a manifest says, also for a part of the package and for a package among others', async () => {
    await uploadSample(
      sender(env, token),
      { repository: 'acme/kits' },
      {
        'package.json': json({ name: 'kits', exports: { '.': './dist/main.js', './tiny': './dist/preset/tiny.js' } }),
        ...{ 'src/main.ts': exporting('main'), 'src/index.ts': exporting('conventional') },
        ...{ 'src/preset/tiny.ts': exporting('tiny'), 'other/tiny.ts': exporting('other') },
        'packages/own/package.json': json({ name: '@acme/own', main: './server.ts' }),
        ...{ 'packages/own/server.ts': exporting('server'), 'packages/own/index.ts': exporting('index') },
        'packages/built/package.json': json({ name: 'built', main: './dist/index.js', module: './lib/index.mjs' }),
        'packages/built/src/index.ts': { text: lines("export * from './more'") },
        'packages/built/src/more.ts': exporting('more'),
        'packages/types/package.json': json({ name: 'types', main: './dist/index.js' }),
        'packages/types/src/index.ts': { text: lines("export * from './more'") },
        'packages/types/src/more.ts': exporting('more'),
        'packages/hand/package.json': json({ name: '@acme/hand', main: './lib/index.js' }),
        ...{ 'packages/hand/lib/index.js': exporting('hand'), 'packages/hand/index.ts': exporting('other') },
        'packages/plain/package.json': json({ name: '@acme/plain', main: './index.ts' }),
        ...{ 'packages/plain/index.ts': exporting('plain'), 'lib/plain.ts': exporting('more') },
      },
    )
    const inKits = inTwoTrips(asker(env, token, { repository: 'acme/kits' }))
    for (const [name, own, trips] of [
      ['kits', 'main', 1],
      ['kits/tiny', 'tiny', 2],
      ['@acme/own', 'server', 2],
      ['@acme/plain', 'plain', 1],
      ['built', 'more', 2],
      ['types', 'more', 2],
      ['@acme/hand', 'hand', 2],
    ] as const) {
      const { answer, cost } = await inKits('list_package_exports', { package: name })
      expect(names(answer), name).toEqual([own])
      expect(cost, name).toMatchObject({ control: 1, index: trips })
    }
  })

  it('are followed from a file that only its manifest names, as far as what that file uses leads', async () => {
    const parts: FileSpec = {
      text: lines('/** Is shown. */', 'export class Shown {}'),
      symbols: [
        { from: 'export class Shown', name: 'Shown', kind: 'class', more: { modifiers: ['exported'], doc: [1, 1] } },
      ],
    }
    await uploadSample(
      sender(env, token),
      { repository: 'acme/barrel' },
      {
        'package.json': json({ name: 'barrel', main: './dist/start.js' }),
        'src/start.ts': {
          text: lines(
            "export { Shown } from './parts'",
            "import { far } from './far'",
            "export * from './far'",
            "export * from './unlinked'",
            'export const own = far',
          ),
          symbols: [{ from: 'export const own', name: 'own', kind: 'constant', more: { modifiers: ['exported'] } }],
          uses: [
            passing('{ Shown }', 'Shown', 'src/parts.ts class Shown'),
            passing('{ far }', 'far', 'src/far.ts constant far'),
          ],
        },
        'src/parts.ts': parts,
        ...{ 'src/far.ts': exporting('far'), 'src/unlinked.ts': exporting('unlinked') },
      },
    )
    const inBarrel = inTwoTrips(asker(env, token, { repository: 'acme/barrel' }))
    const { answer } = await inBarrel('list_package_exports', { package: 'barrel' })
    expect(names(answer)).toEqual(['own', 'Shown', 'far', '*'])
    expect(answer.exports[1]).toMatchObject({ description: 'Is shown.', location: { file_path: 'src/parts.ts' } })
    expect(answer.exports[3]).toMatchObject({
      signature: "export * from './unlinked'",
      location: { file_path: 'src/start.ts', start_line: 4 },
    })
    expect(answer.metadata.warnings).toContainEqual(expect.stringContaining('one call follows no further'))
    const next = await inBarrel('list_package_exports', { package: answer.exports[3].location.file_path })
    expect(names(next.answer)).toEqual(['own', 'Shown', 'far', 'unlinked'])
    expect(next.answer.metadata.warnings).toEqual([])
  })

  it('are followed through modules that stand for others, and what comes after is for another call', async () => {
    const standIn = (of: string, more: Partial<FileSpec> = {}): FileSpec => ({
      language: 'javascript',
      text: lines(`module.exports = require('${of}')`),
      symbols: [{ from: 'exports = require', name: 'exports', kind: 'variable', more: { modifiers: ['exported'] } }],
      ...more,
    })
    const last: FileSpec = {
      language: 'javascript',
      text: lines('exports.stop = stop', 'function stop() {}'),
      symbols: [{ from: 'function stop', name: 'stop', kind: 'function', more: { modifiers: ['exported'] } }],
    }
    await uploadSample(
      sender(env, token),
      { repository: 'acme/chain' },
      {
        'package.json': json({ name: 'chain', main: './start.js' }),
        ...{ 'start.js': standIn('./a'), 'index.js': standIn('./b'), 'a.js': standIn('./last'), 'last.js': last },
        'gone.js': standIn('./dist/gone'),
        'b.js': standIn('./last', { uses: [passing("require('./last')", 'last', 'last.js function stop')] }),
      },
    )
    const inChain = inTwoTrips(asker(env, token, { repository: 'acme/chain' }))
    for (const name of ['b.js', 'index.js']) {
      const { answer } = await inChain('list_package_exports', { package: name })
      expect(names(answer), name).toEqual(['stop'])
      expect(answer.metadata.warnings, name).toEqual([])
    }
    const { answer } = await inChain('list_package_exports', { package: 'gone.js' })
    expect([names(answer), answer.metadata.warnings], 'nothing to go on with').toEqual([['exports'], []])
    let name = 'chain'
    for (const file of ['start.js', 'a.js']) {
      const { answer } = await inChain('list_package_exports', { package: name })
      expect([names(answer), answer.exports[0].location.file_path], name).toEqual([['exports'], file])
      expect(answer.metadata.warnings, name).toContainEqual(expect.stringContaining('one call follows no further'))
      name = file
    }
    expect(names((await inChain('list_package_exports', { package: name })).answer)).toEqual(['stop'])
  })

  it('of a CommonJS package are those of the module for which its entry stands, under the names that it gives them', async () => {
    const exported = { modifiers: ['exported' as const] }
    const write = (within: string, name: string, to: UseSpec['to']): UseSpec => ({
      in: within,
      name,
      use: 'write',
      to,
      evidence: 'import',
    })
    const read = (within: string, name: string, to: UseSpec['to']): UseSpec => ({
      in: within,
      name,
      use: 'read',
      to,
      evidence: 'import',
      within: 'exports',
    })
    const files: Record<string, FileSpec> = {
      'package.json': { language: 'json', text: '{ "name": "fast" }\n' },
      'index.js': {
        language: 'javascript',
        text: lines("'use strict'", "module.exports = require('./lib/fast')"),
        symbols: [{ from: "exports = require('./lib", name: 'exports', kind: 'variable', more: exported }],
      },
      'lib/fast.js': {
        language: 'javascript',
        text: lines(
          "var proto = require('./app')",
          "var parser = require('parser')",
          'module.exports = create',
          'function create() {}',
          'function inner() {}',
          'exports.application = proto',
          'exports.json = parser.json',
          'exports.Parser = parser',
          'inner.exports.other = proto',
        ),
        symbols: [
          { from: 'proto = req', name: 'proto', kind: 'variable' },
          { from: 'parser = req', name: 'parser', kind: 'variable' },
          { from: 'function create', name: 'create', kind: 'function', more: exported },
          { from: 'function inner', name: 'inner', kind: 'function' },
        ],
        uses: [
          write('exports.application', 'application', { symbol: 'lib/app.js function app' }),
          write('exports.json', 'json', { external: ['npm:parser', 'json'] }),
          write('exports.Parser', 'Parser', { symbol: 'lib/fast.js variable parser' }),
          write('exports.other', 'other', { symbol: 'lib/app.js function app' }),
        ],
      },
      'lib/app.js': {
        language: 'javascript',
        text: lines('/** What answers. */', 'function app() {}', 'module.exports = app'),
        symbols: [{ from: 'function app', name: 'app', kind: 'function', more: { ...exported, doc: [1, 1] } }],
      },
      'lib/all.js': {
        language: 'javascript',
        text: lines('module.exports = {', '  start: app,', '  size: 3,', '  stop', '}', 'function stop() {}'),
        symbols: [
          { from: 'exports = {', name: 'exports', kind: 'object', lines: 5, more: exported },
          { from: 'size: 3', name: 'size', kind: 'property', parent: 'exports' },
          { from: 'function stop', name: 'stop', kind: 'function', more: exported },
        ],
        uses: [
          read('start: app', 'app', { symbol: 'lib/app.js function app' }),
          read('  stop', 'stop', { symbol: 'lib/all.js function stop' }),
        ],
      },
    }
    await uploadSample(sender(env, token), { repository: 'acme/fast' }, files)
    const inFast = inTwoTrips(asker(env, token, { repository: 'acme/fast' }))
    for (const name of ['fast', '.', 'lib/fast', 'lib/fast.js']) {
      const { answer, cost } = await inFast('list_package_exports', { package: name })
      expect(cost, name).toMatchObject({ control: 1, index: 2 })
      expect(names(answer), name).toEqual(['create', 'application', 'json', 'Parser'])
      expect(answer.exports[1], name).toMatchObject({
        description: 'What answers.',
        location: { file_path: 'lib/app.js', start_line: 2 },
        tags: ['exported', 're-exported'],
      })
      expect(answer.exports[2], name).toMatchObject({
        package: 'npm:parser',
        signature: 'exports.json = parser.json',
        location: { file_path: 'lib/fast.js', start_line: 7 },
      })
      expect(answer.exports[2], name).not.toHaveProperty('symbol_id')
    }
    const { answer } = await inFast('list_package_exports', { package: 'lib/all' })
    expect(names(answer)).toEqual(['size', 'start', 'stop'])
    expect(answer.exports[1]).toMatchObject({ location: { file_path: 'lib/app.js' } })
  })

  it('of a Go package are listed once, where files of other build conditions declare them again', async () => {
    const declaring = (name: string, module: string, ...fields: string[]): FileSpec => ({
      language: 'go',
      module,
      text: lines(`type ${name} struct {}`, ...fields.map((field) => `func (x *${field}) Close() {}`)),
      symbols: [
        { from: `type ${name}`, name, kind: 'struct', more: { modifiers: ['exported'] } },
        ...fields.map((of) => ({
          ...{ from: `func (x *${of})`, name: 'Close', kind: 'method' as const },
          more: { modifiers: ['exported' as const], qualified: `${of}.Close` },
        })),
      ],
    })
    await uploadSample(
      sender(env, token),
      { repository: 'acme/twins' },
      {
        'bind/bind.go': declaring('Binding', 'bind', 'Reader', 'Writer'),
        'bind/bind_nomsg.go': declaring('Binding', 'bind', 'Reader'),
        'bind/main.go': declaring('Binding', 'main'),
      },
    )
    const inTwins = inTwoTrips(asker(env, token, { repository: 'acme/twins' }))
    const { answer } = await inTwins('list_package_exports', { package: 'bind' })
    expect(names(answer)).toEqual(['Binding', 'Close', 'Close', 'Binding'])
    expect(answer).toMatchObject({ total: 4, files: 3 })
  })

  it('of a Go package are found by the path under which others import it', async () => {
    const struct = (name: string) => ({
      language: 'go',
      text: `type ${name} struct {}\n`,
      symbols: [{ from: `type ${name}`, name, kind: 'struct' as const, more: { modifiers: ['exported' as const] } }],
    })
    await uploadSample(
      sender(env, token),
      { repository: 'acme/mod' },
      {
        'go.mod': { language: 'go', text: 'module github.com/acme/mod/v2\n' },
        'root.go': struct('Root'),
        'leaf/leaf.go': struct('Leaf'),
        'other/leaf/leaf.go': struct('Other'),
        'other/mod/mod.go': struct('Mod'),
        'x/mod/mod.go': struct('X'),
      },
    )
    const inMod = inTwoTrips(asker(env, token, { repository: 'acme/mod' }))
    for (const [name, own] of [
      ['github.com/acme/mod/v2', 'Root'],
      ['github.com/acme/mod/v2/leaf', 'Leaf'],
      ['github.com/acme/mod/v2/other/leaf', 'Other'],
    ] as const) {
      const { answer } = await inMod('list_package_exports', { package: name })
      expect(names(answer), name).toEqual([own])
      expect(answer.metadata.warnings).toEqual([])
    }
  })
})
