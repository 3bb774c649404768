/** Impls by the type that they are for: a type's methods, its traits and their associated types. */
import { inUsualBuild } from '../conditions.ts'
import type { Item } from '../crates.ts'
import * as ir from '../ir.ts'
import { PRIMITIVE_NAMES } from '../prelude.ts'
import type { Source } from '../source.ts'
import type { Evaluator } from './evaluate.ts'
import * as t from './types.ts'
import { boundAt, boundsOf, supertraits } from './written-bounds.ts'

/** A function, constant or type of an impl or a trait. */
export interface Member {
  kind: number
  name: string
  source: Source
  definition: number
  node: number
  /** The impl that declares or inherits it; absent in the trait's own member list. */
  impl: Impl | undefined
  trait: Item | undefined
}

export interface Impl {
  source: Source
  node: number
  parameters: t.Parameter[]
  self: t.Type
  /** The node that `Self` is encoded as inside the impl. */
  selfNode: number
  /** `impl Trait for &Type` */
  isForReference: boolean
  trait: t.Bound | undefined
  members: Map<string, Member>
}

/** The key by which impls are indexed: the type without its arguments. */
type Head = Item | string

/** Whether a type is one that an impl is for. */
const NO = 0
const PERHAPS = 1
const YES = 2
type Fit = typeof NO | typeof PERHAPS | typeof YES

/** Traits that nearly every type has. */
export const MARKERS = new Set(
  'Send Sync Sized Copy Unpin Clone Debug Default PartialEq Eq PartialOrd Ord Hash'.split(' '),
)

/** Bounds of blanket impls that other blanket impls meet, which may ask for each other. */
const DEEPEST_BLANKET = 4

export class Traits {
  readonly #evaluator: Evaluator
  readonly #impls = new Map<Head, Impl[]>()
  readonly #byName = new Map<Head, Map<string, Member[]>>()
  /** Blanket impls: `impl<T: Bound> Trait for T` */
  readonly #blankets: Impl[] = []
  readonly #members = new Map<Item, Map<string, Member>>()
  readonly #bySource = new Map<Source, Impl[]>()
  readonly #bySelf = new Map<Source, Map<number, Impl>>()
  /** Functions of foreign traits, as found in the first impl that has them: last name of the trait → name → function. */
  readonly #foreign = new Map<string, Map<string, Member>>()
  /** All methods of the repository by name. A name that occurs only once can be resolved without a type. */
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
    const written = source.at(node + 2)
    const isForReference = source.at(written) === ir.REFERENCE_TO
    const impl: Impl = {
      source,
      node,
      parameters: evaluator.parameters(source, node + 6, count),
      self: evaluator.denoted(source, written),
      selfNode: isForReference ? source.at(written + 1) : written,
      isForReference,
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
    // The repository may declare a replacement for an external type, for builds without that type. Its inherent impl is
    // skipped if none of its members exist in the usual build.
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

  /** The members that a trait declares. */
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

  /** The impls in a file. */
  of(source: Source): readonly Impl[] {
    return this.#bySource.get(source) ?? []
  }

  /** The impl in whose code a node is the type `Self`. */
  around(source: Source, selfNode: number): Impl | undefined {
    let impls = this.#bySelf.get(source)
    if (!impls) {
      impls = new Map(this.of(source).map((impl) => [impl.selfNode, impl]))
      this.#bySelf.set(source, impls)
    }
    return impls.get(selfNode)
  }

  /** The traits that are implemented for a type in files other than its own. */
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

  /** Members of this name: of inherent impls first, then of trait impls, then default members of traits. */
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
    // Types do not distinguish references, so an impl for the type itself is tried before one for a reference to it.
    const impls = [...(this.#impls.get(head) ?? [])].sort((a, b) => Number(a.isForReference) - Number(b.isForReference))
    for (const impl of impls) if (!impl.trait) for (const member of impl.members.values()) add(member)
    for (const impl of impls) if (impl.trait) for (const member of impl.members.values()) add(member)
    for (const impl of impls) {
      const trait = impl.trait?.trait
      if (!trait || !('module' in trait)) continue
      for (const member of this.members(trait).values()) if (!impl.members.has(member.name)) add({ ...member, impl })
    }
    // Impls may exist under different `cfg` conditions; those in the usual build are tried first.
    for (const [name, same] of byName)
      if (same.length > 1) byName.set(name, [...same.filter(exists), ...same.filter((member) => !exists(member))])
    return byName
  }

  /**
   * A member of a blanket impl, `impl<T: Read> ReadExt for T`, whose bounds the type meets. One that asks for foreign traits of
   * which nobody knows whether the type has them is taken if no other is found.
   */
  blanket(type: t.Type, name: string, accepts: (member: Member) => boolean): Member | undefined {
    return this.blankets(type, name, accepts)[0]
  }

  /** The same members of all such impls; those that surely fit come first. `mayBe` is asked of the others. */
  blankets(
    type: t.Type,
    name: string,
    accepts: (member: Member) => boolean,
    mayBe: (member: Member) => boolean = () => true,
  ): Member[] {
    const sure: Member[] = []
    const likely: Member[] = []
    for (const impl of this.#blankets) {
      const own = impl.members.get(name)
      const trait = impl.trait?.trait
      const inherited = own ?? (trait && 'module' in trait ? this.members(trait).get(name) : undefined)
      const member = own ?? (inherited && { ...inherited, impl })
      if (!member || !accepts(member)) continue
      const fits = this.#fits(impl, type)
      if (fits === YES) sure.push(member)
      if (fits === PERHAPS && mayBe(member)) likely.push(member)
    }
    return [...sure, ...likely]
  }

  /** Whether a type meets the bounds of a blanket impl. */
  #fits(impl: Impl, type: t.Type, depth = 0): Fit {
    if (impl.self.kind !== t.PARAMETER) return NO
    let fits: Fit = YES
    for (const { trait, call } of boundsOf(this.#evaluator, impl.self)) {
      const met = call
        ? isCalled(this.#evaluator, type)
          ? YES
          : NO
        : 'module' in trait
          ? this.#implements(type, trait, depth + 1)
          : this.#hasForeign(type, trait)
      if (met < fits) fits = met
    }
    return fits
  }

  #hasForeign(type: t.Type, wanted: t.External): Fit {
    const name = t.lastName(wanted)
    if (MARKERS.has(name) || this.foreign(type, name)) return YES
    if (type.kind !== t.PARAMETER && type.kind !== t.TRAITS) return PERHAPS
    const has = ({ trait }: t.Bound, depth: number): boolean =>
      'module' in trait
        ? depth < 6 && supertraits(this.#evaluator, trait).some((above) => has(above, depth + 1))
        : t.lastName(trait) === name
    return boundsOf(this.#evaluator, type).some((bound) => has(bound, 0)) ? YES : PERHAPS
  }

  #implements(type: t.Type, trait: Item, depth: number): Fit {
    if (t.isBounded(type)) {
      if (boundsOf(this.#evaluator, type).some((bound) => this.#includes(bound.trait, trait, 0))) return YES
    } else if (this.impls(type).some((impl) => impl.trait && this.#includes(impl.trait.trait, trait, 0))) return YES
    let fits: Fit = NO
    for (const impl of this.#blankets) {
      if (impl.trait?.trait !== trait) continue
      const met = depth >= DEEPEST_BLANKET ? PERHAPS : this.#fits(impl, type, depth)
      if (met > fits) fits = met
    }
    return fits
  }

  #includes(from: Item | t.External, wanted: Item, depth: number): boolean {
    if (from === wanted) return true
    if (!('module' in from) || depth > 6) return false
    return supertraits(this.#evaluator, from).some((bound) => this.#includes(bound.trait, wanted, depth + 1))
  }

  /** The impl of a foreign trait for this type, by the trait's last name: `Iterator`, `Deref`. */
  foreign(type: t.Type, name: string): Impl | undefined {
    return this.impls(type).find((impl) => isForeign(impl.trait, name))
  }
}

/** Whether a bound is the foreign trait of this name. */
export const isForeign = (bound: t.Bound | undefined, name: string): boolean =>
  bound !== undefined && !('module' in bound.trait) && t.lastName(bound.trait) === name

/** Whether values of a type can be called. */
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

/** Adds a member. Of several with one name, the one in the usual build is kept. */
function keep(members: Map<string, Member>, member: Member): void {
  const known = members.get(member.name)
  if (!known || (!exists(known) && exists(member))) members.set(member.name, member)
}

const exists = (member: Member): boolean => inUsualBuild(member.source, member.definition)

function* readMembers(
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
