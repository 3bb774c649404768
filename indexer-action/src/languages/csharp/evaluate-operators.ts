/** Operators that classes define. */

import type { MemberInfo } from '../nominal/classes.ts'
import { arithmetic } from '../nominal/evaluate-statements.ts'
import { after, classAt, type Evaluation, evaluate, operand, read, stringOperand } from '../nominal/evaluation.ts'
import { asAncestor } from '../nominal/inheritance.ts'
import { seenFrom, typeOfMember, viewOf } from '../nominal/member-types.ts'
import { fieldNamed, methodsNamed } from '../nominal/members.ts'
import { sayCall } from '../nominal/say-found.ts'
import type { Type } from '../nominal/types.ts'

/** The operators of an operand's class that take so many operands, and these. */
function definedFor(
  e: Evaluation,
  type: Type | undefined,
  sign: string,
  operands: readonly (Type | undefined)[],
): readonly MemberInfo[] {
  const cls = classAt(e, type)
  if (!cls || cls.of.external !== undefined) return []
  const methods = methodsNamed(e.program, cls.of, `operator ${sign}`).methods.filter(
    ({ text }) => text.parameters?.length === operands.length,
  )
  return e.overloads.choose(methods, operands, (member) => viewOf(e.program, cls, member.owner))
}

function operatorsOf(e: Evaluation, sign: string, operands: readonly (Type | undefined)[]): readonly MemberInfo[] {
  for (const one of operands) {
    const found = definedFor(e, one, sign, operands)
    if (found.length > 0) return found
  }
  return []
}

/**
 * `+=` is what the class defines by that sign, or else `+`. What a value may be converted into is not known, so where
 * there is no `+`, any by that sign will do.
 */
function assigningOf(e: Evaluation, sign: string, operands: readonly (Type | undefined)[]): readonly MemberInfo[] {
  const [object, ...given] = operands
  const own = definedFor(e, object, sign, given)
  if (own.some((one) => e.overloads.accepts(one, given, viewOf(e.program, object, one.owner)))) return own
  const usual = operatorsOf(e, sign.slice(0, -1), operands)
  return usual.length > 0 ? usual : own
}

/** The indexers of a class that take such keys, or of the nearest that it extends. */
function indexersOf(
  e: Evaluation,
  object: Type | undefined,
  keys: readonly (Type | undefined)[],
): readonly MemberInfo[] {
  const cls = classAt(e, object)
  const name = e.program.dialect.indexer
  const nearest = cls && name !== undefined ? fieldNamed(e.program, cls.of, name) : undefined
  if (!cls || nearest?.symbol === undefined) return []
  const all = nearest.owner.members.filter(({ text }) => text.name === name)
  return e.overloads.choose(all, keys, (member) => viewOf(e.program, cls, member.owner))
}

/** What the only one that is called gives, as the operand has it of whose class it is. */
function givenBy(
  e: Evaluation,
  [first, ...others]: readonly MemberInfo[],
  operands: readonly (Type | undefined)[],
): Type | undefined {
  if (!first || others.length > 0) return undefined
  const receiver = operands
    .map((one) => classAt(e, one))
    .find((cls) => cls !== undefined && asAncestor(e.program, cls, first.owner) !== undefined)
  return receiver ? seenFrom(e.program, first, receiver) : typeOfMember(e.program, first)
}

export function operatorAt(e: Evaluation, at: number, operands: readonly (Type | undefined)[]): Type | undefined {
  const sign = stringOperand(e, at, 0)
  const [object, ...keys] = operands
  const chosen =
    sign === '['
      ? indexersOf(e, object, keys)
      : sign.endsWith('=')
        ? assigningOf(e, sign, operands)
        : operatorsOf(e, sign, operands)
  if (chosen.length > 0) sayCall(e, at, chosen, 'type')
  return givenBy(e, chosen, operands)
}

read({
  operation: (e, at) => {
    const left = at + 6
    const operands = [evaluate(e, left), evaluate(e, after(e, left))]
    const chosen = operatorsOf(e, stringOperand(e, at, 0), operands)
    if (chosen.length === 0) return arithmetic(e, operand(e, at, 3), operands[0], operands[1])
    sayCall(e, at, chosen, 'type')
    return givenBy(e, chosen.slice(0, 1), operands)
  },
})
