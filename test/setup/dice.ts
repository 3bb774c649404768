/** Random choices that a test can make again: the same for the same seed. */
export type Dice = <T>(of: readonly T[]) => T

export function diceOf(seed: number): Dice {
  const below = numbersOf(seed)
  return (of) => of[below(of.length)] as (typeof of)[number]
}

/** Whole numbers from 0 to `below`, exclusive. */
export function numbersOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
