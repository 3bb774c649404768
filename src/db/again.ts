/**
 * Asking again where a database was away for a moment: it moves, restarts, or has too much to do.
 *
 * D1 itself repeats what only reads. A write it does not repeat, because the answer may be what was lost: so only what
 * changes nothing the second time may be asked again.
 */
import { setTimeout as wait } from 'node:timers/promises'

/** As the platform words it; not all of it carries the prefix of D1's own errors. */
const IN_PASSING =
  /Network connection lost|object to be reset|\bwas (reset|updated)\b|D1 DB is overloaded|transient issue|internal error/i

export const isInPassing = (thrown: unknown): boolean =>
  thrown instanceof Error && IN_PASSING.test(thrown.message) && !/SQLITE_/.test(thrown.message)

/** A database or a store did not do what it was asked; whether asking again helps, its words do not always say. */
export const isAway = (thrown: unknown): boolean =>
  isInPassing(thrown) || (thrown instanceof Error && /D1_ERROR|KV \w+ failed/.test(thrown.message))

/** GitHub, the least patient of those who wait for it, gives up after ten seconds. */
const WAITS_MS = [100, 500, 2000]
const inPassing = (thrown: unknown, tries: number): number | undefined =>
  isInPassing(thrown) ? WAITS_MS[tries - 1] : undefined

/** `ask`: changes nothing if it is done a second time. `waitAfter`: milliseconds, or undefined where it has failed. */
export async function askAgain<T>(
  ask: () => Promise<T>,
  waitAfter: (thrown: unknown, tries: number) => number | undefined = inPassing,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (thrown) {
      const ms = waitAfter(thrown, tries)
      if (ms === undefined) throw thrown
      await wait(ms * (1 + Math.random() / 2))
    }
  }
}
