import { z } from 'zod'
import { SymbolDefinition, SymbolReference } from '../../query/answers/answer.ts'
import { underAnyName } from '../../query/naming/other-names.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import { findReferences, REFERENCE_KINDS } from '../../query/uses/references.ts'
import { cappedWarning, whyNone } from '../coverage.ts'
import { defineTool } from '../define-tool.ts'
import { LineParam, PathParam, SymbolParam } from '../params.ts'

const AT_MOST = '`total` is an upper bound: whoever uses it in another way as well is counted with all of these uses.'

export default defineTool({
  name: 'find_references',
  title: 'Find references',
  description:
    'Every place a symbol is used, nearest first, with evidence. path and line of a definition select that symbol exactly, locals included.',
  input: {
    symbol: SymbolParam,
    path: PathParam.optional(),
    line: LineParam.optional(),
    kind: z.enum(REFERENCE_KINDS).optional(),
  },
  output: {
    symbol: z.string(),
    total: z.int().min(0).describe('Exact when all are shown, otherwise an upper bound'),
    references: z.array(SymbolReference),
    definition: SymbolDefinition.optional(),
  },
  pageSize: 30,
  async run({ symbol, path, line, kind }, { scope, index, limit, from }) {
    const query = { name: parseSymbolName(symbol), path, line }
    const { found, said } = await underAnyName(index, scope, query, (meant) =>
      findReferences(index, scope, meant, { kind, limit, from }),
    )
    return {
      page: found.page,
      answer: (items: readonly SymbolReference[]) => ({
        symbol: found.symbol,
        total: found.total,
        references: [...items],
        ...(found.definition ? { definition: found.definition } : {}),
      }),
      partial: found.capped,
      language: found.language,
      warnings: [
        ...said,
        ...(found.atMost ? [AT_MOST] : []),
        ...cappedWarning(found.capped, query, kind === undefined && 'a `kind`'),
        ...whyNone(scope, found, kind === undefined ? 'uses of it' : `uses of it with \`kind: "${kind}"\``),
        ...(kind === undefined || kind === 'calls' || kind === 'reads' || kind === 'writes'
          ? (found.unseen ?? [])
          : []),
      ],
    }
  },
})
