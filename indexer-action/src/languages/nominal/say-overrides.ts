/** What the members of a class take the place of in what it extends. */
import type { ClassInfo, MemberInfo } from './classes.ts'
import { type Evaluation, toMember } from './evaluation.ts'
import { ancestorsOf, supertypesOf } from './inheritance.ts'
import { FLAG } from './ir.ts'
import { methodsNamed } from './members.ts'
import { isSameClass, overrides, sameParameters } from './overriding.ts'
import { MEMBER_FIELD, MEMBER_METHOD } from './surface.ts'
import { placeOf, typeOfText } from './written-types.ts'

/** Says of each member that a file writes of a class what it takes the place of, once for each supertype that has such a member. */
export function sayOverrides(e: Evaluation, cls: ClassInfo, members: readonly MemberInfo[]): void {
  for (const member of members) {
    const { kind, symbol: index } = member.text
    if (index < 0 || member.has(FLAG.static | FLAG.private)) continue
    const symbol = e.file.file.symbols[index]
    if (!symbol) continue
    const find = kind === MEMBER_FIELD ? overriddenProperty : kind === MEMBER_METHOD ? overriddenMethod : undefined
    // A method that stands for a property has no place of its own.
    if (!find || (kind === MEMBER_METHOD && symbol.kind === 'property')) continue
    const seen = new Set<MemberInfo>()
    for (const parent of supertypesOf(e.program, cls)) {
      const overridden = find(e, member, parent.of, cls)
      if (!overridden || seen.has(overridden)) continue
      seen.add(overridden)
      e.out.implied(symbol, index, 'overrides', toMember(overridden))
    }
  }
}

/** Whether a member is open to be replaced by one that may name the interface that it is meant for. */
function isOpen(e: Evaluation, own: MemberInfo, other: MemberInfo): boolean {
  if (other.has(FLAG.static | FLAG.private)) return false
  const { implements: named } = own.text
  const type = named === undefined ? undefined : typeOfText(e.program, named, placeOf(own))
  return type?.is !== 'class' || isSameClass(type.of, other.owner) || ancestorsOf(e.program, type.of).has(other.owner)
}

function overriddenMethod(e: Evaluation, own: MemberInfo, parent: ClassInfo, cls: ClassInfo): MemberInfo | undefined {
  const { methods, asked = [] } = methodsNamed(e.program, parent, own.text.name)
  return [...asked, ...methods].find((other) => isOpen(e, own, other) && overrides(e.program, own, other, cls))
}

/** The nearest property of that name, or what the language lets a property take the place of. */
function overriddenProperty(e: Evaluation, own: MemberInfo, parent: ClassInfo, cls: ClassInfo): MemberInfo | undefined {
  const { replacesProperty } = e.program.dialect
  if (!replacesProperty) return undefined
  const { name } = own.text
  for (const owner of [parent, ...ancestorsOf(e.program, parent).keys()]) {
    const field = owner.fields.get(name)
    const candidates =
      own.text.parameters && field
        ? owner.members.filter(({ text }) => text.name === name)
        : [field, ...(owner.methods.get(name) ?? [])]
    const found = candidates.find(
      (other) =>
        other !== undefined &&
        isOpen(e, own, other) &&
        replacesProperty(own, other) &&
        sameParameters(e.program, own, other, cls),
    )
    if (found) return found
  }
  return undefined
}
