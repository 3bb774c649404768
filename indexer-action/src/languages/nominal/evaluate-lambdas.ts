/** Lambdas, and references to methods and functions that somebody else will call. */

import { isOpenOutside } from './awaiting-place.ts'
import type { MemberInfo } from './classes.ts'
import { namedClass } from './evaluate-names.ts'
import {
  after,
  classAt,
  type Evaluation,
  evaluate,
  inBlock,
  operand,
  operationAt,
  read,
  say,
  stringOperand,
  toClass,
  toOutside,
  unknown,
} from './evaluation.ts'
import { FIT } from './fitting.ts'
import { asAncestor } from './inheritance.ts'
import { FLAG, LAMBDA_ISOLATED, OP, SHAPE } from './ir.ts'
import { parameterTypesOf, typeOfMember } from './member-types.ts'
import { delegateOf, functionalMethodOf, methodsNamed } from './members.ts'
import { viewFrom } from './overloads.ts'
import { destinationOf, sayCall, sayFound } from './say-found.ts'
import { MEMBER_METHOD } from './surface.ts'
import { type Bindings, type ClassType, classType, mentions, substitute, type Type } from './types.ts'
import { methodsOf } from './unions.ts'

/** A lambda as a value. */
function lambda(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const gives = lambdaGiving(e, at, expected)
  return e.program.dialect.typeOfLambda?.(e, at, gives) ?? gives
}

/** Reads a lambda for the interface that it stands for, where that is known; gives what it returns. */
export function lambdaGiving(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const given = classAt(e, expected)
  const target = given && delegateOf(e.program, given)
  const method = target && functionalMethodOf(e.program, target.of)
  const view = method ? viewFrom(e.program, target, method.owner) : new Map()
  const types = method && parameterTypesOf(e.program, method)?.map((type) => substitute(type, view))
  const wanted = method && substitute(typeOfMember(e.program, method), view)
  const gives = wanted && mentions(wanted, method.typeParameters) ? undefined : wanted
  const { receiverFunctions } = e.program.dialect
  if (!types || receiverFunctions === undefined || !target.of.name.startsWith(receiverFunctions))
    return lambdaTaking(e, at, types, gives)
  const [receiver, ...rest] = types
  e.frames.push({ is: 'receiver', type: receiver, label: '' })
  const result = lambdaTaking(e, at, rest, gives)
  e.frames.pop()
  return result
}

/** Reads a lambda whose parameters are of these types, where it does not say so itself; gives what it returns. */
export function lambdaTaking(
  e: Evaluation,
  at: number,
  types: readonly (Type | undefined)[] | undefined,
  wanted?: Type,
): Type | undefined {
  const isolated = (operand(e, at, 1) & LAMBDA_ISOLATED) !== 0
  const read = () => {
    const outerReturns = e.returns
    e.returns = []
    const count = operand(e, at, 0)
    const { implicitParameter, severalAsOne } = e.program.dialect
    const frame = e.frames.at(-1)
    // Of what nobody knows it takes one as well.
    if (count === 0 && implicitParameter !== undefined && frame?.is === 'block') {
      if ((types?.length ?? 1) === 1)
        frame.names.set(implicitParameter, { index: -1, type: types?.[0], made: undefined })
      else if (severalAsOne && types && types.length > 1)
        frame.names.set(implicitParameter, { index: -1, type: severalAsOne(e.program, types), made: undefined })
    }
    let child = at + 5
    const parameters: (Type | undefined)[] = []
    const [whole] = types ?? []
    const parts = count > 1 && types?.length === 1 ? e.program.dialect.oneAsSeveral?.(whole, count) : undefined
    const given = parts ?? types
    for (let index = 0; index < count; index++) {
      parameters.push(evaluate(e, child, given?.[index]))
      child = after(e, child)
    }
    const body = evaluate(e, child, wanted)
    const returnType = mostDecided(e, e.returns)
    e.returns = outerReturns
    e.parameters = parameters
    return operand(e, at, 2) === SHAPE.value || operand(e, at, 2) === SHAPE.droppable ? body : returnType
  }
  return inBlock(e, read, isolated)
}

/** The first that a lambda returns; where calls await their place, `return Mono.empty()` tells less than what is returned elsewhere. */
function mostDecided(e: Evaluation, returns: readonly (Type | undefined)[]): Type | undefined {
  const [first, ...others] = returns.filter((type) => type !== undefined)
  const isOpen = (type: Type | undefined): boolean =>
    type?.is === 'class' && type.args.some((arg) => arg?.is === 'variable' && isOpenOutside(e, arg))
  if (others.length === 0 || !e.program.dialect.callsAwaitPlace || !isOpen(first)) return first
  return others.find((type) => !isOpen(type)) ?? first
}

function methodReference(e: Evaluation, at: number, expected: Type | undefined): Type | undefined {
  const name = stringOperand(e, at, 0)
  const object = at + 5
  let receiver = evaluate(e, object)
  const isType = receiver?.is === 'typeName' || operationAt(e, object) >= OP.typeName
  if (receiver?.is === 'array' && name === 'new') return receiver
  const cls = classAt(e, receiver)
  const target = classAt(e, expected)
  const functional = target && functionalMethodOf(e.program, target.of)
  const view = functional ? viewFrom(e.program, target, functional.owner) : new Map()
  const wanted = functional && parameterTypesOf(e.program, functional)?.map((type) => substitute(type, view))
  if (!cls) return unknown(e, at, 'call')
  receiver = cls
  if (name === 'new') {
    const chosen = wanted ? e.overloads.choose(cls.of.constructors, wanted, () => new Map()) : cls.of.constructors
    if (chosen.length === 0 || chosen.every((c) => c.symbol === undefined)) say(e, at, 'call', toClass(cls.of), 'type')
    else sayCall(e, at, chosen, 'type')
    return cls
  }
  const { methods, opaque } = methodsNamed(e.program, cls.of, name)
  if (methods.length === 0) {
    const outside = opaque ?? cls.of
    if (outside.external === undefined) return unknown(e, at, 'call')
    say(e, at, 'call', toOutside(outside, name), 'type')
    return undefined
  }
  let chosen = methods
  if (methods.length > 1 && wanted) {
    const fits = (method: MemberInfo): boolean => {
      const count = method.text.parameters?.length
      const bound = !isType || method.has(FLAG.static) ? wanted.length : wanted.length - 1
      return count === undefined || count === bound || (method.has(FLAG.variadic) && bound >= count - 1)
    }
    const byCount = methods.filter(fits)
    if (byCount.length > 0) chosen = byCount
    if (chosen.length > 1) {
      const seen = (m: MemberInfo): Bindings => viewFrom(e.program, cls, m.owner)
      const suiting = (list: MemberInfo[], given: readonly (Type | undefined)[]): MemberInfo[] =>
        e.overloads.choose(
          list.filter((m) => e.overloads.accepts(m, given, seen(m))),
          given,
          seen,
        )
      const [object, ...rest] = wanted
      const whole = chosen.filter((m) => !isType || m.has(FLAG.static))
      const isObject = e.overloads.fit(object, classType(cls.of)) !== FIT.no
      const unbound = isObject ? chosen.filter((m) => !whole.includes(m)) : []
      const picked = [...suiting(whole, wanted), ...suiting(unbound, rest)]
      if (picked.length > 0) chosen = picked
    }
  }
  sayCall(e, at, chosen, 'type')
  const [first] = chosen
  return first && first.text.kind === MEMBER_METHOD
    ? substitute(typeOfMember(e.program, first), unboundView(e, cls, first, isType, wanted))
    : undefined
}

/** `List::get` as a function of the list: its type arguments come with the first parameter. */
function unboundView(
  e: Evaluation,
  cls: ClassType,
  method: MemberInfo,
  isType: boolean,
  wanted: readonly (Type | undefined)[] | undefined,
): Bindings {
  const first = isType && !method.has(FLAG.static) && cls.args.length === 0 ? classAt(e, wanted?.[0]) : undefined
  const seen = first && asAncestor(e.program, first, cls.of)
  return viewFrom(e.program, seen ?? cls, method.owner)
}

/** `[$this, 'name']`, `$object->name(...)`: whoever gets it will call it. */
function callableMember(e: Evaluation, at: number): Type | undefined {
  const name = stringOperand(e, at, 0)
  const receiver = namedClass(e, evaluate(e, at + 5))
  const cls = classAt(e, receiver)
  if (!cls) return functionOf(e, undefined, new Map())
  const { methods, opaque } = methodsOf(e, receiver, cls, name).group
  if (methods.length > 0) say(e, at, 'call_indirect', destinationOf(methods.slice(0, 1)), 'type')
  else if (opaque?.external !== undefined) say(e, at, 'call_indirect', toOutside(opaque, name), 'type')
  const [method] = methods
  return functionOf(e, method, method ? viewFrom(e.program, cls, method.owner) : new Map())
}

/** A method or function as a value, by what it takes and gives. */
function functionOf(e: Evaluation, method: MemberInfo | undefined, view: Bindings): Type | undefined {
  const { dialect } = e.program
  const takes = method && parameterTypesOf(e.program, method)?.map((type) => substitute(type, view))
  const gives = method && substitute(typeOfMember(e.program, method), view)
  const known = takes && dialect.typeOfFunction?.(takes, gives)
  if (known) return known
  const closure = dialect.standard.inTable('Closure')
  return closure && classType(closure)
}

function functionReference(e: Evaluation, at: number): Type | undefined {
  const found = e.program.dialect.resolveFunction?.(e.program, stringOperand(e, at, 3), e.file)
  if (found) sayFound(e, at, 'call_indirect', found)
  return functionOf(e, found?.is === 'ours' ? found.members[0] : undefined, new Map())
}

read({ callableMember, functionReference, lambda, methodReference })
