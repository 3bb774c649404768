/** Symbols by name: the name itself, then names that begin with it, then names that contain it or all of its words. */
import { formatSymbolId, type Id } from '../../contract/ids.ts'
import type { SymbolFact, SymbolKind } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { plainKind } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { SymbolColumns } from '../indexed/symbol-columns.ts'
import { type WantedName, wantedName, wordsOf } from '../naming/closeness.ts'
import { exportedAs } from '../naming/other-names.ts'
import { hasContainers, parseSymbolName, type SymbolName, withoutKeyword } from '../naming/symbol-name.ts'
import { isTestPath } from '../nearness.ts'
import { type Page, type Position, pageOf } from '../page.ts'
import type { Index } from '../ports.ts'
import { ANYTHING, all, one, textNeed } from '../text-search/needs.ts'
import { keysOf, mostNamed, nextCandidates, postingsOf } from '../text-search/postings.ts'
import { languageKeys } from '../text-search/query.ts'

export interface SymbolSearch {
  readonly query: string
  readonly kind?: string | undefined
  readonly language?: string | undefined
  readonly limit: number
  readonly from?: Position | undefined
}

export interface FoundSymbol {
  readonly file: IndexedFile
  readonly symbol: SymbolFact
  /** 0–1. */
  readonly score: number
}

export interface SymbolSearchAnswer {
  readonly page: Page<FoundSymbol>
  readonly total: number
  /** More names begin with the query, or contain it, than were examined. */
  readonly partial: boolean
  /** How what was found is called so, if it has another name. */
  readonly said?: readonly string[]
  /** Names that are spelled nearly so, if nothing is called so and they were looked for. */
  readonly near?: readonly string[]
}

const MOST_STARTING = 400
/** The files that are opened: those with the name, with a name that begins like it, and with one that contains it. */
const OPENED = { files: 160, bytes: Number.MAX_SAFE_INTEGER }

export async function searchSymbols(index: Index, scope: RefScope, search: SymbolSearch): Promise<SymbolSearchAnswer> {
  const query = search.query.trim()
  if (query === '') return { page: pageOf([], undefined, search.limit), total: 0, partial: false }
  const plain = withoutKeyword(query)
  const found = await searchFor(index, scope, search, plain === undefined ? parseSymbolName(query) : phrase(query))
  if (found.total > 0) return found
  if (plain !== undefined) return await searchFor(index, scope, search, parseSymbolName(plain))
  const { symbols, said, near } = await exportedAs(index, scope, { name: parseSymbolName(query) })
  if (symbols.length === 0) return near ? { ...found, near } : found
  const named = symbols.map(({ file, symbol }) => ({ file, symbol, score: OTHER_NAME }))
  return { page: pageOf(named, search.from, search.limit), total: named.length, partial: false, said }
}

/** Of a symbol that is only exported or imported under the name. */
const OTHER_NAME = 0.5

const phrase = (text: string): SymbolName => ({ text, names: [text], containers: [] })

async function searchFor(
  index: Index,
  scope: RefScope,
  search: SymbolSearch,
  asked: SymbolName,
): Promise<SymbolSearchAnswer> {
  const name = asked.names.at(-1) ?? asked.text
  const words = wordsOf(name)
  const wanted = wantedName(name, words)
  const ways = [textNeed(name, true), all(words.map((word) => textNeed(word, true)))].filter((way) => way !== ANYTHING)
  const need = one(ways)
  const keys = keysOf(need)
  const found = await index.read(scope, {
    exact: index.filesNaming(asked.id === undefined ? { names: asked.names } : { ids: [asked.id] }, MOST_STARTING),
    starting: index.filesNamingLike(name, MOST_STARTING),
    segments: index.segments(),
    blocks: index.postings([...keys]),
  })
  const containing =
    need.kind === 'anything'
      ? { files: [], total: 0 }
      : nextCandidates(
          need,
          found.segments,
          postingsOf(found.blocks, keys),
          undefined,
          mostNamed(found.segments, scope.indexed),
        )
  const ids = [...new Set([...found.exact, ...found.starting, ...containing.files.map((file) => file.id)])]
  if (ids.length === 0) return { page: pageOf([], undefined, search.limit), total: 0, partial: false }
  const filter = search.language === undefined ? {} : { languages: [...languageKeys(search.language)] }
  const { files } = await index.read(scope, { files: index.filesAmong(ids, filter, { facts: true }, OPENED) })
  const ranked = files.flatMap((file) => rankedIn(file, asked, wanted, search.kind?.toLowerCase())).sort(byRank)
  const page = pageOf(ranked, search.from, search.limit)
  return {
    page: {
      ...page,
      items: page.items.map(({ file, at, score }) => ({ file, symbol: file.symbol(at) as SymbolFact, score })),
    },
    total: ranked.length,
    partial:
      found.exact.length >= MOST_STARTING ||
      found.starting.length >= MOST_STARTING ||
      files.length >= OPENED.files ||
      containing.total > containing.files.length,
  }
}

/** A symbol that may be shown: thousands may be similar, and a page is completed later. */
interface Ranked {
  readonly file: IndexedFile
  readonly at: number
  readonly score: number
  /** Of its name. */
  readonly length: number
}

function rankedIn(file: IndexedFile, asked: SymbolName, wanted: WantedName, kind: string | undefined): Ranked[] {
  const { columns } = file
  const role = worthOfRole(file)
  const ranked: Ranked[] = []
  for (const at of asked.id === undefined ? wanted.among(file.facts) : [file.indexOf(asked.id)]) {
    const name = columns.names[at]
    const own = columns.kind(at)
    if (name === undefined || own === undefined) continue
    if (kind !== undefined && own !== kind) {
      // A macro's signature decides; thousands of others need not be decoded.
      const symbol = own === 'macro' ? (file.symbol(at) as SymbolFact) : { kind: own }
      if (plainKind(symbol, file.row.language) !== kind) continue
    }
    const close = asked.id === undefined ? wanted.closeness(name) : 1
    if (close === 0 || !isInside(file, at, asked.containers)) continue
    ranked.push({ file, at, score: scoreOf(own, columns.isDeclaration(at), close, role), length: name.length })
  }
  return ranked
}

const isInside = (file: IndexedFile, at: number, containers: readonly string[]): boolean =>
  containers.length === 0 || hasContainers(file, file.symbol(at) as SymbolFact, containers)

function byRank(a: Ranked, b: Ranked): number {
  if (a.score !== b.score) return b.score - a.score
  if (a.length !== b.length) return a.length - b.length
  if (a.file.path !== b.file.path) return a.file.path < b.file.path ? -1 : 1
  const [one, other] = [a.file.columns, b.file.columns]
  const id = (of: SymbolColumns, at: number): string => formatSymbolId(of.ids[at] as Id)
  return one.start(a.at) - other.start(b.at) || (id(one, a.at) < id(other, b.at) ? -1 : 1)
}

/** What people search for by name comes first. */
const KIND_WEIGHT: Partial<Record<SymbolKind, number>> = {
  class: 0.05,
  interface: 0.05,
  struct: 0.05,
  trait: 0.05,
  enum: 0.05,
  type: 0.05,
  union: 0.05,
  object: 0.05,
  function: 0.05,
  method: 0.04,
  macro: 0.04,
  constructor: 0.02,
  constant: 0.02,
  namespace: 0.02,
  module: 0.02,
  impl: 0.01,
}

const worthOfRole = ({ row, path }: IndexedFile): number =>
  row.role === 'generated' ? -0.03 : row.role === 'test' || isTestPath(path) ? -0.02 : 0

function scoreOf(ofKind: SymbolKind, isDeclaration: boolean, closeness: number, role: number): number {
  const kind = KIND_WEIGHT[ofKind] ?? 0
  const forward = isDeclaration ? -0.03 : 0
  return Math.round(Math.min(1, Math.max(0, closeness * 0.95 + kind + role + forward)) * 1000) / 1000
}
