/** Types of values, from annotations, initialisers and calls. */

import { selectedTargets } from '../angular/selected-targets.ts'
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { nameTargets } from '../targets.ts'
import type { World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { addedByKey, typeKept } from './assigned-members.ts'
import { callReturn } from './calls.ts'
import { mappedValue } from './computed-types.ts'
import { instanceOf } from './constructions.ts'
import { argumentOf, heritageTypes, typeOfEntity, typeOfParameter, typeOfThis } from './declared-types.ts'
import { elementOf, itemOf } from './elements.ts'
import { memberTargets, memberType } from './members.ts'
import { typeOfImportCall, typeOfImported, typeOfModule, typeOfRequired } from './module-values.ts'
import { narrowedTo, predicated } from './predicates.ts'
import { basesOf } from './shape-members.ts'
import { substitute } from './substitution.ts'
import { tagged } from './tags.ts'
import { isOpen, primitive, standard, type Type, UNKNOWN, union } from './types.ts'

export function typeOf(w: World, unit: SourceUnit, value: number): Type {
  if (value === 0) return UNKNOWN
  const op = unit.at(value)
  // These are cheap to compute, so they are not memoised.
  switch (op) {
    case ir.PRIMITIVE:
      return primitive(unit.at(value + 1))
    case ir.STRING:
      return primitive(ir.P_STRING)
    case ir.UNKNOWN:
      return UNKNOWN
    case ir.NON_NULL:
    case ir.ACCESSED:
      return typeOf(w, unit, unit.at(value + 1))
    case ir.SHAPE_VALUE: {
      const shape = unit.at(value + 1)
      const isClass = unit.at(shape + ir.S_KIND) === ir.CLASS
      return { kind: 'shape', unit, shape, static: isClass, environment: undefined }
    }
    case ir.FUNCTION_VALUE:
      return { kind: 'function', unit, record: unit.at(value + 1), environment: undefined, self: undefined }
    case ir.NAME: {
      const entity = unit.at(value + 1)
      if (entity > 0) return typeOfEntity(w, unit, entity)
    }
  }
  return w.once(unit.values, value, () => compute(w, unit, value, op))
}

function compute(w: World, unit: SourceUnit, value: number, op: number): Type {
  const a = unit.at(value + 1)
  const b = unit.at(value + 2)
  switch (op) {
    case ir.NAME:
      return union(nameTargets(w, unit, value, ir.VALUE_SPACE).map((t) => t.type()))
    case ir.SELECTED:
      return union(selectedTargets(w, unit, value).map((t) => t.type()))
    case ir.MEMBER: {
      const member = memberType(w, typeOf(w, unit, a), unit.name(b))
      // A method of the base class is called on `this`.
      const isOnThis = member.kind === 'function' && unit.at(a) === ir.SUPER && unit.at(a + 2) === 0
      return isOnThis ? { ...member, self: typeOfThis(w, unit, unit.at(a + 1)) } : member
    }
    case ir.INDEX:
      return typeUnderTexts(w, unit, a, b) ?? typeUnder(w, unit, a, b)
    case ir.CALL:
      return callReturn(w, typeOf(w, unit, a), unit, value)
    case ir.NEW:
      return instanceOf(w, typeOf(w, unit, a), unit, value)
    case ir.THIS:
      return typeOfThis(w, unit, a)
    case ir.SUPER:
      return a === 0
        ? UNKNOWN
        : union(heritageTypes(w, unit, a).map((base) => (b === 1 ? base : instanceOf(w, base, unit, 0))))
    case ir.ARRAY:
      return typeOfArray(w, unit, unit.list(unit.at(value + 4)))
    case ir.AWAIT:
      return awaited(w, typeOf(w, unit, a))
    case ir.SPREAD:
    case ir.REST:
      return typeOf(w, unit, a)
    case ir.EITHER: {
      const first = typeOf(w, unit, a)
      return isStandIn(first, unit, b) ? first : union([first, typeOf(w, unit, b)])
    }
    case ir.ASSIGN: {
      const assigned = typeOf(w, unit, b)
      return assigned.kind === 'unknown' ? typeOf(w, unit, a) : assigned
    }
    case ir.AS: {
      const target = typeOfAnnotation(w, unit, b)
      // `as const` and `as any` say nothing about members.
      return target.kind === 'unknown' || (target.kind === 'external' && target.name === 'const')
        ? typeOf(w, unit, a)
        : target
    }
    case ir.NARROWED:
      return typeOfNarrowed(w, unit, value)
    case ir.SATISFIES:
      return typeOf(w, unit, a)
    case ir.TYPED:
      return typeOfAnnotation(w, unit, a)
    case ir.REQUIRE:
      return typeOfRequired(w, unit, a, b === 1)
    case ir.IMPORT_CALL:
      return typeOfImportCall(w, unit, a)
    case ir.IMPORTED:
      return typeOfImported(w, unit, value)
    case ir.ELEMENT:
      return elementOf(w, typeOf(w, unit, a))
    case ir.ITEM: {
      const object = typeOf(w, unit, a)
      if (object.kind === 'tuple') return itemOf(w, object, b)
      const element = elementOf(w, object)
      if (element.kind !== 'unknown') return element
      const member = memberType(w, object, unit.name(unit.at(value + 3)))
      return member.kind === 'unknown' && object.kind === 'shape' ? union(addedByKey(w, object)) : member
    }
    case ir.PARAMETER_VALUE:
      return typeOfParameter(w, unit, a, b)
    case ir.ARGUMENTS:
      return argumentOf(unit, a)
    case ir.EXPORTS:
      return typeOfModule(w, unit)
    case ir.JSX:
      return { kind: 'external', package: 'std:ecmascript', name: 'JSX.Element' }
    default:
      return UNKNOWN
  }
}

/** Longer lists become arrays of the union of their elements' types: elements so far back are not used by position. */
const LONGEST_TUPLE = 8
/** Number of elements from which the type of a longer list is computed. */
const MOST_ELEMENTS = 20

function typeOfArray(w: World, unit: SourceUnit, items: readonly number[]): Type {
  const isSpread = (item: number) => unit.at(item) === ir.SPREAD
  if (items.length > 0 && items.length <= LONGEST_TUPLE && !items.some(isSpread))
    return { kind: 'tuple', items: items.map((item) => typeOf(w, unit, item)) }
  const elements = items
    .slice(0, MOST_ELEMENTS)
    .map((item) => (isSpread(item) ? elementOf(w, typeOf(w, unit, unit.at(item + 1))) : typeOf(w, unit, item)))
  return standard('Array', union(elements))
}

/** The type of a value after a check that it passed. */
function typeOfNarrowed(w: World, unit: SourceUnit, value: number): Type {
  const said = saidBy(w, unit, value, unit.at(value + 2))
  return said.kind === 'unknown' ? typeOf(w, unit, unit.at(value + 1)) : said
}

/** What a check says of a NARROWED value: of a tag, by a type predicate, or by `instanceof`; unknown if it says nothing. */
function saidBy(w: World, unit: SourceUnit, value: number, check: number): Type {
  switch (unit.at(check)) {
    case ir.EITHER: {
      const one = saidBy(w, unit, value, unit.at(check + 1))
      const other = one.kind === 'unknown' ? UNKNOWN : saidBy(w, unit, value, unit.at(check + 2))
      return other.kind === 'unknown' ? UNKNOWN : union([one, other])
    }
    case ir.TAG:
      return tagged(w, unit, check, typeOf(w, unit, unit.at(value + 1)))
    case ir.CALL:
      return predicated(w, unit, check, value)
  }
  const made = instanceOf(w, typeOf(w, unit, check), unit, 0)
  if (made.kind === 'made') return made
  const type = typeOf(w, unit, unit.at(value + 1))
  if (made.kind === 'shape') return narrowedTo(w, type, made)
  return type.kind === 'unknown' && made.kind === 'external' ? made : UNKNOWN
}

/**
 * The type of an `await`: of promises, and of types of the repository that extend a promise or intersect with one. `known`: of unions
 * that were asked about on the way, as two dozen can hold one another in millions of ways.
 */
export function awaited(w: World, type: Type, known = new Map<Type, Type>()): Type {
  switch (type.kind) {
    case 'standard':
      return type.name === 'Promise' ? awaited(w, type.parameters[0] ?? UNKNOWN, known) : type
    case 'union': {
      const before = known.get(type)
      if (before) return before
      const parts = type.of.map((part) => awaited(w, part, known))
      const found = parts.every((part, at) => part === type.of[at]) ? type : union(parts)
      known.set(type, found)
      return found
    }
    case 'intersection':
      return awaitedAmong(w, type.of, known) ?? type
    case 'shape': {
      if (type.static || w.depth > 100) return type
      w.depth++
      const found = awaitedAmong(w, basesOf(w, type.unit, type.shape, false, type.environment), known)
      w.depth--
      return found ?? type
    }
    default:
      return type
  }
}

function awaitedAmong(w: World, parts: readonly Type[], known: Map<Type, Type>): Type | undefined {
  for (const part of parts) {
    const found = awaited(w, part, known)
    if (found !== part) return found
  }
  return undefined
}

/** The type of `object[isFirst ? 'start' : 'end']`, whose key has one of a few texts; undefined where these are not known. */
function typeUnderTexts(w: World, unit: SourceUnit, object: number, key: number): Type | undefined {
  const texts = textsOf(w, unit, key)
  const type = texts ? typeOf(w, unit, object) : UNKNOWN
  if (!texts || type.kind === 'unknown' || type.kind === 'external' || texts.length > MOST_TEXTS) return undefined
  const types = texts.map((text) => memberType(w, type, text))
  return types.some(({ kind }) => kind === 'unknown') ? undefined : union(types)
}

const MOST_TEXTS = 12

function textsOf(w: World, unit: SourceUnit, key: number): string[] | undefined {
  switch (key === 0 ? 0 : unit.at(key)) {
    case ir.STRING:
      return [unit.name(unit.at(key + 1))]
    case ir.EITHER: {
      const first = textsOf(w, unit, unit.at(key + 1))
      const second = first && textsOf(w, unit, unit.at(key + 2))
      return second && [...first, ...second]
    }
    case ir.NAME:
    case ir.MEMBER: {
      const type = typeOf(w, unit, key)
      const parts = type.kind === 'union' ? type.of : [type]
      const texts = parts.flatMap((part) => (part.kind === 'literal' ? [part.text] : []))
      return texts.length === parts.length ? texts : undefined
    }
    default:
      return undefined
  }
}

/**
 * The type of `object[key]`: of the member `[key]` if there is one, else what the file keeps under a constant for any object. Of a
 * text, which other objects may have too, the object's elements come before that.
 */
function typeUnder(w: World, unit: SourceUnit, object: number, key: number): Type {
  const type = typeOf(w, unit, object)
  const name = keyText(unit, key)
  const kept = typeKept(w, unit, key)
  if (kept && typeOf(w, unit, key).kind !== 'primitive') return memberUnder(w, type, name) ?? kept
  const found = typeAt(w, type, name)
  return kept && found.kind === 'unknown' ? kept : found
}

/** The name of the constant that is used as a key; undefined for any other key. */
function keyText(unit: SourceUnit, value: number): string | undefined {
  if (value === 0 || unit.at(value) !== ir.NAME) return undefined
  const entity = unit.at(value + 1)
  return unit.name(entity > 0 ? unit.at(entity + ir.E_NAME) : ~entity)
}

/** The type of the member `[key]` if there is one, otherwise of any element. */
function typeAt(w: World, object: Type, key: string | undefined): Type {
  if (key !== undefined && (object.kind === 'union' || object.kind === 'intersection')) {
    const found = object.of.map((part) => typeAt(w, part, key)).filter((type) => type.kind !== 'unknown')
    return found.length > 0 ? union(found) : UNKNOWN
  }
  return memberUnder(w, object, key) ?? indexed(w, object)
}

/** The type of the member `[key]`; undefined if there is none. */
function memberUnder(w: World, object: Type, key: string | undefined): Type | undefined {
  if (key === undefined) return undefined
  if (object.kind === 'union' || object.kind === 'intersection') {
    const found = object.of.flatMap((part) => memberUnder(w, part, key) ?? [])
    return found.length > 0 ? union(found) : undefined
  }
  if (object.kind !== 'shape') return undefined
  const name = `[${key}]`
  const kind = object.unit.at(object.shape + ir.S_KIND)
  // Classes and interfaces also have what their bases and further declarations have.
  const mayInherit = kind === ir.CLASS || kind === ir.INTERFACE
  const found = mayInherit || object.unit.members(object.shape).has(name) ? memberTargets(w, object, name) : []
  return found.length > 0 ? union(found.map((t) => t.type())) : undefined
}

/** Further values of a table are not looked at. */
const MOST_VALUES = 24

function indexed(w: World, object: Type): Type {
  switch (object.kind) {
    case 'tuple':
    case 'standard':
      return object.kind === 'standard' && object.name !== 'Array' ? UNKNOWN : elementOf(w, object)
    case 'dictionary':
      return object.value
    case 'external':
      return { ...object, name: `${object.name}[]` }
    case 'shape': {
      const { unit, shape } = object
      const index = unit.list(unit.at(shape + ir.S_INDEX))
      if (index.length > 0) return substitute(typeOfAnnotation(w, unit, index[0] as number), object.environment)
      // A table of functions or objects: any of its values.
      if (unit.at(shape + ir.S_KIND) === ir.LITERAL) {
        const values: Type[] = []
        for (const [name, members] of unit.members(shape))
          if (members.length === 1 && values.length < MOST_VALUES) values.push(memberType(w, object, name))
        return union([...values, ...addedByKey(w, object)])
      }
      return UNKNOWN
    }
    case 'union':
      return union(object.of.map((part) => indexed(w, part)))
    case 'mapped': {
      const value = mappedValue(w, object)
      return isOpen(value) ? UNKNOWN : value
    }
    case 'place':
      return indexed(w, object.base)
    default:
      return UNKNOWN
  }
}

/**
 * Whether a literal only stands in for a missing value of a declared type: `given ?? { size: 1 }` has the members that the type
 * declares. A function in the literal counts: a call may reach it.
 */
function isStandIn(type: Type, unit: SourceUnit, value: number): boolean {
  const literal = unit.at(value) === ir.NON_NULL ? unit.at(value + 1) : value
  if (type.kind !== 'shape' || literal === 0 || unit.at(literal) !== ir.SHAPE_VALUE) return false
  const shape = unit.at(literal + 1)
  const declares = type.unit.at(type.shape + ir.S_KIND)
  if (unit.at(shape + ir.S_KIND) !== ir.LITERAL || (declares !== ir.INTERFACE && declares !== ir.OBJECT_TYPE))
    return false
  const declared = type.unit.members(type.shape)
  const names = [...unit.members(shape)]
  return names.every(
    ([name, members]) => declared.has(name) && members.every((m) => !isFunction(unit, unit.at(m + ir.M_VALUE))),
  )
}

const isFunction = (unit: SourceUnit, value: number): boolean => value !== 0 && unit.at(value) === ir.FUNCTION_VALUE
