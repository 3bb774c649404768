/** Random choices that a test can make again. */
export type Dice = <T>(of: readonly T[]) => T

/** The same throws for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return (of) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return of[((mixed ^ (mixed >>> 14)) >>> 0) % of.length] as (typeof of)[number]
  }
}
