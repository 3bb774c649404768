/** The types of members that are not written: their values are read where the members are declared, and nothing is said of them. */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { MemberInfo } from './classes.ts'
import { evaluate, type Frame, startEvaluation } from './evaluation.ts'
import type { Overloads } from './overloads.ts'
import type { Program } from './program.ts'
import type { Type } from './types.ts'

/** Values that need others to be read first, one after the other: more are left unknown. */
const DEEPEST = 40

const silent = { occurrence: () => {}, local: () => -1 } as unknown as LinkSetBuilder

/** `framesAround` gives what is seen around a member's value, `isValue` whether what was found is a type of values. */
export function valueReader(
  program: Program,
  overloads: Overloads,
  framesAround: (program: Program, member: MemberInfo) => Frame[],
  isValue: (type: Type | undefined) => boolean,
): (member: MemberInfo) => Type | undefined {
  let depth = 0
  return (member) => {
    const { value } = member.text
    if (!value || !member.file || depth >= DEEPEST) return undefined
    depth++
    const e = startEvaluation(program, overloads, member.file, { ...value, made: [] }, silent)
    e.cls = member.owner
    e.member = member
    e.frames = framesAround(program, member)
    const type = evaluate(e, 0)
    depth--
    return isValue(type) ? type : undefined
  }
}
