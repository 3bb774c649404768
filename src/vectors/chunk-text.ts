/**
 * Seed 3's `CodeChunk`, cut out of a file by its span, and the text of it that is embedded: signature, docstring, code.
 */
import type { CodeChunk } from '../contract/chunk.ts'
import type { ChunkSpan, FileFacts } from '../contract/file.ts'

export interface ChunkedFile {
  readonly path: string
  readonly language: string
  readonly text: string
  readonly facts: FileFacts
}

/** An embedder reads the beginning of a text; longer code was split during indexing. */
const MOST_CHARS = 6000

export function chunkOf(file: ChunkedFile, lines: readonly string[], span: ChunkSpan): CodeChunk {
  const symbol = span.symbol === undefined ? undefined : file.facts.symbols[span.symbol]
  const between = (start: number, end: number) => lines.slice(Math.max(0, start - 1), end).join('\n')
  return {
    Type: span.type,
    Name: symbol?.name ?? file.path.slice(file.path.lastIndexOf('/') + 1),
    Package: file.facts.module ?? '',
    Language: file.language,
    FilePath: file.path,
    URI: `${file.path}#L${span.start}-L${span.end}`,
    StartLine: span.start,
    EndLine: span.end,
    SelectionStartLine: Math.max(1, symbol?.line ?? span.start),
    SelectionEndLine: Math.max(1, symbol?.line ?? span.end),
    Signature: symbol?.signature ?? '',
    Docstring: symbol?.doc ? between(symbol.doc[0], symbol.doc[1]) : '',
    Code: between(span.start, span.end),
    Metadata: {},
  }
}

/**
 * The location comes first: a method named `get` is distinguished by its file. The docstring may be part of the code.
 */
export function textOf({ FilePath, Name, Signature, Docstring, Code }: CodeChunk): string {
  const docstring = Docstring !== '' && !Code.includes(Docstring) ? Docstring : ''
  return [`${FilePath} ${Name}`, Signature, docstring, Code]
    .filter(Boolean)
    .join('\n')
    .slice(0, MOST_CHARS)
    .toWellFormed()
}

export function textsOf(file: ChunkedFile): string[] {
  const lines = file.text.split('\n')
  // A file without spans is one piece.
  const spans =
    file.facts.chunks.length > 0 ? file.facts.chunks : [{ type: 'file' as const, start: 1, end: lines.length }]
  return spans.map((span) => textOf(chunkOf(file, lines, span)))
}

/** Rough token count: code has about three and a half characters per token. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 3.5)
