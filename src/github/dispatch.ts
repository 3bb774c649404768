/**
 * Starts the workflow that indexes a repository, for the tool `refresh` and for the dashboard's button.
 *
 * Repeated requests within a short time start it once: a run that is under way would index the same commit.
 */
import type { Databases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'
import { type Env, gitHubAddresses } from '../env.ts'
import { log } from '../telemetry/log.ts'
import type { RepositoryScope } from '../tenancy/scope.ts'
import { gitHubApp } from './app.ts'

/** A repeated request for one ref within this time starts nothing. */
const QUIET_MS = 60_000
const WORKFLOW = 'sextant.yml'

export type Dispatched =
  /** GitHub accepted it now or a moment ago. */
  | 'started'
  /** No App is configured, it is not installed on this repository, or workflows do not run on this kind of ref. */
  | 'cannot'
  /** GitHub refused (no such workflow, no permission) or did not respond. */
  | 'refused'

export async function dispatchIndexing(
  env: Env,
  { control }: Pick<Databases, 'control'>,
  scope: RepositoryScope,
  ref: string,
  now = Date.now(),
): Promise<Dispatched> {
  const app = gitHubApp(env, gitHubAddresses(env).api)
  // Workflows run on branches and tags, not on a pull request's own ref or a commit.
  if (!app || /^refs\/(?!heads\/|tags\/)/.test(ref) || /^[0-9a-f]{40}$/.test(ref)) return 'cannot'
  const parameters = { repository: scope.repositoryId, ref, now, quiet: now - QUIET_MS }
  const [found, asked] = await control.batch<{
    installation: number
    owner: string
    name: string
    workflow: string | null
  }>(
    [
      `SELECT i.id AS installation, r.owner, r.name, r.workflow FROM repository r
       JOIN installation_repository k ON k.github_id = r.github_id
       JOIN installation i ON i.id = k.installation_id AND i.github_owner_id = r.github_owner_id AND i.suspended_at IS NULL
       WHERE r.id = :repository AND r.deleted_at IS NULL AND r.frozen_at IS NULL LIMIT 1`,
      `INSERT INTO workflow_start (repository_id, ref, started_at) VALUES (:repository, :ref, :now)
       ON CONFLICT (repository_id, ref) DO UPDATE SET started_at = :now WHERE started_at < :quiet`,
    ].map((sql) => statement(control, sql, parameters)),
  )
  const target = found?.results[0]
  if (!target) return 'cannot'
  if (asked?.meta.changes !== 1) return 'started'
  try {
    const { installation, owner, name, workflow } = target
    const request = await app.of(installation)
    await request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
      owner,
      repo: name,
      workflow_id: workflow ?? WORKFLOW,
      ref,
    })
    return 'started'
  } catch (error) {
    const { status } = error as { status?: number }
    log('warn', 'workflow not started', { repository: scope.repositoryId, status: status ?? 0 })
    await statement(
      control,
      'DELETE FROM workflow_start WHERE repository_id = :repository AND ref = :ref',
      parameters,
    ).run()
    return 'refused'
  }
}
