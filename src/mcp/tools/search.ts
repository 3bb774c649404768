import { z } from 'zod'
import { formatSymbolId } from '../../contract/ids.ts'
import { addressOf } from '../../query/answers/address.ts'
import { CodeAnchor, CodePreview } from '../../query/answers/answer.ts'
import { permalink, preview, qualifiedName } from '../../query/answers/describe.ts'
import { SymbolDescriptor } from '../../query/answers/descriptor-shapes.ts'
import { symbolDescriptor } from '../../query/answers/descriptors.ts'
import type { IndexedFile } from '../../query/indexed/indexed-file.ts'
import type { Found } from '../../query/search/found.ts'
import { searchMeaning } from '../../query/search/search.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { whyNothingLikeIt } from '../coverage.ts'
import { defineTool } from '../define-tool.ts'
import { LanguageParam, PathParam } from '../params.ts'
import { lineId } from './result-id.ts'

const SearchResult = z.object({
  anchor: CodeAnchor.extend({ symbol: z.string().optional().describe('Name of the symbol there, or around it') }),
  preview: CodePreview,
  score: z.number().min(0).max(1),
  id: z.string(),
  title: z.string(),
  url: z.string(),
  provenance: z.enum(['lexical', 'semantic', 'both', 'graph']),
  ...SymbolDescriptor.partial().shape,
  explain: z.record(z.string(), z.number()).optional(),
})
type SearchResult = z.infer<typeof SearchResult>

const Detail = z.enum(['location', 'signature', 'context'])
type Detail = z.infer<typeof Detail>
const PREVIEW_LINES = { location: 1, signature: 3, context: 10 } as const
/**
 * On a longer page with default settings, this many results are shown in full. For the others the location is enough.
 */
const IN_CONTEXT = 10

export default defineTool({
  name: 'search',
  title: 'Search',
  description:
    'Code that a question, change request, error message or name is about: the likeliest place in each file, best first.',
  input: {
    query: z.string().min(1).max(4000),
    directory: PathParam.optional(),
    language: LanguageParam.optional(),
    mode: z.enum(['hybrid', 'semantic', 'keyword']).optional(),
    detail_level: Detail.optional(),
    compact: z.boolean().optional(),
    explain: z.boolean().optional(),
  },
  output: {
    query: z.string(),
    total: z.int().nonnegative(),
    returned: z.int().nonnegative(),
    intent: z.enum(['symbol', 'path', 'error', 'words']),
    semantic: z.enum(['ready', 'updating', 'off']),
    ranked_by: z.string(),
    results: z.array(SearchResult),
  },
  pageSize: 10,
  async run(args, { scope, index, semantics, limit, from }) {
    const { query, directory, language, mode = 'hybrid', detail_level, compact = false } = args
    const detailOf = (at: number): Detail =>
      compact ? 'location' : (detail_level ?? (at < IN_CONTEXT ? 'context' : 'location'))
    const found = await searchMeaning(index, scope, { query, directory, language, limit, from, mode }, semantics)
    const results = found.page.items.map((item, at) => resultOf(scope, item, detailOf(at), args.explain ?? false))
    return {
      page: { ...found.page, items: results },
      answer: (items: readonly SearchResult[]) => ({
        query,
        total: found.total,
        returned: items.length,
        intent: found.plan.intent,
        semantic: found.semantic,
        ranked_by: rankedBy(found.model, mode),
        results: [...items],
      }),
      warnings: [...found.warnings, ...(found.total === 0 ? whyNothingLikeIt(scope, language, found.candidates) : [])],
      language,
    }
  },
})

function resultOf(
  scope: RefScope,
  { file, symbol: at, start, end, score, parts }: Found,
  detail: Detail,
  explain: boolean,
): SearchResult {
  const symbol = at === undefined ? undefined : file.symbol(at)
  const lines = PREVIEW_LINES[detail]
  // Starts at the declaration if the passage shows it; a passage deep inside a long function shows itself.
  const declared = symbol && symbol.line >= start && symbol.start <= end
  const line = Math.max(1, declared ? symbol.line : firstTelling(file, start, end))
  const first = declared && symbol.line - symbol.start < lines ? Math.max(1, symbol.start) : line
  const { location: _, ...descriptor } = symbol
    ? symbolDescriptor(scope, file, symbol)
    : { location: undefined, language: file.row.language, kind: 'file' as const, name: file.path }
  const { signature, description, ...brief } = descriptor as SearchResult
  return {
    anchor: {
      file: file.path,
      line,
      ...(declared ? { column: symbol.column + 1 } : {}),
      ...(symbol ? { symbol: symbol.name } : {}),
    },
    preview: preview(file, first, Math.min(file.lineCount, Math.max(end, first), first + lines - 1)),
    score: Math.round(score * 1000) / 1000,
    id: symbol ? formatSymbolId(symbol.id) : lineId(file.path, start, end),
    title: symbol ? `${qualifiedName(file, symbol)} · ${file.path}` : file.path,
    url:
      permalink(scope, file.path, Math.max(1, symbol?.start ?? start), Math.max(1, symbol?.end ?? end)) ??
      addressOf(scope.repository, scope.ref, file.path),
    provenance: provenanceOf(parts),
    ...(detail === 'location' ? {} : brief),
    ...(detail === 'location' || signature === undefined ? {} : { signature }),
    ...(detail !== 'context' || description === undefined ? {} : { description }),
    ...(explain
      ? { explain: Object.fromEntries(Object.entries(parts).map(([part, worth]) => [part, rounded(worth)])) }
      : {}),
  }
}

/** Where a passage begins inside a function, its first line may be nothing but brackets. */
function firstTelling(file: IndexedFile, start: number, end: number): number {
  const at = file.linesBetween(start, Math.min(end, file.lineCount)).findIndex((line) => /\w{2}/.test(line))
  return start + Math.max(0, at)
}

/** Which ranking an answer used: words and names, vectors, and of which model. */
export function rankedBy(model: string | undefined, mode = 'hybrid'): string {
  const vectors = model === undefined ? undefined : `vectors (${model})`
  if (mode === 'semantic' && vectors !== undefined) return vectors
  return ['words', 'names', ...(vectors === undefined ? [] : [vectors])].join(', ')
}

function provenanceOf(parts: Found['parts']): SearchResult['provenance'] {
  const lexical = Object.entries(parts).some(([part, worth]) => LEXICAL.has(part) && (worth ?? 0) > 0)
  if ((parts.vector ?? 0) === 0) return 'lexical'
  return lexical ? 'both' : 'semantic'
}
const LEXICAL = new Set(['passages', 'file', 'names', 'path', 'stem', 'comments', 'coverage', 'name', 'writtenName'])

const rounded = (worth: number | undefined): number => Math.round((worth ?? 0) * 1000) / 1000
