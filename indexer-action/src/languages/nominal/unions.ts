/** Members of what may be of one class or another. */
import type { ClassInfo, MemberInfo, MethodGroup } from './classes.ts'
import { classAt, type Evaluation } from './evaluation.ts'
import { ancestorsOf } from './inheritance.ts'
import { seenFrom } from './member-types.ts'
import { fieldNamed, methodsNamed } from './members.ts'
import type { ClassType, Type, UnionType } from './types.ts'

const classesOf = (e: Evaluation, { of }: UnionType): ClassType[] =>
  of.flatMap((one) => {
    const cls = classAt(e, one)
    return cls ? [cls] : []
  })

/** The field of that name; of the first class that has one. */
export function fieldOf(
  e: Evaluation,
  receiver: Type | undefined,
  cls: ClassType,
  name: string,
): { member: MemberInfo; cls: ClassType } | undefined {
  for (const one of receiver?.is === 'union' ? classesOf(e, receiver) : [cls]) {
    const member = fieldNamed(e.program, one.of, name)
    if (member) return { member, cls: one }
  }
  return undefined
}

/** Methods of that name; of the first class that has one, or else of the first that may have it outside. */
export function methodsOf(
  e: Evaluation,
  receiver: Type | undefined,
  cls: ClassType,
  name: string,
): { group: MethodGroup; cls: ClassType } {
  const own = { group: methodsNamed(e.program, cls.of, name), cls }
  if (receiver?.is !== 'union') return own
  const all = classesOf(e, receiver).map((one) => ({ group: methodsNamed(e.program, one.of, name), cls: one }))
  return all.find(({ group }) => group.methods.length > 0) ?? all.find(({ group }) => group.opaque) ?? own
}

/**
 * Methods of that name that a value has instead if it is of another of its classes. Not those that override or are overridden: what a
 * check found is one of what was known before.
 */
export function insteadOf(
  e: Evaluation,
  receiver: Type | undefined,
  chosen: readonly MemberInfo[],
  name: string,
): MemberInfo[] {
  const [first] = chosen
  if (receiver?.is !== 'union' || !first) return []
  const { owner } = first
  const isRelated = (other: ClassInfo): boolean =>
    other === owner || ancestorsOf(e.program, other).has(owner) || ancestorsOf(e.program, owner).has(other)
  const found = classesOf(e, receiver).flatMap(({ of }) => methodsNamed(e.program, of, name).methods.slice(0, 1))
  return [...new Set(found)].filter((method) => method.symbol !== undefined && !isRelated(method.owner))
}

/** What a member gives in the other classes that a value may be of: there the same name may give something else. */
export function givenByOthers(
  e: Evaluation,
  receiver: Type | undefined,
  cls: ClassType,
  memberOf: (other: ClassInfo) => MemberInfo | undefined,
): (Type | undefined)[] {
  if (receiver?.is !== 'union') return []
  return classesOf(e, receiver).map((other) => {
    const member = other.of === cls.of ? undefined : memberOf(other.of)
    return member && seenFrom(e.program, member, other)
  })
}
