/**
 * P42: restoring the control plane to an earlier copy gives back nothing that was revoked since.
 */
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { readAccess, withholdAccess } from '../../scripts/restore/access.ts'

/** In the order in which rows can be inserted, parents first. */
const TABLES = [
  ...['organisation', 'account', 'member', 'repository', 'team', 'team_member', 'repository_access', 'token'],
  ...['client_grant', 'client_grant_repository', 'blocked_client', 'allowed_client', 'usage_limit', 'web_session'],
  'exchanged_identity',
]
type Copy = Map<string, Record<string, unknown>[]>

async function copyOf(): Promise<Copy> {
  const copy: Copy = new Map()
  for (const table of TABLES)
    copy.set(table, (await env.DB.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results)
  return copy
}

/** What Time Travel does: everything is as it was then. */
async function setBack(copy: Copy): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('PRAGMA defer_foreign_keys = on'),
    ...[...TABLES].reverse().map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    ...TABLES.flatMap((table) =>
      (copy.get(table) ?? []).map((row) => {
        const names = Object.keys(row)
        return env.DB.prepare(
          `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        ).bind(...names.map((name) => row[name]))
      }),
    ),
  ])
}

const run = (...sql: string[]) => env.DB.batch(sql.map((one) => env.DB.prepare(one)))
const value = async (sql: string) =>
  Object.values((await env.DB.prepare(sql).first<Record<string, unknown>>()) ?? {})[0]

const BEFORE = [
  "INSERT INTO organisation (id, name, created_at) VALUES (1, 'one', 0), (2, 'two', 0), (3, 'three', 0)",
  "INSERT INTO account (id, name, created_at) VALUES (1, 'a', 0), (2, 'b', 0), (3, 'c', 0), (4, 'd', 0)",
  "INSERT INTO member (organisation_id, account_id, role, created_at) VALUES (1, 1, 'owner', 0), (1, 2, 'member', 0), (1, 3, 'admin', 0), (1, 4, 'member', 0)",
  "INSERT INTO repository (id, organisation_id, owner, name, shard, visibility, default_ref, created_at) VALUES (1, 1, 'one', 'r', 0, 'public', 'main', 0), (2, 1, 'one', 's', 0, 'private', 'main', 0)",
  "INSERT INTO team (id, organisation_id, name) VALUES (1, 1, 't')",
  'INSERT INTO team_member (team_id, account_id) VALUES (1, 2), (1, 4)',
  'INSERT INTO repository_access (repository_id, account_id, team_id, created_at) VALUES (2, 2, NULL, 0), (2, NULL, 1, 0)',
  "INSERT INTO token (id, hash, prefix, name, organisation_id, scopes, created_at) VALUES (1, 'h1', 'p', 'n', 1, '[]', 0), (2, 'h2', 'p', 'n', 1, '[]', 0), (3, 'h3', 'p', 'n', 1, '[]', 0)",
  "INSERT INTO client_grant (id, account_id, client_id, client_name, redirect_uri, resource, scopes, created_at, expires_at) VALUES ('g1', 1, 'c', 'c', 'r', 'm', '[]', 0, 9), ('g2', 2, 'c', 'c', 'r', 'm', '[]', 0, 9), ('g3', 2, 'c', 'c', 'r', 'm', '[]', 0, 9)",
  "INSERT INTO client_grant_repository (grant_id, repository_id) VALUES ('g1', 1), ('g1', 2)",
  "INSERT INTO web_session (hash, account_id, created_at, expires_at) VALUES ('s1', 1, 0, 9), ('s2', 2, 0, 9)",
  "INSERT INTO allowed_client (organisation_id, client_id, allowed_at) VALUES (1, 'listed', 0), (1, 'unlisted', 0)",
  "INSERT INTO usage_limit (organisation_id, client_id, tool, per_day, updated_at) VALUES (1, 'c', '', 100, 0), (1, 'd', '', 100, 0)",
  "INSERT INTO repository (id, organisation_id, owner, name, shard, default_ref, created_at, github_id, github_owner_id, ci_policy) VALUES (3, 1, 'one', 'unlinked', 0, 'main', 0, 31, 30, '{}'), (4, 1, 'one', 'kept', 0, 'main', 0, 41, 30, '{}')",
]

/** One of each kind of revocation, and some things that are granted. */
const SINCE = [
  'UPDATE organisation SET suspended_at = 5 WHERE id = 2',
  'UPDATE organisation SET deleted_at = 5 WHERE id = 3',
  'UPDATE account SET suspended_at = 5 WHERE id = 3',
  'DELETE FROM member WHERE account_id = 2',
  'UPDATE member SET suspended_at = 5 WHERE account_id = 4',
  "UPDATE member SET role = 'member' WHERE account_id = 3",
  "UPDATE repository SET visibility = 'private' WHERE id = 1",
  'UPDATE repository SET deleted_at = 5 WHERE id = 2',
  'DELETE FROM team_member WHERE account_id = 4',
  'DELETE FROM repository_access WHERE team_id = 1',
  'UPDATE token SET revoked_at = 5 WHERE id = 1',
  'DELETE FROM token WHERE id = 2',
  "UPDATE client_grant SET revoked_at = 5 WHERE id = 'g2'",
  "DELETE FROM client_grant WHERE id = 'g3'",
  'DELETE FROM client_grant_repository WHERE repository_id = 2',
  "INSERT INTO blocked_client (organisation_id, client_id, blocked_at) VALUES (1, 'c', 5)",
  "DELETE FROM web_session WHERE hash = 's2'",
  'UPDATE organisation SET listed_clients_only = 1 WHERE id = 1',
  "DELETE FROM allowed_client WHERE client_id = 'unlisted'",
  "UPDATE usage_limit SET per_day = 0 WHERE client_id = 'c'",
  'UPDATE repository SET github_id = NULL, github_owner_id = NULL WHERE id = 3',
  `UPDATE repository SET ci_policy = '{"hostedRunnersOnly":true}' WHERE id = 4`,
  "INSERT INTO exchanged_identity (issuer, jti, expires_at) VALUES ('i', 'used', 9)",
  // An organisation created since: after the restore there is none that its block could belong to.
  "INSERT INTO organisation (id, name, created_at) VALUES (4, 'four', 3)",
  "INSERT INTO blocked_client (organisation_id, client_id, blocked_at) VALUES (4, 'c', 5)",
  "INSERT INTO usage_limit (organisation_id, client_id, tool, per_day, updated_at) VALUES (4, 'c', '', 0, 5)",
  "INSERT INTO token (id, hash, prefix, name, organisation_id, scopes, created_at) VALUES (4, 'h4', 'p', 'n', 1, '[]', 4)",
]

it('gives back nothing that was taken away since, and keeps what was not', async () => {
  await run(...BEFORE)
  const earlier = await copyOf()
  await run(...SINCE)
  const state = JSON.parse(JSON.stringify(await readAccess(env.DB, 6)))
  await setBack(earlier)
  expect(await value('SELECT revoked_at FROM token WHERE id = 1'), 'the restore did give it back').toBeNull()

  const changed = await withholdAccess(env.DB, state, 7)
  const ended: [string, unknown][] = [
    ['SELECT suspended_at FROM organisation WHERE id = 2', 5],
    ['SELECT deleted_at FROM organisation WHERE id = 3', 5],
    ['SELECT suspended_at FROM account WHERE id = 3', 5],
    ['SELECT count(*) FROM member WHERE account_id = 2', 0],
    ['SELECT suspended_at FROM member WHERE account_id = 4', 5],
    ['SELECT role FROM member WHERE account_id = 3', 'member'],
    ['SELECT visibility FROM repository WHERE id = 1', 'private'],
    ['SELECT deleted_at FROM repository WHERE id = 2', 5],
    ['SELECT count(*) FROM team_member WHERE account_id = 4', 0],
    ['SELECT count(*) FROM repository_access WHERE team_id = 1', 0],
    ['SELECT revoked_at FROM token WHERE id = 1', 5],
    ['SELECT count(*) FROM token WHERE id = 2', 0],
    ["SELECT revoked_at FROM client_grant WHERE id = 'g2'", 5],
    ["SELECT revoked_at FROM client_grant WHERE id = 'g3'", 7],
    ['SELECT count(*) FROM client_grant_repository WHERE repository_id = 2', 0],
    ["SELECT count(*) FROM blocked_client WHERE client_id = 'c'", 1],
    ["SELECT count(*) FROM web_session WHERE hash = 's2'", 0],
    ['SELECT listed_clients_only FROM organisation WHERE id = 1', 1],
    ["SELECT count(*) FROM allowed_client WHERE client_id = 'unlisted'", 0],
    ["SELECT per_day FROM usage_limit WHERE organisation_id = 1 AND client_id = 'c'", 0],
    ['SELECT github_id FROM repository WHERE id = 3', null],
    ['SELECT ci_policy FROM repository WHERE id = 4', '{"hostedRunnersOnly":true}'],
    ["SELECT count(*) FROM exchanged_identity WHERE jti = 'used'", 1],
  ]
  for (const [sql, expected] of ended) expect(await value(sql), sql).toBe(expected)
  const kept: [string, unknown][] = [
    ['SELECT suspended_at FROM organisation WHERE id = 1', null],
    ['SELECT role FROM member WHERE account_id = 1', 'owner'],
    ['SELECT count(*) FROM repository_access WHERE account_id = 2', 1],
    ['SELECT revoked_at FROM token WHERE id = 3', null],
    ["SELECT revoked_at FROM client_grant WHERE id = 'g1'", null],
    ["SELECT count(*) FROM web_session WHERE hash = 's1'", 1],
    ['SELECT listed_clients_only FROM organisation WHERE id = 2', 0],
    ["SELECT count(*) FROM allowed_client WHERE client_id = 'listed'", 1],
    ["SELECT per_day FROM usage_limit WHERE client_id = 'd'", 100],
    ['SELECT github_id FROM repository WHERE id = 4', 41],
  ]
  for (const [sql, expected] of kept) expect(await value(sql), sql).toBe(expected)
  expect(Object.keys(changed)).toContain('token')
  expect(await withholdAccess(env.DB, state, 8), 'once is enough').toEqual({})
})

it('does so for more rows than one value of the database may hold', async () => {
  const count = 30_000
  const many = `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${count})`
  const name = "'a name of some length, as hashes and identities have: ' || n"
  const tables = ['token', 'repository_access', 'exchanged_identity']
  await run(
    ...tables.map((table) => `DELETE FROM ${table}`),
    `${many} INSERT INTO account (id, name, created_at) SELECT 1000 + n, 'many' || n, 0 FROM n`,
    `${many} INSERT INTO repository_access (repository_id, account_id, created_at) SELECT 1, 1000 + n, 0 FROM n`,
    `${many} INSERT INTO token (id, hash, prefix, name, organisation_id, scopes, created_at) SELECT 1000 + n, ${name}, 'p', 'n', 1, '[]', 0 FROM n`,
    `${many} INSERT INTO exchanged_identity (issuer, jti, expires_at) SELECT 'i', ${name}, 9 FROM n`,
    "INSERT INTO exchanged_identity (issuer, jti, expires_at) VALUES ('i', 'expired', 5)",
    'UPDATE token SET revoked_at = 5 WHERE id % 2 = 0',
    'DELETE FROM repository_access WHERE account_id = 1001',
  )
  const state = JSON.parse(JSON.stringify(await readAccess(env.DB, 6)))
  await run(
    'UPDATE token SET revoked_at = NULL',
    'DELETE FROM exchanged_identity',
    'INSERT INTO repository_access (repository_id, account_id, created_at) VALUES (1, 1001, 0)',
  )
  expect(await withholdAccess(env.DB, state, 7)).toEqual({
    token: count / 2,
    repository_access: 1,
    exchanged_identity: count,
  })
  expect(await value('SELECT count(*) FROM token WHERE revoked_at IS NULL')).toBe(count / 2)
}, 60_000)

it('knows every table that gives access: one that is added later is missed by nobody', async () => {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT t.name FROM sqlite_master t JOIN pragma_table_info(t.name) c
     WHERE t.type = 'table' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\' AND c.name IN ('revoked_at', 'suspended_at', 'role', 'account_id', 'grant_id', 'client_id')`,
  ).all<{ name: string }>()
  const covered = Object.keys((await readAccess(env.DB, 0)).rows)
  // These name a person or a client but give no access: counts and records.
  const harmless = new Set(['usage_by_hour', 'tool_call', 'installation'])
  expect(results.map((row) => row.name).filter((name) => !covered.includes(name) && !harmless.has(name))).toEqual([])
})
