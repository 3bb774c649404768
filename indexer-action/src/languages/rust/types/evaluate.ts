/**
 * Evaluates nodes: what each refers to, and its type. Each node is evaluated on demand and only once. The nodes of a body are
 * evaluated in source order, because the type of a variable is inferred from its uses.
 */
import type { Evidence } from '../../../../../src/contract/links.ts'
import { usualLocal } from '../conditions.ts'
import type { Crates, Item, Module, Variant } from '../crates.ts'
import * as ir from '../ir.ts'
import { macroType } from '../macros/macro-types.ts'
import { macroArgument } from '../macros/macro-values.ts'
import { pathValue } from '../paths.ts'
import { Resolver } from '../resolve.ts'
import type { Source } from '../source.ts'
import { project } from './associated-types.ts'
import { call, callableAsFunction, closureParameter, expectFunction } from './calls.ts'
import { awaited, elementOf, isWrapper, itemOf, outside, pointee, unwrapped } from './contents.ts'
import { fieldOf, variantField } from './fields.ts'
import { methodOf } from './members.ts'
import { binary, unary } from './operators.ts'
import { type Member, Traits } from './traits.ts'
import * as t from './types.ts'
import { boundsAt } from './written-bounds.ts'

/** A definition that a name can refer to. */
export interface Entity {
  source: Source
  definition: number
  kind: 'function' | 'type' | 'field' | 'variant' | 'constant' | 'macro' | 'module' | 'trait'
}

export interface Value {
  type: t.Type
  entity?: Entity
  local?: number
  /** Crate and path of an external definition. */
  external?: { crate: string; name: string }
  /** A module that is a file. */
  module?: Module
  /** For a function of an impl or a trait: the member, and the type of its `Self` here. */
  member?: Member
  self?: t.Type
  /** For a function that is called by its trait: the type arguments that are written for the trait. */
  traitArgs?: readonly t.Type[]
  /** For a path to a variant: the variant, whose fields a pattern or a struct literal can name. */
  variant?: Variant
  /** For a path: the value of each segment. */
  segments?: Value[]
  evidence: Evidence
}

export const UNKNOWN: Value = { type: t.unknown, evidence: 'type' }
export const typed = (type: t.Type): Value => (type.kind === t.UNKNOWN ? UNKNOWN : { type, evidence: 'type' })

/** Maximum depth of nested evaluations, so that the stack does not overflow. */
const DEEPEST = 500

export class Evaluator {
  readonly crates: Crates
  readonly resolver: Resolver
  readonly traits: Traits
  readonly #traitSelves = new Map<Source, Map<number, Item>>()
  /** Number of evaluations in progress. */
  #depth = 0

  constructor(crates: Crates) {
    this.crates = crates
    this.resolver = new Resolver(crates)
    this.traits = new Traits(this)
  }

  finish(): void {
    for (const source of this.crates.sources) {
      const selves = new Map<number, Item>()
      for (const module of source.modules)
        for (const items of module.names.values())
          for (const item of items) if (item.kind === ir.TRAIT_ITEM) selves.set(source.at(item.node + 3), item)
      this.#traitSelves.set(source, selves)
    }
    for (const source of this.crates.sources) this.traits.add(source)
  }

  value(source: Source, node: number): Value {
    if (node === 0) return UNKNOWN
    const known = source.known(node)
    if (known) return known
    // A node that is reached again during its own evaluation is unknown.
    if (this.#depth >= DEEPEST) return UNKNOWN
    source.keep(node, UNKNOWN)
    this.#depth++
    try {
      const found = this.#evaluate(source, node)
      source.keep(node, found)
      return found
    } finally {
      this.#depth--
    }
  }

  type(source: Source, node: number): t.Type {
    return this.value(source, node).type
  }

  /** The type that a type node denotes. In a body, omitted parts are variables. */
  denoted(source: Source, node: number): t.Type {
    return node === 0 ? t.unknown : this.value(source, node).type
  }

  /** As `denoted`, but a variable where no type is written. */
  inferred(source: Source, node: number): t.Type {
    return node === 0 ? t.variable() : this.value(source, node).type
  }

  #evaluate(source: Source, node: number): Value {
    const a = source.at(node + 1)
    const b = source.at(node + 2)
    const c = source.at(node + 3)
    switch (source.at(node)) {
      case ir.TYPE_PATH:
      case ir.VALUE_PATH:
      case ir.MACRO_PATH:
      case ir.ANY_PATH:
        return pathValue(this, source, node)
      case ir.LOCAL:
        return { type: b === 0 ? t.variable() : this.type(source, b), local: a, evidence: 'same_file' }
      case ir.CONDITIONAL:
        return this.value(source, usualLocal(source, node))
      case ir.RENAMED:
        return this.value(source, a)
      case ir.FIELD:
        return fieldOf(this, this.type(source, a), source.string(b))
      case ir.METHOD:
        return methodOf(this, this.type(source, a), source.string(b), this.types(source, c), {
          source,
          node: a,
          module: source.modules[source.at(node + 4)],
          around: this.traits.around(source, source.at(node + 5)),
        })
      case ir.CALL:
        return typed(call(this, source, node))
      case ir.MACRO_CALL:
        return typed(macroType(this, source, node))
      case ir.MACRO_ARGUMENT:
        return typed(macroArgument(a))
      case ir.OF_TYPE:
        return typed(this.denoted(source, a))
      case ir.DEREFERENCE:
        return typed(pointee(this, this.type(source, a)))
      case ir.TRY:
        return typed(unwrapped(this, this.type(source, a)))
      case ir.AWAIT:
        return typed(awaited(this, this.type(source, a)))
      case ir.ASYNC_BLOCK:
        return typed(t.std('Future', this.type(source, a)))
      case ir.INDEX: {
        const index = this.type(source, b)
        const operand = this.type(source, a)
        return typed(c === 1 ? operand : elementOf(this, operand, index))
      }
      case ir.RANGE:
        return typed(t.std(b === 0 ? 'Range' : 'RangeInclusive', this.inferred(source, a)))
      case ir.TUPLE: {
        const types = Array.from({ length: a }, (_, at) => this.type(source, source.at(node + 2 + at)))
        return typed({ kind: t.TUPLE, types })
      }
      case ir.ARRAY:
        return typed({ kind: t.SLICE, element: this.inferred(source, a) })
      case ir.BINARY:
        return typed(binary(this, source.string(c), this.type(source, a), this.type(source, b)))
      case ir.UNARY:
        return typed(unary(this, source.string(b), this.type(source, a)))
      case ir.EITHER:
        return typed(this.#either(source, node, a))
      case ir.CLOSURE:
        return typed({ kind: t.CLOSURE, source, node })
      case ir.CLOSURE_PARAMETER:
        return typed(closureParameter(this, source, a, b))
      case ir.EXPECT: {
        const wanted = this.denoted(source, b)
        this.agree(wanted, this.type(source, a))
        return typed(wanted)
      }
      case ir.SAME:
        this.agree(this.type(source, a), this.type(source, b))
        return UNKNOWN
      case ir.LITERAL_FIELD: {
        const path = this.value(source, a)
        const field = variantField(this, path, source.string(b), path.type)
        if (c !== 0) this.agree(field.type, this.type(source, c))
        return field
      }
      case ir.TUPLE_PART:
        return typed(this.#part(this.type(source, a), b, c === 1))
      case ir.VARIANT_PART:
        return typed(this.#variantPart(source, a, b, c))
      case ir.FIELD_PART: {
        const path = this.value(source, a)
        t.unify(path.type, this.shape(this.type(source, c)))
        return variantField(this, path, source.string(b), path.type)
      }
      case ir.ELEMENT:
        return typed(elementOf(this, this.type(source, a)))
      case ir.ITEM:
        return typed(itemOf(this, this.type(source, a)))
      default:
        return typed(this.#written(source, node, a, b, c))
    }
  }

  /**
   * The type of the field at `place` in a tuple struct or variant pattern. `path` names the struct or variant, `matched` is the
   * matched value.
   */
  #variantPart(source: Source, path: number, place: number, matched: number): t.Type {
    const whole = callableAsFunction(this, this.type(source, path))
    const given = this.shape(this.type(source, matched))
    if (!whole) {
      const isHeld = given.kind === t.EXTERNAL && isWrapper(given)
      return isHeld ? (given.args[0] ?? t.unknown) : this.#outsidePart(source, path, place)
    }
    const isSame = t.unify(whole.result, given)
    const part = t.known(whole.parameters[place] ?? t.unknown)
    // `Err(e)` matched on an external type: the type of e is external, too.
    if (!isSame && part.kind === t.VARIABLE && given.kind === t.EXTERNAL) return outside(given, `.${place}`)
    return part
  }

  /** Types as written in the source. */
  #written(source: Source, node: number, a: number, b: number, c: number): t.Type {
    switch (source.at(node)) {
      case ir.TYPE_PARAMETER:
        return {
          kind: t.PARAMETER,
          name: source.string(a),
          source,
          node,
          trait: c === -1 ? this.#traitSelves.get(source)?.get(node) : undefined,
        }
      case ir.ANY_OF_TRAIT:
        return { kind: t.TRAITS, bounds: boundsAt(this, source, a) }
      case ir.TUPLE_TYPE:
        return { kind: t.TUPLE, types: this.#open(source, node, node + 2, a) }
      case ir.SLICE_TYPE:
        return { kind: t.SLICE, element: node >= ir.BODY ? this.inferred(source, a) : this.denoted(source, a) }
      case ir.FUNCTION_TYPE:
        return {
          kind: t.FUNCTION,
          parameters: this.#open(source, node, node + 2, a),
          result: this.denoted(source, source.at(node + 2 + a)),
        }
      case ir.REFERENCE_TO: {
        // An impl for `&Type` is treated as one for the type. An impl for `&T` says nothing about T itself.
        const type = this.denoted(source, a)
        return type.kind === t.PARAMETER ? t.std('reference', type) : type
      }
      case ir.STANDARD_AROUND:
        return t.std(source.string(a), this.denoted(source, b))
      case ir.QUALIFIED:
        return this.denoted(source, a === 0 ? b : a)
      case ir.UNIT:
        return t.unit
      case ir.NEVER:
        return t.never
      case ir.PRIMITIVE:
        return t.primitive(source.string(a))
      default:
        return t.unknown
    }
  }

  /** `_` is a variable in a body, and unknown in an item. */
  #open(source: Source, node: number, from: number, count: number): t.Type[] {
    return Array.from({ length: count }, (_, at) =>
      node >= ir.BODY ? this.inferred(source, source.at(from + at)) : this.denoted(source, source.at(from + at)),
    )
  }

  /** The types of an ARGUMENTS record. */
  types(source: Source, node: number): t.Type[] {
    return node === 0 ? [] : this.#open(source, node, node + 3, source.at(node + 1))
  }

  parameters(source: Source, from: number, count: number): t.Parameter[] {
    return Array.from({ length: count }, (_, at) => this.denoted(source, source.at(from + at))).filter(
      (type) => type.kind === t.PARAMETER,
    )
  }

  /** A type as far as it is known: variables are replaced by their bindings and associated types are looked up. */
  shape(type: t.Type): t.Type {
    let at = t.known(type)
    for (let steps = 0; at.kind === t.PROJECTION && steps < 8; steps++) {
      const { otherwise } = at
      const next = t.known(project(this, at.type, at.name))
      const isSame = next.kind === t.PROJECTION && next.name === at.name && t.known(next.type) === t.known(at.type)
      if (otherwise && (isSame || next.kind === t.UNKNOWN)) return otherwise
      if (isSame) return next
      at = next
    }
    return at
  }

  /** Unifies two types that must be equal. */
  agree(wanted: t.Type, given: t.Type): void {
    const type = this.shape(given)
    if (type.kind === t.CLOSURE) expectFunction(this, wanted, type)
    t.unify(this.shape(wanted), type)
  }

  #either(source: Source, node: number, count: number): t.Type {
    let found: t.Type = t.unknown
    for (let at = 0; at < count; at++) {
      const type = this.shape(this.type(source, source.at(node + 2 + at)))
      if (type.kind === t.UNKNOWN || type.kind === t.NEVER) continue
      if (found.kind !== t.UNKNOWN) t.unify(found, type)
      if (found.kind === t.UNKNOWN || found.kind === t.VARIABLE) found = type
    }
    return found
  }

  /** The field of an external variant has an external type. */
  #outsidePart(source: Source, path: number, position: number): t.Type {
    const type = this.shape(this.type(source, path))
    return type.kind === t.EXTERNAL ? outside(type, `.${position}`) : t.unknown
  }

  #part(whole: t.Type, position: number, fromEnd: boolean): t.Type {
    const type = this.shape(whole)
    if (type.kind === t.TUPLE) return type.types[fromEnd ? type.types.length - 1 - position : position] ?? t.unknown
    return type.kind === t.EXTERNAL ? outside(type, `.${position}`) : t.unknown
  }
}
