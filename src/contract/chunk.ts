/**
 * Seed 3's `CodeChunk`: the only thing that is ever embedded. The indexer sends spans (`ChunkSpan`); the server
 * cuts the text and fills in the rest, so that no line of source is sent twice.
 */
import * as z from 'zod'

export const CodeChunk = z.object({
  Type: z.enum(['function', 'method', 'type', 'interface', 'file']),
  /** Symbol name, or the file's base name for Type `file`. */
  Name: z.string(),
  Package: z.string(),
  Language: z.string(),
  FilePath: z.string(),
  URI: z.string(),
  StartLine: z.int(),
  EndLine: z.int(),
  SelectionStartLine: z.int(),
  SelectionEndLine: z.int(),
  Signature: z.string(),
  Docstring: z.string(),
  Code: z.string(),
  Metadata: z.record(z.string(), z.json()),
})
export type CodeChunk = z.infer<typeof CodeChunk>
