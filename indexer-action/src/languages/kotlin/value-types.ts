/** The types of members that are not written: their values are read where the members are declared, and nothing is said of them. */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import { type BlockFrame, evaluate, type Frame, startEvaluation } from '../nominal/evaluation.ts'
import { FLAG, MEMBER_CONSTRUCTOR, MEMBER_FIELD } from '../nominal/ir.ts'
import { parameterTypesOf } from '../nominal/member-types.ts'
import type { Overloads } from '../nominal/overloads.ts'
import type { Program } from '../nominal/program.ts'
import type { Type } from '../nominal/types.ts'

/** Values that need others to be read first, one after the other: more are left unknown. */
const DEEPEST = 40

const silent = { occurrence: () => {}, local: () => -1 } as unknown as LinkSetBuilder

export function valueReader(program: Program, overloads: Overloads): (member: MemberInfo) => Type | undefined {
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
    return type?.is === 'null' || type?.is === 'deferred' ? undefined : type
  }
}

/** The classes around a member, and what the constructor of its own takes. */
function framesAround(program: Program, member: MemberInfo): Frame[] {
  const frames: Frame[] = []
  for (let cls: ClassInfo | undefined = member.owner; cls; cls = cls.outer) {
    if (cls.has(FLAG.file)) continue
    const made = cls.members.find((one) => one.text.kind === MEMBER_CONSTRUCTOR && one.text.symbol < 0)
    if (made && cls === member.owner && member.text.kind === MEMBER_FIELD) frames.unshift(parametersOf(program, made))
    frames.unshift({ is: 'class', cls })
  }
  return frames
}

function parametersOf(program: Program, made: MemberInfo): BlockFrame {
  const types = parameterTypesOf(program, made) ?? []
  const names = (made.text.parameters ?? []).filter(([name]) => !made.owner.fields.has(name))
  return {
    is: 'block',
    of: 'constructor',
    names: new Map(
      names.map(([name]) => {
        const at = made.text.parameters?.findIndex((one) => one[0] === name) ?? -1
        return [name, { index: -1, type: types[at], made: undefined }]
      }),
    ),
  }
}
