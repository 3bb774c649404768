import { z } from 'zod'
import { formatSymbolId } from '../../contract/ids.ts'
import { AnyKind, Span } from '../../query/answers/answer.ts'
import { shortened, span, stableId } from '../../query/answers/describe.ts'
import { SymbolDescriptor } from '../../query/answers/descriptor-shapes.ts'
import { symbolDescriptor } from '../../query/answers/descriptors.ts'
import { type FoundSymbol, searchSymbols } from '../../query/symbols/symbol-search.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { noSuchLanguage } from '../coverage.ts'
import { defineTool } from '../define-tool.ts'
import { LanguageParam } from '../params.ts'
import { SymbolMatch, symbolMatch } from './symbol-match.ts'

/** The ids stand beside it. */
const Descriptor = SymbolDescriptor.omit({ symbol_id: true, symbol_stable_id: true })
const Found = SymbolMatch.extend({
  symbol_id: z.string(),
  symbol_stable_id: z.string(),
  symbol_kind: AnyKind,
  score: z.number().min(0).max(1),
  descriptor: Descriptor,
  span: Span,
})

export default defineTool({
  name: 'search_symbols',
  title: 'Search symbols',
  description:
    'Definitions by name: exact matches, then prefixes, then substrings. Each has a symbol_id for the other tools.',
  input: {
    query: z.string().min(1).max(500),
    kind: z.string().max(40).describe('function, class, method, type …').optional(),
    language: LanguageParam.optional(),
  },
  output: {
    query: z.string(),
    total: z.int().min(0),
    symbols: z.array(Found),
    near: z.array(z.string()).optional(),
  },
  pageSize: 20,
  async run({ query, kind, language }, { scope, index, limit, from }) {
    const found = await searchSymbols(index, scope, { query, kind, language, limit, from })
    return {
      page: { ...found.page, items: found.page.items.map((item) => describe(scope, item)) },
      answer: (symbols: readonly z.infer<typeof Found>[]) => ({
        query,
        total: found.total,
        symbols: [...symbols],
        ...(found.near?.length ? { near: [...found.near] } : {}),
      }),
      partial: found.partial,
      warnings: [
        ...(found.said ?? []),
        ...(found.total === 0
          ? nothingCalledSo(noSuchLanguage(scope, language), kind !== undefined || language !== undefined, found.near)
          : []),
        ...(found.partial ? ['More names match than were examined: a longer query finds the rest.'] : []),
      ],
    }
  },
})

type FoundNear = Awaited<ReturnType<typeof searchSymbols>>['near']
const NEARLY = {
  some: '`near` has names spelled nearly so, ',
  none: '',
  unasked: '`find_definition` offers names spelled nearly so, ',
}
const nothingCalledSo = (noLanguage: readonly string[], narrowed: boolean, near: FoundNear): readonly string[] =>
  noLanguage.length > 0
    ? noLanguage
    : [
        `No symbol ${narrowed ? 'of that kind or language ' : ''}is called so: ${NEARLY[near === undefined ? 'unasked' : near.length > 0 ? 'some' : 'none']}\`search_code\` finds text, and \`search\` a subject.`,
      ]

function describe(scope: RefScope, { file, symbol, score }: FoundSymbol): z.infer<typeof Found> {
  const { symbol_id: _id, symbol_stable_id: _stable, ...descriptor } = symbolDescriptor(scope, file, symbol)
  return {
    ...symbolMatch(scope, file, symbol),
    symbol_id: formatSymbolId(symbol.id),
    symbol_stable_id: stableId(file, symbol),
    symbol_kind: symbol.kind,
    score,
    descriptor: {
      ...descriptor,
      ...(descriptor.signature === undefined ? {} : { signature: shortened(descriptor.signature) }),
    },
    span: span(file, Math.max(1, symbol.start), Math.max(1, symbol.end)),
  }
}
