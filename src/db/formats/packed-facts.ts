/**
 * The facts of a file, read from the body that `facts-body.ts` packs, and opened only as far as needed: numbers and
 * names first, texts when a whole symbol is asked for, and then that symbol alone. Most opened bodies are only searched
 * for a name, and building every symbol takes twice the time and three times the memory.
 */
import { Buffer } from 'node:buffer'
import type { ChunkSpan, FileFacts } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import { MODIFIERS, type Modifier, SYMBOL_KINDS, type SymbolFact } from '../../contract/symbols.ts'
import { Varints } from '../../contract/word-blocks.ts'
import type { SymbolColumns } from '../../query/indexed/symbol-columns.ts'
import { CHUNK, CHUNK_TYPES, DOC, HAS, SYMBOL, TEXT, TEXTS } from './facts-format.ts'
import { type Columns, NumberTables, type narrowed, readIds } from './number-columns.ts'
import { Ranks } from './ranks.ts'

type Rest = Omit<FileFacts, 'symbols' | 'chunks'>
/** For each field, the values of the symbols that have it. */
type Texts = { readonly [Field in keyof typeof TEXT]: NonNullable<SymbolFact[Field]>[] }

/** Called once when texts are read, and once when all symbols have been built or are about to be. */
export type Growing = (what: 'texts' | 'symbols') => void

/** Once this share of a file's symbols has been built one by one, it counts as all of them. */
const MOST_SINGLE = 0.25

/** The index of each column in its table. */
const nth = (columns: Columns): Record<string, number> =>
  Object.fromEntries(Object.keys(columns).map((name, at) => [name, at]))
const OF_SYMBOL = nth(SYMBOL) as Record<keyof typeof SYMBOL, number>
const OF_DOC = nth(DOC) as Record<keyof typeof DOC, number>
const OF_CHUNK = nth(CHUNK) as Record<keyof typeof CHUNK, number>
const bitOf = (mask: number): number => 31 - Math.clz32(mask)
const DOC_BIT = bitOf(HAS.doc)
const MODIFIERS_BIT = bitOf(HAS.modifiers)

export class PackedFacts implements SymbolColumns {
  readonly ids: Float64Array
  readonly names: readonly string[]
  readonly rest: Rest
  readonly #grew: Growing
  readonly #numbers: ReturnType<typeof narrowed>
  readonly #docs: number
  readonly #docCount: number
  readonly #chunks: number
  readonly #chunkCount: number
  readonly #modifiers: readonly Modifier[][]
  /** The raw JSON until texts are read. */
  #texts: Texts | Uint8Array
  #made: SymbolFact[] | undefined
  #makes = 0
  #isWhole = false
  #ranks: Ranks | undefined
  #spans: ChunkSpan[] | undefined
  #declarations: ReadonlySet<number> | undefined

  constructor(body: Buffer, grew: Growing) {
    const from = new Varints(body)
    from.at = 1
    const count = from.next()
    this.#grew = grew
    this.ids = readIds(from, count)
    const tables = new NumberTables(from)
    tables.read(SYMBOL, count)
    const having = (bit: number): number => {
      let sum = 0
      for (let at = 0; at < count; at++) if (tables.at(OF_SYMBOL.has * count + at) & bit) sum++
      return sum
    }
    this.#docCount = having(HAS.doc)
    this.#docs = tables.read(DOC, this.#docCount)
    this.#modifiers = Array.from({ length: having(HAS.modifiers) }, () => modifiersAt(from))
    this.#chunkCount = from.next()
    this.#chunks = tables.read(CHUNK, this.#chunkCount)
    this.#numbers = tables.done()
    const { rest, names, texts } = textsIn(body, from.at, count)
    this.rest = rest
    this.names = names
    this.#texts = texts
  }

  get length(): number {
    return this.names.length
  }
  get hasReceivers(): boolean {
    for (let at = 0; at < this.length; at++) if (this.#number(OF_SYMBOL.has, at) & TEXT.receiver) return true
    return false
  }
  kind(at: number) {
    return this.#isHere(at) ? SYMBOL_KINDS[this.#number(OF_SYMBOL.kind, at)] : undefined
  }
  parent(at: number): number {
    const up = this.#isHere(at) ? this.#number(OF_SYMBOL.up, at) : 0
    return up > 0 ? at - up : -1
  }

  start(at: number): number {
    return this.#isHere(at) ? this.#number(OF_SYMBOL.line, at) - this.#number(OF_SYMBOL.above, at) : 0
  }
  end(at: number): number {
    return this.#isHere(at) ? this.#number(OF_SYMBOL.line, at) + this.#number(OF_SYMBOL.below, at) : 0
  }
  docs(): readonly (readonly [number, number] | undefined)[] {
    let nth = 0
    return Array.from(this.names, (_, at) =>
      this.#number(OF_SYMBOL.has, at) & HAS.doc ? this.#docAt(this.start(at), nth++) : undefined,
    )
  }
  isDeclaration(at: number): boolean {
    this.#declarations ??= this.#declared()
    return this.#declarations.has(at)
  }

  of(at: number): SymbolFact | undefined {
    if (!this.#isHere(at)) return undefined
    const known = this.#made?.[at]
    if (known) return known
    this.#ranks ??= new Ranks(this.#numbers.subarray(OF_SYMBOL.has * this.length, (OF_SYMBOL.has + 1) * this.length))
    return this.#make(at, this.#ranks.at(at))
  }

  all(): SymbolFact[] {
    if (!this.#isWhole) {
      const ranks = Ranks.none()
      for (let at = 0; at < this.length; at++) {
        if (!this.#made?.[at]) this.#make(at, ranks)
        Ranks.pass(ranks, this.#number(OF_SYMBOL.has, at))
      }
      this.#isWhole = true
    }
    this.#made ??= []
    return this.#made
  }

  chunks(): ChunkSpan[] {
    this.#spans ??= this.#chunkSpans()
    return this.#spans
  }

  #isHere(at: number): boolean {
    return at >= 0 && at < this.length
  }

  #number(column: number, at: number): number {
    return this.#numbers[column * this.length + at] as number
  }

  /** `ranks`: for each bit, how many earlier symbols have that field. */
  #make(at: number, ranks: ArrayLike<number>): SymbolFact {
    const has = this.#number(OF_SYMBOL.has, at)
    const start = this.start(at)
    const parent = this.parent(at)
    const symbol: SymbolFact = {
      id: this.ids[at] as Id,
      name: this.names[at] as string,
      kind: this.kind(at) as SymbolFact['kind'],
      line: this.#number(OF_SYMBOL.line, at),
      column: this.#number(OF_SYMBOL.column, at),
      start,
      end: this.end(at),
    }
    if (parent >= 0) symbol.parent = parent
    if (has & HAS.derived) symbol.qualified = this.#nameWithin(parent, symbol.name)
    if (has & HAS.doc) symbol.doc = this.#docAt(start, ranks[DOC_BIT] as number)
    if (has & HAS.modifiers) symbol.modifiers = this.#modifiers[ranks[MODIFIERS_BIT] as number]
    if (has >= TEXT.signature) addTexts(symbol, has, this.#read(), ranks)
    this.#made ??= new Array(this.length)
    this.#made[at] = symbol
    if (++this.#makes === Math.ceil(this.length * MOST_SINGLE)) this.#grew('symbols')
    return symbol
  }

  #declared(): ReadonlySet<number> {
    if (!this.#modifiers.some((own) => own.includes('declaration'))) return NONE
    const declared = new Set<number>()
    let nth = 0
    for (let at = 0; at < this.length; at++)
      if (this.#number(OF_SYMBOL.has, at) & HAS.modifiers && this.#modifiers[nth++]?.includes('declaration'))
        declared.add(at)
    return declared
  }

  #nameWithin(parent: number, name: string): string {
    const container = this.of(parent)
    return container ? `${container.qualified ?? container.name}.${name}` : name
  }

  #docAt(start: number, doc: number): [number, number] {
    const value = (column: number) => this.#numbers[this.#docs + column * this.#docCount + doc] as number
    const first = start - value(OF_DOC.above)
    return [first, first + value(OF_DOC.lines)]
  }

  #read(): Texts {
    if (this.#texts instanceof Uint8Array) {
      const { buffer, byteOffset, length } = this.#texts
      this.#texts = textsOf(JSON.parse(`[${Buffer.from(buffer, byteOffset, length).toString('utf8')}`) as unknown[][])
      this.#grew('texts')
    }
    return this.#texts
  }

  #chunkSpans(): ChunkSpan[] {
    const value = (column: number, at: number) => this.#numbers[this.#chunks + column * this.#chunkCount + at] as number
    let before = 0
    return Array.from({ length: this.#chunkCount }, (_, at) => {
      const owner = value(OF_CHUNK.symbol, at) - 1
      const start = before + value(OF_CHUNK.start, at)
      const end = this.#isHere(owner)
        ? this.#number(OF_SYMBOL.line, owner) + this.#number(OF_SYMBOL.below, owner)
        : start
      before = end + value(OF_CHUNK.end, at)
      const span = { type: CHUNK_TYPES[value(OF_CHUNK.type, at)] as ChunkSpan['type'], start, end: before }
      return owner < 0 ? span : { ...span, symbol: owner }
    })
  }
}

const NONE: ReadonlySet<number> = new Set()

/** The JSON part: `[rest, names, texts, texts …]`. The names end where the first list of texts ends. */
function textsIn(
  body: Buffer,
  from: number,
  count: number,
): { rest: Rest; names: string[]; texts: Texts | Uint8Array } {
  const end = count > 0 ? body.indexOf(LIST_END, from) : -1
  if (end >= 0) {
    try {
      const [rest, names] = JSON.parse(`${body.toString('utf8', from, end + 2)}]`) as [Rest, string[]]
      if (names.length === count)
        return { rest, names, texts: new Uint8Array(body.subarray(end + LIST_END.length - 1)) }
    } catch {
      // A name may look like the end of a list.
    }
  }
  const [rest, names, ...texts] = JSON.parse(body.toString('utf8', from)) as [Rest, string[], ...unknown[][]]
  return { rest, names, texts: textsOf(texts) }
}
const LIST_END = '"],['

const textsOf = (lists: readonly unknown[][]): Texts =>
  Object.fromEntries(TEXTS.map((field, nth) => [field, lists[nth] ?? []])) as unknown as Texts

function addTexts(symbol: SymbolFact, has: number, texts: Texts, ranks: ArrayLike<number>): void {
  const rank = (mask: number): number => ranks[bitOf(mask)] as number
  if (has & TEXT.signature) symbol.signature = texts.signature[rank(TEXT.signature)]
  if (has & TEXT.qualified) symbol.qualified = texts.qualified[rank(TEXT.qualified)]
  if (has & TEXT.parameters) symbol.parameters = texts.parameters[rank(TEXT.parameters)]
  if (has & TEXT.returns) symbol.returns = texts.returns[rank(TEXT.returns)]
  if (has & TEXT.receiver) symbol.receiver = texts.receiver[rank(TEXT.receiver)]
  if (has & TEXT.type) symbol.type = texts.type[rank(TEXT.type)]
  if (has & TEXT.annotations) symbol.annotations = texts.annotations[rank(TEXT.annotations)]
  if (has & TEXT.conditions) symbol.conditions = texts.conditions[rank(TEXT.conditions)]
  if (has & TEXT.extra) symbol.extra = texts.extra[rank(TEXT.extra)]
}

/** Nearly all symbols use a few combinations of modifiers, so each combination is one shared list. */
const combinations = new Map<string, Modifier[]>()
const MOST_COMBINATIONS = 1000

function modifiersAt(from: Varints): Modifier[] {
  let key = ''
  for (let left = from.next(); left > 0; left--) key += String.fromCharCode(from.next())
  const known = combinations.get(key)
  if (known) return known
  const made = Array.from(key, (one) => MODIFIERS[one.charCodeAt(0)] as Modifier)
  if (combinations.size >= MOST_COMBINATIONS) combinations.clear()
  combinations.set(key, made)
  return made
}
