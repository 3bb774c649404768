/** Mapped types, which are evaluated member by member, and conditional types, which may infer. */

import * as ir from '../ir.ts'
import type { SourceUnit } from '../program.ts'
import { MOST_STEPS, type World } from '../world.ts'
import { typeOfAnnotation } from './annotations.ts'
import { unify } from './inference.ts'
import { substitute } from './substitution.ts'
import { isOpen, parameterKey, type Type, union } from './types.ts'

type Mapped = Extract<Type, { kind: 'mapped' }>
type Conditional = Extract<Type, { kind: 'conditional' }>

/** The type that a mapped type takes its members from: the `T` of its `keyof T` or `T[K]`. */
export function mappedSource(w: World, { unit, node, environment }: Mapped): Type {
  const keys = unit.at(node + 2)
  const source = unit.at(keys) === ir.T_KEYOF ? keys : unit.at(node + 1)
  return substitute(typeOfAnnotation(w, unit, unit.at(source + 1)), environment)
}

/** The type that a mapped type gives to the member of that name; without a name, what it says of any, open where that depends on it. */
export function mappedValue(w: World, { unit, node, environment }: Mapped, name?: string): Type {
  const own = new Map(environment)
  if (name !== undefined) own.set(parameterKey(unit, unit.at(node + ir.MAPPED_KEY)), { kind: 'literal', text: name })
  return substitute(typeOfAnnotation(w, unit, unit.at(node + 1)), own)
}

/**
 * The branch that a conditional type selects, or the conditional type itself while the checked type is open or a limit is
 * reached. If the condition cannot be decided, both branches.
 */
export function chosen(w: World, type: Conditional): Type {
  const { unit, node, environment } = type
  const key = parameterKey(unit, node)
  const inside = w.choosing.get(key) ?? 0
  if (inside >= MOST_INSIDE_ITSELF || w.depth > DEEPEST_CHOICE || w.steps > MOST_STEPS) return type
  const infers = unit.at(node + ir.CONDITIONAL_INFERS) !== 0
  w.steps += infers ? STEPS_OF_CHOICE : STEPS_OF_COUNT
  const checked = substitute(typeOfAnnotation(w, unit, unit.at(node + 1)), environment)
  if (isOpen(checked)) return type
  if (!infers) {
    const fits = byLength(w, type, checked)
    if (fits === 'open') return type
    if (fits === undefined) return branches(w, type)
    return substitute(typeOfAnnotation(w, unit, unit.at(node + (fits ? 3 : 4))), environment)
  }
  w.depth++
  w.choosing.set(key, inside + 1)
  const bound = new Map(environment)
  const { size } = bound
  unify(w, typeOfAnnotation(w, unit, unit.at(node + 2)), checked, bound, 0)
  const branch = unit.at(node + (bound.size > size ? 3 : 4))
  const found = substitute(typeOfAnnotation(w, unit, branch), bound)
  w.choosing.set(key, inside)
  w.depth--
  return found
}

/** Whether a condition depends on a list's length: `T extends []`, or `number extends T['length']`, which no tuple satisfies. */
export function asksForLength(unit: SourceUnit, node: number): boolean {
  const bound = unit.at(node + 2)
  if (unit.at(bound) === ir.T_TUPLE) return unit.list(unit.at(bound + 1)).length === 0
  return unit.at(bound) === ir.T_LOOKUP && unit.at(unit.at(node + 1)) === ir.T_PRIMITIVE
}

/** Evaluates such a condition; undefined if the list's length is not known, `open` if its type is open. */
function byLength(w: World, { unit, node, environment }: Conditional, checked: Type): boolean | 'open' | undefined {
  const bound = unit.at(node + 2)
  const looked = unit.at(bound) === ir.T_LOOKUP
  const list = looked ? substitute(typeOfAnnotation(w, unit, unit.at(bound + 1)), environment) : checked
  if (isOpen(list)) return 'open'
  if (list.kind === 'standard') return looked
  if (list.kind !== 'tuple' || list.items.some((item) => item.kind === 'spread')) return undefined
  return !looked && list.items.length === 0
}

/** The union of both branches, for a condition that is not decided. */
export function branches(w: World, { unit, node, environment }: Conditional): Type {
  return union([3, 4].map((at) => substitute(typeOfAnnotation(w, unit, unit.at(node + at)), environment)))
}

/** Depth from which conditional types stay undecided: a recursive one may recurse once for each item of a tuple. */
const DEEPEST_CHOICE = 60
/**
 * How often a conditional type may be evaluated inside itself. One that transforms each part of a type would otherwise go on
 * to the parts of the parts, and so on.
 */
const MOST_INSIDE_ITSELF = 2
/** Steps that one evaluation adds to those of the question: with `infer`, and by a list's length. */
const STEPS_OF_CHOICE = 400
const STEPS_OF_COUNT = 20
