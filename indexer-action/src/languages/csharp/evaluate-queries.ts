/** Queries: what they give is a sequence of what their last clause selects. */
import {
  after,
  declareLocal,
  type Evaluation,
  evaluate,
  findLocal,
  inBlock,
  operand,
  operationAt,
  read,
  stringOperand,
} from '../nominal/evaluation.ts'
import { asAncestor } from '../nominal/inheritance.ts'
import { OP } from '../nominal/ir.ts'
import { classType, type Type } from '../nominal/types.ts'
import { elementOf } from '../nominal/values.ts'

const SEQUENCE = 'System.Collections.Generic.IEnumerable'
const QUERYABLE = 'System.Linq.IQueryable'

function sequenceOf(e: Evaluation, name: string, args: readonly (Type | undefined)[]): Type | undefined {
  const cls = e.program.dialect.standard.get(e.program.withArity(name, args.length))
  return cls && classType(cls, args)
}

/** `from item in source` */
function drawn(e: Evaluation, at: number): Type | undefined {
  const typeAt = at + 6
  const spread = after(e, typeAt)
  const written = evaluate(e, typeAt)
  const source = evaluate(e, spread + 2)
  declareLocal(e, at, operand(e, at, 3), written ?? elementOf(e.program, source))
  return source
}

const isDrawn = (e: Evaluation, at: number): boolean =>
  operationAt(e, at) === OP.local && after(e, at + 6) < after(e, at) && operationAt(e, after(e, at + 6)) === OP.spread

/** `join item in source on … into items`: a sequence of what is joined. */
function joined(e: Evaluation, at: number): void {
  let last = at + 2
  for (let child = last; child < after(e, at); child = after(e, child)) last = child
  if (last === at + 2 || !isDrawn(e, at + 2) || operationAt(e, last) !== OP.local) return
  const items = findLocal(e, stringOperand(e, last, 0))
  if (items) items.type = sequenceOf(e, SEQUENCE, [findLocal(e, stringOperand(e, at + 2, 0))?.type])
}

function isQueryable(e: Evaluation, source: Type | undefined): boolean {
  const queryable = e.program.dialect.standard.get(`${QUERYABLE}\`1`)
  return queryable !== undefined && source?.is === 'class' && asAncestor(e.program, source, queryable) !== undefined
}

read({
  query: (e, at) =>
    inBlock(e, () => {
      let selected: Type | undefined
      let source: Type | undefined
      for (let child = at + 2; child < after(e, at); child = after(e, child)) {
        if (child === at + 2 && isDrawn(e, child)) {
          source = drawn(e, child)
          continue
        }
        const operation = operationAt(e, child)
        // `into g`: the query goes on with what it has selected.
        const type = evaluate(e, child, operation === OP.local ? selected : undefined)
        if (operation === OP.selected || operation === OP.grouped) selected = type
        else if (operation === OP.sequence) joined(e, child)
      }
      return sequenceOf(e, isQueryable(e, source) ? QUERYABLE : SEQUENCE, [selected])
    }),
  selected: (e, at) => evaluate(e, at + 2),
  grouped: (e, at) => {
    const element = evaluate(e, at + 2)
    const key = evaluate(e, after(e, at + 2))
    return sequenceOf(e, 'System.Linq.IGrouping', [key && e.overloads.boxed(key), element])
  },
})
