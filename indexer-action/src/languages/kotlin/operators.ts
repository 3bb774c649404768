/** What operators, loops and destructuring give: each stands for a function of that name, a member or an extension. */
import type { Arguments } from '../nominal/arguments.ts'
import type { MemberInfo } from '../nominal/classes.ts'
import type { Evaluation } from '../nominal/evaluation.ts'
import { onReceiver } from '../nominal/extension-methods.ts'
import { FLAG } from '../nominal/ir.ts'
import { either } from '../nominal/joins.ts'
import { parameterTypesOf, seenFrom, typeOfMember, viewOf } from '../nominal/member-types.ts'
import { fieldNamed } from '../nominal/members.ts'
import { sayCall } from '../nominal/say-found.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_METHOD } from '../nominal/surface.ts'
import { type Bindings, substitute, type Type } from '../nominal/types.ts'
import { chooseExtension, chooseNearest, extensionsFor, methodsOn } from './callables.ts'
import { classOf, plain } from './receivers.ts'

/** The type of either of two values; of what never comes to an end nothing comes. */
export function join(e: Evaluation, a: Type | undefined, b: Type | undefined): Type | undefined {
  if (isNothing(a)) return b
  return isNothing(b) ? a : either(e, a, b)
}

const isNothing = (type: Type | undefined): boolean => type?.is === 'class' && type.of.qualified === 'kotlin.Nothing'

const NO_ARGUMENTS: Arguments = { types: [], at: [] }

/** `at` is where its sign stands, if it has one: one of ours is called there. */
export function operatorOn(
  e: Evaluation,
  receiver: Type | undefined,
  name: string,
  args: Arguments = NO_ARGUMENTS,
  at = -1,
): Type | undefined {
  for (const one of receiver?.is === 'union' ? receiver.of : [receiver]) {
    const cls = classOf(e, one)
    if (!cls) continue
    const methods = methodsOn(e, cls, name)
    if (methods.length > 0) {
      // Of what is outside it is known that it is a truth.
      if (TRUTHS.test(name) && methods.every(({ symbol }) => symbol === undefined)) return undefined
      const chosen = chooseNearest(e, methods, args, cls)
      const [member] = chosen
      sayOperator(e, at, chosen)
      return member && seenFrom(e.program, member, cls)
    }
    const extensions = extensionsFor(e, name, one, MEMBER_METHOD, args)
    const chosen = chooseExtension(e, extensions, one, args)
    const [member] = chosen
    if (!member) continue
    sayOperator(e, at, chosen)
    const bindings: Bindings = new Map(viewOf(e.program, undefined, member.owner))
    const all = onReceiver(args, plain(e, one), -1)
    const parameters = parameterTypesOf(e.program, member)
    for (const [at, type] of all.types.entries())
      e.overloads.infer(parameters?.[at], type, member.typeParameters, bindings)
    return substitute(typeOfMember(e.program, member), bindings)
  }
  return undefined
}

const TRUTHS = /^(?:compareTo|contains)$/

function sayOperator(e: Evaluation, at: number, chosen: readonly MemberInfo[]): void {
  if (at >= 0 && chosen.some(({ symbol }) => symbol !== undefined)) sayCall(e, at, chosen, 'type')
}

/** What a loop over a value binds. */
export const elementsOf = (e: Evaluation, type: Type | undefined): Type | undefined =>
  operatorOn(e, operatorOn(e, type, 'iterator'), 'next')

/** The component of a value, counted from 1: of a data class, what its constructor takes there. */
export function componentOf(e: Evaluation, type: Type | undefined, count: number): Type | undefined {
  const cls = classOf(e, type)
  if (cls?.of.has(FLAG.record)) {
    const made = cls.of.members.find((one) => one.text.kind === MEMBER_CONSTRUCTOR)
    const name = made?.text.parameters?.[count - 1]?.[0]
    const field = name === undefined ? undefined : fieldNamed(e.program, cls.of, name)
    if (field) return seenFrom(e.program, field, cls)
  }
  return operatorOn(e, type, `component${count}`)
}
