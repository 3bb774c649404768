/** How far whoever is affected by a change is from it. */
import type { Id } from '../../contract/ids.ts'
import type { SymbolKind } from '../../contract/symbols.ts'
import { FUNCTION_KINDS, HOLDING_KINDS } from '../indexed/handed-on.ts'
import { ACCESSES, bit } from '../indexed/occurrences.ts'
import type { Users } from '../ports.ts'

/** Uses that pass a change on: calling, extending or overriding. */
export const CARRIES =
  bit('call') |
  bit('call_indirect') |
  bit('call_macro') |
  bit('extends') |
  bit('implements') |
  bit('overrides') |
  bit('runs')
/**
 * A constructor belongs to its type, and an overridden method to its overriders, so going from one to the other is not
 * a step. Whoever accesses a property is no part of its accessor.
 */
export const SAME = bit('overrides') | bit('runs')
/** Whoever uses a function like this hands it on, and whoever uses what holds it hands that on. */
export const HANDS_ON = bit('read')

export const MOST_DEPTH = 5

interface Distance {
  readonly depth: number
  /** Only through functions that are handed on as values. */
  readonly handed: boolean
}

/**
 * The distance of each user. First whoever carries the change, and those that touch a start, whose paths end there. Then,
 * behind all of them, those that functions are handed on to.
 */
export function reach(
  starts: readonly Id[],
  edges: Users['edges'],
  kindOf: (id: Id) => SymbolKind | undefined,
): Map<Id, Distance> {
  const isOf = (kinds: readonly (SymbolKind | undefined)[], id: Id) => kinds.includes(kindOf(id))
  const into = Map.groupBy(edges, ({ target }) => target)
  const depths = new Map<Id, Distance>(starts.map((id) => [id, { depth: 0, handed: false }]))
  const followed = new Set(starts)
  const holders = new Set<Id>()
  const levels: Id[][] = Array.from({ length: MOST_DEPTH + 1 }, () => [])
  levels[0] = [...starts]
  for (const handed of [false, true])
    for (let depth = 1; depth <= MOST_DEPTH; depth++)
      for (const id of levels[depth - 1] as Id[]) // grows by what is no step away
        for (const { source, uses } of into.get(id) ?? []) {
          const carries = (uses & CARRIES) !== 0
          const hands = !carries && (uses & HANDS_ON) !== 0 && (isOf(FUNCTION_KINDS, id) || holders.has(id))
          if (!carries && !(handed ? hands : depth === 1)) continue
          if (!depths.has(source)) depths.set(source, { depth, handed: handed || hands })
          if (followed.has(source) || (!carries && !handed)) continue
          followed.add(source)
          if (hands && isOf(HOLDING_KINDS, source)) holders.add(source)
          const isStep = !(uses & SAME) || (uses & ACCESSES) !== 0
          levels[isStep ? depth : depth - 1]?.push(source)
        }
  return depths
}
