import { z } from 'zod'
import { Failure } from '../../query/failure.ts'
import { type ContextPlace, describePlace, placesToRead, type Strategy } from '../../query/search/context.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { whyNothingLikeIt } from '../coverage.ts'
import { defineTool } from '../define-tool.ts'
import { entry } from '../markdown/entry.ts'
import { metadataOf } from '../metadata.ts'
import { LanguageParam, MOST_TOKENS } from '../params.ts'
import { tokenCount } from '../token-count.ts'
import { rankedBy } from './search.ts'

const ContextItem = z.object({
  symbol_id: z.string().optional(),
  symbol_stable_id: z.string().optional(),
  name: z.string(),
  kind: z.string(),
  qualified_name: z.string(),
  path: z.string(),
  line_start: z.int().positive(),
  line_end: z.int().positive(),
  signature: z.string().optional(),
  language: z.string(),
  score: z.number(),
  relation: z.enum(['match', 'callee', 'caller']),
  sha: z.string(),
  body: z.string().optional(),
  body_truncated: z.literal(true).optional(),
})
type ContextItem = z.infer<typeof ContextItem>

const DEFAULT_CONTEXT_TOKENS = 4000
/** A body that takes more than this share of the budget is cut: one or two long functions should not be the whole answer. */
const MOST_OF_BUDGET = 0.4
const FEWEST_LINES = 4

export default defineTool({
  name: 'get_code_context',
  title: 'Get code context',
  description:
    'What to read to answer a question, within a token budget. breadth: many symbols with signatures; depth: fewer, with bodies. Then their callees and callers.',
  input: {
    query: z.string().min(1).max(4000),
    max_tokens: z.int().max(MOST_TOKENS).optional(),
    strategy: z.string().max(20).describe('breadth or depth').optional(),
    language: LanguageParam.optional(),
  },
  output: {
    context_items: z.array(ContextItem),
    estimated_tokens: z.int().nonnegative(),
    truncated: z.boolean(),
    semantic: z.enum(['ready', 'updating', 'off']),
    ranked_by: z.string(),
  },
  async run(
    { query, language, strategy = 'breadth', max_tokens = DEFAULT_CONTEXT_TOKENS },
    { scope, index, semantics, recentFiles, format },
  ) {
    if (!isStrategy(strategy)) throw new Failure('invalid_strategy', '`strategy` is neither "breadth" nor "depth".')
    const { places, candidates, semantic, model, warnings } = await placesToRead(
      index,
      scope,
      { query, language, recent: recentFiles },
      semantics,
    )
    const items = within(scope, places, strategy, max_tokens, format === 'markdown' ? asMarkdown : JSON.stringify)
    const remaining = places.length - items.length
    return {
      answer: () => ({
        context_items: items,
        estimated_tokens: items.reduce((sum, item) => sum + seedTokens(JSON.stringify(item)), 0),
        truncated: remaining > 0,
        semantic,
        ranked_by: rankedBy(model),
      }),
      warnings: [...warnings, ...(places.length === 0 ? whyNothingLikeIt(scope, language, candidates) : [])],
      metadata: {
        strategy,
        total_candidates: places.length,
        returned: items.length,
        ...(remaining > 0 ? { remaining_candidates: remaining, suggestion: SUGGESTION } : {}),
      },
      partial: remaining > 0,
      language,
    }
  },
})

const isStrategy = (text: string): text is Strategy => text === 'breadth' || text === 'depth'

const SUGGESTION = 'Use search_symbols to find a symbol by name, or raise max_tokens to get more.'

/** The estimate that the protocol's documents define. */
const seedTokens = (json: string): number => Math.ceil((json.match(/\S+/g)?.length ?? 0) * 1.3)
/** The larger of that estimate and the one all our answers are measured by, so that the budget holds by either. */
const tokensOf = (json: string): number => Math.max(seedTokens(json), tokenCount(json))

/** An item as the answer's reader gets it. */
type Written = (item: ContextItem) => string
const asMarkdown: Written = (item) => entry(item, {}).join('\n')

/**
 * The smallest size of an item, for items with and without a symbol. When less than this is left, no further item needs
 * to be described just to be dropped.
 */
const LEAST = leastTokens({})
const LEAST_OF_SYMBOL = leastTokens({ symbol_id: 'a'.repeat(15), symbol_stable_id: `b3:${'a'.repeat(32)}` })

function leastTokens(ids: Partial<ContextItem>): number {
  const texts = { name: '', kind: '', qualified_name: '', path: '', language: '', sha: '' }
  const item: ContextItem = { ...ids, ...texts, line_start: 1, line_end: 1, score: 0, relation: 'match' }
  return Math.min(tokensOf(JSON.stringify(item)), tokensOf(asMarkdown(item))) + 1
}

function within(
  scope: RefScope,
  places: readonly ContextPlace[],
  strategy: string,
  budget: number,
  written: Written,
): ContextItem[] {
  const metadata = metadataOf(scope, { completeness: 'partial', warnings: [], language: undefined })
  let left = budget - tokensOf(JSON.stringify([metadata, SUGGESTION])) - 140
  const items: ContextItem[] = []
  for (const place of places) {
    if (left < (place.symbol === undefined ? LEAST : LEAST_OF_SYMBOL)) continue
    const plain: ContextItem = describePlace(place)
    const item =
      strategy === 'depth' || place.symbol === undefined
        ? withBody(plain, place, left, budget, strategy, written)
        : plain
    const cost = tokensOf(written(item)) + 1
    if (cost > left) continue
    items.push(item)
    left -= cost
  }
  return items
}

/** Lines in front of a match that is too far down to be reached from the top. */
const LINES_BEFORE = 6

/**
 * As much of the body as fits: from its first line, or if the match is behind what fits, from some lines before that, where the item then
 * begins too. A passage without a symbol shows its first lines even where only signatures are wanted.
 */
function withBody(
  plain: ContextItem,
  { file, start, end, best = { start, end: start } }: ContextPlace,
  left: number,
  budget: number,
  strategy: string,
  written: Written,
): ContextItem {
  const most = Math.min(left - tokensOf(written(plain)) - 12, budget * MOST_OF_BUDGET)
  const last = strategy === 'depth' ? end : Math.min(end, start + FEWEST_LINES - 1)
  const fromTop = linesWithin(file, start, last, most)
  const isReached = strategy !== 'depth' || Math.min(best.end, end) < start + fromTop.length
  const first = isReached ? start : Math.max(start, best.start - LINES_BEFORE)
  const lines = isReached ? fromTop : linesWithin(file, first, last, most)
  if (lines.length === 0 || (lines.length < FEWEST_LINES && lines.length < last - first + 1)) return plain
  const cut = first > start || first + lines.length - 1 < end
  return { ...plain, line_start: first, body: lines.join('\n'), ...(cut ? { body_truncated: true } : {}) }
}

/** The first of these lines that take no more tokens. */
function linesWithin(file: ContextPlace['file'], first: number, last: number, most: number): string[] {
  const lines: string[] = []
  let used = 0
  for (let line = first; line <= last; line++) {
    const text = file.line(line)
    used += tokensOf(JSON.stringify(text)) + 1
    if (used > most) break
    lines.push(text)
  }
  return lines
}
