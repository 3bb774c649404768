/**
 * What a delivery changes: statements on the control plane, built without any query, that run together or not at all.
 *
 * Whatever names a payload uses, rows are found by GitHub's numeric ids. A repository is found by its own id and its
 * owner's: one that has gone to another owner is not the one that was linked.
 */
import type { Value } from '../../db/statement.ts'

export interface Effect {
  readonly sql: string
  readonly parameters: Readonly<Record<string, Value>>
}

/** Condition on `r`, a repository that is linked and alive; `:repo` and `:owner` are GitHub's ids. One that is frozen has none. */
export const LINKED = 'r.github_id = :repo AND r.github_owner_id = :owner AND r.deleted_at IS NULL'

/**
 * Adds a line about the last statement to the audit trail, if it changed something. `:what` names the repository's
 * rows.
 */
export function noted(action: string, details: Record<string, Value>, repository: Repository, at: number): Effect {
  return {
    sql: `INSERT INTO audit (at, organisation_id, repository_id, actor, action, details)
      SELECT :at, r.organisation_id, r.id, 'github', :action, :details FROM repository r
      WHERE r.github_id = :repo AND changes() > 0 ORDER BY r.deleted_at IS NULL DESC, r.id DESC LIMIT 1`,
    parameters: { action, details: JSON.stringify(details), repo: repository.id, at },
  }
}

export interface Repository {
  readonly id: number
  readonly owner: { readonly id: number; readonly login: string }
}
