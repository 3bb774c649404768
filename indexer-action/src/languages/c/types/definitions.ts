/**
 * C++: the definition that belongs to a declaration, told apart from those of other overloads.
 */

import type { Found } from '../choice.ts'
import type { Arity, HeldSymbol } from '../held-symbols.ts'
import type { Names } from '../names.ts'
import { fileOf, type Reference, type Repository } from '../repository.ts'

const MOST_OVERLOADS = 64
export const CALLED = /^(function|method|constructor)$/

export class Definitions {
  readonly #repository: Repository
  readonly #names: Names
  /** Definition → the declaration that it was reached through, which says what may be left out of a call. */
  readonly #declared = new Map<Reference, Reference>()

  /** The file that was asked about last, and for it: declaration → bodies. */
  #file = -1
  readonly #bodies = new Map<Reference, Reference[]>()

  constructor(repository: Repository, names: Names) {
    this.#repository = repository
    this.#names = names
  }

  /** Declarations are replaced by the definitions that they have elsewhere. */
  of(file: number, declared: readonly Reference[]): Found {
    const repository = this.#repository
    const found: Reference[] = []
    for (const reference of declared) {
      const symbol = repository.symbol(reference)
      const bodies = this.#isDefinedElsewhere(symbol) ? this.#bodiesOf(file, reference, symbol) : []
      for (const body of bodies.length > 0 ? bodies : [reference]) {
        if (body !== reference) this.#declared.set(body, reference)
        if (!found.includes(body)) found.push(body)
      }
    }
    const kept = found.slice(0, MOST_OVERLOADS)
    if (kept.length === 1)
      return { references: kept, as: 'one', evidence: fileOf(kept[0] as Reference) === file ? 'same_file' : 'type' }
    return { references: kept, as: 'any', evidence: 'ambiguous' }
  }

  /** How many arguments a function can be called with: defaults stand in its declaration. */
  arityOf(reference: Reference): Arity | undefined {
    const own = this.#repository.symbol(reference).cpp?.takes
    const declared = this.#declared.get(reference)
    const announced = declared === undefined ? undefined : this.#repository.symbol(declared).cpp?.takes
    return own && announced?.most === own.most ? announced : own
  }

  #isDefinedElsewhere({ kind, modifiers }: HeldSymbol): boolean {
    if (CALLED.test(kind)) return modifiers?.includes('declaration') === true
    return kind === 'property' && modifiers?.includes('static') === true
  }

  #bodiesOf(file: number, reference: Reference, symbol: HeldSymbol): Reference[] {
    if (file !== this.#file) {
      this.#file = file
      this.#bodies.clear()
    }
    let bodies = this.#bodies.get(reference)
    if (!bodies) {
      bodies = this.#searchBodies(file, reference, symbol)
      this.#bodies.set(reference, bodies)
    }
    return bodies
  }

  #searchBodies(file: number, reference: Reference, symbol: HeldSymbol): Reference[] {
    const path = this.pathOf(reference)
    const arity = symbol.cpp?.takes.most ?? 0
    const bodies = this.#repository.named(symbol.name).filter((r) => {
      const body = this.#repository.symbol(r)
      return (
        r !== reference &&
        body.cpp !== undefined &&
        !body.modifiers?.includes('declaration') &&
        (body.cpp.receiver === undefined
          ? symbol.kind === 'function' && body.kind === 'function' && isSame(path, this.pathOf(r))
          : endsWith(path, this.#ownerOf(body)))
      )
    })
    const usual = this.#names.builds.likely(file, bodies)
    const same = usual.filter((r) => (this.#repository.symbol(r).cpp?.takes.most ?? 0) === arity)
    if (same.length < 2) return same.length > 0 ? same : [...usual]
    const wanted = this.#repository.takenBy(reference)
    const exact = same.filter((r) => this.#repository.takenBy(r) === wanted)
    return this.#names.choice.implementing(file, [reference], exact.length > 0 ? exact : same)
  }

  #ownerOf(body: HeldSymbol): string[] {
    return (body.cpp?.receiver ?? '').replace(/<[^>]*>/g, '').split('::')
  }

  /** Names of what is around a symbol, outermost first, without inline namespaces. */
  pathOf(reference: Reference): string[] {
    return this.#repository.withoutInlines(this.wholePathOf(reference))
  }

  wholePathOf(reference: Reference): string[] {
    const { cpp, name } = this.#repository.symbol(reference)
    return cpp?.qualified === undefined ? [] : cpp.qualified.slice(0, -name.length - 1).split('.')
  }
}

export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((part, at) => part === b[at])

export const endsWith = (path: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length <= path.length && wanted.every((part, at) => path[path.length - wanted.length + at] === part)
