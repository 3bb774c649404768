/**
 * A small repository as an indexer would describe it: two classes with a method of the same name, a caller two steps away,
 * locals, an external call, an ambiguous one, a file with syntax errors, and a skipped file.
 *
 * Places are found by searching the text, so that the sources below can be read and changed.
 */
import type { FileRecord } from '../../src/contract/file.ts'
import type { Evidence, Local, Use } from '../../src/contract/links.ts'
import type { SymbolFact, SymbolKind } from '../../src/contract/symbols.ts'

interface SymbolSpec {
  /** Text at which the declaration starts; the name is its first occurrence from there. */
  readonly from: string
  readonly name: string
  readonly kind: SymbolKind
  readonly parent?: string
  readonly lines?: number
  readonly more?: Partial<SymbolFact>
}
export type To =
  | { readonly symbol: string }
  | { readonly local: string }
  | { readonly external: readonly [string, string] }
  | { readonly unknown: string }
  | { readonly oneOf: readonly string[] }
  | { readonly allOf: readonly string[] }
export interface UseSpec {
  /** Text that contains the used name, and the name. */
  readonly in: string
  readonly name: string
  /** Of the name, where it is more than a word. */
  readonly length?: number
  readonly use: Use
  readonly to: To
  readonly evidence?: Evidence
  /** Name of the symbol that contains it; the top level if there is none. */
  readonly within?: string
}
export interface FileSpec {
  readonly text: string
  readonly language?: string
  readonly role?: FileRecord['role']
  readonly errors?: number
  /** Package, module or namespace, as the language names it. */
  readonly module?: string
  readonly symbols?: readonly SymbolSpec[]
  readonly locals?: readonly {
    readonly in: string
    readonly name: string
    readonly kind: Local[1]
    readonly within?: string
  }[]
  readonly uses?: readonly UseSpec[]
}
export type Sample = Readonly<Record<string, FileSpec | { readonly skipped: 'binary' | 'too_large' }>>

export const lines = (...text: string[]): string => `${text.join('\n')}\n`

export const SAMPLE: Sample = {
  'src/store.ts': {
    text: [
      '/** Where values are kept. */',
      'export class Store {',
      '  private values = new Map<string, string>()',
      '  get(key: string): string | undefined {',
      '    return this.values.get(key)',
      '  }',
      '  put(key: string, value: string): void {',
      '    this.values.set(key, value)',
      '  }',
      '}',
      'export const DEFAULT_STORE = new Store()',
      '',
    ].join('\n'),
    symbols: [
      {
        from: 'export class Store',
        name: 'Store',
        kind: 'class',
        lines: 9,
        more: { signature: 'export class Store', modifiers: ['exported'] },
      },
      {
        from: 'get(key',
        name: 'get',
        kind: 'method',
        parent: 'Store',
        lines: 3,
        more: { signature: 'get(key: string): string | undefined' },
      },
      { from: 'put(key', name: 'put', kind: 'method', parent: 'Store', lines: 3 },
      { from: 'export const DEFAULT_STORE', name: 'DEFAULT_STORE', kind: 'constant' },
    ],
    locals: [{ in: 'get(key: string)', name: 'key', kind: 'parameter', within: 'get' }],
    uses: [
      {
        in: 'this.values.get(key)',
        name: 'get',
        use: 'call',
        to: { external: ['std:javascript', 'Map.get'] },
        within: 'get',
      },
      { in: 'values.get(key)', name: 'key', use: 'read', to: { local: 'key' }, evidence: 'same_file', within: 'get' },
      {
        in: 'DEFAULT_STORE = new Store()',
        name: 'Store()',
        use: 'call',
        to: { symbol: 'src/store.ts class Store' },
        evidence: 'same_file',
        within: 'DEFAULT_STORE',
      },
    ],
  },
  'src/cache.ts': {
    text: ['export class Cache {', '  get(key: string): string {', '    return key', '  }', '}', ''].join('\n'),
    symbols: [
      { from: 'export class Cache', name: 'Cache', kind: 'class', lines: 5 },
      { from: 'get(key', name: 'get', kind: 'method', parent: 'Cache', lines: 3 },
    ],
  },
  'src/app.ts': {
    text: [
      "import { Store } from './store.ts'",
      '',
      'export function lookUp(store: Store, name: string) {',
      '  const value = store.get(name)',
      '  if (!value) store.put(name, "")',
      '  console.log(value)',
      '  return store.get(name)',
      '}',
      '',
      'export function main(anything: any) {',
      '  lookUp(new Store(), "a")',
      '  anything.get("b")',
      '  mystery(anything)',
      '}',
      '',
    ].join('\n'),
    symbols: [
      { from: 'export function lookUp', name: 'lookUp', kind: 'function', lines: 6 },
      {
        from: 'export function main',
        name: 'main',
        kind: 'function',
        lines: 5,
        more: { modifiers: ['exported', 'entry'] },
      },
    ],
    locals: [{ in: 'const value = ', name: 'value', kind: 'variable', within: 'lookUp' }],
    uses: [
      {
        in: 'import { Store }',
        name: 'Store',
        use: 'import',
        to: { symbol: 'src/store.ts class Store' },
        evidence: 'import',
      },
      {
        in: 'store: Store',
        name: 'Store',
        use: 'type',
        to: { symbol: 'src/store.ts class Store' },
        evidence: 'import',
        within: 'lookUp',
      },
      {
        in: 'value = store.get(name)',
        name: 'get',
        use: 'call',
        to: { symbol: 'src/store.ts method Store.get' },
        evidence: 'type',
        within: 'lookUp',
      },
      { in: '(!value)', name: 'value', use: 'read', to: { local: 'value' }, evidence: 'same_file', within: 'lookUp' },
      {
        in: 'store.put(',
        name: 'put',
        use: 'call',
        to: { symbol: 'src/store.ts method Store.put' },
        evidence: 'type',
        within: 'lookUp',
      },
      {
        in: 'console.log',
        name: 'log',
        use: 'call',
        to: { external: ['std:javascript', 'console.log'] },
        evidence: 'exact',
        within: 'lookUp',
      },
      { in: 'log(value)', name: 'value', use: 'read', to: { local: 'value' }, evidence: 'same_file', within: 'lookUp' },
      {
        in: 'return store.get',
        name: 'get',
        use: 'call',
        to: { symbol: 'src/store.ts method Store.get' },
        evidence: 'type',
        within: 'lookUp',
      },
      {
        in: 'lookUp(new Store',
        name: 'lookUp',
        use: 'call',
        to: { symbol: 'src/app.ts function lookUp' },
        evidence: 'same_file',
        within: 'main',
      },
      {
        in: 'lookUp(new Store',
        name: 'Store',
        use: 'call',
        to: { symbol: 'src/store.ts class Store' },
        evidence: 'import',
        within: 'main',
      },
      {
        in: 'anything.get',
        name: 'get',
        use: 'call',
        to: { oneOf: ['src/store.ts method Store.get', 'src/cache.ts method Cache.get'] },
        evidence: 'ambiguous',
        within: 'main',
      },
      {
        in: 'mystery(anything)',
        name: 'mystery',
        use: 'call',
        to: { unknown: 'mystery' },
        evidence: 'dynamic',
        within: 'main',
      },
    ],
  },
  'test/app.test.ts': {
    role: 'test',
    text: ["import { main } from '../src/app.ts'", '', 'main(1)', '// get, get, get', ''].join('\n'),
    uses: [
      { in: '{ main }', name: 'main', use: 'import', to: { symbol: 'src/app.ts function main' }, evidence: 'import' },
      { in: 'main(1)', name: 'main', use: 'call', to: { symbol: 'src/app.ts function main' }, evidence: 'import' },
    ],
  },
  'src/broken.ts': {
    text: 'export function alone( {\n',
    errors: 2,
    symbols: [{ from: 'export function alone', name: 'alone', kind: 'function' }],
  },
  'README.md': {
    text: '# Sample\n\nA `Store` keeps values. Ünïcode: été ÉTÉ.\n',
    language: 'markdown',
    role: 'documentation',
  },
  'logo.png': { skipped: 'binary' },
}
