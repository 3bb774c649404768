/**
 * Types, as far as they say which record a member belongs to.
 */

import { THROUGH } from './facts.ts'
import type { Found, Names } from './names.ts'
import { type File, fileOf, type Reference, type Repository, symbolOf } from './repository.ts'
import { Scopes } from './scopes.ts'

/** A type's text means something only in its file. */
export interface Type {
  file: number
  text: string
}

const UNKNOWN = -1

export const EXTERNAL = -2

/** Typedefs of typedefs end somewhere; cycles do not. */
const LONGEST_CHAIN = 20

const MOST_REMEMBERED = 100_000

export class Types {
  readonly repository: Repository
  readonly names: Names
  readonly scopes: Scopes
  #records = new Map<string, number>()
  /** Types that are being looked up, and whether one of them was met again. */
  readonly #open = new Set<string>()
  #cut = false
  #stores: Map<Reference, Reference[]> | undefined

  constructor(repository: Repository, names: Names) {
    this.repository = repository
    this.names = names
    this.scopes = new Scopes(repository, names, this)
  }

  /** The record whose members a value of this type has; UNKNOWN or EXTERNAL. */
  record(type: Type | undefined, depth = 0): number {
    if (!type || depth > LONGEST_CHAIN) return UNKNOWN
    const { text, file } = type
    const first = text.charCodeAt(0)
    if (first === 35) {
      const reference = this.repository.reference(file, Number(text.slice(1)))
      return this.repository.symbol(reference).kind === 'enum' ? UNKNOWN : reference
    }
    if (text.charCodeAt(1) !== 58) return UNKNOWN
    const key = `${file}\0${text}`
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
    const record = this.#record(file, text, depth)
    this.#open.delete(key)
    if (this.#records.size > MOST_REMEMBERED) this.#records = new Map()
    if (!this.#cut || this.#open.size === 0) this.#records.set(key, record)
    this.#cut = this.#open.size > 0 && (outer || this.#cut)
    return record
  }

  #record(file: number, text: string, depth: number): number {
    const name = text.slice(2)
    if (text.startsWith('s:')) {
      // An enumeration without a name bears that of its typedef, which may be a struct's as well.
      const records = this.names.tag(file, name)?.references
      return records?.find((reference) => this.repository.symbol(reference).kind !== 'enum') ?? UNKNOWN
    }
    if (text.startsWith('v:')) {
      const found = this.names.ordinary(file, name)
      return found ? this.record(this.typeOf(found.references.at(-1) as Reference), depth + 1) : UNKNOWN
    }
    const found = this.scopes.typeNamed(file, name)
    if (!found) return EXTERNAL
    for (const reference of found.references) {
      const record = this.#namesItself(reference)
        ? this.record({ file, text: `s:${name}` }, depth + 1)
        : this.recordOf(reference, depth)
      if (record !== UNKNOWN) return record
    }
    return UNKNOWN
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
        return alias === undefined ? UNKNOWN : this.record({ file: fileOf(reference), text: `t:${alias}` }, depth + 1)
      }
      default:
        return this.record(this.typeOf(reference), depth + 1)
    }
  }

  typeOf(reference: Reference): Type | undefined {
    const text = this.repository.typeOf(reference)
    return text === '' ? undefined : { file: fileOf(reference), text }
  }

  /** `#define a b`: b. */
  aliasOf(macro: Reference): string | undefined {
    return (this.repository.files[fileOf(macro)] as File).aliases.get(symbolOf(macro))
  }

  /** What calling a value of this type gives. */
  result(type: Type | undefined): Type | undefined {
    let at = type
    for (let depth = 0; at && depth < LONGEST_CHAIN; depth++) {
      if (at.text.startsWith('(')) return { file: at.file, text: at.text.slice(1) }
      if (!at.text.startsWith('t:')) return undefined
      const found = this.scopes.typeNamed(at.file, at.text.slice(2))
      const reference = found?.references[0]
      if (reference === undefined || this.repository.symbol(reference).kind !== 'type') return undefined
      at = this.typeOf(reference)
    }
    return undefined
  }

  /** C++: what is reached through a smart pointer, an iterator or a container; other types are what is pointed at. */
  target(type: Type | undefined, through: number = THROUGH.pointer): Type | undefined {
    if (type === undefined) return undefined
    if (!type.text.endsWith('>') || !type.text.startsWith('t:')) {
      if (!type.text.startsWith('t:') && through !== THROUGH.iteration) return type
      const meant = type.text.startsWith('t:') ? this.meant(type) : type
      if (meant.text.endsWith('>')) return this.target(meant, through)
      return through === THROUGH.iteration ? this.#iterated(type) : type
    }
    const { head, given } = templateOf(type.text)
    const own = this.scopes.typeNamed(type.file, head)
    if (own) {
      if (this.#pointsAtArgument(own)) return within(type, given[0])
      return through === THROUGH.iteration ? this.#iterated(type) : type
    }
    // A pointer to a container is written like the container.
    if (through === THROUGH.pointer && CONTAINER.test(head)) return type
    if (!isMap(head)) return within(type, given[0])
    return within(type, through === THROUGH.iteration ? `t:std::pair<${given.slice(0, 2).join()}>` : given[1])
  }

  /** C++: what `begin` of a container of the repository's own leads to. */
  #iterated(container: Type): Type | undefined {
    const record = this.record(container)
    const begin = record < 0 ? undefined : this.member(record, 'begin')[0]
    const place = begin === undefined ? undefined : this.result(this.typeOf(begin))
    const iterator = this.record(place)
    const star = iterator < 0 ? undefined : this.member(iterator, 'operator*')[0]
    return star === undefined ? this.target(place) : this.result(this.typeOf(star))
  }

  /** C++: a place among the elements of a container from outside, as `begin` and `find` give it. */
  placeIn(container: Type): Type | undefined {
    const held = this.target(container, THROUGH.iteration)
    return held === undefined || held === container ? undefined : { file: held.file, text: `t:*<${held.text}>` }
  }

  /** C++: `first` and `second` of a pair, by number. */
  ofPair(type: Type | undefined, position: number): Type | undefined {
    const meant = type && this.meant(type)
    if (!meant || !/^t:(std::)?pair</.test(meant.text)) return undefined
    return within(meant, templateOf(meant.text).given[position])
  }

  /** A template of the repository's own whose `->`, `*` or `[]` gives what its user hands it. */
  #pointsAtArgument(template: Found): boolean {
    const record = this.recordOf(template.references[0] as Reference)
    if (record < 0) return false
    return POINTS.some((operator) => this.member(record, operator).some((r) => this.repository.typeOf(r) === '(?'))
  }

  /** The symbol that a type names, where the repository has it. */
  named(type: Type): Reference | undefined {
    if (type.text.startsWith('#')) return this.repository.reference(type.file, Number(type.text.slice(1)))
    if (type.text.startsWith('s:')) return this.names.tag(type.file, type.text.slice(2))?.references[0]
    return type.text.startsWith('t:') ? this.scopes.typeNamed(type.file, type.text.slice(2))?.references[0] : undefined
  }

  /** What a typedef stands for in the end; other types as they are. */
  meant(type: Type): Type {
    let at = type
    for (let depth = 0; depth < LONGEST_CHAIN; depth++) {
      const reference = this.named(at)
      if (reference === undefined || this.repository.symbol(reference).kind !== 'type') return at
      const next = this.typeOf(reference)
      if (next === undefined) return at
      at = next
    }
    return at
  }

  /** Whether a record has another among its bases, or theirs. */
  derives(record: Reference, base: Reference, depth = 0): boolean {
    if (depth > LONGEST_CHAIN) return false
    return this.bases(record).some((one) => one === base || (one >= 0 && this.derives(one, base, depth + 1)))
  }

  member(record: Reference, name: string, depth = 0): Reference[] {
    const file = fileOf(record)
    const own = this.repository.members(record)?.get(name)
    if (own) return own.map((at) => this.repository.reference(file, at))
    if (depth > LONGEST_CHAIN) return []
    for (const base of this.bases(record)) {
      const inherited = base >= 0 ? this.member(base, name, depth + 1) : []
      if (inherited.length > 0) return inherited
    }
    return []
  }

  bases(record: Reference): number[] {
    const file = fileOf(record)
    const { bases, types } = this.repository.files[file] as File
    const own = symbolOf(record)
    return bases
      .filter(([symbol]) => symbol === own)
      .map(([, type]) => this.record({ file, text: types[type] as string }))
  }

  /** Field number `position`, counted over what has a name. */
  fieldAt(record: Reference, position: number): Reference | undefined {
    const members = this.repository.members(record)
    if (!members) return undefined
    let at = 0
    for (const [index] of members.values()) {
      const reference = this.repository.reference(fileOf(record), index as number)
      if (this.repository.symbol(reference).kind !== 'property') continue
      if (at++ === position) return reference
    }
    return undefined
  }

  /** Functions that the repository puts into a field or variable. */
  stored(place: Reference): readonly Reference[] {
    this.#stores ??= this.#gatherStores()
    return this.#stores.get(place) ?? []
  }

  #gatherStores(): Map<Reference, Reference[]> {
    const stores = new Map<Reference, Reference[]>()
    this.repository.files.forEach(({ stores: kept, types }, file) => {
      for (const [type, path, name] of kept) {
        const found = this.names.ordinary(file, name)
        if (found?.as !== 'one') continue
        const value = found.references[0] as Reference
        if (this.repository.symbol(value).kind !== 'function') continue
        const place = this.#place({ file, text: types[type] as string }, path)
        if (place === undefined) continue
        const list = stores.get(place)
        if (!list) stores.set(place, [value])
        else if (!list.includes(value)) list.push(value)
      }
    })
    return stores
  }

  #place(type: Type, path: string): Reference | undefined {
    let at: Reference | undefined
    if (path === '' || /^[\d.]+$/.test(path)) {
      if (type.text.startsWith('v:')) {
        const variable = this.names.ordinary(type.file, type.text.slice(2))?.references.at(-1)
        if (variable === undefined || path === '') return variable
        if (this.record(this.typeOf(variable)) < 0) return variable
      } else if (path === '') return undefined
    }
    let record = this.record(type)
    for (const part of path.split('.')) {
      if (record < 0) return undefined
      at = /^\d/.test(part) ? this.fieldAt(record, Number(part)) : this.member(record, part)[0]
      if (at === undefined) return undefined
      record = this.record(this.typeOf(at))
    }
    return at
  }
}

const POINTS = ['operator->', 'operator*', 'operator[]']
const CONTAINER =
  /(^|::)(vector|list|deque|array|(unordered_)?(multi)?(map|set)|forward_list|stack|(priority_)?queue|basic_string|span|pair|tuple|function|initializer_list)$/

/** A part of what a type was given. */
const within = ({ file }: Type, text: string | undefined): Type | undefined =>
  text === undefined || text === '' ? undefined : { file, text }

const isMap = (head: string): boolean => head.endsWith('map')

/** `t:A::B<C,D>` → `A::B`, and `C`, `D`. */
function templateOf(text: string): { head: string; given: string[] } {
  const open = text.indexOf('<')
  return open === -1
    ? { head: text.slice(2), given: [] }
    : { head: text.slice(2, open), given: splitArguments(text.slice(open + 1, -1)) }
}

/** `A,B<C,D>` → `A`, `B<C,D>`. */
function splitArguments(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const c = text[at]
    if (c === '<') depth++
    else if (c === '>') depth--
    else if (c === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts
}
