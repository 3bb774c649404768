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
  const lists = listsWithin(result, how)
  const fitting = result.page ? itemsWithin(result, how, lists) : 0
  const cursor = cursorAfter(result, how, fitting)
  const cut = fitting < items.length
  const whole = cursor === undefined && lists.size === 0
  const completeness: Completeness = result.partial ? 'partial' : whole ? 'complete' : 'truncated'
  const warnings = [
    ...(result.warnings ?? []),
    ...(lists.size > 0
      ? [
          `Cut to fit \`max_tokens\`: ${[...new Set([...lists.keys()].map((place) => place.split('.')[0]))].join(', ')}.`,
        ]
      : []),
    ...(cut && fitting === 0 ? ['Not even one result fits: raise `max_tokens`.'] : []),
  ]
  const metadata = metadataOf(how.scope, { completeness, warnings, language: result.language })
  const structuredContent = {
    ...shortened(result.answer(items.slice(0, fitting)), lists),
    ...(cursor === undefined ? {} : { nextCursor: cursor }),
    metadata: { ...metadata, ...result.metadata },
  }
  const text = how.format === 'json' ? JSON.stringify(structuredContent) : markdown(how.title, structuredContent)
  return { content: [{ type: 'text', text }], structuredContent }
}

/** What lists beside a page's items may take of the budget before they are cut, longest first; without a page, all of it. */
const LISTS_SHARE = 0.6

/** By place in the answer (`hierarchy.0.children`), how many entries a list keeps. Lists that keep all are not named. */
type Lists = ReadonlyMap<string, number>

function listsWithin(result: Result<Shape>, { maxTokens, scope }: Rendering): Lists {
  const answer = result.answer([])
  const about = { completeness: 'truncated', warnings: result.warnings ?? [], language: result.language } as const
  const metadata = { ...metadataOf(scope, about), ...result.metadata }
  const share = result.page ? LISTS_SHARE : 1
  const cut = new Map<string, number>()
  for (;;) {
    const left = shortened(answer, cut)
    const json = JSON.stringify({ ...left, metadata })
    const fits =
      json.length < MOST_CHARACTERS * share &&
      (json.length < maxTokens * share * FEWEST_CHARACTERS || estimateTokenCount(json) <= maxTokens * share)
    if (fits) return cut
    const longest = longestList(left)
    if (!longest) return cut
    cut.set(longest.place, Math.floor(longest.entries / 2))
  }
}

interface List {
  readonly place: string
  readonly entries: number
  /** Characters that its entries take, without the largest: cutting a list of one would only lose what it is about. */
  readonly spare: number
}

function longestList(value: unknown, place = ''): List | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  let longest: List | undefined
  if (Array.isArray(value) && value.length > 0) {
    const sizes = value.map((entry) => JSON.stringify(entry)?.length ?? 4)
    const spare = sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes)
    if (spare > 0) longest = { place, entries: value.length, spare }
  }
  for (const [key, part] of Object.entries(value)) {
    const found = longestList(part, place === '' ? key : `${place}.${key}`)
    if (found && (!longest || found.spare > longest.spare)) longest = found
  }
  return longest
}

function shortened<Answer>(answer: Answer, lists: Lists, place = ''): Answer {
  if (lists.size === 0 || typeof answer !== 'object' || answer === null) return answer
  const below = (key: string | number) => (place === '' ? String(key) : `${place}.${key}`)
  if (Array.isArray(answer))
    return answer
      .slice(0, lists.get(place) ?? answer.length)
      .map((entry, at) => shortened(entry, lists, below(at))) as Answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, shortened(value, lists, below(key))]),
  ) as Answer
}

function itemsWithin(result: Result<Shape>, how: Rendering, lists: Lists): number {
  const items = result.page?.items ?? []
  const about = { completeness: 'truncated', warnings: result.warnings ?? [], language: result.language } as const
  const empty = JSON.stringify([shortened(result.answer([]), lists), metadataOf(how.scope, about)])
  const whole = JSON.stringify(shortened(result.answer(items), lists))
  if (whole.length + empty.length < Math.min(how.maxTokens * FEWEST_CHARACTERS, MOST_CHARACTERS)) return items.length
  let tokensLeft = how.maxTokens - estimateTokenCount(empty) - ENVELOPE_TOKENS
  let charactersLeft = MOST_CHARACTERS - empty.length - 4 * ENVELOPE_TOKENS
  const without = partsOf(result.answer([]))
  for (const [at, item] of items.entries()) {
    const alone = itemJson(result, item, without)
    tokensLeft -= estimateTokenCount(alone)
    charactersLeft -= alone.length
    if (tokensLeft < 0 || charactersLeft < 0) return at
  }
  return items.length
}

/** What an answer is made of, in JSON, by name. */
function partsOf(answer: object): Map<string, string> {
  return new Map(Object.entries(answer).map(([key, value]) => [key, JSON.stringify(value)]))
}

/** What one item adds to the answer, which may show it otherwise than it is held: the parts that are other without it. */
function itemJson(result: Result<Shape>, item: unknown, without: ReadonlyMap<string, string>): string {
  const own = [...partsOf(result.answer([item]))].filter(([key, json]) => json !== without.get(key))
  return own.map(([, json]) => json).join()
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
