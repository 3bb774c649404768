/** Routes of Phoenix: an atom names the action, and the scopes around a route begin its controller's name. */
import type { Syntax } from '../syntax.ts'
import { argumentsOf, option, targetOf } from './elixir-calls.ts'

const VERBS = /^(?:get|post|put|patch|delete|options|head|match)$/
/** A connection and the parameters. */
export const ACTION_TAKES = 2

/** The controller of a route whose action an atom names. */
export function controllerOf(t: Syntax, atom: number): number | undefined {
  const list = t.parent(atom)
  const call = list === undefined ? undefined : t.parent(list)
  if (call === undefined || !VERBS.test(targetOf(t, call))) return undefined
  const args = argumentsOf(t, call)
  const at = args.indexOf(atom)
  const [path, controller] = [args[at - 2], args[at - 1]]
  return path !== undefined && controller !== undefined && t.type(path) === 'string' && t.type(controller) === 'alias'
    ? controller
    : undefined
}

/** `scope "/admin", ShopWeb.Admin do`: the modules around a route's module, outermost first; none for `alias: false`. */
export function scopeOf(t: Syntax, node: number): string {
  const found: string[] = []
  for (let at = t.parent(node); at !== undefined; at = t.parent(at)) {
    const alias = option(t, at, 'alias')
    if (alias !== undefined && t.text(alias) === 'false') break
    if (targetOf(t, at) !== 'scope' || t.first(at, 'do_block') === undefined) continue
    const named = alias ?? argumentsOf(t, at).find((one) => t.type(one) === 'alias')
    if (named !== undefined && t.type(named) === 'alias') found.unshift(t.text(named))
  }
  return found.join('.')
}

const ROUTES = /^(?:get|post|put|patch|delete|options|head|match|live|resources)$/

/** The whole name of the module that a route names in a scope. */
export function inScope(t: Syntax, module: number | undefined): string | undefined {
  const list = module === undefined ? undefined : t.parent(module)
  const call = list === undefined ? undefined : t.parent(list)
  if (module === undefined || call === undefined || !ROUTES.test(targetOf(t, call)) || t.type(module) !== 'alias')
    return undefined
  const scope = scopeOf(t, module)
  return scope === '' ? undefined : `${scope}.${t.text(module)}`
}
