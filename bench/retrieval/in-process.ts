/**
 * A commit of a repository as search sees it, in this process: indexed by a run whose uploads stay in memory. Answers are those of
 * MCP, without a database in between, and what the ranking compared can be looked at.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { run } from '../../indexer-action/src/run/run.ts'
import { dryRun, type Ingest } from '../../indexer-action/src/upload/upload.ts'
import type { FileFacts, FileRecord } from '../../src/contract/file.ts'
import type { Id } from '../../src/contract/ids.ts'
import type { LinkRecord, LinkSetBody } from '../../src/contract/links.ts'
import type { SegmentRecord } from '../../src/contract/trigrams.ts'
import { type FileVectors, packVectors, readVectors } from '../../src/db/formats/vector-block.ts'
import { FileText, IndexedFile } from '../../src/query/indexed/indexed-file.ts'
import { linksOf } from '../../src/query/indexed/links.ts'
import type { FileFilter, Index, Limits, Lookup, Preference } from '../../src/query/ports.ts'
import { NO_SEMANTICS, nothingNear, type Semantics } from '../../src/query/search/semantics.ts'
import { WordBlock } from '../../src/query/search/word-block.ts'
import { asciiLower } from '../../src/query/text-search/needs.ts'
import { TrigramBlock } from '../../src/query/text-search/trigram-block.ts'
import type { RefScope } from '../../src/tenancy/scope.ts'
import { textsOf } from '../../src/vectors/chunk-text.ts'
import { fitTerms } from '../../src/vectors/local/fit.ts'
import { nearestChunks } from '../../src/vectors/local/nearest-chunks.ts'
import { localEmbedder, type TermRow, TermTable } from '../../src/vectors/local/term-table.ts'

export interface Opened {
  readonly index: Index
  readonly scope: RefScope
  readonly semantics: Semantics
  readonly files: ReadonlyMap<string, IndexedFile>
}

/** As src/vectors/embedded-home.ts has them. */
const MOST_CHUNKS = 60_000
const MOST_FITTED = 12_000

let opened = 0

/** Plain data, so that it can be kept in a file. */
export interface Indexed {
  readonly files: readonly FileRecord[]
  readonly links: readonly LinkRecord[]
  readonly segments: readonly SegmentRecord[]
  /** Undefined if the repository is too large for the built-in embedder. */
  readonly embedding:
    | { readonly terms: readonly TermRow[]; readonly vectors: Uint8Array; readonly dimensions: number }
    | undefined
}

/** `path`: a checkout or a git directory. */
export async function indexInProcess(path: string, commit?: string): Promise<Indexed> {
  const records = await recordsOf(path, commit)
  const files = records.files.map((file) => indexedFile(file, undefined))
  return { ...records, embedding: await embeddingOf(files) }
}

/** The same, read from `folder` if it was made before. It is as old as the code that made it: empty the folder after a change of the indexer. */
export async function indexKept(path: string, commit: string, folder?: string): Promise<Indexed> {
  if (folder === undefined) return indexInProcess(path, commit)
  const kept = join(
    folder,
    `${createHash('sha256')
      .update(`${resolve(path)}@${commit}`)
      .digest('hex')
      .slice(0, 16)}.index`,
  )
  if (existsSync(kept)) return deserialize(readFileSync(kept)) as Indexed
  const indexed = await indexInProcess(path, commit)
  mkdirSync(folder, { recursive: true })
  writeFileSync(kept, serialize(indexed))
  return indexed
}

export function openInProcess(records: Indexed): Opened {
  const links = new Map(records.links.map((one) => [one.file, one]))
  const files = records.files.map((file) => indexedFile(file, links.get(file.id)))
  const byId = new Map(files.map((file) => [file.row.id, file]))
  const inOrder = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((file) => ({ file, path: asciiLower(file.path) }))
  const byPath = new Map(files.map((file) => [file.path, file]))
  const named = new Map<string, Set<Id>>()
  for (const file of files)
    for (const { name } of file.symbols) {
      const key = name.toLowerCase()
      const own = named.get(key)
      if (own) own.add(file.row.id)
      else named.set(key, new Set([file.row.id]))
    }
  const names = [...new Set(files.flatMap((file) => file.symbols.map(({ name }) => name)))].sort()
  const blocks = records.segments.map(wordBlocksOf)
  const trigrams = records.segments.map(({ id, blocks }) =>
    blocks.map(({ first, data }) => ({ first, block: new TrigramBlock(id, first, Buffer.from(data, 'base64')) })),
  )
  const ask = <T>(answer: () => T) => ({ answer }) as unknown as Lookup<T>
  const index = {
    async read(_: RefScope, lookups: Record<string, { answer(): unknown }>) {
      return Object.fromEntries(Object.entries(lookups).map(([key, { answer }]) => [key, answer()]))
    },
    segments: () => ask(() => records.segments.map(({ id, files }) => ({ id, files }))),
    wordBlocks: (terms: readonly string[]) => ask(() => blocksHolding(blocks, terms)),
    filesNaming: (start: { names?: readonly string[] }, most: number) =>
      ask(() =>
        [...new Set((start.names ?? []).flatMap((name) => [...(named.get(name.toLowerCase()) ?? [])]))].slice(0, most),
      ),
    filesNamingLike: (prefix: string, most: number) =>
      ask(() => {
        const from = names.findIndex((name) => name >= prefix)
        const found = new Set<Id>()
        for (let at = from; at >= 0 && at < names.length && names[at]?.startsWith(prefix) && found.size < most; at++)
          for (const id of named.get((names[at] as string).toLowerCase()) ?? []) found.add(id)
        return [...found].slice(0, most)
      }),
    filesInOrder: (_after: string, { pathHas = [], notLanguages = [] }: FileFilter, _parts: unknown, limits: Limits) =>
      ask(() =>
        inOrder
          .filter(
            ({ path, file }) =>
              pathHas.every((part) => path.includes(part)) && !notLanguages.includes(file.row.language),
          )
          .slice(0, limits.files)
          .map(({ file }) => file),
      ),
    filesDefining: ({ ids = [] }: { ids?: readonly Id[] }, _parts: unknown, most: number) =>
      ask(() => files.filter((file) => ids.some((id) => file.indexOf(id) >= 0)).slice(0, most)),
    postings: (keys: readonly number[]) =>
      ask(() =>
        trigrams
          .flatMap((blocks) => [...new Set(keys.map((key) => blocks.findLast(({ first }) => first <= key)?.block))])
          .filter((block) => block !== undefined),
      ),
    filesAt: (paths: readonly string[]) => ask(() => paths.flatMap((one) => byPath.get(one) ?? [])),
    filesAmong: (
      ids: readonly Id[],
      { pathHas = [], languages, notLanguages = [] }: FileFilter,
      _parts: unknown,
      limits: Limits,
      preference?: Preference,
    ) =>
      ask(() => {
        const worth = (at: number, file: IndexedFile) =>
          (preference?.worth[at] ?? 0) * (preference?.roles[file.row.role] ?? 1)
        const found = ids.flatMap((id, at) => {
          const file = byId.get(id)
          return file &&
            (languages === undefined || languages.includes(file.row.language)) &&
            !notLanguages.includes(file.row.language) &&
            pathHas.every((part) => asciiLower(file.path).includes(part))
            ? [{ file, worth: worth(at, file), at }]
            : []
        })
        found.sort((a, b) => b.worth - a.worth || a.at - b.at)
        let before = 0
        return found.slice(0, limits.files).flatMap(({ file }) => {
          if (before >= limits.bytes) return []
          before += file.row.size
          return [file]
        })
      }),
  } as unknown as Index
  const languages: Record<string, { files: number; withErrors: number; symbols: number }> = {}
  for (const { row, symbols } of files) {
    const { files, symbols: all } = languages[row.language] ?? { files: 0, symbols: 0 }
    languages[row.language] = { files: files + 1, withErrors: 0, symbols: all + symbols.length }
  }
  const scope = {
    repositoryId: ++opened,
    repository: 'bench/repository',
    ref: 'main',
    commit: '0'.repeat(40),
    indexedAt: 0,
    indexed: files.length,
    skipped: 0,
    languages,
  }
  return { index, scope: scope as unknown as RefScope, semantics: semanticsOf(records.embedding), files: byPath }
}

async function recordsOf(path: string, commit: string | undefined) {
  const found = { files: [] as FileRecord[], links: [] as LinkRecord[], segments: [] as SegmentRecord[] }
  const ingest: Ingest = {
    ...dryRun({ bytes: 0, requests: 0 }),
    async records(_, body) {
      for (const line of gunzipSync(body).toString().split('\n')) {
        if (line === '') continue
        const record = JSON.parse(line) as FileRecord | LinkRecord | SegmentRecord
        if (record.kind === 'file') found.files.push(record)
        else if (record.kind === 'links') found.links.push(record)
        else if (record.kind === 'segment') found.segments.push(record)
      }
      return { stored: 0, known: 0 }
    },
  }
  const whole = { path, repository: 'bench/repository', ref: 'main', cache: false as const, server: 'in-process' }
  await run({ ...whole, ingest, ...(commit === undefined ? {} : { commit }) })
  return found
}

const inflated = (data: string): string => inflateRawSync(Buffer.from(data, 'base64')).toString()

function indexedFile({ text, facts, ...file }: FileRecord, links: LinkRecord | undefined): IndexedFile {
  const parts = {
    text: new FileText(inflated(text)),
    facts: JSON.parse(inflated(facts)) as FileFacts,
    links: links && linksOf(JSON.parse(inflated(links.body)) as LinkSetBody),
  }
  const row = { ...file, linkSetId: links?.id ?? (0 as Id), moduleId: links?.module ?? (0 as Id) }
  return new IndexedFile(row, {
    facts: () => parts.facts,
    text: () => parts.text,
    ...(parts.links ? { links: () => parts.links as NonNullable<typeof parts.links> } : {}),
  })
}

function wordBlocksOf({ id, words = [] }: SegmentRecord): { first: string; block: WordBlock }[] {
  return words.map(({ first, data }) => ({ first, block: new WordBlock(id, first, Buffer.from(data, 'base64')) }))
}

/** As the database looks them up: per segment the blocks that could contain one of the terms. */
function blocksHolding(segments: readonly ReturnType<typeof wordBlocksOf>[], terms: readonly string[]): WordBlock[] {
  const found = segments.flatMap((blocks) =>
    ['', ...terms].map((term) => blocks.findLast(({ first }) => first <= term)?.block),
  )
  return [...new Set(found.filter((block) => block !== undefined))]
}

async function embeddingOf(files: readonly IndexedFile[]): Promise<Indexed['embedding']> {
  const chunked = files.map(({ path, text, facts, row }) => ({
    file: row.id,
    texts:
      row.role === 'data' || row.role === 'generated' ? [] : textsOf({ path, language: row.language, text, facts }),
  }))
  let sample = chunked.flatMap(({ texts }) => texts)
  if (sample.length > MOST_CHUNKS) return undefined
  while (sample.length > MOST_FITTED) sample = sample.filter((_, at) => at % 2 === 0)
  const table = await fitTerms(sample)
  const { dimensions } = table
  const embedder = localEmbedder(table, 'in-process')
  const vectors: FileVectors[] = []
  for (const { file, texts } of chunked)
    if (texts.length > 0) vectors.push({ file, vectors: await embedder.documents(texts) })
  return { terms: await table.toRows(), vectors: packVectors(vectors, dimensions), dimensions }
}

/** As src/vectors/embedded-search.ts asks. */
function semanticsOf(embedding: Indexed['embedding']): Semantics {
  if (embedding === undefined) return NO_SEMANTICS
  const table = TermTable.from(embedding.terms, embedding.dimensions)
  const blocks = [readVectors(embedding.vectors, embedding.dimensions)]
  return {
    ask: (_index, _scope, _query, plan) => ({
      lookups: {},
      async near() {
        const query = table.vectorOf(plan.terms)
        if (!query.some((value) => value !== 0)) return nothingNear('ready')
        return { state: 'ready', model: 'in-process', files: nearestChunks(blocks, query) }
      },
    }),
  }
}
