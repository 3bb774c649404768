import { z } from 'zod'
import { CallRelationship } from '../../query/answers/answer.ts'
import { underAnyName } from '../../query/naming/other-names.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import { findCallers } from '../../query/uses/callers.ts'
import { cappedWarning, moreLinesWarning, whyNoCalls } from '../coverage.ts'
import { defineTool } from '../define-tool.ts'
import { CALL_PARAMS } from '../params.ts'

export default defineTool({
  name: 'callers',
  title: 'Find callers',
  description:
    'Who calls a function, up to depth 5: caller, callee, call site and evidence. Useful before changing a function.',
  input: CALL_PARAMS,
  output: {
    symbol: z.string(),
    total: z.int().min(0),
    callers: z.array(CallRelationship),
    cycles: z.int().min(0).describe('Edges left out because they close a cycle'),
    recursive: z.boolean().describe('It calls itself'),
  },
  pageSize: 20,
  async run({ symbol, path, line, depth = 1, config, min_confidence }, { scope, index, limit, from }) {
    const query = { name: parseSymbolName(symbol), path, line }
    const options = { depth, limit, from, config, minConfidence: min_confidence }
    const { found, said } = await underAnyName(index, scope, query, (meant) =>
      findCallers(index, scope, meant, options),
    )
    return {
      page: found.page,
      answer: (items: readonly CallRelationship[]) => ({
        symbol: found.symbol,
        total: found.total,
        callers: [...items],
        cycles: found.cycles,
        recursive: found.recursive,
      }),
      partial: found.capped,
      language: found.language,
      warnings: [
        ...said,
        ...cappedWarning(found.capped, query, depth > 1 && 'a smaller `depth`'),
        ...moreLinesWarning(found.page.items),
        ...whyNoCalls(scope, found, 'calls to it', { config, min_confidence }),
        ...(found.otherwise ?? []),
      ],
    }
  },
})
