import { z } from 'zod'
import { pageOf } from '../../query/page.ts'
import { defineTool } from '../define-tool.ts'
import { SERVER } from '../instructions.ts'
import { MORE_REPOSITORIES } from './list-repositories.ts'

const Coverage = z.object({
  repository: z.string(),
  ref: z.string(),
  indexing_status: z.enum(['not_indexed', 'indexing', 'ready', 'failed']),
  indexed: z.int().min(0),
  skipped: z.int().min(0),
  symbols: z.int().min(0),
  with_errors: z.int().min(0),
})
type Coverage = z.infer<typeof Coverage>

export default defineTool({
  name: 'health',
  title: 'Health',
  description: 'Whether the service and its indexes work, with coverage per ref.',
  about: 'caller',
  input: {},
  output: {
    status: z.enum(['healthy', 'degraded', 'unhealthy']),
    serverVersion: z.string(),
    indexReachable: z.boolean(),
    indexStats: z
      .object({ repositoryCount: z.int(), documentCount: z.int(), indexBytes: z.int(), contentBytes: z.int() })
      .describe('Documents and content of default refs'),
    refs: z.array(Coverage),
    errorMessage: z.string().optional(),
  },
  pageSize: 50,
  async run(_args, { list, indexBytes, limit, from }) {
    const { repositories, more } = await list()
    const cut = repositories.some(({ moreRefs }) => moreRefs)
    const bytes = await indexBytes(repositories.map(({ scope }) => scope))
    const reachable = bytes !== undefined
    const refs: Coverage[] = repositories.flatMap(({ repository, refs: own }) =>
      own.map(({ name, index, syncing }) => ({
        repository,
        ref: name,
        indexing_status: index ? ('ready' as const) : syncing ? ('indexing' as const) : ('not_indexed' as const),
        indexed: index?.indexed ?? 0,
        skipped: index?.skipped ?? 0,
        symbols: sum(index?.languages, 'symbols'),
        with_errors: sum(index?.languages, 'withErrors'),
      })),
    )
    const defaults = repositories.flatMap(
      ({ defaultRef, refs: own }) => own.find(({ name }) => name === defaultRef)?.index ?? [],
    )
    return {
      page: pageOf(refs, from, limit),
      partial: cut || more,
      warnings: [
        ...(cut ? ['Of repositories with very many refs only the most recent ones are listed.'] : []),
        ...(more ? [MORE_REPOSITORIES] : []),
      ],
      answer: (items: readonly Coverage[]) => ({
        status: reachable ? ('healthy' as const) : ('degraded' as const),
        serverVersion: SERVER.version,
        indexReachable: reachable,
        indexStats: {
          repositoryCount: repositories.length,
          documentCount: defaults.reduce((total, index) => total + index.indexed, 0),
          indexBytes: bytes ?? 0,
          contentBytes: defaults.reduce((total, index) => total + index.bytes, 0),
        },
        refs: [...items],
        ...(reachable ? {} : { errorMessage: 'Part of the index does not respond right now.' }),
      }),
    }
  },
})

type Languages = Readonly<Record<string, { readonly symbols: number; readonly withErrors: number }>>
function sum(languages: Languages | undefined, field: 'symbols' | 'withErrors'): number {
  return Object.values(languages ?? {}).reduce((total, language) => total + language[field], 0)
}
