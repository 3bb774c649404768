/** The arguments of a call: read, and used to choose among methods. What comes of the chosen one is in `call-results.ts`. */
import { isOpenOutside, typeBeforePlace } from './awaiting-place.ts'
import type { MemberInfo } from './classes.ts'
import { after, classAt, type Evaluation, evaluate, operand, operationAt, stringOperand } from './evaluation.ts'
import { findVariable, methodsAround } from './find-variable.ts'
import { FLAG, LAMBDA_ASYNC, OP, SHAPE } from './ir.ts'
import { suitingLambdas } from './lambda-results.ts'
import { functionalMethodOf, isHiddenFrom } from './members.ts'
import { viewFrom } from './overloads.ts'
import { NOT_YET_KNOWN } from './say-found.ts'
import { type Bindings, type DeferredType, NULL, type Type } from './types.ts'

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
  return type?.is === 'variable' && operationAt(e, at) === OP.call && isOpenOutside(e, type) ? NULL : type
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

/** Without what is private to a class of another file; all where nothing else is left. */
function seenFromHere({ cls, file }: Evaluation, methods: readonly MemberInfo[]): readonly MemberInfo[] {
  if (!cls || methods.length < 2) return methods
  const seen = methods.filter((method) => method.file === file || !isHiddenFrom(cls, method))
  return seen.length > 0 ? seen : methods
}

/** What the type parameters are that a call writes arguments for. */
function withGiven(view: Bindings, { typeParameters }: MemberInfo, given: Arguments['given']): Bindings {
  if (!given || given.length === 0 || given.length !== typeParameters.length) return view
  return new Map([...view, ...typeParameters.map((variable, at) => [variable, given[at]] as const)])
}

/** A group of methods by name, chosen among by arguments. */
export function choose(
  e: Evaluation,
  group: { readonly methods: readonly MemberInfo[] },
  args: Arguments,
  receiver: Type | undefined,
): readonly MemberInfo[] {
  const view = (member: MemberInfo): Bindings =>
    withGiven(viewFrom(e.program, receiver, member.owner), member, args.given)
  const methods = suitingLambdas(e, takingTypes(seenFromHere(e, group.methods), args), args, view)
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
