/**
 * What each file of the program declares, as objects: its names, functions and classes with the program's numbers.
 *
 * They are made when they are first asked for: linking a few files of a settled program loads only the files that they import.
 */
import type { SymbolFact } from '../../../../../src/contract/symbols.ts'
import type { LinkerFile } from '../../language.ts'
import { type Binding, FLAG, type ImportFact, type Surface } from '../value-graph.ts'
import { type Columns, widened } from './columns.ts'
import { type Numbering, type Numbers, numberingColumns, readNumbering } from './numbering.ts'

export interface ProgramFile {
  path: string
  symbols: readonly SymbolFact[]
  exports: Map<number, Binding>
  stars: { module: number; level: number }[]
  /** `__all__` as written, where it is a literal. */
  all: ReadonlySet<string> | undefined
  imports: ImportFact[]
  /** Maps strings of the surface to strings of the program. */
  strings: Int32Array
  /** The program's numbers of its nodes, functions and classes. */
  nodes: Numbers
  functions: Numbers
  classes: Numbers
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
}

/** What the numbers of files are for, as the program numbers it. */
const NUMBERED = ['nodes', 'functions', 'classes', 'strings'] as const
type Numbered = (typeof NUMBERED)[number]

/** What a file that has grown numbers from zero, in the program's numbers. */
export type GrownNumbers = Record<Exclude<Numbered, 'strings'>, Int32Array> & {
  /** Places in the column of all files' strings. */
  strings: Int32Array
}

export class Files {
  readonly numberings: Record<Numbered, Numbering>
  /** The program's numbers of all files' strings, file after file. There is spare room at the end. */
  #strings: Int32Array
  #stringed: number
  readonly #load: (at: number) => LinkerFile<Surface>
  readonly #files: ProgramFile[] = []
  readonly #functions: ProgramFunction[] = []
  readonly #classes: ProgramClass[] = []
  readonly #overloads: Map<string, number[]>[] = []
  /** By the id of a symbol: the number of a function; for a class, -1 minus its number. */
  readonly #symbols = new Map<number, number>()

  /** `room`: the settled columns with the room behind them, where they may be written to. */
  constructor(load: (at: number) => LinkerFile<Surface>, settled?: Columns, room = settled) {
    this.#load = load
    const read = (what: Numbered) => readNumbering(what, settled)
    this.numberings = {
      nodes: read('nodes'),
      functions: read('functions'),
      classes: read('classes'),
      strings: read('strings'),
    }
    this.#strings = (room?.fileStrings as Int32Array | undefined) ?? new Int32Array(0)
    this.#stringed = settled?.fileStrings?.length ?? 0
  }

  save(): Columns {
    return {
      ...Object.assign({}, ...NUMBERED.map((what) => numberingColumns(what, this.numberings[what]))),
      fileStrings: this.#strings.subarray(0, this.#stringed),
    }
  }

  /** How many functions there are. */
  get functions(): number {
    return this.numberings.functions.end
  }

  /** Adds a file after the others. */
  add(surface: Surface, nodes: number, strings: Int32Array): void {
    const { numberings } = this
    numberings.nodes.add(nodes)
    numberings.functions.add(surface.functions.length)
    numberings.classes.add(surface.classes.length)
    numberings.strings.add(strings.length)
    for (const string of strings) this.addString(string)
  }

  /** The file has these numbers now. */
  grow(at: number, numbers: GrownNumbers): void {
    for (const what of NUMBERED) this.numberings[what].grow(at, numbers[what])
  }

  /** Adds a string of a file, and returns its place in the column of all files' strings. */
  addString(string: number): number {
    if (this.#stringed === this.#strings.length)
      this.#strings = widened(this.#strings, new Int32Array(2 * this.#stringed + 1024))
    this.#strings[this.#stringed] = string
    return this.#stringed++
  }

  /** The program's number of a string, by its place in the column of all files' strings. */
  stringAt(place: number): number {
    return this.#strings[place] as number
  }

  file(at: number): ProgramFile {
    return this.#files[at] ?? this.#make(at)
  }

  /** If it was asked for before. */
  known(at: number): ProgramFile | undefined {
    return this.#files[at]
  }

  fn(at: number): ProgramFunction {
    const known = this.#functions[at]
    if (known) return known
    this.#make(this.numberings.functions.holder(at))
    return this.#functions[at] as ProgramFunction
  }

  cls(at: number): ProgramClass {
    const known = this.#classes[at]
    if (known) return known
    this.#make(this.numberings.classes.holder(at))
    return this.#classes[at] as ProgramClass
  }

  /** Whether a symbol is a function or a class; undefined for symbols of files that were not loaded. */
  typeOf(id: number): 'function' | 'class' | undefined {
    const found = this.#symbols.get(id)
    return found === undefined ? undefined : found < 0 ? 'class' : 'function'
  }

  /** The function of a symbol; undefined for other symbols, and for those of files that were not loaded. */
  functionOf(id: number): ProgramFunction | undefined {
    const found = this.#symbols.get(id)
    return found === undefined || found < 0 ? undefined : this.fn(found)
  }

  /** The functions marked `@overload` that belong to a function. */
  overloads(at: number): readonly number[] {
    const { file, symbol } = this.fn(at)
    const overloads = this.#overloadsOf(file)
    // Every call asks, and few files have any.
    const own = overloads.size === 0 ? undefined : this.file(file).symbols[symbol]
    return (own && overloads.get(`${own.parent}:${own.name}`)?.filter((one) => one !== at)) ?? NONE
  }

  /** Overloads in a file, by the parent and name of their symbol. */
  #overloadsOf(file: number): ReadonlyMap<string, number[]> {
    let known = this.#overloads[file]
    if (known) return known
    known = new Map<string, number[]>()
    const { symbols, functions } = this.file(file)
    for (const at of functions) {
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
    const { numberings } = this
    const nodes = numberings.nodes.file(at)
    const functions = numberings.functions.file(at)
    const classes = numberings.classes.file(at)
    const strings = Int32Array.from(numberings.strings.file(at), (place) => this.stringAt(place))
    const s = (index: number): number => (index < 0 ? index : (strings[index] as number))
    const n = (index: number): number => (index < 0 ? index : nodes.of(index))
    const bind = (binding: Binding): Binding => [s(binding[0]), n(binding[1]), ...binding.slice(2)] as Binding
    const table = (bindings: readonly Binding[]): Map<number, Binding> =>
      new Map(bindings.map((binding) => [s(binding[0]), bind(binding)]))
    for (const [nth, fn] of surface.functions.entries()) {
      this.#functions[functions.of(nth)] = {
        file: at,
        symbol: fn.symbol,
        flags: fn.flags,
        parameters: fn.parameters.map((p) => [s(p[0]), p[1], n(p[2]), n(p[3]), n(p[4])]),
        returns: n(fn.returns),
        yields: n(fn.yields),
        annotation: n(fn.annotation),
        owner: fn.owner < 0 ? -1 : classes.of(fn.owner),
      }
      const id = symbols[fn.symbol]?.id
      if (id !== undefined) this.#symbols.set(id, functions.of(nth))
    }
    for (const [nth, cls] of surface.classes.entries()) {
      this.#classes[classes.of(nth)] = {
        file: at,
        symbol: cls.symbol,
        bases: cls.bases.map(n),
        members: table(cls.members),
        fields: table(cls.fields),
      }
      const id = symbols[cls.symbol]?.id
      if (id !== undefined) this.#symbols.set(id, -1 - classes.of(nth))
    }
    const file: ProgramFile = {
      path,
      symbols,
      exports: table(surface.exports),
      stars: surface.stars.map((star) => {
        const fact = surface.imports[star] as ImportFact
        return { module: s(fact[0]), level: fact[1] }
      }),
      all: surface.all && new Set(surface.all),
      imports: surface.imports.map((fact) => [s(fact[0]), fact[1], fact[2] < 0 ? fact[2] : s(fact[2]), fact[3]]),
      strings,
      nodes,
      functions,
      classes,
    }
    this.#files[at] = file
    return file
  }
}

const NONE: readonly number[] = []
