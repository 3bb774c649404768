/** Methods and associated functions of standard library types, with their signatures. */
import { ADDED_METHODS } from './added-methods.ts'
import { callableOf } from './calls.ts'
import type { Value } from './evaluate.ts'
import { inCode, standardType } from './standard.ts'
import * as t from './types.ts'

export function standardMethod(type: t.Type, name: string): t.Signature | undefined {
  return standardOf(type)?.find(name)
}

/** An associated function of a standard library type: `Vec::new`. */
export function standardFunction(type: t.External, name: string, args: t.Type[]): Value | undefined {
  const signature = standardMethod(type, name)
  return signature && standardValue(type, signature, name, args)
}

/** Looks up methods in the entry of a type and in that of its base type. */
function standardOf(type: t.Type): { find(name: string): t.Signature | undefined } | undefined {
  const external = standardView(type)
  if (!external) return undefined
  const own = standardType(external)
  if (!own) return undefined
  return {
    find: (name) => own.methods.get(name) ?? (own.base && standardType(own.base)?.methods.get(name)),
  }
}

/** Whether a method in the table comes from an extension trait of another crate. */
export function isAdded(type: t.Type, name: string): boolean {
  const external = standardView(type)
  const own = external && standardType(external)
  return [external, own?.base].some(
    (one) => one !== undefined && ADDED_METHODS.get(t.lastName(one))?.has(name) === true,
  )
}

/** The standard library type whose methods apply: `Vec` for slices, `String` for `str`, and that of a primitive's name. */
function standardView(type: t.Type): t.External | undefined {
  if (type.kind === t.EXTERNAL) return type
  if (type.kind === t.SLICE) return t.std('Vec', type.element)
  if (type.kind !== t.PRIMITIVE) return undefined
  if (type.name === 'str') return t.std('String')
  if (type.name === 'bool' || type.name === 'char') return t.std(type.name)
  return undefined
}

export function standardValue(given: t.Type, signature: t.Signature, name: string, args: t.Type[]): Value {
  const written = standardView(given) as t.External
  const own = standardType(written)
  // Type arguments may be missing (`Option::map`); the call determines them.
  const missing = own?.parameters.slice(written.args.length) ?? []
  const type =
    missing.length > 0 ? { ...written, args: [...written.args, ...missing.map(() => t.variable())] } : written
  const by: t.Substitution = new Map()
  const bindAll = (parameters: readonly t.Parameter[], types: readonly t.Type[]): void => {
    parameters.forEach((parameter, at) => {
      by.set(parameter, types[at] ?? t.variable())
    })
  }
  if (own) {
    bindAll(own.parameters, type.args)
    if (own.base && !own.methods.has(name)) {
      const based = standardType(own.base)
      if (based)
        bindAll(
          based.parameters,
          own.base.args.map((one) => t.substitute(one, by)),
        )
    }
  }
  // Locks of other crates return a guard and not a `Result`, or a future of one.
  const isLock = type.crate !== 'std' && /^(lock|read|write)$/.test(name)
  const guard = isLock ? unwrapResult(signature.result) : signature.result
  const used = { ...signature, result: isLock && ASYNC_LOCKS.has(inCode(type.crate)) ? t.std('Future', guard) : guard }
  return {
    type: callableOf(used, by, args, type),
    external: { crate: type.crate, name: `${type.crate === 'std' ? t.lastName(type) : type.name}::${name}` },
    evidence: 'type',
  }
}

const ASYNC_LOCKS = new Set(['tokio', 'async_lock', 'async_std', 'futures', 'futures_util', 'smol'])

const unwrapResult = (type: t.Type): t.Type => (type.kind === t.EXTERNAL && type.args[0] ? type.args[0] : type)
