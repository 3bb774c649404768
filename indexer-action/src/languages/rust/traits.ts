/** Impls by the type that they are for: which methods a type has, which traits, and what their associated types are. */
import { inUsualBuild } from './conditions.ts'
import type { Item } from './crates.ts'
import type { Evaluator } from './evaluate.ts'
import * as ir from './ir.ts'
import { PRIMITIVE_NAMES } from './prelude.ts'
import type { Source } from './source.ts'
import * as t from './types.ts'
import { boundAt, boundsOf, supertraits } from './written-bounds.ts'

/** A function, constant or type that an impl or a trait has. */
export interface Member {
  kind: number
  name: string
  source: Source
  definition: number
  node: number
  /** The impl that it stands in; absent for a trait's own. */
  impl: Impl | undefined
  trait: Item | undefined
}

export interface Impl {
  source: Source
  node: number
  parameters: t.Parameter[]
  self: t.Type
  /** `impl Trait for &Type` */
  isForReference: boolean
  trait: t.Bound | undefined
  members: Map<string, Member>
}

/** What types have in common as far as impls go. */
type Head = Item | string

export class Traits {
  readonly #evaluator: Evaluator
  readonly #impls = new Map<Head, Impl[]>()
  readonly #byName = new Map<Head, Map<string, Member[]>>()
  /** `impl<T: Bound> Trait for T` */
  readonly #blankets: Impl[] = []
  readonly #members = new Map<Item, Map<string, Member>>()
  readonly #bySource = new Map<Source, Impl[]>()
  /** Functions of foreign traits, by the trait's last name, as one impl has them. */
  readonly #foreign = new Map<string, Map<string, Member>>()
  /** Every method of the repository by name: how many there are decides whether a name alone says something. */
  readonly methods = new Map<string, Member[]>()

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator
  }

  add(source: Source): void {
    for (const node of source.file.surface.impls) this.#addImpl(source, node)
    for (const module of source.modules)
      for (const items of module.names.values())
        for (const item of items)
          if (item.kind === ir.TRAIT_ITEM) for (const member of this.members(item).values()) this.#note(member)
  }

  #addImpl(source: Source, node: number): void {
    const evaluator = this.#evaluator
    const count = source.at(node + 4)
    const impl: Impl = {
      source,
      node,
      parameters: evaluator.parameters(source, node + 6, count),
      self: evaluator.denoted(source, source.at(node + 2)),
      isForReference: source.at(source.at(node + 2)) === ir.REFERENCE_TO,
      trait: source.at(node + 3) === 0 ? undefined : boundAt(evaluator, source, source.at(node + 3)),
      members: new Map(),
    }
    for (const member of readMembers(source, source.at(node + 5))) {
      const own = { ...member, impl, trait: undefined }
      keep(impl.members, own)
      this.#note(own)
    }
    this.#keepForeign(impl)
    const beside = this.#bySource.get(source)
    if (beside) beside.push(impl)
    else this.#bySource.set(source, [impl])
    // A type of ours for builds that lack somebody else's of its name: what it has is not the other's.
    if (!impl.trait && impl.self.kind === t.EXTERNAL && ![...impl.members.values()].some(exists)) return
    const head = headOf(impl.self)
    if (head === undefined) {
      if (impl.self.kind === t.PARAMETER) this.#blankets.push(impl)
      return
    }
    const list = this.#impls.get(head)
    if (list) list.push(impl)
    else this.#impls.set(head, [impl])
  }

  #keepForeign(impl: Impl): void {
    const trait = impl.trait?.trait
    if (!trait || 'module' in trait) return
    const name = t.lastName(trait)
    let known = this.#foreign.get(name)
    if (!known) {
      known = new Map()
      this.#foreign.set(name, known)
    }
    for (const member of impl.members.values())
      if (member.kind === ir.FUNCTION_ITEM && !known.has(member.name)) known.set(member.name, member)
  }

  foreignFunctions(trait: t.External): ReadonlyMap<string, Member> {
    return this.#foreign.get(t.lastName(trait)) ?? NONE
  }

  #note(member: Member): void {
    if (member.kind !== ir.FUNCTION_ITEM) return
    const same = this.methods.get(member.name)
    if (same) same.push(member)
    else this.methods.set(member.name, [member])
  }

  /** A trait's own members. */
  members(trait: Item): Map<string, Member> {
    let members = this.#members.get(trait)
    if (!members) {
      members = new Map()
      for (const member of readMembers(trait.source, trait.source.at(trait.node + 6)))
        keep(members, { ...member, impl: undefined, trait })
      this.#members.set(trait, members)
    }
    return members
  }

  /** Those that a file writes. */
  of(source: Source): readonly Impl[] {
    return this.#bySource.get(source) ?? []
  }

  /** What files other than a type's own implement for it. */
  elsewhere(item: Item): ReadonlySet<Item | t.External> {
    const traits = new Map<Item | string, Item | t.External>()
    for (const { source, trait } of this.#impls.get(item) ?? [])
      if (trait && source !== item.source)
        traits.set('module' in trait.trait ? trait.trait : trait.trait.name, trait.trait)
    return new Set(traits.values())
  }

  impls(type: t.Type): readonly Impl[] {
    const head = headOf(type)
    return head === undefined ? [] : (this.#impls.get(head) ?? [])
  }

  /** Members of that name: of the type's own impls first, then of its traits, their defaults last. */
  named(type: t.Type, name: string): readonly Member[] {
    const head = headOf(type)
    if (head === undefined) return []
    let byName = this.#byName.get(head)
    if (!byName) {
      byName = this.#index(head)
      this.#byName.set(head, byName)
    }
    return byName.get(name) ?? []
  }

  #index(head: Head): Map<string, Member[]> {
    const byName = new Map<string, Member[]>()
    const add = (member: Member): void => {
      const same = byName.get(member.name)
      if (same) same.push(member)
      else byName.set(member.name, [member])
    }
    // References are not told from what they lead to: of impls for both, that for the type itself is asked first.
    const impls = [...(this.#impls.get(head) ?? [])].sort((a, b) => Number(a.isForReference) - Number(b.isForReference))
    for (const impl of impls) if (!impl.trait) for (const member of impl.members.values()) add(member)
    for (const impl of impls) if (impl.trait) for (const member of impl.members.values()) add(member)
    for (const impl of impls) {
      const trait = impl.trait?.trait
      if (!trait || !('module' in trait)) continue
      for (const member of this.members(trait).values()) if (!impl.members.has(member.name)) add({ ...member, impl })
    }
    // Two impls may be one for different builds: the one of the usual build is asked first.
    for (const [name, same] of byName)
      if (same.length > 1) byName.set(name, [...same.filter(exists), ...same.filter((member) => !exists(member))])
    return byName
  }

  /** Members that every type of some bound has: `impl<T: Read> ReadExt for T`. */
  blanket(type: t.Type, name: string, kind = ir.FUNCTION_ITEM): Member | undefined {
    for (const impl of this.#blankets) {
      const own = impl.members.get(name)
      const trait = impl.trait?.trait
      const inherited = own ?? (trait && 'module' in trait ? this.members(trait).get(name) : undefined)
      if (!inherited || inherited.kind !== kind) continue
      if (this.#fits(impl, type)) return own ?? { ...inherited, impl }
    }
    return undefined
  }

  /** Bounds that are traits of the repository must be met; others are taken on trust if nothing contradicts. */
  #fits(impl: Impl, type: t.Type): boolean {
    if (impl.self.kind !== t.PARAMETER) return false
    return boundsOf(this.#evaluator, impl.self).every((bound) => {
      if (bound.call) return isCalled(this.#evaluator, type)
      return !('module' in bound.trait) || this.implements(type, bound.trait)
    })
  }

  implements(type: t.Type, trait: Item): boolean {
    if (type.kind === t.PARAMETER || type.kind === t.TRAITS)
      return boundsOf(this.#evaluator, type).some((bound) => this.#includes(bound.trait, trait, 0))
    if (this.impls(type).some((impl) => impl.trait && this.#includes(impl.trait.trait, trait, 0))) return true
    return this.#blankets.some((impl) => impl.trait?.trait === trait)
  }

  #includes(from: Item | t.External, wanted: Item, depth: number): boolean {
    if (from === wanted) return true
    if (!('module' in from) || depth > 6) return false
    return supertraits(this.#evaluator, from).some((bound) => this.#includes(bound.trait, wanted, depth + 1))
  }

  /** The impl of a foreign trait, by its last name: `Iterator`, `Deref`. */
  foreign(type: t.Type, name: string): Impl | undefined {
    return this.impls(type).find((impl) => {
      const trait = impl.trait?.trait
      return trait && !('module' in trait) && t.lastName(trait) === name
    })
  }
}

/** Whether a value of that type may stand where a function is wanted. */
function isCalled(e: Evaluator, type: t.Type): boolean {
  switch (type.kind) {
    case t.PARAMETER:
    case t.TRAITS:
      return boundsOf(e, type).some((bound) => bound.call)
    case t.EXTERNAL:
      return type.args.some((one) => isCalled(e, one))
    default:
      return type.kind === t.FUNCTION || type.kind === t.CLOSURE || type.kind === t.CALLABLE
  }
}

const NONE: ReadonlyMap<string, Member> = new Map()

/** Of several members of one name, each for another build, the one of the usual build. */
function keep(members: Map<string, Member>, member: Member): void {
  const known = members.get(member.name)
  if (!known || (!exists(known) && exists(member))) members.set(member.name, member)
}

const exists = (member: Member): boolean => inUsualBuild(member.source, member.definition)

export function* readMembers(
  source: Source,
  list: number,
): Generator<{ kind: number; name: string; source: Source; definition: number; node: number }> {
  const count = list === 0 ? 0 : source.at(list)
  for (let at = list + 1, end = list + 1 + count; at < end; at += ir.MEMBER_SIZE)
    yield {
      kind: source.at(at),
      name: source.string(source.at(at + 1)),
      source,
      definition: source.at(at + 2),
      node: source.at(at + 3),
    }
}

function headOf(type: t.Type): Head | undefined {
  const at = t.known(type)
  switch (at.kind) {
    case t.ADT:
      return at.item
    case t.EXTERNAL:
      return `external ${t.lastName(at)}`
    case t.PRIMITIVE:
      return PRIMITIVE_NAMES.has(at.name) ? `primitive ${at.name}` : undefined
    case t.SLICE:
      return 'slice'
    case t.TUPLE:
      return `tuple ${at.types.length}`
    case t.FUNCTION:
    case t.CLOSURE:
      return 'function'
    case t.TRAITS: {
      const trait = at.bounds[0]?.trait
      return trait && 'module' in trait ? trait : undefined
    }
    default:
      return undefined
  }
}
