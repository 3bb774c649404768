/**
 * The spans that are searched and embedded as units: a function, a method, a type, and the rest of the file.
 *
 * Spans do not overlap. A type with members keeps its head and fields; its methods are spans of their own, unless they
 * are short: short ones share a span.
 */
import type { ChunkSpan } from '../../../src/contract/file.ts'
import type { SymbolFact, SymbolKind } from '../../../src/contract/symbols.ts'

/** An embedder handles a few hundred tokens well and a thousand badly. */
const MOST_LINES = 120
/** Pieces shorter than this are merged with their neighbours until together they reach it. */
const SHORT_LINES = 10
const MERGED_LINES = 30
/** Shorter sections of prose are merged with the one before. */
const SECTION_LINES = 12

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
  const margins = marginsOf(text, lines)
  const chunks: ChunkSpan[] = []
  for (const piece of merged(symbols, piecesOf(symbols, margins, lines))) split(chunks, piece, margins)
  return chunks
}

/** One piece per symbol without the symbols inside it, and the lines between symbols. */
function piecesOf(symbols: readonly Placed[], margins: Margins, lines: number): ChunkSpan[] {
  /** The span that each line belongs to: the innermost wins, and parents come before their children. */
  const owner = new Int32Array(lines + 2).fill(-1)
  symbols.forEach((symbol, index) => {
    if (!TYPE_OF[symbol.kind] || isInsideFunction(symbols, symbol)) return
    const start = Math.max(
      1,
      Math.min(symbol.start, symbol.doc && symbol.doc[1] <= symbol.start ? symbol.doc[0] : symbol.start),
    )
    owner.fill(index, start, Math.min(symbol.end, lines) + 1)
  })
  const pieces: ChunkSpan[] = []
  for (let line = 1; line <= lines; ) {
    const index = owner[line] as number
    let end = line
    while (end < lines && owner[end + 1] === index) end++
    const symbol = symbols[index]
    // What is left of a type after its first method is a brace or a field: too little for a piece of its own.
    const rest = symbol !== undefined && line > symbol.start && TYPE_OF[symbol.kind] !== 'function'
    if (!(allBlank(margins, line, end) || (rest && end - line < 3 && pieces.length > 0)))
      pieces.push(
        symbol
          ? { type: TYPE_OF[symbol.kind] as ChunkSpan['type'], start: line, end, symbol: index }
          : { type: 'file', start: line, end },
      )
    line = end + 1
  }
  return pieces
}

/**
 * Merges short neighbours: siblings, and a type with its contents. Three lines alone hold too few words to be found by,
 * and each piece costs a vector. A merged piece is a part of the file and not of one symbol, unless everything else is
 * inside the first symbol.
 */
function merged(symbols: readonly Placed[], pieces: readonly ChunkSpan[]): ChunkSpan[] {
  const chunks: ChunkSpan[] = []
  /** The last chunk if others may join it: the container of its pieces, and what it contains. */
  let open: { readonly container: number | undefined; readonly holds: Set<number> } | undefined
  for (const piece of pieces) {
    const container = piece.symbol === undefined ? undefined : symbols[piece.symbol]?.parent
    const into = chunks.at(-1)
    const isShort = piece.end - piece.start + 1 <= SHORT_LINES
    const inside = container !== undefined && open?.holds.has(container) === true
    const sibling = open !== undefined && open.container === container
    if (into && open && isShort && (inside || sibling) && piece.end - into.start < MERGED_LINES) {
      into.end = piece.end
      if (!inside) {
        into.type = 'file'
        delete into.symbol
      }
    } else {
      chunks.push({ ...piece })
      open = isShort ? { container, holds: new Set() } : undefined
    }
    if (piece.symbol !== undefined) open?.holds.add(piece.symbol)
  }
  return chunks
}

/** Splits prose by its headings; sections that are too short are merged with the one before. */
export function chunksOfProse(text: string, lines: number): ChunkSpan[] {
  const all = [...linesOf(text)]
  const fenced = fencedLines(all)
  const starts = [1]
  all.forEach((content, at) => {
    if (fenced[at]) return
    const isUnderline = UNDERLINE.test(content)
    if (!isUnderline && !HEADING.test(content)) return
    // The title stands above its underline. A line of that kind after a blank one is above the title itself, or a rule.
    const line = isUnderline && at > 0 && /\S/.test(all[at - 1] as string) ? at : at + 1
    if (line - (starts.at(-1) as number) >= SECTION_LINES) starts.push(line)
  })
  const chunks: ChunkSpan[] = []
  const margins = marginsOf(text, lines)
  starts.forEach((start, at) => {
    const end = Math.min(lines, (starts[at + 1] ?? lines + 1) - 1)
    if (end >= start && !allBlank(margins, start, end)) split(chunks, { type: 'file', start, end }, margins)
  })
  return chunks
}

const HEADING = /^(?:#{1,6} |=+ \S)/
const UNDERLINE = /^[=~^*-]{4,}\s*$/

/** By index: whether a line is in a fenced block. Comments in code look like headings. */
function fencedLines(lines: readonly string[]): boolean[] {
  const fenced = new Array<boolean>(lines.length).fill(false)
  let open: { at: number; ticks: number } | undefined
  lines.forEach((line, at) => {
    const fence = /^ {0,3}(`{3,})([^`]*)$/.exec(line)
    if (!fence) return
    const ticks = (fence[1] as string).length
    if (!open) open = { at, ticks }
    else if (ticks >= open.ticks && (fence[2] as string).trim() === '') {
      fenced.fill(true, open.at, at + 1)
      open = undefined
    }
  })
  return fenced
}

function isInsideFunction(symbols: readonly Placed[], symbol: Placed): boolean {
  for (let at = symbol.parent; at !== undefined; at = symbols[at]?.parent) {
    const type = TYPE_OF[(symbols[at] as Placed).kind]
    if (type === 'function' || type === 'method') return true
  }
  return false
}

/**
 * Splits long spans into parts of about equal size, where a statement or paragraph of the outermost level begins: of
 * the lines near the ideal cut, the least indented one, preferably after a blank line.
 */
function split(into: ChunkSpan[], { start, end, ...of }: ChunkSpan, margins: Margins): void {
  const parts = Math.ceil((end - start + 1) / (MOST_LINES + 20))
  let from = start
  for (let left = parts; left > 1; left--) {
    const size = Math.ceil((end - from + 1) / left)
    const reach = Math.floor(size / 5)
    let best = from + size
    let least = Number.POSITIVE_INFINITY
    for (let line = from + size - reach; line <= Math.min(end, from + size + reach); line++) {
      const margin = margins[line] as number
      if (margin === BLANK || margin === ENDS) continue
      const cost = margin * 4 + (margins[line - 1] === BLANK ? 0 : 2) + Math.abs(line - from - size) / (reach + 1)
      if (cost >= least) continue
      least = cost
      best = line
    }
    into.push({ ...of, start: from, end: best - 1 })
    from = best
  }
  into.push({ ...of, start: from, end })
}

/** Indentation of each line; lines are 1-based. */
type Margins = Int32Array
const BLANK = -1
/** A closing bracket belongs to the lines above it. */
const ENDS = 1000

function marginsOf(text: string, lines: number): Margins {
  const margins = new Int32Array(lines + 2).fill(BLANK)
  let line = 0
  for (const content of linesOf(text)) margins[++line] = /^\s*[)\]}]/.test(content) ? ENDS : content.search(/\S/)
  return margins
}

function allBlank(margins: Margins, start: number, end: number): boolean {
  for (let line = start; line <= end; line++) if (margins[line] !== BLANK) return false
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
