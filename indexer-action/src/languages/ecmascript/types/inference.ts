/** Infers the type parameters of a call from its type arguments and its arguments. */

import * as ir from '../ir.ts'
import { libraryWidened } from '../libraries/libraries.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { argumentTypes, callReturn, callSignatures, type FunctionType, saidByPredicate } from './calls.ts'
import { instanceOf } from './constructions.ts'
import { writtenAround } from './contexts.ts'
import { elementOf } from './elements.ts'
import { memberType } from './members.ts'
import { substitute } from './substitution.ts'
import { addDefaults } from './type-arguments.ts'
import { type Environment, parameterKey, standard, type Type, tuple, UNKNOWN, union } from './types.ts'
import { typeOf } from './values.ts'

/**
 * The environment of a call: type parameters from the type arguments, or inferred from the arguments; untyped parameters
 * from the values passed. `except` is the position of an argument to ignore, or -1; with it, function arguments behind it do
 * not determine type parameters either.
 */
export function inferred(
  w: World,
  callee: FunctionType,
  unit: SourceUnit,
  call: number,
  except = -1,
): Environment | undefined {
  const { record } = callee
  const owner = callee.unit
  const typeParameters = owner.list(owner.at(record + ir.F_TYPE_PARAMETERS))
  const parameters = owner.list(owner.at(record + ir.F_PARAMETERS))
  const spread = (owner.at(record + ir.F_FLAGS) & ir.USES_ARGUMENTS) !== 0
  if (parameters.length === 0 && typeParameters.length === 0 && !spread) return callee.environment
  const environment = new Map<number, Type>(callee.environment)
  if (spread) environment.set(parameterKey(owner, record), { kind: 'tuple', items: argumentTypes(w, unit, call) })
  const explicit = unit.list(unit.at(call + 3))
  typeParameters.forEach((d, at) => {
    const given = explicit[at]
    if (given !== undefined) environment.set(parameterKey(owner, d), typeOfAnnotation(w, unit, given))
  })
  const args = unit.list(unit.at(call + 2))
  // Functions come last: the types of their parameters may depend on the other arguments.
  for (const functions of [false, true]) {
    if (functions) fromSurroundings(w, callee, unit, call, typeParameters, environment)
    for (let at = 0; at < parameters.length; at++) {
      const parameter = parameters[at] as number
      const arg = args[at]
      if (arg === undefined || at === except) continue
      if ((unit.at(arg) === ir.FUNCTION_VALUE) !== functions) continue
      const written = owner.at(parameter + 2)
      const variadic = (owner.at(parameter + 4) & ir.VARIADIC) !== 0
      if (written === 0) {
        if (variadic) {
          const rest = [...args.slice(at)].map((a) => typeOf(w, unit, a))
          environment.set(parameterKey(owner, parameter), { kind: 'tuple', items: rest })
        } else environment.set(parameterKey(owner, parameter), typeOf(w, unit, arg))
      } else if (typeParameters.length > 0 || callee.environment === undefined) {
        if (functions && except >= 0 && at > except) continue
        if (typeParameters.length === 0) continue
        const given = typeGiven(w, unit, arg)
        unify(w, typeOfAnnotation(w, owner, written), variadic ? standard('Array', given) : given, environment, 0)
      }
    }
  }
  addDefaults(w, owner, typeParameters, environment)
  return environment
}

/** An argument's type. A string keeps its text, because it may name a member. */
function typeGiven(w: World, unit: SourceUnit, arg: number): Type {
  return unit.at(arg) === ir.STRING ? { kind: 'literal', text: unit.name(unit.at(arg + 1)) } : typeOf(w, unit, arg)
}

/**
 * Type parameters that the values do not determine come from the type written around the call:
 * `const a: Box<A> = box((inside) => …)`.
 */
function fromSurroundings(
  w: World,
  callee: FunctionType,
  unit: SourceUnit,
  call: number,
  typeParameters: readonly number[],
  environment: Map<number, Type>,
): void {
  const owner = callee.unit
  const returns = owner.at(callee.record + ir.F_RETURNS)
  if (returns === 0 || unit.at(call + ir.CALL_CONTEXT) === 0 || w.depth > 100) return
  if (typeParameters.every((d) => environment.has(parameterKey(owner, d)))) return
  w.depth++
  unify(w, typeOfAnnotation(w, owner, returns), writtenAround(w, unit, call), environment, 0)
  w.depth--
}

/** Types nest very deeply and may contain themselves; type parameters are determined near the top. */
const DEEPEST = 5
/** At most so many members of a shape are compared. */
const MOST_MEMBERS = 12

/** Binds the type parameters in `expected` so that it matches `given`. */
export function unify(w: World, expected: Type, given: Type, environment: Map<number, Type>, depth: number): void {
  if (depth > DEEPEST || given.kind === 'unknown') return
  switch (expected.kind) {
    case 'parameter': {
      const key = parameterKey(expected.unit, expected.declaration)
      if (given.kind === 'primitive' && given.number >= ir.P_NULL) break
      if (!environment.has(key) && !(given.kind === 'parameter' && given.declaration === expected.declaration))
        environment.set(key, given)
      break
    }
    case 'standard':
      if (given.kind === 'standard' && given.name === expected.name)
        expected.parameters.forEach((p, at) => {
          unify(w, p, given.parameters[at] ?? UNKNOWN, environment, depth + 1)
        })
      else if (expected.name === 'Array' || expected.name === 'Iterable')
        unify(w, expected.parameters[0] ?? UNKNOWN, elementOf(w, given), environment, depth + 1)
      break
    case 'external':
      if (given.kind === 'external' && given.package === expected.package) {
        const parameters = given.name === expected.name ? given.parameters : libraryWidened(expected, given)
        expected.parameters?.forEach((p, at) => {
          unify(w, p, parameters?.[at] ?? UNKNOWN, environment, depth + 1)
        })
      }
      break
    case 'tuple':
      if (given.kind === 'tuple')
        expected.items.forEach((item, at) => {
          if (item.kind !== 'spread') unify(w, item, given.items[at] ?? UNKNOWN, environment, depth + 1)
          else if (at === expected.items.length - 1)
            unify(w, item.of, tuple(given.items.slice(at)), environment, depth + 1)
        })
      break
    case 'intersection':
      for (const part of expected.of) {
        const alike = given.kind === 'intersection' ? given.of.find((other) => isAlike(part, other)) : undefined
        unify(w, part, alike ?? given, environment, depth + 1)
      }
      break
    case 'union':
      unifyUnion(w, expected.of, given, environment, depth)
      break
    case 'function':
      unifyParameters(w, expected, given, environment, depth)
      unify(w, saidByPredicate(w, expected), saidByPredicate(w, given), environment, depth + 1)
      unify(
        w,
        callReturn(w, expected, expected.unit, 0),
        isClass(given) ? instanceOf(w, given, expected.unit, 0) : callReturn(w, given, expected.unit, 0),
        environment,
        depth + 1,
      )
      break
    case 'selection':
      unify(w, expected.of, given, environment, depth + 1)
      break
    case 'dictionary':
      unify(w, expected.value, elementOf(w, given), environment, depth + 1)
      break
    case 'shape':
      unifyShape(w, expected, given, environment, depth)
      break
  }
}

const isPromise = (type: Type): boolean => type.kind === 'standard' && type.name === 'Promise'

/** `T | Promise<T>`: a promise tells what it promises, and is not itself the T. */
function unifyUnion(
  w: World,
  parts: readonly Type[],
  given: Type,
  environment: Map<number, Type>,
  depth: number,
): void {
  const promised = parts.filter(isPromise)
  const alternatives = given.kind === 'union' ? given.of : [given]
  const promises = promised.length === 0 ? [] : alternatives.filter(isPromise)
  const rest = promises.length === 0 ? given : union(alternatives.filter((type) => !isPromise(type)))
  // `T | readonly T[]`: what an array tells of its elements comes before that it may be the T; nothing else tells of elements.
  const others = parts.filter((part) => !promised.includes(part))
  const bare = others.filter(({ kind }) => kind === 'parameter')
  for (const part of others)
    if (!bare.includes(part) && (bare.length === 0 || part.kind !== 'standard' || isSequence(w, rest)))
      unify(w, part, rest, environment, depth + 1)
  for (const part of bare) unify(w, part, rest, environment, depth + 1)
  for (const part of promised) for (const type of promises) unify(w, part, type, environment, depth + 1)
}

/** A class of the repository may be one; what extends a class from outside says nothing of that. */
function isSequence(w: World, type: Type): boolean {
  if (type.kind === 'shape') return !/^(unknown|external)$/.test(elementOf(w, type).kind)
  return type.kind === 'standard' || type.kind === 'tuple'
}

const isClass = (type: Type): boolean => type.kind === 'shape' && type.static

/**
 * By type arguments if both are of one declaration; else, for a function, by the return types; for a class, by what it
 * constructs; else member by member.
 */
function unifyShape(
  w: World,
  expected: Extract<Type, { kind: 'shape' }>,
  given: Type,
  environment: Map<number, Type>,
  depth: number,
): void {
  if (given.kind === 'shape' && given.unit === expected.unit && given.shape === expected.shape) {
    for (const [key, value] of expected.environment ?? [])
      if (value.kind === 'parameter') unify(w, value, given.environment?.get(key) ?? UNKNOWN, environment, depth + 1)
    return
  }
  const [call] = callSignatures(expected, 0)
  if (call && given.kind === 'function') {
    const { unit } = expected
    unify(w, callReturn(w, call, unit, 0), callReturn(w, given, unit, 0), environment, depth + 1)
    return
  }
  const [make] = isClass(given) ? callSignatures(expected, ir.CONSTRUCTOR) : []
  if (make) {
    const { unit } = expected
    unify(w, callReturn(w, make, unit, 0), instanceOf(w, given, unit, 0), environment, depth + 1)
    return
  }
  let tried = 0
  for (const name of expected.unit.members(expected.shape).keys()) {
    if (++tried > MOST_MEMBERS) break
    const wanted = memberType(w, expected, name)
    if (mentionsParameter(wanted)) unify(w, wanted, memberType(w, given, name), environment, depth + 1)
  }
}

/** Whether parts of two intersections correspond: both are of one declaration, or both are functions. */
function isAlike(part: Type, other: Type): boolean {
  if (part.kind === 'shape' && other.kind === 'shape') return part.unit === other.unit && part.shape === other.shape
  return part.kind === 'function' && other.kind === 'function'
}

/** The parameter types that `given` declares determine type parameters in the parameter types of `expected`. */
function unifyParameters(
  w: World,
  expected: FunctionType,
  given: Type,
  environment: Map<number, Type>,
  depth: number,
): void {
  if (given.kind !== 'function') return
  const wanted = expected.unit.list(expected.unit.at(expected.record + ir.F_PARAMETERS))
  const written = given.unit.list(given.unit.at(given.record + ir.F_PARAMETERS))
  for (let at = 0; at < wanted.length && at < written.length; at++) {
    const type = given.unit.at((written[at] as number) + 2)
    const slot = expected.unit.at((wanted[at] as number) + 2)
    if (type === 0 || slot === 0) continue
    const own = substitute(typeOfAnnotation(w, given.unit, type), given.environment)
    unify(w, typeOfAnnotation(w, expected.unit, slot), own, environment, depth + 1)
  }
}

function mentionsParameter(type: Type): boolean {
  switch (type.kind) {
    case 'parameter':
    case 'function':
      return true
    case 'standard':
      return type.parameters.some(mentionsParameter)
    case 'external':
      return type.parameters?.some(mentionsParameter) ?? false
    case 'union':
    case 'intersection':
      return type.of.some(mentionsParameter)
    case 'tuple':
      return type.items.some(mentionsParameter)
    case 'shape':
      return type.environment !== undefined
    default:
      return false
  }
}
