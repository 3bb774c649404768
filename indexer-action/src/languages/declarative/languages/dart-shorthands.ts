/** What stands before the dot of `.active`: the type that is expected where it is written. */
import type { Expected, UseRule } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { isCalled, placeOf, typeBefore, typeOf } from './dart-syntax.ts'

export const shorthand: UseRule = {
  use: (t, node) => (isCalled(t, node) ? 'call' : 'read'),
  name: (t, node) => t.first(node, 'identifier'),
  expected,
  ofType: true,
}

function expected(t: Syntax, node: number): Expected {
  const around = t.parent(node)
  if (around === undefined) return 'unknown'
  switch (t.type(around)) {
    case 'initialized_variable_definition':
      return declared(typeOf(t, around))
    case 'initialized_identifier':
      return declared(typeBefore(t, around))
    case 'optional_formal_parameters': {
      const parameter = t.previous(node)
      return declared(parameter === undefined ? undefined : typeOf(t, parameter))
    }
    case 'equality_expression': {
      const [left] = t.named(around)
      return left === undefined || left === node ? 'unknown' : { node: left }
    }
    case 'argument':
    case 'named_argument':
      return placeOf(t, node) ?? 'unknown'
    default:
      return 'unknown'
  }
}

const declared = (type: string | undefined): Expected => (type === undefined ? 'unknown' : { type })
