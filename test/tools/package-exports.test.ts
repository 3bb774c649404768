import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker, inTwoTrips } from './ask.ts'
import { type FileSpec, lines, type UseSpec } from './sample.ts'
import { uploadSample } from './upload-sample.ts'

/** A Go file of that package with one function. */
const file = (module: string, name: string): FileSpec => ({
  language: 'go',
  module,
  text: `package ${module}\nfunc ${name}() {}\n`,
  symbols: [{ from: `func ${name}()`, name, kind: 'function' }],
})

let ask: Ask
let inPan: Ask
beforeAll(async () => {
  const token = await signIn(env)
  const files: Record<string, FileSpec> = {
    'alpha.go': file('widget', 'Alpha'),
    'omega.go': file('widget', 'Omega'),
    'zz/late.go': file('late', 'Late'),
  }
  files['kit/cors/index.go'] = file('x', 'Cors')
  files['kit/cors/cors_test.go'] = { ...file('x', 'Test'), role: 'test' }
  files['kit/logger.go'] = file('y', 'Log')
  for (const one of ['a', 'b']) files[`kit/${one}/twin/twin.go`] = file('z', `Twin${one}`)
  files['lib/index.ts'] = {
    text: lines(
      "import { Hidden } from './parts'",
      '/** What others may use. */',
      'export {',
      '  Shown,',
      '  type Kind as Sort,',
      "} from './parts'",
      'export const own = 1',
      'const used = Hidden',
    ),
    symbols: [{ from: 'export const own', name: 'own', kind: 'constant', more: { modifiers: ['exported'] } }],
    uses: [
      {
        in: '{ Hidden }',
        name: 'Hidden',
        use: 'import',
        to: { symbol: 'lib/parts.ts class Hidden' },
        evidence: 'import',
      },
      { in: '  Shown,', name: 'Shown', use: 'import', to: { symbol: 'lib/parts.ts class Shown' }, evidence: 'import' },
      { in: 'type Kind', name: 'Kind', use: 'import', to: { symbol: 'lib/parts.ts type Kind' }, evidence: 'import' },
      { in: '= Hidden', name: 'Hidden', use: 'read', to: { symbol: 'lib/parts.ts class Hidden' }, evidence: 'import' },
    ],
  }
  files['lib/parts.ts'] = {
    text: lines('/** Is shown. */', 'export class Shown {}', 'export class Hidden {}', 'export type Kind = 1'),
    symbols: [
      { from: 'export class Shown', name: 'Shown', kind: 'class', more: { modifiers: ['exported'], doc: [1, 1] } },
      { from: 'export class Hidden', name: 'Hidden', kind: 'class', more: { modifiers: ['exported'] } },
      { from: 'export type Kind', name: 'Kind', kind: 'type', more: { modifiers: ['exported'] } },
    ],
  }
  files['lib/far/index.ts'] = {
    text: lines('export const far = 1', 'export default function unnamed() {}'),
    symbols: [
      { from: 'export const far', name: 'far', kind: 'constant', more: { modifiers: ['exported'] } },
      { from: 'unnamed', name: 'unnamed', kind: 'function', more: { modifiers: ['exported', 'default'] } },
    ],
  }
  files['lib/more.ts'] = { text: lines("export * from './all'", "export * from './gone'") }
  files['lib/outside.ts'] = {
    text: lines(
      "import { q } from 'queue'",
      "export { z, type ZodType as Type } from 'zod'",
      'export { q }',
      "export * from '@acme/all/deep'",
      "export * as yup from 'yup'",
      "export * as parts from './parts'",
    ),
    locals: [{ in: '{ q } from', name: 'q', kind: 'import' }],
    uses: [
      { in: '{ q } from', name: 'q', use: 'import', to: { external: ['npm:queue', 'q'] } },
      { in: '{ z,', name: 'z', use: 'import', to: { external: ['npm:zod', 'z'] } },
      { in: 'type ZodType', name: 'ZodType', use: 'import', to: { external: ['npm:zod', 'ZodType'] } },
      { in: 'as Type', name: 'Type', use: 'import', to: { external: ['npm:zod', 'ZodType'] } },
      { in: 'export { q }', name: 'q', use: 'read', to: { local: 'q' } },
    ],
  }
  files['lib/twice.ts'] = {
    text: lines('export const twice = 1', 'export type twice = 1'),
    symbols: [
      { from: 'export const twice', name: 'twice', kind: 'constant', more: { modifiers: ['exported'] } },
      { from: 'export type twice', name: 'twice', kind: 'type', more: { modifiers: ['exported'] } },
    ],
  }
  const shown: UseSpec = {
    ...{ in: '{ Shown }', name: 'Shown', use: 'import', to: { symbol: 'lib/parts.ts class Shown' } },
    evidence: 'import',
  }
  files['lib/again.ts'] = { text: lines("export { Shown } from './parts'", "export * from './twice'"), uses: [shown] }
  files['lib/both.ts'] = {
    text: lines("export * from './twice'", "export * from './again'", "export { Shown } from './parts'"),
    uses: [shown],
  }
  files['lib/all.ts'] = {
    text: lines(
      "export * from './parts.js'",
      "export * from './far'",
      "export { Shown } from './parts'",
      'const inner = 1',
    ),
    symbols: [{ from: 'const inner', name: 'inner', kind: 'constant' }],
    uses: [
      { in: '{ Shown }', name: 'Shown', use: 'import', to: { symbol: 'lib/parts.ts class Shown' }, evidence: 'import' },
    ],
  }
  files['py/__init__.py'] = {
    language: 'python',
    module: 'py',
    text: lines('from os import path', 'from .parts import (', '    Shape,', ')', 'from py.parts import area'),
    uses: [
      { in: '    Shape', name: 'Shape', use: 'import', to: { symbol: 'py/parts.py class Shape' }, evidence: 'import' },
      {
        in: 'import area',
        name: 'area',
        use: 'import',
        to: { symbol: 'py/parts.py function area' },
        evidence: 'import',
      },
    ],
  }
  files['py/parts.py'] = {
    language: 'python',
    module: 'py.parts',
    text: lines('class Shape: pass', 'def area(): pass'),
    symbols: [
      { from: 'class Shape', name: 'Shape', kind: 'class' },
      { from: 'def area', name: 'area', kind: 'function' },
    ],
  }
  // A package in a folder for sources, whose entry passes on what a module beside it and one below it define.
  const python = (module: string, name: string): FileSpec => ({
    language: 'python',
    module,
    text: lines(
      'class Helper: pass',
      `class ${name}:`,
      '    """What it is.',
      '',
      '    And how it is used."""',
      '__all__ = []',
    ),
    symbols: [
      { from: 'class Helper', name: 'Helper', kind: 'class', more: { modifiers: ['exported'] } },
      { from: `class ${name}`, name, kind: 'class', lines: 4, more: { doc: [3, 5], modifiers: ['exported'] } },
      { from: '__all__', name: '__all__', kind: 'variable', more: { modifiers: ['exported'] } },
    ],
  })
  files['src/tart/__init__.py'] = {
    language: 'python',
    module: 'tart',
    text: lines('from .oven import Oven', 'from .deep.dish import Dish'),
    uses: [
      {
        in: 'import Oven',
        name: 'Oven',
        use: 'import',
        to: { symbol: 'src/tart/oven.py class Oven' },
        evidence: 'import',
      },
      {
        in: 'import Dish',
        name: 'Dish',
        use: 'import',
        to: { symbol: 'src/tart/deep/dish.py class Dish' },
        evidence: 'import',
      },
    ],
  }
  files['src/tart/oven.py'] = python('tart.oven', 'Oven')
  files['src/tart/deep/dish.py'] = python('tart.deep.dish', 'Dish')
  for (let at = 10; at < 300; at++) files[`zdeep/f${at}/g/h.go`] = file('deeper', `Deep${at}`)
  files['zdeep/own.go'] = file('deep', 'Own')
  for (let at = 10; at < 60; at++) files[`inner/f${at}.go`] = file(at % 2 === 0 ? 'even' : 'odd', `Inner${at}`)
  const send = sender(env, token)
  await uploadSample(send, { repository: 'acme/widget' }, files)
  await uploadSample(
    send,
    { repository: 'acme/pan' },
    {
      'package.json': { language: 'json', text: '{ "name": "@acme/pan" }\n' },
      'index.js': {
        text: lines("export { Shown } from './lib/parts'"),
        uses: [
          {
            in: '{ Shown }',
            name: 'Shown',
            use: 'import',
            to: { symbol: 'lib/parts.ts class Shown' },
            evidence: 'import',
          },
        ],
      },
      'lib/parts.ts': files['lib/parts.ts'],
    },
  )
  ask = inTwoTrips(asker(env, token, { repository: 'acme/widget' }))
  inPan = inTwoTrips(asker(env, token, { repository: 'acme/pan' }))
})

const names = (answer: { exports: { name: string }[] }) => answer.exports.map(({ name }) => name)

describe('the exports of a package', () => {
  it.each(['widget', '.'])('at the root of a repository with many folders are all there: %s', async (name) => {
    const { answer } = await ask('list_package_exports', { package: name })
    expect(names(answer)).toEqual(['Alpha', 'Omega'])
    expect(answer).toMatchObject({ files: 2, metadata: { result_completeness: 'complete', warnings: [] } })
  })

  it('are said to be a part where its files are called otherwise and only the first of the repository were read', async () => {
    const { answer } = await ask('list_package_exports', { package: 'even', limit: 100 })
    expect(answer.files).toBeLessThan(25)
    expect(answer.metadata).toMatchObject({
      result_completeness: 'partial',
      warnings: [expect.stringMatching(/files/)],
    })
  })

  it('are those of the folder or file at that path, however much lies below and around', async () => {
    for (const name of ['zdeep', './zdeep/', 'zdeep/own.go']) {
      const { answer, cost } = await ask('list_package_exports', { package: name })
      expect(names(answer), name).toEqual(['Own'])
      expect(answer.metadata).toMatchObject({ result_completeness: 'complete', warnings: [] })
      if (name.endsWith('.go')) expect(cost.rowsRead).toBeLessThan(60)
    }
  })

  it('of a file are also what it passes on from others, but not what it only uses', async () => {
    const { answer, cost } = await ask('list_package_exports', { package: 'lib/index.ts' })
    expect(names(answer)).toEqual(['own', 'Shown', 'Sort'])
    expect(answer.exports[1]).toMatchObject({
      description: 'Is shown.',
      location: { file_path: 'lib/parts.ts', start_line: 2 },
      tags: ['exported', 're-exported'],
    })
    expect(cost).toMatchObject({ control: 1, index: 2 })
    expect(names((await ask('list_package_exports', { package: 'py/__init__.py' })).answer)).toEqual(['Shape', 'area'])
    const all = (await ask('list_package_exports', { package: 'lib/all.ts' })).answer
    expect(names(all)).toEqual(['Shown', 'Hidden', 'Kind', 'far'])
    expect(all.exports[1].tags).toEqual(['exported', 're-exported'])
    expect(all.metadata.warnings).toEqual([])
    const more = (await ask('list_package_exports', { package: 'lib/more.ts' })).answer
    expect(names(more)).toEqual(['Shown', '*', '*'])
    expect(more.exports[1]).toMatchObject({
      signature: "export * from './parts.js'",
      location: { file_path: 'lib/all.ts', start_line: 1 },
    })
    expect(more.metadata.warnings).toEqual([
      expect.stringContaining('all that other modules export'),
      expect.stringContaining('one call follows no further'),
    ])
  })

  it('of a file that passes on others as a whole are each once, and both that have one name in their module', async () => {
    const { answer } = await ask('list_package_exports', { package: 'lib/both.ts' })
    expect(names(answer)).toEqual(['Shown', 'twice', 'twice'])
    expect(answer.metadata.warnings).toEqual([])
  })

  it('of a file are also what it passes on from packages, each with its package, and a package as a whole', async () => {
    const { answer, cost } = await ask('list_package_exports', { package: 'lib/outside.ts' })
    expect(answer.exports.map((one: { name: string; package: string }) => [one.name, one.package])).toEqual([
      ['z', 'npm:zod'],
      ['Type', 'npm:zod'],
      ['q', 'npm:queue'],
      ['*', 'npm:@acme/all'],
      ['yup', 'npm:yup'],
      ['parts', undefined],
    ])
    expect(answer.exports[1]).toMatchObject({
      signature: "export { z, type ZodType as Type } from 'zod'",
      location: { file_path: 'lib/outside.ts', start_line: 2 },
      tags: ['exported', 're-exported'],
    })
    expect(answer.exports[1]).not.toHaveProperty('symbol_id')
    expect(answer.metadata.warnings).toEqual([])
    expect(cost).toMatchObject({ control: 1, index: 1 })
  })

  it('begin with what its entry passes on, wherever that is defined, and the folder may lie in one for sources', async () => {
    for (const name of ['tart', 'src/tart']) {
      const { answer, cost } = await ask('list_package_exports', { package: name })
      expect(names(answer), name).toEqual(['Oven', 'Dish', 'Helper'])
      for (const passedOn of answer.exports.slice(0, 2))
        expect(passedOn).toMatchObject({ description: 'What it is.', tags: ['exported', 're-exported'] })
      expect(answer.exports[2].tags).toEqual(['exported'])
      expect(cost).toMatchObject({ control: 1, index: 2 })
    }
    const second = { package: 'tart', limit: 1 }
    const { nextCursor } = (await ask('list_package_exports', second)).answer
    expect(names((await ask('list_package_exports', { ...second, cursor: nextCursor })).answer)).toEqual(['Dish'])
  })

  it('of the package that the repository is are those of the file in which it begins', async () => {
    const { answer } = await inPan('list_package_exports', { package: '@acme/pan' })
    expect(names(answer)).toEqual(['Shown'])
    expect(answer.metadata.warnings).toEqual([expect.stringContaining('own package')])
    expect((await inPan('list_package_exports', { package: '@acme/pot' })).error?.code).toBe('result_not_found')
  })

  it('are what is offered where its name is taken for a symbol’s', async () => {
    const takenFor = async (of: Ask, symbol: string, own: string) => {
      const { error, cost } = await of('find_definition', { symbol })
      expect(error, symbol).toMatchObject({ code: 'symbol_not_found', details: { package: own } })
      expect(error?.hint).toContain('`list_package_exports`')
      expect(cost.index).toBeLessThanOrEqual(3)
      expect((await of('list_package_exports', { package: own })).answer.total).toBeGreaterThan(0)
    }
    await takenFor(ask, 'tart', 'src/tart')
    await takenFor(inPan, '@acme/pan', '@acme/pan')
    expect((await ask('callers', { symbol: 'tarte' })).error?.details).not.toHaveProperty('package')
  })

  it('are those of the only place whose path ends like the name, which is said; of several, the paths are given', async () => {
    for (const [name, own] of [
      ['example.com/acme/kit/cors', 'Cors'],
      ['acme/cors', 'Cors'],
      ['acme/logger', 'Log'],
    ] as const) {
      const { answer } = await ask('list_package_exports', { package: name })
      expect(names(answer), name).toEqual([own])
      expect(answer.metadata.warnings[0], name).toContain('only place whose path ends like its name')
    }
    const { error } = await ask('list_package_exports', { package: 'acme/twin' })
    expect(error).toMatchObject({ code: 'result_not_found', details: { near: ['kit/a/twin', 'kit/b/twin'] } })
  })

  it('are all there where its folder is named, also behind many others', async () => {
    const { answer } = await ask('list_package_exports', { package: 'zz' })
    expect(names(answer)).toEqual(['Late'])
  })
})
