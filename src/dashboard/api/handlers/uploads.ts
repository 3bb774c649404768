/** Which of the workflow runs of a linked repository may upload to it: decided by those who run the organisation. */
import { USUAL_EVENTS } from '../../../auth/ci/policy.ts'
import { done, type Handlers } from '../handling.ts'
import { repositoryIn } from './repositories.ts'

export const uploads: Handlers<`${'GET' | 'PATCH'} /repositories/:repository/uploads`> = {
  async 'GET /repositories/:repository/uploads'(asked) {
    const found = await repositoryIn(asked)
    const policy = await found?.as.ciPolicy(found.id)
    return (
      policy && {
        events: policy.events ?? [...USUAL_EVENTS],
        usualEvents: [...USUAL_EVENTS],
        pullRequests: policy.pullRequests ?? false,
        workflow: policy.workflow ?? null,
        workflowCommit: policy.workflowCommit ?? null,
        environment: policy.environment ?? null,
        hostedRunnersOnly: policy.hostedRunnersOnly ?? false,
      }
    )
  },

  async 'PATCH /repositories/:repository/uploads'(asked) {
    const found = await repositoryIn(asked)
    return found && done(await found.as.setCiPolicy(found.id, asked.body))
  },
}
