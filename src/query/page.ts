/**
 * A page of an ordered answer, and where to continue.
 *
 * The surface may show fewer items than it was given (because of the caller's token budget), so every item says how to
 * continue after it. Positions are plain JSON and are valid only in the generation they were made in.
 */
export type Position = readonly (number | string)[]

export interface Page<T> {
  readonly items: readonly T[]
  /** Parallel to `items`: the position just after each. */
  readonly after: readonly Position[]
  /** Whether anything comes after the last item. */
  readonly more: boolean
  /** Where to continue if there is more but no item was found yet. */
  readonly next?: Position
}

/** A page of a list of so many, of which those after the page may be missing; the position is the number of items before. */
export function pageOf<T>(
  all: readonly T[],
  from: Position | undefined,
  limit: number,
  total: number = all.length,
): Page<T> {
  const start = startOf(from)
  const items = all.slice(start, start + limit)
  return { items, after: items.map((_, at) => [start + at + 1]), more: start + items.length < total }
}

/** The number of items before the page. */
export const startOf = (from: Position | undefined): number => (typeof from?.[0] === 'number' ? from[0] : 0)
