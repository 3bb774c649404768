import { z } from 'zod'
import { ComparedSymbol, compareRefs } from '../../query/changes/compare-refs.ts'
import { Failure } from '../../query/failure.ts'
import { defineTool } from '../define-tool.ts'

const Compared = z.object({ ref: z.string(), commit: z.string() })
const Count = z.int().min(0)

const ACROSS = 'A symbol that moved across `path_filter` appears as removed or as added.'
const NONE_HOLDS_IT = 'No file that differs has `path_filter` in its path: it is a part of a path, not a pattern.'

export default defineTool({
  name: 'compare_refs',
  title: 'Compare two refs',
  description:
    'Symbols added, removed, changed (signature and body separately) or moved between two indexed refs, what breaks others first, with the callers of what changed and those left of what is gone.',
  input: {
    base_ref: z
      .string()
      .min(1)
      .max(250)
      .describe('Ref to compare with; `:base` is the base of pull request `ref` (#7)'),
    path_filter: z.string().min(1).max(4096).describe('Substring of the path').optional(),
  },
  output: {
    base: Compared,
    head: Compared,
    /** Counts for the paths that were compared for this page. */
    counts: z.object({ added: Count, removed: Count, changed: Count, moved: Count }),
    files_differing: Count.describe('Counted from this page on'),
    files_added: Count,
    files_removed: Count,
    /** The part of `counts` that is `breaking`. */
    public_changed: Count,
    symbols: z.array(ComparedSymbol),
  },
  pageSize: 30,
  async run({ path_filter }, { scope, base, index, limit, from }) {
    if (!base)
      throw new Failure('invalid_input', '`base_ref` is missing: there is nothing to compare with.', {
        hint: 'Give `base_ref`.',
      })
    const pathHas = path_filter?.replace(/^(?:\.\/)+/, '') ?? ''
    const compared = await compareRefs(index, scope, base, { pathHas, limit, from })
    return {
      page: compared.page,
      answer: (items: readonly ComparedSymbol[]) => ({
        base: { ref: base.ref, commit: base.commit },
        head: { ref: scope.ref, commit: scope.commit },
        counts: compared.counts,
        files_differing: compared.files,
        files_added: compared.oneSided.added,
        files_removed: compared.oneSided.removed,
        public_changed: compared.publicChanged,
        symbols: [...items],
      }),
      partial: compared.capped,
      warnings: [
        ...(compared.capped
          ? ['More calls lead to what changed than one call visits, so only some callers are shown.']
          : []),
        ...(compared.windowed
          ? [
              'The refs differ in more than one call compares: `counts` cover this part only, and a symbol that moved between parts appears as removed and as added.',
            ]
          : []),
        ...(base.commit === scope.commit ? ['Both refs are at the same commit.'] : []),
        ...(path_filter === undefined ? [] : [compared.files === 0 && from === undefined ? NONE_HOLDS_IT : ACROSS]),
      ],
    }
  },
})
