import { z } from 'zod'
import { underAnyName } from '../../query/naming/other-names.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import { SymbolSummary } from '../../query/symbols/hierarchy.ts'
import { findRelated, RelatedSymbol } from '../../query/symbols/related.ts'
import { defineTool } from '../define-tool.ts'
import { LineParam, PathParam, SymbolParam } from '../params.ts'

const Within = z.enum(['file', 'module', 'package'])

export default defineTool({
  name: 'find_related_symbols',
  title: 'Related symbols',
  description: 'Symbols in the same file, module or package as a symbol, and those its file imports.',
  input: { symbol_name: SymbolParam, path: PathParam.optional(), line: LineParam.optional(), scope: Within.optional() },
  output: { anchor: SymbolSummary, related: z.array(RelatedSymbol), scope_used: Within, total_found: z.int().min(0) },
  pageSize: 20,
  async run({ symbol_name, path, line, scope: within = 'file' }, { scope, index, limit, from }) {
    const query = { name: parseSymbolName(symbol_name), path, line }
    const { found, said } = await underAnyName(index, scope, query, (meant) =>
      findRelated(index, scope, meant, { within, limit, from }),
    )
    return {
      page: found.page,
      answer: (items: readonly RelatedSymbol[]) => ({
        anchor: found.anchor,
        related: [...items],
        scope_used: within,
        total_found: found.total,
      }),
      partial: found.partial,
      language: found.language,
      warnings: [
        ...said,
        ...(found.partial
          ? [`The ${within} has more files than were searched: \`symbols\` with its path lists all.`]
          : []),
      ],
    }
  },
})
