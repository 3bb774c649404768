/** What stands before the dot of `.active`: the type that is expected where it is written. */
import type { Expected, UseRule } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { isCalled, typeBefore, typeOf } from './dart-syntax.ts'

export const shorthand: UseRule = {
  use: (t, node) => (isCalled(t, node) ? 'call' : 'read'),
  name: (t, node) => t.first(node, 'identifier'),
  expected,
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
      return argument(t, around)
    default:
      return 'unknown'
  }
}

/** What a function or a constructor takes there. */
function argument(t: Syntax, node: number): Expected {
  const list = t.parent(node)
  const part = list === undefined ? undefined : t.parent(list)
  const call = part === undefined ? undefined : t.parent(part)
  if (list === undefined || call === undefined || t.type(call) !== 'selector') return 'unknown'
  const all = t.named(list)
  const label = t.first(node, 'label')
  const name = label === undefined ? undefined : t.first(label, 'identifier')
  const at = { index: all.indexOf(node), count: all.length }
  return { call, at: name === undefined ? at : { ...at, label: t.text(name) } }
}

const declared = (type: string | undefined): Expected => (type === undefined ? 'unknown' : { type })
