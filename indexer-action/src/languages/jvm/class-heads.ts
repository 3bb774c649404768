/** Heads of Kotlin's and Scala's classes, where what the constructor takes is seen before there is an object. */
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import type { Frame } from '../nominal/evaluation.ts'
import { MEMBER_CONSTRUCTOR } from '../nominal/surface.ts'

/** What the head of a class sees of it under a name: what its constructor takes. */
export function givenTo(cls: ClassInfo, name: string): MemberInfo | undefined {
  const made = cls.members.find((one) => one.text.kind === MEMBER_CONSTRUCTOR)
  return made?.text.parameters?.some(([own]) => own === name) ? cls.fields.get(name) : undefined
}

/** Scopes as the head of the innermost class sees them. */
export function headOf(frames: readonly Frame[]): Frame[] {
  const at = frames.findLastIndex((frame) => frame.is === 'class')
  return frames.map((frame, index) => (index === at && frame.is === 'class' ? { ...frame, isHead: true } : frame))
}
