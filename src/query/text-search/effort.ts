/**
 * What a page of a text search may spend on regular expressions.
 *
 * Clocks stand still while a Worker computes, so it is counted and not timed: at worst an expression takes each of its steps
 * for each letter of what it reads. An expression of a thousand steps read one file of eight megabytes for minutes.
 */

/** Some two seconds at their slowest. An expression of 25 steps, as most have, reads all of a page's files. */
const MOST_STEPS = 150_000_000

export class EffortSpent extends Error {
  override readonly name = 'EffortSpent'
}

export class Effort {
  #left = MOST_STEPS

  /** Throws `EffortSpent` instead of beginning what would be too much. */
  spend(steps: number): void {
    if (steps > this.#left) throw new EffortSpent()
    this.#left -= steps
  }
}
