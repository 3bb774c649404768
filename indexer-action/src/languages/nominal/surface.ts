/**
 * What a file of a class-based language offers: its types with their members, and its imports.
 *
 * Types are short texts in one notation for all languages: `a.b.List<+T>[]`, `?` for a wildcard, `+X` and `-X` for its bounds,
 * `A|B` and `(A|B)[]` for unions, `{key=A;0=B}` for a list whose elements are known one by one.
 */

export const MEMBER_FIELD = 0
export const MEMBER_METHOD = 1
export const MEMBER_CONSTRUCTOR = 2

/** Prefix code by itself, with its own strings. */
export interface CodeText {
  strings: string[]
  code: number[]
}

/** `[name, type]` */
export type ParameterText = [string, string]
/** `[name, bound, bound …]` */
export type TypeParameterText = string[]

export interface MemberText {
  name: string
  kind: number
  flags: number
  /** Index into the file's symbols; -1 where there is none (implicit accessors name their field's). */
  symbol: number
  parameters?: ParameterText[]
  /** How many parameters must be given, where it is not all. */
  required?: number
  /** How many parameters each list of them has, where it is not one. */
  lists?: number[]
  /** A last list, which is not among them, is given by whoever calls it or by the compiler. */
  contextual?: true
  /** Which may be given nothing, by position, where that says which of two is meant. */
  nullable?: number[]
  /** Which need not be given, by position, where arguments may leave any of them out. */
  defaults?: number[]
  /** Value or return type; left out when there is none to know. */
  type?: string
  /**
   * Where no type is written, what its values are: `~` and steps separated by `;`. The first is `=Type`, `:Class`,
   * `!function`, the others `p property`, `m method`, `e` (an element), `l` (a list of it). The first that means something counts.
   */
  inferred?: string[]
  /** Where no type is written, the value that says it, to be read where the member is declared. */
  value?: CodeText
  typeParameters?: TypeParameterText[]
  /** The type whose class it is called on, where that is not the one that it stands in. */
  extends?: string
  /** Package and name of what writes it, where nobody else does. */
  external?: [packageName: string, name: string]
  /** Line and column of a field without a symbol, which is a local of the body around its class. */
  at?: [line: number, column: number]
  /** `[parameter, type]`: what an argument is once it was called; with `true`, only if it gave true. */
  asserts?: [number, string, true?][]
  /** The interface through which alone it is reached. */
  implements?: string
  /** Of a function in a method: the index of that method. */
  within?: number
  /** `[type, method]`: another name for that method (a trait's; of several traits, the first that has it). */
  aliasOf?: [string, string]
}

export interface TypeText {
  name: string
  /** -1 for anonymous classes. */
  symbol: number
  flags: number
  /** Index of the type it stands in, -1 at top level. */
  outer: number
  /** For local and anonymous classes: index in `outer`'s members of the one whose body it stands in, else -1. */
  within: number
  supertypes?: string[]
  /** Which supertype is the one whose members `super` means, unless it turns out an interface. */
  superclass?: number
  typeParameters?: TypeParameterText[]
  members: MemberText[]
  /** One of several parts that are one class. */
  partial?: true
  /** Not in every build. */
  conditional?: true
  /** Where it differs from the file's. */
  package?: string
  /** The class in it whose only object has what is called on the class itself. */
  companion?: string
  /** Some builds have it declared elsewhere again: classes of one name that are the same. */
  twin?: true
  /** It is another name for this type. */
  alias?: string
  /** Types whose members it answers to without having them: mixins, what a facade stands for. */
  forwardsTo?: string[]
  /** What is imported in its body. */
  imports?: ImportText[]
}

export interface ImportText {
  /** As written, dots between parts. */
  path: string
  /** `import a.b.*` */
  all?: true
  /** `import static a.B.c` */
  static?: true
  /** For every file of the project. */
  global?: true
  /** `export a.b`: what it brings is a member of where it stands. */
  exported?: true
  /** The name it has here, where it is another. */
  alias?: string
  /** The type that it is another name for, where that is more than a path. */
  type?: string
  /** Line and column of that name. */
  aliasAt?: [line: number, column: number]
  /** What it brings, where the language says so. */
  of?: 'function' | 'constant'
  line: number
  column: number
  length: number
}

export interface Surface {
  package: string
  imports: ImportText[]
  types: TypeText[]
}

export interface Body {
  strings: string[]
  code: number[]
  /** Simple names of the classes that the file constructs. */
  made: string[]
}
