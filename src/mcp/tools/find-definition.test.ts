import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { idOf } from '../../../test/setup/tree.ts'
import { sender, signIn } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'
import type { Sample } from '../../../test/tools/sample.ts'
import { uploadSample } from '../../../test/tools/upload-sample.ts'
import { formatSymbolId, moduleText } from '../../contract/ids.ts'

/** A module that another file imports whole. */
const PARTS: Sample = {
  'pkg/utils.py': { text: 'def a():\n  pass\n', language: 'python', module: 'pkg.utils' },
  'lib/list.h': { text: 'int a;\n', language: 'c' },
  'lib/map.h': { text: '\n  \nint b;\n', language: 'c' },
  'lib/use.c': {
    text: '#include "list.h"\n#include "map.h"\n',
    language: 'c',
    uses: ['list', 'map'].map((name) => ({
      in: `"${name}.h`,
      name: `${name}.h`,
      length: name.length + 2,
      use: 'import',
      to: { symbol: `lib/${name}.h module <module>` },
    })),
  },
  'pkg/api.py': {
    text: 'from . import utils\n',
    language: 'python',
    uses: [
      {
        in: 'import utils',
        name: 'utils',
        use: 'import',
        to: { symbol: 'pkg/utils.py module <module>' },
        evidence: 'import',
      },
    ],
  },
}

let ask: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await uploadSample(sender(env, token), { repository: 'acme/api' })
  await uploadSample(sender(env, token), { repository: 'acme/parts' }, PARTS)
  ask = asker(env, token)
})
const find = (args: Record<string, unknown>) => ask('find_definition', { repository: 'acme/api', ...args })

describe('find_definition', () => {
  it('finds the definition of a name that only one symbol has', async () => {
    const { answer } = await find({ symbol: 'lookUp' })
    expect(answer).toMatchObject({
      symbol: 'lookUp',
      found: true,
      definition: {
        symbol: 'lookUp',
        kind: 'function',
        anchor: { file: 'src/app.ts', line: 3, column: 17 },
        span: { path: 'src/app.ts', start: 3, end: 8 },
      },
      metadata: { repository: 'acme/api', ref: 'main', commit: 'a'.repeat(40), result_completeness: 'complete' },
    })
    expect(answer.definition.preview.lines[0]).toBe('export function lookUp(store: Store, name: string) {')
    expect(answer.definition.permalink).toBe(`https://github.com/acme/api/blob/${'a'.repeat(40)}/src/app.ts#L3-L8`)
  })

  it('gives the candidates of an ambiguous name and guesses none; each can be asked for', async () => {
    const { answer } = await find({ symbol: 'get' })
    expect(answer.definition).toBeUndefined()
    expect(answer.candidates.map((one: { qualified_name: string }) => one.qualified_name)).toEqual([
      'Cache.get',
      'Store.get',
    ])
    const picked = await find({ symbol: answer.candidates[1].symbol_id })
    expect(picked.answer.definition.anchor).toMatchObject({ file: 'src/store.ts', line: 4 })
  })

  it('tells symbols of one name apart by container, in any language’s way of writing it, and by path', async () => {
    for (const symbol of ['Store.get', 'Store#get', 'Store::get', '(*Store).get']) {
      expect((await find({ symbol })).answer.definition.anchor.file).toBe('src/store.ts')
    }
    expect((await find({ symbol: 'get', path: 'src/cache.ts' })).answer.definition.anchor.line).toBe(2)
  })

  it('answers a use with what that use means, and not with another symbol of its name', async () => {
    const { answer } = await find({ symbol: 'get', path: 'src/app.ts', line: 4, column: 23 })
    expect(answer).toMatchObject({ found: true, evidence: 'type', confidence: 0.9 })
    expect(answer.definition.anchor.file).toBe('src/store.ts')
    expect(answer.candidates).toBeUndefined()
  })

  it('needs no name where the place says it', async () => {
    const { answer } = await find({ path: 'src/app.ts', line: 5, column: 21 })
    expect(answer.definition).toMatchObject({ symbol: 'put', containerName: 'Store' })
  })

  it('answers a definition with itself, where the place is that of its name', async () => {
    const { answer } = await find({ symbol: 'lookUp' })
    const { file: path, line, column } = answer.definition.anchor
    for (const at of [column, column + 'lookUp'.length - 1])
      expect((await find({ path, line, column: at })).answer.definition.anchor).toEqual(answer.definition.anchor)
    const { answer: before } = await find({ path, line, column: column - 1 })
    expect(before.found).toBe(false)
  })

  it('without a column, means the symbol on the line, and gives the candidates of several', async () => {
    const one = await find({ path: 'src/app.ts', line: 5 }) // beside a local and a parameter
    expect(one.answer.definition).toMatchObject({ symbol: 'put', containerName: 'Store' })
    const { answer, cost } = await find({ path: 'src/app.ts', line: 11 })
    expect(answer.definition).toBeUndefined()
    expect(answer.candidates.map((found: { name: string }) => found.name)).toEqual(['lookUp', 'Store'])
    expect(answer.metadata.warnings).toEqual([expect.stringContaining('pass `symbol` or `column`')])
    expect(cost.index).toBe(2)
  })

  it('finds locals and parameters', async () => {
    const { answer } = await find({ symbol: 'value', path: 'src/app.ts', line: 6, column: 15 })
    expect(answer.definition).toMatchObject({
      symbol: 'value',
      kind: 'variable',
      anchor: { file: 'src/app.ts', line: 4 },
    })
    const parameter = await find({ symbol: 'key', path: 'src/store.ts', line: 5, column: 28 })
    expect(parameter.answer.definition).toMatchObject({
      symbol_kind: 'parameter',
      anchor: { line: 4 },
      containerName: 'get',
    })
  })

  it('says that a target is outside the repository, and shows no place inside', async () => {
    const { answer } = await find({ symbol: 'log', path: 'src/app.ts', line: 6, column: 11 })
    expect(answer).toMatchObject({ found: false, external: { package: 'std:javascript', name: 'console.log' } })
    expect(answer.definition).toBeUndefined()
    expect(answer.candidates).toBeUndefined()
    // `Map.get` is not `Store.get`, though the name is the same.
    const map = await find({ symbol: 'get', path: 'src/store.ts', line: 5, column: 24 })
    expect(map.answer).toMatchObject({ found: false, external: { name: 'Map.get' } })
  })

  it('says that nobody knows, where nobody does', async () => {
    const { answer } = await find({ symbol: 'mystery', path: 'src/app.ts', line: 13, column: 3 })
    expect(answer.found).toBe(false)
    expect(answer.metadata.warnings[0]).toContain('could not be resolved')
  })

  it('says at which columns of the line names begin, where none is at the one asked for', async () => {
    const warned = async (args: object) =>
      (await find({ path: 'src/app.ts', line: 4, ...args })).answer.metadata.warnings
    expect(await warned({ column: 1 })).toEqual([
      'No linked name is at that column on that line: those of the line begin at column 23.',
    ])
    expect(await warned({ symbol: 'zzz' })).toEqual([
      'That name is not a linked name on that line: those of the line begin at column 23.',
    ])
    expect(await warned({ line: 11, column: 1 })).toEqual([expect.stringMatching(/ begin at column \d+, \d+\.$/)])
  })

  it('gives all candidates of an ambiguous use, marked so', async () => {
    const { answer } = await find({ symbol: 'get', path: 'src/app.ts', line: 12, column: 12 })
    expect(answer).toMatchObject({ found: true, evidence: 'ambiguous', confidence: 0.3 })
    expect(answer.definition).toBeUndefined()
    expect(answer.candidates).toHaveLength(2)
  })

  it('offers near names for a misspelled one, and the reason for a file that is not there', async () => {
    expect((await find({ symbol: 'lokUp' })).error).toMatchObject({ code: 'symbol_not_found' })
    expect((await find({ symbol: 'lookup2' })).error).toMatchObject({
      details: { near: ['lookUp'], category: 'NOT_FOUND' },
    })
    expect((await find({ symbol: 'x', path: 'logo.png' })).error).toMatchObject({
      code: 'file_not_found',
      details: { skipped: 'binary' },
    })
    expect((await find({ symbol: 'x', path: 'lib/store.ts' })).error).toMatchObject({
      details: { near: ['src/store.ts'] },
    })
    expect((await find({})).error).toMatchObject({ code: 'invalid_input' })
  })

  it('says that a file ends before the line', async () => {
    for (const place of [{ line: 900 }, { line: 900, column: 3 }, { symbol: 'get', line: 900 }])
      expect((await find({ path: 'src/app.ts', ...place })).answer).toMatchObject({
        found: false,
        metadata: { warnings: [expect.stringMatching(/^The file ends at line \d+\.$/)] },
      })
  })

  it('gives the file of a module, which has no symbol of its own', async () => {
    const repository = { repository: 'acme/parts' }
    const { answer } = await find({ ...repository, symbol: 'utils', path: 'pkg/api.py', line: 1 })
    expect(answer).toMatchObject({
      found: true,
      evidence: 'import',
      definition: {
        symbol: 'pkg.utils',
        kind: 'namespace',
        symbol_kind: 'module',
        anchor: { file: 'pkg/utils.py', line: 1, column: 1 },
        span: { path: 'pkg/utils.py', start: 1, end: 2 },
      },
    })
    expect(answer.definition.preview.lines[0]).toBe('def a():')
    const header = await find({ ...repository, symbol: 'map.h', path: 'lib/use.c' })
    expect(header.answer.definition).toMatchObject({
      symbol: 'map.h',
      anchor: { file: 'lib/map.h', line: 3 },
      preview: { lines: ['int b;'], startLine: 3 },
      span: { start: 3, end: 3 },
    })
    // As `callers` names the code at a file's top level.
    const module = formatSymbolId(idOf(moduleText('pkg/utils.py')))
    const again = await find({ ...repository, symbol: module })
    expect(again.answer.definition).toEqual(answer.definition)
  })
})
