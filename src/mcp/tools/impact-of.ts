import { z } from 'zod'
import { changedFiles, type FileChange, WHOLE } from '../../query/changes/diff.ts'
import { type Affected, ImpactResult, impactOf, MOST_CHANGED } from '../../query/changes/impact.ts'
import { Failure } from '../../query/failure.ts'
import { fileNotFound } from '../../query/naming/matches.ts'
import { parseSymbolName } from '../../query/naming/symbol-name.ts'
import { pageOf } from '../../query/page.ts'
import { defineTool } from '../define-tool.ts'
import { PathParam, SymbolParam } from '../params.ts'

/** The lists about the whole change, on a page that does not begin the answer. */
const NOTHING_NEW = { configs: [], modules: [], tests: [], owners: [], risks: [], cites: [], changed: [] }
/** Unknown files that a warning names. */
const MOST_NAMED = 5

export default defineTool({
  name: 'impact_of',
  title: 'Impact of a change',
  description:
    'What a change (symbols, files, a diff, or everything that differs from a ref) affects: code, tests, owners, build conditions and risks.',
  input: {
    symbols: z.array(SymbolParam).min(1).max(20).optional(),
    path: PathParam.describe('File that defines the symbols').optional(),
    files: z.array(PathParam).min(1).max(40).optional(),
    diff: z.string().min(1).max(400_000).describe('Unified').optional(),
    base_ref: z
      .string()
      .min(1)
      .max(250)
      .describe('Everything that differs from this ref; `:base` for pull requests')
      .optional(),
    config: z.string().min(1).max(200).describe('Build condition').optional(),
  },
  output: ImpactResult.shape,
  pageSize: 60,
  async run({ symbols, path, files, diff, config }, { scope, base, index, limit, from }) {
    if (!symbols && !files && diff === undefined && !base)
      throw new Failure('invalid_input', 'The call names no change.', {
        hint: 'Give `symbols`, `files`, `diff` or `base_ref`.',
        details: { missing: ['symbols', 'files', 'diff', 'base_ref'] },
      })
    const changed = diff === undefined ? new Map<string, FileChange>() : changedFiles(diff)
    for (const file of files ?? []) changed.set(file, WHOLE)
    if (changed.size > 40)
      throw new Failure('invalid_input', `The change touches ${changed.size} files; one call takes at most 40.`, {
        hint: 'Split it, or pass the most important `files`.',
      })
    const {
      result,
      capped,
      ownersCut,
      unknownFiles,
      said,
      changed: count,
      removed,
      notCompared,
    } = await impactOf(index, scope, {
      symbols: (symbols ?? []).map((symbol) => ({ name: parseSymbolName(symbol), path })),
      files: changed,
      base,
      config,
    })
    if (unknownFiles.length > 0 && unknownFiles.length === changed.size && !symbols && !base)
      throw await fileNotFound(index, scope, unknownFiles[0] as string, undefined)
    const beside = from === undefined ? result : { ...NOTHING_NEW, total_affected: result.total_affected }
    return {
      page: pageOf(result.affected, from, limit),
      answer: (items: readonly Affected[]) => ({ ...beside, affected: [...items] }),
      partial: capped || ownersCut || notCompared > 0 || unknownFiles.length > 0,
      warnings: [
        ...(said ?? []),
        ...(from === undefined
          ? []
          : ['A further page has more of `affected` only: the other lists are on the first.']),
        ...(capped ? ['More code is affected than one call visits, so only part of it is shown.'] : []),
        ...(ownersCut
          ? ['The rules of owners take too long to match against every path: `owners` lacks those of some.']
          : []),
        ...(count > MOST_CHANGED ? [`${count} symbols changed: \`changed\` lists the first ${MOST_CHANGED}.`] : []),
        ...(removed > 0
          ? [
              `${removed} symbols were removed since \`base_ref\`: of their users, those are listed whose files did not change; \`compare_refs\` names the others.`,
            ]
          : []),
        ...(notCompared > 0 ? [`${notCompared} more files differ than one call compares.`] : []),
        ...(unknownFiles.length > 0
          ? [
              `${unknownFiles.length} of the files are not indexed at this ref (new, deleted or skipped): ${unknownFiles.slice(0, MOST_NAMED).join(', ')}.`,
            ]
          : []),
      ],
    }
  },
})
