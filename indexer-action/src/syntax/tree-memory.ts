/**
 * Reads a syntax tree straight out of tree-sitter's WASM memory: the only file that knows its layout.
 *
 * The public cursor crosses the WASM boundary eight times per node, which costs several times what parsing does. The
 * layout below is that of `subtree.h`, `tree.h` and `parser.h` on 32-bit little-endian, and is valid for the pinned
 * web-tree-sitter only. Two checks protect against a wrong layout: `flat-tree.test.ts` compares every grammar's tree
 * with what the public cursor says, and each walk compares its number of nodes with the public `descendantCount` and
 * gives up if they differ (the caller then uses the cursor).
 */
import type { Tree } from 'web-tree-sitter'

/** The memory that `grammars.ts` gives to tree-sitter. Unused if somebody else initialised it. */
export const treeMemory = new WebAssembly.Memory({ initial: 512, maximum: 32_768 })

let isRefused = false
const grow = treeMemory.grow.bind(treeMemory)
/** tree-sitter is not told why there is no more memory, and ends as it does on a fault of its own. It asks only for what the maximum allows. */
treeMemory.grow = (pages) => {
  isRefused = true
  const before = grow(pages)
  isRefused = false
  return before
}

/** Whether the machine did not give the memory that was asked for last. */
export const isMemoryRefused = (): boolean => isRefused

/** The columns of a flat tree, filled up to `count`; see flat-tree.ts. */
export interface NodeColumns {
  type: Uint16Array
  field: Uint16Array
  start: Int32Array
  end: Int32Array
  parent: Int32Array
  after: Int32Array
  flags: Uint8Array
  count: number
}

/** TSTree */
const TREE_LANGUAGE = 8
/** TSLanguage */
const LANGUAGE_SYMBOLS = 4
const LANGUAGE_ALIAS_SYMBOLS = 8
const LANGUAGE_PRODUCTIONS = 28
const LANGUAGE_FIELDS = 32
const LANGUAGE_ALIAS_WIDTH = 36
const LANGUAGE_FIELD_SLICES = 64
const LANGUAGE_FIELD_ENTRIES = 68
const LANGUAGE_METADATA = 72
const LANGUAGE_PUBLIC_SYMBOLS = 76
const LANGUAGE_ALIASES = 84
/** SubtreeHeapData, in 32-bit words unless stated otherwise */
const HEAP_PADDING = 1
const HEAP_SIZE = 4
const HEAP_CHILDREN = 9
const HEAP_SYMBOL_BYTE = 40
const HEAP_FLAGS_BYTE = 44
const HEAP_FLAGS2_BYTE = 45
const HEAP_VISIBLE_CHILDREN = 12
const HEAP_DESCENDANTS = 14
const HEAP_PRODUCTION_BYTE = 66
/** Bits of SubtreeInlineData's first byte. */
const INLINE = 1
const INLINE_VISIBLE = 2
const INLINE_NAMED = 4
const INLINE_EXTRA = 8
const INLINE_MISSING = 32
/** Bits of SubtreeHeapData's two flag bytes. */
const VISIBLE = 1
const NAMED = 2
const EXTRA = 4
const MISSING2 = 2

const ERROR_SYMBOL = 65_535

/** What a grammar says about productions, in tables indexed by `production * width + child`. */
interface Productions {
  aliasWidth: number
  aliases: Uint16Array
  fieldWidth: number
  fields: Uint16Array
  publicSymbol: Uint16Array
  /** Whether an alias is a named node. */
  namedSymbol: Uint8Array
}

const productionsOf = new Map<number, Productions>()

function readProductions(language: number, buffer: ArrayBuffer): Productions {
  const known = productionsOf.get(language)
  if (known) return known
  const view = new DataView(buffer)
  const word = (offset: number) => view.getUint32(language + offset, true)
  const symbols = word(LANGUAGE_SYMBOLS) + word(LANGUAGE_ALIAS_SYMBOLS)
  const productions = word(LANGUAGE_PRODUCTIONS)
  const aliasWidth = view.getUint16(language + LANGUAGE_ALIAS_WIDTH, true)
  const aliases = new Uint16Array(buffer, word(LANGUAGE_ALIASES), productions * aliasWidth).slice()
  const publicSymbol = new Uint16Array(buffer, word(LANGUAGE_PUBLIC_SYMBOLS), symbols).slice()
  const metadata = word(LANGUAGE_METADATA)
  const namedSymbol = new Uint8Array(symbols)
  for (let symbol = 0; symbol < symbols; symbol++) namedSymbol[symbol] = view.getUint8(metadata + symbol * 3 + 1)

  const rows: [production: number, child: number, field: number][] = []
  let fieldWidth = 1
  if (word(LANGUAGE_FIELDS) > 0) {
    const slices = word(LANGUAGE_FIELD_SLICES)
    const entries = word(LANGUAGE_FIELD_ENTRIES)
    for (let production = 0; production < productions; production++) {
      const first = view.getUint16(slices + production * 4, true)
      const length = view.getUint16(slices + production * 4 + 2, true)
      for (let entry = entries + first * 4; entry < entries + (first + length) * 4; entry += 4) {
        if (view.getUint8(entry + 3) !== 0) continue // inherited: it belongs to a hidden node further down
        const child = view.getUint8(entry + 2)
        fieldWidth = Math.max(fieldWidth, child + 1)
        rows.push([production, child, view.getUint16(entry, true)])
      }
    }
  }
  const fields = new Uint16Array(productions * fieldWidth)
  // For a child with two fields the cursor reports the first, so later rows must not overwrite it.
  for (const [production, child, field] of rows) fields[production * fieldWidth + child] ||= field
  const made = { aliasWidth, aliases, fieldWidth, fields, publicSymbol, namedSymbol }
  productionsOf.set(language, made)
  return made
}

/** One array per thing that a level of the walk remembers; levels nest as deep as the source does. */
class Level {
  children = new Int32Array(256)
  next = new Int32Array(256)
  total = new Int32Array(256)
  structural = new Int32Array(256)
  production = new Int32Array(256)
  /** The visible node that the level's children belong to, and the one that it closes (-1: a hidden level). */
  owner = new Int32Array(256)
  closes = new Int32Array(256)
  field = new Int32Array(256)

  grow(): void {
    const grown = (from: Int32Array) => {
      const to = new Int32Array(from.length * 2)
      to.set(from)
      return to
    }
    this.children = grown(this.children)
    this.next = grown(this.next)
    this.total = grown(this.total)
    this.structural = grown(this.structural)
    this.production = grown(this.production)
    this.owner = grown(this.owner)
    this.closes = grown(this.closes)
    this.field = grown(this.field)
  }
}

const level = new Level()

/**
 * Copies every visible node whose `drop[type]` is not set (named nodes and the root are always kept). Children of
 * dropped nodes belong to the nearest kept ancestor. Undefined if the memory does not match what the public API says.
 */
export function copyTree(
  tree: Tree,
  drop: Uint8Array,
  out: (capacity: number) => NodeColumns,
): NodeColumns | undefined {
  const root = tree.rootNode
  const expected = root.descendantCount
  const memory = treeMemory.buffer
  if (root.id + 12 > memory.byteLength || root.id % 4 !== 0) return undefined
  const language = new DataView(memory).getUint32(root.id + TREE_LANGUAGE, true)
  if (language === 0 || language >= memory.byteLength) return undefined
  const columns = out(expected)
  if (walk(memory, root.id, readProductions(language, memory), drop, columns, expected) !== expected) return undefined
  // The root comes first and contains everything that is kept.
  columns.count = columns.after[0] as number
  return columns
}

/**
 * Fills the columns. Returns the number of visible nodes, or -1 as soon as there are too many.
 *
 * Nothing follows the loop: V8 compiles the loop during its first run, and would discard that code at the end of each
 * call if code it has not yet seen followed.
 */
function walk(
  buffer: ArrayBuffer,
  root: number,
  { aliasWidth, aliases, fieldWidth, fields, publicSymbol, namedSymbol }: Productions,
  drop: Uint8Array,
  { type, field, start, end, parent, after, flags }: NodeColumns,
  expected: number,
): number {
  const bytes = new Uint8Array(buffer)
  const halves = new Uint16Array(buffer)
  const words = new Uint32Array(buffer)
  let count = 0
  let seen = 0
  let depth = -1
  /** UTF-16 bytes before the current child; tree-sitter counts two bytes per unit. */
  let position = 0
  let at = root
  let isRoot = true
  let alias = 0
  let inheritedField = 0
  let owner = -1

  for (;;) {
    // One subtree: `at` is the address of its 8-byte handle; `position` is where its padding begins.
    const head = words[at >> 2] as number
    let childCount = 0
    let visible: boolean
    let named: boolean
    let missing: boolean
    let symbol: number
    let size: number
    let heap = 0
    if ((head & INLINE) !== 0) {
      visible = (head & INLINE_VISIBLE) !== 0
      named = (head & INLINE_NAMED) !== 0
      missing = (head & INLINE_MISSING) !== 0
      symbol = (head >>> 8) & 0xff
      position += bytes[at + 6] as number
      size = bytes[at + 7] as number
    } else {
      heap = head >> 2
      const bits = bytes[head + HEAP_FLAGS_BYTE] as number
      visible = (bits & VISIBLE) !== 0
      named = (bits & NAMED) !== 0
      missing = ((bytes[head + HEAP_FLAGS2_BYTE] as number) & MISSING2) !== 0
      symbol = halves[(head + HEAP_SYMBOL_BYTE) >> 1] as number
      position += words[heap + HEAP_PADDING] as number
      size = words[heap + HEAP_SIZE] as number
      childCount = words[heap + HEAP_CHILDREN] as number
    }
    let kept = -1
    const shown = visible || alias !== 0 || isRoot
    if (shown) {
      seen++
      if (alias !== 0) {
        symbol = alias
        named = namedSymbol[alias] === 1
      }
      const shownType = symbol === ERROR_SYMBOL ? ERROR_SYMBOL : (publicSymbol[symbol] as number)
      if (named || isRoot || drop[shownType] !== 1) {
        if (count === type.length) return -1
        kept = count++
        type[kept] = shownType
        field[kept] = inheritedField
        start[kept] = position >> 1
        end[kept] = (position + size) >> 1
        parent[kept] = owner
        after[kept] = count
        flags[kept] = (named ? 1 : 0) | (shownType === ERROR_SYMBOL ? 2 : 0) | (missing ? 4 : 0)
      }
    }
    isRoot = false

    if (childCount > 0 && (shown || (words[heap + HEAP_VISIBLE_CHILDREN] as number) > 0)) {
      if ((words[heap + HEAP_DESCENDANTS] as number) > expected) return -1
      depth++
      if (depth === level.next.length) level.grow()
      level.children[depth] = head - childCount * 8
      level.next[depth] = 0
      level.total[depth] = childCount
      level.structural[depth] = 0
      level.production[depth] = halves[(head + HEAP_PRODUCTION_BYTE) >> 1] as number
      level.owner[depth] = kept === -1 ? owner : kept
      level.closes[depth] = kept
      level.field[depth] = shown ? 0 : inheritedField
      // The first child's padding is the parent's own, and is already passed.
      const first = words[(head - childCount * 8) >> 2] as number
      position -=
        (first & INLINE) !== 0
          ? (bytes[head - childCount * 8 + 6] as number)
          : (words[(first >> 2) + HEAP_PADDING] as number)
    } else {
      position += size
    }

    // The next subtree in source order.
    while (depth >= 0 && level.next[depth] === level.total[depth]) {
      const closed = level.closes[depth] as number
      if (closed !== -1) after[closed] = count
      depth--
    }
    if (depth < 0) return seen
    const index = level.next[depth] as number
    level.next[depth] = index + 1
    at = (level.children[depth] as number) + index * 8
    owner = level.owner[depth] as number
    const handle = words[at >> 2] as number
    const extra =
      (handle & INLINE) !== 0
        ? (handle & INLINE_EXTRA) !== 0
        : ((bytes[handle + HEAP_FLAGS_BYTE] as number) & EXTRA) !== 0
    alias = 0
    inheritedField = 0
    if (!extra) {
      const structural = level.structural[depth] as number
      level.structural[depth] = structural + 1
      const production = level.production[depth] as number
      if (production !== 0 && structural < aliasWidth) alias = aliases[production * aliasWidth + structural] as number
      if (structural < fieldWidth) inheritedField = fields[production * fieldWidth + structural] as number
      if (inheritedField === 0) inheritedField = level.field[depth] as number
    }
  }
}
