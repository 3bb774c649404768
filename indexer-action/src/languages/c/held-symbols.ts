/**
 * The symbols that linking holds, in columns: as objects, those of a kernel take several times as much, and each thread holds all
 * of them. A symbol is made when it is asked for, so two answers about one need not be the same object.
 */
import type { Id } from '../../../../src/contract/ids.ts'
import type { SymbolFact } from '../../../../src/contract/symbols.ts'
import { Column } from './column.ts'

/** The rest of a symbol is read again where its own file is linked. */
export interface HeldSymbol {
  name: string
  kind: SymbolFact['kind']
  parent: number | undefined
  modifiers: readonly string[] | undefined
  conditions: readonly string[] | undefined
  /** `TEST(name) {`: the macro may call it otherwise. */
  byMacro: boolean
  cpp: Cpp | undefined
}

/** Of a file that does not say itself that it has it. */
export interface AddedSymbol extends HeldSymbol {
  id: Id
}

/** What only C++ asks about. */
export interface Cpp {
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

/** Of what is in nothing. */
const NONE = -1
/** Name, kind, parent, modifiers, conditions, and 1 where a macro may call it otherwise. */
const STRIDE = 6

/** Of all files. */
export class SymbolColumns {
  readonly #ids = new Column(Float64Array)
  readonly #rows = new Column(Int32Array)
  readonly #texts = new Numbered<string>()
  readonly #lists = new Numbered<readonly string[] | undefined>()

  get size(): number {
    return this.#ids.length
  }

  add({ id, name, kind, parent = NONE, modifiers, conditions, extra }: SymbolFact): void {
    this.#ids.push(id)
    this.#rows.push(this.#text(name))
    this.#rows.push(this.#text(kind))
    this.#rows.push(parent)
    this.#rows.push(this.#list(modifiers))
    this.#rows.push(this.#list(conditions))
    this.#rows.push(extra?.macro === undefined ? 0 : 1)
  }

  finish(): void {
    this.#ids.finish()
    this.#rows.finish()
  }

  /** The number of a name that something has, or will have. */
  numbered(name: string): number {
    return this.#text(name)
  }

  /** -1 if nothing has that name. */
  numberOf(name: string): number {
    return this.#texts.numberOf(name)
  }

  /** The number of a symbol's name. */
  nameOf(symbol: number): number {
    return this.#rows.at(symbol * STRIDE)
  }

  idOf(symbol: number): Id {
    return this.#ids.at(symbol) as Id
  }

  symbol(symbol: number, cpp: Cpp | undefined): HeldSymbol {
    const { numbers } = this.#rows
    const { things: texts } = this.#texts
    const { things: lists } = this.#lists
    const at = symbol * STRIDE
    const parent = numbers[at + 2] as number
    return {
      name: texts[numbers[at] as number] as string,
      kind: texts[numbers[at + 1] as number] as SymbolFact['kind'],
      parent: parent === NONE ? undefined : parent,
      modifiers: lists[numbers[at + 3] as number],
      conditions: lists[numbers[at + 4] as number],
      byMacro: numbers[at + 5] === 1,
      cpp,
    }
  }

  #text(text: string): number {
    return this.#texts.add(text, text)
  }

  #list(list: readonly string[] | undefined): number {
    return this.#lists.add(list === undefined ? '' : `(${list.join('\0')}`, list)
  }
}

/** Of one file, by their numbers in it. */
export class FileSymbols {
  /** How many the file itself has. */
  readonly #own: number
  readonly #added: AddedSymbol[] = []
  readonly #columns: SymbolColumns
  readonly #first: number
  /** C++ asks for its symbols many times more often, and has fewer. */
  readonly #made: readonly HeldSymbol[] | undefined

  /** The last ones that were added. */
  constructor(columns: SymbolColumns, length: number, cpp: readonly Cpp[] | undefined) {
    this.#own = length
    this.#columns = columns
    this.#first = columns.size - length
    this.#made = cpp?.map((one, at) => columns.symbol(this.#first + at, one))
  }

  get length(): number {
    return this.#own + this.#added.length
  }

  add(symbols: readonly AddedSymbol[]): void {
    for (const symbol of symbols) this.#added.push(symbol)
  }

  get(at: number): HeldSymbol | undefined {
    if (at >= this.#own) return this.#added[at - this.#own]
    if (this.#made) return this.#made[at]
    return at >= 0 ? this.#columns.symbol(this.#first + at, undefined) : undefined
  }

  *entries(): Generator<[number, HeldSymbol]> {
    for (let at = 0; at < this.length; at++) yield [at, this.get(at) as HeldSymbol]
  }

  idOf(at: number): Id {
    return at >= this.#own ? (this.#added[at - this.#own] as AddedSymbol).id : this.#columns.idOf(this.#first + at)
  }

  /** The number of its name. */
  nameOf(at: number): number {
    return at >= this.#own
      ? this.#columns.numbered((this.#added[at - this.#own] as AddedSymbol).name)
      : this.#columns.nameOf(this.#first + at)
  }
}

/** Things that are equal if their keys are: each is held once, and has a number. */
class Numbered<Thing> {
  readonly #numbers = new Map<string, number>()
  /** By number. */
  readonly things: Thing[] = []

  add(key: string, thing: Thing): number {
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.things.push(thing) - 1
      this.#numbers.set(key, number)
    }
    return number
  }

  numberOf(key: string): number {
    return this.#numbers.get(key) ?? -1
  }
}
