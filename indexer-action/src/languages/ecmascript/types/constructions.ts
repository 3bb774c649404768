/** What `new` gives: an instance type, with the class's type parameters bound. */

import * as ir from '../ir.ts'
import { libraryInstance, libraryType } from '../libraries/libraries.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { standardType, typeOfAnnotation } from './annotations.ts'
import { argumentTypes, callReturn, callSignatures, choose, functionReturn } from './calls.ts'
import { elementOf } from './elements.ts'
import { inferred, unify } from './inference.ts'
import { boundOf } from './members.ts'
import { addDefaults, bind } from './type-arguments.ts'
import { type Environment, parameterKey, type Type, UNKNOWN, union } from './types.ts'
import { typeOf } from './values.ts'

/** The type of a `new` expression; `call` is its record, or 0 if there is none. */
export function instanceOf(w: World, callee: Type, unit: SourceUnit, call: number): Type {
  switch (callee.kind) {
    case 'shape': {
      if (!callee.static) {
        const chosen = choose(w, callSignatures(callee, ir.CONSTRUCTOR), unit, call)
        return chosen ? callReturn(w, chosen, unit, call) : UNKNOWN
      }
      // Of a class and the namespace of its name, `new` makes what the class says.
      if (callee.unit.at(callee.shape + ir.S_KIND) !== ir.CLASS) return UNKNOWN
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
      const explicit = call === 0 ? [] : unit.list(unit.at(call + 3)).map((t) => typeOfAnnotation(w, unit, t))
      if (callee.package === 'std:ecmascript') {
        if (callee.name === 'Proxy') return argumentTypes(w, unit, call)[0] ?? callee
        const known = standardType(
          callee.name,
          explicit.length > 0 ? explicit : constructedFrom(w, callee.name, unit, call),
        )
        if (known) return known
      }
      // `new Hono<Environment>()`
      return explicit.length > 0 ? libraryType(w, callee, explicit) : libraryInstance(w, callee, unit, call)
    }
    case 'union':
      return union(callee.of.map((part) => instanceOf(w, part, unit, call)))
    case 'intersection': {
      // `typeof Base & Constructor<Mixed>`: what mixins make is an instance of all of them.
      const of = callee.of.map((part) => instanceOf(w, part, unit, call)).filter(({ kind }) => kind !== 'unknown')
      return of.length > 1 ? { kind: 'intersection', of } : (of[0] ?? UNKNOWN)
    }
    case 'place':
      return instanceOf(w, callee.base, unit, call)
    case 'parameter':
    case 'deferred': {
      const bound = boundOf(w, callee)
      return bound.kind === 'unknown' ? UNKNOWN : instanceOf(w, bound, unit, call)
    }
    default:
      return UNKNOWN
  }
}

/** Type arguments inferred from the first argument: `new Map([[k, v]])`, `new Set([x])`. */
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
  const explicit = unit.list(unit.at(call + 3)).map((type) => typeOfAnnotation(w, unit, type))
  if (explicit.length > 0) {
    const bound = bind(w, owner, owner.at(callee.shape + ir.S_TYPE_PARAMETERS), explicit)
    for (const [key, type] of bound ?? []) environment.set(key, type)
  } else if (making !== 0) {
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
  addDefaults(w, owner, parameters, environment)
  return environment.size > 0 ? environment : undefined
}

/** The FUNCTION record of a class's constructor, the one with a body if there are several; 0 if there is none. */
export function constructorOf(unit: SourceUnit, shape: number): number {
  let found = 0
  for (const member of unit.members(shape).get('constructor') ?? []) {
    if ((unit.at(member + ir.M_FLAGS) & ir.CONSTRUCTOR) === 0) continue
    const record = unit.at(unit.at(member + ir.M_VALUE) + 1)
    if (found === 0 || (unit.at(record + ir.F_FLAGS) & ir.HAS_BODY) !== 0) found = record
  }
  return found
}
