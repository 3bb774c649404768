/** Types as the linker computes with them. `undefined` is a type that nobody knows. */
import type { ClassInfo, MemberInfo, Place } from './classes.ts'

export interface ClassType {
  is: 'class'
  of: ClassInfo
  args: readonly (Type | undefined)[]
  /** Of a tuple or an object without a class: by what names its type arguments are asked for as members. */
  names?: readonly string[]
  /** It is such an object: where its members stand in the code of the file. */
  anonymous?: readonly number[]
}
export interface ArrayType {
  is: 'array'
  of: Type | undefined
  /** Elements by key or position, where they are known one by one. */
  shape?: ReadonlyMap<string, Type | undefined>
}
export interface VariableType {
  is: 'variable'
  variable: TypeVariable
  /** Type arguments of the class that it stands for, where they are said: `static<int, T>`. */
  args?: readonly (Type | undefined)[]
  /** Written as `?`: of this parameter of its class nothing is said. */
  any?: true
}
interface PrimitiveType {
  is: 'primitive'
  name: string
}
/** A lambda or method reference whose parameters depend on what takes it: evaluated once that is known. */
export interface DeferredType {
  is: 'deferred'
  /** -1 where it was evaluated already. */
  at: number
  parameters: number
  shape: number
  /** A method reference: its number of parameters is not known where it is -1. */
  reference: boolean
  /** What the method gives that is named here, and was said already. */
  gives?: Type
  /** Methods of the one name that stands there, of which what takes it means one. */
  group?: readonly MemberInfo[]
}
/** The name of a type used as a value: `Foo` in `Foo.bar()`. */
interface TypeName {
  is: 'typeName'
  of: ClassInfo
  /** What it is if it is no type, where nobody knows: a member of a class outside. */
  value?: ClassType
}
/** One of several; a member that any of them has may be meant. */
export interface UnionType {
  is: 'union'
  of: readonly Type[]
}
interface PackageName {
  is: 'package'
  name: string
}
export type Type =
  | ClassType
  | ArrayType
  | VariableType
  | PrimitiveType
  | DeferredType
  | TypeName
  | PackageName
  | UnionType
  | { is: 'null' }

export interface TypeVariable {
  name: string
  /** Bounds as written, and where. */
  bounds: readonly string[]
  place: Place
  bound?: Type | undefined
  /** A class that extends all bounds, if there are several. */
  allBounds?: ClassType
  /** False until `bound` was looked up. */
  looked: boolean
}

export type Bindings = Map<TypeVariable, Type | undefined>

const primitives = new Map<string, PrimitiveType>()

export function primitive(name: string): PrimitiveType {
  let type = primitives.get(name)
  if (!type) {
    type = { is: 'primitive', name }
    primitives.set(name, type)
  }
  return type
}

export const NULL: Type = { is: 'null' }

export function arrayOf(type: Type | undefined): ArrayType {
  return { is: 'array', of: type }
}

/** A list of these elements, by key or position. */
export function shapeOf(shape: ReadonlyMap<string, Type | undefined>): ArrayType {
  return { is: 'array', of: eitherOf([...shape.values()]), shape }
}

export function classType(of: ClassInfo, args: readonly (Type | undefined)[] = NONE): ClassType {
  return { is: 'class', of, args }
}

/** What a value may be besides is left out: in a chain of calls each may give as many again. */
const MOST_PARTS = 16

/** One of several, of those that are known. */
export function eitherOf(types: readonly (Type | undefined)[]): Type | undefined {
  const known: Type[] = []
  for (const type of types)
    for (const one of type?.is === 'union' ? type.of : [type])
      if (one && known.length < MOST_PARTS && !known.some((other) => isSameType(one, other))) known.push(one)
  return known.length > 1 ? { is: 'union', of: known } : known[0]
}

/** Type arguments so deep down are not compared: what holds the other twice at every step would take twice as long at each. */
const DEEPEST = 4

function isSameType(one: Type | undefined, other: Type | undefined, depth = 0): boolean {
  if (one === other) return true
  if (depth === DEEPEST) return false
  if (one?.is === 'class' && other?.is === 'class')
    return (
      one.of === other.of &&
      one.args.length === other.args.length &&
      one.args.every((arg, at) => isSameType(arg, other.args[at], depth + 1))
    )
  if (one?.is === 'array' && other?.is === 'array')
    return !one.shape && !other.shape && isSameType(one.of, other.of, depth + 1)
  const areBare = one?.is === 'variable' && other?.is === 'variable' && !one.args && !other.args
  return areBare && one.variable === other.variable
}

const NONE: readonly undefined[] = []

/**
 * Type arguments further down are looked at once each: a pair of pairs of pairs holds the innermost in as many places as there are
 * ways to it, which are millions after two dozen lines.
 */
const SHALLOW = 3

/** What was found of types that lie deep down, in whatever part of the type that was asked about. */
interface Found<T> {
  deep?: Map<Type, T>
}

/** Puts known types in the place of variables. Variables without a binding stay, and so does a type that has none. */
export function substitute(
  type: Type | undefined,
  bindings: Bindings,
  depth = 0,
  found?: Found<Type | undefined>,
): Type | undefined {
  if (type === undefined || bindings.size === 0) return type
  if (type.is === 'class' && type.args.length === 0) return type
  const all = found ?? {}
  if (depth < SHALLOW) return substituted(type, bindings, depth, all)
  all.deep ??= new Map()
  if (!all.deep.has(type)) all.deep.set(type, substituted(type, bindings, depth, all))
  return all.deep.get(type)
}

function substituted(type: Type, bindings: Bindings, depth: number, found: Found<Type | undefined>): Type | undefined {
  const within = (one: Type | undefined) => substitute(one, bindings, depth + 1, found)
  switch (type.is) {
    case 'variable': {
      const args = type.args?.map(within)
      if (!bindings.has(type.variable)) return args ? { ...type, args } : type
      const bound = bindings.get(type.variable)
      return args && bound?.is === 'class' ? classType(bound.of, args) : bound
    }
    case 'array': {
      if (type.shape) return shapeOf(new Map([...type.shape].map(([key, one]) => [key, within(one)])))
      const of = within(type.of)
      return of === type.of ? type : arrayOf(of)
    }
    case 'union':
      // What a variable stands for may itself be one of several.
      return eitherOf(type.of.map((one) => within(one) ?? one))
    case 'class': {
      const args = type.args.map(within)
      return args.every((arg, at) => arg === type.args[at]) ? type : { ...type, args }
    }
    default:
      return type
  }
}

export function mentions(
  type: Type | undefined,
  variables: readonly TypeVariable[],
  depth = 0,
  found?: Found<boolean>,
): boolean {
  if (type === undefined) return false
  const all = found ?? {}
  if (depth < SHALLOW) return mentioned(type, variables, depth, all)
  all.deep ??= new Map()
  const known = all.deep.get(type)
  if (known !== undefined) return known
  const isMentioned = mentioned(type, variables, depth, all)
  all.deep.set(type, isMentioned)
  return isMentioned
}

function mentioned(type: Type, variables: readonly TypeVariable[], depth: number, found: Found<boolean>): boolean {
  const within = (one: Type | undefined) => mentions(one, variables, depth + 1, found)
  switch (type.is) {
    case 'variable':
      return variables.includes(type.variable) || (type.args?.some(within) ?? false)
    case 'array':
      return within(type.of)
    case 'class':
      return type.args.some(within)
    default:
      return false
  }
}
