/** Contextual types: the type expected where a function, literal or array stands, which types its parameters and members. */

import * as ir from '../ir.ts'
import { libraryParameter } from '../libraries/libraries.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { builtinParameter } from './builtins.ts'
import { argumentTypes, callReturn, callSignatures, choose } from './calls.ts'
import { propertiesOf } from './component-properties.ts'
import { constructorOf } from './constructions.ts'
import { elementOf, itemOf } from './elements.ts'
import { inferred } from './inference.ts'
import { memberType } from './members.ts'
import { basesOf } from './shape-members.ts'
import { staticParameter } from './statics.ts'
import { substitute } from './substitution.ts'
import { bind } from './type-arguments.ts'
import { type Environment, givenBy, standard, type Type, UNKNOWN, union } from './types.ts'
import { awaited, typeOf } from './values.ts'

/** The contextual type of a function, shape or array, by its record. */
export function contextOf(w: World, unit: SourceUnit, record: number): Type {
  const kind = unit.at(record + 1)
  if (kind === 0 || w.depth > 100) return UNKNOWN
  w.depth++
  const found = expected(w, unit, kind, unit.at(record + 2), unit.at(record + 3))
  w.depth--
  return found
}

/** The type annotation that a call's result must match: that of the variable, or the function's return type. */
export function writtenAround(w: World, unit: SourceUnit, call: number): Type {
  const a = unit.at(call + ir.CALL_CONTEXT + 1)
  switch (unit.at(call + ir.CALL_CONTEXT)) {
    case ir.IN_TYPE:
      return typeOfAnnotation(w, unit, a)
    case ir.IN_RETURN: {
      const type = typeOfAnnotation(w, unit, unit.at(a + ir.F_RETURNS))
      return unit.at(a + ir.F_FLAGS) & ir.ASYNC ? awaited(w, type) : type
    }
    default:
      return UNKNOWN
  }
}

function expected(w: World, unit: SourceUnit, kind: number, a: number, b: number): Type {
  switch (kind) {
    case ir.IN_ARGUMENT:
      return expectedArgument(w, typeOf(w, unit, unit.at(a + 1)), unit, a, b)
    case ir.IN_TYPE:
      return typeOfAnnotation(w, unit, a)
    case ir.IN_PROPERTY: {
      const outer = contextOf(w, unit, a)
      if (outer.kind === 'unknown') return UNKNOWN
      return b === 0 ? elementOf(w, outer) : memberType(w, outer, unit.name(b))
    }
    case ir.IN_ARRAY: {
      const outer = contextOf(w, unit, a)
      return outer.kind === 'tuple' ? itemOf(w, outer, b) : elementOf(w, outer)
    }
    case ir.IN_RETURN: {
      const declared = unit.at(a + ir.F_RETURNS)
      const type = declared !== 0 ? typeOfAnnotation(w, unit, declared) : returnFromContext(w, contextOf(w, unit, a))
      return unit.at(a + ir.F_FLAGS) & ir.ASYNC ? awaited(w, type) : withoutPromise(w, type)
    }
    case ir.IN_ASSIGNMENT: {
      // Only the declared type counts: asking for the type of the assigned value would lead back here.
      const op = unit.at(a)
      if (op === ir.NAME && unit.at(a + 1) > 0) {
        for (const d of unit.declarations(unit.at(a + 1))) {
          const type = unit.at(d + ir.D_TYPE)
          if (type !== 0) return typeOfAnnotation(w, unit, type)
        }
        return UNKNOWN
      }
      if (op !== ir.MEMBER) return UNKNOWN
      const holder = unit.at(a + 1)
      const type = unit.typescript ? typeOf(w, unit, holder) : documentedType(w, unit, holder)
      return memberType(w, type, unit.name(unit.at(a + 2)))
    }
    case ir.IN_CALLEE:
      return { kind: 'callback', parameters: argumentTypes(w, unit, a) }
    case ir.IN_ATTRIBUTE:
      return memberType(w, propertiesOf(w, unit, unit.at(a + 1)), unit.name(unit.at(a + 2)))
    case ir.IN_FIELD: {
      for (const base of basesOf(w, unit, a, false, undefined)) {
        const type = memberType(w, base, unit.name(b))
        if (type.kind !== 'unknown') return type
      }
      for (const contract of unit.list(unit.at(a + ir.S_IMPLEMENTS))) {
        const type = memberType(w, typeOfAnnotation(w, unit, contract), unit.name(b))
        if (type.kind !== 'unknown') return type
      }
      return UNKNOWN
    }
    default:
      return UNKNOWN
  }
}

/** The type that a comment gives a variable. In JavaScript, what is assigned to a member of any other object declares the member. */
function documentedType(w: World, unit: SourceUnit, value: number): Type {
  if (unit.at(value) !== ir.NAME || unit.at(value + 1) <= 0) return UNKNOWN
  for (const d of unit.declarations(unit.at(value + 1))) {
    const made = unit.at(d + ir.D_VALUE)
    if (unit.at(d + ir.D_KIND) === ir.VARIABLE && unit.at(made) === ir.AS)
      return typeOfAnnotation(w, unit, unit.at(made + 2))
  }
  return UNKNOWN
}

function withoutPromise(w: World, type: Type): Type {
  return type.kind === 'union'
    ? union(type.of.map((t) => (t.kind === 'standard' && t.name === 'Promise' ? awaited(w, t) : t)))
    : type
}

function expectedArgument(w: World, callee: Type, unit: SourceUnit, call: number, position: number): Type {
  switch (callee.kind) {
    case 'function': {
      const type = parameterAt(w, callee, position, isCalledInPlace(callee, unit, call))
      if (type.kind === 'unknown') return UNKNOWN
      const expected = substitute(type, inferred(w, callee, unit, call, position))
      // In `each(run: (one: this) => void)`, `this` is what the method is called on.
      return expected.kind === 'function' && callee.self ? { ...expected, self: callee.self } : expected
    }
    case 'overloads': {
      const chosen = choose(w, callee.of, unit, call)
      return chosen ? expectedArgument(w, chosen, unit, call, position) : UNKNOWN
    }
    case 'shape': {
      if (!callee.static) {
        const flag = unit.at(call) === ir.NEW ? ir.CONSTRUCTOR : 0
        const chosen = choose(w, callSignatures(callee, flag), unit, call)
        return chosen ? expectedArgument(w, chosen, unit, call, position) : UNKNOWN
      }
      let { unit: owner, shape } = callee
      let written = writtenArguments(w, callee, unit, call)
      for (let depth = 0; depth < 10; depth++) {
        const record = constructorOf(owner, shape)
        if (record !== 0)
          return parameterAt(
            w,
            { kind: 'function', unit: owner, record, environment: written ?? callee.environment, self: undefined },
            position,
          )
        const base = basesOf(w, owner, shape, true, undefined)[0]
        if (base?.kind !== 'shape') return base?.kind === 'external' ? base : UNKNOWN
        owner = base.unit
        shape = base.shape
        written = undefined
      }
      return UNKNOWN
    }
    case 'builtin':
      return builtinParameter(w, callee.owner, callee.name, unit, call, position)
    case 'external': {
      const first = callee.package === 'std:ecmascript' ? (unit.list(unit.at(call + 2))[0] ?? 0) : 0
      return (
        (first === 0 ? undefined : staticParameter(w, callee.name, typeOf(w, unit, first), position)) ??
        libraryParameter(w, callee, unit, call, position) ??
        callee
      )
    }
    case 'callback':
      return callee.parameters[position] ?? UNKNOWN
    case 'union':
    case 'intersection': {
      for (const part of callee.of) {
        const type = expectedArgument(w, part, unit, call, position)
        if (type.kind !== 'unknown') return type
      }
      return UNKNOWN
    }
    case 'place':
      return expectedArgument(w, callee.base, unit, call, position)
    default:
      return UNKNOWN
  }
}

/**
 * `(function (modules) { … })([function () { … }])`: what the function is given says what its parameters are, and so they expect
 * nothing of it unless their type is written.
 */
function isCalledInPlace(callee: Extract<Type, { kind: 'function' }>, unit: SourceUnit, call: number): boolean {
  const { record } = callee
  return callee.unit === unit && unit.at(record + 1) === ir.IN_CALLEE && unit.at(record + 2) === call
}

/** `new Box<Part>(…)`: what the class's type parameters stand for. */
function writtenArguments(
  w: World,
  callee: Extract<Type, { kind: 'shape' }>,
  unit: SourceUnit,
  call: number,
): Environment | undefined {
  const given = unit.at(call) === ir.NEW ? unit.list(unit.at(call + 3)) : []
  if (given.length === 0) return undefined
  const types = given.map((type) => typeOfAnnotation(w, unit, type))
  const bound = bind(w, callee.unit, callee.unit.at(callee.shape + ir.S_TYPE_PARAMETERS), types)
  return new Map([...(callee.environment ?? []), ...(bound ?? [])])
}

/**
 * The type of the parameter at a position, for a rest parameter the type of the item there. `onlyWritten`: without what the
 * function's place says.
 */
function parameterAt(
  w: World,
  callee: Extract<Type, { kind: 'function' }>,
  position: number,
  onlyWritten = false,
): Type {
  const { unit, record, environment } = callee
  const parameters = unit.list(unit.at(record + ir.F_PARAMETERS))
  const last = parameters.length - 1
  if (last < 0) return UNKNOWN
  const at = Math.min(position, last)
  const parameter = parameters[at] as number
  const variadic = (unit.at(parameter + 4) & ir.VARIADIC) !== 0
  if (position > last && !variadic) return UNKNOWN
  const written = unit.at(parameter + 2)
  if (written === 0) {
    if (onlyWritten) return UNKNOWN
    // Without an annotation, the function's own contextual type gives the parameter's type.
    const outer = contextOf(w, unit, record)
    if (outer.kind === 'unknown' || w.depth > 100) return UNKNOWN
    w.depth++
    const given = parameterFromContext(w, outer, position, false)
    w.depth--
    return given
  }
  if (callee.self && unit.at(written) === ir.T_THIS) return callee.self
  const type = substitute(typeOfAnnotation(w, unit, written), environment)
  return variadic ? (type.kind === 'tuple' ? itemOf(w, type, position - at) : elementOf(w, type)) : type
}

/** The type of a function's parameter at a position if the function's contextual type is `context`; an array if `variadic`. */
export function parameterFromContext(w: World, context: Type, position: number, variadic: boolean): Type {
  if (variadic) {
    const type = parameterFromContext(w, context, position, false)
    return type.kind === 'unknown' ? UNKNOWN : standard('Array', type)
  }
  switch (context.kind) {
    case 'function':
      return parameterAt(w, context, position)
    case 'overloads':
      return parameterFromContext(w, context.of[0] ?? UNKNOWN, position, false)
    case 'shape': {
      if (context.static) return UNKNOWN
      const signature = callSignatures(context, 0)[0]
      return signature ? parameterAt(w, signature, position) : UNKNOWN
    }
    case 'callback':
      return context.parameters[position] ?? UNKNOWN
    // `defineEmits<{ pick: [user: User] }>()`
    case 'tuple':
      return context.items[position] ?? UNKNOWN
    case 'external':
      return givenBy(context)
    case 'union':
      return union(context.of.map((part) => parameterFromContext(w, part, position, false)))
    case 'intersection':
      for (const part of context.of) {
        const type = parameterFromContext(w, part, position, false)
        if (type.kind !== 'unknown') return type
      }
      return UNKNOWN
    case 'place':
      return parameterFromContext(w, context.base, position, false)
    default:
      return UNKNOWN
  }
}

export function returnFromContext(w: World, context: Type): Type {
  switch (context.kind) {
    case 'function':
    case 'overloads':
    case 'shape':
    case 'union':
      return context.kind === 'union'
        ? union(context.of.map((part) => returnFromContext(w, part)))
        : callReturn(w, context, contextUnit(context), 0)
    case 'callback':
      return context.returns ?? UNKNOWN
    default:
      return UNKNOWN
  }
}

function contextUnit(context: Extract<Type, { kind: 'function' | 'overloads' | 'shape' }>): SourceUnit {
  if (context.kind !== 'overloads') return context.unit
  return contextUnit(context.of[0] as Extract<Type, { kind: 'function' }>)
}
