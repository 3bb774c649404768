/**
 * What tests of types tell of values: which values a type takes in, and what type guards say.
 */
import { DICTIONARY, lastOf } from '../program/annotation-names.ts'
import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'
import { isDictionary } from './container-sites.ts'

/**
 * Whether a value is of one of some types. `isWhole`: of instances of classes, too. Without it only containers and classes are told apart: what
 * else is of a type is said by the type itself.
 */
export function isOfType(program: Program, object: number, types: readonly number[], isWhole: boolean): boolean {
  const { objects, hierarchy } = program
  const kind = objects.kind[object]
  const named = (names: RegExp): boolean =>
    types.some((type) => {
      const outside = objects.outside(type)
      return outside?.package === 'std:python' && names.test(lastOf(outside.name))
    })
  switch (kind) {
    case VALUE.container:
      return isDictionary(program, object) ? named(DICTIONARY) : named(sequences(program, object))
    case VALUE.class:
      return named(/^type$/)
    case VALUE.instance: {
      if (!isWhole) return false
      const { order } = hierarchy.of(objects.a[object] as number)
      return types.some((type) => objects.kind[type] === VALUE.instance && order.includes(objects.a[type] as number))
    }
    case VALUE.text:
      return isWhole && named(/^str$/)
    case VALUE.integer:
      return isWhole && named(/^int$/)
    default:
      return isWhole && types.includes(object)
  }
}

/** The types whose instances a container without keys may be. */
function sequences({ kind, objects, types }: Program, container: number): RegExp {
  const site = objects.a[container] as number
  switch (kind[site]) {
    case OP.LIST:
      return LISTS
    case OP.TUPLE:
      return TUPLES
    case OP.SET:
      return SETS
    case OP.SUBSCRIPT: {
      const name = types.containerName(site)
      return /^list$/i.test(name) ? LISTS : /^tuple$/i.test(name) ? TUPLES : /set$/i.test(name) ? SETS : ANY
    }
    default:
      return ANY
  }
}

const LISTS = /^(list|List|(Mutable)?Sequence|Iterable|Collection|Reversible|Sized)$/
const TUPLES = /^(tuple|Tuple|Sequence|Iterable|Collection|Reversible|Sized)$/
const SETS = /^((frozen)?set|(Frozen|Abstract|Mutable)?Set|Iterable|Collection|Sized)$/
const ANY =
  /^(list|List|tuple|Tuple|(frozen)?set|(Frozen|Abstract|Mutable)?Set|(Mutable)?Sequence|Iterable|Iterator|Generator|Collection|deque|Reversible|Sized)$/

/** The types that a callee says its argument has, where it is a type guard of the repository: `-> TypeIs[User]`. */
export function guardedTypes(program: Program, callee: number, only?: 'TypeIs'): readonly number[] {
  const { objects, types, kind, b } = program
  return [...program.entities(callee), ...methodsOf(program, callee)].flatMap((entity) => {
    if (objects.kind[entity] !== VALUE.function) return []
    return types
      .results(objects.a[entity] as number)
      .filter((result) => {
        if (result < 0 || kind[result] !== OP.SUBSCRIPT) return false
        const name = types.containerName(result)
        return only === undefined ? GUARD.test(name) : name === only
      })
      .flatMap((result) => types.of(b[result] as number))
  })
}

/** The methods that a callee means on an instance whose class is written: `self.is_user`, `checks.is_user`. */
function methodsOf(program: Program, callee: number): readonly number[] {
  const { kind, a, b, objects, hierarchy, types } = program
  if (kind[callee] !== OP.ATTRIBUTE) return []
  const object = program.origin(a[callee] as number)
  const isParameter = kind[object] === OP.PARAMETER
  if (!isParameter && kind[object] !== OP.TYPED) return []
  const written = isParameter
    ? program.fn(a[object] as number).parameters[b[object] as number]?.[3]
    : (a[object] as number)
  const own = isParameter && b[object] === 0 ? program.fn(a[object] as number).owner : -1
  const instances = own >= 0 ? [objects.of(VALUE.instance, own)] : types.of(written ?? -1)
  return instances.flatMap((one) => {
    if (objects.kind[one] !== VALUE.instance) return []
    const found = hierarchy.member(objects.a[one] as number, b[callee] as number)
    return found ? program.entities(found.binding[1]) : []
  })
}

const GUARD = /^Type(Is|Guard)$/
