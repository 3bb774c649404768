import { z } from 'zod'
import { defineTool } from '../define-tool.ts'
import { PathParam } from '../params.ts'

const WARNING = {
  local_watcher:
    'The local watcher indexes everything that changed in the checkout: the branch that is checked out, and no other ref.',
  workflow: 'The indexing workflow was started; it indexes everything that changed up to the newest commit of the ref.',
  refused: 'GitHub did not start the indexing workflow: it may have another name, or lack `workflow_dispatch`.',
  foreign:
    'Nobody was asked: only members of its organisation can refresh a public repository. Its index is renewed when its CI uploads.',
  nobody: 'The request is recorded, but no indexer is connected: the index is renewed when CI next uploads.',
} as const

export default defineTool({
  name: 'refresh',
  title: 'Request re-indexing',
  description:
    'Requests re-indexing of the ref and says who was asked. Does not wait: `indexed_at` of later answers shows the result.',
  writes: true,
  input: { paths: z.array(PathParam).min(1).max(100).optional() },
  output: {
    refreshed: z.int().min(0).describe('Files indexed before this answer'),
    duration: z.number().positive().describe('ms'),
    errors: z.array(z.object({ path: z.string(), error: z.string() })),
    requested: z.object({
      ref: z.string(),
      paths: z.array(z.string()).describe('Empty: everything'),
      of: z.enum(['local_watcher', 'workflow', 'nobody']),
    }),
  },
  async run({ paths = [] }, { scope, requestRefresh }) {
    const started = performance.now()
    const { watched, workflow } = await requestRefresh(paths)
    const of = watched ? 'local_watcher' : workflow === 'started' ? 'workflow' : 'nobody'
    return {
      answer: () => ({
        refreshed: 0,
        duration: Math.max(1, Math.round(performance.now() - started)),
        errors: [],
        requested: {
          ref: scope.ref,
          paths: [...paths],
          of: of as 'local_watcher' | 'workflow' | 'nobody',
        },
      }),
      warnings: [WARNING[workflow === 'refused' || workflow === 'foreign' ? workflow : of]],
    }
  },
})
