/**
 * The data that extraction passes to the linker for one Rust file: records in two arrays of integers.
 *
 * A node is the offset of its record in an array. Items (`surface.code`) stay in memory. The code of function bodies
 * (`body.code`) has offsets from BODY on, and is in memory only while its file is linked. Strings are split and numbered in the
 * same way. In the layouts below, `_` is the kind of the record; names are string indexes, types and expressions are nodes, and
 * 0 means none. References, lifetimes and mutability are left out except where noted, because name lookup sees through them.
 */
export const BODY = 2 ** 26

// Names and types.
/** [_, scope, base, count, …(name, arguments)]: `a::b::<T>::C` as a type. `base` is a type before the path. */
export const TYPE_PATH = 1
/** The same for a path to a value, to a macro, and to anything with the name (imports). */
export const VALUE_PATH = 2
export const MACRO_PATH = 3
export const ANY_PATH = 19
/** [_, definition]: before a path to a macro, the one of several definitions in the file that it means. */
export const OWN_MACRO = 65
export const PATH_HEAD = 4
/** Type arguments: [_, type count, binding count, …types, …(name, type)] */
export const ARGUMENTS = 4
/** [_, name, bounds, local, default]; `local` is -1 for a trait's `Self`. */
export const TYPE_PARAMETER = 5
/** [_, count, …bounds] */
export const BOUNDS = 6
/** [_, trait path, parameter count, …types, result]: `Fn(A) -> B` */
export const FUNCTION_BOUND = 7
/** [_, bounds]: `dyn` and `impl` types */
export const ANY_OF_TRAIT = 8
/** [_, count, …types] */
export const TUPLE_TYPE = 9
/** [_, element] */
export const SLICE_TYPE = 10
/** [_, parameter count, …types, result] */
export const FUNCTION_TYPE = 11
/** [_, type, trait]: `<T as Trait>` */
export const QUALIFIED = 12
/** [_, type]: the self type of an impl for `&T`. */
export const REFERENCE_TO = 16
/**
 * [_, name, type]: the type `name<type>` where the source does not write it so: `LocalKey` of `thread_local!`, `pointer` for raw
 * pointers.
 */
export const STANDARD_AROUND = 17
/** [_, name, bounds]: in the list of a parameter's bounds, the bounds of its associated type: `where T::Item: Bound`. */
export const ASSOCIATED_BOUND = 18
export const UNIT = 13
export const NEVER = 14
/** [_, name] */
export const PRIMITIVE = 15

// Items.
/**
 * [_, name, definition, parameter count, field list, variant list, …type parameters]
 * A list is [count, …values] or 0, where count is the number of integers. Fields are (name, type, definition), variants are nodes.
 */
export const ADT = 20
/** [_, name, definition, field count, …(name, type, definition)] */
export const VARIANT = 21
/** [_, name, definition, Self parameter, parameter count, supertraits, member list, …type parameters] */
export const TRAIT = 22
/** [_, scope, self type, trait path, parameter count, member list, …type parameters] */
export const IMPL = 23
/** A member of a trait or impl: (kind, name, definition, node) */
export const MEMBER_SIZE = 4
export const FIELD_SIZE = 3
/** [_, flags, type parameter count, parameter count, result, …type parameters, …parameter types] */
export const FUNCTION = 24
/** [_, parameter count, type, …type parameters] */
export const ALIAS = 25

export const HAS_SELF = 1
export const ASYNC = 2
/** The receiver is `self`, not `&self`. */
export const SELF_BY_VALUE = 4
/** The receiver is `self: Pin<…>`. */
export const SELF_IN_PIN = 8
/** Its body is `self.name(…)` of its own name, perhaps with more behind it. */
export const CALLS_NAMESAKE = 16

// Expressions.
/** [_, local, value] */
export const LOCAL = 40
/** [_, `cfg` conditions as in an import, local, otherwise]: a name that a conditional `let` declares again. */
export const CONDITIONAL = 66
/** [_, operand, name] */
export const FIELD = 41
/** [_, operand, name, arguments, scope, `Self` around]: a method that is called; the callee of a CALL. */
export const METHOD = 42
/** [_, callee, count, …arguments] */
export const CALL = 43
/** [_, macro path, count, …arguments] */
export const MACRO_CALL = 44
/** [_, type, how]: a value of this type. `how` is BY_REFERENCE or 0. */
export const OF_TYPE = 45
/** The value is a parameter declared as a reference. */
export const BY_REFERENCE = 1
/** [_, operand] */
export const DEREFERENCE = 46
export const TRY = 47
export const AWAIT = 48
export const ASYNC_BLOCK = 49
/** [_, operand, index, 1 if the index is a range] */
export const INDEX = 50
/** [_, bound, 1 if the end is included] */
export const RANGE = 51
/** [_, count, …values] */
export const TUPLE = 52
/** [_, element] */
export const ARRAY = 53
/** [_, left, right, operator] */
export const BINARY = 54
/** [_, operand, operator]: `-x` and `!x` */
export const UNARY = 64
/** [_, count, …values]: the value of one of several branches. */
export const EITHER = 55
/** [_, count, …parameter types, result type, body, call, position]: `call` is the CALL that it is passed to, at `position`. */
export const CLOSURE = 56
/** [_, closure, position] */
export const CLOSURE_PARAMETER = 57
/** [_, value, type]: the value has this type. */
export const EXPECT = 58
/** [_, value, other value]: both have the same type. */
export const SAME = 59
/** [_, struct path, name, value]: a field in a struct literal. */
export const LITERAL_FIELD = 60

/** [_, position]: in a macro's rule, an argument of the call. */
export const MACRO_ARGUMENT = 62
/** [_, count, …rules]: a rule is (argument count, value, start and end of its nodes). */
export const MACRO_RULES = 63
export const RULE_SIZE = 4
/** In place of an argument count: the rule takes any call. If there are such, they are what the macro has. */
export const ANY_CALL = 99

/** [_, path, name]: an imported item under its alias `name`. */
export const RENAMED = 61

// Parts of a value that a pattern binds.
/** [_, value, position, 1 if counted from the end] */
export const TUPLE_PART = 70
/** [_, path, position, value] */
export const VARIANT_PART = 71
/** [_, path, name, value] */
export const FIELD_PART = 72
/** [_, value]: an element of a slice (ELEMENT), an item of an iterator (ITEM). */
export const ELEMENT = 73
export const ITEM = 74

// Kinds of scopes.
export const MODULE = 1
export const BLOCK = 2
/** Before the name of a module with a body: it is a folder that `#[path]` gives it. */
export const FOLDER = './'
/** A scope: (kind, parent, name, definition). A module's name is that of the folder of its files. */
export const SCOPE_SIZE = 4

// Kinds of items.
export const TYPE_ITEM = 1
export const TRAIT_ITEM = 2
export const FUNCTION_ITEM = 3
export const CONST_ITEM = 4
export const ALIAS_ITEM = 5
/** `node` is a MACRO_RULES node or 0; for `cfg_…`, the string of the condition that the macro adds to its items. */
export const MACRO_ITEM = 6
/**
 * `mod name;`, which is in another file. `node` is the string of its `#[path]` attributes, or 0: a line for each, in which the
 * `cfg_attr` condition stands behind the path and a tabulator.
 */
export const MODULE_FILE = 7
/** `mod name { … }`. `node` is its scope. */
export const MODULE_ITEM = 8
/** `#[macro_use] extern crate name`. */
export const EXTERN_CRATE = 9
/** What a macro without arguments declares where it is called. `node` is its scope, a BLOCK. */
export const MACRO_ITEMS = 10
/** An item: (kind, scope, name, definition, node, is public) */
export const ITEM_SIZE = 6

/**
 * An import: (scope, path, alias, kind, is public, `cfg` conditions). The path is an ANY_PATH node; the conditions are one string
 * with a line for each.
 */
export const USE_SIZE = 6

// Kinds of imports.
export const OF_NAME = 0
export const OF_ALL = 1
/** A call of a macro without arguments, whose name is the alias: what it declares is declared here. */
export const OF_CALL = 2

/** A `definition` is 0 for none, n > 0 for the symbol n - 1, n < 0 for the local -n - 1. */
export interface Surface {
  strings: string[]
  code: number[]
  scopes: number[]
  items: number[]
  uses: number[]
  /** IMPL nodes. */
  impls: number[]
  /** Rows of (definition, string): conditions too long to be told whole of a symbol, as those of an import. */
  conditions: number[]
  /** Rows of (LITERAL_FIELD node, path): what fields are given that may be a function. Left out in tests. */
  given?: number[]
  /** Rows of (definition, string): the text of macros that write a path before what they are given: `$crate::KeyCode::$key`. */
  templates?: number[]
}
export const GIVEN_SIZE = 2
/** Rows of a surface's templates: (definition, text). */
export const TEMPLATE_SIZE = 2

export interface Body {
  strings: string[]
  code: number[]
  locals: [name: string, kind: number, line: number, column: number, owner: number][]
  /** Rows of (line, column, use, node, extra, from). */
  occurrences: number[]
  /** Rows of (MACRO_PATH node, string, line, column, owner): the tokens of calls of macros, and where these begin. */
  calls?: number[]
}
export const OCCURRENCE_SIZE = 6
export const CALL_SIZE = 5

export const LOCAL_KINDS = ['parameter', 'variable', 'type', 'label'] as const
export const PARAMETER = 0
export const VARIABLE = 1
export const LOCAL_TYPE = 2
export const LABEL = 3

// Kinds of uses. The linker maps them to those of the contract.
export const READ = 0
export const WRITE = 1
/** The name of a callee. `extra` is the index of the path segment. */
export const CALLEE = 2
export const IMPORTS = 3
export const TYPE = 4
export const MACRO = 5
export const IMPLEMENTS = 6
export const EXTENDS = 7
/** A field's name in a struct literal or pattern. */
export const MEMBER = 8
/** Not an occurrence: the linker evaluates the node here, because it affects the types of other nodes. */
export const EVALUATE = 9

/** A flag for uses inside a macro's tokens: the occurrence is recorded only if it can be resolved. */
export const TENTATIVE = 16
