/**
 * C++: how near definitions are to a use: whose namespaces and classes are around both.
 */

import type { Found } from '../choice.ts'
import type { HeldSymbol } from '../held-symbols.ts'
import { type File, fileOf, type Reference, type Repository } from '../repository.ts'
import type { Definitions } from './definitions.ts'

export class Nearness {
  readonly #repository: Repository
  readonly #definitions: Definitions
  readonly #ownerOf: (file: number, written: string) => Reference | undefined

  /** `ownerOf`: the class that a method names as its own where it is defined. */
  constructor(
    repository: Repository,
    definitions: Definitions,
    ownerOf: (file: number, written: string) => Reference | undefined,
  ) {
    this.#repository = repository
    this.#definitions = definitions
    this.#ownerOf = ownerOf
  }

  /** Names of what is around a use in `from`, that included, outermost first. */
  around(file: number, from: number): string[] {
    if (from < 0) return []
    const reference = this.#repository.reference(file, from)
    const { cpp, name } = this.#repository.symbol(reference)
    const owner = cpp?.receiver === undefined ? undefined : this.#ownerOf(file, cpp.receiver)
    if (owner === undefined) return this.#definitions.pathOf(reference).concat(name)
    return this.#definitions.pathOf(owner).concat(this.#repository.symbol(owner).name, name)
  }

  namespacesOf(reference: Reference): string[] {
    const { symbols } = this.#repository.files[fileOf(reference)] as File
    const names: string[] = []
    for (let at = this.#repository.symbol(reference).parent; at !== undefined; at = symbols.get(at)?.parent)
      if (symbols.get(at)?.kind === 'namespace') names.unshift((symbols.get(at) as HeldSymbol).name)
    return names
  }

  /**
   * The first part of a qualifier is looked up from the use outwards: of several, those that it leads to first. What is
   * defined out of its class may lack the outermost parts of its path (`struct Door::Rep {` after `using namespace house;`).
   */
  fromWithin(file: number, from: number, parts: number, found: Reference[]): Reference[] {
    const around = this.around(file, from)
    const depth = (r: Reference): number => {
      const path = this.#definitions.pathOf(r)
      const outer = path.slice(0, this.#repository.isOpenEnumerator(r) ? -parts - 1 : -parts)
      if (outer.every((part, at) => around[at] === part)) return 2 * outer.length + 1
      return isWithin(outer, around) ? 2 * outer.length : -1
    }
    const depths = found.map(depth)
    const best = Math.max(...depths)
    return best < 0 ? found : found.filter((_, at) => depths[at] === best)
  }

  /** Of several, those in the innermost namespace around the use. */
  closest(file: number, from: number, found: Found): Found {
    const around = this.around(file, from)
    const shared = (r: Reference): number => {
      const path = this.#definitions.pathOf(r)
      let count = 0
      while (count < path.length && path[count] === around[count]) count++
      return count === path.length ? count : -1
    }
    const best = Math.max(...found.references.map(shared))
    const kept = best < 0 ? found.references : found.references.filter((r) => shared(r) === best)
    return kept.length === 1 ? { references: kept, as: 'one', evidence: 'import' } : { ...found, references: kept }
  }
}

/** Whether these parts follow one another somewhere in the path. */
const isWithin = (parts: readonly string[], path: readonly string[]): boolean =>
  path.some((_, from) => parts.every((part, at) => path[from + at] === part))
