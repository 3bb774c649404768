/**
 * What linking holds of every file, and no more: a kernel has half a million symbols, and every thread holds all of them.
 *
 * Texts and lists that many files share are kept once. What is held is described in `offers.ts` as well: an edit of what is not
 * described there leaves the links of other files as they were.
 */
import type { Id } from '../../../../src/contract/ids.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import type { LinkerFile } from '../language.ts'
import type { Body, Surface } from './fact-layout.ts'

/** The rest of a symbol is read again where its own file is linked. */
export interface HeldSymbol {
  id: Id
  name: string
  kind: SymbolFact['kind']
  parent: number | undefined
  modifiers: readonly string[] | undefined
  conditions: readonly string[] | undefined
  /** `TEST(name) {`: the macro may call it otherwise. */
  byMacro: boolean
  cpp: Cpp | undefined
}

/** What only C++ asks about. */
interface Cpp {
  qualified: string | undefined
  receiver: string | undefined
  takes: Arity
  /** Types of the parameters, as in `types` of the file; -1 unknown. */
  types: readonly number[]
  isConst: boolean
  /** The first parameter is `T &&`. */
  takesTemporary: boolean
  /** A template for some types only. */
  isConstrained: boolean
  /** `enum class` without `using enum` beside it: its members are not names of what is around it. */
  scoped: boolean
  /** `template <> struct name<int>`: what the name alone means is another. */
  specialises: boolean
}

/** How many arguments a function can be called with. */
export interface Arity {
  least: number
  most: number
  /** `...`: any number beyond. */
  open: boolean
}

export interface HeldFile extends Pick<Surface, 'includes' | 'types' | 'stores'> {
  path: string
  cpp: boolean
  deduced: readonly Body[]
  symbols: HeldSymbol[]
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
  initialised: ReadonlySet<number>
  undone: ReadonlySet<number>
  declares: ReadonlySet<number>
  wraps: ReadonlySet<number>
  aliases: ReadonlyMap<number, string>
  ways: ReadonlyMap<number, string>
  numbers: ReadonlyMap<number, number>
  formulas: ReadonlyMap<number, string>
}

const NO_TYPES: readonly number[] = []
const NO_BODIES: readonly Body[] = []
const NOTHING: ReadonlySet<number> = new Set<number>()
const NONE: ReadonlyMap<number, never> = new Map<number, never>()

export class Holder {
  #texts = new Map<string, string>()
  #lists = new Map<string, readonly string[]>()

  hold({ path, symbols, surface }: LinkerFile<Surface>): HeldFile {
    const cpp = surface.cpp === 1
    const { includesIf = [], mixins = [], bases = [], usings = [] } = surface
    const constrained = new Set(surface.constrained)
    const opened = new Set(surface.opened)
    const takes = new Map(surface.takes?.map((one) => [one[0], one]))
    return {
      path,
      cpp,
      deduced: surface.deduced ?? NO_BODIES,
      symbols: symbols.map((symbol, at) => ({
        id: symbol.id,
        name: this.#text(symbol.name),
        kind: this.#text(symbol.kind) as SymbolFact['kind'],
        parent: symbol.parent,
        modifiers: this.#list(symbol.modifiers),
        conditions: this.#list(symbol.conditions),
        byMacro: symbol.extra?.macro !== undefined,
        cpp: cpp ? cppOf(symbol, takes.get(at), constrained.has(at), opened.has(at)) : undefined,
      })),
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
      held: surface.held ? new Map(surface.held) : NONE,
      generics: surface.generics
        ? new Map(surface.generics.map(([at, names]) => [at, this.#list(names) ?? names]))
        : NONE,
      initialised: surface.initialised ? new Set(surface.initialised) : NOTHING,
      undone: surface.undone ? new Set(surface.undone) : NOTHING,
      declares: surface.declares ? new Set(surface.declares) : NOTHING,
      wraps: surface.wraps ? new Set(surface.wraps) : NOTHING,
      aliases: surface.aliases ? new Map(surface.aliases) : NONE,
      ways: surface.ways ? new Map(surface.ways) : NONE,
      numbers: surface.numbers ? new Map(surface.numbers) : NONE,
      formulas: surface.formulas ? new Map(surface.formulas) : NONE,
    }
  }

  /** All files are held: what told equal texts apart is not needed any more. */
  finish(): void {
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
