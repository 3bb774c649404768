/**
 * C++: of what category the value of an expression is, beside its type: `const` or not, an object or a pointer, a temporary or
 * something that lives on. Overloads differ in these, and operators are asked of objects alone.
 *
 * `const` goes along with values and their parts; what a pointer or a reference leads to has a `const` of its own.
 */

import {
  type Body,
  HELD,
  HOW,
  LOCAL_STRIDE,
  NODE,
  NODE_STRIDE,
  OCCURRENCE_STRIDE,
  pairs,
  THROUGH,
} from '../fact-layout.ts'
import type { File, Reference, Repository } from '../repository.ts'
import type { Expressions } from './expression-types.ts'

const VALUE = /^(property|variable|constant)$/
const CLASS = /^(class|struct|union)$/
const CALLED = /^(function|method)$/
/** How far it is followed from one local to what that is made of. */
const DEEPEST = 20

export class ValueCategories {
  readonly #repository: Repository
  readonly #file: number
  readonly #body: Body
  readonly #expressions: Expressions
  /** What an occurrence leads to, by its number. */
  readonly #resolve: (occurrence: number) => Reference | undefined
  readonly #locals: ReadonlyMap<number, number>
  readonly #constant: ReadonlySet<number>
  readonly #pointers: ReadonlySet<number>

  constructor(
    repository: Repository,
    file: number,
    body: Body,
    expressions: Expressions,
    resolve: (occurrence: number) => Reference | undefined,
  ) {
    this.#repository = repository
    this.#file = file
    this.#body = body
    this.#expressions = expressions
    this.#resolve = resolve
    this.#constant = new Set(body.constant)
    this.#pointers = new Set(body.pointers)
    this.#locals = pairs(body.held)
  }

  /** Undefined where that cannot be told. */
  isConst(node: number, depth = 0): boolean | undefined {
    if (node < 0 || depth > DEEPEST) return undefined
    const { nodes } = this.#body
    const first = nodes[node * NODE_STRIDE + 1] as number
    const second = nodes[node * NODE_STRIDE + 2] as number
    switch (nodes[node * NODE_STRIDE]) {
      case NODE.local:
        return this.#ofLocal(first, depth)
      case NODE.use:
        return this.#ofUse(first, depth)
      case NODE.call:
        return this.#ofCall(first)
      case NODE.type:
      case NODE.cast:
        return this.#constant.has(node)
      case NODE.target:
        return this.#ofTarget(first, second, depth)
      case NODE.either:
        return this.isConst(first, depth + 1) ?? this.isConst(second, depth + 1)
    }
    return undefined
  }

  #ofLocal(local: number, depth: number): boolean | undefined {
    const held = this.#locals.get(local) ?? 0
    if (held & HELD.const) return true
    const type = this.#body.types[this.#body.locals[local * LOCAL_STRIDE + 5] as number] ?? ''
    if (!(held & HELD.inferred) || !type.startsWith('=')) return held & HELD.inferred ? undefined : false
    const value = Number(type.slice(1))
    // `auto one = …` is a copy, which is as free as its value; of a pointer, what that leads to stays as it is.
    if (held & (HELD.pointer | HELD.reference) || this.#isPointer(value)) return this.isConst(value, depth + 1)
    return this.isConst(value, depth + 1) === true ? undefined : false
  }

  #ofUse(occurrence: number, depth: number): boolean | undefined {
    const reference = this.#resolve(occurrence)
    if (reference === undefined) return undefined
    const { kind } = this.#repository.symbol(reference)
    if (!VALUE.test(kind)) return undefined
    const held = this.#repository.heldBy(reference)
    if (held & HELD.const) return true
    if (kind !== 'property' || held & (HELD.pointer | HELD.reference)) return false
    const { occurrences } = this.#body
    const at = occurrence * OCCURRENCE_STRIDE
    if (occurrences[at + 5] === HOW.member) return this.isConst(occurrences[at + 6] as number, depth + 1)
    const { symbols } = this.#repository.files[this.#file] as File
    return symbols.get(occurrences[at + 4] as number)?.cpp?.isConst
  }

  #ofCall(callee: number): boolean | undefined {
    const reference = this.#called(callee)
    if (reference === undefined) return undefined
    const held = this.#repository.heldBy(reference)
    return held & HELD.inferred ? undefined : (held & HELD.const) !== 0
  }

  /** The function that is called, where there is one. */
  #called(callee: number): Reference | undefined {
    const { nodes } = this.#body
    if (callee < 0 || nodes[callee * NODE_STRIDE] !== NODE.use) return undefined
    const reference = this.#resolve(nodes[callee * NODE_STRIDE + 1] as number)
    return reference !== undefined && CALLED.test(this.#repository.symbol(reference).kind) ? reference : undefined
  }

  /** Through a smart pointer is out of its `const`; a container's elements may be pointers themselves. */
  #ofTarget(inner: number, through: number, depth: number): boolean | undefined {
    const isTemplate = this.#expressions.type(inner)?.text.endsWith('>') === true
    if (isTemplate && through === THROUGH.pointer) return false
    const isConst = this.isConst(inner, depth + 1)
    return isTemplate && isConst === true ? undefined : isConst
  }

  /** Something that is no pointer, for all that is known: of what a container holds, nothing is. */
  isObject(node: number, depth = 0): boolean {
    if (node < 0 || depth > DEEPEST || this.#isPointer(node)) return false
    const { nodes } = this.#body
    const first = nodes[node * NODE_STRIDE + 1] as number
    switch (nodes[node * NODE_STRIDE]) {
      case NODE.local: {
        const type = this.#body.types[this.#body.locals[first * LOCAL_STRIDE + 5] as number] ?? ''
        return type.startsWith('=') ? this.isObject(Number(type.slice(1)), depth + 1) : type !== ''
      }
      case NODE.use: {
        const reference = this.#resolve(first)
        return reference !== undefined && VALUE.test(this.#repository.symbol(reference).kind)
      }
      case NODE.call:
        return this.#called(first) !== undefined || this.#isMade(first)
      case NODE.type:
      case NODE.cast:
        return true
      case NODE.target:
        return this.#isPointer(first) || this.#expressions.type(first)?.text.endsWith('>') !== true
      case NODE.either:
        return this.isObject(first, depth + 1)
    }
    return false
  }

  /** Something that nothing else holds: what a call gives by value, what is made here. Undefined where that cannot be told. */
  isTemporary(node: number): boolean | undefined {
    if (node < 0) return undefined
    const { nodes, occurrences, words } = this.#body
    const first = nodes[node * NODE_STRIDE + 1] as number
    switch (nodes[node * NODE_STRIDE]) {
      case NODE.local:
      case NODE.use:
      case NODE.target:
        return false
      case NODE.type:
        return true
      case NODE.call: {
        if (this.#isMade(first)) return true
        const reference = this.#called(first)
        if (reference !== undefined) return (this.#repository.heldBy(reference) & HELD.reference) === 0
        const isName = first >= 0 && nodes[first * NODE_STRIDE] === NODE.use
        const at = isName ? (nodes[first * NODE_STRIDE + 1] as number) * OCCURRENCE_STRIDE : -1
        return at >= 0 && words[occurrences[at + 2] as number] === 'move' ? true : undefined
      }
    }
    return undefined
  }

  /** `T(…)` */
  #isMade(callee: number): boolean {
    const { nodes } = this.#body
    if (callee < 0 || nodes[callee * NODE_STRIDE] !== NODE.use) return false
    const reference = this.#resolve(nodes[callee * NODE_STRIDE + 1] as number)
    return reference !== undefined && CLASS.test(this.#repository.symbol(reference).kind)
  }

  /** Undefined where that cannot be told. */
  isPointer(node: number): boolean | undefined {
    if (node < 0) return undefined
    if (this.#isPointer(node)) return true
    return this.isObject(node) ? false : undefined
  }

  #isPointer(node: number): boolean {
    if (this.#pointers.has(node)) return true
    const { nodes } = this.#body
    const first = nodes[node * NODE_STRIDE + 1] as number
    switch (nodes[node * NODE_STRIDE]) {
      case NODE.local:
        return ((this.#locals.get(first) ?? 0) & HELD.pointer) !== 0
      case NODE.use: {
        const reference = this.#resolve(first)
        return reference !== undefined && (this.#repository.heldBy(reference) & HELD.pointer) !== 0
      }
      case NODE.call: {
        const reference = this.#called(first)
        return reference !== undefined && (this.#repository.heldBy(reference) & HELD.pointer) !== 0
      }
      case NODE.either:
        return this.#isPointer(first)
    }
    return false
  }
}
