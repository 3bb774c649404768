/**
 * Counters that change when something changed that a person may see. Every open page asks for them every few seconds,
 * so each part reads a few rows: newest ids and sums, and nothing that grows over time.
 */
import type { Databases } from '../../db/databases.ts'
import { statement } from '../../db/statement.ts'
import type { Proof } from '../../tenancy/principal.ts'
import { allowed } from '../access-query.ts'
import { parametersOf } from '../authenticate.ts'

export async function pulseOf(databases: Databases, proof: Proof, accountId: number) {
  const { control } = databases
  const p = parametersOf(proof)
  const hour = Math.floor(p.now / 3_600_000) * 3_600_000
  const parameters = { ...p, account: accountId, hour }
  const results = await control.batch<Record<string, unknown>>(
    [
      `WITH ${allowed(p, '')} SELECT count(*) AS n, sum(r.next_generation) AS generations, max(r.id) AS newest,
         sum((SELECT coalesce(sum(f.id + coalesce(f.pushed_at, 0) + coalesce(f.behind_by, 0)), 0) FROM ref f
           WHERE f.repository_id = a.id)) AS refs
       FROM allowed a JOIN repository r ON r.id = a.id`,
      `WITH ${allowed(p, '')} SELECT sum(x.id) AS runs, sum(x.status = 'open') AS open, max(x.finished_at) AS finished
       FROM allowed a JOIN run x ON x.id = (SELECT max(y.id) FROM run y WHERE y.repository_id = a.id)`,
      `SELECT (SELECT json_array(count(*), max(g.last_used_at)) FROM client_grant g
           WHERE g.account_id = :account AND g.revoked_at IS NULL) AS clients,
         (SELECT json_array(count(*), max(t.last_used_at)) FROM member m JOIN token t ON t.organisation_id = m.organisation_id
           WHERE m.account_id = :account AND m.suspended_at IS NULL AND t.run IS NULL AND t.revoked_at IS NULL
             AND (m.role <> 'member' OR t.account_id = :account)) AS tokens,
         (SELECT coalesce(sum(u.calls + u.refused), 0) FROM member m JOIN usage_by_hour u
           ON u.organisation_id = m.organisation_id AND u.hour >= :hour
           WHERE m.account_id = :account AND m.suspended_at IS NULL AND (m.role <> 'member' OR u.account_id = :account)) AS calls`,
      `SELECT json_group_array((SELECT max(t.id) FROM audit t WHERE t.organisation_id = m.organisation_id)) AS newest
       FROM member m WHERE m.account_id = :account AND m.suspended_at IS NULL`,
    ].map((sql) => statement(control, sql, parameters)),
  )
  const [index, runs, calls, audit] = results.map((result) => Object.values(result.results[0] ?? {}).join('.'))
  return { index: index ?? '', runs: runs ?? '', calls: calls ?? '', audit: audit ?? '' }
}
