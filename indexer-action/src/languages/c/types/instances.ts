/**
 * C++: what the members and results of templates are where they are used, by what the templates are given: written out (`Box<Door>`),
 * or told by the arguments of a call.
 */
import { genericOf, templateOf } from '../parse/generics.ts'
import { type File, fileOf, type Reference, symbolOf } from '../repository.ts'
import type { Given, Type, Types } from './types.ts'

/** A template may extend one that extends another, and so on; cycles do not. */
const MOST_BASES = 6
/** A type may stand for one that stands for another. */
const LONGEST_CHAIN = 20

/** What a type is, if it is what a template is given: the type that it is given. */
export function settled(type: Type | undefined): Type | undefined {
  let at = type
  for (let depth = 0; at && depth < LONGEST_CHAIN; depth++) {
    const name = genericOf(at.text)
    const given = name === undefined ? undefined : at.given?.get(name)
    if (given === undefined) return at
    at = given
  }
  return at
}

/** `Box<Door>`: the names of what the template is given, with that. */
export function givenBy(type: Type, names: readonly string[] | undefined): Map<string, Type> | undefined {
  if (!names || !type.text.endsWith('>')) return undefined
  const { given } = templateOf(type.text)
  return new Map(names.flatMap((name, at) => (given[at] ? [[name, { ...type, text: given[at] }] as const] : [])))
}

export class Instances {
  readonly #types: Types

  constructor(types: Types) {
    this.#types = types
  }

  /** What the class is given in which a member stands, of an object of this type. */
  givenTo(object: Type | undefined, member: Reference): Given | undefined {
    const { repository } = this.#types
    const { parent, cpp } = repository.symbol(member)
    if (!object) return undefined
    if (cpp?.receiver === undefined)
      return parent === undefined ? undefined : this.#towards(object, repository.reference(fileOf(member), parent), 0)
    const owner = this.#ownerOf(member, cpp.receiver)
    const given = owner < 0 ? undefined : this.#towards(object, owner, 0)
    return given && this.#renamed(given, owner, member)
  }

  /** The class of a member that is defined outside of it. */
  #ownerOf(member: Reference, receiver: string): Reference {
    return this.#types.record({ file: fileOf(member), text: `t:${receiver}`, from: symbolOf(member) })
  }

  /** `template <class U> U Box<U>::get()`: what the class calls T is a U there. */
  #renamed(given: Given, owner: Reference, member: Reference): Given {
    const names = this.#types.repository.genericsOf(owner) ?? []
    const own = this.#types.repository.genericsOf(member) ?? []
    if (own.length !== names.length) return given
    return new Map([...given, ...own.flatMap((name, at) => named(name, given.get(names[at] ?? '')))])
  }

  /** Whether what a member is may be another thing for each that its class is given. */
  hangsOnUser({ text }: Type, member: Reference): boolean {
    return text.includes('?') || (/^\(?t:/.test(text) && this.#isInTemplate(member))
  }

  #isInTemplate(symbol: Reference): boolean {
    const { repository } = this.#types
    const file = fileOf(symbol)
    if (repository.symbol(symbol).cpp?.receiver !== undefined && repository.genericsOf(symbol)) return true
    for (
      let at = repository.symbol(symbol).parent;
      at !== undefined;
      at = repository.files[file]?.symbols.get(at)?.parent
    )
      if (repository.genericsOf(repository.reference(file, at))) return true
    return false
  }

  #towards(object: Type, owner: Reference, depth: number): Given | undefined {
    const meant = this.#types.meant(object)
    const record = this.#types.record(meant)
    if (record < 0 || depth > MOST_BASES) return undefined
    // What stands in a template knows what that is given.
    const given =
      this.#givenBy(meant, record) ??
      (meant.text.startsWith('#') || this.#isInTemplate(record) ? meant.given : undefined)
    if (record === owner) return given
    const file = fileOf(record)
    const { bases, types, symbols } = this.#types.repository.files[file] as File
    for (const [symbol, text] of bases) {
      if (symbol !== symbolOf(record)) continue
      const from = symbols.get(symbol)?.parent ?? -1
      const base: Type = { file, text: types[text] as string, from, ...(given ? { given } : {}) }
      const found = this.#towards(base, owner, depth + 1)
      if (found) return found
    }
    return undefined
  }

  #givenBy(type: Type, template: Reference): Given | undefined {
    const given = givenBy(type, this.#types.repository.genericsOf(template))
    if (given) this.#addDefaults(template, given)
    return given
  }

  /** What a function that is a template is given: what the call writes out first, then what its arguments tell. */
  deduced(called: Reference, args: readonly (Type | undefined)[], written: readonly Type[]): Given | undefined {
    const { repository } = this.#types
    const names = repository.genericsOf(called)
    if (!names) return undefined
    const given = writtenFor(names, written)
    this.#matchAll(called, args, given)
    this.#addDefaults(called, given)
    return given.size > 0 ? given : undefined
  }

  #addDefaults(template: Reference, given: Map<string, Type>): void {
    const file = fileOf(template)
    const { defaults, types } = this.#types.repository.files[file] as File
    for (const [name, at] of defaults.get(symbolOf(template)) ?? []) {
      const text = types[at] as string
      const other = genericOf(text)
      const type = other === undefined ? { file, text, from: symbolOf(template) } : given.get(other)
      if (type && !given.has(name)) given.set(name, type)
    }
  }

  /** What a class that is a template is given where an object of it is made. */
  givenToMake(record: Reference, args: readonly (Type | undefined)[], written: readonly Type[]): Given | undefined {
    const { repository } = this.#types
    const names = repository.genericsOf(record)
    if (!names) return undefined
    const given = writtenFor(names, written)
    if (given.size > 0 || args.length === 0) return given.size > 0 ? given : undefined
    const makers = this.#types.members.constructors(record)
    for (const maker of makers) {
      const { least, most, open } = repository.symbol(maker).cpp?.takes ?? { least: 0, most: 0, open: false }
      if (args.length >= least && (open || args.length <= most)) this.#matchAll(maker, args, given)
    }
    if (makers.length === 0)
      for (const [at, arg] of args.entries()) {
        const field = this.#types.members.fieldAt(record, at)
        if (field !== undefined && arg) this.#match(repository.typeOf(field), arg, given)
      }
    return given.size > 0 ? given : undefined
  }

  #matchAll(called: Reference, args: readonly (Type | undefined)[], given: Map<string, Type>): void {
    const takes = this.#types.repository.symbol(called).cpp?.types ?? []
    const { types } = this.#types.repository.files[fileOf(called)] as File
    for (const [at, arg] of args.entries()) {
      const wanted = types[takes[at] ?? -1]
      if (wanted !== undefined && arg) this.#match(wanted, arg, given)
    }
  }

  #match(wanted: string, arg: Type, given: Map<string, Type>): void {
    const plain = wanted.replace(/^\*/, '')
    const name = genericOf(plain)
    if (name !== undefined) {
      if (!given.has(name)) given.set(name, arg)
      return
    }
    if (!plain.endsWith('>') || !plain.includes('?')) return
    const meant = this.#types.meant(arg)
    if (!meant.text.endsWith('>')) return
    const [one, other] = [templateOf(plain), templateOf(meant.text)]
    if (lastOf(one.head) !== lastOf(other.head)) return
    for (const [at, part] of one.given.entries()) {
      const against = other.given[at]
      if (against) this.#match(part, settled({ ...meant, text: against }) ?? meant, given)
    }
  }
}

/** What is written out for a template, by the names that it gives to that. */
function writtenFor(names: readonly string[], written: readonly Type[]): Map<string, Type> {
  const given = new Map<string, Type>()
  for (const [at, type] of written.entries()) {
    const name = names[at]
    if (name !== undefined && type.text !== '') given.set(name, type)
  }
  return given
}

const named = (name: string, type: Type | undefined): [string, Type][] => (type ? [[name, type]] : [])

const lastOf = (path: string): string => path.slice(path.lastIndexOf(':') + 1)

/** Whether a type is written like another, and what both are given as well. */
export const reads = (one: Type | undefined, other: Type | undefined): boolean =>
  one?.text === other?.text &&
  one?.given?.size === other?.given?.size &&
  [...(one?.given ?? [])].every(([name, type]) => reads(type, other?.given?.get(name)))

/** What is known of a type, and what its template's user hands it besides. */
export function givenBesides(type: Type, outer: Given | undefined): Type {
  if (!outer) return type
  const own = [...(type.given ?? [])].map(
    ([name, one]) => [name, one.given || one.text.includes('?') ? givenBesides(one, outer) : one] as const,
  )
  return { ...type, given: new Map([...outer, ...own]) }
}
