/**
 * The tree of a macro's expansion. Its text is written nowhere, so positions are those of the call's tokens; what comes from the
 * macro itself has the position of the call.
 */
import { FlatTree } from '../../../syntax/flat-tree.ts'
import type { Written } from './macro-rules.ts'

/** Offsets of different expansions must not meet, because scopes of blocks are known by them. */
const APART = 2 ** 22

export class ExpandedTree extends FlatTree {
  /** The tree of the call, which may be an expansion too, and the call's offset in it. */
  readonly outer: FlatTree
  readonly call: number
  /** How many calls lead to this expansion. */
  readonly depth: number
  readonly #pieces: Pieces
  readonly #number: number

  constructor(tree: FlatTree, outer: FlatTree, call: number, pieces: Pieces, number: number) {
    super(tree.text, tree.grammar, tree)
    this.outer = outer
    this.call = call
    this.depth = outer instanceof ExpandedTree ? outer.depth + 1 : 1
    this.#pieces = pieces
    this.#number = number
  }

  /** What was parsed again of this expansion's text. */
  again(tree: FlatTree): ExpandedTree {
    return new ExpandedTree(tree, this.outer, this.call, this.#pieces, this.#number)
  }

  /** Identifies an offset among those of the file and all expansions. */
  key(offset: number): number {
    return this.#number * APART + offset
  }

  /** Whether the token at this offset is written in the file, and not in a macro. */
  isWritten(offset: number): boolean {
    const origin = this.#origin(offset)
    if (origin < 0) return false
    return this.outer instanceof ExpandedTree ? this.outer.isWritten(origin) : true
  }

  /** Where the file writes this token in a macro's definition; -1 for tokens of a call, and of macros of other files. */
  definedAt(offset: number): number {
    const at = this.#pieceAt(offset)
    const rule = this.#pieces.rules[at] as number
    if (rule >= 0) return rule + offset - (this.#pieces.starts[at] as number)
    const origin = this.#origin(offset)
    return origin >= 0 && this.outer instanceof ExpandedTree ? this.outer.definedAt(origin) : -1
  }

  /** The first and the last line of what the file writes between two offsets. Undefined if it writes nothing of it. */
  linesOf(from: number, to: number): [number, number] | undefined {
    const { starts } = this.#pieces
    let lines: [number, number] | undefined
    for (let at = this.#pieceAt(from); at < starts.length && (starts[at] as number) < to; at++) {
      if (!this.isWritten(starts[at] as number)) continue
      const line = this.lineAt(starts[at] as number)
      lines = lines ? [Math.min(lines[0], line), Math.max(lines[1], line)] : [line, line]
    }
    return lines
  }

  /** The tree of the file. */
  get file(): FlatTree {
    return this.outer instanceof ExpandedTree ? this.outer.file : this.outer
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
    const { starts, origins } = this.#pieces
    const at = this.#pieceAt(offset)
    const origin = origins[at] as number
    return origin < 0 ? -1 : origin + offset - (starts[at] as number)
  }

  #pieceAt(offset: number): number {
    const { starts } = this.#pieces
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}

interface Pieces {
  text: string
  starts: Int32Array
  /** Offsets in the call, and in the macro's definition; -1 for none. */
  origins: Int32Array
  rules: Int32Array
}

/** What would be another token without a space. */
const TOGETHER = /\w[\w"'#]|\d\.|["'/]./

/** Joins the tokens of an expansion to a text. It grows long, so only the end of the token before is looked at. */
export function joined(tokens: readonly Written[], before: string, after: string): Pieces {
  const starts = new Int32Array(tokens.length + 2)
  const origins = new Int32Array(tokens.length + 2).fill(-1)
  const rules = new Int32Array(tokens.length + 2).fill(-1)
  const parts = [before]
  let length = before.length
  let last = before
  tokens.forEach(({ text, at: origin, rule, spaced }, at) => {
    if (spaced || TOGETHER.test(`${last.slice(-1)}${text[0]}`)) {
      parts.push(' ')
      length++
    }
    starts[at + 1] = length
    origins[at + 1] = origin
    rules[at + 1] = rule
    parts.push(text)
    length += text.length
    last = text
  })
  starts[tokens.length + 1] = length
  parts.push(after)
  return { text: parts.join(''), starts, origins, rules }
}
