/** Queries: what they give is a sequence of what their last clause selects. */
import { after, type Evaluation, evaluate, inBlock, operationAt, read } from '../nominal/evaluation.ts'
import { OP } from '../nominal/ir.ts'
import { classType, type Type } from '../nominal/types.ts'

function sequenceOf(e: Evaluation, name: string, args: readonly (Type | undefined)[]): Type | undefined {
  const cls = e.program.dialect.standard.get(e.program.withArity(name, args.length))
  return cls && classType(cls, args)
}

read({
  query: (e, at) =>
    inBlock(e, () => {
      let selected: Type | undefined
      for (let child = at + 2; child < after(e, at); child = after(e, child)) {
        const operation = operationAt(e, child)
        // `into g`: the query goes on with what it has selected.
        const type = evaluate(e, child, operation === OP.local ? selected : undefined)
        if (operation === OP.selected || operation === OP.grouped) selected = type
      }
      return sequenceOf(e, 'System.Collections.Generic.IEnumerable', [selected])
    }),
  selected: (e, at) => evaluate(e, at + 2),
  grouped: (e, at) => {
    const element = evaluate(e, at + 2)
    const key = evaluate(e, after(e, at + 2))
    return sequenceOf(e, 'System.Linq.IGrouping', [key && e.overloads.boxed(key), element])
  },
})
