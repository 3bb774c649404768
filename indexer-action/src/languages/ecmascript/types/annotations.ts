/** Resolves type annotations to types. */

import * as ir from '../ir.ts'
import { libraryParameters, libraryType } from '../libraries/libraries.ts'
import { exportTargets, MOST_MODULES, namespaceTargets } from '../modules/export-targets.ts'
import { aroundName, type Entity, exportedEntities, namespaceOf } from '../modules/namespaces.ts'
import { starsFor } from '../modules/stars.ts'
import type { SourceUnit } from '../program.ts'
import { globalTargets, valueTargets } from '../targets.ts'
import type { World } from '../world.ts'
import { callReturn } from './calls.ts'
import { asksForLength, chosen } from './computed-types.ts'
import { instanceOf } from './constructions.ts'
import { memberOf, substitute } from './substitution.ts'
import { constantText, enumText } from './tags.ts'
import { bind } from './type-arguments.ts'
import { INSTANCE, isOpen, primitive, standard, type Type, tuple, UNKNOWN, union } from './types.ts'
import { awaited, typeOf } from './values.ts'

export function typeOfAnnotation(w: World, unit: SourceUnit, node: number): Type {
  if (node === 0) return UNKNOWN
  if (unit.at(node) === ir.T_PRIMITIVE) {
    const number = unit.at(node + 1)
    return number === 0 || number === 10 || number === 12 ? UNKNOWN : primitive(number)
  }
  return w.once(unit.types, node, () => compute(w, unit, node))
}

function compute(w: World, unit: SourceUnit, node: number): Type {
  const a = unit.at(node + 1)
  const b = unit.at(node + 2)
  const typeAt = (at: number) => typeOfAnnotation(w, unit, at)
  switch (unit.at(node)) {
    case ir.T_NAME: {
      const args = unit.list(b).map(typeAt)
      if (a > 0) {
        const found = typeOfEntityType(w, unit, a, args)
        return args.length === 0 ? found : libraryType(w, found, args)
      }
      const around = aroundName(w, unit, node)
      return around.length > 0 ? mergedType(w, around, args) : globalType(w, unit, unit.name(~a), args)
    }
    case ir.T_MEMBER: {
      const args = unit.list(unit.at(node + 3)).map(typeAt)
      const found = namespaceTargets(w, unit, a, unit.name(b), ir.TYPE_SPACE)
      return union(
        found.map((t) =>
          t.external
            ? libraryType(w, t.type(), args, unit)
            : typeOfDefinition(w, t.unit as SourceUnit, t.definition, args),
        ),
      )
    }
    case ir.T_IMPORT: {
      const target = w.module(unit, a)
      if (!target || !('unit' in target)) return UNKNOWN
      // As a type, and not as a namespace, an import means what the module assigns to its exports.
      for (const record of b === 1 ? target.unit.exported('=') : [])
        return importedType(w, target.unit, target.unit.at(record + 3), [])
      return { kind: 'module', unit: target.unit }
    }
    case ir.T_ARRAY:
      return standard('Array', typeAt(a))
    case ir.T_TUPLE:
      return tuple(unit.list(a).map(typeAt))
    case ir.T_REST:
      return { kind: 'spread', of: typeAt(a) }
    case ir.T_UNION:
      return union(unit.list(a).map(typeAt))
    case ir.T_INTERSECTION:
      return {
        kind: 'intersection',
        of: unit
          .list(a)
          .map(typeAt)
          .filter((t) => t.kind !== 'unknown'),
      }
    case ir.T_FUNCTION:
    case ir.T_CONSTRUCTOR:
      return { kind: 'function', unit, record: a, environment: undefined, self: undefined }
    case ir.T_OBJECT:
      return { kind: 'shape', unit, shape: a, static: false, environment: undefined }
    case ir.T_THIS:
      return a === 0 ? UNKNOWN : { kind: 'shape', unit, shape: a, static: false, environment: undefined }
    case ir.T_TYPEOF:
      return constantType(w, unit, a) ?? typeOf(w, unit, a)
    case ir.T_LITERAL:
      return { kind: 'literal', text: unit.name(a) }
    case ir.T_LOOKUP: {
      const object = typeAt(a)
      const index = typeAt(b)
      return object.kind === 'dictionary' ? object.value : memberOf(object, index)
    }
    case ir.T_CONDITIONAL:
      if (unit.at(node + ir.CONDITIONAL_INFERS) === 0 && !asksForLength(unit, node))
        return union([typeAt(unit.at(node + 3)), typeAt(unit.at(node + 4))])
      return chosen(w, { kind: 'conditional', unit, node, environment: undefined })
    case ir.T_MAPPED: {
      const over = unit.at(b) === ir.T_KEYOF
      const looked = unit.at(a) === ir.T_LOOKUP
      // `{ [K in keyof T]: T[K] }` has T's members.
      if (over && looked) return typeAt(unit.at(b + 1))
      if (over || looked) return { kind: 'mapped', unit, node, environment: undefined }
      const value = typeAt(a)
      return value.kind === 'unknown' ? UNKNOWN : { kind: 'dictionary', value }
    }
    case ir.T_PREDICATE:
      return primitive(ir.P_BOOLEAN)
    case ir.T_KEYOF:
      return { kind: 'keyof', of: typeAt(a) }
    default:
      return UNKNOWN
  }
}

/** The type that an entity's type declarations give, with type arguments applied. */
export function typeOfEntityType(w: World, unit: SourceUnit, entity: number, args: readonly Type[]): Type {
  const parts: Type[] = []
  for (const d of unit.declarations(entity)) {
    const extra = unit.at(d + ir.D_EXTRA)
    switch (unit.at(d + ir.D_KIND)) {
      case ir.CLASS_DECLARATION:
      case ir.INTERFACE_DECLARATION:
        // Merged declarations are found through the entity, so one of them stands for all.
        if (parts.length === 0)
          parts.push({
            kind: 'shape',
            unit,
            shape: extra,
            static: false,
            environment: bind(w, unit, unit.at(extra + ir.S_TYPE_PARAMETERS), args),
          })
        break
      case ir.TYPE_ALIAS: {
        const written = typeOfAnnotation(w, unit, unit.at(d + ir.D_TYPE))
        parts.push(substitute(written, bind(w, unit, extra, args)))
        break
      }
      case ir.ENUM_DECLARATION:
        return { kind: 'shape', unit, shape: extra, static: false, environment: undefined }
      case ir.TYPE_PARAMETER:
        return { kind: 'parameter', unit, declaration: d }
      case ir.IMPORT_BINDING:
      case ir.ALIAS:
        parts.push(importedType(w, unit, unit.at(d + ir.D_VALUE), args))
        break
      case ir.FUNCTION_DECLARATION:
        // In JavaScript only, a comment may use a constructor function, or a variable that holds a class, as a type.
        if (!unit.typescript) parts.push({ kind: 'made', unit, record: extra, environment: undefined })
        break
      case ir.VARIABLE:
        if (!unit.typescript) {
          const value = unit.at(d + ir.D_VALUE)
          const required = args.length > 0 ? importedType(w, unit, value, args) : UNKNOWN
          parts.push(required.kind === 'shape' ? required : instanceHeld(w, unit, value))
        }
        break
    }
  }
  return union(parts)
}

/** The instance type of the class that a variable holds; unknown if it holds none. */
function instanceHeld(w: World, unit: SourceUnit, value: number): Type {
  const made = instanceOf(w, typeOf(w, unit, value), unit, 0)
  return made.kind === 'shape' || made.kind === 'made' || made.kind === 'external' ? made : UNKNOWN
}

function importedType(w: World, unit: SourceUnit, value: number, args: readonly Type[]): Type {
  const op = unit.at(value)
  if (op === ir.IMPORTED) {
    const target = w.module(unit, unit.at(value + 1))
    const name = unit.name(unit.at(value + 2))
    if (!target) return UNKNOWN
    if ('package' in target) return { kind: 'external', package: target.package, name }
    if ('unit' in target) {
      const found = exportedType(w, target.unit, name, args, new Set())
      if (found.kind !== 'unknown' || target.unit.typescript) return found
      const declared = target.typed ? exportedType(w, target.typed, name, args, new Set()) : UNKNOWN
      return declared.kind === 'unknown' ? assignedType(w, target.unit, name, args) : declared
    }
    const ambient = namespaceOf(w, target.ambient.unit, target.ambient.shape)
    for (const { unit, entity } of exportedEntities(ambient, name)) return typeOfEntityType(w, unit, entity, args)
    const given = ambient.members.get(name) ?? (name === 'default' ? ambient.members.get('=') : undefined)
    for (const { unit, member } of given ?? []) return importedType(w, unit, unit.at(member + ir.M_VALUE), args)
    return UNKNOWN
  }
  if (op === ir.NAME) {
    const entity = unit.at(value + 1)
    return entity > 0 ? typeOfEntityType(w, unit, entity, args) : globalType(w, unit, unit.name(~entity), args)
  }
  if (op === ir.MEMBER) {
    const found = namespaceTargets(w, unit, unit.at(value + 1), unit.name(unit.at(value + 2)), ir.TYPE_SPACE)
    return union(
      found.map((t) => (t.external ? t.type() : typeOfDefinition(w, t.unit as SourceUnit, t.definition, args))),
    )
  }
  if (op === ir.REQUIRE) {
    const target = w.module(unit, unit.at(value + 1))
    if (target && 'package' in target) return { kind: 'external', package: target.package, name: '*' }
    if (target && 'unit' in target)
      for (const record of target.unit.exported('='))
        return importedType(w, target.unit, target.unit.at(record + 3), args)
  }
  return unit.typescript ? UNKNOWN : instanceHeld(w, unit, value)
}

function exportedType(w: World, unit: SourceUnit, name: string, args: readonly Type[], seen: Set<SourceUnit>): Type {
  if (seen.has(unit) || seen.size > MOST_MODULES) return UNKNOWN
  seen.add(unit)
  for (const record of unit.exported(name)) {
    const value = unit.at(record + 3)
    const kind = unit.at(record + 1)
    if (kind === ir.EXPORT_ENTITY) return typeOfEntityType(w, unit, value, args)
    if (kind === ir.EXPORT_VALUE) return importedType(w, unit, value, args)
    if (kind === ir.EXPORT_FROM) {
      const target = w.module(unit, unit.at(record + 4))
      if (target && 'unit' in target) return exportedType(w, target.unit, unit.name(value), args, seen)
      if (target && 'package' in target) return { kind: 'external', package: target.package, name: unit.name(value) }
    }
  }
  if (name === 'default') {
    for (const record of unit.exported('=')) return importedType(w, unit, unit.at(record + 3), args)
    return UNKNOWN
  }
  let outside: Type = UNKNOWN
  for (const record of starsFor(w, unit, name)) {
    const target = w.module(unit, unit.at(record + 4))
    if (target && 'unit' in target) {
      const found = exportedType(w, target.unit, name, args, seen)
      if (found.kind !== 'unknown') return found
    } else if (target && 'package' in target) outside = { kind: 'external', package: target.package, name }
  }
  return outside
}

/** The type of a class that a JavaScript file exports by assigning it to a member of its exports. */
function assignedType(w: World, unit: SourceUnit, name: string, args: readonly Type[]): Type {
  const found = exportTargets(w, unit, name, ir.TYPE_SPACE, new Set())
  return union(
    found.map((t) => (t.unit && t.definition !== 0 ? typeOfDefinition(w, t.unit, t.definition, args) : UNKNOWN)),
  )
}

/**
 * The type of the entity behind a definition number, or the literal type of an enum member. Used for types reached
 * through namespaces.
 */
function typeOfDefinition(w: World, unit: SourceUnit, definition: number, args: readonly Type[]): Type {
  const entity = unit.entityOfDefinition(definition)
  if (entity !== 0) return typeOfEntityType(w, unit, entity, args)
  const text = enumText(unit, definition)
  return text === undefined ? UNKNOWN : { kind: 'literal', text }
}

/** The literal type of a constant: `typeof ADDED`. */
function constantType(w: World, unit: SourceUnit, value: number): Type | undefined {
  if (unit.at(value) !== ir.NAME) return undefined
  const target = valueTargets(w, unit, value, ir.VALUE_SPACE)[0]
  const text = target?.unit && constantText(target.unit, target.definition)
  return text === undefined ? undefined : { kind: 'literal', text }
}

const SAME_MEMBERS = new Set([
  'Partial',
  'Required',
  'Readonly',
  'NonNullable',
  'Exclude',
  'Extract',
  'NoInfer',
  'ThisType',
])
const STANDARD: Record<string, string> = {
  Array: 'Array',
  ReadonlyArray: 'Array',
  ArrayLike: 'Array',
  Promise: 'Promise',
  PromiseLike: 'Promise',
  Map: 'Map',
  WeakMap: 'Map',
  ReadonlyMap: 'Map',
  Set: 'Set',
  WeakSet: 'Set',
  ReadonlySet: 'Set',
  Iterable: 'Iterable',
  Iterator: 'Iterable',
  IterableIterator: 'Iterable',
  Generator: 'Iterable',
  AsyncIterable: 'Iterable',
  AsyncIterator: 'Iterable',
  AsyncGenerator: 'Iterable',
  AsyncIterableIterator: 'Iterable',
  WeakRef: 'WeakRef',
  IteratorObject: 'Iterable',
  IteratorResult: 'IteratorResult',
  PromiseSettledResult: 'PromiseSettledResult',
  PromiseFulfilledResult: 'PromiseSettledResult',
}

export function standardType(name: string, args: readonly Type[]): Type | undefined {
  const known = STANDARD[name]
  return known === undefined ? undefined : standard(known, ...args)
}

export const isInterface = (type: Type): type is Extract<Type, { kind: 'shape' }> =>
  type.kind === 'shape' && type.unit.at(type.shape + ir.S_KIND) === ir.INTERFACE

function mergedType(w: World, entities: readonly Entity[], args: readonly Type[]): Type {
  const types = entities.map((e) => typeOfEntityType(w, e.unit, e.entity, args)).filter((t) => t.kind !== 'unknown')
  // Any declaration of an interface has the members of all (`shape-members.ts`).
  if (types.every(isInterface)) return types[0] ?? UNKNOWN
  return types.length > 1 ? { kind: 'intersection', of: types } : (types[0] ?? UNKNOWN)
}

function globalType(w: World, unit: SourceUnit, name: string, args: readonly Type[]): Type {
  const own = mergedType(w, w.globalsFor(name, unit), args)
  const known = standardType(name, args)
  // Interfaces add to the language's own types; members that only they have are found there.
  if (own.kind !== 'unknown' && !(known && isInterface(own))) return own
  // `Exclude` and `Extract` select among keys: `Pick<T, Exclude<keyof T, K>>` is `Omit<T, K>`. All keys are strings.
  const [keys, among = UNKNOWN] = args
  if ((name === 'Exclude' || name === 'Extract') && keys?.kind === 'keyof' && among.kind !== 'primitive')
    return { kind: 'selection', of: keys, keys: among, kept: name === 'Extract' }
  if (SAME_MEMBERS.has(name)) return args[0] ?? UNKNOWN
  if (known) return known
  switch (name) {
    case 'Record':
      return args[1] && args[1].kind !== 'unknown' ? { kind: 'dictionary', value: args[1] } : UNKNOWN
    // Every trap is given the target first.
    case 'ProxyHandler':
      return { kind: 'dictionary', value: { kind: 'callback', parameters: [args[0] ?? UNKNOWN] } }
    case 'Omit':
    case 'Pick':
      return { kind: 'selection', of: args[0] ?? UNKNOWN, keys: args[1] ?? UNKNOWN, kept: name === 'Pick' }
    case 'Awaited':
      return awaited(w, args[0] ?? UNKNOWN)
    case 'ReturnType': {
      const of = args[0] ?? UNKNOWN
      // What it returns is known with the function, not by the constraint.
      return of.kind === 'parameter' ? { kind: 'deferred', of, name: undefined } : callReturn(w, of, unit, 0)
    }
    case 'InstanceType': {
      const of = args[0] ?? UNKNOWN
      return isOpen(of) ? { kind: 'deferred', of, name: INSTANCE } : instanceOf(w, of, unit, 0)
    }
    case 'Parameters': {
      const of = args[0]
      if (of?.kind === 'callback') return { kind: 'tuple', items: of.parameters }
      if (of?.kind === 'external') return { kind: 'tuple', items: libraryParameters(w, of, unit) }
      if (of?.kind !== 'function') return UNKNOWN
      const parameters = of.unit.list(of.unit.at(of.record + ir.F_PARAMETERS))
      const items = parameters.map((p) => typeOfAnnotation(w, of.unit, of.unit.at(p + 2)))
      return { kind: 'tuple', items: items.map((item) => substitute(item, of.environment)) }
    }
    case 'const':
    case 'ConstructorParameters':
    case 'ThisParameterType':
    case 'OmitThisParameter':
      return UNKNOWN
  }
  const outside = union(globalTargets(w, name, ir.TYPE_SPACE, unit).map((t) => t.type()))
  return args.length === 0 ? outside : libraryType(w, outside, args)
}
