/**
 * The arguments of a call: read, used to choose among methods, and put into what the chosen method returns.
 *
 * Lambdas and method references are read last, once it is known what takes them: every path through a call ends in
 * `finish`, or they are never read.
 */
import type { Evidence } from '../../../../src/contract/links.ts'
import type { Destination } from '../../link/link-set-builder.ts'
import { typeBeforePlace } from './awaiting-place.ts'
import { building, tellBuilder } from './builders.ts'
import type { ClassInfo, MemberInfo } from './classes.ts'
import { lambdaGiving } from './evaluate-lambdas.ts'
import {
  after,
  classAt,
  type Evaluation,
  evaluate,
  findLocal,
  operand,
  operationAt,
  ownType,
  say,
  stringOperand,
  toMember,
} from './evaluation.ts'
import { findVariable, methodsAround } from './find-variable.ts'
import { asAncestor } from './inheritance.ts'
import { FLAG, LAMBDA_ASYNC, OP, SHAPE } from './ir.ts'
import { suitingLambdas, waitedFor } from './lambda-results.ts'
import { parameterTypesOf, typeOfMember } from './member-types.ts'
import { delegateOf, functionalMethodOf } from './members.ts'
import { parameterNamed, viewFrom } from './overloads.ts'
import { sameErasure } from './overriding.ts'
import { type Program, UNSURE } from './program.ts'
import { NOT_YET_KNOWN, sayGroup } from './say-found.ts'
import {
  type Bindings,
  type ClassType,
  classType,
  type DeferredType,
  NULL,
  substitute,
  type Type,
  type TypeVariable,
} from './types.ts'
import { awaited } from './values.ts'
import { boundOf } from './written-types.ts'

export interface Arguments {
  types: (Type | undefined)[]
  /** Where each stands in the code. */
  at: number[]
  /** Which are of the type that is asked for, and are read once it is known. */
  made?: number[]
  /** Type arguments that the call writes out: `f<int>(x)`. */
  given?: readonly (Type | undefined)[]
  /** Names that arguments are given by, at their positions. */
  names?: readonly (string | undefined)[]
}

/** Reads arguments; lambdas and method references wait until it is known what takes them. */
export function readArguments(e: Evaluation, from: number, end: number): Arguments {
  const args: Arguments = { types: [], at: [] }
  const names: (string | undefined)[] = []
  const made: number[] = []
  let named = false
  for (let child = from; child < end; child = after(e, child)) {
    if (operationAt(e, child) === OP.type) break
    const isNamed = operationAt(e, child) === OP.named
    const value = isNamed ? child + 5 : child
    names.push(isNamed ? stringOperand(e, child, 0) : undefined)
    named ||= isNamed
    args.at.push(value)
    const operation = operationAt(e, value)
    const before = typeBeforePlace(e, value)
    if (before) {
      made.push(args.types.length)
      args.types.push(before)
      continue
    }
    const mayWait = operation === OP.name || operation === OP.member
    args.types.push(deferred(e, value) ?? asked(e, value, evaluate(e, value, mayWait ? NOT_YET_KNOWN : undefined)))
  }
  if (made.length > 0) args.made = made
  return named ? { ...args, names } : args
}

/**
 * A generic call whose own arguments leave its type open is whatever its place asks for, as `null` is. Type parameters
 * that are declared around it are types by themselves, and so is a bound.
 */
function asked(e: Evaluation, at: number, type: Type | undefined): Type | undefined {
  if (type?.is !== 'variable' || operationAt(e, at) !== OP.call) return type
  const { bounds, place } = type.variable
  return place.member !== undefined && bounds.length === 0 && !isInside(e, place.member) ? NULL : type
}

function isInside(e: Evaluation, method: MemberInfo): boolean {
  let { member, cls } = e
  while (member !== method && cls) [member, cls] = [cls.within, cls.outer]
  return member === method
}

function deferred(e: Evaluation, at: number): DeferredType | undefined {
  if (operationAt(e, at) === OP.lambda) {
    const written = givesNothing(e, at) ? SHAPE.statements : operand(e, at, 2)
    // What is asynchronous gives something to wait for at least.
    const shape = operand(e, at, 1) & LAMBDA_ASYNC && written === SHAPE.statements ? SHAPE.droppable : written
    const parameters = operand(e, at, 0)
    // Without names it takes one or none.
    const isOpen = parameters === 0 && e.program.dialect.implicitParameter !== undefined
    return { is: 'deferred', at, parameters: isOpen ? -1 : parameters, shape, reference: false }
  }
  if (operationAt(e, at) === OP.callableReference) {
    const parameters = e.program.dialect.parametersOfReference?.(e, at) ?? -1
    return { is: 'deferred', at, parameters, shape: SHAPE.droppable, reference: true }
  }
  if (operationAt(e, at) === OP.methodReference) {
    // `int[]::new` takes a length; how many others take depends on what they name.
    const array = operationAt(e, at + 5) === OP.typeArray
    return { is: 'deferred', at, parameters: array ? 1 : -1, shape: SHAPE.droppable, reference: true }
  }
  return undefined
}

/** Whether a lambda is one call of what is known to return nothing, so that it is no function that gives something. */
function givesNothing(e: Evaluation, lambda: number): boolean {
  if (e.program.dialect.delegateMethod === undefined) return false
  if (operand(e, lambda, 2) !== SHAPE.droppable || operand(e, lambda, 1) & LAMBDA_ASYNC) return false
  let body = lambda + 5
  const own = new Set<string>()
  for (let count = operand(e, lambda, 0); count > 0; count--) {
    own.add(stringOperand(e, body, 0))
    body = after(e, body)
  }
  const name = operationAt(e, body) === OP.call && operand(e, body, 4) === 0 ? stringOperand(e, body, 0) : undefined
  if (name === undefined || own.has(name)) return false
  const { found } = findVariable(e, name)
  if (found) {
    const held = classAt(e, found.is === 'local' ? found.local.type : found.type)
    return held !== undefined && functionalMethodOf(e.program, held.of)?.text.type === 'void'
  }
  const methods = methodsAround(e, name)
  return methods.length > 0 && methods.every(({ text }) => text.type === 'void')
}

export function hasTypeArguments({ given }: Arguments): boolean {
  return given !== undefined && given.length > 0
}

/** Methods with as many type parameters as a call writes arguments for; all where it writes none. */
export function takingTypes(methods: readonly MemberInfo[], { given = [] }: Arguments): readonly MemberInfo[] {
  const taking = given.length === 0 ? [] : methods.filter((method) => method.typeParameters.length === given.length)
  return taking.length > 0 ? taking : methods
}

/** A group of methods by name, chosen among by arguments. */
export function choose(
  e: Evaluation,
  group: { readonly methods: readonly MemberInfo[] },
  args: Arguments,
  receiver: Type | undefined,
): readonly MemberInfo[] {
  const view = (member: MemberInfo): Bindings => viewFrom(e.program, receiver, member.owner)
  const methods = suitingLambdas(e, takingTypes(group.methods, args), args, view)
  if (methods.length < 2) return methods
  const chosen = e.overloads.choose(methods, args.types, view, args.names, hasTypeArguments(args))
  if (chosen.length > 0) return chosen
  // Nothing fits, so some type was read wrongly: the number of arguments is surer.
  const byCount = methods.filter((member) => {
    const count = member.text.parameters?.length
    return (
      count === undefined ||
      count === args.types.length ||
      (member.has(FLAG.variadic) && args.types.length >= count - 1)
    )
  })
  return byCount.length > 0 ? byCount : methods
}

export function returned(
  e: Evaluation,
  members: readonly MemberInfo[],
  args: Arguments,
  receiver: Type | undefined,
  expected: Type | undefined,
): Type | undefined {
  const [first, ...others] = members
  if (first && others.length === 0) return finish(e, args, first, viewFrom(e.program, receiver, first.owner), expected)
  // Several remain: what is passed to them is read without them, and a type that all of them return is the type.
  finish(e, args, undefined, new Map(), undefined)
  const type = first && typeOfMember(e.program, first)
  const isOne = others.every((other) => type && sameErasure(e.program, type, typeOfMember(e.program, other)))
  if (!first || !isOne) return undefined
  const view: Bindings = new Map(viewFrom(e.program, receiver, first.owner))
  for (const variable of first.typeParameters) view.set(variable, undefined)
  return substitute(type, view)
}

/** Reads the arguments that waited, for a method whose types are known now, and says what it returns. */
export function finish(
  e: Evaluation,
  args: Arguments,
  member: MemberInfo | undefined,
  view: Bindings,
  expected: Type | undefined,
  constructed?: ClassType,
): Type | undefined {
  const { program, overloads } = e
  const parameters = member && parameterTypesOf(program, member)
  const variables = member
    ? constructed
      ? [...constructed.of.typeParameters, ...member.typeParameters]
      : member.typeParameters
    : []
  const bindings: Bindings = new Map(view)
  const parameterAt = (at: number): Type | undefined => {
    if (!parameters || !member) return undefined
    const name = args.names?.[at]
    if (name !== undefined) return parameters[parameterNamed(member, name)]
    if (
      member.has(FLAG.variadic) &&
      at >= parameters.length - 1 &&
      !(at === parameters.length - 1 && args.types.length === parameters.length && args.types[at]?.is === 'array')
    ) {
      const last = parameters.at(-1)
      return last?.is === 'array' ? last.of : undefined
    }
    return parameters[at]
  }
  for (const [at, variable] of (member?.typeParameters ?? []).entries()) {
    const given = args.given?.[at]
    if (given) bindings.set(variable, given)
  }
  const result = constructed ?? (member && typeOfMember(program, member))
  if (member) tellBuilder(e, member, view, args.types)
  if (member && variables.length > 0) {
    for (const [at, type] of args.types.entries())
      if (!args.made?.includes(at)) overloads.infer(parameterAt(at), type, variables, bindings)
    // What is made may be of a class below the one that is asked for.
    const above = constructed && expected?.is === 'class' ? asAncestor(program, constructed, expected.of) : undefined
    if (expected)
      overloads.infer(
        above ?? result,
        expected,
        variables.filter((v) => !bindings.has(v)),
        bindings,
      )
  }
  // What nothing has decided yet is nothing that a lambda's parameters could be.
  const asFarAsDecided = (type: Type | undefined): Type | undefined => {
    const open = variables.filter((variable) => !bindings.has(variable) && variable.bounds.length === 0)
    return substitute(
      type,
      open.length === 0 ? bindings : new Map([...bindings, ...open.map((v) => [v, undefined] as const)]),
    )
  }
  args.types.forEach((type, at) => {
    if (args.made?.includes(at)) {
      const parameter = parameterAt(at)
      overloads.infer(parameter, evaluate(e, args.at[at] as number, asFarAsDecided(parameter)), variables, bindings)
    }
    if (type?.is !== 'deferred') return
    const parameter = functionalPart(e, parameterAt(at))
    const target = classAt(e, asFarAsDecided(parameter))
    const given = building(e, parameter, variables, bindings, () => givenBy(e, type, target))
    if (!target || parameter?.is !== 'class' || variables.length === 0) return
    // What the lambda gives tells the method's own variables: `map(x -> x.name())`.
    const result = resultOfFunction(program, delegateOf(program, parameter))
    const [asked, gives] = heldByWaiting(e, type, result, given)
    overloads.infer(asked, gives, variables, bindings)
  })
  for (const [nth, at] of args.at.entries()) {
    if (operationAt(e, at) === OP.local) declaredHere(e, at, substitute(parameterAt(nth), bindings))
  }
  if (!member) return undefined
  for (const variable of variables) fillByBound(e, variable, bindings)
  // A variable that nothing decided stands for its bound; where types are what they say, it must not pass for one.
  if (program.dialect.reified)
    for (const variable of variables) if (!bindings.has(variable)) bindings.set(variable, undecided(program, variable))
  if (member.text.name === 'getClass' && member.owner.qualified === program.dialect.root) return result
  return substitute(result, bindings)
}

/** `TreeMap::new` for a map of names and orders makes one of these. */
function fillByBound({ program, overloads }: Evaluation, variable: TypeVariable, bindings: Bindings): void {
  const given = bindings.get(variable)
  if (given?.is !== 'class' || given.args.length > 0 || given.of.typeParameters.length === 0) return
  const bound = variable.bounds.length > 0 ? substitute(boundOf(program, variable), bindings) : undefined
  const seen = bound?.is === 'class' ? asAncestor(program, ownType(given.of), bound.of) : undefined
  if (!seen) return
  const own: Bindings = new Map()
  overloads.infer(seen, bound, given.of.typeParameters, own)
  const args = given.of.typeParameters.map((one) => own.get(one))
  bindings.set(variable, classType(given.of, args))
}

/** Reads what waited for the type of its place; says what comes of calling it. */
function givenBy(e: Evaluation, waiting: DeferredType, target: ClassType | undefined): Type | undefined {
  if (waiting.group) return sayGroup(e, waiting.at, waiting.group, target).gives
  if (waiting.at < 0) return waiting.gives
  return operationAt(e, waiting.at) === OP.lambda
    ? lambdaGiving(e, waiting.at, target)
    : evaluate(e, waiting.at, target)
}

/** What an asynchronous lambda gives comes wrapped, in whatever it is that its place waits for. */
function heldByWaiting(
  e: Evaluation,
  lambda: DeferredType,
  result: Type | undefined,
  given: Type | undefined,
): [Type | undefined, Type | undefined] {
  const isAsync = lambda.at >= 0 && operationAt(e, lambda.at) === OP.lambda && operand(e, lambda.at, 1) & LAMBDA_ASYNC
  if (!isAsync) return [result, given]
  const held = result?.is === 'class' ? awaited(e.program, result) : undefined
  return held ? [held, given] : [result, waitedFor(e, lambda, given)]
}

/** `out var found`: a variable is what the method's parameter says. */
function declaredHere(e: Evaluation, at: number, type: Type | undefined): void {
  const local = findLocal(e, stringOperand(e, at, 0))
  if (local && local.type === undefined) local.type = type
}

/** What a function of that type gives. */
export function resultOfFunction(program: Program, type: ClassType): Type | undefined {
  const method = functionalMethodOf(program, type.of)
  return method && substitute(typeOfMember(program, method), viewFrom(program, type, method.owner))
}

/** Of what may be one of several things, the one that a lambda can stand for. */
function functionalPart(e: Evaluation, type: Type | undefined): Type | undefined {
  if (type?.is !== 'union') return type
  const isFunctional = (one: Type) => one.is === 'class' && functionalMethodOf(e.program, one.of) !== undefined
  return type.of.find(isFunctional) ?? type
}

function undecided(program: Program, variable: TypeVariable): Type | undefined {
  return variable.bounds.length > 0 ? boundOf(program, variable) : undefined
}

/**
 * What an unknown method outside returns is outside too, unless something of ours went in that may come out again:
 * type arguments, classes, lambdas.
 */
export function outsideResult(
  e: Evaluation,
  cls: ClassInfo,
  args: Arguments,
  receiver: ClassType | undefined,
): Type | undefined {
  finish(e, args, undefined, new Map(), undefined)
  const ours = (type: Type | undefined): boolean => {
    if (type === undefined) return true
    switch (type.is) {
      case 'class':
        return type.of.external === undefined || type.args.some(ours)
      case 'array':
        return ours(type.of)
      case 'variable':
      case 'deferred':
      case 'typeName':
        return true
      default:
        return false
    }
  }
  // What a literal is may be no class that is known, and is none of ours.
  const isOurs = (type: Type | undefined, nth: number): boolean => {
    const at = args.at[nth] ?? -1
    return ours(type) && !(at >= 0 && operationAt(e, at) === OP.literal)
  }
  const unsure = cls.name === UNSURE || args.types.some(isOurs) || args.given?.some(ours) || receiver?.args.some(ours)
  return classType(e.program.resultFrom(cls, unsure))
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
