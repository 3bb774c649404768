/** Objects that stand for classes: those that are declared as objects, and companions. */
import type { ClassInfo } from '../nominal/classes.ts'
import { ancestorsOf, nestedIn } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Program } from '../nominal/program.ts'

/** The class of a class's companion. */
function companionOf(program: Program, cls: ClassInfo): ClassInfo | undefined {
  if (cls.external !== undefined) return cls.opaque ? undefined : nestedIn(program, cls, 'Companion')
  return cls.text.companion === undefined ? undefined : cls.nested.get(cls.text.companion)
}

/** The class whose members are called on a class's name: its own, if it is an object, or its companion's. */
export const objectOf = (program: Program, cls: ClassInfo): ClassInfo | undefined =>
  cls.has(FLAG.object) ? cls : companionOf(program, cls)

/** Companions whose members are seen within a class: its own, and those of what it extends. */
export function companionsOf(program: Program, cls: ClassInfo): readonly ClassInfo[] {
  const known = seen.get(cls)
  if (known) return known
  const found: ClassInfo[] = []
  seen.set(cls, found)
  for (const one of [cls, ...ancestorsOf(program, cls).keys()]) {
    const companion = companionOf(program, one)
    if (companion) found.push(companion)
  }
  return found
}

const seen = new WeakMap<ClassInfo, ClassInfo[]>()
