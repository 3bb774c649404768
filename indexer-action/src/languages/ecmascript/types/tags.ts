/** Discriminated unions: what is left of one where `x.kind === 'circle'`, `x.ok` or `'radius' in x` holds. */
import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { valueTargets } from '../targets.ts'
import type { World } from '../world.ts'
import { memberTargets, memberType } from './members.ts'
import { MOST_PARTS, type Type, union } from './types.ts'

/** The parts of a type that match a TAG; the whole type if none would be left. */
export function tagged(w: World, unit: SourceUnit, tag: number, type: Type): Type {
  if (type.kind === 'intersection') {
    const of = type.of.map((part) => tagged(w, unit, tag, part))
    return of.every((part, at) => part === type.of[at]) ? type : { ...type, of }
  }
  if (type.kind !== 'union') return type
  const mode = unit.at(tag + 1)
  const name = unit.name(unit.at(tag + 2))
  const values = unit.list(unit.at(tag + 3)).map((value) => textOf(w, unit, value))
  const kept = type.of.filter((part) => fits(w, part, mode, name, values))
  // If only parts without members of their own are left, the tag was not understood.
  if (!kept.some(hasMembers)) return type
  // `Base & (Created | Moved)` is a part in which some parts may match.
  const left = kept.map((part) => (part.kind === 'intersection' ? tagged(w, unit, tag, part) : part))
  return left.length === type.of.length && left.every((part, at) => part === type.of[at]) ? type : union(left)
}

/** The text by which a value is compared as a tag: of a string, a boolean, a constant or an enum member; undefined for anything else. */
function textOf(w: World, unit: SourceUnit, value: number): string | undefined {
  switch (unit.at(value)) {
    case ir.STRING:
      return unit.name(unit.at(value + 1))
    case ir.PRIMITIVE:
      return unit.name(unit.at(value + 2))
    default: {
      const target = valueTargets(w, unit, value, ir.VALUE_SPACE)[0]
      return target?.unit
        ? (enumText(target.unit, target.definition) ?? constantText(target.unit, target.definition))
        : undefined
    }
  }
}

/** The text of a variable that is made with one: `const ADDED = 'added'`. */
export function constantText(unit: SourceUnit, definition: number): string | undefined {
  const entity = unit.entityOfDefinition(definition)
  for (const d of entity === 0 ? [] : unit.declarations(entity)) {
    const made = unit.at(d + ir.D_KIND) === ir.VARIABLE ? unit.at(d + ir.D_VALUE) : 0
    // `'added' as const`
    const value = made !== 0 && unit.at(made) === ir.AS ? unit.at(made + 1) : made
    if (value !== 0 && unit.at(value) === ir.STRING) return unit.name(unit.at(value + 1))
  }
  return undefined
}

/** A text that stands for an enum member and differs from every string in a program. */
export function enumText(unit: SourceUnit, definition: number): string | undefined {
  return unit.symbols[definition - 1]?.kind === 'enum_member' ? `\0${unit.index}:${definition}` : undefined
}

function fits(w: World, part: Type, mode: number, name: string, values: readonly (string | undefined)[]): boolean {
  if (!hasMembers(part)) return true
  const targets = memberTargets(w, part, name)
  const has = targets.some((target) => !target.external)
  if (mode === ir.HAS) return has
  if (mode === ir.LACKS) return !has
  if (!has) return mode !== ir.EQUALS && mode !== ir.TRUTHY
  const type = memberType(w, part, name)
  const known = type.kind === 'union' ? type.of : [type]
  switch (mode) {
    case ir.EQUALS:
      // Unions are cut off at that length: a part that is missing might match.
      if (known.length >= MOST_PARTS) return true
      return known.some((one) => one.kind !== 'literal' || values.includes(undefined) || values.includes(one.text))
    case ir.DIFFERS:
      return !known.every((one) => one.kind === 'literal' && values.includes(one.text))
    case ir.TRUTHY:
      return !known.every((one) => isFalse(one))
    default:
      return !known.every((one) => one.kind === 'shape' || (one.kind === 'literal' && one.text === 'true'))
  }
}

function hasMembers(type: Type): boolean {
  return type.kind === 'shape' || type.kind === 'intersection'
}

function isFalse(type: Type): boolean {
  if (type.kind === 'literal') return type.text === 'false' || type.text === ''
  return type.kind === 'primitive' && type.number >= ir.P_NULL && type.number <= ir.P_UNDEFINED
}
