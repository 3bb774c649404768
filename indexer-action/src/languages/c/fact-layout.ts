/**
 * What one C or C++ file says, in the shape that crosses threads: numbers in stride, over tables of words and types.
 *
 * Types are short texts, relative to the file they stand in: pointers and arrays are left out, because members are found
 * through either in the same way.
 *
 *     %         a value without members          s:tag      struct, union or enum of that tag
 *     %int*     in C++, which (and how often pointed at;    ?T   what a template is given as T; `?` where more is made of it
 *               `%const int*` may not change that)
 *                                                ?if  the same, of a template for some types only
 *     t:name    typedef or class                 #12        the record that is symbol 12 of this file
 *     (T        calling it gives a T             =7         the type of expression 7 (`auto`, `typeof`)
 *     ~2        C++: what the expression tells that the file offers as its third
 */
import type { Local } from '../../../../src/contract/links.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'

/** How an occurrence finds what it names; `argument` says more. */
export const HOW = {
  /** argument: local. */
  local: 0,
  /** An ordinary name. argument: node whose members are meant when nothing else bears the name (`offsetof`), ANOTHER, or -1. */
  name: 1,
  /** After `struct`, `union`, `enum`. argument: 1 after `enum`, or 0. */
  tag: 2,
  /** argument: node whose members are meant. */
  member: 3,
  /** A name in a place where only a type (or an attribute macro) can stand. argument: BEFORE_SCOPE where `::` follows, ANOTHER, BEFORE_NAME, or -1. */
  type: 4,
  /** argument: which include. */
  include: 5,
  /** C++ `A::B::name`. argument: word of the qualifier, which begins with `?` where that is a template's parameter, or with ANOTHER_SIGN. */
  qualified: 6,
  /** argument: symbol of this file. */
  symbol: 7,
  /** C++ `T name(1);`: the constructor. argument: occurrence of the type. */
  made: 8,
  /** C++ `a == b`, `a[b]`, where `a` may be an object. argument: its node. */
  operator: 9,
  /** A name that is not declared, but was given to a macro before (`for_each(list, item) {`). argument: the local that it is if nothing bears the name. */
  perhaps: 10,
} as const

/** Of a name with `::` behind it: types and namespaces are looked up, and nothing else. */
export const BEFORE_SCOPE = -2
/** Of a template's name in one of its specialisations, with other arguments behind it: that specialisation is not meant. */
export const ANOTHER = -3
/** The same, before a qualifier. */
export const ANOTHER_SIGN = '^'
/** C++: of a type before the name of a member that is defined outside of its class, from where it is named. */
export const BEFORE_NAME = -4

/** Expressions, as far as types follow from them. Stride 3: operation, two operands. */
export const NODE = {
  /** occurrence */
  use: 0,
  /** local, occurrence */
  local: 1,
  /** callee, node of the argument that gives a macro's type, or -1 */
  call: 2,
  /** type */
  type: 3,
  /** either of two nodes */
  either: 4,
  /** node, position: the field that a positional initialiser fills */
  element: 5,
  /** node, a number of THROUGH: what is reached by it; matters to C++ containers and smart pointers only */
  target: 6,
  /** type, node: a cast, which still carries the function that it is about */
  cast: 7,
  /** occurrence of what is called, position: what it takes there */
  parameter: 8,
  /** the first of two nodes, and the second where nothing is known of that */
  otherwise: 9,
  /** C++: two nodes, of numbers: what they are multiplied to */
  product: 10,
} as const

/** How something is reached: by `*x` and `x->`, by `x[i]`, by `for (auto &one : x)`, by `co_await x`. */
export const THROUGH = { pointer: -1, subscript: 0, iteration: 1, waiting: 2 } as const

/** C++: bits that say how a value is held. `inferred`: the rest is what it is made of. */
export const HELD = { const: 1, pointer: 2, reference: 4, inferred: 8 } as const

export const OCCURRENCE_STRIDE = 7
export const NODE_STRIDE = 3
export const LOCAL_STRIDE = 6

/** What a macro declares. The parent is a position among what it declares, and so is `#3` in a type. */
export interface Template {
  /** '' for what nobody can name. */
  name: string
  kind: SymbolFact['kind'] | 'parameter'
  parent: number
  type: string
  modifiers: readonly string[]
}

export type Store = [type: number, path: string, name: string, from?: number]

export interface Surface {
  /** As written, with their delimiters: `"server.h`, `<stdio.h`. */
  includes: string[]
  /** Sparse: which include stands under which condition. */
  includesIf?: [include: number, condition: string][]
  types: string[]
  /** Per symbol: index of its type, or -1. */
  typeOf: number[]
  /** C++: expressions that tell the types `~0`, `~1`, …: of each, the last node. */
  deduced?: Body[]
  /** C++: the unit is read as C++. */
  cpp?: 1
  /**
   * Functions kept in fields and variables: type, path of fields from there (dots), name of the function. At the end of a path, `/2` is what a
   * call of that is given as its third argument; with `from`, `name` is such a path itself, seen from that type: what is there is handed on.
   */
  stores: Store[]
  /** Per record, macros that stand among its fields: `struct door { DOOR_FIELDS }`. */
  mixins?: [symbol: number, macro: string][]
  /** C++: per class symbol, its bases as types. */
  bases?: [symbol: number, type: number][]
  /**
   * C++: functions that take something: types of the parameters (-1 unknown; `*t:Door`: a pointer to it); 1 where the object is `const`, and 2 where the
   * first parameter is for temporaries.
   */
  takes?: [symbol: number, types: number[], how: number][]
  /** C++: HELD of fields, variables and functions (what those give); none where it is 0. */
  held?: [symbol: number, held: number][]
  /** C++: templates, with the names of what they are given. */
  generics?: [symbol: number, names: string[]][]
  /** C++: functions that take more or other things than a type for each of those names: a letter for each (`kindsOf` in `parse/generics.ts`). */
  kinds?: [symbol: number, kinds: string][]
  /** C++: what templates are given unless they are given another: name, and type. */
  defaults?: [symbol: number, of: [name: string, type: number][]][]
  /** C++: functions that are templates for some types only. */
  constrained?: number[]
  /** C++: classes that it only announces, with what they are in: `class Door;`. */
  announced?: string[]
  /** C++: names brought in by `using`. */
  usings?: string[]
  /** C++: what `using` brings into a namespace or class: the path of that, and `impl::Door`, or `impl::*`. */
  brings?: [into: string, name: string][]
  /** C++: scoped enumerations whose names `using enum` makes those of the scope around. */
  opened?: number[]
  /** C++: paths of its inline namespaces, of which the namespaces around them have everything. */
  inlines?: string[]
  /** C++: other names of namespaces: `namespace fs = std::filesystem;`. */
  spaces?: [name: string, of: string][]
  /** C++: namespaces that its macros open: `#define BEGIN_TOOLS namespace tools {`. */
  opens?: string[]
  /** Variables of the whole program that are given a value here. */
  initialised?: number[]
  /** Macros that the file takes back. */
  undone?: number[]
  /** Macros that declare what one of their parameters is called. */
  declares?: number[]
  /** A list of names that others include, `OP(LOAD, 1)`: symbol of each row, its macro, and what that is given. */
  rows?: [symbol: number, macro: string, given: string[]][]
  /** Enumerators that the rows of a list become: which include brings it, macro, name, in which `$0` is what a row gives first, and symbol that they belong to. */
  listed?: [include: number, macro: string, name: string, owner: number][]
  /** What the rows of a list declare that is included where declarations stand: which include brings it, macro, and that. */
  spread?: [include: number, macro: string, declared: Template[]][]
  /** What a macro declares where it is called, in order; `$0` is what it is given first. */
  templates?: [macro: number, declared: Template[]][]
  /** Calls of macros of other files, which declare something, or are the head of a function: its symbol, the macro, and what that is given. */
  calls?: [symbol: number, macro: string, given: string[]][]
  /** Macros that call what they hide: `#define open(...) (open(__VA_ARGS__), 0)`. */
  wraps?: number[]
  /** Macros that only rename: symbol → the name it stands for. */
  aliases?: [symbol: number, name: string][]
  /** Macros by their value: symbol → the way to it from what they are given, `head.next`, the function that gives it, `make()`, or its type and the way from there, `=t:Door.next`. */
  ways?: [symbol: number, path: string][]
  /** Macros that stand for a number: symbol → the number. */
  numbers?: [symbol: number, value: number][]
  /** Macros that are computed from others: symbol → `(MAJOR * 100 + MINOR)`. */
  formulas?: [symbol: number, text: string][]
  /** Macros that stand for several values: symbol → how many. */
  lists?: [symbol: number, values: number][]
}

export interface Body {
  words: string[]
  types: string[]
  /** line, column, word, use, from, how, argument */
  occurrences: number[]
  /** word, kind, line, column, owner, type (-1 unknown) */
  locals: number[]
  nodes: number[]
  /** Locals that a macro may declare: local, occurrence of the macro. */
  perhaps?: number[]
  /** What is put into locals that are called, or put into such: local, occurrence of that. */
  flows: number[]
  /** Sparse: occurrence → index of `conditions`. */
  conditionOf: number[]
  conditions: string[]
  /** C++, per call: occurrence, how many arguments, node of each (-1 unknown). */
  given?: number[]
  /** C++, per call that writes out what a template is given: occurrence, how many, type of each. */
  explicit?: number[]
  /** C++: locals with something of HELD: local, held. */
  held?: number[]
  /** C++: locals that are made of what they are given, `Box box(door);`, and by which occurrence. */
  makes?: number[]
  /** C++: casts to what is `const`, and `this` where it is; ascending. */
  constant?: number[]
  /** C++: what `new` gives, casts to pointers, and `this`; ascending. */
  pointers?: number[]
}

/** Of each two, the second by the first. */
export function pairs(list: readonly number[] = []): Map<number, number> {
  const found = new Map<number, number>()
  for (let at = 0; at < list.length; at += 2) found.set(list[at] as number, list[at + 1] as number)
  return found
}

/** Occurrence, length and members of each list, one after the other. */
export function listsByOccurrence(lists: readonly number[] = []): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>()
  for (let at = 0; at < lists.length; at += 2 + (lists[at + 1] as number))
    found.set(lists[at] as number, lists.slice(at + 2, at + 2 + (lists[at + 1] as number)))
  return found
}

export const LOCAL_KINDS: Local[1][] = ['parameter', 'variable', 'function', 'class', 'type', 'label', 'import']

/** Of a way, the field that it ends at; of a type, its name. */
export const lastName = (text: string): string => /\w*$/.exec(text)?.[0] ?? ''

/** The symbol that a local is a parameter of, and its position there. */
export function parameterOf(
  { locals, words }: Body,
  symbols: readonly Pick<SymbolFact, 'parameters'>[],
  local: number,
): [symbol: number, position: number] | undefined {
  const at = local * LOCAL_STRIDE
  const owner = locals[at + 4] as number
  if (LOCAL_KINDS[locals[at + 1] as number] !== 'parameter') return undefined
  const name = words[locals[at] as number]
  const position = symbols[owner]?.parameters?.findIndex((one) => one.name === name) ?? -1
  return position === -1 ? undefined : [owner, position]
}
