/**
 * The spans that are searched and embedded as one: a function, a method, a type, and what is left of the file.
 *
 * Spans do not overlap. A type with members keeps its head and fields; its methods are spans of their own.
 */
import type { ChunkSpan } from '../../../src/contract/file.ts'
import type { SymbolFact, SymbolKind } from '../../../src/contract/symbols.ts'

/** An embedder reads a few hundred tokens well and a thousand badly. */
const MOST_LINES = 120

const TYPE_OF: Partial<Record<SymbolKind, ChunkSpan['type']>> = {
  function: 'function',
  macro: 'function',
  method: 'method',
  constructor: 'method',
  class: 'type',
  struct: 'type',
  union: 'type',
  enum: 'type',
  object: 'type',
  type: 'type',
  impl: 'type',
  interface: 'interface',
  trait: 'interface',
}

type Placed = Pick<SymbolFact, 'kind' | 'start' | 'end' | 'doc' | 'parent'>

export function chunksOfCode(symbols: readonly Placed[], text: string, lines: number): ChunkSpan[] {
  /** Which span each line belongs to: the innermost wins, and symbols come parents first. */
  const owner = new Int32Array(lines + 2).fill(-1)
  symbols.forEach((symbol, index) => {
    if (!TYPE_OF[symbol.kind] || isInsideFunction(symbols, symbol)) return
    const start = Math.max(
      1,
      Math.min(symbol.start, symbol.doc && symbol.doc[1] <= symbol.start ? symbol.doc[0] : symbol.start),
    )
    owner.fill(index, start, Math.min(symbol.end, lines) + 1)
  })
  const blank = blankLines(text, lines)
  const chunks: ChunkSpan[] = []
  for (let line = 1; line <= lines; ) {
    const index = owner[line] as number
    let end = line
    while (end < lines && owner[end + 1] === index) end++
    const symbol = symbols[index]
    // What is left of a type behind its first method is a brace or a field: too little to stand alone.
    const rest = symbol !== undefined && line > symbol.start && TYPE_OF[symbol.kind] !== 'function'
    if (!(allBlank(blank, line, end) || (rest && end - line < 3 && chunks.length > 0)))
      split(
        chunks,
        line,
        end,
        symbol ? (TYPE_OF[symbol.kind] as ChunkSpan['type']) : 'file',
        symbol ? index : undefined,
      )
    line = end + 1
  }
  return chunks
}

/** Prose by its headings; sections too small to say anything join the one before. */
export function chunksOfProse(text: string, lines: number): ChunkSpan[] {
  const heading = /^(?:#{1,6} |=+ \S|[=~^*-]{4,}\s*$)/
  const starts = [1]
  let line = 0
  for (const content of linesOf(text)) {
    line++
    if (line > 1 && heading.test(content) && line - (starts.at(-1) as number) >= 12) starts.push(line)
  }
  const chunks: ChunkSpan[] = []
  const blank = blankLines(text, lines)
  starts.forEach((start, at) => {
    const end = Math.min(lines, (starts[at + 1] ?? lines + 1) - 1)
    if (end >= start && !allBlank(blank, start, end)) split(chunks, start, end, 'file', undefined)
  })
  return chunks
}

function isInsideFunction(symbols: readonly Placed[], symbol: Placed): boolean {
  for (let at = symbol.parent; at !== undefined; at = symbols[at]?.parent) {
    const type = TYPE_OF[(symbols[at] as Placed).kind]
    if (type === 'function' || type === 'method') return true
  }
  return false
}

/** Long spans in equal parts, so that none is left with three lines. */
function split(
  into: ChunkSpan[],
  start: number,
  end: number,
  type: ChunkSpan['type'],
  symbol: number | undefined,
): void {
  const parts = Math.ceil((end - start + 1) / (MOST_LINES + 20))
  const size = Math.ceil((end - start + 1) / parts)
  for (let from = start; from <= end; from += size) {
    const chunk: ChunkSpan = { type, start: from, end: Math.min(end, from + size - 1) }
    if (symbol !== undefined) chunk.symbol = symbol
    into.push(chunk)
  }
}

function blankLines(text: string, lines: number): Uint8Array {
  const blank = new Uint8Array(lines + 2)
  let line = 0
  for (const content of linesOf(text)) blank[++line] = /\S/.test(content) ? 0 : 1
  return blank
}

function allBlank(blank: Uint8Array, start: number, end: number): boolean {
  for (let line = start; line <= end; line++) if (blank[line] === 0) return false
  return true
}

function* linesOf(text: string): Generator<string> {
  let from = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
    yield text.slice(from, at)
    from = at + 1
  }
  if (from < text.length) yield text.slice(from)
}
