/**
 * A syntax tree as flat arrays, in source order.
 *
 * tree-sitter runs behind a WASM boundary, and every step across it costs more than the work done there. So the tree is
 * copied out once, and everything that reads it afterwards is plain JavaScript over integers. A node is its index; its
 * first child, if it has one, is the next index.
 */
import type { Language as Grammar, Tree } from 'web-tree-sitter'
import { copyTree, type NodeColumns } from './tree-memory.ts'

/** Bits of `flags`. */
export const NAMED = 1
export const ERROR = 2
export const MISSING = 4

export class FlatTree {
  readonly text: string
  readonly grammar: Grammar
  readonly count: number
  /** Grammar type id; `typeName` gives its name, `typeId` the id of a name. */
  readonly type: Uint16Array
  /** Field id under its parent; 0 for none. */
  readonly field: Uint16Array
  /** UTF-16 offsets into `text`. */
  readonly start: Int32Array
  readonly end: Int32Array
  readonly parent: Int32Array
  /** One past the last descendant: the next sibling, if there is one. */
  readonly after: Int32Array
  readonly flags: Uint8Array
  #lineStarts: Int32Array | undefined
  #lastLine = 0

  constructor(text: string, grammar: Grammar, columns: FlatColumns) {
    this.text = text
    this.grammar = grammar
    this.count = columns.type.length
    this.type = columns.type
    this.field = columns.field
    this.start = columns.start
    this.end = columns.end
    this.parent = columns.parent
    this.after = columns.after
    this.flags = columns.flags
  }

  typeName(node: number): string {
    return this.grammar.types[this.type[node] as number] ?? 'ERROR'
  }

  textOf(node: number): string {
    return this.text.slice(this.start[node], this.end[node])
  }

  /** The first child under that field, or -1. */
  child(node: number, field: number): number {
    const after = this.after[node] as number
    for (let at = node + 1; at < after; at = this.after[at] as number) if (this.field[at] === field) return at
    return -1
  }

  /** Children in order; punctuation was left out when the tree was flattened. */
  *children(node: number): Generator<number> {
    const after = this.after[node] as number
    for (let at = node + 1; at < after; at = this.after[at] as number) yield at
  }

  /** 1-based line of an offset. Offsets are mostly asked for in source order, so the line found last is tried first. */
  lineAt(offset: number): number {
    const starts = this.lineStarts
    const last = this.#lastLine
    let low = 0
    let high = starts.length - 1
    if ((starts[last] as number) <= offset) {
      if (last === high || offset < (starts[last + 1] as number)) return last + 1
      low = last + 1
    }
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    this.#lastLine = low
    return low + 1
  }

  /** 0-based UTF-16 column of an offset. */
  columnAt(offset: number): number {
    return offset - (this.lineStarts[this.lineAt(offset) - 1] as number)
  }

  positionAt(offset: number): { line: number; column: number } {
    return { line: this.lineAt(offset), column: this.columnAt(offset) }
  }

  get lineStarts(): Int32Array {
    this.#lineStarts ??= lineStartsOf(this.text)
    return this.#lineStarts
  }
}

/** Offsets where lines begin. A line ends after `\n` or `\r\n`, but not after a lone `\r`, as in git. */
function lineStartsOf(text: string): Int32Array {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return Int32Array.from(starts)
}

interface FlatColumns {
  type: Uint16Array
  field: Uint16Array
  start: Int32Array
  end: Int32Array
  parent: Int32Array
  after: Int32Array
  flags: Uint8Array
}

/** Anonymous nodes that nothing reads: leaving them out halves the arrays. */
const PUNCTUATION = new Set([
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  ';',
  '.',
  ':',
  '::',
  '->',
  '"',
  "'",
  '`',
  '${',
  '<',
  '>',
  '\n',
])

const punctuationOf = new WeakMap<Grammar, Uint8Array>()

function punctuationIds(grammar: Grammar): Uint8Array {
  let ids = punctuationOf.get(grammar)
  if (!ids) {
    ids = Uint8Array.from(grammar.types, (name) => (PUNCTUATION.has(name) ? 1 : 0))
    punctuationOf.set(grammar, ids)
  }
  return ids
}

/** What a tree without nodes needs of a grammar. */
const NO_TYPES = { types: [], fields: [] } as unknown as Grammar

/** A text without a tree, for languages with a reader of their own. */
export function withoutNodes(text: string): FlatTree {
  const none = {
    type: new Uint16Array(0),
    field: new Uint16Array(0),
    start: new Int32Array(0),
    end: new Int32Array(0),
    parent: new Int32Array(0),
    after: new Int32Array(0),
    flags: new Uint8Array(0),
  }
  return new FlatTree(text, NO_TYPES, none)
}

/** Copies a tree out of WASM. The tree may be deleted afterwards. */
export function flatten(tree: Tree, text: string, grammar: Grammar): FlatTree {
  const punctuation = punctuationIds(grammar)
  const columns = copyTree(tree, punctuation, scratch) ?? walkTree(tree, punctuation, scratch)
  const { count } = columns
  return new FlatTree(text, grammar, {
    type: columns.type.slice(0, count),
    field: columns.field.slice(0, count),
    start: columns.start.slice(0, count),
    end: columns.end.slice(0, count),
    parent: columns.parent.slice(0, count),
    after: columns.after.slice(0, count),
    flags: columns.flags.slice(0, count),
  })
}

/** Like `copyTree`, but through the public cursor: several times slower, and correct by definition. */
export function walkTree(tree: Tree, drop: Uint8Array, out: (capacity: number) => NodeColumns): NodeColumns {
  const columns = out(tree.rootNode.descendantCount)
  const { type, field, start, end, parent, after, flags } = columns
  const open: number[] = []
  /** For each open level, the kept node that it closes, or -1. */
  const closes: number[] = []
  let count = 0
  const cursor = tree.walk()
  for (let descending = true; ; ) {
    if (descending) {
      const id = cursor.nodeTypeId
      const named = cursor.nodeIsNamed
      const owner = open.at(-1) ?? -1
      let kept = -1
      if (named || owner === -1 || drop[id] !== 1) {
        kept = count++
        type[kept] = id
        field[kept] = cursor.currentFieldId
        start[kept] = cursor.startIndex
        end[kept] = cursor.endIndex
        parent[kept] = owner
        flags[kept] = (named ? NAMED : 0) | (id === ERROR_TYPE ? ERROR : 0) | (cursor.nodeIsMissing ? MISSING : 0)
        after[kept] = count
      }
      if (cursor.gotoFirstChild()) {
        open.push(kept === -1 ? owner : kept)
        closes.push(kept)
        continue
      }
    }
    descending = cursor.gotoNextSibling()
    if (descending) continue
    if (!cursor.gotoParent()) break
    open.pop()
    const closed = closes.pop() as number
    if (closed !== -1) after[closed] = count
  }
  cursor.delete()
  columns.count = count
  return columns
}

/** tree-sitter's own type id for nodes that it could not parse. */
const ERROR_TYPE = 65_535

let reused: NodeColumns | undefined

/** Columns to fill, reused from file to file; `flatten` copies what was filled. */
function scratch(capacity: number): NodeColumns {
  if (reused && reused.type.length >= capacity) return reused
  const length = Math.max(16_384, Math.ceil(capacity * 1.25))
  const made: NodeColumns = {
    type: new Uint16Array(length),
    field: new Uint16Array(length),
    start: new Int32Array(length),
    end: new Int32Array(length),
    parent: new Int32Array(length),
    after: new Int32Array(length),
    flags: new Uint8Array(length),
    count: 0,
  }
  // One enormous file must not keep its columns in memory for the rest of the run.
  if (length <= 4_000_000) reused = made
  return made
}
