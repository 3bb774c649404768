/**
 * Where the App is installed, and which repositories it was given there.
 *
 * Deliveries come in any order. Ids of installations are never used again, so what is told of one after its end was said before it;
 * and of two states the one that GitHub dates later holds.
 */
import type { z } from 'zod'
import type { Effect } from './effect.ts'
import type { Installation, InstallationRepositories } from './payloads.ts'

/** Kept among the deliveries for as long as one can be sent again. No delivery is called like that: their ids have no spaces. */
const ENDED = "'left installation ' || CAST(:id AS INTEGER)"
const STANDS = `NOT EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.id = ${ENDED})`

export function onInstallation(
  { action, installation, repositories }: z.infer<typeof Installation>,
  now: number,
): Effect[] {
  const { id } = installation
  if (action === 'deleted')
    return [
      { sql: 'DELETE FROM installation_repository WHERE installation_id = :id', parameters: { id } },
      { sql: 'DELETE FROM installation WHERE id = :id', parameters: { id } },
      {
        sql: `INSERT OR IGNORE INTO webhook_delivery (id, event, received_at) VALUES (${ENDED}, 'left', :now)`,
        parameters: { id, now },
      },
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
  const { id, account, repository_selection, suspended_at, updated_at } = installation
  const suspended = suspended_at ? Date.parse(suspended_at) : null
  const at = Date.parse(updated_at ?? '')
  return {
    sql: `INSERT INTO installation (id, github_owner_id, owner, selection, suspended_at, updated_at)
      SELECT :id, :account, :login, :selection, :suspended, :at WHERE ${STANDS}
      ON CONFLICT (id) DO UPDATE SET github_owner_id = :account, owner = :login, selection = :selection,
        suspended_at = :suspended, updated_at = :at WHERE updated_at <= :at`,
    parameters: {
      ...{ id, account: account.id, login: account.login, selection: repository_selection, suspended },
      at: Number.isFinite(at) ? at : now,
    },
  }
}

function given(id: number, repositories: readonly { id: number; name: string; private: boolean }[]): Effect[] {
  const rows = JSON.stringify(repositories.map((one) => [one.id, one.name, one.private ? 1 : 0]))
  return [
    {
      sql: `INSERT INTO installation_repository (installation_id, github_id, name, private)
        SELECT :id, value ->> 0, value ->> 1, value ->> 2 FROM json_each(:rows) WHERE ${STANDS}
        ON CONFLICT (installation_id, github_id) DO UPDATE SET name = excluded.name, private = excluded.private`,
      parameters: { id, rows },
    },
  ]
}
