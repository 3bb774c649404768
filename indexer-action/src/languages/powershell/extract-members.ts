/** Members of objects and of types, and what a file tells of the object. */
import type { Place, State } from './extraction.ts'
import { Scope } from './scopes.ts'
import { argument, argumentsOf, bare, literal, type PowerShell, variableName } from './syntax.ts'
import type { Meaning, Receiver } from './unit.ts'

/** Steps of a chain of members that are followed. */
const DEEPEST_TYPE = 16

export function member(state: State, node: number, place: Place): void {
  const { t } = state
  const [of, ...others] = t.named(node)
  const at = t.first(node, 'member_name')
  const name = at === undefined ? undefined : t.first(at, 'simple_name')
  if (of !== undefined && of !== at) state.walk(of, place)
  for (const child of others) {
    if (child !== at) state.walk(child, place)
    else if (name === undefined) state.inside(child, place)
  }
  if (of === undefined || of === at || name === undefined) return
  const isCall = t.type(node) === 'invokation_expression'
  const list = isCall ? t.first(node, 'argument_list') : undefined
  const values = list === undefined ? undefined : t.first(list, 'argument_expression_list')
  const count = values === undefined ? 0 : t.each(values, 'argument_expression').length
  const written = isWritten(t, node)
  state.later.push(() => {
    const on = receiverOf(state, of, place)
    // Fields of objects that nothing is known of are as many as keys of tables.
    if (!isCall && (on === undefined || isTable(on))) return
    const meaning: Meaning = {
      is: 'member',
      name: t.text(name),
      ...(on === undefined ? {} : { on }),
      ...(isCall ? { arguments: count } : {}),
    }
    state.refer(
      t.tree.start[name] as number,
      t.text(name).length,
      isCall ? 'call' : written ? 'write' : 'read',
      place,
      meaning,
    )
  })
}

/** What is known of the object or type whose member is named. */
function receiverOf(state: State, value: number, place: Place, depth = 0): Receiver | undefined {
  const { t } = state
  const node = bare(t, value)
  if (depth > DEEPEST_TYPE) return undefined
  switch (t.type(node)) {
    case 'type_literal':
      return { on: 'type', name: t.text(node).slice(1, -1).trim(), isStatic: true }
    case 'expression_with_unary_operator': {
      const cast = t.first(node, 'cast_expression')
      return cast === undefined ? undefined : receiverOf(state, cast, place, depth + 1)
    }
    case 'cast_expression': {
      const type = t.first(node, 'type_literal')
      return type === undefined ? undefined : { on: 'type', name: t.text(type).slice(1, -1).trim() }
    }
    case 'parenthesized_expression':
    case 'pipeline': {
      const [only, ...others] = t.named(node)
      return only === undefined || others.length > 0 ? undefined : receiverOf(state, only, place, depth + 1)
    }
    case 'variable':
    case 'braced_variable': {
      const name = variableName(t.text(node))
      if (!name) return undefined
      if (name.name.toLowerCase() === 'this')
        return place.type === undefined ? undefined : { on: 'type', name: place.type }
      const type = state.meant(name, place, t.tree.start[node] as number)?.type
      return type === undefined ? undefined : { on: 'type', name: type }
    }
    case 'command': {
      const name = t.first(node, 'command_name')
      if (name === undefined || t.text(name).toLowerCase() !== 'new-object') return undefined
      const type = argument(argumentsOf(t, node), /^t(?:ypename)?$/, 0)
      const written = type === undefined ? undefined : literal(t, type)
      return written === undefined ? undefined : { on: 'type', name: written }
    }
    case 'invokation_expression':
    case 'member_access': {
      const [of] = t.named(node)
      const at = t.first(node, 'member_name')
      if (of === undefined || at === undefined || of === at) return undefined
      const on = receiverOf(state, of, place, depth + 1)
      const name = t.text(at)
      if (on?.on === 'type' && on.isStatic && name.toLowerCase() === 'new') return { on: 'type', name: on.name }
      return on && { on: 'member', of: on, name }
    }
    default:
      return undefined
  }
}

/** Its fields are what it is given: keys of a table, elements of a document. */
const isTable = (on: Receiver): boolean =>
  on.on === 'type' &&
  !on.isStatic &&
  /^(?:ordered|hashtable|xml|object|ps(?:custom)?object|ciminstance|(?:system\.)?(?:collections\.(?:hashtable|idictionary)|xml\.xmldocument|object|management\.automation\.ps(?:custom)?object))$/i.test(
    on.name,
  )

/** The type that a value is made of. */
export function madeOf(state: State, value: number): string | undefined {
  const receiver = receiverOf(state, value, { scope: new Scope(), owner: -1, assigns: state.file, isTop: false })
  return receiver?.on === 'type' && !receiver.isStatic ? receiver.name : undefined
}

function isWritten(t: PowerShell, node: number): boolean {
  for (let at = t.parent(node), step = 0; at !== undefined && step < 20; at = t.parent(at), step++) {
    if (t.type(at) === 'left_assignment_expression')
      return t.tree.start[at] === t.tree.start[node] && t.tree.end[at] === t.tree.end[node]
    if (t.count(at, 2) > 1) return false
  }
  return false
}
