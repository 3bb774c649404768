/**
 * C++: names inside namespaces and classes.
 *
 * C has one scope outside of functions, and there all of this comes down to `Names.ordinary`.
 */

import type { FileSet } from '../builds/file-set.ts'
import type { Found } from '../choice.ts'
import type { HeldSymbol } from '../held-symbols.ts'
import type { Names } from '../names.ts'
import { type File, fileOf, type Reference, type Repository } from '../repository.ts'
import { Brought } from './brought.ts'
import { CALLED, Definitions, endsWith, isSame } from './definitions.ts'
import { Nearness } from './nearness.ts'
import { Reach, VALUE } from './reach.ts'
import { Specialisations, specialises } from './specialisations.ts'
import type { Types } from './types.ts'

const CLASS = /^(class|struct|union)$/
export const TYPE = /^(class|struct|union|enum|type)$/
const SCOPE = /^(class|struct|union|namespace|enum)$/
/** A header announces these, and leaves them to a file that it does not include. */
const DEFINED_ELSEWHERE = /^(function|method|constructor|class|struct|union)$/

export class Scopes {
  readonly #repository: Repository
  readonly #names: Names
  readonly #types: Types
  readonly definitions: Definitions
  readonly specialisations: Specialisations
  readonly #nearness: Nearness
  readonly reach: Reach
  readonly #brought: Brought
  /** The file that was asked about last, and what was found there: symbol → scopes around it, and symbol → name → meaning. */
  #file = -1
  readonly #scopes = new Map<number, readonly Reference[]>()
  readonly #functions = new Map<string, Reference | null>()
  readonly #bare = new Map<number, Map<string, Found | undefined>>()
  /** Members that are being looked up in what a type stands for. */
  readonly #asked = new Set<string>()

  constructor(repository: Repository, names: Names, types: Types) {
    this.#repository = repository
    this.#names = names
    this.#types = types
    this.definitions = new Definitions(repository, names)
    this.specialisations = new Specialisations(repository, this)
    this.#brought = new Brought(repository, this)
    this.#nearness = new Nearness(
      repository,
      this.definitions,
      (file, written) => this.typeNamed(file, written)?.references[0],
    )
    this.reach = new Reach(repository, names, this.#nearness)
  }

  /** A type by its name as written, `A::B<C>` included. */
  typeNamed(file: number, written: string, from = -1): Found | undefined {
    const own = from < 0 ? undefined : this.typeWithin(file, from, written)
    if (own !== undefined) return { references: [own], as: 'one', evidence: 'type' }
    const name = withoutArguments(written)
    const at = name.lastIndexOf('::')
    if (at !== -1) return this.qualified(file, name.slice(0, at), name.slice(at + 2), from)
    const ordinary = this.#names.ordinary(file, name)
    const found = ordinary?.as === 'any' && from >= 0 ? this.#nearness.closest(file, from, ordinary) : ordinary
    if (found || !(this.#repository.files[file] as File).cpp) return found
    return this.#nested(file, name)
  }

  /** A function by its name as a macro writes it, `tools::make`. Names keep what they know of one file at a time: it is asked once. */
  functionNamed(file: number, written: string): Reference | undefined {
    const key = `${file} ${written}`
    const known = this.#functions.get(key)
    if (known !== undefined) return known ?? undefined
    const found = this.#functionNamed(file, written)
    this.#functions.set(key, found ?? null)
    return found
  }

  #functionNamed(file: number, written: string): Reference | undefined {
    const at = written.lastIndexOf('::')
    const found =
      at === -1
        ? this.#names.ordinary(file, written)
        : this.qualified(file, written.slice(0, at), written.slice(at + 2))
    return found?.references.find((r) => this.#repository.symbol(r).kind === 'function')
  }

  /** A type inside a class, named without it: from within, as a rule. */
  #nested(file: number, name: string): Found | undefined {
    const { seen } = this.#repository.graph.view(file)
    const found = this.#repository
      .named(name)
      .filter((r) => seen.has(fileOf(r)) && TYPE.test(this.#repository.symbol(r).kind))
    const own = found.filter((r) => fileOf(r) === file)
    const kept = own.length > 0 ? own : found
    return kept.length === 1 ? { references: kept, as: 'one', evidence: 'type' } : undefined
  }

  /** `A::B::name`: candidates whose own path ends in that. */
  qualified(file: number, qualifier: string, name: string, from = -1): Found | undefined {
    const { seen } = this.#repository.graph.view(file)
    const wanted = this.#withoutAliases(
      qualifier.split('::').filter((part) => part !== ''),
      seen,
    )
    if (wanted.length === 0) return this.#atTop(file, name)
    const within = this.#inOwn(file, from, wanted, name)
    if (within) return within
    const unseen = this.#repository.isOpenedByMacro(wanted[0] ?? '') ? wanted.slice(1) : undefined
    // What the repository adds to a template of the library is not the template.
    const isAdded = (r: Reference): boolean =>
      wanted[0] === 'std' && this.#repository.symbol(r).cpp?.specialises === true
    const isMeant = (r: Reference): boolean =>
      !isAdded(r) && (this.#isIn(r, wanted) || (unseen !== undefined && this.#isIn(r, unseen, isSame)))
    // What is seen is asked first: of a large repository, hundreds of files may have something of that name.
    const named = this.#repository.named(name)
    let found = named.filter((r) => seen.has(fileOf(r)) && isMeant(r))
    const primary = found.filter((r) => this.#repository.symbol(r).cpp?.specialises !== true)
    if (primary.length > 0) found = primary
    if (found.length > 1) found = this.#nearness.fromWithin(file, from, wanted.length, found)
    found = [...this.#names.builds.likely(file, found)]
    const brought = found.length === 0 ? this.#brought.found(file, wanted, name, seen) : undefined
    if (brought) return brought
    if (found.length === 0) {
      // Through a typedef or a base class: `Derived::method`.
      const owner = this.typeNamed(file, wanted.join('::'))?.references[0]
      if (owner !== undefined) found = this.#membersOf(owner, name)
    }
    if (found.length === 0) {
      const elsewhere = named.filter((r) => DEFINED_ELSEWHERE.test(this.#repository.symbol(r).kind) && isMeant(r))
      found = elsewhere.length > 1 ? this.#nearness.fromWithin(file, from, wanted.length, elsewhere) : elsewhere
    }
    if (found.length === 0) return this.reach.hidden(file, wanted, name)
    return found.length === 0 ? undefined : this.definitions.of(file, found)
  }

  /** What namespaces are called otherwise is told from the last of them on, which says all that it stands for. */
  #withoutAliases(written: string[], seen: FileSet): string[] {
    for (let at = written.length - 1; at >= 0; at--) {
      const space = this.#repository.spaceOf(written[at] as string, seen)
      if (space !== undefined) return [...space.split('::'), ...written.slice(at + 1)]
    }
    return written
  }

  /** `::name`: in no namespace, as far as can be seen. */
  #atTop(file: number, name: string): Found | undefined {
    const found = this.#names.ordinary(file, name)?.references ?? []
    const kept = found.filter((r) =>
      this.#nearness.namespacesOf(r).every((part) => this.#repository.isOpenedByMacro(part)),
    )
    return kept.length === 0 ? undefined : this.definitions.of(file, kept)
  }

  /** A type that a function has for itself, or a class around it, by its name as written. */
  typeWithin(file: number, from: number, written: string): Reference | undefined {
    const parts = withoutArguments(written).split('::')
    const name = parts.pop() as string
    const isType = (r: Reference): boolean => TYPE.test(this.#repository.symbol(r).kind)
    if (parts.length > 0) return this.#inOwn(file, from, parts, name)?.references.find(isType)
    const itself = this.#repository.reference(file, from)
    for (const scope of this.scopesAround(file, from)) {
      const own = this.#ownOf(scope, name).filter(
        (r) => isType(r) && r !== itself && !(written.endsWith('>') && specialises(this.#repository.symbol(r), name)),
      )
      if (own.length > 0) return this.#names.builds.likely(file, own)[0]
    }
    return undefined
  }

  /** The symbol, `from` or one around it, whose scope names in `from` are looked up in first; -1: that of the file. */
  scopeOf(file: number, from: number): number {
    const { symbols } = this.#repository.files[file] as File
    let at: number | undefined = from
    while (at !== undefined && at >= 0) {
      const { kind, cpp, parent } = symbols.get(at) as HeldSymbol
      if (SCOPE.test(kind) || CALLED.test(kind) || cpp?.receiver !== undefined) return at
      at = parent
    }
    return -1
  }

  /** `Key::Kind` where a class around the use says what `Key` is. */
  #inOwn(file: number, from: number, wanted: readonly string[], name: string): Found | undefined {
    const [first] = wanted
    if (from < 0 || first === undefined) return undefined
    let owner: Reference | undefined
    for (const scope of this.scopesAround(file, from)) {
      owner = this.#ownOf(scope, first).find((r) => TYPE.test(this.#repository.symbol(r).kind))
      if (owner !== undefined) break
    }
    for (const part of wanted.slice(1)) {
      if (owner === undefined) return undefined
      owner = this.#membersOf(owner, part).find((r) => TYPE.test(this.#repository.symbol(r).kind))
    }
    const found = owner === undefined ? [] : this.#membersOf(owner, name)
    return found.length === 0 ? undefined : this.definitions.of(file, found)
  }

  /** Members of the class, or of the enumeration, that a type is in the end. */
  #membersOf(type: Reference, name: string): Reference[] {
    const record = this.#types.recordOf(type)
    if (record >= 0) return this.#types.members.named(record, name)
    // `using type = typename Nested<T, depth - 1>::type::kind` in `Nested`: what `type` is leads back to `type`.
    const question = `${type}\0${name}`
    if (this.#asked.has(question)) return []
    this.#asked.add(question)
    const found = this.#enumeratorsOf(type, name)
    this.#asked.delete(question)
    return found
  }

  #enumeratorsOf(type: Reference, name: string): Reference[] {
    const repository = this.#repository
    const is = repository.symbol(type).kind === 'type' ? this.#types.typeOf(type) : undefined
    const meant = is === undefined ? type : this.#types.named(this.#types.meant(is))
    if (meant === undefined || repository.symbol(meant).kind !== 'enum') return []
    return (repository.members(meant)?.get(name) ?? []).map((at) => repository.reference(fileOf(meant), at))
  }

  /**
   * With or without the names of inline namespaces; `Enum::member` may leave out an enumeration that is not scoped. `isSame`: right in
   * that scope, as far as it can be seen.
   */
  #isIn(reference: Reference, wanted: readonly string[], fits = endsWith): boolean {
    const whole = this.definitions.wholePathOf(reference)
    const path = this.#repository.withoutInlines(whole)
    return (
      fits(path, wanted) ||
      (path.length < whole.length && fits(whole, wanted)) ||
      (this.#repository.isOpenEnumerator(reference) && fits(path.slice(0, -1), wanted))
    )
  }

  /** A bare name used inside `from`: members of its classes, then of its namespaces, then everything else. */
  bare(file: number, from: number, name: string, isBefore = false): Found | undefined {
    this.#enter(file)
    if (isBefore) return this.#beforeScope(file, from, name)
    let names = this.#bare.get(from)
    if (!names) {
      names = new Map()
      this.#bare.set(from, names)
    }
    const known = names.get(name)
    if (known !== undefined || names.has(name)) return known
    const found = this.#bareIn(file, from, name)
    if (!this.#types.isLookingUp) names.set(name, found)
    return found
  }

  /** Before `::` only a type or a namespace can stand. */
  #beforeScope(file: number, from: number, name: string): Found | undefined {
    const found = this.bare(file, from, name)
    const isOther = (r: Reference): boolean => VALUE.test(this.#repository.symbol(r).kind)
    if (!found?.references.some(isOther)) return found
    const left = found.references.filter((r) => !isOther(r))
    if (left.length > 0) return { ...found, references: left, as: left.length === 1 ? 'one' : found.as }
    for (const scope of this.scopesAround(file, from)) {
      const own = this.#ownOf(scope, name).filter((r) => !isOther(r))
      if (own.length > 0) return this.definitions.of(file, this.#names.builds.likely(file, own))
    }
    const outside = this.#names.beforeScope(file, name)
    return outside && this.reach.of(file, from, outside)
  }

  #enter(file: number): void {
    if (file === this.#file) return
    this.#file = file
    this.#scopes.clear()
    this.#bare.clear()
  }

  #bareIn(file: number, from: number, name: string): Found | undefined {
    const repository = this.#repository
    for (const scope of this.scopesAround(file, from)) {
      const own = this.#ownOf(scope, name)
      if (own.length > 0) return this.definitions.of(file, this.#names.builds.likely(file, own))
    }
    const found = this.#names.ordinary(file, name)
    const within = found && this.reach.of(file, from, found)
    if (within?.as !== 'any') return within
    const closest = this.#nearness.closest(file, from, within)
    const isOverloaded = closest.references.every((r) => repository.symbol(r).kind === 'function')
    return isOverloaded ? this.definitions.of(file, closest.references) : closest
  }

  /** Functions and classes whose own names need no qualifier in `from`, innermost first. */
  scopesAround(file: number, from: number): Iterable<Reference> {
    if (this.#types.isLookingUp) return this.#outwards(file, from)
    this.#enter(file)
    let scopes = this.#scopes.get(from)
    if (!scopes) {
      scopes = [...this.#outwards(file, from)]
      this.#scopes.set(from, scopes)
    }
    return scopes
  }

  *#outwards(file: number, from: number): Iterable<Reference> {
    const repository = this.#repository
    const { symbols } = repository.files[file] as File
    for (let at = from; at >= 0; at = symbols.get(at)?.parent ?? -1) {
      const { kind, cpp } = symbols.get(at) as HeldSymbol
      if (CLASS.test(kind) || CALLED.test(kind) || kind === 'enum') yield repository.reference(file, at)
      if (CLASS.test(kind)) yield* this.#withAround(this.#namedBefore(repository.reference(file, at)))
      if (cpp?.receiver === undefined) continue
      const owner = this.typeNamed(file, cpp.receiver)?.references[0]
      // `Door::Lock::turn` stands in `Door` as well as in `Lock`.
      if (owner !== undefined) yield* this.#withAround(this.#types.recordOf(owner))
    }
  }

  /** A class and those around it. */
  *#withAround(scope: Reference): Iterable<Reference> {
    const repository = this.#repository
    const passed = new Set<Reference>()
    for (let at = scope; at >= 0 && !passed.has(at); ) {
      passed.add(at)
      yield at
      const { parent } = repository.symbol(at)
      const around = parent === undefined ? -1 : repository.reference(fileOf(at), parent)
      at = around >= 0 && CLASS.test(repository.symbol(around).kind) ? around : this.#namedBefore(at)
    }
  }

  /** `class Door::Lock {`, outside of `Door`: that class; -1 for any that is defined where it belongs. */
  #namedBefore(scope: Reference): Reference {
    const repository = this.#repository
    const { name, cpp, parent } = repository.symbol(scope)
    if (cpp?.qualified === undefined) return -1
    const around = parent === undefined ? undefined : repository.symbol(repository.reference(fileOf(scope), parent))
    const before = around === undefined ? 0 : (around.cpp?.qualified ?? around.name).length + 1
    const qualifier = cpp.qualified.slice(before, -name.length - 1)
    if (qualifier === '') return -1
    const owner = this.typeNamed(fileOf(scope), qualifier.replaceAll('.', '::'))
    const record = owner?.as === 'one' ? this.#types.recordOf(owner.references[0] as Reference) : -1
    return record === scope ? -1 : record
  }

  /** What a class has of this name, or a function for itself: a type. */
  #ownOf(scope: Reference, name: string): Reference[] {
    const repository = this.#repository
    if (!CALLED.test(repository.symbol(scope).kind)) {
      const own = this.#types.members.named(scope, name).filter((r) => repository.symbol(r).kind !== 'constructor')
      if (own.length > 0) return own
      const base = repository.symbol(scope).name === name ? scope : this.#types.members.baseNamed(scope, name)
      return base === undefined ? [] : [base]
    }
    const [own] = repository.members(scope)?.get(name) ?? []
    return own === undefined ? [] : [repository.reference(fileOf(scope), own)]
  }

  /** Constructors of a class, definitions where there are some. */
  constructors(file: number, record: Reference): Found | undefined {
    if (!SCOPE.test(this.#repository.symbol(record).kind)) return undefined
    const own = this.#types.members.constructors(record)
    return own.length === 0 ? undefined : this.definitions.of(file, own)
  }
}

/** `vector` of `vector<Door>`, and `vector::iterator` of `vector<Door>::iterator`. */
function withoutArguments(written: string): string {
  const open = written.indexOf('<')
  if (open === -1) return written
  const close = written.lastIndexOf('>::')
  return close === -1 ? written.slice(0, open) : written.slice(0, open) + written.slice(close + 1)
}
