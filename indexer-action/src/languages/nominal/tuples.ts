/** Tuples, and objects without a class: what they hold has no declaration, so their types are all there is of them. */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import { type Evaluation, operand, stringOperand } from './evaluation.ts'
import type { Program } from './program.ts'
import type { ClassType, Type } from './types.ts'

/** Of these elements; each may be asked for by its name. */
export function tupleOf(
  program: Program,
  elements: readonly (Type | undefined)[],
  names: readonly string[],
): ClassType | undefined {
  const { tuple, standard } = program.dialect
  const of = tuple === undefined ? undefined : standard.get(program.withArity(tuple, elements.length))
  return of && { is: 'class', of, args: elements, names }
}

const declared = new WeakMap<LinkSetBuilder, Map<number, number>>()

/** A member of an object without a class, by where it stands: a name of the file, declared once somebody asks for it. */
export function memberOfObject(e: Evaluation, at: number): number {
  const members = declared.get(e.out) ?? new Map<number, number>()
  declared.set(e.out, members)
  let index = members.get(at)
  if (index === undefined) {
    index = e.out.local(stringOperand(e, at, 0), 'variable', operand(e, at, 1), operand(e, at, 2), e.from)
    members.set(at, index)
  }
  return index
}
