/** Calls: by bare name, on a value or a class, of what a value holds, and of constructors. */
import type { Evidence } from '../../../../src/contract/links.ts'
import { inFull } from '../nominal/aliases.ts'
import {
  type Arguments,
  destinationOf,
  finish,
  outsideResult,
  readArguments,
  returned,
  sayCall,
} from '../nominal/arguments.ts'
import { ClassInfo, type MemberInfo } from '../nominal/classes.ts'
import {
  after,
  type Evaluation,
  evaluate,
  type Frame,
  operand,
  ownType,
  place,
  read,
  say,
  stringOperand,
  toClass,
  toMember,
  toOutside,
  unknown,
} from '../nominal/evaluation.ts'
import { onReceiver } from '../nominal/extension-methods.ts'
import { ancestorsOf, bindingsOf, nestedIn, opaqueAncestorOf } from '../nominal/inheritance.ts'
import { FLAG, MEMBER_CONSTRUCTOR, MEMBER_METHOD } from '../nominal/ir.ts'
import { functionalMethodOf, methodsNamed } from '../nominal/members.ts'
import { viewFrom } from '../nominal/overloads.ts'
import { UNSURE } from '../nominal/program.ts'
import { type ClassType, classType, type Type } from '../nominal/types.ts'
import { typeNamed } from '../nominal/written-types.ts'
import { accepts, chooseExtension, chooseNearest, extensionsFor, methodsOn, takes } from './callables.ts'
import { objectOf } from './companions.ts'
import { declaredAtTop } from './declared.ts'
import { variableAt } from './evaluate-names.ts'
import { memberField, propertyOf } from './fields.ts'
import { methodsAnywhere } from './guesses.ts'
import { classOf, plain, receiversOf } from './receivers.ts'

type Result = { type: Type | undefined }

interface Call {
  e: Evaluation
  at: number
  name: string
  args: Arguments
  expected: Type | undefined
  /** Only what the types of the arguments suit. */
  isStrict: boolean
}

/** Of several functions those that can be given the arguments. */
function suiting({ e, args, isStrict }: Call, members: readonly MemberInfo[], receiver?: ClassType): MemberInfo[] {
  const taking = members.filter((one) => takes(one, args))
  if (!isStrict) return taking
  return taking.filter((one) => accepts(e, one, args, receiver))
}

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

/** Arguments, each of the type that a check says it is, where one does. */
function argumentsOf(e: Evaluation, from: number, end: number): Arguments {
  const args = readArguments(e, from, end)
  return { ...args, types: args.types.map((type) => (type?.is === 'union' ? type.of[0] : type)) }
}

/** Says which functions are called, and which properties named arguments give. */
function sayChosen(
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

function sayNamed(e: Evaluation, chosen: readonly MemberInfo[], args: Arguments): void {
  const [member] = chosen
  if (!args.names || !member || member.text.kind !== MEMBER_CONSTRUCTOR) return
  for (const [index, name] of args.names.entries()) {
    const field = name === undefined ? undefined : member.owner.fields.get(name)
    if (field?.symbol !== undefined) say(e, (args.at[index] as number) - 5, 'read', toMember(field), 'type')
  }
}

function callByName(e: Evaluation, at: number, args: Arguments, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, at, 0)
  // What the arguments do not suit is looked past, unless nothing else has that name.
  for (const isStrict of [true, false]) {
    const call: Call = { e, at, name, args, expected, isStrict }
    const found = callAround(call) ?? callNested(call) ?? callAtTop(call)
    if (found) return found.type
  }
  for (const { cls } of receiversOf(e)) {
    const outside = cls && opaqueAncestorOf(e.program, cls.of)
    if (outside?.external === undefined || outside.external === '') continue
    say(e, at, 'call', toOutside(outside, name), 'type', 60)
    return outsideResult(e, outside, args, undefined)
  }
  finish(e, args, undefined, new Map(), undefined)
  return unknown(e, at, 'call')
}

/** A function of a block around, a value that a variable holds, or a member of an object around: from the inside out. */
function callAround(call: Call): Result | undefined {
  const { e, at, name, args, expected } = call
  const receivers = receiversOf(e)
  let next = 0
  let isInFunction = false
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    if (frame?.is === 'block') {
      const local = frame.functions?.get(name)?.filter((one) => !one.has(FLAG.extension)) ?? []
      if (local.length > 0) {
        const chosen = chooseNearest(e, local, args, undefined)
        sayChosen(e, at, chosen, args, 'same_file')
        return { type: returned(e, chosen, args, undefined, expected) }
      }
      if (frame.of === 'constructor' && isInFunction) continue
      if (frame.of === 'function') isInFunction = true
      const held = frame.names.get(name)
      if (held && isCallable(e, held.type, call)) {
        if (held.index >= 0) say(e, at, 'read', { to: 'local', index: held.index }, 'same_file')
        return { type: callHeld(e, held.type, args) }
      }
      continue
    }
    if (frame?.is === 'class') isInFunction = false
    for (let one = receivers[next]; one && one.depth >= depth; one = receivers[++next]) {
      const found = one.cls && callMember(call, one.cls)
      if (found) return found
    }
  }
  return undefined
}

/** A method of an object, or what one of its properties holds. */
function callMember(call: Call, cls: ClassType): Result | undefined {
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
  say(e, at, 'call_indirect', toMember(field), 'type')
  return { type: callHeld(e, type, args) }
}

/** Whether a value can be called so; what nobody knows is so only if nothing else is meant. */
function isCallable(e: Evaluation, type: Type | undefined, call: Call): boolean {
  const cls = classOf(e, type)
  if (!cls) return type === undefined && !call.isStrict
  const methods = methodsOn(e, cls, 'invoke')
  if (methods.length > 0) return !call.isStrict || suiting(call, methods, cls).length > 0 || isFunction(cls)
  if (isFunction(cls)) return true
  return cls.of.opaque ? !call.isStrict : extensionsFor(e, 'invoke', type, MEMBER_METHOD, call.args).length > 0
}

const isFunction = (cls: ClassType): boolean => /^(Extension)?Function\d+$/.test(cls.of.name)

/** What a value of a function's type gives, or one whose class has `invoke`. */
function callHeld(e: Evaluation, held: Type | undefined, args: Arguments): Type | undefined {
  const cls = classOf(e, held)
  const methods = cls ? methodsOn(e, cls, 'invoke') : []
  if (cls && methods.length > 0) return returned(e, chooseNearest(e, methods, args, cls), args, cls, undefined)
  const extensions = cls ? extensionsFor(e, 'invoke', held, MEMBER_METHOD, args) : []
  if (extensions.length > 0) return extended(e, extensions, held, -1, args, undefined)
  const functional = cls && functionalMethodOf(e.program, cls.of)
  return finish(e, args, functional, functional ? viewFrom(e.program, cls, functional.owner) : new Map(), undefined)
}

/** A class in a class or a function around. */
function callNested(call: Call): Result | undefined {
  const { e, name } = call
  const cls = typeNamed(e.program, name, place(e))
  if (!(cls instanceof ClassInfo) || cls.outer === undefined) return undefined
  return construct(call, cls, [])
}

function callAtTop(call: Call): Result | undefined {
  const { e, at, name, args, expected } = call
  const levels = declaredAtTop(e.program, e.file, name)
  for (const level of levels) {
    const functions = suiting(
      call,
      level.functions.filter((one) => !one.has(FLAG.extension)),
    )
    const cls = level.cls ?? level.outside
    if (cls) return construct(call, cls, functions)
    if (functions.length > 0) {
      const chosen = chooseNearest(e, functions, args, undefined)
      sayChosen(e, at, chosen, args, 'import')
      return { type: returned(e, chosen, args, undefined, expected) }
    }
    const field = level.fields.find((one) => !one.has(FLAG.extension))
    if (field) {
      say(e, at, 'call_indirect', toMember(field), field.file === e.file ? 'same_file' : 'import')
      return { type: callHeld(e, memberField(e, field, undefined), args) }
    }
    if (level.functions.some((one) => one.has(FLAG.extension))) {
      const found = callExtensionOfReceivers(call)
      if (found) return found
    }
  }
  const member = callExtensionOfReceivers(call)
  if (member || call.isStrict) return member
  // None takes so many: one of them it must be.
  for (const level of levels) {
    const functions = level.functions.filter((one) => !one.has(FLAG.extension))
    if (functions.length === 0) continue
    sayChosen(e, at, functions, args, 'import', 50)
    return { type: returned(e, functions, args, undefined, expected) }
  }
  return undefined
}

function callExtensionOfReceivers(call: Call): Result | undefined {
  const { e, at, name, args, expected } = call
  for (const { type, cls } of receiversOf(e)) {
    if (type !== undefined && !cls) continue
    const extensions = extensionsFor(e, name, type, MEMBER_METHOD, args)
    if (extensions.length === 0) continue
    const chosen = chooseExtension(e, extensions, type, args)
    sayChosen(e, at, chosen, args, 'type')
    return { type: extended(e, chosen, type, -1, args, expected) }
  }
  return undefined
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

/** Scopes as the head of the innermost class sees them. */
function headOf(frames: readonly Frame[]): Frame[] {
  const at = frames.findLastIndex((frame) => frame.is === 'class')
  return frames.map((frame, index) => (index === at && frame.is === 'class' ? { ...frame, isHead: true } : frame))
}

/** A class's constructor, or a function that bears its name and takes the arguments. */
function construct(call: Call, named: ClassInfo, functions: readonly MemberInfo[]): Result {
  const { e, at, args, expected } = call
  const full = named.text.alias === undefined ? undefined : inFull(e.program, classType(named, args.given ?? []))
  const alias = full?.is === 'class' ? full : undefined
  const cls = alias?.of ?? named
  const candidates = [...cls.constructors.filter((one) => takes(one, args)), ...functions]
  const invoked = candidates.length === 0 ? invokeOfCompanion(call, cls) : undefined
  if (invoked) return invoked
  const chosen = candidates.length > 0 ? chooseNearest(e, candidates, args, undefined) : []
  const [first] = chosen
  if (chosen.length === 1 && first && first.text.kind === MEMBER_METHOD) {
    sayChosen(e, at, chosen, args, 'import')
    return { type: returned(e, chosen, args, undefined, expected) }
  }
  const near = cls.file === e.file ? 'same_file' : 'import'
  if (alias) say(e, at, 'call', toClass(named), near)
  else if (chosen.length > 0 && chosen.some((one) => one.symbol !== undefined))
    say(e, at, 'call', destinationOf(chosen), chosen.length === 1 ? near : 'ambiguous')
  else say(e, at, 'call', toClass(cls), near)
  sayNamed(e, chosen, args)
  if (cls.opaque) {
    finish(e, args, undefined, new Map(), undefined)
    return { type: classType(cls, args.given ?? []) }
  }
  const [deferred] = args.types
  if (cls.isInterface && args.types.length === 1 && deferred?.is === 'deferred' && deferred.at >= 0) {
    // A lambda that stands for the interface.
    const type =
      alias ?? (cls.typeParameters.length > 0 && expected?.is === 'class' ? expected : classType(cls, args.given ?? []))
    evaluate(e, deferred.at, type)
    return { type }
  }
  const member = chosen.length === 1 ? first : undefined
  if ((args.given?.length ?? 0) > 0 || cls.typeParameters.length === 0) {
    const type = alias ?? classType(cls, args.given ?? [])
    finish(e, args, member, bindingsOf(type), expected)
    return { type }
  }
  const open = ownType(cls)
  const inferred = finish(e, args, member, new Map(), expected, member ? open : undefined)
  return { type: inferred?.is === 'class' ? inferred : (alias ?? classType(cls)) }
}

/** `Name(…)` where the class cannot be made so: its companion is called. */
function invokeOfCompanion(call: Call, cls: ClassInfo): Result | undefined {
  const { e, at, args, expected } = call
  const object = objectOf(e.program, cls)
  const methods = object ? methodsOn(e, classType(object), 'invoke').filter((one) => takes(one, args)) : []
  if (!object || methods.length === 0) return undefined
  const chosen = chooseNearest(e, methods, args, classType(object))
  say(e, at, 'read', toClass(cls), cls.file === e.file ? 'same_file' : 'import')
  sayCall(e, at, chosen, 'type')
  return { type: returned(e, chosen, args, classType(object), expected) }
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
      const chosen = chooseExtension(e, extensions, one, args)
      sayChosen(e, at, chosen, args, one === undefined ? 'unique_name' : 'type')
      return extended(e, chosen, one, object, args, expected)
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
    // A class in an object.
    const nested = cls?.of.has(FLAG.object) ? nestedIn(call.e.program, cls.of, call.name) : undefined
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
  const functions = (e.program.functions(path) ?? []).filter((one) => takes(one, args))
  const cls = e.program.known(path, e.file)
  if (cls) return construct(call, cls, functions).type
  if (functions.length > 0) {
    const chosen = chooseNearest(e, functions, args, undefined)
    sayChosen(e, at, chosen, args, 'import')
    return returned(e, chosen, args, undefined, expected)
  }
  finish(e, args, undefined, new Map(), undefined)
  return unknown(e, at, 'call')
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
  superCall: (e, at) => {
    const type = evaluate(e, at + 4)
    const { frames } = e
    e.frames = headOf(frames)
    const args = argumentsOf(e, after(e, at + 4), after(e, at))
    const cls = type?.is === 'class' ? type : undefined
    const candidates = cls?.of.constructors.filter((one) => takes(one, args)) ?? []
    const chosen = cls ? chooseNearest(e, candidates, args, undefined) : []
    const member = chosen.length === 1 ? chosen[0] : undefined
    if (cls && cls.of.external === undefined) {
      const destination = chosen.some((one) => one.symbol !== undefined) ? destinationOf(chosen) : toClass(cls.of)
      const evidence = chosen.length > 1 && destination.to === 'one_of' ? 'ambiguous' : 'type'
      e.out.occurrence({
        line: operand(e, at, 0),
        column: operand(e, at, 1),
        length: cls.of.name.length,
        use: 'call',
        destination,
        from: e.from,
        evidence,
      })
    }
    sayNamed(e, chosen, args)
    finish(e, args, member, cls ? bindingsOf(cls) : new Map(), undefined)
    e.frames = frames
    return undefined
  },
})
