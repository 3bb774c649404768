/** What the values of members whose types are not written see around them. */
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import type { BlockFrame, Frame } from '../nominal/evaluation.ts'
import { FLAG } from '../nominal/ir.ts'
import { parameterTypesOf } from '../nominal/member-types.ts'
import type { Program } from '../nominal/program.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_FIELD } from '../nominal/surface.ts'
import type { Type } from '../nominal/types.ts'

export const isValue = (type: Type | undefined): boolean => type?.is !== 'null' && type?.is !== 'deferred'

/** The classes around a member, and what the constructor of its own takes. */
export function framesAround(program: Program, member: MemberInfo): Frame[] {
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
