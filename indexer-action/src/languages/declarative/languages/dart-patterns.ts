/** What Dart's patterns bind: `final (a, b) = pair`, `case Circle(:final radius)`, `if (json case {'name': String name})`. */
import type { Binder } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { typeOf } from './dart-syntax.ts'

const PATTERN = /_pattern$/

/** The names that patterns bind. Behind `var` or `final` before the whole pattern, every name in it is one. */
export function bindings(t: Syntax, node: number, isDeclared: boolean): Binder[] {
  const type = t.type(node)
  if (type === 'variable_pattern') {
    const name = t.each(node, 'identifier').at(-1)
    const written = typeOf(t, node)
    return name === undefined ? [] : [{ name, ...(written === undefined ? ofField(t, node, name) : { type: written }) }]
  }
  if (type === 'constant_pattern') {
    const [name, ...more] = t.named(node)
    const isName = isDeclared && name !== undefined && more.length === 0 && t.type(name) === 'identifier'
    return isName && t.text(name) !== '_' ? [{ name, ...ofField(t, node, name) }] : []
  }
  return t.named(node).flatMap((part) => (PATTERN.test(t.type(part)) ? bindings(t, part, isDeclared) : []))
}

/** A part of an object pattern is a member of its type: `:final radius`, `radius: final r`. */
function ofField(t: Syntax, part: number, name: number): Pick<Binder, 'given'> {
  const around = t.parent(part)
  const type =
    around !== undefined && t.type(around) === 'object_pattern' ? t.first(around, 'type_identifier') : undefined
  if (type === undefined) return {}
  const before = t.previous(part)
  const label = before !== undefined && isLabel(t, before) ? before : name
  return { given: { node: type, field: t.text(label) } }
}

/** `radius` of `Circle(radius: final r)` and of `(radius: final r)`. */
export function isLabel(t: Syntax, name: number): boolean {
  const parent = t.parent(name)
  return t.type(name) === 'identifier' && parent !== undefined && /^(?:object|record)_pattern$/.test(t.type(parent))
}

/** Of a `case` and of an `if (… case …)`. */
export const matched = (t: Syntax, node: number): Binder[] =>
  t.named(node).flatMap((part) => (PATTERN.test(t.type(part)) ? bindings(t, part, false) : []))
