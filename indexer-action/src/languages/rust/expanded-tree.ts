/**
 * The tree of a macro's expansion. Its text is written nowhere, so positions are those of the call's tokens; what comes from the
 * macro itself has the position of the call.
 */
import { FlatTree } from '../../syntax/flat-tree.ts'
import type { Written } from './macro-rules.ts'

/** Offsets of different expansions must not meet, because scopes of blocks are known by them. */
const APART = 2 ** 22

export class ExpandedTree extends FlatTree {
  /** The tree of the call, which may be an expansion too, and the call's offset in it. */
  readonly outer: FlatTree
  readonly call: number
  /** How many calls lead to this expansion. */
  readonly depth: number
  readonly #starts: Int32Array
  readonly #origins: Int32Array
  readonly #base: number

  constructor(tree: FlatTree, outer: FlatTree, call: number, pieces: Pieces, number: number) {
    super(tree.text, tree.grammar, tree)
    this.outer = outer
    this.call = call
    this.depth = outer instanceof ExpandedTree ? outer.depth + 1 : 1
    this.#starts = pieces.starts
    this.#origins = pieces.origins
    this.#base = number * APART
  }

  /** Identifies an offset among those of the file and all expansions. */
  key(offset: number): number {
    return this.#base + offset
  }

  /** Whether the token at this offset is written in the file, and not in a macro. */
  isWritten(offset: number): boolean {
    const origin = this.#origin(offset)
    if (origin < 0) return false
    return this.outer instanceof ExpandedTree ? this.outer.isWritten(origin) : true
  }

  override lineAt(offset: number): number {
    const origin = this.#origin(offset)
    return this.outer.lineAt(origin < 0 ? this.call : origin)
  }

  override columnAt(offset: number): number {
    const origin = this.#origin(offset)
    return this.outer.columnAt(origin < 0 ? this.call : origin)
  }

  #origin(offset: number): number {
    const starts = this.#starts
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    const origin = this.#origins[low] ?? -1
    return origin < 0 ? -1 : origin + offset - (starts[low] as number)
  }
}

export interface Pieces {
  text: string
  starts: Int32Array
  origins: Int32Array
}

/** Joins the tokens of an expansion to a text. It grows long, so only the end of the token before is looked at. */
export function joined(tokens: readonly Written[], before: string, after: string): Pieces {
  const starts = new Int32Array(tokens.length + 2)
  const origins = new Int32Array(tokens.length + 2).fill(-1)
  const parts = [before]
  let length = before.length
  let last = before
  tokens.forEach(({ text, at: origin, spaced }, at) => {
    if (spaced || /[\w"'/]$/.test(last.slice(-1))) {
      parts.push(' ')
      length++
    }
    starts[at + 1] = length
    origins[at + 1] = origin
    parts.push(text)
    length += text.length
    last = text
  })
  starts[tokens.length + 1] = length
  parts.push(after)
  return { text: parts.join(''), starts, origins }
}
