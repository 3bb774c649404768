/**
 * Which runs of a linked repository may write its index.
 *
 * By default those that only somebody with write access can start. `pull_request_target`, `workflow_run` and
 * `issue_comment` run with the base repository's identity on what a stranger wrote, so they are refused whatever the
 * policy says.
 */
import { z } from 'zod'
import type { RunIdentity } from './identity.ts'

export const CiPolicy = z.strictObject({
  events: z.array(z.string().max(100)).max(20).optional(),
  /** Runs of pull requests from the same repository may write `refs/pull/N/…`. */
  pullRequests: z.boolean().optional(),
  environment: z.string().max(255).optional(),
  /** Path of the workflow file: `.github/workflows/index.yml`. */
  workflow: z.string().max(500).optional(),
  /** Commit of the workflow that contains the job: pins a reusable workflow. */
  workflowCommit: z.string().max(64).optional(),
  hostedRunnersOnly: z.boolean().optional(),
  /**
   * The repository's visibility when it was linked. One that has become public since must be linked again by a person.
   */
  linkedAs: z.enum(['private', 'internal', 'public']).optional(),
})
export type CiPolicy = z.infer<typeof CiPolicy>

/** As a repository keeps it. Operators also write it by hand: `unreadable` is what is none. */
export function storedPolicy(text: string): CiPolicy | 'unreadable' {
  try {
    return CiPolicy.safeParse(JSON.parse(text)).data ?? 'unreadable'
  } catch {
    return 'unreadable'
  }
}

export const USUAL_EVENTS: readonly string[] = [
  'push',
  'workflow_dispatch',
  'schedule',
  'release',
  'create',
  'merge_group',
]
/** Whoever may comment or fork starts these. */
export const NEVER: readonly string[] = ['pull_request_target', 'workflow_run', 'issue_comment']

/** Why the run may not write, in words for whoever set the workflow up; undefined when it may. */
export function objection(policy: CiPolicy, run: RunIdentity): string | undefined {
  const event = run.event_name
  if (NEVER.includes(event)) return `Runs of ${event} can be steered from outside the repository.`
  const ofPullRequest = /^refs\/pull\/\d+\//.test(run.ref)
  if (event === 'pull_request') {
    if (policy.pullRequests !== true) return 'Runs of pull requests are not allowed for this repository.'
    if (!ofPullRequest) return 'A pull request’s run may write only its own ref.'
  } else {
    if (!(policy.events ?? USUAL_EVENTS).includes(event)) return `Runs of ${event} are not allowed for this repository.`
    if (ofPullRequest) return 'Only a pull request’s run may write its ref.'
  }
  if (policy.environment !== undefined && run.environment !== policy.environment)
    return 'The run is not of the environment that this repository asks for.'
  if (policy.workflow !== undefined && workflowPath(run.workflow_ref) !== policy.workflow)
    return 'The run is of another workflow than this repository asks for.'
  if (policy.workflowCommit !== undefined && run.job_workflow_sha !== policy.workflowCommit)
    return 'The job’s workflow is of another commit than this repository asks for.'
  if (policy.hostedRunnersOnly === true && run.runner_environment !== 'github-hosted')
    return 'The run is not on one of GitHub’s own runners.'
  if (policy.linkedAs !== undefined && policy.linkedAs !== 'public' && run.repository_visibility === 'public')
    return 'The repository has become public since it was linked. Unlink it, and link it again.'
  return undefined
}

/** Runs of these can be asked for again by `workflow_dispatch`, and their workflow is the one on their own ref. */
const REPEATABLE = ['push', 'schedule', 'workflow_dispatch']

/** The file of the workflow that `refresh` may start to index the same ref again; undefined where that is not known. */
export function workflowToStart(run: RunIdentity): string | undefined {
  if (!REPEATABLE.includes(run.event_name)) return undefined
  // A required workflow belongs to another repository.
  if (run.repository === undefined || !run.workflow_ref?.startsWith(`${run.repository}/`)) return undefined
  return /^\.github\/workflows\/([^/]+\.ya?ml)$/.exec(workflowPath(run.workflow_ref) ?? '')?.[1]
}

/** `owner/name/.github/workflows/x.yml@refs/heads/main` → the path; owner and name may have changed. */
function workflowPath(ref: string | undefined): string | undefined {
  return /^[^/]+\/[^/]+\/([^@]+)@/.exec(ref ?? '')?.[1]
}
