/** What a language of the family tells the others of the values in its files. */
import { typeOfMember } from '../nominal/member-types.ts'
import type { Program } from '../nominal/program.ts'

/** The qualified name of the class that a declaration of a file holds or gives, where its type is not written. */
export function typeGivenBy(program: Program, path: string, symbol: number): string | undefined {
  const members = program.files.get(path)?.members.flat() ?? []
  const member = members.find((one) => one.text.symbol === symbol)
  const type = member && typeOfMember(program, member)
  return type?.is === 'class' ? type.of.qualified : undefined
}
