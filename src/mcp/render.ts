/**
 * An answer as a tool result, within its caller's budget.
 *
 * The budget limits tokens, which are estimated, and characters, which are exact. What does not fit is left for the
 * next page: items are dropped from the end, and the cursor continues after the last one shown.
 */
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Position } from '../query/page.ts'
import type { RefScope } from '../tenancy/scope.ts'
import { encodeCursor } from './cursor.ts'
import type { Result, Shape } from './define-tool.ts'
import { markdown } from './markdown/answer.ts'
import { type Completeness, metadataOf } from './metadata.ts'
import { type Cuts, cutsToFit, shortened } from './shorten.ts'
import { tokenCount } from './token-count.ts'

/** No client accepts more in one answer, whatever the token count. */
const MOST_CHARACTERS = 130_000
/**
 * Answers like ours have at least this many characters per token: an answer that is small enough by this measure needs
 * no estimate.
 */
const FEWEST_CHARACTERS = 2
/** Reserved for the cursor and the outer braces. */
const ENVELOPE_TOKENS = 60
const SPARE_TOKENS = 8
const MOST_TRIES = 5

export interface Rendering {
  readonly title: string
  readonly scope: RefScope | undefined
  readonly base?: RefScope | undefined
  readonly queryHash: () => string
  readonly limit: number
  /** Where this page began, and how many results came before it. */
  readonly from: Position | undefined
  readonly offset: number
  readonly maxTokens: number
  readonly format: 'json' | 'markdown'
}

export function render(result: Result<Shape>, how: Rendering): CallToolResult {
  const { text, structuredContent } = rendered(result, how)
  return { content: [{ type: 'text', text }], structuredContent }
}

interface Rendered {
  readonly text: string
  readonly structuredContent: Record<string, unknown>
}

function rendered(result: Result<Shape>, how: Rendering): Rendered {
  // Most answers fit; they are serialised and measured once.
  const whole = assembled(result, how, result.page?.items.length ?? 0)
  if (fits(whole.text, how.maxTokens)) return whole
  let within = renderedWithin(result, how)
  // Parts are estimated one by one. If the whole turns out larger than the sum of its parts, the excess is subtracted
  // and the page cut again.
  for (let room = how.maxTokens, tries = 0; tries < MOST_TRIES; tries++) {
    if (fits(within.text, how.maxTokens)) break
    room -= Math.max(0, tokenCount(within.text) - how.maxTokens) + SPARE_TOKENS
    if (room <= 0) break
    within = renderedWithin(result, { ...how, maxTokens: room })
  }
  return within
}

function renderedWithin(result: Result<Shape>, how: Rendering): Rendered {
  const lists = listsWithin(result, how)
  return assembled(result, how, result.page ? itemsWithin(result, how, lists) : 0, lists)
}

/** The answer with its first `fitting` items and its lists cut. */
function assembled(result: Result<Shape>, how: Rendering, fitting: number, lists: Cuts = NO_CUTS): Rendered {
  const items = result.page?.items ?? []
  const answer = shortened(result.answer(items.slice(0, fitting)), lists)
  const cursor = cursorAfter(result, how, fitting, answer)
  const cut = fitting < items.length
  const hasAll = result.hasAll === true && lists.size === 0
  const whole = hasAll || (cursor === undefined && lists.size === 0)
  const completeness: Completeness = result.partial ? 'partial' : whole ? 'complete' : 'truncated'
  const warnings = [
    ...(result.warnings ?? []),
    ...(lists.size > 0
      ? [
          `Shortened to fit \`max_tokens\`: ${[...new Set([...lists.keys()].map((place) => place.split('.')[0]))].join(', ')}.`,
        ]
      : []),
    ...(cut && fitting === 0 ? ['Not even one result fits: raise `max_tokens`.'] : []),
  ]
  const metadata = metadataOf(how.scope, { completeness, warnings, language: result.language })
  const structuredContent = {
    ...answer,
    ...(cursor === undefined ? {} : { nextCursor: cursor }),
    metadata: { ...metadata, ...result.metadata },
  }
  const read = hasAll ? { ...structuredContent, nextCursor: undefined } : structuredContent
  const text = how.format === 'json' ? JSON.stringify(structuredContent) : markdown(how.title, read)
  return { text, structuredContent }
}

const NO_CUTS: Cuts = new Map()

/**
 * The share of the budget that lists beside a page's items may use before they are cut. Without a page they may use all
 * of it.
 */
const LISTS_SHARE = 0.6

function listsWithin(result: Result<Shape>, { maxTokens, scope }: Rendering): Cuts {
  const about = { completeness: 'truncated', warnings: result.warnings ?? [], language: result.language } as const
  const metadata = { ...metadataOf(scope, about), ...result.metadata }
  const share = result.page ? LISTS_SHARE : 1
  return cutsToFit(result.answer([]), (answer) => fits(JSON.stringify({ ...answer, metadata }), maxTokens * share))
}

function fits(text: string, tokens: number): boolean {
  if (text.length > MOST_CHARACTERS) return false
  return text.length < tokens * FEWEST_CHARACTERS || tokenCount(text, tokens) <= tokens
}

function itemsWithin(result: Result<Shape>, how: Rendering, lists: Cuts): number {
  const items = result.page?.items ?? []
  const about = { completeness: 'truncated', warnings: result.warnings ?? [], language: result.language } as const
  const empty = JSON.stringify([shortened(result.answer([]), lists), metadataOf(how.scope, about)])
  const whole = JSON.stringify(shortened(result.answer(items), lists))
  if (whole.length + empty.length < Math.min(how.maxTokens * FEWEST_CHARACTERS, MOST_CHARACTERS)) return items.length
  let tokensLeft = how.maxTokens - tokenCount(empty) - ENVELOPE_TOKENS
  let charactersLeft = MOST_CHARACTERS - empty.length - 4 * ENVELOPE_TOKENS
  const without = result.answer([])
  for (const [at, item] of items.entries()) {
    const alone = itemJson(result, item, without)
    tokensLeft -= tokenCount(alone)
    charactersLeft -= alone.length
    if (tokensLeft < 0 || charactersLeft < 0) return at
  }
  return items.length
}

/**
 * What one item adds to the answer. An answer may show an item differently from how it is held, so this is the
 * difference with and without it.
 */
function itemJson(result: Result<Shape>, item: unknown, without: Readonly<Record<string, unknown>>): string {
  const own: string[] = []
  for (const [key, value] of Object.entries(result.answer([item]))) {
    if (value === without[key]) continue // a list of hundreds that is repeated beside each item
    const json = JSON.stringify(value)
    if (json !== JSON.stringify(without[key])) own.push(json)
  }
  return own.join()
}

function cursorAfter(
  { page, next }: Result<Shape>,
  how: Rendering,
  shown: number,
  answer: Parameters<NonNullable<typeof next>>[0],
): string | undefined {
  if (!page || (shown === page.items.length && !page.more)) return undefined
  const behind =
    shown === page.items.length
      ? (page.next ?? page.after.at(-1))
      : shown > 0
        ? page.after[shown - 1]
        : (how.from ?? [0])
  const position = next?.(answer, shown) ?? behind
  if (!position) return undefined
  return encodeCursor({
    queryHash: how.queryHash(),
    generation: how.scope?.generation ?? 0,
    baseGeneration: how.base?.generation,
    offset: how.offset + shown,
    limit: how.limit,
    position,
  })
}
