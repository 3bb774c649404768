/** Types that compute others: mapped ones, member by member, and conditional ones that infer. */
import { typeOfAnnotation } from './annotations.ts'
import { unify } from './inference.ts'
import * as ir from './ir.ts'
import type { SourceUnit } from './program.ts'
import { isOpen, parameterKey, substitute, type Type, union } from './types.ts'
import { MOST_STEPS, type World } from './world.ts'

type Mapped = Extract<Type, { kind: 'mapped' }>
type Conditional = Extract<Type, { kind: 'conditional' }>

/** The type whose members a mapped type has. */
export function mappedSource(w: World, { unit, node, environment }: Mapped): Type {
  const keys = unit.at(node + 2)
  const source = unit.at(keys) === ir.T_KEYOF ? keys : unit.at(node + 1)
  return substitute(typeOfAnnotation(w, unit, unit.at(source + 1)), environment)
}

/** What a mapped type makes of the member of that name. */
export function mappedValue(w: World, { unit, node, environment }: Mapped, name: string): Type {
  const own = new Map(environment)
  own.set(parameterKey(unit, unit.at(node + ir.MAPPED_KEY)), { kind: 'literal', text: name })
  return substitute(typeOfAnnotation(w, unit, unit.at(node + 1)), own)
}

/** The branch of a conditional type that what it infers leads to; the type itself as long as that is open. */
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

/** `T extends []`, and `number extends T['length']`, which a tuple's never is: what the length of a list decides. */
export function asksForLength(unit: SourceUnit, node: number): boolean {
  const bound = unit.at(node + 2)
  if (unit.at(bound) === ir.T_TUPLE) return unit.list(unit.at(bound + 1)).length === 0
  return unit.at(bound) === ir.T_LOOKUP && unit.at(unit.at(node + 1)) === ir.T_PRIMITIVE
}

/** What such a condition comes to; undefined where the list's length is not known. */
function byLength(w: World, { unit, node, environment }: Conditional, checked: Type): boolean | 'open' | undefined {
  const bound = unit.at(node + 2)
  const looked = unit.at(bound) === ir.T_LOOKUP
  const list = looked ? substitute(typeOfAnnotation(w, unit, unit.at(bound + 1)), environment) : checked
  if (isOpen(list)) return 'open'
  if (list.kind === 'standard') return looked
  if (list.kind !== 'tuple' || list.items.some((item) => item.kind === 'spread')) return undefined
  return !looked && list.items.length === 0
}

/** Both branches of a conditional type that nobody chooses between. */
export function branches(w: World, { unit, node, environment }: Conditional): Type {
  return union([3, 4].map((at) => substitute(typeOfAnnotation(w, unit, unit.at(node + at)), environment)))
}

/** Conditional types may go on for as long as tuples are; nobody looks that far. */
const DEEPEST_CHOICE = 60
/** What makes a type of each part of a type by a condition would ask for the parts of the parts, and theirs. */
const MOST_INSIDE_ITSELF = 2
/** Of what one question may take. */
const STEPS_OF_CHOICE = 400
const STEPS_OF_COUNT = 20
