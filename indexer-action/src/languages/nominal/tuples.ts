/** Tuples, and objects without a class: what they hold has no declaration, so their types are all there is of them. */
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
