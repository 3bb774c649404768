/**
 * Putting types in the place of type parameters, and what is open until then: members of a parameter, its elements, results of calling
 * it.
 */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import {
  type Environment,
  INSTANCE,
  isOpen,
  parameterKey,
  place,
  same,
  type Type,
  tuple,
  UNKNOWN,
  union,
} from './types.ts'

/** Type arguments nested deeper than this are not substituted: no lookup depends on them. */
const DEEPEST_ARGUMENT = 5

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
export const isEmptyLiteral = (unit: SourceUnit, shape: number): boolean =>
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
