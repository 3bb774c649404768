/** Riverpod and Refena: what a provider gives is of its last type argument, and its notifier of the first one. */
import type { Given } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { firstArgument, isCall, nameOf, receiverOf } from './dart-syntax.ts'

/** By the class of a provider: its state and its notifier. And what values have that are awaited. */
export const PROVIDERS: Readonly<Record<string, string>> = {
  'Provider.state': '$0',
  'StateProvider.state': '$0',
  'FutureProvider.state': 'AsyncValue<$0>',
  'FutureProvider.future': 'Future<$0>',
  'StreamProvider.state': 'AsyncValue<$0>',
  'StreamProvider.future': 'Future<$0>',
  'ChangeNotifierProvider.state': '$0',
  'ChangeNotifierProvider.notifier': '$0',
  'NotifierProvider.state': '$1',
  'NotifierProvider.notifier': '$0',
  'StateNotifierProvider.state': '$1',
  'StateNotifierProvider.notifier': '$0',
  'AsyncNotifierProvider.state': 'AsyncValue<$1>',
  'AsyncNotifierProvider.notifier': '$0',
  'AsyncNotifierProvider.future': 'Future<$1>',
  'StreamNotifierProvider.state': 'AsyncValue<$1>',
  'StreamNotifierProvider.notifier': '$0',
  'ViewProvider.state': '$0',
  'ReduxProvider.state': '$1',
  'ReduxProvider.notifier': '$0',
  'AsyncValue.value': '$0',
  'AsyncValue.requireValue': '$0',
  'AsyncValue.when.data': 'void Function($0)',
  'AsyncValue.maybeWhen.data': 'void Function($0)',
  'AsyncValue.whenData': 'void Function($0)',
}

/** What reads providers: `ref`, `widget.ref`, `container`. */
const READER = /^(?:\w+\.)*_?(?:ref|container)$/
/** What gives a notifier in a widget of Refena's as well, where the context is such a reader. */
const CONTEXT = /^(?:\w+\.)*context$/
const PROVIDER = /^\w*Provider\b/

/**
 * `NotifierProvider<Counter, int>` of `NotifierProvider.autoDispose.family<Counter, int, String>(…)`, and `Provider<Store>` of
 * `Provider((ref) => Store(…))`.
 */
export function provided(t: Syntax, call: number): string | undefined {
  const part = t.type(call) === 'selector' ? t.first(call, 'argument_part') : undefined
  if (part === undefined) return undefined
  let head = t.previous(call)
  while (head !== undefined && t.type(head) === 'selector' && !isCall(t, head)) head = t.previous(head)
  const name = head === undefined || t.type(head) !== 'identifier' ? '' : t.text(head)
  if (PROVIDERS[`${name}.state`] === undefined) return undefined
  const types = t.first(part, 'type_arguments')
  if (types !== undefined) return `${name}${t.text(types)}`
  const made = GIVES_WHAT_IS_MADE.test(name) ? MADE.exec(t.text(part)) : null
  return made === null ? undefined : `${name}<${made[1]}>`
}

const GIVES_WHAT_IS_MADE = /^(?:Change|View)?(?:Notifier)?Provider$/
/** A function of one expression, which makes an object. */
const MADE = /^\(\s*\(\s*\w+\s*\)\s*=>\s*(?:const\s+)?(_?[A-Z]\w*)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*(?:,|\))/

/** The notifier that `ref.notifier(counterProvider)` gives, or `context.notifier(counterProvider)`. */
export function notifying(t: Syntax, call: number): Given | undefined {
  const on = receiverOf(t, call)
  if (on === undefined || !(READER.test(textOf(t, on)) || CONTEXT.test(textOf(t, on)))) return undefined
  const provider = providerIn(t, call)
  return provider === undefined ? undefined : { node: provider, field: 'notifier' }
}

/** What a call of `watch` and its like gives: `ref.watch(counterProvider)`, and with `.notifier` and `.select` behind the provider. */
export function watched(t: Syntax, call: number): Given | { chosenBy: number } | undefined {
  const given = isReader(t, call) ? providerIn(t, call) : undefined
  if (given === undefined || t.type(given) !== 'selector') return given === undefined ? undefined : ofProvider(given)
  const member = nameOf(t, given)
  const isMember = member !== undefined && receiverOf(t, given) !== undefined
  if (isMember && t.text(member) === 'select') return { chosenBy: given }
  return isMember && !isCall(t, given) ? { node: given } : ofProvider(given)
}

/** What `counterProvider.select((state) => …)` and `ref.listen(counterProvider, (before, now) => …)` give their functions. */
export function stateOf(t: Syntax, call: number, called: number): Given | undefined {
  const on = receiverOf(t, call)
  if (on === undefined) return undefined
  if (t.text(called) === 'select') return PROVIDER.test(textOf(t, on)) ? ofProvider(on) : undefined
  const first = t.text(called) === 'listen' && isReader(t, call) ? providerIn(t, call) : undefined
  return first === undefined ? undefined : ofProvider(first)
}

const ofProvider = (node: number): Given => ({ node, field: 'state' })

function isReader(t: Syntax, call: number): boolean {
  const on = receiverOf(t, call)
  return on !== undefined && READER.test(textOf(t, on))
}

/** The first argument, if it is a provider. */
function providerIn(t: Syntax, call: number): number | undefined {
  const first = firstArgument(t, call)
  return first === undefined || !PROVIDER.test(t.text(t.parent(first) as number)) ? undefined : first
}

/** The text of a chain up to a node of it. */
function textOf(t: Syntax, node: number): string {
  let first = node
  for (let at: number | undefined = node; at !== undefined; at = t.previous(at)) {
    first = at
    if (t.type(at) !== 'selector') break
  }
  return t.tree.text.slice(t.tree.start[first], t.tree.end[node])
}
