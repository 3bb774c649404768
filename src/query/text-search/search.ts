/**
 * A page of a text search: candidates by trigrams, their texts in best-first order, verified until the page is full.
 *
 * Two round trips, however common the words are. If nothing in the query can be looked up (two letters, `/a.b/`), the
 * ref's files are read in path order, a fixed number per page, and the answer says so.
 */
import type { RefScope } from '../../tenancy/scope.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import type { Page, Position } from '../page.ts'
import type { FileFilter, Index, Parts } from '../ports.ts'
import { Effort, EffortSpent } from './effort.ts'
import { type Hit, hitsIn, type Wanted } from './match.ts'
import { asciiLower, type Need, textNeed } from './needs.ts'
import { type CandidateFile, keysOf, mostNamed, nextCandidates, postingsOf } from './postings.ts'
import type { Pattern, SearchQuery } from './query.ts'

/** One matching line (or a path that matches by itself: no hits). */
export interface LineMatch {
  readonly file: IndexedFile
  readonly line: number
  readonly hits: readonly Hit[]
}

export interface SearchStatistics {
  /** Whether trigrams narrowed the search. */
  readonly prefiltered: boolean
  /** Files that the index offers, in all held generations. */
  readonly candidates: number
  readonly filesOpened: number
  readonly filesMatched: number
}

export interface SearchAnswer {
  /** Files that were left out because the expression is too long for them, or they for it. */
  readonly unread: number
  readonly page: Page<LineMatch>
  readonly statistics: SearchStatistics
}

const BYTES_PER_PAGE = 4_000_000
/** A selective query is answered completely; a common one opens little more than it shows. */
const SELECTIVE = 64
const SCANNED_FILES = 2000
const SCANNED_BYTES = 6_000_000
const FILE_DONE = Number.MAX_SAFE_INTEGER

export function searchText(
  index: Index,
  scope: RefScope,
  query: SearchQuery,
  options: { limit: number; from?: Position | undefined },
): Promise<SearchAnswer> {
  return query.need.kind === 'anything'
    ? scan(index, scope, query, options)
    : look(index, scope, query, query.need, options)
}

async function look(
  index: Index,
  scope: RefScope,
  query: SearchQuery,
  need: Need,
  { limit, from }: { limit: number; from?: Position | undefined },
): Promise<SearchAnswer> {
  const keys = keysOf(need)
  const { segments, blocks } = await index.read(scope, {
    segments: index.segments(),
    blocks: index.postings([...keys]),
  })
  // Position: a candidate's place in the order, and the last line of it that was shown.
  const [rank, id, line] = [Number(from?.[0]), Number(from?.[1]), Number(from?.[2] ?? 0)]
  const after = from ? { rank, id: line === FILE_DONE ? id + 0.5 : id } : undefined
  const named = mostNamed(segments, scope.indexed)
  const candidates = nextCandidates(need, segments, postingsOf(blocks, keys), after, named)
  if (candidates.files.length === 0) return nothing(candidates.total)
  const limits = {
    files: candidates.files.length <= SELECTIVE ? SELECTIVE : Math.min(SELECTIVE, limit + 8),
    bytes: BYTES_PER_PAGE,
  }
  const { files } = await index.read(scope, {
    files: index.filesAmong(
      candidates.files.map((one) => one.id),
      filterOf(query),
      partsOf(query),
      limits,
    ),
  })
  const rankOf = new Map(candidates.files.map((one) => [one.id, one]))
  const collected = collect(query, files, limit, (file) =>
    from && file.row.id === id && line !== FILE_DONE ? line : 0,
  )
  const place = (file: IndexedFile, at: number): Position => {
    const candidate = rankOf.get(file.row.id) as CandidateFile
    return [candidate.rank, candidate.id, at]
  }
  const cut = collected.spent || files.length >= limits.files || sizeOf(files) >= limits.bytes
  const lastOpened = files[collected.read - 1]
  const lastNamed = candidates.files.at(-1) as CandidateFile
  const beyond = cut ? true : candidates.files.length === named
  const next: Position = cut && lastOpened ? place(lastOpened, FILE_DONE) : [lastNamed.rank, lastNamed.id, FILE_DONE]
  return answer(collected, place, beyond, next, {
    prefiltered: true,
    candidates: candidates.total,
    filesOpened: files.length,
    filesMatched: collected.filesMatched,
  })
}

async function scan(
  index: Index,
  scope: RefScope,
  query: SearchQuery,
  { limit, from }: { limit: number; from?: Position | undefined },
): Promise<SearchAnswer> {
  // Position: the path before the file, the file, and the last line of it that was shown.
  const [after, within, line] = [String(from?.[0] ?? ''), from?.[1], Number(from?.[2] ?? 0)]
  const limits = { files: 400, bytes: SCANNED_BYTES, scan: SCANNED_FILES }
  const { files, end } = await index.read(scope, {
    files: index.filesInOrder(after, filterOf(query), partsOf(query), limits),
    end: index.pathAfter(after, SCANNED_FILES),
  })
  const collected = collect(query, files, limit, (file) => (file.path === within ? line : 0))
  const previous = new Map(files.map((file, at) => [file.path, files[at - 1]?.path ?? after]))
  const place = (file: IndexedFile, at: number): Position =>
    at === FILE_DONE ? [file.path] : [previous.get(file.path) ?? after, file.path, at]
  const cut = collected.spent || files.length >= limits.files || sizeOf(files) >= limits.bytes
  const beyond = cut || end !== undefined
  const next: Position = [cut ? (files[collected.read - 1]?.path ?? after) : (end ?? after)]
  return answer(collected, place, beyond, next, {
    prefiltered: false,
    candidates: scope.indexed,
    filesOpened: files.length,
    filesMatched: collected.filesMatched,
  })
}

const nothing = (candidates: number): SearchAnswer => ({
  page: { items: [], after: [], more: false },
  unread: 0,
  statistics: { prefiltered: true, candidates, filesOpened: 0, filesMatched: 0 },
})
const sizeOf = (files: readonly IndexedFile[]): number => files.reduce((sum, file) => sum + file.row.size, 0)

interface Collected {
  readonly matches: LineMatch[]
  /** Whether matches were left over when the page was full. */
  readonly full: boolean
  readonly filesMatched: number
  /** Files that were looked at, of the first; those that were left out among them. */
  readonly read: number
  readonly unread: number
  /** The page ends here because its effort is spent. */
  readonly spent: boolean
}

/** A file for which what is left of the effort does not suffice is the next page's first, and one that takes more than all is left out. */
function collect(
  query: SearchQuery,
  files: readonly IndexedFile[],
  limit: number,
  shownUntil: (file: IndexedFile) => number,
): Collected {
  const effort = new Effort()
  const matches: LineMatch[] = []
  const counts = { filesMatched: 0, unread: 0 }
  for (const [read, file] of files.entries()) {
    const after = shownUntil(file)
    let lines: LineMatch[] | undefined
    try {
      lines = linesOf(query, file, { after, lines: limit - matches.length + 1 }, effort)
    } catch (thrown) {
      if (!(thrown instanceof EffortSpent)) throw thrown
      if (read > 0) return { matches, full: false, ...counts, read, spent: true }
      counts.unread++
    }
    if (!lines) continue
    counts.filesMatched++
    for (const match of lines) {
      if (match.line <= after && after > 0) continue
      if (matches.length >= limit) return { matches, full: true, ...counts, read: read + 1, spent: false }
      matches.push(match)
    }
  }
  return { matches, full: false, ...counts, read: files.length, spent: false }
}

function linesOf(query: SearchQuery, file: IndexedFile, wanted: Wanted, effort: Effort): LineMatch[] | undefined {
  const byLine = new Map<number, Hit[]>()
  let matched = false
  for (const branch of query.branches) {
    const hits = hitsIn(file, branch, wanted, effort)
    if (!hits) continue
    matched = true
    for (const hit of hits) {
      const list = byLine.get(hit.line)
      if (!list) byLine.set(hit.line, [hit])
      else if (!list.some((other) => other.start === hit.start && other.end === hit.end)) list.push(hit)
    }
  }
  if (!matched) return undefined
  if (byLine.size === 0) return [{ file, line: 1, hits: [] }]
  return [...byLine].sort((a, b) => a[0] - b[0]).map(([line, hits]) => ({ file, line, hits }))
}

function answer(
  { matches, full, unread }: Collected,
  place: (file: IndexedFile, line: number) => Position,
  beyond: boolean,
  next: Position,
  statistics: SearchStatistics,
): SearchAnswer {
  return {
    page: {
      items: matches,
      after: matches.map((match, at) =>
        matches[at + 1]?.file === match.file || (full && at === matches.length - 1)
          ? place(match.file, match.line)
          : place(match.file, FILE_DONE),
      ),
      more: full || beyond,
      ...(full ? {} : { next }),
    },
    unread,
    statistics,
  }
}

function partsOf(query: SearchQuery): Parts {
  return {
    text: true,
    facts: query.branches.some((branch) => branch.symbols.length + branch.notSymbols.length > 0),
  }
}

/**
 * The part of the filter that the database can decide without a file's text. It must hold for every branch, or files
 * would be lost.
 */
function filterOf({ branches }: SearchQuery): FileFilter {
  const [only] = branches
  if (!only || branches.length > 1) return {}
  return {
    pathHas: only.files.flatMap(literalsIn).slice(0, 8),
    ...(only.languages.length > 0 ? { languages: [...only.languages] } : {}),
    notLanguages: [...only.notLanguages],
  }
}

function literalsIn(pattern: Pattern): string[] {
  const texts = (need: Need): string[] =>
    need.kind === 'text' ? [asciiLower(need.text)] : need.kind === 'all' ? need.of.flatMap(texts) : []
  return texts(pattern.kind === 'literal' ? textNeed(pattern.text) : pattern.need)
}
