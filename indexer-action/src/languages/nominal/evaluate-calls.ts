/** Calls: by name, on a value, of functions outside any class. */
import { type Arguments, choose, readArguments } from './arguments.ts'
import { finish, outsideResult, returned } from './call-results.ts'
import { answering, forwardedMethods, sayOverriders, sayReflection } from './call-targets.ts'
import type { ClassInfo } from './classes.ts'
import { sayDispatched } from './dispatch.ts'
import { callListFunction } from './evaluate-lists.ts'
import { objectOf } from './evaluate-names.ts'
import {
  after,
  classAt,
  type Evaluation,
  evaluate,
  isUndecided,
  operand,
  operationAt,
  ownType,
  read,
  say,
  stringOperand,
  toMember,
  toOutside,
  unknown,
} from './evaluation.ts'
import { callOutside, extensionsInsteadOf, extensionsOf, extensionsOfClass, onReceiver } from './extension-methods.ts'
import { findVariable, staticOutside } from './find-variable.ts'
import { FLAG, OP } from './ir.ts'
import { functionsIn } from './local-functions.ts'
import { seenFrom, typeOfMember } from './member-types.ts'
import { fieldNamed, functionalMethodOf, isHiddenFrom, methodBehind, methodsNamed } from './members.ts'
import { narrowedAt } from './narrowing.ts'
import { viewFrom } from './overloads.ts'
import { UNSURE } from './program.ts'
import { destinationOf, sayCall, sayFound } from './say-found.ts'
import { staticMethods } from './static-imports.ts'
import { MEMBER_METHOD } from './surface.ts'
import { type ArrayType, type ClassType, classType, eitherOf, type Type } from './types.ts'
import { givenByOthers, insteadOf, methodsOf } from './unions.ts'
import { typeOfText } from './written-types.ts'

function call(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const typeArgumentCount = operand(e, at, 3)
  const hasObject = operand(e, at, 4) === 1
  let child = at + 7
  let receiver: Type | undefined
  const object = child
  if (hasObject) {
    receiver = objectOf(e, child, stringOperand(e, at, 0))
    child = after(e, child)
  }
  const given: (Type | undefined)[] = []
  for (let count = 0; count < typeArgumentCount; count++) {
    given.push(evaluate(e, child))
    child = after(e, child)
  }
  const args: Arguments = { ...readArguments(e, child, after(e, at)), given }
  const type = hasObject ? callOn(e, at, object, receiver, args, expected) : callByName(e, at, args, expected)
  if (given.length > 0 && type?.is === 'variable') return given[0]
  return narrowedAt(e, at) ?? type
}

function callByName(e: Evaluation, at: number, args: Arguments, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, at, 0)
  let opaque: ClassInfo | undefined
  const value = e.program.dialect.methodGroups ? callValue(e, at, args) : undefined
  if (value) return value.type
  for (let depth = e.frames.length - 1; depth >= 0; depth--) {
    const frame = e.frames[depth]
    const functions = functionsIn(frame, name)
    if (functions.length > 0) {
      const chosen = choose(e, { methods: functions }, args, undefined)
      sayCall(e, at, chosen, 'same_file')
      return returned(e, chosen, args, undefined, expected)
    }
    if (frame?.is !== 'class') continue
    const group = methodsNamed(e.program, frame.cls, name)
    if (group.methods.some((method) => !isHiddenFrom(frame.cls, method))) {
      const receiver = ownType(frame.cls)
      const chosen = choose(e, group, args, receiver)
      const near = chosen[0]?.owner.file === e.file
      sayCall(e, at, chosen, near ? 'same_file' : 'type', opaque === undefined ? undefined : 70)
      return returned(e, chosen, args, receiver, expected)
    }
    opaque ??= group.opaque
  }
  const imported = staticMethods(e, name)
  if (imported.methods.length > 0) {
    const chosen = choose(e, imported, args, undefined)
    sayCall(e, at, chosen, 'import')
    return returned(e, chosen, args, undefined, expected)
  }
  const outside = staticOutside(e, name) ?? (imported.isOpen ? undefined : (imported.opaque ?? opaque))
  if (outside?.external !== undefined) {
    say(e, at, 'call', toOutside(outside, name), staticOutside(e, name) ? 'import' : 'type')
    return outsideResult(e, outside, args, undefined)
  }
  finish(e, args, undefined, new Map(), undefined)
  return unknown(e, at, 'call')
}

/** A variable or field that holds a function: what it holds is called. */
function callValue(e: Evaluation, at: number, args: Arguments): { type: Type | undefined } | undefined {
  const { found } = findVariable(e, stringOperand(e, at, 0))
  if (!found) return undefined
  const destination = found.is === 'local' ? { to: 'local' as const, index: found.local.index } : toMember(found.member)
  say(e, at, found.is === 'local' ? 'read' : 'call_indirect', destination, 'same_file')
  return { type: invoke(e, found.is === 'local' ? found.local.type : found.type, args) }
}

/** A field of the receiver that holds a function: what it holds is called. One that holds something else cannot be. */
function callHeld(
  e: Evaluation,
  at: number,
  receiver: ClassType,
  args: Arguments,
): { type: Type | undefined } | undefined {
  const field = fieldNamed(e.program, receiver.of, stringOperand(e, at, 0))
  const type = field && seenFrom(e.program, field, receiver)
  const cls = classAt(e, type)
  if (!field || (type && !(cls && (cls.of.opaque || functionalMethodOf(e.program, cls.of))))) return undefined
  say(e, at, 'call_indirect', toMember(field), 'type')
  return { type: invoke(e, type, args) }
}

/** `$f(…)`: what a value holds is called, or the method that makes its class callable. */
function invokeValue(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const callee = at + 5
  const held = evaluate(e, callee)
  const args = readArguments(e, after(e, callee), after(e, at))
  const cls = classAt(e, held)
  const methods = cls
    ? methodsNamed(e.program, cls.of, stringOperand(e, at, 0)).methods.filter(({ symbol }) => symbol !== undefined)
    : []
  if (methods.length === 0) return invoke(e, held, args)
  if (operand(e, at, 1) > 0) sayCall(e, at, methods, 'type')
  return returned(e, methods, args, held, expected)
}

function invoke(e: Evaluation, held: Type | undefined, args: Arguments): Type | undefined {
  if (held?.is === 'deferred') {
    finish(e, args, undefined, new Map(), undefined)
    return held.gives
  }
  const cls = classAt(e, held)
  const invoked = cls && functionalMethodOf(e.program, cls.of)
  return finish(e, args, invoked, invoked ? viewFrom(e.program, cls, invoked.owner) : new Map(), undefined)
}

/** `f()` where a function is never a method. */
function callFunction(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const args = readArguments(e, at + 6, after(e, at))
  const name = stringOperand(e, at, 0)
  const found = e.program.dialect.resolveFunction?.(e.program, stringOperand(e, at, 3), e.file)
  const made = e.program.dialect.produces?.(e.program, name, args.types)
  if (!found) {
    finish(e, args, undefined, new Map(), undefined)
    unknown(e, at, 'call')
    return made
  }
  sayFound(e, at, 'call', found)
  if (found.is === 'outside') {
    sayDispatched(e, at, found.name, found.package, args)
    const known = found.package.startsWith('std:') && e.program.dialect.listFunctions?.get(name.toLowerCase())
    if (known) return callListFunction(e, known, args)
    const { parameters } = found.like?.text ?? {}
    if (found.like && !made && (!parameters || args.types.length <= parameters.length))
      return finish(e, args, found.like, new Map(), expected)
    if (found.type !== undefined || found.package.startsWith('std:') || made) {
      finish(e, args, undefined, new Map(), undefined)
      return made ?? typeOfText(e.program, found.type, { file: e.file, cls: undefined, member: undefined })
    }
    return outsideResult(e, e.program.outsideIn(found.package), args, undefined)
  }
  const [first] = found.members
  const type = finish(e, args, found.members.length === 1 ? first : undefined, new Map(), expected)
  return made ?? type
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
  const { program } = e
  if (receiver?.is === 'array') {
    const extended = onArray(e, at, object, receiver, args, expected)
    const outside = extended ?? callOutside(e, at, receiver, args)
    if (outside) return outside.type
    const root = program.dialect.standard.get(program.dialect.root)
    if (root) say(e, at, 'call', toOutside(root, name), 'type')
    finish(e, args, undefined, new Map(), undefined)
    if (name !== 'getClass') return name === 'clone' ? receiver : undefined
    const cls = program.dialect.standard.inTable('Class')
    return cls && classType(cls, [receiver])
  }
  const boxes = program.dialect.extensionMethods && receiver?.is === 'primitive'
  const cls = classAt(e, boxes ? e.overloads.boxed(receiver) : receiver)
  if (!cls) {
    const outside = callOutside(e, at, receiver, args)
    if (outside) return outside.type
    finish(e, args, undefined, new Map(), undefined)
    if (receiver?.is === 'package' && !program.hasPackage(receiver.name)) {
      say(
        e,
        at,
        'call',
        { to: 'external', package: program.dialect.packageOf(`${receiver.name}.X`), name },
        'import',
        60,
      )
      return undefined
    }
    return unknown(e, at, 'call')
  }
  const seen = methodsOf(e, receiver, cls, name)
  const { group } = seen
  const extended = group.methods.length > 0 ? extensionsInsteadOf(e, name, group, receiver, seen.cls, args) : []
  if (extended.length > 0) {
    sayCall(e, at, extended, 'type')
    return returned(e, extended, onReceiver(args, receiver, object), undefined, expected)
  }
  if (group.methods.length === 0) {
    const held = program.dialect.methodGroups ? callHeld(e, at, cls, args) : undefined
    if (held) return held.type
    const extensions = extensionsOf(e, name, receiver, args)
    if (extensions.length > 0) {
      // What comes from outside may have a method of that name, which would be nearer.
      sayCall(e, at, extensions, 'type', group.opaque === undefined ? undefined : 70)
      const all = onReceiver(args, receiver?.is === 'typeName' ? receiver.value : receiver, object)
      return returned(e, extensions, all, undefined, expected)
    }
    const onClass = receiver?.is === 'typeName' ? extensionsOfClass(e, name, cls.of, MEMBER_METHOD) : []
    if (onClass.length > 0) {
      const chosen = choose(e, { methods: onClass }, args, undefined)
      sayCall(e, at, chosen, 'type')
      return returned(e, chosen, args, undefined, expected)
    }
    const forwarded = forwardedMethods(e, cls.of, name)
    if (forwarded.length > 0) {
      say(e, at, 'call', destinationOf(forwarded), forwarded.length > 1 ? 'ambiguous' : 'dynamic')
      return returned(e, forwarded, args, forwarded[0] && classType(forwarded[0].owner), expected)
    }
    const imported = callOutside(e, at, receiver, args)
    if (imported) return imported.type
    const answer = answering(program, cls.of, isOfClass(e, object, receiver) ? 'staticCall' : 'call')
    if (answer) {
      say(e, at, 'call', toMember(answer), 'dynamic')
      finish(e, args, undefined, new Map(), undefined)
      return program.dialect.produces?.(program, name, args.types) ?? seenFrom(program, answer, cls)
    }
    const outside = group.opaque
    if ((outside?.name === UNSURE && program.hasMethod(name)) || isUndecided(e, receiver, cls)) {
      finish(e, args, undefined, new Map(), undefined)
      return unknown(e, at, 'call')
    }
    if (outside?.external === undefined) {
      finish(e, args, undefined, new Map(), undefined)
      if (cls.of.external !== undefined) {
        say(e, at, 'call', toOutside(cls.of, name), 'type')
        sayDispatched(e, at, name, cls, args)
        return outsideResult(e, cls.of, args, cls)
      }
      return unknown(e, at, 'call')
    }
    say(e, at, 'call', toOutside(outside, name), 'type')
    sayDispatched(e, at, name, cls, args)
    const guessed = outsideResult(e, outside, args, cls)
    return program.dialect.produces?.(program, name, args.types) ?? ofEveryObject(e, name) ?? guessed
  }
  const chosen = choose(e, group, args, seen.cls)
  if (chosen[0]?.has(FLAG.forwards)) {
    // Promised by a comment: its type is known, and where it really is only if the class or the comment says so.
    const behind = methodBehind(program, seen.cls.of, name)
    const forwarded = behind ? [behind] : forwardedMethods(e, cls.of, name)
    if (behind) say(e, at, 'call', toMember(behind), 'type')
    else if (forwarded.length > 0)
      say(e, at, 'call', destinationOf(forwarded), forwarded.length > 1 ? 'ambiguous' : 'dynamic')
    else if (chosen[0].symbol !== undefined) say(e, at, 'call', toMember(chosen[0]), 'dynamic')
    else unknown(e, at, 'call')
    return returned(e, chosen, args, seen.cls, expected)
  }
  sayCall(e, at, [...chosen, ...insteadOf(e, receiver, chosen, name)], 'type')
  sayOverriders(e, at, object, cls, chosen)
  sayReflection(e, at, cls, chosen, args)
  sayDispatched(e, at, name, cls, args, group.methods)
  // What a parent's method gives as `static` is the class that calls it.
  const caller = e.cls && operationAt(e, object) === OP.parent ? ownType(e.cls) : seen.cls
  const given = program.dialect.produces?.(program, name, args.types) ?? returned(e, chosen, args, caller, expected)
  const methodOf = (other: ClassInfo) => methodsNamed(program, other, name).methods[0]
  const type = eitherOf([given, ...givenByOthers(e, receiver, seen.cls, methodOf)])
  if (name === 'getClass' && args.types.length === 0 && type?.is === 'class') return classType(type.of, [cls])
  return type
}

/** Whether a call is one of a class and not of an object: in a static method that holds of its own class. */
const isOfClass = (e: Evaluation, object: number, receiver: Type | undefined): boolean =>
  receiver?.is === 'typeName' || (operationAt(e, object) === OP.self && (e.member?.has(FLAG.static) ?? false))

/** What a method gives that every object has, whatever its class makes of it: text, if that is what `toString` gives. */
function ofEveryObject(e: Evaluation, name: string): Type | undefined {
  const root = e.program.dialect.standard.get(e.program.dialect.root)
  const [method, ...others] = root ? methodsNamed(e.program, root, name).methods : []
  const type = others.length === 0 ? method && typeOfMember(e.program, method) : undefined
  return type?.is === 'primitive' || (type?.is === 'class' && type.args.length === 0) ? type : undefined
}

/** A method that arrays have by extension, or as the lists that they are. */
function onArray(
  e: Evaluation,
  at: number,
  object: number,
  receiver: ArrayType,
  args: Arguments,
  expected: Type | undefined,
): { type: Type | undefined } | undefined {
  const list = e.overloads.asList(receiver)
  if (!list) return undefined
  const name = stringOperand(e, at, 0)
  const extensions = extensionsOf(e, name, receiver, args)
  if (extensions.length > 0) {
    sayCall(e, at, extensions, 'type')
    return { type: returned(e, extensions, onReceiver(args, receiver, object), undefined, expected) }
  }
  if (methodsNamed(e.program, list.of, name).methods.length === 0) return undefined
  return { type: callOn(e, at, object, list, args, expected) }
}

read({ call, callFunction, invokeValue })
