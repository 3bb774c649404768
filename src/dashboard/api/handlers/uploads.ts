/** Which of the workflow runs of a linked repository may upload to it: decided by those who run the organisation. */
import { type CiPolicy, USUAL_EVENTS } from '../../../auth/ci/policy.ts'
import { done, type Handlers } from '../handling.ts'
import { Refused } from '../refusals.ts'
import { repositoryIn } from './repositories.ts'

type Found = NonNullable<Awaited<ReturnType<typeof repositoryIn>>>

export async function rulesOf({ as, id }: Found): Promise<CiPolicy | undefined> {
  const policy = await as.ciPolicy(id)
  if (policy === 'unreadable')
    throw new Refused(
      'conflict',
      'The operator of this service wrote these rules by hand, and they cannot be read. No run may upload until the operator corrects them.',
    )
  return policy
}

export const uploads: Handlers<`${'GET' | 'PATCH'} /repositories/:repository/uploads`> = {
  async 'GET /repositories/:repository/uploads'(asked) {
    const found = await repositoryIn(asked)
    const policy = found && (await rulesOf(found))
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
    if (!found) return undefined
    // Whoever may not is refused by the act itself, which leaves a line in the trail.
    if (await found.as.administers()) await rulesOf(found)
    return done(await found.as.setCiPolicy(found.id, asked.body))
  },
}
