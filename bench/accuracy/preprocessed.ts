/** Languages whose macros stand for what they call, and whose lines may announce what is defined elsewhere. */
export const PREPROCESSED: ReadonlySet<string> = new Set(['c', 'cpp'])
