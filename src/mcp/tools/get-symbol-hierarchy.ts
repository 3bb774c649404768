import { z } from 'zod'
import { TYPE_KINDS } from '../../contract/symbols.ts'
import { CAPPED } from '../../query/naming/members-outside.ts'
import { underAnyName } from '../../query/naming/other-names.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import { HierarchyNode, hierarchyOf } from '../../query/symbols/hierarchy.ts'
import { defineTool } from '../define-tool.ts'
import { LineParam, PathParam, SymbolParam } from '../params.ts'

const Direction = z.enum(['ancestors', 'descendants'])

const OF_TYPES =
  'These are containers: `find_type_definition` tells what the type extends, and `find_references` with `kind: "extends"` or `"implements"` what extends it.'
const isType = (kind: HierarchyNode['kind'] | undefined): boolean =>
  (TYPE_KINDS as ReadonlySet<string | undefined>).has(kind)

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
      warnings: [
        ...said,
        ...(capped ? [CAPPED] : []),
        ...(direction === 'ancestors' && isType(nodes[0]?.kind) ? [OF_TYPES] : []),
      ],
    }
  },
})
