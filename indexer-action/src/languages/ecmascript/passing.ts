/**
 * What a file passes to its own functions. After `each(list, log)`, a call `fn()` of that parameter inside `each` calls `log`; after
 * `show(new Page())`, `page.draw()` inside `show` leads to the page's method.
 */
import * as ir from './ir.ts'
import type { SourceUnit } from './program.ts'
import { constructorOf } from './types/constructions.ts'
import { undeferred } from './types/substitution.ts'
import { isArgument, isOpen, type Type, UNKNOWN, union } from './types/types.ts'
import { typeOf } from './types/values.ts'
import type { World } from './world.ts'

/** A parameter that is given more than this is left out: it belongs to a helper that gets something else each time. */
const MOST_PASSED = 4
/** How far values are followed that are passed on from parameter to parameter. */
const MOST_ROUNDS = 3
/** How many members and calls may lie between a parameter and what is asked for. */
const DEEPEST = 8

export class Passing {
  readonly #world: World
  readonly #unit: SourceUnit
  /** Offsets of CALL and NEW records. */
  readonly #calls: readonly number[]
  /** What is passed, by PARAMETER record. */
  #given: Map<number, Type> | undefined

  constructor(world: World, unit: SourceUnit, calls: readonly number[]) {
    this.#world = world
    this.#unit = unit
    this.#calls = calls
  }

  /** The type of what is passed for the parameter that a NAME record refers to; unknown if that is unknown or too much. */
  to(name: number): Type {
    const unit = this.#unit
    if (this.#calls.length === 0 || unit.at(name) !== ir.NAME || unit.at(name + 1) <= 0) return UNKNOWN
    const declaration = unit.at(unit.at(name + 1) + ir.E_DECLARATION)
    if (declaration === 0 || unit.at(declaration + ir.D_KIND) !== ir.PARAM) return UNKNOWN
    const source = unit.at(declaration + ir.D_VALUE)
    if (source === 0 || unit.at(source) !== ir.PARAMETER_VALUE) return this.opened(typeOf(this.#world, unit, name))
    const parameters = unit.list(unit.at(unit.at(source + 1) + ir.F_PARAMETERS))
    return this.#passed().get(parameters[unit.at(source + 2)] ?? 0) ?? UNKNOWN
  }

  /** A type that depends on what the file's functions are given, for what they are given. */
  opened(type: Type): Type {
    return this.#calls.length > 0 && this.#isOfArgument(type) ? this.#opened(type, this.#passed(), 0) : UNKNOWN
  }

  #isOfArgument(type: Type): boolean {
    if (type.kind === 'deferred') return this.#isOfArgument(type.of)
    return isArgument(type) && type.kind === 'parameter' && type.unit === this.#unit
  }

  #opened(type: Type, given: ReadonlyMap<number, Type>, depth: number): Type {
    if (depth > DEEPEST) return UNKNOWN
    switch (type.kind) {
      case 'parameter':
        return (isArgument(type) && type.unit === this.#unit && given.get(type.declaration)) || UNKNOWN
      case 'deferred': {
        const of = this.#opened(type.of, given, depth + 1)
        if (of.kind === 'unknown') return UNKNOWN
        return this.#opened(undeferred(of, type.name), given, depth + 1)
      }
      case 'lookup':
        return UNKNOWN
      case 'union':
        return type.of.some(isOpen) ? union(type.of.map((part) => this.#opened(part, given, depth + 1))) : type
      default:
        return type
    }
  }

  #passed(): ReadonlyMap<number, Type> {
    if (this.#given) return this.#given
    let given = new Map<number, Type>()
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const found = this.#passedWith(given)
      const more = found.size > given.size
      given = found
      if (!more) break
    }
    this.#given = given
    return given
  }

  /** What is passed, if parameters that are passed on are given what an earlier round has found. */
  #passedWith(given: ReadonlyMap<number, Type>): Map<number, Type> {
    const unit = this.#unit
    const types = new Map<number, Type[]>()
    for (const call of this.#calls) {
      // Each call has its own limit of steps.
      this.#world.steps = 0
      const callee = typeOf(this.#world, unit, unit.at(call + 1))
      const record = this.#functionOf(isOpen(callee) ? this.#opened(callee, given, 0) : callee)
      if (record === 0) continue
      const parameters = unit.list(unit.at(record + ir.F_PARAMETERS))
      this.#arguments(call).forEach((value, position) => {
        const parameter = parameters[position]
        if (parameter === undefined || (unit.at(parameter + 4) & ir.VARIADIC) !== 0) return
        const type = this.#opened(typeOf(this.#world, unit, value), given, 0)
        if (type.kind === 'unknown') return
        const list = types.get(parameter)
        if (list) list.push(type)
        else types.set(parameter, [type])
      })
    }
    const found = new Map<number, Type>()
    for (const [parameter, list] of types) {
      const type = union(list)
      if (type.kind !== 'union' || type.of.length <= MOST_PASSED) found.set(parameter, type)
    }
    return found
  }

  /** The function of this file that a call runs, or 0. */
  #functionOf(callee: Type): number {
    switch (callee.kind) {
      case 'place':
        return this.#functionOf(callee.base)
      case 'function':
        return callee.unit === this.#unit ? callee.record : 0
      case 'shape':
        return callee.static && callee.unit === this.#unit ? constructorOf(callee.unit, callee.shape) : 0
      default:
        return 0
    }
  }

  /**
   * A call's arguments by position. Spread arrays are expanded if the file contains them; the first other spread ends the list.
   */
  #arguments(call: number): number[] {
    const unit = this.#unit
    const found: number[] = []
    for (const value of unit.list(unit.at(call + 2))) {
      if (unit.at(value) !== ir.SPREAD) found.push(value)
      else {
        const items = this.#items(unit.at(value + 1))
        if (!items) break
        found.push(...items)
      }
    }
    return found
  }

  #items(value: number): readonly number[] | undefined {
    const unit = this.#unit
    if (unit.at(value) === ir.ARRAY) return unit.list(unit.at(value + 4))
    const entity = unit.at(value) === ir.NAME ? unit.at(value + 1) : 0
    const declaration = entity > 0 ? unit.at(entity + ir.E_DECLARATION) : 0
    const held = declaration === 0 ? 0 : unit.at(declaration + ir.D_VALUE)
    return held !== 0 && unit.at(held) === ir.ARRAY ? unit.list(unit.at(held + 4)) : undefined
  }
}
