/** The shapes of the five documents, written again from them: what an entity of an answer must look like. */
import { z } from 'zod'

export const line = z.int().positive()
export const path = z.string().min(1)
export const count = z.int().nonnegative()
export const texts = z.array(z.string())

export const CodeAnchor = z.object({ file: path, line, column: z.int().nonnegative().optional() })
export const CodePreview = z.object({ lines: z.array(z.string()).min(1).max(10), startLine: line })
const SEED0_KINDS = [
  'function',
  'class',
  'interface',
  'type',
  'variable',
  'constant',
  'method',
  'property',
  'enum',
  'namespace',
] as const
export const SymbolDefinition = z.object({
  symbol: z.string().min(1),
  kind: z.enum(SEED0_KINDS),
  anchor: CodeAnchor,
  preview: CodePreview,
  containerName: z.string().optional(),
})
export const SymbolReference = z.object({
  symbol: z.string().min(1),
  anchor: CodeAnchor,
  preview: CodePreview,
  isWrite: z.boolean(),
})
export const CallRelationship = z.object({
  caller: z.string().min(1),
  callee: z.string().min(1),
  anchor: CodeAnchor,
  preview: CodePreview,
})
export const SearchResult = z.object({
  anchor: CodeAnchor,
  preview: CodePreview,
  score: z.number().min(0).max(1).optional(),
})

export const Metadata = z.object({
  codecompass_protocol_version: z.literal('1.0'),
  freshness_status: z.enum(['fresh', 'stale', 'syncing']),
  indexing_status: z.enum(['not_indexed', 'indexing', 'ready', 'failed']),
  result_completeness: z.enum(['complete', 'partial', 'truncated']),
  ref: z.string(),
  schema_status: z.enum(['compatible', 'not_indexed', 'reindex_required', 'corrupt_manifest']),
})
export const Summary = {
  symbol_id: z.string().startsWith('sym_'),
  symbol_stable_id: z.string().startsWith('b3:'),
  name: z.string().min(1),
  kind: z.string(),
  qualified_name: z.string(),
  path,
  line_start: line,
  line_end: line,
  signature: z.string().optional(),
}

const KIND2 = z.enum([
  'function',
  'class',
  'method',
  'variable',
  'interface',
  'type',
  'constant',
  'property',
  'unknown',
])
export const Symbol2 = z.object({
  name: z.string().min(1),
  kind: KIND2,
  parent: z.string().optional(),
  parentKind: KIND2.optional(),
  file: path,
  repository: z.string(),
  line,
  column: line,
})
export const Range = z.object({ startLine: line, startColumn: line, endLine: line, endColumn: line })
export const ContentMatch = z.object({
  content: z.string(),
  lineNumber: line,
  column: line,
  ranges: z.array(Range),
  symbol: Symbol2.optional(),
})

export const SymbolLocation = z.object({
  file_path: z.string().optional(),
  uri: z.string().optional(),
  start_line: line.optional(),
  end_line: line.optional(),
})
export const Described = {
  language: z.string(),
  name: z.string(),
  namespace: z.string().optional(),
  signature: z.string().optional(),
  description: z.string().optional(),
  location: SymbolLocation,
  tags: texts.optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
}
export const FunctionDescriptor = z.object({
  ...Described,
  kind: z.enum(['function', 'method', 'scope', 'accessor', 'mutator', 'constructor']),
  receiver: z.string().optional(),
  parameters: z.array(z.object({ name: z.string() })).optional(),
  returns: z.array(z.object({ type: z.string().optional() })).optional(),
  visibility: z.string().optional(),
  is_static: z.boolean().optional(),
  is_abstract: z.boolean().optional(),
  is_final: z.boolean().optional(),
  code: z.string().optional(),
})
export const ClassDescriptor = z.object({
  ...Described,
  kind: z.string(),
  package: z.string().optional(),
  full_name: z.string().optional(),
  fields: z.array(z.object({ name: z.string() })).optional(),
  methods: z.array(FunctionDescriptor).optional(),
  relations: z.array(z.object({ type: z.string(), name: z.string() })).optional(),
  table: z.string(),
  fillable: texts,
  hidden: texts,
  visible: texts,
  appends: texts,
  casts: z.record(z.string(), z.string()),
  scopes: texts,
  attributes: texts,
})

export const Span = z
  .object({ path, sha: z.string().regex(/^[0-9a-f]{40}$/), start: line, end: line })
  .refine(({ start, end }) => start <= end, 'start <= end')
