/**
 * Which files' links can have changed because some files offer something else, told by names. Fewer than all importers: a file
 * that imports one thing is not concerned by a change of another, and hardly any change of a body concerns anybody.
 *
 * A file learns of another by looking up a name there (an export, a global, a member of a namespace) or by what a module gives
 * as a whole (`markOf`). What it finds are records, and what these lead to, down to further names (`record-parts.ts`). So:
 *
 *   1. The records of a changed file, as they were and as they are, are compared pair by pair, from what it offers. A name has
 *      changed if its records differ anywhere, or if only one of the two has it.
 *   2. In every file, what leads to a mention of a changed name may mean something else: the names under which the file offers it
 *      have changed, too. This is repeated until no name is added.
 *   3. A file that mentions no changed name finds what it found.
 *
 * Members have no names here. Who asks for a member has its object from somewhere, and so is told of any change of the object.
 */

import { ambientOf, globalsOf, pairs } from '../commons.ts'
import { writtenOf } from '../components/registered-names.ts'
import { placeExpandos, type Reach, reachesOut } from '../expandos.ts'
import * as ir from '../ir.ts'
import { usedAs } from '../modules/host-additions.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { additionsOf, isSame, starsOf } from './additions.ts'
import { markOf, moduleMentions, moduleOf, targetsOf } from './module-mentions.ts'
import { type Parts, partsOf, Undescribed } from './record-parts.ts'

/** Comparing and following more records than these takes longer than is saved. */
const MOST_RECORDS = 3_000_000

interface Affected {
  files: ReadonlySet<SourceUnit>
  /** Files that give members to objects of others, and do so by a changed name: whom these concern is not told by names. */
  giving: ReadonlySet<SourceUnit>
}

/** Undefined where it cannot be told by names. `old` has the changed files as they were. */
export function affectedByNames(
  w: World,
  units: readonly SourceUnit[],
  reaches: ReadonlyMap<SourceUnit, Reach>,
  old: ReadonlyMap<number, SourceUnit>,
  bodyOf: (at: number) => ir.Body,
): Affected | undefined {
  const changed = new Set<string>()
  const amount = { left: MOST_RECORDS }
  try {
    for (const { through } of reaches.values()) if ([...through].some(({ index }) => old.has(index))) return undefined
    for (const [at, was] of old) {
      const is = units[at] as SourceUnit
      if (!isComparable(was, is) || reaches.has(is)) return undefined
      place(w, was, is)
      for (const name of new Comparison(w, was, is, amount).changed()) changed.add(name)
    }
    const candidates = spread(w, units, changed, amount)
    return {
      files: new Set(candidates.filter((unit) => uses(w, unit, bodyOf(unit.index), changed, amount))),
      giving: new Set(candidates.filter((unit) => reaches.has(unit))),
    }
  } catch (error) {
    if (error instanceof Undescribed || error instanceof TooMany) return undefined
    throw error
  }
}

class TooMany extends Error {}

/** Whether the two differ in nothing that matters to others whatever they mention. */
function isComparable(was: SourceUnit, is: SourceUnit): boolean {
  return (
    was.surface.isModule === is.surface.isModule &&
    ![was, is].some(reachesOut) &&
    isSame(starsOf(was), starsOf(is)) &&
    isSame(additionsOf(was), additionsOf(is)) &&
    isSameOrder(was, is)
  )
}

/** Gives a file as it was what others add to it, and it to itself: it adds what it adds now, and to the same. */
function place(w: World, was: SourceUnit, is: SourceUnit): void {
  placeExpandos(w, was)
  for (const [entity, blocks] of is.augmented) {
    const same = was.top(is.name(is.at(entity + ir.E_NAME)))
    if (same !== 0) was.augmented.set(same, blocks)
  }
}

/** Whether symbols that stayed did so in the same order: lookups prefer what comes first. */
function isSameOrder(was: SourceUnit, is: SourceUnit): boolean {
  const now = new Set(is.symbols.map(({ id }) => id))
  const stayed = was.symbols.filter(({ id }) => now.has(id))
  let at = 0
  for (const { id } of is.symbols) if (stayed[at]?.id === id) at++
  return at === stayed.length
}

/** Something that a file offers: a record, and the names by which others come upon it. */
interface Offer {
  node: number
  names: readonly string[]
}

/** By a key that is the same in another version of the file. */
function offersOf(unit: SourceUnit): Map<string, Offer> {
  const offers = new Map<string, Offer>()
  const offer = (key: string, node: number, names: readonly string[]): void => {
    let nth = 0
    while (offers.has(`${nth} ${key}`)) nth++
    offers.set(`${nth} ${key}`, { node, names })
  }
  const any = markOf('any', unit)
  const assigned = markOf('assigned', unit)
  const named = (name: string): string[] => [any, name === 'default' ? markOf('default', unit) : name]
  const { exports, exportsShape } = unit.surface
  for (const record of exports) {
    const kind = unit.at(record + 1)
    const name = unit.name(unit.at(record + 2))
    if (kind === ir.EXPORT_ASSIGN) offer('=', record, [any, assigned])
    else if (kind !== ir.EXPORT_STAR) offer(`export ${name}`, record, named(name))
  }
  const given = [...(unit.expandos.get(exportsShape) ?? [])].flatMap(([name, list]) =>
    list.map((expando) => ({ name, ...expando })),
  )
  const members = unit.list(unit.at(exportsShape + ir.S_MEMBERS))
  for (const member of members) {
    const name = unit.name(unit.at(member + ir.M_NAME))
    offer(`member ${name}`, member, named(name))
  }
  for (const { name, value, definition } of given)
    offer(`given ${name} ${unit.symbols[definition - 1]?.id}`, value, name === '' ? [any, assigned] : named(name))
  if (members.length + given.length > 0) offer('exports', 0, [markOf('default', unit), assigned])
  for (const [name, entity] of globalsOf(unit)) {
    offer(`global ${name}`, entity, [writtenOf(name)])
    namespaceMembers(unit, entity, name, offer)
  }
  if (unit.surface.isModule)
    for (const [name, entity] of pairs(unit, unit.surface.top)) namespaceMembers(unit, entity, name, offer)
  for (const [name, shape] of ambientOf(unit)) {
    offer(`ambient ${name}`, shape, [name])
    blockMembers(unit, shape, name, offer)
  }
  return offers
}

type Take = (key: string, node: number, names: readonly string[]) => void

/** Other blocks of a namespace, in any file, see its members by their names. */
function namespaceMembers(unit: SourceUnit, entity: number, path: string, offer: Take): void {
  for (const d of unit.declarations(entity))
    if (unit.at(d + ir.D_KIND) === ir.NAMESPACE_DECLARATION) blockMembers(unit, unit.at(d + ir.D_EXTRA), path, offer)
}

function blockMembers(unit: SourceUnit, shape: number, path: string, offer: Take): void {
  for (const member of unit.list(unit.at(shape + ir.S_MEMBERS))) {
    const name = unit.name(unit.at(member + ir.M_NAME))
    offer(`in ${path} ${name}`, member, [name])
    const entity = unit.at(member + ir.M_ENTITY)
    if (entity !== 0) namespaceMembers(unit, entity, `${path}.${name}`, offer)
  }
}

/** Compares two versions of a file, from what both offer. */
class Comparison {
  readonly #world: World
  readonly #was: SourceUnit
  readonly #is: SourceUnit
  readonly #amount: { left: number }
  readonly #numbers = new Map<number, number>()
  readonly #pairs: [was: number, is: number][] = []
  /** For each pair, those that lead to it. */
  readonly #above: number[][] = []

  constructor(world: World, was: SourceUnit, is: SourceUnit, amount: { left: number }) {
    this.#world = world
    this.#was = was
    this.#is = is
    this.#amount = amount
  }

  changed(): Set<string> {
    const [old, now] = [offersOf(this.#was), offersOf(this.#is)]
    const names = new Set<string>()
    const say = (said: readonly string[]): void => {
      for (const name of said) names.add(name)
    }
    const asked: { pair: number; names: readonly string[] }[] = []
    for (const [key, offer] of old) {
      const other = now.get(key)
      if (!other || (offer.node === 0) !== (other.node === 0)) say(offer.names)
      else if (offer.node !== 0) asked.push({ pair: this.#pair(offer.node, other.node), names: offer.names })
    }
    for (const [key, offer] of now) if (!old.has(key)) say(offer.names)
    const different: number[] = []
    for (let at = 0; at < this.#pairs.length; at++) if (!this.#areAlike(at)) different.push(at)
    const reached = closure(different, this.#above)
    for (const { pair, names } of asked) if (reached.has(pair)) say(names)
    return names
  }

  #pair(was: number, is: number): number {
    const key = was * 0x4000000 + is
    let number = this.#numbers.get(key)
    if (number === undefined) {
      if (--this.#amount.left < 0) throw new TooMany()
      number = this.#pairs.push([was, is]) - 1
      this.#numbers.set(key, number)
      this.#above.push([])
    }
    return number
  }

  #areAlike(at: number): boolean {
    const [was, is] = this.#pairs[at] as [number, number]
    const a = partsOf(this.#world, this.#was, was)
    const b = partsOf(this.#world, this.#is, is)
    if (!isSame(a.own, b.own) || !isSame(a.labels, b.labels) || !isSame(a.mentions, b.mentions)) return false
    for (const [nth, edge] of a.edges.entries()) this.#above[this.#pair(edge, b.edges[nth] as number)]?.push(at)
    return true
  }
}

/** All that leads to one of these. */
function closure(from: Iterable<number>, above: readonly (readonly number[])[]): Set<number> {
  const reached = new Set(from)
  // Grows during the iteration.
  for (const at of reached) for (const other of above[at] as readonly number[]) reached.add(other)
  return reached
}

/** The records of a file that others can come upon, and what leads to what. */
class Trails {
  readonly #above: number[][] = []
  readonly #mentions = new Map<string, number[]>()
  readonly #offers: { at: number; names: readonly string[] }[]

  constructor(w: World, unit: SourceUnit, amount: { left: number }) {
    const numbers = new Map<number, number>()
    const nodes: number[] = []
    const number = (node: number): number => {
      let known = numbers.get(node)
      if (known === undefined) {
        if (--amount.left < 0) throw new TooMany()
        known = nodes.push(node) - 1
        numbers.set(node, known)
        this.#above.push([])
      }
      return known
    }
    this.#offers = [...offersOf(unit).values()].flatMap(({ node, names }) =>
      node === 0 ? [] : [{ at: number(node), names }],
    )
    for (let at = 0; at < nodes.length; at++) {
      const { edges, mentions }: Parts = partsOf(w, unit, nodes[at] as number)
      for (const edge of edges) this.#above[number(edge)]?.push(at)
      for (const name of mentions) {
        const known = this.#mentions.get(name)
        if (known) known.push(at)
        else this.#mentions.set(name, [at])
      }
    }
  }

  /** Names of what leads to a mention of one of these. */
  from(names: ReadonlySet<string>): string[] {
    const reached = closure(
      [...this.#mentions].flatMap(([name, nodes]) => (names.has(name) ? nodes : [])),
      this.#above,
    )
    return this.#offers.flatMap(({ at, names }) => (reached.has(at) ? names : []))
  }
}

/** All files in which a changed name occurs, whatever it means there. Adds the names that have changed because of others. */
function spread(
  w: World,
  units: readonly SourceUnit[],
  changed: Set<string>,
  amount: { left: number },
): readonly SourceUnit[] {
  const marks = new Map(units.map((unit) => [unit, marksIn(w, unit)]))
  const mentions = (unit: SourceUnit, names: ReadonlySet<string>): boolean =>
    unit.strings.some((text) => names.has(text)) || (marks.get(unit) as string[]).some((mark) => names.has(mark))
  const trails = new Map<SourceUnit, Trails>()
  for (let fresh: ReadonlySet<string> = changed; fresh.size > 0; ) {
    const next = new Set<string>()
    const add = (name: string): void => {
      if (changed.has(name)) return
      changed.add(name)
      next.add(name)
    }
    const now = new Set(fresh)
    for (const name of now) for (const used of usedAs(name)) add(used)
    for (const unit of units) {
      for (const record of unit.exported('*'))
        for (const target of targetsOf(w, unit, unit.at(record + 4))) {
          if (now.has(markOf('assigned', target))) add(markOf('assigned', unit))
          if (now.has(markOf('any', target))) add(markOf('any', unit))
        }
      if (!mentions(unit, now)) continue
      let known = trails.get(unit)
      if (!known) {
        known = new Trails(w, unit, amount)
        trails.set(unit, known)
      }
      for (const name of known.from(changed)) add(name)
    }
    fresh = next
  }
  return units.filter((unit) => mentions(unit, changed))
}

/** Whether anything that is linked in a file leads to a mention of one of these names. */
function uses(
  w: World,
  unit: SourceUnit,
  body: ir.Body,
  names: ReadonlySet<string>,
  amount: { left: number },
): boolean {
  const nodes = new Set<number>()
  const { occurrences, passing } = body
  for (const call of passing) nodes.add(call)
  for (let at = 0; at < occurrences.length; at += ir.OCCURRENCE_FIELDS) {
    const record = occurrences[at + 4] as number
    // By itself, the name of a module means what the module assigns, or nothing that others say.
    const module = moduleOf(unit, record)
    if (module === 0) nodes.add(record)
    else if (givesAny(w, unit, unit.at(module + 1), names)) return true
  }
  // Grows during the iteration.
  for (const node of nodes) {
    if (--amount.left < 0) throw new TooMany()
    const { edges, mentions } = partsOf(w, unit, node, true)
    if (mentions.some((name) => names.has(name))) return true
    for (const edge of edges) nodes.add(edge)
  }
  return false
}

function givesAny(w: World, unit: SourceUnit, module: number, names: ReadonlySet<string>): boolean {
  return moduleMentions(w, unit, module, ['default', 'assigned']).some((name) => names.has(name))
}

/** All that the modules named in a file give. */
function marksIn(w: World, unit: SourceUnit): string[] {
  return unit.surface.modules.flatMap((_, at) =>
    targetsOf(w, unit, at).flatMap((target) => [
      markOf('any', target),
      markOf('assigned', target),
      markOf('default', target),
    ]),
  )
}
