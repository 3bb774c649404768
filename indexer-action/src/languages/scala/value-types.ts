/** What the values of members whose types are not written see around them. */
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import type { Frame } from '../nominal/evaluation.ts'
import { FLAG } from '../nominal/ir.ts'
import type { Program } from '../nominal/program.ts'
import type { Type } from '../nominal/types.ts'

const NO_VALUES = new Set(['null', 'deferred', 'package', 'typeName'])

export const isValue = (type: Type | undefined): boolean => type === undefined || !NO_VALUES.has(type.is)

export function framesAround(_: Program, member: MemberInfo): Frame[] {
  const frames: Frame[] = []
  for (let cls: ClassInfo | undefined = member.owner; cls; cls = cls.outer)
    if (!cls.has(FLAG.file)) frames.unshift({ is: 'class', cls })
  return frames
}
