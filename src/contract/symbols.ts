/**
 * A symbol: something that a file defines and that others can name.
 *
 * The kinds are ours and finer than any seed's; `src/query/answers/descriptors.ts` maps them to what each tool promises.
 * Optional fields are left out rather than sent as null or empty: a repository has a hundred thousand of these.
 */
import * as z from 'zod'
import { Id } from './ids.ts'
import { LIMITS } from './limits.ts'
import { Column, Line } from './path.ts'

/** The position in this list is how a kind is stored: append only. */
export const SYMBOL_KINDS = [
  'function',
  'method',
  'constructor',
  'class',
  'interface',
  'struct',
  'union',
  'trait',
  'impl',
  'enum',
  'enum_member',
  'type',
  'variable',
  'constant',
  'property',
  'namespace',
  'module',
  'macro',
  'object',
] as const
export const SymbolKind = z.enum(SYMBOL_KINDS)
export type SymbolKind = z.infer<typeof SymbolKind>

/** Kinds that calls are made from and to. */
export const CALLABLE_KINDS: ReadonlySet<SymbolKind> = new Set(['function', 'method', 'constructor', 'macro'])
/** Kinds that have members and supertypes. */
export const TYPE_KINDS: ReadonlySet<SymbolKind> = new Set([
  'class',
  'interface',
  'struct',
  'union',
  'trait',
  'impl',
  'enum',
  'type',
  'object',
])

/** Further properties of a symbol. The position in this list is the stored value: append only. */
export const MODIFIERS = [
  'exported',
  'default',
  'public',
  'protected',
  'private',
  'internal',
  'static',
  'abstract',
  'final',
  'async',
  'generator',
  'readonly',
  'getter',
  'setter',
  'declaration',
  'override',
  'test',
  'entry',
  'deprecated',
] as const
export const Modifier = z.enum(MODIFIERS)
export type Modifier = z.infer<typeof Modifier>

const Text = z.string().max(LIMITS.signatureChars)

export const Parameter = z.object({
  name: z.string().max(LIMITS.nameChars),
  type: Text.optional(),
  /** Source text of the default value. */
  default: Text.optional(),
  variadic: z.literal(true).optional(),
})
export type Parameter = z.infer<typeof Parameter>

/**
 * One symbol of a file. `parent` is the index, in the same list, of the symbol that contains it; a parent comes
 * before its children, and the list is in source order.
 */
export const SymbolFact = z.object({
  id: Id,
  name: z.string().min(1).max(LIMITS.nameChars),
  kind: SymbolKind,
  /** Name with its containers inside the file, joined by `.`: `JwtValidator.validate_token`. Left out when it is `name`. */
  qualified: z
    .string()
    .max(4 * LIMITS.nameChars)
    .optional(),
  parent: z.int().min(0).optional(),
  /** Where the name stands. */
  line: Line,
  column: Column,
  /** The whole declaration, decorators and attributes included, doc comment excluded. 1-based, inclusive. */
  start: Line,
  end: Line,
  /** First and last line of the doc comment or docstring, wherever the language puts it. */
  doc: z.tuple([Line, Line]).optional(),
  /** The declaration's head on one line, white space folded, body left out. */
  signature: Text.optional(),
  modifiers: z.array(Modifier).max(12).optional(),
  /** Functions: parameters in order, receiver excluded. */
  parameters: z.array(Parameter).max(256).optional(),
  /** Functions: return type as written. */
  returns: Text.optional(),
  /** Methods defined outside their type's body (Go, Rust impl, C++): the type as written. */
  receiver: Text.optional(),
  /** Variables, constants, properties: type as written. */
  type: Text.optional(),
  /** Type parameters, decorators, annotations or attributes, as written. */
  annotations: z.array(Text).max(64).optional(),
  /** Build conditions under which it exists: `CONFIG_SMP`, `cfg(test)`, `linux`. */
  conditions: z.array(z.string().max(200)).max(32).optional(),
  /** What an ecosystem analyser found (Eloquent model data, syscall number …); read through descriptors only. */
  extra: z.record(z.string().max(64), z.json()).optional(),
})
export type SymbolFact = z.infer<typeof SymbolFact>
