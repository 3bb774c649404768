/** Calls: choice of the overload, and return types. */

import * as ir from '../ir.ts'
import { libraryReturn } from '../libraries/libraries.ts'
import type { SourceUnit } from '../program.ts'
import { MOST_STEPS, type World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { builtinReturn } from './builtins.ts'
import { branches } from './computed-types.ts'
import { instanceOf } from './constructions.ts'
import { contextOf, returnFromContext } from './contexts.ts'
import { inferred } from './inference.ts'
import { memberTargets } from './members.ts'
import { staticReturn } from './statics.ts'
import { opening, substitute } from './substitution.ts'
import { isArgument, standard, type Type, UNKNOWN, union } from './types.ts'
import { awaited, typeOf } from './values.ts'

opening.call = (of) => (current ? callReturn(current.w, of, current.unit, 0) : UNKNOWN)
opening.instance = (of) => (current ? instanceOf(current.w, of, current.unit, 0) : UNKNOWN)
let current: { w: World; unit: SourceUnit } | undefined
export function callsIn(w: World, unit: SourceUnit): void {
  current = { w, unit }
}

export type FunctionType = Extract<Type, { kind: 'function' }>

/** The types of a call's arguments; none if `call` is 0, which stands for a call that the source does not contain. */
export function argumentTypes(w: World, unit: SourceUnit, call: number): Type[] {
  if (call === 0) return []
  return unit.list(unit.at(call + 2)).map((a) => typeOf(w, unit, a))
}

export function callReturn(w: World, callee: Type, unit: SourceUnit, call: number): Type {
  if (w.depth > 110 || ++w.steps > MOST_STEPS) return UNKNOWN
  w.depth++
  const found = returned(w, callee, unit, call)
  w.depth--
  return found
}

function returned(w: World, callee: Type, unit: SourceUnit, call: number): Type {
  switch (callee.kind) {
    case 'function':
      return functionReturn(w, callee, unit, call)
    case 'overloads': {
      const chosen = choose(w, callee.of, unit, call)
      return chosen ? callReturn(w, chosen, unit, call) : UNKNOWN
    }
    case 'shape': {
      if (callee.static) return UNKNOWN
      const signatures = callSignatures(callee, 0)
      const chosen = choose(w, signatures, unit, call)
      return chosen ? callReturn(w, chosen, unit, call) : UNKNOWN
    }
    case 'builtin':
      return builtinReturn(w, callee.owner, callee.name, unit, call, argumentTypes(w, unit, call))
    case 'external': {
      if (callee.package === 'std:ecmascript') {
        const known = staticReturn(w, callee.name, unit, argumentTypes(w, unit, call))
        if (known) return known
      }
      // `require(path.resolve(…))` may well be a module of the repository.
      if (callee.package === 'std:node' && callee.name === 'require') return UNKNOWN
      const passed = libraryReturn(w, callee, unit, call)
      if (passed) return passed
      return { ...callee, name: `${callee.name}()` }
    }
    case 'union':
      return union(callee.of.map((part) => callReturn(w, part, unit, call)))
    case 'intersection':
      for (const part of callee.of) {
        const found = callReturn(w, part, unit, call)
        if (found.kind !== 'unknown') return found
      }
      return UNKNOWN
    case 'place':
      return callReturn(w, callee.base, unit, call)
    case 'parameter':
      if (callee.unit.at(callee.declaration) === ir.DECLARATION)
        return callReturn(
          w,
          typeOfAnnotation(w, callee.unit, callee.unit.at(callee.declaration + ir.D_TYPE)),
          unit,
          call,
        )
      return { kind: 'deferred', of: callee, name: undefined }
    case 'deferred':
    case 'lookup':
      return { kind: 'deferred', of: callee, name: undefined }
    case 'conditional':
      return callReturn(w, branches(w, callee), unit, call)
    case 'callback':
      return callee.returns ?? UNKNOWN
    default:
      return UNKNOWN
  }
}

/** The `T` of a type predicate of what a function is given first, `(value): value is T`; unknown for any other function. */
export function saidByPredicate(w: World, predicate: Type | undefined): Type {
  if (predicate?.kind !== 'function') return UNKNOWN
  const { unit, record, environment } = predicate
  const returns = unit.at(record + ir.F_RETURNS)
  if (returns === 0 || unit.at(returns) !== ir.T_PREDICATE) return UNKNOWN
  const [first] = unit.list(unit.at(record + ir.F_PARAMETERS))
  if (first === undefined || unit.at(first + 1) !== unit.at(returns + 1)) return UNKNOWN
  const said = substitute(typeOfAnnotation(w, unit, unit.at(returns + 2)), environment)
  return isArgument(said) ? UNKNOWN : said
}

/** Call signatures (or, with CONSTRUCTOR, construct signatures) of an interface or type literal. */
export function callSignatures(type: Extract<Type, { kind: 'shape' }>, flag: number): FunctionType[] {
  const { unit, shape, environment } = type
  return unit
    .list(unit.at(shape + ir.S_CALLS))
    .filter((record) => (unit.at(record + ir.F_FLAGS) & ir.CONSTRUCTOR) === flag)
    .map((record) => ({ kind: 'function', unit, record, environment, self: undefined }))
}

/**
 * Chooses an overload: the first that takes this many arguments and may accept them (a literal parameter accepts only the
 * same literal). If its parameters are declared with other classes or interfaces than the arguments', a later overload that
 * is declared with the arguments' own is preferred.
 */
export function choose(w: World, options: readonly Type[], unit: SourceUnit, call: number): Type | undefined {
  if (options.length <= 1 || call === 0) return options[0]
  const args = unit.list(unit.at(call + 2))
  let byCount: Type | undefined
  let likely: Type | undefined
  for (const option of options) {
    if (option.kind !== 'function') continue
    const parameters = option.unit.list(option.unit.at(option.record + ir.F_PARAMETERS))
    const last = parameters.at(-1)
    let variadic = last !== undefined && (option.unit.at(last + 4) & ir.VARIADIC) !== 0
    // `...handlers: [A, B]` takes exactly two.
    const rest = variadic && last !== undefined ? typeOfAnnotation(w, option.unit, option.unit.at(last + 2)) : UNKNOWN
    const items = rest.kind === 'tuple' && rest.items.every((i) => i.kind !== 'spread') ? rest.items : undefined
    if (items) variadic = false
    const most = parameters.length - (items ? 1 : 0) + (items?.length ?? 0)
    const needed = parameters.filter(
      (p) => option.unit.at(p + 3) === 0 && (option.unit.at(p + 4) & (ir.PARAMETER_OPTIONAL | ir.VARIADIC)) === 0,
    ).length
    if (args.length < needed + (items?.length ?? 0) || (!variadic && args.length > most)) continue
    byCount ??= option
    const wanted = args.map((_, at) => {
      const item = items && at >= parameters.length - 1 ? items[at - parameters.length + 1] : undefined
      const parameter = parameters[at]
      const type =
        item ?? (parameter === undefined ? UNKNOWN : typeOfAnnotation(w, option.unit, option.unit.at(parameter + 2)))
      return substitute(type, option.environment)
    })
    if (!args.every((arg, at) => acceptable(w, wanted[at] as Type, unit, arg))) continue
    const meant = args.map((arg, at) => isWrittenFor(w, wanted[at] as Type, unit, arg))
    if (!meant.includes(false) && (likely === undefined || meant.includes(true))) return option
    likely ??= option
  }
  return likely ?? byCount ?? options[0]
}

/**
 * Whether a parameter's declared type is the argument's own class or interface, or has the members of an object literal;
 * undefined if nothing can be said.
 */
function isWrittenFor(w: World, expected: Type, unit: SourceUnit, arg: number): boolean | undefined {
  if (expected.kind !== 'shape') return undefined
  if (unit.at(arg) === ir.SHAPE_VALUE) {
    const indexed = expected.unit.list(expected.unit.at(expected.shape + ir.S_INDEX)).length > 0
    const keys = indexed ? [] : [...unit.members(unit.at(arg + 1)).keys()].slice(0, MOST_KEYS)
    return keys.length === 0 ? undefined : keys.every((key) => memberTargets(w, expected, key).length > 0)
  }
  const given = typeOf(w, unit, arg)
  if (given.kind !== 'shape' || given.static !== expected.static) return undefined
  const kind = given.unit.at(given.shape + ir.S_KIND)
  if (kind !== ir.CLASS && kind !== ir.INTERFACE) return undefined
  return given.unit === expected.unit && given.shape === expected.shape
}

/** At most so many members of an object literal are compared with an overload's parameter. */
const MOST_KEYS = 8
/** Types of the host that no object literal has. */
const MADE_BY_CLASSES = new Set([
  'URL',
  'URLSearchParams',
  'RegExp',
  'Date',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
])

/** Whether a parameter may accept an argument; false only if it certainly does not. */
function acceptable(w: World, expected: Type, unit: SourceUnit, arg: number): boolean {
  if (expected.kind === 'literal') {
    if (unit.at(arg) === ir.STRING) return unit.name(unit.at(arg + 1)) === expected.text
    if (unit.at(arg) === ir.FUNCTION_VALUE || unit.at(arg) === ir.SHAPE_VALUE) return false
    const type = typeOf(w, unit, arg)
    return type.kind !== 'literal' || type.text === expected.text
  }
  if (expected.kind === 'union') return expected.of.some((part) => acceptable(w, part, unit, arg))
  if (expected.kind === 'external' && unit.at(arg) === ir.SHAPE_VALUE)
    return expected.package !== 'std:ecmascript' || !MADE_BY_CLASSES.has(expected.name)
  const given = unit.at(arg) === ir.FUNCTION_VALUE ? 'function' : typeOf(w, unit, arg).kind
  if (expected.kind === 'primitive') {
    if (given === 'function' || given === 'shape' || given === 'tuple' || given === 'standard') return false
    const type = typeOf(w, unit, arg)
    return type.kind !== 'primitive' || type.number === expected.number || expected.number === 10
  }
  if (expected.kind === 'function') return given !== 'primitive' && given !== 'tuple'
  if (expected.kind === 'shape' && callSignatures(expected, 0).length === 0)
    return given !== 'primitive' && given !== 'function' && given !== 'literal'
  return true
}

export function functionReturn(w: World, callee: FunctionType, unit: SourceUnit, call: number): Type {
  const environment = call === 0 ? callee.environment : inferred(w, callee, unit, call)
  const declared = callee.unit.at(callee.record + ir.F_RETURNS)
  if (declared !== 0) {
    // The return type `this` is the receiver's type.
    if (callee.unit.at(declared) === ir.T_THIS && callee.self) return callee.self
    const said = typeOfAnnotation(w, callee.unit, declared)
    // A type in a comment that cannot be resolved is ignored.
    if (callee.unit.typescript || said.kind !== 'unknown') return substitute(said, environment)
  }
  return substitute(bodyReturn(w, callee.unit, callee.record, callee.self), environment)
}

/** The return type inferred from a function's body, cached per function; for `return this`, the receiver's type. */
function bodyReturn(w: World, unit: SourceUnit, record: number, self: Type | undefined): Type {
  const returned = unit.list(unit.at(record + ir.F_RETURNED))
  if (self && returned.length > 0 && returned.every((r) => unit.at(r) === ir.THIS)) return self
  return w.once(unit.returns, record, () => {
    const flags = unit.at(record + ir.F_FLAGS)
    if (flags & ir.GENERATOR)
      return standard('Iterable', union(unit.list(unit.at(record + ir.F_YIELDED)).map((y) => typeOf(w, unit, y))))
    const type = union(returned.map((r) => typeOf(w, unit, r)))
    if (type.kind === 'unknown' && (flags & ir.HAS_BODY) === 0) return returnFromContext(w, contextOf(w, unit, record))
    return flags & ir.ASYNC ? standard('Promise', awaited(w, type)) : type
  })
}
