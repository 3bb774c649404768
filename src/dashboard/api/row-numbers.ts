/**
 * Row numbers as they leave the service. The audit trail and the runs each have one counter for the whole service, so
 * two numbers a day apart would tell a tenant how busy all others were. So numbers are shown permuted per tenant, with
 * a permutation that depends on the deployment's key. The same row always has the same number.
 */
import { createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'
import { Refused } from './refusals.ts'

const HALF = 2 ** 24
const ROUNDS = [0, 1, 2, 3]

/**
 * `tenant`: the organisation or repository that the rows belong to. Without a key, in development, numbers are not
 * changed.
 */
export function rowNumbers({ BADGE_KEY: key }: Pick<Env, 'BADGE_KEY'>, of: 'audit' | 'run', tenant: number) {
  // A Feistel network: it can be inverted whatever the mixing function, and never maps two rows to one number.
  const mixed = (round: number, half: number): number =>
    createHmac('sha256', `row numbers ${key}`).update(`${of} ${tenant} ${round} ${half}`).digest().readUIntBE(0, 3)
  return {
    shown(row: number): number {
      if (key === undefined) return row
      let [left, right] = [Math.floor(row / HALF), row % HALF]
      for (const round of ROUNDS) [left, right] = [right, left ^ mixed(round, right)]
      return left * HALF + right
    },

    /** The inverse. A number that was never shown gives some row, or none. */
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
