/** What a call on a value of unknown type may mean: the one method of that name, if the standard library has none. */
import type { MemberInfo } from '../nominal/classes.ts'
import { methodsByName } from '../nominal/methods-by-name.ts'
import type { Program } from '../nominal/program.ts'
import { libraryText } from './library-text.ts'
import { encoded } from './names.ts'

let ofLibrary: ReadonlySet<string> | undefined

/** Whether anything in the standard library has a member of that name. */
export function isOfLibrary(name: string): boolean {
  ofLibrary ??= new Set(libraryText().match(/(?<=[;>\n]|^)[\w$]+(?=[=:!])/g))
  return ofLibrary.has(encoded(name))
}

export function methodAnywhere(program: Program, name: string): MemberInfo | undefined {
  const [only, ...others] = isOfLibrary(name) ? [] : methodsByName(program, name)
  return others.length === 0 ? only : undefined
}
