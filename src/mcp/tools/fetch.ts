import { z } from 'zod'
import { formatSymbolId } from '../../contract/ids.ts'
import { addressIn, addressOf } from '../../query/answers/address.ts'
import { permalink, qualifiedName, span } from '../../query/answers/describe.ts'
import { Failure } from '../../query/failure.ts'
import type { IndexedFile } from '../../query/indexed/indexed-file.ts'
import { fileNotFound } from '../../query/naming/matches.ts'
import { placeIn } from '../../query/naming/repository-path.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import type { Index } from '../../query/ports.ts'
import type { RefScope } from '../../tenancy/scope.ts'
import { defineTool } from '../define-tool.ts'
import { tokenCount } from '../token-count.ts'

/** Tokens reserved for the rest of the answer. */
const ENVELOPE_TOKENS = 500
const MOST_CHARACTERS = 100_000

interface Fetched {
  readonly file: IndexedFile
  readonly title: string
  readonly start: number
  readonly end: number
}

export default defineTool({
  name: 'fetch',
  title: 'Fetch',
  description: 'The text behind an id from any answer: a symbol, a passage (path#L1-L9), or a file by its path.',
  input: { id: z.string().min(1).max(4200) },
  output: {
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    language: z.string(),
    span: z.object({ path: z.string(), sha: z.string(), start: z.int(), end: z.int() }),
  },
  async run({ id }, { scope, index, maxTokens }) {
    const { file, title, start, end } = await find(index, scope, id)
    const { text, last } = textWithin(file, start, end, Math.max(1, maxTokens - ENVELOPE_TOKENS))
    return {
      answer: () => ({
        id,
        title,
        text,
        url: permalink(scope, file.path, start, last) ?? addressOf(scope.repository, scope.ref, file.path),
        language: file.row.language,
        span: span(file, start, last),
      }),
      partial: last < end,
      warnings:
        last < end ? [`The text ends at line ${last} of ${end}: use open_at or a larger max_tokens for the rest.`] : [],
    }
  },
})

async function find(index: Index, scope: RefScope, id: string): Promise<Fetched> {
  const addressed = addressIn(id)
  if (addressed && !addressed.address)
    throw new Failure('invalid_input', 'The id is no address of a file or symbol.', {
      hint: 'An address is `sextant://owner/name@ref/path`, percent-encoded, slashes of the ref too.',
    })
  const symbolId = addressed?.address ? addressed.address.symbol : parseSymbolName(id).id
  if (symbolId !== undefined) {
    const { files } = await index.read(scope, {
      files: index.filesDefining({ ids: [symbolId] }, { facts: true, text: true }, 4),
    })
    for (const file of files) {
      const symbol = file.symbol(file.indexOf(symbolId))
      if (!symbol) continue
      const start = Math.max(1, Math.min(symbol.start, symbol.doc?.[0] ?? symbol.start))
      return { file, title: `${qualifiedName(file, symbol)} · ${file.path}`, start, end: Math.max(start, symbol.end) }
    }
    // Of a file's top level, which calls made there are shown to come from.
    const [top] = files
    if (top && top.row.moduleId === symbolId) return { file: top, title: top.path, start: 1, end: top.lineCount }
    throw noSymbol(formatSymbolId(symbolId))
  }
  const place = addressed?.address
    ? { ...placeIn(`file${addressed.lines}`), path: addressed.address.path }
    : placeIn(id)
  const { file, skipped } = await index.read(scope, {
    file: index.fileAt(place.path, { text: true }),
    skipped: index.skippedAt(place.path),
  })
  if (!file && !skipped && /^sym_\w*$/.test(id)) throw noSymbol(id)
  if (!file) throw await fileNotFound(index, scope, place.path, skipped?.reason)
  const start = Math.max(1, place.start ?? 1)
  if (start > file.lineCount)
    throw new Failure('result_not_found', `The file ends at line ${file.lineCount}.`, {
      hint: 'Name lines of the file, or its path alone for all of it.',
      details: { lines: file.lineCount },
    })
  const end = Math.max(start, Math.min(place.end ?? file.lineCount, file.lineCount))
  return { file, title: file.path, start, end }
}

const noSymbol = (id: string): Failure =>
  new Failure('result_not_found', 'No symbol of this ref has that id.', { details: { id: id.slice(0, 100) } })

/** As many whole lines as the budget holds; if the first line alone is too long, its beginning. */
function textWithin(file: IndexedFile, start: number, end: number, tokens: number): { text: string; last: number } {
  const lines: string[] = []
  let left = tokens
  let characters = MOST_CHARACTERS
  for (let line = start; line <= end; line++) {
    const text = file.line(line)
    left -= tokenCount(JSON.stringify(text)) + 1
    characters -= text.length + 1
    if (left < 0 || characters < 0) {
      if (lines.length > 0) return { text: lines.join('\n'), last: line - 1 }
      return { text: text.slice(0, Math.min(2 * tokens, 2000)), last: start }
    }
    lines.push(text)
  }
  return { text: lines.join('\n'), last: end }
}
