/**
 * Small repositories in the contract's terms, for tests of the service: what an indexer would send, without an indexer.
 */
import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { FileFacts, FileRecord, SkipReason } from '../../src/contract/file.ts'
import { fileVersionText, type Id, idOfDigest, linkSetText, moduleText, symbolText } from '../../src/contract/ids.ts'
import type { LinkRecord, LinkSetBody } from '../../src/contract/links.ts'
import { addToDigest, entryText, type ManifestEntry } from '../../src/contract/manifest.ts'
import type { PublishRequest } from '../../src/contract/messages.ts'
import { type SegmentRecord, segmentText, trigramKeys } from '../../src/contract/trigrams.ts'
import { packWords } from '../../src/contract/word-blocks.ts'
import { type WordIndex, wordsOf } from '../../src/contract/words.ts'

export const idOf = (text: string): Id => idOfDigest(createHash('sha256').update(text).digest())
const packed = (text: string): string => deflateRawSync(text).toString('base64')

/** Path → text, or why it is skipped. */
export type Tree = Readonly<Record<string, string | { readonly skipped: SkipReason }>>

export interface BuiltTree {
  readonly files: readonly FileRecord[]
  readonly links: readonly LinkRecord[]
  readonly entries: readonly ManifestEntry[]
}

/**
 * Every `def name` in a text is a function, and every other occurrence of a defined name is a call from the function
 * above it.
 */
export function buildTree(tree: Tree): BuiltTree {
  const texts = Object.entries(tree).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const parsed = texts.map(([path, text]) => ({ path, text, symbols: symbolsOf(path, text) }))
  const byName = new Map(parsed.flatMap(({ symbols }) => symbols.map((symbol) => [symbol.name, symbol.id] as const)))
  const files = parsed.map(({ path, text, symbols }) => fileRecord(path, text, { symbols, chunks: [] }))
  const links = parsed.map(({ path, text, symbols }, at) =>
    linkRecord(
      (files[at] as FileRecord).id,
      path,
      symbols.map((symbol) => symbol.id),
      calls(text, symbols, byName),
    ),
  )
  const entries = Object.entries(tree).map(([path, text]): ManifestEntry => {
    if (typeof text !== 'string') return [path, text.skipped, 17]
    const at = parsed.findIndex((one) => one.path === path)
    return [path, (files[at] as FileRecord).id, (links[at] as LinkRecord).id]
  })
  return { files, links, entries }
}

export function fileRecord(path: string, text: string, facts: FileFacts): FileRecord {
  const bytes = Buffer.from(text)
  const blob = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
  const extractor = 'test@1'
  return {
    kind: 'file',
    id: idOf(fileVersionText(path, blob, extractor)),
    path,
    blob,
    extractor,
    language: 'python',
    size: bytes.length,
    lines: text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    role: 'source',
    text: packed(text),
    facts: packed(JSON.stringify(facts)),
  }
}

export function linkRecord(file: Id, path: string, symbols: Id[], body: LinkSetBody): LinkRecord {
  const json = JSON.stringify(body)
  return {
    kind: 'links',
    id: idOf(linkSetText(file, json)),
    file,
    module: idOf(moduleText(path)),
    symbols,
    body: packed(json),
  }
}

/** Postings of all files in one block. */
export function segmentRecord(files: readonly { readonly id: Id; readonly content: string }[]): SegmentRecord {
  const postings = new Map<number, number[]>()
  for (const [ordinal, { content }] of files.entries()) {
    for (const key of trigramKeys(content)) postings.set(key, [...(postings.get(key) ?? []), ordinal])
  }
  const keys = [...postings.keys()].sort((a, b) => a - b)
  const first = keys[0] ?? 0
  const bytes: number[] = []
  let previous = first
  for (const key of keys) {
    const ordinals = postings.get(key) as number[]
    bytes.push(...varint(key - previous), ...varint(ordinals.length))
    let last = -1
    for (const ordinal of ordinals) {
      bytes.push(...varint(ordinal - last))
      last = ordinal
    }
    previous = key
  }
  const ids = files.map((file) => file.id)
  const blocks = keys.length === 0 ? [] : [{ first, data: Buffer.from(bytes).toString('base64') }]
  return { kind: 'segment', id: idOf(segmentText(ids)), files: ids, blocks, words: wordIndex(files) }
}

/** Every word of a text has weight one. */
function wordIndex(files: readonly { readonly content: string }[]): WordIndex {
  const terms = new Map<string, Map<number, number>>()
  const lengths = files.map(({ content }, ordinal) => {
    const words = wordsOf(content)
    for (const word of words) {
      const own = terms.get(word) ?? new Map<number, number>()
      own.set(ordinal, (own.get(ordinal) ?? 0) + 1)
      terms.set(word, own)
    }
    return words.length
  })
  const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1))
  const postings = sorted.map(([term, own]) => ({ term, ordinals: [...own.keys()], counts: [...own.values()] }))
  return packWords(postings, lengths).map(({ first, data }) => ({ first, data: Buffer.from(data).toString('base64') }))
}

export function digestOf(entries: readonly ManifestEntry[]): Id {
  return entries.reduce<Id>((digest, entry) => addToDigest(digest, idOf(entryText(entry))), 0)
}

/** What `publish` must be told about a whole tree. */
export function totalsOf(entries: readonly ManifestEntry[]): Omit<PublishRequest, 'manifest'> {
  const indexed = entries.filter((entry) => typeof entry[1] === 'number').length
  return {
    digest: digestOf(entries),
    indexed,
    skipped: entries.length - indexed,
    statistics: { symbols: 0, occurrences: 0, bytes: 0, languages: {} },
  }
}

function symbolsOf(path: string, text: string): FileFacts['symbols'] {
  const lines = text.split('\n')
  const counts = new Map<string, number>()
  return lines.flatMap((line, at) => {
    const name = /^def ([\w\p{L}]+)/u.exec(line)?.[1]
    if (!name) return []
    const nth = counts.get(name) ?? 0
    counts.set(name, nth + 1)
    const id = idOf(symbolText(path, 'function', name, nth))
    return [{ id, name, kind: 'function' as const, line: at + 1, column: 4, start: at + 1, end: at + 1 }]
  })
}

function calls(text: string, symbols: FileFacts['symbols'], byName: ReadonlyMap<string, Id>): LinkSetBody {
  const body: LinkSetBody = {
    targets: [],
    locals: [],
    line: [],
    column: [],
    length: [],
    use: [],
    target: [],
    from: [],
    evidence: [],
    confidence: [],
  }
  for (const [at, line] of text.split('\n').entries()) {
    for (const match of line.matchAll(/\w+/g)) {
      const id = byName.get(match[0])
      if (id === undefined || (match.index === 4 && line.startsWith('def '))) continue
      let target = body.targets.findIndex((one) => one[0] === 's' && one[1] === id)
      if (target < 0) target = body.targets.push(['s', id]) - 1
      body.line.push(at + 1)
      body.column.push(match.index)
      body.length.push(match[0].length)
      body.use.push(2)
      body.target.push(target)
      body.from.push(symbols.findLastIndex((symbol) => symbol.line <= at + 1))
      body.evidence.push(2)
      body.confidence.push(90)
    }
  }
  return body
}

function varint(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) | 128)
  }
}
