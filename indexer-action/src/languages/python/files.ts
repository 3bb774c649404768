/**
 * What each file of the program declares, as objects: its names, functions and classes with the program's numbers.
 *
 * They are made when they are first asked for: linking a few files of a settled program loads only the files that they import.
 */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { LinkerFile } from '../language.ts'
import type { Columns } from './settled.ts'
import { type Binding, FLAG, type ImportFact, type Surface } from './value-graph.ts'
import { widened } from './value-sets.ts'

export interface ProgramFile {
  path: string
  symbols: readonly SymbolFact[]
  /** Numbers of the file's first node, function and class in the program. */
  node: number
  exports: Map<number, Binding>
  stars: { module: number; level: number }[]
  /** `__all__` as written, where it is a literal. */
  all: ReadonlySet<string> | undefined
  imports: ImportFact[]
  /** Maps strings of the surface to strings of the program. */
  strings: Int32Array
  functions: number
  classes: number
}

export interface ProgramFunction {
  file: number
  symbol: number
  flags: number
  /** Each: name, kind, node, annotation, default. */
  parameters: [number, number, number, number, number][]
  returns: number
  yields: number
  annotation: number
  owner: number
}

export interface ProgramClass {
  file: number
  symbol: number
  bases: number[]
  members: Map<number, Binding>
  fields: Map<number, Binding>
  decorators: number[]
}

/** Where each file's part of the program begins; one entry more than there are files, for the end. */
export interface Starts {
  nodes: number[]
  functions: number[]
  classes: number[]
  strings: number[]
}

export class Files {
  readonly starts: Starts
  /** The program's numbers of all files' strings, file after file. */
  #strings: Int32Array
  readonly #load: (at: number) => LinkerFile<Surface>
  readonly #files: ProgramFile[] = []
  readonly #functions: ProgramFunction[] = []
  readonly #classes: ProgramClass[] = []
  readonly #overloads: Map<string, number[]>[] = []
  /** By the id of a symbol: the number of a function; for a class, -1 minus its number. */
  readonly #symbols = new Map<number, number>()

  constructor(load: (at: number) => LinkerFile<Surface>, settled?: Columns) {
    this.#load = load
    const column = (name: string, empty: number[]) => (settled ? Array.from(settled[name] as Int32Array) : empty)
    this.starts = {
      nodes: column('startNodes', [0]),
      functions: column('startFunctions', [0]),
      classes: column('startClasses', [0]),
      strings: column('startStrings', [0]),
    }
    this.#strings = settled ? (settled.fileStrings as Int32Array) : new Int32Array(0)
  }

  save(): Columns {
    return {
      startNodes: Int32Array.from(this.starts.nodes),
      startFunctions: Int32Array.from(this.starts.functions),
      startClasses: Int32Array.from(this.starts.classes),
      startStrings: Int32Array.from(this.starts.strings),
      fileStrings: this.#strings.subarray(0, this.starts.strings.at(-1)),
    }
  }

  get functions(): number {
    return this.starts.functions.at(-1) as number
  }

  /** Adds a file after the others. */
  add(surface: Surface, nodes: number, strings: Int32Array): void {
    const { starts } = this
    const grow = (column: number[], by: number): number => {
      const end = (column.at(-1) as number) + by
      column.push(end)
      return end
    }
    grow(starts.nodes, nodes)
    grow(starts.functions, surface.functions.length)
    grow(starts.classes, surface.classes.length)
    const at = starts.strings.at(-1) as number
    const end = grow(starts.strings, strings.length)
    if (end > this.#strings.length) this.#strings = widened(this.#strings, new Int32Array(2 * end))
    this.#strings.set(strings, at)
  }

  file(at: number): ProgramFile {
    return this.#files[at] ?? this.#make(at)
  }

  fn(at: number): ProgramFunction {
    const known = this.#functions[at]
    if (known) return known
    this.#make(holderOf(this.starts.functions, at))
    return this.#functions[at] as ProgramFunction
  }

  cls(at: number): ProgramClass {
    const known = this.#classes[at]
    if (known) return known
    this.#make(holderOf(this.starts.classes, at))
    return this.#classes[at] as ProgramClass
  }

  /** Whether a symbol is a function or a class; undefined for symbols of files that were not loaded. */
  typeOf(id: number): 'function' | 'class' | undefined {
    const found = this.#symbols.get(id)
    return found === undefined ? undefined : found < 0 ? 'class' : 'function'
  }

  /** The functions marked `@overload` that belong to a function. */
  overloads(at: number): readonly number[] {
    const { file, symbol } = this.fn(at)
    const own = this.file(file).symbols[symbol]
    return (
      (own &&
        this.#overloadsOf(file)
          .get(`${own.parent}:${own.name}`)
          ?.filter((one) => one !== at)) ??
      NONE
    )
  }

  /** Overloads in a file, by the parent and name of their symbol. */
  #overloadsOf(file: number): ReadonlyMap<string, number[]> {
    let known = this.#overloads[file]
    if (known) return known
    known = new Map<string, number[]>()
    const { symbols, functions } = this.file(file)
    for (let at = functions; at < (this.starts.functions[file + 1] as number); at++) {
      const fn = this.fn(at)
      const symbol = fn.flags & FLAG.overload ? symbols[fn.symbol] : undefined
      if (!symbol) continue
      const key = `${symbol.parent}:${symbol.name}`
      const list = known.get(key)
      if (list) list.push(at)
      else known.set(key, [at])
    }
    this.#overloads[file] = known
    return known
  }

  #make(at: number): ProgramFile {
    const { path, symbols, surface } = this.#load(at)
    const node = this.starts.nodes[at] as number
    const functions = this.starts.functions[at] as number
    const classes = this.starts.classes[at] as number
    const strings = this.#strings.slice(this.starts.strings[at], this.starts.strings[at + 1])
    const s = (index: number): number => (index < 0 ? index : (strings[index] as number))
    const n = (index: number): number => (index < 0 ? index : node + index)
    const bind = (binding: Binding): Binding => [s(binding[0]), n(binding[1]), ...binding.slice(2)] as Binding
    const table = (bindings: readonly Binding[]): Map<number, Binding> =>
      new Map(bindings.map((binding) => [s(binding[0]), bind(binding)]))
    for (const [nth, fn] of surface.functions.entries()) {
      this.#functions[functions + nth] = {
        file: at,
        symbol: fn.symbol,
        flags: fn.flags,
        parameters: fn.parameters.map((p) => [s(p[0]), p[1], n(p[2]), n(p[3]), n(p[4])]),
        returns: n(fn.returns),
        yields: n(fn.yields),
        annotation: n(fn.annotation),
        owner: fn.owner < 0 ? -1 : fn.owner + classes,
      }
      const id = symbols[fn.symbol]?.id
      if (id !== undefined) this.#symbols.set(id, functions + nth)
    }
    for (const [nth, cls] of surface.classes.entries()) {
      this.#classes[classes + nth] = {
        file: at,
        symbol: cls.symbol,
        bases: cls.bases.map(n),
        members: table(cls.members),
        fields: table(cls.fields),
        decorators: cls.decorators.map(n),
      }
      const id = symbols[cls.symbol]?.id
      if (id !== undefined) this.#symbols.set(id, -1 - classes - nth)
    }
    const file: ProgramFile = {
      path,
      symbols,
      node,
      exports: table(surface.exports),
      stars: surface.stars.map((star) => {
        const fact = surface.imports[star] as ImportFact
        return { module: s(fact[0]), level: fact[1] }
      }),
      all: surface.all && new Set(surface.all),
      imports: surface.imports.map((fact) => [s(fact[0]), fact[1], fact[2] < 0 ? fact[2] : s(fact[2]), fact[3]]),
      strings,
      functions,
      classes,
    }
    this.#files[at] = file
    return file
  }
}

const NONE: readonly number[] = []

/** The last entry of `starts` at or below a number. */
function holderOf(starts: readonly number[], at: number): number {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= at) low = middle
    else high = middle - 1
  }
  return low
}
