/**
 * Which classes a class extends, near and far, and which extend it.
 *
 * Everything is kept once it was looked up; classes that extend themselves in a circle are cut.
 */
import { bareType, ClassInfo, type Place, plain } from './classes.ts'
import type { Program } from './program.ts'
import { type Bindings, type ClassType, substitute } from './types.ts'
import { headPlace, typeOfText } from './written-types.ts'

/** Supertypes that resolve, the implicit ones included. */
export function supertypesOf(program: Program, cls: ClassInfo): readonly ClassType[] {
  if (cls.supertypes) return cls.supertypes
  cls.supertypes = []
  if (cls.opaque && !cls.text.supertypes) return cls.supertypes
  const found: ClassType[] = []
  const place: Place = cls.external !== undefined ? { file: undefined, cls, member: undefined } : headPlace(cls)
  for (const text of [...(cls.text.supertypes ?? []), ...program.dialect.implicitSupertypes(cls)]) {
    const type = typeOfText(program, text, place)
    // A library's own supertypes outside its table add nothing that is known.
    if (
      cls.external !== undefined &&
      (type?.is !== 'class' || (type.of.opaque && !program.dialect.standard.has(plain(type.of.qualified))))
    )
      continue
    if (type?.is === 'class' && type.of !== cls) found.push(type)
    else cls.unresolvedSupertype ??= text
  }
  cls.supertypes = found
  return found
}

/** What `super` means. */
export function superclassOf(program: Program, cls: ClassInfo): ClassType | undefined {
  const supertypes = supertypesOf(program, cls)
  if (cls.text.superclass !== undefined) {
    const type = typeOfText(program, cls.text.supertypes?.[cls.text.superclass], headPlace(cls))
    // The class that is extended may be the one that nobody finds.
    if (type?.is !== 'class') return undefined
    if (!type.of.isInterface) return type
  }
  return supertypes.find((type) => type.of.qualified === program.dialect.root)
}

/** Every ancestor with its type arguments in terms of the class's own. */
export function ancestorsOf(program: Program, cls: ClassInfo): Map<ClassInfo, ClassType> {
  if (cls.ancestors) return cls.ancestors
  const found = new Map<ClassInfo, ClassType>()
  cls.ancestors = found
  const walk = (from: ClassInfo, bindings: Bindings | undefined): void => {
    for (const raw of supertypesOf(program, from)) {
      if (raw.of === cls || found.has(raw.of)) continue
      const type = bindings ? (substitute(raw, bindings) as ClassType) : raw
      found.set(raw.of, type)
      walk(raw.of, bindingsOf(type))
    }
  }
  walk(cls, undefined)
  return found
}

/** The type seen as one of its ancestors. */
export function asAncestor(program: Program, type: ClassType, ancestor: ClassInfo): ClassType | undefined {
  if (type.of === ancestor) return type
  const found = ancestorsOf(program, type.of).get(ancestor)
  if (!found) return undefined
  return type.of.typeParameters.length === 0 ? found : (substitute(found, bindingsOf(type)) as ClassType)
}

export function bindingsOf(type: ClassType): Bindings {
  const bindings: Bindings = new Map()
  // A raw type (`List`) says nothing of its arguments: its variables stay, and stand for their bounds.
  if (type.args.length > 0)
    type.of.typeParameters.forEach((variable, at) => {
      bindings.set(variable, type.args[at])
    })
  return bindings
}

/** The first ancestor (or itself) whose members nobody here knows, and which a class may have them from. */
export function opaqueOwnerOf(program: Program, cls: ClassInfo): ClassInfo | undefined {
  const { interfaceNames } = program.dialect
  return opaqueAncestorOf(program, cls, cls.isInterface ? undefined : interfaceNames)
}

/** The first ancestor (or itself) of which nobody here knows what it is. `except`: names of those that do not count. */
export function opaqueAncestorOf(program: Program, cls: ClassInfo, except?: RegExp): ClassInfo | undefined {
  if (cls.opaque) return cls
  supertypesOf(program, cls)
  // The class that is extended says more than a trait or interface.
  for (let at = superclassOf(program, cls), depth = 0; at && depth < 32; at = superclassOf(program, at.of), depth++)
    if (at.of.opaque && !except?.test(at.of.name)) return at.of
  const isOpen = ({ unresolvedSupertype: name, external }: ClassInfo): boolean =>
    name !== undefined && external === undefined && !except?.test(name.replace(/<.*/s, '').replace(/.*\./s, ''))
  if (isOpen(cls)) return UNRESOLVED
  for (const ancestor of ancestorsOf(program, cls).keys()) {
    if (ancestor.opaque && !except?.test(ancestor.name)) return ancestor
    if (isOpen(ancestor)) return UNRESOLVED
  }
  return undefined
}

/** Stands for a supertype that is written and that nobody finds. */
export const UNRESOLVED = new ClassInfo(bareType('?'), '?', {
  opaque: true,
})

/** A class in a class, inherited ones among them. */
export function nestedIn(
  program: Program,
  cls: ClassInfo,
  name: string,
  seen: Set<ClassInfo> = new Set(),
): ClassInfo | undefined {
  const own = cls.nested.get(name)
  if (own) return own
  if (cls.external !== undefined) {
    const inTable = program.dialect.standard.get(`${cls.qualified}.${name}`)
    if (inTable) return inTable
    if (cls.opaque) return undefined
  }
  if (seen.has(cls)) return undefined
  seen.add(cls)
  for (const type of supertypesOf(program, cls)) {
    const found = nestedIn(program, type.of, name, seen)
    if (found) return found
  }
  return undefined
}

export function subclassesOf(program: Program, cls: ClassInfo): readonly ClassInfo[] {
  program.subclasses ??= findSubclasses(program)
  return program.subclasses.get(cls) ?? []
}

function findSubclasses(program: Program): Map<ClassInfo, ClassInfo[]> {
  const found = new Map<ClassInfo, ClassInfo[]>()
  for (const file of program.files.values())
    for (const cls of file.classes)
      for (const parent of supertypesOf(program, cls)) {
        if (parent.of.external !== undefined) continue
        const list = found.get(parent.of)
        if (list) list.push(cls)
        else found.set(parent.of, [cls])
      }
  return found
}
