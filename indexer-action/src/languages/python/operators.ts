/**
 * The methods that stand for the operators of the language.
 */

const ARITHMETIC: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'truediv',
  '//': 'floordiv',
  '%': 'mod',
  '**': 'pow',
  '@': 'matmul',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
  '<<': 'lshift',
  '>>': 'rshift',
}

const named = (prefix: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ARITHMETIC).map(([operator, name]) => [operator, `__${prefix}${name}__`]))

/** `a + b` as a method of `a`. */
export const BINARY = named('')
/** `a + b` as a method of `b`. */
export const REFLECTED = named('r')
/** `a += b`, by the operator before the equals sign. */
export const AUGMENTED = named('i')

export const UNARY: Readonly<Record<string, string>> = { '-': '__neg__', '+': '__pos__', '~': '__invert__' }

export const COMPARISONS: Readonly<Record<string, string>> = {
  '==': '__eq__',
  '!=': '__ne__',
  '<': '__lt__',
  '<=': '__le__',
  '>': '__gt__',
  '>=': '__ge__',
}

/** The method that is called where a class has no other. */
export const FALLBACKS: Readonly<Record<string, string>> = {
  __ne__: '__eq__',
  ...Object.fromEntries(Object.entries(AUGMENTED).map(([operator, name]) => [name, BINARY[operator] as string])),
}
