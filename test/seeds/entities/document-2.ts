import { z } from 'zod'
import { CodeAnchor, CodePreview, ContentMatch, count, path, Range, Symbol2 } from '../shapes.ts'
import type { Entity } from './entity.ts'

export const DOCUMENT_2: readonly Entity[] = [
  { name: 'Symbol', tool: 'search_symbols', args: { query: 'get' }, at: ['symbols'], schema: Symbol2 },
  {
    name: 'FileMatch',
    tool: 'search_code',
    args: { query: 'store' },
    at: ['files'],
    schema: z.object({
      fileName: path,
      repository: z.string(),
      branches: z.array(z.string()).min(1),
      language: z.string().optional(),
      matches: z.array(ContentMatch).optional(),
      score: z.number().optional(),
    }),
  },
  {
    name: 'ContentMatch',
    tool: 'search_code',
    args: { query: 'sym:get' },
    at: ['files', 'matches'],
    schema: ContentMatch,
  },
  {
    name: 'Range',
    tool: 'search_code',
    args: { query: 'store' },
    at: ['files', 'matches', 'ranges'],
    schema: Range,
  },
  {
    name: 'ReferenceResult',
    tool: 'find_references',
    args: { symbol: 'Store' },
    at: ['references'],
    schema: z.object({
      type: z.enum(['definition', 'usage']),
      repository: z.string(),
      anchor: CodeAnchor,
      preview: CodePreview,
    }),
    elsewhere: '`file`, `line`, `column` in `anchor`, `context` in `preview`: seed 0’s shape carries both',
  },
  {
    name: 'HealthStatus',
    tool: 'health',
    args: {},
    at: [],
    schema: z.object({
      status: z.enum(['healthy', 'degraded', 'unhealthy']),
      serverVersion: z.string(),
      indexReachable: z.boolean(),
      indexStats: z.unknown(),
      errorMessage: z.string().optional(),
    }),
    elsewhere: '`indexReachable` for `zoektReachable`; there is no Zoekt whose version could be told',
  },
  {
    name: 'IndexStats',
    tool: 'health',
    args: {},
    at: ['indexStats'],
    schema: z.object({ repositoryCount: count, documentCount: count, indexBytes: count, contentBytes: count }),
  },
]
