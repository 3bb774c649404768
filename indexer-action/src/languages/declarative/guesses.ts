/** What a name may mean where neither scopes nor types say so, because only one definition has the name. */
import type { LinkerFile } from '../language.ts'
import { type Definition, type Definitions, pick, takes } from './definitions.ts'
import { type Found, MOST_OVERLOADS, one, symbolOf, unknown } from './found.ts'
import type { Rules } from './rules.ts'
import { distinct, type Seen, type Types } from './types.ts'
import type { Reference, Surface } from './unit.ts'

/** A name of several words: `cardStyle`, `so_reuseaddr`. */
const WORDS = /\p{Ll}\p{Lu}|[^_]_[^_]/u

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
  uniqueMember(r: Reference): Found {
    const { name } = r
    if (this.#rules.packaged || this.#rules.common?.has(name)) return unknown(name)
    const [only, ...more] = this.#definitions.membersNamed(this.#file, name)
    const owner = only && this.#types.outer(only)
    // Short names are common in libraries: `get`, `run`, `map`.
    if (only && more.length === 0 && name.length >= 6 && /function|method/.test(only.symbol.kind))
      if (owner && (owner.file === this.#file || this.#seen.names.has(owner.symbol.name)))
        return { destination: symbolOf(only), evidence: 'unique_name' }
    return this.addedMember(r)
  }

  /**
   * A member that extensions add to a type of a library, whatever its receiver. Nobody adds what the type has already, and a name of
   * several words is seldom that of a member of other types.
   */
  addedMember(r: Reference): Found {
    const { name, ofType = false } = r
    const { extends: isAdded, common } = this.#rules
    if (!isAdded || common?.has(name) || !WORDS.test(name)) return unknown(name)
    const isStatic = ({ symbol: { kind, modifiers } }: Definition): boolean =>
      kind === 'enum_member' || modifiers?.includes('static') === true
    const named = this.#definitions.membersNamed(this.#file, name).filter((one) => isStatic(one) === ofType)
    if (distinct(named) !== 1 || !named.every((one) => this.#isAdded(one))) return unknown(name)
    const taking = pick(named, r, this.#file).filter((one) => takes(one, r))
    return one(taking, 'unique_name', MOST_OVERLOADS) ?? unknown(name)
  }

  #isAdded(member: Definition): boolean {
    const owner = this.#types.outer(member)
    if (!owner || !this.#types.isOutside(owner)) return false
    const isPrivate = [member, owner].some(({ symbol }) => symbol.modifiers?.includes('private'))
    return !isPrivate || member.file === this.#file
  }
}
