/**
 * An answer as a tool result, within its caller's budget.
 *
 * The budget is of tokens, as estimated, and of characters, which is exact. What does not fit is left for the next page:
 * items are dropped from the end, and the cursor goes on after the last that is shown.
 */
import type { CallToolResult } from '@modelcontextprotocol/server'
import { estimateTokenCount } from 'tokenx'
import type { Position } from '../query/page.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { encodeCursor } from './cursor.ts'
import type { Result, Shape } from './define-tool.ts'
import { markdown } from './markdown.ts'
import { type Completeness, metadataOf } from './metadata.ts'

/** No client takes more in one answer, whatever its tokens. */
const MOST_CHARACTERS = 130_000
/** Characters to a token, at the least, in answers like ours: what fits by this needs no estimate, which is slow. */
const FEWEST_CHARACTERS = 2
/** The cursor and the braces around everything. */
const ENVELOPE_TOKENS = 60

export interface Rendering {
  readonly title: string
  readonly scope: RefScope | undefined
  readonly base?: RefScope | undefined
  readonly queryHash: string
  readonly limit: number
  /** Where this page began, and how many results came before. */
  readonly from: Position | undefined
  readonly offset: number
  readonly maxTokens: number
  readonly format: 'json' | 'markdown'
}

export function render(result: Result<Shape>, how: Rendering): CallToolResult {
  const items = result.page?.items ?? []
  const fitting = result.page ? itemsWithin(result, how) : 0
  const cursor = cursorAfter(result, how, fitting)
  const cut = fitting < items.length
  const completeness: Completeness = result.partial ? 'partial' : cursor === undefined ? 'complete' : 'truncated'
  const warnings = [
    ...(result.warnings ?? []),
    ...(cut && fitting === 0 ? ['Not even one result fits: raise `max_tokens`.'] : []),
  ]
  const metadata = metadataOf(how.scope, { completeness, warnings, language: result.language })
  const structuredContent = {
    ...result.answer(items.slice(0, fitting)),
    ...(cursor === undefined ? {} : { nextCursor: cursor }),
    metadata: { ...metadata, ...result.metadata },
  }
  const text = how.format === 'json' ? JSON.stringify(structuredContent) : markdown(how.title, structuredContent)
  return { content: [{ type: 'text', text }], structuredContent }
}

function itemsWithin(result: Result<Shape>, how: Rendering): number {
  const items = result.page?.items ?? []
  const about = { completeness: 'truncated', warnings: result.warnings ?? [], language: result.language } as const
  const empty = JSON.stringify([result.answer([]), metadataOf(how.scope, about)])
  const whole = JSON.stringify(result.answer(items))
  if (whole.length + empty.length < Math.min(how.maxTokens * FEWEST_CHARACTERS, MOST_CHARACTERS)) return items.length
  let tokensLeft = how.maxTokens - estimateTokenCount(empty) - ENVELOPE_TOKENS
  let charactersLeft = MOST_CHARACTERS - empty.length - 4 * ENVELOPE_TOKENS
  for (const [at, item] of items.entries()) {
    const alone = JSON.stringify(itemJson(result, item))
    tokensLeft -= estimateTokenCount(alone)
    charactersLeft -= alone.length
    if (tokensLeft < 0 || charactersLeft < 0) return at
  }
  return items.length
}

/** What one item adds to the answer: an item may be shown otherwise than it is held. */
function itemJson(result: Result<Shape>, item: unknown): unknown {
  return Object.values(result.answer([item])).filter(
    (value) => Array.isArray(value) || (typeof value === 'object' && value !== null),
  )
}

function cursorAfter({ page }: Result<Shape>, how: Rendering, shown: number): string | undefined {
  if (!page || (shown === page.items.length && !page.more)) return undefined
  const position =
    shown === page.items.length
      ? (page.next ?? page.after.at(-1))
      : shown > 0
        ? page.after[shown - 1]
        : (how.from ?? [0])
  if (!position) return undefined
  return encodeCursor({
    queryHash: how.queryHash,
    generation: how.scope?.generation ?? 0,
    baseGeneration: how.base?.generation,
    offset: how.offset + shown,
    limit: how.limit,
    position,
  })
}
