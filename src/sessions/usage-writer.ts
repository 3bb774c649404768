/** Writes a session's sums and recorded calls to the control plane: one batch, which may be repeated. */
import { openDatabases } from '../db/databases.ts'
import { rowChunks, statement } from '../db/statement.ts'
import type { Env } from '../env.ts'
import { LATENCY_COLUMNS } from './latency.ts'
import type { SessionOwner } from './session.ts'

/** Counts for an hour, a repository and a tool, since the hour began. */
export interface Sum extends Record<string, SqlStorageValue> {
  organisation_id: number
  hour: number
  repository_id: number
  tool: string
  calls: number
  errors: number
  refused: number
  ms: number
  latency: string
}

export interface Recorded extends Record<string, SqlStorageValue> {
  id: string
  organisation_id: number
  at: number
  repository_id: number
  tool: string
  outcome: string
  ms: number
}

const COUNTED = ['calls', 'errors', 'refused', 'ms', ...LATENCY_COLUMNS]
const KEY = ['organisation_id', 'hour', 'repository_id', 'tool']

// A sum only grows, so the larger of two is the later one.
const WRITE_SUMS = `INSERT INTO usage_by_hour (session, account_id, client_id, ${[...KEY, ...COUNTED].join(', ')})
  SELECT :session, :account, :client, ${[...KEY, ...COUNTED].map((_, at) => `value ->> ${at}`).join(', ')}
  FROM json_each(:rows) WHERE true
  ON CONFLICT DO UPDATE SET ${COUNTED.map((name) => `${name} = max(${name}, excluded.${name})`).join(', ')}`

const WRITE_CALLS = `INSERT OR IGNORE INTO tool_call
    (session, account_id, client_id, id, organisation_id, at, repository_id, tool, outcome, ms)
  SELECT :session, :account, :client, ${Array.from({ length: 7 }, (_, at) => `value ->> ${at}`).join(', ')}
  FROM json_each(:rows)`

export async function writeUsage(
  env: Env,
  owner: SessionOwner,
  { sums, recorded, seen }: { sums: readonly Sum[]; recorded: readonly Recorded[]; seen: number },
): Promise<void> {
  const { control } = openDatabases(env)
  const who = {
    session: owner.grantId === undefined ? `token:${owner.tokenId}` : `grant:${owner.grantId}`,
    account: owner.accountId,
    client: owner.clientId,
  }
  const sumRows = sums.map(({ organisation_id, hour, repository_id, tool, calls, errors, refused, ms, latency }) => [
    ...[organisation_id, hour, repository_id, tool, calls, errors, refused, ms],
    ...(JSON.parse(latency) as number[]),
  ])
  const callRows = recorded.map(({ id, organisation_id, at, repository_id, tool, outcome, ms }) => [
    ...[id, organisation_id, at, repository_id, tool, outcome, ms],
  ])
  const last = 'last_used_at = max(coalesce(last_used_at, 0), :seen)'
  await control.batch([
    ...rowChunks(sumRows).map((rows) => statement(control, WRITE_SUMS, { ...who, rows })),
    ...rowChunks(callRows).map((rows) => statement(control, WRITE_CALLS, { ...who, rows })),
    owner.grantId === undefined
      ? statement(control, `UPDATE token SET ${last} WHERE id = :token`, { token: owner.tokenId, seen })
      : statement(control, `UPDATE client_grant SET ${last} WHERE id = :grant`, { grant: owner.grantId, seen }),
  ])
}
