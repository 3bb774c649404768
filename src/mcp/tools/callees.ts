import { z } from 'zod'
import { CallRelationship } from '../../query/answers/answer.ts'
import { underAnyName } from '../../query/naming/other-names.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import type { CallsAnswer } from '../../query/uses/call-graph.ts'
import { findCallees } from '../../query/uses/callees.ts'
import { cappedWarning, moreLinesWarning, whyNoCalls } from '../coverage.ts'
import { defineTool } from '../define-tool.ts'
import { CALL_PARAMS } from '../params.ts'

export default defineTool({
  name: 'callees',
  title: 'Find callees',
  description: 'What a function calls, up to depth 5, inside and outside the repository, with evidence for each call.',
  input: CALL_PARAMS,
  output: {
    symbol: z.string(),
    total: z.int().min(0),
    callees: z.array(CallRelationship),
    cycles: z.int().min(0).describe('Edges left out because they close a cycle'),
    recursive: z.boolean().describe('It calls itself'),
    unresolved: z.int().min(0).describe('Calls in it whose target is unknown'),
  },
  pageSize: 20,
  async run({ symbol, path, line, depth = 1, config, min_confidence }, { scope, index, limit, from }) {
    const query = { name: parseSymbolName(symbol), path, line }
    const options = { depth, limit, from, config, minConfidence: min_confidence }
    const { found, said } = await underAnyName(index, scope, query, (meant) =>
      findCallees(index, scope, meant, options),
    )
    return {
      page: found.page,
      answer: (items: readonly CallRelationship[]) => ({
        symbol: found.symbol,
        total: found.total,
        callees: [...items],
        cycles: found.cycles,
        recursive: found.recursive,
        unresolved: found.unresolved,
      }),
      partial: found.capped,
      language: found.language,
      warnings: [
        ...said,
        ...cappedWarning(found.capped, query, depth > 1 && 'a smaller `depth`'),
        ...moreLinesWarning(found.page.items),
        ...macrosLeftOut(found),
        ...(found.total === 0 && found.unresolved > 0
          ? [
              `It makes calls (\`unresolved\`: ${found.unresolved}), but of none is it known what is called: read the code.`,
            ]
          : whyNoCalls(scope, found, 'calls in it', { config, min_confidence })),
        ...(found.otherwise ?? []),
      ],
    }
  },
})

function macrosLeftOut({ macros = 0 }: CallsAnswer): string[] {
  return macros === 0
    ? []
    : [
        `${macros} macro expansions that call nothing in the repository are left out; other macros are replaced by what they call.`,
      ]
}
