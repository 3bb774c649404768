/** What a lambda is that nothing asks for: `var first = (Item item) => item.Name` is a `Func<Item, string>`. */
import { type Evaluation, operand } from '../nominal/evaluation.ts'
import { LAMBDA_ASYNC, SHAPE } from '../nominal/ir.ts'
import { classType, type Type } from '../nominal/types.ts'

export function typeOfLambda(e: Evaluation, at: number, gives: Type | undefined): Type | undefined {
  const { standard } = e.program.dialect
  const { parameters } = e
  const shape = operand(e, at, 2)
  const givesNothing = gives === undefined || (gives.is === 'primitive' && gives.name === 'void')
  const isAction = shape === SHAPE.statements || (shape === SHAPE.droppable && givesNothing)
  const isAsync = (operand(e, at, 1) & LAMBDA_ASYNC) !== 0
  const task = isAsync ? standard.get(`System.Threading.Tasks.Task${isAction ? '' : '`1'}`) : undefined
  const given = task ? classType(task, isAction ? [] : [gives]) : gives
  const args = isAction && !isAsync ? parameters : [...parameters, given]
  const name = isAction && !isAsync ? 'System.Action' : 'System.Func'
  const cls = standard.get(args.length > 0 ? `${name}\`${args.length}` : name)
  return cls && classType(cls, args)
}
