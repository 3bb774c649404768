/**
 * Functions that a file passes to its own functions: what a call of a parameter may call. After `each(list, log)`, a call
 * `fn()` of that parameter inside `each` calls `log`.
 */
import * as ir from './ir.ts'
import type { SourceUnit } from './program.ts'
import type { Type } from './types/types.ts'
import { typeOf } from './types/values.ts'
import type { World } from './world.ts'

/** A parameter that is given more values than this is left out: it belongs to a helper that gets another function each time. */
const MOST_PASSED = 4

/** The calls of a file that pass names, for looking up what its parameters are given. */
export class Passing {
  readonly #world: World
  readonly #unit: SourceUnit
  /** Offsets of CALL records. */
  readonly #calls: readonly number[]
  #values: Map<number, Map<number, number[]>> | undefined

  constructor(world: World, unit: SourceUnit, calls: readonly number[]) {
    this.#world = world
    this.#unit = unit
    this.#calls = calls
  }

  /** Types of what is passed for the parameter that a NAME record refers to; empty if that is unknown or too much. */
  to(name: number): Type[] {
    const unit = this.#unit
    if (this.#calls.length === 0 || unit.at(name) !== ir.NAME || unit.at(name + 1) <= 0) return []
    const declaration = unit.at(unit.at(name + 1) + ir.E_DECLARATION)
    if (declaration === 0 || unit.at(declaration + ir.D_KIND) !== ir.PARAM) return []
    const source = unit.at(declaration + ir.D_VALUE)
    if (source === 0 || unit.at(source) !== ir.PARAMETER_VALUE) return []
    const values =
      this.#passed()
        .get(unit.at(source + 1))
        ?.get(unit.at(source + 2)) ?? []
    return values.length > MOST_PASSED ? [] : values.map((value) => typeOf(this.#world, unit, value))
  }

  /** NAME records of the passed names, by function and position. */
  #passed(): Map<number, Map<number, number[]>> {
    if (this.#values) return this.#values
    this.#values = new Map()
    for (const call of this.#calls) {
      // Each call has its own limit of steps.
      this.#world.steps = 0
      const record = this.#functionOf(typeOf(this.#world, this.#unit, this.#unit.at(call + 1)))
      if (record === 0) continue
      let positions = this.#values.get(record)
      if (!positions) {
        positions = new Map()
        this.#values.set(record, positions)
      }
      this.#arguments(call).forEach((value, position) => {
        if (this.#unit.at(value) !== ir.NAME) return
        const list = positions.get(position)
        if (!list) positions.set(position, [value])
        else if (!list.some((known) => this.#unit.at(known + 1) === this.#unit.at(value + 1))) list.push(value)
      })
    }
    return this.#values
  }

  #functionOf(callee: Type): number {
    if (callee.kind === 'place') return this.#functionOf(callee.base)
    return callee.kind === 'function' && callee.unit === this.#unit ? callee.record : 0
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
