/** Methods and associated items of types that are known only by their bounds. */
import type { Item } from '../crates.ts'
import * as ir from '../ir.ts'
import { targetOf } from './contents.ts'
import type { Evaluator, Value } from './evaluate.ts'
import { memberValue } from './members.ts'
import { DOWNCASTS, SELF_METHODS, TRAIT_METHODS } from './standard-functions.ts'
import { standardMethod, standardValue } from './standard-members.ts'
import { MARKERS, type Member } from './traits.ts'
import * as t from './types.ts'
import { boundsOf, supertraits } from './written-bounds.ts'

/** A member of one of a type's bounds, or of one of their supertraits. */
export function viaBounds(
  e: Evaluator,
  type: t.Type,
  name: string,
  args: t.Type[],
  accepts: (member: Member) => boolean = () => true,
): Value | undefined {
  let foreign: Value | undefined
  const seen = new Set<Item>()
  const open = [...boundsOf(e, type)]
  for (let at = 0; at < open.length; at++) {
    const bound = open[at] as t.Bound
    if ('module' in bound.trait) {
      if (seen.has(bound.trait)) continue
      seen.add(bound.trait)
      const member = e.traits.members(bound.trait).get(name)
      if (member && member.kind !== ir.ALIAS_ITEM && accepts(member))
        return memberValue(e, { member, by: argumentsOf(e, bound.trait, bound) }, type, args)
      open.push(...above(e, bound.trait, bound))
    } else foreign ??= viaForeignBound(type, bound.trait, bound, name, args)
  }
  return foreign ?? onlyForeign(open, name, args)
}

/** The supertraits of a bound's trait, with the type arguments of the bound. */
function above(e: Evaluator, trait: Item, bound: t.Bound): t.Bound[] {
  const by = argumentsOf(e, trait, bound)
  const all = supertraits(e, trait)
  return by.size === 0 ? all : all.map((one) => t.substituteBound(one, by))
}

/** The type parameters of a trait as a bound gives them. */
export function argumentsOf(e: Evaluator, { source, node }: Item, { args }: t.Bound): t.Substitution {
  const by: t.Substitution = new Map()
  e.parameters(source, node + 7, source.at(node + 4)).forEach((parameter, at) => {
    const given = args[at]
    if (given) by.set(parameter, given)
  })
  return by
}

/** A name that no trait of the repository has belongs to a foreign trait: to the first bound that is not a marker trait. */
function onlyForeign(bounds: readonly t.Bound[], name: string, args: readonly t.Type[]): Value | undefined {
  if (SELF_METHODS.has(name) || TRAIT_METHODS.has(name)) return undefined
  const telling = bounds.filter(
    (bound) => !('module' in bound.trait) && !MARKERS.has(t.lastName(bound.trait)) && !targetOf(bound),
  )
  const trait = telling[0]?.trait
  if (!trait || 'module' in trait) return undefined
  const external = { crate: trait.crate, name: `${trait.name}::${name}` }
  const [cast] = args
  const into = cast && DOWNCASTS.get(name)
  const type: t.Type = into
    ? { kind: t.FUNCTION, parameters: [], result: t.std(into, cast, { kind: t.TRAITS, bounds: [...bounds] }) }
    : { kind: t.EXTERNAL, ...external, args: [] }
  return { type, external, evidence: 'type' }
}

/** Of foreign traits, only the methods of iterators, conversions, dereferencing and arc_swap's access are known. */
function viaForeignBound(
  type: t.Type,
  trait: t.External,
  bound: t.Bound,
  name: string,
  args: t.Type[],
): Value | undefined {
  const last = t.lastName(trait)
  if (/^(Iterator|DoubleEndedIterator|ExactSizeIterator|IntoIterator)$/.test(last)) {
    const iterator = t.std('Iter', bound.assoc.get('Item') ?? { kind: t.PROJECTION, type, name: 'Item' })
    const method = standardMethod(iterator, name)
    return method && standardValue(iterator, method, name, args)
  }
  if (last === 'Stream') {
    const item = bound.assoc.get('Item') ?? { kind: t.PROJECTION, type, name: 'Item' }
    const stream: t.External = { kind: t.EXTERNAL, crate: 'futures', name: last, args: [item] }
    const method = standardMethod(stream, name)
    return method && standardValue(stream, method, name, args)
  }
  if (last === 'DynAccess' && name === 'load') {
    const guard: t.External = {
      kind: t.EXTERNAL,
      crate: trait.crate,
      name: 'access::DynGuard',
      args: bound.args.slice(0, 1),
    }
    return {
      type: { kind: t.FUNCTION, parameters: [], result: guard },
      external: { crate: trait.crate, name: `${trait.name}::${name}` },
      evidence: 'type',
    }
  }
  if (
    /^(AsRef|Borrow|Deref|AsMut|BorrowMut|DerefMut)$/.test(last) &&
    /^(as_ref|borrow|deref|as_mut|borrow_mut|deref_mut)$/.test(name)
  )
    return {
      type: { kind: t.FUNCTION, parameters: [], result: bound.args[0] ?? bound.assoc.get('Target') ?? t.unknown },
      external: { crate: trait.crate, name: `${trait.name}::${name}` },
      evidence: 'type',
    }
  if (/^(Into|TryInto)$/.test(last) && name === 'into')
    return {
      type: { kind: t.FUNCTION, parameters: [], result: bound.args[0] ?? t.unknown },
      external: { crate: trait.crate, name: `${trait.name}::${name}` },
      evidence: 'type',
    }
  return undefined
}
