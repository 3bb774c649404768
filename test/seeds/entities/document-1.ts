import { z } from 'zod'
import { count, Metadata, Summary } from '../shapes.ts'
import type { Entity } from './entity.ts'

export const DOCUMENT_1: readonly Entity[] = [
  {
    name: 'Protocol v1 metadata',
    tool: 'callers',
    args: { symbol: 'put' },
    at: ['metadata'],
    schema: Metadata,
  },
  {
    name: 'hierarchy (ancestors)',
    tool: 'get_symbol_hierarchy',
    args: { symbol_name: 'Store.get' },
    at: [],
    schema: z.object({
      hierarchy: z.array(z.object({ ...Summary, depth: count })),
      direction: z.literal('ancestors'),
      chain_length: z.int().positive(),
    }),
  },
  {
    name: 'hierarchy (descendants)',
    tool: 'get_symbol_hierarchy',
    args: { symbol_name: 'Store', direction: 'descendants' },
    at: ['hierarchy'],
    schema: z.object({ ...Summary, depth: count, children: z.array(z.object({ ...Summary, depth: z.literal(1) })) }),
  },
  {
    name: 'related symbol',
    tool: 'find_related_symbols',
    args: { symbol_name: 'placeOrder', scope: 'package' },
    at: ['related'],
    schema: z.object({
      ...Summary,
      relation: z.enum(['same_file', 'same_module', 'same_package', 'imported']),
      language: z.string(),
    }),
  },
  {
    name: 'find_related_symbols',
    tool: 'find_related_symbols',
    args: { symbol_name: 'lookUp' },
    at: [],
    schema: z.object({
      anchor: z.object(Summary),
      related: z.array(z.unknown()),
      scope_used: z.enum(['file', 'module', 'package']),
      total_found: count,
    }),
  },
  {
    name: 'context item',
    tool: 'get_code_context',
    args: { query: 'lookUp' },
    at: ['context_items'],
    schema: z
      .object({ ...Summary, language: z.string(), score: z.number() })
      .partial({ symbol_id: true, symbol_stable_id: true }),
    elsewhere: 'an item that is no symbol (the rest of a file) has no ids',
  },
  {
    name: 'get_code_context',
    tool: 'get_code_context',
    args: { query: 'lookUp', strategy: 'depth' },
    at: [],
    schema: z.object({
      context_items: z.array(z.object({ body: z.string().optional() })),
      estimated_tokens: count,
      truncated: z.boolean(),
    }),
  },
  {
    name: 'get_code_context metadata',
    tool: 'get_code_context',
    args: { query: 'lookUp', strategy: 'depth' },
    at: ['metadata'],
    schema: Metadata.extend({ total_candidates: count, returned: count, strategy: z.enum(['breadth', 'depth']) }),
  },
  {
    name: 'get_code_context metadata, truncated',
    tool: 'get_code_context',
    args: { query: 'lookUp store value', max_tokens: 450 },
    at: ['metadata'],
    schema: Metadata.extend({
      result_completeness: z.literal('partial'),
      total_candidates: count,
      returned: count,
      remaining_candidates: z.int().positive(),
      suggestion: z.string().min(1),
    }),
    elsewhere: '`search_symbols` is what the document calls `locate_symbol`',
  },
]
