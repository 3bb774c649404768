/**
 * What the five documents that this service answers to promise of an answer, written again from them and not from our own
 * schemas: names, casing, which fields are required, bounds. Each entity says in which answer it is looked for.
 */
import { z } from 'zod'

export interface Entity {
  readonly seed: 0 | 1 | 2 | 3 | 4
  readonly name: string
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
  /** Keys to it, from the answer; through lists, every item is looked at. Empty for the answer itself. */
  readonly at: readonly string[]
  readonly schema: z.ZodObject
  /** Fields of the document that stand elsewhere here, and where. */
  readonly elsewhere?: string
}

const line = z.int().positive()
const path = z.string().min(1)
const count = z.int().nonnegative()
const texts = z.array(z.string())

const CodeAnchor = z.object({ file: path, line, column: z.int().nonnegative().optional() })
const CodePreview = z.object({ lines: z.array(z.string()).min(1).max(10), startLine: line })
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
const SymbolDefinition = z.object({
  symbol: z.string().min(1),
  kind: z.enum(SEED0_KINDS),
  anchor: CodeAnchor,
  preview: CodePreview,
  containerName: z.string().optional(),
})
const SymbolReference = z.object({
  symbol: z.string().min(1),
  anchor: CodeAnchor,
  preview: CodePreview,
  isWrite: z.boolean(),
})
const CallRelationship = z.object({
  caller: z.string().min(1),
  callee: z.string().min(1),
  anchor: CodeAnchor,
  preview: CodePreview,
})
const SearchResult = z.object({ anchor: CodeAnchor, preview: CodePreview, score: z.number().min(0).max(1).optional() })

const Metadata = z.object({
  codecompass_protocol_version: z.literal('1.0'),
  freshness_status: z.enum(['fresh', 'stale', 'syncing']),
  indexing_status: z.enum(['not_indexed', 'indexing', 'ready', 'failed']),
  result_completeness: z.enum(['complete', 'partial', 'truncated']),
  ref: z.string(),
  schema_status: z.enum(['compatible', 'not_indexed', 'reindex_required', 'corrupt_manifest']),
})
const Summary = {
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
const Symbol2 = z.object({
  name: z.string().min(1),
  kind: KIND2,
  parent: z.string().optional(),
  parentKind: KIND2.optional(),
  file: path,
  repository: z.string(),
  line,
  column: line,
})
const Range = z.object({ startLine: line, startColumn: line, endLine: line, endColumn: line })
const ContentMatch = z.object({
  content: z.string(),
  lineNumber: line,
  column: line,
  ranges: z.array(Range),
  symbol: Symbol2.optional(),
})

const SymbolLocation = z.object({
  file_path: z.string().optional(),
  uri: z.string().optional(),
  start_line: line.optional(),
  end_line: line.optional(),
})
const Described = {
  language: z.string(),
  name: z.string(),
  namespace: z.string().optional(),
  signature: z.string().optional(),
  description: z.string().optional(),
  location: SymbolLocation,
  tags: texts.optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
}
const FunctionDescriptor = z.object({
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
const ClassDescriptor = z.object({
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

const Span = z
  .object({ path, sha: z.string().regex(/^[0-9a-f]{40}$/), start: line, end: line })
  .refine(({ start, end }) => start <= end, 'start <= end')

const order = { type_name: 'Order', namespace: 'App\\Models' }

export const ENTITIES: readonly Entity[] = [
  {
    seed: 0,
    name: 'CodeAnchor',
    tool: 'find_references',
    args: { symbol: 'Store' },
    at: ['references', 'anchor'],
    schema: CodeAnchor,
    elsewhere: '`file` is relative to the repository: a hosted service has no absolute paths',
  },
  {
    seed: 0,
    name: 'CodePreview',
    tool: 'callers',
    args: { symbol: 'put' },
    at: ['callers', 'preview'],
    schema: CodePreview,
  },
  { seed: 0, name: 'SearchResult', tool: 'search', args: { query: 'lookUp' }, at: ['results'], schema: SearchResult },
  {
    seed: 0,
    name: 'SearchOutput',
    tool: 'search',
    args: { query: 'lookUp' },
    at: [],
    schema: z.object({ query: z.string(), total: count, returned: count, results: z.array(SearchResult) }),
  },
  {
    seed: 0,
    name: 'SymbolDefinition',
    tool: 'find_definition',
    args: { symbol: 'Store.put' },
    at: ['definition'],
    schema: SymbolDefinition,
  },
  {
    seed: 0,
    name: 'FindDefinitionOutput',
    tool: 'find_definition',
    args: { symbol: 'lookUp' },
    at: [],
    schema: z.object({ symbol: z.string(), found: z.boolean(), definition: SymbolDefinition.optional() }),
  },
  {
    seed: 0,
    name: 'SymbolReference',
    tool: 'find_references',
    args: { symbol: 'Store' },
    at: ['references'],
    schema: SymbolReference,
  },
  {
    seed: 0,
    name: 'FindReferencesOutput',
    tool: 'find_references',
    args: { symbol: 'Store' },
    at: [],
    schema: z.object({ symbol: z.string(), total: count, references: z.array(SymbolReference) }),
  },
  {
    seed: 0,
    name: 'CallRelationship',
    tool: 'callers',
    args: { symbol: 'put' },
    at: ['callers'],
    schema: CallRelationship,
  },
  {
    seed: 0,
    name: 'CallersOutput',
    tool: 'callers',
    args: { symbol: 'put' },
    at: [],
    schema: z.object({ symbol: z.string(), total: count, callers: z.array(CallRelationship) }),
  },
  {
    seed: 0,
    name: 'CalleesOutput',
    tool: 'callees',
    args: { symbol: 'lookUp' },
    at: [],
    schema: z.object({ symbol: z.string(), total: count, callees: z.array(CallRelationship) }),
  },
  {
    seed: 0,
    name: 'OpenAtOutput',
    tool: 'open_at',
    args: { path: 'src/app.ts', line: 3 },
    at: [],
    schema: z.object({ anchor: CodeAnchor, preview: CodePreview, exists: z.boolean() }),
  },
  {
    seed: 0,
    name: 'SymbolsOutput',
    tool: 'symbols',
    args: { path: 'src/app.ts' },
    at: [],
    schema: z.object({ path: z.string().optional(), total: count, symbols: z.array(SymbolDefinition) }),
  },
  {
    seed: 0,
    name: 'RefreshOutput',
    tool: 'refresh',
    args: { paths: ['src/app.ts'] },
    at: [],
    schema: z.object({
      refreshed: count,
      duration: z.number().positive(),
      errors: z.array(z.object({ path: z.string(), error: z.string() })),
    }),
  },
  {
    seed: 1,
    name: 'Protocol v1 metadata',
    tool: 'callers',
    args: { symbol: 'put' },
    at: ['metadata'],
    schema: Metadata,
  },
  {
    seed: 1,
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
    seed: 1,
    name: 'hierarchy (descendants)',
    tool: 'get_symbol_hierarchy',
    args: { symbol_name: 'Store', direction: 'descendants' },
    at: ['hierarchy'],
    schema: z.object({ ...Summary, depth: count, children: z.array(z.object({ ...Summary, depth: z.literal(1) })) }),
  },
  {
    seed: 1,
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
    seed: 1,
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
    seed: 1,
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
    seed: 1,
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
    seed: 1,
    name: 'get_code_context metadata',
    tool: 'get_code_context',
    args: { query: 'lookUp', strategy: 'depth' },
    at: ['metadata'],
    schema: Metadata.extend({ total_candidates: count, returned: count, strategy: z.enum(['breadth', 'depth']) }),
  },
  {
    seed: 1,
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
  { seed: 2, name: 'Symbol', tool: 'search_symbols', args: { query: 'get' }, at: ['symbols'], schema: Symbol2 },
  {
    seed: 2,
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
    seed: 2,
    name: 'ContentMatch',
    tool: 'search_code',
    args: { query: 'sym:get' },
    at: ['files', 'matches'],
    schema: ContentMatch,
  },
  {
    seed: 2,
    name: 'Range',
    tool: 'search_code',
    args: { query: 'store' },
    at: ['files', 'matches', 'ranges'],
    schema: Range,
  },
  {
    seed: 2,
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
    seed: 2,
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
    seed: 2,
    name: 'IndexStats',
    tool: 'health',
    args: {},
    at: ['indexStats'],
    schema: z.object({ repositoryCount: count, documentCount: count, indexBytes: count, contentBytes: count }),
  },
  {
    seed: 3,
    name: 'SymbolLocation',
    tool: 'find_type_definition',
    args: order,
    at: ['location'],
    schema: SymbolLocation,
  },
  { seed: 3, name: 'ClassDescriptor', tool: 'find_type_definition', args: order, at: [], schema: ClassDescriptor },
  {
    seed: 3,
    name: 'FunctionDescriptor',
    tool: 'get_function_details',
    args: { function_name: 'totalOf' },
    at: [],
    schema: FunctionDescriptor.required({
      receiver: true,
      parameters: true,
      returns: true,
      visibility: true,
      is_static: true,
      is_abstract: true,
      is_final: true,
      code: true,
      description: true,
    }),
  },
  {
    seed: 3,
    name: 'SymbolDescriptor',
    tool: 'list_package_exports',
    args: { package: 'shop/engine' },
    at: ['exports'],
    schema: z.object({ ...Described, kind: z.string(), package: z.string() }),
  },
  { seed: 4, name: 'Span', tool: 'trace_flow', args: { entry: 'postOrder' }, at: ['steps', 'span'], schema: Span },
  {
    seed: 4,
    name: 'CallerInfo',
    tool: 'callers',
    args: { symbol: 'put' },
    at: ['callers'],
    schema: z.object({ caller: z.string(), span: Span, call_type: z.enum(['direct', 'indirect', 'macro']) }),
    elsewhere: '`symbol` is `caller` or `callee`, and `caller_symbol`, `callee_symbol` in full',
  },
  {
    seed: 4,
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
    seed: 4,
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
    seed: 4,
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
    seed: 4,
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

/** Everything that stands at these keys, through lists. */
export function found(answer: unknown, keys: readonly string[]): unknown[] {
  return keys.reduce<unknown[]>(
    (level, key) => level.flatMap((one) => (one as Record<string, unknown>)[key] ?? []),
    [answer],
  )
}
