import { z } from 'zod'
import { AnyKind, CodeAnchor, CodePreview, PlainKind } from '../../query/answers/answer.ts'
import { permalinked } from '../../query/answers/describe.ts'
import { nested, type Outlined, outline } from '../../query/contents/outline.ts'
import type { IndexedFile } from '../../query/indexed/indexed-file.ts'
import { repositoryPath } from '../../query/naming/repository-path.ts'
import { defineTool } from '../define-tool.ts'

const Entry = z.object({
  symbol: z.string(),
  kind: PlainKind,
  anchor: CodeAnchor,
  preview: CodePreview,
  containerName: z.string().optional(),
  symbol_id: z.string(),
  symbol_kind: AnyKind,
  line_end: z.int().positive(),
  get children() {
    return z.array(Entry).optional()
  },
})

const noneOfThatKind = ({ columns }: IndexedFile): string => {
  const kinds = new Set(Array.from({ length: columns.length }, (_, at) => columns.kind(at)))
  return `The file defines symbols, but none of that \`kind\`: it has ${[...kinds].sort().join(', ')}.`
}
const NONE_AT_TOP = 'The file defines symbols, but none of that `kind` at that `depth`: members are at `all`.'
const NONE_HERE = 'The files looked at define no symbols of that kind; `search_code` with `file:` lists files by path.'

export default defineTool({
  name: 'symbols',
  title: 'List symbols',
  description: 'The symbols a file defines, nested, in source order; or the files of a directory or of the whole ref.',
  input: {
    path: z.string().max(4096).overwrite(repositoryPath).describe('File or directory').optional(),
    depth: z.enum(['top', 'all']).optional(),
    kind: z.string().max(40).describe('`declaration`: forward declarations').optional(),
  },
  output: {
    path: z.string().optional(),
    total: z.int().min(0).describe('In the file, or in the files of this page'),
    symbols: z.array(Entry),
    sha: z.string().optional(),
    permalink: z.string().optional(),
  },
  pageSize: 50,
  async run({ path, depth = 'all', kind }, { scope, index, limit, from }) {
    const found = await outline(index, scope, { path, depth, kind: kind as PlainKind | undefined, limit, from })
    const { file } = found
    const errors = file?.facts.diagnostics?.errors ?? 0
    return {
      page: found.page,
      answer: (items: readonly Outlined[]) => ({
        ...(path === undefined ? {} : { path }),
        total: found.total,
        symbols: nested(items),
        ...(file ? { sha: file.row.blob, ...permalinked(scope, file.path, 1) } : {}),
      }),
      language: file?.row.language,
      warnings: [
        ...(found.declarations > 0
          ? [`${found.declarations} forward declarations are left out; \`kind: "declaration"\` lists them.`]
          : []),
        ...(errors > 0 ? [`The file was parsed with ${errors} syntax errors: symbols may be missing.`] : []),
        ...(file && file.columns.length === 0 ? [`The file defines no symbols (language: ${file.row.language}).`] : []),
        ...(file && file.columns.length > 0 && found.total === 0 && found.declarations === 0
          ? [depth === 'top' ? NONE_AT_TOP : noneOfThatKind(file)]
          : []),
        ...(!file && found.page.items.length === 0 && scope.indexed > 0 ? [NONE_HERE] : []),
      ],
    }
  },
})
