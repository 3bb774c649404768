/**
 * A language as a table: which nodes define something, which use something, which open a scope.
 *
 * This is the short way to add a language: one file of rules, no code of the engine. It yields complete symbols, lexical
 * scopes, and links by scope, import, type name and unique name. Families with a linker of their own do better where types decide.
 */

import type { Use } from '../../../../src/contract/links.ts'
import type { Modifier, Parameter, SymbolKind } from '../../../../src/contract/symbols.ts'
import type { Comments } from '../../text/one-line.ts'
import type { Lent } from './scopes.ts'
import type { Syntax } from './syntax.ts'

/** The most arguments of what takes any number: no call gives as many. */
export const ANY_NUMBER = 1000

/** What a class file says of a symbol and its source's language does not: by that other languages of the machine find it. */
export interface Compiled {
  /** Its name there, or its getter's. */
  name?: string
  setter?: string
  /** On the class itself, and not only on its one object. */
  static?: true
  /** Seen as a field. */
  field?: true
  /** A member of the companion object that has no name, and so a symbol of its own neither. */
  companion?: true
}

export interface DefinitionRule {
  kind: SymbolKind | ((t: Syntax, node: number) => SymbolKind)
  /** The same node directly inside a type: `function` becomes `method`. */
  memberKind?: SymbolKind
  /** The node that is its name; undefined when this node defines nothing after all. Default: the field `name`. */
  name?: (t: Syntax, node: number) => number | undefined
  /** Several names in one node (`val (a, b)`, `a, b = …`). Used instead of `name`. */
  names?: (t: Syntax, node: number) => number[]
  /** Inside a function it is a local and not a symbol. */
  localInFunction?: true
  /** It opens a scope, and what it contains are its members or locals. */
  scope?: true
  /** Nodes that name its supertypes. */
  supertypes?: (t: Syntax, node: number) => number[]
  /** Names of its type parameters; each a local of its scope. */
  typeParameters?: (t: Syntax, node: number) => number[]
  /** Nodes that are its parameters; each a local of its scope. */
  parameters?: (t: Syntax, node: number) => { node: number; name: number; parameter: Parameter }[]
  /** Fewest and most arguments of a call. Default: what its parameters ask for. */
  arity?: (t: Syntax, node: number) => [least: number, most: number] | undefined
  /** Type as written: of the value, or what the function returns. */
  type?: (t: Syntax, node: number) => string | undefined
  /** The value assigned, or what a function consists of: its type where none is written. */
  value?: (t: Syntax, node: number) => number | undefined
  /** A function that is called on values of a type without being its member (Kotlin, Scala): that type. */
  receiver?: (t: Syntax, node: number) => string | undefined
  modifiers?: (t: Syntax, node: number) => Modifier[]
  compiled?: (t: Syntax, node: number) => Compiled | undefined
  /** The container that its name is written with (`class A::B`), of which it is a member wherever it stands. */
  within?: (t: Syntax, node: number) => string | undefined
  /** Where its head ends and its body begins, for the signature. Default: the field `body`. */
  body?: (t: Syntax, node: number) => number | undefined
  /** The name it is known by, where that is not the text of the name node. */
  rename?: (text: string) => string
}

export interface UseRule {
  use: Use | ((t: Syntax, node: number) => Use)
  /** The node that names what is used; undefined when this node is no such use. */
  name: (t: Syntax, node: number) => number | undefined
  /** What it is used on: `receiver.name`. */
  receiver?: (t: Syntax, node: number) => number | undefined
  /** The same where no node is just that: `a.b` of the type `a.b.C`. */
  path?: (t: Syntax, node: number) => string | undefined
  /** It gives the member a value, and what is called is its setter (`a.b = c`). */
  sets?: (t: Syntax, node: number) => boolean
  /** How many arguments a call gives; undefined where that does not tell one definition from another. */
  arguments?: (t: Syntax, node: number) => number | undefined
  /** The type named is made: its companion of the same name is not meant. */
  makes?: true
}

/** What is known of values by their text: `x` or `a.b` is of a type. With `rest` in everything after as well. */
export interface Narrowing {
  types: ReadonlyMap<string, string>
  rest?: true
}

/** A name that a scope without a symbol introduces. */
export interface Binder {
  name: number
  type?: string
  /** What it is, or, with `element`, one of what that holds. */
  given?: { node: number; element?: true }
}

export interface ImportedName {
  /** Dotted or slashed path as written, without the alias. */
  path: string
  /** Name that it gets here; absent for a wildcard. */
  as?: string
  /** Where to say that it is used. */
  node: number
}

export interface Rules {
  key: string
  /** Whose linker takes its files. */
  family: 'declarative' | 'jvm'
  grammar: string
  revision: number
  /** How qualified names of this language are written: `.` or `::`. */
  separator: string
  /** Package string of what comes with the language: `std:ruby`. */
  standard: string
  definitions: Record<string, DefinitionRule>
  uses: Record<string, UseRule>
  /** Node types that are names by themselves wherever no rule above has claimed them. */
  reads: readonly string[]
  types: readonly string[]
  /** Anonymous functions and blocks: a scope without a symbol, with names of its own. */
  scopes: Record<string, (t: Syntax, node: number) => Binder[]>
  /** What a function literal is lent by the call that it is an argument of. */
  lends?: (t: Syntax, node: number) => Lent | undefined
  /** A field that is given a value wherever an object of the type has the floor: `@a = b`. */
  field?: (t: Syntax, node: number) => { name: number; value: number } | undefined
  /** Modules whose members the type around this node takes in: `include Enumerable`. */
  mixins?: (t: Syntax, node: number) => number[]
  /** What an object of the type around this node is besides: `self: Context =>`. */
  selfTypes?: (t: Syntax, node: number) => number[]
  /** Of several supertypes the last one's members come first. */
  lastSupertypeFirst?: true
  /** By the type of a node: what a condition says of values in some of its children. */
  narrows?: Record<string, (t: Syntax, node: number) => ReadonlyMap<number, Narrowing> | undefined>
  /** The node whose value an expression has: `a` of `a ?: b`. */
  stands?: (t: Syntax, node: number) => number | undefined
  /** How a function literal names the one argument that it does not declare: `it`, `_`. */
  unnamed?: string
  /** The name of a parameter at an argument (`f(name = 1)`), which is nothing of the caller's, and the type of which it may be a member. */
  label?: (t: Syntax, node: number) => { name: number; of?: number } | undefined
  /** A name inside a node that is text otherwise: how many of its first characters. */
  embedded?: (t: Syntax, node: number) => number
  /** Text of the receiver that means the current object. */
  self: readonly string[]
  /** The same for the object as what its class extends. */
  super?: RegExp
  comments: readonly string[]
  /** How they begin. */
  begins: Comments
  imports: Record<string, (t: Syntax, node: number) => ImportedName[]>
  /** Node type → the package that the file belongs to. */
  packages: Record<string, (t: Syntax, node: number) => string>
  /** A construction: the type it makes, as written. `Foo.new(1)`, `new Foo(1)`, `Foo(1)`. */
  constructs?: (t: Syntax, node: number) => string | undefined
  /** A name that is assigned to; anything else that is read is a read. */
  writes?: (t: Syntax, node: number) => boolean
  /** The member of a type that a call of the type's name reaches. */
  constructorName?: string
  /** Resolves the path of an import against the tree's files, for languages that import files. */
  file?: (path: string, from: string, paths: ReadonlySet<string>) => string | undefined
  /** The parameters of a type are seen by its initializers, and not by its functions. */
  initialParameters?: true
  /** Scopes that are run when a property is asked for. */
  accessors?: readonly string[]
  /** What gives back the value that it is called on. */
  givesReceiver?: RegExp
  /** A local is seen from its declaration on, to the end of its block, and hides what has its name outside. */
  blockScoped?: true
  /** A bare name that is no local is a call without arguments (Ruby). */
  bareNamesAreCalls?: true
  /** Values are named after their classes: `site` and `@site` hold a `Site` where there is one (Ruby). */
  typesByName?: true
  /** Names of members that nearly every value has, or that values of the standard library have. */
  common?: ReadonlySet<string>
  /** What is in another package is seen where it is imported, and nowhere else. */
  packaged?: true
  /** The path of an import may begin in any of the packages around the file. */
  relativeImports?: true
  /** The class that a file's functions are compiled into, where the file names it. */
  facade?: (t: Syntax) => string | undefined
  /** Whether a file sees every other file's top level without importing it. */
  global?: true
}
