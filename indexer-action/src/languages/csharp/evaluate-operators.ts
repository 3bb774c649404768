/** Operators that classes define. */

import type { MemberInfo } from '../nominal/classes.ts'
import { arithmetic } from '../nominal/evaluate-statements.ts'
import { after, classAt, type Evaluation, evaluate, operand, read, stringOperand } from '../nominal/evaluation.ts'
import { typeOfMember } from '../nominal/member-types.ts'
import { methodsNamed } from '../nominal/members.ts'
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
