/**
 * What can be linked: the repositories that the App was given where it is installed.
 */
import type { Databases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'

export interface InstalledRepository {
  readonly githubId: number
  readonly ownerId: number
  readonly owner: string
  readonly name: string
  readonly private: boolean
  /** Our id, where this organisation has linked it. */
  readonly linkedAs: number | undefined
}

/** Of the organisation's own account at GitHub, by name. Whoever asks has been found to run the organisation. */
export async function installedRepositories(
  { control }: Pick<Databases, 'control'>,
  organisationId: number,
): Promise<InstalledRepository[]> {
  const { results } = await statement(
    control,
    `SELECT k.github_id, i.github_owner_id, i.owner, k.name, k.private, r.id AS linked
     FROM organisation o JOIN installation i ON i.github_owner_id = o.github_id AND i.suspended_at IS NULL
     JOIN installation_repository k ON k.installation_id = i.id
     LEFT JOIN repository r ON r.github_id = k.github_id AND r.organisation_id = o.id AND r.deleted_at IS NULL
     WHERE o.id = :organisation AND o.deleted_at IS NULL ORDER BY k.name COLLATE NOCASE LIMIT 5000`,
    { organisation: organisationId },
  ).all<{
    github_id: number
    github_owner_id: number
    owner: string
    name: string
    private: number
    linked: number | null
  }>()
  return results.map((row) => ({
    githubId: row.github_id,
    ownerId: row.github_owner_id,
    owner: row.owner,
    name: row.name,
    private: row.private === 1,
    linkedAs: row.linked ?? undefined,
  }))
}

/** Whether the App is installed on the organisation's account: what pushes and ends are heard through. */
export async function isInstalled({ control }: Pick<Databases, 'control'>, organisationId: number): Promise<boolean> {
  const row = await statement(
    control,
    `SELECT 1 AS yes FROM organisation o JOIN installation i ON i.github_owner_id = o.github_id AND i.suspended_at IS NULL
     WHERE o.id = :organisation`,
    { organisation: organisationId },
  ).first<{ yes: number }>()
  return row !== null
}
