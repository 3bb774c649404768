/**
 * C++: `formatter<Door>` within a specialisation of `formatter`, where the name alone would be the specialisation itself.
 */

import type { Found } from '../choice.ts'
import type { HeldSymbol } from '../held-symbols.ts'
import { type File, fileOf, type Reference, type Repository } from '../repository.ts'
import type { Scopes } from './scopes.ts'

export const specialises = ({ cpp, name }: HeldSymbol, template: string): boolean =>
  cpp?.specialises === true && name === template

export class Specialisations {
  readonly #repository: Repository
  readonly #scopes: Scopes

  constructor(repository: Repository, scopes: Scopes) {
    this.#repository = repository
    this.#scopes = scopes
  }

  /** The template. */
  another(file: number, from: number, template: string): Found | undefined {
    const itself = this.#around(file, from, template)
    if (itself === undefined) return undefined
    const path = this.#scopes.definitions.pathOf(itself)
    return path.length > 0
      ? this.#scopes.qualified(file, path.join('::'), template)
      : this.#scopes.bare(file, this.#repository.symbol(itself).parent ?? -1, template)
  }

  /** `formatter<Door>::name`: of the template itself, or else of any specialisation but that one. */
  memberOfAnother(file: number, from: number, qualifier: string, name: string): Found | undefined {
    const [template = ''] = qualifier.split('::')
    const itself = this.#around(file, from, template)
    if (itself === undefined) return undefined
    const path = this.#scopes.definitions.pathOf(itself)
    const found = this.#scopes.qualified(file, [...path, qualifier].join('::'), name)
    const others = found?.references.filter((r) => this.#ownerOf(r) !== itself) ?? []
    const primary = others.filter((r) => {
      const owner = this.#ownerOf(r)
      return owner === undefined || !specialises(this.#repository.symbol(owner), template)
    })
    const kept = primary.length > 0 || !this.#isOwn(file, template) ? primary : others
    return kept.length === 0 ? undefined : this.#scopes.definitions.of(file, kept)
  }

  /** Whether the template is the repository's own, and not one from outside that it adds to. */
  #isOwn(file: number, template: string): boolean {
    return (
      this.#repository.named(template).some((r) => this.#repository.symbol(r).cpp?.specialises === false) ||
      this.#repository.announced(template, this.#repository.graph.view(file).seen).length > 0
    )
  }

  #ownerOf(member: Reference): Reference | undefined {
    const { parent } = this.#repository.symbol(member)
    return parent === undefined ? undefined : this.#repository.reference(fileOf(member), parent)
  }

  /** The specialisation of this template in which `from` stands. */
  #around(file: number, from: number, template: string): Reference | undefined {
    const { symbols } = this.#repository.files[file] as File
    for (let at = from; at >= 0; at = symbols.get(at)?.parent ?? -1)
      if (specialises(symbols.get(at) as HeldSymbol, template)) return this.#repository.reference(file, at)
    return undefined
  }
}
