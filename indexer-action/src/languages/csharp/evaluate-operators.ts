/** Operators that classes define. */

import type { MemberInfo } from '../nominal/classes.ts'
import { arithmetic } from '../nominal/evaluate-statements.ts'
import { after, classAt, type Evaluation, evaluate, operand, read, stringOperand } from '../nominal/evaluation.ts'
import { seenFrom, typeOfMember, viewOf } from '../nominal/member-types.ts'
import { fieldNamed, methodsNamed } from '../nominal/members.ts'
import { sayCall } from '../nominal/say-found.ts'
import type { Type } from '../nominal/types.ts'

function operatorsOf(e: Evaluation, sign: string, operands: readonly (Type | undefined)[]): readonly MemberInfo[] {
  for (const one of operands) {
    const cls = classAt(e, one)
    if (!cls || cls.of.external !== undefined) continue
    const methods = methodsNamed(e.program, cls.of, `operator ${sign}`).methods.filter(
      ({ text }) => text.parameters?.length === operands.length,
    )
    if (methods.length > 0) return e.overloads.choose(methods, operands, () => new Map())
  }
  return []
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

export function operatorAt(e: Evaluation, at: number, operands: readonly (Type | undefined)[]): Type | undefined {
  const sign = stringOperand(e, at, 0)
  const [object, ...keys] = operands
  const chosen = sign === '[' ? indexersOf(e, object, keys) : operatorsOf(e, sign.replace(/=$/, ''), operands)
  const [first] = chosen
  if (!first) return undefined
  sayCall(e, at, chosen, 'type')
  if (chosen.length > 1) return undefined
  return sign === '[' && object?.is === 'class' ? seenFrom(e.program, first, object) : typeOfMember(e.program, first)
}

read({
  operation: (e, at) => {
    const left = at + 6
    const operands = [evaluate(e, left), evaluate(e, after(e, left))]
    const chosen = operatorsOf(e, stringOperand(e, at, 0), operands)
    const [first] = chosen
    if (!first) return arithmetic(e, operand(e, at, 3), operands[0], operands[1])
    sayCall(e, at, chosen, 'type')
    return typeOfMember(e.program, first)
  },
})
