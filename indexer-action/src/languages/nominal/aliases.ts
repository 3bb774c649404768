/** Types by another name: what they are in full. */
import type { Program } from './program.ts'
import { type Bindings, type ClassType, substitute, type Type } from './types.ts'
import { headPlace, typeOfText } from './written-types.ts'

/** Aliases of aliases, and those that lead back to themselves. */
const DEEPEST = 8

export function inFull(program: Program, type: ClassType, depth = 0): Type | undefined {
  const { alias } = type.of.text
  if (alias === undefined || depth >= DEEPEST) return type
  const meant = typeOfText(program, alias, headPlace(type.of))
  const bindings: Bindings = new Map(type.of.typeParameters.map((variable, at) => [variable, type.args[at]]))
  const full = type.args.length > 0 ? substitute(meant, bindings) : meant
  return full?.is === 'class' ? inFull(program, full, depth + 1) : full
}
