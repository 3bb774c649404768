/**
 * A small repository as an indexer would describe it: two classes with a method of the same name, a caller two steps away,
 * locals, an external call, an ambiguous one, a file with syntax errors, one that was skipped.
 *
 * Places are found by searching the text, so that the sources below can be read and changed.
 */
import { Buffer } from 'node:buffer'
import type { FileRecord } from '../../src/contract/file.ts'
import { type Id, symbolText } from '../../src/contract/ids.ts'
import {
  EVIDENCE,
  type Evidence,
  type LinkSetBody,
  type Local,
  type Target,
  USES,
  type Use,
} from '../../src/contract/links.ts'
import type { ManifestEntry } from '../../src/contract/manifest.ts'
import type { SymbolFact, SymbolKind } from '../../src/contract/symbols.ts'
import { NAME_BIT, trigramKeys } from '../../src/contract/trigrams.ts'
import { fileRecord, idOf, linkRecord, segmentRecord, totalsOf } from '../setup/tree.ts'
import { begin, manifestRecord, ndjson, ok, type Sender } from '../setup/uploader.ts'

interface SymbolSpec {
  /** Text at which the declaration starts; the name is its first occurrence from there. */
  readonly from: string
  readonly name: string
  readonly kind: SymbolKind
  readonly parent?: string
  readonly lines?: number
  readonly more?: Partial<SymbolFact>
}
type To =
  | { readonly symbol: string }
  | { readonly local: string }
  | { readonly external: readonly [string, string] }
  | { readonly unknown: string }
  | { readonly oneOf: readonly string[] }
  | { readonly allOf: readonly string[] }
interface UseSpec {
  /** Text that holds the used name, and the name in it. */
  readonly in: string
  readonly name: string
  readonly use: Use
  readonly to: To
  readonly evidence?: Evidence
  /** Name of the symbol that it is in; the top level if there is none. */
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

const NAMED = /\w+/

/** Position of `name` in the first occurrence of `within`. */
function place(text: string, within: string, name: string): { line: number; column: number; length: number } {
  const start = text.indexOf(within)
  if (start < 0) throw new Error(`no ${JSON.stringify(within)} in the sample`)
  const at = start + within.lastIndexOf(name)
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return { line, column: at - (before.lastIndexOf('\n') + 1), length: NAMED.exec(name)?.[0].length ?? name.length }
}

export function buildSample(sample: Sample) {
  const files: FileRecord[] = []
  const links: ReturnType<typeof linkRecord>[] = []
  const entries: ManifestEntry[] = []
  const contents: { id: Id; content: string; names: string[] }[] = []
  for (const [path, spec] of Object.entries(sample)) {
    if ('skipped' in spec) {
      entries.push([path, spec.skipped, 1234])
      continue
    }
    const symbols = symbolsOf(path, spec)
    const diagnostics = spec.errors ? { diagnostics: { errors: spec.errors, lines: [1] } } : {}
    const module = spec.module === undefined ? {} : { module: spec.module }
    const plain = fileRecord(path, spec.text, { symbols, chunks: [], ...diagnostics, ...module })
    const file: FileRecord = { ...plain, language: spec.language ?? 'typescript', role: spec.role ?? 'source' }
    const link = linkRecord(
      file.id,
      path,
      symbols.map((symbol) => symbol.id),
      bodyOf(spec, symbols),
    )
    files.push(file)
    links.push(link)
    entries.push([path, file.id, link.id])
    contents.push({ id: file.id, content: spec.text, names: symbols.map((symbol) => symbol.name) })
  }
  return { files, links, entries, contents }
}

export const sampleId = (key: string): Id => {
  const [path = '', kind = '', qualified = ''] = key.split(' ')
  return idOf(symbolText(path, kind, qualified, 0))
}

function symbolsOf(path: string, spec: FileSpec): SymbolFact[] {
  const symbols: SymbolFact[] = []
  for (const one of spec.symbols ?? []) {
    const parent = symbols.findIndex((symbol) => symbol.name === one.parent)
    const qualified = parent < 0 ? one.name : `${one.parent}.${one.name}`
    const start = place(spec.text, one.from, one.from)
    const name = place(
      spec.text,
      one.from.includes(one.name) ? one.from.slice(0, one.from.indexOf(one.name) + one.name.length) : one.from,
      one.name,
    )
    symbols.push({
      id: idOf(symbolText(path, one.kind, qualified, 0)),
      name: one.name,
      kind: one.kind,
      ...(qualified === one.name ? {} : { qualified, parent }),
      line: name.line,
      column: name.column,
      start: start.line,
      end: start.line + (one.lines ?? 1) - 1,
      ...one.more,
    })
  }
  return symbols
}

function bodyOf(spec: FileSpec, symbols: readonly SymbolFact[]): LinkSetBody {
  const indexOf = (name: string | undefined) => symbols.findIndex((symbol) => symbol.name === name)
  const locals = (spec.locals ?? []).map((local): Local => {
    const { line, column } = place(spec.text, local.in, local.name)
    return [local.name, local.kind, line, column, indexOf(local.within)]
  })
  const targets: Target[] = []
  const target = (of: Target): number => targets.push(of) - 1
  const to = (of: To): number => {
    if ('symbol' in of) return target(['s', sampleId(of.symbol)])
    if ('local' in of) return target(['l', locals.findIndex((local) => local[0] === of.local)])
    if ('external' in of) return target(['e', ...of.external])
    if ('unknown' in of) return target(['u', of.unknown])
    if ('allOf' in of) return target(['m', of.allOf.map((key) => target(['s', sampleId(key)]))])
    return target(['a', of.oneOf.map((key) => target(['s', sampleId(key)]))])
  }
  const rows = (spec.uses ?? [])
    .map((use) => ({ use, target: to(use.to), ...place(spec.text, use.in, use.name) }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
  return {
    targets,
    locals,
    line: rows.map((row) => row.line),
    column: rows.map((row) => row.column),
    length: rows.map((row) => row.length),
    use: rows.map((row) => USES.indexOf(row.use.use)),
    target: rows.map((row) => row.target),
    from: rows.map((row) => indexOf(row.use.within)),
    evidence: rows.map((row) => EVIDENCE.indexOf(row.use.evidence ?? 'type')),
    confidence: rows.map((row) => (row.use.evidence === 'ambiguous' ? 30 : 90)),
  }
}

/** Uploads it the whole way and publishes it. */
export async function uploadSample(
  send: Sender,
  target: { repository: string; ref?: string; run?: number; commit?: string },
  sample: Sample = SAMPLE,
): Promise<void> {
  const { files, links, entries, contents } = buildSample(sample)
  const { upload } = await begin(send, target)
  const segments = files.length > 0 ? [withNames(contents)] : []
  await ok(send(`${upload}/records`, ndjson([...files, ...segments, ...links, manifestRecord(entries)])))
  const languages: Record<string, { files: number; withErrors: number; symbols: number }> = {}
  for (const [at, file] of files.entries()) {
    const language = languages[file.language] ?? { files: 0, withErrors: 0, symbols: 0 }
    languages[file.language] = language
    language.files++
    language.symbols += contents[at]?.names.length ?? 0
    const spec = sample[file.path]
    if (spec && 'errors' in spec && spec.errors) language.withErrors++
  }
  const totals = totalsOf(entries)
  await ok(send(`${upload}/publish`, { manifest: 'full', ...totals, statistics: { ...totals.statistics, languages } }))
}

/** The segment as the indexer makes it: with the names of symbols a second time, under their own bit. */
function withNames(contents: readonly { id: Id; content: string; names: readonly string[] }[]) {
  const plain = segmentRecord(contents)
  const keys = new Map<number, number[]>()
  for (const [ordinal, { content, names }] of contents.entries()) {
    const own = new Set([
      ...trigramKeys(content),
      ...names.flatMap((name) => trigramKeys(name).map((key) => key | NAME_BIT)),
    ])
    for (const key of own) keys.set(key, [...(keys.get(key) ?? []), ordinal])
  }
  const sorted = [...keys].sort((a, b) => a[0] - b[0])
  const first = sorted[0]?.[0] ?? 0
  const bytes: number[] = []
  let previous = first
  for (const [key, ordinals] of sorted) {
    bytes.push(...varint(key - previous), ...varint(ordinals.length))
    let last = -1
    for (const ordinal of ordinals) {
      bytes.push(...varint(ordinal - last))
      last = ordinal
    }
    previous = key
  }
  return { ...plain, blocks: sorted.length === 0 ? [] : [{ first, data: Buffer.from(bytes).toString('base64') }] }
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return [...bytes, rest]
}
