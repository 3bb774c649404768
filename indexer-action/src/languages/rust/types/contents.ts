/** The types that result from dereferencing, `?`, `.await`, indexing and iterating. */
import { aliased, project } from './associated-types.ts'
import { WRAPPERS } from './crate-library.ts'
import type { Evaluator } from './evaluate.ts'
import { fit, isFor, isGiven, mayBeLiteral } from './members.ts'
import { inCode, standardType } from './standard.ts'
import { POINTERS } from './standard-functions.ts'
import { type Impl, isForeign } from './traits.ts'
import * as t from './types.ts'
import { boundsOf } from './written-bounds.ts'

/** Maximum number of dereferencing steps. */
export const DEEPEST = 8

/** What a foreign type leads to, of which nobody knows more. `given`: further types that it was given. */
export function outside(type: t.External, how: string, given: readonly t.Type[] = []): t.External {
  const carries = [...(type.carries ?? []), ...t.ours(type.args), ...t.ours(given)].slice(0, MOST_CARRIED)
  return {
    kind: t.EXTERNAL,
    crate: type.crate,
    name: type.name.length > 80 ? type.name : type.name + how,
    args: [],
    ...(carries.length > 0 ? { carries } : {}),
  }
}

const MOST_CARRIED = 8

/** Types of the repository that a foreign one may be, hold or dereference to. */
export const mayBe = (type: t.External): readonly t.Adt[] =>
  standardType(type) ? (type.carries ?? []) : [...(type.carries ?? []), ...t.ours(type.args)]

/** The type of `*x`. */
export function pointee(e: Evaluator, given: t.Type): t.Type {
  const type = e.shape(given)
  // Raw pointers are dereferenced only explicitly.
  if (type.kind === t.EXTERNAL && type.name === 'pointer') return type.args[0] ?? t.unknown
  return dereferenced(e, type) ?? type
}

export function dereferenced(e: Evaluator, given: t.Type): t.Type | undefined {
  const type = e.shape(given)
  if (type.kind === t.EXTERNAL) return isPointer(type) ? type.args[0] : undefined
  if (t.isBounded(type))
    return boundsOf(e, type)
      .map(targetOf)
      .find((one) => one !== undefined)
  if (type.kind !== t.ADT) return undefined
  return e.traits.foreign(type, 'Deref') ? project(e, type, 'Target') : undefined
}

/** What a bound says that its type dereferences to: `C: DerefMut<Target = Connection>`. */
export const targetOf = ({ trait, assoc }: t.Bound): t.Type | undefined =>
  !('module' in trait) && /^(?:Deref|DerefMut)$/.test(t.lastName(trait)) ? assoc.get('Target') : undefined

export const isPointer = (type: t.External): boolean => POINTERS.has(t.lastName(type)) || isWrapper(type)

/** Whether its only part is its type argument, to which it dereferences. */
export const isWrapper = (type: t.External): boolean =>
  type.args.length === 1 && WRAPPERS.get(inCode(type.crate))?.has(t.lastName(type)) === true

/** The type that this one dereferences to, if known. Callers repeat it while `step < DEEPEST`. */
export function below(e: Evaluator, type: t.Type): t.Type | undefined {
  const inner = dereferenced(e, type)
  return inner && e.shape(inner)
}

export function unwrapped(e: Evaluator, given: t.Type): t.Type {
  const type = e.shape(given)
  if (type.kind !== t.EXTERNAL) return t.unknown
  const name = t.lastName(type)
  if (name === 'Option' || name === 'Result') return type.args[0] ?? (type.name.startsWith('fmt') ? t.unit : t.unknown)
  if (name === 'ControlFlow') return type.args[1] ?? t.unit
  return name === 'Poll' ? (type.args[0] ?? t.unknown) : outside(type, '?')
}

export function awaited(e: Evaluator, given: t.Type): t.Type {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    if (type.kind === t.EXTERNAL) {
      const name = t.lastName(type)
      if (name === 'Future' || name === 'BoxFuture' || name === 'LocalBoxFuture' || name === 'Ready')
        return type.args.at(-1) ?? t.unknown
      if (type.crate === 'tokio' && /(?:^|::)(?:JoinHandle|oneshot::Receiver)$/.test(type.name))
        return t.std('result::Result', type.args[0] ?? t.unknown, t.unknown)
      if (isPointer(type)) continue
      return type
    }
    if (t.isBounded(type) || type.kind === t.ADT) {
      const output = project(e, type, 'Output')
      if (output.kind !== t.UNKNOWN && output.kind !== t.PROJECTION) return output
      if (type.kind === t.ADT) {
        const into = project(e, type, 'IntoFuture')
        if (into.kind !== t.UNKNOWN) return into
      }
    }
  }
  return t.unknown
}

/** What is at an index, which decides between several impls. */
export function elementOf(e: Evaluator, given: t.Type, index: t.Type = t.unknown): t.Type {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    if (type.kind === t.SLICE) return type.element
    if (type.kind === t.EXTERNAL) {
      const name = t.lastName(type)
      if (/Map$/.test(name)) return type.args[1] ?? t.unknown
      if (isPointer(type)) continue
      if (standardType(type)) return name === 'String' ? type : (type.args[0] ?? t.unknown)
      return outside(type, '[]')
    }
    if (type.kind === t.PRIMITIVE) return type
    if (type.kind === t.ADT && e.traits.foreign(type, 'Index')) return indexed(e, type, index)
  }
  return t.unknown
}

function indexed(e: Evaluator, type: t.Adt, given: t.Type): t.Type {
  const impls = e.traits.impls(type).filter((one) => isForeign(one.trait, 'Index') && isFor(e, one, type))
  const index = e.shape(given)
  const isFitting = (impl: Impl): boolean =>
    isGiven(e, impl, [index]) || mayBeLiteral(e.shape(impl.trait?.args[0] ?? t.unknown), index)
  const fitting = impls.length === 1 ? impls : impls.filter(isFitting)
  const [impl] = fitting
  const output = impl?.members.get('Output')
  if (!impl || !output || (fitting.length > 1 && t.isOpen(index))) return t.unknown
  return t.substitute(aliased(e, output), fit(impl, type))
}

/** The item type of a loop over it, or of an iterator's closure. */
export function itemOf(e: Evaluator, given: t.Type): t.Type {
  let type: t.Type | undefined = e.shape(given)
  for (let step = 0; type && step < DEEPEST; step++, type = below(e, type)) {
    if (type.kind === t.SLICE) return type.element
    if (type.kind === t.EXTERNAL) {
      const name = t.lastName(type)
      if ((/.Map$/.test(name) || /^Iter(Mut)?$/.test(name)) && type.args.length > 1)
        return { kind: t.TUPLE, types: [type.args[0] as t.Type, type.args[1] as t.Type] }
      if (isPointer(type)) continue
      const own = standardType(type)
      const { args } = type
      if (own?.base && t.lastName(own.base) === 'Iter' && args.length > 0)
        return t.substitute(
          own.base.args[0] ?? t.unknown,
          new Map(own.parameters.map((one, at) => [one, args[at] ?? t.unknown])),
        )
      if (own) return args[0] ?? t.unknown
      return outside(type, '')
    }
    if (type.kind === t.ADT || t.isBounded(type)) {
      const item = project(e, type, 'Item')
      if (item.kind !== t.UNKNOWN) return item
    }
  }
  return t.unknown
}
