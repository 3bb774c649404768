/**
 * What one file of a class-based language says, in a form that its family's linker can evaluate without the tree.
 *
 * Bodies are prefix code in one array of integers: `[operation, size, operands …, children …]`, where `size` counts the
 * whole node, so that a reader can step over what it does not need. Operands are indexes into one table of strings, or
 * positions (1-based line, 0-based column). What other files ask about is in `surface.ts`.
 */

export const OP = {
  /** Children only: statements, or expressions whose own value does not matter. */
  sequence: 1,
  /** Children in a scope of their own. */
  block: 2,
  /** name line column use: a simple name used as a value. */
  name: 3,
  /** name line column use, object */
  member: 4,
  /** name line column typeArguments hasObject, [object] type arguments … arguments … */
  call: 5,
  /** bodyType hasOuter, [outer] type, arguments …, [type body] */
  construct: 6,
  /** name line column ofSuper hasOuter, [outer] arguments …: `this(…)`, `super(…)` */
  delegate: 7,
  /** hasQualifier, [type] */
  self: 8,
  parent: 9,
  /** one of LITERAL, and the text of a string that could be a name */
  literal: 10,
  /** type, value */
  cast: 11,
  /** value, type or pattern */
  test: 12,
  /** one of ARITHMETIC, left, right */
  binary: 13,
  /** 0 keeps the type, 1 gives boolean, 2 waits for it, 3 is `!`, 4 gives what an optional value holds; operand */
  unary: 14,
  /** one of ASSIGN, left, right */
  assign: 15,
  condition: 16,
  index: 17,
  /** extra dimensions; type, dimension expressions and initialiser … */
  newArray: 18,
  arrayLiteral: 19,
  classLiteral: 20,
  /** parameters explicit shape, locals …, body */
  lambda: 21,
  /** name line column, object or type. The name `new` is a constructor. */
  methodReference: 22,
  /** subject, cases … */
  switch: 23,
  /** labels and statements of one case */
  case: 24,
  /** a constant as a case label: the name may be a member of the subject's enum */
  caseLabel: 25,
  /** name line column kind, type, [value]: visible to the end of the block it stands in */
  local: 26,
  return: 27,
  /** local, value, body */
  forEach: 28,
  /** index of the type declaration; children */
  type: 29,
  /** index of the type (or -1), index of the member (or -1), symbol; children */
  memberBody: 30,
  /** line column use of `extends` or `implements`; type */
  supertype: 31,
  /** line column, type, pairs and values */
  annotation: 32,
  /** name line column, value: `name = value` in an annotation, a named argument elsewhere */
  named: 33,
  /** index of the import */
  import: 34,
  /** name line column: declares a label */
  label: 35,
  /** name line column: jumps to it */
  jump: 36,
  /** name line column; bounds … */
  typeParameter: 37,
  /** A pattern that takes a value apart: type, children */
  deconstruct: 38,
  /** value of the member in whose body it stands */
  initializer: 39,

  /** name line column: an outer variable that a closure names as its own */
  capture: 40,
  /** type: the name of a class used as a value */
  classReference: 41,
  /** name line column path, arguments …: a function, never a method */
  callFunction: 42,
  /** name line column path: a constant that is no member */
  constant: 43,
  /** name, type: what a variable is from here on, by a comment or a check */
  assume: 44,
  /** name line column path: a function that is not called yet but will be (`strlen(...)`, `'strlen'`) */
  functionReference: 45,
  /** name line column, object or type: a method that is not called yet */
  callableMember: 46,
  /** Children read as one element of an iterable. [value] */
  spread: 47,
  /** object, then `named` members that are set on it, or its elements */
  initialize: 48,
  /** Which branches never end (1 the first, 2 the second), and which of these only leave a loop (4, 8): condition, branch, [branch] */
  branch: 49,

  /** name line column, arguments … */
  typeName: 50,
  /** name line column, qualifier, arguments … */
  typeMember: 51,
  /** name */
  typePrimitive: 52,
  typeArray: 53,
  /** 0 unbounded, 1 extends, 2 super; [bound], annotations … */
  typeWildcard: 54,
  /** `var`: what the initialiser says */
  typeInferred: 55,
  typeUnion: 56,
  /** text: a type that a comment writes */
  typeText: 57,
  /** name line column path: a type by a path whose last part alone is a name */
  typePath: 58,
  /** `T?`; type */
  typeOptional: 59,
  /** A type, then its annotations */
  typeAnnotated: 60,

  // Kotlin's, where a bare name may be a member of several objects, a function of a package or a class, and functions extend types.

  /** name line column use */
  scopedName: 61,
  /** name line column use, object */
  scopedMember: 62,
  /** name line column typeArguments hasObject, [object] type arguments … arguments … */
  scopedCall: 63,
  /** callee, arguments …: what a value holds is called */
  invoke: 64,
  /** sign line column function other, operands …: the function that stands for an operator, and what it may be in its place or "" */
  operator: 65,
  /** Which branches never end (bits: 1 the first, 2 the second): condition, branch, [branch] */
  choice: 66,
  /** hasSubject, [subject], entries … */
  when: 67,
  /** conditions neverEnds, conditions …, value */
  whenEntry: 68,
  /** negated, type: of what `when` asks about */
  subjectTest: 69,
  /** label (empty where there is none) */
  scopedSelf: 70,
  /** [type] */
  scopedSuper: 71,
  /** type member, memberBody: a function seen to the end of its block */
  localFunction: 72,
  /** block, then what catches and what is done at last */
  attempt: 73,
  /** value, locals …: what its components give */
  destructure: 74,
  /** label, type, children: the type's members are seen by their bare names */
  receiver: 75,
  /** left, right: what is there instead of nothing */
  elvis: 76,
  /** hasReceiver, [receiver], parameters …, result */
  typeFunction: 77,
  /** name line column hasObject, [object or type]: a function or property that is named and not called */
  callableReference: 78,
  /** left, right: both are looked at, and the result is true or false */
  logic: 79,
  /** what stands in a text */
  text: 80,
  /** value, local, body */
  iterate: 81,
  /** type member symbol, parameters …, calls …: seen by what follows in the type, except by bodies of functions */
  primary: 82,
  /** line column, type, arguments …: of a supertype's constructor */
  superCall: 83,
  /** name line column isVariable, value: what a delegate gives for a property, and is given for a variable */
  delegated: 84,
  /** children: a property's accessor */
  accessor: 85,
  /** the type of the member in whose body it stands */
  typeOfMember: 86,
  /** bodyType, type */
  objectLiteral: 87,
  /** what is expected where it stands */
  subject: 88,
  /** lambda: as a value that nothing takes at once */
  functionValue: 89,
  /** children, of which the last is what a lambda gives */
  result: 90,

  // C#'s, where values are taken apart by position and by property, and operators are methods.

  /** count, names …; types …: the names are empty where none is given */
  typeTuple: 91,
  /** count, names …; values … */
  tuple: 92,
  /** `named` values …: an object without a class */
  anonymousObject: 101,
  /** method line column, callee, arguments …: a function that a value is, or the method that makes its class callable */
  invokeValue: 102,
  /** value (`subject` where it is what is expected), targets …: each gets what the value has at its position */
  takeApart: 93,
  /** name line column; pattern: a property of what is matched */
  propertyPattern: 94,
  /** type, parts …: by position, or properties */
  recursivePattern: 100,
  /** patterns …: each matches an element */
  listPattern: 95,
  /** clauses …: a query over the first */
  query: 96,
  /** value: what a query gives for each */
  selected: 97,
  /** value, key: what a query gives for each group */
  grouped: 98,
  /** sign line column kind, left, right: an operator that may be a method; `kind` as in `binary` */
  operation: 99,

  // Scala's, where a name means a value, a method without arguments or an object, imports stand anywhere, and arguments come in lists.

  /** name line column use: a term by its bare name */
  term: 103,
  /** name line column use, object */
  select: 104,
  /** typeArguments lists, how many arguments each list has …; callee, type arguments …, arguments … */
  apply: 105,
  /** bodyType lists, how many arguments each list has …; type, arguments …, [type body] */
  make: 106,
  /** name line column, arguments … */
  namedType: 107,
  /** name line column, qualifier (a term or a type), arguments … */
  innerType: 108,
  /** path, arguments …: a type that has a notation of its own */
  knownType: 109,
  /** types …: a value is all of them */
  compoundType: 110,
  /** term: the type of that value */
  typeOfTerm: 111,
  /** term, selectors … */
  importFrom: 112,
  /** name line column, the other name that it has here: (empty where there is none); the name `_` is all */
  selector: 113,
  /** children, whose functions and classes are seen by all of them */
  statements: 114,
  /** pattern, type, [value] */
  bindings: 115,
  /** cases …, each for `subject` */
  cases: 116,
  /** hasGuard, pattern, [guard], value */
  alternative: 117,
  /** value, cases */
  match: 118,
  /** name line column */
  bound: 119,
  /** pattern, type */
  typedPattern: 120,
  /** term, patterns …: what an object or case class takes apart */
  extracted: 121,
  /** name line column, pattern */
  captured: 122,
  /** patterns …: of which one matches */
  alternatives: 123,
  /** term: what equals it */
  stable: 124,
  /** pattern: the rest of the elements */
  rest: 125,
  /** isYielding, enumerators …, value */
  comprehension: 126,
  /** pattern, value */
  generator: 127,
  /** condition, value, [value] */
  either: 128,
  /** number: the parameter that `_` stands for */
  placeholder: 129,
  /** number: declares it */
  placeholderParameter: 130,
  /** left, right */
  assigned: 131,
  /** name (empty where there is none) */
  thisOf: 132,
  superOf: 133,
  /** name line column, text and values … */
  interpolation: 134,
  /** body, cases and what is done at last … */
  attempted: 135,
  /** value, type */
  ascribed: 136,
  /** values … */
  tupled: 137,
  /** term: a method as a value */
  method: 138,
  /** value: its elements as arguments */
  spreadOf: 139,
  /** name line column, operand */
  prefixed: 140,
  /** what never comes to an end */
  never: 141,
  /** types …: members of the object of the class around come from them as well */
  selfType: 142,
  /** lambdaTypeParameter …, type: `[A] =>> F[A]` */
  typeLambda: 143,
  /** name line column, bounds …: of a type, and seen in it alone */
  lambdaTypeParameter: 144,

  /** name line column: where an operator stands that a class may define */
  sign: 145,
  /** value: only named */
  mention: 146,
} as const

export const USE_READ = 0
export const USE_WRITE = 1
export const USE_READ_WRITE = 2

export const LITERAL = {
  int: 0,
  long: 1,
  float: 2,
  double: 3,
  char: 4,
  string: 5,
  boolean: 6,
  null: 7,
} as const

/** `x += 1`; `seenByValue`: a closure in what is assigned sees what it is assigned to. */
export const ASSIGN = { plain: 0, compound: 1, seenByValue: 2 } as const

export const ARITHMETIC = { numeric: 0, boolean: 1, plus: 2, shift: 3 } as const

/** The name by which an argument is given to whatever parameter is the last: a lambda behind the parentheses. */
export const LAST_PARAMETER = '{}'

export const LOCAL_KINDS = ['parameter', 'variable', 'function', 'class', 'type', 'label', 'import'] as const
/** Added to the use of a `member`: it is a property, which languages with sigils keep apart from constants. */
export const USE_PROPERTY = 4
/** Added to the use of a `name`: where it is not there yet, this makes it. */
export const USE_MAY_DEFINE = 8

/** Bits of a lambda's second operand. */
export const LAMBDA_TYPED = 1
/** Sees nothing of the scope around it but what it captures. */
export const LAMBDA_ISOLATED = 2
/** Gives something to wait for, whatever its body gives. */
export const LAMBDA_ASYNC = 4

/**
 * What a lambda's body can be: a value, statements without one, statements with one, a value that may be dropped, or
 * statements that never end, of which nobody can say whether they would give one.
 */
export const SHAPE = { value: 0, statements: 1, returning: 2, droppable: 3, endless: 4 } as const

export const FLAG = {
  static: 1,
  abstract: 2,
  private: 4,
  interface: 8,
  enum: 16,
  record: 32,
  variadic: 64,
  annotation: 128,
  final: 256,
  protected: 512,
  public: 1024,
  declaresOverride: 2048,
  trait: 4096,
  /** Not a type: holds the functions and constants of a file or namespace. */
  file: 8192,
  /** Has methods for any name (`__call`), or stands for another object. */
  forwards: 16384,
  /** Its first parameter is the object that it is called on. */
  extension: 32768,
  /** Implements an interface, and is called through that alone. */
  explicit: 65536,
  /** Copied where it is handed on; `null` is none of its values. */
  value: 131072,
  /** There is one object of it, which bears its name. */
  object: 262144,
  /** A function within a function. */
  local: 524288,
  /** An interface that a lambda may stand for, where not all are. */
  functional: 1048576,
  /** Declared for all builds, each of which declares it again; or in one part of a class, where another has its body. */
  expect: 2097152,
  /** A class or function that makes one value of another without being named. */
  implicit: 4194304,
  /** A type of which only bounds are said. */
  announced: 8388608,
  /** A property that a parameter of the constructor declares. */
  parameter: 16777216,
  /** It only holds a value, where a language has properties besides, which can be called for one. */
  field: 33554432,
  /** A property: to read it runs code. */
  getter: 67108864,
  /** A property: to write it runs code. */
  setter: 134217728,
} as const
