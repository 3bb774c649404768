/**
 * What linking holds of every file, and no more: a kernel has half a million symbols, and every thread holds all of them.
 *
 * Texts and lists that many files share are kept once. What is held is described in `offers.ts` as well: an edit of what is not
 * described there leaves the links of other files as they were.
 */
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { LinkerFile } from '../language.ts'
import type { Body, Surface, Template } from './fact-layout.ts'
import { type AddedSymbol, type Arity, type Cpp, FileSymbols, SymbolColumns } from './held-symbols.ts'

export interface HeldFile extends Pick<Surface, 'includes' | 'types' | 'stores'> {
  path: string
  cpp: boolean
  deduced: readonly Body[]
  symbols: FileSymbols
  includesIf: NonNullable<Surface['includesIf']>
  mixins: NonNullable<Surface['mixins']>
  bases: NonNullable<Surface['bases']>
  usings: NonNullable<Surface['usings']>
  /** C++: how fields and variables are held, and what functions give. */
  held: ReadonlyMap<number, number>
  /** Per symbol: index of its type, or -1. */
  typeOf: Int32Array
  /** C++: names of what templates are given. */
  generics: ReadonlyMap<number, readonly string[]>
  /** C++: what templates take where that is not a type for each name. */
  kinds: ReadonlyMap<number, string>
  defaults: ReadonlyMap<number, readonly (readonly [name: string, type: number])[]>
  initialised: ReadonlySet<number>
  undone: ReadonlySet<number>
  declares: ReadonlySet<number>
  wraps: ReadonlySet<number>
  rows: NonNullable<Surface['rows']>
  listed: NonNullable<Surface['listed']>
  spread: NonNullable<Surface['spread']>
  templates: ReadonlyMap<number, readonly Template[]>
  calls: NonNullable<Surface['calls']>
  aliases: ReadonlyMap<number, string>
  ways: ReadonlyMap<number, string>
  numbers: ReadonlyMap<number, number>
  formulas: ReadonlyMap<number, string>
  lists: ReadonlyMap<number, number>
}

const NO_TYPES: readonly number[] = []
const NO_BODIES: readonly Body[] = []
const NOTHING: ReadonlySet<number> = new Set<number>()
const NONE: ReadonlyMap<number, never> = new Map<number, never>()

export class Holder {
  readonly symbols = new SymbolColumns()
  #texts = new Map<string, string>()
  #lists = new Map<string, readonly string[]>()

  hold({ path, symbols, surface }: LinkerFile<Surface>): HeldFile {
    const cpp = surface.cpp === 1
    const {
      includesIf = [],
      mixins = [],
      bases = [],
      usings = [],
      rows = [],
      listed = [],
      spread = [],
      calls = [],
    } = surface
    const constrained = new Set(surface.constrained)
    const opened = new Set(surface.opened)
    const takes = new Map(surface.takes?.map((one) => [one[0], one]))
    for (const symbol of symbols) this.symbols.add(symbol)
    const cpps = cpp
      ? symbols.map((symbol, at) => cppOf(symbol, takes.get(at), constrained.has(at), opened.has(at)))
      : undefined
    return {
      path,
      cpp,
      deduced: surface.deduced ?? NO_BODIES,
      symbols: new FileSymbols(this.symbols, symbols.length, cpps),
      includes: surface.includes.map((include) => this.#text(include)),
      includesIf,
      types: surface.types.map((type) => this.#text(type)),
      typeOf: Int32Array.from(surface.typeOf),
      stores: surface.stores.map(([type, place, name, from]) =>
        from === undefined
          ? [type, this.#text(place), this.#text(name)]
          : [type, this.#text(place), this.#text(name), from],
      ),
      mixins,
      bases,
      usings,
      rows,
      listed,
      spread,
      templates: surface.templates ? new Map(surface.templates) : NONE,
      calls,
      held: surface.held ? new Map(surface.held) : NONE,
      generics: surface.generics
        ? new Map(surface.generics.map(([at, names]) => [at, this.#list(names) ?? names]))
        : NONE,
      kinds: surface.kinds ? new Map(surface.kinds.map(([at, kinds]) => [at, this.#text(kinds)])) : NONE,
      defaults: surface.defaults ? new Map(surface.defaults) : NONE,
      initialised: surface.initialised ? new Set(surface.initialised) : NOTHING,
      undone: surface.undone ? new Set(surface.undone) : NOTHING,
      declares: surface.declares ? new Set(surface.declares) : NOTHING,
      wraps: surface.wraps ? new Set(surface.wraps) : NOTHING,
      aliases: surface.aliases ? new Map(surface.aliases) : NONE,
      ways: surface.ways ? new Map(surface.ways) : NONE,
      numbers: surface.numbers ? new Map(surface.numbers) : NONE,
      formulas: surface.formulas ? new Map(surface.formulas) : NONE,
      lists: surface.lists ? new Map(surface.lists) : NONE,
    }
  }

  /** All files are held: what told equal texts apart is not needed any more. */
  finish(): void {
    this.symbols.finish()
    this.#texts = new Map()
    this.#lists = new Map()
  }

  #text(text: string): string {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    this.#texts.set(text, text)
    return text
  }

  #list(list: readonly string[] | undefined): readonly string[] | undefined {
    if (list === undefined) return undefined
    const key = list.join('\0')
    let known = this.#lists.get(key)
    if (!known) {
      known = list
      this.#lists.set(key, known)
    }
    return known
  }
}

/** Adds symbols and their types, once all of a file's own are held. */
export function extend(file: HeldFile, symbols: readonly AddedSymbol[], types: readonly string[]): void {
  const typeOf = new Int32Array(file.symbols.length + symbols.length).fill(-1)
  typeOf.set(file.typeOf)
  for (const [at, type] of types.entries())
    if (type !== '') typeOf[file.symbols.length + at] = file.types.push(type) - 1
  file.symbols.add(symbols)
  file.typeOf = typeOf
}

function cppOf(
  { qualified, receiver, parameters = [], extra }: SymbolFact,
  taken: NonNullable<Surface['takes']>[number] | undefined,
  isConstrained: boolean,
  isOpened: boolean,
): Cpp {
  const takes: Arity = {
    least: parameters.filter((one) => one.default === undefined && one.variadic !== true && one.name !== '...').length,
    most: parameters.length,
    open: parameters.some((one) => one.variadic === true),
  }
  return {
    qualified,
    receiver,
    takes,
    types: taken?.[1] ?? NO_TYPES,
    isConst: ((taken?.[2] ?? 0) & 1) !== 0,
    takesTemporary: ((taken?.[2] ?? 0) & 2) !== 0,
    isConstrained,
    scoped: extra?.scoped === true && !isOpened,
    specialises: extra?.specialization === true,
  }
}
