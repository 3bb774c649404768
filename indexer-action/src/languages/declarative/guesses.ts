/** What a name may mean where neither scopes nor types say so, because only one definition has the name. */
import type { LinkerFile } from '../language.ts'
import type { Definitions } from './definitions.ts'
import { type Found, symbolOf, unknown } from './found.ts'
import type { Rules } from './rules.ts'
import type { Seen, Types } from './types.ts'
import type { Reference, Surface } from './unit.ts'

export class Guesses {
  readonly #rules: Rules
  readonly #file: LinkerFile<Surface>
  readonly #seen: Seen
  readonly #definitions: Definitions
  readonly #types: Types

  constructor(rules: Rules, file: LinkerFile<Surface>, seen: Seen, definitions: Definitions, types: Types) {
    this.#rules = rules
    this.#file = file
    this.#seen = seen
    this.#definitions = definitions
    this.#types = types
  }

  /**
   * A member of a receiver whose type is unknown. That only one type of the repository has a member of this name is weak
   * evidence, because libraries have types too. It is enough if the file also names that type. In languages with declared types
   * nothing is guessed: a member that is still unresolved usually belongs to a library.
   */
  uniqueMember({ name }: Reference): Found {
    if (this.#rules.packaged || this.#rules.common?.has(name)) return unknown(name)
    const [only, ...more] = this.#definitions.membersNamed(this.#file, name)
    const owner = only && this.#types.outer(only)
    // Short names are common in libraries: `get`, `run`, `map`.
    if (only && more.length === 0 && name.length >= 6 && /function|method/.test(only.symbol.kind))
      if (owner && (owner.file === this.#file || this.#seen.names.has(owner.symbol.name)))
        return { destination: symbolOf(only), evidence: 'unique_name' }
    return unknown(name)
  }
}
