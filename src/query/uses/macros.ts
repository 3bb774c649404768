/**
 * Calls through macros of the preprocessor: what runs is what the body calls, so that is what a caller calls.
 *
 * A macro is not a function: in a call graph it would stand between a caller and its callees, so it is removed there.
 * Its uses are still recorded: `callers` of a macro lists them. Rust's macros are not removed, because their expansion
 * is not in the body that was read.
 */
import type { Id } from '../../contract/ids.ts'
import { bit } from '../indexed/occurrences.ts'
import type { Edge } from '../ports.ts'

export const MACRO_USES = bit('call_macro')
/** Depth of macros inside macros that is followed. */
const MOST_NESTED = 3

/** What a macro leads to: a symbol that its body calls, and how certain that is. */
export interface Expansion {
  readonly target: Id
  readonly confidence: number
}
/** By macro. Empty for one that calls nothing in the repository; symbols that are not macros are absent. */
export type Expansions = ReadonlyMap<Id, readonly Expansion[]>

export function expansionsIn(edges: readonly Edge[]): Expansions {
  const macros = new Set(edges.filter(isExpansion).map(({ target }) => target))
  const bodies = Map.groupBy(edges, ({ source }) => source)
  const expand = (macro: Id, confidence: number, into: Map<Id, Expansion>, nested: number): Map<Id, Expansion> => {
    for (const edge of bodies.get(macro) ?? []) {
      const sure = Math.min(confidence, edge.confidence)
      if (macros.has(edge.target)) {
        if (nested < MOST_NESTED) expand(edge.target, sure, into, nested + 1)
      } else if ((into.get(edge.target)?.confidence ?? -1) < sure)
        into.set(edge.target, { target: edge.target, confidence: sure })
    }
    return into
  }
  return new Map([...macros].map((macro) => [macro, [...expand(macro, 100, new Map(), 1).values()]]))
}

const isExpansion = (edge: Edge): boolean => (edge.uses & MACRO_USES) !== 0

/** The same graph without its macros: an edge through one says where the macro is used. */
export function withoutMacros(edges: readonly Edge[], expansions: Expansions): (Edge & { via?: Id })[] {
  const between = edges.filter((edge) => !expansions.has(edge.source))
  return [
    ...between.filter((edge) => !expansions.has(edge.target)),
    ...between.flatMap((edge) =>
      (expansions.get(edge.target) ?? []).map(({ target, confidence }) => ({
        ...edge,
        target,
        confidence: Math.min(edge.confidence, confidence),
        via: edge.target,
      })),
    ),
  ]
}
