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
/** Type arguments nested deeper than this are not substituted: no lookup depends on them. */
const DEEPEST_ARGUMENT = 5

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
function same(a: Type, b: Type): boolean {
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

/** Resolves deferred types; set by the modules that know members and calls. */
export const opening: {
  member(of: Type, name: string): Type
  call(of: Type): Type
  instance(of: Type): Type
  element(of: Type): Type
  choice(of: Extract<Type, { kind: 'conditional' }>): Type
} = {
  member: () => UNKNOWN,
  call: () => UNKNOWN,
  instance: () => UNKNOWN,
  element: () => UNKNOWN,
  choice: () => UNKNOWN,
}

/** What a deferred type is, now that it is known what it is of. */
export function undeferred(of: Type, name: string | undefined): Type {
  if (name === undefined) return opening.call(of)
  return name === INSTANCE ? opening.instance(of) : opening.member(of, name)
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

/**
 * Replaces the type parameters in a type. Pointers to records only get the environment and are not resolved. A type in which
 * nothing is replaced is returned itself, as most are.
 */
export function substitute(type: Type, environment: Environment | undefined, depth = 0): Type {
  if (!environment || environment.size === 0 || depth > DEEPEST_ARGUMENT) return type
  switch (type.kind) {
    case 'parameter':
      return environment.get(parameterKey(type.unit, type.declaration)) ?? type
    case 'shape':
      if (type.static ? !isMixed(type.unit, type.shape) : isEmptyLiteral(type.unit, type.shape)) return type
      return pointed(type, type.shape, type.shape + ir.S_VISIBLE, environment, depth)
    case 'function':
    case 'made':
      return pointed(type, type.record, type.record + ir.F_VISIBLE, environment, depth)
    case 'standard': {
      const parameters = substituted(type.parameters, environment, depth + 1)
      return parameters === type.parameters ? type : { ...type, parameters }
    }
    case 'callback': {
      const parameters = substituted(type.parameters, environment, depth + 1)
      const returns = type.returns && substitute(type.returns, environment, depth + 1)
      if (parameters === type.parameters && returns === type.returns) return type
      return returns ? { ...type, parameters, returns } : { ...type, parameters }
    }
    case 'external': {
      const parameters = type.parameters && substituted(type.parameters, environment, depth + 1)
      return !parameters || parameters === type.parameters ? type : { ...type, parameters }
    }
    case 'builtin': {
      const owner = substitute(type.owner, environment, depth + 1)
      return owner === type.owner ? type : { ...type, owner }
    }
    case 'tuple': {
      const items = substituted(type.items, environment, depth + 1)
      return items === type.items ? type : tuple(items)
    }
    case 'spread': {
      const of = substitute(type.of, environment, depth)
      return of === type.of ? type : { kind: 'spread', of }
    }
    case 'union': {
      const of = substituted(type.of, environment, depth + 1)
      return of === type.of ? type : union(of)
    }
    case 'intersection':
    case 'overloads': {
      const of = substituted(type.of, environment, depth + 1)
      return of === type.of ? type : { ...type, of }
    }
    case 'place': {
      const base = substitute(type.base, environment, depth + 1)
      return base === type.base ? type : place(type.unit, type.entity, base)
    }
    case 'deferred': {
      const of = substitute(type.of, environment, depth + 1)
      if (isOpen(of)) return same(of, type.of) ? type : { ...type, of }
      return undeferred(of, type.name)
    }
    case 'mapped':
      return pointed(type, type.node, type.node + ir.MAPPED_VISIBLE, environment, depth)
    case 'conditional':
      return opening.choice(pointed(type, type.node, type.node + ir.CONDITIONAL_VISIBLE, environment, depth))
    case 'lookup':
      return memberOf(substitute(type.of, environment, depth + 1), substitute(type.index, environment, depth + 1))
    case 'dictionary': {
      const value = substitute(type.value, environment, depth + 1)
      return value === type.value ? type : { ...type, value }
    }
    case 'selection': {
      const of = substitute(type.of, environment, depth + 1)
      const keys = substitute(type.keys, environment, depth + 1)
      return of === type.of && keys === type.keys ? type : { ...type, of, keys }
    }
    case 'keyof': {
      const of = substitute(type.of, environment, depth + 1)
      return of === type.of ? type : { ...type, of }
    }
    default:
      return type
  }
}

/** The same list where nothing in it is replaced. */
function substituted(types: readonly Type[], environment: Environment, depth: number): readonly Type[] {
  let made: Type[] | undefined
  for (let at = 0; at < types.length; at++) {
    const type = types[at] as Type
    const found = substitute(type, environment, depth)
    if (found !== type) made ??= types.slice()
    if (made) made[at] = found
  }
  return made ?? types
}

/** `T[K]`, resolved as far as T and K are known. */
export function memberOf(of: Type, index: Type): Type {
  if (index.kind === 'literal')
    return isOpen(of) ? { kind: 'deferred', of, name: index.text } : opening.member(of, index.text)
  if (index.kind === 'union' && index.of.every((part) => part.kind === 'literal'))
    return union(index.of.map((part) => memberOf(of, part)))
  if (index.kind === 'intersection') {
    // `K & string` is what K is.
    const named = index.of.find((part) => part.kind === 'literal') ?? index.of.find(isOpen)
    if (named) return memberOf(of, named)
  }
  if (isOpen(of) || isOpen(index)) return { kind: 'lookup', of, index }
  return opening.element(of)
}

/** `{}`: nothing in it depends on a type parameter. */
const isEmptyLiteral = (unit: SourceUnit, shape: number): boolean =>
  unit.at(shape + ir.S_KIND) === ir.LITERAL &&
  unit.at(unit.at(shape + ir.S_MEMBERS)) === 0 &&
  unit.at(unit.at(shape + ir.S_SPREADS)) === 0

/** Whether a class extends a parameter of the function around it, so that its type depends on the call. */
function isMixed(unit: SourceUnit, shape: number): boolean {
  if (unit.at(shape + ir.S_KIND) !== ir.CLASS) return false
  return unit.list(unit.at(shape + ir.S_EXTENDS)).some((heritage) => {
    const value = unit.at(heritage + 1)
    const entity = unit.at(value) === ir.NAME ? unit.at(value + 1) : 0
    return entity > 0 && unit.at(unit.at(entity + ir.E_DECLARATION) + ir.D_KIND) === ir.PARAM
  })
}

type Pointer = Extract<Type, { kind: 'shape' | 'function' | 'made' | 'mapped' | 'conditional' }>

/** Adds the values of the type parameters that are in scope at a pointer to its environment, and no others. */
function pointed<P extends Pointer>(type: P, record: number, visible: number, outer: Environment, depth: number): P {
  const { unit, environment: own } = type
  const list = unit.at(visible)
  // In TypeScript, whoever sees no type parameters has no use for their values.
  if (list === 0 && unit.typescript) return type
  const merged = new Map<number, Type>()
  let changed = false
  for (let at = 1; at <= unit.at(list); at++) {
    const key = parameterKey(unit, unit.at(list + at))
    const bound = own?.get(key)
    const value = bound ? substitute(bound, outer, depth + 1) : outer.get(key)
    if (!value) continue
    merged.set(key, value)
    if (value !== bound) changed = true
  }
  if (!changed && unit.typescript) return type
  if (!unit.typescript) {
    // Closures see the untyped parameters of the functions around them, whose records come before theirs.
    const from = parameterKey(unit, 0)
    const to = parameterKey(unit, record)
    for (const map of own ? [outer, own] : [outer])
      for (const [key, value] of map) {
        if (key < from || key > to || merged.has(key)) continue
        const bound = map === own ? substitute(value, outer, depth + 1) : value
        merged.set(key, bound)
        changed = true
      }
  } else if (own) for (const [key, value] of own) if (!merged.has(key)) merged.set(key, value)
  return changed ? { ...type, environment: merged } : type
}
