/** Bounds as written in the source: of type parameters, of `dyn` and `impl` types, and of traits (supertraits). */
import type { Item } from '../crates.ts'
import * as ir from '../ir.ts'
import type { Source } from '../source.ts'
import type { Evaluator } from './evaluate.ts'
import * as t from './types.ts'

export function boundsAt(e: Evaluator, source: Source, list: number): t.Bound[] {
  const count = list === 0 ? 0 : source.at(list + 1)
  return Array.from({ length: count }, (_, at) => boundAt(e, source, source.at(list + 2 + at))).filter(
    (bound) => bound !== undefined,
  )
}

/** A bound: the trait, its type arguments, and the types bound to its associated types. */
export function boundAt(e: Evaluator, source: Source, node: number): t.Bound | undefined {
  if (source.at(node) === ir.FUNCTION_BOUND) {
    const bound = boundAt(e, source, source.at(node + 1))
    const count = source.at(node + 2)
    const parameters = Array.from({ length: count }, (_, at) => e.denoted(source, source.at(node + 3 + at)))
    const written = e.denoted(source, source.at(node + 3 + count))
    const isAsync = bound && !('module' in bound.trait) && t.lastName(bound.trait).startsWith('AsyncFn')
    const result = isAsync ? t.std('Future', written) : written
    return bound && { ...bound, call: { kind: t.FUNCTION, parameters, result } }
  }
  if (source.at(node) === ir.ASSOCIATED_BOUND) {
    const bounds = boundsAt(e, source, source.at(node + 2))
    const assoc = new Map([[source.string(source.at(node + 1)), { kind: t.TRAITS, bounds } as t.Type]])
    return { trait: t.std('Sized'), args: [], assoc, call: undefined }
  }
  const value = e.value(source, node)
  const { type } = value
  if (type.kind === t.TRAITS) return type.bounds[0]
  if (type.kind === t.EXTERNAL) {
    const assoc = bindings(e, source, node)
    return { trait: type, args: type.args, assoc, call: undefined }
  }
  return undefined
}

/** Bindings of associated types among a path's type arguments: `Item = T`. */
function bindings(e: Evaluator, source: Source, node: number): Map<string, t.Type> {
  const assoc = new Map<string, t.Type>()
  if (source.at(node) !== ir.TYPE_PATH) return assoc
  const count = source.at(node + 3)
  const args = count === 0 ? 0 : source.at(node + ir.PATH_HEAD + 2 * count - 1)
  if (args === 0) return assoc
  const from = args + 3 + source.at(args + 1)
  for (let at = 0; at < source.at(args + 2); at++)
    assoc.set(source.string(source.at(from + 2 * at)), e.denoted(source, source.at(from + 2 * at + 1)))
  return assoc
}

export function traitBound(e: Evaluator, source: Source, node: number, trait: Item, args: t.Type[]): t.Bound {
  return { trait, args, assoc: bindings(e, source, node), call: undefined }
}

/** The declared bounds of a type parameter, or of a `dyn` or `impl` type. */
export function boundsOf(e: Evaluator, type: t.Type): t.Bound[] {
  if (type.kind === t.TRAITS) return type.bounds
  if (type.kind !== t.PARAMETER || !type.source) return []
  const own = boundsAt(e, type.source, type.source.at(type.node + 2))
  const { trait } = type
  if (!trait) return own
  // In the trait itself, `Self` has it with the trait's own type parameters.
  const args = e.parameters(trait.source, trait.node + 7, trait.source.at(trait.node + 4))
  return [{ trait, args, assoc: new Map(), call: undefined }, ...own]
}

export function supertraits(e: Evaluator, trait: Item): t.Bound[] {
  return boundsAt(e, trait.source, trait.source.at(trait.node + 5))
}
