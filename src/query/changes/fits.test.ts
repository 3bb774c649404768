import { expect, it } from 'vitest'
import type { FileFacts } from '../../contract/file.ts'
import type { Parameter, SymbolFact } from '../../contract/symbols.ts'
import { type FileRow, IndexedFile } from '../indexed/indexed-file.ts'
import type { Defined } from '../naming/resolve.ts'
import { stillFits } from './fits.ts'

const one = (language: string, fact: Partial<SymbolFact>): Defined => {
  const symbol = { name: 'load', kind: 'function', line: 1, column: 0, start: 1, end: 2, ...fact } as SymbolFact
  const facts = { symbols: [symbol] } as unknown as FileFacts
  return {
    file: new IndexedFile({ path: 'a', language, role: 'source' } as FileRow, { facts: () => facts }),
    symbol,
    index: 0,
  }
}
const fn = (language: string, parameters: Parameter[], more: Partial<SymbolFact> = {}): Defined =>
  one(language, { parameters, signature: `load(${parameters.map(({ name }) => name).join(', ')})`, ...more })
const path: Parameter = { name: 'path' }
const mode: Parameter = { name: 'mode', default: '1' }

it('a parameter that may be left out changes no call, unless calls were compiled, or somebody implements it', () => {
  for (const language of ['python', 'ruby', 'typescript'])
    expect(stillFits(fn(language, [path]), fn(language, [path, mode])), language).toBe(true)
  for (const language of ['java', 'kotlin', 'go', 'php'])
    expect(stillFits(fn(language, [path]), fn(language, [path, mode])), language).toBe(false)
  const promised = { modifiers: ['abstract' as const] }
  expect(stillFits(fn('python', [path], promised), fn('python', [path, mode], promised))).toBe(false)
  const optional = fn('typescript', [path, { name: 'mode' }], { signature: 'function load(path, mode?: string)' })
  expect(stillFits(fn('typescript', [path], { signature: 'function load(path)' }), optional)).toBe(true)
})

it('a parameter that must be given, comes before, is gone or has another name or no default any more breaks calls', () => {
  const was = fn('python', [path, mode])
  for (const parameters of [
    [path],
    [path, { name: 'mode' }],
    [mode, path],
    [{ name: 'file' }, mode],
    [path, mode, { name: 'x' }],
  ])
    expect(stillFits(was, fn('python', parameters)), JSON.stringify(parameters)).toBe(false)
  // Nobody gives an argument by its name there.
  expect(stillFits(fn('javascript', [path]), fn('javascript', [{ name: 'file' }]))).toBe(true)
  expect(stillFits(was, fn('python', [path, { ...mode, default: '2' }]))).toBe(true)
  expect(stillFits(fn('python', [path]), fn('python', [path], { signature: 'async def load(path)' }))).toBe(false)
})

it('in Python a type that is written now breaks no call, and another than was written may', () => {
  const typed = (type: string): Defined => fn('python', [{ name: 'path', type }], { returns: type })
  expect(stillFits(fn('python', [path]), typed('str'))).toBe(true)
  expect(stillFits(typed('str'), typed('int'))).toBe(false)
  expect(stillFits(fn('typescript', [path]), fn('typescript', [{ name: 'path', type: 'string' }]))).toBe(false)
})

it('a value that changed is no other name or type', () => {
  const value = (language: string, signature: string): Defined => one(language, { kind: 'constant', signature })
  expect(stillFits(value('python', 'load = 1'), value('python', 'load = 2'))).toBe(true)
  expect(stillFits(value('typescript', 'load: number = 1'), value('typescript', 'load: string = "1"'))).toBe(false)
  const enumMember = (signature: string): Defined => one('java', { kind: 'enum_member', signature })
  expect(stillFits(enumMember('load(1)'), enumMember('load(2)'))).toBe(false)
})

it('an annotation is no other name', () => {
  const marked = (signature: string): Defined => one('kotlin', { kind: 'interface', signature })
  expect(stillFits(marked('interface load'), marked('@Marker(1) @Other interface load'))).toBe(true)
  expect(stillFits(marked('interface load'), marked('@Marker interface load : Base'))).toBe(false)
})

it('an attribute of Ruby is none of the others that are declared with it', () => {
  const attribute = (signature: string): Defined => one('ruby', { kind: 'property', signature })
  expect(stillFits(attribute('attr_reader :load'), attribute('attr_reader :load, :other'))).toBe(true)
  expect(stillFits(attribute('attr_reader :load'), attribute('attr_accessor :load'))).toBe(true)
  expect(stillFits(attribute('attr_accessor :load'), attribute('attr_reader :load'))).toBe(false)
})
