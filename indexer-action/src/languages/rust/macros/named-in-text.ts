/** Names in what a macro writes out: `#name` among quoted tokens, `{name}` in a format string. */
import type { Extraction } from '../extract/extraction.ts'
import { bare, pathNode } from '../extract/paths.ts'
import * as ir from '../ir.ts'
import type { TokenCursor } from './token-cursor.ts'
import { WORD } from './tokens.ts'

/** Macros whose strings may contain names in braces. */
export const FORMATS =
  /^(print|println|eprint|eprintln|format|format_ident|format_args|write|writeln|panic|assert|assert_eq|assert_ne|debug_assert|debug_assert_eq|debug_assert_ne|todo|unimplemented|unreachable|trace|debug|info|warn|error|log|bail|ensure|anyhow|err)$/

/** Macros that write tokens: code of another place, with names of this one (`#name`). Some have an expression first. */
export const QUOTES = /^(?:\w+_)?quote(_spanned|_\w+)?$/

/** Reads the names among quoted tokens, from the position of `tokens` to their end. */
export function readQuoted(x: Extraction, tokens: TokenCursor): void {
  for (; tokens.at < tokens.end; tokens.at++)
    if (tokens.text() === '#' && tokens.kind(1) === WORD) readName(x, tokens.offset(1), bare(tokens.text(1)))
}

/** Reads the names in a format string that stands at this offset: `"{name:?} {0} {{"`. */
export function readPlaceholders(x: Extraction, from: number, text: string): void {
  for (const found of text.matchAll(/\{\{|\{([\p{L}_][\p{L}\p{N}_]*)(?=[:}])/gu)) {
    const name = found[1]
    if (name !== undefined) readName(x, from + found.index + 1, name)
  }
}

/** Records that a name is read: a variable, or what else has it. */
function readName(x: Extraction, offset: number, name: string): void {
  const local = x.values.get(name)
  if (local) x.occurrence(offset, ir.READ, local)
  else pathNode(x, { base: 0, segments: [{ offset, text: name, args: 0 }] }, ir.VALUE_PATH, ir.READ)
}
