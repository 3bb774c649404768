/**
 * Methods of one name that differ in what a lambda given to them returns: `Run(Func<Task>)` and `Run<T>(Func<Task<T>>)`. The lambda
 * is read once for what it gives, without saying anything, and once more by whoever takes it.
 */
import { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Arguments } from './arguments.ts'
import type { MemberInfo } from './classes.ts'
import { lambdaTaking } from './evaluate-lambdas.ts'
import { classAt, type Evaluation, evaluate, operand, operationAt, stringOperand } from './evaluation.ts'
import { FIT } from './fitting.ts'
import { asAncestor } from './inheritance.ts'
import { FLAG, LAMBDA_ASYNC, LAMBDA_TYPED, OP, SHAPE } from './ir.ts'
import { parameterTypesOf, typeOfMember } from './member-types.ts'
import { delegateOf, functionalMethodOf, methodsNamed } from './members.ts'
import { parameterNamed, viewFrom } from './overloads.ts'
import { type Bindings, classType, type DeferredType, substitute, type Type, type TypeVariable } from './types.ts'

/** What a candidate asks of a lambda. */
interface Wanted {
  parameters: readonly (Type | undefined)[]
  result: Type | undefined
}

export function suitingLambdas(
  e: Evaluation,
  methods: readonly MemberInfo[],
  args: Arguments,
  view: (member: MemberInfo) => Bindings,
): readonly MemberInfo[] {
  if (methods.length < 2 || e.isTrying) return methods
  if (e.program.dialect.delegateMethod === undefined) return givingWhatIsAsked(e, methods, args, view)
  if (!args.types.some((type) => type?.is === 'deferred' && type.at >= 0)) return methods
  let left = methods.filter((one) => e.overloads.accepts(one, args.types, view(one), args.names))
  if (left.length < 2) return methods
  for (const [at, lambda] of args.types.entries()) {
    if (lambda?.is !== 'deferred' || lambda.at < 0 || operationAt(e, lambda.at) !== OP.lambda) continue
    const asked = left.map((method) => wantedOf(e, method, placeOf(method, args, at), view(method)))
    const [first, ...others] = asked
    if (!first || asked.some((one) => one?.parameters.length !== lambda.parameters)) continue
    const isTyped = (operand(e, lambda.at, 1) & LAMBDA_TYPED) !== 0
    if (!isTyped && others.every((one) => isSame(one?.result, first.result))) continue
    const { gives, takes } = tried(e, lambda, first)
    const worths = asked.map((one) =>
      isTyped && !takes.every((type, nth) => isSame(type, one?.parameters[nth]))
        ? -1
        : worth(e, gives, one?.result, lambda),
    )
    const best = Math.max(...worths)
    if (best > 0 || (best === 0 && worths.includes(-1))) left = left.filter((_, nth) => worths[nth] === best)
  }
  return left
}

/** Without methods that ask for something else than what a lambda or a reference to a method can give. */
function givingWhatIsAsked(
  e: Evaluation,
  methods: readonly MemberInfo[],
  args: Arguments,
  view: (member: MemberInfo) => Bindings,
): readonly MemberInfo[] {
  let left = methods
  for (const [at, given] of args.types.entries()) {
    if (given?.is !== 'deferred' || given.at < 0) continue
    const fitting = left.filter((one) => e.overloads.accepts(one, args.types, view(one), args.names))
    if (fitting.length < 2) break
    const asked = fitting.map((method) => wantedOf(e, method, placeOf(method, args, at), view(method)))
    const gives = operationAt(e, given.at) === OP.lambda ? givenByLambda(e, given, asked) : givenByReference(e, given)
    if (!gives) continue
    const suiting = fitting.filter((method, nth) => {
      const wanted = asked[nth]
      return wanted === undefined || gives(wanted, method)
    })
    if (suiting.length > 0 && suiting.length < fitting.length) left = suiting
  }
  return left
}

type Gives = (wanted: Wanted, method: MemberInfo) => boolean

/** What a lambda gives decides where it takes nothing or says what it takes; that it gives nothing, always. */
function givenByLambda(e: Evaluation, lambda: DeferredType, asked: readonly (Wanted | undefined)[]): Gives | undefined {
  if (lambda.shape === SHAPE.statements || lambda.shape === SHAPE.endless) return undefined
  const [first, ...others] = asked.filter((one) => one?.parameters.length === lambda.parameters)
  if (!first || others.every((one) => isSame(one?.result, first.result))) return undefined
  const isExplicit = lambda.parameters === 0 || (operand(e, lambda.at, 1) & LAMBDA_TYPED) !== 0
  if (!isExplicit && (lambda.shape !== SHAPE.droppable || !asked.some((one) => isVoid(one?.result)))) return undefined
  const { gives } = tried(e, lambda, first)
  if (!isExplicit && !isVoid(gives)) return undefined
  return (wanted, { typeParameters }) => canGive(e, gives, wanted.result, typeParameters)
}

/** What a reference names decides by how much it takes, and by what it gives where it can mean one method alone. */
function givenByReference(e: Evaluation, reference: DeferredType): Gives | undefined {
  if (operationAt(e, reference.at) !== OP.methodReference) return undefined
  const object = reference.at + 5
  const receiver = silently(e, () => evaluate(e, object))
  const cls = classAt(e, receiver)
  const isType = receiver?.is === 'typeName' || operationAt(e, object) >= OP.typeName
  const name = stringOperand(e, reference.at, 0)
  if (!cls || receiver?.is === 'array') return undefined
  const isConstructor = name === 'new'
  const { methods, opaque } = isConstructor
    ? { methods: cls.of.constructors, opaque: cls.of.external === undefined ? undefined : cls.of }
    : methodsNamed(e.program, cls.of, name)
  const [one, ...others] = methods
  if (!one || opaque || methods.some(({ text }) => text.parameters === undefined)) return undefined
  const takes = (method: MemberInfo, count: number): boolean => {
    const own = method.text.parameters?.length ?? 0
    return own === count || (method.has(FLAG.variadic) && count >= own - 1)
  }
  const isExact = others.length === 0 && one.typeParameters.length === 0 && !one.has(FLAG.variadic)
  const gives =
    isExact && !isConstructor
      ? substitute(typeOfMember(e.program, one), viewFrom(e.program, cls, one.owner))
      : undefined
  return ({ parameters: { length }, result }, { typeParameters }) =>
    methods.some(
      (method) =>
        ((isConstructor || !isType || method.has(FLAG.static)) && takes(method, length)) ||
        (isType && !isConstructor && !method.has(FLAG.static) && length > 0 && takes(method, length - 1)),
    ) && canGive(e, gives, result, typeParameters)
}

function canGive(
  e: Evaluation,
  gives: Type | undefined,
  wanted: Type | undefined,
  variables: readonly TypeVariable[],
): boolean {
  if (isVoid(wanted) || gives === undefined || wanted === undefined) return true
  if (isVoid(gives)) return false
  return gives.is === 'variable' || e.overloads.fit(gives, wanted, variables) !== FIT.no
}

function placeOf(method: MemberInfo, { names }: Arguments, at: number): number {
  const name = names?.[at]
  return name === undefined ? at : parameterNamed(method, name)
}

function wantedOf(e: Evaluation, method: MemberInfo, at: number, view: Bindings): Wanted | undefined {
  const parameter = substitute(parameterTypesOf(e.program, method)?.[at], view)
  if (parameter?.is !== 'class') return undefined
  const delegate = delegateOf(e.program, parameter)
  const functional = functionalMethodOf(e.program, delegate.of)
  if (!functional) return undefined
  const seen = viewFrom(e.program, delegate, functional.owner)
  const parameters = parameterTypesOf(e.program, functional)?.map((type) => substitute(type, seen))
  return parameters && { parameters, result: substitute(typeOfMember(e.program, functional), seen) }
}

/** What a lambda gives, something to wait for where it is asynchronous, and what its parameters are, where it says so. */
function tried(e: Evaluation, lambda: DeferredType, wanted: Wanted) {
  const [given, takes] = silently(e, () => [lambdaTaking(e, lambda.at, wanted.parameters), e.parameters] as const)
  return { gives: operand(e, lambda.at, 1) & LAMBDA_ASYNC ? waitedFor(e, lambda, given) : given, takes }
}

/** Reads what is read again later. */
export function silently<T>(e: Evaluation, read: () => T): T {
  const narrowed = new Map(e.narrowed)
  const { out, guesses, checks, parameters } = e
  Object.assign(e, { out: new LinkSetBuilder(), isTrying: true, guesses: new Map(guesses) })
  const found = read()
  Object.assign(e, { out, narrowed, guesses, checks, parameters })
  delete e.isTrying
  return found
}

export function waitedFor(e: Evaluation, lambda: DeferredType, given: Type | undefined): Type | undefined {
  const { standard, awaitables } = e.program.dialect
  const [name] = awaitables ?? []
  if (name === undefined) return given
  const isNothing = operand(e, lambda.at, 2) === SHAPE.statements || isVoid(given)
  const task = standard.inTable(isNothing ? name : e.program.withArity(name, 1))
  return task && classType(task, isNothing ? [] : [given])
}

const isVoid = (type: Type | undefined): boolean => type?.is === 'primitive' && type.name === 'void'

/** How well a result suits: exactly, as anything, as what it extends; 0 where it does not, or nobody knows. */
function worth(e: Evaluation, given: Type | undefined, wanted: Type | undefined, { shape }: DeferredType): number {
  if (isVoid(wanted)) return isVoid(given) || shape === SHAPE.statements ? 1 : 0
  if (given === undefined || wanted === undefined) return 0
  if (isSame(given, wanted)) return 4
  if (given.is === 'class' && wanted.is === 'class' && given.of === wanted.of) return 3
  if (wanted.is === 'variable') return isVoid(given) ? 0 : 2
  return given.is === 'class' && wanted.is === 'class' && asAncestor(e.program, given, wanted.of) ? 1 : 0
}

function isSame(one: Type | undefined, other: Type | undefined): boolean {
  if (one?.is === 'class' && other?.is === 'class')
    return (
      one.of === other.of &&
      one.args.length === other.args.length &&
      one.args.every((arg, at) => isSame(arg, other.args[at]))
    )
  if (one?.is === 'primitive' && other?.is === 'primitive') return one.name === other.name
  return one === other
}
