/**
 * The form in which a file is stored for linking: records of integers in one array, and names in one string table.
 *
 * A record is identified by its offset; 0 means "none". A list is `[count, item, …]`. Names are indices into `strings`.
 * The surface holds everything that inference may need from another file; the positions of occurrences are in the body.
 * The layout of each record is written above its code, `_` being the code itself. Extraction writes the records, the
 * linker reads them.
 */

// Values. For contexts and how they are patched in, see `setContext` in records.ts.
/** [_, entity, _, namespace around], or [_, ~name, …] for a name that no scope of the file declares */
export const NAME = 1
/** Offset in NAME and T_NAME: the shape of the innermost enclosing namespace, or 0. */
export const N_NAMESPACE = 3
/** [_, object, name] */
export const MEMBER = 2
/** [_, object, index expression] */
export const INDEX = 3
/** [_, callee, arguments list, type arguments list, context kind, a, b] */
export const CALL = 4
export const NEW = 5
/** Offset of a call's context: the type of a declaration (IN_TYPE) or of a function's result (IN_RETURN), or another call (IN_ARGUMENT). */
export const CALL_CONTEXT = 4
/** [_, function or shape that binds it, or 0]; negative for the class itself rather than an instance */
export const THIS = 6
/** [_, class shape, 1 when static] */
export const SUPER = 7
/** [_, function] */
export const FUNCTION_VALUE = 8
/** [_, shape]: a class expression or an object literal */
export const SHAPE_VALUE = 9
/** [_, context kind, a, b, items list] */
export const ARRAY = 10
/** [_, primitive, text of a boolean literal] */
export const PRIMITIVE = 11
/** [_, text] */
export const STRING = 12
/** [_, value] */
export const AWAIT = 13
export const SPREAD = 14
/** [_, value, value]: one of the two */
export const EITHER = 15
/** [_, target, value] */
export const ASSIGN = 16
/** [_, value, type] */
export const AS = 17
export const SATISFIES = 18
/** [_, module, 1 where it is imported as a namespace (`import * as`)] */
export const REQUIRE = 19
/** [_, module]: a promise of the module's namespace */
export const IMPORT_CALL = 20
/** [_, iterable]: an element of it */
export const ELEMENT = 21
/** [_, array, position, position as a name]: what destructuring takes at that position */
export const ITEM = 22
/** [_, array] */
export const REST = 23
/** [_, function, position]: the value of a parameter */
export const PARAMETER_VALUE = 24
/** [_, type]: a value known only by its type */
export const TYPED = 25
/** [_, function]: its `arguments` object */
export const ARGUMENTS = 26
/** [_, element name expression or 0, type arguments list, attributes list] */
export const JSX = 27
export const UNKNOWN = 28
/** [_, value]: the same value, known not to be null */
export const NON_NULL = 29
/** [_, shape]: `module.exports` or `exports` */
export const EXPORTS = 30
/** [_, module, imported name]: what an import or re-export names */
export const IMPORTED = 31
/** [_, element, attribute name, value] */
export const JSX_ATTRIBUTE = 32
/** [_, shape, name]: the key of a property in an object literal */
export const LITERAL_KEY = 33
/** [_, list of types whose members are elements, tag]: one of the host's own elements (`<div>`) */
export const INTRINSIC = 34
/**
 * [_, name, class, CALL or TAG]: a NAME (or NARROWED) where `name instanceof class` holds, the call returns true,
 * or the tag fits
 */
export const NARROWED = 35
/** [_, mode, member's name, list of values]: what a check says about a member. The modes follow. */
export const TAG = 36
export const EQUALS = 1
export const DIFFERS = 2
export const TRUTHY = 3
export const FALSY = 4
/** The member exists (HAS), or does not (LACKS). */
export const HAS = 5
export const LACKS = 6

// Types.
/** [_, entity or ~name, arguments list, namespace around] */
export const T_NAME = 40
/** [_, left (a T_NAME, T_MEMBER or T_IMPORT), name, arguments list] */
export const T_MEMBER = 41
/** [_, primitive] */
export const T_PRIMITIVE = 42
export const T_ARRAY = 43
/** [_, list] */
export const T_TUPLE = 44
export const T_UNION = 45
export const T_INTERSECTION = 46
/** [_, function] */
export const T_FUNCTION = 47
export const T_CONSTRUCTOR = 48
/** [_, shape] */
export const T_OBJECT = 49
/** [_, value] */
export const T_TYPEOF = 50
/** [_, object type, index type] */
export const T_LOOKUP = 51
/** [_, text, primitive unless it is a string] */
export const T_LITERAL = 52
/** [_, check, extends, then, else, 1 when `extends` has an `infer`, visible type parameters] */
export const T_CONDITIONAL = 53
export const CONDITIONAL_INFERS = 5
export const CONDITIONAL_VISIBLE = 6
/** [_, value type, type of the keys, declaration of the key's type parameter, visible type parameters] */
export const T_MAPPED = 54
export const MAPPED_KEY = 3
export const MAPPED_VISIBLE = 4
/** [_, shape] */
export const T_THIS = 55
/** [_, module, 1 for the type of what the module assigns to its exports] */
export const T_IMPORT = 56
export const T_KEYOF = 57
/** [_, parameter's name, type]: the return type `parameter is T` */
export const T_PREDICATE = 58
/** [_, type]: `...T` in a tuple */
export const T_REST = 59

/**
 * [_, context kind, a, b, flags, definition, owner, type parameters, parameters, returns type, returned, yielded,
 * instance, this type, visible]
 */
export const FUNCTION = 60
export const F_CONTEXT = 1
export const F_FLAGS = 4
export const F_DEFINITION = 5
/** What `this` is inside: the shape of a class or literal, or the expression to a member of which the function was assigned. */
export const F_OWNER = 6
export const F_TYPE_PARAMETERS = 7
export const F_PARAMETERS = 8
export const F_RETURNS = 9
export const F_RETURNED = 10
export const F_YIELDED = 11
/** Shape of the members given by `this.x = …`, if the function is used as a constructor. */
export const F_INSTANCE = 12
export const F_THIS_TYPE = 13
/** List of the type parameters in scope: the only ones that substitution can replace in it. */
export const F_VISIBLE = 14
export const F_SIZE = 15

/** [_, name, type, default, flags] */
export const PARAMETER = 61
/**
 * [_, context kind, a, b, kind, definition, type parameters, extends, implements, members, calls, index types, spreads,
 * entity, visible, namespace]
 */
export const SHAPE = 62
export const S_KIND = 4
export const S_DEFINITION = 5
export const S_TYPE_PARAMETERS = 6
/** Classes: list of HERITAGE records. Interfaces: list of types. */
export const S_EXTENDS = 7
export const S_IMPLEMENTS = 8
export const S_MEMBERS = 9
/** List of functions: call signatures and construct signatures. */
export const S_CALLS = 10
export const S_INDEX = 11
export const S_SPREADS = 12
export const S_ENTITY = 13
export const S_VISIBLE = 14
/** Shape of the namespace that declares it, or 0. */
export const S_OUTER = 15
export const S_SIZE = 16

/** [_, name, flags, definition, type, value, entity, shape] */
export const MEMBER_OF = 63
export const M_NAME = 1
export const M_FLAGS = 2
export const M_DEFINITION = 3
export const M_TYPE = 4
export const M_VALUE = 5
/** Members of namespaces and modules: the entity that is exported. */
export const M_ENTITY = 6
export const M_SHAPE = 7

/** [_, value, type arguments list] */
export const HERITAGE = 64
/** [_, name, first declaration, first write, scope kind]; a write is [next, value] */
export const ENTITY = 65
export const E_NAME = 1
export const E_DECLARATION = 2
export const E_WRITES = 3
export const E_SCOPE = 4
/** [_, next, kind, definition, type, value, extra] */
export const DECLARATION = 66
export const D_NEXT = 1
export const D_KIND = 2
export const D_DEFINITION = 3
export const D_TYPE = 4
export const D_VALUE = 5
/**
 * Functions: FUNCTION. Classes, interfaces, enums, namespaces: SHAPE. Aliases: list of type parameters. Type parameters: default.
 */
export const D_EXTRA = 6
/** [_, target object, name, value, definition]: `a.b = value`; `elementsOf` of its name where something is added to a collection */
export const EXPANDO = 67
/** The name under which what is added to a member's collection is kept, as if it were assigned to it. */
export const elementsOf = (name: string): string => `${name}[]`
/** The name under which a constant keeps what is assigned with it as the key: `place[constant] = value`. */
export const KEPT = '[key]'
/** [_, kind, name, entity or value, module, definition] */
export const EXPORT = 68
/** [_, definition]: a use of a label in a jump */
export const LABEL_USE = 69
/** [_, a CALL of the getter or 0, getter, setter]: what a descriptor defines, its accessors being functions, NAMEs, or 0 */
export const ACCESSED = 70
/** [_, global name, the component that asks]: what Angular finds for a component's template by a selector, or the name of a pipe or file */
export const SELECTED = 71
/** [_, global name, key, what sends]: an event that is sent to whatever listens for its key */
export const SENT = 72
/** [_, global name, key of the queue, name of the job or 0]: jobs that are added to a queue */
export const ENQUEUED = 73

// Contexts: where a function, a literal or an array stands, which decides its expected type.
/** a = call, b = position */
export const IN_ARGUMENT = 1
/** a = type */
export const IN_TYPE = 2
/** a = shape, b = name, or 0 for a computed key */
export const IN_PROPERTY = 3
/** a = array, b = position */
export const IN_ARRAY = 4
/** a = function */
export const IN_RETURN = 5
/** a = target expression */
export const IN_ASSIGNMENT = 6
/** a = JSX_ATTRIBUTE */
export const IN_ATTRIBUTE = 7
/** a = class shape, b = name: a class field's value */
export const IN_FIELD = 8
/** a = the call of the function that stands there: `(function (one) { … })(1)` */
export const IN_CALLEE = 9

// Function flags.
export const ASYNC = 1
export const GENERATOR = 2
export const ARROW = 4
export const STATIC = 8
export const CONSTRUCTOR = 16
export const GETTER = 32
export const SETTER = 64
export const HAS_BODY = 128
export const OPTIONAL = 256
export const METHOD = 1024
export const USES_ARGUMENTS = 2048
/** Of a MEMBER: a field that only methods of the class assign, not its constructor. It is a base class's field if that has it. */
export const BY_METHOD = 4096
/** Flags of PARAMETER. */
export const VARIADIC = 1
export const PARAMETER_OPTIONAL = 2

// Shape kinds.
export const CLASS = 1
export const INTERFACE = 2
export const OBJECT_TYPE = 3
export const LITERAL = 4
export const ENUM = 5
export const NAMESPACE = 6
export const MODULE = 7
export const INSTANCE = 8

// Declaration kinds, and the spaces (value, type or both) in which each declares its name.
export const VARIABLE = 1
export const PARAM = 2
export const FUNCTION_DECLARATION = 3
export const CLASS_DECLARATION = 4
export const INTERFACE_DECLARATION = 5
export const TYPE_ALIAS = 6
export const ENUM_DECLARATION = 7
export const NAMESPACE_DECLARATION = 8
export const IMPORT_BINDING = 9
export const TYPE_PARAMETER = 10
export const ALIAS = 11

export const VALUE_SPACE = 1
export const TYPE_SPACE = 2
export const SPACES: readonly number[] = [0, 1, 1, 1, 3, 2, 2, 3, 3, 3, 2, 3]

// Export kinds: what the fields of EXPORT hold.
/** an entity */
export const EXPORT_ENTITY = 1
/** a value: `export default …`, `export { a as b }` */
export const EXPORT_VALUE = 2
/** `export { a as b } from 'module'`: the exported name is b, the value the imported name a */
export const EXPORT_FROM = 3
export const EXPORT_STAR = 4
export const EXPORT_STAR_AS = 5
/** `export =` and `module.exports =`: a value; instead of the module, the symbol of a value that is only passed on */
export const EXPORT_ASSIGN = 6

// Primitives.
export const PRIMITIVES = [
  'unknown',
  'string',
  'number',
  'boolean',
  'bigint',
  'symbol',
  'RegExp',
  'null',
  'undefined',
  'void',
  'any',
  'never',
  'object',
] as const
export const P_STRING = 1
export const P_NUMBER = 2
export const P_BOOLEAN = 3
export const P_REGEXP = 6
export const P_NULL = 7
export const P_UNDEFINED = 8
export const P_NEVER = 11

/** What other files need from a file. Integers are in plain arrays, because this is serialised as JSON. */
export interface Surface {
  strings: string[]
  code: number[]
  /** Specifiers of the modules that the file names: indices into `strings`. */
  modules: number[]
  /** Offsets of EXPORT records. */
  exports: number[]
  /** Offsets of EXPANDO records. */
  expandos: number[]
  /** Entities of the file's top scope: pairs of name and entity. */
  top: number[]
  /** Names that `declare global` adds: pairs of name and entity. */
  globals: number[]
  /** Ambient modules (`declare module 'x'`): pairs of name and shape. */
  ambient: number[]
  /** Whether the file imports or exports anything; if so, its top-level names are not global. */
  isModule: boolean
  /** Classes and interfaces (shapes). */
  types: number[]
  /** Records [entity, definition] of the types declared in namespaces and at the top, and of constants that hold a text. */
  namedTypes: number[]
  /** The `exports` shape's offset. */
  exportsShape: number
}

/**
 * Positions of names. `locals`: [name, kind, line, column, owner, …].
 * `occurrences`: [line, column, length, use, record, from, …].
 */
export interface Body {
  locals: number[]
  occurrences: number[]
  /** CALL records whose callee is a name and whose arguments include names or spreads. */
  passing: number[]
}
export const LOCAL_FIELDS = 5
export const OCCURRENCE_FIELDS = 6
export const LOCAL_KINDS = ['parameter', 'variable', 'function', 'class', 'type', 'label', 'import'] as const

// Uses of an occurrence, as extraction determines them.
export const READ = 0
export const WRITE = 1
export const CALLED = 2
export const CONSTRUCTED = 3
export const IMPORT_NAME = 4
export const EXTENDS = 5
export const IMPLEMENTS = 6
export const TYPE_USE = 7
/** At a method, its MEMBER_OF; at a variable whose type is a member's, its DECLARATION. */
export const OVERRIDE = 8
/** A use only if it resolves: a key of an object literal, a JSX attribute, an intrinsic tag. In `{ a }`, `a` is also a READ. */
export const SHORTHAND = 9
/** The `f` of `f.call(…)` and `f.apply(…)`: a read, and a call if it is a function. */
export const APPLIED = 10
/** The `table` of `table[key](…)`: a read, and a call of any function that it holds. */
export const DISPATCHED = 11
/** A name in a type written in a comment: a use only if it resolves to something in the repository. */
export const MENTIONED = 12
/** The assignment that defines a BY_METHOD field: a write of a base class's field if that has it. */
export const REASSIGNED = 13
/** A write of something that is read before: `a += 1`, `a++`. */
export const UPDATED = 14
/** What an element of a template is given: a write, if it resolves. */
export const GIVEN = 15
/** What Angular makes or runs for a template: a call, if it resolves. */
export const SELECTS = 16
/** Uses that run what they name. */
export const RUNNING: ReadonlySet<number> = new Set([CALLED, CONSTRUCTED, APPLIED])

/** Encoding of definitions: 0 is none, n > 0 is symbol n - 1, n < 0 is local -n - 1. */
