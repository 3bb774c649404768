/**
 * Lets requests be answered in the middle of long work: a Worker has one thread, and vectors are made where questions are
 * answered. An answer takes several turns of that thread, so the work waits until all that have begun are given, for a
 * while at most. Clocks stand still while a Worker computes, so callers count work and not time.
 */

/** Requests of this isolate that have no answer yet. */
let unanswered = 0

/** Counts a request from its arrival to its answer. */
export async function answering<T>(answer: () => Promise<T>): Promise<T> {
  unanswered++
  try {
    return await answer()
  } finally {
    unanswered--
  }
}

/** Turns, of about a millisecond each, that a pause takes at most: then requests without an end do not hold up the work. */
const MOST_TURNS = 25

export async function breathe(): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await new Promise<void>((resolve) => setTimeout(resolve, turn === 0 ? 0 : 1))
    if (unanswered === 0) return
  }
}

/** Work between two pauses: a few milliseconds. */
const MOST_WORK = 24_000

/** Counts work, and pauses whenever enough of it is done. The unit of work is to find the words of one character. */
export function paced(): (work: number) => Promise<void> | undefined {
  let done = 0
  return (work) => {
    done += work
    if (done < MOST_WORK) return undefined
    done = 0
    return breathe()
  }
}
