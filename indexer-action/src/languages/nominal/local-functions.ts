/** Functions that stand in a block: all of it sees them, what stands before them as well. */
import type { MemberInfo } from './classes.ts'
import { after, type Evaluation, type Frame, operand, operationAt } from './evaluation.ts'
import { FLAG, OP } from './ir.ts'

/** Makes known what functions the block holds that is being read, whose children begin at `first`. */
export function declareFunctions(e: Evaluation, at: number, first: number): void {
  const frame = e.frames.at(-1)
  if (!e.program.dialect.functionsInBlocks || frame?.is !== 'block') return
  for (let child = first; child < after(e, at); child = after(e, child)) {
    const operation = operationAt(e, child)
    if (operation === OP.sequence || operation === OP.case) declareFunctions(e, child, child + 2)
    if (operation !== OP.memberBody) continue
    const member = e.file.members[operand(e, child, 0)]?.[operand(e, child, 1)]
    if (!member?.has(FLAG.local)) continue
    frame.functions ??= new Map()
    const list = frame.functions.get(member.text.name)
    if (list) list.push(member)
    else frame.functions.set(member.text.name, [member])
  }
}

export const functionsIn = (frame: Frame | undefined, name: string): readonly MemberInfo[] =>
  (frame?.is === 'block' ? frame.functions?.get(name) : undefined) ?? []
