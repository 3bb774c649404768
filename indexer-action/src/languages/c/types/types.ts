/** Types, as far as they say which record a member belongs to. What a record has is in `members.ts`. */

import type { Names } from '../names.ts'
import { type File, fileOf, type Reference, type Repository, symbolOf } from '../repository.ts'
import { isStandardName } from '../system-names.ts'
import { givenBy } from './instances.ts'
import { Members } from './members.ts'
import { Places } from './places.ts'
import { Scopes } from './scopes.ts'
import { Stored } from './stored.ts'

/** A type's text means something only in its file. */
export interface Type {
  file: number
  text: string
  /** C++: the symbol of that file in whose scope it is written. */
  from?: number
  /** C++: what the template is given in which it is written, by its own names. */
  given?: Given
}

/** C++: what an expression tells of a symbol's type that its file offers under a number. */
type Deduce = (types: Types, file: number, at: number, symbol: number) => Type | undefined

export type Given = ReadonlyMap<string, Type>

const UNKNOWN = -1

export const EXTERNAL = -2

/** Typedefs of typedefs end somewhere; cycles do not. */
const LONGEST_CHAIN = 20

export const MOST_REMEMBERED = 100_000

export class Types {
  readonly repository: Repository
  readonly names: Names
  readonly scopes: Scopes
  readonly members: Members
  readonly places: Places
  readonly stored: Stored
  #records = new Map<string, number>()
  /** Types that are being looked up, and whether one of them was met again. */
  readonly #open = new Set<string>()
  #cut = false
  /** Macros whose way is being followed: it may begin at one that begins at them. */
  readonly #led = new Set<Reference>()
  readonly #meant = new Map<string, Type>()
  readonly #deduced = new Map<Reference, Type | null>()
  readonly #deduce: Deduce

  constructor(repository: Repository, names: Names, deduce: Deduce) {
    this.#deduce = deduce
    this.repository = repository
    this.names = names
    this.scopes = new Scopes(repository, names, this)
    this.members = new Members(repository, names, this)
    this.places = new Places(names, this)
    this.stored = new Stored(repository, names, this, this.places)
  }

  /** While types are being looked up, what is found may be cut short, and is not to be remembered. */
  get isLookingUp(): boolean {
    return this.#open.size > 0 || this.#led.size > 0
  }

  /** The record whose members a value of this type has; UNKNOWN or EXTERNAL. */
  record(type: Type | undefined, depth = 0): number {
    if (!type || depth > LONGEST_CHAIN) return UNKNOWN
    const { text, file, from = -1 } = type
    const first = text.charCodeAt(0)
    if (first === 35) {
      const reference = this.repository.reference(file, Number(text.slice(1)))
      return this.repository.symbol(reference).kind === 'enum' ? UNKNOWN : reference
    }
    if (text.charCodeAt(1) !== 58) return UNKNOWN
    const scope = from === -1 ? -1 : this.scopes.scopeOf(file, from)
    const key = scope === -1 ? `${file}\0${text}` : `${file}\0${text}\0${scope}`
    const known = this.#records.get(key)
    if (known !== undefined) return known
    if (this.#open.has(key)) {
      this.#cut = true
      return UNKNOWN
    }
    // What was found while a cycle was cut short depends on where it was entered, and is not remembered.
    const outer = this.#cut
    this.#cut = false
    this.#open.add(key)
    const record = this.#record(file, text, from, depth)
    this.#open.delete(key)
    if (this.#records.size > MOST_REMEMBERED) this.#records = new Map()
    if (!this.#cut || this.#open.size === 0) this.#records.set(key, record)
    this.#cut = this.#open.size > 0 && (outer || this.#cut)
    return record
  }

  /**
   * The same, for a use in another file. What is opaque where the type is written may be defined by several, each for its own
   * system or program: meant is the one that the use sees.
   */
  recordFor(file: number, type: Type | undefined): number {
    if (!type || (this.repository.files[file] as File).cpp) return this.record(type)
    const { text, file: of } = this.meant(type)
    const tagged = of !== file && text.startsWith('s:') ? this.repository.tagged(text.slice(2)) : []
    if (tagged.length < 2) return this.record(type)
    const { seen } = this.repository.graph.view(file)
    const visible = tagged.filter((r) => seen.has(fileOf(r)) && this.repository.symbol(r).kind !== 'enum')
    return visible.length === 1 ? (visible[0] as Reference) : this.record(type)
  }

  /** Of what type the variable is that stands for one, which a macro may stand for in turn. */
  #ofVariable({ file, text }: Type): Type | undefined {
    const found = this.names.ordinary(file, text.slice(2))?.references.at(-1)
    if (found === undefined) return undefined
    const way = this.repository.symbol(found).kind === 'macro' ? this.repository.wayOf(found) : undefined
    if (!way?.startsWith('=')) return this.typeOf(found)
    if (this.#led.has(found)) {
      this.#cut = true
      return undefined
    }
    this.#led.add(found)
    const type = this.places.from(fileOf(found), way.slice(1))
    this.#led.delete(found)
    return type
  }

  #record(file: number, text: string, from: number, depth: number): number {
    const name = text.slice(2)
    if (text.startsWith('s:')) {
      // An enumeration without a name bears that of its typedef, which may be a struct's as well.
      const records = this.names.tag(file, name)?.references
      if (records === undefined && this.#isOutside(file, name)) return EXTERNAL
      const [first] = records ?? []
      const alias = first === undefined ? undefined : this.aliasOf(first)
      if (alias !== undefined) return this.record({ file: fileOf(first as Reference), text: `s:${alias}` }, depth + 1)
      return records?.find((reference) => this.repository.symbol(reference).kind !== 'enum') ?? UNKNOWN
    }
    if (text.startsWith('v:')) {
      return this.record(this.#ofVariable({ file, text }), depth + 1)
    }
    const isC = !(this.repository.files[file] as File).cpp
    const found = this.scopes.typeNamed(file, name, from) ?? (isC ? this.names.namedAsTag(file, name) : undefined)
    if (!found) return EXTERNAL
    for (const reference of found.references) {
      const record = this.#namesItself(reference)
        ? this.record({ file, text: `s:${name}` }, depth + 1)
        : this.recordOf(reference, depth)
      if (record !== UNKNOWN) return record
    }
    return UNKNOWN
  }

  /** A tag that only a header from outside can define. */
  #isOutside(file: number, tag: string): boolean {
    if (!this.repository.graph.view(file).outside) return false
    return isStandardName(tag) || this.repository.tagged(tag).length === 0
  }

  /** C++: `typedef struct Door Door;` says nothing of which it is. */
  #namesItself(reference: Reference): boolean {
    const { kind, name } = this.repository.symbol(reference)
    return kind === 'type' && this.repository.typeOf(reference) === `t:${name}`
  }

  /** The record that a symbol is, or is of. */
  recordOf(reference: Reference, depth = 0): number {
    const symbol = this.repository.symbol(reference)
    switch (symbol.kind) {
      case 'struct':
      case 'union':
      case 'class':
        return reference
      case 'macro': {
        const alias = this.aliasOf(reference)
        // `#define VECTOR(type) struct { type *entries; int size; }`
        if (alias === undefined) return this.repository.members(reference) ? reference : UNKNOWN
        return this.record({ file: fileOf(reference), text: `t:${alias}` }, depth + 1)
      }
      default:
        return this.record(this.typeOf(reference), depth + 1)
    }
  }

  typeOf(reference: Reference): Type | undefined {
    const text = this.repository.typeOf(reference)
    if (text === '') return undefined
    const file = fileOf(reference)
    if (text.startsWith('~')) return this.#deducedType(reference, text)
    return (this.repository.files[file] as File).cpp ? { file, text, from: symbolOf(reference) } : { file, text }
  }

  #deducedType(reference: Reference, text: string): Type | undefined {
    const known = this.#deduced.get(reference)
    if (known !== undefined) return known ?? undefined
    this.#deduced.set(reference, null) // a cycle has no type
    const type = this.#deduce(this, fileOf(reference), Number(text.slice(1)), symbolOf(reference))
    if (this.isLookingUp) this.#deduced.delete(reference)
    else this.#deduced.set(reference, type ?? null)
    return type
  }

  /** `#define a b`: b. */
  aliasOf(macro: Reference): string | undefined {
    return this.repository.aliasOf(macro)
  }

  /** C++: what a function takes at a position, where that is known. */
  parameter(reference: Reference, position: number): Type | undefined {
    const file = fileOf(reference)
    const { types } = this.repository.files[file] as File
    const text = types[this.repository.symbol(reference).cpp?.types[position] ?? -1]?.replace(/^\*/, '') ?? ''
    return text === '' ? undefined : { file, text, from: symbolOf(reference) }
  }

  /** What calling a value of this type gives. */
  result(type: Type | undefined): Type | undefined {
    let at = type
    for (let depth = 0; at && depth < LONGEST_CHAIN; depth++) {
      if (at.text.startsWith('(')) return { ...at, text: at.text.slice(1) }
      if (!at.text.startsWith('t:')) return undefined
      const found = this.scopes.typeNamed(at.file, at.text.slice(2), at.from)
      const reference = found?.references[0]
      if (reference === undefined || this.repository.symbol(reference).kind !== 'type') return undefined
      at = this.typeOf(reference)
    }
    return undefined
  }

  /** The symbol that a type names, where the repository has it. */
  named(type: Type): Reference | undefined {
    if (type.text.startsWith('#')) return this.repository.reference(type.file, Number(type.text.slice(1)))
    if (type.text.startsWith('s:')) return this.names.tag(type.file, type.text.slice(2))?.references[0]
    return type.text.startsWith('t:')
      ? this.scopes.typeNamed(type.file, type.text.slice(2), type.from)?.references[0]
      : undefined
  }

  /** What a typedef stands for in the end; other types as they are. */
  meant(type: Type): Type {
    // What it is given is not part of the key.
    if (type.given) return this.#follow(type)
    const key = `${type.file}\0${type.from}\0${type.text}`
    const known = this.#meant.get(key)
    if (known) return known
    const meant = this.#follow(type)
    if (this.isLookingUp) return meant
    if (this.#meant.size >= MOST_REMEMBERED) this.#meant.clear()
    this.#meant.set(key, meant)
    return meant
  }

  #follow(type: Type): Type {
    let at = type
    for (let depth = 0; depth < LONGEST_CHAIN; depth++) {
      if (at.text.startsWith('v:')) {
        const next = this.#ofVariable(at)
        if (next === undefined) return at
        at = next
        continue
      }
      const reference = this.named(at)
      if (reference === undefined || this.repository.symbol(reference).kind !== 'type') return at
      const next = this.typeOf(reference)
      if (next === undefined) return at
      const names = this.repository.genericsOf(reference)
      const given = names ? givenBy(at, names) : at.given
      at = given ? { ...next, given } : next
    }
    return at
  }
}
