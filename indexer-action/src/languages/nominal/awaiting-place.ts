/** Arguments that are what their place asks for: they are read once it is known what takes them. */
import type { MemberInfo } from './classes.ts'
import { after, type Evaluation, evaluate, operand, operationAt, stringOperand } from './evaluation.ts'
import { LAMBDA_TYPED, OP } from './ir.ts'
import { silently } from './lambda-results.ts'
import { classType, NULL, type Type, type VariableType } from './types.ts'

/** What is known of such an argument before; undefined where it is no such argument. */
export function typeBeforePlace(e: Evaluation, at: number): Type | undefined {
  if (isMadeOfPlace(e, at)) return NULL
  if (e.isTrying || !e.program.dialect.callsAwaitPlace || !isOpenCall(e, at)) return undefined
  const type = silently(e, () => evaluate(e, at))
  // What fits anywhere is what its place asks for: `argThat(order -> order.isOpen())`.
  if (type?.is === 'variable' && isOpenOutside(e, type)) return NULL
  // What has no type arguments is the same in any place, and tells what lambdas beside it take.
  if (type?.is === 'class' && !type.of.opaque && type.of.typeParameters.length === 0) return undefined
  // Which class it is says which method takes it; of what, that method says.
  return type?.is === 'class' ? classType(type.of) : undefined
}

/** A type parameter of a method that nothing bounds, and that is not declared around the use. */
export function isOpenOutside(e: Evaluation, { variable: { bounds, place } }: VariableType): boolean {
  return place.member !== undefined && bounds.length === 0 && !isInside(e, place.member)
}

function isInside(e: Evaluation, method: MemberInfo): boolean {
  let { member, cls } = e
  while (member !== method && cls) [member, cls] = [cls.within, cls.outer]
  return member === method
}

/** `new(…)`, with or without an initializer. */
function isMadeOfPlace(e: Evaluation, at: number): boolean {
  if (operationAt(e, at) === OP.initialize) return isMadeOfPlace(e, at + 2)
  return (
    operationAt(e, at) === OP.construct &&
    operand(e, at, 0) < 0 &&
    operand(e, at, 1) === 0 &&
    operationAt(e, at + 4) === OP.typeInferred
  )
}

/** `Function.identity()`, `groupingBy(order -> order.name())`: a static method of which its own arguments do not tell the types. */
function isOpenCall(e: Evaluation, at: number): boolean {
  if (operationAt(e, at) !== OP.call || operand(e, at, 3) > 0) return false
  let argument = at + 7
  if (operand(e, at, 4) === 1) {
    if (operationAt(e, argument) !== OP.name || !/^\p{Lu}/u.test(stringOperand(e, argument, 0))) return false
    argument = after(e, argument)
  }
  let saysNothing = true
  for (; argument < after(e, at); argument = after(e, argument)) {
    const operation = operationAt(e, argument)
    if (operation === OP.lambda && operand(e, argument, 0) > 0 && !(operand(e, argument, 1) & LAMBDA_TYPED)) return true
    if (operation === OP.methodReference || isOpenCall(e, argument)) return true
    saysNothing &&= operation === OP.literal
  }
  return saysNothing
}
