/**
 * Numbers of rows as they leave the service. The whole service counts the lines of its audit trail by one counter, and its runs by
 * another: two numbers a day apart would tell each tenant how busy all the others were. So a number is shown turned into another
 * one of its tenant's, by a permutation that nobody knows without the deployment's key: the same row has the same number always.
 */
import { createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'
import { Refused } from './refusals.ts'

const HALF = 2 ** 24
const ROUNDS = [0, 1, 2, 3]

/** `tenant`: the organisation, or the repository, whose rows they are. Without a key, in development, numbers are what they are. */
export function rowNumbers({ BADGE_KEY: key }: Pick<Env, 'BADGE_KEY'>, of: 'audit' | 'run', tenant: number) {
  // A Feistel network: whatever the mixing, it can be undone, and no two rows become one.
  const mixed = (round: number, half: number): number =>
    createHmac('sha256', `row numbers ${key}`).update(`${of} ${tenant} ${round} ${half}`).digest().readUIntBE(0, 3)
  return {
    shown(row: number): number {
      if (key === undefined) return row
      let [left, right] = [Math.floor(row / HALF), row % HALF]
      for (const round of ROUNDS) [left, right] = [right, left ^ mixed(round, right)]
      return left * HALF + right
    },

    /** The row again. What was never shown is some row, or none. */
    row(shown: number): number {
      if (!Number.isInteger(shown) || shown < 0 || shown >= HALF * HALF)
        throw new Refused('invalid', 'This cursor was not issued by this service.')
      if (key === undefined) return shown
      let [left, right] = [Math.floor(shown / HALF), shown % HALF]
      for (const round of ROUNDS.toReversed()) [left, right] = [right ^ mixed(round, left), left]
      return left * HALF + right
    },
  }
}
