import { z } from 'zod'
import { defineTool } from '../define-tool.ts'
import { PathParam } from '../params.ts'

export default defineTool({
  name: 'refresh',
  title: 'Ask for a new index',
  description:
    'Asks for the ref to be indexed again, and says who was asked. It does not wait: `indexed_at` of later answers shows the result.',
  writes: true,
  input: { paths: z.array(PathParam).min(1).max(100).optional() },
  output: {
    refreshed: z.int().min(0).describe('Files indexed before this answer'),
    duration: z.number().positive().describe('ms'),
    errors: z.array(z.object({ path: z.string(), error: z.string() })),
    requested: z.object({
      ref: z.string(),
      paths: z.array(z.string()).describe('Empty: everything'),
      of: z.enum(['local_watcher', 'nobody']),
    }),
  },
  async run({ paths = [] }, { scope, requestRefresh }) {
    const started = performance.now()
    const { watched } = await requestRefresh(paths)
    return {
      answer: () => ({
        refreshed: 0,
        duration: Math.max(1, Math.round(performance.now() - started)),
        errors: [],
        requested: {
          ref: scope.ref,
          paths: [...paths],
          of: watched ? ('local_watcher' as const) : ('nobody' as const),
        },
      }),
      warnings: watched
        ? ['The watcher indexes what is checked out, all of it that changed.']
        : ['The request is recorded, but nothing that could index is connected: the index is renewed when CI uploads.'],
    }
  },
})
