/** What a call on a value of unknown type may mean: the methods and extensions of that name, if there are not too many. */
import type { MemberInfo } from '../nominal/classes.ts'
import { methodsByName } from '../nominal/methods-by-name.ts'
import type { Program } from '../nominal/program.ts'

/** Members common in collections and strings: of a value of unknown type such a name says nothing. */
const COMMON = new Set(
  'add addAll all any append apply asSequence clear close compareTo contains containsAll containsKey copy count create distinct drop equals execute filter find first firstOrNull flatMap fold forEach get getOrNull getOrPut getValue groupBy hashCode indexOf invoke isEmpty isNotEmpty iterator join joinToString keys last lastOrNull let map mapNotNull max min minus name next none of orEmpty plus put putAll read remove removeAll replace reversed run set setValue single singleOrNull size sort sorted sortedBy split start startsWith stop subList substring sum take test toList toMap toSet toString trim update use value values with write zip'.split(
    ' ',
  ),
)

const MOST_CANDIDATES = 8

export function methodsAnywhere(program: Program, name: string): readonly MemberInfo[] {
  const found = COMMON.has(name) ? [] : methodsByName(program, name)
  return found.length > MOST_CANDIDATES ? [] : found
}
