/**
 * Paths in a macro's rules that begin with `$crate`, or with `crate` in a macro that only its own crate can call. They mean the same
 * wherever the macro is called, and so does nothing else that a rule says.
 */
import type { Extraction } from '../extract/extraction.ts'
import { bare, pathNode, type Segment } from '../extract/paths.ts'
import * as ir from '../ir.ts'
import { TokenCursor } from './token-cursor.ts'
import { WORD } from './tokens.ts'

/** Records the paths of a macro, as read by the macro itself. */
export function readCratePaths(x: Extraction, node: number, symbol: number, isExported: boolean): void {
  if (!x.text(node).includes(isExported ? '$crate' : 'crate')) return
  const { tree } = x
  x.later(() => {
    x.enter(symbol)
    const tokens = new TokenCursor(tree.text, tree.start[node] as number, tree.end[node] as number)
    for (; tokens.at < tokens.end; tokens.at++)
      if (tokens.text() === 'crate' && tokens.text(1) === '::' && (!isExported || tokens.text(-1) === '$'))
        x.tentatively(() => readPath(x, tokens))
  })
}

function readPath(x: Extraction, tokens: TokenCursor): void {
  const segments: Segment[] = [{ offset: -1, text: '$crate', args: 0 }]
  while (tokens.text(1) === '::' && tokens.kind(2) === WORD) {
    tokens.at += 2
    segments.push({ offset: tokens.offset(), text: bare(tokens.text()), args: 0 })
  }
  // Which of several is called, the arguments say.
  if (OVERLOADED.test(tokens.text())) (segments.at(-1) as Segment).offset = -1
  const [op, use] = HOW.get(tokens.text(1)) ?? [ir.ANY_PATH, ir.READ]
  if (segments.length > 1) pathNode(x, { base: 0, segments }, op, use)
}

const OVERLOADED = /^(?:try_)?from$/

/** By what follows: the kind of a path, and how it uses its last name. */
const HOW: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['!', [ir.MACRO_PATH, ir.MACRO]],
  ['(', [ir.VALUE_PATH, ir.CALLEE]],
  ['{', [ir.TYPE_PATH, ir.TYPE]],
  ['::', [ir.TYPE_PATH, ir.READ]],
])
