/**
 * C++: `shop::Saw`, where `namespace shop` has `using tools::Saw;` or `using namespace tools;`.
 */

import type { FileSet } from '../builds/file-set.ts'
import type { Found } from '../choice.ts'
import type { Repository } from '../repository.ts'
import { endsWith } from './definitions.ts'
import type { Scopes } from './scopes.ts'

export class Brought {
  readonly #repository: Repository
  readonly #scopes: Scopes
  /** What is being looked up: two namespaces may bring each other's names. */
  readonly #open = new Set<string>()

  constructor(repository: Repository, scopes: Scopes) {
    this.#repository = repository
    this.#scopes = scopes
  }

  found(file: number, wanted: readonly string[], name: string, seen: FileSet): Found | undefined {
    for (const using of this.#repository.broughtInto(wanted.at(-1) as string, seen)) {
      const isMeant = using.name.endsWith('::*') || using.name.endsWith(`::${name}`)
      const question = `${using.into.join('.')}\0${using.name}\0${name}`
      if (!isMeant || !endsWith(using.into, wanted) || this.#open.has(question)) continue
      this.#open.add(question)
      const of = using.name.slice(0, using.name.lastIndexOf('::'))
      // It is looked up from the namespace outwards.
      const found =
        this.#scopes.qualified(file, `${using.into.join('::')}::${of}`, name) ?? this.#scopes.qualified(file, of, name)
      this.#open.delete(question)
      if (found) return found
    }
    return undefined
  }
}
