/** What values of Dart are made of: a list of what a function gives, records, entries of maps, the branches of a condition. */
import type { Given, Shape } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { given } from './dart-frameworks.ts'
import { notifying, PROVIDERS, watched } from './dart-providers.ts'
import { cascaded, firstArgument, isCall, nameOf, receiverOf } from './dart-syntax.ts'

/** Members of the core library's generic types, and of what comes with them. */
export const MEMBERS: Readonly<Record<string, string>> = {
  'Map.keys': 'List<$0>',
  'Map.values': 'List<$1>',
  'Map.entries': 'List<(key: $0, value: $1)>',
  'Map.element': '(key: $0, value: $1)',
  'Map.remove': '$1',
  'Map.putIfAbsent': '$1',
  'MapEntry.key': '$0',
  'MapEntry.value': '$1',
  'List.indexed': 'List<(int, $0)>',
  'Iterable.indexed': 'List<(int, $0)>',
  'List.asMap': 'Map<int, $0>',
  'List.reduce': '$0',
  'Iterable.reduce': '$0',
  'Completer.future': '$0',
  'StreamController.stream': 'Stream<$0>',
  'ValueNotifier.value': '$0',
  'ValueListenable.value': '$0',
  ...PROVIDERS,
  'AsyncSnapshot.data': '$0',
  'AsyncSnapshot.requireData': '$0',
}

export function shape(t: Syntax, node: number): Shape | undefined {
  switch (t.type(node)) {
    case 'selector':
      return isCall(t, node) ? ofCall(t, node) : undefined
    case 'list_literal': {
      const given = t.first(node, 'type_arguments') === undefined ? elementIn(t, t.named(node)[0]) : undefined
      return given && { text: 'List<$0>', of: [given] }
    }
    case 'set_or_map_literal':
      return t.first(node, 'type_arguments') === undefined ? ofMap(t, t.named(node)[0]) : undefined
    case 'record_literal':
      return record(t, node)
    case 'conditional_expression': {
      const first = last(t, node, 'consequence')
      return same(first !== undefined && t.text(first) !== 'null' ? first : last(t, node, 'alternative'))
    }
    case 'if_null_expression':
      return same(last(t, node, 'first'))
    case 'switch_expression': {
      const entry = t.first(node, 'switch_expression_case')
      return same(entry === undefined ? undefined : t.named(entry).at(-1), entry)
    }
    case 'parenthesized_expression':
      // `(context)` of `BlocProvider.of<CartBloc>(context)`
      return given(t, node) === undefined ? same(t.named(node).at(-1)) : undefined
    case 'cascade_section':
      return same(cascaded(t, node))
    default:
      return undefined
  }
}

/** The end of a chain in a field: the node that stands for its value. */
const last = (t: Syntax, node: number, field: string): number | undefined =>
  t.named(node).findLast((child) => t.fieldOf(child) === field)

const same = (node: number | undefined, closure?: number): Shape | undefined =>
  node === undefined ? undefined : { text: '$0', of: [{ node, ...(closure === undefined ? {} : { closure }) }] }

/** What the first element of a literal tells. */
function elementIn(t: Syntax, first: number | undefined): Given | undefined {
  if (first === undefined) return undefined
  switch (t.type(first)) {
    case 'for_element': {
      const node = last(t, first, 'body')
      return node === undefined || t.type(node) === 'pair' ? undefined : { node, closure: first }
    }
    case 'if_element': {
      const node = last(t, first, 'consequence')
      return node === undefined ? undefined : { node }
    }
    case 'spread_element': {
      const node = t.named(first).at(-1)
      return node === undefined ? undefined : { node, element: true }
    }
    default: {
      // An element that is a chain has several nodes, of which the last one stands for it.
      const all = t.named(t.parent(first) as number)
      let at = all.indexOf(first)
      while (t.type(all[at + 1] ?? first) === 'selector') at++
      return { node: all[at] as number }
    }
  }
}

/** `{for (final user in users) user.id: user}`, `{'a': user}` */
function ofMap(t: Syntax, first: number | undefined): Shape | undefined {
  const isFor = first !== undefined && t.type(first) === 'for_element'
  const pair = isFor ? t.first(first, 'pair') : first
  if (pair === undefined || t.type(pair) !== 'pair') return undefined
  const parts = ['key', 'value'].flatMap((field): Given[] => {
    const node = last(t, pair, field)
    return node === undefined ? [] : [{ node, ...(isFor ? { closure: first } : {}) }]
  })
  return parts.length === 2 ? { text: 'Map<$0, $1>', of: parts } : undefined
}

/** `(user, count: 1)` */
function record(t: Syntax, node: number): Shape | undefined {
  const fields = t.each(node, 'record_field')
  const of = fields.flatMap((field): Given[] => {
    const value = t.named(field).at(-1)
    return value === undefined ? [] : [{ node: value }]
  })
  const names = fields.map((field, nth) => {
    const label = t.first(field, 'label')
    return label === undefined ? `$${nth}` : `${t.text(label).replace(/\s*:$/, '')}: $${nth}`
  })
  return { text: `(${names.join(', ')})`, of }
}

function ofCall(t: Syntax, call: number): Shape | undefined {
  const name = nameOf(t, call)
  const on = name === undefined ? undefined : receiverOf(t, call)
  if (name === undefined || on === undefined) return undefined
  switch (t.text(name)) {
    case 'watch':
    case 'read':
    case 'refresh': {
      const found = watched(t, call)
      if (found === undefined) return undefined
      return 'chosenBy' in found ? made(t, found.chosenBy, '$0') : { text: '$0', of: [found] }
    }
    case 'notifier': {
      const notifier = notifying(t, call)
      return notifier && { text: '$0', of: [notifier] }
    }
    case 'map':
      return made(t, call, 'List<$0>')
    case 'whereType':
    case 'cast': {
      const part = t.first(call, 'argument_part')
      const held = part === undefined ? undefined : t.first(part, 'type_arguments')
      return held === undefined ? undefined : { text: `List${t.text(held)}`, of: [] }
    }
    case 'expand':
      return made(t, call, 'List<$0>', { element: true })
    case 'then':
      return made(t, call, 'Future<$0>')
    case 'fold':
      return same(firstArgument(t, call))
    case 'wait': {
      const list = t.text(on) === 'Future' ? firstArgument(t, call) : undefined
      return list === undefined ? undefined : { text: 'Future<List<$0>>', of: [{ node: list, element: true }] }
    }
    default:
      return undefined
  }
}

/** A type made of what a function gives: `(user) => user.profile`, `(user) { return user.profile; }`. */
function made(t: Syntax, call: number, text: string, how: Pick<Given, 'element'> = {}): Shape | undefined {
  const closure = firstArgument(t, call)
  if (closure === undefined || t.type(closure) !== 'function_expression') return undefined
  const body = t.first(closure, 'function_expression_body')
  const block = body === undefined ? undefined : t.first(body, 'block')
  const statement = block === undefined ? undefined : t.named(block).at(-1)
  if (statement !== undefined && t.type(statement) !== 'return_statement') return undefined
  const whole = statement ?? body
  const node = whole === undefined ? undefined : t.named(whole).at(-1)
  return node === undefined || node === block ? undefined : { text, of: [{ node, closure: block ?? closure, ...how }] }
}
