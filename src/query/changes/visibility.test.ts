import { expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import type { FileFacts } from '../../contract/file.ts'
import type { Modifier, SymbolFact, SymbolKind } from '../../contract/symbols.ts'
import { type FileRow, FileText, IndexedFile } from '../indexed/indexed-file.ts'
import { isExportedOtherwise, isPublic } from './visibility.ts'

/** `kind name parent modifiers`, of which the last two may be missing. */
function publicIn(language: string, ...written: string[]): string[] {
  const symbols = written.map((one) => {
    const [kind = '', name = '', parent = '-', ...modifiers] = one.split(' ')
    const holder = written.findIndex((other) => other.split(' ')[1] === parent)
    return {
      ...{ kind: kind as SymbolKind, name, modifiers: modifiers as Modifier[] },
      ...(holder < 0 ? {} : { parent: holder }),
    } as SymbolFact
  })
  const facts = { symbols } as unknown as FileFacts
  const file = new IndexedFile({ path: 'a', language, role: 'source' } as FileRow, { facts: () => facts })
  return symbols.filter((symbol) => isPublic({ file, symbol })).map(({ name }) => name)
}

it('members of an exported class of TypeScript are for everybody, unless they are said to be private', () => {
  const members = ['method m A', 'property #p A', 'method n A private', 'method o A protected']
  expect(publicIn('typescript', 'class A - exported', ...members)).toEqual(['A', 'm'])
  expect(publicIn('typescript', 'class A', ...members)).toEqual([])
  expect(publicIn('typescript', 'interface I - exported', 'property f I')).toEqual(['I', 'f'])
  expect(publicIn('java', 'class A - exported', 'method m A')).toEqual(['A'])
})

it('what an enumeration of everybody lists is for everybody', () => {
  for (const language of ['java', 'csharp', 'rust', 'typescript'])
    expect(publicIn(language, 'enum E - exported', 'enum_member X E', 'enum H', 'enum_member Y H')).toEqual(['E', 'X'])
})

it('what is in something private is private', () => {
  expect(publicIn('python', 'class _H - private', 'method m _H public')).toEqual([])
})

it('in Ruby everything is for everybody that is not said to be private', () => {
  const all = ['class A', 'method m A', 'method n A private', 'variable K A', 'variable local', 'function top']
  expect(publicIn('ruby', ...all)).toEqual(['A', 'm', 'K'])
})

it('lists of exports that nobody closes are passed over', async () => {
  const one = (text: string, ...modifiers: Modifier[]) => {
    const symbol = { name: 'a', kind: 'function', line: 1, start: 1, end: 1, modifiers } as unknown as SymbolFact
    const written = new FileText(text)
    const parts = { facts: () => ({ symbols: [symbol] }) as unknown as FileFacts, text: () => written }
    const row = { path: 'a.ts', language: 'typescript', role: 'source' } as FileRow
    return { file: new IndexedFile(row, parts), symbol, index: 0 }
  }
  const spent = await processorTimeOf(() => {
    const here = one(`export default function a() {}\n${'export {'.repeat(30_000)}`, 'default', 'exported')
    expect(isExportedOtherwise(one('export function a() {}', 'exported'), here)).toBe(true)
    const both = one('export default function a() {}\nexport { b, a }', 'default', 'exported')
    expect(isExportedOtherwise(one('export function a() {}', 'exported'), both)).toBe(false)
  })
  expect(spent).toBeLessThan(1000)
})
