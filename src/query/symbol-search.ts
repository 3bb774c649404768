/**
 * Symbols by name: the name itself, then names that begin with it, then names that contain it or all of its words.
 */
import { formatSymbolId } from '../contract/ids.ts'
import type { SymbolFact, SymbolKind } from '../contract/symbols.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { plainKind } from './describe.ts'
import type { IndexedFile } from './indexed-file.ts'
import { isTestPath } from './nearness.ts'
import { type Page, type Position, pageOf } from './page.ts'
import type { Index } from './ports.ts'
import { hasContainers, parseSymbolName } from './symbol-name.ts'
import { ANYTHING, all, one, textNeed } from './text-search/needs.ts'
import { decodePostings, keysOf, nextCandidates } from './text-search/postings.ts'
import { languageKeys } from './text-search/query.ts'

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
  /** More names begin with the query, or contain it, than were looked at. */
  readonly partial: boolean
}

const MOST_STARTING = 400
const MOST_FILES = 96
const MOST_CONTAINING = 64

export async function searchSymbols(index: Index, scope: RefScope, search: SymbolSearch): Promise<SymbolSearchAnswer> {
  const asked = parseSymbolName(search.query.trim())
  const name = asked.names.at(-1) ?? search.query.trim()
  const words = wordsOf(name)
  const closeness = closenessTo(name, words)
  const ways = [textNeed(name, true), all(words.map((word) => textNeed(word, true)))].filter((way) => way !== ANYTHING)
  const need = one(ways)
  const keys = keysOf(need)
  const found = await index.read(scope, {
    exact: index.symbolsNamed(asked.id === undefined ? { names: asked.names } : { ids: [asked.id] }, MOST_STARTING),
    starting: index.symbolsStartingWith(name, MOST_STARTING),
    segments: index.segments(),
    blocks: index.postings([...keys]),
  })
  const containing =
    need.kind === 'anything'
      ? { files: [], total: 0 }
      : nextCandidates(need, found.segments, decodePostings(found.blocks, keys), undefined, MOST_CONTAINING)
  const named = [...new Set([...found.exact, ...found.starting].map((row) => row.fileId))].slice(0, MOST_FILES)
  const ids = [...new Set([...named, ...containing.files.map((file) => file.id)])]
  if (ids.length === 0) return { page: pageOf([], undefined, search.limit), total: 0, partial: false }
  const { files } = await index.read(scope, { files: index.files(ids, { facts: true }) })
  const languages = search.language === undefined ? undefined : languageKeys(search.language)
  const ranked: FoundSymbol[] = []
  for (const file of files) {
    if (languages && !languages.includes(file.row.language)) continue
    for (const symbol of file.symbols) {
      if (search.kind !== undefined && symbol.kind !== search.kind && plainKind(symbol.kind) !== search.kind) continue
      const close = asked.id === undefined ? closeness(symbol.name) : Number(symbol.id === asked.id)
      if (close > 0 && hasContainers(file, symbol, asked.containers))
        ranked.push({ file, symbol, score: scoreOf(file, symbol, close) })
    }
  }
  ranked.sort(
    (a, b) =>
      b.score - a.score ||
      a.symbol.name.length - b.symbol.name.length ||
      (a.file.path < b.file.path ? -1 : a.file.path > b.file.path ? 1 : 0) ||
      a.symbol.start - b.symbol.start ||
      (formatSymbolId(a.symbol.id) < formatSymbolId(b.symbol.id) ? -1 : 1),
  )
  return {
    page: pageOf(ranked, search.from, search.limit),
    total: ranked.length,
    partial:
      found.starting.length >= MOST_STARTING ||
      named.length >= MOST_FILES ||
      containing.total > containing.files.length,
  }
}

/** The words of a name or of a phrase: `parseHTTPHeader`, `parse_http_header`, `parse http header`. */
export function wordsOf(name: string): string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
  return words.length > 0 ? words : [name.toLowerCase()]
}

/** 1 the very name … 0 not it. Each step is far enough from the next that kind and role never bridge it. */
export function closenessTo(wanted: string, words: readonly string[]): (name: string) => number {
  const wantedLower = wanted.toLowerCase()
  const wantedPlain = squeezed(wantedLower)
  const isPlain = wantedPlain === wantedLower
  return (name) => {
    if (name === wanted) return 1
    const lower = name.toLowerCase()
    const at = lower.indexOf(wantedLower)
    if (at === 0) return lower.length === wantedLower.length ? 0.9 : 0.75
    if (at > 0) return startsWord(name, at) ? 0.6 : 0.45
    // Where neither has anything to leave out, what is left was compared just now; and nothing is longer for leaving out.
    if (wantedPlain !== '' && lower.length >= wantedPlain.length && !(isPlain && PLAIN.test(lower))) {
      const plain = squeezed(lower)
      if (plain === wantedPlain) return 0.7
      if (wantedPlain.length >= 3 && plain.includes(wantedPlain)) return 0.5
    }
    return words.length > 1 && words.every((word) => lower.includes(word)) ? 0.3 : 0
  }
}

const PLAIN = /^[a-z0-9]*$/
const squeezed = (name: string): string => (PLAIN.test(name) ? name : name.replace(/[^\p{L}\p{N}]/gu, ''))
const startsWord = (name: string, at: number): boolean =>
  /[^A-Za-z0-9]/.test(name[at - 1] ?? ' ') || (/[A-Z]/.test(name[at] ?? '') && !/[A-Z]/.test(name[at - 1] ?? ''))

/** What people look for by name, first. */
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

function scoreOf(file: IndexedFile, symbol: SymbolFact, closeness: number): number {
  const kind = KIND_WEIGHT[symbol.kind] ?? 0
  const role = file.row.role === 'generated' ? -0.03 : file.row.role === 'test' || isTestPath(file.path) ? -0.02 : 0
  const forward = symbol.modifiers?.includes('declaration') ? -0.03 : 0
  return Math.round(Math.min(1, Math.max(0, closeness * 0.95 + kind + role + forward)) * 1000) / 1000
}
