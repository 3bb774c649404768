import { z } from 'zod'
import { pageOf } from '../../query/page.ts'
import { defineTool } from '../define-tool.ts'

const Ref = z.object({
  ref: z.string(),
  default: z.literal(true).optional(),
  indexing_status: z.enum(['not_indexed', 'indexing', 'ready', 'failed']),
  freshness_status: z.enum(['fresh', 'stale', 'syncing']),
  commit: z.string().optional(),
  indexed_at: z.string().optional(),
  files: z.int().min(0).optional(),
  skipped: z.int().min(0).optional(),
  symbols: z.int().min(0).optional(),
  ended: z.enum(['deleted', 'closed']).optional(),
})
const Repository = z.object({
  repository: z.string(),
  visibility: z.enum(['private', 'internal', 'public']),
  refs: z.array(Ref),
})
type Repository = z.infer<typeof Repository>

export const MORE_REPOSITORIES =
  'You can see more repositories than fit in a list: these are the first by name. Those of one owner are listed at the address `/mcp/{owner}`.'

/** A repository with a hundred pull requests is still one line of the list. */
const MOST_REFS = 20

export default defineTool({
  name: 'list_repositories',
  title: 'List repositories',
  description: 'The repositories you can query, with their indexed refs, commits and counts.',
  about: 'caller',
  input: { filter: z.string().max(200).describe('Substring of owner/name').optional() },
  output: { total: z.int().min(0), repositories: z.array(Repository) },
  pageSize: 50,
  async run({ filter = '' }, { list, limit, from }) {
    const { repositories, more } = await list()
    const all = repositories
      .filter(({ repository }) => repository.toLowerCase().includes(filter.toLowerCase()))
      .sort((a, b) => (a.repository < b.repository ? -1 : 1))
    const shown: Repository[] = all.map(({ repository, visibility, defaultRef, refs }) => ({
      repository,
      visibility,
      refs: [...refs]
        .sort(
          (a, b) =>
            Number(b.name === defaultRef) - Number(a.name === defaultRef) ||
            (b.index?.indexedAt ?? 0) - (a.index?.indexedAt ?? 0),
        )
        .slice(0, MOST_REFS)
        .map(({ name, index, syncing, freshness, ended }) => ({
          ref: name,
          ...(name === defaultRef ? { default: true as const } : {}),
          indexing_status: index ? 'ready' : syncing ? 'indexing' : 'not_indexed',
          freshness_status: freshness,
          ...(index
            ? {
                commit: index.commit,
                indexed_at: new Date(index.indexedAt).toISOString(),
                files: index.indexed,
                skipped: index.skipped,
                symbols: Object.values(index.languages).reduce((sum, language) => sum + language.symbols, 0),
              }
            : {}),
          ...(ended ? { ended: ended.how } : {}),
        })),
    }))
    const cut = all.some(({ refs, moreRefs }) => moreRefs || refs.length > MOST_REFS)
    const others = all.some(({ moreRefs }) => moreRefs) ? 'more of them' : 'all'
    return {
      page: pageOf(shown, from, limit),
      answer: (items: readonly Repository[]) => ({ total: shown.length, repositories: [...items] }),
      partial: cut || more,
      warnings: [
        ...(cut
          ? [`Only the ${MOST_REFS} most recent refs of each repository are shown: \`health\` lists ${others}.`]
          : []),
        ...(more ? [MORE_REPOSITORIES] : []),
        ...(all.length === 0 && filter !== '' && !more
          ? ['No repository that you can see here has this in its `owner/name`: leave `filter` out for all of them.']
          : []),
      ],
    }
  },
})
