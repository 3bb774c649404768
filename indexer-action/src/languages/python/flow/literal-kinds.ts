/**
 * What a comparison of an attribute tells of the object that has it: `if shape.kind == 'circle'`, where the classes say which texts or
 * members of an enumeration their `kind` can be.
 */

import { VALUE } from '../program/objects.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'

/** Whether an object can be there, after the comparison that a list of an `OF_KIND` tells of. */
export function mayBeOfKind(program: Program, object: number, list: number): boolean {
  const { objects, hierarchy, lists } = program
  if (objects.kind[object] !== VALUE.instance) return true
  const found = hierarchy.attribute(objects.a[object] as number, lists[list] as number)
  const own = found ? literalsOf(program, found.binding[1]) : []
  const count = lists[list + 2] as number
  const compared = [...lists.subarray(list + 3, list + 3 + count)]
  if (own.length === 0 || ![...own, ...compared].every((one) => isLiteral(program, one))) return true
  // A text may equal a member of an enumeration.
  if (new Set([...own, ...compared].map((one) => program.kind[one])).size > 1) return true
  const isCompared = (one: number): boolean => compared.some((other) => isSame(program, one, other))
  return lists[list + 1] === 1 ? !own.every(isCompared) : own.some(isCompared)
}

/** Nodes of what the annotation of an attribute says it can be: `Literal['square', 'rectangle']`. */
function literalsOf(program: Program, node: number): readonly number[] {
  const { kind, a, b, types } = program
  const at = program.origin(node)
  let annotation = kind[at] === OP.TYPED ? types.variables.aliased(a[at] as number) : -1
  for (let hops = 0; hops < MOST_WRAPPERS && annotation >= 0 && kind[annotation] === OP.SUBSCRIPT; hops++) {
    const name = types.containerName(annotation)
    const argument = b[annotation] as number
    if (name === 'Literal') return types.typeArguments(argument)
    if (!/^(Annotated|ClassVar|Final|Required|ReadOnly)$/.test(name)) return []
    annotation = types.variables.aliased(types.typeArgument(argument, 0))
  }
  return []
}

/** Of `Final[Annotated[ClassVar[…], …]]`. */
const MOST_WRAPPERS = 4

/** Whether a node is a text that is known, or a member of an enumeration. */
function isLiteral(program: Program, node: number): boolean {
  const { kind, a, objects, hierarchy } = program
  if (kind[node] === OP.TEXT) return (a[node] as number) >= 0
  if (kind[node] !== OP.ATTRIBUTE) return false
  return program
    .entities(a[node] as number)
    .some((one) => objects.kind[one] === VALUE.class && hierarchy.isEnumeration(objects.a[one] as number))
}

/** Whether two nodes are the same text, or the same member of an enumeration. */
function isSame(program: Program, one: number, other: number): boolean {
  const { kind, a, b } = program
  if (kind[one] !== kind[other]) return false
  if (kind[one] === OP.TEXT) return a[one] === a[other]
  if (kind[one] !== OP.ATTRIBUTE || b[one] !== b[other]) return false
  const owners = program.entities(a[one] as number)
  return program.entities(a[other] as number).some((owner) => owners.includes(owner))
}
