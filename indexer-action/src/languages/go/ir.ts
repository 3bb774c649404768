/**
 * What extraction tells the linker about types and expressions: records in an array of integers.
 *
 * A node is the offset of its record. A file's declarations come first (`surface.code`) and stay in memory; the code of
 * function bodies follows (`body.code`), numbered on from there, and lives only while the file is linked. Strings are
 * numbered in the same way. 0 is no node and the empty string.
 */

/** [_, name]: nothing in the file's own scopes is called so. */
export const NAME = 1
/** [_, local, value]: a local; its type is the value's. */
export const LOCAL = 2
/** [_, operand, name] */
export const SELECTOR = 3
/** [_, function, count, …arguments] */
export const CALL = 4
/** [_, operand, count, …indexes]: an element, or type arguments. */
export const INDEX = 5
/** [_, operand] */
export const SLICE = 6
/** [_, operand]: a pointer's target, or a pointer type. */
export const STAR = 7
/** [_, operand] */
export const ADDRESS = 8
/** [_, operand]: what a channel gives. */
export const RECEIVE = 9
/** [_, operand, type] */
export const ASSERT = 10
/** [_, type]: a value of that type. */
export const OF_TYPE = 11
/** [_, literal's type]: the type that a composite literal's elements have when they do not say. */
export const ELEMENT_TYPE = 12
export const KEY_TYPE = 13
/** [_, literal's type, name, alternative]: a key that is a field's name if the literal is a struct. */
export const KEY = 14
/** [_, BASICS index] */
export const BASIC = 15
/** [_, left, right] */
export const BINARY = 16
/** [_, operand, index]: one of several values. */
export const TUPLE = 17
/** [_, operand] */
export const RANGE_KEY = 18
export const RANGE_VALUE = 19
/** [_, path] */
export const IMPORT = 20

/** [_, element] */
export const LIST = 30
/** [_, key, value] */
export const MAP = 31
/** [_, element] */
export const CHANNEL = 32
/** [_, variadic, type parameters, parameters, results, …each] */
export const FUNCTION = 33
/** [_, count, …(name, type, definition, embedded)] */
export const STRUCT = 34
export const FIELD_SIZE = 4
/** [_, methods, embedded, …(name, function, definition), …types] */
export const INTERFACE = 35
export const METHOD_SIZE = 3
/** [_, count, …types] */
export const UNION = 36
/** [_, name, constraint, local] */
export const TYPE_PARAMETER = 37
/** [_, type's name, position]: the constraint that a type's own declaration gives to what a receiver renames. */
export const CONSTRAINT_OF = 39
/** [_, name, underlying, definition, alias, count, …type parameters] */
export const TYPE_DECLARATION = 38

export const BASICS = ['int', 'float64', 'complex128', 'rune', 'string', 'bool', 'nil'] as const
export const INT = 0
export const FLOAT = 1
export const IMAGINARY = 2
export const RUNE = 3
export const STRING = 4
export const BOOL = 5
export const NIL = 6

/** Kinds of `surface.declarations`. */
export const TYPE_NAME = 1
export const FUNC = 2
export const METHOD = 3
export const VAR = 4
export const CONST = 5

/** kind, name, definition, node, receiver's type name, receiver is a pointer */
export const DECLARATION_SIZE = 6
/** path, alias, local */
export const IMPORT_SIZE = 3

/** Definitions: 0 none, n > 0 symbol n - 1, n < 0 local -n - 1. */
export interface Surface {
  package: string
  strings: string[]
  code: number[]
  imports: number[]
  declarations: number[]
  /** Paths of imports that nothing before a dot is called like, and words before a dot that nothing in the file is called. */
  unnamed?: { paths: string[]; words: string[] }
  /** Functions that fields and variables are given. Left out in tests. */
  given?: Given
  /** Build constraint: the `//go:build` line's expression and what the file's name implies. */
  constraint?: string
}

/** Code of its own, numbered on from the surface's like a body's. */
export interface Given {
  strings: string[]
  code: number[]
  /** What is given something, and what may be a function there. */
  rows: [place: number, value: number][]
}

export interface Body {
  strings: string[]
  code: number[]
  locals: [name: string, kind: number, line: number, column: number, owner: number][]
  /** line, column, use, node, from */
  occurrences: number[]
}
export const OCCURRENCE_SIZE = 5

export const LOCAL_KINDS = ['parameter', 'variable', 'type', 'label', 'import'] as const
export const PARAMETER = 0
export const VARIABLE = 1
export const LOCAL_TYPE = 2
export const LABEL = 3
export const IMPORTED = 4

/** Uses, as extraction sees them: what a name turns out to be decides the rest. */
export const READ = 0
export const WRITE = 1
export const CALLEE = 2
export const IMPORTS = 3
/** An interface embedded in an interface. */
export const EMBEDS = 4
