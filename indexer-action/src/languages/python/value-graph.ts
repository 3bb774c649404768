/**
 * The flow of values in one file, as integers: the surface that the linker keeps for every file.
 *
 * A node is an expression, a parameter, or a join of several values. Names are already resolved to the assignments that reach
 * them, so a graph needs no scopes; what comes from other files is referred to by name (`NAME`, `MODULE`, `IMPORTED`). Columns of
 * 32-bit numbers rather than objects: a repository has millions of nodes, and they are passed between threads and cached.
 */

/** Kinds of nodes, with the meaning of their two operands. The numbers are cached on disk: append only. */
export const OP = {
  UNKNOWN: 0,
  /** String literal: its text (or -1), 1 for bytes. */
  TEXT: 1,
  /** Integer literal below `LARGEST_KEY`, which may be negative. */
  INTEGER: 2,
  /** Value of a builtin type: the type's name, 1 for `True` and 2 for `False`. */
  BUILTIN: 3,
  FUNCTION: 4,
  CLASS: 5,
  /** Function, index. */
  PARAMETER: 6,
  /** A join: the values that flow in by edges. */
  JOIN: 7,
  /** Name, file (set by the linker): a name that the file does not bind, so from a star import or a builtin. */
  NAME: 8,
  /** Object, name. */
  ATTRIBUTE: 9,
  /** Callee, list: positional count, positionals, keyword count, (name, value)…; see ARGUMENT. */
  CALL: 10,
  /** Object, key. */
  SUBSCRIPT: 11,
  /** Object, start: the literal number, 0 where none is written, -1 where it is not known. */
  SLICE: 12,
  /** One element of an iterable. */
  ELEMENT: 13,
  /** Object, position: n from the front, -1 - n from the back. */
  UNPACK: 14,
  /** Object, number of targets before the star × REST_BACK + number after it: the value of a starred target. */
  REST: 15,
  /** List: count, elements (spread ones as `-2 - node`). */
  LIST: 16,
  TUPLE: 17,
  SET: 18,
  /** List: count, (key, value)…; key -1 spreads a mapping. */
  DICT: 19,
  /** A comprehension's element. */
  COMPREHENSION: 20,
  /** A dictionary comprehension: value, key. */
  DICT_COMPREHENSION: 21,
  /** Import, file (set by the linker): the module itself. */
  MODULE: 22,
  /** Import, file (set by the linker): a name from a module. */
  IMPORTED: 23,
  /** The value that entering a context manager gives. */
  ENTERED: 24,
  AWAITED: 25,
  /** Class, function whose first parameter is the receiver. */
  SUPER: 26,
  /** Left, list: operator's name, right. */
  BINARY: 27,
  /** Annotation, value (or -1): an annotated binding. */
  TYPED: 28,
  /** Object, list: name, value. It has an effect and no value. */
  STORE_ATTRIBUTE: 29,
  /** Object, list: key, value. It has an effect and no value. */
  STORE_ITEM: 30,
  /** The same as another node. */
  ALIAS: 31,
  /** The result of the decorators of a function, the function itself. */
  DECORATED: 32,
  /** Object, position: what a positional part of a class pattern is matched against. */
  MATCHED: 33,
  /** A task or future, as a container: what awaiting it gives. */
  TASK: 34,
  /** Value, annotation: what the value can be without what is of that type. */
  EXCEPT: 35,
  /** Value, callee: the value where a call of the callee with it was true, which tells its type if the callee is a type guard. */
  GUARDED: 36,
  /** Value, callee: the value where a call of the callee with it was false. */
  UNGUARDED: 37,
  /** Value, list: attribute, 1 where it is none of the texts and members that follow (0 where it is one), their count, they. */
  OF_KIND: 38,
  /** Text with parts that are not known, `f'visit_{kind}'`: what is before the first of them, what is after the last. */
  PATTERN: 39,
  /** Object, list: text, text. All attributes whose names begin and end like that. Made by the analysis. */
  ATTRIBUTES: 40,
  /** `super(Base, self)`: the class that is named, function whose first parameter is the receiver. */
  SUPER_OF: 41,
} as const

export const REST_BACK = 1024

/** Larger integers are treated as quantities, not as keys or positions that could be followed. */
export const LARGEST_KEY = 65_536

/** In a call's positionals, `ARGUMENT.spread - node` stands for `*node`; a keyword named -1 for `**node`. */
export const ARGUMENT = { spread: -2 } as const

/** A definition that a name can lead to, packed into one number: index × 4 + kind. */
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
  /** Decorated with `functools.wraps`: it stands for the function that it wraps. */
  wraps: 512,
  test: 1024,
  abstract: 2048,
} as const

/** `[name, kind, node, annotation, default]`; -1 where there is none. */
export type ParameterFact = [name: number, kind: number, node: number, annotation: number, fallback: number]
export const PARAMETER_KIND = { plain: 0, keywordOnly: 1, variadic: 2, keywords: 3, positionalOnly: 4 } as const

export interface FunctionFact {
  /** Its symbol; -1 for lambdas that no name holds. */
  symbol: number
  flags: number
  parameters: ParameterFact[]
  /** Nodes that collect what is returned, and what is yielded. */
  returns: number
  yields: number
  /** Return annotation, or -1. */
  annotation: number
  /** Class whose body holds it, or -1. */
  owner: number
}

/** Whether pytest fills in a parameter: one of a test or fixture, without default, that is not the receiver. */
export function isFilledIn({ flags, owner, parameters }: FunctionFact, at: number): boolean {
  if ((flags & (FLAG.test | FLAG.fixture)) === 0) return false
  const isReceiver = at === 0 && owner >= 0 && (flags & FLAG.static) === 0
  const [, kind, , , fallback] = parameters[at] as ParameterFact
  return !isReceiver && kind === PARAMETER_KIND.plain && fallback < 0
}

/** A name bound in a module or class: the node of its value at the end, and the definitions that the name can lead to. */
export type Binding = [name: number, node: number, ...definitions: number[]]

/** The member under which a class keeps its metaclass, named as in Python 2. */
export const METACLASS = '__metaclass__'

export interface ClassFact {
  symbol: number
  bases: number[]
  members: Binding[]
  /** Attributes that methods assign on their receiver. */
  fields: Binding[]
  /** Index in the surface of the class around it, or -1. */
  owner: number
}

/** Name -1 stands for the module itself, -2 for a star; `local` is the local that the statement binds (-1: none). */
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
  /** Star imports, by their index in `imports`. */
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
