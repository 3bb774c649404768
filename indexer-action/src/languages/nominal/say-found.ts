/** Says where what was found leads: a call, a function or constant, or a method that is named and not called. */
import type { Evidence, Use } from '../../../../src/contract/links.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import type { MemberInfo } from './classes.ts'
import type { FunctionFound } from './dialect.ts'
import { classAt, type Evaluation, operand, say, toMember } from './evaluation.ts'
import { FLAG, SHAPE, USE_MAY_DEFINE, USE_PROPERTY, USE_READ } from './ir.ts'
import { parameterTypesOf, typeOfMember } from './member-types.ts'
import { functionalMethodOf } from './members.ts'
import { viewFrom } from './overloads.ts'
import { type DeferredType, mentions, substitute, type Type } from './types.ts'

/** `x += 1` reads and writes; a write says more. */
export function useAt(e: Evaluation, at: number): Use {
  return (operand(e, at, 3) & ~(USE_PROPERTY | USE_MAY_DEFINE)) === USE_READ ? 'read' : 'write'
}

/** There is nothing more to learn from what takes it. */
const METHOD_GROUP: DeferredType = { is: 'deferred', at: -1, parameters: -1, shape: SHAPE.droppable, reference: true }

/** What is expected of an argument, before it is known what takes it. */
export const NOT_YET_KNOWN: DeferredType = { ...METHOD_GROUP }

/** A method that is named and not called: somebody will. Of several, what is expected says which. */
export function sayGroup(
  e: Evaluation,
  at: number,
  group: readonly MemberInfo[],
  expected: Type | undefined,
): DeferredType {
  if (expected === NOT_YET_KNOWN && group.length > 1) return { ...METHOD_GROUP, at, group }
  const chosen = takenBy(e, group, expected)
  const [first] = chosen
  if (first && chosen.length === 1) {
    say(e, at, 'call_indirect', toMember(first), 'type')
    return asValue(e, first)
  }
  say(e, at, 'call_indirect', { to: 'one_of', options: chosen.map(toMember) }, 'ambiguous')
  return METHOD_GROUP
}

/** What is known of a method by itself: how many arguments it takes, and what it gives. */
function asValue(e: Evaluation, method: MemberInfo): DeferredType {
  const { parameters, required } = method.text
  const gives = typeOfMember(e.program, method)
  return {
    ...METHOD_GROUP,
    parameters: required === undefined && !method.has(FLAG.variadic) ? (parameters?.length ?? -1) : -1,
    ...(gives && !mentions(gives, method.typeParameters) ? { gives } : {}),
  }
}

/** Of several methods those that a delegate can stand for. */
function takenBy(e: Evaluation, group: readonly MemberInfo[], expected: Type | undefined): readonly MemberInfo[] {
  const delegate = group.length > 1 ? classAt(e, expected) : undefined
  const functional = delegate && functionalMethodOf(e.program, delegate.of)
  if (!functional) return group
  const view = viewFrom(e.program, delegate, functional.owner)
  const wanted = (parameterTypesOf(e.program, functional) ?? []).map((type) => substitute(type, view))
  const taking = group.filter(
    (one) => one.text.parameters?.length === wanted.length && e.overloads.accepts(one, wanted, new Map()),
  )
  const chosen = taking.length > 1 ? e.overloads.choose(taking, wanted, () => new Map()) : taking
  return chosen.length > 0 ? chosen : group
}

/** Says where a function or constant outside classes leads. */
export function sayFound(e: Evaluation, at: number, use: Use, found: FunctionFound): void {
  if (found.is === 'outside') {
    say(e, at, use, { to: 'external', package: found.package, name: found.name }, 'import')
    return
  }
  const { members } = found
  const evidence = members[0]?.owner.file === e.file ? 'same_file' : 'import'
  say(e, at, use, destinationOf(members), members.length === 1 ? evidence : 'ambiguous')
}

export function destinationOf(members: readonly MemberInfo[]): Destination {
  const [first] = members
  return members.length === 1 && first ? toMember(first) : { to: 'one_of', options: members.map(toMember) }
}

export function sayCall(
  e: Evaluation,
  at: number,
  members: readonly MemberInfo[],
  evidence: Evidence,
  confidence?: number,
): void {
  say(
    e,
    at,
    'call',
    destinationOf(members),
    members.length === 1 ? evidence : 'ambiguous',
    members.length === 1 ? confidence : undefined,
  )
}
