/**
 * The lines of any indexed file of any indexed ref, ten to a page.
 */
import type { RefScope } from '../../tenancy/scope.ts'
import { permalinked, span } from '../answers/describe.ts'
import type { IndexedFile } from '../indexed/indexed-file.ts'
import { fileNotFound } from '../naming/matches.ts'
import type { Page, Position } from '../page.ts'
import type { Index } from '../ports.ts'

export interface OpenQuery {
  readonly path: string
  readonly line: number
  readonly endLine?: number | undefined
  readonly contextLines: number
  readonly from?: Position | undefined
}

export interface OpenAnswer {
  readonly file: IndexedFile
  /** False if the file has no such line; the preview then shows its end. */
  readonly exists: boolean
  readonly line: number
  /** All requested lines, one item each. */
  readonly page: Page<string>
  /** Line of the first item. */
  readonly startLine: number
  readonly span: ReturnType<typeof span>
  readonly permalink?: string
}

/** A longer line is data, and is cut. */
const MOST_CHARS = 2000
/** Most lines that one call returns. */
export const MOST_LINES = 400

export async function openFile(index: Index, scope: RefScope, query: OpenQuery): Promise<OpenAnswer> {
  const { file, skipped } = await index.read(scope, {
    file: index.fileAt(query.path, { text: true }),
    skipped: index.skippedAt(query.path),
  })
  if (!file) throw await fileNotFound(index, scope, query.path, skipped?.reason)
  const { lineCount } = file
  const exists = query.line <= lineCount
  const target = Math.min(query.line, lineCount)
  const first = Math.max(1, target - query.contextLines)
  const asked = Math.max(target, Math.min(query.endLine ?? target, lineCount))
  const last = Math.min(lineCount, asked + query.contextLines, first + MOST_LINES - 1)
  const start = Math.max(first, Number(query.from?.[0] ?? first))
  const lines = file
    .linesBetween(start, last)
    .map((line) => (line.length > MOST_CHARS ? `${line.slice(0, MOST_CHARS)}…` : line))
  return {
    file,
    exists,
    line: query.line,
    page: { items: lines, after: lines.map((_, at) => [start + at + 1]), more: false },
    startLine: start,
    span: span(file, first, last),
    ...permalinked(scope, file.path, first, last),
  }
}
