import { z } from 'zod'
import { CodeAnchor, CodePreview, Span } from '../../query/answer.ts'
import { MOST_LINES, openFile } from '../../query/open-file.ts'
import { defineTool } from '../define-tool.ts'
import { LineParam, PathParam } from '../params.ts'

/** A preview's length, and so a page's. */
const PREVIEW = 10

export default defineTool({
  name: 'open_at',
  title: 'Open a file at a line',
  description: `The code around a line, or from line to endLine (up to ${MOST_LINES} lines): all of it as code, and in pages of ten lines as preview.`,
  input: {
    path: PathParam,
    line: LineParam,
    endLine: LineParam.optional(),
    contextLines: z.int().min(0).max(50).optional(),
  },
  output: {
    anchor: CodeAnchor,
    preview: CodePreview,
    exists: z.boolean(),
    code: z.string().optional().describe('On the first page: all lines that fit the budget'),
    span: Span,
    permalink: z.string(),
  },
  pageSize: PREVIEW,
  async run({ path, line, endLine, contextLines = 10 }, { scope, index, from }) {
    const found = await openFile(index, scope, { path, line, endLine, contextLines, from })
    const { items, after } = found.page
    const first = from === undefined
    return {
      // The first page carries all lines as `code`, cut by the budget; what follows is preview by preview.
      page: first
        ? { items, after, more: false }
        : { items: items.slice(0, PREVIEW), after, more: items.length > PREVIEW },
      answer: (lines: readonly string[]) => ({
        anchor: { file: path, line },
        preview: { lines: lines.length > 0 ? lines.slice(0, PREVIEW) : [''], startLine: found.startLine },
        exists: found.exists,
        ...(first ? { code: lines.join('\n') } : {}),
        span: found.span,
        permalink: found.permalink,
      }),
      language: found.file.row.language,
      warnings: found.exists ? [] : [`The file has ${found.file.lineCount} lines.`],
    }
  },
})
