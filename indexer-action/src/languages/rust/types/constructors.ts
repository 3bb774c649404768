/** Constructors: structs and variants used by name, and types with their omitted type arguments filled in. */
import type { Item, Variant } from '../crates.ts'
import type { Segment } from '../paths.ts'
import type { Source } from '../source.ts'
import { type Evaluator, typed, type Value } from './evaluate.ts'
import { argumentsOf, fields, parametersOf } from './fields.ts'
import * as t from './types.ts'

/** The type argument for a parameter that is not given: its default, or a variable. In expressions, defaults do not apply. */
export function defaultOf(e: Evaluator, parameter: t.Parameter, inBody: boolean, inExpression = false): t.Type {
  if (inExpression) return t.variable()
  const written = parameter.source?.at(parameter.node + 4) ?? 0
  if (written !== 0 && parameter.source) return e.denoted(parameter.source, written)
  return inBody ? t.variable() : t.unknown
}

export function adtOf(e: Evaluator, item: Item, args: t.Type[], inBody: boolean, inExpression = false): t.Adt {
  const parameters = parametersOf(e, item)
  const full =
    args.length >= parameters.length
      ? args
      : parameters.map((one, at) => args[at] ?? defaultOf(e, one, inBody, inExpression))
  return { kind: t.ADT, item, args: full }
}

/** A struct's name used as a value: a function if its fields are unnamed, otherwise a value of the type. */
export function constructorOf(e: Evaluator, given: t.Type): Value {
  const type = e.shape(given)
  if (type.kind !== t.ADT) return typed(type)
  return typed(constructed(e, type, undefined))
}

export function constructed(e: Evaluator, type: t.Adt, variant: Variant | undefined): t.Type {
  const { source } = type.item
  const all = fields(type.item, variant)
  const unnamed = all.length > 0 && source.string(source.at(all[0] as number)) === '0'
  if (!unnamed) return type
  const by = argumentsOf(e, type)
  return make(
    all.map((field) => t.substitute(e.denoted(source, source.at(field + 1)), by)),
    type,
  )
}

export function variantValue(e: Evaluator, item: Item, variant: Variant, segment: Segment): Value {
  const { source, before, args, inBody } = segment
  const given = before?.type.kind === t.ADT && before.type.item === item ? before.type : undefined
  const type = given ?? adtOf(e, item, args, inBody)
  return {
    type: constructed(e, type, variant),
    variant,
    entity: { source: variant.source, definition: variant.definition, kind: 'variant' },
    evidence: evidenceOf(source, variant),
  }
}

export const make = (parameters: t.Type[], result: t.Type): t.FunctionType => ({ kind: t.FUNCTION, parameters, result })

export function evidenceOf(source: Source, item: { source: Source }) {
  return item.source === source ? ('same_file' as const) : ('import' as const)
}
