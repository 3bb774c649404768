import { z } from 'zod'
import { line, Span, texts } from '../shapes.ts'
import type { Entity } from './entity.ts'

export const DOCUMENT_4: readonly Entity[] = [
  { name: 'Span', tool: 'trace_flow', args: { entry: 'postOrder' }, at: ['steps', 'span'], schema: Span },
  {
    name: 'CallerInfo',
    tool: 'callers',
    args: { symbol: 'put' },
    at: ['callers'],
    schema: z.object({ caller: z.string(), span: Span, call_type: z.enum(['direct', 'indirect', 'macro']) }),
    elsewhere: '`symbol` is `caller` or `callee`, and `caller_symbol`, `callee_symbol` in full',
  },
  {
    name: 'CallEdge',
    tool: 'callers',
    args: { symbol: 'beat' },
    at: ['callers'],
    schema: z.object({
      caller_symbol: z.object({ symbol_id: z.string() }),
      callee_symbol: z.object({ symbol_id: z.string() }),
      call_type: z.enum(['direct', 'indirect', 'macro']),
      anchor: z.object({ line }),
      conditions: texts.optional(),
    }),
    elsewhere:
      '`caller_id` and `callee_id` are the `symbol_id` of both ends, `line_number` is in `anchor`, `config_bitmap` is `conditions` by name',
  },
  {
    name: 'Symbol and File',
    tool: 'find_definition',
    args: { symbol: 'getbeat' },
    at: ['definition'],
    schema: z.object({
      symbol_id: z.string(),
      symbol: z.string().min(1),
      kind: z.string(),
      signature: z.string().optional(),
      span: Span,
    }),
    elsewhere:
      '`start_line` and `end_line` are in `span`, with the file’s path and `sha`; `last_parsed` is `indexed_at` of the metadata',
  },
  {
    name: 'FlowStep',
    tool: 'trace_flow',
    args: { entry: 'postOrder' },
    at: ['steps'],
    schema: z.object({
      edge: z.string(),
      from: z.object({ name: z.string() }),
      to: z.object({ name: z.string() }),
      span: Span,
    }),
  },
  {
    name: 'ImpactResult',
    tool: 'impact_of',
    args: { symbols: ['charge'] },
    at: [],
    schema: z.object({
      configs: texts,
      modules: texts,
      tests: z.array(z.unknown()),
      owners: texts,
      risks: z.array(z.unknown()),
      cites: z.array(Span),
    }),
  },
]
