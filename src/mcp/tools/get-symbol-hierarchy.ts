import { z } from 'zod'
import { CAPPED } from '../../query/naming/members-outside.ts'
import { underAnyName } from '../../query/naming/other-names.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import { HierarchyNode, hierarchyOf } from '../../query/symbols/hierarchy.ts'
import { defineTool } from '../define-tool.ts'
import { LineParam, PathParam, SymbolParam } from '../params.ts'

const Direction = z.enum(['ancestors', 'descendants'])

export default defineTool({
  name: 'get_symbol_hierarchy',
  title: 'Symbol hierarchy',
  description: 'The containers of a symbol, leaf to root, or what it contains, root to leaves.',
  input: {
    symbol_name: SymbolParam,
    path: PathParam.optional(),
    line: LineParam.optional(),
    direction: Direction.optional(),
  },
  output: { hierarchy: z.array(HierarchyNode), direction: Direction, chain_length: z.int().min(1) },
  async run({ symbol_name, path, line, direction = 'ancestors' }, { scope, index }) {
    const query = { name: parseSymbolName(symbol_name), path, line }
    const { found, said } = await underAnyName(index, scope, query, (meant) =>
      hierarchyOf(index, scope, meant, direction),
    )
    const { nodes, length, language, capped } = found
    return {
      answer: () => ({ hierarchy: nodes, direction, chain_length: length }),
      partial: capped,
      language,
      warnings: [...said, ...(capped ? [CAPPED] : [])],
    }
  },
})
