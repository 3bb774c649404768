/** Constructions: classes that are called by their names, and what stands in for them. */
import { inFull } from '../nominal/aliases.ts'
import { finish, returned } from '../nominal/call-results.ts'
import type { ClassInfo, MemberInfo } from '../nominal/classes.ts'
import { evaluate, ownType, say, toClass } from '../nominal/evaluation.ts'
import { bindingsOf } from '../nominal/inheritance.ts'
import { destinationOf, sayCall } from '../nominal/say-found.ts'
import { MEMBER_METHOD } from '../nominal/surface.ts'
import { classType } from '../nominal/types.ts'
import { chooseNearest, methodsOn, takes } from './callables.ts'
import { type Call, type Result, sayChosen, sayNamed } from './calling.ts'
import { objectOf } from './companions.ts'

/** A class's constructor, or a function that bears its name and takes the arguments. */
export function construct(call: Call, named: ClassInfo, functions: readonly MemberInfo[]): Result {
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
