/**
 * Arguments that more than one tool takes, each described once.
 *
 * Descriptions are short on purpose: every client reads all of them before it asks anything.
 */
import { z } from 'zod'
import { repositoryPath } from '../query/naming/repository-path.ts'

export const NameParam = z.string().min(1).max(1000)
export const SymbolParam = NameParam.describe('Name, qualified name or symbol_id')
/** From the root of the repository, as people and other tools write it too: `./src/a.ts`, `src\\a.ts`, `src/a.ts:12`. */
export const PathParam = z.string().min(1).max(4096).overwrite(repositoryPath)
export const LineParam = z.int().min(1).max(10_000_000).describe('1-based')
export const ColumnParam = z.int().min(1).max(10_000_000).describe('1-based')
export const LimitParam = z.int().min(1).max(100)
export const LanguageParam = z.string().min(1).max(40)

/** Taken by every tool about a ref. `repository` and `ref` only where the URL leaves them open. */
export const REF_PARAMS = {
  repository: z.string().min(1).max(201).describe('owner/name').optional(),
  ref: z.string().min(1).max(250).optional(),
}

/** Taken by every tool whose answer has pages. */
export const PAGE_PARAMS = {
  limit: LimitParam.optional(),
  cursor: z.string().min(1).max(4000).optional(),
}

/** The largest budget accepted: clients cut answers at 25,000 tokens. */
export const MOST_TOKENS = 24_000
export const DEFAULT_TOKENS = 6000

/** Taken by every tool. */
export const OUTPUT_PARAMS = {
  max_tokens: z.int().max(MOST_TOKENS).optional(),
  output_format: z.enum(['json', 'markdown']).optional(),
}

/** Arguments of `callers` and `callees`. */
export const CALL_PARAMS = {
  symbol: SymbolParam,
  path: PathParam.optional(),
  line: LineParam.optional(),
  depth: z.int().min(1).max(5).optional(),
  config: z.string().min(1).max(200).describe('Build condition').optional(),
  min_confidence: z.number().min(0).max(1).optional(),
}
