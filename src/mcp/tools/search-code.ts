import { z } from 'zod'
import { permalinked, shortened } from '../../query/answers/describe.ts'
import { parseQuery, type SearchQuery } from '../../query/text-search/query.ts'
import { type LineMatch, type SearchStatistics, searchText } from '../../query/text-search/search.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { noSuchLanguage } from '../coverage.ts'
import { defineTool } from '../define-tool.ts'
import { SymbolMatch, symbolMatch } from './symbol-match.ts'

const Range = z.object({
  startLine: z.int(),
  startColumn: z.int(),
  endLine: z.int(),
  endColumn: z.int().describe('Exclusive'),
})
const ContentMatch = z.object({
  content: z.string(),
  lineNumber: z.int(),
  column: z.int(),
  ranges: z.array(Range),
  symbol: SymbolMatch.optional(),
})
const FileMatch = z.object({
  fileName: z.string(),
  repository: z.string(),
  branches: z.array(z.string()),
  language: z.string(),
  sha: z.string(),
  permalink: z.string().optional(),
  matches: z.array(ContentMatch),
})
type FileMatch = z.infer<typeof FileMatch>

/** A long line is cut around the match. */
const MOST_LINE = 300

export default defineTool({
  name: 'search_code',
  title: 'Search code',
  description:
    'Every line that contains a text or matches a /regex/ (RE2), best files first. Filters: file: lang: sym: case: -term, or, "quotes".',
  input: {
    query: z.string().min(1).max(2000),
    contextLines: z.int().min(0).max(10).optional(),
  },
  output: {
    query: z.string(),
    files: z.array(FileMatch),
    stats: z.object({
      prefiltered: z.boolean(),
      candidates: z.int(),
      filesOpened: z.int(),
      filesMatched: z.int(),
    }),
  },
  pageSize: 30,
  async run({ query, contextLines = 0 }, { scope, index, limit, from }) {
    const parsed = parseQuery(query)
    const found = await searchText(index, scope, parsed, { limit, from })
    const { statistics, unread } = found
    const nothing = found.page.items.length === 0
    return {
      page: found.page,
      partial: unread > 0,
      answer: (items: readonly LineMatch[]) => ({
        query,
        files: byFile(items).map((matches) => fileMatch(scope, matches, contextLines)),
        stats: statistics,
      }),
      warnings: [
        ...(unread > 0
          ? ['A file was left out: it is too long for so large an expression. A smaller one reads it.']
          : []),
        ...(statistics.prefiltered || (nothing && statistics.filesOpened === 0)
          ? []
          : ['The query has no three characters in a row to look up in the index, so files were read in path order.']),
        ...(nothing && found.page.more
          ? ['Nothing matched in the files read so far; continue with `nextCursor`.']
          : []),
        ...(nothing && !found.page.more ? whyNothing(query, parsed, scope, statistics, from === undefined) : []),
      ],
    }
  },
})

/** Filters of other search tools, which are text here. */
const OTHER_FILTER = /(?:^|\s)-?(?:repo|r|branch|b|path|ext|type|content|c|regex|archived|fork|public):\S/i
const NO_SUCH_FILTER =
  'Only `file:`, `lang:`, `sym:` and `case:` filter; other words with a colon were sought as text. Repository and ref are arguments.'

/** An expression as other languages write it, with flags behind its end. */
const FLAGGED = /(?:^|\s)\/\S+\/[gimsuy]{1,4}(?=\s|$)/
/** What grep takes for an expression: `\w`, `.*`, `one|other`, `^import`. */
const UNSLASHED = /\\[\w.()[\]{}|*+?^$]|\.[*+]|[)\]][*+](?=[\s\w(]|$)|\w\|\w|^\^\w/
const LINE_BREAK = /(?:^|\s)-?\/.*\\[nr].*\/(?=\s|$)/

function whyNothing(
  query: string,
  parsed: SearchQuery,
  scope: RefScope,
  statistics: SearchStatistics,
  first: boolean,
): string[] {
  const [noLanguage] = parsed.branches.flatMap(({ languages }) => noSuchLanguage(scope, languages))
  const filtered = noLanguage === undefined ? (first ? filteredOut(parsed, statistics) : []) : [noLanguage]
  return [
    ...filtered,
    ...(OTHER_FILTER.test(query) ? [NO_SUCH_FILTER] : []),
    ...(FLAGGED.test(query) ? ['`/…/i` was sought as text: flags stand inside, as in `/(?i)…/`.'] : []),
    ...(hasUnslashed(parsed) ? ['This was sought as text, letter by letter: write `/…/` for an expression.'] : []),
    ...(LINE_BREAK.test(query) ? ['Expressions are matched line by line, so none reaches over a line break.'] : []),
  ]
}

const hasUnslashed = ({ branches }: SearchQuery): boolean =>
  branches.some(({ content }) => content.some((one) => one.kind === 'literal' && UNSLASHED.test(one.text)))

function filteredOut({ branches }: SearchQuery, { prefiltered, candidates, filesOpened }: SearchStatistics): string[] {
  const filtered = branches.some((of) => of.files.length + of.notFiles.length + of.languages.length > 0)
  return filtered && prefiltered && candidates > 0 && filesOpened === 0
    ? ['Files may contain this, but none of them passes the filters and belongs to this ref.']
    : []
}

function byFile(items: readonly LineMatch[]): LineMatch[][] {
  const groups: LineMatch[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.[0]?.file === item.file) last.push(item)
    else groups.push([item])
  }
  return groups
}

function fileMatch(scope: RefScope, lines: readonly LineMatch[], context: number): FileMatch {
  const [{ file, line: first }] = lines as [LineMatch]
  return {
    fileName: file.path,
    repository: scope.repository,
    branches: [scope.ref],
    language: file.row.language,
    sha: file.row.blob,
    ...permalinked(scope, file.path, first),
    matches: lines.filter(({ hits }) => hits.length > 0).map((match) => contentMatch(scope, match, context)),
  }
}

function contentMatch(scope: RefScope, { file, line, hits }: LineMatch, context: number): z.infer<typeof ContentMatch> {
  const [first] = hits
  const last = Math.max(line, ...hits.map((hit) => hit.endLine))
  const start = Math.max(1, line - context)
  const shown = file.linesBetween(start, Math.min(file.lineCount, last + context))
  const content = shown.map((text, at) => (start + at === line ? around(text, first?.start ?? 0) : shortened(text)))
  const found = hits.find((hit) => hit.symbol !== undefined)?.symbol
  const symbol = found === undefined ? undefined : file.symbol(found)
  return {
    content: content.join('\n'),
    lineNumber: start,
    column: (first?.start ?? 0) + 1,
    ranges: hits.slice(0, 20).map((hit) => ({
      startLine: hit.line,
      startColumn: hit.start + 1,
      endLine: hit.endLine,
      endColumn: hit.end + 1,
    })),
    ...(symbol === undefined ? {} : { symbol: symbolMatch(scope, file, symbol) }),
  }
}

function around(line: string, column: number): string {
  if (line.length <= MOST_LINE) return line
  const start = Math.max(0, Math.min(column - 60, line.length - MOST_LINE))
  return `${start > 0 ? '…' : ''}${line.slice(start, start + MOST_LINE)}${start + MOST_LINE < line.length ? '…' : ''}`
}
