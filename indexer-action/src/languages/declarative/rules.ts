/**
 * A language described by a table: which nodes define something, which use something, which open a scope.
 *
 * This is the short way to add a language: one file of rules and no change to the engine. It yields complete symbols, lexical
 * scopes, and links by scope, import, type name and unique name. Languages whose links depend on types get better results from
 * a family with its own linker.
 */

import type { Use } from '../../../../src/contract/links.ts'
import type { Modifier, Parameter, SymbolKind } from '../../../../src/contract/symbols.ts'
import type { Comments } from '../../text/one-line.ts'
import type { Syntax } from './syntax.ts'

/**
 * What runs code where no call of it is written: reads and writes of a property, by its accessors; classes without constructors, which
 * have those of the base class (`inherited`) or run the one that takes nothing (`super`), as constructors do that do not say which.
 */
export type Runs = 'read' | 'write' | 'inherited' | 'super'

/** The maximum arity of a variadic function: more arguments than any call has. */
export const ANY_NUMBER = 1000

/** Patterns within patterns are read no deeper: nobody writes such, and the stack has no room for what a program wrote. */
export const DEEPEST_PATTERN = 100

export interface DefinitionRule {
  kind: SymbolKind | ((t: Syntax, node: number) => SymbolKind)
  /** The kind of the same node directly inside a type: `function` becomes `method`. */
  memberKind?: SymbolKind
  /** The node of its name; undefined if this node defines nothing. Default: the field `name`. */
  name?: (t: Syntax, node: number) => number | undefined
  /** For a node that declares several names (`val (a, b)`, `a, b = …`). Used instead of `name`. */
  names?: (t: Syntax, node: number) => number[]
  /** From where on a local that it declares is visible, and between which offsets it is not. Default: behind the node. */
  visible?: (t: Syntax, node: number, name: number) => { from: number; hidden: readonly [from: number, to: number] }
  /** Inside a function it declares a local, not a symbol. */
  localInFunction?: true | ((t: Syntax, name: number) => boolean)
  /** Such a local is visible in its own value (`let rec f x = f x`), in languages where locals are visible from their declaration on. */
  recursive?: (t: Syntax, node: number) => boolean
  /** It opens a scope; the definitions inside are its members or locals. */
  scope?: true | ((t: Syntax, node: number) => boolean)
  /** The nodes that name its supertypes. */
  supertypes?: (t: Syntax, node: number) => number[]
  /** The name nodes of its type parameters. Each is a local of its scope. */
  typeParameters?: (t: Syntax, node: number) => number[]
  /** By type parameter: the type that it is bound to. */
  bounds?: (t: Syntax, node: number) => Record<string, string>
  /** The nodes of its parameters; `name` is the node of its name. Each is a local of its scope. `binds`: the names in a parameter that is a pattern, instead of `name`. */
  parameters?: (
    t: Syntax,
    node: number,
    name?: number,
  ) => { node: number; name: number; parameter: Parameter; binds?: number[] }[]
  /** Minimum and maximum number of arguments of a call. Default: derived from its parameters. */
  arity?: (t: Syntax, node: number) => [least: number, most: number] | undefined
  /** What callers name its arguments, as `labels.ts` writes it, where functions of one name differ in that. */
  labels?: (t: Syntax, node: number) => string[]
  /** Declared type of the value, or declared return type of the function, as source text. */
  type?: (t: Syntax, node: number) => string | undefined
  /** Of several names, what each is given: parts of a tuple, values of conditions. */
  gives?: (t: Syntax, node: number, names: readonly unknown[]) => (Given | undefined)[]
  /** The assigned value or the function's body. Its type is used where none is declared. */
  value?: (t: Syntax, node: number) => number | undefined
  /** The receiver type of an extension function or property, as source text (Kotlin). */
  receiver?: (t: Syntax, node: number) => string | undefined
  modifiers?: (t: Syntax, node: number) => Modifier[]
  runs?: (t: Syntax, node: number) => readonly Runs[]
  /** It is opened wherever what it is in is: its members are visible there by their bare names. */
  opened?: (t: Syntax, node: number) => boolean
  /** The container in a qualified name (`class A::B`). The symbol is its member, wherever the definition is written. */
  within?: (t: Syntax, node: number) => string | undefined
  /** The node of the whole definition, where name and value are apart: `run = function() … end`. Default: the node itself. */
  whole?: (t: Syntax, node: number) => number
  /** The node of the body, where the signature ends. Default: the field `body`. */
  body?: (t: Syntax, node: number) => number | undefined
  /** What people read of it, where that is not its text up to the body. */
  signature?: (t: Syntax, node: number) => string
  /** The node inside of it that documents it, where that is no comment above. */
  doc?: (t: Syntax, node: number) => number | undefined
  /** The symbol's name, where it differs from the text of the name node. */
  rename?: (text: string, t: Syntax, node: number) => string
  /** It goes on with the definition of that name right before it: another equation or clause of one function. */
  continues?: (t: Syntax, node: number) => boolean
}

/** Where the type of a value is told by what is around it: it is that of a node, written, or that of a call's parameter,
 * or of an element of such a one. */
export type Expected =
  | { node: number }
  | { type: string }
  | { call: number; at: Place }
  /** It is an element of a list of which that is told. `indexed`: what a table has for a key. */
  | { elementOf: Expected; indexed?: true }
  /** It is that part of a tuple of which that is told. */
  | { partOf: Expected; nth: number }
  /** It is what such a value is made of by a member: `Step` of `busy` in `.busy(.opening)`. */
  | { takenBy: string; of: Expected; at: Place }
  /** By something that is not followed. */
  | 'unknown'

/** An argument among others, by its label or by how many stand before it. */
export interface Place {
  label?: string
  index: number
  count: number
}

export interface UseRule {
  use: Use | ((t: Syntax, node: number) => Use)
  /** The node that names what is used; undefined if this node is not such a use. */
  name: (t: Syntax, node: number) => number | undefined
  /** The whole name, where the node's text is only a part of it: `move:to:`. */
  text?: (t: Syntax, node: number) => string
  /** The receiver: `receiver` in `receiver.name`. */
  receiver?: (t: Syntax, node: number) => number | undefined
  /** The type that has the member, where the receiver is left out: `.done`. */
  expected?: (t: Syntax, node: number) => Expected | undefined
  /** What is expected is the type itself, of which it is a static member. */
  ofType?: true
  /** The receiver as text, where no single node represents it: `a.b` of the type `a.b.C`. */
  path?: (t: Syntax, node: number) => string | undefined
  /** The method that runs, if there is one: `setName:` for `box.name = 1`. */
  accessor?: (t: Syntax, node: number) => string
  /** Number of arguments of a call; undefined where it does not help to choose between overloads. */
  arguments?: (t: Syntax, node: number) => number | undefined
  /** The names of the arguments of a call, as `labels.ts` writes them. */
  labels?: (t: Syntax, node: number) => string[] | undefined
  /** It constructs the named type, so an object of that name is not a candidate. */
  makes?: true
  /** The name of the symbol that the use belongs to, where it is not written inside of that: `target_link_libraries(app core)`. */
  belongsTo?: (t: Syntax, node: number) => number | undefined
  /** It may be a name or only a word: a use where it leads somewhere, and nothing otherwise. */
  supposed?: true
}

/** A use of a name in the text of a node, where that is of another language: a use if it leads somewhere. */
export interface Written {
  offset: number
  /** Of what stands there, where that is not the name. */
  length?: number
  name: string
  use: Use
  arguments?: number
  /** The receiver as text. */
  path?: string
}

/** By a function's whole name: what it imports for others. `uses`: what that module brings by its function of that name. */
export type Brings = Record<string, { path: string; as?: string; uses?: string }[]>

export interface Given {
  node: number
  element?: true
  part?: { of: string; at: Place }
  field?: string
  /** It is that part of a tuple, or of the element. */
  nth?: number | string
  /** The closure in whose scope the node is read. */
  closure?: number
  /** It is what functions of a type that is written take at that place. */
  taken?: { by: string; nth: number }
  /** The node is a call, and the name a parameter of the function that it is given at this place. */
  argument?: { at: Place; nth: number }
}

/** A type that is written with `$0`, `$1` … in place of the types of other values. */
export interface Shape {
  text: string
  of: Given[]
}

/** A name that a scope without a symbol declares. */
export interface Binder {
  name: number
  /** The name itself, where the node's text is more than it: `user` of `let(:user)`. */
  called?: string
  /** A parameter, if nothing is said. */
  kind?: 'variable'
  type?: string
  /**
   * The node of its value. With `element`, the name holds one element of that value; with `part`, what the value was made of by that
   * member: `error` of `case .failed(let error)`; with `field`, its member of that name.
   */
  given?: Given
  /** It is visible behind this node, in languages where locals are visible from their declaration on. */
  after?: number
}

export interface ImportedName {
  /** The path as written, with dots or slashes, without the alias. */
  path: string
  /** The local name (the alias, if any); absent for a wildcard. */
  as?: string
  /** What it offers is visible by its bare names too. */
  all?: true
  /** The function of what is imported that says what else is: `use ShopWeb, :controller`. */
  uses?: string
  /** What of the imported file the local name means: `Store` of `const S = @import("store.zig").Store`. */
  member?: string
  /** The node at which the import is recorded as an occurrence. */
  node: number
}

/** By the name of a class that comments give to a table: the table, and the classes that it extends. */
export type Classes = Record<string, [table: string, ...bases: string[]]>

export interface Rules {
  key: string
  /** The family whose linker takes its files. */
  family: 'declarative' | 'jvm' | 'ruby'
  grammar: string
  revision: number
  /** The separator in qualified names of this language: `.` or `::`. */
  separator: string
  /** Package string of the language's standard library: `std:ruby`. */
  standard: string
  definitions: Record<string, DefinitionRule>
  uses: Record<string, UseRule>
  /** By function that says so: what is imported where its module is used (`use ShopWeb, :controller`). */
  brings?: (t: Syntax) => Brings
  /** What else a node uses: what its text names in a language of its own, and what runs besides. */
  written?: (t: Syntax, node: number) => readonly Written[]
  /** Node types that are read as plain names unless a rule above has claimed the node. */
  reads: readonly string[]
  types: readonly string[]
  /** Anonymous functions and blocks: scopes without a symbol. Returns the names that they declare. */
  scopes: Record<string, (t: Syntax, node: number) => Binder[]>
  /** What is not read, with all that is inside: quoted or discarded code. */
  omits?: (t: Syntax, node: number) => boolean
  /** An assignment to a field of the current object (`@a = b`), which may occur in any method of the type. */
  field?: (t: Syntax, node: number) => { name: number; value: number } | undefined
  /** The type whose functions can be called on their first argument from here on: `using Sums for uint` (Solidity). */
  attaches?: (t: Syntax, node: number) => number | undefined
  /** Modules mixed into the type around this node: `include Enumerable`. */
  mixins?: (t: Syntax, node: number) => number[]
  /** Members are looked up in the last supertype first. */
  lastSupertypeFirst?: true
  /** The list that an expression takes an element of: `tasks` of `tasks[0]` and, where a type has no such member, of `tasks.first`. */
  elementOf?: (t: Syntax, node: number) => number | undefined
  /** Whether an expression gives the list that its member is called on, or a part of it: `tasks.filter(…)`. */
  keeps?: (t: Syntax, node: number) => boolean
  /** What a value is made of: a list of what a closure gives for `users.map { $0.profile }`. */
  shape?: (t: Syntax, node: number) => Shape | undefined
  /** Members of generic types that the language brings along, with `$0`, `$1` … for type arguments: `Array<$1>` for `Dictionary.values`. */
  members?: Readonly<Record<string, string>>
  /** The type whose members a type has too, as the parameter of its subscript tells (`KeyPath<Value, Member>`). */
  forwards?: RegExp
  /** A type as `extends` and its like name it, with its type arguments. */
  generic?: (t: Syntax, node: number) => string
  /** The member that `a[b]` calls. */
  subscript?: string
  /** A type that stands for the one it is made of, which is the first group: `Future<User>` for `User`. */
  holds?: RegExp
  /** Names that are of a narrower type in a node: `shape` behind `shape is Circle &&`. */
  narrows?: (t: Syntax, node: number) => { name: string; type: string }[]
  /** The operand whose type an expression has: `a` of `a ?: b`. */
  stands?: (t: Syntax, node: number) => number | undefined
  /**
   * A named argument (`f(name = 1)`): the node of the parameter's name, which is not a name in the caller's scope, and,
   * where the parameter may be a property, the node of the type that declares it.
   */
  label?: (t: Syntax, node: number) => { name: number; of?: number } | undefined
  /** The name that is looked up, where another one is written: `Circle` for `->Circle`. */
  meant?: (written: string) => string
  /** Texts that refer to the current object. */
  self: readonly string[]
  /** Text that refers to the current object as an instance of its superclass. */
  super?: RegExp
  /** What the grammar reads in place of the file's text, and as long: what it does not know is blanked out. */
  script?: (text: string) => string
  /** What the script leaves stands where it stood, so that names and signatures are read from the file itself. */
  scriptKeepsPlaces?: true
  comments: readonly string[]
  /** What may stand between a definition and the comment above it, and what documents it without being a comment: `@spec`, `@doc`. */
  beside?: (t: Syntax, node: number) => 'doc' | 'other' | undefined
  /** The syntax with which comments begin. */
  begins: Comments
  imports: Record<string, (t: Syntax, node: number) => ImportedName[]>
  /** By node type: the package that the file belongs to, where such a node says so. */
  packages: Record<string, (t: Syntax, node: number) => string | undefined>
  /** Such a node contains what belongs to the package. */
  packagesEnclose?: true
  /** The type that a construction makes, as source text: `Foo` of `Foo.new(1)`, `new Foo(1)` and `Foo(1)`. */
  constructs?: (t: Syntax, node: number) => string | undefined
  /** Whether a name is assigned to. All others are reads. */
  writes?: (t: Syntax, node: number) => boolean
  /** Whether a member is named behind a name, which is no function then. */
  hasMember?: (t: Syntax, name: number) => boolean
  /** The name of the member that a call of the type's name invokes. */
  constructorName?: string
  /** That is a method, which may come from anything that the type extends. */
  constructsByMethod?: true
  /** Resolves an import path to one of the repository's files, for languages that import files. */
  file?: (path: string, from: string, paths: ReadonlySet<string>) => string | undefined
  /** The package of what an import names outside of the repository, where its first word is not the name of one. */
  origin?: (path: string) => string | undefined
  /** A function that assigns to such a name has a local from there on, whatever is so named outside of it (Ruby). */
  assignmentDeclares?: (name: string) => boolean
  /** A local is visible from its declaration to the end of its block, and shadows outer declarations of its name. */
  blockScoped?: true
  /** Names that the language brings along: where nothing else has such a name, it means the language's. */
  brought?: Pick<ReadonlySet<string>, 'has'>
  /** Member names that almost every value has, or that are common in the standard library. */
  common?: ReadonlySet<string>
  /** Of types of the language's own library that extensions are written for, which one each extends. */
  wider?: Readonly<Record<string, string>>
  /** Extensions add members to types of libraries. */
  extends?: true
  /** Definitions of other packages are visible only where they are imported. */
  packaged?: true
  /** An import path may be relative to any enclosing package. */
  relativeImports?: true
  /** An import gives the file's table, whose members are what the file defines: `local m = require('m')`, `m.run()` (Lua). */
  tables?: true
  /** The classes that comments make of tables (Lua). */
  classes?: (text: string) => Classes | undefined
  /** The types of nodes that belong to what is defined right before them: `void run() { … }`, `Task(name) : _name = name` (Dart). */
  follows?: readonly string[]
  /** The module that a file is by its path, in languages whose files do not name theirs. */
  moduleOf?: (path: string) => string
  /** A module is a folder, whose name may stand before what its files define: `Models.List` (Swift). */
  modulesAreFolders?: true
  /** A module may be named without an import of it (OCaml). */
  modulesByName?: true
  /** A qualified name is never the end of a longer one: `Task.run` is not `App.Task.run` (Elixir, Haskell). */
  wholeNames?: true
  /**
   * What a type declares is visible by its bare name wherever the type is: constructors, fields, methods of a class (Haskell). Or what
   * types of these kinds declare.
   */
  openTypes?: true | ReadonlySet<SymbolKind>
  /** What is called, or named with a number of arguments, is never a local (Elixir). */
  localsAreNotCalled?: true
  /** A local is visible in all of its block, before its declaration too (Haskell). */
  localsAnywhere?: true
  /** A definition hides those of its name before it from what follows it (OCaml). */
  shadows?: true
  /** What an import names is a file, and no definition. */
  importsFiles?: true
  /** What another file defines is visible by its bare name only where an import says so. */
  importsBareNames?: true
  /** A type may be named by a constant that holds it: `const Store = store.Store` (Zig). */
  typesAreValues?: true
  /** A field is never named without a receiver. */
  fieldsNeedReceiver?: true
  /** An import's local name stands before everything that it makes visible: `http.get()` (Dart). */
  prefixes?: true
  /** A value that another file declares outside of types has members that are looked up. */
  globalValues?: true
  /** Whether the top-level definitions of all files are visible without an import. */
  global?: true
}
