/**
 * A syntax tree as flat arrays, in source order.
 *
 * tree-sitter lives behind a WASM boundary, and every step across it costs more than the work done there. So the
 * tree is copied out once, and everything that reads it afterwards is plain JavaScript over integers. A node is its
 * index; its first child, if it has one, is the next index.
 */
import type { Language as Grammar, Tree } from 'web-tree-sitter'

/** Bits of `flags`. */
export const NAMED = 1
export const ERROR = 2
export const MISSING = 4

export class FlatTree {
  readonly text: string
  readonly grammar: Grammar
  readonly count: number
  /** Grammar type id; `typeName` turns it into words, `typeId` words into ids. */
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

  /** Children in order, punctuation left out when the tree was flattened. */
  *children(node: number): Generator<number> {
    const after = this.after[node] as number
    for (let at = node + 1; at < after; at = this.after[at] as number) yield at
  }

  /** 1-based line of an offset. */
  lineAt(offset: number): number {
    const starts = this.lineStarts
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }

  /** 0-based UTF-16 column of an offset. */
  columnAt(offset: number): number {
    return offset - (this.lineStarts[this.lineAt(offset) - 1] as number)
  }

  get lineStarts(): Int32Array {
    this.#lineStarts ??= lineStartsOf(this.text)
    return this.#lineStarts
  }
}

/** Offsets at which lines begin; a line ends after `\n`, `\r\n` or a lone `\r` is not an end (git's view). */
export function lineStartsOf(text: string): Int32Array {
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

/** Anonymous nodes that no reader asks about: leaving them out halves the arrays. */
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

/** Copies a tree out of WASM. The tree may be deleted afterwards. */
export function flatten(tree: Tree, text: string, grammar: Grammar): FlatTree {
  const punctuation = punctuationIds(grammar)
  let capacity = Math.max(1024, text.length >> 1)
  let type = new Uint16Array(capacity)
  let field = new Uint16Array(capacity)
  let start = new Int32Array(capacity)
  let end = new Int32Array(capacity)
  let parent = new Int32Array(capacity)
  let after = new Int32Array(capacity)
  let flags = new Uint8Array(capacity)
  let count = 0
  const open: number[] = []

  const cursor = tree.walk()
  let descending = true
  for (;;) {
    if (descending) {
      const id = cursor.nodeTypeId
      const named = cursor.nodeIsNamed
      if (named || punctuation[id] !== 1 || open.length === 0) {
        if (count === capacity) {
          capacity *= 2
          const grow = <T extends Uint8Array | Uint16Array | Int32Array>(from: T): T => {
            const to = new (from.constructor as new (n: number) => T)(capacity)
            to.set(from as never)
            return to
          }
          type = grow(type)
          field = grow(field)
          start = grow(start)
          end = grow(end)
          parent = grow(parent)
          after = grow(after)
          flags = grow(flags)
        }
        type[count] = id
        field[count] = cursor.currentFieldId
        start[count] = cursor.startIndex
        end[count] = cursor.endIndex
        parent[count] = open.length > 0 ? (open[open.length - 1] as number) : -1
        flags[count] = (named ? NAMED : 0) | (id === 65535 ? ERROR : 0) | (cursor.nodeIsMissing ? MISSING : 0)
        const at = count++
        if (cursor.gotoFirstChild()) {
          open.push(at)
          continue
        }
        after[at] = count
      } else if (cursor.gotoFirstChild()) {
        // Punctuation with children does not occur in practice; it is walked as if it were not there.
        open.push(open[open.length - 1] as number)
        continue
      }
    }
    if (cursor.gotoNextSibling()) {
      descending = true
      continue
    }
    if (!cursor.gotoParent()) break
    const closed = open.pop() as number
    after[closed] = count
    descending = false
  }
  cursor.delete()
  return new FlatTree(text, grammar, {
    type: type.slice(0, count),
    field: field.slice(0, count),
    start: start.slice(0, count),
    end: end.slice(0, count),
    parent: parent.slice(0, count),
    after: after.slice(0, count),
    flags: flags.slice(0, count),
  })
}
