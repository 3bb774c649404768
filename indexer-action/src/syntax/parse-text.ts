/**
 * Hands a text to the parser a little at a time.
 *
 * The parser asks for text at a place and copies what it is given, character by character; given a whole text it copies 5,000. Scala's
 * scanner goes back often enough for the parser to ask again at almost every word: 366 times the text, most of the time.
 */
import type { Parser, Tree } from 'web-tree-sitter'

/** UTF-16 units. Between 256 and 2,000 no grammar was measurably slower or faster, but for Scala's. */
const PIECE = 512

export const parseText = (parser: Parser, text: string): Tree | null => parser.parse((at) => text.slice(at, at + PIECE))
