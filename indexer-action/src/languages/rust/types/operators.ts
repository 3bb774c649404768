/** What operators give: of types of the repository by their impls of the operators' traits. */
import * as ir from '../ir.ts'
import { aliased } from './associated-types.ts'
import type { Evaluator } from './evaluate.ts'
import { couldBe, fit, isFor, opened } from './members.ts'
import { type Impl, isForeign } from './traits.ts'
import * as t from './types.ts'
import { boundsOf } from './written-bounds.ts'

const TRAITS = new Map([
  ['+', 'Add'],
  ['-', 'Sub'],
  ['*', 'Mul'],
  ['/', 'Div'],
  ['%', 'Rem'],
  ['|', 'BitOr'],
  ['&', 'BitAnd'],
  ['^', 'BitXor'],
  ['<<', 'Shl'],
  ['>>', 'Shr'],
])

export function binary(e: Evaluator, operator: string, left: t.Type, right: t.Type): t.Type {
  const operand = e.shape(left)
  if (operand.kind === t.UNKNOWN || operand.kind === t.VARIABLE) return right
  const trait = TRAITS.get(operator)
  const given = e.shape(right)
  const isOurs = operand.kind === t.ADT || given.kind === t.ADT || t.isBounded(operand)
  const output = trait !== undefined && isOurs ? outputOf(e, operand, trait, given) : undefined
  return output ?? (operand.kind === t.PRIMITIVE && given.kind === t.ADT ? right : operand)
}

export function unary(e: Evaluator, operator: string, of: t.Type): t.Type {
  const operand = e.shape(of)
  if (operand.kind !== t.ADT && !t.isBounded(operand)) return of
  return outputOf(e, operand, operator === '-' ? 'Neg' : 'Not', undefined) ?? of
}

/** The `Output` of the impl or bound of a trait of operators. Several impls of one trait differ in what they are given. */
function outputOf(e: Evaluator, operand: t.Type, trait: string, given: t.Type | undefined): t.Type | undefined {
  if (t.isBounded(operand)) return bound(e, operand, trait)
  const takes = (impl: Impl): boolean => {
    const wanted = impl.trait?.args[0] ?? impl.self
    return !given || couldBe(e, t.substitute(wanted, opened(impl)), given)
  }
  const all = e.traits.impls(operand).filter((impl) => isForeign(impl.trait, trait) && isFor(e, impl, operand))
  const impl = all.find(takes) ?? (operand.kind === t.ADT ? all[0] : undefined)
  const member = impl?.members.get('Output')
  if (!impl || member?.kind !== ir.ALIAS_ITEM) return undefined
  // It may be the impl of others, so it decides nothing about the operand.
  return t.substitute(aliased(e, member), fit(impl, copied(operand)))
}

/** A type with variables of its own for its arguments that are not known. */
function copied(type: t.Type): t.Type {
  if (type.kind !== t.ADT) return type
  return {
    ...type,
    args: type.args.map((one) => (t.known(one).kind === t.VARIABLE ? t.variable() : copied(t.known(one)))),
  }
}

function bound(e: Evaluator, operand: t.Type, trait: string): t.Type | undefined {
  return boundsOf(e, operand)
    .find((one) => isForeign(one, trait))
    ?.assoc.get('Output')
}
