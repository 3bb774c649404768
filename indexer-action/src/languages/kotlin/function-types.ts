/** Kotlin's function types: `(A, B) -> R` is the class `Function2<A, B, R>`, and `A.(B) -> R` an `ExtensionFunction2<A, B, R>` that extends it. */

export const EXTENSION_FUNCTION = 'ExtensionFunction'

export const functionName = (parameters: number, hasReceiver: boolean): string =>
  `${hasReceiver ? EXTENSION_FUNCTION : 'Function'}${parameters}`
