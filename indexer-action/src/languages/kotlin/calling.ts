/** What every call comes to: which functions suit its arguments, what is said of them, and what is called that a value holds. */
import type { Evidence } from '../../../../src/contract/links.ts'
import { type Arguments, readArguments } from '../nominal/arguments.ts'
import { finish, returned } from '../nominal/call-results.ts'
import type { MemberInfo } from '../nominal/classes.ts'
import { type Evaluation, say, toMember } from '../nominal/evaluation.ts'
import { onReceiver } from '../nominal/extension-methods.ts'
import { FLAG } from '../nominal/ir.ts'
import { functionalMethodOf } from '../nominal/members.ts'
import { viewFrom } from '../nominal/overloads.ts'
import { sayCall } from '../nominal/say-found.ts'
import { MEMBER_CONSTRUCTOR, MEMBER_METHOD } from '../nominal/surface.ts'
import type { ClassType, Type } from '../nominal/types.ts'
import { accepts, chooseExtension, chooseNearest, extensionsFor, methodsOn, takes } from './callables.ts'
import { memberField, propertyOf } from './fields.ts'
import { FUNCTION_TYPES } from './function-types.ts'
import { classOf, plain } from './receivers.ts'

export type Result = { type: Type | undefined }

export interface Call {
  e: Evaluation
  at: number
  name: string
  args: Arguments
  expected: Type | undefined
  /** Only what the types of the arguments suit. */
  isStrict: boolean
}

/** Of several functions those that can be given the arguments. */
export function suiting(
  { e, args, isStrict }: Call,
  members: readonly MemberInfo[],
  receiver?: ClassType,
): MemberInfo[] {
  const taking = members.filter((one) => takes(one, args))
  if (!isStrict) return taking
  return taking.filter((one) => accepts(e, one, args, receiver))
}

/** Arguments, each of the type that a check says it is, where one does. */
export function argumentsOf(e: Evaluation, from: number, end: number): Arguments {
  const args = readArguments(e, from, end)
  return { ...args, types: args.types.map((type) => (type?.is === 'union' ? type.of[0] : type)) }
}

/** Says which functions are called, and which properties named arguments give. */
export function sayChosen(
  e: Evaluation,
  at: number,
  chosen: readonly MemberInfo[],
  args: Arguments,
  evidence: Evidence,
  confidence?: number,
): void {
  const near = chosen[0]?.file === e.file && chosen[0] !== undefined
  sayCall(e, at, chosen, near && evidence === 'import' ? 'same_file' : evidence, confidence)
  sayNamed(e, chosen, args)
}

export function sayNamed(e: Evaluation, chosen: readonly MemberInfo[], args: Arguments): void {
  const [member] = chosen
  if (!args.names || !member || member.text.kind !== MEMBER_CONSTRUCTOR) return
  for (const [index, name] of args.names.entries()) {
    const field = name === undefined ? undefined : member.owner.fields.get(name)
    if (field?.symbol !== undefined) say(e, (args.at[index] as number) - 5, 'read', toMember(field), 'type')
  }
}

/** A method of an object, or what one of its properties holds. */
export function callMember(call: Call, cls: ClassType): Result | undefined {
  const { e, at, name, args, expected } = call
  const methods = methodsOn(e, cls, name)
  const taking = suiting(call, methods, cls)
  if (taking.length > 0) {
    const chosen = chooseNearest(e, taking, args, cls)
    sayChosen(e, at, chosen, args, chosen[0]?.file === e.file && chosen[0]?.file !== undefined ? 'same_file' : 'type')
    return { type: returned(e, chosen, args, cls, expected) }
  }
  if (methods.some((method) => takes(method, args))) return undefined
  const field = propertyOf(e, cls.of, name)
  if (!field || field.has(FLAG.extension) || field.text.kind === MEMBER_METHOD) return undefined
  const type = memberField(e, field, cls)
  if (!isCallable(e, type, call)) return undefined
  return { type: callProperty(call, field, type, 'type') }
}

/** Calls what a property holds; where a class of ours says what that means, the property is only read. */
export function callProperty(
  { e, at, args }: Call,
  property: MemberInfo,
  held: Type | undefined,
  evidence: Evidence,
): Type | undefined {
  const chosen = invokedOn(e, held, args)
  say(e, at, isAnyOurs(chosen) ? 'read' : 'call_indirect', toMember(property), evidence)
  return callChosen(e, held, chosen, args, at)
}

const isAnyOurs = (members: readonly MemberInfo[]): boolean => members.some(({ symbol }) => symbol !== undefined)

/** The functions by which a value is called as if it were one. */
function invokedOn(e: Evaluation, held: Type | undefined, args: Arguments): readonly MemberInfo[] {
  const cls = classOf(e, held)
  const methods = cls ? methodsOn(e, cls, 'invoke') : []
  if (!cls || methods.length > 0) return cls ? chooseNearest(e, methods, args, cls) : []
  return extensionsFor(e, 'invoke', held, MEMBER_METHOD, args)
}

/** Whether a value can be called so; what nobody knows is so only if nothing else is meant. */
export function isCallable(e: Evaluation, type: Type | undefined, call: Call): boolean {
  const cls = classOf(e, type)
  if (!cls) return type === undefined && !call.isStrict
  const methods = methodsOn(e, cls, 'invoke')
  if (methods.length > 0) return !call.isStrict || suiting(call, methods, cls).length > 0 || isFunction(cls)
  if (isFunction(cls)) return true
  return cls.of.opaque ? !call.isStrict : extensionsFor(e, 'invoke', type, MEMBER_METHOD, call.args).length > 0
}

const isFunction = (cls: ClassType): boolean => FUNCTION_TYPES.test(cls.of.name)

/** What a value of a function's type gives, or one whose class has `invoke`. `at` is where its name stands, if it has one. */
export function callHeld(e: Evaluation, held: Type | undefined, args: Arguments, at = -1): Type | undefined {
  return callChosen(e, held, invokedOn(e, held, args), args, at)
}

function callChosen(
  e: Evaluation,
  held: Type | undefined,
  chosen: readonly MemberInfo[],
  args: Arguments,
  at: number,
): Type | undefined {
  const cls = classOf(e, held)
  if (at >= 0 && isAnyOurs(chosen)) sayCall(e, at, chosen, 'type')
  if (chosen.some((one) => one.has(FLAG.extension))) return extended(e, chosen, held, -1, args, undefined)
  if (cls && chosen.length > 0) return returned(e, chosen, args, cls, undefined)
  const functional = cls && functionalMethodOf(e.program, cls.of)
  return finish(e, args, functional, functional ? viewFrom(e.program, cls, functional.owner) : new Map(), undefined)
}

/** Calls the extension that is meant of several that a value can be given to; `object` is where that stands, or -1. */
export function callExtension(
  { e, at, args, expected }: Call,
  members: readonly MemberInfo[],
  receiver: Type | undefined,
  object: number,
  evidence: Evidence = 'type',
): Type | undefined {
  const chosen = chooseExtension(e, members, receiver, args)
  sayChosen(e, at, chosen, args, evidence)
  return extended(e, chosen, receiver, object, args, expected)
}

function extended(
  e: Evaluation,
  chosen: readonly MemberInfo[],
  receiver: Type | undefined,
  object: number,
  args: Arguments,
  expected: Type | undefined,
): Type | undefined {
  return returned(e, chosen, onReceiver(args, plain(e, receiver), object), undefined, expected)
}
