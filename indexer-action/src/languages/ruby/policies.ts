/**
 * Policies of Pundit and Action Policy: `authorize post, :publish?` asks `publish?` of a `PostPolicy`, which is made for the post, and
 * `policy_scope(Post)` what its `Scope` resolves. Without a question it is the one that is called as the action.
 */
import { nodeOf } from './arguments.ts'
import { camelized } from './camelized.ts'
import { Class } from './classes.ts'
import type { Call, Flow } from './flow.ts'
import type { Argument } from './graph.ts'
import type { Place } from './program.ts'
import type { Value } from './values.ts'

const ASKS = /^(authorize!?|allowed_to\?|policy|policy_scope)$/

/** Whether the call asks a policy. */
export function callOnPolicy(flow: Flow, call: Call): boolean {
  const { name, args, result, place } = call
  if (call.isExplicit || args.length === 0 || !ASKS.test(name)) return false
  const isAsked = name === 'allowed_to?'
  const record = args[isAsked ? 1 : 0]
  const question = isAsked ? args[0] : (keyword(args, 'to') ?? args[1])
  if (name.startsWith('authorize')) flow.nodes.edge(nodeOf(record), result)
  flow.nodes.watch(nodeOf(record), (value) => {
    const policy = policyOf(flow, value)
    if (!policy) return
    const made = name === 'policy_scope' ? scopeOf(flow, policy) : policy
    if (!made) return
    const object = flow.values.object(made)
    for (const method of flow.found(object, 'initialize', place))
      flow.enter({ ...call, args: [-1, nodeOf(record)], result: -1, methods: [] }, method, object)
    const ask = (text: string): void => {
      const gives = name === 'policy_scope' ? result : -1
      for (const method of flow.found(object, text, place))
        flow.enter({ ...call, args: [], result: gives }, method, object)
    }
    if (name === 'policy') flow.nodes.add(result, object)
    else if (name === 'policy_scope') ask('resolve')
    else if (question === undefined || Array.isArray(question)) ask(`${actionAround(place) ?? ''}?`)
    else
      flow.nodes.watch(question, (asked) => {
        if (asked.is === 'symbol' && !asked.isStart) ask(asked.text)
      })
  })
  return true
}

function keyword(args: readonly Argument[], name: string): number | undefined {
  const found = args.find((arg) => Array.isArray(arg) && arg[0] === name)
  return Array.isArray(found) ? found[1] : undefined
}

/** `Shop::PostPolicy` for a `Shop::Post`, its class, or the symbol `:post`. What a list is of is told by more than its elements. */
function policyOf({ program }: Flow, value: Value): Class | undefined {
  const named =
    value.is === 'symbol'
      ? camelized(value.text)
      : value.is === 'object' || value.is === 'class'
        ? value.of.name
        : undefined
  const found = named === undefined || named === '' ? undefined : program.classes.constant(`${named}Policy`, [])
  return found instanceof Class ? found : undefined
}

function scopeOf({ program }: Flow, policy: Class): Class | undefined {
  const found = program.classes.constant(`${policy.name}::Scope`, [])
  return found instanceof Class ? found : undefined
}

function actionAround(place: Place): string | undefined {
  for (let at: Place | undefined = place; at; at = at.parent) if (at.scope.kind === 'method') return at.scope.name
  return undefined
}
