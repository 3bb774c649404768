/**
 * Types as the linker sees them, made lazily from code, and the substitution that generics need.
 *
 * What comes from outside the repository is `external` and stays so through every selection, call and index: its members
 * are external too, and never meet names of the repository.
 */
import type { SourceContext } from './evaluate.ts'

export const UNKNOWN = 0
export const EXTERNAL = 1
export const BASIC = 2
export const NAMED = 3
export const POINTER = 4
export const LIST = 5
export const MAP = 6
export const CHANNEL = 7
export const FUNCTION = 8
export const STRUCT = 9
export const INTERFACE = 10
export const PARAMETER = 11
export const TUPLE = 12
/** An expression that denotes a type. */
export const TYPE = 13
export const PACKAGE = 14
/** A predeclared function: `append`. */
export const BUILTIN = 15
export const UNION = 16

/** Something with a name that an occurrence can lead to. */
export interface Entity {
  kind: 'function' | 'method' | 'type' | 'variable' | 'constant' | 'field' | 'local'
  name: string
  source: SourceContext
  /** n > 0 symbol n - 1, n < 0 local -n - 1. */
  definition: number
  /** What its type is made of. */
  node: number
  /** Methods: the receiver is a pointer. */
  pointer?: boolean
  declaration?: Declaration
}

/** A declared type, and the methods that its package gives it. */
export interface Declaration {
  name: string
  source: SourceContext
  /** TYPE_DECLARATION node. */
  node: number
  entity: Entity
  methods: Map<string, Entity[]>
  /** The type itself, its parameters standing for themselves. */
  self: Named
  parameters: Parameter[] | undefined
  underlying: Type | undefined
  members: Map<string, Member | undefined> | undefined
}

/** A field or method, and how far down among embedded fields it was found. */
export interface Member {
  entity: Entity
  type: Type
  depth: number
  /** Other definitions of it exist: which is meant depends on who asks. */
  several?: boolean
}

export interface Unknown {
  kind: typeof UNKNOWN
}
export interface External {
  kind: typeof EXTERNAL
  /** Import path; empty for the universe. */
  path: string
  /** `Request.Header`, `NewRequest()`. */
  name: string
  args?: Type[]
}
export interface Basic {
  kind: typeof BASIC
  name: string
}
export interface Named {
  kind: typeof NAMED
  declaration: Declaration
  args: Type[] | undefined
  underlying: Type | undefined
  /** How many parts an instantiation has. */
  weight?: number
}
export interface Pointer {
  kind: typeof POINTER
  element: Type
}
export interface List {
  kind: typeof LIST
  element: Type
}
export interface MapType {
  kind: typeof MAP
  key: Type
  element: Type
}
export interface Channel {
  kind: typeof CHANNEL
  element: Type
}
export interface FunctionType {
  kind: typeof FUNCTION
  parameters: Type[]
  results: Type[]
  variadic: boolean
  typeParameters: Parameter[]
}
export interface StructType {
  kind: typeof STRUCT
  fields: { name: string; type: Type; entity: Entity; embedded: boolean }[]
}
export interface InterfaceType {
  kind: typeof INTERFACE
  methods: { name: string; type: Type; entity: Entity }[]
  embedded: Type[]
}
export interface Parameter {
  kind: typeof PARAMETER
  name: string
  source: SourceContext
  /** Code of the constraint. */
  constraint: number
  local: number
}
export interface Tuple {
  kind: typeof TUPLE
  types: Type[]
}
export interface TypeOf {
  kind: typeof TYPE
  type: Type
}
export interface PackageType {
  kind: typeof PACKAGE
  /** Import path. */
  path: string
}
export interface Builtin {
  kind: typeof BUILTIN
  name: string
}
export interface Union {
  kind: typeof UNION
  types: Type[]
}

export type Type =
  | Unknown
  | External
  | Basic
  | Named
  | Pointer
  | List
  | MapType
  | Channel
  | FunctionType
  | StructType
  | InterfaceType
  | Parameter
  | Tuple
  | TypeOf
  | PackageType
  | Builtin
  | Union

export const unknown: Unknown = { kind: UNKNOWN }

const basics = new Map<string, Basic>()
export function basic(name: string): Basic {
  let type = basics.get(name)
  if (!type) {
    type = { kind: BASIC, name }
    basics.set(name, type)
  }
  return type
}

/** A type of the type: `[]byte` → the expression `[]byte`. */
export const typeOf = (type: Type): Type =>
  type.kind === UNKNOWN || type.kind === EXTERNAL ? type : { kind: TYPE, type }

/** What a type expression denotes; external names may be types or values, which is one to us. */
export const denoted = (type: Type): Type => (type.kind === TYPE ? type.type : type.kind === EXTERNAL ? type : unknown)

/** What comes out of an external thing: `name` grows by how, up to a readable length. */
export function from(external: External, how: string): External {
  const name = external.name.length > 80 ? external.name : external.name + how
  return { kind: EXTERNAL, path: external.path, name }
}

export type Substitution = ReadonlyMap<Parameter, Type>

/** Deeper than any program nests types; recursive instantiations (`T[T[…]]`) stop here. */
const DEEPEST = 12

export function substitute(type: Type, by: Substitution, depth = 0): Type {
  if (by.size === 0 || depth > DEEPEST) return type
  const inside = (inner: Type): Type => substitute(inner, by, depth + 1)
  switch (type.kind) {
    case PARAMETER:
      return by.get(type) ?? type
    case NAMED:
      return type.args ? named(type.declaration, type.args.map(inside)) : type
    case EXTERNAL:
      return type.args ? { ...type, args: type.args.map(inside) } : type
    case POINTER: {
      const element = inside(type.element)
      return element === type.element ? type : { kind: POINTER, element }
    }
    case LIST:
    case CHANNEL: {
      const element = inside(type.element)
      return element === type.element ? type : { kind: type.kind, element }
    }
    case MAP:
      return { kind: MAP, key: inside(type.key), element: inside(type.element) }
    case FUNCTION:
      return { ...type, parameters: type.parameters.map(inside), results: type.results.map(inside) }
    case STRUCT:
      return { kind: STRUCT, fields: type.fields.map((field) => ({ ...field, type: inside(field.type) })) }
    case INTERFACE:
      return {
        kind: INTERFACE,
        methods: type.methods.map((method) => ({ ...method, type: inside(method.type) })),
        embedded: type.embedded.map(inside),
      }
    case TUPLE:
    case UNION:
      return { kind: type.kind, types: type.types.map(inside) }
    case TYPE:
      return { kind: TYPE, type: inside(type.type) }
    default:
      return type
  }
}

export function named(declaration: Declaration, args: Type[] | undefined): Named {
  if (!args || args.length === 0) return declaration.self
  // `type T[P any] struct { next *T[T[P]] }` grows for ever: past a bound the arguments are forgotten.
  const weight = args.reduce((sum, one) => sum + weightOf(one), 1)
  if (weight > HEAVIEST) return declaration.self
  return { kind: NAMED, declaration, args, underlying: undefined, weight }
}

/** More parts than any instantiation that a person wrote. */
const HEAVIEST = 60

function weightOf(type: Type): number {
  switch (type.kind) {
    case NAMED:
      return type.weight ?? 1
    case POINTER:
    case LIST:
    case CHANNEL:
      return 1 + weightOf(type.element)
    case MAP:
      return 1 + weightOf(type.key) + weightOf(type.element)
    case FUNCTION:
      return [...type.parameters, ...type.results].reduce((sum, one) => sum + weightOf(one), 1)
    case STRUCT:
      return type.fields.reduce((sum, one) => sum + weightOf(one.type), 1)
    case INTERFACE:
      return type.methods.reduce((sum, one) => sum + weightOf(one.type), 1)
    case EXTERNAL:
      return (type.args ?? []).reduce((sum, one) => sum + weightOf(one), 1)
    case TUPLE:
    case UNION:
      return type.types.reduce((sum, one) => sum + weightOf(one), 1)
    default:
      return 1
  }
}

/** What else is asked of types that are laid beside each other. */
export interface Asked {
  underlying(type: Type): Type
  /** The type of a method, or of a function that a field holds. */
  method(type: Type, name: string): Type | undefined
}

/** Finds what type parameters stand for by laying a parameter's type beside an argument's. */
export function unify(
  pattern: Type,
  given: Type,
  wanted: ReadonlySet<Parameter>,
  found: Map<Parameter, Type>,
  asked: Asked,
  depth = 0,
): void {
  if (depth > DEEPEST || given.kind === UNKNOWN) return
  const again = (a: Type | undefined, b: Type | undefined): void => {
    if (a && b) unify(a, b, wanted, found, asked, depth + 1)
  }
  if (pattern.kind === PARAMETER) {
    if (wanted.has(pattern) && !found.has(pattern)) found.set(pattern, given)
    return
  }
  if (pattern.kind === NAMED) {
    if (given.kind === NAMED && given.declaration === pattern.declaration)
      pattern.args?.forEach((one, at) => {
        again(one, given.args?.[at])
      })
    // An interface that the argument satisfies by its methods.
    else if (pattern.args) {
      const wants = asked.underlying(pattern)
      if (wants.kind === INTERFACE) for (const { name, type } of wants.methods) again(type, asked.method(given, name))
    }
    return
  }
  if (pattern.kind === EXTERNAL) {
    if (given.kind === EXTERNAL)
      pattern.args?.forEach((one, at) => {
        again(one, given.args?.[at])
      })
    return
  }
  const other = given.kind === NAMED ? asked.underlying(given) : given
  if (pattern.kind !== other.kind) return
  switch (pattern.kind) {
    case POINTER:
    case LIST:
    case CHANNEL:
      again(pattern.element, (other as List).element)
      return
    case MAP:
      again(pattern.key, (other as MapType).key)
      again(pattern.element, (other as MapType).element)
      return
    case FUNCTION:
      pattern.parameters.forEach((one, at) => {
        again(one, (other as FunctionType).parameters[at])
      })
      pattern.results.forEach((one, at) => {
        again(one, (other as FunctionType).results[at])
      })
      return
    default:
  }
}
