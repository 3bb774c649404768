/**
 * A file version: everything that depends on one file's path and bytes, and on nothing else.
 */
import * as z from 'zod'
import { BlobSha, Id } from './ids.ts'
import { LIMITS } from './limits.ts'
import { Line, RepositoryPath } from './path.ts'
import { SymbolFact } from './symbols.ts'

/** Why a file of the repository is not in the index. The list is closed: any other reason is a bug. */
export const SKIP_REASONS = [
  'binary',
  'too_large',
  'minified',
  'generated',
  'vendored',
  'lfs_pointer',
  'submodule',
  'symlink',
  'undecodable',
  'ignored',
  'bad_path',
  'unreadable',
  'failed',
] as const
export const SkipReason = z.enum(SKIP_REASONS)
export type SkipReason = z.infer<typeof SkipReason>

/** How far the parser got. `lines` holds the first few lines where it gave up or recovered. */
export const Diagnostics = z.object({
  /** Nodes that tree-sitter marked as errors or as missing. */
  errors: z.int().min(0),
  lines: z.array(Line).max(20),
})
export type Diagnostics = z.infer<typeof Diagnostics>

/** A span that is searched and embedded as a unit: seed 3's `CodeChunk` before its text is cut out (see chunk.ts). */
export const ChunkSpan = z.object({
  type: z.enum(['function', 'method', 'type', 'interface', 'file']),
  start: Line,
  end: Line,
  /** Index into `symbols`; absent for the rest of a file. */
  symbol: z.int().min(0).optional(),
})
export type ChunkSpan = z.infer<typeof ChunkSpan>

export const FileFacts = z.object({
  symbols: z.array(SymbolFact).max(LIMITS.symbolsPerFile),
  chunks: z.array(ChunkSpan).max(LIMITS.symbolsPerFile),
  diagnostics: Diagnostics.optional(),
  /** The package, module or namespace that the file belongs to, as its language names it: `requests.auth`, `net/http`. */
  module: z.string().max(1024).optional(),
})
export type FileFacts = z.infer<typeof FileFacts>

/**
 * A file version on the wire. Text and facts travel deflated (raw, base64). The server inflates and checks the text,
 * then stores those same bytes. Text is most of an upload, so thorough compression pays. Facts are repacked in the
 * server's own format.
 */
export const FileRecord = z.object({
  kind: z.literal('file'),
  id: Id,
  path: RepositoryPath,
  blob: BlobSha,
  extractor: z.string().min(1).max(120),
  /** Our language key (`typescript`, `python` …); `text` when there is nothing to parse. */
  language: z.string().min(1).max(40),
  /** Size in bytes, and number of lines, counting a last line without a newline. */
  size: z.int().min(0).max(LIMITS.fileBytes),
  lines: z.int().min(0),
  /** Test code and generated code rank below the rest. */
  role: z.enum(['source', 'test', 'generated', 'documentation', 'configuration', 'data']),
  /** base64(deflateRaw(UTF-8 text)). */
  text: z.base64(),
  /** base64(deflateRaw(JSON of FileFacts)). */
  facts: z.base64(),
})
export type FileRecord = z.infer<typeof FileRecord>
