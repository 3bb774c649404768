/** Added to the number that CI gives a run, so that it comes after what is numbered by the clock. */
export const CI_RUNS = 2 ** 50
