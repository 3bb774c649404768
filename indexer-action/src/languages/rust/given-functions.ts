/** The functions that fields of the repository are given: what a call through these may call. */
import type { Crates } from './crates.ts'
import * as ir from './ir.ts'
import type { Source } from './source.ts'
import type { Entity, Evaluator } from './types/evaluate.ts'

/** What gives the function that a field holds, or passes it on: `self.done.as_ref().unwrap()`. */
const PASSING = new Set([
  'as_ref',
  'as_mut',
  'as_deref',
  'as_deref_mut',
  'clone',
  'cloned',
  'expect',
  'iter',
  'take',
  'unwrap',
])
const HOLDERS = new Set(['Some', 'Ok'])
const DEEPEST = 8

/** The node of the field that a called value is read from, or of a local; 0 if it is from neither. */
export function heldIn(source: Source, node: number): number {
  let at = node
  for (let step = 0; at !== 0 && step < DEEPEST; step++) {
    switch (source.at(at)) {
      case ir.FIELD:
      case ir.FIELD_PART:
      case ir.LOCAL:
        return at
      case ir.DEREFERENCE:
      case ir.TRY:
        at = source.at(at + 1)
        break
      case ir.VARIANT_PART: {
        const path = source.at(at + 1)
        const last = source.at(path + ir.PATH_HEAD + 2 * (source.at(path + 3) - 1))
        at = source.at(path) === ir.VALUE_PATH && HOLDERS.has(source.string(last)) ? source.at(at + 3) : 0
        break
      }
      case ir.CALL: {
        const method = source.at(at + 1)
        const isPassed = source.at(method) === ir.METHOD && PASSING.has(source.string(source.at(method + 2)))
        at = isPassed ? source.at(method + 1) : 0
        break
      }
      default:
        return 0
    }
  }
  return 0
}

export class GivenFunctions {
  readonly #crates: Crates
  readonly #evaluator: Evaluator
  #given: Map<string, Map<string, Entity>> | undefined

  constructor(crates: Crates, evaluator: Evaluator) {
    this.#crates = crates
    this.#evaluator = evaluator
  }

  /** What a call of the value of a FIELD or LOCAL may call. */
  behind(source: Source, node: number): Entity[] {
    let at = node
    for (let step = 0; source.at(at) === ir.LOCAL && step < DEEPEST; step++) at = heldIn(source, source.at(at + 2))
    const { entity } = at === 0 ? {} : this.#evaluator.value(source, at)
    if (entity?.kind !== 'field' || entity.definition <= 0) return []
    this.#given ??= this.#findAll()
    return [...(this.#given.get(keyOf(entity))?.values() ?? [])]
  }

  #findAll(): Map<string, Map<string, Entity>> {
    const found = new Map<string, Map<string, Entity>>()
    for (const source of this.#crates.sources) {
      const { given } = source.file.surface
      if (!given || TESTS.test(source.file.path)) continue
      for (let row = 0; row < given.length; row += ir.GIVEN_SIZE) {
        const [field, value] = [given[row], given[row + 1]].map(
          (one) => this.#evaluator.value(source, one as number).entity,
        )
        if (field?.kind !== 'field' || field.definition <= 0) continue
        if (value?.kind !== 'function' || value.definition <= 0) continue
        const known = found.get(keyOf(field)) ?? new Map<string, Entity>()
        known.set(keyOf(value), value)
        found.set(keyOf(field), known)
      }
    }
    return found
  }
}

/** Files of tests and benchmarks, by Cargo's convention. */
const TESTS = /(?:^|\/)(?:tests|benches)\//

const keyOf = ({ source, definition }: Entity): string => `${source.file.path} ${definition}`
