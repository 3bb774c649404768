/** Turns a described repository into the records that an indexer would send, and uploads it. */
import { Buffer } from 'node:buffer'
import type { FileRecord } from '../../src/contract/file.ts'
import { type Id, symbolText } from '../../src/contract/ids.ts'
import { EVIDENCE, type LinkSetBody, type Local, type Target, USES } from '../../src/contract/links.ts'
import type { ManifestEntry } from '../../src/contract/manifest.ts'
import type { SymbolFact } from '../../src/contract/symbols.ts'
import { NAME_BIT, trigramKeys } from '../../src/contract/trigrams.ts'
import { fileRecord, idOf, linkRecord, segmentRecord, totalsOf } from '../setup/tree.ts'
import { begin, manifestRecord, ndjson, ok, type Sender } from '../setup/uploader.ts'

import { type FileSpec, SAMPLE, type Sample, type To } from './sample.ts'

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

function buildSample(sample: Sample) {
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

const sampleId = (key: string): Id => {
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
    .map((use) => ({
      ...{ use, target: to(use.to), ...place(spec.text, use.in, use.name) },
      ...(use.length === undefined ? {} : { length: use.length }),
    }))
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

/** Uploads and publishes the sample. */
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

/** The segment as the indexer builds it: with the names of symbols a second time, under a bit of their own. */
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
