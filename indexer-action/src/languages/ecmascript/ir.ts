/**
 * The form in which a file is remembered for linking: records of integers in one array, names in one string table.
 *
 * A record is known by its offset; 0 is "none". A list is `[count, item, …]`. Names are indices into `strings`.
 * Everything that inference may ask of a file from another file is here (the surface); where occurrences stand is in
 * the body. Layouts are written beside the codes, and only `extract-*.ts` writes what `read-*`/`infer*` read.
 */

// Values. Contexts and patching: see `setContext` in extraction.ts.
/** [_, entity, _, namespace around] or [_, ~name, …] for a name that no scope of the file declares */
export const NAME = 1
/** Of a NAME and of a T_NAME: the shape of the innermost namespace around it, or 0. */
export const N_NAMESPACE = 3
/** [_, object, name] */
export const MEMBER = 2
/** [_, object, index expression] */
export const INDEX = 3
/** [_, callee, arguments list, type arguments list, context kind, a, b] */
export const CALL = 4
export const NEW = 5
/** Where a call's context stands; only a type that is written there is one. */
export const CALL_CONTEXT = 4
/** [_, function or shape that binds it, or 0] */
export const THIS = 6
/** [_, class shape, 1 when static] */
export const SUPER = 7
/** [_, function] */
export const FUNCTION_VALUE = 8
/** [_, shape]: a class expression or an object literal */
export const SHAPE_VALUE = 9
/** [_, context kind, a, b, items list] */
export const ARRAY = 10
/** [_, primitive, text of a truth value] */
export const PRIMITIVE = 11
/** [_, text] */
export const STRING = 12
/** [_, value] */
export const AWAIT = 13
export const SPREAD = 14
/** [_, value, value]: either of them */
export const EITHER = 15
/** [_, target, value] */
export const ASSIGN = 16
/** [_, value, type] */
export const AS = 17
export const SATISFIES = 18
/** [_, module] */
export const REQUIRE = 19
/** [_, module]: a promise of the namespace */
export const IMPORT_CALL = 20
/** [_, iterable]: what iterating it gives; ELEMENT_AWAIT for `for await` */
export const ELEMENT = 21
/** [_, array, position]: what destructuring takes at that position */
export const ITEM = 22
/** [_, array] */
export const REST = 23
/** [_, function, position] */
export const PARAMETER_VALUE = 24
/** [_, type] */
export const TYPED = 25
/** [_, function]: its `arguments` */
export const ARGUMENTS = 26
/** [_, element name expression or 0] */
export const JSX = 27
export const UNKNOWN = 28
/** [_, value]: the same, known not to be null */
export const NON_NULL = 29
/** [_, shape]: `module.exports`, or `exports` */
export const EXPORTS = 30
/** [_, module, imported name]: what an import or re-export names */
export const IMPORTED = 31
/** [_, tag expression, attribute name] */
export const JSX_ATTRIBUTE = 32
/** [_, shape, name, value]: the key of an object literal's property */
export const LITERAL_KEY = 33
/** [_, list of types whose members are elements, tag]: one of the host's own elements */
export const INTRINSIC = 34
/** [_, name, class, CALL or TAG]: a name (or NARROWED) where `name instanceof class` holds, the call gives true, or the tag fits */
export const NARROWED = 35
/** [_, mode, member's name, list of values]: what is known of a member */
export const TAG = 36
export const EQUALS = 1
export const DIFFERS = 2
export const TRUTHY = 3
export const FALSY = 4
/** Whether there is such a member. */
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
/** [_, text, primitive if it is no text] */
export const T_LITERAL = 52
/** [_, check, extends, then, else, 1 when `extends` has an `infer`, visible type parameters] */
export const T_CONDITIONAL = 53
export const CONDITIONAL_INFERS = 5
export const CONDITIONAL_VISIBLE = 6
/** [_, value type, what its keys are, declaration of the key's name, visible type parameters] */
export const T_MAPPED = 54
export const MAPPED_KEY = 3
export const MAPPED_VISIBLE = 4
/** [_, shape] */
export const T_THIS = 55
/** [_, module, 1 for what the module is as a type] */
export const T_IMPORT = 56
export const T_KEYOF = 57
/** [_, parameter's name, type]: `parameter is T`, what a function returns */
export const T_PREDICATE = 58
/** [_, type]: `...T` in a tuple */
export const T_REST = 59

/** [_, context kind, a, b, flags, definition, owner, type parameters, parameters, returns type, returned, yielded, instance, this type, entity] */
export const FUNCTION = 60
export const F_CONTEXT = 1
export const F_FLAGS = 4
export const F_DEFINITION = 5
/** What `this` is inside: a class or literal shape, or the expression that the function was assigned to a member of. */
export const F_OWNER = 6
export const F_TYPE_PARAMETERS = 7
export const F_PARAMETERS = 8
export const F_RETURNS = 9
export const F_RETURNED = 10
export const F_YIELDED = 11
/** Shape made of `this.x = …` when the function is a constructor of the old kind. */
export const F_INSTANCE = 12
export const F_THIS_TYPE = 13
export const F_ENTITY = 14
/** List of the type parameters in scope: what substitution can change in it. */
export const F_VISIBLE = 15
export const F_SIZE = 16

/** [_, name, type, default, flags, entity] */
export const PARAMETER = 61
/** [_, context kind, a, b, kind, definition, type parameters, extends, implements, members, calls, index types, spreads, entity, visible, namespace] */
export const SHAPE = 62
export const S_CONTEXT = 1
export const S_KIND = 4
export const S_DEFINITION = 5
export const S_TYPE_PARAMETERS = 6
/** Classes: list of [value, type arguments list] records (HERITAGE). Interfaces: list of types. */
export const S_EXTENDS = 7
export const S_IMPLEMENTS = 8
export const S_MEMBERS = 9
/** Call signatures, construct signatures: functions. */
export const S_CALLS = 10
export const S_INDEX = 11
export const S_SPREADS = 12
export const S_ENTITY = 13
export const S_VISIBLE = 14
/** Shape of the namespace that it is declared in, or 0. */
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
/** [_, name, first declaration, first write, scope kind] */
export const ENTITY = 65
export const E_NAME = 1
export const E_DECLARATION = 2
export const E_WRITES = 3
export const E_SCOPE = 4
/** [_, next, kind, definition, type, value, extra, flags] */
export const DECLARATION = 66
export const D_NEXT = 1
export const D_KIND = 2
export const D_DEFINITION = 3
export const D_TYPE = 4
export const D_VALUE = 5
/** Functions: FUNCTION. Classes, interfaces, enums, namespaces: SHAPE. Aliases: type parameters list. Type parameters: default. */
export const D_EXTRA = 6
export const D_FLAGS = 7
/** [next, value] */
export const WRITE_SIZE = 2
/** [_, target object, name, value, definition]: `a.b = value` */
export const EXPANDO = 67
/** [_, kind, name, entity or value, module, definition] */
export const EXPORT = 68
/** [_, definition]: the label that a jump names */
export const LABEL_USE = 69

// Contexts in which a function, a literal or an array stands: where its expected type comes from.
/** a = call, b = position */
export const IN_ARGUMENT = 1
/** a = type */
export const IN_TYPE = 2
/** a = shape, b = name */
export const IN_PROPERTY = 3
/** a = array */
export const IN_ARRAY = 4
/** a = function */
export const IN_RETURN = 5
/** a = target expression */
export const IN_ASSIGNMENT = 6
/** a = JSX_ATTRIBUTE */
export const IN_ATTRIBUTE = 7
/** a = class shape, b = name: a class field's value */
export const IN_FIELD = 8

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
export const PRIVATE = 512
export const METHOD = 1024
export const USES_ARGUMENTS = 2048
/** Parameters. */
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

// Declaration kinds, and the spaces that they live in.
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
export const LABEL = 12

export const VALUE_SPACE = 1
export const TYPE_SPACE = 2
export const SPACES: readonly number[] = [0, 1, 1, 1, 3, 2, 2, 3, 3, 3, 2, 3, 0]

// Export kinds.
/** entity */
export const EXPORT_ENTITY = 1
/** value expression (`export default …`) */
export const EXPORT_VALUE = 2
/** name of the module's export in `module` under `name`; extra = imported name */
export const EXPORT_FROM = 3
export const EXPORT_STAR = 4
export const EXPORT_STAR_AS = 5
/** `export =` and `module.exports =`: value; in the place of the module, the symbol of what is only passed on */
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
export const P_BIGINT = 4
export const P_REGEXP = 6
export const P_NULL = 7
export const P_UNDEFINED = 8
export const P_NEVER = 11

/** What other files need of a file. Arrays of integers as plain numbers, because this crosses JSON. */
export interface Surface {
  strings: string[]
  code: number[]
  /** Specifiers of the modules that it names: indices into strings. */
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
  /** It has an import or an export, so its names are its own. */
  isModule: boolean
  /** Classes and interfaces (shapes), for overrides. */
  types: number[]
  /** Records [entity, definition] of the types declared in namespaces and at the top. */
  namedTypes: number[]
  /** The `exports` shape's offset. */
  exportsShape: number
}

/** Where names stand. `locals`: [name, kind, line, column, owner, …]; `occurrences`: [line, column, length, use, node, from, …]. */
export interface Body {
  locals: number[]
  occurrences: number[]
  /** CALL records that pass names to a function of a name. */
  passing: number[]
}
export const LOCAL_FIELDS = 5
export const OCCURRENCE_FIELDS = 6
export const LOCAL_KINDS = ['parameter', 'variable', 'function', 'class', 'type', 'label', 'import'] as const

// Uses of an occurrence, as extraction sees them.
export const READ = 0
export const WRITE = 1
export const CALLED = 2
export const CONSTRUCTED = 3
export const IMPORT_NAME = 4
export const EXTENDS = 5
export const IMPLEMENTS = 6
export const TYPE_USE = 7
export const OVERRIDE = 8
/** What is a use only where it leads to something: a key of a literal, an attribute, a tag; `{ a }` is a reading besides. */
export const SHORTHAND = 9
/** The `f` of `f.call(…)` and `f.apply(…)`: a reading, and a call if it is a function. */
export const APPLIED = 10
/** The `table` of `table[key](…)`: a reading, and a call of whatever functions it holds. */
export const DISPATCHED = 11
/** A name in a type that a comment says: a use only where it leads into the repository. */
export const MENTIONED = 12

/** Definitions: 0 none, n > 0 symbol n - 1, n < 0 local -n - 1. */
