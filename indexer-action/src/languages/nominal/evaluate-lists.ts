/** The language's own functions on lists: what they hand to the functions they are given, and what they give back. */
import type { Arguments } from './arguments.ts'
import { resultOfFunction } from './call-results.ts'
import type { ListFunction } from './dialect.ts'
import { lambdaTaking } from './evaluate-lambdas.ts'
import { type Evaluation, evaluate, operationAt } from './evaluation.ts'
import { OP } from './ir.ts'
import { arrayOf, type Type } from './types.ts'
import { elementOf } from './values.ts'

export function callListFunction(e: Evaluation, known: ListFunction, args: Arguments): Type | undefined {
  const list = args.types[known.list]
  const element = elementOf(e.program, list)
  let results: Type | undefined
  args.types.forEach((type, at) => {
    if (type?.is === 'class') results ??= resultOfFunction(e.program, type)
    if (type?.is !== 'deferred') return
    if (operationAt(e, type.at) === OP.lambda) results = lambdaTaking(e, type.at, taken(e, known, args, at, element))
    else evaluate(e, type.at)
  })
  switch (known.gives) {
    case 'list':
      return list?.is === 'array' ? list : element && arrayOf(element)
    case 'element':
      return element
    case 'lists':
      return element && arrayOf(arrayOf(element))
    case 'result':
      return results
    case 'results':
      return results && arrayOf(results)
    default:
      return undefined
  }
}

/** The types of what the function at one position of the arguments is called with. */
function taken(
  e: Evaluation,
  known: ListFunction,
  args: Arguments,
  callback: number,
  element: Type | undefined,
): (Type | undefined)[] | undefined {
  if (known.elements === 'behind') return args.types.slice(callback + 1)
  if (known.elements === 'each') return args.types.slice(callback + 1).map((list) => elementOf(e.program, list))
  const types: (Type | undefined)[] = []
  for (const at of known.elements ?? []) types[at] = element
  return types
}
