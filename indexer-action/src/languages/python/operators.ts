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

/** What builtins call on their first argument. */
export const BUILTIN_CALLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    __len__: 'len',
    keys: 'dict',
    __iter__: 'iter list tuple set frozenset sorted sum any all enumerate',
    __next__: 'next',
    __reversed__: 'reversed',
    __str__: 'str',
    __repr__: 'repr',
    __bool__: 'bool',
    __int__: 'int',
    __float__: 'float',
    __hash__: 'hash',
    __abs__: 'abs',
  }).flatMap(([method, names]) => names.split(' ').map((name) => [name, method] as const)),
)

/** The method that is called where a class has no other. */
export const FALLBACKS: Readonly<Record<string, string>> = {
  __ne__: '__eq__',
  __str__: '__repr__',
  __bool__: '__len__',
  keys: '__iter__',
  ...Object.fromEntries(Object.entries(AUGMENTED).map(([operator, name]) => [name, BINARY[operator] as string])),
}
