/** What functions of the language that belong to no value return, `Object.values` or `Promise.all`, and what they pass to callbacks. */

import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { addedByKey } from './assigned-members.ts'
import { callReturn } from './calls.ts'
import { elementOf, itemOf } from './elements.ts'
import { indexType, memberType } from './members.ts'
import { primitive, standard, type Type, UNKNOWN, union } from './types.ts'
import { awaited } from './values.ts'

/** The largest number of properties whose types are combined by `valueIn`. */
const MOST_PROPERTIES = 12

/** The type of an object's property when it is not known which one. */
function valueIn(w: World, object: Type): Type {
  if (object.kind === 'dictionary') return object.value
  if (object.kind === 'place') return valueIn(w, object.base)
  const indexed = indexType(w, object)
  if (indexed.kind !== 'unknown') return indexed
  if (object.kind !== 'shape' || object.static || object.unit.at(object.shape + ir.S_KIND) !== ir.LITERAL)
    return elementOf(w, object)
  const names = [...object.unit.members(object.shape).keys()]
  const declared = names.slice(0, MOST_PROPERTIES).map((name) => memberType(w, object, name))
  return union([...declared, ...addedByKey(w, object)])
}

/** The type of the callback that `Array.from` and others take as their second argument. */
export function staticParameter(w: World, name: string, first: Type, position: number): Type | undefined {
  // Every trap is given the target first.
  if (name === 'Proxy' && position === 1 && first.kind !== 'unknown')
    return { kind: 'dictionary', value: { kind: 'callback', parameters: [first] } }
  if (!EACH.has(name) || position !== 1) return undefined
  const element = elementOf(w, first)
  return element.kind === 'unknown' ? undefined : { kind: 'callback', parameters: [element, primitive(ir.P_NUMBER)] }
}

const EACH: ReadonlySet<string> = new Set(['Array.from', 'Array.fromAsync', 'Object.groupBy', 'Map.groupBy'])

/** The return type of `Object.keys`, `Promise.all` and other functions, by full name; undefined for those not listed. */
export function staticReturn(w: World, name: string, unit: SourceUnit, args: readonly Type[]): Type | undefined {
  const first = args[0] ?? UNKNOWN
  switch (name) {
    case 'Object.assign':
      return { kind: 'intersection', of: args.filter((t) => t.kind !== 'unknown') }
    case 'Object.create':
    case 'Object.freeze':
    case 'Object.seal':
    case 'Object.defineProperty':
    case 'Object.defineProperties':
    case 'Object.setPrototypeOf':
    case 'structuredClone':
      return first
    case 'Object.values':
      return standard('Array', valueIn(w, first))
    case 'Object.keys':
    case 'Object.getOwnPropertyNames':
      return standard('Array', primitive(ir.P_STRING))
    case 'Object.entries':
      return standard('Array', {
        kind: 'tuple',
        items: [primitive(ir.P_STRING), valueIn(w, first)],
      })
    case 'Object.fromEntries': {
      const entry = elementOf(w, first)
      const value = entry.kind === 'tuple' ? itemOf(w, entry, 1) : UNKNOWN
      return value.kind === 'unknown' ? UNKNOWN : { kind: 'dictionary', value }
    }
    case 'Array.from':
      return standard('Array', args[1] ? callReturn(w, args[1], unit, 0) : elementOf(w, first))
    case 'Array.of':
      return standard('Array', union(args))
    case 'Promise.resolve':
      return standard('Promise', awaited(w, first))
    case 'Promise.all':
      return standard(
        'Promise',
        first.kind === 'tuple'
          ? { kind: 'tuple', items: first.items.map((item) => awaited(w, item)) }
          : standard('Array', awaited(w, elementOf(w, first))),
      )
    case 'Promise.allSettled':
      return standard(
        'Promise',
        first.kind === 'tuple'
          ? { kind: 'tuple', items: first.items.map((item) => standard('PromiseSettledResult', awaited(w, item))) }
          : standard('Array', standard('PromiseSettledResult', awaited(w, elementOf(w, first)))),
      )
    case 'Promise.try':
      return standard('Promise', awaited(w, callReturn(w, first, unit, 0)))
    case 'Array.fromAsync':
      return standard('Promise', standard('Array', awaited(w, elementOf(w, first))))
    case 'Iterator.from':
      return standard('Iterable', elementOf(w, first))
    case 'Object.groupBy':
      return { kind: 'dictionary', value: standard('Array', elementOf(w, first)) }
    case 'Map.groupBy':
      return standard('Map', callReturn(w, args[1] ?? UNKNOWN, unit, 0), standard('Array', elementOf(w, first)))
    case 'Promise.race':
    case 'Promise.any':
      return standard('Promise', awaited(w, elementOf(w, first)))
    case 'String':
    case 'JSON.stringify':
      return primitive(ir.P_STRING)
    case 'Number':
    case 'parseInt':
    case 'parseFloat':
      return primitive(ir.P_NUMBER)
    case 'Boolean':
    case 'Array.isArray':
      return primitive(ir.P_BOOLEAN)
    case 'JSON.parse':
      return UNKNOWN
    default:
      return undefined
  }
}
