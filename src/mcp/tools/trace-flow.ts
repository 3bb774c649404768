import { z } from 'zod'
import { CallEnd } from '../../query/answers/answer.ts'
import { Failure } from '../../query/failure.ts'
import { underAnyNames } from '../../query/naming/other-names.ts'
import type { SymbolQuery } from '../../query/naming/resolve.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import { pageOf } from '../../query/page.ts'
import { FlowStep, MOST_STEPS, traceFlow } from '../../query/uses/flow.ts'
import { defineTool } from '../define-tool.ts'
import { CALL_PARAMS, PathParam, SymbolParam } from '../params.ts'

const CUT = `These are the first ${MOST_STEPS} steps: a smaller depth, both \`entry\` and \`to\`, or \`to_path\` gives fewer.`

export default defineTool({
  name: 'trace_flow',
  title: 'Trace a flow',
  description:
    'What an entry point (function, route, command, test) calls, step by step; with `to`, the shortest call paths to that symbol.',
  input: {
    entry: SymbolParam.optional(),
    to: SymbolParam.optional(),
    path: PathParam.describe('File that defines the entry').optional(),
    to_path: PathParam.optional(),
    depth: CALL_PARAMS.depth,
    config: CALL_PARAMS.config,
  },
  output: {
    entry: CallEnd.optional(),
    to: CallEnd.optional(),
    found: z.boolean(),
    total: z.int().min(0),
    steps: z.array(FlowStep),
  },
  pageSize: 50,
  async run({ entry, to, path, to_path, depth, config }, { scope, index, limit, from }) {
    if (entry === undefined && to === undefined)
      throw new Failure('invalid_input', 'Give `entry`, `to`, or both.', {
        hint: 'Give `entry`, `to`, or both.',
        details: { missing: ['entry'] },
      })
    const far = depth ?? (to === undefined || entry === undefined ? 3 : 5)
    const named = (name: string | undefined, inFile: string | undefined) =>
      name === undefined ? undefined : { name: parseSymbolName(name), path: inFile }
    const trace = (start: SymbolQuery | undefined, goal: SymbolQuery | undefined) =>
      traceFlow(index, scope, { entry: start, to: goal, config, depth: far })
    const { found, said } = await underAnyNames(index, scope, [named(entry, path), named(to, to_path)], trace)
    const flow = found
    return {
      page: pageOf(flow.steps, from, limit),
      answer: (items: readonly FlowStep[]) => ({
        ...(flow.entry ? { entry: flow.entry } : {}),
        ...(flow.to ? { to: flow.to } : {}),
        found: flow.found,
        total: flow.steps.length,
        steps: [...items],
      }),
      partial: flow.capped || flow.cut,
      warnings: [
        ...said,
        ...(flow.goals > 0
          ? [
              `\`to\` names ${flow.goals} symbols of this ref, and any of them counts: each step tells where it leads. Pass a \`symbol_id\` or \`to_path\` for one.`,
            ]
          : []),
        ...(flow.capped ? ['The search met more edges than one call visits: longer or other paths may exist.'] : []),
        ...(flow.cut ? [CUT] : []),
        ...(flow.found
          ? []
          : ['No path was found in the call graph, which leaves out calls through values that could not be resolved.']),
      ],
    }
  },
})
