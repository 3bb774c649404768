/**
 * The shapes that answers are made of. Field names of the protocol's documents are kept exactly; additional fields are
 * ours. One schema per idea; tools combine them.
 */
import { z } from 'zod'
import { EVIDENCE, USES } from '../../contract/links.ts'
import { SYMBOL_KINDS } from '../../contract/symbols.ts'

/** A place in a file. `file` is relative to the repository, because a hosted service knows no other root. */
export const CodeAnchor = z.object({
  file: z.string().min(1).describe('Path from the root of the repository'),
  line: z.int().positive().describe('1-based'),
  column: z.int().nonnegative().optional().describe('1-based, UTF-16 units'),
})
export type CodeAnchor = z.infer<typeof CodeAnchor>

export const CodePreview = z.object({
  lines: z.array(z.string()).min(1).max(10),
  startLine: z.int().positive(),
})
export type CodePreview = z.infer<typeof CodePreview>

/** What a citation needs: the path, the content's git blob, the lines. */
export const Span = z.object({
  path: z.string(),
  sha: z.string().describe("git blob of the file's content"),
  start: z.int().positive(),
  end: z.int().positive(),
})
export type Span = z.infer<typeof Span>

/** The coarse kinds that every client knows. Our finer kind is beside it, as `symbol_kind`. */
export const PlainKind = z.enum([
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
])
export type PlainKind = z.infer<typeof PlainKind>

/** Our finer kinds, and those of things without a symbol: locals and a file's top level. */
export const AnyKind = z.enum([...SYMBOL_KINDS, 'parameter', 'label', 'import', 'external'])
export type AnyKind = z.infer<typeof AnyKind>

export const SymbolDefinition = z.object({
  symbol: z.string().min(1),
  kind: PlainKind,
  anchor: CodeAnchor,
  preview: CodePreview,
  containerName: z.string().optional(),
  symbol_kind: AnyKind,
  /** Absent for locals, which cannot be named from outside their function, and for modules, which have a path. */
  symbol_id: z.string().optional(),
  symbol_stable_id: z.string().optional(),
  qualified_name: z.string().optional(),
  signature: z.string().optional(),
  span: Span,
  permalink: z.string().optional(),
})
export type SymbolDefinition = z.infer<typeof SymbolDefinition>

/** A name's target outside the repository. */
export const External = z.object({ package: z.string(), name: z.string() })
export type External = z.infer<typeof External>

export const EvidenceKind = z.enum(EVIDENCE)
export const Confidence = z.number().min(0).max(1)

/** One candidate for an ambiguous name; each is usable as `symbol` in the next call. */
export const Candidate = z.object({
  symbol_id: z.string().optional(),
  name: z.string(),
  kind: AnyKind,
  qualified_name: z.string(),
  path: z.string(),
  line: z.int().positive(),
  signature: z.string().optional(),
})
export type Candidate = z.infer<typeof Candidate>

export const SymbolReference = z.object({
  symbol: z.string().min(1),
  anchor: CodeAnchor,
  preview: CodePreview,
  isWrite: z.boolean(),
  type: z.enum(['definition', 'usage']),
  repository: z.string(),
  use: z.enum(USES),
  evidence: EvidenceKind,
  confidence: Confidence,
  /** The function or type that contains the use. */
  within: z.string().optional(),
  sha: z.string(),
  permalink: z.string().optional(),
})
export type SymbolReference = z.infer<typeof SymbolReference>

/** An end of a call: a symbol, a file's top level, or something outside the repository. */
export const CallEnd = z.object({
  symbol_id: z.string().optional(),
  name: z.string(),
  kind: AnyKind,
  path: z.string().optional(),
  line_start: z.int().positive().optional(),
  line_end: z.int().positive().optional(),
  external: z.literal(true).optional(),
  package: z.string().optional(),
})
export type CallEnd = z.infer<typeof CallEnd>

export const CallRelationship = z.object({
  caller: z.string().min(1),
  callee: z.string().min(1),
  anchor: CodeAnchor,
  preview: CodePreview,
  caller_symbol: CallEnd,
  callee_symbol: CallEnd,
  call_type: z.enum(['direct', 'indirect', 'macro']),
  span: Span,
  depth: z.int().positive(),
  evidence: EvidenceKind,
  confidence: Confidence,
  /** Lines of further calls between the same two, in the same file. */
  other_lines: z.array(z.int().positive()).optional(),
  /** How many such lines are not listed. */
  more_lines: z.int().positive().optional(),
  /** Build conditions of the call: `CONFIG_SMP`, `cfg(test)`. */
  conditions: z.array(z.string()).optional(),
  permalink: z.string().optional(),
})
export type CallRelationship = z.infer<typeof CallRelationship>
