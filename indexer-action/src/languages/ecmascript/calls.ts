/** Calls: which signature, what it returns, what type parameters become. */
import { standardType, typeOfAnnotation } from './annotations.ts'
import { builtinReturn, elementOf, staticReturn } from './builtins.ts'
import { contextOf, returnFromContext } from './contexts.ts'
import * as ir from './ir.ts'
import { libraryReturn } from './libraries.ts'
import { memberType } from './members.ts'
import type { SourceUnit } from './program.ts'
import { type Environment, opening, parameterKey, standard, substitute, type Type, UNKNOWN, union } from './types.ts'
import { awaited, typeOf } from './values.ts'
import type { World } from './world.ts'

opening.call = (of) => (current ? callReturn(current.w, of, current.unit, 0) : UNKNOWN)
let current: { w: World; unit: SourceUnit } | undefined
export function callsIn(w: World, unit: SourceUnit): void {
  current = { w, unit }
}

type FunctionType = Extract<Type, { kind: 'function' }>

/** Arguments' types; `call` 0 is a call whose arguments nobody wrote. */
function argumentTypes(w: World, unit: SourceUnit, call: number): Type[] {
  if (call === 0) return []
  return [...unit.list(unit.at(call + 2))].map((a) => typeOf(w, unit, a))
}

export function callReturn(w: World, callee: Type, unit: SourceUnit, call: number): Type {
  if (w.depth > 110) return UNKNOWN
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
      return builtinReturn(w, callee.owner, callee.name, unit, argumentTypes(w, unit, call))
    case 'external': {
      if (callee.package === 'std:ecmascript') {
        const known = staticReturn(w, callee.name, unit, argumentTypes(w, unit, call))
        if (known) return known
      }
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
      return { kind: 'deferred', of: callee, name: undefined }
    default:
      return UNKNOWN
  }
}

/** Call signatures (or, with CONSTRUCTOR, construct signatures) of an interface or type literal. */
export function callSignatures(type: Extract<Type, { kind: 'shape' }>, flag: number): FunctionType[] {
  const { unit, shape, environment } = type
  return [...unit.list(unit.at(shape + ir.S_CALLS))]
    .filter((record) => (unit.at(record + ir.F_FLAGS) & ir.CONSTRUCTOR) === flag)
    .map((record) => ({ kind: 'function', unit, record, environment, self: undefined }))
}

/** The first overload that takes as many arguments, and whose literal parameters are the arguments' literals. */
export function choose(w: World, options: readonly Type[], unit: SourceUnit, call: number): Type | undefined {
  if (options.length <= 1 || call === 0) return options[0]
  const args = [...unit.list(unit.at(call + 2))]
  let byCount: Type | undefined
  for (const option of options) {
    if (option.kind !== 'function') continue
    const parameters = [...option.unit.list(option.unit.at(option.record + ir.F_PARAMETERS))]
    const last = parameters.at(-1)
    let variadic = last !== undefined && (option.unit.at(last + 4) & ir.VARIADIC) !== 0
    // `...handlers: [A, B]` takes exactly two.
    const rest = variadic && last !== undefined ? typeOfAnnotation(w, option.unit, option.unit.at(last + 2)) : UNKNOWN
    const items = rest.kind === 'tuple' ? rest.items : undefined
    if (items) variadic = false
    const most = parameters.length - (items ? 1 : 0) + (items?.length ?? 0)
    const needed = parameters.filter(
      (p) => option.unit.at(p + 3) === 0 && (option.unit.at(p + 4) & (ir.PARAMETER_OPTIONAL | ir.VARIADIC)) === 0,
    ).length
    if (args.length < needed + (items?.length ?? 0) || (!variadic && args.length > most)) continue
    byCount ??= option
    const fits = args.every((arg, at) => {
      const item = items && at >= parameters.length - 1 ? items[at - parameters.length + 1] : undefined
      const parameter = parameters[at]
      const wanted =
        item ?? (parameter === undefined ? UNKNOWN : typeOfAnnotation(w, option.unit, option.unit.at(parameter + 2)))
      return acceptable(w, substitute(wanted, option.environment), unit, arg)
    })
    if (fits) return option
  }
  return byCount ?? options[0]
}

/** Rules out only what surely does not fit. */
function acceptable(w: World, expected: Type, unit: SourceUnit, arg: number): boolean {
  if (expected.kind === 'literal') return unit.at(arg) !== ir.STRING || unit.name(unit.at(arg + 1)) === expected.text
  if (expected.kind === 'union') return expected.of.some((part) => acceptable(w, part, unit, arg))
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

function functionReturn(w: World, callee: FunctionType, unit: SourceUnit, call: number): Type {
  const environment = call === 0 ? callee.environment : inferred(w, callee, unit, call)
  const declared = callee.unit.at(callee.record + ir.F_RETURNS)
  if (declared !== 0) {
    // `this` as a return type is what the method was called on.
    if (callee.unit.at(declared) === ir.T_THIS && callee.self) return callee.self
    const said = typeOfAnnotation(w, callee.unit, declared)
    // A comment that cannot be made out says nothing.
    if (callee.unit.typescript || said.kind !== 'unknown') return substitute(said, environment)
  }
  return substitute(bodyReturn(w, callee.unit, callee.record, callee.self), environment)
}

/** What a body returns, remembered per function; `return this` is left to the receiver. */
function bodyReturn(w: World, unit: SourceUnit, record: number, self: Type | undefined): Type {
  const returned = unit.list(unit.at(record + ir.F_RETURNED))
  if (self && returned.length > 0 && [...returned].every((r) => unit.at(r) === ir.THIS)) return self
  return w.once(unit.returns, record, () => {
    const flags = unit.at(record + ir.F_FLAGS)
    if (flags & ir.GENERATOR)
      return standard('Iterable', union([...unit.list(unit.at(record + ir.F_YIELDED))].map((y) => typeOf(w, unit, y))))
    const type = union([...returned].map((r) => typeOf(w, unit, r)))
    if (type.kind === 'unknown' && (flags & ir.HAS_BODY) === 0) return returnFromContext(w, contextOf(w, unit, record))
    return flags & ir.ASYNC ? standard('Promise', awaited(type)) : type
  })
}

/** Type parameters from explicit type arguments, or from the arguments; untyped parameters from what is passed. */
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
  // Functions last: their parameters may depend on what the other arguments say.
  for (const functions of [false, true])
    for (let at = 0; at < parameters.length; at++) {
      const parameter = parameters[at] as number
      const arg = args[at]
      if (arg === undefined || at === except) continue
      if ((unit.at(arg) === ir.FUNCTION_VALUE) !== functions) continue
      const written = owner.at(parameter + 2)
      const variadic = (owner.at(parameter + 4) & ir.VARIADIC) !== 0
      if (written === 0) {
        if (variadic) {
          const rest = [...args.subarray(at)].map((a) => typeOf(w, unit, a))
          environment.set(parameterKey(owner, parameter), { kind: 'tuple', items: rest })
        } else environment.set(parameterKey(owner, parameter), typeOf(w, unit, arg))
      } else if (typeParameters.length > 0 || callee.environment === undefined) {
        if (functions && except >= 0) continue
        if (typeParameters.length === 0) continue
        unify(
          w,
          typeOfAnnotation(w, owner, written),
          variadic ? standard('Array', typeOf(w, unit, arg)) : typeOf(w, unit, arg),
          environment,
          0,
        )
      }
    }
  for (const d of typeParameters) {
    const fallback = owner.at(d + ir.D_EXTRA)
    if (fallback !== 0 && !environment.has(parameterKey(owner, d)))
      environment.set(parameterKey(owner, d), substitute(typeOfAnnotation(w, owner, fallback), environment))
  }
  return environment
}

/** Sets type parameters in `expected` so that it could be `given`. */
function unify(w: World, expected: Type, given: Type, environment: Map<number, Type>, depth: number): void {
  if (depth > 5 || given.kind === 'unknown') return
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
    case 'tuple':
      if (given.kind === 'tuple')
        expected.items.forEach((item, at) => {
          unify(w, item, given.items[at] ?? UNKNOWN, environment, depth + 1)
        })
      break
    case 'union':
      for (const part of expected.of) {
        if (
          part.kind === 'standard' &&
          part.name === 'Promise' &&
          !(given.kind === 'standard' && given.name === 'Promise')
        )
          continue
        unify(w, part, given, environment, depth + 1)
      }
      break
    case 'function':
      unify(
        w,
        callReturn(w, expected, expected.unit, 0),
        callReturn(w, given, expected.unit, 0),
        environment,
        depth + 1,
      )
      break
    case 'dictionary':
      unify(w, expected.value, elementOf(w, given), environment, depth + 1)
      break
    case 'shape': {
      if (given.kind === 'shape' && given.unit === expected.unit && given.shape === expected.shape) {
        for (const [key, value] of expected.environment ?? [])
          if (value.kind === 'parameter')
            unify(w, value, given.environment?.get(key) ?? UNKNOWN, environment, depth + 1)
        break
      }
      const calls = callSignatures(expected, 0)
      if (calls.length > 0 && given.kind === 'function') {
        unify(
          w,
          callReturn(w, calls[0] as Type, expected.unit, 0),
          callReturn(w, given, expected.unit, 0),
          environment,
          depth + 1,
        )
        break
      }
      let tried = 0
      for (const name of expected.unit.members(expected.shape).keys()) {
        if (++tried > 12) break
        const wanted = memberType(w, expected, name)
        if (mentionsParameter(wanted)) unify(w, wanted, memberType(w, given, name), environment, depth + 1)
      }
      break
    }
  }
}

function mentionsParameter(type: Type): boolean {
  switch (type.kind) {
    case 'parameter':
    case 'function':
      return true
    case 'standard':
      return type.parameters.some(mentionsParameter)
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

/** What `new` gives. */
export function instanceOf(w: World, callee: Type, unit: SourceUnit, call: number): Type {
  switch (callee.kind) {
    case 'shape': {
      if (!callee.static) {
        const chosen = choose(w, callSignatures(callee, ir.CONSTRUCTOR), unit, call)
        return chosen ? callReturn(w, chosen, unit, call) : UNKNOWN
      }
      return { ...callee, static: false, environment: classEnvironment(w, callee, unit, call) }
    }
    case 'function': {
      const flags = callee.unit.at(callee.record + ir.F_FLAGS)
      // A constructor type, `new () => T`.
      if ((flags & ir.HAS_BODY) === 0) return functionReturn(w, callee, unit, call)
      const environment = call === 0 ? undefined : inferred(w, callee, unit, call)
      const made: Type = { kind: 'made', unit: callee.unit, record: callee.record, environment }
      return made
    }
    case 'overloads':
      return instanceOf(w, callee.of[0] ?? UNKNOWN, unit, call)
    case 'external': {
      if (callee.package === 'std:ecmascript') {
        const explicit = call === 0 ? [] : [...unit.list(unit.at(call + 3))].map((t) => typeOfAnnotation(w, unit, t))
        const known = standardType(
          callee.name,
          explicit.length > 0 ? explicit : constructedFrom(w, callee.name, unit, call),
        )
        if (known) return known
      }
      return callee
    }
    case 'union':
      return union(callee.of.map((part) => instanceOf(w, part, unit, call)))
    case 'intersection':
      for (const part of callee.of) {
        const found = instanceOf(w, part, unit, call)
        if (found.kind !== 'unknown') return found
      }
      return UNKNOWN
    case 'place':
      return instanceOf(w, callee.base, unit, call)
    default:
      return UNKNOWN
  }
}

/** `new Map([[k, v]])`, `new Set([x])`. */
function constructedFrom(w: World, name: string, unit: SourceUnit, call: number): Type[] {
  const first = argumentTypes(w, unit, call)[0]
  if (!first) return []
  const element = elementOf(w, first)
  if (name === 'Map' || name === 'WeakMap') return element.kind === 'tuple' ? [...element.items] : []
  return name === 'Set' || name === 'WeakSet' ? [element] : []
}

function classEnvironment(
  w: World,
  callee: Extract<Type, { kind: 'shape' }>,
  unit: SourceUnit,
  call: number,
): Environment | undefined {
  const owner = callee.unit
  const making = constructorOf(owner, callee.shape)
  const parameters = owner.list(owner.at(callee.shape + ir.S_TYPE_PARAMETERS))
  if (call === 0 || (parameters.length === 0 && making === 0)) return callee.environment
  const environment = new Map<number, Type>(callee.environment)
  const explicit = unit.list(unit.at(call + 3))
  if (explicit.length > 0)
    parameters.forEach((d, at) => {
      const given = explicit[at]
      if (given !== undefined) environment.set(parameterKey(owner, d), typeOfAnnotation(w, unit, given))
    })
  else if (making !== 0) {
    const list = owner.list(owner.at(making + ir.F_PARAMETERS))
    const args = unit.list(unit.at(call + 2))
    for (let at = 0; at < list.length && at < args.length; at++) {
      const parameter = list[at] as number
      const written = owner.at(parameter + 2)
      if (written === 0) environment.set(parameterKey(owner, parameter), typeOf(w, unit, args[at] as number))
      else if (parameters.length > 0)
        unify(w, typeOfAnnotation(w, owner, written), typeOf(w, unit, args[at] as number), environment, 0)
    }
  }
  for (const d of parameters) {
    const fallback = owner.at(d + ir.D_EXTRA)
    if (fallback !== 0 && !environment.has(parameterKey(owner, d)))
      environment.set(parameterKey(owner, d), substitute(typeOfAnnotation(w, owner, fallback), environment))
  }
  return environment.size > 0 ? environment : undefined
}

/** The constructor's function, with a body if there is one; 0 without. */
export function constructorOf(unit: SourceUnit, shape: number): number {
  let found = 0
  for (const member of unit.members(shape).get('constructor') ?? []) {
    if ((unit.at(member + ir.M_FLAGS) & ir.CONSTRUCTOR) === 0) continue
    const record = unit.at(unit.at(member + ir.M_VALUE) + 1)
    if (found === 0 || (unit.at(record + ir.F_FLAGS) & ir.HAS_BODY) !== 0) found = record
  }
  return found
}
