/** Added to CI's run number, so that it sorts after runs that are numbered by the clock. */
export const CI_RUNS = 2 ** 50
