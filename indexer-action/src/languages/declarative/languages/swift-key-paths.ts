/** Whose members a key path names: `\User.name`, and `\.name` where what is around it tells. */
import type { Expected, Place } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { elementsOf } from './swift-lists.ts'
import { argumentsIn, callee, placeOf, targetOf, typeOf } from './swift-syntax.ts'

/** The type before the first dot. */
export function rootOf(t: Syntax, node: number): string | undefined {
  const type = t.type(node) === 'key_path_expression' ? t.first(node, 'type_identifier', 'user_type') : undefined
  return type === undefined ? undefined : t.text(type)
}

/** Whether that is left out: what has the member is expected, and not written. */
const isOpen = (t: Syntax, target: number): boolean =>
  t.type(target) === 'key_path_expression' && rootOf(t, target) === undefined

export function receiver(t: Syntax, access: number): number | undefined {
  const target = targetOf(t, access)
  return target !== undefined && isOpen(t, target) ? undefined : target
}

/** What has the first member of `\.address.city`. */
export function expectedRoot(t: Syntax, access: number): Expected | undefined {
  const target = targetOf(t, access)
  if (target === undefined || !isOpen(t, target)) return undefined
  let path = access
  for (let up = t.parent(path); up !== undefined && targetOf(t, up) === path; up = t.parent(path)) path = up
  const around = t.parent(path)
  if (around === undefined) return 'unknown'
  if (t.type(around) === 'property_declaration') return rootDeclared(typeOf(t, around))
  if (t.type(around) === 'attribute') return ofValues(t.first(around, 'user_type'), t)
  if (t.type(around) !== 'value_argument') return 'unknown'
  // `users.map(\.name)`, `ForEach(users, id: \.id)`
  const place = placeOf(t, path)
  const elements = place && elementsOf(t, place.call)
  if (elements !== undefined) return { elementOf: { node: elements } }
  const feature = place && ofFeature(t, place)
  if (feature !== undefined) return { type: feature }
  const label = t.first(around, 'value_argument_label')
  if (label === undefined && place?.at.index === 0) return ofValues(callee(t, place.call), t)
  return label !== undefined && t.text(label) === 'keyPath' ? subscripted(t, around) : 'unknown'
}

/** Functions that compose reducers, of paths through the state and the action of the feature around: `Scope(state: \.row, action: \.row)`. */
function ofFeature(t: Syntax, { call, at }: { call: number; at: Place }): 'State' | 'Action' | undefined {
  const name = callee(t, call)
  if (name === undefined || !/^(?:Scope|ifLet|ifCaseLet|forEach)$/.test(t.text(name))) return undefined
  if (at.label === 'action') return 'Action'
  if (at.index > 0 || !argumentsIn(t, call).some(({ label }) => label === 'action')) return undefined
  return at.label === undefined || at.label === 'state' ? 'State' : undefined
}

/** By the attributes and functions that take key paths of them: what the environment has, and what dependencies have. */
const VALUES: readonly [names: RegExp, type: string][] = [
  [/^(?:Environment|environment|transformEnvironment)$/, 'EnvironmentValues'],
  [/^(?:Focused(?:Value|Binding)|focused(?:Scene)?Value)$/, 'FocusedValues'],
  [/^(?:Dependency|dependency|transformDependency)$/, 'DependencyValues'],
]

function ofValues(name: number | undefined, t: Syntax): Expected {
  const text = name === undefined ? '' : t.text(name)
  const type = VALUES.find(([names]) => names.test(text))?.[1]
  return type === undefined ? 'unknown' : { type }
}

/** The key path of what a property takes from its environment: `@Environment(\.router) var router`. */
export function injectedBy(t: Syntax, property: number): number | undefined {
  const list = t.first(property, 'modifiers')
  return (list === undefined ? [] : t.each(list, 'attribute'))
    .map((attribute) => t.first(attribute, 'navigation_expression'))
    .find((path) => path !== undefined && expectedRoot(t, path) !== 'unknown' && /^\\/.test(t.text(path)))
}

/** `KeyPath<User, Address>` */
function rootDeclared(type: string | undefined): Expected {
  const root = /^\w*KeyPath<\s*([\w.]+)\s*,/.exec(type ?? '')?.[1]
  return root === undefined ? 'unknown' : { type: root }
}

/** `user` of `user[keyPath: \.address]` */
function subscripted(t: Syntax, argument: number): Expected {
  const list = t.parent(argument)
  const suffix = list === undefined ? undefined : t.parent(list)
  const call = suffix === undefined ? undefined : t.parent(suffix)
  const [object] = call === undefined ? [] : t.named(call)
  return object === undefined ? 'unknown' : { node: object }
}
