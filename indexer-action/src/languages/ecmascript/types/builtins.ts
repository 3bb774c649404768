/**
 * Members of the standard library's types: what their methods return, and what they pass to callbacks. Only those that can
 * lead to values of the program are listed; every other member is external.
 */

import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { callReturn, saidByPredicate } from './calls.ts'
import { isEmpty, isNothing } from './declared-types.ts'
import { elementOf } from './elements.ts'
import { hasMember } from './standard-members.ts'
import { primitive, standard, type Type, UNKNOWN, union } from './types.ts'
import { awaited, typeOf } from './values.ts'

const PRIMITIVE_OWNERS = [
  'Object',
  'String',
  'Number',
  'Boolean',
  'BigInt',
  'Symbol',
  'RegExp',
  '',
  '',
  '',
  'Object',
  '',
  'Object',
]

/** The name of the standard type that has the members of a primitive, tuple, function or standard type. */
export function standardOwner(type: Type): string | undefined {
  switch (type.kind) {
    case 'primitive':
      return PRIMITIVE_OWNERS[type.number] || undefined
    case 'literal':
    case 'keyof':
      return 'String'
    case 'tuple':
      return 'Array'
    case 'standard':
      return type.name
    case 'function':
    case 'builtin':
    case 'callback':
    case 'overloads':
      return 'Function'
    default:
      return undefined
  }
}

/** Whether this is a type of the language whose objects have no such member. */
export const lacks = (owner: string, name: string): boolean => hasMember(owner, name) === false

/** What a match, or a template's list of texts, has beside its items. */
const OF_LISTS = new Set(['index', 'input', 'groups', 'indices', 'raw'])

/** Whether a value whose type was inferred is none of that type after all, since objects of it have no such member. */
export function isDoubtful(owner: string, name: string): boolean {
  return lacks(owner, name) && !/^\d+$/.test(name) && !(owner === 'Array' && OF_LISTS.has(name))
}

/** Whether objects of a class of the language certainly have such a member. */
export const certainlyHas = (owner: string, name: string): boolean => hasMember(owner, name) === true

const OF_FUNCTION = new Set(['call', 'apply', 'bind', 'toString', 'name', 'length', 'arguments', 'caller'])
export const OF_OBJECT: ReadonlySet<string> = new Set([
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__proto__',
])

/** Type of a standard member; undefined if the type has no known member of that name. */
export function builtinMember(owner: Type, name: string): Type | undefined {
  const known = standardOwner(owner)
  if (known === undefined) return undefined
  if (known === 'Function' && !OF_FUNCTION.has(name) && !OF_OBJECT.has(name)) return undefined
  if (known === 'Array' && /^\d+$/.test(name))
    return owner.kind === 'tuple'
      ? (owner.items[Number(name)] ?? UNKNOWN)
      : owner.kind === 'standard'
        ? (owner.parameters[0] ?? UNKNOWN)
        : UNKNOWN
  if (name === 'value' && owner.kind === 'standard' && RESULTS.has(owner.name)) return owner.parameters[0] ?? UNKNOWN
  if (name === 'length' || name === 'size') return primitive(ir.P_NUMBER)
  return { kind: 'builtin', owner, name }
}

/** The method `slice` of the object `Array.prototype`, whose elements nobody knows. */
export function prototypeMember(of: string, name: string): Type | undefined {
  const owner = of.endsWith('.prototype') ? of.slice(0, -'.prototype'.length) : ''
  return owner === 'Array' || owner === 'String' ? builtinMember(standard(owner), name) : undefined
}

/** Records whose `value` is what their type argument says. */
const RESULTS = new Set(['IteratorResult', 'PromiseSettledResult'])

const SAME = new Set([
  'filter',
  'slice',
  'reverse',
  'sort',
  'concat',
  'splice',
  'fill',
  'toSorted',
  'toReversed',
  'toSpliced',
  'copyWithin',
  'with',
])
/** Methods of sets and iterators that give one of the same elements. */
const ITSELF = new Set([
  'values',
  'keys',
  'add',
  'filter',
  'take',
  'drop',
  'union',
  'intersection',
  'difference',
  'symmetricDifference',
  '[Symbol.iterator]',
  '[Symbol.asyncIterator]',
])
const ONE = new Set(['pop', 'shift', 'at', 'find', 'findLast'])
const STRINGS = new Set([
  'toString',
  'toUpperCase',
  'toLowerCase',
  'trim',
  'trimStart',
  'trimEnd',
  'replace',
  'replaceAll',
  'substring',
  'substr',
  'repeat',
  'padStart',
  'padEnd',
  'charAt',
  'join',
  'toFixed',
  'normalize',
  'toISOString',
  'toLocaleString',
  'toString',
])

/** The return type of a standard method. */
export function builtinReturn(
  w: World,
  owner: Type,
  name: string,
  unit: SourceUnit,
  call: number,
  args: readonly Type[],
): Type {
  const known = standardOwner(owner)
  switch (known) {
    case 'Function':
      if (name === 'bind') return owner
      if (name === 'call' && owner.kind === 'builtin') {
        // `Array.prototype.slice.call(list)` is `list.slice()`, if that is a list.
        const [self = UNKNOWN, ...rest] = args
        const isOne = standardOwner(self) !== undefined && standardOwner(self) === standardOwner(owner.owner)
        return builtinReturn(w, isOne ? self : owner.owner, owner.name, unit, 0, rest)
      }
      return name === 'call' || name === 'apply' ? callReturn(w, owner, unit, 0) : UNKNOWN
    case 'String':
      if (STRINGS.has(name) || name === 'slice' || name === 'concat') return primitive(ir.P_STRING)
      if (name === 'split' || name === 'match') return standard('Array', primitive(ir.P_STRING))
      return { kind: 'external', package: 'std:ecmascript', name: `String.${name}()` }
    case 'Array': {
      const element = elementOf(w, owner)
      if (name === 'filter' || name === 'find' || name === 'findLast') {
        const kept = saidByPredicate(w, args[0])
        if (kept.kind !== 'unknown') return name === 'filter' ? standard('Array', kept) : kept
      }
      if (SAME.has(name)) return owner.kind === 'tuple' ? standard('Array', element) : owner
      if (ONE.has(name)) return element
      if (name === 'map') return standard('Array', callReturn(w, args[0] ?? UNKNOWN, unit, 0))
      if (name === 'flatMap') return standard('Array', elementOf(w, callReturn(w, args[0] ?? UNKNOWN, unit, 0)))
      if (name === 'flat') return standard('Array', union([elementOf(w, element), element]))
      if (isReduction(name)) return (call === 0 ? args[1] : startOf(w, unit, call)) ?? element
      if (name === 'entries') return standard('Iterable', { kind: 'tuple', items: [primitive(ir.P_NUMBER), element] })
      if (name === 'values' || name === '[Symbol.iterator]') return standard('Iterable', element)
      if (STRINGS.has(name)) return primitive(ir.P_STRING)
      return { kind: 'external', package: 'std:ecmascript', name: `Array.${name}()` }
    }
    case 'Promise': {
      if (owner.kind !== 'standard') return UNKNOWN
      if (name === 'then') return standard('Promise', awaited(w, args[0] ? callReturn(w, args[0], unit, 0) : UNKNOWN))
      return owner
    }
    case 'Map': {
      const [key, value] = owner.kind === 'standard' ? owner.parameters : []
      if (name === 'get' || name.startsWith('getOrInsert')) return value ?? UNKNOWN
      if (name === 'values') return standard('Iterable', value ?? UNKNOWN)
      if (name === 'keys') return standard('Iterable', key ?? UNKNOWN)
      if (name === 'entries' || name === '[Symbol.iterator]')
        return standard('Iterable', { kind: 'tuple', items: [key ?? UNKNOWN, value ?? UNKNOWN] })
      return name === 'set' ? owner : primitive(ir.P_BOOLEAN)
    }
    case 'Set':
    case 'Iterable':
    case 'WeakRef': {
      const element = owner.kind === 'standard' ? (owner.parameters[0] ?? UNKNOWN) : UNKNOWN
      if (ITSELF.has(name)) return owner
      if (name === 'deref' || name === 'find') return element
      if (name === 'next' || name === 'return') return standard('IteratorResult', element)
      if (name === 'toArray') return standard('Array', element)
      if (name === 'map') return standard('Iterable', callReturn(w, args[0] ?? UNKNOWN, unit, 0))
      if (name === 'flatMap') return standard('Iterable', elementOf(w, callReturn(w, args[0] ?? UNKNOWN, unit, 0)))
      return UNKNOWN
    }
    default:
      return known === undefined ? UNKNOWN : { kind: 'external', package: 'std:ecmascript', name: `${known}.${name}()` }
  }
}

const isReduction = (name: string): boolean => name === 'reduce' || name === 'reduceRight'

/**
 * What a reduction starts with, by the call's type argument or its initial value, or, where that is empty, by what its function
 * is written to take and to return; undefined if it starts with an element.
 */
function startOf(w: World, unit: SourceUnit, call: number): Type | undefined {
  const written = unit.list(unit.at(call + 3))[0]
  if (written !== undefined) return typeOfAnnotation(w, unit, written)
  const [reducer = 0, initial] = unit.list(unit.at(call + 2))
  if (initial === undefined) return undefined
  const type = typeOf(w, unit, initial)
  const record = saysLittle(unit, initial, type) && unit.at(reducer) === ir.FUNCTION_VALUE ? unit.at(reducer + 1) : 0
  if (record === 0) return type
  const [taken] = unit.list(unit.at(record + ir.F_PARAMETERS))
  const said = typeOfAnnotation(w, unit, taken === undefined ? 0 : unit.at(taken + 2))
  const known = said.kind === 'unknown' ? typeOfAnnotation(w, unit, unit.at(record + ir.F_RETURNS)) : said
  return known.kind === 'unknown' ? type : known
}

/** `[]`, `{}`, `null` */
function saysLittle(unit: SourceUnit, value: number, type: Type): boolean {
  if (unit.at(value) === ir.SHAPE_VALUE) return unit.members(unit.at(value + 1)).size === 0
  return type.kind === 'unknown' || isEmpty(type) || isNothing(type)
}

/** The parameter type of a standard method at a position. For a callback, it gives the arguments that the method passes. */
export function builtinParameter(
  w: World,
  owner: Type,
  name: string,
  unit: SourceUnit,
  call: number,
  position: number,
): Type {
  const number = primitive(ir.P_NUMBER)
  switch (standardOwner(owner)) {
    case 'Array': {
      const element = elementOf(w, owner)
      if (isReduction(name)) {
        const start = startOf(w, unit, call) ?? element
        return position === 0 ? { kind: 'callback', parameters: [start, element, number, owner] } : start
      }
      if (name === 'sort' || name === 'toSorted') return { kind: 'callback', parameters: [element, element] }
      if (/^(push|unshift|fill|concat|includes|indexOf)$/.test(name)) return name === 'concat' ? UNKNOWN : element
      if (position !== 0) return UNKNOWN
      const callback = { kind: 'callback', parameters: [element, number, owner] } as const
      const [written] = unit.list(unit.at(call + 3))
      if (written === undefined || (name !== 'map' && name !== 'flatMap')) return callback
      // `map<Part>((one) => ({ size: one }))`
      const made = typeOfAnnotation(w, unit, written)
      return { ...callback, returns: name === 'map' ? made : standard('Array', made) }
    }
    case 'Promise':
      if (owner.kind !== 'standard') return UNKNOWN
      if (name === 'then' && position === 0) return { kind: 'callback', parameters: [awaited(w, owner)] }
      return UNKNOWN
    case 'Map': {
      const [key, value] = owner.kind === 'standard' ? owner.parameters : []
      if (name === 'forEach') return { kind: 'callback', parameters: [value ?? UNKNOWN, key ?? UNKNOWN, owner] }
      if (name === 'set') return (position === 0 ? key : value) ?? UNKNOWN
      return UNKNOWN
    }
    case 'Set':
    case 'Iterable': {
      const element = owner.kind === 'standard' ? (owner.parameters[0] ?? UNKNOWN) : UNKNOWN
      if (name === 'add') return element
      return { kind: 'callback', parameters: [element, element, owner] }
    }
    case 'Function': {
      return UNKNOWN
    }
    default:
      return UNKNOWN
  }
}
