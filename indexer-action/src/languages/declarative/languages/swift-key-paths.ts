/** Whose members a key path names: `\User.name`, and `\.name` where what is around it tells. */
import type { Expected } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { elementsIn } from './swift-lists.ts'
import { targetOf, typeOf } from './swift-syntax.ts'

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
  if (t.type(around) !== 'value_argument') return 'unknown'
  // `users.map(\.name)`, `ForEach(users, id: \.id)`
  const elements = elementsIn(t, path)
  if (elements !== undefined) return { elementOf: { node: elements } }
  const label = t.first(around, 'value_argument_label')
  return label !== undefined && t.text(label) === 'keyPath' ? subscripted(t, around) : 'unknown'
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
