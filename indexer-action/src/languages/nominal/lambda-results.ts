/**
 * Methods of one name that differ in what a lambda given to them returns: `Run(Func<Task>)` and `Run<T>(Func<Task<T>>)`. The lambda
 * is read once for what it gives, without saying anything, and once more by whoever takes it.
 */
import { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Arguments } from './arguments.ts'
import type { MemberInfo } from './classes.ts'
import { lambdaTaking } from './evaluate-lambdas.ts'
import { type Evaluation, operand, operationAt } from './evaluation.ts'
import { asAncestor } from './inheritance.ts'
import { LAMBDA_ASYNC, LAMBDA_TYPED, OP, SHAPE } from './ir.ts'
import { parameterTypesOf, typeOfMember } from './member-types.ts'
import { delegateOf, functionalMethodOf } from './members.ts'
import { parameterNamed, viewFrom } from './overloads.ts'
import { type Bindings, classType, type DeferredType, substitute, type Type } from './types.ts'

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
  if (e.program.dialect.delegateMethod === undefined) return withoutValues(e, methods, args, view)
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

/** Without methods that ask for a value of a lambda that is one call of what returns nothing. */
function withoutValues(
  e: Evaluation,
  methods: readonly MemberInfo[],
  args: Arguments,
  view: (member: MemberInfo) => Bindings,
): readonly MemberInfo[] {
  let left = methods
  for (const [at, lambda] of args.types.entries()) {
    if (lambda?.is !== 'deferred' || lambda.reference || lambda.shape !== SHAPE.droppable || lambda.at < 0) continue
    if (operationAt(e, lambda.at) !== OP.lambda) continue
    const fitting = left.filter((one) => e.overloads.accepts(one, args.types, view(one), args.names))
    const asked = fitting.map((method) => wantedOf(e, method, placeOf(method, args, at), view(method)))
    const takesNothing = fitting.filter((_, nth) => isVoid(asked[nth]?.result))
    const [first] = asked.filter((one) => one && !isVoid(one.result))
    if (first && takesNothing.length > 0 && isVoid(tried(e, lambda, first).gives)) left = takesNothing
  }
  return left
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
