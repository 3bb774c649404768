import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn } from '../setup/uploader.ts'
import { type Ask, asker } from './ask.ts'
import type { FileSpec } from './sample.ts'
import { uploadSample } from './upload-sample.ts'

/** A Go file of that package with one function. */
const file = (module: string, name: string): FileSpec => ({
  language: 'go',
  module,
  text: `package ${module}\nfunc ${name}() {}\n`,
  symbols: [{ from: `func ${name}()`, name, kind: 'function' }],
})

const lines = (...text: string[]): string => `${text.join('\n')}\n`

let ask: Ask
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
  files['lib/all.ts'] = {
    text: lines("export * from './parts'", "export { Shown } from './parts'", 'const inner = 1'),
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
  for (let at = 10; at < 300; at++) files[`zdeep/f${at}/g/h.go`] = file('deeper', `Deep${at}`)
  files['zdeep/own.go'] = file('deep', 'Own')
  for (let at = 10; at < 60; at++) files[`inner/f${at}.go`] = file(at % 2 === 0 ? 'even' : 'odd', `Inner${at}`)
  await uploadSample(sender(env, token), { repository: 'acme/widget' }, files)
  ask = asker(env, token)
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
    expect(names(answer)).toEqual(['own', 'Shown', 'Kind'])
    expect(answer.exports[1]).toMatchObject({
      description: 'Is shown.',
      location: { file_path: 'lib/parts.ts', start_line: 2 },
      tags: ['exported', 're-exported'],
    })
    expect(cost).toMatchObject({ control: 1, index: 2 })
    expect(names((await ask('list_package_exports', { package: 'py/__init__.py' })).answer)).toEqual(['Shape', 'area'])
    const all = (await ask('list_package_exports', { package: 'lib/all.ts' })).answer
    expect(names(all)).toEqual(['Shown'])
    expect(all.metadata.warnings[0]).toContain('all that other modules export')
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
