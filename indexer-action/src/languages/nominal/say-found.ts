/** Says where what was found leads: a function or constant, or a method that is named and not called. */
import type { Use } from '../../../../src/contract/links.ts'
import type { MemberInfo } from './classes.ts'
import type { FunctionFound } from './dialect.ts'
import { type Evaluation, operand, say, toMember } from './evaluation.ts'
import { SHAPE, USE_MAY_DEFINE, USE_PROPERTY, USE_READ } from './ir.ts'
import type { Type } from './types.ts'

/** `x += 1` reads and writes; a write says more. */
export function useAt(e: Evaluation, at: number): Use {
  return (operand(e, at, 3) & ~(USE_PROPERTY | USE_MAY_DEFINE)) === USE_READ ? 'read' : 'write'
}

/** Read already: there is nothing more to learn from what takes it. */
const METHOD_GROUP: Type = { is: 'deferred', at: -1, parameters: -1, shape: SHAPE.droppable, reference: true }

/** A method that is named and not called: somebody will. */
export function sayGroup(e: Evaluation, at: number, group: readonly MemberInfo[]): Type {
  const [first] = group
  if (first && group.length === 1) say(e, at, 'call_indirect', toMember(first), 'type')
  else say(e, at, 'call_indirect', { to: 'one_of', options: group.map(toMember) }, 'ambiguous')
  return METHOD_GROUP
}

/** Says where a function or constant outside classes leads. */
export function sayFound(e: Evaluation, at: number, use: Use, found: FunctionFound): void {
  if (found.is === 'outside') {
    say(e, at, use, { to: 'external', package: found.package, name: found.name }, 'import')
    return
  }
  const destinations = found.members.map(toMember)
  const [first] = destinations
  if (destinations.length === 1 && first)
    say(e, at, use, first, found.members[0]?.owner.file === e.file ? 'same_file' : 'import')
  else say(e, at, use, { to: 'one_of', options: destinations }, 'ambiguous')
}
