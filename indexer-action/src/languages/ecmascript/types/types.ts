/**
 * Types, as far as they decide where a name leads. A type of the repository is a pointer to records of a file, with an
 * environment for type parameters; its members are looked up only when they are needed.
 */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'

/** Values of type parameters and of untyped parameters, by `parameterKey`. */
export type Environment = ReadonlyMap<number, Type>

export type Type =
  | { kind: 'unknown' }
  | { kind: 'primitive'; number: number }
  | { kind: 'literal'; text: string }
  /** An instance (of a class, an interface or a literal), or, if `static`, the class, enum or namespace itself. */
  | { kind: 'shape'; unit: SourceUnit; shape: number; static: boolean; environment: Environment | undefined }
  | { kind: 'function'; unit: SourceUnit; record: number; environment: Environment | undefined; self: Type | undefined }
  /** The object that `new` makes with a function. */
  | { kind: 'made'; unit: SourceUnit; record: number; environment: Environment | undefined }
  /** A type of the language itself: Array, Promise, Map … */
  | { kind: 'standard'; name: string; parameters: readonly Type[] }
  /** A method of a standard type, not yet called. */
  | { kind: 'builtin'; owner: Type; name: string }
  | { kind: 'tuple'; items: readonly Type[] }
  /** `...T` in a tuple, unless T is known to be a tuple. */
  | { kind: 'spread'; of: Type }
  /** `parameters`: its type arguments, where they are written or a class of the repository extends it with them. */
  | { kind: 'external'; package: string; name: string; parameters?: readonly Type[] }
  | { kind: 'module'; unit: SourceUnit }
  | { kind: 'parameter'; unit: SourceUnit; declaration: number }
  | { kind: 'union'; of: readonly Type[] }
  /** `declared`: of the declarations beside a script and of the script, in this order. */
  | { kind: 'intersection'; of: readonly Type[]; declared?: true }
  /** Overloads: functions to choose from. */
  | { kind: 'overloads'; of: readonly Type[] }
  /** A variable that has been given members in addition to those of its value; `nesting`: how many are in one another, with this one. */
  | { kind: 'place'; unit: SourceUnit; entity: number; base: Type; nesting: number }
  /** `Partial<T>[K]`, `Record<string, V>`: any member has this type. */
  | { kind: 'dictionary'; value: Type }
  /** `{ [K in keyof T]: V }`: the members that T declares, with types of their own. */
  | { kind: 'mapped'; unit: SourceUnit; node: number; environment: Environment | undefined }
  /** `T extends (infer U)[] ? U : V`, while T is unknown. */
  | { kind: 'conditional'; unit: SourceUnit; node: number; environment: Environment | undefined }
  /** `T[K]`, while T or K is unknown. */
  | { kind: 'lookup'; of: Type; index: Type }
  /** `Omit<T, K>`, or, if `kept`, `Pick<T, K>`; for keys, `Exclude<keyof T, K>`. */
  | { kind: 'selection'; of: Type; keys: Type; kept: boolean }
  /** `keyof T` */
  | { kind: 'keyof'; of: Type }
  /** The parameters that a method of the language passes to its callback, and what that must return where this matters. */
  | { kind: 'callback'; parameters: readonly Type[]; returns?: Type }
  /** A member of a type that is open (`isOpen`), or, without a name, the result of calling that; as INSTANCE, of constructing it. */
  | { kind: 'deferred'; of: Type; name: string | undefined }

/** Of a script's value that declarations say something of, what the script says: that is what runs. */
export function runs(type: Type): Type {
  const written = type.kind === 'intersection' && type.declared ? type.of[1] : undefined
  return written && written.kind !== 'unknown' ? written : type
}

/** In place of a member's name, for `InstanceType<T>` of an open T. */
export const INSTANCE = 'new (…)'

export const UNKNOWN: Type = { kind: 'unknown' }
export const primitive = (number: number): Type => ({ kind: 'primitive', number })
export const standard = (name: string, ...parameters: Type[]): Type => ({ kind: 'standard', name, parameters })

/** A tuple, with the spreads of known tuples expanded. */
export function tuple(items: readonly Type[]): Type {
  if (!items.some((item) => item.kind === 'spread' && item.of.kind === 'tuple')) return { kind: 'tuple', items }
  return {
    kind: 'tuple',
    items: items.flatMap((item) => (item.kind === 'spread' && item.of.kind === 'tuple' ? item.of.items : [item])),
  }
}

/** How many variables may be in one another. */
const MOST_NESTING = 2

/**
 * A variable with members of its own. Of variables in its value that are in one another, too deep, each is kept once, beside the others:
 * `lib.part = extend(lib.part)`, again and again, gives each the ones before, and there are more ways into them than can be gone.
 */
export function place(unit: SourceUnit, entity: number, base: Type): Type {
  const parts = base.kind === 'union' ? base.of : [base]
  const isDeep = parts.some((part) => part.kind === 'place' && part.nesting >= MOST_NESTING)
  const kept = isDeep ? beside(parts) : base
  return { kind: 'place', unit, entity, base: kept, nesting: 1 + nestingOf(kept) }
}

function nestingOf(type: Type): number {
  if (type.kind === 'place') return type.nesting
  return type.kind === 'union' ? Math.max(...type.of.map(nestingOf)) : 0
}

/** The variables in these types, each with what they hold in the end. */
function beside(types: readonly Type[]): Type {
  const places = new Map<number, Extract<Type, { kind: 'place' }>>()
  const held: Type[] = []
  const seen = new Set<Type>()
  const visit = (type: Type) => {
    if (seen.has(type)) return
    seen.add(type)
    if (type.kind === 'union') type.of.forEach(visit)
    else if (type.kind === 'place') {
      places.set(parameterKey(type.unit, type.entity), type)
      visit(type.base)
    } else held.push(type)
  }
  types.forEach(visit)
  const base = union(held)
  return union([...places.values()].map((one): Type => ({ ...one, base, nesting: 1 })))
}

export function parameterKey(unit: SourceUnit, declaration: number): number {
  return unit.index * 0x2000000 + declaration
}

/** Longest union; further parts are dropped. */
export const MOST_PARTS = 64
export function union(parts: readonly (Type | undefined)[]): Type {
  const flat: Type[] = []
  const add = (type: Type | undefined) => {
    if (!type || type.kind === 'unknown') return
    if (type.kind === 'union') type.of.forEach(add)
    else if (flat.length < MOST_PARTS && !flat.some((other) => same(other, type))) flat.push(type)
  }
  parts.forEach(add)
  // `undefined`, `null` and `never` have no members that anyone would look up.
  const useful =
    flat.length > 1
      ? flat.filter((t) => t.kind !== 'primitive' || ((t.number < 7 || t.number > 9) && t.number !== ir.P_NEVER))
      : flat
  if (useful.length === 0) return flat[0] ?? UNKNOWN
  return useful.length === 1 ? (useful[0] as Type) : { kind: 'union', of: useful }
}

/** Whether two types are certainly the same; a wrong "no" only costs a duplicate. */
export function same(a: Type, b: Type): boolean {
  if (a === b) return true
  if (a.kind !== b.kind) return false
  switch (a.kind) {
    case 'unknown':
      return true
    case 'primitive':
      return a.number === (b as typeof a).number
    case 'literal':
      return a.text === (b as typeof a).text
    case 'mapped':
    case 'conditional':
      return (
        a.unit === (b as typeof a).unit &&
        a.node === (b as typeof a).node &&
        a.environment === (b as typeof a).environment
      )
    case 'lookup':
      return same(a.of, (b as typeof a).of) && same(a.index, (b as typeof a).index)
    case 'shape': {
      const other = b as typeof a
      return (
        a.unit === other.unit &&
        a.shape === other.shape &&
        a.static === other.static &&
        a.environment === other.environment
      )
    }
    case 'function':
    case 'made':
      return a.unit === (b as typeof a).unit && a.record === (b as typeof a).record
    case 'module':
      return a.unit === (b as typeof a).unit
    case 'external':
      return (
        a.package === (b as typeof a).package &&
        a.name === (b as typeof a).name &&
        a.parameters === (b as typeof a).parameters
      )
    case 'parameter':
      return a.unit === (b as typeof a).unit && a.declaration === (b as typeof a).declaration
    case 'standard': {
      const other = b as typeof a
      return (
        a.name === other.name &&
        a.parameters.length === other.parameters.length &&
        a.parameters.every((p, at) => same(p, other.parameters[at] as Type))
      )
    }
    default:
      return false
  }
}

/** Whether a type is known only once the enclosing function is called. */
export function isOpen(type: Type): boolean {
  return type.kind === 'parameter' || type.kind === 'deferred' || type.kind === 'lookup'
}

const GIVEN = '(…)'
/** What a function of a package gives to one that it is passed. */
export const givenBy = (by: Extract<Type, { kind: 'external' }>): Type => ({ ...by, name: by.name + GIVEN })
export const isGiven = (type: Type): boolean => type.kind === 'external' && type.name.endsWith(GIVEN)

/** Whether a type is only that of whatever an untyped parameter is given. */
export function isArgument(type: Type): boolean {
  return type.kind === 'parameter' && type.unit.at(type.declaration) === ir.PARAMETER
}

/** Whether members of a type may lead somewhere in the repository. */
export function isOfRepository(type: Type): boolean {
  switch (type.kind) {
    case 'shape':
    case 'made':
    case 'function':
    case 'module':
      return true
    case 'union':
    case 'intersection':
      return type.of.some(isOfRepository)
    case 'place':
      return isOfRepository(type.base)
    case 'standard':
      return type.parameters.some(isOfRepository)
    case 'tuple':
      return type.items.some(isOfRepository)
    default:
      return false
  }
}
