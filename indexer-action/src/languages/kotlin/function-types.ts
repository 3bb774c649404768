/** Kotlin's function types: `(A, B) -> R` is the class `Function2<A, B, R>`, and `A.(B) -> R` an `ExtensionFunction2<A, B, R>` that extends it. */

export const EXTENSION_FUNCTION = 'ExtensionFunction'

/** Names of the classes of all of them. */
export const FUNCTION_TYPES = /^(?:Extension)?Function\d+$/

export const functionName = (parameters: number, hasReceiver: boolean): string =>
  `${hasReceiver ? EXTENSION_FUNCTION : 'Function'}${parameters}`
