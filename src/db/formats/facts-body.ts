/**
 * A file's facts as they are kept: what is a number in columns, then the texts as JSON, a list for each field. Three fifths of
 * their JSON when both are deflated, and an edit moves no number that follows.
 *
 * The first byte says how a body is kept: FORMAT, or '{' of the JSON as it is sent, as which all were kept before.
 */
import { Buffer } from 'node:buffer'
import type { FileFacts } from '../../contract/file.ts'
import { MODIFIERS, SYMBOL_KINDS, type SymbolFact } from '../../contract/symbols.ts'
import { attached, columnsOf, type OpenedFacts } from '../../query/indexed/symbol-columns.ts'
import { CHUNK, CHUNK_TYPES, DOC, FORMAT, HAS, SYMBOL, TEXT, TEXTS } from './facts-format.ts'
import { writeColumns, writeIds, writeNumber } from './number-columns.ts'
import { type Growing, PackedFacts } from './packed-facts.ts'

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

/** Of a body that was stored: it is not checked again. `grew` is told as more of it is made. */
export function readFacts(body: Buffer, grew: Growing = () => undefined): OpenedFacts {
  if (body[0] !== FORMAT) {
    const facts = JSON.parse(body.toString('utf8')) as FileFacts
    return attached(facts, columnsOf(facts.symbols))
  }
  const packed = new PackedFacts(body, grew)
  return attached(
    {
      get symbols() {
        return packed.all()
      },
      get chunks() {
        return packed.chunks()
      },
      ...packed.rest,
    },
    packed,
  )
}
