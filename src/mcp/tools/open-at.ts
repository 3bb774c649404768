import { z } from 'zod'
import { CodeAnchor, CodePreview, Span } from '../../query/answers/answer.ts'
import { MOST_LINES, openFile } from '../../query/contents/open-file.ts'
import type { Position } from '../../query/page.ts'
import { defineTool } from '../define-tool.ts'
import { LineParam, PathParam } from '../params.ts'

/** Characters of `code` per token of the budget; the rest of the budget goes to the other fields. */
const CODE_CHARACTERS = 1.5
/** Lines of a preview, and so of a page. */
const PREVIEW = 10
/** Marks the position of a page whose lines were in the `code` of an earlier one. */
const PREVIEWED = 1

export default defineTool({
  name: 'open_at',
  title: 'Open file',
  description: `The code around a line, or from line to endLine (up to ${MOST_LINES} lines).`,
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
    code: z.string().optional().describe('All lines that fit the budget; left out where an earlier page had them'),
    span: Span,
    permalink: z.string().optional(),
  },
  pageSize: PREVIEW,
  async run({ path, line, endLine, contextLines = 10 }, { scope, index, from, maxTokens }) {
    const found = await openFile(index, scope, { path, line, endLine, contextLines, from })
    const { items, after } = found.page
    const isPreview = from?.[1] === PREVIEWED
    const code = isPreview ? undefined : linesWithin(items, maxTokens * CODE_CHARACTERS).join('\n')
    const previewed = (shown: number): Position => [...(after[shown - 1] ?? [found.startLine]), PREVIEWED]
    return {
      page: { items: items.slice(0, PREVIEW), after: after.slice(0, PREVIEW), more: items.length > PREVIEW },
      hasAll: code === items.join('\n'),
      next({ code }, shown) {
        const whole = code === undefined ? 0 : wholeLines(code, items)
        return isPreview || whole === items.length ? previewed(shown) : after[Math.max(whole, shown) - 1]
      },
      answer: (lines: readonly string[]) => ({
        anchor: { file: path, line },
        preview: { lines: lines.length > 0 ? [...lines] : [''], startLine: found.startLine },
        exists: found.exists,
        ...(code === undefined ? {} : { code }),
        span: found.span,
        ...(found.permalink === undefined ? {} : { permalink: found.permalink }),
      }),
      language: found.file.row.language,
      warnings: [
        ...(found.exists ? [] : [`The file has ${found.file.lineCount} lines.`]),
        ...(endLine !== undefined && endLine < line
          ? [`endLine ${endLine} is before line ${line}, so the lines around ${line} are shown.`]
          : []),
      ],
    }
  },
})

function linesWithin(lines: readonly string[], characters: number): readonly string[] {
  let left = characters
  const first = lines.findIndex((line) => {
    left -= line.length + 2
    return left < 0
  })
  return first < 0 ? lines : lines.slice(0, first)
}

/** How many lines are in the code to their ends: it may have been cut since. */
function wholeLines(code: string, lines: readonly string[]): number {
  const written = code.split('\n')
  return written.at(-1) === lines[written.length - 1] ? written.length : written.length - 1
}
