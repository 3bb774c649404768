/** `T?`: a type of its own where `null` is no value of `T`, and else `T` itself. */
import type { ClassInfo } from './classes.ts'
import { FLAG } from './ir.ts'
import type { Program } from './program.ts'
import { type ClassType, classType, type Type } from './types.ts'

export function isOptional(program: Program, type: Type | undefined): type is ClassType {
  // Asked of every argument: what is cheap to see comes first.
  if (type?.is !== 'class' || type.args.length !== 1 || type.of.external === undefined) return false
  return type.of === optionalClass(program)
}

/** What an optional value holds; any other value as it is. */
export function heldBy(program: Program, type: Type | undefined): Type | undefined {
  return isOptional(program, type) ? type.args[0] : type
}

export function optionalOf(program: Program, type: Type | undefined): Type | undefined {
  const optional = optionalClass(program)
  return optional && type && isValue(program, type) ? classType(optional, [type]) : type
}

function optionalClass(program: Program): ClassInfo | undefined {
  const { optional, standard } = program.dialect
  return optional === undefined ? undefined : standard.get(optional)
}

function isValue(program: Program, type: Type): boolean {
  if (type.is === 'primitive') return true
  if (type.is !== 'class') return false
  const { valueRoot } = program.dialect
  return type.of.has(FLAG.value | FLAG.enum) || (type.of.text.supertypes?.includes(valueRoot ?? '') ?? false)
}
