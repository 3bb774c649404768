/** Says where a read or write of properties leads, and that it runs their accessors where those are code. */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { ClassInfo, MemberInfo } from './classes.ts'
import { type Evaluation, operand, say, toMember } from './evaluation.ts'
import { ancestorsOf } from './inheritance.ts'
import { FLAG, USE_MAY_DEFINE, USE_PROPERTY, USE_READ, USE_WRITE } from './ir.ts'
import type { Program } from './program.ts'
import { destinationOf } from './say-found.ts'
import { MEMBER_METHOD } from './surface.ts'

/** `access` is what the node's own operand says, or one of USE_READ, USE_WRITE and USE_READ_WRITE. */
export function sayAccess(
  e: Evaluation,
  at: number,
  members: readonly MemberInfo[],
  evidence: Evidence,
  confidence?: number,
  access: number = operand(e, at, 3),
): void {
  const how = access & ~(USE_PROPERTY | USE_MAY_DEFINE)
  say(e, at, how === USE_READ ? 'read' : 'write', destinationOf(members), evidence, confidence)
  const run = (how === USE_WRITE ? 0 : FLAG.getter) | (how === USE_READ ? 0 : FLAG.setter)
  if (e.isMention) return
  for (const member of members)
    if (member !== e.member && member.symbol !== undefined && codeOf(e.program, member) & run)
      say(e, at, 'runs', toMember(member), evidence, confidence)
}

const CODE = FLAG.getter | FLAG.setter

/** Which accessors of a property are code: its own, or those of what may take its place in a subclass. */
function codeOf(program: Program, property: MemberInfo): number {
  if (property.text.kind === MEMBER_METHOD) return standsForField(property) ? 0 : CODE
  const own = property.text.flags & CODE
  if (property.has(FLAG.static | FLAG.private)) return own
  return own | (codeBelow(program, property.text.name).get(property.owner) ?? 0)
}

/** Which accessors of properties of that name are code in subclasses, by class. */
function codeBelow(program: Program, name: string): ReadonlyMap<ClassInfo, number> {
  const known = program.accessors.get(name)
  if (known) return known
  const found = new Map<ClassInfo, number>()
  for (const { owner, text } of program.withCode(name))
    for (const ancestor of ancestorsOf(program, owner).keys())
      found.set(ancestor, (found.get(ancestor) ?? 0) | (text.flags & CODE))
  program.accessors.set(name, found)
  return found
}

/** Whether what is called for a property is written by nobody. */
function standsForField({ file, text }: MemberInfo): boolean {
  return file?.file.symbols[text.symbol]?.kind === 'property'
}
