/**
 * Where the App is installed, and which repositories it was given there.
 */
import type { z } from 'zod'
import type { Effect } from './effect.ts'
import type { Installation, InstallationRepositories } from './payloads.ts'

export function onInstallation(
  { action, installation, repositories }: z.infer<typeof Installation>,
  now: number,
): Effect[] {
  const { id } = installation
  if (action === 'deleted')
    return [
      { sql: 'DELETE FROM installation_repository WHERE installation_id = :id', parameters: { id } },
      { sql: 'DELETE FROM installation WHERE id = :id', parameters: { id } },
    ]
  return [recorded(installation, now), ...(repositories ? given(id, repositories) : [])]
}

export function onInstallationRepositories(event: z.infer<typeof InstallationRepositories>, now: number): Effect[] {
  const { installation, repositories_added, repositories_removed } = event
  const removed = JSON.stringify(repositories_removed.map((repository) => repository.id))
  return [
    recorded(installation, now),
    ...given(installation.id, repositories_added),
    {
      sql: `DELETE FROM installation_repository WHERE installation_id = :id
        AND github_id IN (SELECT value FROM json_each(:removed))`,
      parameters: { id: installation.id, removed },
    },
  ]
}

function recorded(installation: z.infer<typeof Installation>['installation'], now: number): Effect {
  const { id, account, repository_selection, suspended_at } = installation
  const suspended = suspended_at ? Date.parse(suspended_at) : null
  return {
    sql: `INSERT INTO installation (id, github_owner_id, owner, selection, suspended_at, updated_at)
      VALUES (:id, :account, :login, :selection, :suspended, :now)
      ON CONFLICT (id) DO UPDATE SET github_owner_id = :account, owner = :login, selection = :selection,
        suspended_at = :suspended, updated_at = :now`,
    parameters: { id, account: account.id, login: account.login, selection: repository_selection, suspended, now },
  }
}

function given(id: number, repositories: readonly { id: number; name: string; private: boolean }[]): Effect[] {
  const rows = JSON.stringify(repositories.map((one) => [one.id, one.name, one.private ? 1 : 0]))
  return [
    {
      sql: `INSERT INTO installation_repository (installation_id, github_id, name, private)
        SELECT :id, value ->> 0, value ->> 1, value ->> 2 FROM json_each(:rows) WHERE true
        ON CONFLICT (installation_id, github_id) DO UPDATE SET name = excluded.name, private = excluded.private`,
      parameters: { id, rows },
    },
  ]
}
