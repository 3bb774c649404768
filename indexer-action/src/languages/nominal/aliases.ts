/** Types by another name: what they are in full. */
import type { ClassInfo } from './classes.ts'
import type { Program } from './program.ts'
import { type Bindings, type ClassType, substitute, type Type } from './types.ts'
import { headPlace, typeOfText } from './written-types.ts'

/** Aliases that are being looked up: one that leads back to itself is a class of that name, and no more. */
const open = new Set<ClassInfo>()

export function inFull(program: Program, type: ClassType): Type | undefined {
  const { of: cls } = type
  if (cls.text.alias === undefined || open.has(cls)) return type
  open.add(cls)
  try {
    const meant = typeOfText(program, cls.text.alias, headPlace(cls))
    const bindings: Bindings = new Map(cls.typeParameters.map((variable, at) => [variable, type.args[at]]))
    return type.args.length > 0 ? substitute(meant, bindings) : meant
  } finally {
    open.delete(cls)
  }
}
