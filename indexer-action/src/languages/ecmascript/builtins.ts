/**
 * Return types of the standard library's methods, and the argument types that they pass to callbacks. Only those that can
 * lead to values of the program are listed; every other member is external.
 */
import { typeOfAnnotation } from './annotations.ts'
import { callReturn } from './calls.ts'
import * as ir from './ir.ts'
import { memberType } from './members.ts'
import type { SourceUnit } from './program.ts'
import { basesOf } from './shape-members.ts'
import { primitive, standard, substitute, type Type, UNKNOWN, union } from './types.ts'
import { awaited, typeOf } from './values.ts'
import type { World } from './world.ts'

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
      const iterator = memberType(w, type, '[Symbol.iterator]')
      if (iterator.kind !== 'unknown' && iterator.kind !== 'builtin')
        return elementOf(w, callReturn(w, iterator, type.unit, 0))
      // `class Parts extends Set<Part>`
      const { unit, shape, environment } = type
      const bases = () => basesOf(w, unit, shape, false, environment).map((base) => elementOf(w, base))
      return union(w.within(unit.members(shape), '[Symbol.iterator]', bases))
    }
    default:
      return UNKNOWN
  }
}

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

/** The type of a tuple's item at a position. */
export function itemOf(w: World, type: Extract<Type, { kind: 'tuple' }>, position: number): Type {
  const spread = type.items.findIndex((item) => item.kind === 'spread')
  if (spread < 0 || position < spread) return type.items[position] ?? UNKNOWN
  return elementOf(w, { kind: 'tuple', items: type.items.slice(spread) })
}

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

/** Whether this is a type of the language whose objects have no such member, as the running engine tells. */
export function lacks(owner: string, name: string): boolean {
  const made: unknown = Reflect.get(globalThis, owner)
  return typeof made === 'function' && !(name in Object(made.prototype))
}

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
  if (name === 'length' || name === 'size') return primitive(ir.P_NUMBER)
  return { kind: 'builtin', owner, name }
}

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
      return name === 'call' || name === 'apply' ? callReturn(w, owner, unit, 0) : UNKNOWN
    case 'String':
      if (STRINGS.has(name) || name === 'slice' || name === 'concat') return primitive(ir.P_STRING)
      if (name === 'split' || name === 'match') return standard('Array', primitive(ir.P_STRING))
      return { kind: 'external', package: 'std:ecmascript', name: `String.${name}()` }
    case 'Array': {
      const element = elementOf(w, owner)
      if (name === 'filter' || name === 'find' || name === 'findLast') {
        const kept = saidOfParameter(w, args[0])
        if (kept.kind !== 'unknown') return name === 'filter' ? standard('Array', kept) : kept
      }
      if (SAME.has(name)) return owner.kind === 'tuple' ? standard('Array', element) : owner
      if (ONE.has(name)) return element
      if (name === 'map') return standard('Array', callReturn(w, args[0] ?? UNKNOWN, unit, 0))
      if (name === 'flatMap') return standard('Array', elementOf(w, callReturn(w, args[0] ?? UNKNOWN, unit, 0)))
      if (name === 'flat') return standard('Array', union([elementOf(w, element), element]))
      if (isReduction(name)) return (call === 0 ? args[1] : startOf(w, unit, call)) ?? element
      if (name === 'entries') return standard('Iterable', { kind: 'tuple', items: [primitive(ir.P_NUMBER), element] })
      if (name === 'values') return standard('Iterable', element)
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
      if (name === 'get') return value ?? UNKNOWN
      if (name === 'values') return standard('Iterable', value ?? UNKNOWN)
      if (name === 'keys') return standard('Iterable', key ?? UNKNOWN)
      if (name === 'entries') return standard('Iterable', { kind: 'tuple', items: [key ?? UNKNOWN, value ?? UNKNOWN] })
      return name === 'set' ? owner : primitive(ir.P_BOOLEAN)
    }
    case 'Set':
    case 'Iterable':
    case 'WeakRef': {
      const element = owner.kind === 'standard' ? (owner.parameters[0] ?? UNKNOWN) : UNKNOWN
      if (name === 'values' || name === 'keys' || name === 'add' || name === 'filter') return owner
      if (name === 'deref') return element
      if (name === 'map') return standard('Iterable', callReturn(w, args[0] ?? UNKNOWN, unit, 0))
      return UNKNOWN
    }
    default:
      return known === undefined ? UNKNOWN : { kind: 'external', package: 'std:ecmascript', name: `${known}.${name}()` }
  }
}

const isReduction = (name: string): boolean => name === 'reduce' || name === 'reduceRight'

/** What a reduction starts with, by the call's type argument or its initial value; undefined if it starts with an element. */
function startOf(w: World, unit: SourceUnit, call: number): Type | undefined {
  const written = unit.list(unit.at(call + 3))[0]
  if (written !== undefined) return typeOfAnnotation(w, unit, written)
  const initial = unit.list(unit.at(call + 2))[1]
  return initial === undefined ? undefined : typeOf(w, unit, initial)
}

/** The `T` of a type predicate, `(value): value is T`; unknown for any other function. */
function saidOfParameter(w: World, predicate: Type | undefined): Type {
  if (predicate?.kind !== 'function') return UNKNOWN
  const { unit, record, environment } = predicate
  const returns = unit.at(record + ir.F_RETURNS)
  if (returns === 0 || unit.at(returns) !== ir.T_PREDICATE) return UNKNOWN
  return substitute(typeOfAnnotation(w, unit, unit.at(returns + 2)), environment)
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
      return position === 0 ? { kind: 'callback', parameters: [element, number, owner] } : UNKNOWN
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

/** The largest number of properties whose types are combined by `valueIn`. */
const MOST_PROPERTIES = 12

/** The type of an object's property when it is not known which one. */
function valueIn(w: World, object: Type): Type {
  if (object.kind === 'dictionary') return object.value
  if (object.kind === 'place') return valueIn(w, object.base)
  if (object.kind !== 'shape' || object.static || object.unit.at(object.shape + ir.S_KIND) !== ir.LITERAL)
    return elementOf(w, object)
  const names = [...object.unit.members(object.shape).keys()]
  return union(names.slice(0, MOST_PROPERTIES).map((name) => memberType(w, object, name)))
}

/** The type of the callback that `Array.from` takes as its second argument. */
export function staticParameter(w: World, name: string, first: Type, position: number): Type | undefined {
  if (name !== 'Array.from' || position !== 1) return undefined
  const element = elementOf(w, first)
  return element.kind === 'unknown' ? undefined : { kind: 'callback', parameters: [element, primitive(ir.P_NUMBER)] }
}

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
