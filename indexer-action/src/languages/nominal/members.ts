/** Members of a class by name, the inherited ones among them. */
import type { ClassInfo, MemberInfo, MethodGroup } from './classes.ts'
import { ancestorsOf, opaqueOwnerOf } from './inheritance.ts'
import { FLAG } from './ir.ts'
import { overrides, sameParameters } from './overriding.ts'
import type { Program } from './program.ts'
import type { ClassType } from './types.ts'
import { classOfType } from './values.ts'
import { typeOfText } from './written-types.ts'

export function fieldNamed(program: Program, cls: ClassInfo, name: string): MemberInfo | undefined {
  const own = cls.fields.get(name)
  if (own) return own
  for (const ancestor of ancestorsOf(program, cls).keys()) {
    const found = ancestor.fields.get(name)
    if (found) return found
  }
  return undefined
}

/** Whether a class does not inherit a member, because it is private to another: its bare name means something else there. */
export function isHiddenFrom(cls: ClassInfo, member: MemberInfo): boolean {
  return member.has(FLAG.private) && member.owner !== cls && outermost(member.owner) !== outermost(cls)
}

export function outermost(cls: ClassInfo): ClassInfo {
  let at = cls
  while (at.outer) at = at.outer
  return at
}

export function methodsNamed(program: Program, cls: ClassInfo, written: string): MethodGroup {
  const name = program.fold(written)
  let group = cls.groups.get(name)
  if (!group) {
    group = { methods: declaredMethods(program, cls, name), opaque: opaqueOwnerOf(program, cls) }
    if (program.dialect.oneMethodPerName) {
      if (group.methods.length === 0) group.methods = inheritedMethods(program, cls, name)
      group.methods.length = Math.min(group.methods.length, 1)
      cls.groups.set(name, group)
      return group
    }
    for (const ancestor of ancestorsOf(program, cls).keys())
      for (const method of ancestor.methods.get(name) ?? [])
        if (
          !isOfInterfaceAlone(program, method, cls) &&
          !group.methods.some(
            (nearer) =>
              nearer.owner !== method.owner &&
              // A library's method without parameters here stands for several, and not all are overridden.
              method.text.parameters !== undefined &&
              (overrides(program, nearer, method, cls) || isImplementedBy(nearer, method, cls)),
          )
        )
          group.methods.push(method)
    if (!cls.isInterface) setAskedOfRootApart(program, group, name)
    // They have hidden what they implement; on the class itself they are nothing.
    group.methods = group.methods.filter((method) => !method.has(FLAG.explicit))
    cls.groups.set(name, group)
  }
  return group
}

/** Whether nothing inherits a method, because it is an interface's static one; interfaces that are reified pass it on to interfaces. */
function isOfInterfaceAlone(program: Program, method: MemberInfo, cls: ClassInfo): boolean {
  return method.has(FLAG.static) && method.owner.isInterface && !(program.dialect.reified && cls.isInterface)
}

/** What an interface declares, a class that is not abstract has: if not itself, then from a library's class that it extends. */
const isImplementedBy = (nearer: MemberInfo, method: MemberInfo, cls: ClassInfo): boolean =>
  nearer.text.parameters === undefined &&
  nearer.owner !== cls &&
  !nearer.owner.isInterface &&
  !nearer.has(FLAG.static) &&
  method.owner.isInterface &&
  method.has(FLAG.abstract) &&
  !cls.isInterface &&
  !cls.has(FLAG.abstract)

/** An interface may ask for what every class has from the root of all: `String toString();`. */
function setAskedOfRootApart({ dialect }: Program, group: MethodGroup, name: string): void {
  const takes = dialect.rootMethods?.get(name)
  if (takes === undefined || !group.methods.some(({ owner }) => owner.qualified === dialect.root)) return
  const isAsked = (one: MemberInfo): boolean =>
    one.owner.isInterface && one.has(FLAG.abstract) && one.text.parameters?.length === takes
  group.asked = group.methods.filter(isAsked)
  group.methods = group.methods.filter((one) => !isAsked(one))
}

/** What a trait only asks for hides nothing: a class that is extended may have it. */
function inheritedMethods(program: Program, cls: ClassInfo, name: string): MemberInfo[] {
  let asked: MemberInfo[] = []
  for (const ancestor of ancestorsOf(program, cls).keys()) {
    const found = declaredMethods(program, ancestor, name)
    if (found.length === 0) continue
    if (!ancestor.has(FLAG.trait) || !found[0]?.has(FLAG.abstract)) return found
    if (asked.length === 0) asked = found
  }
  return asked
}

/** The method that a class really has where a comment promises one of that name. */
export function methodBehind(program: Program, cls: ClassInfo, written: string): MemberInfo | undefined {
  const name = program.fold(written)
  for (const owner of [cls, ...ancestorsOf(program, cls).keys()])
    for (const method of declaredMethods(program, owner, name)) if (!method.has(FLAG.forwards)) return method
  return undefined
}

/** Without those that another part of the class has with their bodies. */
function withBodies(program: Program, cls: ClassInfo, methods: MemberInfo[]): MemberInfo[] {
  if (methods.length < 2 || !methods.some((method) => method.has(FLAG.expect))) return methods
  const bodies = methods.filter((method) => !method.has(FLAG.expect))
  return methods.filter(
    (method) => !method.has(FLAG.expect) || !bodies.some((other) => sameParameters(program, other, method, cls)),
  )
}

function declaredMethods(program: Program, cls: ClassInfo, name: string): MemberInfo[] {
  const found = withBodies(program, cls, [...(cls.methods.get(name) ?? [])])
  const alias = found[0]?.text.aliasOf
  if (!alias) return found
  const type = typeOfText(program, alias[0], { file: cls.file, cls, member: undefined })
  for (const one of type?.is === 'union' ? type.of : [type]) {
    const target = classOfType(program, one)
    const methods = target && target.of !== cls ? methodsNamed(program, target.of, alias[1]).methods : []
    if (methods.length > 0) return [...methods]
  }
  return []
}

/** What a lambda in this type's place is: the type itself, or what it holds as data. */
export function delegateOf(program: Program, type: ClassType): ClassType {
  if (program.dialect.quotation === undefined || type.of.qualified !== program.dialect.quotation) return type
  const [held] = type.args
  return held?.is === 'class' ? held : type
}

/** The one method that a lambda in this interface's place implements. */
export function functionalMethodOf(program: Program, cls: ClassInfo): MemberInfo | undefined {
  if (cls.functional !== undefined) return cls.functional ?? undefined
  cls.functional = null
  if (!cls.isInterface) return undefined
  const found: MemberInfo[] = []
  const root = program.dialect.standard.get(program.dialect.root)
  for (const owner of [cls, ...ancestorsOf(program, cls).keys()])
    for (const [name, methods] of owner.methods)
      for (const method of methods)
        if (method.has(FLAG.abstract) && !method.has(FLAG.static) && !(root?.methods.has(name) ?? false)) {
          const nearer = found.find((other) => other.text.name === name && overrides(program, other, method, cls))
          const implemented = methodsNamed(program, cls, name).methods.some(
            (m) => m.owner !== owner && !m.has(FLAG.abstract) && overrides(program, m, method, cls),
          )
          if (!nearer && !implemented) found.push(method)
        }
  const { delegateMethod } = program.dialect
  if (found.length === 1 && (delegateMethod === undefined || found[0]?.text.name === delegateMethod))
    cls.functional = found[0]
  return cls.functional ?? undefined
}
