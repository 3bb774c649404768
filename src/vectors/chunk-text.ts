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
/**
 * Characters of a file's texts: each line several times, and where each piece is. An indexer may say of every piece that it
 * is the whole file.
 */
const mostOfFile = (text: string): number => Math.min(24_000_000, 16 * text.length + 262_144)

/** `most`: characters of code and docstring that are wanted; the line that reaches it is the last. */
export function chunkOf(
  file: ChunkedFile,
  lines: readonly string[],
  span: ChunkSpan,
  most = Number.POSITIVE_INFINITY,
): CodeChunk {
  const symbol = span.symbol === undefined ? undefined : file.facts.symbols[span.symbol]
  const between = (start: number, end: number) => {
    const from = Math.max(0, start - 1)
    let to = from
    for (let length = 0; to < Math.min(end, lines.length) && length < most; to++)
      length += (lines[to] as string).length + 1
    return lines.slice(from, to).join('\n')
  }
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

/** Of the chunks in their order; what a file has too much of is left out at its end. */
export function textsOf(file: ChunkedFile): string[] {
  const lines = file.text.split('\n')
  // A file without spans is one piece.
  const spans =
    file.facts.chunks.length > 0 ? file.facts.chunks : [{ type: 'file' as const, start: 1, end: lines.length }]
  const texts: string[] = []
  let left = mostOfFile(file.text)
  for (const span of spans) {
    const text = textOf(chunkOf(file, lines, span, MOST_CHARS))
    left -= text.length
    if (left < 0) break
    texts.push(text)
  }
  return texts
}

/** Rough token count: code has about three and a half characters per token. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 3.5)
