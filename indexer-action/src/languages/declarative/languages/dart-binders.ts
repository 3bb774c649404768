/** Dart: what functions, `catch` and loops declare for what stands in them. */
import type { Binder } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { parametersIn } from './dart-frameworks.ts'
import { bindings } from './dart-patterns.ts'
import { givenTo, parameters, typeOf } from './dart-syntax.ts'

/** The parameters of a function, with the types that what it is handed to says. */
export const binders = (t: Syntax, node: number): Binder[] => {
  const all = parameters(t, node)
  const told = parametersIn(
    t,
    node,
    all.map(({ name }) => name),
  )
  return all.map(({ name, parameter: { type } }, nth) =>
    type !== undefined
      ? { name, type }
      : (told.find((one) => one.name === name) ?? { name, ...givenTo(t, node, nth, all.length) }),
  )
}

/** What `on Failed catch (error, trace)` declares. */
export const caught = (t: Syntax, clause: number): Binder[] => {
  const list = t.first(clause, 'catch_parameters')
  const before = t.previous(clause)
  const type = before !== undefined && t.type(before) === 'type_identifier' ? t.text(before) : undefined
  return list === undefined
    ? []
    : t.each(list, 'identifier').map((name, nth) => (nth === 0 && type !== undefined ? { name, type } : { name }))
}

/** What `for (final user in users)` declares, before a statement or an element of a list. */
export const looped = (t: Syntax, node: number): Binder[] => {
  const parts = t.first(node, 'for_loop_parts')
  const name = parts === undefined ? undefined : t.field(parts, 'name')
  const held = parts === undefined ? undefined : t.named(parts).at(-1)
  if (parts !== undefined && name === undefined)
    return t
      .named(parts)
      .flatMap((part) => bindings(t, part, true, held === undefined ? undefined : { node: held, element: true }))
  if (parts === undefined || name === undefined) return []
  const type = typeOf(t, parts)
  return [
    type !== undefined
      ? { name, type }
      : held === name || held === undefined
        ? { name }
        : { name, given: { node: held, element: true } },
  ]
}
