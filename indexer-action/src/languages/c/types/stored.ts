/**
 * Which functions the repository puts where: into fields and variables, and into what other functions are given, which may hand them on.
 */
import type { Store } from '../fact-layout.ts'
import type { Names } from '../names.ts'
import { type File, fileOf, type Reference, type Repository } from '../repository.ts'
import type { Places } from './places.ts'
import type { Types } from './types.ts'

/** A call of what more functions are put into than this could be anything. */
export const MOST_TARGETS = 32
/** More definitions than these are not builds of one thing. */
const MOST_BUILDS = 4
const MOST_PARAMETERS = 64

/** A field or variable; below zero, what a function is given at a position. */
type Place = number

const parameterOf = (of: Reference, position: number): Place => -1 - (of * MOST_PARAMETERS + position)

export class Stored {
  readonly #repository: Repository
  readonly #names: Names
  readonly #types: Types
  readonly #places: Places
  /** Of each place, its functions; one more than MOST_TARGETS, and it could be anything. */
  #functions: Map<Place, Set<Reference>> | undefined

  constructor(repository: Repository, names: Names, types: Types, places: Places) {
    this.#repository = repository
    this.#names = names
    this.#types = types
    this.#places = places
  }

  /** Functions that the repository puts into a field or variable. */
  in(place: Reference): Iterable<Reference> {
    return this.#all().get(place) ?? []
  }

  /** Functions that a function or macro is given at a position. */
  given(to: Reference, position: number): Iterable<Reference> {
    return this.#all().get(parameterOf(to, position)) ?? []
  }

  #all(): Map<Place, Set<Reference>> {
    this.#functions ??= this.#gather()
    return this.#functions
  }

  #gather(): Map<Place, Set<Reference>> {
    const functions = new Map<Place, Set<Reference>>()
    const reached: [place: Place, value: Reference][] = []
    /** From each parameter, where it is put. */
    const handed = new Map<Place, [file: number, store: Store][]>()
    const put = (place: Place, value: Reference): void => {
      const held = functions.get(place)
      if (!held) functions.set(place, new Set([value]))
      else if (held.has(value) || held.size > MOST_TARGETS) return
      else held.add(value)
      reached.push([place, value])
    }
    this.#repository.files.forEach(({ stores, types }, file) => {
      for (const store of stores) {
        const [, , name, from] = store
        if (from === undefined) {
          const values = this.#functionsNamed(file, name)
          if (values.length > 0)
            for (const place of this.#placesOf(file, store)) for (const value of values) put(place, value)
          continue
        }
        const of = this.#repository.reference(file, Number((types[from] as string).slice(1)))
        const place = parameterOf(of, Number(name.slice(1)))
        const list = handed.get(place)
        if (list) list.push([file, store])
        else handed.set(place, [[file, store]])
      }
    })
    const ways = new Map<Place, Place[]>()
    for (let next = reached.pop(); next; next = reached.pop()) {
      const [from, value] = next
      let way = ways.get(from)
      if (!way) {
        way = (handed.get(from) ?? []).flatMap(([file, store]) => this.#placesOf(file, store))
        ways.set(from, way)
      }
      for (const place of way) put(place, value)
    }
    return functions
  }

  #functionsNamed(file: number, name: string, depth = 0): readonly Reference[] {
    const isAny = this.#repository.named(name).some((r) => /^(function|macro)$/.test(this.#repository.symbol(r).kind))
    const found = isAny ? this.#names.ordinary(file, name) : undefined
    if (!found || found.references.length > MOST_BUILDS) return []
    return found.references.flatMap((r) => {
      const { kind } = this.#repository.symbol(r)
      if (kind === 'function') return [r]
      const alias = kind === 'macro' && depth < 3 ? this.#types.aliasOf(r) : undefined
      return alias === undefined ? [] : this.#functionsNamed(fileOf(r), alias, depth + 1)
    })
  }

  #placesOf(file: number, [type, path]: Store): readonly Place[] {
    const text = (this.#repository.files[file] as File).types[type] as string
    const [way = '', position] = path.split('/')
    if (position === undefined) {
      const place = this.#places.at({ file, text }, way, file)
      return place === undefined ? [] : [place]
    }
    const at = Number(position)
    return at < MOST_PARAMETERS ? this.#calledBy(file, text.slice(2)).map((of) => parameterOf(of, at)) : []
  }

  #calledBy(file: number, name: string, depth = 0): readonly Reference[] {
    const found = this.#names.ordinary(file, name)
    if (!found || found.references.length > MOST_BUILDS) return []
    return found.references.flatMap((r) => {
      const alias = this.#repository.symbol(r).kind === 'macro' && depth < 3 ? this.#types.aliasOf(r) : undefined
      return alias === undefined || alias === name ? [r] : this.#calledBy(fileOf(r), alias, depth + 1)
    })
  }
}
