/**
 * What is known of Flask's extensions without their source: proxies that stand for an object of the current request.
 */

import type { ValueFlow } from '../flow/flow.ts'
import { type Effect, giveReceiver, named } from '../flow/outside-call.ts'

/** `LocalProxy(current)`: what the function gives. */
const giveProxied: Effect = ({ flow, node, first }) => flow.watchCallback(first, node, -1)

/** `@login_manager.user_loader` above a function, which it leaves as it is. */
const giveLoader: Effect = ({ flow, node, first }) => {
  flow.edge(first, node)
  flow.watchCallback(first, flow.currentUser(), -1)
}

const CURRENT_OBJECT = 'werkzeug.local.LocalProxy._get_current_object'

export const PROXIES = new Map([
  ...named(giveProxied, 'werkzeug.local.LocalProxy', 'werkzeug.LocalProxy'),
  ...named(giveReceiver, CURRENT_OBJECT),
])

/** `current_user._get_current_object`: a proxy stands for the object that it gives. Returns false for other names. */
export function readProxied(flow: ValueFlow, node: number, name: string): boolean {
  if (name !== '_get_current_object') return false
  flow.add(node, flow.program.objects.external('PyPI:werkzeug', CURRENT_OBJECT))
  return true
}

export const LOGIN = new Map(
  named(giveLoader, 'flask_login.LoginManager.user_loader', 'flask_login.LoginManager.request_loader'),
)

/** Lets what a name outside of the repository stands for flow into a node. */
export function giveCurrent(flow: ValueFlow, node: number, object: number): void {
  const name = flow.program.objects.outside(object)?.name
  if (name !== undefined && /^flask_login\.(\w+\.)?current_user$/.test(name)) flow.edge(flow.currentUser(), node)
}
