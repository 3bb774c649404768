/**
 * A page of an ordered answer, and where to go on.
 *
 * The surface may show fewer items than it was given (the caller's token budget), so every item says how to go on after
 * it. Positions are plain JSON and mean something only in the generation that they were made in.
 */
export type Position = readonly (number | string)[]

export interface Page<T> {
  readonly items: readonly T[]
  /** Parallel to `items`: the position just after each. */
  readonly after: readonly Position[]
  /** Whether anything comes after the last item. */
  readonly more: boolean
  /** Position to go on from when there is more and no item was found on the way. */
  readonly next?: Position
}

/** A page of a list that is held whole; the position is the number of items before. */
export function pageOf<T>(all: readonly T[], from: Position | undefined, limit: number): Page<T> {
  const start = typeof from?.[0] === 'number' ? from[0] : 0
  const items = all.slice(start, start + limit)
  return { items, after: items.map((_, at) => [start + at + 1]), more: start + items.length < all.length }
}
