/** Arms in a macro's tokens: `pattern = future => …` and `recv(channel) -> pattern => …` of select macros, `Shape::Circle(radius) => …`. */
import type { Extraction } from '../extract/extraction.ts'
import { bare, pathNode } from '../extract/paths.ts'
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
  if (arrow < 0 && !isOnCondition(tokens, end)) return
  if (end < 0 || (arrow >= 0 && end > arrow)) {
    readPattern(x, tokens, paths, arrow)
    return
  }
  if (isAfter) tokens.at++
  const start = tokens.at
  tokens.at = end + 1
  const value = isAfter ? 0 : x.node(ir.AWAIT, future())
  const after = tokens.at
  tokens.at = start
  tokens.until(end, () => bind(x, tokens, paths, value))
  tokens.at = after
}

/** `pattern if condition` of `matches!(value, pattern if condition)`: declares the pattern's names, and ends before `if`. */
export function readMatched(x: Extraction, tokens: TokenCursor, paths: MacroPaths, value: number): void {
  const end = tokens.find('if')
  if (end < 0) return
  const outer = x.rebinding
  tokens.until(end, () => {
    while (tokens.at < tokens.end) {
      if (tokens.text() === '|') tokens.at++
      bind(x, tokens, paths, value)
      while (tokens.at < tokens.end && tokens.text() !== '|')
        if (tokens.kind() === OPEN) tokens.pass()
        else tokens.at++
      x.rebinding = true
    }
  })
  x.rebinding = outer
}

/** `pattern = future, if condition => …` */
function isOnCondition(tokens: TokenCursor, end: number): boolean {
  const start = tokens.at
  if (end < 0) return false
  tokens.at = end
  tokens.at = tokens.find(',')
  const found = tokens.at >= 0 && tokens.text(1) === 'if'
  tokens.at = start
  return found
}

/** Declares the names of a pattern that stands up to the end of the tokens, or to a comma: `Some((key, value))`. */
function bind(x: Extraction, tokens: TokenCursor, paths: MacroPaths, value: number): void {
  while (/^(?:&|&&|mut|ref)$/.test(tokens.text())) tokens.at++
  if (tokens.kind() === OPEN && tokens.text() === '(') {
    tokens.inside(() => bindParts(x, tokens, paths, (at) => x.node(ir.TUPLE_PART, value, at, 0)))
    return
  }
  if (tokens.kind() === WORD && (UPPER.test(tokens.text()) || tokens.text(1) === '::')) {
    const path = paths.path()
    if (tokens.kind() === OPEN && tokens.text() === '{') {
      const type = pathNode(x, path, ir.TYPE_PATH, ir.TYPE)
      tokens.inside(() => bindFields(x, tokens, paths, (name) => x.node(ir.FIELD_PART, type, x.string(name), value)))
      return
    }
    const variant = pathNode(x, path, ir.VALUE_PATH, ir.READ)
    if (tokens.kind() === OPEN && tokens.text() === '(')
      tokens.inside(() => bindParts(x, tokens, paths, (at) => x.node(ir.VARIANT_PART, variant, at, value)))
    return
  }
  const isWhole = tokens.at === tokens.end - 1 || tokens.text(1) === ','
  for (const { text, offset } of namesIn(tokens, false)) x.declare(text, offset, ir.VARIABLE, isWhole ? value : 0)
}

/** `{ key, value: Some(value), .. }` */
function bindFields(x: Extraction, tokens: TokenCursor, paths: MacroPaths, part: (name: string) => number): void {
  for (; tokens.at < tokens.end; tokens.at++) {
    while (/^(?:mut|ref)$/.test(tokens.text())) tokens.at++
    if (tokens.kind() !== WORD) continue
    const name = bare(tokens.text())
    const offset = tokens.offset()
    const field = part(name)
    x.occurrence(offset, ir.MEMBER, field)
    if (tokens.text(1) === ':') {
      tokens.at += 2
      bind(x, tokens, paths, field)
    } else x.declare(name, offset, ir.VARIABLE, field)
    while (tokens.at < tokens.end && tokens.text() !== ',') tokens.at++
  }
}

function bindParts(x: Extraction, tokens: TokenCursor, paths: MacroPaths, part: (at: number) => number): void {
  for (let at = 0; tokens.at < tokens.end; at++) {
    bind(x, tokens, paths, part(at))
    while (tokens.at < tokens.end && tokens.text() !== ',') tokens.at++
    tokens.at++
  }
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
