/**
 * The linker's representation of types. References are transparent: `&T` is `T`, because method and field lookup dereference.
 *
 * A variable is a type that is to be inferred. A type from outside the repository is `external`. Methods of standard library
 * types are known from standard-library.ts; any other member of an external type is external, too.
 */
import type { Item, Source } from '../crates.ts'

export const UNKNOWN = 0
export const EXTERNAL = 1
export const ADT = 2
export const PARAMETER = 3
export const TRAITS = 4
export const TUPLE = 5
export const SLICE = 6
export const FUNCTION = 7
export const CLOSURE = 8
export const PRIMITIVE = 9
export const NEVER = 10
export const VARIABLE = 11
/** A function, method or constructor with its signature, which each call instantiates. */
export const CALLABLE = 12
/** An associated type of a type that is not yet known. */
export const PROJECTION = 13

interface Unknown {
  kind: typeof UNKNOWN
}
export interface External {
  kind: typeof EXTERNAL
  crate: string
  /** The path, `collections::HashMap`. Types are looked up by its last segment. */
  name: string
  args: Type[]
  /** For what a foreign function or member gives: types of the repository that were given to it, which it may be or hold. */
  carries?: readonly Adt[]
}
export interface Adt {
  kind: typeof ADT
  item: Item
  args: Type[]
}
export interface Parameter {
  kind: typeof PARAMETER
  name: string
  /** Absent for type parameters in signatures of the standard library. */
  source: Source | undefined
  node: number
  /** If this is the `Self` of a trait: the trait. */
  trait: Item | undefined
}
export interface Bound {
  trait: Item | External
  args: Type[]
  assoc: Map<string, Type>
  /** `Fn(A) -> B` */
  call: FunctionType | undefined
}
export interface Traits {
  kind: typeof TRAITS
  bounds: Bound[]
  /** The associated type that the bounds belong to, while T in `T::Item` is a type parameter. */
  of?: Projection
}
export interface Tuple {
  kind: typeof TUPLE
  types: Type[]
}
export interface Slice {
  kind: typeof SLICE
  element: Type
}
export interface FunctionType {
  kind: typeof FUNCTION
  parameters: Type[]
  result: Type
}
export interface Closure {
  kind: typeof CLOSURE
  source: Source
  node: number
}
export interface Primitive {
  kind: typeof PRIMITIVE
  name: string
}
interface Never {
  kind: typeof NEVER
}
export interface Variable {
  kind: typeof VARIABLE
  bound: Type | undefined
  /** Callbacks for when it is bound. `collect` uses this to infer the type arguments of its result. */
  waiting: ((type: Type) => void)[] | undefined
}
export interface Callable {
  kind: typeof CALLABLE
  signature: Signature
  /** Substitution for the type parameters of the surrounding impl or trait. */
  by: Substitution
  /** Type arguments given by a turbofish. */
  args: Type[]
  /** The type of the receiver, or of `Self` in a path. */
  self: Type | undefined
}
interface Projection {
  kind: typeof PROJECTION
  type: Type
  name: string
  /** The bounds, which apply if the projection cannot be resolved. */
  otherwise?: Traits
}

/** The receiver is not among the parameters. */
export interface Signature {
  parameters: Type[]
  result: Type
  /** The type parameters of the function itself. */
  generics: Parameter[]
  hasSelf: boolean
  /** It takes `self: Pin<&mut Self>`. */
  takesPin?: boolean
  /** An effect of the call beyond the signature. */
  effect?: 'collect'
}

export type Type =
  | Unknown
  | External
  | Adt
  | Parameter
  | Traits
  | Tuple
  | Slice
  | FunctionType
  | Closure
  | Primitive
  | Never
  | Variable
  | Callable
  | Projection

export type Substitution = Map<Parameter, Type>

export const unknown: Unknown = { kind: UNKNOWN }
export const never: Never = { kind: NEVER }
export const unit: Tuple = { kind: TUPLE, types: [] }

const primitives = new Map<string, Primitive>()
export function primitive(name: string): Primitive {
  let type = primitives.get(name)
  if (!type) {
    type = { kind: PRIMITIVE, name }
    primitives.set(name, type)
  }
  return type
}

/** It may still turn out to be anything. */
export const isOpen = ({ kind }: Type): boolean => kind === UNKNOWN || kind === VARIABLE || kind === PROJECTION
/** Its bounds are all that is known of it. */
export const isBounded = (type: Type): type is Parameter | Traits => type.kind === PARAMETER || type.kind === TRAITS
export const variable = (): Variable => ({ kind: VARIABLE, bound: undefined, waiting: undefined })
export const std = (name: string, ...args: Type[]): External => ({ kind: EXTERNAL, crate: 'std', name, args })

/** Follows the bindings of variables. */
export function known(type: Type): Type {
  let at = type
  for (let steps = 0; at.kind === VARIABLE && at.bound && steps < 64; steps++) at = at.bound
  return at
}

/** Maximum nesting of types. Recursive instantiations end here. */
const DEEPEST = 8

export function substitute(type: Type, by: Substitution, depth = 0): Type {
  if (by.size === 0 || depth > DEEPEST) return type
  const all = (types: readonly Type[]): Type[] => types.map((one) => substitute(one, by, depth + 1))
  switch (type.kind) {
    case PARAMETER:
      return by.get(type) ?? type
    case VARIABLE:
      return type.bound ? substitute(type.bound, by, depth + 1) : type
    case EXTERNAL:
    case ADT: {
      if (type.args.length === 0) return type
      const args = all(type.args)
      // `type Target = Wrapper<(T, T)>` applied to itself doubles in size at each step, so large arguments are dropped.
      return { ...type, args: depth === 0 && isHeavy(args) ? args.map(() => unknown) : args }
    }
    case TUPLE:
      return type.types.length === 0 ? type : { kind: TUPLE, types: all(type.types) }
    case SLICE:
      return { kind: SLICE, element: substitute(type.element, by, depth + 1) }
    case FUNCTION:
      return { kind: FUNCTION, parameters: all(type.parameters), result: substitute(type.result, by, depth + 1) }
    case TRAITS: {
      const bounds = type.bounds.map((bound) => substituteBound(bound, by, depth + 1))
      if (!type.of) return { kind: TRAITS, bounds }
      const of = substitute(type.of.type, by, depth + 1)
      if (of.kind === PARAMETER) return { kind: TRAITS, bounds, of: { ...type.of, type: of } }
      return { kind: PROJECTION, type: of, name: type.of.name, otherwise: { kind: TRAITS, bounds } }
    }
    case PROJECTION:
      return { ...type, type: substitute(type.type, by, depth + 1) }
    default:
      return type
  }
}

/** Maximum number of parts of a type's arguments, more than any handwritten type has. */
const HEAVIEST = 300

function isHeavy(types: readonly Type[]): boolean {
  let left = HEAVIEST
  const open = [...types]
  for (let one = open.pop(); one; one = open.pop()) {
    if (--left < 0) return true
    const type = known(one)
    if (type.kind === EXTERNAL || type.kind === ADT) open.push(...type.args)
    else if (type.kind === TUPLE) open.push(...type.types)
    else if (type.kind === SLICE) open.push(type.element)
  }
  return false
}

export function substituteBound(bound: Bound, by: Substitution, depth = 0): Bound {
  const call = bound.call && (substitute(bound.call, by, depth) as FunctionType)
  return {
    trait: bound.trait,
    args: bound.args.map((one) => substitute(one, by, depth)),
    assoc: new Map([...bound.assoc].map(([name, type]) => [name, substitute(type, by, depth)])),
    call,
  }
}

/** Types of the repository in a type and its arguments. */
export function ours(types: readonly Type[], depth = 0): Adt[] {
  if (depth > DEEPEST) return []
  return types.flatMap((one) => {
    const type = known(one)
    switch (type.kind) {
      case ADT:
        return [type]
      case EXTERNAL:
        return ours(type.args, depth + 1)
      case TUPLE:
        return ours(type.types, depth + 1)
      case SLICE:
        return ours([type.element], depth + 1)
      default:
        return []
    }
  })
}

function occurs(wanted: Variable, type: Type, depth = 0): boolean {
  const at = known(type)
  if (at === wanted || depth > DEEPEST) return true
  switch (at.kind) {
    case EXTERNAL:
    case ADT:
      return at.args.some((one) => occurs(wanted, one, depth + 1))
    case TUPLE:
      return at.types.some((one) => occurs(wanted, one, depth + 1))
    case SLICE:
      return occurs(wanted, at.element, depth + 1)
    default:
      return false
  }
}

function bind(variableType: Variable, type: Type): void {
  if (type.kind === UNKNOWN || type.kind === NEVER || occurs(variableType, type)) return
  variableType.bound = type
  const { waiting } = variableType
  variableType.waiting = undefined
  for (const tell of waiting ?? []) tell(type)
}

/** Unifies two types: binds variables in either so that both are equal. Returns whether they can be equal. */
export function unify(left: Type, right: Type, depth = 0): boolean {
  const a = known(left)
  const b = known(right)
  if (a === b || depth > DEEPEST) return true
  if (a.kind === VARIABLE) {
    bind(a, b)
    return true
  }
  if (b.kind === VARIABLE) {
    bind(b, a)
    return true
  }
  if (a.kind === UNKNOWN || b.kind === UNKNOWN || a.kind === NEVER || b.kind === NEVER) return true
  if (a.kind === PROJECTION || b.kind === PROJECTION) return true
  const all = (x: readonly Type[], y: readonly Type[]): boolean => {
    let same = true
    for (let at = 0; at < Math.min(x.length, y.length); at++)
      same = unify(x[at] as Type, y[at] as Type, depth + 1) && same
    return same
  }
  if (a.kind === ADT && b.kind === ADT) return a.item === b.item && all(a.args, b.args)
  if (a.kind === EXTERNAL && b.kind === EXTERNAL) return lastName(a) === lastName(b) && all(a.args, b.args)
  if (a.kind === TUPLE && b.kind === TUPLE) return a.types.length === b.types.length && all(a.types, b.types)
  if (a.kind === SLICE && b.kind === SLICE) return unify(a.element, b.element, depth + 1)
  // `&Vec<T>` coerces to `&[T]`.
  if (a.kind === SLICE && b.kind === EXTERNAL && lastName(b) === 'Vec') return all([a.element], b.args)
  if (b.kind === SLICE && a.kind === EXTERNAL && lastName(a) === 'Vec') return all([b.element], a.args)
  if (a.kind === FUNCTION && b.kind === FUNCTION)
    return all(a.parameters, b.parameters) && unify(a.result, b.result, depth + 1)
  if (a.kind === PRIMITIVE && b.kind === PRIMITIVE) return a.name === b.name
  if (a.kind === PARAMETER || b.kind === PARAMETER) return a === b
  return a.kind === b.kind
}

export function lastName(type: External): string {
  const at = type.name.lastIndexOf('::')
  return at < 0 ? type.name : type.name.slice(at + 2)
}
