/** What iterating a value gives, and what is at a position of it. */

import * as ir from '../ir.ts'
import type { World } from '../world.ts'
import { callReturn } from './calls.ts'
import { memberType } from './members.ts'
import { basesOf } from './shape-members.ts'
import { type Type, UNKNOWN, union } from './types.ts'
import { awaited } from './values.ts'

/** The type of the elements that iterating a value gives. */
export function elementOf(w: World, type: Type): Type {
  switch (type.kind) {
    case 'standard':
      if (type.name === 'Map')
        return { kind: 'tuple', items: [type.parameters[0] ?? UNKNOWN, type.parameters[1] ?? UNKNOWN] }
      return type.name === 'Promise' ? elementOf(w, awaited(w, type)) : (type.parameters[0] ?? UNKNOWN)
    case 'tuple':
      return union(type.items.map((item) => (item.kind === 'spread' ? elementOf(w, item.of) : item)))
    case 'union':
      return union(type.of.map((part) => elementOf(w, part)))
    case 'intersection':
      return union(type.of.map((part) => elementOf(w, part)))
    case 'primitive':
      return type.number === ir.P_STRING ? type : UNKNOWN
    case 'external':
      return { ...type, name: `${type.name}[]` }
    case 'dictionary':
      return type.value
    case 'place':
      return elementOf(w, type.base)
    case 'shape': {
      // An iterator may give itself, and what it gives may be iterated in turn.
      const { unit, shape } = type
      return union(w.within(unit.members(shape), '[Symbol.iterator]', () => [elementOfShape(w, type)]))
    }
    default:
      return UNKNOWN
  }
}

function elementOfShape(w: World, type: Extract<Type, { kind: 'shape' }>): Type {
  const { unit, shape, environment } = type
  for (const name of ['[Symbol.iterator]', '[Symbol.asyncIterator]']) {
    const iterator = memberType(w, type, name)
    if (iterator.kind === 'unknown' || iterator.kind === 'builtin') continue
    const given = iterated(w, callReturn(w, iterator, unit, 0))
    if (given.kind !== 'unknown') return given
  }
  // `class Parts extends Set<Part>`
  return union(basesOf(w, unit, shape, false, environment).map((base) => elementOf(w, base)))
}

/** What an iterator gives: by its type, or by the `value` of what its `next` returns. */
function iterated(w: World, iterator: Type): Type {
  if (iterator.kind !== 'shape') return elementOf(w, iterator)
  const next = memberType(w, iterator, 'next')
  if (next.kind === 'unknown' || next.kind === 'builtin') return elementOf(w, iterator)
  const result = awaited(w, callReturn(w, next, iterator.unit, 0))
  const parts = result.kind === 'union' ? result.of : [result]
  return union(parts.map((part) => memberType(w, part, 'value')))
}

/** The type of a tuple's item at a position. */
export function itemOf(w: World, type: Extract<Type, { kind: 'tuple' }>, position: number): Type {
  const spread = type.items.findIndex((item) => item.kind === 'spread')
  if (spread < 0 || position < spread) return type.items[position] ?? UNKNOWN
  return elementOf(w, { kind: 'tuple', items: type.items.slice(spread) })
}
