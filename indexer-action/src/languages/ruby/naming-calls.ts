/**
 * Names that a call is given in the place of calls of its own: `where(email: 1)`, `order(:name)`, `update(name: 'a')`, `try(:title)`,
 * `validates :name`. Which methods they name is known by the value of the receiver (`named-methods.ts`).
 */
import { argumentsOf, methodIn } from './call-syntax.ts'
import { camelized } from './camelized.ts'
import type { Named, Naming } from './graph.ts'
import type { GraphBuilder } from './graph-builder.ts'

/** Calls whose keywords are attributes that are asked for. */
const ASKS =
  /^(where|not|rewhere|find_by!?|find_or_(create|initialize)_by!?|create_or_find_by!?|create_with|exists\?|destroy_by|delete_by|order|reorder|authenticate_by|includes|preload|eager_load|joins|left_joins|left_outer_joins)$/
/** Calls whose keywords are attributes that are set. */
const SETS =
  /^(create!?|new|build|update!?|update_all|update_columns|update_attributes!?|assign_attributes|insert!?|upsert)$/
/** Calls whose symbols are attributes or associations. */
const LISTS =
  /^(order|reorder|pluck|pick|select|group|sum|minimum|maximum|average|includes|preload|eager_load|joins|left_joins|left_outer_joins|missing|associated|touch)$/
/** The same of the first argument alone. */
const FIRST = /^(in_order_of|read_attribute|count)$/
/** Whose first argument is an attribute that is set. */
const SETS_FIRST =
  /^(update_column|update_attribute!?|write_attribute|sequence|add_attribute|increment!?|decrement!?|toggle!?)$/
/** What is said of an attribute that is wrong. */
const ERRS = /^(add|added\?|of_kind\?|delete|include\?|where|full_messages_for)$/
/** Calls that name a method of whatever they are sent to. */
const CALLS = /^(send|__send__|public_send|try!?|respond_to\?|method|public_method)$/

/** Notes what a call names of its receiver; `on`: the receiver's node, -1 without one. */
export function nameMethods(b: GraphBuilder, scope: number, name: string, call: number, on: number): void {
  const isFirst = FIRST.test(name) || SETS_FIRST.test(name)
  if (CALLS.test(name)) {
    const [first] = argumentsOf(b.t, call)
    if (first !== undefined && b.t.type(first) === 'simple_symbol')
      note(b, scope, on, 'method', [named(b, scope, first)])
    return
  }
  const sets = SETS.test(name) || SETS_FIRST.test(name)
  if (!(sets || isFirst || ASKS.test(name) || LISTS.test(name))) return
  const args = argumentsOf(b.t, call)
  const symbols = LISTS.test(name) ? args : isFirst ? args.slice(0, 1) : []
  const keys = SETS.test(name) || ASKS.test(name) ? args : []
  const how = sets ? 'write' : 'read'
  note(b, scope, on, how, [...symbolsIn(b, scope, symbols, how), ...keysIn(b, scope, keys, how)])
}

/** `errors.add(:name, 'is missing')`; `on`: the node of what has the errors. */
export function nameErrors(b: GraphBuilder, scope: number, name: string, call: number, on: number): void {
  if (ERRS.test(name)) note(b, scope, on, 'own', symbolsIn(b, scope, argumentsOf(b.t, call).slice(0, 1), 'own'))
}

export function note(b: GraphBuilder, scope: number, on: number, how: Naming, names: readonly Named[]): void {
  if (names.length > 0) b.add(['names', on, scope, how, [...names]])
}

const named = (b: GraphBuilder, scope: number, node: number, how: Naming = 'method', within?: Named[]): Named => {
  const number = b.callback(node, scope, how)
  const name = b.t.text(node).replace(/^:/, '')
  return within === undefined || within.length === 0 ? [name, number] : [name, number, within]
}

/** `:name`, `[:name, :email]`, `%i[name email]` */
export function symbolsIn(b: GraphBuilder, scope: number, args: readonly number[], how: Naming = 'read'): Named[] {
  const { t } = b
  return args.flatMap((one) => {
    if (/^(simple_symbol|bare_symbol)$/.test(t.type(one))) return [named(b, scope, one, how)]
    return /^(array|symbol_array)$/.test(t.type(one)) ? symbolsIn(b, scope, t.named(one), how) : []
  })
}

/** `name: 1`, `:name => 1`, `{ name: 1 }`, and within `posts: { title: 1 }` those of what the first one gives. */
export function keysIn(b: GraphBuilder, scope: number, args: readonly number[], how: Naming): Named[] {
  const { t } = b
  return args.flatMap((one) => {
    if (t.type(one) === 'hash') return keysIn(b, scope, t.named(one), how)
    if (t.type(one) === 'array') return how === 'read' ? keysIn(b, scope, t.named(one), how) : []
    const [key, value] = t.type(one) === 'pair' ? [t.field(one, 'key'), t.field(one, 'value')] : []
    // `name:` alone is the name of its value.
    if (key === undefined || value === undefined || !/^(hash_key_symbol|simple_symbol)$/.test(t.type(key))) return []
    const isNested = how === 'read' && /^(hash|array|symbol_array|simple_symbol)$/.test(t.type(value))
    const within = isNested ? nestedIn(b, scope, t.type(value) === 'hash' ? t.named(value) : [value]) : []
    return [named(b, scope, key, how, within)]
  })
}

const nestedIn = (b: GraphBuilder, scope: number, args: readonly number[]): Named[] => [
  ...symbolsIn(b, scope, args),
  ...keysIn(b, scope, args, 'read'),
]

/** `params.require(:user).permit(:name)`, `params.expect(user: [:name])`: attributes of the model that has the name. */
export function namePermitted(b: GraphBuilder, scope: number, name: string, call: number): void {
  const { t } = b
  const receiver = t.field(call, 'receiver')
  if (receiver === undefined || !/^(permit|expect)$/.test(name)) return
  const args = argumentsOf(t, call)
  if (name === 'permit') {
    const [model] = methodIn(t, receiver) === 'require' ? argumentsOf(t, receiver) : []
    if (model !== undefined) permit(b, scope, model, args)
    return
  }
  if (!t.text(receiver).endsWith('params')) return
  for (const one of args) {
    const [key, list] = t.type(one) === 'pair' ? [t.field(one, 'key'), t.field(one, 'value')] : []
    if (key !== undefined && list !== undefined && t.type(list) === 'array') permit(b, scope, key, t.named(list))
  }
}

function permit(b: GraphBuilder, scope: number, model: number, args: readonly number[]): void {
  const { t } = b
  if (!/symbol$/.test(t.type(model))) return
  const of = b.constant(camelized(t.text(model).replace(/^:/, '')), scope)
  note(b, scope, of, 'permit', [...symbolsIn(b, scope, args, 'permit'), ...keysIn(b, scope, args, 'permit')])
}
