/** What Dart's patterns bind: `final (a, b) = pair`, `case Circle(:final radius)`, `if (json case {'name': String name})`. */
import type { Binder, Given } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { typeOf } from './dart-syntax.ts'

const PATTERN = /_pattern$/

/** The names that patterns bind. Behind `var` or `final` before the whole pattern, every name in it is one; `value` is what is taken apart. */
export function bindings(t: Syntax, node: number, isDeclared: boolean, value?: Given): Binder[] {
  const type = t.type(node)
  if (type === 'variable_pattern') {
    const name = t.each(node, 'identifier').at(-1)
    const written = typeOf(t, node)
    const told = written === undefined && name !== undefined ? ofField(t, node, name, value) : {}
    return name === undefined ? [] : [{ name, ...(written === undefined ? told : { type: written }) }]
  }
  if (type === 'constant_pattern') {
    const [name, ...more] = t.named(node)
    const isName = isDeclared && name !== undefined && more.length === 0 && t.type(name) === 'identifier'
    return isName && t.text(name) !== '_' ? [{ name, ...ofField(t, node, name, value) }] : []
  }
  return t
    .named(node)
    .flatMap((part) => (PATTERN.test(t.type(part)) ? bindings(t, part, isDeclared, within(t, part, value)) : []))
}

/** What a pattern within another one is taken out of: nothing, if that is a part itself. */
function within(t: Syntax, part: number, value: Given | undefined): Given | undefined {
  const isPart = /^(?:variable|constant|null_check|null_assert)_pattern$/.test(t.type(part))
  return isPart || value === undefined || value.nth !== undefined ? value : undefined
}

/** The pattern with the `?` or `!` behind it. */
function checked(t: Syntax, pattern: number): number {
  const around = t.parent(pattern)
  return around !== undefined && /^null_(?:check|assert)_pattern$/.test(t.type(around)) ? checked(t, around) : pattern
}

const CONDITION = /^if_(?:statement|element)$/

/** A part of an object pattern is a member of its type, and one of a record's of the record: `:final radius`, `radius: final r`. */
function ofField(t: Syntax, inner: number, name: number, value: Given | undefined): Pick<Binder, 'given' | 'after'> {
  const part = checked(t, inner)
  const around = t.parent(part)
  if (around === undefined) return {}
  // `if (user case final user?)`: the second one is not what it is made of.
  if (CONDITION.test(t.type(around))) return value === undefined ? {} : { given: value, after: part }
  const before = t.previous(part)
  const isNamed = /:\s*(?:final\s+|var\s+)?$/.test(
    t.tree.text.slice(Math.max(0, (t.tree.start[name] as number) - 12), t.tree.start[name]),
  )
  const label = before !== undefined && isLabel(t, before) ? before : name
  const type = t.type(around) === 'object_pattern' ? t.first(around, 'type_identifier') : undefined
  if (type !== undefined && t.text(type) !== 'MapEntry') return { given: { node: type, field: t.text(label) } }
  if (value === undefined || (type === undefined && t.type(around) !== 'record_pattern')) return {}
  const parts = t.named(around).filter((one) => PATTERN.test(t.type(one)))
  return { given: { ...value, nth: isNamed ? t.text(label) : parts.indexOf(part) } }
}

/** `radius` of `Circle(radius: final r)` and of `(radius: final r)`. */
export function isLabel(t: Syntax, name: number): boolean {
  const parent = t.parent(name)
  return t.type(name) === 'identifier' && parent !== undefined && /^(?:object|record)_pattern$/.test(t.type(parent))
}

/** Of a `case` and of an `if (… case …)`. */
export const matched = (t: Syntax, node: number): Binder[] =>
  t.named(node).flatMap((part) => {
    if (!PATTERN.test(t.type(part))) return []
    const value = CONDITION.test(t.type(node)) ? t.previous(part) : undefined
    return bindings(t, part, false, value === undefined ? undefined : { node: value })
  })
