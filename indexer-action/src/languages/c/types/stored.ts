/**
 * Which functions the repository puts where: into fields and variables, and into what other functions are given, which may hand them on.
 */
import { OF_TESTS } from '../choice.ts'
import type { Store } from '../fact-layout.ts'
import type { Names } from '../names.ts'
import { type File, fileOf, type Reference, type Repository } from '../repository.ts'
import type { Places } from './places.ts'
import type { Types } from './types.ts'

/** A call of what more functions are put into than this could be anything. */
const MOST_TARGETS = 16
/** Of more than these, those of tests say nothing: most of what a library calls back is given by its tests. */
const MOST_WITH_TESTS = 8
/** More definitions than these are not builds of one thing. */
const MOST_BUILDS = 4
const MOST_PARAMETERS = 64

/** A field or variable; below zero, what a function is given at a position. */
type Place = number

interface Given {
  values: readonly Reference[]
  from: readonly Place[]
}

const NOTHING: Given = { values: [], from: [] }
const HOLDS = /^(function|macro|variable|constant)$/

const parameterOf = (of: Reference, position: number): Place => -1 - (of * MOST_PARAMETERS + position)

export class Stored {
  readonly #repository: Repository
  readonly #names: Names
  readonly #types: Types
  readonly #places: Places
  /** Of each place, its functions: of tests and of others, one more than are told and no further. */
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

  /** What a call leads to that may be any of these: of very many, those that are no tests; nothing if these are many as well. */
  told(functions: Iterable<Reference>): readonly Reference[] {
    const all = [...functions]
    const told = all.length <= MOST_WITH_TESTS ? all : all.filter((one) => !this.#isOfTests(one))
    return told.length <= MOST_TARGETS ? told.toSorted((a, b) => a - b) : []
  }

  #isOfTests(reference: Reference): boolean {
    return OF_TESTS.test((this.#repository.files[fileOf(reference)] as File).path)
  }

  #all(): Map<Place, Set<Reference>> {
    this.#functions ??= this.#gather()
    return this.#functions
  }

  /** Functions in what a macro stands for: `#define add_event actions.add`. */
  behind(macro: Reference): Iterable<Reference> {
    const place = this.#placeBehind(macro)
    return place === undefined ? [] : this.in(place)
  }

  #gather(): Map<Place, Set<Reference>> {
    const functions = new Map<Place, Set<Reference>>()
    const reached: [place: Place, value: Reference][] = []
    /** From each place, where it is put. */
    const handed = new Map<Place, [file: number, store: Store][]>()
    const ofTests = new Map<Place, number>()
    const put = (place: Place, value: Reference): void => {
      let held = functions.get(place)
      if (!held) {
        held = new Set()
        functions.set(place, held)
      }
      if (held.has(value)) return
      const tests = ofTests.get(place) ?? 0
      const isOfTests = this.#isOfTests(value)
      if (isOfTests ? tests > MOST_WITH_TESTS : held.size - tests > MOST_TARGETS) return
      held.add(value)
      if (isOfTests) ofTests.set(place, tests + 1)
      reached.push([place, value])
    }
    this.#repository.files.forEach(({ stores }, file) => {
      for (const store of stores) {
        const { values, from } = this.#given(file, store)
        if (values.length > 0)
          for (const place of this.#placesOf(file, store)) for (const value of values) put(place, value)
        for (const place of from) {
          const list = handed.get(place)
          if (list) list.push([file, store])
          else handed.set(place, [[file, store]])
        }
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

  /** What is put into a place: functions, and what is in other places. */
  #given(file: number, [, , name, from]: Store): Given {
    if (from === undefined) return this.#named(file, name)
    const text = (this.#repository.files[file] as File).types[from] as string
    const place = name.startsWith('/')
      ? parameterOf(this.#repository.reference(file, Number(text.slice(1))), Number(name.slice(1)))
      : this.#places.at({ file, text }, name, file)
    return place === undefined ? NOTHING : { values: [], from: [place] }
  }

  #named(file: number, name: string, depth = 0): Given {
    const isAny = this.#repository.named(name).some((r) => HOLDS.test(this.#repository.symbol(r).kind))
    const found = isAny ? this.#names.ordinary(file, name) : undefined
    const last = found?.references.at(-1)
    if (!found || last === undefined || found.references.length > MOST_BUILDS) return NOTHING
    const { kind } = this.#repository.symbol(last)
    if (kind === 'function') return { values: found.references, from: [] }
    if (kind === 'variable' || kind === 'constant') return { values: [], from: [last] }
    const alias = kind === 'macro' && depth < 3 ? this.#types.aliasOf(last) : undefined
    if (alias === undefined) return NOTHING
    if (/^\w+$/.test(alias)) return alias === name ? NOTHING : this.#named(fileOf(last), alias, depth + 1)
    const place = this.#placeBehind(last)
    return place === undefined ? NOTHING : { values: [], from: [place] }
  }

  /** `actions.add`, `actions->add`, `table[0]` */
  #placeBehind(macro: Reference): Place | undefined {
    const way = this.#types
      .aliasOf(macro)
      ?.replaceAll('->', '.')
      .replace(/\[\w*\]/g, '')
    if (way === undefined) return undefined
    const file = fileOf(macro)
    const [variable, ...fields] = way.split('.')
    const place = this.#places.at({ file, text: `v:${variable}` }, fields.join('.'), file)
    return place !== undefined && /^(variable|constant|property)$/.test(this.#repository.symbol(place).kind)
      ? place
      : undefined
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
