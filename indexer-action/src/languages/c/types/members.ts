/** What records have: members of their own, those that macros bring, and those of their bases. */
import type { Names } from '../names.ts'
import { type File, fileOf, type Reference, type Repository, symbolOf } from '../repository.ts'
import { MOST_REMEMBERED, type Types } from './types.ts'

const CLASS = /^(class|struct|union)$/

/** A class may extend one that extends another, and so on; cycles do not end. */
const MOST_BASES = 20

export class Members {
  readonly #repository: Repository
  readonly #names: Names
  readonly #types: Types
  readonly #bases = new Map<Reference, number[]>()

  constructor(repository: Repository, names: Names, types: Types) {
    this.#repository = repository
    this.#names = names
    this.#types = types
  }

  /** Whether a record has another among its bases, or theirs. */
  derives(record: Reference, base: Reference): boolean {
    return record !== base && this.lineage(record).some((one) => one === base)
  }

  /** A record and those that it derives from, each once: what its first base derives from comes before its second. */
  *lineage(record: Reference): Generator<Reference, undefined> {
    const met = new Set<Reference>()
    const left: [record: Reference, depth: number][] = [[record, 0]]
    for (let next = left.pop(); next; next = left.pop()) {
      const [one, depth] = next
      if (met.has(one)) continue
      met.add(one)
      yield one
      if (depth > MOST_BASES) continue
      for (const base of this.bases(one).toReversed()) if (base >= 0) left.push([base, depth + 1])
    }
  }

  /** Its own of that name, or the nearest that it inherits. */
  named(record: Reference, name: string): Reference[] {
    for (const one of this.lineage(record)) {
      const own = this.owned(one, name)
      if (own.length > 0) return own
      for (const macro of this.#mixins(one)) {
        const mixed = this.owned(macro, name)
        if (mixed.length > 0) return mixed
      }
    }
    return []
  }

  /**
   * What only another definition of a record has. Of several that a file sees, one is there in each build: both stand in one file,
   * each under its condition, or an application's header is replaced by the library's own.
   */
  inOtherBuild(record: Reference, name: string, user: number): Reference[] {
    const repository = this.#repository
    const { name: tag, kind, parent, conditions } = repository.symbol(record)
    const { cpp } = repository.files[fileOf(record)] as File
    const isOther = (one: Reference): boolean => {
      const symbol = repository.symbol(one)
      if (one === record || symbol.kind !== kind || symbol.parent !== parent) return false
      if (fileOf(one) === fileOf(record)) return conditions !== undefined && symbol.conditions !== undefined
      return !cpp && repository.graph.view(user).seen.has(fileOf(one))
    }
    const others = (cpp ? repository.named(tag) : repository.tagged(tag)).filter(isOther)
    return others.flatMap((one) => this.owned(one, name))
  }

  /** Macros that stand among the fields of a record, and those that stand in them, each once. */
  #mixins(record: Reference): Iterable<Reference> {
    const found = new Set<Reference>()
    const open = [record]
    for (const at of open) {
      const file = fileOf(at)
      for (const [symbol, macro] of (this.#repository.files[file] as File).mixins) {
        if (symbol !== symbolOf(at)) continue
        for (const reference of this.#names.ordinary(file, macro)?.references ?? []) {
          if (found.has(reference)) continue
          found.add(reference)
          open.push(reference)
        }
      }
    }
    return found
  }

  /** A base class, or one of theirs, by its name: inside a class that needs no qualifier. */
  baseNamed(record: Reference, name: string): Reference | undefined {
    return this.lineage(record).find((one) => one !== record && this.#repository.symbol(one).name === name)
  }

  /** Members that a record declares itself. */
  owned(record: Reference, name: string): Reference[] {
    const file = fileOf(record)
    return (this.#repository.members(record)?.get(name) ?? []).map((at) => this.#repository.reference(file, at))
  }

  /** Constructors that a class declares. */
  constructors(record: Reference): Reference[] {
    const repository = this.#repository
    return this.owned(record, repository.symbol(record).name).filter((r) => repository.symbol(r).kind === 'constructor')
  }

  /** The member of a base class that this method overrides. */
  overridden(method: Reference): Reference[] {
    const symbol = this.#repository.symbol(method)
    const file = fileOf(method)
    let record = -1
    if (
      symbol.parent !== undefined &&
      CLASS.test((this.#repository.files[file] as File).symbols.get(symbol.parent)?.kind ?? '')
    )
      record = this.#repository.reference(file, symbol.parent)
    else if (symbol.cpp?.receiver !== undefined) record = this.#outsideOf(method, symbol.cpp.receiver)
    if (record < 0) return []
    return this.bases(record)
      .flatMap((base) => (base < 0 ? [] : this.named(base, symbol.name)))
      .filter((r) => {
        const base = this.#repository.symbol(r)
        return (
          base.kind === 'method' &&
          base.cpp?.takes.most === symbol.cpp?.takes.most &&
          !base.modifiers?.includes('static')
        )
      })
  }

  /** The class that a method is defined outside of; -1 where it declares that as static. */
  #outsideOf(method: Reference, receiver: string): number {
    const record = this.#types.record({ file: fileOf(method), text: `t:${receiver}`, from: symbolOf(method) })
    const { name, cpp } = this.#repository.symbol(method)
    const isStatic = (r: Reference): boolean => {
      const declared = this.#repository.symbol(r)
      return declared.cpp?.takes.most === cpp?.takes.most && declared.modifiers?.includes('static') === true
    }
    return record < 0 || this.owned(record, name).some(isStatic) ? -1 : record
  }

  bases(record: Reference): number[] {
    const known = this.#bases.get(record)
    if (known) return known
    const bases = this.#basesOf(record)
    if (this.#types.isLookingUp) return bases
    if (this.#bases.size >= MOST_REMEMBERED) this.#bases.clear()
    this.#bases.set(record, bases)
    return bases
  }

  #basesOf(record: Reference): number[] {
    const file = fileOf(record)
    const { bases, types, symbols } = this.#repository.files[file] as File
    const own = symbolOf(record)
    const from = symbols.get(own)?.parent ?? -1
    return bases
      .filter(([symbol]) => symbol === own)
      .map(([, type]) => this.#types.record({ file, text: types[type] as string, from }))
  }

  /** Field number `position`, counted over what has a name. */
  fieldAt(record: Reference, position: number): Reference | undefined {
    const members = this.#repository.members(record)
    if (!members) return undefined
    let at = 0
    for (const [index] of members.values()) {
      const reference = this.#repository.reference(fileOf(record), index as number)
      if (this.#repository.symbol(reference).kind !== 'property') continue
      if (at++ === position) return reference
    }
    return undefined
  }
}
