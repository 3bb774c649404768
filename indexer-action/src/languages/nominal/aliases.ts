/** Types by another name: what they are in full. */
import type { ClassInfo } from './classes.ts'
import type { Program } from './program.ts'
import { type Bindings, type ClassType, substitute, type Type } from './types.ts'
import { headPlace, typeOfText } from './written-types.ts'

/** Aliases that are being looked up: one that leads back to itself is a class of that name, and no more. */
const open = new Set<ClassInfo>()
/** How often one was met while it was being looked up. */
let circles = 0
/** What aliases mean, but for those that lead back to one that was being looked up: most of them hold others, each of them twice. */
const known = new WeakMap<ClassInfo, { meant: Type | undefined }>()

export function inFull(program: Program, type: ClassType): Type | undefined {
  const { of: cls } = type
  if (cls.text.alias === undefined) return type
  if (open.has(cls)) {
    circles++
    return type
  }
  const meant = meaning(program, cls, cls.text.alias)
  const bindings: Bindings = new Map(cls.typeParameters.map((variable, at) => [variable, type.args[at]]))
  return type.args.length > 0 ? substitute(meant, bindings) : meant
}

function meaning(program: Program, cls: ClassInfo, alias: string): Type | undefined {
  const found = known.get(cls)
  if (found) return found.meant
  const before = circles
  open.add(cls)
  try {
    const meant = typeOfText(program, alias, headPlace(cls))
    if (circles === before && cls.external === undefined) known.set(cls, { meant })
    return meant
  } finally {
    open.delete(cls)
  }
}
