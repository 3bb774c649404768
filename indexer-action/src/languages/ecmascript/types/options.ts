/** What `this` is in functions of an object that a package's function is given: of a component's options, or of a store's. */

import * as ir from '../ir.ts'
import { librarySelf } from '../libraries/libraries.ts'
import type { SourceUnit } from '../program.ts'
import type { World } from '../world.ts'
import { type Type, UNKNOWN } from './types.ts'
import { typeOf } from './values.ts'

/** `{ computed: { both: { get() { this } } } }` */
const DEEPEST = 3

/** `shape`: the object literal in which the function stands. Unknown where no package says. */
export function thisOfOptions(w: World, unit: SourceUnit, shape: number): Type {
  for (let at = shape, depth = 0; depth < DEEPEST && at !== 0; depth++) {
    const around = unit.at(at + 2)
    if (unit.at(at + 1) === ir.IN_ARGUMENT)
      return librarySelf(w, typeOf(w, unit, unit.at(around + 1)), unit, around, unit.at(at + 3))
    if (unit.at(at + 1) !== ir.IN_PROPERTY) return UNKNOWN
    at = around
  }
  return UNKNOWN
}
