/**
 * Hands a text to the parser a little at a time.
 *
 * The parser asks for text at a place and copies what it is given, character by character; given a whole text it copies 5,000. Scala's
 * scanner goes back often enough for the parser to ask again at almost every word: 366 times the text, most of the time.
 */
import type { ParseOptions, Parser, Tree } from 'web-tree-sitter'
import { isMemoryRefused } from './tree-memory.ts'

/** UTF-16 units. Between 256 and 2,000 no grammar was measurably slower or faster, but for Scala's. */
const PIECE = 512

export function parseText(parser: Parser, text: string, options?: ParseOptions): Tree | null {
  try {
    return parser.parse((at) => text.slice(at, at + PIECE), null, options)
  } catch (error) {
    throw new ParserBroke(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/**
 * A parser that threw is still in the middle of its text, and would go on there with the next one; a trap also leaves the memory that all
 * parsers of the thread share as it was at that moment.
 */
class ParserBroke extends Error {}

/** Whether no file after this one can be parsed in this thread. */
export const isParserBroken = (error: unknown): boolean =>
  error instanceof ParserBroke || error instanceof WebAssembly.RuntimeError

/** Whether the machine had no memory, which says nothing about the text. */
export const isOutOfMemory = (error: unknown): boolean =>
  isMemoryRefused() || (error instanceof RangeError && / allocation failed$/.test(error.message))
