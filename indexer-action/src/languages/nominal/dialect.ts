/** What differs between class-based languages: what is built in, and rules that not all of them have. */
import type { Destination } from '../../link/link-set-builder.ts'
import type { ClassInfo, FileInfo, MemberInfo, Place } from './classes.ts'
import type { Dispatch } from './dispatch.ts'
import type { Evaluation } from './evaluation.ts'
import type { ExternalTypes } from './external-types.ts'
import type { Program } from './program.ts'
import type { ImportText } from './surface.ts'
import type { Type } from './types.ts'

export interface ProjectAround {
  name: string
  /** What its settings import into all its files. */
  imports: readonly ImportText[]
}

export interface Dialect {
  standard: ExternalTypes
  /** The class that every class extends. */
  root: string
  primitives: ReadonlySet<string>
  /** The type that says nothing. */
  anything?: string
  /** Primitive → the class that boxes it. */
  boxes: ReadonlyMap<string, string>
  /** Class, method and function names mean the same in any case. */
  ignoresCase?: true
  /** Methods of the root of all classes that interfaces ask for as well, with how many arguments each takes. */
  rootMethods?: ReadonlyMap<string, number>
  /** A class has one method of a name at most, whatever its parameters. */
  oneMethodPerName?: true
  /** Whether a property takes the place of what a supertype has of its name: a property, or a method without parameters. */
  replacesProperty?(own: MemberInfo, other: MemberInfo): boolean
  /** The name under which constructors are methods that can be inherited. */
  constructorName?: string
  /** `self`, `parent`: classes by where a name stands. */
  relativeType?(program: Program, name: string, place: Place): ClassInfo | undefined
  /** Other names under which a class may answer to a method or property (`active()` → `scopeActive`). */
  otherNames?(name: string, property: boolean): readonly string[]
  /** What a property gives that a method stands for, by what the method returns. */
  asProperty?(program: Program, returned: Type): Type | undefined
  /** A type in a library's texts that each program has its own class for. */
  ofProgram?: { text: string; find(program: Program): ClassInfo }
  /** Methods with which a class answers to names of which it has no member. */
  answers?: { call: string; staticCall: string; read: string; write: string }
  /** What a class of a known library stands for besides itself, by qualified name. */
  forwards?: Readonly<Record<string, readonly string[]>>
  /** Classes may come in parts. */
  partialTypes?: true
  /** Classes of one name may differ in their number of type parameters. */
  arity?: true
  /** Type arguments are part of a type also where overloads are chosen: `Func<int>` is no `Func<string>`. */
  reified?: true
  /** What has type arguments that are neither above nor below a parameter's does not fit: an `Iterable<A>` is no `Iterable<B>`. */
  comparesTypeArguments?: true
  /** Classes too may take type arguments that are wider or narrower. */
  isVariant?: true
  /** Lambdas stand for delegates alone, whose one method has this name. */
  delegateMethod?: string
  /** The class whose methods and supertypes arrays have, with the element as its type argument. */
  listOfArrays?: string
  /** What a lambda is that nothing asks for, by what it gives; it was read already. */
  typeOfLambda?(e: Evaluation, at: number, gives: Type | undefined): Type | undefined
  /** What a function is as a value, by what it takes and gives. */
  typeOfFunction?(takes: readonly (Type | undefined)[], gives: Type | undefined): Type | undefined
  /** The property that `object[key]` reads, where it is not the elements that are iterated. */
  indexer?: string
  /** Says which operator of a class stands at a `sign`, and gives what it gives. */
  operatorAt?(e: Evaluation, at: number, operands: readonly (Type | undefined)[]): Type | undefined
  /** The class that `T?` is where `null` is no value of `T`, with `T` as its type argument. */
  optional?: string
  /** The class that all classes of values extend. */
  valueRoot?: string
  /** The class of tuples, with a type parameter for each element. */
  tuple?: string
  /** The class that holds a lambda as data: it takes what its type argument takes. */
  quotation?: string
  /** Static methods may be called on their first argument. */
  extensionMethods?: true
  /** A method's name without a call is a value. */
  methodGroups?: true
  /** The project of a file, where imports may hold for all files of one. */
  projectOf?(path: string): ProjectAround | undefined
  /** Types, by qualified name, that fit where their type arguments are narrower, and not where they are wider. */
  covariant?: ReadonlySet<string>
  /** Whether a dotted path is a number that the build makes of a resource (Android's `R.string.title`). */
  isResource?(path: string): boolean
  /** What a generic call gives depends on the place that it stands in. */
  callsAwaitPlace?: true
  /** Functions may stand in a block, all of which sees them. */
  functionsInBlocks?: true
  /** Where a variable has the name of its own type, a static member after it is the type's. */
  typesBehindVariables?: true
  /** Whether the language's own library has a class of this name: what exists in some builds alone stands in for it. */
  isReplaced?(qualified: string, typeParameters: number): boolean
  /** What an annotation may leave out of its class's name. */
  annotationSuffix?: string
  /** Imports bring namespaces, which are no names of ours. */
  importsNamespaces?: true
  /** What can be waited for; the last type argument is what one gets. */
  awaitables?: readonly string[]
  /** What literals are, by their kind, where that is no primitive type. */
  literals?: readonly (string | undefined)[]
  /** What a check says of a value that has a declared type holds where the check does. */
  smartCasts?: true
  /** Functions may have a receiver: the classes of their types have names that begin with this. */
  receiverFunctions?: string
  /** Names of the classes of functions, where interfaces that a lambda may stand for are something else. */
  functionTypes?: RegExp
  /** The one parameter of a lambda that names none. */
  implicitParameter?: string
  /** What that parameter is where several arguments are given. */
  severalAsOne?(program: Program, types: readonly (Type | undefined)[]): Type | undefined
  /** What a lambda of several parameters is given where it takes one: the parts of that, if it has so many. */
  oneAsSeveral?(type: Type | undefined, count: number): readonly (Type | undefined)[] | undefined
  /** How many arguments takes what a reference to a function names; -1 where that is not known. */
  parametersOfReference?(e: Evaluation, at: number): number
  /** Classes of one name may be declared for several builds, of which none is chosen. */
  keepsAllBuilds?: true
  /**
   * A method that a file imports from outside and that extends what it is called on: one that is known by its name, or, on a class of
   * ours that has no such method, what only one import can bring.
   */
  extensionOutside?(
    program: Program,
    name: string,
    file: FileInfo,
    isOurs: boolean,
    isTyped: boolean,
  ): OutsideExtension | undefined
  /** Names of interfaces, of which a class has nothing that it does not declare. */
  interfaceNames?: RegExp
  /** The name of the class that nobody writes around the statements of a file. */
  fileClass?: string
  /** What an import brings, where that may be more than a class. */
  resolveImport?(program: Program, path: string, file: FileInfo): Destination | undefined
  /** Variables come into being when they are assigned. */
  implicitLocals?: true
  /** A method whose types are not written has those of the method that it overrides. */
  inheritsDocs?: true
  /** Variables that the language itself makes. */
  globals?: ReadonlySet<string>
  /** What can be iterated; the last type argument is the element. */
  iterables: readonly string[]
  /** How a type parameter for keys is named, whose argument may be left out where the next one's is not. */
  keyParameter?: RegExp
  /** Classes whose last type argument is what one gets by a key, where that is not what iterating gives. */
  indexables?: readonly string[]
  /** Methods that give an element of their object, or something to iterate in its place. */
  elementMethods?: readonly (readonly [name: string, gives: 'element' | 'elements'])[]
  /** The class of `Foo.class`. */
  classOfClasses: string
  /** Dotted names, where they are not just packages and classes. */
  resolvePath?(program: Program, path: string, place: Place): ClassInfo | undefined
  /** A function by its name, called where it stands. */
  resolveFunction?(program: Program, name: string, file: FileInfo): FunctionFound | undefined
  /** What a function or method gives because of the classes it is given: `app(Foo::class)`. */
  produces?(program: Program, name: string, args: readonly (Type | undefined)[]): Type | undefined
  /** What the language's own functions do with the lists that they are given, by name in lower case. */
  listFunctions?: ReadonlyMap<string, ListFunction>
  resolveConstant?(program: Program, name: string, file: FileInfo): FunctionFound | undefined
  /** What a simple name means as a type where it stands, type variables and local classes aside. */
  resolveTypeName(program: Program, name: string, place: Place): ClassInfo | undefined
  /** The package string of something outside: `std:java`, `maven:org.junit`. */
  packageOf(qualified: string): string
  /** Static methods of classes outside that files import all of. */
  staticNames?: ReadonlyMap<string, RegExp>
  /**
   * Which argument of a library's method names a member of which class: `Foo.class.getMethod("bar")` is
   * `{ owner: receiver, name: 0 }`. Numbers are argument positions; a missing name means the constructor, and `names` are those of
   * methods that are called without being named.
   */
  reflection?(method: string): { owner: number | 'receiver'; name?: number; names?: readonly string[] } | undefined
  /** Methods of libraries that send objects to their handlers, by name. */
  dispatches?: ReadonlyMap<string, readonly Dispatch[]>
  /** Supertypes that the declaration does not write. */
  implicitSupertypes(cls: ClassInfo): string[]
}

/** A method of a package that is called on anything. */
export interface OutsideExtension {
  from: ClassInfo
  /** What it is called on, what the call writes out as type argument, a sequence of that, or what waits for it. */
  gives?: 'receiver' | 'argument' | 'arguments' | 'task' | undefined
  /** Functions that it is given take what the call writes out as type argument. */
  hands?: true
}

/** A function that takes a list and perhaps a function for its elements, by positions among the arguments. */
export interface ListFunction {
  list: number
  /**
   * Parameters of the given function that are elements of the list; in `each` one after the other of several lists; in `behind`
   * all arguments behind the function.
   */
  elements?: readonly number[] | 'each' | 'behind'
  /** The list or one like it, one element, several such lists, what the given function returns, or a list of that. */
  gives?: 'list' | 'element' | 'lists' | 'result' | 'results'
}

/** A function or constant outside any class: ours, or outside under that package and name. */
export type FunctionFound =
  | { is: 'ours'; members: readonly MemberInfo[] }
  /** `like`: the method of a class outside that takes and gives the same. */
  | { is: 'outside'; package: string; name: string; type?: string; like?: MemberInfo }
