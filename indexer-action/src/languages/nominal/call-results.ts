/**
 * What a call gives: its arguments are put into what the chosen method returns.
 *
 * Lambdas and method references are read last, once it is known what takes them: every path through a call ends here, or they are
 * never read.
 */
import type { Arguments } from './arguments.ts'
import { building, tellBuilder } from './builders.ts'
import type { ClassInfo, MemberInfo } from './classes.ts'
import { lambdaGiving, lambdaTaking } from './evaluate-lambdas.ts'
import {
  classAt,
  type Evaluation,
  evaluate,
  findLocal,
  operand,
  operationAt,
  ownType,
  stringOperand,
} from './evaluation.ts'
import { asAncestor } from './inheritance.ts'
import { FLAG, LAMBDA_ASYNC, OP } from './ir.ts'
import { waitedFor } from './lambda-results.ts'
import { parameterTypesOf, templatesOf, typeOfMember } from './member-types.ts'
import { delegateOf, functionalMethodOf } from './members.ts'
import { narrow } from './narrowing.ts'
import { parameterNamed, viewFrom } from './overloads.ts'
import { sameErasure } from './overriding.ts'
import { type Program, UNSURE } from './program.ts'
import { sayGroup } from './say-found.ts'
import {
  type Bindings,
  type ClassType,
  classType,
  type DeferredType,
  substitute,
  type Type,
  type TypeVariable,
} from './types.ts'
import { awaited } from './values.ts'
import { boundOf, placeOf, typeOfText } from './written-types.ts'

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

/** What a method says of its arguments holds from here on, or where the condition does that it is called in. */
function sayAsserted(e: Evaluation, args: Arguments, member: MemberInfo, bindings: Bindings): void {
  for (const [parameter, text, isAsked] of member.text.asserts ?? []) {
    const takes = (name: string | undefined, at: number) =>
      (name === undefined ? at : parameterNamed(member, name)) === parameter
    const nth = args.names?.findIndex(takes) ?? parameter
    const place = args.at[nth] ?? -1
    const type = substitute(typeOfText(e.program, text, placeOf(member)), bindings)
    if (place >= 0 && type?.is === 'class' && (!isAsked || e.checks)) narrow(e, place, args.types[nth], type)
  }
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
      : templatesOf(program, member)
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
    if (expected) {
      const open = variables.filter((v) => !bindings.has(v))
      overloads.infer(above ?? result, expected, open, bindings)
      // A place for anything (`Collector<T, ?, R>`) does not say what it is.
      for (const variable of open) if (isAnything(bindings.get(variable))) bindings.delete(variable)
    }
  }
  // What nothing has decided yet is nothing that a lambda's parameters could be.
  const asFarAsDecided = (type: Type | undefined): Type | undefined => {
    const open = variables.filter((variable) => !bindings.has(variable) && variable.bounds.length === 0)
    return substitute(
      type,
      open.length === 0 ? bindings : new Map([...bindings, ...open.map((v) => [v, undefined] as const)]),
    )
  }
  if (member?.text.asserts) sayAsserted(e, args, member, bindings)
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

const isAnything = (type: Type | undefined): boolean => type?.is === 'variable' && type.any === true

/** Reads the arguments that waited, for what nobody knows more of than that lambdas take a value of this type. */
export function finishTaking(e: Evaluation, { types, at, made }: Arguments, taken: Type | undefined): void {
  types.forEach((type, nth) => {
    if (made?.includes(nth)) evaluate(e, at[nth] as number)
    if (type?.is !== 'deferred') return
    if (operationAt(e, type.at) === OP.lambda) lambdaTaking(e, type.at, [taken])
    else givenBy(e, type, undefined)
  })
}

/** Reads an argument that waited for the type of function that is made of it: `new Action<Node>(Visit)`. */
export function finishFunction(e: Evaluation, args: Arguments, made: ClassType): void {
  for (const type of args.types) if (type?.is === 'deferred') givenBy(e, type, made)
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
