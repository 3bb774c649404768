/**
 * What a name may mean where neither scopes nor types say so: by the name of a variable, or because only one definition has the name.
 */
import type { LinkerFile } from '../language.ts'
import { type Definition, type Definitions, isType } from './definitions.ts'
import { type Found, symbolOf, unknown } from './found.ts'
import type { Rules } from './rules.ts'
import { distinct, type Seen, type Types } from './types.ts'
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
   * A call of a method that is available only because a module is mixed in: either the method belongs to a module that is mixed
   * in at run time, or the caller is a module and the method belongs to a class that includes it.
   */
  mixedIn(r: Reference): Found {
    const { typesByName, common } = this.#rules
    if (!typesByName || r.use !== 'call' || r.name.length < 6 || common?.has(r.name)) return unknown(r.name)
    const [only, ...more] = this.#definitions.membersNamed(this.#file, r.name)
    if (!only || more.length > 0 || !/function|method/.test(only.symbol.kind)) return unknown(r.name)
    const here = this.#types.enclosing(this.#file, r.from)
    const isModule = (one: Definition | undefined): boolean => one?.symbol.kind === 'module'
    return here && (isModule(here) || isModule(this.#types.outer(only)))
      ? { destination: symbolOf(only), evidence: 'unique_name' }
      : unknown(r.name)
  }

  /**
   * `site.read`, `@site.read`: the member of the only class named Site, if it has one. This follows naming convention only, so
   * the confidence is low.
   */
  namedAfter(r: Reference): Found | undefined {
    const { receiver } = r
    if (!this.#rules.typesByName || !('name' in receiver || receiver.on === 'unknown')) return undefined
    const called = receiver.on === 'unknown' ? (receiver.called ?? '') : receiver.name
    const type = called
      .replace(/^@+/, '')
      .split('_')
      .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
      .join('')
    const types = this.#definitions.top(this.#file, type).filter(isType)
    const [only] = types
    const [member] = only && distinct(types) === 1 ? this.#types.member(only, r.name, r) : []
    return member && { destination: symbolOf(member), evidence: 'unique_name', confidence: 60 }
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
