/** What values of Swift are made of: a list of what a closure gives, pairs, numbered elements, the branches of an `if`. */
import type { Given, Shape } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { argumentsIn, closuresIn, operandOf, targetOf } from './swift-syntax.ts'

/** Members of the standard library's generic types, and of what comes with them. */
export const MEMBERS: Readonly<Record<string, string>> = {
  'Dictionary.element': '(key: $0, value: $1)',
  'Dictionary.first': '(key: $0, value: $1)',
  'Dictionary.keys': 'Array<$0>',
  'Dictionary.values': 'Array<$1>',
  'Dictionary.removeValue': '$1',
  'Dictionary.updateValue': '$1',
  'Result.success': '$0',
  'Result.failure': '$1',
  'Result.get': '$0',
  'Optional.some': '$0',
  'Task.value': '$0',
  'Binding.wrappedValue': '$0',
  'State.wrappedValue': '$0',
  'AsyncThrowingStream.element': '$0',
  'AnyPublisher.element': '$0',
  'CurrentValueSubject.element': '$0',
  'CurrentValueSubject.value': '$0',
  'PassthroughSubject.element': '$0',
  'KeyValuePairs.element': '(key: $0, value: $1)',
}

export function shape(t: Syntax, node: number): Shape | undefined {
  switch (t.type(node)) {
    case 'call_expression':
      return ofCall(t, node)
    case 'navigation_expression': {
      const suffix = t.first(node, 'navigation_suffix')
      const nth = suffix === undefined ? undefined : t.first(suffix, 'integer_literal')
      const of = targetOf(t, node)
      return nth === undefined || of === undefined ? undefined : same({ node: of, nth: Number(t.text(nth)) })
    }
    case 'array_literal': {
      const [first] = t.named(node)
      return first === undefined ? undefined : { text: 'Array<$0>', of: [{ node: first }] }
    }
    case 'dictionary_literal': {
      const [key, value] = t.named(node)
      return key === undefined || value === undefined
        ? undefined
        : { text: 'Dictionary<$0, $1>', of: [{ node: key }, { node: value }] }
    }
    case 'tuple_expression':
      return tuple(t, node)
    case 'ternary_expression': {
      const one = t.field(node, 'if_true')
      return one === undefined ? undefined : same({ node: one })
    }
    case 'nil_coalescing_expression': {
      const one = t.field(node, 'value')
      return one === undefined ? undefined : same({ node: one })
    }
    case 'if_statement':
    case 'switch_statement': {
      const entry = t.type(node) === 'if_statement' ? node : t.first(node, 'switch_entry')
      const given = entry === undefined ? undefined : givenBy(t, entry)
      return given && same(given)
    }
    default:
      return undefined
  }
}

/** Functions and methods whose results are told by what they are given. */
const TOLD =
  /(?<!\w)(?:zip|Array|Set|Dictionary|Task|(?:compactM|flatM|m)ap|(?:compactM|m)apValues|enumerated|reduce|decode|decodeIfPresent)$/

const same = (given: Given): Shape => ({ text: '$0', of: [given] })

/** What the last statement of a block gives. */
function givenBy(t: Syntax, block: number): Given | undefined {
  const inside = t.first(block, 'statements')
  const last = inside === undefined ? undefined : t.named(inside).at(-1)
  if (inside === undefined || last === undefined) return undefined
  const isReturn = t.type(last) === 'control_transfer_statement' && /^return\b/.test(t.text(last))
  const node = isReturn ? t.field(last, 'result') : last
  return node === undefined ? undefined : { node, closure: inside }
}

/** `(user, count: 1)`; a single value in parentheses is that value. */
function tuple(t: Syntax, node: number): Shape | undefined {
  const parts = t.named(node).filter((part) => t.fieldOf(part) === 'value')
  if (parts.length < 2) return parts[0] === undefined ? undefined : same({ node: parts[0] })
  const fields = parts.map((part, nth) => {
    const label = t.previous(part)
    const isLabelled = label !== undefined && t.fieldOf(label) === 'name'
    return isLabelled ? `${t.text(label)}: $${nth}` : `$${nth}`
  })
  return { text: `(${fields.join(', ')})`, of: parts.map((part) => ({ node: part })) }
}

function ofCall(t: Syntax, call: number): Shape | undefined {
  const first = operandOf(t, call)
  if (first === undefined) return undefined
  // Most calls are of other functions, and a look at the end of the text is cheaper than one at the nodes.
  const end = t.tree.end[first] as number
  const [name] = TOLD.exec(t.tree.text.slice(Math.max(t.tree.start[first] as number, end - 20), end)) ?? []
  if (name === undefined) return undefined
  if (t.type(first) === 'simple_identifier') return ofFunction(t, call, name)
  const target = t.type(first) === 'navigation_expression' ? targetOf(t, first) : undefined
  return target === undefined ? undefined : ofMethod(t, call, name, target)
}

function ofFunction(t: Syntax, call: number, name: string): Shape | undefined {
  const [one, other] = argumentsIn(t, call)
  switch (name) {
    case 'zip':
      return one === undefined || other === undefined
        ? undefined
        : { text: 'Array<($0, $1)>', of: [one, other].map(({ value }) => ({ node: value, element: true as const })) }
    case 'Array':
    case 'Set':
      return one === undefined || one.label !== undefined || other !== undefined
        ? undefined
        : { text: 'Array<$0>', of: [{ node: one.value, element: true }] }
    case 'Dictionary':
      return one?.label === 'grouping'
        ? { text: 'Dictionary<Any, Array<$0>>', of: [{ node: one.value, element: true }] }
        : one?.label === 'uniqueKeysWithValues'
          ? {
              text: 'Dictionary<$0, $1>',
              of: [0, 1].map((nth) => ({ node: one.value, element: true as const, nth })),
            }
          : undefined
    case 'Task': {
      const given = resultOf(t, call)
      return given && { text: 'Task<$0, Error>', of: [given] }
    }
    default:
      return undefined
  }
}

function ofMethod(t: Syntax, call: number, name: string, target: number): Shape | undefined {
  switch (name) {
    case 'map':
    case 'compactMap': {
      const given = resultOf(t, call)
      return given && { text: 'Array<$0>', of: [given] }
    }
    case 'flatMap': {
      const given = resultOf(t, call)
      return given && { text: 'Array<$0>', of: [{ ...given, element: true }] }
    }
    case 'mapValues':
    case 'compactMapValues': {
      const given = resultOf(t, call)
      return given && { text: 'Dictionary<Any, $0>', of: [given] }
    }
    case 'enumerated':
      return { text: 'Array<(offset: Int, element: $0)>', of: [{ node: target, element: true }] }
    case 'reduce': {
      const [initial] = argumentsIn(t, call)
      return initial && same({ node: initial.value })
    }
    case 'decode':
    case 'decodeIfPresent': {
      // `JSONDecoder().decode(User.self, from: data)`
      const type = /^(.*)\.self$/s.exec(t.text(argumentsIn(t, call)[0]?.value ?? call))?.[1]
      return type === undefined || !/^\[?[A-Z]/.test(type) ? undefined : { text: plainly(type), of: [] }
    }
    default:
      return undefined
  }
}

const plainly = (type: string): string => type.replace(/^\[([^:[\]]+)\]$/, 'Array<$1>')

/** What the closure gives that a call has, or the key path: `{ $0.profile }`, `\.profile`. */
function resultOf(t: Syntax, call: number): Given | undefined {
  const closure = closuresIn(t, call)[0] ?? argumentsIn(t, call)[0]?.value
  if (closure === undefined) return undefined
  if (t.type(closure) === 'navigation_expression') return /^\\/.test(t.text(closure)) ? { node: closure } : undefined
  if (t.type(closure) !== 'lambda_literal') return undefined
  return givenBy(t, closure)
}
