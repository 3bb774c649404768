/** Repositories that can be linked: those the App was given where it is installed. */
import type { Databases } from '../db/databases.ts'
import { statement } from '../db/statement.ts'

export interface InstalledRepository {
  readonly githubId: number
  readonly owner: string
  readonly name: string
  readonly private: boolean
}

interface InstalledRow {
  readonly github_id: number
  readonly owner: string
  readonly name: string
  readonly private: number
}

/** Installations on the organisation's own GitHub account. The caller has been checked to run the organisation. */
const INSTALLED = `SELECT k.github_id, i.owner, k.name, k.private
  FROM organisation o JOIN installation i ON i.github_owner_id = o.github_id AND i.suspended_at IS NULL
  JOIN installation_repository k ON k.installation_id = i.id
  WHERE o.id = :organisation AND o.deleted_at IS NULL`

/** At most this many, by name. */
export async function installedRepositories(
  { control }: Pick<Databases, 'control'>,
  organisation: number,
  most: number,
): Promise<InstalledRepository[]> {
  const sql = `${INSTALLED} ORDER BY k.name COLLATE NOCASE LIMIT :most`
  const { results } = await statement(control, sql, { organisation, most }).all<InstalledRow>()
  return results.map(repositoryOf)
}

/** The repository with that name, ignoring case. */
export async function installedRepository(
  { control }: Pick<Databases, 'control'>,
  organisation: number,
  owner: string,
  name: string,
): Promise<InstalledRepository | undefined> {
  const sql = `${INSTALLED} AND i.owner = :owner COLLATE NOCASE AND k.name = :name COLLATE NOCASE LIMIT 1`
  const row = await statement(control, sql, { organisation, owner, name }).first<InstalledRow>()
  return row === null ? undefined : repositoryOf(row)
}

const repositoryOf = (row: InstalledRow): InstalledRepository => ({
  githubId: row.github_id,
  owner: row.owner,
  name: row.name,
  private: row.private === 1,
})
