/**
 * What extraction tells the linker about a Rust file: records in two arrays of integers.
 *
 * A node is the offset of its record. Items (`surface.code`) stay in memory; the code of function bodies (`body.code`) is
 * numbered from BODY on and lives only while its file is linked. Strings are split and numbered in the same way.
 * References, lifetimes and mutability are left out: every look-up in Rust passes through them.
 */
export const BODY = 2 ** 26

// Names and types.
/** [_, scope, base, count, …(name, arguments)]: `a::b::<T>::C` where a type is wanted. `base` is a type before the path. */
export const TYPE_PATH = 1
/** The same where a value is wanted, where a macro is, and where whatever has the name is. */
export const VALUE_PATH = 2
export const MACRO_PATH = 3
export const ANY_PATH = 19
export const PATH_HEAD = 4
/** [_, types, bindings, …types, …(name, type)] */
export const ARGUMENTS = 4
/** [_, name, bounds, local, default] */
export const TYPE_PARAMETER = 5
/** [_, count, …bounds] */
export const BOUNDS = 6
/** [_, trait path, parameters, …types, result]: `Fn(A) -> B` */
export const FUNCTION_BOUND = 7
/** [_, bounds]: `dyn` and `impl` */
export const ANY_OF_TRAIT = 8
/** [_, count, …types] */
export const TUPLE_TYPE = 9
/** [_, element] */
export const SLICE_TYPE = 10
/** [_, parameters, …types, result] */
export const FUNCTION_TYPE = 11
/** [_, type, trait]: `<T as Trait>` */
export const QUALIFIED = 12
/** [_, type]: `&T` and `*const T` where an impl is for them and not for T. */
export const REFERENCE_TO = 16
/** [_, name, type]: a type of the standard library's around another, where a macro puts it there. */
export const STANDARD_AROUND = 17
/** [_, name, bounds]: among a parameter's bounds, those of its associated type: `where T::Item: Bound`. */
export const ASSOCIATED_BOUND = 18
export const UNIT = 13
export const NEVER = 14
/** [_, name] */
export const PRIMITIVE = 15

// Items.
/** [_, name, definition, parameters, fields, variants, …type parameters, …(name, type, definition), …variant nodes] */
export const ADT = 20
/** [_, name, definition, count, …(name, type, definition)] */
export const VARIANT = 21
/** [_, name, definition, self, parameters, supertraits, count, …type parameters, …members] */
export const TRAIT = 22
/** [_, scope, self type, trait path, parameters, count, …type parameters, …members] */
export const IMPL = 23
/** kind, name, definition, node */
export const MEMBER_SIZE = 4
export const FIELD_SIZE = 3
/** [_, flags, type parameters, parameters, result, …type parameters, …types] */
export const FUNCTION = 24
/** [_, parameters, type, …type parameters] */
export const ALIAS = 25

export const HAS_SELF = 1
export const ASYNC = 2
/** `self`, not `&self` */
export const SELF_BY_VALUE = 4

// Expressions.
/** [_, local, value] */
export const LOCAL = 40
/** [_, operand, name] */
export const FIELD = 41
/** [_, operand, name, arguments]: a method, as a callee. */
export const METHOD = 42
/** [_, callee, count, …arguments] */
export const CALL = 43
/** [_, macro path, count, …arguments] */
export const MACRO_CALL = 44
/** [_, type, how]: a value of that type. */
export const OF_TYPE = 45
/** Of a parameter that is written as a reference. */
export const BY_REFERENCE = 1
/** [_, operand] */
export const DEREFERENCE = 46
export const TRY = 47
export const AWAIT = 48
export const ASYNC_BLOCK = 49
/** [_, operand, index, index is a range] */
export const INDEX = 50
/** [_, bound] */
export const RANGE = 51
/** [_, count, …values] */
export const TUPLE = 52
/** [_, element] */
export const ARRAY = 53
/** [_, left, right] */
export const BINARY = 54
/** [_, count, …values]: one of several branches. */
export const EITHER = 55
/** [_, count, …parameters, result type, body, call, position] */
export const CLOSURE = 56
/** [_, closure, position] */
export const CLOSURE_PARAMETER = 57
/** [_, value, type]: the two are of one type. */
export const EXPECT = 58
/** [_, value, other value] */
export const SAME = 59
/** [_, struct path, name, value]: a field in a literal. */
export const LITERAL_FIELD = 60

/** [_, path, name]: what an import leads to, by the name that it gives it. */
export const RENAMED = 61

// What patterns take out of a value.
/** [_, value, position, from the end] */
export const TUPLE_PART = 70
/** [_, path, position, value] */
export const VARIANT_PART = 71
/** [_, path, name, value] */
export const FIELD_PART = 72
/** [_, value]: an element of a slice, an item of what is iterated. */
export const ELEMENT = 73
export const ITEM = 74

// Kinds of scopes.
export const MODULE = 1
export const BLOCK = 2
/** kind, parent, name, definition */
export const SCOPE_SIZE = 4

// Kinds of items.
export const TYPE_ITEM = 1
export const TRAIT_ITEM = 2
export const FUNCTION_ITEM = 3
export const CONST_ITEM = 4
export const ALIAS_ITEM = 5
/** node is the string of the `cfg` that it puts on what it is given, if that is what it does. */
export const MACRO_ITEM = 6
/** `mod name;`, its file elsewhere; node is the string of a `#[path]`. */
export const MODULE_FILE = 7
/** `mod name { … }`; node is its scope. */
export const MODULE_ITEM = 8
export const EXTERN_CRATE = 9
/** kind, scope, name, definition, node, is public */
export const ITEM_SIZE = 6

/** scope, path (ANY_PATH node), alias, glob, is public, `cfg` conditions in lines of one string */
export const USE_SIZE = 6

/** Definitions: 0 none, n > 0 symbol n - 1, n < 0 local -n - 1. */
export interface Surface {
  strings: string[]
  code: number[]
  scopes: number[]
  items: number[]
  uses: number[]
  /** IMPL nodes. */
  impls: number[]
}

export interface Body {
  strings: string[]
  code: number[]
  locals: [name: string, kind: number, line: number, column: number, owner: number][]
  /** line, column, use, node, extra, from. */
  occurrences: number[]
}
export const OCCURRENCE_SIZE = 6

export const LOCAL_KINDS = ['parameter', 'variable', 'type', 'label', 'import'] as const
export const PARAMETER = 0
export const VARIABLE = 1
export const LOCAL_TYPE = 2
export const LABEL = 3
export const IMPORTED = 4

// Uses, as extraction sees them.
export const READ = 0
export const WRITE = 1
/** The name of what is called; extra is the position in a path, or the CALL of a method. */
export const CALLEE = 2
export const IMPORTS = 3
export const TYPE = 4
export const MACRO = 5
export const IMPLEMENTS = 6
export const EXTENDS = 7
/** A field's name in a struct's literal or pattern. */
export const MEMBER = 8
/** No occurrence: the node is evaluated here for what it tells about types. */
export const EVALUATE = 9

/** Added to a use inside of a macro's tokens: written only if it leads somewhere. */
export const TENTATIVE = 16
