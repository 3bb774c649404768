/**
 * Seed 3's descriptors as schemas: what is said of a type, a function and any symbol.
 */
import { z } from 'zod'

export const SymbolLocation = z.object({
  file_path: z.string().optional(),
  uri: z.string().optional(),
  start_line: z.int().positive().optional(),
  end_line: z.int().positive().optional(),
})
export type SymbolLocation = z.infer<typeof SymbolLocation>

const Named = { name: z.string(), type: z.string().optional(), description: z.string().optional() }
export const ParamDescriptor = z.object({
  ...Named,
  default: z.string().optional(),
  variadic: z.literal(true).optional(),
})
export const ReturnDescriptor = z.object({ type: z.string().optional(), description: z.string().optional() })
export const FieldDescriptor = z.object({
  ...Named,
  visibility: z.string().optional(),
  is_static: z.literal(true).optional(),
  location: SymbolLocation.optional(),
})
export const RelationDescriptor = z.object({
  /** `extends`, `implements`, `embeds`, `uses`; for models the relation's own word: `hasMany`. */
  type: z.string(),
  name: z.string(),
  target: z.string(),
  location: SymbolLocation.optional(),
  external: z.literal(true).optional(),
  package: z.string().optional(),
})
export type RelationDescriptor = z.infer<typeof RelationDescriptor>

const Ids = {
  symbol_id: z.string().optional(),
  symbol_stable_id: z.string().optional(),
  permalink: z.string().optional(),
}
const Extra = { tags: z.array(z.string()).optional(), metadata: z.record(z.string(), z.json()).optional() }

export const FunctionDescriptor = z.object({
  language: z.string(),
  kind: z.enum(['function', 'method', 'scope', 'accessor', 'mutator', 'constructor']),
  name: z.string(),
  namespace: z.string().optional(),
  receiver: z.string().optional(),
  signature: z.string().optional(),
  description: z.string().optional(),
  location: SymbolLocation,
  parameters: z.array(ParamDescriptor).optional(),
  returns: z.array(ReturnDescriptor).optional(),
  visibility: z.string().optional(),
  is_static: z.boolean().optional(),
  is_abstract: z.boolean().optional(),
  is_final: z.boolean().optional(),
  code: z.string().optional(),
  ...Extra,
  ...Ids,
})
export type FunctionDescriptor = z.infer<typeof FunctionDescriptor>

const Strings = z.array(z.string()).optional()
/** What an object-relational model says of its own, as the indexer and the answers have it. */
export const ModelFields = {
  table: z.string().optional(),
  fillable: Strings,
  hidden: Strings,
  visible: Strings,
  appends: Strings,
  casts: z.record(z.string(), z.string()).optional(),
  scopes: Strings,
  attributes: Strings,
}
export const ClassDescriptor = z.object({
  language: z.string(),
  kind: z.enum(['class', 'interface', 'trait', 'struct', 'type', 'model', 'enum', 'union', 'object']),
  name: z.string(),
  namespace: z.string().optional(),
  package: z.string().optional(),
  full_name: z.string().optional(),
  signature: z.string().optional(),
  description: z.string().optional(),
  location: SymbolLocation,
  fields: z.array(FieldDescriptor).optional(),
  methods: z.array(FunctionDescriptor).optional(),
  relations: z.array(RelationDescriptor).optional(),
  ...ModelFields,
  ...Extra,
  ...Ids,
})
export type ClassDescriptor = z.infer<typeof ClassDescriptor>

export const SymbolDescriptor = z.object({
  language: z.string(),
  kind: z.enum([
    'class',
    'interface',
    'trait',
    'function',
    'method',
    'constant',
    'enum',
    'file',
    'struct',
    'type',
    'variable',
    'property',
    'namespace',
    'macro',
  ]),
  name: z.string(),
  namespace: z.string().optional(),
  package: z.string().optional(),
  signature: z.string().optional(),
  description: z.string().optional(),
  location: SymbolLocation,
  ...Extra,
  ...Ids,
})
export type SymbolDescriptor = z.infer<typeof SymbolDescriptor>
