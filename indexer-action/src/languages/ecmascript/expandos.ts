/**
 * Places members that are added by assignment (`app.use = …`, `Foo.prototype.bar = …`, `Object.assign(app, mixin)`) where
 * lookups find them: on the function, class or literal that the assignment's target denotes, or else on the variable.
 */
import * as ir from './ir.ts'
import type { SourceUnit } from './program.ts'
import type { World } from './world.ts'

/** The largest number of steps in the search for a holder. */
const MOST_STEPS = 8

interface Holder {
  unit: SourceUnit
  record: number
  prototype: boolean
}

const isLiteral = ({ unit, record }: Holder): boolean =>
  unit.at(record) === ir.SHAPE && unit.at(record + ir.S_KIND) === ir.LITERAL

/** How far a file's assignments of members reach beyond the file. */
export interface Reach {
  /** Other files that declare an object to which members are assigned. */
  holders: Set<SourceUnit>
  /** All files that the search for holders looked into. A member placed in one of them may change the result of the search. */
  through: Set<SourceUnit>
}

export function placeExpandos(w: World, unit: SourceUnit): Reach {
  const search = new Search(w)
  const holders = new Set<SourceUnit>()
  for (const record of unit.surface.expandos) {
    const [target, name, value, definition] = [1, 2, 3, 4].map((at) => unit.at(record + at)) as [
      number,
      number,
      number,
      number,
    ]
    const text = unit.name(name)
    if (text === ir.KEPT) {
      const key = unit.at(target + 1)
      if (key > 0) unit.addExpando(unit.expandos, key, text, { unit, value, definition })
      continue
    }
    const holder = search.holderOf(unit, target, 0)
    if (!holder) continue
    // What `table[key] = value` adds is kept of literals only: variables would else be more than their values.
    if (text === ir.elementsOf('') && !isLiteral(holder)) continue
    if (holder.unit !== unit) holders.add(holder.unit)
    const map = holder.prototype ? holder.unit.prototypes : holder.unit.expandos
    if (text === 'prototype' && !holder.prototype) {
      // `Foo.prototype = { … }`: all members of the literal are members of instances.
      unit.addExpando(holder.unit.prototypes, holder.record, '', { unit, value, definition: 0 })
      continue
    }
    unit.addExpando(map, holder.record, text === '__proto__' ? '' : text, { unit, value, definition })
  }
  const through = new Set([...search.through, ...holders])
  through.delete(unit)
  return { holders, through }
}

/** Whether a file assigns members to something that it imports. */
export function reachesOut(unit: SourceUnit): boolean {
  return unit.surface.expandos.some(
    (record) => unit.name(unit.at(record + 2)) !== ir.KEPT && isFromElsewhere(unit, unit.at(record + 1), 0),
  )
}

/** Whether finding the holder requires looking into another file. */
function isFromElsewhere(unit: SourceUnit, value: number, depth: number): boolean {
  if (value === 0) return false
  // `holderOf` gives up at this depth or earlier.
  if (depth > MOST_STEPS) return true
  switch (unit.at(value)) {
    case ir.REQUIRE:
    case ir.IMPORTED:
      return true
    case ir.NAME: {
      const entity = unit.at(value + 1)
      return (
        entity > 0 &&
        unit.declarations(entity).some((d) => {
          const kind = unit.at(d + ir.D_KIND)
          const given = unit.at(d + ir.D_VALUE)
          const op = kind === ir.VARIABLE && given !== 0 ? unit.at(given) : 0
          const leads = kind === ir.IMPORT_BINDING || op === ir.ASSIGN || op === ir.REQUIRE || op === ir.MEMBER
          return leads && isFromElsewhere(unit, given, depth + 1)
        })
      )
    }
    case ir.MEMBER:
    case ir.NARROWED:
    case ir.NON_NULL:
      return isFromElsewhere(unit, unit.at(value + 1), depth + 1)
    case ir.ASSIGN:
      return isFromElsewhere(unit, unit.at(value + 2), depth + 1)
    case ir.THIS: {
      const self = unit.at(value + 1)
      if (self <= 0 || unit.at(self) === ir.SHAPE) return false
      const owner = unit.at(self + ir.F_OWNER)
      return owner !== 0 && unit.at(owner) !== ir.SHAPE && isFromElsewhere(unit, owner, depth + 1)
    }
    default:
      return false
  }
}

/** Searches for the object that members are assigned to, and records the files that it looks into. */
class Search {
  readonly through = new Set<SourceUnit>()
  readonly #world: World

  constructor(world: World) {
    this.#world = world
  }

  holderOf(unit: SourceUnit, value: number, depth: number): Holder | undefined {
    this.through.add(unit)
    if (value === 0 || depth > MOST_STEPS) return undefined
    switch (unit.at(value)) {
      case ir.NAME: {
        const entity = unit.at(value + 1)
        if (entity > 0) return this.#ofEntity(unit, entity, depth)
        return undefined
      }
      case ir.NARROWED:
      case ir.NON_NULL:
        return this.holderOf(unit, unit.at(value + 1), depth + 1)
      case ir.EXPORTS:
        return { unit, record: unit.at(value + 1), prototype: false }
      case ir.THIS: {
        const self = unit.at(value + 1)
        if (self <= 0) return self < 0 ? { unit, record: -self, prototype: false } : undefined
        if (unit.at(self) === ir.SHAPE) return { unit, record: self, prototype: true }
        const owner = unit.at(self + ir.F_OWNER)
        if (owner === 0) return { unit, record: self, prototype: true }
        if (unit.at(owner) !== ir.SHAPE) return this.holderOf(unit, owner, depth + 1)
        const isStatic = (unit.at(self + ir.F_FLAGS) & ir.STATIC) !== 0
        return { unit, record: owner, prototype: unit.at(owner + ir.S_KIND) === ir.CLASS && !isStatic }
      }
      case ir.MEMBER: {
        const outer = this.holderOf(unit, unit.at(value + 1), depth + 1)
        if (!outer) return undefined
        this.through.add(outer.unit)
        const name = unit.name(unit.at(value + 2))
        if (name === 'prototype') return { ...outer, prototype: true }
        return this.#memberOf(outer, name, depth)
      }
      case ir.FUNCTION_VALUE:
      case ir.SHAPE_VALUE:
        return { unit, record: unit.at(value + 1), prototype: false }
      case ir.ASSIGN:
        return this.holderOf(unit, unit.at(value + 2), depth + 1)
      case ir.REQUIRE: {
        const target = this.#module(unit, unit.at(value + 1))
        if (!target) return undefined
        const assigned = target.exported('=')[0]
        if (assigned === undefined) return { unit: target, record: target.surface.exportsShape, prototype: false }
        return this.holderOf(target, target.at(assigned + 3), depth + 1)
      }
      case ir.IMPORTED: {
        const target = this.#module(unit, unit.at(value + 1))
        if (!target) return undefined
        for (const record of target.exported(unit.name(unit.at(value + 2)))) {
          const kind = target.at(record + 1)
          if (kind === ir.EXPORT_ENTITY) return this.#ofEntity(target, target.at(record + 3), depth + 1)
          if (kind === ir.EXPORT_VALUE) return this.holderOf(target, target.at(record + 3), depth + 1)
        }
        return undefined
      }
      default:
        return undefined
    }
  }

  #ofEntity(unit: SourceUnit, entity: number, depth: number): Holder | undefined {
    for (const d of unit.declarations(entity)) {
      const extra = unit.at(d + ir.D_EXTRA)
      const value = unit.at(d + ir.D_VALUE)
      switch (unit.at(d + ir.D_KIND)) {
        case ir.FUNCTION_DECLARATION:
        case ir.CLASS_DECLARATION:
          return { unit, record: extra, prototype: false }
        case ir.IMPORT_BINDING:
          return this.holderOf(unit, value, depth + 1) ?? { unit, record: entity, prototype: false }
        case ir.VARIABLE: {
          const op = value === 0 ? 0 : unit.at(value)
          if (
            op === ir.FUNCTION_VALUE ||
            op === ir.SHAPE_VALUE ||
            op === ir.ASSIGN ||
            op === ir.MEMBER ||
            op === ir.REQUIRE ||
            op === ir.EXPORTS ||
            op === ir.THIS
          )
            return this.holderOf(unit, value, depth + 1) ?? { unit, record: entity, prototype: false }
          return { unit, record: entity, prototype: false }
        }
        default:
          return { unit, record: entity, prototype: false }
      }
    }
    return undefined
  }

  /** The literal, function, class or prototype that is the value of a holder's member. */
  #memberOf({ unit, record, prototype }: Holder, name: string, depth: number): Holder | undefined {
    const shape = prototype && unit.at(record) === ir.FUNCTION ? unit.at(record + ir.F_INSTANCE) : record
    if (shape !== 0 && unit.at(shape) === ir.SHAPE)
      for (const member of unit.members(shape).get(name) ?? []) {
        const value = unit.at(member + ir.M_VALUE)
        const op = value === 0 ? 0 : unit.at(value)
        if (op === ir.FUNCTION_VALUE || op === ir.SHAPE_VALUE)
          return { unit, record: unit.at(value + 1), prototype: false }
      }
    for (const given of (prototype ? unit.prototypes : unit.expandos).get(record)?.get(name) ?? []) {
      const op = given.value === 0 ? 0 : given.unit.at(given.value)
      const leads = op === ir.FUNCTION_VALUE || op === ir.SHAPE_VALUE || op === ir.ASSIGN || op === ir.MEMBER
      const found = leads ? this.holderOf(given.unit, given.value, depth + 1) : undefined
      if (found) return found
    }
    return undefined
  }

  /** A module that is a file of the repository. */
  #module(unit: SourceUnit, at: number): SourceUnit | undefined {
    const target = this.#world.module(unit, at)
    if (!target || !('unit' in target)) return undefined
    this.through.add(target.unit)
    return target.unit
  }
}
