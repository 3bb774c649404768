/**
 * Seed 3's descriptors: what a type, a function or any symbol is, built from facts in one place. Tools never return the
 * facts themselves.
 */
import { z } from 'zod'
import { formatSymbolId } from '../../contract/ids.ts'
import type { Modifier, Parameter, SymbolFact, SymbolKind } from '../../contract/symbols.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { type IndexedFile, membersOf } from '../indexed/indexed-file.ts'
import { addressOf } from './address.ts'
import { permalinked, stableId } from './describe.ts'
import {
  type ClassDescriptor,
  type FunctionDescriptor,
  ModelFields,
  type RelationDescriptor,
  type SymbolDescriptor,
  type SymbolLocation,
} from './descriptor-shapes.ts'
import { type DocComment, parseDoc } from './doc-comments.ts'

const SYMBOL_KIND: Record<SymbolKind, SymbolDescriptor['kind']> = {
  function: 'function',
  method: 'method',
  constructor: 'method',
  class: 'class',
  interface: 'interface',
  struct: 'struct',
  union: 'struct',
  trait: 'trait',
  impl: 'class',
  enum: 'enum',
  enum_member: 'constant',
  type: 'type',
  variable: 'variable',
  constant: 'constant',
  property: 'property',
  namespace: 'namespace',
  module: 'namespace',
  macro: 'macro',
  object: 'class',
}
const CLASS_KIND: ReadonlyMap<SymbolKind, ClassDescriptor['kind']> = new Map([
  ['class', 'class'],
  ['interface', 'interface'],
  ['struct', 'struct'],
  ['union', 'union'],
  ['trait', 'trait'],
  ['impl', 'struct'],
  ['enum', 'enum'],
  ['type', 'type'],
  ['object', 'object'],
])

export function locationOf({ repository, ref }: RefScope, { path }: IndexedFile, symbol: SymbolFact): SymbolLocation {
  const start = Math.max(1, symbol.start)
  const uri = addressOf(repository, ref, path)
  return { file_path: path, uri, start_line: start, end_line: Math.max(start, symbol.end) }
}

/** Empty if there is no doc comment, or the text was not fetched. */
function docOf(file: IndexedFile, symbol: SymbolFact): DocComment | undefined {
  return symbol.doc && file.hasText
    ? parseDoc(file.linesBetween(symbol.doc[0], Math.min(symbol.doc[1], symbol.doc[0] + 120)))
    : undefined
}

export const kindOf = (symbol: SymbolFact): SymbolDescriptor['kind'] => SYMBOL_KIND[symbol.kind]

export function symbolDescriptor(scope: RefScope, file: IndexedFile, symbol: SymbolFact): SymbolDescriptor {
  return {
    language: file.row.language,
    kind: kindOf(symbol),
    name: symbol.name,
    ...placed(file, symbol),
    ...(file.facts.module ? { package: file.facts.module } : {}),
    ...(symbol.signature === undefined ? {} : { signature: symbol.signature }),
    ...described(docOf(file, symbol)),
    location: locationOf(scope, file, symbol),
    ...tagged(symbol),
    ...identified(scope, file, symbol),
  }
}

export interface FunctionOptions {
  /** Whether the source text is part of the answer. */
  readonly code?: boolean
}

export function functionDescriptor(
  scope: RefScope,
  file: IndexedFile,
  symbol: SymbolFact,
  { code = false }: FunctionOptions = {},
): FunctionDescriptor {
  const doc = docOf(file, symbol)
  const has = (modifier: Modifier) => symbol.modifiers?.includes(modifier) ?? false
  const parent = symbol.parent === undefined ? undefined : file.symbol(symbol.parent)
  const receiver = symbol.receiver ?? (parent && CLASS_KIND.get(parent.kind) ? parent.name : undefined)
  const parameters = (symbol.parameters ?? []).map((parameter) => parameterOf(parameter, doc))
  const returns = returnsOf(symbol, doc)
  const visibility = visibilityOf(symbol)
  return {
    language: file.row.language,
    kind: functionKind(file, symbol),
    name: symbol.name,
    ...placed(file, symbol),
    ...(receiver === undefined ? {} : { receiver }),
    ...(symbol.signature === undefined ? {} : { signature: symbol.signature }),
    ...described(doc),
    location: locationOf(scope, file, symbol),
    ...(symbol.parameters ? { parameters } : {}),
    ...(returns ? { returns: [returns] } : {}),
    ...(visibility ? { visibility } : {}),
    is_static: has('static'),
    is_abstract: has('abstract'),
    is_final: has('final'),
    ...(code && file.hasText ? { code: file.linesBetween(Math.max(1, symbol.start), symbol.end).join('\n') } : {}),
    ...tagged(symbol, doc),
    ...identified(scope, file, symbol),
  }
}

/** A type from its own file; the caller provides `relations` and members declared elsewhere. */
export function classDescriptor(
  scope: RefScope,
  file: IndexedFile,
  index: number,
  { relations, methods }: { relations: RelationDescriptor[]; methods: FunctionDescriptor[] },
): ClassDescriptor {
  const symbol = file.symbol(index) as SymbolFact
  const own = membersOf(file, index).map(({ symbol: member }) => member)
  const model = modelOf(symbol)
  const fields = own
    .filter((member) => /^(?:property|constant|variable|enum_member)$/.test(member.kind))
    .map((member) => {
      const visibility = visibilityOf(member)
      const doc = docOf(file, member)
      return {
        name: member.name,
        ...(member.type === undefined ? {} : { type: member.type }),
        ...described(doc),
        ...(visibility ? { visibility } : {}),
        ...(member.modifiers?.includes('static') ? { is_static: true as const } : {}),
        location: locationOf(scope, file, member),
      }
    })
  const ownMethods = own
    .filter((member) => /^(?:method|constructor|function)$/.test(member.kind))
    .map((member) => functionDescriptor(scope, file, member))
  const module = file.facts.module
  return {
    language: file.row.language,
    kind: model ? 'model' : (CLASS_KIND.get(symbol.kind) ?? 'type'),
    name: symbol.name,
    ...placed(file, symbol),
    ...(module ? { package: module, full_name: joined(file, symbol) } : { full_name: symbol.qualified ?? symbol.name }),
    ...(symbol.signature === undefined ? {} : { signature: symbol.signature }),
    ...described(docOf(file, symbol)),
    location: locationOf(scope, file, symbol),
    fields,
    methods: [...ownMethods, ...methods],
    relations: [...relations, ...(model?.relations ?? [])],
    ...(model?.data ?? {}),
    ...tagged(symbol),
    ...identified(scope, file, symbol),
  }
}

/** PHP separates namespaces with `\\`; all others with a dot. */
function joined(file: IndexedFile, symbol: SymbolFact): string {
  const separator = file.row.language === 'php' ? '\\' : /^(?:rust|cpp|cuda)$/.test(file.row.language) ? '::' : '.'
  return `${file.facts.module}${separator}${symbol.qualified ?? symbol.name}`
}

function placed(file: IndexedFile, symbol: SymbolFact): { namespace?: string } {
  const container = symbol.qualified?.split('.').slice(0, -1).join('.')
  const namespace = [file.facts.module, container].filter(Boolean).join('.')
  return namespace ? { namespace } : {}
}

const described = (doc: DocComment | undefined): { description?: string } =>
  doc?.description ? { description: doc.description } : {}

function tagged(
  symbol: SymbolFact,
  doc?: DocComment,
): { tags?: string[]; metadata?: Record<string, z.core.util.JSONType> } {
  const tags = [
    ...(symbol.modifiers ?? []),
    ...(symbol.annotations ?? []).map((text) => text.slice(0, 120)),
    ...(doc?.deprecated ? ['deprecated'] : []),
  ]
  const { eloquent: _, ...extra } = symbol.extra ?? {}
  const metadata = { ...extra, ...(symbol.conditions ? { conditions: symbol.conditions } : {}) }
  return {
    ...(tags.length > 0 ? { tags: [...new Set(tags)] } : {}),
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
  }
}

function identified(scope: RefScope, file: IndexedFile, symbol: SymbolFact) {
  const start = Math.max(1, symbol.start)
  return {
    symbol_id: formatSymbolId(symbol.id),
    symbol_stable_id: stableId(file, symbol),
    ...permalinked(scope, file.path, start, Math.max(start, symbol.end)),
  }
}

function parameterOf(parameter: Parameter, doc: DocComment | undefined) {
  const said = doc?.params.get(parameter.name) ?? doc?.params.get(parameter.name.replace(/^[$*&.]+/, ''))
  const type = parameter.type ?? said?.type
  return {
    name: parameter.name,
    ...(type === undefined ? {} : { type }),
    ...(said?.description ? { description: said.description } : {}),
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
    ...(parameter.variadic ? { variadic: true as const } : {}),
  }
}

/** The doc comment can be more precise than the language: `BelongsToMany<Role>` instead of `BelongsToMany`. */
function returnsOf(symbol: SymbolFact, doc: DocComment | undefined) {
  const said = doc?.returns
  const type =
    said?.type && (symbol.returns === undefined || said.type.startsWith(symbol.returns)) ? said.type : symbol.returns
  if (type === undefined && !said?.description) return undefined
  return { ...(type === undefined ? {} : { type }), ...(said?.description ? { description: said.description } : {}) }
}

function visibilityOf(symbol: SymbolFact): string | undefined {
  return (
    (['public', 'protected', 'private', 'internal'] as const).find((word) => symbol.modifiers?.includes(word)) ??
    (symbol.modifiers?.includes('exported') ? 'public' : undefined)
  )
}

/** Laravel methods have roles that follow from name and types; the analyser records them in `extra`. */
function functionKind(file: IndexedFile, symbol: SymbolFact): FunctionDescriptor['kind'] {
  const said = symbol.extra?.kind
  if (said === 'scope' || said === 'accessor' || said === 'mutator') return said
  if (symbol.kind === 'constructor') return 'constructor'
  if (symbol.modifiers?.includes('getter')) return 'accessor'
  if (symbol.modifiers?.includes('setter')) return 'mutator'
  const parent = symbol.parent === undefined ? undefined : file.symbol(symbol.parent)
  return symbol.kind === 'method' || symbol.receiver !== undefined || (parent && CLASS_KIND.get(parent.kind))
    ? 'method'
    : 'function'
}

const Model = z.object({
  ...ModelFields,
  relations: z
    .array(
      z.object({ type: z.string(), name: z.string(), target: z.string().optional(), related: z.string().optional() }),
    )
    .optional(),
})

function modelOf(symbol: SymbolFact): { data: Partial<ClassDescriptor>; relations: RelationDescriptor[] } | undefined {
  const parsed = Model.safeParse(symbol.extra?.eloquent)
  if (!parsed.success) return undefined
  const { relations = [], ...data } = parsed.data
  return {
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
    relations: relations.map(({ type, name, target, related }) => ({ type, name, target: target ?? related ?? '' })),
  }
}
