/** Arms in a macro's tokens: `pattern = future => …` and `recv(channel) -> pattern => …` of select macros, `Shape::Circle(radius) => …`. */
import type { Extraction } from '../extract/extraction.ts'
import { pathNode } from '../extract/paths.ts'
import * as ir from '../ir.ts'
import { namesIn } from './macro-bindings.ts'
import { type MacroPaths, UPPER } from './macro-paths.ts'
import type { TokenCursor } from './token-cursor.ts'
import { OPEN, WORD } from './tokens.ts'

/** Declares the names of the arm that begins here, if one does, and ends before its arrow. `future` reads what a select macro awaits. */
export function readArm(x: Extraction, tokens: TokenCursor, paths: MacroPaths, future: () => number): void {
  if (tokens.text() === '{' || tokens.text() === '=>') return
  const isAfter = tokens.text() === '->'
  const arrow = tokens.find('=>')
  const end = isAfter ? arrow : tokens.find('=')
  if (arrow < 0) return
  if (end < 0 || end > arrow) {
    readPattern(x, tokens, paths, arrow)
    return
  }
  if (isAfter) tokens.at++
  const isWhole = end - tokens.at === 1
  const names = tokens.until(end, () => namesIn(tokens, true))
  tokens.at = end + 1
  const of = isAfter ? 0 : x.node(ir.AWAIT, future())
  for (const { text, offset } of names) x.declare(text, offset, ir.VARIABLE, isWhole ? of : 0)
}

/** `Shape::Circle(radius)`: a pattern, unless its names are those of variables. */
function readPattern(x: Extraction, tokens: TokenCursor, paths: MacroPaths, arrow: number): void {
  const start = tokens.at
  let last = 0
  while (tokens.kind(last) === WORD && tokens.text(last + 1) === '::') last += 2
  if (tokens.kind(last + 1) !== OPEN || tokens.text(last + 1) === '[' || !UPPER.test(tokens.text(last))) return
  tokens.at += last + 1
  const names = tokens.inside(() => namesIn(tokens, true))
  const end = tokens.at
  tokens.at = start
  if (end !== arrow || names.length === 0 || names.some(({ text }) => x.values.get(text) !== 0)) return
  const path = paths.path()
  tokens.at = arrow
  pathNode(x, path, ir.VALUE_PATH, ir.READ)
  for (const { text, offset } of names) x.declare(text, offset, ir.VARIABLE, 0)
}
