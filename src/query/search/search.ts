/**
 * Search by meaning: the files that a question leads to, likeliest first, and in each the likeliest place.
 *
 * Two round trips: first the postings of the query's terms and the symbols with names from the query, then text and facts of the best
 * candidates, which are read and ranked completely. All weights are in rank.ts.
 */
import { isUnspaced } from '../../contract/words.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { parseSymbolName } from '../naming/symbol-name.ts'
import { type Page, type Position, pageOf, startOf } from '../page.ts'
import type { FileFilter, Index, Parts } from '../ports.ts'
import { asciiLower } from '../text-search/needs.ts'
import { languageKeys } from '../text-search/query.ts'
import { isMeant } from './called.ts'
import { wordCandidates } from './candidates.ts'
import { Direct } from './direct.ts'
import type { Candidate } from './features.ts'
import { wordsOfFile } from './file-words.ts'
import { type Found, keyInFile } from './found.ts'
import { respelt, wordsBeside } from './misspelt.ts'
import { filesToOpen, roomFor } from './opening.ts'
import { distinct, symbolsFound } from './places.ts'
import { placesFor } from './places-in-file.ts'
import { ownLanguages, planQuery, type QueryPlan } from './query-plan.ts'
import { BESIDE_NAMES, RERANKED, WEIGHT } from './rank.ts'
import { rankFiles } from './rank-files.ts'
import { rerank } from './rerank.ts'
import { NO_SEMANTICS, type SemanticState, type Semantics } from './semantics.ts'
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

const MOST_NAMES = 12
const MOST_PLACES = 5
const MOST_SYMBOLS = 120

const ONLY_TEXT =
  'This text stands in a file of texts, and no code that has its key is among what was read: search for the key to find what shows it.'

const RESPELT =
  'Some words occur nowhere in this repository. Words that are spelt nearly the same were searched for too.'

/** Why a search by vectors alone found by words, by the state of the vectors. */
const ONLY_WORDS: Readonly<Record<SemanticState, string>> = {
  off: 'There are no vectors here: these results were found and ranked by words and names.',
  updating: 'The vectors of this commit are still being made: these results were found and ranked by words and names.',
  ready: 'No vector is near this question: these results were found and ranked by words and names.',
}

export async function searchMeaning(
  index: Index,
  scope: RefScope,
  request: SearchRequest,
  semantics: Semantics,
  parts: Parts = { facts: true, text: true },
): Promise<Answer> {
  const { mode: wanted = 'hybrid', perFile = MOST_PLACES } = request
  const planned = planQuery(request.query, ownLanguages(scope.languages))
  const asked = parseSymbolName(request.query.trim())
  const names = planned.intent === 'symbol' ? asked.names : planned.identifiers.slice(0, MOST_NAMES)
  const prefix = planned.intent === 'symbol' ? (asked.names.at(-1) ?? '') : ''
  const question = (wanted === 'keyword' ? NO_SEMANTICS : semantics).ask(index, scope, request.query, planned)
  const direct = new Direct(request.query, planned, wanted === 'semantic')
  const { segments, blocks, named, starting, ...asides } = await index.read(scope, {
    ...question.lookups,
    ...direct.lookups(index),
    segments: index.segments(),
    blocks: index.wordBlocks([...planned.terms.keys(), ...wordsBeside(planned)]),
    named: index.filesNaming(asked.id === undefined ? { names } : { ids: [asked.id] }, MOST_SYMBOLS),
    starting: index.filesNamingLike(prefix || '\u{10ffff}', MOST_SYMBOLS),
  })
  const near = await question.near(scope, asides)
  const { plan, meant } = respelt(planned, blocks)
  // Without vectors there are only words.
  const mode = near.files.isEmpty ? 'keyword' : wanted
  const filter = filterOf(request)
  const room = roomFor(segments, scope.indexed, filter)
  const words = wordCandidates(plan, segments, blocks, scope.indexed, room.most)
  const candidates = { mode, words, near, defining: [...named, ...starting] }
  const opening = {
    ...filesToOpen(index, plan, candidates, filter, room, direct.partsOf(parts)),
    ...direct.opening(index, scope, asides, segments, filter, parts),
  }
  const onlyWords = wanted === 'semantic' && mode !== 'semantic' ? ONLY_WORDS[near.state] : undefined
  const semantic = {
    semantic: near.state,
    ...(near.model === undefined || near.files.isEmpty ? {} : { model: near.model }),
    warnings: [near.warning ?? onlyWords, meant.size === 0 ? undefined : RESPELT].filter((one) => one !== undefined),
  }
  if (Object.keys(opening).length === 0) {
    return { plan, page: pageOf([], undefined, request.limit), total: 0, candidates: 0, files: [], ...semantic }
  }
  const read: Record<string, IndexedFile[]> = await index.read(scope, opening)
  const { files: opened, printed, served } = direct.found(scope, plan, asides, read)
  const inDirectory = [...opened.values()].filter((file) => passes(request, file))

  const showing = new Set(inDirectory.filter(({ path }) => printed?.has(path)).map(({ row }) => standingOf(row)))
  if (showing.has('data') && !showing.has('source')) semantic.warnings.push(ONLY_TEXT)
  const similarities = new Map(inDirectory.map((file) => [file.path, near.files.get(file.row.id)?.score ?? 0]))
  const [weights, trees] = mode === 'semantic' ? [MEANING_ALONE, []] : [WEIGHT, TREES]
  const beside = { similarities, recent: request.recent, printed, served }
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
  const placesIn = placesFor(plan, ranked[0]?.worths ?? new Map(), near, printed, served)
  const found = [...bySymbol]
  /** The number of places behind those of the page. */
  let further = 0
  const wantedFirst = Math.max(startOf(request.from) + request.limit, semantics.rerank ? RERANKED + 1 : 0)
  let isEnough = false
  for (const one of ranked) {
    const file = opened.get(one.candidate.path) as IndexedFile
    const scored = { ...one, score: one.score * share }
    // A symbol that is found by its name may be a place of any file.
    isEnough ||= bySymbol.length === 0 && haveMore(found, scored.score, wantedFirst)
    if (isEnough) further += placesIn.count(scored, file, perFile)
    else found.push(...placesIn.of(scored, file, perFile))
  }
  const ordered = distinct(
    found.sort((a, b) => b.score - a.score || compare(a.file.path, b.file.path) || a.start - b.start),
  )
  const { results, warning } =
    semantics.rerank && intent !== 'symbol' && mode !== 'keyword'
      ? await rerank(request.query, ordered, semantics.rerank)
      : { results: ordered }
  const total = results.length + further
  return {
    plan: { ...plan, intent },
    page: pageOf(results, request.from, request.limit, total),
    total,
    candidates: words.total,
    files: inDirectory,
    ...semantic,
    warnings: warning === undefined ? semantic.warnings : [...semantic.warnings, warning],
  }
}

/** Whether at least so many places come before everything with this score or a lower one. */
function haveMore(found: readonly Found[], score: number, least: number): boolean {
  if (found.length < least) return false
  // A place's score may differ from its file's in the last digits.
  const before = found.filter((one) => one.score > score * (1 + 1e-9))
  return new Set(before.map((one) => `${one.file.path}\0${keyInFile(one)}`)).size >= least
}

const isExact = ({ parts }: Found): boolean => parts.name === 1

const MEANING_ALONE = Object.fromEntries(
  Object.keys(WEIGHT).map((part) => [part, part === 'vector' ? 1 : 0]),
) as unknown as typeof WEIGHT

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
