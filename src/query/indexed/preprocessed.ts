/** Languages whose macros a preprocessor replaces by their bodies, so that none is there when the program runs. */
const PREPROCESSED = new Set(['c', 'cpp', 'cuda'])

export const isPreprocessed = (language: string): boolean => PREPROCESSED.has(language)
