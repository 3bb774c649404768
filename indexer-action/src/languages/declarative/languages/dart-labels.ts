/** Names of arguments. Those of a construction are the fields that it fills: `Box(count: 1)` of `Box({this.count})`. */
import type { UseRule } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { behindPrefix, memberOf } from './dart-syntax.ts'

/** Where the type has no such member, the argument is for a parameter alone. */
export const filled: UseRule = {
  use: 'write',
  name: (t, label) => (madeWith(t, label) === undefined ? undefined : t.first(label, 'identifier')),
  receiver: madeWith,
  supposed: true,
}

/** The name of the type in the construction that an argument is for: `Box` of `Box(…)`, `levels.Box(…)`, `const Box.filled(…)`. */
export function madeWith(t: Syntax, label: number): number | undefined {
  const list = t.parent(t.parent(label) ?? label)
  const around = list === undefined ? undefined : t.parent(list)
  if (list === undefined || around === undefined || t.type(list) !== 'arguments') return undefined
  if (/^(?:const_object|new)_expression$/.test(t.type(around))) {
    const type = t.first(around, 'type_identifier')
    const behind = type === undefined ? undefined : behindPrefix(t, type)
    return behind !== undefined && isTypeName(t, behind) ? behind : type
  }
  const call = t.type(around) === 'argument_part' ? t.parent(around) : undefined
  const called = call === undefined ? undefined : t.previous(call)
  if (called === undefined || t.type(called) !== 'selector') return typeNamed(t, called)
  return typeNamed(t, memberOf(t, called)) ?? typeNamed(t, t.previous(called))
}

const isTypeName = (t: Syntax, name: number): boolean => /^_?[A-Z]/.test(t.text(name))
const typeNamed = (t: Syntax, name: number | undefined): number | undefined =>
  name !== undefined && t.type(name) === 'identifier' && isTypeName(t, name) ? name : undefined
