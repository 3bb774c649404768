/**
 * Search by meaning: the files that a question leads to, likeliest first, and in each the likeliest place.
 *
 * Two round trips: first the postings of the query's terms and the symbols with names from the query, then text and facts of the best
 * candidates, which are read and ranked completely. All weights are in rank.ts.
 */
import type { Id } from '../../contract/ids.ts'
import { isUnspaced, wordsOf } from '../../contract/words.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed-file.ts'
import { type Page, type Position, pageOf } from '../page.ts'
import type { FileFilter, Index, Lookup, Parts, Segment } from '../ports.ts'
import { parseSymbolName } from '../symbol-name.ts'
import { asciiLower } from '../text-search/needs.ts'
import { languageKeys } from '../text-search/query.ts'
import { isMeant } from './called.ts'
import { wordCandidates } from './candidates.ts'
import type { Candidate, Part } from './features.ts'
import { wordsOfFile } from './file-words.ts'
import { respelt, wordsBeside } from './misspelt.ts'
import { distinct, symbolsFound } from './places.ts'
import { type PlaceEvidence, placesFor } from './places-in-file.ts'
import { ownLanguages, planQuery, type QueryPlan } from './query-plan.ts'
import { BESIDE_NAMES, OPENING, WEIGHT } from './rank.ts'
import { rankFiles } from './rank-files.ts'
import { rerank } from './rerank.ts'
import { type Nearness, NO_SEMANTICS, type SemanticState, type Semantics } from './semantics.ts'
import { standingOf } from './standing.ts'
import { TREES } from './trees.ts'

export interface SearchRequest {
  readonly query: string
  readonly directory?: string | undefined
  readonly language?: string | undefined
  readonly limit: number
  readonly from?: Position | undefined
  /** `semantic`: vectors only; `keyword`: words and names only. */
  readonly mode?: 'hybrid' | 'semantic' | 'keyword' | undefined
  /** Files that the caller visited, latest first; for answers without a second page. */
  readonly recent?: readonly string[] | undefined
  /** The most places of one file. */
  readonly perFile?: number
}

/** A place that answers the query. */
export interface Found {
  readonly file: IndexedFile
  /** Index of the symbol that is the place, or contains it. */
  readonly symbol?: number
  readonly start: number
  readonly end: number
  /** 0–1. */
  readonly score: number
  /** What each feature added to the file's score. */
  readonly parts: Partial<Record<Part | 'name', number>>
  /** What speaks for the place, compared with others of its file; absent for what was found by its name alone. */
  readonly evidence?: PlaceEvidence
}

export interface Answer {
  readonly plan: QueryPlan
  readonly page: Page<Found>
  readonly total: number
  /** The number of files that contain any of the words. */
  readonly candidates: number
  readonly files: readonly IndexedFile[]
  readonly semantic: SemanticState
  /** What made the vectors that were used. */
  readonly model?: string
  readonly warnings: readonly string[]
}

/** The number of files that are opened and read. Sixty are half as much work again and find no more; twenty find less. */
const OPENED = { files: 40, bytes: 6_000_000 }
/** Candidates passed to the database, which chooses those to open by role too. Those of other generations drop out there. */
const NAMED = 240
/** The same, if a filter leaves few of them: thousands of files may hold the words, and those of one directory be the last of them. */
const NAMED_TO_FILTER = 5000
/**
 * Further candidates where other versions of files are held: those drop out, and would otherwise take the places of what is in this
 * generation. A file that is being worked on has a version for each push of a week, all of them about as good.
 */
const MOST_OUTDATED = 2000
/** Candidates added because they are near in meaning, whatever words they contain. */
const NEAREST = 40
/** Candidates added because they define a symbol that was asked for. */
const DEFINING = 20
const MOST_NAMES = 12
const MOST_PLACES = 5
const MOST_SYMBOLS = 120

/** The number of paths that are looked up as written, and of leading folders that are stripped on trial. */
const MOST_WRITTEN = 8
const MOST_ROOTS = 6
/** Of as many of the query's paths, the files are opened that have them somewhere below the root: so many, of so many that may be called so. */
const CALLED = { paths: 3, files: 5, named: 400 }

const RESPELT =
  'Some words occur nowhere in this repository. Words that are spelt nearly the same were searched for too.'

/** Project manifests: candidates when the question is about metadata, whatever words they contain. */
const MANIFEST_PATHS = ['setup.py', 'setup.cfg', 'pyproject.toml', 'package.json', 'Cargo.toml', 'go.mod', 'pom.xml']

export async function searchMeaning(
  index: Index,
  scope: RefScope,
  request: SearchRequest,
  semantics: Semantics = NO_SEMANTICS,
  parts: Parts = { facts: true, text: true },
): Promise<Answer> {
  const { mode: wanted = 'hybrid', perFile = MOST_PLACES } = request
  const planned = planQuery(request.query, ownLanguages(scope.languages))
  const asked = parseSymbolName(request.query.trim())
  const names = planned.intent === 'symbol' ? asked.names : planned.identifiers.slice(0, MOST_NAMES)
  const prefix = planned.intent === 'symbol' ? (asked.names.at(-1) ?? '') : ''
  const question = (wanted === 'keyword' ? NO_SEMANTICS : semantics).ask(index, scope, request.query, planned)
  const { segments, blocks, named, starting, ...asides } = await index.read(scope, {
    ...question.lookups,
    segments: index.segments(),
    blocks: index.wordBlocks([...planned.terms.keys(), ...wordsBeside(planned)]),
    named: index.filesNaming(asked.id === undefined ? { names } : { ids: [asked.id] }, MOST_SYMBOLS),
    starting: index.filesNamingLike(prefix || '\u{10ffff}', MOST_SYMBOLS),
  })
  const near = await question.near(scope, asides)
  const { plan, meant } = respelt(planned, blocks)
  // Without vectors there are only words.
  const mode = near.files.size === 0 ? 'keyword' : wanted
  const filter = filterOf(request)
  const outdated = Math.min(MOST_OUTDATED, Math.max(0, sizeOf(segments) - scope.indexed))
  const most = (Object.keys(filter).length > 0 ? NAMED_TO_FILTER : NAMED) + outdated
  const words = wordCandidates(plan, segments, blocks, scope.indexed, most)
  const defining = [...new Set([...named, ...starting])].slice(0, DEFINING)
  const nearest = [...near.files.keys()]
  const ids =
    mode === 'semantic'
      ? nearest.slice(0, most)
      : [...new Set([...defining, ...nearest.slice(0, NEAREST + outdated), ...words.scores.keys()])]
  const preference = { worth: ids.map(openingWorth(mode, words.scores, near, defining)), roles: OPENING.roles }
  const semantic = {
    semantic: near.state,
    ...(near.model === undefined ? {} : { model: near.model }),
    warnings: [...(near.warning === undefined ? [] : [near.warning]), ...(meant.size === 0 ? [] : [RESPELT])],
  }
  const paths = [...(plan.aboutPackaging ? MANIFEST_PATHS : []), ...writtenPaths(plan)]
  if (ids.length === 0 && paths.length === 0) {
    return { plan, page: pageOf([], undefined, request.limit), total: 0, candidates: 0, files: [], ...semantic }
  }
  const opening: Record<string, Lookup<IndexedFile[]>> = {
    files: index.filesAmong(ids, filter, parts, OPENED, preference),
  }
  if (paths.length > 0) opening.written = index.filesAt(paths, parts)
  for (const [at, { path }] of plan.paths.slice(0, CALLED.paths).entries()) {
    const end = path.split('/').filter(Boolean).slice(-2).join('/')
    const called = words.called(wordsOf(end)).slice(0, CALLED.named)
    const pathHas = [...(filter.pathHas ?? []), asciiLower(end)]
    if (called.length > 0)
      opening[`called ${at}`] = index.filesAmong(called, { ...filter, pathHas }, parts, {
        ...OPENED,
        files: CALLED.files,
      })
  }
  const read = await index.read(scope, opening)
  const opened = new Map(
    Object.values(read)
      .flat()
      .map((file) => [file.path, file]),
  )
  const inDirectory = [...opened.values()].filter((file) => passes(request, file))

  const similarities = new Map(inDirectory.map((file) => [file.path, near.files.get(file.row.id)?.score ?? 0]))
  const [weights, trees] = mode === 'semantic' ? [MEANING_ALONE, []] : [WEIGHT, TREES]
  const beside = { similarities, recent: request.recent }
  const ranked = rankFiles(
    plan,
    inDirectory.map((file) => candidateOf(scope, file)),
    words.corpus,
    beside,
    weights,
    trees,
  )
  const isName = plan.intent === 'symbol'
  const symbols = isName && mode !== 'semantic' ? symbolsFound(asked, inDirectory, meant) : []
  // `go.mod` means the file of that name, if there is one and no symbol is called exactly so.
  const isFile = isName && !symbols.some(isExact) && inDirectory.some(({ path }) => isMeant(plan, path))
  const bySymbol = isFile ? [] : symbols
  // Where words stand without spaces, a question has the form of a name.
  const isQuestion = isName && symbols.length === 0 && isUnspaced(request.query)
  const intent = isFile ? 'path' : isQuestion ? 'words' : plan.intent
  const share = bySymbol.length > 0 ? BESIDE_NAMES : 1
  const placesIn = placesFor(plan, ranked[0]?.worths ?? new Map(), near)
  const found = [
    ...bySymbol,
    ...ranked.flatMap((one) =>
      placesIn({ ...one, score: one.score * share }, opened.get(one.candidate.path) as IndexedFile, perFile),
    ),
  ]
  const ordered = distinct(
    found.sort((a, b) => b.score - a.score || compare(a.file.path, b.file.path) || a.start - b.start),
  )
  const { results, warning } =
    semantics.rerank && intent !== 'symbol' && mode !== 'keyword'
      ? await rerank(request.query, ordered, semantics.rerank)
      : { results: ordered }
  return {
    plan: { ...plan, intent },
    page: pageOf(results, request.from, request.limit),
    total: results.length,
    candidates: words.total,
    files: inDirectory,
    ...semantic,
    warnings: warning === undefined ? semantic.warnings : [...semantic.warnings, warning],
  }
}

const sizeOf = (segments: readonly Segment[]): number => segments.reduce((sum, { files }) => sum + files.length, 0)

const isExact = ({ parts }: Found): boolean => parts.name === 1

/** A file's score before it is opened. */
function openingWorth(
  mode: SearchRequest['mode'],
  scores: ReadonlyMap<Id, number>,
  near: Nearness,
  defining: readonly Id[],
): (id: Id) => number {
  const similarity = (id: Id) => Math.max(0, near.files.get(id)?.score ?? 0)
  if (mode === 'semantic') return similarity
  const top = Math.max(...scores.values(), Number.MIN_VALUE)
  return (id) =>
    (scores.get(id) ?? 0) / top + OPENING.vector * similarity(id) + (defining.includes(id) ? OPENING.defines : 0)
}

const MEANING_ALONE = Object.fromEntries(
  Object.keys(WEIGHT).map((part) => [part, part === 'vector' ? 1 : 0]),
) as unknown as typeof WEIGHT

/** The query's paths in forms that the repository may use: a trace contains paths of some machine. */
function writtenPaths({ paths }: QueryPlan): string[] {
  const found = new Set<string>()
  for (const { path } of paths.slice(0, MOST_WRITTEN)) {
    const parts = path.split('/').filter(Boolean)
    found.add(parts.join('/'))
    for (let of = 1; of < Math.min(parts.length, MOST_ROOTS); of++) found.add(parts.slice(-of).join('/'))
  }
  return [...found]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function filterOf({ directory, language }: SearchRequest): FileFilter {
  const folder = folderOf(directory)
  return {
    ...(folder ? { pathHas: [asciiLower(folder)] } : {}),
    ...(language === undefined ? {} : { languages: [...languageKeys(language)] }),
  }
}

function passes({ directory, language }: SearchRequest, file: IndexedFile): boolean {
  if (language !== undefined && !languageKeys(language).includes(file.row.language)) return false
  return file.path.startsWith(folderOf(directory))
}

/** With a trailing slash; empty for the root. */
function folderOf(directory: string | undefined): string {
  const plain = (directory ?? '').replace(/^\.?\/+|^\.$|\/+$/g, '')
  return plain === '' ? '' : `${plain}/`
}

function candidateOf(scope: RefScope, file: IndexedFile): Candidate {
  return {
    path: file.path,
    words: wordsOfFile(scope, file),
    role: standingOf(file.row),
    size: file.row.size,
  }
}
