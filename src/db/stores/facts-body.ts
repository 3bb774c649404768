/**
 * A file's facts as they are kept: what is a number in columns, then the texts as JSON, a list for each field. Three fifths of
 * their JSON when both are deflated, and an edit moves no number that follows.
 *
 * The first byte says how a body is kept: FORMAT, or '{' of the JSON as it is sent, as which all were kept before.
 */
import { Buffer } from 'node:buffer'
import type { ChunkSpan, FileFacts } from '../../contract/file.ts'
import type { Id } from '../../contract/ids.ts'
import { MODIFIERS, type Modifier, SYMBOL_KINDS, type SymbolFact, type SymbolKind } from '../../contract/symbols.ts'
import { Varints } from '../../contract/word-blocks.ts'
import { type Integers, readColumns, readIds, writeColumns, writeIds, writeNumber } from './number-columns.ts'

const FORMAT = 1

const SIGNED = { signed: true } as const
const STEPS = { step: true, signed: true } as const
/** `has`: of HAS. `up`: how far before it its container stands, 0 for none. `start` and `end` as their distance to `line`. */
const SYMBOL = { kind: {}, has: {}, up: {}, line: STEPS, column: {}, above: SIGNED, below: SIGNED } as const
/** How far above `start` a doc comment begins, and where it ends from there. */
const DOC = { above: SIGNED, lines: SIGNED } as const
/** `symbol` is one more than it is, 0 for none. `start` is the distance to the chunk before, `end` that to the symbol's, or to `start`. */
const CHUNK = { type: {}, symbol: STEPS, start: SIGNED, end: SIGNED } as const
const CHUNK_TYPES: readonly ChunkSpan['type'][] = ['function', 'method', 'type', 'interface', 'file']

/** What not every symbol has, as bits. `derived`: its qualified name is its container's and its own, and is not written. */
const HAS = { doc: 1, modifiers: 2, derived: 4 } as const
/** Fields that are in the JSON, in this order: append only. */
const TEXT = {
  signature: 8,
  qualified: 16,
  parameters: 32,
  returns: 64,
  receiver: 128,
  type: 256,
  annotations: 512,
  conditions: 1024,
  extra: 2048,
} as const
const TEXTS = Object.keys(TEXT) as (keyof typeof TEXT)[]
/** Of each field the values of the symbols that have it. */
type Texts = { [Field in keyof typeof TEXT]: NonNullable<SymbolFact[Field]>[] }

export function packFacts({ symbols, chunks, ...rest }: FileFacts): Buffer {
  const bytes = [FORMAT]
  writeNumber(bytes, symbols.length)
  writeIds(
    bytes,
    symbols.map((symbol) => symbol.id),
  )
  const has = symbols.map((symbol) => bitsOf(symbol, symbols))
  writeColumns(bytes, SYMBOL, {
    kind: symbols.map((symbol) => SYMBOL_KINDS.indexOf(symbol.kind)),
    has,
    up: symbols.map((symbol, at) => (symbol.parent === undefined ? 0 : at - symbol.parent)),
    line: symbols.map((symbol) => symbol.line),
    column: symbols.map((symbol) => symbol.column),
    above: symbols.map((symbol) => symbol.line - symbol.start),
    below: symbols.map((symbol) => symbol.end - symbol.line),
  })
  const docs = symbols.flatMap(({ doc, start }) => (doc ? [{ above: start - doc[0], lines: doc[1] - doc[0] }] : []))
  writeColumns(bytes, DOC, { above: docs.map((doc) => doc.above), lines: docs.map((doc) => doc.lines) })
  for (const { modifiers } of symbols) {
    if (!modifiers) continue
    writeNumber(bytes, modifiers.length)
    for (const modifier of modifiers) writeNumber(bytes, MODIFIERS.indexOf(modifier))
  }
  writeNumber(bytes, chunks.length)
  writeColumns(bytes, CHUNK, {
    type: chunks.map((chunk) => CHUNK_TYPES.indexOf(chunk.type)),
    symbol: chunks.map((chunk) => (chunk.symbol ?? -1) + 1),
    start: chunks.map((chunk, at) => chunk.start - (chunks[at - 1]?.end ?? 0)),
    end: chunks.map((chunk) => chunk.end - (symbols[chunk.symbol ?? -1]?.end ?? chunk.start)),
  })
  const texts = TEXTS.map((field) =>
    symbols.flatMap((symbol, at) => (Number(has[at]) & TEXT[field] ? [symbol[field]] : [])),
  )
  const names = symbols.map((symbol) => symbol.name)
  return Buffer.concat([Uint8Array.from(bytes), Buffer.from(JSON.stringify([rest, names, ...texts]))])
}

function bitsOf(symbol: SymbolFact, symbols: readonly SymbolFact[]): number {
  let bits = (symbol.doc ? HAS.doc : 0) | (symbol.modifiers ? HAS.modifiers : 0)
  for (const field of TEXTS) if (symbol[field] !== undefined) bits |= TEXT[field]
  const derived = symbol.qualified !== undefined && symbol.qualified === nameWithin(symbols, symbol.parent, symbol.name)
  return derived ? (bits & ~TEXT.qualified) | HAS.derived : bits
}

function nameWithin(symbols: readonly SymbolFact[], parent: number | undefined, name: string): string {
  const container = symbols[parent ?? -1]
  return container ? `${container.qualified ?? container.name}.${name}` : name
}

/** Of a body that was stored: it is not checked again. */
export function readFacts(body: Buffer): FileFacts {
  if (body[0] !== FORMAT) return JSON.parse(body.toString('utf8')) as FileFacts
  const from = new Varints(body)
  from.at = 1
  const count = from.next()
  const ids = readIds(from, count)
  const { kind, has, up, line, column, above, below } = readColumns(from, SYMBOL, count)
  const docs = readColumns(from, DOC, having(has, HAS.doc))
  const modifiers = Array.from({ length: having(has, HAS.modifiers) }, () => modifiersAt(from))
  const chunks = readColumns(from, CHUNK, from.next())
  const [rest, names, ...lists] = JSON.parse(body.toString('utf8', from.at)) as [object, string[], ...unknown[][]]
  const texts = Object.fromEntries(TEXTS.map((field, nth) => [field, (lists[nth] ?? []).reverse()])) as Texts
  modifiers.reverse()
  const symbols: SymbolFact[] = []
  let doc = 0
  for (let at = 0; at < count; at++) {
    const own = has[at] as number
    const start = (line[at] as number) - (above[at] as number)
    const name = names[at] as string
    const symbol: SymbolFact = {
      id: ids[at] as Id,
      name,
      kind: SYMBOL_KINDS[kind[at] as number] as SymbolKind,
      line: line[at] as number,
      column: column[at] as number,
      start,
      end: (line[at] as number) + (below[at] as number),
    }
    if (up[at]) symbol.parent = at - (up[at] as number)
    if (own & HAS.derived) symbol.qualified = nameWithin(symbols, symbol.parent, name)
    if (own & HAS.doc) {
      const first = start - (docs.above[doc] as number)
      symbol.doc = [first, first + (docs.lines[doc++] as number)]
    }
    if (own & HAS.modifiers) symbol.modifiers = modifiers.pop()
    if (own & TEXT.signature) symbol.signature = texts.signature.pop()
    if (own & TEXT.qualified) symbol.qualified = texts.qualified.pop()
    if (own & TEXT.parameters) symbol.parameters = texts.parameters.pop()
    if (own & TEXT.returns) symbol.returns = texts.returns.pop()
    if (own & TEXT.receiver) symbol.receiver = texts.receiver.pop()
    if (own & TEXT.type) symbol.type = texts.type.pop()
    if (own & TEXT.annotations) symbol.annotations = texts.annotations.pop()
    if (own & TEXT.conditions) symbol.conditions = texts.conditions.pop()
    if (own & TEXT.extra) symbol.extra = texts.extra.pop()
    symbols.push(symbol)
  }
  return { symbols, chunks: chunksOf(chunks, symbols), ...rest }
}

function chunksOf({ type, symbol, start, end }: Integers<typeof CHUNK>, symbols: readonly SymbolFact[]): ChunkSpan[] {
  let before = 0
  return Array.from(type, (kind, at) => {
    const owner = (symbol[at] as number) - 1
    const first = before + (start[at] as number)
    before = (symbols[owner]?.end ?? first) + (end[at] as number)
    const span = { type: CHUNK_TYPES[kind] as ChunkSpan['type'], start: first, end: before }
    return owner < 0 ? span : { ...span, symbol: owner }
  })
}

const having = (has: Int32Array, bit: number): number => has.reduce((sum, bits) => sum + (bits & bit ? 1 : 0), 0)

const modifiersAt = (from: Varints): Modifier[] =>
  Array.from({ length: from.next() }, () => MODIFIERS[from.next()] as Modifier)
