/** Names declared in a macro's tokens: parameters of closures, patterns of match arms. */
import type { Extraction } from '../extract/extraction.ts'
import { bare } from '../extract/paths.ts'
import * as ir from '../ir.ts'
import { KEYWORDS, type MacroPaths } from './macro-paths.ts'
import type { TokenCursor } from './token-cursor.ts'
import { OPEN, WORD } from './tokens.ts'

interface Name {
  offset: number
  text: string
}

interface Parameter {
  names: Name[]
  /** The pattern is one name, a tuple of names, or another pattern. The types of the names in other patterns are unknown. */
  shape: 'whole' | 'tuple' | 'other'
  /** The node of the declared type, or 0. */
  type: number
}

/** `|a, (b, c): T|`. Starts at the first bar and ends after the last. */
export function closureParameters(tokens: TokenCursor, paths: MacroPaths): Parameter[] {
  const parameters: Parameter[] = []
  const isEmpty = tokens.text() === '||'
  tokens.at++
  if (isEmpty) return parameters
  while (tokens.at < tokens.end && tokens.text() !== '|') {
    parameters.push(parameter(tokens, paths))
    while (tokens.at < tokens.end && tokens.text() !== ',' && tokens.text() !== '|') tokens.at++
    if (tokens.text() === ',') tokens.at++
  }
  tokens.at++
  return parameters
}

function parameter(tokens: TokenCursor, paths: MacroPaths): Parameter {
  while (/^(?:&|&&|mut|ref)$/.test(tokens.text())) tokens.at++
  const shape = tokens.text() === '(' ? 'tuple' : /^[:,|]$/.test(tokens.text(1)) ? 'whole' : 'other'
  const names = namesIn(tokens, false)
  let type = 0
  if (tokens.text() === ':') {
    tokens.at++
    type = paths.written()
  }
  return { names, shape, type }
}

/** Declares the names of a closure's parameters. `closure` is its CLOSURE node. */
export function declareParameters(x: Extraction, parameters: readonly Parameter[], closure: number): void {
  parameters.forEach(({ names, shape }, at) => {
    const whole = x.node(ir.CLOSURE_PARAMETER, closure, at)
    names.forEach(({ text, offset }, position) => {
      const part = shape === 'tuple' ? x.node(ir.TUPLE_PART, whole, position, 0) : 0
      x.declare(text, offset, ir.PARAMETER, shape === 'whole' ? whole : part)
    })
  })
}

/** The names that a pattern binds: its lower-case words, up to the token that ends the pattern. Includes nested brackets. */
export function namesIn(tokens: TokenCursor, isInside: boolean): Name[] {
  const names: Name[] = []
  while (tokens.at < tokens.end) {
    const text = tokens.text()
    if (!isInside && (text === ':' || text === '|' || text === ',')) break
    if (tokens.kind() === OPEN) {
      names.push(...tokens.inside(() => namesIn(tokens, true)))
      continue
    }
    if (tokens.kind() === WORD && !KEYWORDS.has(text) && /^[\p{Ll}_]/u.test(text))
      names.push({ offset: tokens.offset(), text: bare(text) })
    tokens.at++
  }
  return names
}
