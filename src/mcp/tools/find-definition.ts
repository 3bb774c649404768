import { z } from 'zod'
import { Candidate, Confidence, EvidenceKind, External, SymbolDefinition } from '../../query/answers/answer.ts'
import { Failure } from '../../query/failure.ts'
import { underAnyName } from '../../query/naming/other-names.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import { findDefinition } from '../../query/symbols/definitions.ts'
import { defineTool } from '../define-tool.ts'
import { ColumnParam, LineParam, PathParam, SymbolParam } from '../params.ts'

export default defineTool({
  name: 'find_definition',
  title: 'Find definition',
  description:
    'Where a name is defined. With path, line and column of a use: what it refers to (locals included), or its external package. Without: the definition of the name, or candidates.',
  input: {
    symbol: SymbolParam.optional(),
    path: PathParam.optional(),
    line: LineParam.optional(),
    column: ColumnParam.optional(),
  },
  output: {
    symbol: z.string(),
    found: z.boolean(),
    definition: SymbolDefinition.optional(),
    candidates: z.array(Candidate).optional(),
    external: External.optional(),
    evidence: EvidenceKind.optional(),
    confidence: Confidence.optional(),
  },
  async run({ symbol = '', path, line, column }, { scope, index }) {
    if (symbol === '' && (path === undefined || line === undefined)) {
      throw new Failure('invalid_input', 'Give a symbol, or the path, line and column of a use.', {
        hint: 'Give `symbol`, or `path`, `line` and `column`.',
        details: { missing: ['symbol'] },
      })
    }
    const query = { name: parseSymbolName(symbol), path, line, column }
    const { found, said } = await underAnyName(
      index,
      scope,
      query,
      (meant) => findDefinition(index, scope, meant),
      (external) => ({ external, warnings: [] }),
    )
    const { definition, candidates, external, evidence, confidence } = found
    return {
      answer: () => ({
        symbol: symbol || (definition?.symbol ?? external?.name ?? ''),
        found: definition !== undefined || (candidates?.length ?? 0) > 0,
        ...(definition ? { definition } : {}),
        ...(candidates ? { candidates: [...candidates] } : {}),
        ...(external ? { external } : {}),
        ...(evidence ? { evidence } : {}),
        ...(confidence === undefined ? {} : { confidence }),
      }),
      warnings: [...said, ...found.warnings],
    }
  },
})
