/** What is known about a package whose functions and types hand on types of the repository, and the words for saying it. */
import { isGiven, standard, type Type, UNKNOWN, union } from '../types/types.ts'

export type External = Extract<Type, { kind: 'external' }>

export interface Library {
  readonly types?: Record<string, (applied: Applied) => Type>
  /** By the whole name, or by its last part. */
  readonly functions?: Record<string, (call: Call) => Type>
  /** Types that the first argument of a call must have because of the type arguments of the call. */
  readonly arguments?: Record<string, (types: readonly Type[]) => Type>
  /** What its type arguments say about members of a type, by the names of type and member; `*` is any other member. */
  readonly members?: Record<string, Record<string, Member>>
  /** What a first argument is given where a type of the package is called, by what the type arguments say. */
  readonly selectors?: Record<string, (args: readonly Type[]) => Type>
  /** What an argument of a call must be because of the other arguments, or of what is called. */
  readonly contexts?: Record<string, (call: Call, position: number) => Type>
  /** What `this` is in the functions of an object that is the argument at that position. */
  readonly self?: Record<string, (call: Call, position: number) => Type>
  /** Functions that only say what they are given in another way: where that is unknown, so is their result. */
  readonly transparent?: ReadonlySet<string>
  /** Types that return their type argument when they are called. */
  readonly called?: ReadonlySet<string>
  /** The name that a member has in what a type holds, of which it makes others: `loadUsers` of `'Load Users'`. */
  readonly renames?: Record<string, (name: string, among: readonly string[]) => string | undefined>
  /** Whether an object that holds `Ref<T>` has, once the package has been given it, T in its place; or the types that do so. */
  readonly unwraps?: boolean | ReadonlySet<string>
  /** What each member of such a type is, by what its type argument has there: `toRefs(props).user` is a reference. */
  readonly refers?: Record<string, (type: External, held: Type, look: Look) => Type>
  /** Type arguments with which any value of the package is of that type: `z.string()` is a `ZodType<string>`. */
  readonly wider?: Record<string, (given: External) => readonly Type[]>
  /** Types that are told of without type arguments, too: classes when they are constructed, and what is known by the file around. */
  readonly bare?: ReadonlySet<string>
  /** Classes whose type argument is the type of what they are constructed with first, unless it is written. */
  readonly inferred?: ReadonlySet<string>
  /** Types that construct their type argument: `new model()`. */
  readonly constructs?: ReadonlySet<string>
  /** Types that have no members but those of their type argument, and those that `members` names. */
  readonly exact?: ReadonlySet<string>
}

/** The type of a member, by the type arguments of the type that has it. `member`: a member of any type. */
export type Member = (
  args: readonly Type[],
  type: External,
  member: (of: Type, name: string) => Type,
  name: string,
) => Type

/** What can be asked of any type. */
export interface Look {
  readonly member: (of: Type, name: string) => Type
  /** What calling a value of that type returns. */
  readonly returned: (type: Type) => Type
  /** The names of the members of a module or an object. */
  readonly names: (of: Type) => readonly string[]
}

/** A call of a package's function. */
export interface Call {
  /** The first type argument, or unknown. */
  readonly written: Type
  /** The second one, or unknown. */
  readonly second: Type
  /** The third one, or unknown. */
  readonly third: Type
  /** The first type argument of what is called. */
  readonly held: Type
  readonly argument: (at: number) => Type
  /** How many arguments there are. */
  readonly count: number
  /** What is expected where the call stands. */
  readonly expected: () => Type
  /** The text of an argument that is a string. */
  readonly textOf: (at: number) => string | undefined
  /** The text of a member of an argument that is an object. */
  readonly textIn: (at: number, name: string) => string | undefined
  readonly awaited: (type: Type) => Type
  readonly elementOf: (type: Type) => Type
  readonly resultOf: (at: number) => Type
  /** What calling a value of that type returns. */
  readonly returned: (type: Type) => Type
  /** The type of a parameter of an argument that is a function. */
  readonly taken: (at: number, parameter: number) => Type
  /** The type of a parameter of any function. */
  readonly parameterOf: (of: Type, at: number) => Type
  /** The named type of the package, with type arguments. */
  readonly made: (name: string, ...args: Type[]) => Type
  /** What an argument that is a class constructs. */
  readonly instanceOf: (type: Type) => Type
  readonly member: (of: Type, name: string) => Type
  /** What calling that member returns. */
  readonly resultOfMember: (of: Type, name: string) => Type
}

/** A type of a package that is applied to types of the repository. */
export interface Applied {
  /** The type of the package, for members that it has besides. */
  readonly whole: Type
  readonly args: readonly Type[]
  readonly properties: (component: Type) => Type
  /** What a function brings that the file around exports under that name. */
  readonly brought: (name: string) => Type
}

export const known = (...types: Type[]): Type => types.find((type) => type.kind !== 'unknown') ?? UNKNOWN
export const any = (value: Type): Type => (value.kind === 'unknown' ? UNKNOWN : { kind: 'dictionary', value })
export const promised = (type: Type): Type => (type.kind === 'unknown' ? UNKNOWN : standard('Promise', type))

/** The same under each of these names, which may be one text with blanks between them. */
export const each = <T>(names: string | readonly string[], same: T): Record<string, T> =>
  Object.fromEntries((typeof names === 'string' ? names.split(' ') : names).map((name) => [name, same]))
/** A member that has the type arguments of its object, as a type or function of the package by that name. */
export const as =
  (name: string): Member =>
  (args, type) => ({ ...type, name, parameters: args })

export const list = (...items: Type[]): Type => ({ kind: 'tuple', items })
export const array = (type: Type): Type => (type.kind === 'unknown' ? UNKNOWN : standard('Array', type))
export const literal = (text: string | undefined): Type => (text === undefined ? UNKNOWN : { kind: 'literal', text })
/** Makes types of that package. */
export const typesOf =
  (from: string) =>
  (name: string, ...parameters: Type[]): External => ({ kind: 'external', package: from, name, parameters })

export const itemsOf = (type: Type | undefined): readonly Type[] => (type?.kind === 'tuple' ? type.items : [])
/** The second of a pair whose first is that text. */
export const under = (pairs: Type | undefined, text: string | undefined): Type => {
  const found = itemsOf(pairs).find((pair) => {
    const [name] = itemsOf(pair)
    return name?.kind === 'literal' && name.text === text
  })
  return itemAt(found, 1)
}

export const itemAt = (type: Type | undefined, at: number): Type => itemsOf(type)[at] ?? UNKNOWN
/** The second argument, or the first one where it is the only one. */
export const options = (call: Call): Type => known(call.argument(1), call.argument(0))
/** The type of a parameter, if it has one of its own: any other is of whatever the package gives it. */
export const ofItsOwn = (parameter: Type): Type => (isGiven(parameter) ? UNKNOWN : parameter)

/** A reference to a value of that type, by the name of the package's type; unknown if the value is. */
export const referring = (call: Call, name: string, value: Type): Type =>
  value.kind === 'unknown' ? UNKNOWN : call.made(name, value)
/** The package's type with its type arguments, for those of its members or results that have their types. */
export const held = ({ whole, args }: Applied): Type =>
  whole.kind === 'external' ? { ...whole, parameters: args } : whole
/** The same under another name. */
export const heldAs =
  (name: string) =>
  ({ whole, args }: Applied): Type =>
    whole.kind === 'external' ? { ...whole, name, parameters: args } : whole
export const firstOf = (args: readonly Type[]): Type => args[0] ?? UNKNOWN
/** The first type argument of any type of a package. */
export const heldBy = (type: Type | undefined): Type =>
  type?.kind === 'external' ? firstOf(type.parameters ?? []) : UNKNOWN
/** What is written that a value has, or else the value that is given. */
export const given = (call: Call): Type => known(call.written, call.argument(0))
/** A type argument of a package's type, if it is the one of that name. */
export const argumentOf = (type: Type | undefined, name: string, at = 0): Type =>
  type?.kind === 'external' && type.name === name ? (type.parameters?.[at] ?? UNKNOWN) : UNKNOWN

/** A type with the members of all of these that are known. */
export function all(...parts: readonly Type[]): Type {
  const known = parts.filter((part) => part.kind !== 'unknown')
  return known.length < 2 ? (known[0] ?? UNKNOWN) : { kind: 'intersection', of: known }
}

export const first = ({ args }: Applied): Type => args[0] ?? UNKNOWN
export const takes = (...parameters: Type[]): Type => ({ kind: 'callback', parameters })
/** A function that takes what a type holds, and one that takes such a function. */
export const told = (args: readonly Type[]): Type => takes(firstOf(args))
export const telling = (args: readonly Type[]): Type => takes(told(args))
/** A function that takes the first type and must return the second. */
const turns = (taken: Type, returns: Type): Type => ({ kind: 'callback', parameters: [taken], returns })
/** A value, and a function that takes a new one. */
export const pair = (first: Type, given: Type): Type =>
  first.kind === 'unknown' && given.kind === 'unknown' ? UNKNOWN : list(first, takes(given))
/** What a state's setter takes: a new state, or a function that makes it from the last one. */
export const action = (value: Type): Type => (value.kind === 'unknown' ? UNKNOWN : union([value, turns(value, value)]))
export const and = (type: Type, { whole }: Applied): Type =>
  type.kind === 'unknown' ? whole : { kind: 'intersection', of: [type, whole] }
export const extended = (applied: Applied): Type => and(first(applied), applied)
export const component = (applied: Applied): Type => and(takes(first(applied)), applied)

/** A package that hands on what two others do. */
export const both = (one: Library, other: Library): Library => ({
  ...other,
  ...one,
  types: { ...one.types, ...other.types },
  functions: { ...one.functions, ...other.functions },
  contexts: { ...one.contexts, ...other.contexts },
  members: { ...one.members, ...other.members },
  called: new Set([...(one.called ?? []), ...(other.called ?? [])]),
})
