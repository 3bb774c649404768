/** Looks up members by the kind of type: in instances, functions, unions, modules and types of the language. */

import * as ir from '../ir.ts'
import { hasOnlyHeld, libraryHeld, libraryMember, libraryNamed, libraryReference } from '../libraries/libraries.ts'
import { exportTargets } from '../modules/export-targets.ts'
import { addedOutside, addedTo, standardAdded } from '../modules/host-additions.ts'
import type { SourceUnit } from '../program.ts'
import { externalTarget, isAmong, type Target } from '../targets.ts'
import { MOST_STEPS, type World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { aliasOf, asAssigned, expandoTargets } from './assigned-members.ts'
import { builtinMember, isDoubtful, lacks, OF_OBJECT, prototypeMember, standardOwner } from './builtins.ts'
import { branches, chosen, mappedSource, mappedValue } from './computed-types.ts'
import { isEmpty, isNothing, isStandIn } from './declared-types.ts'
import { elementOf } from './elements.ts'
import { selects } from './selections.ts'
import { isAnnotated, ofShape } from './shape-members.ts'
import { opening, substitute, undeferred } from './substitution.ts'
import { type Environment, isOpen, MOST_PARTS, type Type, UNKNOWN, union } from './types.ts'
import { typeOf } from './values.ts'

/** Makes `opening` resolve deferred types in the world that is being linked. */
export function openIn(w: World): void {
  opening.member = (of, name) => memberType(w, of, name)
  opening.element = (of) => looked(w, of)
  opening.choice = (of) => chosen(w, of)
}

/** Of several values, those that are something. */
function unlessNothing(type: Type): Type {
  const some = type.kind === 'union' ? type.of.filter((one) => !isNothing(one) && !isEmpty(one)) : []
  return some.length === 0 ? type : union(some)
}

/** Whether a type says what something is. */
const says = (type: Type): boolean =>
  type.kind === 'union' ? type.of.some(says) : type.kind !== 'unknown' && type.kind !== 'external' && !isStandIn(type)

const alsoHolding = (targets: readonly Target[], others: readonly Target[]): Target[] =>
  targets.map((t): Target => ({ ...t, type: () => union([typeIn(others), t.type()]) }))

export function memberType(w: World, type: Type, name: string): Type {
  if (isOpen(type)) {
    const bound = boundOf(w, type)
    return bound.kind === 'unknown' ? { kind: 'deferred', of: type, name } : memberType(w, bound, name)
  }
  if (type.kind === 'dictionary') return type.value
  if (type.kind === 'mapped') return mappedValue(w, type, name)
  if (type.kind === 'selection') return selects(w, type, name) ? memberType(w, type.of, name) : UNKNOWN
  const found = memberTargets(w, type, name)
  return found.length === 0 ? indexed(w, type) : typeIn(found)
}

/**
 * What a type has under any name: that of its index signature, or the values of `Record<Verb, Send> & Send`. Mapped types among
 * the parts are not asked: they have something to say of any name, and recursive ones would never come to an end.
 */
function indexed(w: World, type: Type): Type {
  if (type.kind === 'dictionary') return type.value
  return type.kind === 'intersection' ? firstKnown(type.of.map((part) => indexed(w, part))) : indexType(w, type)
}

const isExternal = (target: Target): boolean => target.external !== undefined
const typeIn = (targets: readonly Target[]): Type => union(targets.map((t) => t.type()))
const firstKnown = (types: readonly Type[]): Type => types.find((type) => type.kind !== 'unknown') ?? UNKNOWN

/** The constraint of a type parameter, or of a member or element of one; unknown if there is none. */
export function boundOf(w: World, type: Type): Type {
  if (type.kind === 'deferred') {
    const bound = boundOf(w, type.of)
    return bound.kind === 'unknown' ? UNKNOWN : undeferred(bound, type.name)
  }
  if (type.kind === 'lookup') {
    const of = isOpen(type.of) ? boundOf(w, type.of) : type.of
    return of.kind === 'unknown' ? UNKNOWN : elementOf(w, of)
  }
  if (type.kind !== 'parameter' || type.unit.at(type.declaration) !== ir.DECLARATION) return UNKNOWN
  return typeOfAnnotation(w, type.unit, type.unit.at(type.declaration + ir.D_TYPE))
}

/** `T[K]` for an unknown K: the element type of T, or the type of any of its members. */
function looked(w: World, of: Type): Type {
  const element = elementOf(w, of)
  if (element.kind !== 'unknown' || of.kind !== 'shape') return element
  const indexed = indexType(w, of)
  if (indexed.kind !== 'unknown') return indexed
  const names = [...of.unit.members(of.shape).keys()]
  for (const block of of.unit.augmented.get(of.unit.at(of.shape + ir.S_ENTITY)) ?? [])
    names.push(...block.unit.members(block.shape).keys())
  return names.length > MOST_PARTS ? UNKNOWN : union(names.map((name) => memberType(w, of, name)))
}

/** The type of any member, as an index signature says. */
export function indexType(w: World, type: Type): Type {
  if (type.kind !== 'shape') return UNKNOWN
  const index = type.unit.list(type.unit.at(type.shape + ir.S_INDEX))
  if (index.length === 0) return UNKNOWN
  return substitute(typeOfAnnotation(w, type.unit, index[0] as number), type.environment)
}

export function memberTargets(w: World, type: Type, name: string): Target[] {
  if (w.depth > 110 || ++w.steps > MOST_STEPS) return []
  w.depth++
  const found = lookup(w, type, name)
  w.depth--
  return found
}

function lookup(w: World, type: Type, name: string): Target[] {
  switch (type.kind) {
    case 'shape': {
      const found = ofShape(w, type, name)
      if (found.length > 0) return found
      const outside = standardAdded(w, type) ?? (OF_OBJECT.has(name) ? 'Object' : undefined)
      return outside === undefined ? [] : [externalTarget('std:ecmascript', `${outside}.${name}`, undefined, 'type')]
    }
    case 'function':
      return ofFunction(w, type, name)
    case 'made':
      return ofMade(w, type.unit, type.record, type.environment, name)
    case 'overloads': {
      for (const part of type.of) {
        const found = lookup(w, part, name)
        if (found.length > 0) return found
      }
      return []
    }
    case 'mapped':
      return memberTargets(w, mappedSource(w, type), name).map(
        (t): Target => ({ ...t, type: () => mappedValue(w, type, name) }),
      )
    case 'conditional':
      return memberTargets(w, branches(w, type), name)
    case 'selection':
      return selects(w, type, name) ? memberTargets(w, type.of, name) : []
    case 'module':
      return exportTargets(w, type.unit, name, ir.VALUE_SPACE, new Set())
    case 'union': {
      const found: Target[] = []
      for (const part of type.of)
        for (const target of memberTargets(w, part, name))
          if (
            !found.some(
              (f) =>
                f.unit === target.unit &&
                f.definition === target.definition &&
                f.external?.name === target.external?.name,
            )
          )
            found.push(target)
      // Where some of the members are the repository's and others a package's, the use leads to the repository's.
      const inside = found.filter((t) => !t.external)
      return inside.length > 0 && inside.some((t) => t.definition !== 0) ? inside : found
    }
    case 'intersection': {
      if (type.declared) return ofScript(w, type.of, name)
      let other: Target[] | undefined
      for (const [at, part] of type.of.entries()) {
        const found = memberTargets(w, part, name)
        // What a part only assigns, `this.stack = []`, another declares.
        if (found.some((t) => !t.external && t.definition !== 0))
          return [
            ...found.map((t): Target => ({ ...t, type: () => withOthers(w, t.type(), type.of.slice(at + 1), name) })),
            ...exportedAgain(w, type.of, name, found),
          ]
        if (found.length > 0 && (!other || (other.every(isExternal) && !found.every(isExternal)))) other = found
      }
      return other ?? []
    }
    case 'place': {
      const declared = memberTargets(w, type.base, name)
      // `list.length = 0` adds no member to a built-in list.
      if (declared.some((t) => t.definition !== 0 || t.external?.package === 'std:ecmascript')) return declared
      const assigned = expandoTargets(w, type.unit.expandos.get(type.entity), name)
      if (assigned.length === 0) return declared
      if (declared.length === 0) return assigned
      // In JavaScript the assignment declares it, and `ref(new Circle())` holds a circle all the same.
      if (assigned.some((t) => t.definition !== 0))
        return says(typeIn(declared)) ? alsoHolding(assigned, declared) : assigned
      // `Schema.merge(other)` need not add anything to it.
      if (assigned.some((t) => t.external)) return declared
      // `ref<User[]>([])` holds users, also where it is assigned `[]`.
      if (says(typeIn(declared))) return declared
      const given = unlessNothing(typeIn(assigned))
      const isKnown = given.kind !== 'unknown' && given.kind !== 'external'
      return isKnown ? declared.map((t): Target => ({ ...t, type: () => given })) : declared
    }
    case 'external': {
      const added = addedOutside(w, type, name)
      if (added.length > 0) return added
      const inherited = type.package === 'std:ecmascript' ? prototypeMember(type.name, name) : undefined
      const typed = inherited ?? libraryMember(w, type, name)
      const held = libraryHeld(type, name)
      const within = held ? memberTargets(w, held, libraryNamed(w, type, held, name)).filter((t) => !t.external) : []
      if (within.length > 0)
        return within.map((t): Target => ({ ...t, type: () => libraryReference(w, type, t.type()) }))
      if (hasOnlyHeld(type, name)) return []
      const called = type.name === '*' ? name : `${type.name}.${name}`
      return [externalTarget(type.package, called, typed, 'type')]
    }
    case 'deferred':
    case 'lookup':
    case 'parameter': {
      const bound = boundOf(w, type)
      return bound.kind === 'unknown' ? [] : memberTargets(w, bound, name)
    }
    default:
      return ofStandard(w, type, name)
  }
}

/** `A & { refs: B }`, where A has `refs` as well: objects that have the members of both. */
function withOthers(w: World, own: Type, others: readonly Type[], name: string): Type {
  if (!hasMembers(own)) return own
  const more = others.map((part) => typeIn(memberTargets(w, part, name))).filter(hasMembers)
  return more.length === 0 ? own : { kind: 'intersection', of: [own, ...more] }
}

const hasMembers = (type: Type): boolean =>
  (type.kind === 'shape' && !type.static) || type.kind === 'intersection' || type.kind === 'mapped'

/** What a script exports leads to the script; its type is what the declarations beside it say. */
function ofScript(w: World, [declared, written]: readonly Type[], name: string): Target[] {
  const said = declared ? memberTargets(w, declared, name) : []
  const found = written ? memberTargets(w, written, name) : []
  if (said.length === 0) return found
  const inside = found.filter((t) => t.definition > 0)
  const both = (t: Target): Type => ({ kind: 'intersection', of: [typeIn(said), t.type()], declared: true })
  return inside.length > 0 ? inside.map((t): Target => ({ ...t, type: () => both(t) })) : said
}

/** `module.exports = { mask }`, and then `module.exports.mask = faster`: either may be what is exported. */
function exportedAgain(w: World, parts: readonly Type[], name: string, found: readonly Target[]): Target[] {
  const whole = parts.at(-1)
  if (whole?.kind !== 'module' || !whole.unit.members(whole.unit.surface.exportsShape).has(name)) return []
  return exportTargets(w, whole.unit, name, ir.VALUE_SPACE, new Set()).filter(
    (t) => t.definition > 0 && !isAmong(found, t),
  )
}

/** What files add to a type of the language counts only under names that the language does not give it. */
function ofStandard(w: World, type: Type, name: string): Target[] {
  const owner = standardOwner(type)
  if (owner === undefined) return []
  const args = type.kind === 'standard' ? type.parameters : type.kind === 'tuple' ? [elementOf(w, type)] : []
  const added = lacks(owner, name) ? addedTo(w, [owner], name, args) : []
  if (added.length > 0) return added
  const member = builtinMember(type, name)
  if (!member) return []
  const target = externalTarget('std:ecmascript', `${owner}.${name}`, member, 'type')
  return [isDoubtful(owner, name) ? { ...target, doubtful: true } : target]
}

function ofFunction(w: World, type: Extract<Type, { kind: 'function' }>, name: string): Target[] {
  const { unit, record } = type
  if (name === 'prototype') {
    const made: Type = { kind: 'made', unit, record, environment: undefined }
    return [externalTarget('std:ecmascript', 'Function.prototype', made, 'type')]
  }
  const assigned = expandoTargets(w, unit.expandos.get(record), name)
  if (assigned.length > 0) return assigned
  return ofStandard(w, type, name)
}

/** Members of what a function constructs: those of `this.x = …` inside it, and those of its prototype. */
function ofMade(
  w: World,
  unit: SourceUnit,
  record: number,
  environment: Environment | undefined,
  name: string,
): Target[] {
  const instance = unit.at(record + ir.F_INSTANCE)
  if (instance !== 0) {
    const members = unit.members(instance).get(name)
    // What is only passed on, as by `defineExpose({ focus })`, is what it stands for.
    const [passed] = members ?? []
    const alias =
      passed !== undefined && unit.at(passed + ir.M_DEFINITION) <= 0 && unit.at(passed + ir.M_VALUE) !== 0
        ? aliasOf(w, unit, unit.at(passed + ir.M_VALUE))
        : []
    if (alias.length > 0) return alias
    if (members)
      return members.map((member) => ({
        unit,
        definition: unit.at(member + ir.M_DEFINITION),
        type: () =>
          asAssigned(
            w,
            substitute(typeOf(w, unit, unit.at(member + ir.M_VALUE)), environment),
            isAnnotated(unit, member) ? undefined : unit.prototypes.get(record),
            name,
          ),
        via: 'type',
      }))
  }
  const assigned = expandoTargets(w, unit.prototypes.get(record), name)
  if (assigned.length > 0) return assigned
  return OF_OBJECT.has(name) ? [externalTarget('std:ecmascript', `Object.${name}`, undefined, 'type')] : []
}
