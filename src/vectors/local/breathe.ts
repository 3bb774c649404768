/**
 * Lets waiting requests be answered in the middle of long work: a Worker has one thread, and vectors are made where
 * questions are answered. Clocks stand still while a Worker computes, so callers count work and not time.
 */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Chunks processed between two pauses: about ten milliseconds. */
export const CHUNKS_A_BREATH = 256
