/**
 * What values flow where in one file, as integers: the surface that the linker keeps for every file.
 *
 * A node is an expression, a parameter, or a meeting point of several values. Names are already resolved to the
 * assignments that reach them, so a graph needs no scopes; what it needs from other files it asks for by name
 * (`NAME`, `MODULE`, `IMPORTED`). Columns of numbers of 32 bits rather than objects: a repository has millions of nodes, and
 * they cross threads and caches.
 */

/** Kinds of nodes, with the meaning of their two operands. The numbers are cached on disk: append only. */
export const OP = {
  UNKNOWN: 0,
  /** String literal: its text (or -1), 1 for bytes. */
  TEXT: 1,
  /** Integer literal below `LARGEST_KEY`. */
  INTEGER: 2,
  /** Value of a builtin type: the type's name. */
  BUILTIN: 3,
  FUNCTION: 4,
  CLASS: 5,
  /** Function, index. */
  PARAMETER: 6,
  /** Whatever flows in by edges. */
  JOIN: 7,
  /** A name that the file does not bind: star import or builtin. */
  NAME: 8,
  /** Object, name. */
  ATTRIBUTE: 9,
  /** Callee, list: positional count, positionals, keyword count, (name, value)…; see ARGUMENT. */
  CALL: 10,
  /** Object, key. */
  SUBSCRIPT: 11,
  /** Object, literal start (0 when unknown). */
  SLICE: 12,
  /** One element of an iterable. */
  ELEMENT: 13,
  /** Object, position: n from the front, -1 - n from the back. */
  UNPACK: 14,
  /** Object, how many targets stand before the star × REST_BACK + how many behind it: what a starred target takes. */
  REST: 15,
  /** List: count, elements (spread ones as `-2 - node`). */
  LIST: 16,
  TUPLE: 17,
  SET: 18,
  /** List: count, (key, value)…; key -1 spreads a mapping. */
  DICT: 19,
  /** A comprehension's element. */
  COMPREHENSION: 20,
  /** A dictionary comprehension's value. */
  DICT_COMPREHENSION: 21,
  /** Import: the module itself; 1 when the root of a dotted name is meant. */
  MODULE: 22,
  /** Import: a name from a module. */
  IMPORTED: 23,
  /** What a context manager gives. */
  ENTERED: 24,
  AWAITED: 25,
  /** Class, function whose first parameter is the receiver. */
  SUPER: 26,
  /** Left, list: operator's name, right. */
  BINARY: 27,
  /** Annotation, value (or -1): an annotated binding. */
  TYPED: 28,
  /** Object, list: name, value. An effect. */
  STORE_ATTRIBUTE: 29,
  /** Object, list: key, value. An effect. */
  STORE_ITEM: 30,
  /** The same as another node. */
  ALIAS: 31,
  /** What decorators made of a function, the function itself. */
  DECORATED: 32,
} as const

export const REST_BACK = 1024

/** Larger integers are quantities: nobody uses them as a key or a position that could be followed. */
export const LARGEST_KEY = 65_536

/** In a call's positionals, `ARGUMENT.spread - node` stands for `*node`; a keyword named -1 for `**node`. */
export const ARGUMENT = { spread: -2 } as const

/** A definition that a name can lead to, as one number: index × 4 + kind. */
export const DEFINITION = { symbol: 0, local: 1, import: 2 } as const
export const definition = (kind: number, index: number): number => index * 4 + kind

/** Bits of a function's flags. */
export const FLAG = {
  async: 1,
  generator: 2,
  static: 4,
  classmethod: 8,
  property: 16,
  contextmanager: 32,
  overload: 64,
  fixture: 128,
  setter: 256,
  /** It returns a function of its own marked `functools.wraps`: a decorator that stays invisible. */
  wraps: 512,
  test: 1024,
  abstract: 2048,
} as const

/** `[name, kind, node, annotation, default, local]`; -1 where there is none. */
export type ParameterFact = [name: number, kind: number, node: number, annotation: number, fallback: number]
export const PARAMETER_KIND = { plain: 0, keywordOnly: 1, variadic: 2, keywords: 3, positionalOnly: 4 } as const

export interface FunctionFact {
  /** Its symbol; -1 for lambdas that no name holds. */
  symbol: number
  flags: number
  parameters: ParameterFact[]
  /** Node that collects what is returned, and what is yielded. */
  returns: number
  yields: number
  /** Return annotation, or -1. */
  annotation: number
  /** Class whose body holds it, or -1. */
  owner: number
}

/** A name of a module or class: its value at the end, and the definitions that it can lead to. */
export type Binding = [name: number, node: number, ...definitions: number[]]

/** The member as which a class has its metaclass: Python 2 wrote it so. */
export const METACLASS = '__metaclass__'

export interface ClassFact {
  symbol: number
  bases: number[]
  members: Binding[]
  /** Attributes that methods assign on their receiver. */
  fields: Binding[]
  /** Decorators, as nodes. */
  decorators: number[]
  /** Index in the surface of the class around it, or -1. */
  owner: number
}

/** Name -1 stands for the module itself, -2 for a star; the local is the binding that the statement makes. */
export type ImportFact = [module: number, level: number, name: number, local: number]

export interface Surface {
  strings: string[]
  /** Columns, as `packNumbers` writes them. */
  kind: string
  a: string
  b: string
  lists: string
  /** Pairs: from, to. */
  edges: string
  functions: FunctionFact[]
  classes: ClassFact[]
  imports: ImportFact[]
  exports: Binding[]
  /** Imports that are stars. */
  stars: number[]
  /** `__all__`, where it is a literal. */
  all?: string[]
}

export class ValueGraph {
  readonly strings: string[] = []
  readonly kind: number[] = []
  readonly a: number[] = []
  readonly b: number[] = []
  readonly lists: number[] = []
  readonly edges: number[] = []
  readonly #stringIndex = new Map<string, number>()
  #unknown = -1

  string(text: string): number {
    let index = this.#stringIndex.get(text)
    if (index === undefined) {
      index = this.strings.push(text) - 1
      this.#stringIndex.set(text, index)
    }
    return index
  }

  node(kind: number, a = 0, b = 0): number {
    this.a.push(a)
    this.b.push(b)
    return this.kind.push(kind) - 1
  }

  get unknown(): number {
    if (this.#unknown < 0) this.#unknown = this.node(OP.UNKNOWN)
    return this.#unknown
  }

  builtin(type: string): number {
    return this.node(OP.BUILTIN, this.string(type))
  }

  list(values: readonly number[]): number {
    const at = this.lists.length
    for (const value of values) this.lists.push(value)
    return at
  }

  edge(from: number, to: number): void {
    if (from >= 0 && from !== to) this.edges.push(from, to)
  }

  join(values: readonly number[]): number {
    const distinct = [...new Set(values)].filter((value) => value >= 0)
    if (distinct.length === 1) return distinct[0] as number
    const node = this.node(OP.JOIN)
    for (const value of distinct) this.edge(value, node)
    return node
  }
}
