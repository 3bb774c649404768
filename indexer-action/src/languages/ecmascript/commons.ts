/**
 * What one file knows of others by name: the files by path, global names, and modules declared with `declare module` in any
 * file.
 *
 * `Told` is given all files. `Settled` continues from the tables of an earlier run and loads a file only when something leads
 * to it, so an edit of one file among thousands loads only a few.
 */
import type { LinkerFile } from '../language.ts'
import type * as ir from './ir.ts'
import type { Entity } from './modules/namespaces.ts'
import { SourceUnit } from './program.ts'

/** A declaration block of a namespace or of an ambient module, by its shape. */
export interface Block {
  unit: SourceUnit
  shape: number
}

interface Lookup<Found> {
  get(name: string): Found | undefined
}

export interface Commons {
  readonly units: Lookup<SourceUnit>
  readonly globals: Lookup<readonly Entity[]>
  /** Blocks of `declare module 'name'`. */
  readonly ambient: Lookup<readonly Block[]>
}

/** By name: a flat list of pairs, the number of a file and an offset into its records. */
type Places = Record<string, number[]>

interface Tables {
  globals: Places
  ambient: Places
  /** Numbers of the files that augment other modules. */
  adding: number[]
  /**
   * Numbers of the files that assign members to objects of other files, and of the files that were searched for those objects.
   */
  together: number[]
}

export class Told implements Commons {
  readonly units = new Map<string, SourceUnit>()
  readonly globals = new Map<string, Entity[]>()
  readonly ambient = new Map<string, Block[]>()

  add(unit: SourceUnit): void {
    this.units.set(unit.path, unit)
    for (const [name, shape] of ambientOf(unit)) {
      const blocks = push(this.ambient, name, { unit, shape })
      unit.ambient.set(shape, blocks)
    }
    for (const [name, entity] of globalsOf(unit)) push(this.globals, name, { unit, entity })
  }

  /** `together`: files that must all be loaded before members are placed in any of them. */
  settled(together: readonly SourceUnit[]): Uint8Array<SharedArrayBuffer> {
    const tables: Tables = {
      globals: places(this.globals, ({ unit, entity }) => [unit.index, entity]),
      ambient: places(this.ambient, ({ unit, shape }) => [unit.index, shape]),
      adding: [...this.units.values()].filter(addsToOthers).map(({ index }) => index),
      together: together.map(({ index }) => index).sort((a, b) => a - b),
    }
    const text = new TextEncoder().encode(JSON.stringify(tables))
    const bytes = new Uint8Array(new SharedArrayBuffer(text.length))
    bytes.set(text)
    return bytes
  }
}

export class Settled implements Commons {
  readonly units: Lookup<SourceUnit> = { get: (path) => this.#unit(path) }
  readonly globals: Lookup<readonly Entity[]>
  readonly ambient: Lookup<readonly Block[]>
  readonly #paths: readonly string[]
  readonly #positions: ReadonlyMap<string, number>
  readonly #load: (at: number) => LinkerFile<ir.Surface>
  readonly #place: (unit: SourceUnit) => void
  readonly #units = new Map<string, SourceUnit>()
  readonly #adding: readonly number[]
  readonly #together: ReadonlySet<number>

  /**
   * `place` puts the members that a file assigns where lookups find them; called once per file, before anyone else gets the file.
   */
  constructor(
    bytes: Uint8Array,
    paths: readonly string[],
    load: (at: number) => LinkerFile<ir.Surface>,
    place: (unit: SourceUnit) => void,
  ) {
    const { globals, ambient, adding, together } = JSON.parse(Buffer.from(bytes).toString()) as Tables
    this.#paths = paths
    this.#positions = new Map(paths.map((path, at) => [path, at]))
    this.#load = load
    this.#place = place
    this.#adding = adding
    this.#together = new Set(together)
    this.globals = this.#lookup(globals, (unit, entity) => ({ unit, entity }))
    this.ambient = this.#lookup(ambient, (unit, shape) => ({ unit, shape }))
  }

  /** Must be called first: loads the files of `together`, then places their members in order. */
  placeTogether(): void {
    const units = [...this.#together].map((at) => this.#at(at))
    for (const unit of units) this.#place(unit)
  }

  /** The files that augment other modules, in order. */
  adding(): SourceUnit[] {
    return this.#adding.map((at) => this.#at(at))
  }

  #at(position: number): SourceUnit {
    return this.#unit(this.#paths[position] as string) as SourceUnit
  }

  #unit(path: string): SourceUnit | undefined {
    const known = this.#units.get(path)
    const position = known ? undefined : this.#positions.get(path)
    if (position === undefined) return known
    const unit = new SourceUnit(position, this.#load(position))
    this.#units.set(path, unit)
    for (const [name, shape] of ambientOf(unit)) unit.ambient.set(shape, this.ambient.get(name) ?? [])
    if (!this.#together.has(position)) this.#place(unit)
    return unit
  }

  /** A list is registered before its files are loaded, because loading one of them may ask for the same list. */
  #lookup<Found>(table: Places, found: (unit: SourceUnit, offset: number) => Found): Lookup<Found[]> {
    const known = new Map<string, Found[]>()
    return {
      get: (name) => {
        const list = known.get(name)
        const at = list || !Object.hasOwn(table, name) ? undefined : table[name]
        if (!at) return list
        const made: Found[] = []
        known.set(name, made)
        for (let n = 0; n < at.length; n += 2) made.push(found(this.#at(at[n] as number), at[n + 1] as number))
        return made
      },
    }
  }
}

/** Whether a file augments modules that are other files. In a script, a `declare module` block declares a module instead. */
export const addsToOthers = ({ surface }: SourceUnit): boolean => surface.isModule && surface.ambient.length > 0

/** Of a list of names and records in turn. */
export function* pairs(unit: SourceUnit, list: readonly number[]): Generator<[name: string, record: number]> {
  for (let at = 0; at < list.length; at += 2) yield [unit.name(list[at] as number), list[at + 1] as number]
}

export const ambientOf = (unit: SourceUnit) => pairs(unit, unit.surface.ambient)

/** What it declares for all files to see. */
export function* globalsOf(unit: SourceUnit): Generator<[name: string, entity: number]> {
  const { isModule, top, globals } = unit.surface
  if (!isModule) yield* pairs(unit, top)
  yield* pairs(unit, globals)
}

function push<Found>(to: Map<string, Found[]>, name: string, found: Found): Found[] {
  const list = to.get(name)
  if (!list) {
    const made = [found]
    to.set(name, made)
    return made
  }
  list.push(found)
  return list
}

function places<Found>(of: ReadonlyMap<string, Found[]>, place: (found: Found) => number[]): Places {
  // No prototype: a name may be `__proto__`.
  const made = Object.create(null) as Places
  for (const [name, list] of of) made[name] = list.flatMap(place)
  return made
}
