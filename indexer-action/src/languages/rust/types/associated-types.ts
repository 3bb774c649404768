/** Associated types: `T::Item` by impls, bounds and the standard library. */
import type { Item } from '../crates.ts'
import * as ir from '../ir.ts'
import type { Source } from '../source.ts'
import { dereferenced, itemOf } from './contents.ts'
import type { Evaluator } from './evaluate.ts'
import { fit, isFor } from './members.ts'
import { MARKERS } from './traits.ts'
import * as t from './types.ts'
import { boundsOf, supertraits } from './written-bounds.ts'

/** `T::Item`: looked up in impls, bounds and the standard library. Stays a projection while T is not yet inferred. */
export function project(e: Evaluator, given: t.Type, name: string): t.Type {
  const type = e.shape(given)
  switch (type.kind) {
    case t.VARIABLE:
      return { kind: t.PROJECTION, type, name }
    case t.PARAMETER:
    case t.TRAITS:
      return withOrigin(viaBoundsType(e, type, name), type, name)
    case t.EXTERNAL:
      if (name === 'Item' || name === 'IntoIter') {
        const item = itemOf(e, type)
        return name === 'Item' ? item : t.std('Iter', item)
      }
      if (name === 'Target') return dereferenced(e, type) ?? t.unknown
      if (name === 'Output' && t.lastName(type) === 'Future') return type.args[0] ?? t.unknown
      break
    case t.SLICE:
      if (name === 'Item') return type.element
      break
    default:
  }
  for (const member of e.traits.named(type, name)) {
    if (member.kind !== ir.ALIAS_ITEM || !member.impl || member.trait) continue
    if (isFor(e, member.impl, type)) return t.substitute(aliased(e, member), fit(member.impl, type))
  }
  return viaBlanket(e, type, name)
}

/**
 * The associated type of a blanket impl, `impl<T> Trait for T { type Target = …; }`. Used only if T has no foreign bounds other
 * than markers, because it is not known which types meet those.
 */
function viaBlanket(e: Evaluator, type: t.Type, name: string): t.Type {
  if (type.kind === t.UNKNOWN || type.kind === t.NEVER) return t.unknown
  const member = e.traits.blanket(type, name, (one) => one.kind === ir.ALIAS_ITEM)
  const self = member?.impl?.self
  if (!member || member.trait || self?.kind !== t.PARAMETER) return t.unknown
  if (boundsOf(e, self).some(({ trait }) => !('module' in trait) && !MARKERS.has(t.lastName(trait)))) return t.unknown
  return t.substitute(aliased(e, member), new Map([[self, type]]))
}

/** A type known only by its bounds keeps the projection it came from, so that it can be resolved once the parameter is known. */
function withOrigin(found: t.Type, type: t.Type, name: string): t.Type {
  if (found.kind !== t.TRAITS || type.kind !== t.PARAMETER || found.of) return found
  return { ...found, of: { kind: t.PROJECTION, type, name } }
}

/** The type that an alias or an associated type is defined as. */
export function aliased(e: Evaluator, member: { source: Source; node: number }): t.Type {
  const { source, node } = member
  return source.at(node) === ir.ALIAS ? e.denoted(source, source.at(node + 2)) : e.denoted(source, node)
}

function viaBoundsType(e: Evaluator, type: t.Type, name: string): t.Type {
  const open = [...boundsOf(e, type)]
  const seen = new Set<Item>()
  // Bounds on the associated type, `where T::Item: Bound`, are added to those that the trait declares for it.
  const added: t.Bound[] = []
  let found: t.Type = { kind: t.PROJECTION, type, name }
  for (let at = 0; at < open.length; at++) {
    const bound = open[at] as t.Bound
    const given = bound.assoc.get(name)
    if (given?.kind === t.TRAITS) added.push(...given.bounds)
    else if (given) return given
    if (name === 'Output' && bound.call) return bound.call.result
    if (!('module' in bound.trait) || seen.has(bound.trait)) continue
    seen.add(bound.trait)
    const member = e.traits.members(bound.trait).get(name)
    if (member?.kind === ir.ALIAS_ITEM && found.kind === t.PROJECTION) {
      const bounds = aliased(e, member)
      if (bounds.kind === t.TRAITS && bounds.bounds.length > 0) found = bounds
    }
    open.push(...supertraits(e, bound.trait))
  }
  if (added.length === 0) return found
  return { kind: t.TRAITS, bounds: found.kind === t.TRAITS ? [...added, ...found.bounds] : added }
}
