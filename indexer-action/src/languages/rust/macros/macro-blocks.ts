/** Blocks in a macro's tokens. These are whole expressions, so the grammar reads them. */
import type { Extraction } from '../extract/extraction.ts'
import { readBlock } from './item-macros.ts'
import type { TokenCursor } from './token-cursor.ts'
import { OPEN } from './tokens.ts'

/** Braces usually contain a block. Undefined if the tokens do not parse as one. */
export function readBraces(x: Extraction, tokens: TokenCursor): number | undefined {
  const open = tokens.at
  const from = tokens.offset()
  const read = readBlock(x, from, tokens.pass().to + 1)
  if (read === undefined) tokens.at = open
  return read
}

const WITH_BODY = /^(?:match|if|loop|async|unsafe)$/

/** `match x { … }`, `if a { … } else { … }`. Undefined if the tokens do not parse as one. */
export function readWithBody(x: Extraction, tokens: TokenCursor): number | undefined {
  if (!WITH_BODY.test(tokens.text())) return undefined
  const start = tokens.at
  const from = tokens.offset()
  let to = pastBody(tokens)
  while (to > 0 && tokens.text() === 'else') to = pastBody(tokens)
  const read = to > 0 ? readBlock(x, from, to) : undefined
  if (read === undefined) tokens.at = start
  return read
}

/** Skips the next braces, and what is before them. Returns the offset past them; 0 if there are none. */
function pastBody(tokens: TokenCursor): number {
  for (; tokens.at < tokens.end; tokens.at++) {
    const text = tokens.text()
    if (text === ',' || text === ';' || text === '=>') return 0
    if (tokens.kind() !== OPEN) continue
    const { to } = tokens.pass()
    if (text === '{') return to + 1
    tokens.at--
  }
  return 0
}
