/** All methods of a name, whatever class they are of: what a call on a value may mean of which nobody knows the type. */
import type { MemberInfo } from './classes.ts'
import type { Program } from './program.ts'
import { MEMBER_METHOD } from './surface.ts'

const known = new WeakMap<Program, Map<string, MemberInfo[]>>()

export function methodsByName(program: Program, name: string): readonly MemberInfo[] {
  let names = known.get(program)
  if (!names) {
    names = new Map()
    for (const file of program.files.values())
      for (const member of file.members.flat()) {
        if (member.text.kind !== MEMBER_METHOD || member.symbol === undefined) continue
        const list = names.get(member.text.name)
        if (list) list.push(member)
        else names.set(member.text.name, [member])
      }
    known.set(program, names)
  }
  return names.get(name) ?? []
}
