/** Calls: on a value, a class or in a package. Those by a bare name are beside this. */
import type { Arguments } from '../nominal/arguments.ts'
import { finish, outsideResult, returned } from '../nominal/call-results.ts'
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import {
  after,
  type Evaluation,
  evaluate,
  operand,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  toOutside,
  unknown,
} from '../nominal/evaluation.ts'
import { onReceiver } from '../nominal/extension-methods.ts'
import { ancestorsOf, nestedIn, opaqueAncestorOf } from '../nominal/inheritance.ts'
import { FLAG } from '../nominal/ir.ts'
import { methodsNamed } from '../nominal/members.ts'
import { UNSURE } from '../nominal/program.ts'
import { sayCall } from '../nominal/say-found.ts'
import { MEMBER_METHOD } from '../nominal/surface.ts'
import { classType, type Type } from '../nominal/types.ts'
import { chooseNearest, extensionsFor, extensionsOfName, methodsOn, takes } from './callables.ts'
import {
  argumentsOf,
  type Call,
  callExtension,
  callHeld,
  callMember,
  isCallable,
  type Result,
  sayChosen,
} from './calling.ts'
import { callByName } from './calls-by-name.ts'
import { objectOf } from './companions.ts'
import { construct } from './constructions.ts'
import { variableAt } from './evaluate-names.ts'
import { methodsAnywhere } from './guesses.ts'
import { classOf, plain } from './receivers.ts'
import { isOwnPackage, standardFunctions } from './standard.ts'

function scopedCall(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const count = operand(e, at, 3)
  const hasObject = operand(e, at, 4) === 1
  let child = at + 7
  let receiver: Type | undefined
  const object = child
  if (hasObject) {
    receiver = evaluate(e, child)
    child = after(e, child)
  }
  const given: (Type | undefined)[] = []
  for (let index = 0; index < count; index++) {
    given.push(evaluate(e, child))
    child = after(e, child)
  }
  const args: Arguments = { ...argumentsOf(e, child, after(e, at)), given }
  return hasObject ? callOn(e, at, object, receiver, args, expected) : callByName(e, at, args, expected)
}

function callOn(
  e: Evaluation,
  at: number,
  object: number,
  receiver: Type | undefined,
  args: Arguments,
  expected: Type | undefined,
): Type | undefined {
  const name = stringOperand(e, at, 0)
  const call: Call = { e, at, name, args, expected, isStrict: true }
  if (receiver?.is === 'package') return callInPackage({ ...call, isStrict: false }, `${receiver.name}.${name}`)
  const strict = callOwn(call, receiver)
  if (strict) return strict.type
  const companion = receiver?.is === 'typeName' ? objectOf(e.program, receiver.of) : undefined
  const extensible = receiver?.is === 'typeName' ? companion && classType(companion) : receiver
  if (receiver === undefined || extensible) {
    for (const one of extensible?.is === 'union' ? extensible.of : [extensible]) {
      const extensions = extensionsFor(e, name, one, MEMBER_METHOD, args)
      if (extensions.length === 0) continue
      // Of what nobody knows it may be a member as well.
      if (one === undefined && e.program.hasMethod(name)) break
      return callExtension(call, extensions, one, object, one === undefined ? 'unique_name' : 'type')
    }
    const held = variableAt(e, name)
    if (
      held &&
      isCallable(e, held.type, { ...call, isStrict: true, args: onReceiver(args, plain(e, receiver), object) })
    ) {
      if (held.is === 'field') say(e, at, 'call_indirect', toMember(held.member), 'type')
      else if (held.index >= 0) say(e, at, 'read', { to: 'local', index: held.index }, 'same_file')
      return callHeld(e, held.type, onReceiver(args, plain(e, receiver), object))
    }
  } else if (receiver?.is === 'typeName') {
    const extensions = extensionsOfName(e, name, receiver.of, MEMBER_METHOD, args)
    if (extensions) return callExtension(call, extensions.members, extensions.on, object)
  }
  const loose = callOwn({ ...call, isStrict: false }, receiver)
  return loose ? loose.type : callUnknown(e, at, name, receiver, args)
}

/** A member of a value, or of what stands for a class. */
function callOwn(call: Call, receiver: Type | undefined): Result | undefined {
  if (receiver?.is === 'typeName') return callOnClass(call, receiver.of)
  for (const one of receiver?.is === 'union' ? receiver.of : [receiver]) {
    const cls = classOf(call.e, one)
    const found = cls && callMember(call, cls)
    if (found) return found
    // A class in an object, and an inner class of what is one.
    const nested =
      cls && (cls.of.has(FLAG.object) || cls.of.file) ? nestedIn(call.e.program, cls.of, call.name) : undefined
    if (nested) return construct(call, nested, [])
  }
  return undefined
}

function callUnknown(
  e: Evaluation,
  at: number,
  name: string,
  receiver: Type | undefined,
  args: Arguments,
): Type | undefined {
  const cls = classOf(e, receiver)
  // What is known, and has no such member, says nothing of where that is.
  const outside = cls && opaqueAncestorOf(e.program, cls.of)
  if (!cls || outside?.external === undefined || (outside.name === UNSURE && e.program.hasMethod(name))) {
    const methods = cls ? methodsOn(e, cls, name) : []
    if (methods.length > 0) {
      sayCall(e, at, methods, 'type', 50)
      return returned(e, methods, args, cls, undefined)
    }
    return cls && !cls.of.name.startsWith('?') ? nothing(e, at, args) : guessed(e, at, name, args)
  }
  say(e, at, 'call', toOutside(outside, name), 'type')
  return outsideResult(e, outside, args, cls)
}

function nothing(e: Evaluation, at: number, args: Arguments): undefined {
  finish(e, args, undefined, new Map(), undefined)
  return unknown(e, at, 'call')
}

/** Whether a method is what another takes the place of. */
const isAbove = (e: Evaluation, one: MemberInfo, other: MemberInfo): boolean =>
  !one.has(FLAG.extension) && !other.has(FLAG.extension) && ancestorsOf(e.program, other.owner).has(one.owner)

/** Of a value that nobody knows anything of: what alone has that name, or all that have it. */
function guessed(e: Evaluation, at: number, name: string, args: Arguments): Type | undefined {
  const isSeen = (one: MemberInfo): boolean => !one.has(FLAG.private) || one.file === e.file
  const candidates = methodsAnywhere(e.program, name).filter(
    (one) => !one.has(FLAG.local) && (one.has(FLAG.extension) || !one.owner.has(FLAG.file)) && isSeen(one),
  )
  const taking = candidates.filter((one) =>
    takes(one, one.has(FLAG.extension) ? onReceiver(args, undefined, -1) : args),
  )
  const suits = taking.filter((one) => !taking.some((other) => isAbove(e, other, one)))
  if (suits.length === 0) return nothing(e, at, args)
  sayCall(e, at, suits, 'unique_name')
  return returned(e, suits, args, undefined, undefined)
}

function callInPackage(call: Call, path: string): Type | undefined {
  const { e, at, args, expected } = call
  const declared = e.program.functions(path) ?? standardFunctions(e.program).at(path)
  const functions = declared.filter((one) => !one.has(FLAG.extension) && takes(one, args))
  const cls = e.program.known(path, e.file)
  if (cls) return construct(call, cls, functions).type
  if (functions.length > 0) {
    const chosen = chooseNearest(e, functions, args, undefined)
    sayChosen(e, at, chosen, args, 'import')
    return returned(e, chosen, args, undefined, expected)
  }
  finish(e, args, undefined, new Map(), undefined)
  if (!isOwnPackage(path.slice(0, path.lastIndexOf('.')))) return unknown(e, at, 'call')
  say(e, at, 'call', toClass(e.program.outside(path)), 'import')
  return undefined
}

/** `Name.call()`: of the object that stands for the class, a static method of Java's, or a class in it. */
function callOnClass(call: Call, cls: ClassInfo): Result | undefined {
  const { e, at, name, args, expected } = call
  const object = objectOf(e.program, cls)
  const found = object && callMember(call, classType(object))
  if (found) return found
  const isJava = cls.external !== undefined || cls.file?.file.language === 'java'
  const methods = methodsNamed(e.program, cls, name).methods.filter(
    (one) => (one.has(FLAG.static) || (isJava && cls.external !== undefined)) && takes(one, args),
  )
  if (methods.length > 0) {
    const chosen = chooseNearest(e, methods, args, undefined)
    sayChosen(e, at, chosen, args, 'type')
    return { type: returned(e, chosen, args, undefined, expected) }
  }
  const nested = nestedIn(e.program, cls, name)
  return nested && construct(call, nested, [])
}

read({
  scopedCall,
  invoke: (e, at) => {
    const callee = evaluate(e, at + 2)
    const args = argumentsOf(e, after(e, at + 2), after(e, at))
    return callHeld(e, callee, args)
  },
})
