/**
 * Lets requests that wait be answered in the middle of long work: a Worker has one thread, and where the vectors are made is
 * where people ask. Clocks stand still while a Worker computes, so callers count work and not time.
 */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Chunks that are worked on in one breath: some ten milliseconds. */
export const CHUNKS_A_BREATH = 256
