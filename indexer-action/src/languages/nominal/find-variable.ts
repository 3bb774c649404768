/** Which variable a bare name is: a local, a field of a class around it, or a static field that is imported. */
import type { ClassInfo, MemberInfo } from './classes.ts'
import { type Evaluation, findLocal, type LocalVariable, ownType } from './evaluation.ts'
import { opaqueOwnerOf } from './inheritance.ts'
import { functionsIn } from './local-functions.ts'
import { typeOfMember } from './member-types.ts'
import { fieldNamed, isHiddenFrom, methodsNamed } from './members.ts'
import { viewFrom } from './overloads.ts'
import { substitute, type Type } from './types.ts'

type Found =
  | { is: 'local'; local: LocalVariable }
  | { is: 'field'; member: MemberInfo; type: Type | undefined; sure: boolean }

/** A variable or field by its simple name, from the inside out. `opaque` is a class on the way that may have it. */
export function findVariable(e: Evaluation, name: string): { found: Found | undefined; opaque: ClassInfo | undefined } {
  let opaque: ClassInfo | undefined
  if (e.program.dialect.implicitLocals) {
    const local = findLocal(e, name)
    return { found: local && { is: 'local', local }, opaque }
  }
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is === 'block') {
      const local = frame.names.get(name)
      if (local) return { found: { is: 'local', local }, opaque }
    } else if (frame?.is === 'class') {
      const member = fieldNamed(e.program, frame.cls, name)
      if (member && !isHiddenFrom(frame.cls, member)) {
        const type = substitute(typeOfMember(e.program, member), viewFrom(e.program, ownType(frame.cls), member.owner))
        return { found: { is: 'field', member, type, sure: opaque === undefined }, opaque }
      }
      opaque ??= opaqueOwnerOf(e.program, frame.cls)
    }
  }
  return { found: undefined, opaque }
}

/** Fields named by static imports. */
export function staticField(e: Evaluation, name: string): MemberInfo | undefined {
  for (const one of e.program.importsOf(e.file)) {
    if (!one.static) continue
    const cut = one.all ? one.path.length : one.path.lastIndexOf('.')
    if (!one.all && one.path.slice(cut + 1) !== name) continue
    const member = fieldNamed(e.program, e.program.imported(one.path.slice(0, cut), e.file), name)
    if (member) return member
  }
  return undefined
}

/** A class outside that a static import of one name says it comes from. */
export function staticOutside(e: Evaluation, name: string): ClassInfo | undefined {
  for (const one of e.file.file.surface.imports)
    if (one.static && !one.all && one.path.endsWith(`.${name}`)) {
      const cls = e.program.imported(one.path.slice(0, -name.length - 1), e.file)
      if (cls.external !== undefined) return cls
    }
  return undefined
}

/** Methods of that name, of the innermost block or class around that has one. */
export function methodsAround(e: Evaluation, name: string): readonly MemberInfo[] {
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    const methods = frame?.is === 'class' ? methodsNamed(e.program, frame.cls, name).methods : functionsIn(frame, name)
    if (methods.length > 0) return methods
  }
  return []
}
