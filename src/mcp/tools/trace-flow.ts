import { z } from 'zod'
import { CallEnd } from '../../query/answer.ts'
import { Failure } from '../../query/failure.ts'
import { FlowStep, traceFlow } from '../../query/flow.ts'
import { pageOf } from '../../query/page.ts'
import { parseSymbolName } from '../../query/symbol-name.ts'
import { defineTool } from '../define-tool.ts'
import { CALL_PARAMS, PathParam, SymbolParam } from '../params.ts'

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
    const flow = await traceFlow(index, scope, {
      ...(entry === undefined ? {} : { entry: { name: parseSymbolName(entry), path } }),
      ...(to === undefined ? {} : { to: { name: parseSymbolName(to), path: to_path } }),
      config,
      depth: depth ?? (to === undefined || entry === undefined ? 3 : 5),
    })
    return {
      page: pageOf(flow.steps, from, limit),
      answer: (items: readonly FlowStep[]) => ({
        ...(flow.entry ? { entry: flow.entry } : {}),
        ...(flow.to ? { to: flow.to } : {}),
        found: flow.found,
        total: flow.steps.length,
        steps: [...items],
      }),
      partial: flow.capped,
      warnings: [
        ...(flow.capped ? ['The search met more edges than one call visits: longer or other paths may exist.'] : []),
        ...(flow.found
          ? []
          : ['No path was found in the call graph, which leaves out calls through values that could not be resolved.']),
      ],
    }
  },
})
