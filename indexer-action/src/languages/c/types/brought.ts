/**
 * C++: `shop::Saw`, where `namespace shop` has `using tools::Saw;` or `using namespace tools;`.
 */

import type { FileSet } from '../builds/file-set.ts'
import type { Found } from '../choice.ts'
import type { Repository } from '../repository.ts'
import { endsWith } from './definitions.ts'
import type { Scopes } from './scopes.ts'

/** A namespace may bring what another brings, which has it from a third. */
const DEEPEST = 10

export class Brought {
  readonly #repository: Repository
  readonly #scopes: Scopes
  /** What is being looked up, and what was without being found since the first of it: namespaces may bring one another's names. */
  readonly #asked = new Set<string>()
  #depth = 0

  constructor(repository: Repository, scopes: Scopes) {
    this.#repository = repository
    this.#scopes = scopes
  }

  found(file: number, wanted: readonly string[], name: string, seen: FileSet): Found | undefined {
    if (this.#depth > DEEPEST) return undefined
    this.#depth++
    const found = this.#search(file, wanted, name, seen)
    this.#depth--
    if (this.#depth === 0) this.#asked.clear()
    return found
  }

  #search(file: number, wanted: readonly string[], name: string, seen: FileSet): Found | undefined {
    for (const using of this.#repository.broughtInto(wanted.at(-1) as string, seen)) {
      const isMeant = using.name.endsWith('::*') || using.name.endsWith(`::${name}`)
      const question = `${file}\0${using.into.join('.')}\0${using.name}\0${name}`
      if (!isMeant || !endsWith(using.into, wanted) || this.#asked.has(question)) continue
      this.#asked.add(question)
      const of = using.name.slice(0, using.name.lastIndexOf('::'))
      // It is looked up from the namespace outwards.
      const found =
        this.#scopes.qualified(file, `${using.into.join('::')}::${of}`, name) ?? this.#scopes.qualified(file, of, name)
      if (!found) continue
      this.#asked.delete(question)
      return found
    }
    return undefined
  }
}
