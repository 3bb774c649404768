/** What an expression is an object of, as far as its file shows it. */
import type { Place, State } from './extraction.ts'
import { argumentsOf, variableAt } from './syntax.ts'
import type { Receiver } from './unit.ts'

const MOST_LINKS = 12
const CLASS = /^(?:::)?[A-Za-z_]\w*(?:::\w+)*(?:::)?$/

export function receiverOf(state: State, node: number, place: Place, depth = 0): Receiver | undefined {
  const { t } = state
  if (depth > MOST_LINKS) return undefined
  const again = (other: number | undefined): Receiver | undefined =>
    other === undefined ? undefined : receiverOf(state, other, place, depth + 1)
  switch (t.type(node)) {
    case 'scalar': {
      const name = variableAt(t, node)?.name
      return name === undefined ? undefined : place.scope.find(name)?.value
    }
    case 'bareword':
      return classNamed(t.text(node))
    case 'string_literal':
    case 'interpolated_string_literal': {
      const content = t.first(node, 'string_content')
      return content === undefined || t.named(content).length > 0 ? undefined : classNamed(t.text(content))
    }
    case 'func0op_call_expression':
      return t.text(node).startsWith('__PACKAGE__') || t.text(node) === '__CLASS__' ? state.self(place) : undefined
    case 'func1op_call_expression':
      // `shift->run`
      return isFirstArgument(state, node) && place.invocant === 'first' ? invocant(state, place) : undefined
    case 'array_element_expression':
      return /^\$_\[0\]$/.test(t.text(node)) && place.invocant === 'first' ? invocant(state, place) : undefined
    case 'method_call_expression': {
      const [on, method] = [t.field(node, 'invocant'), t.field(node, 'method')]
      if (method === undefined || t.named(method).length > 0) return undefined
      const of = again(on)
      const name = t.text(method).replace(/^SUPER::/, '')
      return of && /^\w+$/.test(name) ? { on: 'method', of, name } : undefined
    }
    case 'function_call_expression':
    case 'ambiguous_function_call_expression': {
      const called = t.field(node, 'function')
      const name = called === undefined ? '' : t.text(called)
      const given = argumentsOf(t, node)
      if (name === 'bless') return given.length < 2 ? state.self(place) : again(given[1])
      if (name === 'new' && given[0] !== undefined) {
        const [, type] = /^([A-Z][\w:]*)/.exec(t.text(given[0])) ?? []
        return type === undefined ? undefined : { on: 'method', of: { on: 'class', name: type }, name: 'new' }
      }
      return CLASS.test(name) ? { on: 'function', name, package: place.package } : undefined
    }
    case 'assignment_expression':
      return again(t.field(node, 'right'))
    case 'list_expression': {
      const [only, ...more] = t.named(node)
      return more.length === 0 ? again(only) : undefined
    }
    default: {
      // `$x ||= Foo->new`, `delete local $x // Foo->new`
      const operator = t.field(node, 'operator')
      if (operator !== undefined && /^(?:\|\||\/\/)$/.test(t.text(operator)))
        return again(t.field(node, 'left')) ?? again(t.field(node, 'right'))
      return undefined
    }
  }
}

/** `shift`, `shift @_`. */
export function isFirstArgument({ t }: State, node: number): boolean {
  return t.type(node) === 'func1op_call_expression' && /^shift\s*(?:\(?\s*@_\s*\)?|\(\s*\))?$/.test(t.text(node))
}

/** The object of the method around a place. */
export function invocant(state: State, place: Place): Receiver {
  if (place.taken) place.taken.isMethod = true
  return state.self(place)
}

function classNamed(written: string): Receiver | undefined {
  return CLASS.test(written) ? { on: 'class', name: written.replace(/^::|::$/g, '') } : undefined
}
