/** Encodes types, bounds and type parameters as nodes. */
import * as ir from '../ir.ts'
import { blockValue } from './expressions.ts'
import type { Extraction } from './extraction.ts'
import { pathOf } from './paths.ts'
import { K } from './syntax.ts'

/** The node of a type; 0 if the type is missing or `_`. */
export const typeOf = (x: Extraction, node: number): number => (node < 0 ? 0 : (x.nested(() => written(x, node)) ?? 0))

function written(x: Extraction, node: number): number {
  switch (x.code(node)) {
    case K.type_identifier:
    case K.identifier:
      if (x.text(node) === '_') return 0
      return pathOf(x, node, ir.TYPE_PATH, ir.TYPE)
    case K.scoped_type_identifier:
    case K.scoped_identifier:
    case K.generic_type:
    case K.generic_type_with_turbofish:
      return pathOf(x, node, ir.TYPE_PATH, ir.TYPE)
    case K.primitive_type:
      return x.node(ir.PRIMITIVE, x.string(x.text(node)))
    case K.reference_type:
      return typeOf(x, x.child(node, x.field.type))
    case K.pointer_type:
      return x.node(ir.STANDARD_AROUND, x.string('pointer'), typeOf(x, x.child(node, x.field.type)))
    case K.tuple_type: {
      const types = x.named(node).map((type) => typeOf(x, type))
      // `&(dyn A + B)`: parentheses, and no tuple of one part.
      if (types.length === 1 && !/,\s*\)$/.test(x.text(node))) return types[0] as number
      return x.record([ir.TUPLE_TYPE, types.length, ...types])
    }
    case K.array_type:
      visitLength(x, x.child(node, x.field.length))
      return x.node(ir.SLICE_TYPE, typeOf(x, x.child(node, x.field.element)))
    case K.function_type:
      return x.child(node, x.field.trait) >= 0 ? anyOf(x, [functionBound(x, node)]) : functionType(x, node)
    case K.dynamic_type:
    case K.abstract_type:
      return anyOf(x, boundsIn(x, x.child(node, x.field.trait)))
    case K.bounded_type:
      return anyOf(x, boundsIn(x, node))
    case K.higher_ranked_trait_bound:
      return typeOf(x, x.child(node, x.field.type))
    case K.qualified_type:
      return x.node(ir.QUALIFIED, typeOf(x, x.child(node, x.field.type)), typeOf(x, x.child(node, x.field.alias)))
    case K.bracketed_type:
      return typeOf(x, x.firstNamed(node))
    case K.unit_type:
      return x.node(ir.UNIT)
    case K.never_type:
      return x.node(ir.NEVER)
    // An argument for a `const` parameter: impls of one type with different values are different impls.
    case K.integer_literal:
    case K.boolean_literal:
    case K.char_literal:
      return x.node(ir.PRIMITIVE, x.string(x.text(node)))
    case K.macro_invocation:
      // `Token![,]`: of the type that it stands for nothing is known.
      pathOf(x, x.child(node, x.field.macro), ir.MACRO_PATH, ir.MACRO)
      return 0
    default:
      return 0
  }
}

function visitLength(x: Extraction, node: number): void {
  // An array's length is an expression. Only its names are recorded. A `const` parameter is resolved now, while it is in scope.
  const parameter = x.code(node) === K.identifier ? x.types.get(x.text(node)) : 0
  if (parameter !== 0) {
    x.occurrence(x.tree.start[node] as number, ir.READ, parameter)
    return
  }
  if (node >= 0 && x.code(node) !== K.integer_literal) x.later(() => blockValue(x, node))
}

function anyOf(x: Extraction, bounds: readonly number[]): number {
  return x.node(ir.ANY_OF_TRAIT, boundList(x, bounds))
}

export function boundList(x: Extraction, bounds: readonly number[]): number {
  return x.record([ir.BOUNDS, bounds.length, ...bounds])
}

/** The traits in a bound: `A + B + 'a`. */
export function boundsIn(x: Extraction, node: number): number[] {
  switch (x.code(node)) {
    case K.trait_bounds:
    case K.bounded_type:
      return x.named(node).flatMap((bound) => boundsIn(x, bound))
    case K.higher_ranked_trait_bound:
      return boundsIn(x, x.child(node, x.field.type))
    case K.abstract_type:
    case K.dynamic_type:
      return boundsIn(x, x.child(node, x.field.trait))
    case K.function_type:
      return [functionBound(x, node)]
    case K.type_identifier:
    case K.scoped_type_identifier:
    case K.generic_type: {
      const bound = typeOf(x, node)
      return bound === 0 ? [] : [bound]
    }
    default:
      return []
  }
}

function signatureParts(x: Extraction, node: number): { parameters: number[]; result: number } {
  const list = x.child(node, x.field.parameters)
  const parameters = x
    .named(list)
    .map((one) => typeOf(x, x.code(one) === K.parameter ? x.child(one, x.field.type) : one))
  const written = x.child(node, x.field.return_type)
  return { parameters, result: written < 0 ? x.node(ir.UNIT) : typeOf(x, written) }
}

function functionBound(x: Extraction, node: number): number {
  const trait = typeOf(x, x.child(node, x.field.trait))
  const { parameters, result } = signatureParts(x, node)
  return x.record([ir.FUNCTION_BOUND, trait, parameters.length, ...parameters, result])
}

function functionType(x: Extraction, node: number): number {
  const { parameters, result } = signatureParts(x, node)
  return x.record([ir.FUNCTION_TYPE, parameters.length, ...parameters, result])
}

/** The type arguments of a path's segment. */
export interface Arguments {
  /** ARGUMENTS node; 0 if there are none. */
  node: number
  /** Where the names of associated types are: `Item` in `Iterator<Item = T>`. */
  named: { offset: number; text: string }[]
}

/** `<T, 'a, Item = U, Item: Bound>`: types in order, and what is said of associated types by name. Lifetimes are dropped. */
export function typeArguments(x: Extraction, list: number): Arguments {
  const named: Arguments['named'] = []
  if (list < 0) return { node: 0, named }
  const types: number[] = []
  const bindings: number[] = []
  const bind = (name: number, type: number): void => {
    const text = x.text(name)
    named.push({ offset: x.tree.start[name] as number, text })
    bindings.push(x.string(text), type)
  }
  const all = x.named(list)
  for (const [at, argument] of all.entries()) {
    const next = all[at + 1] ?? -1
    switch (x.code(argument)) {
      case K.lifetime:
      // The bounds of the argument before them.
      case K.trait_bounds:
        break
      case K.type_binding:
        bind(x.child(argument, x.field.name), typeOf(x, x.child(argument, x.field.type)))
        break
      case K.block:
        visitLength(x, argument)
        types.push(0)
        break
      default:
        if (x.code(next) === K.trait_bounds) bind(argument, anyOf(x, boundsIn(x, next)))
        else types.push(typeOf(x, argument))
    }
  }
  return { node: x.record([ir.ARGUMENTS, types.length, bindings.length / 2, ...types, ...bindings]), named }
}

/** Declares an item's type parameters with their bounds, including those of its `where` clause. Returns their nodes. */
export function typeParameters(x: Extraction, item: number): number[] {
  const list = x.child(item, x.field.type_parameters)
  const made: { node: number; bounds: number[] }[] = []
  const byName = new Map<string, { node: number; bounds: number[] }>()
  const parameters = x.named(list)
  for (const parameter of parameters) {
    const code = x.code(parameter)
    const name = x.child(parameter, x.field.name)
    if (code === K.const_parameter) {
      const text = x.text(name)
      const local = x.local(text, ir.LOCAL_TYPE, x.tree.start[name] as number)
      const node = x.node(ir.TYPE_PARAMETER, x.string(text), 0, local)
      x.types.bind(text, node)
      made.push({ node, bounds: [] })
    } else if (code === K.type_parameter) {
      const text = x.text(name)
      const local = x.local(text, ir.LOCAL_TYPE, x.tree.start[name] as number)
      const node = x.record([ir.TYPE_PARAMETER, x.string(text), 0, local, 0])
      x.types.bind(text, node)
      const entry = { node, bounds: [] }
      made.push(entry)
      byName.set(text, entry)
    }
  }
  let at = 0
  for (const parameter of parameters) {
    const code = x.code(parameter)
    if (code === K.const_parameter) {
      typeOf(x, x.child(parameter, x.field.type))
      visitLength(x, x.child(parameter, x.field.value))
      at++
    } else if (code === K.type_parameter) {
      const entry = made[at++]
      const bounds = x.child(parameter, x.field.bounds)
      if (bounds >= 0) entry?.bounds.push(...boundsIn(x, bounds))
      const fallback = typeOf(x, x.child(parameter, x.field.default_type))
      if (entry && fallback !== 0) x.patch(entry.node + 4, fallback)
    }
  }
  /** Also a parameter of the impl or trait around, of which a method asks more. */
  const bounded = (name: string): { node: number; bounds: number[] } | undefined => {
    const known = byName.get(name)
    let node = known ? 0 : name === 'Self' ? x.selfType : x.types.get(name)
    if (node && x.at(node) === ir.QUALIFIED) node = x.at(node + 1)
    if (!node || x.at(node) !== ir.TYPE_PARAMETER || x.inBody !== node >= ir.BODY) return known
    const entry = { node, bounds: [] }
    byName.set(name, entry)
    return entry
  }
  const where = x.childOf(item, K.where_clause)
  for (const predicate of x.named(where)) {
    const left = x.child(predicate, x.field.left)
    if (x.code(left) !== K.lifetime) typeOf(x, left)
    const bounds = boundsIn(x, x.child(predicate, x.field.bounds))
    const name = left < 0 ? '' : x.text(left)
    const known = bounded(name)
    if (known) known.bounds.push(...bounds)
    else if (x.code(left) === K.scoped_type_identifier) {
      const associated = x.text(x.child(left, x.field.name))
      bounded(projectedFrom(x, left))?.bounds.push(
        x.record([ir.ASSOCIATED_BOUND, x.string(associated), boundList(x, bounds)]),
      )
    }
  }
  for (const { node, bounds } of byName.values())
    if (bounds.length > 0) x.patch(node + 2, boundList(x, [...boundsAt(x, node), ...bounds]))
  return made.map(({ node }) => node)
}

/** The bounds recorded for a type parameter so far. */
export function boundsAt(x: Extraction, parameter: number): number[] {
  const list = x.at(parameter + 2)
  return list === 0 ? [] : Array.from({ length: x.at(list + 1) }, (_, at) => x.at(list + 2 + at))
}

/** The name of the type before `::Item` in `T::Item` and `<T as Trait>::Item`. */
function projectedFrom(x: Extraction, node: number): string {
  const path = x.child(node, x.field.path)
  const qualified = x.code(path) === K.bracketed_type ? x.firstNamed(path) : -1
  if (path < 0) return ''
  return x.text(x.code(qualified) === K.qualified_type ? x.child(qualified, x.field.type) : path)
}
